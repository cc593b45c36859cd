"""What a test enforces: the rules it names, and the refusals it expects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from fracas.core.refusal import Refusal
from fracas.games.figures import FIGURES

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Say which rules a test enforces, by their ids in the catalogue."""
    unknown = [name for name in ids if name not in FIGURES.rules]
    assert not unknown, f"no such rule: {unknown}"

    def mark(test: F) -> F:
        return test

    return mark


@contextmanager
def refused(by: str, saying: str = "") -> Iterator[None]:
    """What is done inside must be refused by the rule ``by``, in a sentence with these words."""
    with pytest.raises(Refusal) as no:
        yield
    assert no.value.rule == by
    assert saying in no.value.sentence
