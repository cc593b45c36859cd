"""Random battles for tests of the geometry, and shapely as their oracle.

`make test` runs a sample. The full number of random configurations takes some minutes:

    FRACAS_ORACLE=10000 .venv/bin/pytest -n auto tests/core/plane
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy
import shapely

from fracas.core.plane.disc import Disc, in_the_way
from fracas.core.plane.numbers import from_mm
from fracas.core.plane.terrain import BARRIER, Ground, Piece

RADII = [from_mm(mm) for mm in (25, 32, 45, 55, 70, 80)]


def cases(sample: int, share: int = 1) -> int:
    """How many random cases a test looks at: its sample, or its share of what is asked for."""
    asked = int(os.environ.get("FRACAS_ORACLE", "0"))
    return max(sample, asked // share)


def somewhere(random: Random, ground: Ground, taken: Sequence[Disc] = (), r: int = 0) -> Disc:
    """A base where it may stand."""
    r = r or random.choice(RADII)
    while True:
        x, y = random.randint(r, ground.width - r), random.randint(r, ground.height - r)
        disc = Disc(x, y, r, ground.level_at(x, y))
        if not ground.touches(BARRIER, x, y, r) and not any(in_the_way(disc, other) for other in taken):
            return disc


def battle(random: Random, ground: Ground, count: int) -> list[Disc]:
    """Bases that do not overlap."""
    discs: list[Disc] = []
    for _ in range(count):
        discs.append(somewhere(random, ground, discs))
    return discs


def walls(random: Random, side: int = 20000, count: int = 8) -> Ground:
    """A flat table with slanting barriers, some with a notch."""
    pieces: list[Piece] = []
    while len(pieces) < count:
        x, y = random.randint(2000, side - 2000), random.randint(2000, side - 2000)
        wide, deep = random.randint(300, 3000), random.randint(300, 1500)
        box = [(0, 0), (wide, 0), (wide, deep), (0, deep)]
        if random.random() < 0.4:
            box.insert(3, (random.randint(wide // 3, 2 * wide // 3), deep // 3))
        turn = shapely.affinity.rotate(shapely.Polygon(box), random.uniform(0, 360))
        moved = [(round(cx) + x, round(cy) + y) for cx, cy in shapely.get_coordinates(turn)[:-1]]
        shape = shapely.Polygon(moved)
        if shape.bounds[0] < 0 or shape.bounds[1] < 0 or shape.bounds[2] > side or shape.bounds[3] > side:
            continue
        if shape.is_valid and all(shape.distance(polygon(other)) > 0 for other in pieces):
            pieces.append(Piece(BARRIER, moved))
    return Ground(side, side, pieces)


def apart(one: int, other: int) -> int:
    """The difference of two numbers."""
    return abs(one - other)


def polygon(piece: Piece) -> Any:
    """A piece as shapely knows it."""
    return shapely.Polygon(piece.corners)


def polygons(ground: Ground, kind: int) -> list[Any]:
    """All pieces of a kind."""
    return [polygon(piece) for piece in ground.pieces if piece.kind == kind]


def spread(disc: Disc, count: int, rim: int) -> Any:
    """Points all over a base, and points on its rim."""
    k = numpy.arange(count)
    far = disc.r * numpy.sqrt((k + 0.5) / count)
    turn = k * 2.399963
    inner = numpy.column_stack((disc.x + far * numpy.cos(turn), disc.y + far * numpy.sin(turn)))
    turn = numpy.linspace(0, 2 * numpy.pi, rim, endpoint=False)
    outer = numpy.column_stack((disc.x + disc.r * numpy.cos(turn), disc.y + disc.r * numpy.sin(turn)))
    return inner, numpy.vstack((inner, outer))
