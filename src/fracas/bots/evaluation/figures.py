"""How well each seat stands at a table of figures."""

from __future__ import annotations

from math import exp
from typing import Final

from fracas.games.figures.deck import RANK
from fracas.games.figures.rules import winners
from fracas.games.figures.state import MUSTER, OVER, State

# What each thing adds to a seat's strength; the shares of victory go with e to that power. Fitted to who won in
# some thousand games between bots, then rounded, and the hands valued higher: bots that waste good cards make
# good cards look worthless.
UNHURT: Final = 0.50
POWER: Final = 0.06
"""For each point on the die of an unhurt figure."""
WOUNDED: Final = 0.25
LAST_WOUNDED: Final = -0.40
"""One more wound, and the player is out."""
ARMOR: Final = 0.30
BLAST: Final = 0.12
DODGE: Final = 0.20
FEAR: Final = -0.12
STUN: Final = -0.35
TO_PLAY: Final = 0.15
AWAY: Final = 0.12
"""For each own figure that another holds captive: it may be recovered."""
CARD: Final = [0.02 * (rank - 8) for rank in RANK]
"""For each card in hand; an average one will be drawn anyhow."""
ARMY_TO_COME: Final = 4 * UNHURT + 15 * POWER


def evaluate(state: State) -> list[float]:
    """Each seat's share of the victory, as far as a glance at the table tells."""
    players = state.players
    if state.phase == OVER:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(players)]
    figures = state.figures
    strength = [STUN * stuns for stuns in state.stuns]
    strength[state.seat] += TO_PLAY
    for seat, line in enumerate(state.lines):
        worth = 0.0
        for place in line:
            figure = figures[place]
            worth += WOUNDED if figure.wounded else UNHURT + POWER * figure.power
            if figure.armor:
                worth += ARMOR * len(figure.armor)
            if figure.blasts or figure.dodges or figure.fears:
                worth += BLAST * figure.blasts + DODGE * figure.dodges + FEAR * figure.fears
        if len(line) == 1 and figures[line[0]].wounded:
            worth += LAST_WOUNDED
        for card in state.hands[seat]:
            worth += CARD[card]
        strength[seat] += worth
    for captor, held in enumerate(state.captives):
        for place in held:
            owner = figures[place].owner
            if owner != captor:
                strength[owner] += AWAY
    if state.phase == MUSTER:
        for seat, line in enumerate(state.lines):
            if not line:
                strength[seat] += ARMY_TO_COME
        weights = [exp(worth) for worth in strength]
    else:
        weights = [exp(worth) if line else 0.0 for worth, line in zip(strength, state.lines, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]
