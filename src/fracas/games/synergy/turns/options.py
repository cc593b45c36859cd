"""What a warrior may do in its turn (synergy.turn.basic, synergy.gadget.*).

Face-down cards are among the options of their owner only: `tells` says where the options might tell what lies there.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.window import fold
from fracas.games.synergy.board import NEIGHBOURS4
from fracas.games.synergy.card import GADGET, MOVE, MOVE_AND_STRIKE, NO_MOVE, SELF, STRIKE
from fracas.games.synergy.effects.live import works_face_down
from fracas.games.synergy.moving.move_cards import landings, leaps_out
from fracas.games.synergy.moving.walking import (
    can_move,
    squares_left,
    vacant,
)
from fracas.games.synergy.numbers import (
    BASIC,
    COMBOS,
    DROP,
    END,
    GIVE,
    HOP_IN,
    MOVES,
    NO_TARGET,
    NUMBERS,
    PICK,
    STRIKES,
    TAKE,
    USES,
    WIPE,
    WITH,
)
from fracas.games.synergy.rows import DOES, PROFILES, ROWS, Hook
from fracas.games.synergy.standing import here, shares
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.strike import reaches_unaided
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.terms import CONFUSED, CROWD, HELD, MIST, NOBODY, POISONED, THINGS, TOAD
from fracas.games.synergy.turns.gadgets import gadgets_of, loose_at
from fracas.games.synergy.turns.handling import handles, has_gadgets, knows_down, partners, takeable
from fracas.games.synergy.turns.used import ADDED, plain
from fracas.games.synergy.wants import WANTED
from fracas.games.synergy.windows import DIAGONAL_STRIKE, POUCH, REACH, USE

_USED: Final = DOES[USE.number]
_ACTS: Final = MOVE | STRIKE | MOVE_AND_STRIKE
_STRETCHES: Final = 1 << REACH.number | 1 << DIAGONAL_STRIKE.number
"""The windows by which a basic strike may go beyond its neighbours."""


def options(state: State, me: int) -> list[int]:
    """All that ``me`` may do now, its face-down cards included: known to its own player only."""
    warrior = state.warriors[me]
    if not warrior.awake():
        return [END]
    found: list[int] = []
    under = warrior.under
    bound = under & (1 << TOAD | 1 << MIST) != 0
    free = can_move(state, me)
    strikes = warrior.strikes > 0 and not bound
    gadget_strikes = warrior.gadget_strikes > 0 and not bound
    cards = warrior.live
    mine = state.player(me) == warrior.owner
    if warrior.down and mine:
        cards = [*cards, *[card for card in warrior.down if works_face_down(state, me, card)]]
    if free and (warrior.moves > 0 or squares_left(state, me) > 0):
        found.append(MOVES + BASIC)
    moves = free and warrior.moves > 0
    company = has_company(state, me)
    if strikes and (company or warrior.folds & _STRETCHES) and targets(state, me, BASIC):
        found.append(STRIKES + BASIC)
    for card in cards:
        profile = PROFILES[card]
        types = profile.types
        if not types & _ACTS and _USED[card] is None:
            continue
        if bound and profile.category == GADGET:
            continue
        if types & MOVE and moves and not under & (1 << TOAD | 1 << CONFUSED) and landings(state, me, card):
            found.append(MOVES + card)
        may_strike = strikes or (gadget_strikes and profile.category == GADGET)
        if types & STRIKE and may_strike and targets(state, me, card):
            found.append(STRIKES + card)
        both = types & MOVE_AND_STRIKE and strikes and warrior.moves > 0 and not under & (1 << CONFUSED | 1 << HELD)
        if both and (profile.mode == NO_MOVE or landings(state, me, card)):
            found.append(COMBOS + card)
        hook = _USED[card]
        if hook is not None and _usable(state, me, card, hook):
            found.append(USES + card)
    if warrior.down and mine:
        found += _strengthened(state, me, found)
    if mine and warrior.raised_by == NOBODY:
        _handling(state, me, found, bound, company)
    if warrior.strikes > 0 and under >> POISONED & 1:
        found.append(WIPE)
    if company and free and warrior.moves > 0 and not under & (1 << TOAD | 1 << CONFUSED) and pouches(state, me):
        found.append(HOP_IN)
    if not (free and shares(state, me)):
        found.append(END)
        return found
    walks = vacant(state, me)
    if not walks and not leaps_out(state, me):
        found.append(END)
        return found
    return [what for what in found if not _stays(what, walks)]


def _strengthened(state: State, me: int, found: list[int]) -> list[int]:
    """The strikes among these acts once more, with each choice of the face-down + cards that do something for them."""
    warrior = state.warriors[me]
    more: list[int] = []
    for place, (plus, fits) in enumerate(ADDED):
        if plus in warrior.down and works_face_down(state, me, plus):
            strikes = [what for what in [*found, *more] if STRIKES <= plain(what) < USES]
            fitting = [what for what in strikes if fits(PROFILES[what % NUMBERS])]
            more += [what + (WITH << place) for what in fitting if _next_door(state, me, what)]
    return more


def _next_door(state: State, me: int, what: int) -> bool:
    """May this strike be an adjacent one? After a move that is not known yet."""
    card = what % NUMBERS
    if plain(what) >= COMBOS:
        return True
    mine = state.warriors[me].square
    others = [state.warriors[aim] for aim in targets(state, me, card) if aim < NO_TARGET and aim != me]
    # Nothing is added to what is done to bodies.
    return any(other.stands() and reaches_unaided(PROFILES[card], mine, other.square) for other in others)


def _stays(what: int, walks: bool) -> bool:
    """Would this act use up the move of one who must leave a shared square, and not lead out (synergy.move.share)?"""
    what = plain(what)
    if what == MOVES + BASIC:
        return not walks
    return COMBOS <= what < USES and PROFILES[what - COMBOS].mode == NO_MOVE


def is_move_or_strike(what: int) -> bool:
    """Does this act take a move or a strike (synergy.neutralized)? To drop things or to turn up a card takes none."""
    what = plain(what)
    if what >= USES:
        return PROFILES[what - USES].reach == SELF  # in place of a strike
    return what not in (END, DROP)


def _usable(state: State, me: int, card: int, hook: Hook) -> bool:
    warrior = state.warriors[me]
    if card in warrior.used or card in warrior.spent:
        return False
    if hook.function is None:
        return card in warrior.down
    if state.drill == me:
        return False  # a move or a strike was ordered
    wanted = WANTED[card]
    return wanted is None or wanted.by_me(state, me)


def _handling(state: State, me: int, found: list[int], bound: bool, company: bool) -> None:
    """Picking up, trading and dropping gadgets (synergy.gadget.*)."""
    warrior = state.warriors[me]
    loaded = has_gadgets(state, me)
    if loaded and state.drill != me:
        found.append(DROP)
    most = 0 if bound else handles(state, me)
    if not most:
        return
    if state.ground[warrior.square] & THINGS and loose_at(state, warrior.square):
        found.append(PICK)
    if most < 2 or not company:
        return
    others = partners(state, me)
    if others:
        if loaded:
            found.append(GIVE)
        if any(takeable(state, me, other) for other in others):
            found.append(TAKE)


def has_company(state: State, me: int) -> bool:
    """Does anybody stand next to it, or in its square?"""
    square = state.warriors[me].square
    standing = state.standing
    if standing[square] == CROWD:
        return True
    for each in NEIGHBOURS4[square]:  # noqa: SIM110 - asked before every act, and a loop is faster
        if standing[each]:
            return True
    return False


def pouches(state: State, me: int) -> list[int]:
    """The friends next to it into whose square it may hop."""
    warrior = state.warriors[me]
    found: list[int] = []
    if warrior.inside != NOBODY:
        return found
    for each in NEIGHBOURS4[warrior.square]:
        if state.standing[each]:
            for other in here(state, each):
                friend = state.warriors[other]
                if friend.seat != warrior.seat or fold(ROWS, friend, POUCH, 0, state, other) <= 0:
                    continue
                if not any(passenger.inside == other for passenger in state.warriors):
                    found.append(other)
    return found


def tells(state: State, me: int) -> bool:
    """Might what ``me`` can do tell what lies face down: beside itself, or beside a friend that it could take from?"""
    warrior = state.warriors[me]
    if not warrior.awake() or state.player(me) != warrior.owner or warrior.raised_by != NOBODY:
        return False
    if warrior.down:
        return True
    if warrior.under & (1 << TOAD | 1 << MIST) or not has_company(state, me) or handles(state, me) < 2:
        return False
    others = partners(state, me)
    if not any(knows_down(state, me, other) for other in others):
        return False
    return not any(gadgets_of(state, other) for other in others)  # if there is one, everybody knows that it may take
