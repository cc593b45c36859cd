"""Which entry of a record cannot be played, of whom it is, and which rule refuses it."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.core.record import CHANCE
from fracas.core.refusal import DamagedRecord, Refusal


def unplayable(number: int, who: int, names: Sequence[str], no: Refusal) -> DamagedRecord:
    """The refusal of a record because of its entry with this number, counted from 1: line ``number + 1`` of its file.

    The rule is the one that refused the answer.
    """
    sentence = f"The record cannot be played: entry {number}, {_of(who, names)}, is refused: {no.sentence}"
    return DamagedRecord("unplayable", sentence, rule=no.rule or "table.record")


def _of(who: int, names: Sequence[str]) -> str:
    if who == CHANCE:
        return "of chance"
    if 0 <= who < len(names):
        return f"of {names[who]}"
    return "of the table itself" if who < 0 else f"of seat {who}, which is not there"
