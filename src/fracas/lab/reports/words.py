"""A report for a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Final

from fracas.lab.reports import Bars, Facts, Matrix, PairMap, Part, Plain, Report, Shares, Text, interval_words
from fracas.lab.text import columns

WIDE: Final = 100
FOLDED: Final = 10
"""Lines that are shown of a long table."""
CLASSES: Final = 12
"""Bars of a histogram, at most."""


def in_words(report: Report) -> str:
    """The whole report."""
    lines = [report.title, "=" * len(report.title), "", *wrapped(report.lead)]
    for section in report.sections:
        lines += ["", section.title, "-" * len(section.title)]
        for part in section.parts:
            lines += ["", *said(part)]
    return "\n".join(lines) + "\n"


def said(part: Part) -> list[str]:
    """One part of it."""
    if isinstance(part, Facts):
        return [f"{label}: {fact}" for label, fact in part.facts]
    if isinstance(part, Text):
        return wrapped(part.words.replace("*", ""))
    if isinstance(part, Shares):
        marked = any(row.mark for row in part.rows)
        heads = [part.thing, "share and 95 %", "of", *part.heads, *([""] if marked else [])]
        rows = [
            [row.name, interval_words(row.share), f"{row.share.of:,}", *row.more, *([row.mark] if marked else [])]
            for row in part.rows
        ]
        return [part.title, *columns(heads, rows)]
    if isinstance(part, Matrix):
        return [part.title, *matrix(part)]
    if isinstance(part, Bars):
        return [part.title, *bars(part)]
    if isinstance(part, Plain):
        shown = list(islice(part.rows, FOLDED)) if part.folded else part.rows
        more = [f"… and {len(part.rows) - len(shown):,} more"] if len(shown) < len(part.rows) else []
        return [part.title, *columns(part.heads, shown), *more]
    assert isinstance(part, PairMap)
    return [f"{part.title}: a map of {len(part.cells):,} squares is on the page (--html)."]


def matrix(part: Matrix) -> list[str]:
    """Whole percents, the columns by numbers: the names are those of the rows or stand below."""
    same = list(part.names) == list(part.columns)
    heads = [part.corner, *(str(number) for number in range(1, len(part.columns) + 1))]
    rows = [
        [f"{number} {name}" if same else name, *(cell(part, name, column) for column in part.columns)]
        for number, name in enumerate(part.names, 1)
    ]
    below = [] if same else [f"{number} {name}" for number, name in enumerate(part.columns, 1)]
    return [*columns(heads, rows), *wrapped(", ".join(below))]


def cell(part: Matrix, row: str, column: str) -> str:
    """A share in whole percents; a dash for what did not meet."""
    share = part.cells.get((row, column))
    return "–" if share is None else f"{100 * share.share:.0f}"


def bars(part: Bars) -> list[str]:
    """A histogram in a dozen lines."""
    found = classes(part)
    most = max(count for _, _, count in found)
    labels = [str(low) if low == high else f"{low}–{high}" for low, high, _ in found]
    width = max(map(len, labels))
    return [
        f"{label:>{width}} {'#' * round(40 * count / most):<40} {count:,}"
        for label, (_, _, count) in zip(labels, found, strict=True)
    ]


def classes(part: Bars, wanted: int = CLASSES) -> list[tuple[int, int, int]]:
    """Classes of equal width: from, to, how many.

    >>> classes(Bars("", {1: 2, 2: 1, 5: 3}, ""), 3)
    [(1, 2, 3), (3, 4, 0), (5, 6, 3)]
    """
    low, high = min(part.counts), max(part.counts)
    width = -(-(high - low + 1) // wanted)
    found = []
    for start in range(low, high + 1, width):
        inside = range(start, start + width)
        found.append((start, start + width - 1, sum(part.counts.get(number, 0) for number in inside)))
    return found


def wrapped(words: str, width: int = WIDE) -> list[str]:
    """Lines that are not too long.

    >>> wrapped("one two three", 8)
    ['one two', 'three']
    """
    return [line.rstrip() for line in re.findall(rf".{{1,{width}}}(?:\s|$)", words)]


__all__: Sequence[str] = ("in_words",)
