"""How a round begins: initiative, income, and the first turn (skirmish.round.initiative, skirmish.rune.income)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.effects import round_begins
from fracas.games.skirmish.events.game import GoesFirst, InitiativeRolled, RoundBegins
from fracas.games.skirmish.state import TURN, State
from fracas.games.skirmish.turns.ending import in_play
from fracas.games.skirmish.turns.energy import income
from fracas.games.skirmish.turns.sides import roll, speaker
from fracas.games.skirmish.turns.turn import begin_turn


def begin_round(state: State, tell: Tell) -> Resolution:
    """Each side in play rolls 2d6, the tied again; the highest says who goes first, then it goes clockwise."""
    state.round += 1
    sides = [side for side in range(state.sides) if in_play(state, side)]
    for unit in state.units:
        unit.plate = False
    round_begins(state, sides)
    tell(RoundBegins, state.round)
    rolls = [0] * state.sides
    rolling = list(sides)
    while True:
        sums: list[int] = yield from roll(tell, rolling, InitiativeRolled)
        for side, total in zip(rolling, sums, strict=True):
            rolls[side] = total
        best = max(sums)
        rolling = [side for side, total in zip(rolling, sums, strict=True) if total == best]
        if len(rolling) == 1:
            break
    state.rolls = tuple(rolls)
    first: int = yield Choice(speaker(state, rolling[0]), "first", sides)
    place = sides.index(first)
    state.order = tuple(sides[place:] + sides[:place])
    tell(GoesFirst, first, rolling[0])
    income(state, tell)
    state.phase = TURN
    yield from begin_turn(state, tell)
