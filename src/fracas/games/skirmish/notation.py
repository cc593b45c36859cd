"""A table of skirmish as one line of text, and back. What follows from the declared fields is in ``written.py``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fracas.core.game import Notation
from fracas.core.writing import Line
from fracas.games.skirmish.content import UNIT_NUMBERS, map_named, unit_code
from fracas.games.skirmish.effects import restore
from fracas.games.skirmish.older import upgraded
from fracas.games.skirmish.reached import must_be_reached
from fracas.games.skirmish.setting_up.setup import begin
from fracas.games.skirmish.state import (
    DEPLOY,
    NOBODY,
    OVER,
    SIDES,
    STONES,
    TURN,
    State,
)
from fracas.games.skirmish.written import FIELDS, LATER, read, write

# A unit's card is a word on the line, because its number changes with the content.
KIND = re.compile(r";kind:(\d+);")
KIND_WORD = re.compile(r";kind:([^;/ ]*);")


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
        found = Line("skirmish", KIND_WORD.sub(_number, upgraded(line, state)), players, FIELDS, LATER)
        read(found, state)
        for unit in state.units:
            restore(unit)
        must_be_whole(found, state)
        return state


def must_be_whole(line: Line, state: State) -> None:
    """Refuse a position that no rules could be applied to."""
    sides, units, size = state.sides, len(state.units), map_named(state.map).size

    def unit(number: int) -> bool:
        return NOBODY <= number < units

    def side(number: int) -> bool:
        return NOBODY <= number < sides

    if len(state.energy) != sides or not all(0 <= each < sides for each in state.order):
        raise line.refused(f"it is not for {sides} sides")
    if not NOBODY <= state.seat < state.players or not all(map(unit, (state.moving, state.striking, state.chosen))):
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
        raise line.refused("the player who is asked does not belong to the side whose turn it is")
    for each in state.units:
        if not 0 <= each.seat < state.players:
            raise line.refused("a unit belongs to nobody")
        if not (0 <= each.x <= size and 0 <= each.y <= size):
            raise line.refused("a unit stands beyond the table")
        if len(each.lying) != len(each.laid_by) or not all(0 <= by < sides for by in each.laid_by):
            raise line.refused("a unit is under something that nobody made")
        if not all(map(unit, (*each.met, *each.shot_at))):
            raise line.refused("a unit has met somebody who is not there")
    for stone in state.stones:
        if not (0 <= stone.x <= size and 0 <= stone.y <= size and side(stone.side)):
            raise line.refused("a stone lies beyond the table, or is nobody's")
    if state.phase == OVER and not state.winners:
        raise line.refused("it is over, and nobody has won")
    must_be_reached(line, state)
