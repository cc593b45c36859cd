"""Whole games over the socket."""

from __future__ import annotations

import pytest

from fracas.server.wire.protocol import PROTOCOL
from tests.server.conftest import Databases
from tests.server.kit import Guest, Served, play_to_the_end


def test_a_game_against_a_bot(ann: Guest) -> None:
    table = ann.post("/api/play-now", {"game": "figures", "level": "easy"})["table"]
    assert table["state"] == "playing"
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    with ann.sit(table["id"]) as line:
        assert line.welcome["seats"] == [0]
        end = play_to_the_end({0: line})
        assert end["outcome"]["sentence"].endswith("wins.")
        assert line.until("TableChanged")["table"]["state"] == "finished"
    assert ann.get(f"/api/tables/{table['id']}")["outcome"] == end["outcome"]
    assert table["id"] in [each["id"] for each in ann.get("/api/me")["tables"]]


def test_two_guests_by_invitation(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open")
    table = opened["table"]["id"]
    assert opened["table"]["state"] == "open"
    with ann.sit(table) as hers:
        assert bob.post(f"/api/join/{opened['invites'][0]['code']}") == {"table": table, "seat": 1}
        changed = hers.until("TableChanged", that=lambda m: m["table"]["state"] == "playing")
        assert [seat["name"] for seat in changed["table"]["seats"]] == ["Ann", "Bob"]
        with bob.sit(table) as his:
            assert his.welcome["seats"] == [1]
            end = play_to_the_end({0: hers, 1: his})
            assert end["over"]


def test_hot_seat(ann: Guest) -> None:
    table = ann.post(
        "/api/tables",
        {"game": "figures", "seats": [{"kind": "me"}, {"kind": "me", "name": "Zoe"}]},
    )["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Zoe"]
    with ann.sit(table["id"]) as line:
        assert line.welcome["seats"] == [0, 1]
        assert play_to_the_end({0: line, 1: line})["over"]


def test_a_spectator_sees_the_table_and_no_hand(served: Served, ann: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with served.guest() as nobody, nobody.line(table) as line:
        line.send("Hello", protocol=PROTOCOL)
        assert line.until("Welcome")["seats"] == []
        scene = line.until("Scene")
        assert scene["seat"] == -1
        assert scene["view"]["hand"] == [] and scene["asked"] is None and not scene["can_undo"]
        drawn = [t["event"] for m in line.heard if m["type"] == "Happened" for t in m["events"]]
        assert all(event.get("card") is None for event in drawn if event["type"] == "Drew")


def test_one_answer_is_not_told_without_end(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer may end many turns that need none: everybody is told the last events, and how things stand."""
    monkeypatch.setattr("fracas.server.table.screens.LONGEST", 2)
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me", turn_limit=6)["table"]["id"]
        with ann.sit(table) as line:
            play_to_the_end({0: line, 1: line})
            told = [said for said in line.heard if said["type"] == "Happened" and said["after"] > 0]
            assert max(len(each["events"]) for each in told) == 2
            with ann.sit(table) as later:
                assert line.scenes[0]["view"] == later.scene(0)["view"]
