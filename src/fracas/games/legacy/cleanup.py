"""After the combat, steps 8 and 9: what the loser and the location still do, then the clean-up (legacy.cleanup.*)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.legacy.abilities.base import NO, NO_OR_YES
from fracas.games.legacy.content import LOCATION_IDS
from fracas.games.legacy.deck import discard, refill
from fracas.games.legacy.effects import aside_from_hand, refresh, without
from fracas.games.legacy.ending import finish
from fracas.games.legacy.events import FatestoneClaimed, PileMoved, RoundEnds
from fracas.games.legacy.state import (
    AFTERMATH,
    BOTH,
    BURY,
    CARRY,
    CLEANING_UP,
    FIELDED,
    LAY_CLAIM,
    NOBODY,
    TURN,
    VANISH,
    State,
)
from fracas.games.legacy.windows import CLEANUP, WON

# -- 8 aftermath


def aftermath(state: State, tell: Tell) -> Resolution | None:
    """The loser's Assassin, then the loser's Paladin, then the location's effect for the winner."""
    state.step = AFTERMATH
    losing = state.armed[1 - state.winner]
    if losing and (VANISH in losing or LAY_CLAIM in losing):
        return after_losing(state, tell)
    return effect_for_winner(state, tell)


def after_losing(state: State, tell: Tell) -> Resolution:
    lost = 1 - state.winner
    if VANISH in state.armed[lost] and state.hands[lost]:
        hand = state.hands[lost]
        champion = hand[0]
        if len(hand) > 1:
            champion = yield Choice(lost, "vanish", hand)
        aside_from_hand(state, tell, lost, champion)
    if LAY_CLAIM in state.armed[lost] and state.holder != lost:
        claimed: int = yield Choice(lost, "claim_fatestone", NO_OR_YES, NO)
        if claimed != NO:
            state.holder = lost
            state.value = 1
            tell(FatestoneClaimed, lost)
    effect = effect_for_winner(state, tell)
    if effect is not None:
        yield from effect


def effect_for_winner(state: State, tell: Tell) -> Resolution | None:
    effect = WON.content.get(LOCATION_IDS[state.row[0]])
    if effect is None:
        return None
    acting: Resolution | None = effect(state, tell, state.winner)
    return acting


# -- 9 clean-up


def clean_up(state: State, tell: Tell) -> Resolution:
    """The row advances, then champions go to their piles: allies first, then the battle champion (legacy.cleanup.*)."""
    state.step = CLEANING_UP
    fought_at = state.row[0]
    discard(state, tell, fought_at)
    yield from refill(state, tell)
    effect = CLEANUP.content.get(LOCATION_IDS[fought_at])
    if effect is not None:
        burning = effect(state, tell)
        if burning is not None:
            yield from burning
    for seat in BOTH:
        go_home(state, tell, seat)
        refresh(state, tell, seat)
    clear(state)
    end_of_round(state, tell)


def go_home(state: State, tell: Tell, seat: int) -> None:
    """Allies in the order in which they entered, then the battle champion, go on top of the pile."""
    for ally in state.allies[seat]:
        state.allies[seat] = without(state.allies[seat], ally)
        state.piles[seat] += (ally,)
        tell(PileMoved, seat, ally, "top")
    main = state.mains[seat]
    state.mains[seat] = NOBODY
    armed = state.armed[seat]
    if armed and (FIELDED in armed or BURY in armed):
        state.piles[seat] = (main, *state.piles[seat])
        tell(PileMoved, seat, main, "bottom")
    else:
        state.piles[seat] += (main,)
        tell(PileMoved, seat, main, "top")


def end_of_round(state: State, tell: Tell) -> None:
    """Both have one champion left to play, or one of them has none, or there is no location left (legacy.round.end)."""
    mine, theirs = state.left(0), state.left(1)
    if not state.row:
        why = "locations"
    elif mine == theirs == 1 or mine == 0 or theirs == 0:
        why = "champions"
    else:
        state.phase = TURN
        return
    state.phase = CARRY
    tell(RoundEnds, state.round, why)
    if state.round == state.rounds:
        finish(state, tell)


def clear(state: State) -> None:
    """Nothing of a turn outlasts it."""
    state.step = 0
    state.level = 0
    state.chosen = [NOBODY, NOBODY]
    state.mains = [NOBODY, NOBODY]
    state.allies = [(), ()]
    state.set_powers = [NOBODY, NOBODY]
    state.terms = []
    state.armed = [(), ()]
    state.battle_acted = [0, 0]
    state.legacy_acted = [0, 0]
    state.totals = [0, 0]
    state.winner = NOBODY
