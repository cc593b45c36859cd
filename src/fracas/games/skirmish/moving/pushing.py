"""Pushes, shoves and pulls: a straight line, the first thing in the way, and perhaps a fall (skirmish.push).

The pusher chooses the direction, any one: a point towards which it goes. A push is no movement: it provokes nothing,
and what it does to the one who is pushed forbids them nothing.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.place import Plane
from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.core.plane.sweep import BARRIER_HIT, BASE_HIT, HIGHER_GROUND, NOTHING, TABLE_EDGE, Stop, sweep
from fracas.core.question import Draw, Place, Region, Resolution, Roll, WrongPlace
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import disc_of, ground_of, radius_of, stone_disc
from fracas.games.skirmish.card import HEAVY
from fracas.games.skirmish.events.move import Pushed, PushRolled
from fracas.games.skirmish.moving.falling import fall
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import has
from fracas.games.skirmish.turns.stones import settle

D3: Final = (1, 2, 3)
INCH: Final = 1000
NUDGE: Final = 250
"""How far one press of an arrow key turns the point."""
FARTHEST: Final = 1000 * INCH
"""A direction may be pointed at beyond the table, but not farther than this."""
POINTS: Final = (
    (0, 4096), (1567, 3784), (2896, 2896), (3784, 1567), (4096, 0), (3784, -1567), (2896, -2896), (1567, -3784),
    (0, -4096), (-1567, -3784), (-2896, -2896), (-3784, -1567), (-4096, 0), (-3784, 1567), (-2896, 2896), (-1567, 3784),
)  # fmt: skip
COMPASS: Final = (
    "north", "north-north-east", "north-east", "east-north-east", "east", "east-south-east", "south-east",
    "south-south-east", "south", "south-south-west", "south-west", "west-south-west", "west", "west-north-west",
    "north-west", "north-north-west",
)  # fmt: skip
"""The names of `POINTS`, for anybody who types a direction."""


def can_be_pushed(state: State, victim: int) -> bool:
    """The heavy cannot be pushed, shoved or pulled (skirmish.ability.heavy)."""
    return not has(state, victim, HEAVY)


class Direction(Region):
    """All the directions in which a unit may be pushed: a place is a point, and the unit goes straight towards it, as
    far as the die says, however far away the point is. The empty place leaves it where it is: it *may* be moved.
    """

    __slots__ = ("by", "length", "state", "victim")

    def __init__(self, state: State, by: int, victim: int, length: int) -> None:
        self.state = state
        self.by = by
        self.victim = victim
        self.length = length

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if not place:
            return None
        if len(place) != 2:
            return WrongPlace("skirmish.push", "A direction is one point, two numbers.")
        unit = self.state.units[self.victim]
        if abs(place[0]) > FARTHEST or abs(place[1]) > FARTHEST:
            return WrongPlace("skirmish.push", "That point is too far away.")
        if place[0] == unit.x and place[1] == unit.y:
            return WrongPlace("skirmish.push", "Point beside the unit: it is pushed that way.", (unit.x, unit.y))
        return None

    def away(self) -> tuple[int, int]:
        """Straight away from the pusher, where it would end if nothing were in its way."""
        one, other = self.state.units[self.by], self.state.units[self.victim]
        dx, dy = other.x - one.x, other.y - one.y
        return self.towards(dx, dy) if dx or dy else self.towards(0, 1)

    def towards(self, dx: int, dy: int) -> tuple[int, int]:
        """As far in this direction as the die says: the point that a screen shows."""
        unit = self.state.units[self.victim]
        norm = span(dx, dy)
        return unit.x + _share(dx, self.length, norm), unit.y + _share(dy, self.length, norm)

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        """Itself; for nothing at all, or the unit itself, straight away."""
        return place if place and self.refuse(place) is None else self.away()

    def sample(self, draw: Draw) -> tuple[int, ...]:
        if draw() < 0.5:
            return self.away()
        dx, dy = POINTS[int(draw() * len(POINTS))]
        return self.towards(dx + int(draw() * 1600) - 800, dy + int(draw() * 1600) - 800)

    def candidates(self, draw: Draw, most: int) -> list[tuple[int, ...]]:  # noqa: ARG002 - none is left to chance
        """Straight away, then all round."""
        found: list[tuple[int, ...]] = [self.away()]
        for dx, dy in (*POINTS[::2], *POINTS[1::2]):
            place = self.towards(dx, dy)
            if len(found) < most and place not in found:
                found.append(place)
        return found

    def preview(self, place: tuple[int, ...]) -> object:
        """Where it ends, what stops it, and how it falls: `fracas.games.skirmish.telling.previews.MovePreview`."""
        from fracas.games.skirmish.telling.previews import push_preview

        return push_preview(self, place) if place else None

    def stop(self, place: tuple[int, ...]) -> Stop:
        """Where it would end."""
        unit = self.state.units[self.victim]
        return stop_of(self.state, self.victim, place[0] - unit.x, place[1] - unit.y, self.length)

    def shape(self) -> object:
        """The whole table, beginning with straight away."""
        ground = ground_of(self.state)
        return Plane(
            ground.width, ground.height, NUDGE, self.away(), radius=radius_of(self.state, self.victim), optional=True
        )


def push(state: State, tell: Tell, by: int, victim: int) -> Resolution:
    """A push that has succeeded, or a shove: 1d3", then the direction, then it goes."""
    inches: int = yield Roll("push-length", D3)
    tell(PushRolled, victim, by, inches)
    place: tuple[int, ...] = yield Place(state.units[by].seat, "push", Direction(state, by, victim, inches * INCH))
    if place:
        unit = state.units[victim]
        yield from carry(state, tell, victim, place[0] - unit.x, place[1] - unit.y, inches * INCH, by)


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
    stop = stop_of(state, victim, dx, dy, length)
    before, x, y = unit.level, unit.x, unit.y
    unit.x, unit.y = stop.x, stop.y
    if stop.length > 0:
        unit.level = ground_of(state).level_at(stop.x, stop.y)
        unit.hanging = False
    tell(Pushed, victim, by, (x, y, unit.x, unit.y), length, stopped_by(state, victim, stop))
    yield from fall(state, tell, victim, before - unit.level, by)
    if unit.fate == ALIVE:
        settle(state, tell)


def _share(part: int, length: int, norm: int) -> int:
    """``part / norm`` of a length, towards 0: nobody is pushed farther than the die says."""
    return part * length // norm if part >= 0 else -(-part * length // norm)


def stopped_by(state: State, victim: int, stop: Stop) -> str:
    """What is in the way of a push, in a word; empty if nothing is."""
    return _word(stop, sum(1 for i, each in enumerate(state.units) if each.fate == ALIVE and i != victim))


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
