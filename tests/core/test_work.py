"""A budget of work: what is played over again counts, however short the record that asks for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fracas
from fracas.core.record import UNDO, Header, Record
from fracas.core.refusal import RecordError
from fracas.core.session import Session
from fracas.core.work import Work
from tests.kit.figures import Table
from tests.kit.play import answer_any

ANY = 1 << 60


def played(answers: int) -> Session[Any, Any]:
    table = fracas.game("figures").start(players=2, settings={"army_size": 3}, seed=5)
    random = Random(5)
    for _ in range(answers):
        if not table.over:
            answer_any(table, random)
    return table


def steps_of(record: Record) -> int:
    work = Work(ANY)
    Session.replayed(fracas.game(record.header.game), record, work)
    return work.done


def test_every_answer_and_every_boundary_is_a_step() -> None:
    table = played(40)
    record = table.record()
    assert len(record.entries) < steps_of(record) < 2 * len(record.entries) + 2


def taking_back(times: int) -> Record:
    """Again and again all is taken back to the same answer, and given again: two lines of a record each time."""
    record = played(60).record()
    place = next(place for place, (who, _) in enumerate(record.entries) if who >= 0 and place > 20)
    kept = record.entries[place : place + 1]
    again = [(UNDO, place), *kept]
    head = record.entries[: place + 1]
    return Record(record.header, head + again * times, record.position)


def test_what_an_undo_plays_again_is_counted() -> None:
    few, many = steps_of(taking_back(5)), steps_of(taking_back(105))
    lines = 2 * 100
    assert many - few > lines, "more is played than lines were written"


def test_a_record_that_takes_too_much_work_is_refused_before_it_is_done() -> None:
    record = taking_back(3_000)
    work = Work(2_000)
    with pytest.raises(RecordError) as no:
        Session.replayed(fracas.game("figures"), record, work)
    assert no.value.code == "too-long"
    assert work.done == 2_001


def test_turns_without_answers_are_counted() -> None:
    """Ann is stunned, and Bob too: the game goes on by itself."""
    quiet = Table(ann=["zapra 4"], bob=["the-cat 3"]).deal(ann="QH", bob="9D").session
    stunned = Table(ann=["zapra 4"], bob=["the-cat 3"], stuns={"ann": 5, "bob": 5}).deal(ann="QH", bob="9D").session

    def steps(header: Header) -> int:
        work = Work(ANY)
        Session(fracas.game("figures"), header, work=work)
        return work.done

    assert steps(stunned.header) >= steps(quiet.header) + 10
    with pytest.raises(RecordError):
        Session(fracas.game("figures"), stunned.header, work=Work(8))


def test_a_table_at_which_people_play_has_no_budget() -> None:
    record = played(10).record()
    session = Session.replayed(fracas.game("figures"), record, Work(1_000))
    fork = session.fork()
    assert session.work is not None and fork.work is None
