"""A warrior's own moves: the basic walk, Move cards, the hop of a toad, the drift of the Confused (synergy.move.*).

A walk is one answer, its end: the safest of the shortest ways is taken. Or it goes step by step, and then it may run
into things and off the board; both are the same steps.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import NEIGHBOURS4, SQUARES, STEPS, direction_to, within
from fracas.games.synergy.board import SIDE as BOARD_SIDE
from fracas.games.synergy.card import MAGIC, WALK, Card
from fracas.games.synergy.ending import check_last
from fracas.games.synergy.events import Boarded, Surrendered
from fracas.games.synergy.gadgets import lay
from fracas.games.synergy.harm import leave
from fracas.games.synergy.live import in_aura
from fracas.games.synergy.markers import markers_of_the_gone
from fracas.games.synergy.moving import drift, land, obstacles, walk_step
from fracas.games.synergy.paths import reach, way
from fracas.games.synergy.rows import BASIC, PROFILES, ROWS, SCRIPTED, is_flag
from fracas.games.synergy.sight import leaps
from fracas.games.synergy.standing import lift, put
from fracas.games.synergy.state import (
    ALIVE,
    CAMPFIRE,
    CONFUSED,
    GONE,
    HELD,
    HOLE,
    NOBODY,
    NOWHERE,
    PEEL,
    TOAD,
    State,
)
from fracas.games.synergy.windows import (
    BASIC_SQUARES,
    DIAGONAL_MOVE,
    FIRST_MOVE,
    MOVE,
    SPLIT,
    TARGETS,
    TIMES,
)
from fracas.games.synergy.windows import (
    SQUARES as SQUARES_WINDOW,
)

Walked = Generator[Question, Any, int]
"""A walk: how many of its squares are left in the end."""

STEP_BY_STEP: Final = 255
"""The answer to where a walk ends: not now, square by square."""
STOP: Final = -1
"""The answer to the next step: none."""
HOP: Final = 2
"""How far a toad hops."""
NO_DANGER: Final = bytearray(SQUARES)
_SEEN: Final = 1 << PEEL | 1 << CAMPFIRE | 1 << HOLE


def basic_squares(state: State, me: int) -> int:
    """The squares of a basic move with all that changes them (synergy.move.basic, synergy.card.arithmetic)."""
    warrior = state.warriors[me]
    base = fold(ROWS, warrior, BASIC_SQUARES, 3 if state.faster else 2, state, me)
    return squares_of(state, me, base)


def squares_of(state: State, me: int, base: int) -> int:
    """The squares of a move that has ``base`` of them."""
    warrior = state.warriors[me]
    squares = fold(ROWS, warrior, SQUARES_WINDOW, base, state, me)
    if warrior.travels == 0:
        squares *= fold(ROWS, warrior, FIRST_MOVE, 1, state, me)
    return squares


def walks_diagonally(state: State, me: int) -> int:
    """Above 0: its moves may go diagonally; below 0: one step of its basic move may."""
    return fold(ROWS, state.warriors[me], DIAGONAL_MOVE, 0, state, me)


def splits(state: State, me: int) -> bool:
    return fold(ROWS, state.warriors[me], SPLIT, 0, state, me) > 0


def can_move(state: State, me: int) -> bool:
    """Has it a move left, and is it free to go?"""
    warrior = state.warriors[me]
    return (warrior.moves > 0 or warrior.walk_left > 0) and not warrior.under >> HELD & 1


# -- the basic move


def basic_move(state: State, tell: Tell, me: int) -> Resolution:
    """The basic move, or what is left of a split one; the only move of a toad or of the Confused."""
    warrior = state.warriors[me]
    if warrior.under >> CONFUSED & 1:
        _spend(state, me)
        yield from drift(state, tell, me, own=True)
        return
    if warrior.under >> TOAD & 1:
        hops = leaps(warrior.square, HOP, state.blocked)
        square: int = yield Choice(state.player(me), "land", hops)
        _spend(state, me)
        yield from land(state, tell, me, square, BASIC)
        return
    if warrior.walk_left > 0:
        squares = warrior.walk_left
        warrior.walk_left = 0
    else:
        squares = basic_squares(state, me)
        _spend(state, me)
    left: int = yield from walk(state, tell, me, squares, walks_diagonally(state, me))
    if left > 0 and splits(state, me) and warrior.life == ALIVE:
        warrior.walk_left = left


def _spend(state: State, me: int) -> None:
    warrior = state.warriors[me]
    if warrior.moves > 0:
        warrior.moves -= 1
    warrior.walk_left = 0
    warrior.moved = True
    warrior.travels += 1


def walk(state: State, tell: Tell, me: int, squares: int, diagonal: int = 0) -> Walked:
    """Walk up to so many squares. How many are left."""
    warrior = state.warriors[me]
    state.holed = False
    mask = obstacles(state, me)
    stops = dangers(state)
    ends = reach(warrior.square, squares, mask, diagonal > 0, stops)
    answer: int = yield Choice(state.player(me), "walk", [*ends, STEP_BY_STEP])
    _get_out(state, tell, me)
    if answer != STEP_BY_STEP:
        path = way(warrior.square, answer, squares, mask, stops, diagonal > 0, stops)
        for square in path:
            squares -= 1
            direction = direction_to(warrior.square, square)
            going: bool = yield from walk_step(state, tell, me, direction, mask)
            if not going or warrior.square != square:
                return squares if going and warrior.life == ALIVE else 0
        return squares
    while squares > 0:
        options = step_options(state, me, diagonal)
        direction = yield Choice(state.player(me), "step", options, STOP)
        if direction == STOP:
            return squares
        squares -= 1
        if direction >= 4 and diagonal < 0:
            diagonal = 0
        if STEPS[warrior.square][direction] == NOWHERE:
            yield from surrender(state, tell, me)
            return 0
        going = yield from walk_step(state, tell, me, direction, obstacles(state, me))
        if not going or warrior.life != ALIVE:
            return 0
    return 0


def step_options(state: State, me: int, diagonal: int) -> list[int]:
    """The directions of the next step: into obstacles too, and off the board unless that is forbidden."""
    steps = STEPS[state.warriors[me].square]
    options = [STOP]
    for direction in range(8 if diagonal else 4):
        if steps[direction] != NOWHERE or (
            direction < 4 and not state.to_the_death and state.player(me) == state.warriors[me].owner
        ):
            options.append(direction)
    return options


def dangers(state: State) -> bytearray:
    """Where a proposed way does not go through: peels, fires and holes, which also end the walk."""
    if not state.markers:
        return NO_DANGER
    return bytearray([1 if each & _SEEN else 0 for each in state.ground])


def surrender(state: State, tell: Tell, me: int) -> Resolution:
    """Off the edge, and out: flags stay on the last square, all else is gone (synergy.surrender)."""
    warrior = state.warriors[me]
    square = warrior.square
    flags = [card for card in warrior.cards if is_flag(card)]
    others = [card for card in warrior.cards if not is_flag(card)]
    lift(state, me)
    for card in warrior.down:
        state.unseen &= ~(1 << card)
    state.removed = [*state.removed, *others, *warrior.down]
    warrior.cards = []
    warrior.down = []
    warrior.life = GONE
    state.graves = True
    warrior.hits = 0
    warrior.square = NOWHERE
    leave(state, tell, me)
    markers_of_the_gone(state, tell, me)
    tell(Surrendered, me)
    yield from lay(state, tell, me, flags, square)
    check_last(state, tell, warrior.owner)


# -- pouches


def board_pouch(state: State, tell: Tell, me: int, bearer: int) -> Resolution:
    """Into a friend's pouch, for its move."""
    _spend(state, me)
    state.warriors[me].inside = bearer
    put(state, me, state.warriors[bearer].square)
    tell(Boarded, me, bearer)
    yield from ()


def _get_out(state: State, tell: Tell, me: int) -> None:
    warrior = state.warriors[me]
    if warrior.inside != NOBODY:
        warrior.inside = NOBODY
        tell(Boarded, me, NOBODY)


# -- Move cards


def landings(state: State, me: int, card: int) -> list[int]:
    """Where this Move card, or the move part of a Move&Strike, may bring ``me``; empty if it cannot be used."""
    script = SCRIPTED[TARGETS.number][card]
    if script is not None:
        scripted: list[int] = script(state, me)
        return scripted
    return row_landings(state, me, PROFILES[card])


def row_landings(state: State, me: int, card: Card) -> list[int]:
    """Where the row of a card says that it goes."""
    square = state.warriors[me].square
    if card.move_knight:
        found = [each for each in knights(square) if not state.blocked[each]]
    elif card.move_within:
        found = [each for each in within(square, card.move_within) if not state.blocked[each]]
    elif card.move_straight:
        far = squares_of(state, me, card.squares)
        diagonal = card.move_diagonal or walks_diagonally(state, me) > 0
        if card.mode == WALK:
            found = runs(state, me, far, diagonal)
        else:
            found = leaps(square, far, state.blocked, diagonal)
    else:
        found = [each for each in within(square, squares_of(state, me, card.squares)) if not state.blocked[each]]
    if card.category == MAGIC and state.auras:
        found = [each for each in found if not in_aura(state, each)]
    return found


def runs(state: State, me: int, far: int, diagonal: bool) -> list[int]:
    """The squares of a run in one direction, up to the first obstacle."""
    square = state.warriors[me].square
    mask = obstacles(state, me)
    found: list[int] = []
    for direction in range(8 if diagonal else 4):
        there = square
        for _ in range(far):
            last = there
            there = STEPS[last][direction]
            if there == NOWHERE or mask[there]:
                break
            if direction >= 4:
                steps = STEPS[last]
                one, other = ((0, 1), (2, 1), (2, 3), (0, 3))[direction - 4]
                if mask[steps[one]] and mask[steps[other]]:
                    break
            found.append(there)
    return found


def knights(square: int) -> list[int]:
    """Two squares in one direction and one to its side."""
    row, column = square // BOARD_SIDE, square % BOARD_SIDE
    found: list[int] = []
    for down, right in ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)):
        if 0 <= row + down < BOARD_SIDE and 0 <= column + right < BOARD_SIDE:
            found.append((row + down) * BOARD_SIDE + column + right)
    return found


def move_with(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """Use a Move card: the pattern, as often as it is done, then the added squares; then what its function does."""
    _spend(state, me)
    profile = PROFILES[card]
    warrior = state.warriors[me]
    _get_out(state, tell, me)
    if profile.squares:
        yield from go(state, tell, me, card)
    else:
        for _ in range(fold(ROWS, warrior, TIMES, 1, state, me)):
            if warrior.life == ALIVE and landings(state, me, card):
                yield from go(state, tell, me, card)
        more = squares_of(state, me, 0)
        if more > 0 and warrior.life == ALIVE:
            yield from walk(state, tell, me, more, 0 if profile.move_knight else walks_diagonally(state, me))
    script = SCRIPTED[MOVE.number][card]
    if script is not None and warrior.life == ALIVE:
        yield from script(state, tell, me)


def go(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """One landing of a Move card, or the run of a Move&Strike."""
    state.holed = False
    profile = PROFILES[card]
    square: int = yield Choice(state.player(me), "land", landings(state, me, card))
    if profile.mode != WALK:
        yield from land(state, tell, me, square, card)
        return
    warrior = state.warriors[me]
    direction = direction_to(warrior.square, square)
    while warrior.square != square:
        going: bool = yield from walk_step(state, tell, me, direction, obstacles(state, me))
        if not going:
            return


def vacant(state: State, me: int) -> bool:
    """Could it walk to a vacant square with its basic move (synergy.move.share)?"""
    warrior = state.warriors[me]
    if warrior.under >> CONFUSED & 1:
        return False
    if warrior.under >> TOAD & 1:
        return len(leaps(warrior.square, HOP, state.blocked)) > 0
    return any(not state.blocked[each] for each in NEIGHBOURS4[warrior.square])
