"""What a socket refuses: other people's seats, late answers, nonsense, too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fracas.core.record import Record
from fracas.games import REGISTERED
from fracas.server.wire.limits import Limits
from fracas.server.wire.protocol import PROTOCOL
from tests.server.conftest import Databases
from tests.server.kit import Guest, Line, Refusal, Served


@pytest.fixture
def line(ann: Guest) -> Iterator[Line]:
    """Ann at both seats of a table."""
    with ann.sit(ann.table("me", "me")["table"]["id"]) as line:
        line.scene(0)
        line.scene(1)
        yield line


def asked_seat(line: Line) -> int:
    return int(line.scenes[0]["waiting_for"][0])


def test_a_seat_of_somebody_else(ann: Guest, bob: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with bob.sit(table) as line:
        for message in [
            {"kind": "Answer", "seat": 0, "question": 0, "answer": 0},
            {"kind": "AskUndo", "seat": 1},
            {"kind": "AskHint", "seat": 0},
            {"kind": "AnswerUndo", "seat": 0, "request": 0, "agree": True},
            {"kind": "Answer", "seat": -1, "question": 0, "answer": 0},
            {"kind": "Answer", "seat": 7, "question": 0, "answer": 0},
        ]:
            line.send(**message)  # type: ignore[arg-type]
            assert line.until("Refused")["code"] == "not-your-seat"


def test_an_answer_to_a_question_that_is_no_longer_asked(line: Line) -> None:
    seat = asked_seat(line)
    asked = line.scenes[seat]["asked"]
    assert line.answer(seat)["type"] == "Accepted"
    line.send("Answer", seat=seat, question=asked["id"], answer=asked["options"][1]["value"])
    refused = line.until("Refused")
    assert refused["code"] in ("stale", "not-your-question")
    assert refused["rule"] == "table.question" and refused["question"] == asked["id"]


def test_an_answer_out_of_turn(line: Line) -> None:
    seat = asked_seat(line)
    question = line.scenes[seat]["asked"]["id"]
    line.send("Answer", seat=1 - seat, question=question, answer=0)
    assert line.until("Refused")["code"] == "not-your-question"


@pytest.mark.parametrize("answer", [99_999, -1, 2**80, [1, 2]])
def test_an_answer_that_is_no_option(line: Line, answer: object) -> None:
    seat = asked_seat(line)
    line.send("Answer", seat=seat, question=line.scenes[seat]["asked"]["id"], answer=answer)
    assert line.until("Refused")["code"] == "not-an-option"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"Nonsense"}',
        '{"type":"Answer","seat":"x"}',
        '{"type":"Say"}',
        "[" * 5_000,
        "[" * 4_000 + "]" * 4_000,
        '{"type":"Say","x":' + "[" * 4_000,
    ],
)
def test_nonsense_is_a_problem_and_the_line_stays_open(line: Line, text: str) -> None:
    line.wire.send(text)
    assert line.until("Problem")["code"] == "malformed"
    line.send("Ping")
    line.until("Pong")


def test_bytes_that_are_no_text(line: Line) -> None:
    line.wire.send(b"\xff\xfe\x00")
    assert line.until("Problem")["code"] == "malformed"


def test_repeated_nonsense_closes_the_line(line: Line) -> None:
    for _ in range(10):
        line.wire.send("nonsense")
    assert line.closed() == 1008


def test_a_message_that_is_too_big(line: Line) -> None:
    line.send("Say", text="x" * 9_000)
    assert line.until("Problem")["code"] == "too-big"
    assert line.closed() == 1009


def test_a_message_that_is_much_too_big(line: Line) -> None:
    line.send("Say", text="x" * 200_000)
    assert line.closed() == 1009


def test_hello_comes_first_and_once(ann: Guest) -> None:
    with ann.line(ann.table("me", "me")["table"]["id"]) as line:
        line.send("AskUndo", seat=0)
        assert line.until("Problem")["code"] == "no-hello"
        line.send("Hello", protocol=PROTOCOL)
        line.until("Welcome")
        line.send("Hello", protocol=PROTOCOL)
        assert line.until("Problem")["code"] == "hello-twice"


def test_another_protocol(ann: Guest) -> None:
    with ann.line(ann.table("me", "me")["table"]["id"]) as line:
        line.send("Hello", protocol=99)
        assert line.until("Problem")["code"] == "other-protocol"
        assert line.closed() == 1008


def test_a_table_that_does_not_exist(ann: Guest) -> None:
    with ann.line("nowhere") as line:
        assert line.until("Problem")["code"] == "missing"
        assert line.closed() == 1008


def test_a_handshake_from_another_page(ann: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    for headers in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "null"},
        {"Origin": "http://["},
    ):
        with pytest.raises(InvalidStatus) as refused:
            ann.line(table, port=0, **headers)
        assert refused.value.response.status_code == 403
    with ann.line(table, Origin=ann.served.url) as line:
        line.send("Ping")
        line.until("Pong")


def test_before_the_game_begins_and_after_it_is_given_up(ann: Guest) -> None:
    table = ann.table("me", "open")["table"]["id"]
    with ann.sit(table) as line:
        line.send("Answer", seat=0, question=0, answer=0)
        assert line.until("Refused")["code"] == "not-begun"
        assert ann.post(f"/api/tables/{table}/close")["state"] == "abandoned"
        assert line.until("TableChanged")["table"]["state"] == "abandoned"
        line.send("Answer", seat=0, question=0, answer=0)
        assert line.until("Refused")["code"] == "abandoned"


@pytest.mark.usefixtures("no_time_passes")
def test_too_fast_and_too_many(databases: Databases) -> None:
    limits = Limits(messages=1, burst=5, sockets=2, strikes=3)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        with ann.sit(table) as line, ann.sit(table), ann.line(table) as third:
            assert third.until("Problem")["code"] == "too-many-sockets"
            assert third.closed() == 1008
            with suppress(ConnectionClosed):  # the server may have had enough before the last
                for _ in range(20):
                    line.send("Ping")
            assert line.until("Problem")["code"] == "too-fast"
            assert line.closed() == 1008


@pytest.mark.usefixtures("no_time_passes")
def test_coming_back_too_often(databases: Databases) -> None:
    limits = Limits(handshakes=0.01, handshake_burst=3)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table = ann.table("me", "me")["table"]["id"]
        for _ in range(3):
            ann.sit(table).wire.close()
        with ann.line(table) as line:
            assert line.until("Problem")["code"] == "too-fast"
            assert line.closed() == 1013
        with bob.sit(table) as line:
            line.scene(-1)


def test_a_record_with_a_card_that_cannot_be_is_refused(ann: Guest) -> None:
    """A deck is kept as bytes, and 256 is none."""
    table = REGISTERED["synergy"].start(players=2, seed=1)
    record = table.record()
    position = re.sub(r"deck=[0-9]+", "deck=256", record.position)
    assert position != record.position
    header = msgspec.structs.replace(record.header, position=position)
    with pytest.raises(Refusal) as no:
        ann.post("/api/replays", {"record": Record(header, [], position).text()})
    assert no.value.status == 422 and "256" in no.value.sentence


def test_what_is_refused_is_not_repeated_whole(ann: Guest) -> None:
    long = "x" * 7_000
    with pytest.raises(Refusal) as no:
        ann.post("/api/tables", {"game": long, "seats": [{"kind": "me"}] * 2})
    assert len(no.value.sentence) < 300
    with pytest.raises(Refusal) as no:
        ann.post("/api/tables", {"game": "figures", "seats": [{"kind": long}]})
    assert len(no.value.sentence) < 600
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        for seat in (0, 1):
            line.scene(seat)
        line.send(long)
        assert len(line.until("Problem")["sentence"]) < 600
        seat = line.scenes[0]["waiting_for"][0]
        for answer in ([7] * 2_000, 10**25):
            line.send("Answer", seat=seat, question=line.scenes[seat]["asked"]["id"], answer=answer)
            assert len(line.until("Refused", "Problem")["sentence"]) < 300
