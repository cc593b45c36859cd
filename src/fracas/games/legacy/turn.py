"""A turn of legacy: nine steps, in the order of the list at the end (legacy.turn.order).

Here champions are chosen and turned up, and act: the first four. Combat is in combat.py, what follows in cleanup.py.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fracas.core.question import Commit, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.legacy.abilities.expansion import TOP_OF_THE_DIE
from fracas.games.legacy.cleanup import aftermath, clean_up
from fracas.games.legacy.combat import points, totals, winner
from fracas.games.legacy.content import CHAMPION_IDS, LOCATION_IDS, PAIR, POWER
from fracas.games.legacy.effects import leave_hand, refresh
from fracas.games.legacy.events import (
    BattleBegins,
    ChampionsRevealed,
    FatestoneAssigned,
    FatestoneRolled,
    LegacyRevealed,
    PhaseSkipped,
)
from fracas.games.legacy.order import battle_order, legacy_order
from fracas.games.legacy.state import BATTLE_PHASE, BOTH, CHOOSING, LEGACY_PHASE, OPENING, REVEALING, STEP_NAMES, State
from fracas.games.legacy.windows import PHASE, REVEAL

D10: Final = range(1, TOP_OF_THE_DIE + 1)


def turn(state: State, tell: Tell) -> Resolution:
    """One battle, from the choice of champions to the clean-up."""
    for step in STEPS:
        asking = step(state, tell)
        if asking is not None:
            yield from asking


# -- 1 choose


def choose(state: State, tell: Tell) -> Resolution:
    """Both commit a champion from hand; in the first turn also one for the pile (legacy.turn.select, .setup.first)."""
    state.step = CHOOSING
    state.battle += 1
    state.turns += 1
    tell(BattleBegins, state.round, state.battle, state.row[0])
    if state.phase == OPENING:
        pairs: list[int] = yield Commit(BOTH, "opening", [openings(state.hands[0]), openings(state.hands[1])])
        yield from open_game(state, tell, pairs)
    else:
        champions: list[int] = yield Commit(BOTH, "champion", state.hands.copy())
        send_out(state, champions)
    for seat in BOTH:
        refresh(state, tell, seat)


def send_out(state: State, champions: list[int]) -> None:
    """The battle champions leave the hands."""
    for seat in BOTH:
        state.chosen[seat] = champions[seat]
        leave_hand(state, seat, champions[seat])


def openings(hand: tuple[int, ...]) -> list[int]:
    """Every pair of a legacy champion and a battle champion."""
    return [legacy * PAIR + battle for legacy in hand for battle in hand if battle != legacy]


def open_game(state: State, tell: Tell, pairs: list[int]) -> Resolution:
    """The legacy champions are turned up, and the Fatestone is assigned (legacy.fatestone.assign, .assign-tie).

    The battle champions are turned up after that, but before it in a tie, which they decide.
    """
    for seat in BOTH:
        legacy = pairs[seat] // PAIR
        state.piles[seat] = (legacy,)
        leave_hand(state, seat, legacy)
    piles = state.piles
    battle = [pair % PAIR for pair in pairs]
    tell(LegacyRevealed, (piles[0][0], piles[1][0]))
    ahead = POWER[piles[0][0]] - POWER[piles[1][0]]
    by = "legacy"
    if ahead == 0:
        send_out(state, battle)
        turn_up(state, tell)
        ahead = POWER[battle[1]] - POWER[battle[0]]
        by = "battle"
    while ahead == 0:
        by = "dice"
        for seat in BOTH:
            die: int = yield Roll("die", D10)
            tell(FatestoneRolled, seat, die)
            ahead += die if seat == 0 else -die
    state.holder = 0 if ahead > 0 else 1
    state.value = 1
    tell(FatestoneAssigned, state.holder, by)
    if by == "legacy":
        send_out(state, battle)


# -- 2 reveal


def reveal(state: State, tell: Tell) -> None:
    """Both are turned up; a Monk on top of a pile silences the other side (legacy.turn.reveal)."""
    if state.step != REVEALING:  # else a tie of the first turn has turned them up
        turn_up(state, tell)
    for seat in BOTH:
        pile = state.piles[seat]
        if pile:
            trigger = REVEAL.content.get(CHAMPION_IDS[pile[-1]])
            if trigger is not None:
                trigger(state, tell, seat)


def turn_up(state: State, tell: Tell) -> None:
    """The battle champions are seen."""
    state.step = REVEALING
    chosen = state.chosen
    state.mains = chosen.copy()
    tell(ChampionsRevealed, (chosen[0], chosen[1]))


# -- 3 battle phase


def battle_phase(state: State, tell: Tell) -> Resolution | None:
    """Battle abilities, highest printed power first (legacy.battle.order); none in beginner's mode."""
    state.step = BATTLE_PHASE
    if state.beginner or skipped(state, tell):
        return None
    return battle_order(state, tell)


def skipped(state: State, tell: Tell) -> bool:
    """Is there no such phase at this location?"""
    skips = PHASE.content.get(LOCATION_IDS[state.row[0]])
    if skips is None or not skips(state.step):
        return False
    tell(PhaseSkipped, state.row[0], STEP_NAMES[state.step])
    return True


# -- 4 legacy phase


def legacy_phase(state: State, tell: Tell) -> Resolution | None:
    """Legacy abilities of the tops, higher printed power first (legacy.legacy.order)."""
    state.step = LEGACY_PHASE
    return None if skipped(state, tell) else legacy_order(state, tell)


# -- all nine


STEPS: Final[tuple[Callable[[State, Tell], Resolution | None], ...]] = (
    choose,
    reveal,
    battle_phase,
    legacy_phase,
    totals,
    winner,
    points,
    aftermath,
    clean_up,
)
"""The nine steps. A step that asks nobody returns nothing."""
