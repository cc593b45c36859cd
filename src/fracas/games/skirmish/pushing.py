"""Pushes, shoves and pulls: a straight line, the first thing in the way, and perhaps a fall (skirmish.push).

The pusher chooses the direction: `AWAY`, or one of sixteen compass points. A push is no movement: it provokes
nothing, and what it does to the one who is pushed forbids them nothing.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.core.plane.sweep import BARRIER_HIT, BASE_HIT, HIGHER_GROUND, NOTHING, TABLE_EDGE, Stop, sweep
from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import disc_of, ground_of, stone_disc
from fracas.games.skirmish.card import HEAVY
from fracas.games.skirmish.events.move import Pushed
from fracas.games.skirmish.falling import fall
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import has
from fracas.games.skirmish.stones import settle

D3: Final = (1, 2, 3)
INCH: Final = 1000
AWAY: Final = 0
"""The direction straight away from the pusher."""
_POINTS: Final = (
    (0, 4096), (1567, 3784), (2896, 2896), (3784, 1567), (4096, 0), (3784, -1567), (2896, -2896), (1567, -3784),
    (0, -4096), (-1567, -3784), (-2896, -2896), (-3784, -1567), (-4096, 0), (-3784, 1567), (-2896, 2896), (-1567, 3784),
)  # fmt: skip
COMPASS: Final = (
    "north", "north-north-east", "north-east", "east-north-east", "east", "east-south-east", "south-east",
    "south-south-east", "south", "south-south-west", "south-west", "west-south-west", "west", "west-north-west",
    "north-west", "north-north-west",
)  # fmt: skip
"""The names of the directions 1 to 16."""
DIRECTIONS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]


def can_be_pushed(state: State, victim: int) -> bool:
    """The heavy cannot be pushed, shoved or pulled (skirmish.ability.heavy)."""
    return not has(state, victim, HEAVY)


def direction(state: State, by: int, victim: int, option: int) -> tuple[int, int]:
    """A chosen direction as a vector."""
    if option != AWAY:
        return _POINTS[option - 1]
    one, other = state.units[by], state.units[victim]
    dx, dy = other.x - one.x, other.y - one.y
    return (dx, dy) if dx or dy else _POINTS[0]


def push(state: State, tell: Tell, by: int, victim: int) -> Resolution:
    """A push that has succeeded, or a shove: 1d3", then the direction, then it goes."""
    inches: int = yield Roll("push-length", D3)
    chosen: int = yield Choice(state.units[by].seat, "push", DIRECTIONS)
    dx, dy = direction(state, by, victim, chosen)
    yield from carry(state, tell, victim, dx, dy, inches * INCH, by)


def stop_of(state: State, victim: int, dx: int, dy: int, length: int) -> Stop:
    """Where a push in this direction would end. Nothing happens."""
    disc = disc_of(state, victim)
    norm = span(dx, dy)
    x, y = disc.x + _share(dx, length, norm), disc.y + _share(dy, length, norm)
    bases = [disc_of(state, i) for i, unit in enumerate(state.units) if unit.fate == ALIVE and i != victim]
    stones: list[Disc] = [stone_disc(state, i) for i in range(len(state.stones))]
    return sweep(ground_of(state), disc, x, y, bases, stones)


def carry(state: State, tell: Tell, victim: int, dx: int, dy: int, length: int, by: int) -> Resolution:
    """Move a unit in a straight line as far as it goes, and let it fall at the end."""
    if not can_be_pushed(state, victim) or (dx == 0 and dy == 0):
        return
    unit = state.units[victim]
    others = sum(1 for i, each in enumerate(state.units) if each.fate == ALIVE and i != victim)
    stop = stop_of(state, victim, dx, dy, length)
    before, x, y = unit.level, unit.x, unit.y
    unit.x, unit.y = stop.x, stop.y
    if stop.length > 0:
        unit.level = ground_of(state).level_at(stop.x, stop.y)
        unit.hanging = False
    tell(Pushed, victim, by, (x, y, unit.x, unit.y), length, _word(stop, others))
    yield from fall(state, tell, victim, before - unit.level, by)
    if unit.fate == ALIVE:
        settle(state, tell)


def _share(part: int, length: int, norm: int) -> int:
    """``part / norm`` of a length, towards 0: nobody is pushed farther than the die says."""
    return part * length // norm if part >= 0 else -(-part * length // norm)


def _word(stop: Stop, bases: int) -> str:
    if stop.hit == NOTHING:
        return ""
    if stop.hit == BASE_HIT:
        return "base"
    if stop.hit == BARRIER_HIT:
        return "barrier"
    if stop.hit == TABLE_EDGE:
        return "table"
    if stop.hit == HIGHER_GROUND:
        return "elevation"
    return "base" if stop.index < bases else "stone"
