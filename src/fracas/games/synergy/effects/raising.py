"""The dead stand up: revived for their own side, or as somebody's zombie."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.synergy.effects.live import refresh
from fracas.games.synergy.effects.statuses import relieve
from fracas.games.synergy.events.strike import Raised, Revived
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.standing import put
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE, POSSUM


def revive(state: State, tell: Tell, me: int, hits: int, by: int) -> None:
    """A body stands up with so many hits and no cards; it acts from its player's next turn (its team power works)."""
    if woken(state, tell, me):
        return
    _stand_up(state, me, hits)
    tell(Revived, me, hits, by)
    refresh(state, tell, me)


def raise_zombie(state: State, tell: Tell, me: int, hits: int, by: int, card: int) -> None:
    """A body walks as the zombie of ``by``: on its side, without cards, team power or gadgets.

    It drops by itself when ``by`` leaves play or the card does not work any more.
    """
    if woken(state, tell, me):
        return
    warrior = state.warriors[me]
    warrior.raised_by = by
    warrior.raised_with = card
    warrior.seat = state.warriors[by].seat
    _stand_up(state, me, hits)
    tell(Raised, me, hits, by)
    refresh(state, tell, me)


def woken(state: State, tell: Tell, me: int) -> bool:
    """Was it not dead at all? Then raising it fails, and it plays possum no longer."""
    if state.warriors[me].life != ALIVE:
        return False
    relieve(state, tell, me, POSSUM)
    return True


def _stand_up(state: State, me: int, hits: int) -> None:
    warrior = state.warriors[me]
    warrior.life = ALIVE
    warrior.hits = hits
    warrior.extra = _built_in(state, me)  # in the full total, not in what it wakes with
    warrior.idle = 0
    warrior.acted = True
    warrior.cards = []
    warrior.lift_all_down()
    warrior.used = []
    warrior.spent = []
    put(state, me, warrior.square)


def _built_in(state: State, me: int) -> int:
    """The extra hits that come from being on its team: an Orc's seventh."""
    warrior = state.warriors[me]
    if warrior.raised_by >= 0:
        return 0
    rows = (state.powers[warrior.owner], state.team_cards[warrior.owner])
    return sum(PROFILES[row].add.get("extra-hits", 0) for row in rows if row >= 0)
