"""Records, replays, and playing on from a moment of one."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import fracas
from fracas.core.patch import patched
from fracas.core.record import CHANCE, Record
from fracas.core.session import Session
from fracas.server.replay import replays
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Refusal, Served, play_to_the_end


def finished(guest: Guest, **options: Any) -> str:
    table = str(guest.table("me", "me", turn_limit=6, **options)["table"]["id"])
    with guest.sit(table) as line:
        play_to_the_end({0: line, 1: line})
    return table


def record_of(guest: Guest, table: str) -> Record:
    return Record.read(guest.get(f"/api/tables/{table}/record"))


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def test_the_record_of_a_game_that_is_not_over_is_nobodys(ann: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    for path in (f"/api/tables/{table}/record", f"/api/replays/{table}", f"/api/replays/{table}/steps"):
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (409, "not-over")):
            ann.get(path)
    for path in ("/api/tables/nowhere/record", "/api/replays/nowhere"):
        with pytest.raises(Refusal, check=lambda no: no.status == 404):
            ann.get(path)


def frames_of(guest: Guest, replay: str, viewer: str) -> list[Any]:
    """Every frame with its views, put together from the steps as a browser would."""
    start, *steps = guest.get(f"/api/replays/{replay}/steps", seat=viewer)
    views = start["views"]
    frames = [start]
    for number, step in enumerate(steps, 1):
        for told in step["told"]:
            views = [patched(views[0], told.get("patch") or {}), *views[1:]]
        views = [patched(view, patch) for view, patch in zip(views, step["patches"], strict=True)]
        assert (step.get("views") is not None) == (number % 100 == 0)
        if step.get("views") is not None:
            assert step["views"] == views
        frames.append({**step, "views": views})
    return frames


def ends_of_decisions(record: Record) -> list[int]:
    """How many entries come before each decision, and before the end: found by trying, not by playing through."""
    game = fracas.game(record.header.game)
    ends = []
    for end in range(len(record.entries) + 1):
        session = Session(game, record.header, record.entries[:end])
        stands = len(session.log) == end  # nothing that needs nobody follows
        if stands and all(session.pending(seat) is None for seat in range(session.players)):
            ends.append(end)
    return ends


def test_every_step_of_a_replay_is_a_decision_that_somebody_made(ann: Guest) -> None:
    """Not the only answer there was, and not one half of a choice that two make at once."""
    opened = ann.post(
        "/api/tables",
        {"game": "legacy", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"rounds": 1, "beginner": True}},
    )
    table = opened["table"]["id"]
    with ann.sit(table) as line:
        play_to_the_end({0: line, 1: line})
    record = record_of(ann, table)
    start, *steps = ann.get(f"/api/replays/{table}/steps", seat="watch")
    assert len(steps) + 1 == ann.get(f"/api/replays/{table}")["frames"] == len(ends_of_decisions(record))
    answers = sum(who != CHANCE for who, _ in record.entries)
    assert len(steps) <= answers - 8, "each of eight battles begins with two answers and one decision"
    assert all(step["told"] for step in steps), "nothing happens between two moments"
    assert start["waiting_for"] == [0, 1] and not start["over"] and steps[-1]["over"]


def test_the_decisions_of_a_finished_game_are_counted_beside_the_event_loop(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counting plays the game over again; tables at which people play do not wait for that."""
    counted_in: list[bool] = []

    def ends_of(*game: Any) -> list[int]:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            counted_in.append(True)
        else:
            counted_in.append(False)
        return counted(*game)

    counted = replays.ends_of
    monkeypatch.setattr(replays, "ends_of", ends_of)
    finished(ann, army_size=1)
    assert counted_in
    assert all(counted_in)


def test_steps_are_what_the_seats_saw(ann: Guest, bob: Guest) -> None:
    table = finished(ann, army_size=3)
    assert table in [replay["id"] for replay in ann.get("/api/replays")]
    assert table not in [replay["id"] for replay in bob.get("/api/replays")]
    record = record_of(bob, table)  # anybody who has the link may look
    info = bob.get(f"/api/replays/{table}")
    game = fracas.game("figures")
    whole = fracas.replay(record)
    ends = ends_of_decisions(record)
    for viewer, seats in {"0": [0], "1": [1], "watch": [-1], "all": [0, 1]}.items():
        frames = frames_of(bob, table, viewer)
        assert info["frames"] == len(ends) == len(frames)
        for frame, end in zip(frames, ends, strict=True):
            session = Session(game, record.header, record.entries[:end])
            assert frame["views"] == [as_json(session.view(seat)) for seat in seats]
            assert frame["waiting_for"] == session.waiting_for and frame["over"] == session.over
        heard = [told for frame in frames for told in frame["told"]]
        expected = whole.events if viewer == "all" else whole.heard(seats[0])
        assert [told["event"] for told in heard] == as_json(expected)
        assert all(told["sentence"] for told in heard)


def test_replays_that_are_none(ann: Guest) -> None:
    table = finished(ann)
    for seat in ("2", "nobody", "-1"):
        with pytest.raises(Refusal, check=lambda no: no.status == 422):
            ann.get(f"/api/replays/{table}/steps", seat=seat)
    with pytest.raises(Refusal, check=lambda no: no.status == 404):
        ann.get(f"/api/replays/{table}x/steps")


def test_whole_replays_are_limited(databases: Databases) -> None:
    limits = msgspec.structs.replace(UNHURRIED, streams=0.2)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann:
        table = finished(ann)
        ann.get(f"/api/replays/{table}/steps")
        ann.get(f"/api/replays/{table}/steps")
        with pytest.raises(Refusal, check=lambda no: no.status == 429):
            ann.get(f"/api/replays/{table}/steps")


def test_upload(ann: Guest, bob: Guest) -> None:
    text = ann.get(f"/api/tables/{finished(ann)}/record")
    info = bob.post("/api/replays", {"record": text})
    assert info["outcome"] and info["id"] in [replay["id"] for replay in bob.get("/api/replays")]
    assert len(ann.get(f"/api/replays/{info['id']}/steps", seat="all")) == info["frames"]
    assert ann.get(f"/api/tables/{info['id']}/record") == text


def test_uploads_that_are_refused(ann: Guest) -> None:
    text = ann.get(f"/api/tables/{finished(ann)}/record")
    lines = text.splitlines()
    record = Record.read(text)
    bad = msgspec.structs.replace(record.header, seats=["", "x" * 100])
    for upload, code in [
        ("", "no-header"),
        ("nonsense", "no-header"),
        ("\n".join(lines[:-1]), "truncated"),
        (text.replace("[0,", "[1,", 1), "edited"),
        (Record(bad, [], record.position).text(), "bad-name"),
        (Record(msgspec.structs.replace(record.header, rules=99), [], "").text(), "other-rules"),
        (Record(msgspec.structs.replace(record.header, game="chess"), [], "").text(), "unknown-game"),
        (Record(record.header, [(0, 12_345)], "").text(), "unplayable"),
    ]:
        with pytest.raises(Refusal, check=lambda no, code=code: (no.status, no.code) == (422, code)):  # type: ignore[misc]
            ann.post("/api/replays", {"record": upload})


def test_going_on_from_every_kind_of_moment(ann: Guest, bob: Guest) -> None:
    table = finished(ann)
    moments = frames_of(ann, table, "0")
    last = max(frame for frame, moment in enumerate(moments) if not moment["over"])  # what is forced may still follow
    before = record_of(ann, table)
    for frame in (0, 1, last // 2, last):
        view = moments[frame]["views"][0]
        wish = {"frame": frame, "seats": [{"kind": "me"}, {"kind": "me", "name": "Zoe"}]}
        opened = bob.post(f"/api/replays/{table}/continue", wish)
        with bob.sit(opened["table"]["id"]) as line:
            assert line.scene(0)["view"] == view
            line.scene(1)
            assert play_to_the_end({0: line, 1: line})["over"]
        after = record_of(bob, opened["table"]["id"])
        assert after.header.seed != before.header.seed
        assert after.header.seats == ["Bob", "Zoe"]


def test_going_on_against_a_bot(ann: Guest) -> None:
    table = finished(ann)
    wish = {"frame": 3, "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]}
    opened = ann.post(f"/api/replays/{table}/continue", wish)
    with ann.sit(opened["table"]["id"]) as line:
        assert play_to_the_end({1: line})["over"]


def test_going_on_with_a_friend(ann: Guest, bob: Guest) -> None:
    table = finished(ann)
    wish = {"frame": 4, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = ann.post(f"/api/replays/{table}/continue", wish)
    assert opened["table"]["state"] == "open"
    with ann.sit(opened["table"]["id"]) as line:
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        scene = line.scene(0)
        assert scene["view"] == frames_of(ann, table, "0")[4]["views"][0]


def test_moments_from_which_nobody_can_go_on(ann: Guest) -> None:
    table = finished(ann)
    frames = ann.get(f"/api/replays/{table}")["frames"]
    two = [{"kind": "me"}, {"kind": "me"}]
    for frame, seats, code in [
        (frames - 1, two, "over"),
        (frames, two, "no-frame"),
        (-1, two, "no-frame"),
        (0, [*two, *two], "players"),
    ]:
        with pytest.raises(Refusal, check=lambda no, code=code: (no.status, no.code) == (422, code)):  # type: ignore[misc]
            ann.post(f"/api/replays/{table}/continue", {"frame": frame, "seats": seats})


def over(ann: Guest, bob: Guest, **options: Any) -> str:
    """A table at which both have played to the end."""
    opened = ann.table("me", "open", turn_limit=4, **options)
    table: str = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with pytest.raises(Refusal, check=lambda no: no.code == "not-over"):
        bob.post(f"/api/tables/{table}/rematch")
    with ann.sit(table) as hers, bob.sit(table) as his:
        play_to_the_end({0: hers, 1: his})
    return table


def test_rematch(ann: Guest, bob: Guest) -> None:
    table = over(ann, bob)
    with ann.sit(table) as hers:
        again = bob.post(f"/api/tables/{table}/rematch")["table"]
        assert hers.until("TableChanged", that=lambda m: m["table"]["rematch"])["table"]["rematch"] == again["id"]
    agreed = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert agreed["id"] == again["id"] and agreed["state"] == "playing"
    assert [seat["name"] for seat in agreed["seats"]] == ["Ann", "Bob"]
    with ann.served.guest() as stranger, pytest.raises(Refusal, check=lambda no: no.status == 403):
        stranger.post(f"/api/tables/{table}/rematch")
    with bob.sit(again["id"]) as his:
        his.send("Leave", seat=1)
        his.until("Scene", that=lambda scene: bool(scene["over"]))
    third = ann.post(f"/api/tables/{again['id']}/rematch")["table"]
    assert third["id"] not in (table, again["id"])
    assert bob.post(f"/api/tables/{again['id']}/rematch")["table"]["id"] == third["id"]
    assert bob.get(f"/api/tables/{again['id']}")["rematch"] == third["id"]


def test_nobody_is_made_to_play_a_rematch(ann: Guest, bob: Guest) -> None:
    table = over(ann, bob, private=False)
    opened = bob.post(f"/api/tables/{table}/rematch")
    again = opened["table"]
    assert again["state"] == "open", "it waits until ann has agreed"
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    assert again["id"] not in [each["id"] for each in ann.get("/api/me")["tables"]]
    assert bob.post(f"/api/tables/{table}/rematch")["table"]["state"] == "open", "asking twice is not agreeing twice"
    with ann.served.guest("Eve") as eve, pytest.raises(Refusal, check=lambda no: no.code == "private"):
        eve.post(f"/api/tables/{again['id']}/join")  # ann's seat is hers
    agreed = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert agreed["id"] == again["id"] and agreed["state"] == "playing"
    assert [seat["mine"] for seat in agreed["seats"]] == [True, False]


def test_a_rematch_against_bots_begins_at_once(ann: Guest) -> None:
    table = finished(ann)
    assert ann.post(f"/api/tables/{table}/rematch")["table"]["state"] == "playing"


def test_a_rematch_that_cannot_be_noted_leaves_no_table(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(ann)
    before = [each["id"] for each in ann.get("/api/me")["tables"]]

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("fracas.server.storage.queries.save_table", fail)
        with pytest.raises(Refusal, check=lambda no: no.status == 503):
            ann.post(f"/api/tables/{table}/rematch")
    assert [each["id"] for each in ann.get("/api/me")["tables"]] == before
    assert ann.get(f"/api/tables/{table}")["rematch"] == ""
