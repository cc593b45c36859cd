"""The dead stand up: revived for their own side, or as somebody's zombie (primitives `revive` and `control`)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.synergy.events import Raised, Revived
from fracas.games.synergy.live import refresh
from fracas.games.synergy.standing import put
from fracas.games.synergy.state import ALIVE, State


def revive(state: State, tell: Tell, me: int, hits: int, by: int) -> None:
    """A body stands up with so many hits and no cards; it acts from its player's next turn (its team power works)."""
    _stand_up(state, me, hits)
    tell(Revived, me, hits, by)
    refresh(state, tell, me)


def raise_zombie(state: State, tell: Tell, me: int, hits: int, by: int, card: int) -> None:
    """A body walks as the zombie of ``by``: on its side, without cards, team power or gadgets.

    It drops by itself when ``by`` leaves play or the card does not work any more.
    """
    warrior = state.warriors[me]
    warrior.raised_by = by
    warrior.raised_with = card
    warrior.seat = state.warriors[by].seat
    _stand_up(state, me, hits)
    tell(Raised, me, hits, by)
    refresh(state, tell, me)


def _stand_up(state: State, me: int, hits: int) -> None:
    warrior = state.warriors[me]
    warrior.life = ALIVE
    warrior.hits = hits
    warrior.extra = 0
    warrior.idle = 0
    warrior.acted = True
    warrior.cards = []
    warrior.down = []
    warrior.used = []
    warrior.spent = []
    put(state, me, warrior.square)
