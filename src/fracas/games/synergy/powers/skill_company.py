"""Skills that need company, dead or alive: a body to bowl, a friend to order about; and playing one's own body."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.acts import uses
from fracas.games.synergy.blows import present
from fracas.games.synergy.board import OPPOSITE, STEPS, knock_directions
from fracas.games.synergy.events import Knocked, Ordered
from fracas.games.synergy.move_cards import must_leave
from fracas.games.synergy.moving import arrived
from fracas.games.synergy.rows import PROFILES, ROWS, number_of
from fracas.games.synergy.standing import bodies
from fracas.games.synergy.state import ALIVE, MISSED, NOWHERE, POSSUM, State
from fracas.games.synergy.statuses import afflict, moved_by_force
from fracas.games.synergy.targets import row_targets
from fracas.games.synergy.windows import AFTER, AIM, GADGET_STRIKES, HITS, STRIKES, TARGETS

# 49


def whole_turn_is_left(state: State, me: int) -> bool:
    """Neither its move nor a strike is spent, and it did not lie down in its last turn."""
    warrior = state.warriors[me]
    if warrior.lay or warrior.moved or warrior.struck or warrior.moves <= 0 or must_leave(state, me):
        return False
    if warrior.strikes < fold(ROWS, warrior, STRIKES, 1, state, me):
        return False
    return warrior.gadget_strikes >= fold(ROWS, warrior, GADGET_STRIKES, 0, state, me)


@uses("playing-possum", whole_turn_is_left)
def playing_possum(state: State, tell: Tell, me: int) -> None:
    """In place of its move and its strikes it counts as a dead body."""
    warrior = state.warriors[me]
    warrior.moves = warrior.strikes = warrior.gadget_strikes = warrior.walk_left = 0
    afflict(state, tell, me, POSSUM, me)


# 50

BOWLING: Final = number_of("body-bowling")


def to_bowl(state: State, me: int) -> list[int]:
    """The bodies on its own square and on those that share a side with it."""
    square = state.warriors[me].square
    found = bodies(state, square)
    for direction in range(4):
        there = STEPS[square][direction]
        if there != NOWHERE:
            found += bodies(state, there)
    return found


@TARGETS.of("body-bowling")
def bowled_at(state: State, me: int) -> list[int]:
    return row_targets(state, me, PROFILES[BOWLING]) if to_bowl(state, me) else []


@AIM.of("body-bowling")
def choose_body(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - a choice is not told
    body: int = yield Choice(state.player(me), "body", to_bowl(state, me))
    state.strike.choice = body


@AFTER.of("body-bowling")
def body_bowling(state: State, tell: Tell, me: int) -> Resolution:  # noqa: ARG001 - the strike knows whose it is
    """The body ends where the target stood, or one square short of it. It takes no damage and meets nothing."""
    now = state.strike
    body = state.warriors[now.choice]
    if not now.lost and not body.stands():
        there = now.square
        if now.blows[0].result == MISSED and now.origin != now.square:
            there = STEPS[there][OPPOSITE[knock_directions(now.origin, now.square)[0]]]
        body.square = there
        tell(Knocked, now.choice, there)
        if body.life == ALIVE:  # whoever only plays dead takes its aura along, and nothing holds it any more
            moved_by_force(state, tell, now.choice)
            arrived(state, tell, now.choice)
    yield from ()


# 51


@TARGETS.of("drill-sergeant")
def within_earshot(state: State, me: int) -> list[int]:
    """Friends that can act. Whoever acts at an order gives none."""
    if state.drill == me:
        return []
    found = row_targets(state, me, PROFILES[number_of("drill-sergeant")])
    return [friend for friend in found if state.warriors[friend].awake()]


MARCH: Final = 0
ATTACK: Final = 1
"""The answers to what is ordered."""


@HITS.of("drill-sergeant")
def drill_sergeant(state: State, tell: Tell, me: int) -> Resolution:
    """One additional move or strike: the friend takes it at once, in the next resolution."""
    friend = present(state).victim
    recruit = state.warriors[friend]
    if friend == me or state.foes(me, friend) or not recruit.awake():
        return  # a bark that went astray
    order: int = yield Choice(state.player(me), "order", [MARCH, ATTACK])
    recruit.moves = 1 if order == MARCH else 0
    recruit.strikes = 1 if order == ATTACK else 0
    recruit.gadget_strikes = 0
    recruit.walk_left = 0
    state.drill = friend
    tell(Ordered, friend, me, order == ATTACK)
