"""legacy: what is asked, and how many answers there can be."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.legacy.numbering import ASKS as ASKS
from fracas.games.legacy.numbering import OPENINGS
from fracas.games.legacy.state import State

ENDS_EARLY: Final = False


def most(state: State, places: int) -> int:  # noqa: ARG001
    """The opening has a pair of champions; afterwards it is one of ten, or none."""
    return OPENINGS
