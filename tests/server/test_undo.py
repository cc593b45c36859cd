"""Taking back: free, by consent, refused, overtaken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from fracas.server.storage.storage import Storage
from fracas.server.wire.limits import Limits
from tests.server.conftest import Databases
from tests.server.kit import Guest, Line, Said, Served


@contextmanager
def two_guests(databases: Databases, limits: Limits) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob at a server with other limits."""
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        yield ann, bob


SETTINGS: dict[str, dict[str, Any]] = {
    "figures": {"armies": ["star-patrol", "doom-lab"]},
    "synergy": {"warriors": 2, "round_limit": 3},
    "legacy": {"rounds": 1},
    "skirmish": {"round_limit": 2, "armies": ["choose", "build"]},
}
"""The games in which everything below is tried."""


@contextmanager
def sitting(ann: Guest, bob: Guest, game: str = "figures") -> Iterator[tuple[Line, Line]]:
    """Ann in seat 0, Bob in seat 1."""
    opened = ann.table("me", "open", game=game, **SETTINGS[game])
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.scene(0)
        his.scene(1)
        yield hers, his


@pytest.fixture(params=SETTINGS)
def pair(request: pytest.FixtureRequest, ann: Guest, bob: Guest) -> Iterator[tuple[Line, Line]]:
    with sitting(ann, bob, request.param) as both:
        yield both


def answers(pair: tuple[Line, Line]) -> int:
    """Anybody who is asked gives the first answer; the seat."""
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
    names = [each["name"] for each in mine.welcome["table"]["seats"]]
    assert request["sentence"] == f"{names[seat]} would like to take back an answer; what came after it goes as well."
    hers = mine.until("UndoAsked")
    assert hers == {**request, "sentence": "You would like to take back your last answer."}
    mine.send("AskUndo", seat=seat)
    assert mine.until("Refused")["code"] == "undo-asked"
    mine.send("AnswerUndo", seat=seat, request=request["request"], agree=True)
    assert mine.until("Refused")["code"] == "no-request"
    other.send("AnswerUndo", seat=1 - seat, request=request["request"], agree=True)
    assert mine.until("UndoSettled")["agreed"]
    now = mine.scene(seat)
    # What both were asked at the same time is put to both again.
    assert now["waiting_for"] == ([0, 1] if now["asked"]["kind"] == "commit" else [seat])


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


def test_anybody_who_comes_back_is_asked_too(pair: tuple[Line, Line], ann: Guest, bob: Guest) -> None:
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


@pytest.mark.parametrize("game", SETTINGS)
def test_what_is_taken_back_leaves_nothing_behind(ann: Guest, game: str) -> None:
    """Whatever an answer led to, dice, draws and reveals included: both seats see what they saw before it."""
    random = Random(6)
    asks: set[str] = set()
    with ann.sit(ann.table("me", "me", game=game, **SETTINGS[game])["table"]["id"]) as line:

        def both() -> list[Said]:
            return [line.scene(0), line.scene(1)]

        now = both()
        for _ in range(60):
            seat = random.choice(now[0]["waiting_for"])
            asked = now[seat]["asked"]
            value = random.choice(asked["options"])["value"] if asked["options"] else None
            assert line.answer(seat, value)["type"] == "Accepted"
            then = both()
            if then[0]["over"]:
                break
            if asked["ask"] not in asks or random.random() < 0.3:
                asks.add(asked["ask"])
                line.send("AskUndo", seat=seat)
                again = both()
                for before, after in zip(now, again, strict=True):
                    assert after["view"] == before["view"]
                    assert after["waiting_for"] == before["waiting_for"]
                assert again[seat]["asked"] == {**asked, "id": again[seat]["asked"]["id"]}
                line.answer(seat, value)
                then = both()
                if then[0]["over"]:
                    break
            now = then
    wanted = {"figures": "attacker", "synergy": "act", "legacy": "champion", "skirmish": "move"}
    assert wanted[game] in asks and len(asks) > 1


def test_anybody_who_asked_may_withdraw(pair: tuple[Line, Line]) -> None:
    seat = beyond_the_barrier(pair)
    before = pair[seat].scenes[seat]
    pair[seat].send("AskUndo", seat=seat)
    request = pair[seat].until("UndoAsked")["request"]
    pair[seat].send("AnswerUndo", seat=seat, request=request, agree=False)
    for line in pair:
        assert line.until("UndoSettled") == {"type": "UndoSettled", "request": request, "agreed": False}
    assert pair[seat].scenes[seat] == before
    pair[1 - seat].send("AnswerUndo", seat=1 - seat, request=request, agree=True)
    assert pair[1 - seat].until("Refused")["code"] == "no-request"


def test_a_request_that_nobody_settles_lapses(databases: Databases) -> None:
    limits = Limits(undo_lapse=0.2)
    with two_guests(databases, limits) as guests, sitting(*guests) as pair:
        seat = beyond_the_barrier(pair)
        for number in range(2):
            pair[seat].send("AskUndo", seat=seat)
            settled = pair[1 - seat].until("UndoSettled")
            assert settled == {"type": "UndoSettled", "request": number, "agreed": False}
        answers(pair)


def test_taking_back_too_often(databases: Databases) -> None:
    limits = Limits(undos=0.001, undo_burst=2, undos_in_log=3)
    with two_guests(databases, limits) as guests, sitting(*guests) as pair:
        pair[1].send("AskUndo", seat=1)
        assert pair[1].until("Refused")["code"] == "nothing-to-undo"
        first = beyond_the_barrier(pair)
        other = 1 - first
        refused = takes_back_at_once(pair, other, 3)
        assert refused["sentence"] == "You take back too often; wait a moment."
        pair[first].send("AskUndo", seat=first)  # has tokens of their own
        request = pair[other].until("UndoAsked")["request"]
        pair[other].send("AnswerUndo", seat=other, request=request, agree=True)
        assert pair[first].until("UndoSettled")["agreed"]
        pair[first].scene(first)
        pair[other].scene(other)
        answers(pair)
        pair[first].send("AskUndo", seat=first)
        assert pair[first].until("Refused")["code"] == "undos-used-up"


def takes_back_at_once(pair: tuple[Line, Line], seat: int, times: int) -> Said:
    """``seat`` takes back what it has just answered, and answers again; the refusal of the last time."""
    for _ in range(times - 1):
        assert pair[seat].scenes[seat]["can_undo"]
        pair[seat].send("AskUndo", seat=seat)
        for other, line in enumerate(pair):
            line.scene(other)
        assert answers(pair) == seat
    pair[seat].send("AskUndo", seat=seat)
    return pair[seat].until("Refused")


@pytest.mark.parametrize(
    ("asking", "asked", "answering", "settled"),
    [
        ("AskUndo", "UndoAsked", "AnswerUndo", "UndoSettled"),
        ("OfferDraw", "DrawOffered", "AnswerDraw", "DrawSettled"),
    ],
)
def test_a_consent_that_could_not_be_written_can_be_given_again(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch, asking: str, asked: str, answering: str, settled: str
) -> None:
    """The disk is full when the last one agrees: the request stands as it stood before."""

    async def full(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    with sitting(ann, bob) as pair:
        seat = beyond_the_barrier(pair)
        mine, other = pair[seat], pair[1 - seat]
        mine.send(asking, seat=seat)
        request = other.until(asked)
        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", full)
            other.send(answering, seat=1 - seat, request=request["request"], agree=True)
            assert other.until(asked, "Problem") == request, "they are asked again"
            assert other.until("Problem")["code"] == "not-kept"
        other.send(answering, seat=1 - seat, request=request["request"], agree=True)
        assert other.until(settled, "Refused") == {"type": settled, "request": request["request"], "agreed": True}


def test_a_draw_and_taking_back_are_never_asked_at_once(pair: tuple[Line, Line]) -> None:
    seat = beyond_the_barrier(pair)
    mine, other = pair[seat], pair[1 - seat]
    mine.send("AskUndo", seat=seat)
    asked = other.until("UndoAsked")
    other.send("OfferDraw", seat=1 - seat)
    no = other.until("Refused")
    assert (no["code"], no["rule"]) == ("undo-asked", "table.draw") and "answered first" in no["sentence"]
    other.send("AnswerUndo", seat=1 - seat, request=asked["request"], agree=False)
    other.until("UndoSettled")
    other.send("OfferDraw", seat=1 - seat)
    mine.until("DrawOffered")
    mine.send("AskUndo", seat=seat)
    no = mine.until("Refused")
    assert (no["code"], no["rule"]) == ("draw-offered", "table.undo")
