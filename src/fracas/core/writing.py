"""Fields in the notation: how values are written, and read back without trusting the line.

A position is ``name=value`` for each field, separated by spaces. Entries of a list stand between commas, lists in a
list between slashes, ``-`` where there is nothing. Objects stand between slashes too, each as ``name:value`` between
semicolons, without what is as it starts. The functions for each game are generated (`fracas.core.fields`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar
from urllib.parse import quote, unquote

from fracas.core.refusal import SetupError
from fracas.core.sentences import shown

T = TypeVar("T")

LONGEST_NUMBER = 9


# -- one value


def flag(value: bool) -> str:
    """Yes or no."""
    return "yes" if value else "no"


def text(value: str) -> str:
    """Any words, so that they disturb nothing."""
    return "%2D" if value == "-" else quote(value, safe="") or "-"


def read_whole(word: str) -> int:
    """A whole number from 0 on."""
    if not word.isascii() or not word.isdigit() or len(word) > LONGEST_NUMBER:
        raise ValueError
    return int(word)


def read_byte(word: str) -> int:
    """A whole number from 0 to 255."""
    number = read_whole(word)
    if number > 255:
        raise ValueError
    return number


def read_signed(word: str) -> int:
    """A whole number, also below 0."""
    return -read_whole(word[1:]) if word.startswith("-") else read_whole(word)


def read_flag(word: str) -> bool:
    return {"yes": True, "no": False}[word]


def read_text(word: str) -> str:
    return "" if word == "-" else unquote(word)


# -- many values


def listed(values: Iterable[T], write: Callable[[T], str]) -> str:
    """Entries between commas."""
    return ",".join(map(write, values)) or "-"


def rows(values: Iterable[Iterable[T]], write: Callable[[T], str]) -> str:
    """Lists between slashes."""
    return "/".join([listed(each, write) for each in values])


def things(values: Iterable[T], write: Callable[[T], str]) -> str:
    """Objects between slashes."""
    written = list(map(write, values))
    return "/".join(written) if written else "-"


def parts(*pairs: str) -> str:
    """One object: those of its fields that are not as they start."""
    return ";".join(filter(None, pairs))


class Line:
    """A position taken apart into its fields, or an object into its own."""

    def __init__(
        self,
        game: str,
        line: str,
        players: int,
        fields: Collection[str],
        later: Collection[str] = (),
        between: str = " ",
        equals: str = "=",
    ) -> None:
        """Every one of ``fields`` must be there once, but for those in ``later``."""
        self.game = game
        self.players = players
        pairs = [word.partition(equals)[::2] for word in line.split(between)] if line else []
        self._words = dict(pairs)
        missing = set(fields) - set(later) - set(self._words)
        if missing or len(self._words) != len(pairs) or not set(self._words) <= set(fields):
            raise self.refused(f"it must have each of the fields {', '.join(fields)} once")

    def refused(self, why: str) -> SetupError:
        """The refusal of this line."""
        return SetupError("bad-position", f"This is not a position of {self.game}: {why}.", rule="table.record")

    def __contains__(self, name: str) -> bool:
        return name in self._words

    def __getitem__(self, name: str) -> str:
        """A field as it is written."""
        return self._words[name]

    def one(self, name: str, read: Callable[[str], T]) -> T:
        """A field with one value."""
        return self._read(name, self[name], read)

    def word(self, name: str, words: Sequence[str]) -> int:
        """A field that is one of these words, as its number."""
        if self[name] not in words:
            raise self.refused(f"{name} is one of {', '.join(words)}, not {shown(self[name])}")
        return words.index(self[name])

    def many(self, name: str, read: Callable[[str], T]) -> list[T]:
        """A field with a list."""
        return self._list(name, self[name], read)

    def rows(self, name: str, read: Callable[[str], T]) -> list[list[T]]:
        """A field with a list of lists."""
        return [self._list(name, row, read) for row in self[name].split("/")] if self[name] else []

    def seats(self, name: str, read: Callable[[str], T]) -> list[T]:
        """A field with one value for each seat."""
        return self._for_all(name, [self._read(name, word, read) for word in self[name].split(",")])

    def seat_rows(self, name: str, read: Callable[[str], T]) -> list[list[T]]:
        """A field with a list for each seat."""
        return self._for_all(name, self.rows(name, read))

    def things(self, name: str, read: Callable[[Line], T], fields: Collection[str], later: Collection[str]) -> list[T]:
        """A field with a list of objects."""
        words = [] if self[name] == "-" else self[name].split("/")
        return [read(Line(self.game, word, self.players, fields, later, ";", ":")) for word in words]

    def _for_all(self, name: str, found: list[T]) -> list[T]:
        if len(found) != self.players:
            raise self.refused(f"{name} is not for {self.players} players")
        return found

    def _list(self, name: str, words: str, read: Callable[[str], T]) -> list[T]:
        return [] if words == "-" else [self._read(name, word, read) for word in words.split(",")]

    def _read(self, name: str, word: str, read: Callable[[str], T]) -> T:
        try:
            return read(word)
        except (KeyError, ValueError):
            raise self.refused(f"{name} cannot have {shown(word)}") from None
