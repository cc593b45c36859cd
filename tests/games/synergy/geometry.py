"""What is seen, and what is in the way, by geometry alone: an oracle for the lines of strikes and throws.

Everything is asked of a mask of what blocks: obstacles, and denied areas where they count. The two ends of a line never
block it: a warrior on a pillar strikes and is struck. Lines that may not begin or end in a denied area are the caller's
to refuse.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fracas.games.synergy.board import (
    DISTANCES,
    NORTH_EAST,
    NOWHERE,
    OFFSETS,
    PARTS,
    PLACES,
    RAYS,
    SAME,
    SIDE,
    SQUARES,
    STEPS,
)


def mask_of(squares: Iterable[int]) -> bytes:
    """A mask with these squares set."""
    mask = bytearray(SQUARES)
    for square in squares:
        mask[square] = 1
    return bytes(mask)


def _crossings(offset: int) -> tuple[tuple[int, int], ...]:
    """All that a line with this offset passes, in order: a square twice, or the two squares that meet at a corner.

    Relative to the square where it begins. Counted in half squares, centres lie on even and sides on odd numbers.
    """
    down, right = offset // 29 - 14, offset % 29 - 14
    south, east = (1 if down >= 0 else -1), (1 if right >= 0 else -1)
    rows, columns = abs(down), abs(right)
    row = column = 0
    passed: list[tuple[int, int]] = []
    while row != rows or column != columns:
        # the line leaves this square by a row's side at (2 row + 1) / rows of its length, by a column's likewise
        by_row, by_column = (2 * row + 1) * columns, (2 * column + 1) * rows
        if rows and columns and by_row == by_column:
            passed.append(((row + 1) * south * SIDE + column * east, row * south * SIDE + (column + 1) * east))
            row, column = row + 1, column + 1
        elif not columns or (rows and by_row < by_column):
            row += 1
        else:
            column += 1
        here = row * south * SIDE + column * east
        passed.append((here, here))
    return tuple(passed[:-1])


CROSSINGS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(_crossings(offset) for offset in range(OFFSETS))
"""For each offset of two squares (`fracas.games.synergy.board.PLACES`), what the line passes from the first on."""
CROSSED: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(one for one, other in passed if one == other) for passed in CROSSINGS
)
"""Of these, the squares whose inside is crossed."""
TOUCHED: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((one, other) for one, other in passed if one != other) for passed in CROSSINGS
)
"""Of these, the pairs between which it passes through a corner."""


def sees(here: int, there: int, blocked: bytes) -> bool:
    """Is the line from centre to centre clear (synergy.sight)?

    No blocked square may be crossed; touching a corner is fine, passing between two that touch is not.
    """
    offset = PLACES[there] - PLACES[here] + SAME
    for each in CROSSED[offset]:
        if blocked[here + each]:
            return False
    for one, other in TOUCHED[offset]:  # noqa: SIM110 (a generator costs more than the whole test)
        if blocked[here + one] and blocked[here + other]:
            return False
    return True


def blocker(here: int, there: int, blocked: bytes) -> tuple[int, ...]:
    """The first thing in the way: a square, the two squares between which the line would pass, or nothing."""
    for one, other in CROSSINGS[PLACES[there] - PLACES[here] + SAME]:
        if blocked[here + one] and blocked[here + other]:
            return (here + one,) if one == other else (here + one, here + other)
    return ()


def crossed(here: int, there: int) -> tuple[int, ...]:
    """The squares that the line between two squares crosses, without the two, in order."""
    return tuple([here + each for each in CROSSED[PLACES[there] - PLACES[here] + SAME]])


# -- along one of the eight directions


def line(here: int, direction: int, reach: int, blocked: bytes) -> list[int]:
    """The squares of a line of up to ``reach`` squares, up to the first blocked one.

    That one is the last of them, because one who stands on it can be struck. A diagonal line ends before two blocked
    squares that touch.
    """
    squares: list[int] = []
    if reach < 1:
        return squares
    one, other = PARTS[direction]
    for square in RAYS[here][direction]:
        if direction >= NORTH_EAST and blocked[STEPS[here][one]] and blocked[STEPS[here][other]]:
            break
        squares.append(square)
        if blocked[square] or len(squares) == reach:
            break
        here = square
    return squares


def first(here: int, direction: int, reach: int, blocked: bytes) -> int:
    """The first blocked square on a line, which a ranged strike meets (synergy.range); NOWHERE if there is none."""
    last = here
    for square in RAYS[here][direction]:
        if direction >= NORTH_EAST:
            one, other = PARTS[direction]
            if blocked[STEPS[last][one]] and blocked[STEPS[last][other]]:
                return NOWHERE
            last = square
        if blocked[square]:
            return square if DISTANCES[PLACES[square] - PLACES[here] + SAME] <= reach else NOWHERE
    return NOWHERE


def landings(here: int, reach: int, walls: bytes, warriors: bytes, diagonal: bool = False) -> list[int]:
    """Where something thrown may land: 1 to ``reach`` squares along a straight line (synergy.throw).

    Not on a wall (a pillar, a barrier, smoke) nor past one; on a warrior, but not past it. With ``diagonal`` along
    diagonals too, not between two that touch. A throw that may pass over warriors is given a mask without any.
    """
    squares: list[int] = []
    for direction in range(8 if diagonal else 4):
        one, other = PARTS[direction]
        last = here
        for square in RAYS[here][direction][:reach]:
            if walls[square]:
                break
            if direction >= NORTH_EAST:
                steps = STEPS[last]
                left, right = steps[one], steps[other]
                if (walls[left] or warriors[left]) and (walls[right] or warriors[right]):
                    break
            squares.append(square)
            if warriors[square]:
                break
            last = square
    return squares
