"""What a map of skirmish says is changed, number by number, and the table is looked at until something differs.

What is looked at: the ground under a fine grid, as the rules ask for it; how units come over each edge of an elevation;
and how games begin there. See `tests.games.skirmish.changed` for all other rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Any

import msgspec

from fracas.games.skirmish.bodies import ground_of
from fracas.games.skirmish.content import MAPS, scenario_named
from fracas.games.skirmish.maps import BARRIER, ELEVATION, INCH
from fracas.games.skirmish.moving.pace import BY_MOVE
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.rows import MAP_ROWS, LayoutRow, MapRow, PieceRow
from fracas.games.skirmish.setting_up.areas import in_set_up
from fracas.games.skirmish.setting_up.placing import StoneSpot
from tests.games.skirmish.changed import EVERY_MAP, is_readable, opened, with_row
from tests.kit.skirmish import Table

TABLE = "MAP_ROWS"
KINDS = ("barrier", "cover", "water", "elevation")
GRID = 500
"""Of the ground that is looked at, in thousandths of an inch; a corner that is changed goes two steps."""
BASE = 250
OUT = 800
"""So far from the middle of an edge a unit sets out, and so far beyond it arrives."""

Changes = Iterator[tuple[str, Any]]


# -- another value for each number


def changes(row: MapRow) -> Changes:
    """Every field that rules read, each with other values; those with one name are one number of the map."""
    yield "size", msgspec.structs.replace(row, size=row.size + 10)
    for players in row.players if row.battlefield else ():  # of other scenarios it is only shown
        yield f"players {players}", replaced(row, "players", tuple(each for each in row.players if each != players))
    for place, piece in enumerate(row.terrain):
        yield f"terrain {place}", replaced(row, "terrain", (*row.terrain[:place], *row.terrain[place + 1 :]))
        for name, other in of_a_piece(piece):
            terrain = (*row.terrain[:place], other, *row.terrain[place + 1 :])
            yield f"terrain {place}.{name}", replaced(row, "terrain", terrain)
    for sides, layout in row.battlefield.items():
        for name, changed in of_a_layout(layout):
            yield f"battlefield {sides}.{name}", replaced(row, "battlefield", {**row.battlefield, sides: changed})
    for scenario in ("battlefall", "dispute", "wartide"):
        found: LayoutRow | None = getattr(row, scenario)
        if found is not None:
            for name, changed in of_a_layout(found):
                yield f"{scenario}.{name}", replaced(row, scenario, changed)


def replaced(row: Any, field: str, value: Any) -> Any:
    return msgspec.structs.replace(row, **{field: value})


def of_a_piece(piece: PieceRow) -> Changes:
    for kind in KINDS:
        if kind != piece.kind:
            yield "kind", replaced(piece, "kind", kind)
    for name, corners in elsewhere(piece.at):
        yield f"at {name}", replaced(piece, "at", corners)
    if piece.kind == "elevation":
        yield "level", replaced(piece, "level", piece.level + 1)
        for edge in range(len(piece.at)):
            dotted = tuple(each for each in piece.dotted if each != edge)
            yield f"dotted {edge}", replaced(piece, "dotted", dotted if edge in piece.dotted else (*dotted, edge))


def of_a_layout(layout: LayoutRow) -> Changes:
    for field in ("setup", "stones"):
        groups = getattr(layout, field)
        for side, places in enumerate(groups):
            for name, other in elsewhere(places):
                yield f"{field} {side} {name}", replaced(layout, field, (*groups[:side], other, *groups[side + 1 :]))
    for name, other in elsewhere(layout.centre):
        yield f"centre {name}", replaced(layout, "centre", other)


def elsewhere(places: tuple[tuple[float, float], ...]) -> Changes:
    """Each number of each place one more, and one less."""
    for place, (x, y) in enumerate(places):
        for by in (1, -1):
            for name, moved in ((f"{place}.x", (x + by, y)), (f"{place}.y", (x, y + by))):
                if min(moved) >= 0:
                    yield name, (*places[:place], moved, *places[place + 1 :])


# -- looked at


def ground(place: int) -> Iterator[Any]:
    """Row by row: the level, cover and water under a small base, and barriers in its way."""
    it = ground_of(Table(map=MAPS[place].id).state)
    size = MAPS[place].size
    for y in range(0, size, GRID):
        yield [
            (it.level_at(x, y), it.mask_at(x, y, BASE), it.touches(BARRIER, x, y, BASE)) for x in range(0, size, GRID)
        ]


def crossed(place: int) -> Iterator[Any]:
    """What it costs to come over each edge of an elevation from below, and why it cannot be done."""
    it = MAPS[place]
    for number, piece in enumerate(it.pieces):
        if piece.kind != ELEVATION:
            continue
        corners = piece.corners
        for edge, ((ax, ay), (bx, by)) in enumerate(zip(corners, (*corners[1:], corners[0]), strict=True)):
            long = max(1, round(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5))
            # Corners run counter-clockwise: what is to the right of an edge is outside.
            out = ((by - ay) * OUT // long, (ax - bx) * OUT // long)
            for part in (1, 2, 3):
                x, y = ax + (bx - ax) * part // 4, ay + (by - ay) * part // 4
                table = Table(map=it.id)
                table.put(0, "free.cutpurse", (x + out[0]) / INCH, (y + out[1]) / INCH)
                way = Movement(table.state, 0, BY_MOVE)
                there = (x - out[0], y - out[1])
                why = way.refuse(there)
                yield number, edge, part, why and (why.rule, why.sentence), None if why else way.walked(there).cost


def tables(place: int) -> Iterator[tuple[str, int]]:
    """The scenarios that the map is for, and with how many sides."""
    for scenario, name in EVERY_MAP:
        if name == MAPS[place].id:
            for sides in MAP_ROWS[name].players if scenario == "battlefield" else (2,):
                yield scenario, sides


def areas(place: int) -> Iterator[Any]:
    """Where each side may set up, and where it is suggested that it lays its stones."""
    for scenario, sides in tables(place):
        state = Table(sides, map=MAPS[place].id, scenario=scenario).state
        for side in range(sides):
            spots = range(0, MAPS[place].size, GRID)
            for y in spots:
                yield [in_set_up(state, side, x, y, BASE) for x in spots]
            if scenario_named(scenario).most_stones:
                yield StoneSpot(state, side, False).suggested()


def begun(place: int) -> Iterator[Any]:
    """How games begin there."""
    for scenario, sides in tables(place):
        for seed in (1, 2):
            yield from opened(scenario, MAPS[place].id, sides, seed)


LOOKS = (ground, crossed, areas, begun)


def looks(name: str) -> tuple[int, ...]:
    """In which order one looks: where it is likely to be seen, first."""
    if ".dotted" in name:
        return (1, 0, 2, 3)
    return (0, 1, 2, 3) if name.startswith(("terrain", "size")) else (2, 3, 0, 1)


@cache
def as_it_is(place: int, look: int) -> list[str]:
    return [repr(each) for each in LOOKS[look](place)]


def differs(place: int, row: MapRow, look: int) -> bool:
    """Does a look at the map show something else, if this is its row?"""
    if not is_readable(place, row, TABLE):
        return False
    seen = as_it_is(place, look)
    with with_row(place, row, TABLE):
        try:
            return any(repr(each) != was for each, was in zip_longest(LOOKS[look](place), seen))
        except Exception:
            return True


def noticed(place: int, name: str, rows: list[MapRow]) -> bool:
    """Is any of these rows noticed, in which one number is another? The quick look is taken at all of them first."""
    return any(differs(place, row, look) for look in looks(name) for row in rows)


def unnoticed(place: int) -> list[str]:
    """The numbers of a map that can be changed without any difference."""
    rows: dict[str, list[MapRow]] = {}
    for name, row in changes(list(MAP_ROWS.values())[place]):
        rows.setdefault(name, []).append(row)
    return [name for name, others in rows.items() if not noticed(place, name, others)]
