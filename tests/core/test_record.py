"""Records that are damaged, edited or foreign are refused with a sentence; nothing else ever comes of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import fracas
from fracas.core.record import CHANCE, UNDO, Record
from fracas.core.refusal import DamagedRecord, FracasError, OtherRules, RecordError
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from tests.kit.play import answer_any, everything
from tests.kit.rules import rule
from tests.kit.toy import TOY


def played(steps: int = 25) -> Session[Any, Any]:
    table = fracas.game("figures").start(players=2, seed=5)
    random = Random(5)
    for _ in range(steps):
        answer_any(table, random)
    return table


TEXT = played().record().text()


def test_a_record_is_lines_of_json() -> None:
    lines = [json.loads(line) for line in TEXT.splitlines()]
    header, *entries, footer = lines
    assert header["game"] == "figures"
    assert {"rules", "settings", "content", "seats", "seed", "players", "fracas"} <= set(header)
    assert footer["entries"] == len(entries)
    assert all(isinstance(who, int) and who >= UNDO for who, _ in entries)


def test_a_record_reads_back_what_was_written() -> None:
    record = Record.read(TEXT)
    assert record.text() == TEXT
    assert everything(fracas.replay(record)) == everything(played())
    assert everything(fracas.replay(TEXT)) == everything(played())


@pytest.mark.parametrize("kept", range(0, len(TEXT) - 1, 37))
def test_a_truncated_record_is_refused(kept: int) -> None:
    with pytest.raises(DamagedRecord):
        Record.read(TEXT[:kept])


@settings(max_examples=150)
@given(place=st.integers(0, len(TEXT) - 2), letter=st.characters(codec="utf-8"))
def test_an_edited_record_is_refused(place: int, letter: str) -> None:
    edited = TEXT[:place] + letter + TEXT[place + 1 :]
    if edited == TEXT:
        return
    with pytest.raises(RecordError):
        fracas.replay(edited)


@given(st.text())
@settings(max_examples=100)
def test_any_other_text_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        Record.read(text)


@pytest.mark.parametrize(
    "entry",
    [
        *((0, 10_000), (5, 0), (1, (1, 2)), (-17, 0)),
        *((CHANCE, 99), (CHANCE, 300), (CHANCE, -5), (CHANCE, (1, 2))),
        *((UNDO, 99_999), (UNDO, -1), (UNDO, 0)),
    ],
)
def test_entries_that_cannot_have_been_played_are_refused(entry: tuple[int, Any]) -> None:
    """A forger can mend the checksum; the rules still refuse."""
    record = Record.read(TEXT)
    forged = Record(record.header, [*record.entries[:30], entry], record.position)
    with pytest.raises(DamagedRecord):
        fracas.replay(forged.text())


def test_chance_cannot_have_rolled_just_anything() -> None:
    """The same at a card that is drawn, where outcomes are a bag of bytes."""
    record = Record.read(TEXT)
    for entry in ((CHANCE, 300), (CHANCE, -5), (CHANCE, (1, 2)), (0, 3)):
        with pytest.raises(DamagedRecord):
            fracas.replay(Record(record.header, [entry], record.position))


def test_entries_after_the_end_are_refused() -> None:
    table = fracas.game("figures").start(players=2, options={"turn_limit": 1}, seed=1)
    random = Random(1)
    while not table.over:
        answer_any(table, random)
    record = table.record()
    for entry in ((0, 0), (CHANCE, 0)):
        with pytest.raises(DamagedRecord, match="over"):
            fracas.replay(Record(record.header, [*record.entries, entry], record.position))


@rule("table.record")
def test_a_record_of_another_version_is_refused_and_its_position_opened() -> None:
    record = Record.read(TEXT)
    for rules, entries in [(0, record.entries[:1]), (99, record.entries)]:
        other = Record(replace(record.header, rules=rules), entries, record.position)
        with pytest.raises(OtherRules, match=rf"version {rules} .* version {FIGURES.version}"):
            fracas.replay(other)
    assert fracas.replay(Record(replace(record.header, rules=0), record.entries, record.position)).log == record.entries
    opened = fracas.open_position(other.text())
    assert opened.game.notation.write(opened.flow.boundary) == record.position
    assert not opened.over


def test_a_position_is_opened_without_the_options_of_another_version() -> None:
    record = Record.read(TEXT)
    options = {**record.header.settings, "moon_phase": 3}
    other = Record(replace(record.header, rules=0, settings=options), record.entries, record.position)
    opened = fracas.open_position(other)
    assert opened.game.notation.write(opened.flow.boundary) == record.position
    assert "moon_phase" not in opened.header.settings


@pytest.mark.parametrize("given", ["\ud800", None, 7, b"bytes", "[" * 5000, '{"fracas": 1, "settings": ' + "[" * 5000])
def test_what_is_no_record_at_all_is_refused(given: Any) -> None:
    with pytest.raises(DamagedRecord):
        fracas.replay(given)


@rule("table.record")
def test_a_record_of_other_content_is_refused_if_it_ends_elsewhere() -> None:
    """Perhaps only words on the cards have changed: then today's rules lead where the record says it ended."""
    record = Record.read(TEXT)
    header = replace(record.header, content="other")
    assert fracas.replay(Record(header, record.entries, record.position)).log == record.entries
    for entries, position in [(record.entries[:1], record.position), (record.entries, "nowhere")]:
        with pytest.raises(OtherRules, match="cards") as no:
            fracas.replay(Record(header, entries, position))
        assert no.value.code == "other-content"


def test_a_record_in_another_format_is_refused() -> None:
    first = Record.read(TEXT)
    first = Record(replace(first.header, fracas=1), first.entries, first.position)
    assert '"options":' in first.text() and Record.read(first.text()).header == first.header, "the first is known"
    with pytest.raises(OtherRules, match="format 3"):
        Record.read('{"fracas": 3, "what": "nobody knows yet"}\n')


def test_a_record_of_an_unknown_game_is_refused() -> None:
    record = Record.read(TEXT)
    other = Record(replace(record.header, game="figurs"), record.entries, record.position)
    with pytest.raises(FracasError, match="Did you mean 'figures'"):
        fracas.replay(other.text())


def test_a_record_with_a_header_that_cannot_be_is_refused() -> None:
    record = Record.read(TEXT)
    bad: dict[str, Any]
    for bad in (
        {"players": 9},
        {"seats": ["one"]},
        {"settings": {"army_size": "x"}},
        {"position": "?"},
    ):
        forged = Record(replace(record.header, **bad), record.entries, record.position)
        with pytest.raises(FracasError):
            fracas.replay(forged.text())


def test_places_are_kept_in_records() -> None:
    table = TOY.start(players=2, seed=1)
    random = Random(1)
    while not table.over:
        answer_any(table, random)
    assert any(isinstance(answer, tuple) for _, answer in table.log)
    assert everything(Session.replayed(TOY, Record.read(table.record().text()))) == everything(table)
