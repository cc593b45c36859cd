"""Parts of sentences: numbers with their things, names in a row, and what somebody may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of a sentence about a word nobody knows."""
    names = list(known)
    close = difflib.get_close_matches(str(word), names, n=1)
    return f"; did you mean {close[0]!r}?" if close else f"; there is {', '.join(names) or 'none'}."


def counted(number: int, thing: str, things: str = "") -> str:
    """``"1 game"``, ``"2,000 games"``.

    >>> counted(1, "person", "people"), counted(3, "person", "people"), counted(0, "name")
    ('1 person', '3 people', '0 names')
    """
    return f"{number:,} {thing if number == 1 else things or thing + 's'}"


def listed(words: Sequence[str]) -> str:
    """Some names in a sentence.

    >>> listed(["Ann"]), listed(["Ann", "Bob"]), listed(["Ann", "Bob", "Cy"])
    ('Ann', 'Ann and Bob', 'Ann, Bob and Cy')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
