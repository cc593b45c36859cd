"""A game's analysis in a terminal: the curve as a small chart, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from fracas.bots.analysed import SideReview
from fracas.bots.analysis import Analysis
from fracas.core.sentences import counted, listed, signed

HIGH = 11
"""Rows of the chart: 0 to 100 in tens."""
MARGIN = 7


def analysis_lines(story: Analysis, names: Sequence[str], width: int = 78) -> list[str]:
    """All of it as lines of text."""
    columns = width - MARGIN
    lines = [*chart(story, len(names), columns), *axis(story, columns), ""]
    # Of two seats one curve says it all.
    drawn = range(1) if len(names) == 2 else range(len(names))
    lines += [f"{mark(seat)} the chance of {names[seat]} to win" for seat in drawn]
    lines.append("")
    for side in story.sides:
        lines += wrap(side_words(side, names[side.seat]), width, subsequent_indent="  ")
    lines += [""] if story.sides else []
    if not story.keys:
        lines.append("No moment mattered more than the others.")
    for key in story.keys:
        lines += wrap(key.sentence, width, subsequent_indent="  ", initial_indent="* ")
    return lines


def side_words(side: SideReview, name: str) -> str:
    """How a side played, and what became of its chances, in sentences."""
    slips = ((side.inaccuracies, "inaccuracy"), (side.mistakes, "mistake"), (side.blunders, "blunder"))
    counts = [counted(number, word, word[:-1] + "ies" if word.endswith("y") else "") for number, word in slips]
    accuracy = "no choice to judge" if side.accuracy is None else f"accuracy {side.accuracy:.0f} of 100"
    moved = ((-side.lost, "own choices"), (side.gave, "choices of others"), (side.luck, "luck"))
    sums = ", ".join(f"{words} {signed(round(100 * share))}" for share, words in moved)
    return (
        f"{name}: {accuracy}; {listed(counts)} in {counted(side.choices, 'choice')}. From {100 * side.start:.0f} % to "
        f"{100 * side.end:.0f} %: {sums}."
    )


def axis(story: Analysis, width: int) -> list[str]:
    """The turns below the chart."""
    columns = _columns(story, width)
    if not story.moments or columns < 2:
        return []
    count = len(story.moments) + bool(story.shares)
    line = ""
    for column in range(columns):
        place = column * count // columns
        turn = str(story.moments[min(place, len(story.moments) - 1)].turn)
        new = column == 0 or story.moments[min((column - 1) * count // columns, len(story.moments) - 1)].turn != int(
            turn
        )
        if new and (not line or len(line) + 2 <= column) and column + len(turn) <= columns:
            line = line.ljust(column) + turn
    return [" turn |".rjust(MARGIN) + line]


def _columns(story: Analysis, width: int) -> int:
    return min(width, len(story.moments) + bool(story.shares))


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
