"""What a test enforces: the rules it names, and the refusals it expects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fracas.core.refusal import Refusal
from tests.kit.rules import rule

__all__ = ["refused", "rule"]


@contextmanager
def refused(by: str, saying: str = "") -> Iterator[None]:
    """What is done inside must be refused by the rule ``by``, in a sentence with these words."""
    with pytest.raises(Refusal) as no:
        yield
    assert no.value.rule == by
    assert saying in no.value.sentence
