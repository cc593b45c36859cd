"""Parts of sentences: numbers with their things, names in a row, and what somebody may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of a sentence about a word nobody knows, and what to say instead.

    >>> "Unknown bot 'rando'" + did_you_mean("rando", ["random", "greedy"])
    "Unknown bot 'rando'. Did you mean 'random'?"
    >>> "Unknown bot 'x'" + did_you_mean("x", ["random", "greedy"])
    "Unknown bot 'x'. Choose one of: random, greedy."
    >>> "Unknown card 'x'" + did_you_mean("x", [])
    "Unknown card 'x'. There are none."
    """
    names = list(known)
    close = difflib.get_close_matches(str(word), names, n=1)
    if close:
        return f". Did you mean {close[0]!r}?"
    return f". Choose one of: {', '.join(names)}." if names else ". There are none."


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
