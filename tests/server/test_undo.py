"""Taking back: free, by consent, refused, overtaken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import Guest, Line


@pytest.fixture
def pair(ann: Guest, bob: Guest) -> Iterator[tuple[Line, Line]]:
    """Ann in seat 0, Bob in seat 1."""
    opened = ann.table("me", "open", armies=["star-patrol", "doom-lab"])
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.scene(0)
        his.scene(1)
        yield hers, his


def answers(pair: tuple[Line, Line]) -> int:
    """Whoever is asked gives the first answer; the seat."""
    seat = int(pair[0].scenes[0]["waiting_for"][0])
    assert pair[seat].answer(seat)["type"] == "Accepted"
    pair[0].scene(0)
    pair[1].scene(1)
    return seat


def test_nothing_can_be_taken_back_before_anything_was_answered(pair: tuple[Line, Line]) -> None:
    for seat, line in enumerate(pair):
        assert not line.scenes[seat]["can_undo"] and not line.scenes[seat]["can_ask_undo"]
    first = beyond_the_barrier(pair)
    assert not pair[first].scenes[first]["can_undo"] and pair[first].scenes[first]["can_ask_undo"]


def test_free_undo(pair: tuple[Line, Line]) -> None:
    seat = int(pair[0].scenes[0]["waiting_for"][0])
    before = pair[seat].scenes[seat]
    answers(pair)
    assert pair[seat].scenes[seat]["can_undo"]
    pair[seat].send("AskUndo", seat=seat)
    after = pair[seat].scene(seat)
    assert after["view"] == before["view"]
    assert after["asked"]["options"] == before["asked"]["options"]
    assert after["asked"]["id"] != before["asked"]["id"]
    other = pair[1 - seat].until("Happened", that=lambda m: any(t["event"]["type"] == "TakenBack" for t in m["events"]))
    assert "takes back" in other["events"][-1]["sentence"]


def beyond_the_barrier(pair: tuple[Line, Line]) -> int:
    """Play until both have answered; a seat that can no longer take back freely."""
    first = answers(pair)
    while answers(pair) == first:
        pass
    assert not pair[first].scenes[first]["can_undo"]
    return first


def test_by_consent(pair: tuple[Line, Line]) -> None:
    seat = beyond_the_barrier(pair)
    mine, other = pair[seat], pair[1 - seat]
    mine.send("AskUndo", seat=seat)
    request = other.until("UndoAsked")
    assert request["seat"] == seat and request["waiting_for"] == [1 - seat]
    assert mine.until("UndoAsked") == request
    mine.send("AskUndo", seat=seat)
    assert mine.until("Refused")["code"] == "undo-asked"
    mine.send("AnswerUndo", seat=seat, request=request["request"], agree=True)
    assert mine.until("Refused")["code"] == "no-request"
    other.send("AnswerUndo", seat=1 - seat, request=request["request"], agree=True)
    assert mine.until("UndoSettled")["agreed"]
    assert mine.scene(seat)["waiting_for"] == [seat]


def test_refused(pair: tuple[Line, Line]) -> None:
    seat = beyond_the_barrier(pair)
    before = pair[seat].scenes[seat]
    pair[seat].send("AskUndo", seat=seat)
    request = pair[1 - seat].until("UndoAsked")["request"]
    pair[1 - seat].send("AnswerUndo", seat=1 - seat, request=request, agree=False)
    assert pair[seat].until("UndoSettled") == {"type": "UndoSettled", "request": request, "agreed": False}
    assert pair[seat].scenes[seat] == before


def test_an_answer_meanwhile_overtakes_the_request(pair: tuple[Line, Line]) -> None:
    seat = beyond_the_barrier(pair)
    pair[seat].send("AskUndo", seat=seat)
    pair[1 - seat].until("UndoAsked")
    pair[seat].until("UndoAsked")
    answers(pair)
    settled = next(m for m in pair[0].heard if m["type"] == "UndoSettled")
    assert not settled["agreed"]


def test_whoever_comes_back_is_asked_too(pair: tuple[Line, Line], ann: Guest, bob: Guest) -> None:
    seat = beyond_the_barrier(pair)
    pair[seat].send("AskUndo", seat=seat)
    request = pair[1 - seat].until("UndoAsked")
    with (ann, bob)[1 - seat].sit(pair[0].welcome["table"]["id"]) as again:
        assert again.until("UndoAsked") == request


def test_nothing_to_take_back(pair: tuple[Line, Line]) -> None:
    pair[1].send("AskUndo", seat=1)
    assert pair[1].until("Refused")["code"] == "nothing-to-undo"


def test_bots_and_people_at_one_browser_agree_by_themselves(ann: Guest) -> None:
    with ann.sit(ann.table("me", "me", armies=["star-patrol", "doom-lab"])["table"]["id"]) as line:
        line.scene(0)
        line.scene(1)
        pair = (line, line)
        seat = beyond_the_barrier(pair)
        line.send("AskUndo", seat=seat)
        assert line.scene(seat)["asked"] is not None
