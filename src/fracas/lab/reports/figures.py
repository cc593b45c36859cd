"""What a designer wants to know of figures: every line and figure, which beats which, what the special actions do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.figures.roster import ACTIONS, LINES
from fracas.lab.reports import (
    Matrix,
    Plain,
    Section,
    Shares,
    Table,
    Text,
    fair_of,
    interval_words,
    met,
    ranked,
    shares_of,
)
from fracas.lab.rows import Row

MIXED = "mixed"


class FiguresReport:
    """What figures brings."""

    def tables(self, settings: Mapping[str, Any], games: int) -> list[dict[str, Any]]:  # noqa: ARG002
        """One kind: ready armies that chance deals."""
        return [dict(settings)]

    def sections(self, rows: Sequence[Row], players: int) -> list[Section]:
        """Lines, figures, special actions."""
        even = 1 / players
        lines: Table[str] = Table()
        figures: Table[str] = Table()
        users: Table[str] = Table()
        names = {line.id: line.name for line in LINES}
        for row in rows:
            for seat, share in enumerate(shares_of(row, players)):
                lines.add(row["armies"][seat] or MIXED, share)
                for figure in row["figures"][seat]:
                    figures.add(figure, share)
                for action in row["used"][seat]:
                    users.add(action, share)
        pairs = [
            (names.get(one, MIXED), names.get(other, MIXED), share)
            for row in rows
            for seat, share in enumerate(shares_of(row, players))
            for one in [row["armies"][seat]]
            for place, other in enumerate(row["armies"])
            if place != seat
        ]
        fair = fair_of(even)
        there = [name for name in [*names.values(), MIXED] if any(name == one for one, _, _ in pairs)]
        return [
            Section(
                "Armies and figures",
                [
                    Text(
                        "A ready army is a line of four figures; so its figures win what it wins. "
                        "Where armies mix, each figure stands below by itself."
                    ),
                    Shares("Victories with each line", "line", ranked(lines, names, even), even=even, fair=fair),
                    Matrix("Line against line", there, there, met(pairs), fair=fair),
                    *(
                        [Shares("Victories with each figure", "figure", ranked(figures, {}, even), (), even, fair)]
                        if MIXED in lines
                        else []
                    ),
                ],
            ),
            Section("Special actions", [Plain("Special actions", _HEADS, actions(rows, users))]),
        ]


_HEADS = ("action", "used a game", "declined", "impossible", "its users win")


def actions(rows: Sequence[Row], users: Table[str]) -> list[list[str]]:
    """How often each special action was used, declined, and not possible."""
    used, declined, impossible = (dict.fromkeys(ACTIONS, 0) for _ in range(3))
    for row in rows:
        for counts, given in [(used, each) for each in row["used"]] + [
            (declined, row["declined"]),
            (impossible, row["impossible"]),
        ]:
            for action, times in given.items():
                counts[action] += times
    return [
        [
            ACTIONS[action].name,
            f"{used[action] / len(rows):.2f}",
            f"{declined[action] / (used[action] + declined[action]):.0%}" if used[action] + declined[action] else "",
            f"{impossible[action] / len(rows):.2f}",
            interval_words(users[action].share) if action in users else "",
        ]
        for action in sorted(ACTIONS, key=lambda each: -used[each])
    ]


REPORT = FiguresReport()
