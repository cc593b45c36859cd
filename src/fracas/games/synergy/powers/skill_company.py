"""Skills that need company, dead or alive: a body to bowl, a friend to order about; and playing one's own body."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import OPPOSITE, STEPS, knock_directions
from fracas.games.synergy.effects.statuses import afflict, moved_by_force
from fracas.games.synergy.events.move import Knocked
from fracas.games.synergy.events.turn import Ordered
from fracas.games.synergy.moving.move_cards import may_stay
from fracas.games.synergy.moving.steps import arrived
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.standing import bodies
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.blows import present
from fracas.games.synergy.terms import ALIVE, MISSED, NOWHERE, POSSUM
from fracas.games.synergy.turns.used import uses
from fracas.games.synergy.wants import wants
from fracas.games.synergy.windows import AFTER, AIM, GADGET_STRIKES, HITS, STRIKES

# 49


@need("{me} played possum in its last turn, and cannot do so twice running.")
def did_not_lie_down(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return not state.warriors[me].lay


@need("Playing Possum takes the move and all strikes of a turn, and {me} has spent some of them.")
def whole_turn_is_left(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    warrior = state.warriors[me]
    if warrior.moved or warrior.struck or warrior.moves <= 0:
        return False
    if warrior.strikes < fold(ROWS, warrior, STRIKES, 1, state, me):
        return False
    return warrior.gadget_strikes >= fold(ROWS, warrior, GADGET_STRIKES, 0, state, me)


@uses("playing-possum", did_not_lie_down, whole_turn_is_left, may_stay)
def playing_possum(state: State, tell: Tell, me: int) -> None:
    """In place of its move and its strikes it counts as a dead body."""
    warrior = state.warriors[me]
    warrior.moves = warrior.strikes = warrior.gadget_strikes = warrior.walk_left = 0
    afflict(state, tell, me, POSSUM, me)


# 50


def to_bowl(state: State, me: int) -> list[int]:
    """The bodies on its own square and on those that share a side with it."""
    square = state.warriors[me].square
    found = bodies(state, square)
    for direction in range(4):
        there = STEPS[square][direction]
        if there != NOWHERE:
            found += bodies(state, there)
    return found


@need("No body lies on the square of {me} or beside it.")
def a_body_to_bowl(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return len(to_bowl(state, me)) > 0


wants("body-bowling", mine=[a_body_to_bowl])


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
        if body.life == ALIVE:  # anybody who only plays dead takes its aura along, and nothing holds it any more
            moved_by_force(state, tell, now.choice)
            arrived(state, tell, now.choice)
    yield from ()


# 51


@need("{me} is acting on an order itself, and gives none.")
def under_no_order(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.drill != me


@need("{other} cannot act now.")
def can_act(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.warriors[at].awake()


wants(
    "drill-sergeant",
    mine=[under_no_order],
    each=[can_act],
    none="No friend in the reach of Drill Sergeant can act.",
)


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
