"""Mustering: each player in turn gets or builds their army, before anything else (figures.army.size)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.figures.armies import (
    BUILD,
    LEAST_POWER,
    MOST_POWER,
    POINTS,
    RANDOM,
    bounds,
    field,
    free_lines,
    ready_army,
    usual_limit,
)
from fracas.games.figures.events import ArmyFielded
from fracas.games.figures.roster import CARD_IDS, DEALT_LINES, LINES
from fracas.games.figures.state import OPENING, State

OWN: Final = -1
"""Instead of a ready army: one of their own making."""
ENOUGH: Final = -1
"""Instead of another figure: the army is complete."""


def muster(state: State, tell: Tell) -> Resolution:
    """One seat gets its army: dealt, picked from the ready ones, or built figure by figure."""
    waiting = [seat for seat, order in enumerate(state.orders) if order]
    if not waiting:
        if not state.turn_limit:
            state.turn_limit = usual_limit(len(state.figures))
        for seat, line in enumerate(state.lines):
            army = [state.figures[figure] for figure in line]
            names = [state.cards[figure.card].name for figure in army]
            tell(ArmyFielded, seat, tuple(names), tuple([figure.power for figure in army]))
        state.phase = OPENING
        return

    seat = waiting[0]
    if state.orders[seat] == RANDOM:
        dealt: int = yield Roll("army", free_lines(lines_taken(state)))
        field(state, seat, ready_army(dealt, state.sizes[seat]))
    elif state.orders[seat] == BUILD:
        yield from recruit(state, seat)
    else:
        wanted: int = yield Choice(seat, "army", [*DEALT_LINES, OWN])
        if wanted == OWN:
            yield from recruit(state, seat)
        else:
            field(state, seat, ready_army(wanted, state.sizes[seat]))
    state.orders = [*state.orders[:seat], "", *state.orders[seat + 1 :]]


def recruit(state: State, seat: int) -> Resolution:
    """Figure by figure in the order of the line, each with its Power; the points must reach for all."""
    least, most = bounds(state.sizes[seat], state.largest)
    line = state.lines[seat]
    left = POINTS
    while len(line) < most:
        fielded = {state.figures[figure].card for figure in line}
        options = [card for card in range(len(state.cards)) if card not in fielded]
        if len(line) >= least:
            if left < LEAST_POWER:
                return
            options.append(ENOUGH)
        card: int = yield Choice(seat, "recruit", options)
        if card == ENOUGH:
            return
        field(state, seat, ((card, 0),))  # the die is set next, when everybody sees whose it is
        still_to_come = max(least - len(line), 0)
        highest = min(left - LEAST_POWER * still_to_come, MOST_POWER)
        power: int = yield Choice(seat, "power", range(LEAST_POWER, highest + 1))
        recruited = state.figures[line[-1]]
        recruited.start = recruited.power = power
        left -= power


def lines_taken(state: State) -> list[int]:
    """The ready armies whose first figure already leads a line."""
    first_cards = {state.figures[line[0]].card for line in state.lines if line}
    return [place for place, row in enumerate(LINES) if CARD_IDS[row.figure[0].id] in first_cards]
