"""What a designer wants to know of legacy: the table of champions, ties, and what the Fatestone does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.legacy.content import CHAMPIONS
from fracas.lab.reports import (
    FAIR,
    Facts,
    Part,
    Plain,
    Section,
    Shares,
    Table,
    Text,
    interval_words,
    mean,
    ranked,
    share_of,
    shares_of,
)
from fracas.lab.rows import Row


class LegacyReport:
    """What legacy brings."""

    def tables(self, settings: Mapping[str, Any], games: int) -> list[dict[str, Any]]:  # noqa: ARG002
        """The base champions, which both players have; and both sets split, which tells what each champion is worth."""
        return [dict(settings)] if "champions" in settings else [{**settings, "champions": each} for each in SETS]

    def sections(self, rows: Sequence[Row], players: int) -> list[Section]:
        """Champions, ties."""
        return [Section("Champions", champions(rows, players)), Section("Ties and the Fatestone", fatestone(rows))]


SETS = ("base", "split")


def champions(rows: Sequence[Row], players: int) -> list[Part]:
    """Every champion: how often played, what it wins."""
    held: Table[str] = Table()
    games = dict.fromkeys((row.id for row in CHAMPIONS), 0)
    played, won, points = (dict.fromkeys(games, 0) for _ in range(3))
    for row in rows:
        sets = row["champions"]
        for seat, share in enumerate(shares_of(row, players)):
            for champion in sets[seat]:
                if champion not in sets[1 - seat]:
                    held.add(champion, share)
            for counts, name in ((played, "played"), (won, "won"), (points, "points")):
                for champion, number in row[name][seat].items():
                    counts[champion] += number
        for champion in {champion for own in sets for champion in own}:
            games[champion] += 1
    table = [
        [
            f"{row.power} {row.name}",
            f"{games[row.id]:,}",
            f"{played[row.id] / games[row.id]:.2f}",
            f"{played[row.id]:,}",
            interval_words(share_of(min(won[row.id], played[row.id]), played[row.id])),
            f"{points[row.id] / won[row.id]:.1f}" if won[row.id] else "",
        ]
        for row in CHAMPIONS
        if games[row.id]
    ]
    parts: list[Part] = [
        Text(
            "*A game*: how often it was chosen from hand, by both players. *Battles won*: with it in the main place at "
            "the end; after an exchange they count for the newcomer. *Points*: the mean of what these gave."
        ),
        Plain("Every champion", ("champion", "games", "a game", "battles", "battles won", "points"), table),
    ]
    if held:
        names = {row.id: f"{row.power} {row.name}" for row in CHAMPIONS}
        parts += [
            Text("What the player wins who alone has a champion, where both sets are split between the two."),
            Shares("Victories of its holder", "champion", ranked(held, names, 0.5), fair=FAIR),
        ]
    return parts


def fatestone(rows: Sequence[Row]) -> list[Part]:
    """Ties, what passed, the margin."""
    battles = sum(row["battles"] for row in rows)
    ties, hexed, passed = (sum(row[name] for row in rows) for name in ("ties", "hexed", "passed"))
    return [
        Facts(
            [
                ("Battles a game", f"{battles / len(rows):.1f}"),
                ("Tied, left to the Fatestone", interval_words(share_of(ties, battles))),
                ("Tied, decided by Hex", interval_words(share_of(hexed, battles))),
                ("Passed in a tie", interval_words(share_of(min(passed, ties), ties))),
                ("The Fatestone at the end", f"{mean([row['fatestone'] for row in rows]):.2f}"),
                ("Points of both", f"{mean([sum(row['scores']) for row in rows]):.1f}"),
                ("Margin", f"{mean([abs(row['scores'][0] - row['scores'][1]) for row in rows]):.1f}"),
            ]
        )
    ]


REPORT = LegacyReport()
