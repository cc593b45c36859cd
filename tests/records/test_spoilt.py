"""Records and positions of today with a number that nobody plays: refused in a sentence, or read. Nothing breaks."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

import fracas
from fracas.core.notation import read_line, write_game
from fracas.core.record import Record
from fracas.core.refusal import FracasError, RecordError
from tests.luck import luck_of
from tests.records.golden import FOLDER

NUMBERS = (255, 256, 300, 65_536, 2**31, 2**63, 2**70, 10**30, -1, -(2**63))
ANSWERS = (*NUMBERS, (256,), (300, 300), ())
WORDS = (*map(str, NUMBERS), "", "x", "1,2")
SPOILT = 20
"""Entries of each record."""
EARLY = 120
"""Among so many of its first entries."""
RECORDS = sorted(FOLDER.glob("*.jsonl"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@every_record
def test_a_record_with_an_answer_that_nobody_gives_is_refused(path: Path) -> None:
    record, luck, refused = Record.read(path.read_text("utf-8")), luck_of(path.stem), 0
    for _ in range(SPOILT):
        place = luck.randrange(min(EARLY, len(record.entries)))
        spoilt = [*record.entries[:place], (record.entries[place][0], luck.choice(ANSWERS))]
        try:
            fracas.replay(Record(record.header, spoilt, record.position).text())
        except RecordError as no:
            refused += 1
            assert no.sentence and no.rule
    assert refused


@every_record
def test_a_position_with_a_number_that_is_none_is_refused(path: Path) -> None:
    record, luck, refused = Record.read(path.read_text("utf-8")), luck_of(path.stem), 0
    table = fracas.replay(Record(record.header, record.entries[: len(record.entries) // 2], record.position).text())
    line = write_game(table)
    numbers = [*re.finditer(r"\d+", line)]
    for number in islice(iter(lambda: luck.choice(numbers), None), 3 * SPOILT):
        try:
            read_line(table.game, line[: number.start()] + luck.choice(WORDS) + line[number.end() :])
        except FracasError as no:
            refused += 1
            assert no.sentence and no.rule
    assert refused
