"""What is typed: units by their numbers, letters or names, places by the grid."""

from __future__ import annotations

import re

from fracas.core.refusal import FracasError
from fracas.games.skirmish.state import State
from fracas.games.skirmish.telling.naming import point_name, read_point, square_name, unit_name
from fracas.terminal.games.skirmish.table import labels_of
from fracas.terminal.screen import cut

SMALL_WORDS = ("to", "at", "on", "with", "and")
"""Words that say nothing in an order."""


class Unread(FracasError):
    """What was typed cannot be read: the sentence says what is wrong with it."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unread", sentence)


class Reader:
    """Reads orders at one table, for one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.labels = labels_of(state, state.side_of[seat])

    def label(self, me: int) -> str:
        return self.labels[me]

    def name(self, me: int) -> str:
        """``"3 Husk 2"``."""
        return f"{self.labels[me]} {unit_name(self.state, me)}"

    # -- units

    def unit(self, words: list[str]) -> int:
        """The unit that the first words name; they are taken away. `Unread` if they name none."""
        self.skip(words)
        if not words:
            raise Unread("Say which unit: by its number, an enemy by its letter.")
        if words[0] in self.labels:
            return self.labels.index(words.pop(0))
        folded = [label.casefold() for label in self.labels]
        if folded.count(words[0].casefold()) == 1:
            return folded.index(words.pop(0).casefold())
        for length in range(min(len(words), 5), 0, -1):
            said = " ".join(words[:length]).casefold()
            named = [me for me in range(len(self.labels)) if said in unit_name(self.state, me).casefold()]
            exact = [me for me in named if said == unit_name(self.state, me).casefold()]
            found = exact if len(exact) == 1 else named
            if len(found) == 1:
                del words[:length]
                return found[0]
            if found:
                raise Unread(f"{cut(said, 30)!r} may be {', '.join(map(self.name, found[:5]))}.")
        raise Unread(f"No unit is called {cut(words[0], 30)!r}.")

    def is_unit(self, words: list[str]) -> bool:
        try:
            self.unit(list(words))
        except Unread:
            return False
        return True

    # -- places

    def points(self, words: list[str]) -> list[tuple[int, int]]:
        """All places that follow, one after another: ``f7 .25 .5 then g8``."""
        found: list[tuple[int, int]] = []
        while words:
            self.skip(words, "then", ",")
            if not words:
                break
            found.append(self.point(words))
        if not found:
            raise Unread("Say where: a square such as f7, or a point in it such as f7 .25 .5.")
        return found

    def point(self, words: list[str]) -> tuple[int, int]:
        """The place that the first words name; they are taken away."""
        for length in (3, 1):
            point = read_point(" ".join(words[:length]).strip(",")) if len(words) >= length else None
            if point is not None:
                del words[:length]
                return point
        raise Unread(f"{cut(words[0], 30)!r} is not a place. A square is f7, a point in it f7 .25 .5.")

    @staticmethod
    def skip(words: list[str], *more: str) -> None:
        while words and words[0].casefold() in (*SMALL_WORDS, *more):
            del words[0]

    def spot(self, words: list[str]) -> tuple[int, int, int]:
        """A unit or a place, to measure from: its middle, and its number (-1 for a place)."""
        self.skip(words, "from")
        if words and read_point(words[0]) is not None:
            x, y = self.point(words)
            return x, y, -1
        me = self.unit(words)
        return self.state.units[me].x, self.state.units[me].y, me


def split(rest: str) -> list[str]:
    """An order as words; commas stand alone."""
    return re.sub(r",", " , ", rest).split()


def in_square(x: int, y: int, square: tuple[int, int]) -> bool:
    """Does a point lie in the square that another one names?"""
    return square_name(x, y) == square_name(*square)


def only_square(point: tuple[int, int]) -> bool:
    """Was no more than a square said? Then any place in it will do."""
    return " " not in point_name(*point)
