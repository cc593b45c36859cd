"""Tables of words, for a terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines with the columns side by side; numbers stand to the right.

    >>> print("\\n".join(columns(["card", "won"], [["grenade", "51.0 %"], ["net", "9.5 %"]])))
    card        won
    grenade  51.0 %
    net       9.5 %
    """
    widths = [max(map(len, [head, *(row[place] for row in rows)])) for place, head in enumerate(heads)]
    right = [bool(rows) and all(_is_number(row[place]) for row in rows) for place in range(len(heads))]
    return [
        "  ".join(
            word.rjust(width) if number else word.ljust(width)
            for word, width, number in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in [list(heads), *rows]
    ]


def _is_number(word: str) -> bool:
    return re.fullmatch(r"([-+±]?[\d.,]+( %)?)?", word) is not None
