"""What only tests know of the lessons of figures."""

from __future__ import annotations

from fracas.games.figures.state import State

SPOTS = ("spot:hand:0", "spot:hand:1", "spot:draw", "spot:discard")
"""Places of the board that are no things."""


def standing(state: State, word: str, number: int) -> object:
    raise KeyError(word)


def lies_there(state: State, thing: str) -> bool | None:
    kind, _, number = thing.partition(":")
    if kind == "figure":
        return any(int(number) in there for there in (*state.lines, *state.captives))
    return thing in SPOTS if kind == "spot" else None
