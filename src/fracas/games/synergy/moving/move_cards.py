"""Moves by cards: leaps, flights and runs, the squares that are added to them, and how often they are done."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from fracas.core.needs import need
from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import SIDE as BOARD_SIDE
from fracas.games.synergy.board import STEPS, barred, direction_to, distance, leaps, within
from fracas.games.synergy.card import MAGIC, WALK, Card
from fracas.games.synergy.card import MOVE as MOVE_CARD
from fracas.games.synergy.effects.live import in_aura
from fracas.games.synergy.moving.obstacles import obstacles, touching
from fracas.games.synergy.moving.steps import Going, land, walk_step
from fracas.games.synergy.moving.walking import (
    can_move,
    entrance,
    spend_move,
    squares_of,
    vacant,
    walk,
    walks_diagonally,
)
from fracas.games.synergy.rows import PROFILES, ROWS, script_of
from fracas.games.synergy.standing import shares
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE, CONFUSED, HELD, NOWHERE, TOAD
from fracas.games.synergy.wants import WANTED
from fracas.games.synergy.windows import MOVE, TARGETS, TIMES


def landings(state: State, me: int, card: int) -> list[int]:
    """Where this Move card, or the move part of a Move&Strike, may bring ``me``; empty if it cannot be used."""
    script = script_of(TARGETS, card)
    if script is not None:
        scripted: list[int] = script(state, me)
        return scripted
    wanted = WANTED[card]
    if wanted is not None and not wanted.by_me(state, me):
        return []
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
    corners = touching(state, me, mask)
    found: list[int] = []
    for direction in range(8 if diagonal else 4):
        there = square
        for _ in range(far):
            last = there
            there = STEPS[last][direction]
            if there == NOWHERE or mask[there]:
                break
            if direction >= 4 and barred(last, direction, corners):
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


def leaps_out(state: State, me: int) -> bool:
    """Could one of its Move cards bring it to a vacant square (synergy.move.share)?"""
    warrior = state.warriors[me]
    if warrior.moves <= 0 or warrior.under & (1 << HELD | 1 << CONFUSED | 1 << TOAD):
        return False
    for card in warrior.live:
        if PROFILES[card].types & MOVE_CARD and any(not state.blocked[each] for each in landings(state, me, card)):
            return True
    return False


def must_leave(state: State, me: int) -> bool:
    """Does it share a square that it has a legal chance to leave? It may not end its turn before, nor give up its move
    (synergy.move.share)."""
    return can_move(state, me) and shares(state, me) and (vacant(state, me) or leaps_out(state, me))


@need("{me} shares its square and must move to a free one first.", "synergy.move.share")
def may_stay(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    """Of the one who gives up its move."""
    return not must_leave(state, me)


def move_with(state: State, tell: Tell, me: int, card: int) -> Resolution:
    """Use a Move card: the pattern, as often as it is done, then the added squares; then what its function does."""
    spend_move(state, me)
    profile = PROFILES[card]
    warrior = state.warriors[me]
    if profile.squares:
        yield from go(state, tell, me, card)
    else:
        going = True
        for _ in range(fold(ROWS, warrior, TIMES, 1, state, me) * entrance(state, me)):
            if going and landings(state, me, card):
                going = yield from go(state, tell, me, card)
        more = squares_of(state, me, 0)
        if more > 0 and going:
            yield from walk(state, tell, me, more, 0 if profile.move_knight else max(0, walks_diagonally(state, me)))
    warrior.travels += 1
    script = script_of(MOVE, card)
    if script is not None and warrior.life == ALIVE:
        yield from script(state, tell, me)


def go(state: State, tell: Tell, me: int, card: int) -> Going:
    """One landing of a Move card, or the move part of a Move&Strike. May what is added to it go on?"""
    if PROFILES[card].mode == WALK:
        yield from run(state, tell, me, card)
        return False  # it has a square count: nothing comes after it
    state.holed = False
    # Never empty: anybody who imagines other cards face down may find that those would not have let it fly.
    squares = landings(state, me, card) or row_landings(state, me, PROFILES[card])
    square: int = yield Choice(state.player(me), "land", squares)
    going: bool = yield from land(state, tell, me, square, card)
    return going


def run(state: State, tell: Tell, me: int, card: int) -> Generator[Question, Any, int]:
    """A walk in one direction, which is what it comes to. It stops at edges, and where a walk would."""
    state.holed = False
    square: int = yield Choice(state.player(me), "run", landings(state, me, card))
    warrior = state.warriors[me]
    direction = direction_to(warrior.square, square)
    for _ in range(distance(warrior.square, square)):  # a hole may bring it off the line
        if STEPS[warrior.square][direction] == NOWHERE:
            break
        going: bool = yield from walk_step(state, tell, me, direction, obstacles(state, me))
        if not going or warrior.life != ALIVE:
            break
    return direction
