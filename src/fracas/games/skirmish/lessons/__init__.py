"""The lessons of skirmish, and how the table of one is laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.core.game import Game
from fracas.core.lesson import THOUSAND
from fracas.games.skirmish.bodies import ground_of
from fracas.games.skirmish.content import read_item, read_unit
from fracas.games.skirmish.state import ALIVE, NOBODY, TURN, State, Stone, Unit
from fracas.games.skirmish.stats import full_hp

ROLLS = (8, 6)
"""Of the first initiative, which the player has won."""


def lay(start: Mapping[str, Any], game: Game[Any, Any], settings: Mapping[str, Any]) -> str:
    """The player's first turn: each ``unit`` with its seat, its place in inches and what it has left, each ``stone``,
    and the ``energy`` of both."""
    state: State = game.begin(2, settings)
    state.phase = TURN
    state.round = state.turns = 1
    state.homes = (0, 1)
    state.stones_left = (0, 0)
    state.rolls = ROLLS
    state.order = (0, 1)
    state.seat = 0
    state.energy = list(start.get("energy", (0, 0)))
    for each in start["unit"]:
        _bring(state, each)
    for each in start.get("stone", ()):
        x, y = _thousandths(each["at"])
        stone = Stone.new(x, y, ground_of(state).level_at(x, y))
        stone.side = each.get("side", NOBODY)
        state.stones.append(stone)
    return game.notation.write(state)


def _bring(state: State, told: Mapping[str, Any]) -> None:
    items = tuple(read_item(item) for item in told.get("items", ()))
    unit = Unit.new(told["seat"], read_unit(told["kind"]), items, 1)
    unit.fate = ALIVE
    unit.leader = told.get("leader", False)
    unit.x, unit.y = _thousandths(told["at"])
    state.units.append(unit)
    unit.hp = told.get("hp", full_hp(state, len(state.units) - 1))
    unit.level = ground_of(state).level_at(unit.x, unit.y)


def _thousandths(inches: Sequence[float]) -> tuple[int, int]:
    x, y = inches
    return round(THOUSAND * x), round(THOUSAND * y)
