"""A game's analysis in a terminal: the curve as a small chart, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from fracas.bots.analysis import Analysis

HIGH = 11
"""Rows of the chart: 0 to 100 in tens."""
MARGIN = 7


def analysis_lines(story: Analysis, names: Sequence[str], width: int = 78) -> list[str]:
    """All of it as lines of text."""
    lines = [*chart(story, len(names), width - MARGIN), ""]
    # Of two seats one curve says it all.
    drawn = range(1) if len(names) == 2 else range(len(names))
    lines += [f"{mark(seat)} {names[seat]}" for seat in drawn]
    lines.append("")
    if not story.keys:
        lines.append("No moment mattered more than others.")
    for key in story.keys:
        lines += wrap(key.sentence, width, subsequent_indent="  ", initial_indent="* ")
    return lines


def chart(story: Analysis, players: int, width: int) -> list[str]:
    """The chances of each seat in per cent, from left to right; of two seats only the first one's, as the other has
    the rest."""
    curve = [moment.chances for moment in story.moments]
    if story.shares:
        curve.append(story.shares)
    if not curve:
        return ["Nobody had a choice."]
    columns = min(width, len(curve))
    rows = [[" "] * columns for _ in range(HIGH)]
    for seat in reversed(range(1 if players == 2 else players)):
        for column in range(columns):
            share = curve[column * len(curve) // columns if column < columns - 1 else -1][seat]
            rows[HIGH - 1 - round(share * (HIGH - 1))][column] = mark(seat)
    lines = []
    for place, row in enumerate(rows):
        per_cent = 100 - 10 * place
        lines.append(f"{f'{per_cent} %' if per_cent % 50 == 0 else '':>5} |{''.join(row)}".rstrip())
    return lines


def mark(seat: int) -> str:
    """What stands for a seat in the chart."""
    return "*" if seat == 0 else "ox+#@"[(seat - 1) % 5]
