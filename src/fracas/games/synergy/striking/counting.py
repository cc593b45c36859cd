"""Which cards changed a roll or damage, so that players see why it came to what it came to."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell, silence
from fracas.core.window import Window
from fracas.games.synergy.events.strike import CardsCounted
from fracas.games.synergy.rows import ROWS
from fracas.games.synergy.state import State


def counted_at(state: State, me: int, window: Window) -> list[int]:
    """The working rows of a warrior that change the value of this window now."""
    number = window.number
    warrior = state.warriors[me]
    found: list[int] = []
    if not warrior.folds >> number & 1:
        return found
    for card in warrior.live:
        row = ROWS[card]
        if row.folds >> number & 1:
            function = row.functions[number]
            more = row.adds[number] + (function(state, me) if function is not None else 0)
            if more or row.times[number] != 1:
                found.append(card)
    return found


def count(
    state: State, tell: Tell, me: int, windows: list[Window], statuses: list[int], *, protects: bool = False
) -> None:
    """Tell what counts for a warrior at these windows; nothing if nobody listens."""
    if tell is silence:
        return
    cards: list[int] = []
    for window in windows:
        cards += [card for card in counted_at(state, me, window) if card not in cards]
    under = [status for status in statuses if state.warriors[me].under >> status & 1]
    if cards or under:
        tell(CardsCounted, me, tuple(cards), tuple(under), protects)
