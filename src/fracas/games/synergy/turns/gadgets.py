"""Gadgets: dropping, picking up, grabbing, and the limit of three (synergy.gadget.*)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Commit, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import NEIGHBOURS4
from fracas.games.synergy.effects.live import refresh, turn_up
from fracas.games.synergy.events.thing import GadgetDropped, GadgetGiven, GadgetPicked
from fracas.games.synergy.rows import PROFILES, ROWS, is_gadget
from fracas.games.synergy.standing import reground
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE
from fracas.games.synergy.windows import IMMUNE_THEFT, LOAD

LIMIT: Final = 3
NOTHING: Final = -1
"""The answer: nothing (more) to drop."""


def gadgets_of(state: State, me: int) -> list[int]:
    """Its open gadgets and flags."""
    return [card for card in state.warriors[me].cards if is_gadget(card)]


def carries(state: State, me: int) -> int:
    """How many open gadgets and flags it carries."""
    count = 0
    for card in state.warriors[me].cards:
        if is_gadget(card):
            count += 1
    return count


def limit(state: State, me: int) -> int:
    """How many gadgets it may carry (synergy.gadget.limit)."""
    return LIMIT + fold(ROWS, state.warriors[me], LOAD, 0, state, me)


def loose_at(state: State, square: int) -> list[int]:
    """What lies loose on a square."""
    return [thing[0] for thing in state.loose if thing[1] == square]


def _floor(state: State, square: int) -> Resolution:
    """Where a thing that falls here comes to lie: nothing stays on a permanent obstacle. Into ``state.chosen``."""
    state.chosen = square
    if state.walls[square] == 1:
        there: int = yield Choice(state.seat, "slide", floors_around(state, square))
        state.chosen = there


def floors_around(state: State, square: int) -> list[int]:
    """The floor squares that share a side with an obstacle.

    In the middle of the pyramid there are none: it slides on, to those that are the fewest steps away.
    """
    seen = [square]
    edge = [square]
    while True:
        edge = sorted({each for last in edge for each in NEIGHBOURS4[last] if each not in seen})
        floors = [each for each in edge if state.walls[each] != 1]
        if floors or not edge:
            return floors
        seen += edge


def lay(state: State, tell: Tell, me: int, cards: list[int], square: int) -> Resolution:
    """Things that ``me`` had, and has no longer, come to lie on a square."""
    if not cards:
        return
    others = state.loose
    if state.walls[square] == 1:
        state.loose = [*others, *((card, square) for card in cards)]  # the one who is asked sees what slides
        reground(state)
    yield from _floor(state, square)
    there = state.chosen
    state.loose = [*others, *((card, there) for card in cards)]
    reground(state)
    for card in cards:
        tell(GadgetDropped, me, card, there)


def drop(state: State, tell: Tell, me: int, cards: list[int]) -> Resolution:
    """A warrior drops some of its gadgets on its square; face-down ones turn up."""
    warrior = state.warriors[me]
    for card in cards:
        if card in warrior.down:
            turn_up(state, tell, me, card)
    warrior.cards = [card for card in warrior.cards if card not in cards]
    yield from lay(state, tell, me, cards, warrior.square)
    refresh(state, tell, me)


def gain(state: State, tell: Tell, me: int, card: int) -> None:
    """An open gadget is a warrior's now; whether it is too much is looked at when things settle."""
    warrior = state.warriors[me]
    warrior.cards = [*warrior.cards, card]
    refresh(state, tell, me)
    if me not in state.overloaded:
        state.overloaded.append(me)


def pick(state: State, tell: Tell, me: int, card: int) -> None:
    """A loose gadget comes into a warrior's hands."""
    state.loose = [thing for thing in state.loose if thing[0] != card]
    reground(state)
    gain(state, tell, me, card)
    tell(GadgetPicked, me, card)


def hand_over(state: State, tell: Tell, giver: int, taker: int, card: int, stolen: bool) -> None:
    """A gadget goes from one warrior to another; a face-down one turns up."""
    warrior = state.warriors[giver]
    if card in warrior.down:
        turn_up(state, tell, giver, card)
    warrior.cards = [each for each in warrior.cards if each != card]
    refresh(state, tell, giver)
    gain(state, tell, taker, card)
    tell(GadgetGiven, giver, taker, card, stolen)


def keeps(state: State, me: int, thief: int) -> bool:
    """Can nobody take a gadget from ``me`` against its will, and is it against its will?

    It is, unless its own player decides for the thief: not while somebody else controls a friend.
    """
    warrior = state.warriors[me]
    if not warrior.folds >> IMMUNE_THEFT.number & 1 or state.player(thief) == warrior.seat:
        return False
    return fold(ROWS, warrior, IMMUNE_THEFT, 0, state, me) > 0


def unload(state: State, tell: Tell, me: int) -> Resolution:
    """Anybody who may have too many gadgets drops the rest at once, its owner choosing (synergy.gadget.limit).

    Asked whenever open gadgets and face-down cards together exceed the limit; "nothing" is then an answer, so that the
    prompt tells nothing.
    """
    while True:
        warrior = state.warriors[me]
        if warrior.life != ALIVE:
            return
        most = limit(state, me)
        mine = gadgets_of(state, me)
        if len(mine) + len(warrior.down) <= most:
            return
        hidden = [card for card in warrior.down if is_gadget(card)]
        if not warrior.down:
            card: int = yield Choice(warrior.owner, "keep", mine)
        else:
            options = [*mine, *hidden]
            if len(mine) + len(hidden) <= most:
                options = [NOTHING]
            # Nobody may pass here for good: the pass would come at once or not at all, and so tell what is hidden.
            answers: list[int] = yield Commit([warrior.owner], "keep", [options])
            card = answers[0]
            if card == NOTHING:
                return
        yield from drop(state, tell, me, [card])


def magnetic(card: int) -> bool:
    return PROFILES[card].magnetic
