"""A table of skirmish as one line of text, and back. What follows from the declared fields is in ``written.py``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fracas.core.game import Notation
from fracas.core.writing import Line
from fracas.games.skirmish.abilities.own import SIPHONS
from fracas.games.skirmish.content import ABILITIES, UNIT_NUMBERS, UNITS, map_named, scenario_named, unit_code
from fracas.games.skirmish.energy import PER_STONE, by_points
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.setup import begin
from fracas.games.skirmish.state import (
    ALIVE,
    DEPLOY,
    MARCHING,
    MUSTER,
    NOBODY,
    OVER,
    SIDES,
    STONES,
    TRICKED,
    TURN,
    State,
    Unit,
)
from fracas.games.skirmish.turn import COIN, COIN_ROUND
from fracas.games.skirmish.written import FIELDS, LATER, read, write

# A unit's card is a word on the line, because its number changes with the content.
KIND = re.compile(r";kind:(\d+);")
KIND_WORD = re.compile(r";kind:([^;/ ]*);")

CHEAPEST = min(unit.points for unit in UNITS)
"""What a unit costs at least: points in an army, energy later."""
MOST_UNITS = 1_000
"""Alive or not. There is no room for half as many bases on any map."""
MOST_ALIVE = 500
"""At once: four of the largest armies, all of the cheapest unit. Every unit adds to what everybody may be asked."""
MOST_TIMES = 50
"""How often anything can happen to one unit in one turn, with room to spare."""
FARTHEST = 100 * INCH
"""What a unit can move in a turn, or how high it can stand, with room to spare."""
LONGEST_NAME = 80


def _number(found: re.Match[str]) -> str:
    """Its number in place of the word; what is no card is left as it is, and refused."""
    word = found[1]
    return f";kind:{UNIT_NUMBERS[word]};" if word in UNIT_NUMBERS else f";kind:no-{word};"


class SkirmishNotation(Notation[State]):
    """The notation of skirmish."""

    def write(self, state: State) -> str:
        return KIND.sub(lambda found: f";kind:{unit_code(int(found[1]))};", write(state))

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        state = begin(players, settings)
        found = Line("skirmish", KIND_WORD.sub(_number, line), players, FIELDS, LATER)
        read(found, state)
        _must_be_whole(found, state)
        return state


def _must_be_whole(line: Line, state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    sides, units, size = state.sides, len(state.units), map_named(state.map).size

    def unit(number: int) -> bool:
        return NOBODY <= number < units

    def side(number: int) -> bool:
        return NOBODY <= number < sides

    if len(state.energy) != sides or not all(0 <= each < sides for each in state.order):
        raise line.refused(f"it is not for {sides} sides")
    if not NOBODY <= state.seat < state.players or not (unit(state.moving) and unit(state.striking)):
        raise line.refused("somebody acts who is not there")
    if not all(0 <= seat < state.players for seat in state.winners):
        raise line.refused("somebody has won who is not there")
    if state.phase > SIDES and (sorted(state.homes) != list(range(sides)) or len(state.rolls) != sides):
        raise line.refused("some side has no set-up")
    if state.phase in (STONES, DEPLOY, TURN) and not state.order:
        raise line.refused("it is nobody's turn")
    if len(set(state.order)) != len(state.order) or (state.phase == STONES and len(state.order) != sides):
        raise line.refused("the order of the sides is broken")
    if state.stones_left and len(state.stones_left) != sides:
        raise line.refused(f"stones are not left for {sides} sides")
    if state.phase == TURN and (state.seat == NOBODY or state.side_of[state.seat] != state.order[0]):
        raise line.refused("whoever is asked does not belong to the side whose turn it is")
    if state.phase > MUSTER and any(
        sum(each.leader for each in state.units if each.seat == seat) != 1 for seat in range(state.players)
    ):
        raise line.refused("each army has one leader")
    for each in state.units:
        if not 0 <= each.seat < state.players:
            raise line.refused("a unit belongs to nobody")
        if not (0 <= each.x <= size and 0 <= each.y <= size):
            raise line.refused("a unit stands beyond the table")
        if not all(map(side, (*each.wailed_by, *each.snared_by, *each.marked_by))):
            raise line.refused("a unit is under something that nobody made")
        if not all(map(unit, (*each.met, *each.shot_at))):
            raise line.refused("a unit has met somebody who is not there")
    for stone in state.stones:
        if not (0 <= stone.x <= size and 0 <= stone.y <= size and side(stone.side)):
            raise line.refused("a stone lies beyond the table, or is nobody's")
    if state.phase == OVER and not state.winners:
        raise line.refused("it is over, and nobody has won")
    _must_be_reached(line, state)


def _must_be_reached(line: Line, state: State) -> None:
    """Refuse counts that no play leads to."""
    players, sides, scenario = state.players, state.sides, scenario_named(state.scenario)
    if state.round > state.round_limit or state.turns > sides * state.round:
        raise line.refused(f"a game here has {state.round_limit} rounds")
    if any(left > state.points for left in state.lefts) or any(len(name) > LONGEST_NAME for name in state.mustered):
        raise line.refused(f"an army has {state.points} points and a name")
    if len(state.stones) > sides * scenario.most_stones + 1 or any(
        left > scenario.most_stones for left in state.stones_left
    ):
        raise line.refused("there are more stones than the scenario has")
    if max(len(state.rolls), len(state.homes)) > sides or len(state.winners) > players or len(state.acting) > 3:
        raise line.refused(f"it is not for {sides} sides")
    if any(total > 12 for total in state.rolls) or state.siphons > SIPHONS or state.handed > players:
        raise line.refused("more was rolled, siphoned or handed over than can be")
    if len(state.units) > MOST_UNITS or sum(unit.fate == ALIVE for unit in state.units) > MOST_ALIVE:
        raise line.refused("there is no room for so many units")
    for side in range(sides):
        seats = [seat for seat in range(players) if state.side_of[seat] == side]
        own = sum(unit.seat in seats for unit in state.units)
        gained = _most_energy(state, len(seats))
        if state.energy[side] > gained:
            raise line.refused("a side has more energy than it can have gained")
        if own > (len(seats) * state.points + gained) // CHEAPEST:
            raise line.refused("a side has more units than it can have paid for")
    if any(_has_too_much(unit, state) for unit in state.units):
        raise line.refused("a unit has done or suffered more than can be in one turn")


def _most_energy(state: State, seats: int) -> int:
    """What a side of so many seats can have gained by now: from points left over, each round by stones or points and
    by what it siphons in its turn, and once from the coin of each unit and each of its items."""
    each_round = by_points(state.points) * seats if scenario_named(state.scenario).by_points else 0
    each_round += PER_STONE * len(state.stones) + SIPHONS
    coins = 3 * COIN * seats * (state.points // CHEAPEST) if state.round >= COIN_ROUND else 0
    return seats * state.points // 2 + (state.round + 1) * each_round + coins


def _has_too_much(unit: Unit, state: State) -> bool:
    return (
        unit.hp > UNITS[unit.kind].hp
        or max(unit.level, unit.spent, unit.run) > FARTHEST
        or unit.done >= 2 << MARCHING
        or unit.under >= 2 << TRICKED
        or unit.ground > 3
        or unit.broke > 2
        or max(unit.attacks, unit.answers) > MOST_TIMES
        or max(map(len, (unit.marked_by, unit.wailed_by, unit.snared_by, unit.shot_at))) > MOST_TIMES
        or len(unit.met) > len(state.units)
        or len(unit.used) > 2 * len(ABILITIES)
        or len(unit.items) > 2
        or len(unit.empty) > len(unit.items)
    )
