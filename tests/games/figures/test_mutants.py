"""Take any special action away, and a scenario breaks."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.question import Resolution
from fracas.core.refusal import FracasError
from fracas.games.figures.actions import EFFECTS
from fracas.games.figures.roster import ACTIONS, CARD_IDS, CARDS, ActionRow
from fracas.games.figures.state import State
from tests.games.figures.checks import CHECKS, check_explosion

MUTABLE = [action for action in CHECKS if action != "explosion"]


def nothing(state: State, tell: object) -> None:
    """An effect that is none."""


def unheard(event: Any, *facts: Any) -> None:
    """Nobody listens."""


def must_fail(action: str) -> None:
    with pytest.raises((AssertionError, FracasError)):
        CHECKS[action]()


def test_each_action_has_a_check() -> None:
    assert set(CHECKS) == set(EFFECTS)


@pytest.mark.parametrize("action", MUTABLE)
def test_without_its_effect(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFECTS, action, nothing)
    must_fail(action)


@pytest.mark.parametrize("action", MUTABLE)
def test_asking_but_doing_nothing(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions, but what they lead to happens to a copy of the table."""
    effect = EFFECTS[action]
    nobody: Any = unheard

    def in_vain(state: State, tell: object) -> Resolution | None:
        return effect(state.clone(), nobody)

    monkeypatch.setitem(EFFECTS, action, in_vain)
    must_fail(action)


def test_without_the_victim_of_an_explosion(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules know an Explosion by its name; a card with an action of another name cannot move the wound."""
    monkeypatch.setitem(EFFECTS, "squib", nothing)
    monkeypatch.setitem(ACTIONS, "squib", ActionRow("squib", "Squib", "squib", "Nothing happens."))
    monkeypatch.setattr(CARDS[CARD_IDS["cannon-kate"]], "actions", ("squib", "squib", "squib"))
    with pytest.raises((AssertionError, FracasError)):
        check_explosion()
