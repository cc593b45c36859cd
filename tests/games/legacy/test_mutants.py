"""Take any ability or any effect of a location away, and a scenario breaks."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.question import Resolution
from fracas.core.refusal import FracasError
from fracas.games.legacy.content import CHAMPIONS, LOCATIONS
from fracas.games.legacy.state import State
from fracas.games.legacy.windows import WINDOWS
from tests.games.legacy.checks import CHECKS
from tests.kit.rules import rule

ALL = pytest.mark.parametrize(("window", "content"), CHECKS, ids=lambda word: str(word))
OF_A_TURN = [
    (window, content) for window, content in CHECKS if window in ("battle", "legacy", "won", "cleanup", "reveal")
]


def nothing(*facts: Any) -> None:
    """An effect that is none."""


def unheard(event: Any, *facts: Any) -> None:
    """Nobody listens."""


@ALL
def test_the_scenario_holds(window: str, content: str) -> None:
    CHECKS[window, content]()


def test_everything_registered_has_a_check() -> None:
    assert set(CHECKS) == {(window.name, content) for window in WINDOWS for content in window.content}


@rule("legacy.setup.champions", "legacy.card")
def test_every_ability_and_every_effect_is_registered() -> None:
    registered = {(window.name, content) for window in WINDOWS for content in window.content}
    for row in CHAMPIONS:
        assert ("battle", row.id) in registered
        assert ("reveal" if row.id == "monk" else "legacy", row.id) in registered
    for place in LOCATIONS:
        assert (place.effect is not None) is any(content == place.id for _, content in registered)
        assert place.effect is None or (place.effect.when, place.id) in registered


@ALL
def test_without_it(window: str, content: str, monkeypatch: pytest.MonkeyPatch) -> None:
    none = {"compare": lambda: False, "points": lambda: 0, "end": lambda state, seat: 0}.get(window, nothing)
    monkeypatch.setitem(WINDOWS[window].content, content, none)
    with pytest.raises((AssertionError, FracasError)):
        CHECKS[window, content]()


@pytest.mark.parametrize(("window", "content"), OF_A_TURN, ids=lambda word: str(word))
def test_asking_but_doing_nothing(window: str, content: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions, but what they lead to happens to a copy of the table."""
    effect = WINDOWS[window].content[content]

    def in_vain(state: State, tell: object, *seat: int) -> Resolution | None:
        result: Resolution | None = effect(state.clone(), unheard, *seat)
        return result

    monkeypatch.setitem(WINDOWS[window].content, content, in_vain)
    with pytest.raises((AssertionError, FracasError)):
        CHECKS[window, content]()
