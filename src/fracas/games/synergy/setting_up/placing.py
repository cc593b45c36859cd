"""The set-up on the board: bases, warriors, flags and power-ups (synergy.place.*, synergy.option.power-ups)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.synergy.board import CORNERS, NEIGHBOURS4, SQUARES, distance, room_for_all, squares_for_a_base
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.events.setup import BasePlaced, FlagGiven, Scattered, WarriorPlaced
from fracas.games.synergy.events.turn import PlayerBegins, RoundBegins
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.rows import is_gadget
from fracas.games.synergy.setting_up.phases import done, first_of
from fracas.games.synergy.standing import put, reground
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.harm import settle
from fracas.games.synergy.terms import FLAG, LIFE, NO_CARD, NOBODY, NOWHERE, PLACE, SCATTER, TURN
from fracas.games.synergy.turns.gadgets import unload

GADGETS_ABOUT: Final = 6
LIVES_ABOUT: Final = 3
FAR: Final = 3
"""Power-ups lie at least so far from every base."""
HIDDEN: Final = 2
UNKNOWN: Final = -2
"""A power-up that nobody sees, in the event."""


def place_base(state: State, tell: Tell) -> Resolution:
    """Each in turn places a base (synergy.place.base)."""
    settled = [seat for seat in range(state.players) if state.bases[seat] != NOWHERE]
    squares = squares_for_a_base(
        BOARDS[state.board].solid,
        [state.bases[seat] for seat in settled],
        [state.sizes[seat] for seat in settled],
        state.sizes[state.seat],
    )
    square: int = yield Choice(state.seat, "base", squares)
    state.bases[state.seat] = square
    reground(state)
    tell(BasePlaced, state.seat, square)
    done(state, PLACE)


def place_warriors(state: State, tell: Tell) -> Resolution:
    """One on the base, the others at its sides, the sixth at a corner (synergy.place.warriors)."""
    seat = state.seat
    first = first_of(state, seat)
    for me in range(first, first + state.sizes[seat]):
        square: int = yield Choice(seat, "place", places_for(state, seat, me))
        put(state, me, square)
        tell(WarriorPlaced, me, square)
    refresh_all(state, tell)
    done(state, FLAG)


def places_for(state: State, seat: int, me: int) -> list[int]:
    """Where this warrior may stand, so that the base is taken and all who come after it still find room."""
    base = state.bases[seat]
    first = first_of(state, seat)
    sides, corners = _slots(state.sizes[seat])
    on_base = False
    for other in range(first, me):
        square = state.warriors[other].square
        if square == base:
            on_base = True
        elif square in CORNERS[base]:
            corners -= 1
        else:
            sides -= 1
    found: list[int] = []
    if not on_base:
        found.append(base)
    if sides > 0:
        found += [each for each in NEIGHBOURS4[base] if _room(state, seat, each, sides - 1, corners)]
    if corners > 0:
        found += [each for each in CORNERS[base] if _room(state, seat, each, sides, corners - 1)]
    return found


def _slots(warriors: int) -> tuple[int, int]:
    """How many warriors stand at the sides of a base, and how many at its corners."""
    return min(warriors - 1, 4), max(warriors - 5, 0)


def _room(state: State, seat: int, square: int, sides: int, corners: int) -> bool:
    """Is this square free, and is there room for all the rest if it is taken? Nobody stands on another's base."""
    if state.blocked[square] or square in state.bases:
        return False
    mask = bytearray(state.blocked)
    mask[square] = 1
    for each in state.bases:
        mask[each] = 1
    base = state.bases[seat]
    wanted = [NEIGHBOURS4[base]] * sides + [CORNERS[base]] * corners
    for step in range(state.step + 1, state.players):
        other = (state.first + step) % state.players
        sides, corners = _slots(state.sizes[other])
        wanted += [NEIGHBOURS4[state.bases[other]]] * sides + [CORNERS[state.bases[other]]] * corners
    return room_for_all(wanted, bytes(mask))


def give_flag(state: State, tell: Tell) -> Resolution:
    """Each in turn puts the flag they drew on one of their warriors (synergy.place.flag)."""
    seat = state.seat
    first = first_of(state, seat)
    me: int = yield Choice(seat, "flag", list(range(first, first + state.sizes[seat])))
    warrior = state.warriors[me]
    flag = FLAGS + state.drawn[seat]
    warrior.cards = [*warrior.cards, flag]
    tell(FlagGiven, seat, me, state.drawn[seat])
    done(state, SCATTER)


def scatter(state: State, tell: Tell) -> Resolution:
    """Power-ups (synergy.option.power-ups); then anybody who carries too much drops it, and the first turn begins."""
    if state.power_ups and state.step == 0:
        state.step = 1
        free = [square for square in range(SQUARES) if _is_far(state, square)]
        gadgets = [card for card in list(state.deck) if is_gadget(card)]
        hidden = state.power_ups == HIDDEN
        if hidden:
            yield from cover(state, tell, free, gadgets)
            return
        for number in range(GADGETS_ABOUT + LIVES_ABOUT):
            card = NO_CARD
            if number < GADGETS_ABOUT:
                if not gadgets:
                    continue
                card = yield Roll("power-up", list(gadgets))
                gadgets.remove(card)
                deck = bytearray(state.deck)
                deck.remove(card)
                state.deck = deck
            square: int = yield Roll("scatter", list(free))
            free.remove(square)
            _lay_about(state, tell, card, square)
        reground(state)
        return
    for me in range(len(state.warriors)):
        yield from unload(state, tell, me)
    yield from settle(state, tell)
    state.phase = TURN
    state.step = 0
    state.seat = state.first
    state.round = state.turns = 1
    refresh_all(state, tell)
    tell(RoundBegins, 1)
    tell(PlayerBegins, state.seat)


def _is_far(state: State, square: int) -> bool:
    if state.blocked[square] or state.ground[square]:
        return False
    return all(distance(square, base) >= FAR for base in state.bases)


def cover(state: State, tell: Tell, free: list[int], gadgets: list[int]) -> Resolution:
    """Hidden power-ups: first all coins, openly; then in secret what lies under which. Their order tells nothing."""
    squares: list[int] = []
    for _ in range(min(GADGETS_ABOUT, len(gadgets)) + LIVES_ABOUT):
        square: int = yield Roll("scatter", list(free))
        free.remove(square)
        squares.append(square)
    state.coins = sorted(squares)
    for square in state.coins:
        tell(Scattered, UNKNOWN, square)
    squares.sort()
    covered: list[tuple[int, ...]] = []
    deck = bytearray(state.deck)
    while len(squares) > LIVES_ABOUT:
        card: int = yield Roll("power-up", list(gadgets), secret=True)
        gadgets.remove(card)
        deck.remove(card)
        there: int = yield Roll("scatter", list(squares), secret=True)
        squares.remove(there)
        covered.append((card, there))
    state.deck = deck
    state.covered = [*covered, *((NO_CARD, square) for square in squares)]
    reground(state)


def _lay_about(state: State, tell: Tell, card: int, square: int) -> None:
    if card == NO_CARD:
        state.markers = [*state.markers, (LIFE, square, NOBODY, NO_CARD)]
    else:
        state.loose = [*state.loose, (card, square)]
        state.unseen &= ~(1 << card)
    tell(Scattered, card, square)
