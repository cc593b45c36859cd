"""The table as it is copied: a clone holds all that the original holds, and shares nothing that can change."""

from __future__ import annotations

from fracas.games.figures.state import Figure, State
from tests.games.figures.wandering import begin

NEVER_CHANGED = ("cards", "orders")
"""The character cards stay the same all game long; the orders are replaced, not changed."""


def fields(thing: State | Figure) -> dict[str, object]:
    """What it holds, by name."""
    kind = type(thing)
    names = [name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name))]
    return {name: getattr(thing, name) for name in names}


def everything(state: State) -> dict[str, object]:
    """What it holds, its figures taken apart."""
    return fields(state) | {"figures": [fields(figure) for figure in state.figures]}


def stir(thing: State | Figure) -> None:
    """No two numbers are the same, and no flag is as it was at the start."""
    for place, (name, value) in enumerate(fields(thing).items()):
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, 100 + place)


def stirred() -> State:
    state = begin(3, armies=["star-patrol", "doom-lab", "choose"])
    for seat in range(3):
        state.captives[seat].append(seat)
        state.hands[seat].append(seat)
    state.discard.append(7)
    state.bag.append(8)
    for figure in state.figures:
        stir(figure)
        figure.armor.append(9)
    stir(state)
    return state


def test_a_clone_holds_all_that_the_original_holds() -> None:
    state = stirred()
    assert state.again
    assert everything(state.clone()) == everything(state)


def test_a_clone_shares_nothing_that_can_change() -> None:
    state = stirred()
    clone = state.clone()
    for name, value in fields(clone).items():
        if isinstance(value, list | bytearray) and name not in NEVER_CHANGED:
            assert value is not getattr(state, name), name
    for name in ("figures", "lines", "captives", "hands"):
        for mine, theirs in zip(getattr(clone, name), getattr(state, name), strict=True):
            assert mine is not theirs, name
    for copied, figure in zip(clone.figures, state.figures, strict=True):
        assert copied.armor is not figure.armor
