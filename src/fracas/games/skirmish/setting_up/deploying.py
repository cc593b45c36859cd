"""Setting up armies: places for one unit or for several, and good order without being asked (skirmish.scenario.order).

A place is (unit, x, y, unit, x, y, …). ``propose(())`` sets up all who wait.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.core.place import Plane
from fracas.core.question import Draw, Region, WrongPlace
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.content import UNITS, map_named, scenario_named
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.setting_up.areas import Box, boxes, cannot_stand, in_set_up, layout_of
from fracas.games.skirmish.setting_up.placing import FINE, TRIES, Spots, between, grid, rings
from fracas.games.skirmish.state import WAITING, State

RANK: Final = 1200
"""How far a rank stands behind the one before it."""


class Deployment(Region):
    """Where a seat's units may be set up: (unit, x, y, …) for one of them or several (skirmish.scenario.order)."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def waiting(self) -> list[int]:
        """The units that are not on the table yet."""
        return [n for n, unit in enumerate(self.state.units) if unit.seat == self.seat and unit.fate == WAITING]

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if not place or len(place) % 3:
            return WrongPlace(
                "skirmish.scenario.order", "Set up one unit or several: for each its number and its place."
            )
        size = map_named(self.state.map).size
        waiting = set(self.waiting())
        placing = Placing(self.state)
        for first in range(0, len(place), 3):
            me, x, y = place[first], place[first + 1], place[first + 2]
            if me not in waiting:
                return WrongPlace("skirmish.scenario.order", "Only units of yours that wait are set up, each once.")
            waiting.remove(me)
            if not (0 <= x <= size and 0 <= y <= size):
                return WrongPlace("skirmish.move", "That is beyond the table.")
            wrong = self.wrong(me, x, y, placing.crowd)
            if wrong is not None:
                return wrong
            placing.put(me, x, y)
        return None

    def wrong(self, me: int, x: int, y: int, crowd: Crowd) -> WrongPlace | None:
        """Why this unit may not be set up here, among those who stand there already."""
        state = self.state
        r = RADII[state.units[me].kind]
        if not in_set_up(state, state.side_of[self.seat], x, y, r):
            rule = scenario_named(state.scenario).rule
            return WrongPlace(rule, f"The whole base of {UNITS[state.units[me].kind].name} lies in the set-up.", (x, y))
        return cannot_stand(state, crowd, x, y, r, "skirmish.scenario.order")

    def fits(self, me: int, x: int, y: int, crowd: Crowd) -> bool:
        """May it be set up here? In a crowd another base is most often in the way, so that is asked first."""
        level = ground_of(self.state).level_at(x, y)
        return crowd.base_at(x, y, RADII[self.state.units[me].kind], level) is None and (
            self.wrong(me, x, y, crowd) is None
        )

    def without_room(self, crowd: Crowd) -> list[int]:
        """Those who wait and have no place at all among those who stand.

        Where a large base has room a smaller one has it too: mostly one place is found, and answers for all.
        """
        bases = sorted([(-RADII[self.state.units[me].kind], me) for me in self.waiting()])
        found: list[int] = []
        spot: tuple[int, int] | None = None
        before = 0
        for r, me in bases:
            if spot is not None and self.fits(me, spot[0], spot[1], crowd):
                continue
            if r != before:
                before, spot = r, self._room(me, crowd)
            if spot is None:
                found.append(me)
        return sorted(found)

    def has_room(self, me: int) -> bool:
        """Is there any place at all for this unit?"""
        return self._room(me, Crowd(self.state)) is not None

    def _room(self, me: int, crowd: Crowd) -> tuple[int, int] | None:
        for x, y in self._grid(me):
            if self.fits(me, x, y, crowd):
                return x, y
        return None

    def _grid(self, me: int) -> Spots:
        """Where this unit could be looked for a place, in order."""
        r = RADII[self.state.units[me].kind]
        found: Spots = []
        for west, south, east, north in boxes(self.state, self.state.side_of[self.seat]):
            found += grid((west + r, south + r, east - r, north - r))
        return found

    def sample(self, draw: Draw) -> tuple[int, ...]:
        """All who wait, wherever they fit, the largest first; who no longer fits comes in another answer."""
        placing = Placing(self.state)
        found = boxes(self.state, self.state.side_of[self.seat])
        left: dict[int, Spots] = {}
        for _, me in sorted([(-RADII[self.state.units[me].kind], me) for me in self.waiting()]):
            kind = self.state.units[me].kind
            r = RADII[kind]
            if kind not in left and _try(self, me, placing, found, r, draw):
                continue
            # From here on it is crowded: what was refused to one of a kind is refused to the next one too.
            if kind not in left:
                left[kind] = self._grid(me)
            _first(self, me, placing, left[kind])
        return placing.flat()

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        """For nothing, everybody in good order; else the nearest legal place of each unit."""
        if not place:
            return self.formation()
        if len(place) % 3:
            return None
        placing = Placing(self.state)
        waiting = set(self.waiting())
        for first in range(0, len(place), 3):
            me, x, y = place[first], place[first + 1], place[first + 2]
            if me not in waiting:
                return None
            waiting.remove(me)
            if not _nearest(self, me, placing, x, y):
                return None
        return placing.flat()

    def formation(self) -> tuple[int, ...]:
        """Fighters in front, near the middle; shooters behind them, the leader behind all."""
        state = self.state
        half = map_named(state.map).size // 2
        corners = len(layout_of(state).setups) > 2
        front = self._front()
        placing = Placing(state)
        left: dict[tuple[int, int], Spots] = {}
        for rank, me in sorted([(self._rank(me), me) for me in self.waiting()]):
            key = (rank, state.units[me].kind)
            if key not in left:
                r = RADII[state.units[me].kind]
                scored: list[tuple[int, int, int]] = []
                for x, y in self._grid(me):
                    # the farther behind, the better for those of a later rank; the middle is good for all
                    far = abs(y - half) + abs(x - half) if corners else abs(y - half)
                    scored.append((2 * abs(far - front - rank * RANK - r) + abs(x - half), x, y))
                scored.sort(reverse=True)
                left[key] = [(x, y) for _, x, y in scored]
            _first(self, me, placing, left[key])
        return placing.flat()

    def _front(self) -> int:
        """How far the front of the set-up is from the middle line."""
        state = self.state
        half = map_named(state.map).size // 2
        found = []
        for west, south, east, north in boxes(state, state.side_of[self.seat]):
            near_y = min(abs(south - half), abs(north - half))
            near_x = min(abs(west - half), abs(east - half))
            found.append(near_y + near_x if len(layout_of(state).setups) > 2 else near_y)
        return min(found)

    def _rank(self, me: int) -> int:
        unit = self.state.units[me]
        if unit.leader:
            return 2
        return 1 if UNITS[unit.kind].rng else 0

    def candidates(self, draw: Draw, most: int) -> list[tuple[int, ...]]:
        found: dict[tuple[int, ...], None] = {self.formation(): None}
        for _ in range(most - 1):
            found[self.sample(draw)] = None
        return list(found)

    def shape(self) -> object:
        size = map_named(self.state.map).size
        found = boxes(self.state, self.state.side_of[self.seat])
        areas = tuple([(west, south, east, south, east, north, west, north) for west, south, east, north in found])
        west, south, east, north = found[0]
        return Plane(size, size, FINE, ((west + east) // 2, (south + north) // 2), areas=areas)


@final
class Placing:
    """Those that one answer sets up, among all who stand there already."""

    __slots__ = ("crowd", "places", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.crowd = Crowd(state)
        self.places: list[int] = []

    def put(self, me: int, x: int, y: int) -> None:
        self.crowd.add(x, y, RADII[self.state.units[me].kind], ground_of(self.state).level_at(x, y))
        self.places += (me, x, y)

    def flat(self) -> tuple[int, ...]:
        """As an answer: (unit, x, y, unit, x, y, …)."""
        return tuple(self.places)


def _try(region: Deployment, me: int, placing: Placing, found: list[Box], r: int, draw: Draw) -> bool:
    """Put it anywhere at random, if a few tries find a place."""
    for _ in range(TRIES):
        west, south, east, north = found[int(draw() * len(found))]
        x, y = between(draw, west + r, east - r), between(draw, south + r, north - r)
        if region.fits(me, x, y, placing.crowd):
            placing.put(me, x, y)
            return True
    return False


def _first(region: Deployment, me: int, placing: Placing, spots: Spots) -> None:
    """Put it on the last of these places that is free, and forget those that are not."""
    while spots:
        x, y = spots.pop()
        if region.fits(me, x, y, placing.crowd):
            placing.put(me, x, y)
            return


def _nearest(region: Deployment, me: int, placing: Placing, x: int, y: int) -> bool:
    """Put it on the nearest place, if there is one near."""
    if region.fits(me, x, y, placing.crowd):
        placing.put(me, x, y)
        return True
    for px, py in rings(x, y, 6 * INCH):
        if region.fits(me, px, py, placing.crowd):
            placing.put(me, px, py)
            return True
    return False
