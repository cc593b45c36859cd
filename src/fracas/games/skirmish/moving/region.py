"""Where a unit may move: any path is checked, proposed, previewed, drawn and sampled here.

A place is a path: x and y by turns, the points at which its straight legs end. One number more at the end says how it
comes down edges of two and more levels: 0 climbing, 1 dropping. Without it, it climbs down if its movement is enough
for that, and drops if not. A path that ends just beyond an edge that can be paid for only in part hangs there. An
empty place means: not after all.

The single place of a unit that teleports is where it appears; with more points it walks.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.place import Plane
from fracas.core.plane.disc import Disc
from fracas.core.plane.numbers import span
from fracas.core.plane.shapes import reaches
from fracas.core.question import Draw, Region, WrongPlace
from fracas.games.skirmish.bodies import (
    RADII,
    disc_of,
    enemies_of,
    ground_of,
    in_the_way,
    sees_spot,
    stone_in_the_way,
)
from fracas.games.skirmish.card import TELEPORT
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.done import ACTED, MARCHED, MARCHING, MOVED
from fracas.games.skirmish.maps import at_most, too_much
from fracas.games.skirmish.moving.leaving import Leaving, inside, leavings
from fracas.games.skirmish.moving.legs import BARRIER, BASE, CORNER, FINE, NO_CLIMBING, OFF_TABLE, Walk
from fracas.games.skirmish.moving.pace import (
    BY_FADE,
    BY_MARCH,
    BY_MOVE,
    COVER_BIT,
    INCH,
    WATER_BIT,
    budgets_of,
    gait_of,
)
from fracas.games.skirmish.moving.path import Walking
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import card_bits, melee_levels, melee_range
from fracas.games.skirmish.striking.melee import in_reach

CAREFUL: Final = 0
DROPS: Final = 1
EITHER: Final = 2
NUDGE: Final = 250
"""How far one press of an arrow key goes."""
LONGEST: Final = 64
"""So many points a path may have at the most."""


def going_on(state: State, me: int, by: int) -> bool:
    """Is this the movement, or the march, that it is in the middle of?"""
    unit = state.units[me]
    if state.moving != me or by == BY_FADE or not unit.has_done(MARCHED if by == BY_MARCH else MOVED):
        return False
    return unit.has_done(MARCHING) == (by == BY_MARCH)


class Movement(Region):
    """All the places to which a unit may move now."""

    __slots__ = ("_last", "_walk", "by", "me", "r", "state", "teleports", "walking", "who")

    def __init__(self, state: State, me: int, by: int) -> None:
        self.state = state
        self.me = me
        self.by = by
        unit = state.units[me]
        self.r = RADII[unit.kind]
        self.who = enemies_of(state, me)
        going = going_on(state, me, by)
        walking = Walking(
            ground_of(state),
            gait_of(state, me, self.r, by),
            disc_of(state, me),
            unit.hanging,
            budgets_of(state, me, by),
        )
        walking.enemies = [disc_of(state, enemy) for enemy in self.who]
        if going:
            walking.spent = unit.spent
        if by != BY_FADE:
            walking.begun = unit.ground  # cover and water hinder the whole turn
        if state.moving == me and by != BY_FADE:
            walking.run = unit.run
        if by == BY_MOVE and not unit.has_done(ACTED):
            walking.march = budgets_of(state, me, BY_MARCH)
        self.walking = walking
        self.teleports = by == BY_MOVE and not going and card_bits(unit) & TELEPORT != 0
        self._last: tuple[int, ...] = ()
        self._walk: Walk | None = None

    # -- is it legal?

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if not place:
            return None
        ground = self.walking.ground
        if len(place) < 2 or len(place) > 2 * LONGEST + 1:
            return WrongPlace("skirmish.move", f"A path has one to {LONGEST} points.")
        if len(place) % 2 and place[-1] not in (CAREFUL, DROPS):
            return WrongPlace("skirmish.climb", "The last number says how it comes down: 0 climbing, 1 dropping.")
        width: int = ground.width  # any number may come, too large for what is compiled
        height: int = ground.height
        for number in range(0, len(place) - 1, 2):
            if not (0 <= place[number] <= width and 0 <= place[number + 1] <= height):
                return WrongPlace("skirmish.move", "That is not on the table.", (self.walking.x, self.walking.y))
        vanishes = self.teleports and len(place) == 2
        hindered = self.why_no_teleport(place[0], place[1]) if vanishes else None
        if vanishes and hindered is None:
            return None
        walk = self.walked(place)
        if walk.bad != FINE:
            return self._why(walk) if hindered is None else hindered
        return self._no_room(walk)

    def is_teleport(self, place: tuple[int, ...]) -> bool:
        """Would it get there by vanishing (skirmish.ability.teleport)?"""
        return self.teleports and len(place) == 2 and self.why_no_teleport(place[0], place[1]) is None

    def why_no_teleport(self, x: int, y: int) -> WrongPlace | None:
        """Within its speed, seen, and free."""
        it = self.walking
        ground = it.ground
        if not ground.on_table(x, y, self.r):
            return WrongPlace("skirmish.move", "Its base would leave the table.", (x, y))
        mask = it.mask | it.begun | ground.mask_at(x, y, self.r)
        if span(x - it.x, y - it.y) > it.budgets[mask]:
            return WrongPlace(
                "skirmish.ability.teleport", f"It teleports {at_most(it.budgets[mask])} at the most.", (x, y)
            )
        spot = Disc(x, y, self.r, ground.level_at(x, y))
        refused = self._occupied(spot)
        if refused is not None:
            return refused
        if not sees_spot(self.state, self.me, spot):
            return WrongPlace("skirmish.ability.teleport", "It does not see that place.", (x, y))
        return None

    def walked(self, place: tuple[int, ...]) -> Walk:
        """The path, walked through. It remembers the last one."""
        if self._walk is not None and self._last == place:
            return self._walk
        walk = self._walk_it(place)
        self._last, self._walk = place, walk
        return walk

    def _walk_it(self, place: tuple[int, ...]) -> Walk:
        manner = EITHER
        points = place
        if len(place) % 2:
            manner = place[-1]
            points = place[:-1]
        walk = self.walking.walk(points, manner != DROPS)
        if manner != EITHER or (walk.bad == FINE and not walk.hanging) or not self.walking.steps:
            return walk
        if self.walking.gait.flies:
            return walk
        dropped = self.walking.walk(points, False)
        if dropped.bad == FINE and (walk.bad != FINE or not dropped.hanging):
            return dropped
        return walk

    def _no_room(self, walk: Walk) -> WrongPlace | None:
        """May it end there?"""
        if not walk.stretches:
            return None
        return self._occupied(Disc(walk.x, walk.y, self.r, walk.level))

    def _occupied(self, spot: Disc) -> WrongPlace | None:
        if self.walking.gait.flies or self.teleports:
            for shape in self.walking.ground.barriers:
                if reaches(shape, spot.x, spot.y, self.r):
                    return WrongPlace("skirmish.terrain.barrier", "Nobody ends on a barrier.", (spot.x, spot.y))
        other = in_the_way(self.state, spot, self.me)
        if other >= 0:
            return WrongPlace("skirmish.move", f"{self._name(other)} stands there: no room.", (spot.x, spot.y))
        if stone_in_the_way(self.state, spot) >= 0:
            return WrongPlace("skirmish.rune.size", "No base may end on a rune-stone.", (spot.x, spot.y))
        return None

    def _name(self, unit: int) -> str:
        return UNITS[self.state.units[unit].kind].name

    def _why(self, walk: Walk) -> WrongPlace:
        """Why a path cannot be walked, in a sentence."""
        spot = walk.spot
        if walk.bad == OFF_TABLE:
            return WrongPlace("skirmish.move", "Its base would leave the table.", spot)
        if walk.bad == BARRIER:
            return WrongPlace("skirmish.terrain.barrier", "A barrier is in the way.", spot)
        if walk.bad == BASE:
            name = self._name(self.who[walk.who])
            return WrongPlace("skirmish.move", f"{name} is in the way: nobody passes through an enemy's base.", spot)
        if walk.bad == CORNER:
            return WrongPlace(
                "skirmish.climb", "It would go exactly over the corner of an elevation: pass it on a side.", spot
            )
        if walk.bad == NO_CLIMBING:
            return WrongPlace("skirmish.own.fade", "Fading, it does not climb.", spot)
        return self._too_far(walk)

    def _too_far(self, walk: Walk) -> WrongPlace:
        it = self.walking
        left = max(0, it.budgets[walk.mask] - it.spent)
        words = f"That way costs {too_much(walk.cost)}, and it has {at_most(left)}{_because(walk.mask)}."
        rule = "skirmish.move"
        climbed = sum(stretch.paid for stretch in walk.stretches)
        if walk.cost <= it.budgets[walk.mask & ~WATER_BIT] - it.spent:
            rule = "skirmish.terrain.water"
        elif walk.cost <= it.budgets[walk.mask & ~COVER_BIT] - it.spent:
            rule = "skirmish.terrain.cover"
        elif climbed and walk.cost - climbed <= left:
            rule = "skirmish.climb"
            cost, climbing = too_much(walk.cost), too_much(climbed)
            words = f"That way costs {cost}, {climbing} of it for climbing, and it has {at_most(left)}."
        return WrongPlace(rule, words, walk.spot)

    # -- melee ranges on the way

    def leavings(self, walk: Walk) -> list[tuple[int, Leaving]]:
        """Whose own melee ranges a walk leaves, and where, in order (skirmish.breakaway). One who comes back into one
        is locked at once, and leaves it again (skirmish.passing)."""
        found: list[tuple[int, Leaving]] = []
        it = self.walking
        for number, enemy in enumerate(it.enemies):
            far = enemy.r + self.r + melee_range(self.state, self.who[number])
            dx, dy, reach = enemy.x - it.x, enemy.y - it.y, far + walk.cost + INCH
            if dx * dx + dy * dy > reach * reach:
                continue
            for where in leavings(walk.stretches, it.level, enemy, far, melee_levels(self.state, self.who[number])):
                found.append((self.who[number], where))
        if len(found) > 1:
            found.sort(key=_when)
        return found

    def begins_in(self, enemy: int) -> bool:
        """Does it begin within this enemy's own melee range?"""
        return in_reach(self.state, enemy, self.me)

    def left_reach(self, walk: Walk, enemy: int) -> bool:
        """Does the walk leave the place where *it* reaches this enemy (and come back: a new charge)?"""
        disc = disc_of(self.state, enemy)
        far = disc.r + self.r + melee_range(self.state, self.me)
        return len(leavings(walk.stretches, self.walking.level, disc, far, melee_levels(self.state, self.me))) > 0

    @staticmethod
    def left_by_teleport(state: State, me: int, x: int, y: int, level: int) -> list[int]:
        """Whose melee ranges it leaves by vanishing here and appearing there."""
        r = RADII[state.units[me].kind]
        left = []
        for enemy in enemies_of(state, me):
            disc = disc_of(state, enemy)
            far = disc.r + r + melee_range(state, enemy)
            if in_reach(state, enemy, me) and not inside(x, y, level, disc, far, melee_levels(state, enemy)):
                left.append(enemy)
        return left

    # -- for screens and bots

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        """The best legal path to where was pointed, or to the nearest place that can be reached."""
        from fracas.games.skirmish.moving.ways import nearest, road  # they need regions

        if self.refuse(place) is None:
            return place
        if len(place) < 2:
            return None
        ground = self.walking.ground
        last = len(place) - len(place) % 2
        x = min(max(place[last - 2], self.r), ground.width - self.r)
        y = min(max(place[last - 1], self.r), ground.height - self.r)
        return road(self, x, y) or nearest(self, x, y)

    def candidates(self, draw: Draw, most: int) -> list[tuple[int, ...]]:
        """Places that a player would think of: contact, stones, range, cover, height, out of reach."""
        from fracas.games.skirmish.moving.worthwhile import spots

        return spots(self, draw, most)

    def preview(self, place: tuple[int, ...]) -> object:
        """What would happen there: `fracas.games.skirmish.telling.previews.MovePreview`."""
        from fracas.games.skirmish.telling.previews import preview_of

        return preview_of(self, place)

    def shape(self) -> object:
        """The table, with the area within reach."""
        from fracas.games.skirmish.moving.ways import areas_of

        it = self.walking
        return Plane(
            it.ground.width, it.ground.height, NUDGE, (it.x, it.y), True, areas_of(self), self.r, optional=True
        )

    # -- places by chance

    def sample(self, draw: Draw) -> tuple[int, ...]:
        """A straight leg in any direction, mostly as far as it goes; where it stands, if there is none."""
        it = self.walking
        left = it.left(0)
        for attempt in range(4):
            if left <= 0:
                break
            far = left if draw() < 0.6 else int(left * draw())
            if attempt > 1:
                far //= 2
            far = max(0, far - 2)  # rounding may add a little
            dx, dy = _anywhere(draw)
            place = (it.x + dx * far // 4096, it.y + dy * far // 4096)
            if it.ground.on_table(place[0], place[1], self.r) and self.refuse(place) is None:
                return place
        return (it.x, it.y)


def _anywhere(draw: Draw) -> tuple[int, int]:
    """A random direction of length at most 4096, from a square: even enough, and without sines."""
    while True:
        x, y = int(draw() * 8192) - 4096, int(draw() * 8192) - 4096
        square = x * x + y * y
        if 1 << 20 < square <= 1 << 24:
            length = span(x, y)
            return (x * 4096 // length, y * 4096 // length)


def _when(each: tuple[int, Leaving]) -> tuple[int, int, int]:
    return (each[1].stretch, 0 if each[1].before else 1, each[1].at)


def _because(mask: int) -> str:
    if mask == COVER_BIT | WATER_BIT:
        return " in cover and water"
    if mask & COVER_BIT:
        return " in cover"
    return " in water" if mask & WATER_BIT else ""
