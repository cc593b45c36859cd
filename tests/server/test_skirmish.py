"""Skirmish over the wire: a movement is looked at before it is made, an army is built in secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from fracas.games.skirmish.acts import MOVE, kind_of, unit_of
from fracas.games.skirmish.setting_up.armies import read
from fracas.games.skirmish.setting_up.mustering import flat
from tests.server.kit import Guest, Line, Said, Served
from tests.server.truth import stored

BUILT = [*flat(read("Athum Tellur\n2 Soldier\nSoldier with Hare Boots"))]
OTHER = [*flat(read("Athum Tellur\n4 Peasant"))]

TWO_HEROES = [*flat(read("Athum Tellur\nBrother Orwen"))]


@contextmanager
def sitting(ann: Guest, bob: Guest, **settings: Any) -> Iterator[tuple[Line, Line]]:
    """Ann in seat 0, Bob in seat 1."""
    opened = ann.table("me", "open", game="skirmish", **settings)
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as hers, bob.sit(table) as his:
        hers.scene(0)
        his.scene(1)
        yield hers, his


def answers(pair: tuple[Line, Line], seat: int, value: Any = None) -> Said:
    reply = pair[seat].answer(seat, value)
    if reply["type"] == "Accepted":
        for each, line in enumerate(pair):
            line.scene(each)
    return reply


def to_a_movement(pair: tuple[Line, Line]) -> tuple[int, int]:
    """Set up, begin the first turn and take a unit; the seat and the unit."""
    while True:
        seat = int(pair[0].scenes[0]["waiting_for"][0])
        asked = pair[seat].scenes[seat]["asked"]
        if asked["ask"] == "act":
            move = next(each["value"] for each in asked["options"] if kind_of(each["value"]) == MOVE)
            answers(pair, seat, move)
            return seat, unit_of(move)
        answers(pair, seat)


def test_a_movement_is_looked_at_before_it_is_made(ann: Guest, bob: Guest, served: Served) -> None:
    with sitting(ann, bob, armies=["crown-50-a", "grave-50-a"]) as pair:
        seat, me = to_a_movement(pair)
        line = pair[seat]
        scene = line.scenes[seat]
        shape, unit = scene["asked"]["shape"], scene["view"]["units"][me]
        assert shape["type"] == "Plane" and shape["path"] and shape["start"] == [unit["x"], unit["y"]]
        ways = ((0, 250), (250, 0), (0, -250), (-250, 0))
        near = [(unit["x"] + dx, unit["y"] + dy) for dx, dy in ways]
        tried = next(each for each in (line.tries(seat, place) for place in near) if each["refused"] is None)
        preview = tried["preview"]
        assert tried["tried"] == tried["place"] and preview["type"] == "MovePreview"
        assert preview["path"] == [unit["x"], unit["y"], *tried["place"]]
        assert preview["cost"] == preview["legs"][0]["length"] == 250 <= preview["budget"]
        assert preview["sentence"].startswith('0.25" of ')

        ahead = 1 if unit["y"] < shape["height"] // 2 else -1
        far = line.tries(seat, (unit["x"], unit["y"] + ahead * 15_000))
        assert far["refused"]["rule"].startswith("skirmish.") and far["refused"]["sentence"] and far["refused"]["spot"]
        assert far["place"] != far["tried"] and far["preview"]["cost"] <= far["preview"]["budget"]

        assert line.tries(seat, ())["preview"] is None, "not after all"
        for place in ((10**30, 0), (-1, -1), (1,), (0,) * 200, (*tried["place"], 7)):
            assert line.tries(seat, place)["refused"] is not None
        line.send("Answer", seat=seat, question=scene["asked"]["id"], answer=far["tried"])
        assert line.until("Accepted", "Refused")["rule"] == far["refused"]["rule"], "what is tried is what is refused"

        [(_, entries)] = stored(served.database, [line.welcome["table"]["id"]])
        assert entries[-1][0] == seat and isinstance(entries[-1][1], int), "nothing that was tried is in the log"
        others = [said for said in pair[1 - seat].raw if said["type"] == "Tried" and said["seat"] == seat]
        assert others == [], "it is nobody else's business"
        pair[1 - seat].send("Try", seat=seat, question=scene["asked"]["id"], place=tried["place"])
        assert pair[1 - seat].until("Tried", "Refused")["code"] == "not-your-seat"

        assert answers(pair, seat, far["place"])["type"] == "Accepted"
        moved = next(
            told["event"]
            for said in reversed(pair[1 - seat].raw)
            if said["type"] == "Happened"
            for told in said["events"]
            if told["event"]["type"] == "Moved"
        )
        assert (moved["path"], moved["cost"]) == (far["preview"]["path"], far["preview"]["cost"])
        line.send("Try", seat=seat, question=scene["asked"]["id"], place=tried["place"])
        assert line.until("Tried", "Refused")["code"] == "stale"


def test_places_that_the_server_proposes_are_legal(ann: Guest, bob: Guest) -> None:
    """For stones, the set-up and armies "do it for me" is a try with nothing."""
    with sitting(ann, bob, armies=["build", "build"], round_limit=1) as pair:
        asks: set[str] = set()
        while not pair[0].scenes[0]["over"]:
            seat = int(pair[0].scenes[0]["waiting_for"][0])
            asked = pair[seat].scenes[seat]["asked"]
            asks.add(asked["ask"])
            place = None
            if asked["shape"] is not None and asked["ask"] != "move":
                place = pair[seat].tries(seat, ())["place"]
                assert place
            assert answers(pair, seat, place)["type"] == "Accepted"
        assert {"army", "stone", "deploy"} <= asks


def test_an_army_is_built_in_secret(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob, armies=["build", "build"]) as pair:
        hers = pair[0].scenes[0]["asked"]
        assert hers["ask"] == "army" and hers["secret"] and hers["shape"] == {"type": "ArmyShape", "points": 50}
        before = pair[1].scenes[1]
        assert answers(pair, 0, TWO_HEROES)["rule"] == "skirmish.army.heroes"
        assert answers(pair, 0, [999, 0])["rule"] == "skirmish.army.points"
        answers(pair, 0, BUILT)
        assert pair[0].scenes[0]["placed"] == BUILT and pair[0].scenes[0]["can_undo"]
        after = pair[1].scenes[1]
        assert after == {**before, "waiting_for": [1]}
        pair[0].send("AskUndo", seat=0)
        pair[0].scene(0)
        pair[1].scene(1)
        answers(pair, 0, OTHER)
        heard = msgspec.json.encode(pair[1].raw).decode()
        for secret in (BUILT, OTHER):
            assert msgspec.json.encode(secret).decode() not in heard
        assert "Athum" not in heard and "Soldier" not in heard and "Peasant" not in heard
        answers(pair, 1, BUILT)
        units = pair[1].scenes[1]["view"]["units"]
        assert [unit["seat"] for unit in units] == [0] * 5 + [1] * 4
        assert pair[0].scenes[0]["view"]["units"] == units


@pytest.mark.parametrize("ask", ["act", "army"])
def test_what_acts_would_come_to(ann: Guest, bob: Guest, ask: str) -> None:
    """``Look`` tells the attacks that could be made; while armies are chosen there is nothing to tell."""
    settings: dict[str, Any] = {"armies": ["choose", "choose"]} if ask == "army" else {"armies": ["crown-50-a"]}
    with sitting(ann, bob, **settings) as pair:
        seat = int(pair[0].scenes[0]["waiting_for"][0])
        while pair[seat].scenes[seat]["asked"]["ask"] != ask:
            answers(pair, seat)
            seat = int(pair[0].scenes[0]["waiting_for"][0])
        pair[seat].send("Look", seat=seat, question=pair[seat].scenes[seat]["asked"]["id"], about=[])
        seen = pair[seat].until("Seen", "Refused", "Problem")
        assert seen["type"] == "Seen", seen
        assert (seen["outlook"] is None) == (ask == "army") or seen["outlook"].get("attacks") == []
