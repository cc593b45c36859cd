"""Places for one new thing: a stone, a recruit, a husk (skirmish.scenario.order, skirmish.hero.recruit).

A place is (x, y). Asked what it would propose for nothing, ``propose(())``, each region does it for the player. Armies
are set up in `fracas.games.skirmish.setting_up.deploying`.
"""

# mypyc: compiled

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from fracas.core.place import Plane
from fracas.core.plane.numbers import span
from fracas.core.question import Draw, Region, WrongPlace
from fracas.games.skirmish.bodies import NEAR, RADII, ground_of
from fracas.games.skirmish.content import map_named, scenario_named
from fracas.games.skirmish.maps import BARRIER, INCH, STONE_RADIUS, WATER
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.setting_up.areas import (
    Box,
    cannot_stand,
    far_from,
    in_claim,
    layout_of,
    outside,
)
from fracas.games.skirmish.state import State

TRIES: Final = 30
"""So many random points are tried before all of them are looked through."""
FINE: Final = 250
"""The grid on which a place is looked for: a quarter of an inch."""

NEAR_BY: Final = 3 * INCH
"""So far round a point all others are looked at, the nearest first."""

ROUND: Final = (
    (4140, 0), (3999, 1072), (3585, 2070), (2927, 2927), (2070, 3585), (1072, 3999), (0, 4140), (-1072, 3999),
    (-2070, 3585), (-2927, 2927), (-3585, 2070), (-3999, 1072), (-4140, 0), (-3999, -1072), (-3585, -2070),
    (-2927, -2927), (-2070, -3585), (-1072, -3999), (0, -4140), (1072, -3999), (2070, -3585), (2927, -2927),
    (3585, -2070), (3999, -1072),
)  # fmt: skip
"""The corners round a circle of radius 4096: an area holds every legal place."""

Spots = list[tuple[int, int]]


def between(draw: Draw, low: int, high: int) -> int:
    """A random length."""
    return low + int(draw() * (high - low + 1))


def rings(x: int, y: int, most: int) -> Spots:
    """Points round a point on a grid, the nearest first."""
    steps = most // FINE
    found = [
        (dx * dx + dy * dy, x + dx * FINE, y + dy * FINE)
        for dx in range(-steps, steps + 1)
        for dy in range(-steps, steps + 1)
        if dx * dx + dy * dy <= steps * steps
    ]
    found.sort()
    return [(px, py) for _, px, py in found]


def grid(box: Box, step: int = FINE) -> Spots:
    """All points of a grid in a box."""
    west, south, east, north = box
    return [(x, y) for y in range(south, north + 1, step) for x in range(west, east + 1, step)]


def round_about(near: list[tuple[int, int, int, int]], r: int) -> list[tuple[int, int, int]]:
    """Where a base of this radius is looked for a place: a grid round the middle of each thing, and how far from that
    its centre lies, less what is allowed without its own radius. The same points for every radius, so that one search
    answers for all."""
    found: list[tuple[int, int, int]] = []
    for x, y, far, _ in near:
        reach = far + r
        steps = reach // FINE
        for dy in range(-steps * FINE, steps * FINE + 1, FINE):
            for dx in range(-steps * FINE, steps * FINE + 1, FINE):
                if dx * dx + dy * dy <= reach * reach:
                    found.append((x + dx, y + dy, span(dx, dy) - far))
    return found


class Spot(Region):
    """Where one new thing may lie: (x, y)."""

    __slots__ = ("rule", "state")

    def __init__(self, state: State, rule: str) -> None:
        self.state = state
        self.rule = rule

    @abstractmethod
    def wrong(self, x: int, y: int) -> WrongPlace | None:
        """Why it may not lie here."""

    def box(self) -> Box:
        """All legal places lie in this box."""
        size = map_named(self.state.map).size
        return (0, 0, size, size)

    def suggested(self) -> Spots:
        """Places that suggest themselves, the best first; some may be illegal."""
        return []

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if len(place) != 2:
            return WrongPlace(self.rule, "A place here is one point, two numbers.")
        size = map_named(self.state.map).size
        if not (0 <= place[0] <= size and 0 <= place[1] <= size):
            return WrongPlace(self.rule, "That is beyond the table.")
        return self.wrong(place[0], place[1])

    def first_suggested(self) -> tuple[int, ...] | None:
        """The first legal place of those that suggest themselves."""
        for x, y in self.suggested():
            if self.refuse((x, y)) is None:
                return (x, y)
        return None

    def any_place(self) -> tuple[int, ...] | None:
        """Some legal place; None if there is none at all."""
        found = self.first_suggested()
        if found is not None:
            return found
        for x, y in grid(self.box()):
            if self.refuse((x, y)) is None:
                return (x, y)
        return None

    def sample(self, draw: Draw) -> tuple[int, ...]:
        west, south, east, north = self.box()
        if draw() < 0.5:
            legal = [spot for spot in self.suggested() if self.refuse(spot) is None]
            if legal:
                return legal[int(draw() * len(legal))]
        for _ in range(TRIES):
            place = (between(draw, west, east), between(draw, south, north))
            if self.refuse(place) is None:
                return place
        found = self.any_place()
        assert found is not None, "nobody is asked for a place where there is none"
        return found

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        if not place:
            return self.any_place()
        if len(place) != 2:
            return None
        size = map_named(self.state.map).size
        x, y = min(max(place[0], 0), size), min(max(place[1], 0), size)
        for spot in ((x, y), *rings(x, y, NEAR_BY)):
            if self.refuse(spot) is None:
                return spot
        # A coarse grid first: what lies farther away than the best of it need not be looked at finely.
        best: tuple[int, ...] | None = None
        least = -1
        coarse = [((px - x) * (px - x) + (py - y) * (py - y), px, py) for px, py in grid(self.box(), INCH)]
        coarse.sort()
        for far, px, py in coarse:
            if self.refuse((px, py)) is None:
                best, least = (px, py), far
                break
        for px, py in grid(self.box()):
            far = (px - x) * (px - x) + (py - y) * (py - y)
            if (far < least or least < 0) and far > NEAR_BY * NEAR_BY and self.refuse((px, py)) is None:
                best, least = (px, py), far
        return best or self.any_place()

    def candidates(self, draw: Draw, most: int) -> list[tuple[int, ...]]:
        found: dict[tuple[int, ...], None] = {}
        for spot in self.suggested():
            if len(found) < most and self.refuse(spot) is None:
                found[spot] = None
        for _ in range(most - len(found)):
            found[self.sample(draw)] = None
        return list(found)

    def shape(self) -> object:
        west, south, east, north = self.box()
        start = self.any_place() or ((west + east) // 2, (south + north) // 2)
        size = map_named(self.state.map).size
        area = (west, south, east, south, east, north, west, north)
        return Plane(size, size, FINE, (start[0], start[1]), False, (area,), self.thickness(), self.refuse(()) is None)

    @abstractmethod
    def thickness(self) -> int:
        """The radius of what lies there."""


class StoneSpot(Spot):
    """Where a side may place a rune-stone; nothing at all, where it has enough (skirmish.scenario.*)."""

    __slots__ = ("optional", "side")

    def __init__(self, state: State, side: int, optional: bool) -> None:
        super().__init__(state, "skirmish.scenario.order")
        self.side = side
        self.optional = optional

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if not place and self.optional:
            return None
        return super().refuse(place)

    def box(self) -> Box:
        size = map_named(self.state.map).size
        if scenario_named(self.state.scenario).place != "own-claim":
            return (0, 0, size, size)
        return (0, 0, size, size // 2) if self.state.homes[self.side] == 0 else (0, size // 2, size, size)

    def wrong(self, x: int, y: int) -> WrongPlace | None:
        state = self.state
        scenario = scenario_named(state.scenario)
        ground = ground_of(state)
        order = "skirmish.scenario.order"
        if not ground.on_table(x, y, STONE_RADIUS):
            return WrongPlace(order, "The stone does not lie wholly on the table.", (x, y))
        if ground.touches(BARRIER, x, y, STONE_RADIUS) or ground.touches(WATER, x, y, STONE_RADIUS):
            return WrongPlace(order, "A stone lies neither on a barrier nor in water.", (x, y))
        if ground.across_an_edge(x, y, STONE_RADIUS):
            return WrongPlace(order, "A stone does not lie across the edge of an elevation.", (x, y))
        for stone in state.stones:
            if not far_from(x, y, (stone.x, stone.y), 2 * STONE_RADIUS + scenario.apart):
                sentence = f'A stone keeps {scenario.apart // INCH}" from the edge of every other.'
                return WrongPlace(order if scenario.apart == INCH else scenario.rule, sentence, (stone.x, stone.y))
        if scenario.place == "own-claim":
            if not in_claim(state, self.side, x, y, STONE_RADIUS):
                return WrongPlace(scenario.rule, "The stone must lie wholly in your own claim.", (x, y))
            return None
        for home, corners in enumerate(layout_of(state).setups):
            if scenario.place == "outside-enemy-setup" and home == state.homes[self.side]:
                continue
            if not outside(corners, x, y, STONE_RADIUS):
                whose = "all set-ups" if scenario.place == "outside-setups" else "the enemy's set-up"
                return WrongPlace(scenario.rule, f"The stone must lie outside {whose}.", (x, y))
        return None

    def thickness(self) -> int:
        return STONE_RADIUS

    def suggested(self) -> Spots:
        return list(layout_of(self.state).stones[self.state.homes[self.side]])


class BaseSpot(Spot):
    """Where a new unit may be put down: near something, clear of what is in its way (create, recruit,
    raise)."""

    __slots__ = ("clear", "crowd", "kind", "near", "radius", "sentence")

    def __init__(
        self,
        state: State,
        kind: int,
        near: list[tuple[int, int, int, int]],
        clear: list[tuple[int, int, int, int, int]],
        rule: str,
        sentence: str,
        crowd: Crowd | None = None,
    ) -> None:
        """``near`` are discs (x, y, how far from the centre any part of the base may be, level; -1 if the level does
        not matter), one of which must be near; ``clear`` are places (x, y, how far from the centre the base must keep,
        level, and how many levels it matters)."""
        super().__init__(state, rule)
        self.kind = kind
        self.radius = RADII[kind]
        self.near = near
        self.clear = clear
        self.sentence = sentence
        self.crowd = Crowd(state) if crowd is None else crowd

    def any_place(self) -> tuple[int, ...] | None:
        """Some legal place; None if there is none at all: on the grid round each thing that it may come near to."""
        found = self.first_suggested()
        if found is not None:
            return found
        for x, y, _ in round_about(self.near, self.radius):
            if self.refuse((x, y)) is None:
                return (x, y)
        return None

    def box(self) -> Box:
        r, size = self.radius, map_named(self.state.map).size
        return (
            max(min([x - far - r for x, _, far, _ in self.near]), 0),
            max(min([y - far - r for _, y, far, _ in self.near]), 0),
            min(max([x + far + r for x, _, far, _ in self.near]), size),
            min(max([y + far + r for _, y, far, _ in self.near]), size),
        )

    def wrong(self, x: int, y: int) -> WrongPlace | None:
        state, r = self.state, self.radius
        level = ground_of(state).level_at(x, y)
        for nx, ny, far, height in self.near:
            reach = far + r
            if (x - nx) * (x - nx) + (y - ny) * (y - ny) <= reach * reach and (
                height < 0 or abs(height - level) <= NEAR
            ):
                break
        else:
            return WrongPlace(self.rule, self.sentence, (x, y))
        for cx, cy, far, height, levels in self.clear:
            reach = far + r
            if abs(height - level) <= levels and (x - cx) * (x - cx) + (y - cy) * (y - cy) <= reach * reach:
                return WrongPlace(self.rule, "It may not come within melee range of an enemy.", (cx, cy))
        return cannot_stand(state, self.crowd, x, y, r, self.rule)

    def suggested(self) -> Spots:
        found: Spots = []
        for x, y, far, _ in self.near:
            reach = far + self.radius
            slant = reach * 7 // 10
            found += [(x, y + reach), (x, y - reach), (x + reach, y), (x - reach, y)]
            found += [(x + slant, y + slant), (x - slant, y - slant), (x + slant, y - slant), (x - slant, y + slant)]
        return found

    def shape(self) -> object:
        """A ring of ground round each thing that it may come near to: the box of them all would be mostly wrong."""
        size = map_named(self.state.map).size
        west, south, east, north = self.box()
        start = self.any_place() or ((west + east) // 2, (south + north) // 2)
        areas = []
        for x, y, far, _ in self.near:
            reach = far + self.radius
            corners: list[int] = []
            for dx, dy in ROUND:
                corners.append(min(max(x + dx * reach // 4096, 0), size))
                corners.append(min(max(y + dy * reach // 4096, 0), size))
            areas.append(tuple(corners))
        return Plane(size, size, FINE, (start[0], start[1]), areas=tuple(areas), radius=self.radius)

    def thickness(self) -> int:
        return self.radius
