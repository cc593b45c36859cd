"""The field in characters: two cells for every square inch, the part of the table that fits, the north above.

Columns are lettered from the west, rows numbered from the south: ``a1`` is the south-west corner.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from math import isqrt

from rich.text import Text

from fracas.games.skirmish.content import map_named
from fracas.games.skirmish.maps import BARRIER, COVER, ELEVATION, INCH, WATER, Piece, Point
from fracas.games.skirmish.telling.naming import column_name
from fracas.terminal.board import Picture

CELL = 2
"""Characters of a square."""
EDGE = 3
"""Characters of a row's number."""
LEAST_ROWS = 12
"""So many rows are shown however little room there is."""
NORTH = "N↑"

OPEN, REACH, STONE = "· ", "◦", "◈"
HEIGHTS = ("· ", "▁▁", "▃▃", "▅▅", "▆▆")
"""By level."""
SLOPE = ":"
"""After a height: an edge of it that is easily climbed runs here."""
WITHIN = 300
"""So far within such an edge."""
SIGNS = {BARRIER: "##", COVER: "%%", WATER: "~~"}
STYLES = {BARRIER: "bold white", COVER: "green", WATER: "blue", ELEVATION: "yellow"}
PARTS = (125, 375, 625, 875)
"""Where a square is looked at."""
SOME, MOST = 3, 7
"""Of the sixteen points: so many make a barrier, so many anything else."""

Ground = tuple[str, str]
"""The two characters of a square, and their style."""


def inside(corners: Sequence[Point], x: int, y: int) -> bool:
    """Does a point lie in a polygon? Points on its edge may go either way."""
    within = False
    ax, ay = corners[-1]
    for bx, by in corners:
        if (ay > y) != (by > y) and (x - ax) * (by - ay) * (1 if by > ay else -1) < (bx - ax) * (y - ay) * (
            1 if by > ay else -1
        ):
            within = not within
        ax, ay = bx, by
    return within


@lru_cache(maxsize=64)
def ground_of(name: str) -> tuple[tuple[Ground, ...], ...]:
    """What every square of a map is made of: rows from the south, columns from the west."""
    table = map_named(name)
    side = -(-table.size // INCH)
    rows = [[_square(table.pieces, column, row) for column in range(side)] for row in range(side)]
    for column, row, level in _slopes(table.pieces):
        if 0 <= column < side and 0 <= row < side and rows[row][column][0] == HEIGHTS[level]:
            rows[row][column] = (HEIGHTS[level][0] + SLOPE, STYLES[ELEVATION])
    return tuple(map(tuple, rows))


def _slopes(pieces: Sequence[Piece]) -> Iterator[tuple[int, int, int]]:
    """The squares just within the dotted edges of elevations, and the level there."""
    for piece in pieces:
        for edge in piece.dotted if piece.kind == ELEVATION and piece.level < len(HEIGHTS) else ():
            (ax, ay), (bx, by) = piece.corners[edge], piece.corners[(edge + 1) % len(piece.corners)]
            length = max(isqrt((bx - ax) ** 2 + (by - ay) ** 2), 1)
            for along in range(WITHIN, length, WITHIN):
                # Corners go counter-clockwise: the inside is on the left.
                x = ax + ((bx - ax) * along - (by - ay) * WITHIN) // length
                y = ay + ((by - ay) * along + (bx - ax) * WITHIN) // length
                yield x // INCH, y // INCH, piece.level


def _square(pieces: Sequence[Piece], column: int, row: int) -> Ground:
    counts = [0, 0, 0, 0]
    level = 0
    west, south = column * INCH, row * INCH
    for piece in pieces:
        if not _near(piece, west, south):
            continue
        points = sum(inside(piece.corners, west + x, south + y) for x in PARTS for y in PARTS)
        counts[piece.kind] += points
        if piece.kind == ELEVATION and points >= MOST:
            level = max(level, piece.level)
    if counts[BARRIER] >= SOME:
        return SIGNS[BARRIER], STYLES[BARRIER]
    for kind in (COVER, WATER):
        if counts[kind] >= MOST:
            return SIGNS[kind], STYLES[kind]
    if level:
        return HEIGHTS[min(level, len(HEIGHTS) - 1)], STYLES[ELEVATION]
    return OPEN, "dim"


def _near(piece: Piece, west: int, south: int) -> bool:
    xs, ys = [x for x, _ in piece.corners], [y for _, y in piece.corners]
    return min(xs) < west + INCH and max(xs) > west and min(ys) < south + INCH and max(ys) > south


# -- the part that is shown


class Window:
    """The part of a table that is drawn: the first column and row, and how many of them."""

    def __init__(self, west: int, south: int, columns: int, rows: int, size: int) -> None:
        self.west = west
        self.south = south
        self.columns = columns
        self.rows = rows
        self.size = size
        """Of the whole table, in squares."""

    def holds(self, column: int, row: int) -> bool:
        return 0 <= column - self.west < self.columns and 0 <= row - self.south < self.rows

    def words(self) -> str:
        """``"4–20"`` for the rows, ``"c–v 4–20"`` with the columns; empty if all of the table is shown."""
        east, north = self.west + self.columns - 1, self.south + self.rows
        columns = f"{column_name(self.west)}–{column_name(east)}" if self.columns < self.size else ""
        rows = f"{self.south + 1}–{north}" if self.rows < self.size else ""
        return " ".join(part for part in (columns, rows) if part)


def window_of(size: int, columns: int, rows: int, points: Iterable[tuple[int, int, int]]) -> Window:
    """The window that shows as much as it can of these points: (column, row, how much each is worth)."""
    columns, rows = min(columns, size), min(rows, size)
    weights = list(points)
    west = _best(size - columns, columns, [(column, worth) for column, _, worth in weights])
    south = _best(size - rows, rows, [(row, worth) for _, row, worth in weights])
    return Window(west, south, columns, rows, size)


def _best(most: int, length: int, worths: list[tuple[int, int]]) -> int:
    """Where a window of this length holds most, the nearest to the middle if several do."""

    def held(start: int) -> tuple[int, int]:
        return sum(worth for at, worth in worths if start <= at < start + length), -abs(2 * start - most)

    return max(range(most + 1), key=held)


# -- drawing


Cell = tuple[tuple[str, str], ...]
"""What stands on a square: characters with their styles, two in all."""


class FieldPicture(Picture):
    """The field as drawn, with what is needed to draw it again with marks."""

    def __init__(
        self,
        name: str,
        window: Window,
        cells: dict[tuple[int, int], Cell],
        beside: Sequence[Text],
        legend: str,
        marks: Collection[tuple[int, int]] = (),
    ) -> None:
        lines = drawn(name, window, cells, marks)
        for line, other in zip(lines, beside, strict=True):
            line.append(" ")
            line.append_text(other)
        super().__init__(lines, legend)
        self.name = name
        self.window = window
        self.cells = cells
        self.beside = beside

    def marked(self, marks: Collection[tuple[int, int]]) -> FieldPicture:
        """The same with marks on squares on which nothing stands."""
        return FieldPicture(self.name, self.window, self.cells, self.beside, self.legend, marks)


def drawn(
    name: str, window: Window, cells: dict[tuple[int, int], Cell], marks: Collection[tuple[int, int]] = ()
) -> list[Text]:
    """Column letters, then row by row from the north; ``cells`` are what stands on squares."""
    ground = ground_of(name)
    columns = range(window.west, window.west + window.columns)
    lines = [Text(f"{NORTH:<{EDGE}}" + "".join(map(heading_of, columns)), "dim")]
    for row in range(window.south + window.rows - 1, window.south - 1, -1):
        parts: list[tuple[str, str]] = [(f"{row + 1:>{EDGE - 1}} ", "dim")]
        for column in columns:
            cell = cells.get((column, row))
            if cell is None:
                sign, style = ground[row][column]
                cell = ((REACH, "bold cyan"), (sign[1:], style)) if (column, row) in marks else ((sign, style),)
            for sign, style in cell:
                if parts[-1][1] == style:  # one piece for all alike, because Text pays for each
                    parts[-1] = (parts[-1][0] + sign, style)
                else:
                    parts.append((sign, style))
        lines.append(Text.assemble(*parts))
    return lines


def heading_of(column: int) -> str:
    """The name of a column; of those with two letters every second has one, or they would run together."""
    name = column_name(column)
    return f"{name if len(name) < CELL or column % 2 == 0 else '':<{CELL}}"


def squares_in(areas: Sequence[Sequence[int]], size: int) -> set[tuple[int, int]]:
    """The squares of which some part lies in one of these polygons, x and y by turns."""
    found: set[tuple[int, int]] = set()
    for area in areas:
        corners = [(area[n], area[n + 1]) for n in range(0, len(area) - 1, 2)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        for column in range(max(min(xs) // INCH, 0), min(max(xs) // INCH + 1, size)):
            for row in range(max(min(ys) // INCH, 0), min(max(ys) // INCH + 1, size)):
                if (column, row) not in found and any(
                    inside(corners, column * INCH + x, row * INCH + y) for x in PARTS for y in PARTS
                ):
                    found.add((column, row))
    return found
