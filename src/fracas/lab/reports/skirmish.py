"""What a designer wants to know of skirmish: armies, factions, units and maps, and what beats what where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fracas.games.skirmish.content import FACTIONS, MAPS, OFFERED, SCENARIOS, UNITS
from fracas.games.skirmish.rows import ABILITY_ROWS
from fracas.lab.reports import (
    FAIR,
    FAIR_CARD,
    Facts,
    Matrix,
    Part,
    Plain,
    Section,
    Shares,
    Table,
    Text,
    fair_of,
    mean,
    met,
    ranked,
    shares_of,
)
from fracas.lab.rows import Row

SIZES: Final = (50, 100)
SMALL: Final = 20
"""Armies of 50 points fight on tables of so many inches; larger armies on all."""
OWN: Final = "own armies"


class SkirmishReport:
    """What skirmish brings."""

    def tables(self, settings: Mapping[str, Any], games: int) -> list[dict[str, Any]]:
        """Every ready army against each of the same size and another faction, from both seats. The fields take turns:
        with enough games every pairing has every field, with few of them one field, and every field many pairings."""
        if "armies" in settings:
            return [dict(settings)]
        sizes = [settings["points"]] if "points" in settings else SIZES
        found = []
        for points in sizes:
            grounds = [
                {"scenario": scenario.id, "map": ground.id}
                for scenario in SCENARIOS
                for ground in MAPS
                if ground.id in scenario.maps and ground.layout(scenario.id, 2) is not None
                if points > min(SIZES) or ground.size == SMALL * 1000
            ]
            armies = [army for army in OFFERED if army.points == points]
            pairs = [[one.id, two.id] for one in armies for two in armies if one.faction != two.faction]
            turns = min(len(grounds), max(1, games // max(1, len(pairs) * len(sizes))))
            found += [
                {**grounds[(number * 7 + turn) % len(grounds)], **settings, "points": points, "armies": pair}
                for turn in range(turns)
                for number, pair in enumerate(pairs)
            ]
        return found

    def sections(self, rows: Sequence[Row], players: int) -> list[Section]:
        """Armies and factions; units; maps."""
        even = 1 / players
        names = {army.id: f"{army.name} ({army.points})" for army in OFFERED}
        factions = {faction.id: faction.name for faction in FACTIONS}
        by_army, by_faction, by_unit = Table[str](), Table[str](), Table[str]()
        fielded = dict.fromkeys((unit.id for unit in UNITS), 0)
        for row in rows:
            for seat, share in enumerate(shares_of(row, players)):
                by_army.add(row["armies"][seat] or OWN, share)
                by_faction.add(row["factions"][seat], share)
                for unit in set(row["units"][seat]):
                    by_unit.add(unit, share)
                for unit in row["units"][seat]:
                    fielded[unit] += 1
        there = [faction.name for faction in FACTIONS if faction.id in by_faction]
        fair = fair_of(even)
        bodies = {unit: [f"{fielded[unit] / by_unit[unit].count:.2f}"] for unit in by_unit}
        return [
            Section(
                "Factions",
                [
                    Shares(
                        "Victories of each faction",
                        "faction",
                        ranked(by_faction, factions, even),
                        even=even,
                        fair=fair,
                    ),
                    Matrix(
                        "Faction against faction",
                        there,
                        there,
                        met(meetings(rows, players, "factions", factions)),
                        fair=fair,
                    ),
                ],
            ),
            Section("Armies", armies(rows, players, by_army, names)),
            Section(
                "Units",
                [
                    Text(
                        "What the seat wins that fields a unit; *fielded*: how many of it such an army has. A unit of "
                        "one army only wins what that army wins."
                    ),
                    Shares(
                        "Victories with each unit",
                        "unit",
                        ranked(by_unit, {unit.id: unit.name for unit in UNITS}, even, FAIR_CARD, bodies),
                        ("fielded",),
                        even,
                        fair_of(even, FAIR_CARD),
                    ),
                    Plain("Abilities", ("ability", "used a game"), abilities(rows)),
                ],
            ),
            Section("Maps and scenarios", fields(rows, players, factions)),
        ]


def meetings(rows: Sequence[Row], players: int, column: str, names: Mapping[str, str]) -> list[tuple[str, str, float]]:
    """All meetings, and what the first of the two won; allies do not meet."""
    return [
        (names.get(mine, mine), names.get(theirs, theirs), share)
        for row in rows
        for seat, share in enumerate(shares_of(row, players))
        for mine in [row[column][seat]]
        for other, theirs in enumerate(row[column])
        if row["sides"][seat] != row["sides"][other]
    ]


def armies(rows: Sequence[Row], players: int, won: Table[str], names: Mapping[str, str]) -> list[Part]:
    """Every army, and a matrix for each size."""
    even = 1 / players
    parts: list[Part] = [
        Shares("Victories of each army", "army", ranked(won, names, even), even=even, fair=fair_of(even, FAIR))
    ]
    cells = met(meetings(rows, players, "armies", names))
    for points in sorted({army.points for army in OFFERED}):
        there = [names[army.id] for army in OFFERED if army.points == points and army.id in won]
        if len(there) > 1:
            parts.append(Matrix(f"Army against army, {points} points", there, there, cells, fair=fair_of(even)))
    return parts


def abilities(rows: Sequence[Row]) -> list[list[str]]:
    """How often each ability was used."""
    used: dict[str, int] = {}
    for row in rows:
        for ability, times in row["abilities"].items():
            used[ability] = used.get(ability, 0) + times
    names = {ability.id: ability.name for ability in ABILITY_ROWS}
    return [
        [names.get(ability, ability), f"{times / len(rows):.2f}"]
        for ability, times in sorted(used.items(), key=lambda item: (-item[1], item[0]))
    ]


def fields(rows: Sequence[Row], players: int, factions: Mapping[str, str]) -> list[Part]:
    """What each faction wins on each map, and what maps and scenarios do to a game."""
    maps = {ground.id: ground.name for ground in MAPS}
    scenarios = {scenario.id: scenario.name for scenario in SCENARIOS}
    on = [
        (factions[faction], maps[row["map"]], share)
        for row in rows
        for faction, share in zip(row["factions"], shares_of(row, players), strict=True)
    ]
    there = {row["map"] for row in rows}
    parts: list[Part] = [
        Matrix(
            "Faction by map",
            [faction.name for faction in FACTIONS if faction.name in {each for each, _, _ in on}],
            [maps[ground.id] for ground in MAPS if ground.id in there],
            met(on),
            "wins on",
            fair_of(1 / players),
        )
    ]
    for column, names in (("map", maps), ("scenario", scenarios)):
        groups: dict[str, list[Row]] = {}
        for row in rows:
            groups.setdefault(row[column], []).append(row)
        first = Table[str]()
        for name, group in groups.items():
            for row in group:
                first.add(name, shares_of(row, players)[0])
        lines = {
            name: [
                f"{mean([row['rounds'] for row in group]):.1f}",
                f"{mean([row['killed'] for row in group]):.1f}",
                f"{mean([row['stones'] for row in group]):.1f}",
                f"{sum(row['ended'] == 'limit' for row in group) / len(group):.0%}",
            ]
            for name, group in groups.items()
        }
        parts.append(
            Shares(
                f"Seat 0, by {column}",
                column,
                ranked(first, names, 1 / players, FAIR, lines),
                ("rounds", "killed", "stones", "limit"),
                1 / players,
                fair_of(1 / players),
                "victories of seat 0",
            )
        )
    parts.append(Facts([("Created a game", f"{mean([row['created'] for row in rows]):.2f}")]))
    return parts


REPORT = SkirmishReport()
