"""The worst positions that can be read: as many bases as can stand, mixed, and late enough that all were paid for."""

from __future__ import annotations

from math import dist
from typing import Any

from fracas.core.session import Session
from fracas.core.settings import settle
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.content import UNIT_NUMBERS, UNITS, scenario_named
from fracas.games.skirmish.maps import BARRIER
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.state import ALIVE, TURN, State, Stone, Unit

LATE = {"round_limit": 1_000, "points": 500}
APART = 20
"""Between two bases."""


def horde(kinds: list[str], leaders: list[str], *, most: int = 500, **settings: Any) -> tuple[State, dict[str, Any]]:
    """A table full of bases: of each seat its leader, then units of its kind by turns, each where there is room."""
    players = len(leaders)
    settled = settle("skirmish", SKIRMISH.settings, {**LATE, **settings})
    state: State = SKIRMISH.begin(players, settled)
    state.phase, state.round, state.turns = TURN, 900, state.sides * 899 + 1
    state.homes, state.rolls = tuple(range(state.sides)), (7,) * state.sides
    state.order, state.seat = tuple(range(state.sides)), 0
    state.energy = [0] * state.sides
    state.mustered = ["A horde"] * players
    for number in range(state.sides * scenario_named(state.scenario).most_stones + 1):
        stone = Stone.new(1_000 + 2_500 * number, 1_000, 0)
        stone.side = number % state.sides
        state.stones.append(stone)
    crowd = Crowd(state)
    spots: dict[int, list[tuple[int, int]]] = {}
    for seat, kind in enumerate(leaders):
        unit = stand(state, crowd, spots, seat, kind)
        assert unit is not None
        unit.leader = True
    while len(state.units) < most:
        seat = len(state.units) % players
        if stand(state, crowd, spots, seat, kinds[seat % len(kinds)]) is None:
            break
    return state, settled


def stand(state: State, crowd: Crowd, spots: dict[int, list[tuple[int, int]]], seat: int, kind: str) -> Unit | None:
    """One more unit, at the first place that is left from the middle of the table on."""
    number = UNIT_NUMBERS[kind]
    r, ground = RADII[number], ground_of(state)
    if r not in spots:
        middle, steps = ground.width // 2, range(r, ground.width - r, 2 * r + APART)
        spots[r] = sorted(
            ((x, y) for x in steps for y in steps), key=lambda spot: dist(spot, (middle, middle)), reverse=True
        )
    while spots[r]:
        x, y = spots[r].pop()
        level = ground.level_at(x, y)
        if ground.touches(BARRIER, x, y, r) or crowd.base_at(x, y, r, level) or crowd.stone_at(x, y, r, level):
            continue
        unit = Unit.new(seat, number, (), UNITS[number].hp)
        unit.fate, unit.x, unit.y, unit.level = ALIVE, x, y, level
        crowd.add(x, y, r, level)
        state.units.append(unit)
        return unit
    return None


def session_of(state: State, settings: dict[str, Any], names: list[str] | None = None) -> Session[Any, Any]:
    """A table that begins at this position."""
    line = SKIRMISH.notation.write(state)
    return Session.new(SKIRMISH, players=state.players, settings=settings, position=line, seed=1, names=names)


Horde = tuple[list[str], list[str], dict[str, Any]]
HORDES: dict[str, Horde] = {
    "longbows": (["crown.longbow"] * 4, ["crown.athum"] * 4, {"map": "hedges"}),
    "stalkers": (["thorn.stalker"] * 4, ["thorn.sorrel"] * 4, {"map": "ring"}),
    "archers and sprites": (["grave.archer", "thorn.sprite"], ["grave.vael", "thorn.sorrel"], {"scenario": "wartide"}),
    "longbows and sprites": (
        ["crown.longbow", "thorn.sprite"],
        ["crown.athum", "thorn.sorrel"],
        {"scenario": "wartide"},
    ),
    "mourners": (["grave.mourner", "crown.peasant"], ["grave.vael", "crown.orwen"], {"map": "hedges"}),
}
"""For each seat a kind and a leader, and the table."""


def begun(name: str, names: list[str]) -> Session[Any, Any]:
    """One of the hordes, at play."""
    kinds, leaders, settings = HORDES[name]
    return session_of(*horde(kinds, leaders, **settings), names[: len(leaders)])


def battle(most: int) -> Session[Any, Any]:
    """Longbows against longbows, so many in all."""
    return session_of(*horde(["crown.longbow"] * 2, ["crown.athum"] * 2, most=most, map="hedges"))


def stacked(longbows: int = 120) -> tuple[State, dict[str, Any]]:
    """The battle that once stopped a server: four times so many longbows, all in the same place, in the first round."""
    state, settled = horde(["crown.longbow"] * 4, ["crown.athum"] * 4, most=4, map="hedges")
    state.round, state.turns = 1, 1
    for number in range(4 * longbows):
        unit = state.units[number % 4].clone()
        unit.kind, unit.leader = UNIT_NUMBERS["crown.longbow"], False
        unit.hp, unit.x, unit.y, unit.level = 1, state.units[0].x, state.units[0].y, state.units[0].level
        state.units.append(unit)
    return state, settled
