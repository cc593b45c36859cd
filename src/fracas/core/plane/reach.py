"""All places within a movement: for shading, for the path under a pointer, and for bots. One list for all three."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.field import Field
from fracas.core.plane.masks import beginning, masks, touched_by
from fracas.core.plane.numbers import FAR, span
from fracas.core.plane.search import Root, legs_to, roots_of, search
from fracas.core.plane.shapes import reaches
from fracas.core.plane.terrain import Ground
from fracas.core.plane.ways import Hang, Leg, Walker, Way

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

ODD_X: Final = 117
ODD_Y: Final = 119
"""The lattice is shifted, because maps put their edges on round numbers, and places on edges are awkward."""


@final
class Reach:
    """The places of a lattice that can be reached, each with its cost and the last bend of its path."""

    __slots__ = ("begin", "fields", "places", "roots")

    begin: Disc
    places: list[tuple[int, int, int, int]]
    """x, y, cost, and the number of the root: the last place where the path bends."""
    roots: list[Root]
    fields: list[Field]
    """For each root the search that it comes from."""

    def __init__(self, begin: Disc) -> None:
        self.begin = begin
        self.places = []
        self.roots = []
        self.fields = []

    def way(self, number: int) -> Way:
        """The way to a place, by its number among ``places``."""
        x, y, _, root = self.places[number]
        return self.way_from(root, x, y)

    def way_from(self, number: int, x: i64, y: i64) -> Way:
        """The way by a root straight on to a place, which must be one of ``places``."""
        root = self.roots[number]
        field = self.fields[number]
        legs: list[Leg] = legs_to(field, root)
        if (x, y) != (root.x, root.y):
            level: i64 = field.ground.level_at(x, y)
            field.price(root.x, root.y, root.level, x, y, level, root.cost, root.start, legs)
        cost: i64 = 0
        for leg in legs:
            cost += leg.cost
        mask = touched_by(field.ground, field.walker, self.begin, legs)
        at: i64 = legs[-1].level if legs else self.begin.level
        return Way(legs, cost, mask, field.walker.allowance(mask), None if legs else field.hang, x, y, at)


@final
class _Cell:
    __slots__ = ("cost", "free", "level", "root", "x", "y")

    x: i64
    y: i64
    level: i64
    free: bool
    cost: i64
    root: i64

    def __init__(self, x: i64, y: i64, level: i64, free: bool) -> None:
        self.x = x
        self.y = y
        self.level = level
        self.free = free
        self.cost = FAR
        self.root = -1


def reach(
    ground: Ground,
    walker: Walker,
    start: Disc,
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    budget: int = FAR,
    lattice: int = 500,
    hang: Hang | None = None,
) -> Reach:
    """The places of a lattice where the walker can end, each with the cost of the cheapest way that was found.

    ``budget`` is a cap on top of what the walker may go. A place that touches a base may cost a little less by `path`.
    """
    begin = beginning(ground, start, hang)
    result = Reach(begin)
    asked = masks(ground, walker, begin, None, budget)
    farthest: i64 = 0
    for mask in asked:
        farthest = max(farthest, min(walker.allowance(mask), budget))
    rows = _lattice(ground, walker, begin, enemies, others, farthest, lattice)
    for mask in asked:
        allowed: i64 = min(walker.allowance(mask), budget)
        field = Field(ground, walker, mask, begin, enemies, allowed, hang)
        roots = search(field, roots_of(field, begin, None, allowed), None, allowed)
        offset: i64 = len(result.roots)
        result.roots += roots
        result.fields += [field] * len(roots)
        above: list[_Cell] = []
        for row in rows:
            before: _Cell | None = None
            column: i64 = 0
            for cell in row:
                if cell.free:
                    below = above[column] if above else None
                    _settle(field, roots, offset, cell, before, below, allowed)
                before = cell
                column += 1
            above = row
    for row in rows:
        for cell in row:
            if cell.root >= 0:
                result.places.append((cell.x, cell.y, cell.cost, cell.root))
    return result


def _settle(
    field: Field, roots: list[Root], offset: i64, cell: _Cell, before: _Cell | None, below: _Cell | None, allowed: i64
) -> None:
    """Find the cheapest root from which a place can be seen; what its neighbours found is tried first."""
    for wall in field.walls:
        if reaches(wall, cell.x, cell.y, field.r):
            return  # terrain outside the mask; barriers were looked at before
    first = roots[0]
    if _try(field, first, 0, offset, cell, allowed) and cell.cost == span(cell.x - first.x, cell.y - first.y):
        return
    tried_one: i64 = 0
    tried_other: i64 = 0
    if before is not None and before.root > offset:
        tried_one = before.root - offset
        _try(field, roots[tried_one], tried_one, offset, cell, allowed)
    if below is not None and below.root > offset:
        tried_other = below.root - offset
        if tried_other != tried_one:
            _try(field, roots[tried_other], tried_other, offset, cell, allowed)
    number: i64 = -1
    for root in roots:
        number += 1
        if root.cost >= cell.cost or root.cost >= allowed:
            break  # roots come by cost
        if number not in (0, tried_one, tried_other):
            _try(field, root, number, offset, cell, allowed)


def _try(field: Field, root: Root, number: i64, offset: i64, cell: _Cell, allowed: i64) -> bool:
    least: i64 = root.cost + span(cell.x - root.x, cell.y - root.y)
    if least > allowed or least >= cell.cost:
        return False
    if not field.passes_walls(root.x, root.y, cell.x, cell.y):
        return False
    cost: i64 = root.cost + field.price(
        root.x, root.y, root.level, cell.x, cell.y, cell.level, root.cost, root.start, None
    )
    if cost > allowed or cost >= cell.cost:
        return False
    cell.cost = cost
    cell.root = offset + number
    return True


def _lattice(
    ground: Ground,
    walker: Walker,
    begin: Disc,
    enemies: Sequence[Disc],
    others: Sequence[Disc],
    far: i64,
    lattice: i64,
) -> list[list[_Cell]]:
    """The rows of places around the start; only those are free where the base may end."""
    r: i64 = walker.radius
    near = [
        each
        for each in (*enemies, *others)
        if (each.x - begin.x) ** 2 + (each.y - begin.y) ** 2 < (far + r + each.r) ** 2
    ]
    barriers = [
        shape
        for shape in ground.barriers
        if shape.west < begin.x + far + r
        and shape.east > begin.x - far - r
        and shape.south < begin.y + far + r
        and shape.north > begin.y - far - r
    ]
    rows: list[list[_Cell]] = []
    y: i64 = ODD_Y + (begin.y - far - ODD_Y) // lattice * lattice
    while y <= begin.y + far:
        row: list[_Cell] = []
        x: i64 = ODD_X + (begin.x - far - ODD_X) // lattice * lattice
        while x <= begin.x + far:
            dx: i64 = x - begin.x
            dy: i64 = y - begin.y
            fits = dx * dx + dy * dy <= far * far and ground.on_table(x, y, r)
            level: i64 = 0
            if fits:
                level = ground.level_at(x, y)
                for each in near:
                    ex: i64 = x - each.x
                    ey: i64 = y - each.y
                    both: i64 = r + each.r
                    if ex * ex + ey * ey < both * both and -1 <= each.level - level <= 1:
                        fits = False
                        break
                if fits:
                    for shape in barriers:
                        if reaches(shape, x, y, r):
                            fits = False
                            break
            row.append(_Cell(x, y, level, fits))
            x += lattice
        rows.append(row)
        y += lattice
    return rows
