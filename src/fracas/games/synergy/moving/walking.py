"""A warrior's basic move: the walk, the hop of a toad, the drift of the Confused, into a pouch, off the board
(synergy.move.*). Move cards: `fracas.games.synergy.moving.move_cards`.

A walk is one answer, its end: the safest of the shortest ways is taken. Or it goes step by step, and then it may run
into things and off the board; both are the same steps.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Choice, Commit, Question, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import NEIGHBOURS4, STEPS, barred, direction_to, leaps, marked
from fracas.games.synergy.effects.markers import markers_of_the_gone
from fracas.games.synergy.effects.statuses import ANGER
from fracas.games.synergy.events.move import Boarded
from fracas.games.synergy.events.turn import Surrendered
from fracas.games.synergy.moving.obstacles import obstacles, touching
from fracas.games.synergy.moving.paths import SAFE, reach, way
from fracas.games.synergy.moving.steps import drift, enter, land, walk_step
from fracas.games.synergy.numbers import BASIC
from fracas.games.synergy.rows import PROFILES, ROWS, is_flag
from fracas.games.synergy.standing import lift, shares
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import leave
from fracas.games.synergy.terms import (
    ALIVE,
    CAMPFIRE,
    CONFUSED,
    GONE,
    HELD,
    HOLE,
    MIST,
    NOBODY,
    NOWHERE,
    PEEL,
    RAGING,
    TOAD,
)
from fracas.games.synergy.turns.ending import check_last
from fracas.games.synergy.turns.gadgets import carries, lay
from fracas.games.synergy.windows import BASIC_SQUARES, BURDEN, DIAGONAL_MOVE, FIRST_MOVE, SPLIT
from fracas.games.synergy.windows import SQUARES as SQUARES_WINDOW

Walked = Generator[Question, Any, int]
"""A walk: how many of its squares are left in the end."""

STEP_BY_STEP: Final = 255
"""The answer to where a walk ends: not now, square by square."""
STOP: Final = -1
"""The answer to the next step: none."""
HOP: Final = 2
"""How far a toad hops."""
_SEEN: Final = 1 << PEEL | 1 << CAMPFIRE | 1 << HOLE
_DANGEROUS: Final = bytes([1 if each & _SEEN else 0 for each in range(256)])


def open_squares(state: State, me: int) -> int:
    """The squares of a basic move with all that changes them (synergy.move.basic, synergy.card.arithmetic), as far as
    everybody can see."""
    return squares_of(state, me, base_squares(state, me))


def burden(state: State, me: int) -> int:
    """How many of them its face-down cards cost, in secret."""
    warrior = state.warriors[me]
    if not may_be_burdened(state, me):
        return 0
    base = base_squares(state, me)
    return squares_of(state, me, base) - squares_of(state, me, base - fold(ROWS, warrior, BURDEN, 0, state, me))


def may_be_burdened(state: State, me: int) -> bool:
    """Might face-down gadgets cost it squares, as far as everybody can see? They stay closed to one who controls it."""
    warrior = state.warriors[me]
    if not warrior.folds >> BURDEN.number & 1 or not warrior.down or state.player(me) != warrior.owner:
        return False
    return carries(state, me) == 0


def squares_left(state: State, me: int) -> int:
    """The squares of its next basic move, or what is left of a split one, as the one who decides for it knows them."""
    warrior = state.warriors[me]
    left = warrior.walk_left if warrior.walk_left > 0 and splits(state, me) else open_squares(state, me)
    return max(0, left - burden(state, me))


def base_squares(state: State, me: int) -> int:
    """The number to which + cards add, as far as everybody can see."""
    return fold(ROWS, state.warriors[me], BASIC_SQUARES, 3 if state.faster else 2, state, me)


def reweigh(state: State, me: int, before: int) -> None:
    """What is left of a split walk follows the number of its basic move, which was ``before`` when an act began: a Cat
    is light of foot only while it carries nothing."""
    warrior = state.warriors[me]
    now = base_squares(state, me)
    if now != before:
        by = squares_of(state, me, now) - squares_of(state, me, before)
        warrior.walk_left = max(0, warrior.walk_left + by)


def squares_of(state: State, me: int, base: int) -> int:
    """The squares of a move that has ``base`` of them."""
    warrior = state.warriors[me]
    if warrior.under >> RAGING & 1:
        base += PROFILES[ANGER].numbers["squares"]
    return fold(ROWS, warrior, SQUARES_WINDOW, base, state, me) * entrance(state, me)


def entrance(state: State, me: int) -> int:
    """By how much its first move of the game is multiplied; 1 for every other."""
    warrior = state.warriors[me]
    return fold(ROWS, warrior, FIRST_MOVE, 1, state, me) if warrior.travels == 0 else 1


def walks_diagonally(state: State, me: int) -> int:
    """Above 0: its moves may go diagonally; below 0: one step of its basic move may, and was not made yet."""
    warrior = state.warriors[me]
    number = DIAGONAL_MOVE.number
    if not warrior.folds >> number & 1:
        return 0
    one = 0
    for card in warrior.live:
        row = ROWS[card]
        function = row.functions[number]
        add = row.adds[number] + (function(state, me) if function is not None else 0)
        if add > 0:
            return add
        if add < 0 and card not in warrior.used:
            one = add
    return one


def _sidestepped(state: State, me: int, done: bool) -> None:
    """The one diagonal step of a basic move was made, or a new basic move begins."""
    warrior = state.warriors[me]
    number = DIAGONAL_MOVE.number
    if not warrior.folds >> number & 1:
        return
    mine = [card for card in warrior.live if ROWS[card].adds[number] < 0]
    if mine:
        others = [card for card in warrior.used if card not in mine]
        warrior.used = [*others, *mine] if done else others


def splits(state: State, me: int) -> bool:
    return fold(ROWS, state.warriors[me], SPLIT, 0, state, me) > 0


def can_move(state: State, me: int) -> bool:
    """Has it a move left, and is it free to go?"""
    warrior = state.warriors[me]
    if warrior.under >> HELD & 1:
        return False
    hops = warrior.under & (1 << TOAD | 1 << CONFUSED) == 1 << TOAD
    if hops and not leaps(warrior.square, HOP, state.blocked):
        return False
    return warrior.moves > 0 or (warrior.walk_left > 0 and splits(state, me))


# -- the basic move


def basic_move(state: State, tell: Tell, me: int) -> Resolution:
    """The basic move, or what is left of a split one; the only move of a toad or of the Confused."""
    warrior = state.warriors[me]
    if warrior.under >> CONFUSED & 1:
        spend_move(state, me)
        warrior.travels += 1
        yield from drift(state, tell, me, own=True)
        return
    if warrior.under >> TOAD & 1:
        hops = leaps(warrior.square, HOP, state.blocked)
        square: int = yield Choice(state.player(me), "land", hops)
        spend_move(state, me)
        warrior.travels += 1
        yield from land(state, tell, me, square, BASIC)
        return
    if warrior.walk_left > 0 and splits(state, me):
        squares = warrior.walk_left
        warrior.walk_left = 0
    else:
        squares = open_squares(state, me)
        spend_move(state, me)
        warrior.travels += 1
        _sidestepped(state, me, False)
    closed = may_be_burdened(state, me)
    left: int = yield from walk(state, tell, me, squares, walks_diagonally(state, me), closed=closed)
    if 0 < left < squares and splits(state, me) and warrior.life == ALIVE:
        warrior.walk_left = left  # who does not take a step gives the rest up


def spend_move(state: State, me: int) -> None:
    warrior = state.warriors[me]
    if warrior.moves > 0:
        warrior.moves -= 1
    warrior.walk_left = 0
    warrior.moved = True


def walk(state: State, tell: Tell, me: int, squares: int, diagonal: int = 0, *, closed: bool = False) -> Walked:
    """Walk up to so many squares. How many are left.

    ``closed``: face-down cards may cost some of them. Then it is asked in secret, and as often as if they did not.
    """
    warrior = state.warriors[me]
    load = burden(state, me) if closed else 0  # as it sets out, whatever it finds or shows on the way
    own = squares - load
    state.holed = False
    mask = obstacles(state, me)
    stops = dangers(state)
    corners = None if mask is state.blocked else touching(state, me, mask)
    ends = reach(warrior.square, own, mask, diagonal > 0, stops, corners)
    aside = sidesteps(warrior.square, squares, mask, stops, corners) if diagonal < 0 else {}
    further = [end for end, path in aside.items() if end not in ends and len(path) <= own]
    parts = must_part(state, me)
    if parts:
        ends = [each for each in ends if not state.blocked[each]]
        further = [each for each in further if not state.blocked[each]]
    answer: int = yield from _secretly(state, me, "walk", [*ends, *further, STEP_BY_STEP], None, closed)
    if answer != STEP_BY_STEP:
        if answer in further:
            path = aside[answer]
        elif answer in NEIGHBOURS4[warrior.square]:
            path = [answer]
        else:
            path = way(warrior.square, answer, squares, mask, stops, diagonal > 0, stops, corners)
        for square in path:
            squares -= 1
            direction = direction_to(warrior.square, square)
            if direction >= 4 and diagonal < 0:
                _sidestepped(state, me, True)
                diagonal = 0
            shut = state.blocked if corners is None else mask  # it may have changed on the way
            going: bool = yield from walk_step(state, tell, me, direction, shut)
            if not going or warrior.life != ALIVE:
                return 0
            if warrior.square != square:
                break  # it came out of another hole, and may go on from there
        else:
            return squares
    while squares > 0:
        own = squares - load
        options = step_options(state, me, diagonal) if own > 0 else [STOP]
        if parts and shares(state, me) and own > 0:
            options = steps_out(state, me, options, own) or options
        direction = yield from _secretly(state, me, "step", options, STOP if STOP in options else None, closed)
        if direction == STOP:
            return squares
        squares -= 1
        if direction >= 4 and diagonal < 0:
            _sidestepped(state, me, True)
            diagonal = 0
        if STEPS[warrior.square][direction] == NOWHERE:
            yield from surrender(state, tell, me)
            return 0
        going = yield from walk_step(state, tell, me, direction, obstacles(state, me))
        if not going or warrior.life != ALIVE:
            return 0
    return 0


def _secretly(state: State, me: int, ask: str, options: list[int], passing: int | None, closed: bool) -> Walked:
    """What is answered; in secret where the options would tell what lies face down. Then nobody may pass for good."""
    player = state.player(me)
    if closed:
        answers: list[int] = yield Commit([player], ask, [options])
        return answers[0]
    answer: int = yield Choice(player, ask, options, passing)
    return answer


def sidesteps(start: int, squares: int, mask: bytes, stops: bytes, corners: bytes | None) -> dict[int, list[int]]:
    """The shortest ways with one diagonal step, by their ends; never between two obstacles that touch."""
    if corners is None:
        corners = marked(mask, start, 0)
    ways: dict[tuple[int, bool], list[int]] = {(start, False): []}
    edge = [(start, False)]
    for _ in range(squares):
        after: list[tuple[int, bool]] = []
        for here in edge:
            square, done = here
            if stops[square] and square != start:
                continue
            for direction in range(4 if done else 8):
                there = STEPS[square][direction]
                if there in (NOWHERE, start) or mask[there]:
                    continue
                if direction >= 4 and barred(square, direction, corners):
                    continue
                end = (there, done or direction >= 4)
                if end not in ways:
                    ways[end] = [*ways[here], there]
                    after.append(end)
        edge = after
    return {square: path for (square, done), path in ways.items() if done}


def step_options(state: State, me: int, diagonal: int) -> list[int]:
    """The directions of the next step: into obstacles too, and off the board unless that is forbidden."""
    steps = STEPS[state.warriors[me].square]
    leaves = may_leave(state, me)
    options = [STOP]
    for direction in range(8 if diagonal else 4):
        if steps[direction] != NOWHERE or (direction < 4 and leaves):
            options.append(direction)
    return options


def may_leave(state: State, me: int) -> bool:
    """May it walk off the board (synergy.surrender)? In its own turn, not at an order, and played by its own side."""
    if state.to_the_death or state.drill == me:
        return False
    return state.player(me) == state.warriors[me].seat


def must_part(state: State, me: int) -> bool:
    """Does it share a square without leave, and could it walk to a vacant one (synergy.move.share)?"""
    return not state.warriors[me].under >> MIST & 1 and shares(state, me) and vacant(state, me)


def vacant(state: State, me: int) -> bool:
    """Could it walk to a vacant square with its basic move (synergy.move.share)?"""
    return any(not state.blocked[each] for each in in_walk(state, me))


def in_walk(state: State, me: int) -> list[int]:
    """The squares to which its basic move could bring it, or what is left of a split one."""
    warrior = state.warriors[me]
    if warrior.under >> CONFUSED & 1:
        return []
    if warrior.under >> TOAD & 1:
        return leaps(warrior.square, HOP, state.blocked)
    squares = squares_left(state, me)
    diagonal = walks_diagonally(state, me)
    mask = obstacles(state, me)
    stops = dangers(state)
    corners = None if mask is state.blocked else touching(state, me, mask)
    ends = reach(warrior.square, squares, mask, diagonal > 0, stops, corners)
    if diagonal < 0:
        ends += [each for each in sidesteps(warrior.square, squares, mask, stops, corners) if each not in ends]
    return ends


def steps_out(state: State, me: int, options: list[int], squares: int) -> list[int]:
    """Of these steps, those that lead out of a shared square: neither none at all nor into an obstacle.

    Anybody who may pass through others goes on to a vacant square: so many squares are left for it.
    """
    steps = STEPS[state.warriors[me].square]
    mask = obstacles(state, me)
    found: list[int] = []
    for each in options:
        there = steps[each] if each != STOP else NOWHERE
        if each == STOP or (there != NOWHERE and mask[there]):
            continue
        ends = [there] if there == NOWHERE else [there, *reach(there, squares - 1, mask)]
        if any(end == NOWHERE or not state.blocked[end] for end in ends):
            found.append(each)
    return found


def dangers(state: State) -> bytes:
    """Where a proposed way does not go through: peels, fires and holes, which also end the walk."""
    if not state.markers:
        return SAFE
    return state.ground.translate(_DANGEROUS)


def surrender(state: State, tell: Tell, me: int) -> Resolution:
    """Off the edge, and out: flags stay on the last square, all else is gone (synergy.surrender)."""
    warrior = state.warriors[me]
    square = warrior.square
    walks_dead = warrior.raised_by != NOBODY
    flags = [card for card in warrior.cards if is_flag(card)]
    gone = [*[card for card in warrior.cards if not is_flag(card)], *warrior.down]
    lift(state, me)
    for card in warrior.lift_all_down():
        state.unseen &= ~(1 << card)
    state.removed = [*state.removed, *gone]
    warrior.cards = []
    warrior.life = GONE
    state.graves = True
    warrior.hits = 0
    warrior.square = NOWHERE
    leave(state, tell, me)
    markers_of_the_gone(state, tell, me, gone)
    tell(Surrendered, me)
    yield from lay(state, tell, me, flags, square)
    if not walks_dead:  # a zombie counts for nothing in winning or losing
        check_last(state, tell, warrior.owner)


# -- pouches


def board_pouch(state: State, tell: Tell, me: int, bearer: int) -> Resolution:
    """Into a friend's pouch, for its move."""
    spend_move(state, me)
    state.holed = False
    state.warriors[me].travels += 1
    state.warriors[me].inside = bearer
    tell(Boarded, me, bearer)
    yield from enter(state, tell, me, state.warriors[bearer].square)
