"""Which entry of a record cannot be played, whose it is, and which rule refuses it."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.core.question import Part
from fracas.core.record import CHANCE, DRAWN, WITHDRAWN, Entry
from fracas.core.refusal import DamagedRecord, Refusal


def unplayable(number: int, entry: Entry, names: Sequence[str], no: Refusal) -> DamagedRecord:
    """The refusal of a record because of its entry with this number, counted from 1: line ``number + 1`` of its file.

    The rule is the one that refused the answer.
    """
    sentence = f"The record cannot be played: entry {number}, {_of(*entry, names)}, is refused: {no.sentence}"
    return DamagedRecord("unplayable", sentence, rule=no.rule or "table.record")


def _of(who: int, answer: Part, names: Sequence[str]) -> str:
    if who == CHANCE:
        return "of chance"
    if who < WITHDRAWN:  # an incident is somebody's, too
        seat = answer[0] if isinstance(answer, tuple) and answer else answer
        if who != DRAWN and isinstance(seat, int) and 0 <= seat < len(names):
            return f"of {names[seat]}"
    if 0 <= who < len(names):
        return f"of {names[who]}"
    return "of the table itself" if who < 0 else f"of seat {who}, which is not there"
