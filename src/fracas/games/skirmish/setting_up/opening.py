"""The set-up: stones, then armies, the lowest roll first; then control and energy (skirmish.scenario.order)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Place, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import ground_of
from fracas.games.skirmish.content import scenario_named
from fracas.games.skirmish.events.game import EnoughStones, NoPlaceFor, StonePlaced, UnitPlaced
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.setting_up.areas import layout_of
from fracas.games.skirmish.setting_up.deploying import Deployment
from fracas.games.skirmish.setting_up.placing import StoneSpot
from fracas.games.skirmish.state import ALIVE, DEPLOY, GONE, NOBODY, ROUND, State, Stone
from fracas.games.skirmish.turns.ending import end_round, fallen, in_play
from fracas.games.skirmish.turns.energy import from_points_left
from fracas.games.skirmish.turns.sides import speaker
from fracas.games.skirmish.turns.stones import settle


def place_stones(state: State, tell: Tell) -> Resolution:
    """First the fixed stones; then one stone of the side whose place in the order it is."""
    scenario = scenario_named(state.scenario)
    if not state.stones_left:
        state.stones_left = (scenario.most_stones,) * state.sides
        if scenario.centre:
            for x, y in layout_of(state).centre:
                _put(state, tell, x, y, NOBODY)
    if not any(state.stones_left):
        state.phase = DEPLOY
        return
    side = state.order[0]
    left = state.stones_left[side]
    if left:
        optional = scenario.most_stones - left >= scenario.least_stones
        place: tuple[int, ...] = yield Place(speaker(state, side), "stone", StoneSpot(state, side, optional))
        left = left - 1 if place else 0
        state.stones_left = tuple([left if each == side else n for each, n in enumerate(state.stones_left)])
        if place:
            _put(state, tell, place[0], place[1], side)
        else:
            tell(EnoughStones, side)
    # Anybody who has placed all of theirs keeps their place, so that the order is the same again after each round.
    state.order = (*state.order[1:], side)


def _put(state: State, tell: Tell, x: int, y: int, side: int) -> None:
    stone = Stone.new(x, y, ground_of(state).level_at(x, y))
    if side != NOBODY and scenario_named(state.scenario).owned:
        stone.side = side
    state.stones.append(stone)
    tell(StonePlaced, len(state.stones) - 1, x, y, side)


def deploy(state: State, tell: Tell) -> Resolution:
    """The first side in the order sets up units of one of its players; when it has set up all, the next one."""
    side = state.order[0]
    for seat in range(state.players):
        if state.side_of[seat] != side:
            continue
        region = Deployment(state, seat)
        staying_out = region.without_room(Crowd(state))
        if staying_out:
            for me in staying_out:
                state.units[me].fate = GONE
            tell(NoPlaceFor, seat, tuple(staying_out))
            fallen(state, tell, seat)
        if region.waiting():
            place: tuple[int, ...] = yield Place(seat, "deploy", region)
            for first in range(0, len(place), 3):
                _set_up(state, tell, place[first], place[first + 1], place[first + 2])
            return
    state.order = state.order[1:]
    if not state.order:
        settle(state, tell)
        from_points_left(state, tell)
        state.phase = ROUND
        if sum(in_play(state, side) for side in range(state.sides)) < 2:
            end_round(state, tell)  # some leader found no place


def _set_up(state: State, tell: Tell, me: int, x: int, y: int) -> None:
    unit = state.units[me]
    unit.fate = ALIVE
    unit.x, unit.y = x, y
    unit.level = ground_of(state).level_at(x, y)
    tell(UnitPlaced, me, x, y)
