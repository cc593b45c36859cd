"""How warriors come from square to square: steps, collisions, knocks, hauls, drifts, swaps (synergy.move.*, .collide,
.knockback, .random).

A step is a generator that says in the end whether the movement may go on.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import DRIFT, STEPS, barred, drifted, knock_directions
from fracas.games.synergy.card import HARD
from fracas.games.synergy.effects.live import stepped
from fracas.games.synergy.effects.markers import laid_by, marker_at, remove_marker, works
from fracas.games.synergy.effects.reactions import ask, attack, loud
from fracas.games.synergy.effects.statuses import moved_by_force
from fracas.games.synergy.events.move import (
    Boarded,
    Collided,
    Drifted,
    Knocked,
    Leapt,
    PointDrifted,
    Stepped,
    Swapped,
    Unmoved,
)
from fracas.games.synergy.events.thing import LifeTaken, MarkerMet, Uncovered
from fracas.games.synergy.moving.obstacles import is_free, touching
from fracas.games.synergy.rows import PROFILES, ROWS
from fracas.games.synergy.standing import here, put, reground
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.dice import CRASH, DRIFTING, roll
from fracas.games.synergy.striking.harm import drop_zombies, heal, hurt
from fracas.games.synergy.terms import ALIVE, CAMPFIRE, FROZEN, HOLE, LIFE, NO_CARD, NOBODY, NOWHERE, PEEL
from fracas.games.synergy.windows import COLLIDED, KNOCK, POUCH, RAM, ROOTED, UNHURT, UNMOVED

Going = Generator[Question, Any, bool]
"""A step of some movement: may it go on?"""

ASIDE: Final = 0
THROUGH: Final = 1
"""The answers whether to come out of the other hole."""

WALKING: Final = 0
KNOCKING: Final = 1
DRIFTED: Final = 2
"""What kind of step it is."""

_MET: Final = 1 << PEEL | 1 << HOLE | 1 << CAMPFIRE | 1 << LIFE | 64
"""What anybody who enters a square meets there, on the ground."""


# -- entering a square


def enter(state: State, tell: Tell, me: int, square: int, *, forced: bool = False) -> Going:
    """A warrior is on a square now, and meets what lies there. May its movement go on?"""
    get_out(state, tell, me, square)
    if state.warriors[me].square != square:
        put(state, me, square)
    if state.auras:
        arrived(state, tell, me)
    warrior = state.warriors[me]
    if warrior.folds >> POUCH.number & 1:
        carry(state, tell, me)
    if warrior.hits <= 0:
        return False
    if not state.ground[square] & _MET or warrior.life != ALIVE:
        return True
    if state.ground[square] >> LIFE & 1 or square in state.coins:
        _power_up(state, tell, me, square)
    if state.ground[square] >> CAMPFIRE & 1:
        yield from burn(state, tell, me, square)
        if warrior.life != ALIVE or warrior.square != square:
            return False  # dead, or it has leapt away
    if state.ground[square] >> PEEL & 1:
        peel = marker_at(state, PEEL, square)
        if peel:
            remove_marker(state, tell, peel)
            tell(MarkerMet, me, PEEL, square)
            yield from drift(state, tell, me)
            return False
    if state.ground[square] >> HOLE & 1 and not state.holed:
        used: bool = yield from _hole(state, tell, me, square)
        if used:
            return not forced and warrior.life == ALIVE
    return True


def get_out(state: State, tell: Tell, me: int, square: int) -> None:
    """Anybody who goes to another square than its bearer's has left the pouch."""
    warrior = state.warriors[me]
    if warrior.inside != NOBODY and state.warriors[warrior.inside].square != square:
        warrior.inside = NOBODY
        tell(Boarded, me, NOBODY)


def carry(state: State, tell: Tell, me: int) -> None:
    """Anybody who travels in the pouch of ``me`` has been moved, so nothing holds it any more."""
    for other, passenger in enumerate(state.warriors):
        if passenger.inside == me:
            moved_by_force(state, tell, other)


def arrived(state: State, tell: Tell, me: int) -> None:
    """It stands elsewhere, and so does one who travels in its pouch: Magic wakes and sleeps, and at once zombies fall
    whose raiser's has gone to sleep."""
    stepped(state, tell, me)
    if state.falling:
        drop_zombies(state, tell)
    for other, passenger in enumerate(state.warriors):
        if passenger.inside == me:
            arrived(state, tell, other)


def burn(state: State, tell: Tell, me: int, square: int) -> Resolution:
    """Fire under the feet of ``me``: on entering, and when its turn begins."""
    fire = marker_at(state, CAMPFIRE, square)
    if fire:
        tell(MarkerMet, me, CAMPFIRE, square)
        card = PROFILES[fire[3]]
        yield from hurt(state, tell, me, card.damage, card.kind)


def _hole(state: State, tell: Tell, me: int, square: int) -> Going:
    """Out of the other hole, if it is free and the warrior's owner likes (portable holes)."""
    hole = marker_at(state, HOLE, square)
    if not hole:
        return False
    others = [each for each in laid_by(state, hole[2], hole[3]) if each[1] != square and works(state, each)]
    if not others or not is_free(state, others[0][1]):
        return False
    there = others[0][1]
    answer: int = yield Choice(state.player(me), "hole", [ASIDE, THROUGH])
    if answer == ASIDE:
        return False
    state.holed = True
    tell(MarkerMet, me, HOLE, square)
    get_out(state, tell, me, there)
    put(state, me, there)
    tell(Leapt, me, there, hole[3])
    if state.auras:
        arrived(state, tell, me)
    return True


def _power_up(state: State, tell: Tell, me: int, square: int) -> None:
    """Life points are taken on entering; hidden power-ups are turned up (synergy.option.power-ups)."""
    if square in state.coins:
        found = [each for each in state.covered if each[1] == square]
        state.covered = [each for each in state.covered if each[1] != square]
        state.coins = [each for each in state.coins if each != square]
        for card, _ in found:
            if card == NO_CARD:
                state.markers = [*state.markers, (LIFE, square, NOBODY, NO_CARD)]
            else:
                state.loose = [*state.loose, (card, square)]
                state.unseen &= ~(1 << card)
            reground(state)
            tell(Uncovered, card, square)
        reground(state)
    for marker in state.markers:
        if marker[0] == LIFE and marker[1] == square:
            remove_marker(state, tell, marker)
            heal(state, tell, me, 1)
            tell(LifeTaken, me, state.warriors[me].hits)


# -- steps of one's own


def walk_step(state: State, tell: Tell, me: int, direction: int, mask: bytes) -> Going:
    """One square of a walk; into an obstacle it is a collision, which ends the move. Edges are the caller's."""
    square = state.warriors[me].square
    there = STEPS[square][direction]
    if mask[there]:
        others = here(state, there)
        if others and any(state.foes(me, other) for other in others):
            state.other = others[0]
            yield from attack(state, tell, me)
        yield from collide(state, tell, me, there)
        return False
    if direction >= 4 and barred(square, direction, touching(state, me, mask)):
        yield from collide(state, tell, me, there, between=True)
        return False
    put(state, me, there)
    tell(Stepped, me, there)
    going: bool = yield from enter(state, tell, me, there)
    return going


def land(state: State, tell: Tell, me: int, square: int, card: int) -> Going:
    """A leap or a flight ends on a square, and meets what lies there. May the move go on?"""
    put(state, me, square)
    tell(Leapt, me, square, card)
    going: bool = yield from enter(state, tell, me, square)
    return going and state.warriors[me].life == ALIVE


# -- collisions


def collide(state: State, tell: Tell, me: int, square: int, *, between: bool = False) -> Resolution:
    """``me`` tried to enter an obstacle and stays before it; NOWHERE for an edge (synergy.collide).

    A body rolls nothing; every warrior that was run into rolls. Between two obstacles that touch nobody else does.
    """
    others = [] if square == NOWHERE or between else [other for other in here(state, square) if other != me]
    for other in others or [NOBODY]:
        tell(Collided, me, square, other)
    warrior = state.warriors[me]
    most = 3
    if others:
        most += fold(ROWS, warrior, RAM, 0, state, me)
    if warrior.life == ALIVE:
        yield from crash(state, tell, me, 3)
    for other in others:
        yield from crash(state, tell, other, most)
        for one, two in ((me, other), (other, me)):
            if loud(state, COLLIDED, one):
                state.other = two
                yield from ask(state, tell, COLLIDED, [one])


def crash(state: State, tell: Tell, me: int, most: int) -> Resolution:
    """The roll of one side: up to ``most`` it is 1 Hard damage."""
    if state.warriors[me].life != ALIVE or fold(ROWS, state.warriors[me], UNHURT, 0, state, me) > 0:
        return
    yield from roll(state, tell, me, CRASH)
    if state.die <= most:
        yield from hurt(state, tell, me, 1, HARD)


# -- being moved


def carrier(state: State, me: int) -> int:
    """Who moves if ``me`` is moved by force: the one who carries it in a pouch, else itself."""
    while state.warriors[me].inside != NOBODY:
        me = state.warriors[me].inside
    return me


def can_be_knocked(state: State, me: int) -> bool:
    """Can it be knocked or hauled?"""
    warrior = state.warriors[me]
    return not warrior.under >> FROZEN & 1 and fold(ROWS, warrior, ROOTED, 0, state, me) == 0


def can_be_swapped(state: State, me: int) -> bool:
    """Can it be swapped, or made to drift?"""
    warrior = state.warriors[me]
    return not warrior.under >> FROZEN & 1 and fold(ROWS, warrior, UNMOVED, 0, state, me) == 0


def forced_step(state: State, tell: Tell, me: int, direction: int, how: int) -> Going:
    """One square by force; before an obstacle or an edge it stops and collides. May it go on?"""
    warrior = state.warriors[me]
    square = warrior.square
    there = STEPS[square][direction]
    if there == NOWHERE:
        yield from collide(state, tell, me, there)
        return False
    if state.blocked[there] and not (state.walls[there] == 0 and state.standing[there] == me + 1):
        yield from collide(state, tell, me, there)
        return False
    if direction >= 4 and barred(square, direction, state.blocked):
        yield from collide(state, tell, me, there, between=True)
        return False
    moved_by_force(state, tell, me)
    if warrior.life != ALIVE:
        warrior.square = there  # a flying body meets no markers
        tell(Knocked, me, there)
        return True
    put(state, me, there)
    if how == DRIFTED:
        tell(Drifted, me, there)
    else:
        tell(Knocked, me, there)
    going: bool = yield from enter(state, tell, me, there, forced=True)
    return going and warrior.life == ALIVE


def shove(state: State, tell: Tell, me: int, direction: int, squares: int) -> Resolution:
    """So many single steps in one direction, away from its maker or towards it; from a pouch its bearer moves too."""
    me = carrier(state, me)
    if not can_be_knocked(state, me):
        tell(Unmoved, me)
        return
    state.holed = False
    for _ in range(fold(ROWS, state.warriors[me], KNOCK, squares, state, me)):
        going: bool = yield from forced_step(state, tell, me, direction, KNOCKING)
        if not going:
            return


def knock(state: State, tell: Tell, me: int, source: int, squares: int) -> Resolution:
    """Directly away from the source square; its owner picks between two directions (synergy.knockback)."""
    me = carrier(state, me)
    directions = knock_directions(source, state.warriors[me].square)
    if not directions:
        return
    if not can_be_knocked(state, me):
        tell(Unmoved, me)
        return
    direction: int = yield Choice(state.warriors[me].seat, "knock", directions)
    yield from shove(state, tell, me, direction, squares)


def drift(state: State, tell: Tell, me: int, *, own: bool = False) -> Resolution:
    """Random movement of a warrior: its own die, unless it cannot be moved (synergy.random).

    ``own``: it is its own move (Confused), which nothing stops.
    """
    mover = me if own else carrier(state, me)
    if not own and not can_be_swapped(state, mover):
        tell(Unmoved, mover)
        return
    squares = 1
    state.holed = False
    yield from roll(state, tell, me, DRIFTING)
    while state.die == 6:
        squares += 1
        yield from roll(state, tell, me, DRIFTING)
    direction = DRIFT[state.die]
    if direction == NOWHERE:
        return
    for _ in range(squares):
        going: bool = yield from forced_step(state, tell, mover, direction, DRIFTED)
        if not going:
            return


def drift_point(state: State, tell: Tell, me: int, point: int) -> Generator[Question, Any, int]:
    """Random movement of a point by the die of ``me``, the striker: where it ends."""
    squares = 1
    yield from roll(state, tell, me, DRIFTING)
    while state.die == 6:
        squares += 1
        yield from roll(state, tell, me, DRIFTING)
    direction = DRIFT[state.die]
    for _ in range(squares if direction != NOWHERE else 0):
        point = drifted(point, direction, state.walls)
    tell(PointDrifted, point)
    return point


def swap(state: State, tell: Tell, me: int, other: int) -> Resolution:
    """Two warriors exchange squares; nothing between matters. The caller has asked whether they can."""
    mine, theirs = state.warriors[me].square, state.warriors[other].square
    tell(Swapped, me, other)
    moved_by_force(state, tell, me)
    moved_by_force(state, tell, other)
    if mine != theirs:
        get_out(state, tell, me, theirs)
        get_out(state, tell, other, mine)
    put(state, me, theirs)
    put(state, other, mine)
    state.holed = False
    yield from enter(state, tell, me, theirs, forced=True)
    if state.warriors[other].square == mine:
        yield from enter(state, tell, other, mine, forced=True)
