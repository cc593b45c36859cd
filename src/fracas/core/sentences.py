"""Parts of sentences: numbers with their things, times, names in a row, and what somebody may have meant."""

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
    close = difflib.get_close_matches(shown(word).strip("'\""), names, n=1)
    if close:
        return f". Did you mean {close[0]!r}?"
    return f". Choose one of: {', '.join(names)}." if names else ". There are none."


def shown(value: object, most: int = 60) -> str:
    """Something that was given, as refusals repeat it: only the beginning, if it is long.

    >>> shown("spear"), shown([1, 2]), shown("x" * 100, 6), shown(10**5000)
    ("'spear'", '[1, 2]', "'xxxx…", 'a number with too many digits')
    """
    try:
        return brief(repr(value), most)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return "a number with too many digits"


def brief(text: str, most: int) -> str:
    """A text, or its beginning if it is longer than ``most``."""
    return text if len(text) <= most else text[: most - 1] + "…"


def capital(words: str) -> str:
    """As a sentence begins."""
    return words[:1].upper() + words[1:]


def counted(number: int, thing: str, things: str = "") -> str:
    """``"1 game"``, ``"2,000 games"``.

    >>> counted(1, "person", "people"), counted(3, "person", "people"), counted(0, "name")
    ('1 person', '3 people', '0 names')
    """
    return f"{number:,} {thing if number == 1 else things or thing + 's'}"


def plain(amount: int) -> str:
    """A number that may be below zero, with the minus sign that all sentences share.

    >>> plain(3), plain(-3)
    ('3', '−3')
    """
    return str(amount) if amount >= 0 else f"−{-amount}"


def signed(amount: int) -> str:
    """A number that is added.

    >>> signed(2), signed(0), signed(-2)
    ('+2', '+0', '−2')
    """
    return f"+{amount}" if amount >= 0 else plain(amount)


def ago(seconds: float) -> str:
    """How long ago something was.

    >>> ago(20), ago(60), ago(7300), ago(200000)
    ('just now', '1 minute ago', '2 hours ago', '2 days ago')
    """
    minutes = max(0, int(seconds)) // 60
    for length, word in ((24 * 60, "day"), (60, "hour"), (1, "minute")):
        if minutes >= length:
            return f"{counted(minutes // length, word)} ago"
    return "just now"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Some names in a sentence.

    >>> listed(["Ann"]), listed(["Ann", "Bob"]), listed(["Ann", "Bob", "Cy"], "or")
    ('Ann', 'Ann and Bob', 'Ann, Bob or Cy')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
