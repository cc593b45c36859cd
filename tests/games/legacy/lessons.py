"""What only tests know of the lessons of legacy."""

from __future__ import annotations

from fracas.games.legacy.content import CHAMPION_NUMBERS, LOCATION_NUMBERS
from fracas.games.legacy.state import State


def standing(state: State, word: str, number: int) -> object:
    assert word == "scores", word
    return list(state.scores)


def lies_there(state: State, thing: str) -> bool | None:
    """Champions in hands and piles, the places of the row, and the Fatestone."""
    kind, _, name = thing.partition(":")
    if kind == "location":
        return LOCATION_NUMBERS[name] in state.row
    if kind == "champion":
        seat, _, champion = name.partition(":")
        side = int(seat)
        return CHAMPION_NUMBERS[champion] in (*state.hands[side], *state.piles[side])
    return thing == "fatestone"
