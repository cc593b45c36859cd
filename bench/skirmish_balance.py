"""The balance of skirmish in hasty hands, into docs/balance/skirmish.md: ready armies of 50 and 100 points.

Every army meets those of the other factions from both seats, on all maps and in all scenarios for two players, with
terrain and stones. The page is written after every batch of games, so that a run that is broken off leaves what it
has found so far. What is proposed for points outside 45–55 % stands in skirmish_proposals.toml, by hand.

python -m bench.skirmish_balance [--games 480] [--bot greedy:1] [--jobs 1] [--seed 1] [--page FILE]
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from bench.balance import Balance, Settings, build
from bench.results import circumstances, table
from fracas.games.skirmish.content import ARMIES, MAPS, SCENARIOS
from fracas.lab.extras.skirmish import WAYS

PROPOSALS: Final = Path(__file__).with_name("skirmish_proposals.toml")
FAIR: Final = (0.45, 0.55)
FACTIONS: Final = {"crown": "Crown", "grave": "Gravemoot", "thorn": "Thornwild", "cinder": "Cinderhold"}
ENOUGH: Final = 30
"""With fewer games nothing is called strong or weak."""
SMALL: Final = 20
"""Armies of 50 points fight on tables of so many inches; larger armies on all."""


def tables(points: int) -> list[Settings]:
    """Every army against those of other factions, the fields changing all the while; nothing is left to chance but
    the dice."""
    grounds = [
        {"scenario": scenario.id, "map": ground.id}
        for scenario in SCENARIOS
        for ground in MAPS
        if ground.id in scenario.maps and ground.layout(scenario.id, 2) is not None
        if points > 50 or ground.size == SMALL * 1000
    ]
    armies = [army for army in ARMIES if army.points == points]
    pairs = [[one.id, two.id] for one in armies for two in armies if one.faction != two.faction]
    rounds = range(len(grounds))
    return [
        {"points": points, "armies": pair, **grounds[(number * 7 + turn) % len(grounds)]}
        for turn in rounds
        for number, pair in enumerate(pairs)
    ]


def page(numbers: dict[str, Any], bot: str, seed: int, seconds: float, jobs: int) -> str:
    """The page, from what `fracas.lab.extras.skirmish` has counted at 50 and at 100 points."""
    games = sum(each["games"] for each in numbers.values())
    parts = [
        "# The balance of skirmish",
        f"Written by `python -m bench.skirmish_balance --games {games} --bot {bot} --seed {seed} --jobs {jobs}`. "
        f"{circumstances()} {games:,} games of `{bot}` against itself, two players, ready armies of different "
        "factions, each from both seats; all maps and scenarios in turn, with terrain and stones (at 50 points those "
        f"of 20 inches); {seconds / 60:.0f} minutes, {build()} package. A draw counts half. Intervals are of 95 %.",
        "A share says what an army does for a player who looks one answer ahead. Who plans gets more from heroes that "
        "make others better, and from patience. Nothing was changed in the cards.",
    ]
    for kind, counted in numbers.items():
        parts += [f"## {kind}", _told(counted), table(*_matrix(counted["matrix"]))]
        armies = sorted(counted["armies"].items(), key=lambda item: -float(item[1]["share"]))
        rows = [[name, str(won["games"]), *_interval(won), _verdict(won)] for name, won in armies]
        parts.append(table(["army", "games", "won", "interval", ""], rows))
    outside = _outside(numbers)
    parts += [
        "## Points outside 45–55 %",
        "*Surely*: the whole interval lies outside. A pairing stands once, as its stronger side sees it; with fewer "
        f"than {ENOUGH} games nothing is named.",
        table(["points", "", "won", "interval", "", "proposal"], outside) if outside else "There are none.",
    ]
    return "\n\n".join(parts) + "\n"


def _told(counted: dict[str, Any]) -> str:
    ways = ", ".join(f"{counted['ways'][way]['share']:.1%} end {words}" for way, words in WAYS.items())
    first = counted["first"]
    used = sorted(counted["abilities"].items(), key=lambda item: -float(item[1]))[:8]
    return (
        f"{counted['games']:,} games were played: {ways}. {counted['rounds']:.1f} rounds, {counted['kills']:.1f} units "
        f"killed, {counted['recruits']:.2f} created and {counted['stones_taken']:.1f} stones taken in a game. "
        f"The one who goes first in round 1 wins {first['share']:.1%} ({first['low']:.1%} to {first['high']:.1%}). "
        "Most used: " + ", ".join(f"{ability} {often:.1f}" for ability, often in used) + " a game."
    )


def _matrix(matrix: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """What the faction of the row won against that of the column."""
    rows = []
    for one, name in FACTIONS.items():
        row = [name]
        won = games = 0.0
        for two in FACTIONS:
            cell = matrix.get(f"{one} {two}")
            if cell is None:
                row.append("–")
                continue
            won += cell["share"] * cell["games"]
            games += cell["games"]
            row.append(f"{cell['share']:.3f} ({cell['low']:.2f}–{cell['high']:.2f})")
        rows.append([*row, f"{won / games:.3f}" if games else "–"])
    return ["won by, against", *FACTIONS.values(), "all"], rows


def _outside(numbers: dict[str, Any]) -> list[list[str]]:
    """Pairings of factions, and armies, that win too much or too little."""
    proposals: dict[str, str] = tomllib.loads(PROPOSALS.read_text("utf-8"))
    rows = []
    for kind, counted in numbers.items():
        points = kind.split()[0]
        for pair, won in counted["matrix"].items():
            one, two = pair.split()
            if won["share"] > FAIR[1] and _verdict(won):
                label = f"{FACTIONS[one]} against {FACTIONS[two]}"
                proposal = proposals.get(f"{points}-{one}-{two}", "none yet")
                rows.append([points, label, *_interval(won), _verdict(won), proposal])
        for army in ARMIES:
            won = counted["armies"].get(army.name)
            if won is not None and _verdict(won):
                rows.append([points, army.name, *_interval(won), _verdict(won), proposals.get(army.id, "none yet")])
    return rows


def _interval(won: dict[str, float]) -> list[str]:
    return [f"{won['share']:.3f}", f"{won['low']:.3f} to {won['high']:.3f}"]


def _verdict(won: dict[str, float]) -> str:
    low, high = FAIR
    if won["games"] < ENOUGH:
        return ""
    if won["share"] > high:
        return "strong, surely" if won["low"] > high else "strong"
    if won["share"] < low:
        return "weak, surely" if won["high"] < low else "weak"
    return ""


if __name__ == "__main__":
    kinds = {"50 points": tables(50), "100 points": tables(100)}
    Balance("skirmish", page, games=480, bot="greedy:1", batch=2, tables=kinds).main(__doc__)
