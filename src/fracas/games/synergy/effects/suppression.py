"""Single cards that count as blank for a turn (synergy.duration)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.synergy.effects.live import refresh
from fracas.games.synergy.events.cards import CardFreed, CardSuppressed, Cursed, CurseEnded
from fracas.games.synergy.standing import reground
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import cursed_by


def suppress(state: State, tell: Tell, me: int, card: int, by: int) -> None:
    """A card that ``me`` holds counts as blank, turn-long: until the next turn of ``by`` begins."""
    if (card, by) in state.suppressed:
        return
    state.suppressed = [*state.suppressed, (card, by)]
    tell(CardSuppressed, me, card, by)
    refresh(state, tell, me)
    if state.markers:
        reground(state)


def curse(state: State, tell: Tell, me: int, by: int) -> None:
    """The Gadgets among the face-down cards of ``me`` count as blank as well. Nobody learns whether there are any."""
    warrior = state.warriors[me]
    if warrior.down:
        warrior.mark_all_down(cursed_by(by))
        tell(Cursed, me, by)


def free_all_made_by(state: State, tell: Tell, maker: int) -> None:
    """The turn of ``maker`` begins, or it leaves play. What somebody else has suppressed as well stays so."""
    for me, warrior in enumerate(state.warriors):
        if any(mark & cursed_by(maker) for mark in warrior.marks):
            warrior.unmark_down(cursed_by(maker))
            if all(mark < cursed_by(0) for mark in warrior.marks):
                tell(CurseEnded, me)
    if not state.suppressed:
        return
    ended = [each[0] for each in state.suppressed if each[1] == maker]
    if not ended:
        return
    state.suppressed = [each for each in state.suppressed if each[1] != maker]
    still = [each[0] for each in state.suppressed]
    for card in ended:
        if card in still:
            continue
        tell(CardFreed, card)
        for me, warrior in enumerate(state.warriors):
            if card in warrior.cards:
                refresh(state, tell, me)
    if state.markers:
        reground(state)
