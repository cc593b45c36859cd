"""Who may react at a window, who is asked, and what happens then (synergy.secret, synergy.simultaneous).

Nobody is asked by what they really hold. A warrior with a face-down card is asked wherever a secret card that nobody
has seen could be used now; its player's options are what is really there.

A reaction is numbered ``warrior * NUMBERS + card``.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from fracas.core.needs import NOTHING, Need, hold
from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.core.window import Reactions, Window, offer
from fracas.games.synergy.card import GADGET, ONCE_A_GAME, ONCE_A_TURN
from fracas.games.synergy.effects.live import blank, turn_up, works_face_down
from fracas.games.synergy.numbers import NUMBERS
from fracas.games.synergy.rows import DOES, PROFILES, SECRET_AT, SECRET_BITS, Hook, put_hook
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ATTACKED, MIST, TOAD
from fracas.games.synergy.windows import ATTACKS

F = TypeVar("F", bound=Callable[..., Any])
When = Callable[[State, int], bool]


# -- how cards are put at windows


def reacts(window: Window, card: str, *needs: Need[Any], active: bool = False) -> Callable[[F], F]:
    """Let a card be used at a window: ``@reacts(ESCAPE, "mirror-shades", struck, by_energy, active=True)``.

    The function gets ``(state, tell, me)`` and is a generator, or a plain function if it asks nothing. What it waits
    for looks at public facts only.
    """

    def put(function: F) -> F:
        put_hook(window, card, Hook(function, needs=list(needs), active=active))
        return function

    return put


def happens(
    window: Window, card: str, when: When | None = None, *, active: bool = False, open_only: bool = False
) -> Callable[[F], F]:
    """Let something happen by itself while a card is face up: ``@happens(ANSWER, "eel-wiring", buzzes)``.

    ``open_only``: nobody is asked to turn it up here.
    """

    def put(function: F) -> F:
        put_hook(window, card, Hook(function, when=when, active=active, must=True, open_only=open_only))
        return function

    return put


def turns_up(window: Window, card: str, *needs: Need[Any]) -> None:
    """Let a passive secret card be turned up at a window; its row does the rest."""
    put_hook(window, card, Hook(None, needs=list(needs)))


# -- who may, and who is asked


def ready(state: State, number: int, card: int, me: int, *, again: bool = False) -> bool:
    """Could ``me`` use ``card`` at the window with this number, if it had it? From public facts only."""
    hook = DOES[number][card]
    if hook is None or (not again and me * NUMBERS + card in state.busy):
        return False
    warrior = state.warriors[me]
    if hook.active:
        if not warrior.awake():
            return False
        if warrior.under & (1 << TOAD | 1 << MIST) and PROFILES[card].category == GADGET:
            return False
    if card in warrior.spent or card in warrior.used:
        return False
    if blank(state, me, card):
        return False
    if hook.needs and not hold(hook.needs, state, me, card, NOTHING):
        return False
    when = hook.when
    return when is None or when(state, me)


def loud(state: State, window: Window, me: int) -> bool:
    """May there be anything at all for ``me`` at this window? Two bits answer most questions."""
    number = window.number
    warrior = state.warriors[me]
    if warrior.hooks >> number & 1:
        return True
    return len(warrior.down) > 0 and state.unseen & SECRET_BITS[number] != 0


def anybody(state: State, window: Window) -> list[int]:
    """All living warriors that may have something at this window, the active player's first, then clockwise."""
    number = window.number
    bits = state.unseen & SECRET_BITS[number]
    found: list[int] = []
    for me, warrior in enumerate(state.warriors):
        if warrior.life == 0 and (warrior.hooks >> number & 1 or (bits and warrior.down)):
            found.append(me)
    if len(found) > 1:
        first, players = state.seat, state.players
        found.sort(key=lambda me: (state.warriors[me].seat - first) % players)
    return found


@final
class Reacting(Reactions[State]):
    """What `fracas.core.window.offer` must know of synergy."""

    __slots__ = ()

    def player(self, state: State, me: int) -> int:
        return state.player(me)

    def could(self, state: State, window: Window, me: int) -> bool:
        number = window.number
        warrior = state.warriors[me]
        if warrior.hooks >> number & 1:
            for card in warrior.live:
                hook = DOES[number][card]
                if hook is not None and hook.is_chosen() and ready(state, number, card, me):
                    return True
        if warrior.down and state.unseen & SECRET_BITS[number] and state.player(me) == warrior.owner:
            unseen = state.unseen & SECRET_BITS[number]
            for card in SECRET_AT[number]:
                if unseen >> card & 1 and ready(state, number, card, me):
                    return True
        return False

    def usable(self, state: State, window: Window, me: int) -> list[int]:
        number = window.number
        warrior = state.warriors[me]
        found: list[int] = []
        if warrior.hooks >> number & 1:
            for card in warrior.live:
                hook = DOES[number][card]
                if hook is not None and hook.is_chosen() and ready(state, number, card, me):
                    found.append(me * NUMBERS + card)
        if warrior.down and state.player(me) == warrior.owner:
            for card in warrior.down:
                turns = SECRET_BITS[number] >> card & 1 and ready(state, number, card, me)
                if turns and works_face_down(state, me, card):
                    found.append(me * NUMBERS + card)
        return found

    def must(self, state: State, window: Window, me: int) -> list[int]:
        number = window.number
        warrior = state.warriors[me]
        found: list[int] = []
        if warrior.hooks >> number & 1:
            for card in warrior.live:
                hook = DOES[number][card]
                if hook is not None and hook.must and ready(state, number, card, me):
                    found.append(me * NUMBERS + card)
        return found

    def used(self, state: State) -> list[int]:
        return state.busy

    def react(self, state: State, tell: Tell, window: Window, card: int) -> Resolution | None:
        me, number = card // NUMBERS, card % NUMBERS
        if number in state.warriors[me].down:
            turn_up(state, tell, me, number)
        if not ready(state, window.number, number, me, again=True):
            return None  # turned up in vain; its use is not spent
        spend(state, me, number)
        hook = DOES[window.number][number]
        if hook is None or hook.function is None:
            return None
        reaction: Resolution | None = hook.function(state, tell, me)
        return reaction


REACTING: Final = Reacting()


def spend(state: State, me: int, card: int) -> None:
    """Note that a card was used, if it may be used only so often."""
    once = PROFILES[card].once
    warrior = state.warriors[me]
    if once == ONCE_A_TURN:
        warrior.used = [*warrior.used, card]
    elif once == ONCE_A_GAME:
        warrior.spent = [*warrior.spent, card]


def ask(state: State, tell: Tell, window: Window, scope: list[int]) -> Resolution:
    """Open a window for these warriors."""
    heard = [me for me in scope if loud(state, window, me)]
    if heard:
        yield from offer(REACTING, state, tell, window, heard)


def attack(state: State, tell: Tell, me: int) -> Resolution:
    """``me`` attacks a foe. What that spends among its face-down cards is spent in silence."""
    warrior = state.warriors[me]
    if warrior.down and any(not blank(state, me, card) for card in SECRET_AT[ATTACKS.number]):
        warrior.mark_all_down(ATTACKED)
    if loud(state, ATTACKS, me):
        yield from ask(state, tell, ATTACKS, [me])
