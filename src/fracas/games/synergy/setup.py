"""The settings of a table of synergy, and the set-up."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.question import Resolution
from fracas.core.tell import Tell
from fracas.games.synergy.state import State


def set_up(state: State, tell: Tell) -> Resolution:
    """One step of the set-up."""
    raise NotImplementedError
