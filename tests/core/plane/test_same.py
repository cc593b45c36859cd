"""The same numbers on every machine, interpreted and compiled, and none too large for 63 bits."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from fracas.core.plane.disc import Disc
from fracas.core.plane.paths import Obstacle, Walker, Way, path, reach
from fracas.core.plane.sight import sees, visible_fraction
from fracas.core.plane.sweep import sweep
from fracas.core.plane.terrain import Ground, Piece

from .kit import battle
from .maps import MAPS, ground

DIGEST = "773f8a316215a971"
"""Of the answers below. It changes only with the geometry; interpreted and compiled it is the same."""


def answers(name: str) -> list[Any]:
    """What the geometry says about a few random battles on a map."""
    table = ground(name)
    random = Random(f"same {name}")
    said: list[Any] = []
    for _ in range(3):
        me, *rest = battle(random, table, 12)
        enemies, others = rest[:6], rest[6:]
        walker = Walker(me.r, random.randint(3, 6))
        said += [(sees(table, me, each), visible_fraction(table, me, each)) for each in rest]
        for _ in range(12):
            x, y = me.x + random.randint(-4000, 4000), me.y + random.randint(-4000, 4000)
            found = path(table, walker, me, (x, y), enemies, others)
            if isinstance(found, Way):
                said.append((found.cost, found.mask, found.points()))
            else:
                assert isinstance(found, Obstacle)
                said.append((found.why, found.x, found.y, found.index))
            stop = sweep(table, me, x, y, rest)
            said.append((stop.length, stop.x, stop.y, stop.hit, stop.index))
        said.append(reach(table, walker, me, enemies, others).places)
    return said


def test_interpreted_and_compiled_answers_are_the_same() -> None:
    digest = hashlib.sha256()
    for name in MAPS:
        digest.update(repr(answers(name)).encode())
    assert digest.hexdigest()[:16] == DIGEST


class Small(int):
    """A whole number whose sums and products must fit into 63 bits, as they do in compiled code."""


def _checked(name: str) -> Any:
    plain = getattr(int, name)

    def operation(self: int, other: int) -> Any:
        result = plain(self, other)
        if result is NotImplemented:
            return result
        assert -(2**63) <= result < 2**63, (name, self, other)
        return Small(result)

    return operation


for _name in ("add", "sub", "mul", "floordiv", "lshift", "rshift"):
    setattr(Small, f"__{_name}__", _checked(f"__{_name}__"))
    setattr(Small, f"__r{_name}__", _checked(f"__r{_name}__"))
Small.__neg__ = lambda self: Small(-int(self))  # type: ignore[method-assign]


@pytest.mark.parametrize("name", ["highroad", "marsh", "hedges"])
def test_no_number_is_too_large_on_the_largest_table(name: str) -> None:
    """On 30 inches, and on hedges stretched to 55, the most that is allowed."""
    times = 1 if name != "hedges" else 2
    side = ground(name).width
    pieces = [
        Piece(p.kind, [(Small(x * times), Small(y * times)) for x, y in p.corners], p.level, p.dotted)
        for p in ground(name).pieces
    ]
    more = 55000 if times == 2 else side
    table = Ground(Small(more), Small(more), pieces)
    random = Random(name)
    plain = battle(random, table, 12)
    corners = [(1600, 1600), (more - 1600, more - 1600), (1600, more - 1600), (more - 1600, 1600)]
    discs = [Disc(Small(x), Small(y), Small(1575), Small(table.level_at(x, y))) for x, y in corners]
    discs += [Disc(Small(d.x), Small(d.y), Small(d.r), Small(d.level)) for d in plain]
    for a in discs[:6]:
        for b in discs:
            if a is not b:
                sees(table, a, b)
                visible_fraction(table, a, b)
                sweep(table, a, b.x, b.y, discs[6:])
        walker = Walker(a.r, Small(30))
        path(table, walker, a, (discs[-1].x + 3000, discs[-1].y), discs[6:], ())
    reach(table, Walker(discs[-1].r, Small(6)), discs[-1], discs[:4], ())
