"""How well each seat stands at a table of figures."""

# mypyc: compiled

from __future__ import annotations

from math import exp
from typing import Final

from fracas.bots.evaluation import Hidden
from fracas.bots.opponents import level
from fracas.games.figures.deck import RANK
from fracas.games.figures.rules import winners
from fracas.games.figures.state import MUSTER, OVER, State

LEVELS: Final = {
    "normal": level("normal", "greedy", "Looks one answer ahead and knows what a card is worth."),
    "hard": level("hard", "mcts:500", "Imagines the cards that you may hold, and tries 500 ways to go on."),
}

# What each thing adds to a seat's strength; the shares of victory go with e to that power. Fitted to who won in
# some two thousand games between bots, then tried against one another in matches and rounded.
UNHURT: Final = 0.20
POWER: Final = 0.08
"""For each point on the die of an unhurt figure."""
BEST_POWER: Final = 0.12
"""And once more for the highest die: it does most of the attacking."""
WOUNDED: Final = 0.20
LAST_WOUNDED: Final = -0.50
"""One more wound, and the player is out."""
ARMOR: Final = 0.30
BLAST: Final = 0.10
DODGE: Final = 0.20
FEAR: Final = -0.10
STUN: Final = -0.45
TO_PLAY: Final = 0.16
CARD: Final = [0.015 * (rank - 8) for rank in RANK]
"""For each card in hand; an average one will be drawn anyhow."""
ARMY_TO_COME: Final = 4 * UNHURT + 15 * POWER + 5 * BEST_POWER


def evaluate(state: State) -> list[float]:
    """Each seat's share of the victory, as far as a glance at the table tells."""
    if state.phase == OVER:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.players)]
    weights = []
    for seat, line in enumerate(state.lines):
        if line:
            weights.append(exp(strength(state, seat, line)))
        else:
            weights.append(exp(ARMY_TO_COME) if state.phase == MUSTER else 0.0)
    total = sum(weights)
    return [weight / total for weight in weights]


def strength(state: State, seat: int, line: list[int]) -> float:
    """What the seat has in line, in hand and to come. Captives count for nothing: that they can be recovered or
    controlled made no difference to who won."""
    worth = STUN * state.stuns[seat]
    if state.seat == seat:
        worth += TO_PLAY
    best = 0
    for place in line:
        figure = state.figures[place]
        if figure.wounded:
            worth += WOUNDED
        else:
            power = figure.power
            worth += UNHURT + POWER * power
            if power > best:
                best = power
        if figure.armor:
            worth += ARMOR * len(figure.armor)
        if figure.blasts or figure.dodges or figure.fears:
            worth += BLAST * figure.blasts + DODGE * figure.dodges + FEAR * figure.fears
    worth += BEST_POWER * best
    if not best and len(line) == 1:
        worth += LAST_WOUNDED
    for card in state.hands[seat]:
        worth += CARD[card]
    return worth


def unseen(state: State, seat: int) -> list[tuple[int, ...]]:
    """The hands of the others."""
    return [() if other == seat else tuple(hand) for other, hand in enumerate(state.hands)]


def unasked(state: State, seat: int) -> None:
    """Whose card matters is asked for it."""


def put_unseen(state: State, other: State, seat: int) -> None:
    """The hands of another table into ``state``."""
    for place, hand in enumerate(other.hands):
        if place != seat:
            state.hands[place] = hand


HIDDEN: Final = Hidden(unseen, unasked, put_unseen)
