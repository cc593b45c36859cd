"""How cards come to be acts: used as one of their own, turned up at will, added to a strike.

An act is one number (`numbers.py`). A strike with face-down + cards that are turned up for it is ``WITH * n`` more,
with a bit in ``n`` for each such card (`adds`).
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from fracas.core.needs import Need
from fracas.games.synergy.card import Card
from fracas.games.synergy.numbers import (
    WITH,
)
from fracas.games.synergy.rows import Hook, number_of, put_hook
from fracas.games.synergy.wants import wants
from fracas.games.synergy.windows import USE

Fits = Callable[[Card], bool]
"""Does a + card do anything for a strike with this card?"""
ADDED: Final[list[tuple[int, Fits]]] = []
"""The secret + cards that are declared with a strike, and the strikes to which they may be added."""
F = TypeVar("F", bound=Callable[..., Any])


def uses(card: str, *needs: Need[Any]) -> Callable[[F], F]:
    """Let a card be used as an act of its own: ``@uses("adrenal-turbo", a_hit_to_spare)``.

    The function gets ``(state, tell, me)`` and pays for itself; it is a generator, or a plain function. What it needs
    is asked for the owner's options, so it may look at what is hidden.
    """
    if needs:
        wants(card, mine=list(needs))

    def put(function: F) -> F:
        put_hook(USE, card, Hook(function))
        return function

    return put


def shows(card: str) -> None:
    """Let a secret card be turned up at will in its warrior's turn; its row does the rest."""
    put_hook(USE, card, Hook(None))


def adds(card: str, fits: Fits) -> None:
    """Let a secret + card be declared with a strike, before the roll: it is turned up, and its row does the rest."""
    ADDED.append((number_of(card), fits))


def plain(what: int) -> int:
    """An act without the + cards that are turned up for it."""
    return what % WITH


def added(what: int) -> list[int]:
    """The + cards that are turned up for an act."""
    return [card for place, (card, _) in enumerate(ADDED) if what // WITH >> place & 1]
