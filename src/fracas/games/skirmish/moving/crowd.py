"""Where bases stand, by squares of the table: whether a new one has room is asked of its neighbours only.

The largest armies have hundreds of bases, and a place is looked for at thousands of points.
"""

# mypyc: compiled

from __future__ import annotations

from math import isqrt
from typing import Final, final

from fracas.games.skirmish.bodies import NEAR, RADII
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.state import ALIVE, State

SQUARE: Final = 1500
"""The side of a square: a few small bases stand in it."""
WIDE: Final = 1 << 10
"""More than there are squares beside each other."""
WIDEST: Final = max(RADII)
"""The radius of the largest base."""

NARROWEST: Final = min(RADII)

Base = tuple[int, int, int, int]
"""x, y, radius, level."""


@final
class Crowd:
    """Bases and stones that lie on a table. It does not change with the state; what is added is added here."""

    __slots__ = ("checks", "squares", "stones")

    def __init__(self, state: State, *, empty: bool = False) -> None:
        """``empty`` if nobody stands there yet, and only stones lie there."""
        self.squares: dict[int, list[Base]] = {}
        self.stones: list[Base] = [(stone.x, stone.y, STONE_RADIUS, stone.level) for stone in state.stones]
        self.checks = 0
        """How often two bases were compared."""
        for unit in state.units:
            if unit.fate == ALIVE and not empty:
                self.add(unit.x, unit.y, RADII[unit.kind], unit.level)

    def add(self, x: int, y: int, r: int, level: int) -> None:
        """One more base lies here."""
        square = x // SQUARE * WIDE + y // SQUARE
        there = self.squares.get(square)
        if there is None:
            self.squares[square] = [(x, y, r, level)]
        else:
            there.append((x, y, r, level))

    def base_at(self, x: int, y: int, r: int, level: int) -> Base | None:
        """A base that one here would overlap, at a height that differs by at most 1 level; None if there is none."""
        far = r + WIDEST
        for column in range((x - far) // SQUARE, (x + far) // SQUARE + 1):
            for row in range((y - far) // SQUARE, (y + far) // SQUARE + 1):
                there = self.squares.get(column * WIDE + row)
                if there is None:
                    continue
                for base in there:
                    self.checks += 1
                    dx, dy, least = base[0] - x, base[1] - y, base[2] + r
                    if dx * dx + dy * dy < least * least and -NEAR <= base[3] - level <= NEAR:
                        return base
        return None

    def clearance(self, x: int, y: int, level: int) -> int:
        """The radius of the largest base that has room here, as far as other bases and stones are concerned; below 0
        on one of them."""
        widest = WIDEST
        # In a crowd somebody stands in the way in the same square: then nobody else is looked at.
        for base in self.squares.get(x // SQUARE * WIDE + y // SQUARE, self.stones):
            self.checks += 1
            widest = _less(base, x, y, level, widest)
        if widest < NARROWEST:
            return widest
        for stone in self.stones:
            widest = _less(stone, x, y, level, widest)
        far = 2 * WIDEST
        for column in range((x - far) // SQUARE, (x + far) // SQUARE + 1):
            for row in range((y - far) // SQUARE, (y + far) // SQUARE + 1):
                there = self.squares.get(column * WIDE + row)
                if there is None:
                    continue
                for base in there:
                    self.checks += 1
                    widest = _less(base, x, y, level, widest)
                if widest < NARROWEST:
                    return widest
        return widest

    def stone_at(self, x: int, y: int, r: int, level: int) -> Base | None:
        """A rune-stone on which a base here would stand (skirmish.rune.size); None if there is none."""
        for stone in self.stones:
            dx, dy, least = stone[0] - x, stone[1] - y, stone[2] + r
            if dx * dx + dy * dy < least * least and -NEAR <= stone[3] - level <= NEAR:
                return stone
        return None


def _less(base: Base, x: int, y: int, level: int, widest: int) -> int:
    """The radius that this base leaves of the widest."""
    if not -NEAR <= base[3] - level <= NEAR:
        return widest
    dx, dy = base[0] - x, base[1] - y
    least = base[2] + widest
    if dx * dx + dy * dy >= least * least:
        return widest
    return isqrt(dx * dx + dy * dy) - base[2]
