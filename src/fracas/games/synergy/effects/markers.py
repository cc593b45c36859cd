"""Markers on squares: peels, holes, campfires, smoke, barriers, life points."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.tell import Tell
from fracas.games.synergy.card import MAGIC
from fracas.games.synergy.effects.live import in_aura
from fracas.games.synergy.events.thing import MarkerGone, MarkerLaid
from fracas.games.synergy.rows import PROFILES, is_gadget
from fracas.games.synergy.standing import ignored, reground
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE, MARKERS, SMOKE

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(MARKERS)}


def lay_marker(state: State, tell: Tell, marker: int, square: int, by: int, card: int) -> None:
    """Put a marker on a square."""
    state.markers = [*state.markers, (marker, square, by, card)]
    reground(state)
    tell(MarkerLaid, marker, square, by)


def remove_marker(state: State, tell: Tell, gone: tuple[int, ...]) -> None:
    """Take away one marker."""
    left = list(state.markers)
    left.remove(gone)
    state.markers = left
    reground(state)
    tell(MarkerGone, gone[0], gone[1])


def markers_of(state: State, card: int) -> list[tuple[int, ...]]:
    """All that was laid with this card."""
    return [marker for marker in state.markers if marker[3] == card]


def laid_by(state: State, me: int, card: int) -> list[tuple[int, ...]]:
    """The same as far as it counts for ``me``: of a card that is a team power every warrior has its own."""
    built_in = card == state.team_cards[state.warriors[me].owner]
    return [marker for marker in markers_of(state, card) if not built_in or marker[2] == me]


def marker_at(state: State, kind: int, square: int) -> tuple[int, ...]:
    """A marker of this kind on this square that works; empty if there is none."""
    for marker in state.markers:
        if marker[0] == kind and marker[1] == square and works(state, marker):
            return marker
    return ()


def works(state: State, marker: tuple[int, ...]) -> bool:
    """Markers of a suppressed card, and Magic ones in an Anti-Magic Aura, are ignored."""
    card = marker[3]
    if card < 0:
        return True
    if PROFILES[card].category == MAGIC and state.auras and in_aura(state, marker[1]):
        return False
    return not ignored(state, marker)


def end_turn_long_markers(state: State, tell: Tell, maker: int) -> None:
    """The turn of ``maker`` begins: its smoke is gone."""
    for marker in state.markers:
        if marker[0] == SMOKE and marker[2] == maker:
            remove_marker(state, tell, marker)


def markers_of_the_dead(state: State, tell: Tell, maker: int) -> None:
    """Non-Gadget markers go with their layer; a turn-long one of a Gadget when its player next begins a turn."""
    for marker in state.markers:
        if marker[2] == maker and not is_gadget(marker[3]):
            remove_marker(state, tell, marker)
        elif marker[2] == maker and marker[0] == SMOKE:
            orphan = (marker[3], state.warriors[maker].owner)
            if orphan not in state.orphans:
                state.orphans = [*state.orphans, orphan]


def markers_of_the_gone(state: State, tell: Tell, maker: int, cards: list[int]) -> None:
    """Surrender ends all that it laid, and whatever was laid with the cards that leave the game with it."""
    for marker in state.markers:
        if marker[3] in cards or (marker[2] == maker and marker[3] >= 0):
            remove_marker(state, tell, marker)


def end_orphans(state: State, tell: Tell, seat: int) -> None:
    """The player of a dead warrior begins a turn, or would have."""
    for orphan in state.orphans:
        if orphan[1] == seat:
            for marker in markers_of(state, orphan[0]):
                if state.warriors[marker[2]].life != ALIVE:
                    remove_marker(state, tell, marker)
    if state.orphans:
        state.orphans = [orphan for orphan in state.orphans if orphan[1] != seat]
