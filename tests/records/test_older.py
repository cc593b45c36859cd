"""Records of older versions, made with those versions: they are read, written again, and told by today's rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fracas
from fracas.core.record import FIRST, FORMAT, UNDO, WITHDRAWN, Entry, Record
from fracas.core.refusal import OtherRules, RecordError
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.games.figures import FIGURES
from tests.luck import luck_of

OLDER = sorted((Path(__file__).parent / "older").glob("*.jsonl"))


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_told_by_todays(path: Path) -> None:
    """Those of version 1 hold secret choices and whole turns that were taken back, and forced answers in between."""
    text = path.read_text("utf-8")
    record = Record.read(text)
    assert record.text() == text, "it is written again as it was"
    assert record.header.rules in FIGURES.retells
    table = fracas.replay(record)
    assert table.header.rules == FIGURES.version and table.header.fracas == FORMAT
    then = FIGURES.notation.read(record.position, record.header.players, table.header.settings)
    outcome = FIGURES.outcome(then)
    if table.over:
        assert outcome is not None and table.outcome is not None and table.outcome.winners == outcome.winners
    else:
        assert FIGURES.notation.write(table.flow.boundary) == FIGURES.notation.write(then)
    assert Session.replayed(FIGURES, Record.read(table.record().text())).events == table.events


def test_a_record_that_ends_elsewhere_is_not_told() -> None:
    record = Record.read(OLDER[0].read_text("utf-8"))
    cut = Record(record.header, record.entries[:-12], record.position)
    with pytest.raises(OtherRules, match="cannot tell it"):
        Session.replayed(FIGURES, cut)
    with pytest.raises(OtherRules, match="cannot tell it"):
        Session.replayed(FIGURES, Record(record.header, [(0, 99), *record.entries], record.position))


def test_telling_it_again_is_work() -> None:
    work = Work(20)
    with pytest.raises(RecordError, match="too long"):
        Session.replayed(FIGURES, Record.read(OLDER[0].read_text("utf-8")), work)


@pytest.mark.parametrize("taken_back", [0, 1], ids=["left out", "taken back"])
def test_what_is_left_out_is_work_too(taken_back: int) -> None:
    """Each of these lines is short, and answers nothing that is asked; to take one back tells all the others again."""
    first = next(path for path in OLDER if Record.read(path.read_text("utf-8")).header.fracas == FIRST)
    header = Record.read(first.read_text("utf-8")).header
    entries: list[Entry] = [(9, 0)] * 500
    if taken_back:
        entries += [(UNDO, 500 - number - 1) for number in range(500)]
    work = Work(150_000)
    if taken_back:
        with pytest.raises(RecordError, match="too long"):
            Session.replayed(FIGURES, Record(header, entries * 2, ""), work)
    else:
        Session.replayed(FIGURES, Record(header, entries, ""), work)
        assert work.done >= 500


def test_nothing_goes_alone_that_others_have_played_upon() -> None:
    """To find each such answer in a long log would take long."""
    record = Record.read(next(path for path in OLDER if "figures-2" in path.stem).read_text("utf-8"))
    entries: list[Entry] = [(0, 0)] * 40
    entries += [(WITHDRAWN, 0)] * 40
    with pytest.raises(OtherRules, match="cannot tell it"):
        Session.replayed(FIGURES, Record(record.header, entries, ""))


def test_a_newer_version_is_not_told_by_guess() -> None:
    record = Record.read(OLDER[-1].read_text("utf-8"))
    with pytest.raises(OtherRules, match="version 77"):
        Session.replayed(
            FIGURES, Record(msgspec.structs.replace(record.header, rules=77), record.entries, record.position)
        )


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_spoilt_record_is_refused_or_told_and_never_breaks_anything(path: Path) -> None:
    record, luck, refused = Record.read(path.read_text("utf-8")), luck_of(path.stem), 0
    for _ in range(60):
        entries = [*record.entries]
        for _ in range(luck.randint(1, 3)):
            place = luck.randrange(len(entries))
            whose = luck.choice([entries[place][0], -1, -2, -3, -4, -7, -10, 0, 1, 9, 10**9])
            answer = luck.choice([entries[place][1], 0, -1, 5, 10**6, -(10**6), 2**70, (), (1,), (0, 1, 5_000)])
            entries[place : place + luck.randint(0, 1)] = [(whose, answer)]
        try:
            fracas.replay(Record(record.header, entries, record.position).text())
        except RecordError:
            refused += 1
    assert refused
