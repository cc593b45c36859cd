"""What a seat sees of the table as an array: one signed byte for each cell.

``python -m tools.fields`` writes the encoder of each game, ``encode.py``, from the declared fields. It reads the state
itself and makes no view, and yet has nothing that the view has not; or it reads a view. A table knows from its first
state how many cells it has: the size follows from the game and its settings, and nothing is ever cut.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, NoReturn

from fracas.core.native import mypyc_attr
from fracas.core.refusal import FracasError

VERSION: Final = 0
"""Of all arrays and actions: raised when something changes that a layout's name does not show."""


class Part:
    """Some cells that belong together."""

    __slots__ = ("at", "meaning", "name", "width")

    def __init__(self, name: str, at: int, width: int, meaning: str) -> None:
        self.name = name
        """The field as the view calls it: ``phase``, ``hand``, ``figures.0.power``. Entries of seats, and things that
        belong to seats, are counted from the viewer's: ``lines.0`` is the viewer's own line."""
        self.at = at
        """Its first cell."""
        self.width = width
        self.meaning = meaning
        """``one of 13``, ``up to 10``, ``how many of each of 13``."""

    def __repr__(self) -> str:
        return f"Part({self.name}: {self.at}–{self.at + self.width - 1}, {self.meaning})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Encodes tables of one game with the same players and settings."""

    def __init__(self) -> None:
        self.size: int = 0
        """How many cells there are."""
        self.parts: list[Part] = []
        """What they are, in order."""
        self.zero: bytes = b""

    def add(self, name: str, width: int, meaning: str) -> None:
        """The next cells."""
        if width:
            self.parts.append(Part(name, self.size, width, meaning))
        self.size += width
        self.zero = bytes(self.size)

    def state(self, table: Any, me: int, out: bytearray, base: int = 0) -> None:
        """Write what seat ``me`` sees of this state into ``out``, from cell ``base`` on."""
        raise NotImplementedError

    def view(self, of: Any, me: int, out: bytearray, base: int = 0) -> None:
        """The same from the view of that seat."""
        raise NotImplementedError


def add_asks(encoder: Encoder, asks: Iterable[str]) -> dict[str, int]:
    """Cells for what a seat is asked, after all that it sees; the cell of each ask."""
    words = tuple(asks)
    first = encoder.size
    encoder.add("ask", len(words), f"one of {', '.join(words)}")
    return {ask: first + place for place, ask in enumerate(words)}


def layout_of(game: str, players: int, encoder: Encoder) -> str:
    """A layout's name: equal if every cell means the same."""
    return f"{game}-{players}-v{VERSION}-{digest(encoder.parts)}"


def digest(parts: list[Part]) -> str:
    """A short name of a layout: two are the same if every cell means the same."""
    text = "\n".join(f"{part.name} {part.at} {part.width} {part.meaning}" for part in parts)
    return sha256(text.encode()).hexdigest()[:8]


def no_room(name: str, number: int) -> NoReturn:
    """A field is larger than its declaration says: that is a mistake of the declaration."""
    raise FracasError("layout", f"{name} has no room for {number}: its declaration in state.py says that it cannot be.")
