"""What a strike may be aimed at (synergy.range, .sight, .throw, .area): step 1 of a strike.

A target is numbered (`numbers.py`): a warrior, living or dead, by its place; a square as `AT_SQUARE` plus the square; a
gadget as `AT_CARD` plus its row; `NO_TARGET` for an area.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.window import fold
from fracas.games.synergy.board import NEIGHBOURS4, NEIGHBOURS8, PLACES, RAYS, SAME, STEPS, within
from fracas.games.synergy.board import PARTS as SIDES
from fracas.games.synergy.card import (
    ADJ,
    ADJ8,
    ANY,
    AREA,
    BARRIERS,
    BODY,
    CARRIED,
    EMPTY,
    FRIEND,
    FRIEND_BODY,
    LINE,
    LOOSE,
    MAGIC,
    MYSELF,
    PERMANENT,
    RANGE,
    SELF,
    SQUARE,
    THROWN,
    WARRIORS,
    WITHIN,
    Card,
)
from fracas.games.synergy.effects.live import in_aura
from fracas.games.synergy.effects.statuses import blinded
from fracas.games.synergy.moving.obstacles import is_empty
from fracas.games.synergy.numbers import AT_SQUARE, NO_TARGET
from fracas.games.synergy.rows import DOES, PROFILES, ROWS
from fracas.games.synergy.standing import fallen, here
from fracas.games.synergy.state import State, Strike
from fracas.games.synergy.striking.harm import immune
from fracas.games.synergy.terms import CROWD, NO_CARD, NOBODY, NOWHERE, SMOKE
from fracas.games.synergy.wants import WANTED
from fracas.games.synergy.windows import DIAGONAL_STRIKE, OVER_HEADS, REACH, TARGETS, UNNAMED

_SCRIPTED: Final = DOES[TARGETS.number]
_ADJACENT: Final = (SAME, SAME + 1, SAME - 1, SAME + 29, SAME - 29)


def targets(state: State, me: int, card: int) -> list[int]:
    """All that ``me`` may aim this card at now; empty if it cannot be used."""
    state.strike.striker = me
    state.strike.card = card
    hook = _SCRIPTED[card]
    if hook is not None and hook.function is not None:
        scripted: list[int] = hook.function(state, me)
        return scripted
    wanted = WANTED[card]
    if wanted is None:
        return row_targets(state, me, PROFILES[card])
    return wanted.among(state, me, row_targets(state, me, PROFILES[card])) if wanted.by_me(state, me) else []


def row_targets(state: State, me: int, card: Card) -> list[int]:
    """What the row of a card says that it may be aimed at."""
    reach = card.reach
    square = state.warriors[me].square
    if reach == SELF:
        return [me]
    if reach == AREA:
        return [NO_TARGET]
    if reach in (ADJ, ADJ8):
        found = adjacent_targets(state, me, card)
        further = fold(ROWS, state.warriors[me], REACH, 0, state, me)
        if further > 0 and not blinded(state, me) and not denied(state, card, square):
            for other in ranged_targets(state, me, card, further):
                if other not in found and state.warriors[other].stands():  # never at a body
                    found.append(other)
        return found
    if reach == WITHIN:
        return [AT_SQUARE + each for each in within(square, card.distance) if open_to(state, card, each)]
    if blinded(state, me) or denied(state, card, square):
        return []
    far = fold(ROWS, state.warriors[me], REACH, card.distance, state, me)
    if reach == THROWN:
        return [AT_SQUARE + each for each in thrown_squares(state, me, card, far)]
    if card.targets & EMPTY:
        return [AT_SQUARE + each for each in line_squares(state, me, card, far) if open_to(state, card, each)]
    if reach == LINE:
        return first_on_lines(state, me, card, far)
    if reach == RANGE:
        return ranged_targets(state, me, card, far)
    return []


def nameable(state: State, me: int, other: int, card: Card) -> bool:
    """May ``me`` name this warrior with this card: the right sort of target, and no open gate before it?"""
    if other == me:
        return card.targets & MYSELF != 0
    warrior = state.warriors[other]
    foe = warrior.seat != state.warriors[me].seat
    if not card.targets & (ANY | CARRIED) and (foe or not card.targets & FRIEND):
        return False
    if foe:
        if warrior.inside != NOBODY:
            return False
        if warrior.folds >> UNNAMED.number & 1 and fold(ROWS, warrior, UNNAMED, 0, state, other) > 0:
            return False
    return not (card.category == MAGIC and state.auras and in_aura(state, warrior.square))


def adjacent_targets(state: State, me: int, card: Card) -> list[int]:
    """Warriors on squares that share a side, or a corner if the card or Trick Shot allows it, or one's own square."""
    square = state.warriors[me].square
    standing = state.standing
    lying = fallen(state) if card.targets & (BODY | FRIEND_BODY) else []
    found: list[int] = []
    for each in NEIGHBOURS4[square]:
        who = standing[each]
        if who:
            _add(state, me, card, each, who, found)
    if standing[square] == CROWD or card.targets & MYSELF:
        for other in here(state, square):
            if nameable(state, me, other, card):
                found.append(other)
    if lying:
        for each in (square, *NEIGHBOURS4[square]):
            _add_bodies(state, me, card, each, lying, found)
    if card.reach == ADJ8 or (state.warriors[me].folds >> DIAGONAL_STRIKE.number & 1 and diagonal(state, me)):
        steps = STEPS[square]
        for direction in range(4, 8):
            each = steps[direction]
            if each < 0 or between(state, card, me, square, direction, near=True):
                continue
            if standing[each]:
                _add(state, me, card, each, standing[each], found)
            if lying:
                _add_bodies(state, me, card, each, lying, found)
    return found


def _add(state: State, me: int, card: Card, square: int, who: int, found: list[int]) -> None:
    if who != CROWD:
        if nameable(state, me, who - 1, card):
            found.append(who - 1)
        return
    for other in here(state, square):
        if nameable(state, me, other, card):
            found.append(other)


def _add_bodies(state: State, me: int, card: Card, square: int, lying: list[int], found: list[int]) -> None:
    for body in lying:
        if state.warriors[body].square == square and body_target(state, me, body, card):
            found.append(body)


def body_target(state: State, me: int, body: int, card: Card) -> bool:
    """A body of the right sort."""
    if card.targets & BODY:
        return True
    return card.targets & FRIEND_BODY != 0 and state.warriors[body].owner == state.warriors[me].seat


def diagonal(state: State, me: int) -> bool:
    """May its strikes go diagonally?"""
    warrior = state.warriors[me]
    if not warrior.folds >> DIAGONAL_STRIKE.number & 1:
        return False
    return fold(ROWS, warrior, DIAGONAL_STRIKE, 0, state, me) > 0


# -- along a line

FREE: Final = 0
"""Nothing: it is as far as it goes, or the edge."""
CORNER: Final = 1
"""Two obstacles or denied areas that touch: no line passes between them."""
DENIED: Final = 2
"""Smoke, or an aura for Magic: no line enters it."""
WALL: Final = 3
"""A wall on the last square."""
SOMEBODY: Final = 4
"""A warrior on the last square."""
REASONS: Final = 8
"""More than any of these."""


def ray(state: State, me: int, card: Card, direction: int, far: int, fog: bool, through: bool) -> int:
    """How many squares a line of this strike enters, times `REASONS`, and what stops it there.

    ``fog``: may any square be denied to it (`foggy`)? ``through``: do warriors not stop it?
    """
    last = state.warriors[me].square
    blocked = state.blocked
    plain = direction < 4 and not fog
    entered = 0
    for each in RAYS[last][direction][:far]:
        if not plain:
            if direction >= 4 and between(state, card, me, last, direction):
                return entered * REASONS + CORNER
            if fog and denied(state, card, each):
                return entered * REASONS + DENIED
            last = each
        entered += 1
        if blocked[each]:
            if state.walls[each] and stops(state, me, card, each):
                return entered * REASONS + WALL
            if not through and state.standing[each]:
                return entered * REASONS + SOMEBODY
    return entered * REASONS + FREE


def ranged_targets(state: State, me: int, card: Card, far: int) -> list[int]:
    """The warriors that a straight line of so many squares meets first; all of them, if warriors do not block."""
    square = state.warriors[me].square
    standing = state.standing
    found: list[int] = []
    if standing[square] == CROWD:
        for other in here(state, square):
            if other != me and nameable(state, me, other, card):
                found.append(other)
    through = card.pierce & WARRIORS != 0
    lying = fallen(state) if card.targets & (BODY | FRIEND_BODY) else []
    fog = foggy(state, card)
    rays = RAYS[square]
    for direction in range(8 if diagonal(state, me) else 4):
        stop = ray(state, me, card, direction, far, fog, through)
        if through or lying:
            for each in rays[direction][: stop // REASONS]:
                if lying:
                    _add_bodies(state, me, card, each, lying, found)
                if standing[each]:
                    _add(state, me, card, each, standing[each], found)
        elif stop % REASONS >= WALL:  # the last square is the only one on which somebody may stand
            each = rays[direction][stop // REASONS - 1]
            if standing[each]:
                _add(state, me, card, each, standing[each], found)
    return found


def first_on_lines(state: State, me: int, card: Card, far: int) -> list[int]:
    """A beam names the first warrior on its line."""
    rays = RAYS[state.warriors[me].square]
    found: list[int] = []
    fog = foggy(state, card)
    for direction in range(8 if diagonal(state, me) else 4):
        stop = ray(state, me, card, direction, far, fog, False)
        if stop % REASONS >= WALL:
            each = rays[direction][stop // REASONS - 1]
            if state.standing[each]:
                _add(state, me, card, each, state.standing[each], found)
    return found


def beam(state: State, me: int, card: Card, direction: int, far: int) -> tuple[int, ...]:
    """The squares of a beam, up to its end or the first thing that stops it."""
    stop = ray(state, me, card, direction, far, foggy(state, card), True)
    return RAYS[state.warriors[me].square][direction][: stop // REASONS]


def line_squares(state: State, me: int, card: Card, far: int) -> list[int]:
    """The squares on straight lines that can be reached, those behind a warrior not."""
    rays = RAYS[state.warriors[me].square]
    found: list[int] = []
    fog = foggy(state, card)
    through = card.pierce & WARRIORS != 0
    for direction in range(8 if diagonal(state, me) else 4):
        stop = ray(state, me, card, direction, far, fog, through)
        found += rays[direction][: before_wall(stop)]
    return found


def before_wall(stop: int) -> int:
    """How many squares a line enters that does not go onto the wall which stops it."""
    return stop // REASONS - (stop % REASONS == WALL)


def thrown_squares(state: State, me: int, card: Card, far: int) -> list[int]:
    """Where a throw may land: on a warrior's square, not on an obstacle, nor through a warrior (synergy.throw)."""
    over = fold(ROWS, state.warriors[me], OVER_HEADS, 0, state, me) > 0
    rays = RAYS[state.warriors[me].square]
    found: list[int] = []
    fog = foggy(state, card)
    for direction in range(8 if diagonal(state, me) else 4):
        stop = ray(state, me, card, direction, far, fog, over)
        for each in rays[direction][: before_wall(stop)]:
            wall = state.walls[each]
            if not wall and open_to(state, card, each):
                found.append(each)
            elif wall == 2 and card.targets & SQUARE:
                found.append(each)  # for a warrior who is immune to Mental it is not there
    return found


def open_to(state: State, card: Card, square: int) -> bool:
    """Is this square of the sort that the card wants?"""
    if card.category == MAGIC and state.auras and in_aura(state, square):
        return False
    if card.targets & EMPTY:
        return is_empty(state, square)
    if card.targets & SQUARE:
        return state.walls[square] == 0
    return card.targets & LOOSE != 0


def denied(state: State, card: Card, square: int) -> bool:
    """May no line of this strike enter, leave or cross this square: smoke, or an aura for Magic?"""
    if state.ground[square] >> SMOKE & 1:
        return True
    return card.category == MAGIC and len(state.auras) > 0 and in_aura(state, square)


def foggy(state: State, card: Card) -> bool:
    """May any square be denied to this strike? Asked once for all its lines."""
    if card.category == MAGIC and state.auras:
        return True
    for marker in state.markers:  # noqa: SIM110 - asked for every strike that is thought of
        if marker[0] == SMOKE:
            return True
    return False


def stops(state: State, me: int, card: Card, square: int) -> bool:
    """Does the wall on this square stop the strike?"""
    if state.walls[square] == 1:
        return not card.pierce & PERMANENT
    return not card.pierce & BARRIERS and not immune(state, me, 4)


def between(state: State, card: Card, me: int, square: int, direction: int, *, near: bool = False) -> bool:
    """Would the line pass between two obstacles or denied areas that touch (synergy.diagonal, synergy.sight)?

    ``near``: it is a strike at the next square, for which smoke does not matter.
    """
    one, other = SIDES[direction]
    steps = STEPS[square]
    return _corner(state, card, me, steps[one], near) and _corner(state, card, me, steps[other], near)


def _corner(state: State, card: Card, me: int, square: int, near: bool) -> bool:
    if state.walls[square] and stops(state, me, card, square):
        return True
    if state.standing[square] and not card.pierce & WARRIORS:
        return True
    if near:
        return card.category == MAGIC and len(state.auras) > 0 and in_aura(state, square)
    return denied(state, card, square)


def is_adjacent(here_: int, there: int) -> bool:
    """Do two squares share a side, or are they one?"""
    return PLACES[there] - PLACES[here_] + SAME in _ADJACENT


def is_next(here_: int, there: int) -> bool:
    """Is the one among the eight around the other, or are they one?"""
    return here_ == there or there in NEIGHBOURS8[here_]


def forget(state: State) -> None:
    """No strike is being made or thought of."""
    now = state.strike
    if now.origin != NOWHERE:
        state.strike = Strike.new()
    elif now.striker != NOBODY:  # it was only thought of
        now.striker = NOBODY
        now.card = NO_CARD
