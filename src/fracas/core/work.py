"""How much may be played over again: a budget of work, counted in steps of the rules and not in answers.

A record is short where it says *take all that back* or where turns pass without an answer, but playing it is not. So
every answer that the rules are sent counts, however often, and every boundary that they cross.
"""

from __future__ import annotations

from fracas.core.refusal import RecordError


class Work:
    """So many steps, and no more."""

    __slots__ = ("done", "most")

    def __init__(self, most: int) -> None:
        self.done = 0
        """Steps so far: answers sent to the rules, answers taken back, boundaries crossed."""
        self.most = most

    def step(self) -> None:
        """One more step; RecordError if it is one too many."""
        self.done += 1
        if self.done > self.most:
            raise too_long()


def too_long() -> RecordError:
    """The refusal of a game that takes too much work to play over again."""
    return RecordError("too-long", "This game takes too long to be played over again here.", rule="table.record")
