"""What the figures at a table are called, and how they stand, in a few words."""

from __future__ import annotations

from fracas.games.figures.actions import BONUS
from fracas.games.figures.deck import face
from fracas.games.figures.state import Figure, State
from fracas.games.figures.view import FigureView


def name_of(state: State, figure: int) -> str:
    """A figure's name; something vague for one that an undo has taken off the table."""
    if not 0 <= figure < len(state.figures):
        return "a figure"
    return state.cards[state.figures[figure].card].name


def figure_token(state: State, figure: int) -> str:
    """One word for a figure: its card's id, with its place where two of the kind are at the table."""
    card = state.figures[figure].card
    twins = sum(1 for other in state.figures if other.card == card)
    word = state.cards[card].id
    return word if twins == 1 else f"{word}@{figure}"


def figure_note(state: State, figure: int) -> str:
    """How a figure stands, in a few words."""
    return condition_of(state.figures[figure])


def condition_of(figure: Figure | FigureView) -> str:
    parts = ["wounded" if figure.wounded else f"Power {figure.power}"]
    if figure.blasts:
        parts.append(f"Blast +{BONUS * figure.blasts}")
    if figure.dodges:
        parts.append(f"Dodge +{BONUS * figure.dodges}")
    if figure.fears:
        parts.append(f"intimidated −{BONUS * figure.fears}")
    if figure.armor:
        parts.append("armor " + " ".join(face(card) for card in figure.armor))
    return ", ".join(parts)
