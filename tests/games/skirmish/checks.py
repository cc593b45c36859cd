"""What must be true of a table of skirmish at each step, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import dist
from typing import Any

from fracas.core.plane.terrain import BARRIER
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.card import FLIGHT
from fracas.games.skirmish.done import MARCHING
from fracas.games.skirmish.events.move import Climbed, Jumped, Moved, Teleported
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.moving.pace import BY_MARCH, WAYS, budgets_of
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import card_bits

HAIR = 3
"""A unit that hangs, or goes on from there, is set off its edge by so little."""
LOOK = 200
"""How far apart the points of a way lie at which its terrain is looked at."""


def stands_legally(state: State) -> None:
    """Bases lie on the table, off barriers and stones, and apart from each other."""
    ground = ground_of(state)
    alive = [unit for unit in state.units if unit.fate == ALIVE]
    for unit in alive:
        r = RADII[unit.kind]
        assert ground.on_table(unit.x, unit.y, r)
        assert not ground.touches(BARRIER, unit.x, unit.y, r)
        assert unit.hp > 0
        for stone in state.stones:
            if abs(stone.level - unit.level) <= 1:
                assert (stone.x - unit.x) ** 2 + (stone.y - unit.y) ** 2 >= (r + STONE_RADIUS) ** 2
    for a, b in combinations(alive, 2):
        if abs(a.level - b.level) <= 1:
            assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (RADII[a.kind] + RADII[b.kind]) ** 2


class Paces:
    """Measures, from what is told, how far each unit goes in a turn: its movement, its march, its fade."""

    def __init__(self) -> None:
        self.turn = -1
        self.used: Counter[tuple[int, str]] = Counter()
        """By unit and way of moving, since the turn began."""
        self.terrain: Counter[tuple[int, str]] = Counter()
        """The cover and water that was touched meanwhile, as a mask."""
        self.jumped: set[int] = set()
        self.moves = 0

    def measure(self, state: State, events: Sequence[Any]) -> None:
        """Nobody goes farther than the terrain on their way allows."""
        if state.turns != self.turn:
            self.turn = state.turns
            self.used.clear()
            self.terrain.clear()
            self.jumped.clear()
        for event in events:
            if isinstance(event, Jumped):
                self.jumped.add(event.unit)
            elif isinstance(event, Climbed):
                how = "march" if state.units[event.unit].has_done(MARCHING) else "move"
                self.go(state, event.unit, how, event.cost)
            elif isinstance(event, Moved | Teleported):
                points = list(zip(event.path[::2], event.path[1::2], strict=True))
                length = sum(dist(a, b) for a, b in pairwise(points))
                how, cost = ("move", length) if isinstance(event, Teleported) else (event.how, event.cost)
                assert length <= cost + HAIR * len(points), event
                self.look(state, event.unit, how, points[-1:] if isinstance(event, Teleported) else points)
                self.go(state, event.unit, how, cost)
                self.moves += 1

    def look(self, state: State, me: int, how: str, points: list[tuple[int, int]]) -> None:
        """Which terrain does its base touch at these points, and every little way between them?"""
        if card_bits(state.units[me]) & FLIGHT:
            return
        ground, r = ground_of(state), RADII[state.units[me].kind]
        for (ax, ay), (bx, by) in pairwise([points[0], *points]):
            parts = int(dist((ax, ay), (bx, by))) // LOOK + 1
            for part in range(parts + 1):
                x, y = ax + (bx - ax) * part // parts, ay + (by - ay) * part // parts
                self.terrain[me, how] |= ground.mask_at(x, y, r)

    def go(self, state: State, me: int, how: str, cost: float) -> None:
        """It has used so much more."""
        self.used[me, how] += cost  # type: ignore[assignment]
        allowed = budgets_of(state, me, WAYS.index(how))[self.terrain[me, how]]
        if me in self.jumped and how == "move":
            allowed += budgets_of(state, me, BY_MARCH)[self.terrain[me, how]]  # a running jump may take of the march
        assert self.used[me, how] <= allowed + HAIR, (me, how, self.used[me, how], allowed)
