"""What the locations do besides their points, each under the id of its row in ``content.toml``, at its window."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.legacy.abilities.base import NO, NO_OR_YES, NONE
from fracas.games.legacy.abilities.expansion import turns_of_the_die
from fracas.games.legacy.content import location_number
from fracas.games.legacy.deck import discard, put_down, refill
from fracas.games.legacy.events import FatestoneHandedOver, FatestoneTurned, WillBeBuried
from fracas.games.legacy.state import BATTLE_PHASE, BURY, FIELDED, LEGACY_PHASE, State
from fracas.games.legacy.windows import CLEANUP, COMPARE, PHASE, POINTS, WON

THRONES: Final = location_number("twin-thrones", "points")


@WON.of("hollow-barrows")
def bury(state: State, tell: Tell, winner: int) -> Resolution | None:
    """The battle champion may go to the bottom of the pile; a fielded Warrior does so anyway."""
    if not state.piles[winner] or FIELDED in state.armed[winner]:
        return None
    return bury_champion(state, tell, winner)


def bury_champion(state: State, tell: Tell, winner: int) -> Resolution:
    wanted: int = yield Choice(winner, "bury", NO_OR_YES, NO)
    if wanted != NO:
        state.armed[winner] += (BURY,)
        tell(WillBeBuried, winner, state.mains[winner])


@WON.of("threeways-ford")
def reroute(state: State, tell: Tell, winner: int) -> Resolution | None:
    """An upcoming location may go to the bottom of the deck."""
    return reroute_one(state, tell, winner) if len(state.row) > 1 else None


def reroute_one(state: State, tell: Tell, winner: int) -> Resolution:
    location: int = yield Choice(winner, "reroute", (NONE, *state.row[1:]), NONE)
    if location != NONE:
        put_down(state, tell, location)
        yield from refill(state, tell)


@WON.of("court-of-oaths")
def hand_over(state: State, tell: Tell, winner: int) -> Resolution:
    """The Fatestone may change sides; its value stays."""
    wanted: int = yield Choice(winner, "hand_over", NO_OR_YES, NO)
    if wanted != NO:
        state.holder = 1 - state.holder
        tell(FatestoneHandedOver, state.holder)


@WON.of("bazaar-of-omens")
def turn_the_die(state: State, tell: Tell, winner: int) -> Resolution:
    """The value of the Fatestone may be raised or lowered by 1."""
    turn: int = yield Choice(winner, "turn_fatestone", turns_of_the_die(state), 0)
    if turn:
        state.value += turn
        tell(FatestoneTurned, winner, state.value, state.row[0])


@PHASE.of("eclipse-field")
def no_legacy_phase(step: int) -> bool:
    return step == LEGACY_PHASE


@PHASE.of("fighting-pit")
def no_battle_phase(step: int) -> bool:
    return step == BATTLE_PHASE


@COMPARE.of("mirror-lake")
def lower_wins() -> bool:
    return True


@POINTS.of("twin-thrones")
def for_the_loser() -> int:
    return THRONES


@CLEANUP.of("burning-bridge")
def next_burns(state: State, tell: Tell) -> Resolution | None:
    """The next location is discarded as well, unless it is the only one left in row and deck."""
    if len(state.row) + state.deck() < 2:
        return None
    return burn(state, tell)


def burn(state: State, tell: Tell) -> Resolution:
    discard(state, tell, state.row[0])
    yield from refill(state, tell)
