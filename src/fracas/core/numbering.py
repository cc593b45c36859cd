"""Numbers for good: an answer means the same whenever it is offered, to who learns from arrays."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """A block of numbers for each ask, and in it one for each thing that may be answered. Options that no rule tells
    apart share a number. Only where all answers can be counted."""

    def __init__(self, blocks: dict[str, int]) -> None:
        """``blocks`` has the size of each ask's block."""
        self.cap: int = sum(blocks.values())
        """How many numbers there are."""
        self.blocks: dict[str, int] = {}
        """The first number of each ask's block."""
        at = 0
        for ask, size in blocks.items():
            self.blocks[ask] = at
            at += size

    def numbers(self, ask: str, me: int, table: Any, options: Sequence[int]) -> list[int]:
        """The number of each option that seat ``me`` has. ``table`` is the state or that seat's view: nothing is read
        of it but what both have."""
        raise NotImplementedError
