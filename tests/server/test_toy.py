"""Places, secret commits, reasons and standing passes over the wire: the toy game has them all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from fracas.games import REGISTERED
from tests.kit.toy import BOARD, TOY
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Line, Served
from tests.server.truth import stored


@pytest.fixture
def toys(databases: Databases) -> Iterator[Served]:
    """A server that has the toy game too."""
    with pytest.MonkeyPatch.context() as registering:
        registering.setitem(REGISTERED, "toy", TOY)
        with Served(databases.fresh(), limits=UNHURRIED) as served:
            yield served


@pytest.fixture
def pair(toys: Served) -> Iterator[tuple[Line, Line]]:
    with toys.guest("Ann") as ann, toys.guest("Bob") as bob, sitting(ann, bob) as both:
        yield both


class sitting:  # noqa: N801 - reads like a function
    """Ann in seat 0, Bob in seat 1, at a table of the toy game."""

    def __init__(self, ann: Guest, bob: Guest, rounds: int = 2, **more: Any) -> None:
        wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"rounds": rounds}, **more}
        opened = ann.post("/api/tables", wish)
        self.table = opened["table"]["id"]
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        self._lines = ann.sit(self.table), bob.sit(self.table)

    def __enter__(self) -> tuple[Line, Line]:
        for seat, line in enumerate(self._lines):
            line.scene(seat)
        return self._lines

    def __exit__(self, *_: object) -> None:
        for line in self._lines:
            line.__exit__()


def answers(pair: tuple[Line, Line], seat: int, answer: Any) -> dict[str, Any]:
    """An answer, and what everybody sees of it."""
    asked = pair[seat].scenes[seat]["asked"]
    pair[seat].send("Answer", seat=seat, question=asked["id"], answer=answer)
    reply = pair[seat].until("Accepted", "Refused", "Problem")
    if reply["type"] == "Accepted":
        for each, line in enumerate(pair):
            line.scene(each)
    return reply


def hide_stones(pair: tuple[Line, Line]) -> None:
    for seat in (0, 1):
        assert answers(pair, seat, [0, 1, 0])["type"] == "Accepted"


def test_a_place_in_secret(pair: tuple[Line, Line]) -> None:
    asked = pair[0].scenes[0]["asked"]
    assert asked["kind"] == "place" and asked["secret"] and asked["options"] == []
    assert asked["shape"]["type"] == "Split" and asked["shape"]["room"] == [2, 2]
    refused = answers(pair, 0, [0, 0, 0])
    assert (refused["code"], refused["rule"]) == ("forbidden", "toy.stones")
    assert answers(pair, 0, [1, 1, 0])["type"] == "Accepted"
    assert pair[0].scenes[0]["placed"] == [1, 1, 0] and pair[0].scenes[0]["asked"] is None
    assert pair[0].scenes[0]["can_undo"]
    theirs = msgspec.json.encode([*pair[1].raw]).decode()
    assert "[1,1,0]" not in theirs and pair[1].scenes[1]["placed"] is None
    answers(pair, 1, [0, 1, 0])
    assert pair[0].scenes[0]["view"]["stones"] == [1, 1, 0]
    assert "[1,1,0]" not in msgspec.json.encode([*pair[1].raw]).decode()


def test_try_a_place(pair: tuple[Line, Line], toys: Served) -> None:
    hide_stones(pair)
    line = pair[0]
    asked = line.scenes[0]["asked"]
    assert asked["kind"] == "place" and not asked["secret"]
    assert asked["shape"]["type"] == "Plane" and asked["shape"]["width"] == BOARD
    line.send("Try", seat=0, question=asked["id"], place=[50, 50])
    tried = line.until("Tried")
    assert tried["place"] == [50, 50] and tried["refused"] is None
    assert tried["preview"] == {"type": "DartPreview", "sentence": "The dart brings 10 points.", "points": 10}
    line.send("Try", seat=0, question=asked["id"], place=[-7, 120])
    tried = line.until("Tried")
    assert tried["tried"] == [-7, 120] and tried["place"] == [0, 99]
    assert tried["refused"] == {"rule": "toy.board", "sentence": "The dart must hit the board.", "spot": [-7, 120]}
    line.send("Try", seat=0, question=asked["id"], place=[])
    assert line.until("Tried")["place"] is None
    for bad in ({"question": asked["id"] - 1}, {"seat": 1}):
        line.send("Try", **{"seat": 0, "question": asked["id"], "place": [1, 1], **bad})
        assert line.until("Refused")["code"] in ("stale", "not-your-seat")
    pair[1].send("Try", seat=1, question=asked["id"], place=[1, 1])
    assert pair[1].until("Refused")["code"] == "stale"
    line.send("Try", seat=0, question=asked["id"], place=["x"])
    assert line.until("Problem")["code"] == "malformed"
    line.send("Try", seat=0, question=asked["id"], place=[1] * 5000)
    assert line.until("Problem")["code"] == "too-big"
    table = line.welcome["table"]["id"]
    [(_, entries)] = stored(toys.database, [table])
    assert entries[-1][0] == 1, "nothing that was tried is in the log"
    assert not any(said["type"] == "Tried" for said in pair[1].raw)


@pytest.mark.usefixtures("no_time_passes")
def test_tries_are_limited(databases: Databases) -> None:
    limits = msgspec.structs.replace(UNHURRIED, tries=1.0)
    with pytest.MonkeyPatch.context() as registering:
        registering.setitem(REGISTERED, "toy", TOY)
        with (
            Served(databases.fresh(), limits=limits) as served,
            served.guest("Ann") as ann,
            served.guest("Bob") as bob,
            sitting(ann, bob) as pair,
        ):
            question = pair[0].scenes[0]["asked"]["id"]
            for _ in range(4):
                pair[0].send("Why", seat=0, question=question, thing="stone:1")
            codes = [pair[0].until("Because", "Refused").get("code") for _ in range(4)]
            assert sorted(codes, key=str) == [None, None, "too-many-tries", "too-many-tries"]


def test_why_not(pair: tuple[Line, Line]) -> None:
    hide_stones(pair)
    answers(pair, 0, [50, 50])
    answers(pair, 1, [50, 50])
    asked = pair[0].scenes[0]["asked"]
    assert asked["ask"] == "bid" and asked["passing"] == 1
    pair[0].send("Why", seat=0, question=asked["id"], thing="option:9")
    because = pair[0].until("Because")
    assert (because["rule"], because["sentence"]) == ("toy.bid", "Nine is too much.")
    pair[0].send("Why", seat=0, question=asked["id"], thing="option:1")
    assert pair[0].until("Because")["sentence"] == ""
    pair[0].send("Why", seat=0, question=asked["id"] + 1, thing="option:9")
    assert pair[0].until("Refused")["code"] == "stale"
    pair[0].send("Why", seat=1, question=asked["id"], thing="option:9")
    assert pair[0].until("Refused")["code"] == "not-your-seat"


def to_the_bids(pair: tuple[Line, Line]) -> None:
    """Play on until both are asked for their bids."""
    while True:
        scenes = [line.scenes[seat] for seat, line in enumerate(pair)]
        asked = next(scene["asked"] for scene in scenes if scene["asked"] is not None)
        seat = next(seat for seat, scene in enumerate(scenes) if scene["asked"] is not None)
        if asked["ask"] == "bid":
            return
        answer = {"stones": [0, 1, 0], "dart": [50, 50]}.get(asked["ask"])
        answers(pair, seat, asked["options"][0]["value"] if answer is None else answer)


def test_standing_passes(toys: Served) -> None:
    with toys.guest("Ann") as ann, toys.guest("Bob") as bob:
        table = sitting(ann, bob)
        with table as pair:
            pair[0].send("Stand", seat=0, ask="bid", on=True)
            assert pair[0].until("Refused")["code"] == "cannot-stand"
            to_the_bids(pair)
            pair[0].send("Stand", seat=0, ask="bid", on=True)
            mine = pair[0].scene(0)
            assert mine["standing"] == ["bid"] and mine["asked"] is None and mine["waiting_for"] == [1]
            assert mine["chosen"] is None and not mine["can_undo"]
            heard = len(pair[1].heard)
            pair[1].send("Ping")
            pair[1].until("Pong")
            assert "Scene" not in [said["type"] for said in pair[1].heard[heard:]], "it is nobody else's business"
            assert pair[1].scenes[1]["waiting_for"] == [0, 1]
            answers(pair, 1, 2)
        toys_forget(toys)
        with ann.sit(table.table) as hers, bob.sit(table.table) as his:
            pair = (hers, his)
            assert hers.scene(0)["standing"] == ["bid"], "it outlasts that everybody was gone"
            his.scene(1)
            to_the_bids(pair)
            assert hers.scenes[0]["asked"] is None and his.scenes[1]["asked"]["ask"] == "bid"
            hers.send("Stand", seat=0, ask="bid", on=False)
            mine = hers.scene(0)
            assert mine["standing"] == [] and mine["asked"]["ask"] == "bid", "it had not been given yet"
        [(row, entries)] = stored(toys.database, [table.table])
        assert row.seats[0].standing == () and (0, 1) in entries


def test_who_passes_for_good_does_not_run_out_of_time(toys: Served) -> None:
    """They have answered, though nobody is to know it: only the other, who does not, loses by the clock, though they
    had more time."""
    clock = {"bank": 5, "increment": 0}
    with toys.guest("Ann") as ann, toys.guest("Bob") as bob, sitting(ann, bob, clock=clock) as pair:
        answers(pair, 1, [0, 1, 0])
        time.sleep(2.5)
        to_the_bids(pair)
        pair[0].send("Stand", seat=0, ask="bid", on=True)
        assert pair[0].scene(0)["standing"] == ["bid"]
        answers(pair, 1, 2)
        to_the_bids(pair)
        assert pair[1].scenes[1]["waiting_for"] == [0, 1], "nobody is to know who has answered"
        end = pair[0].until("Scene", that=lambda scene: scene["over"])
        assert end["outcome"]["winners"] == [0]
        assert "Bob ran out of time" in end["outcome"]["sentence"]


def toys_forget(served: Served) -> None:
    while served.tables.loaded:
        served.tables.forget_idle(0)


def test_a_hint_for_a_place(pair: tuple[Line, Line]) -> None:
    hide_stones(pair)
    asked = pair[0].scenes[0]["asked"]
    pair[0].send("AskHint", seat=0)
    hint = pair[0].until("Hint", "Refused", "Problem")
    assert hint["type"] == "Hint" and hint["question"] == asked["id"]
    assert len(hint["value"]) == 2 and hint["label"] and hint["why"]
    assert answers(pair, 0, hint["value"])["type"] == "Accepted"


def test_a_whole_game_of_places_and_its_replay(toys: Served) -> None:
    with toys.guest("Ann") as ann, toys.guest("Bob") as bob:
        table = sitting(ann, bob, rounds=2)
        with table as pair:
            while not pair[0].scenes[0]["over"]:
                scenes = [line.scenes[seat] for seat, line in enumerate(pair)]
                seat = next(seat for seat, scene in enumerate(scenes) if scene["asked"] is not None)
                asked = scenes[seat]["asked"]
                place = {"Split": [0, 1, 0], "Plane": [50, 50]}.get(str((asked["shape"] or {}).get("type")))
                answers(pair, seat, asked["options"][0]["value"] if place is None else place)
        steps = ann.get(f"/api/replays/{table.table}/steps", seat="0")
        assert len(steps) == ann.get(f"/api/replays/{table.table}")["frames"] and steps[-1]["over"]
