"""Take any special action away, and a scenario breaks."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.question import Resolution
from fracas.core.refusal import FracasError
from fracas.core.window import Window
from fracas.games.figures.state import State
from fracas.games.figures.windows import AFTER, STRIKES, USABLE, WINDOWS
from tests.games.figures.checks import CHECKS


def nothing(state: State, tell: object) -> None:
    """An effect that is none."""


def unheard(event: Any, *facts: Any) -> None:
    """Nobody listens."""


def must_fail(action: str) -> None:
    with pytest.raises((AssertionError, FracasError)):
        CHECKS[action]()


def window_of(action: str) -> Window:
    """Where the action has its effect."""
    return STRIKES if action in STRIKES.content else AFTER


def test_each_action_has_a_check() -> None:
    assert set(CHECKS) == WINDOWS.registered()


@pytest.mark.parametrize("action", CHECKS)
def test_without_its_effect(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(window_of(action).content, action, nothing)
    must_fail(action)


@pytest.mark.parametrize("action", CHECKS)
def test_asking_but_doing_nothing(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions, but what they lead to happens to a copy of the table."""
    effect = window_of(action).content[action]
    nobody: Any = unheard

    def in_vain(state: State, tell: object) -> Resolution | None:
        result: Resolution | None = effect(state.clone(), nobody)
        return result

    monkeypatch.setitem(window_of(action).content, action, in_vain)
    must_fail(action)


@pytest.mark.parametrize("action", USABLE.content)
def test_an_action_that_cannot_be_used_is_not_offered(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(USABLE.content, action, lambda state: "it is out of order")
    must_fail(action)
