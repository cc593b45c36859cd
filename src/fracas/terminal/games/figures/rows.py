"""Figures side by side: on one line if they fit with ever shorter names, on as few as it takes if not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.cells import cell_len
from rich.text import Text

T = TypeVar("T")


def fitted(
    heading: Text,
    things: Sequence[T],
    cell: Callable[[T, int], Text],
    width: int,
    *,
    longest: int,
    shortest: int,
    spaced: int = 0,
) -> list[Text]:
    """A heading and the cells of all ``things``; ``cell`` draws one with a name of so many cells.

    Names are cut from ``longest`` to ``shortest`` before another line is begun, which stands under the first cell.
    From ``spaced`` on there is a blank between two cells.
    """
    if not things:
        return [heading]

    def drawn(name: int) -> list[Text]:
        return _rows(heading, [cell(thing, name) for thing in things], width, 1 if name >= spaced else 0)

    best = drawn(shortest)
    most = len(best)
    low, high = shortest + 1, longest
    while low <= high:  # the longest names with which it takes no more lines
        name = (low + high) // 2
        rows = drawn(name)
        if len(rows) <= most and all(cell_len(row.plain) <= width for row in rows):
            best, low = rows, name + 1
        else:
            high = name - 1
    for row in best:
        row.truncate(width, overflow="ellipsis")
    return best


def _rows(heading: Text, cells: Sequence[Text], width: int, gap: int) -> list[Text]:
    hang = cell_len(heading.plain)
    row = heading + Text(" ")
    rows: list[Text] = []
    begun = False
    for each in cells:
        space = gap if begun else 0
        if begun and cell_len(row.plain) + space + cell_len(each.plain) > width:
            rows.append(row)
            row, space = Text(" " * (hang + 1)), 0
        row = row + Text(" " * space) + each
        begun = True
    return [*rows, row]
