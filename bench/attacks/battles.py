"""Records of battles that an attacker brings: the worst that can be read, and one that must be refused."""

from __future__ import annotations

import msgspec

from bench.hordes import HORDES, battle, begun, stacked
from fracas.core.record import Record
from fracas.games.skirmish import SKIRMISH

NAMES = ["Ann", "Bob", "Cy", "Dee"]


def horde_record(name: str) -> str:
    """A battle with as many units as can stand, just begun."""
    table = begun(name, NAMES)
    table.answer(0, table.questions[0].values[-1])
    return table.record().text()


def battle_record(most: int) -> str:
    """So many longbows in all on two sides, just begun."""
    table = battle(most)
    table.answer(0, table.questions[0].values[-1])
    return table.record().text()


def horde_records() -> list[str]:
    return [horde_record(name) for name in HORDES]


def stacked_record() -> str:
    """480 longbows in one place: 30,503 acts at every answer, while such a position could be read."""
    table = begun("longbows", NAMES)
    state, settings = stacked()
    line = SKIRMISH.notation.write(state)
    header = msgspec.structs.replace(table.header, position=line, settings=settings)
    return Record(header, [], line).text()
