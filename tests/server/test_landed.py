"""Databases of every version that landed, opened by this one: what is old can be seen, and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
import sqlalchemy as sql

from fracas.core.record import Header, Record
from fracas.games import REGISTERED
from fracas.server.people.guests import COOKIE
from fracas.server.replay import loading
from fracas.server.storage.database import SNAPSHOTS, open_database
from tests.server.conftest import Databases
from tests.server.databases.make import LANDED, token_of
from tests.server.databases.opening import opened, told_of
from tests.server.kit import Guest, Refusal, Said, Served

NEVER = 999
"""A version of rules that no game has."""


class Old:
    """A server of today on a database of then, with those who played there."""

    def __init__(self, name: str, served: Served, people: ExitStack) -> None:
        self.told = told_of(name)
        self.served = served
        self.ann, self.bob = (self._back(people, each) for each in ("Ann", "Bob"))

    def _back(self, people: ExitStack, name: str) -> Guest:
        guest = people.enter_context(self.served.guest())
        guest.http.cookies.set(COOKIE, token_of(name))
        return guest

    def seats(self) -> dict[int, Guest]:
        return {0: self.ann, 1: self.bob}


@contextmanager
def old(name: str, databases: Databases) -> Iterator[Old]:
    with Served(opened(name, databases.fresh())) as served, ExitStack() as people:
        yield Old(name, served, people)


@pytest.fixture(params=LANDED)
def landed(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Old]:
    """Each of them."""
    with old(request.param, databases) as found:
        yield found


@pytest.fixture(params=["told again", "as noted"])
def outdated(request: pytest.FixtureRequest, databases: Databases, monkeypatch: pytest.MonkeyPatch) -> Iterator[Old]:
    """The database of the last landed version, with rules that have changed since: so little that they still tell the
    same of every game, or so much that only noted positions can be read."""
    for game in REGISTERED.values():
        monkeypatch.setattr(game, "version", NEVER)
    if request.param == "as noted":
        monkeypatch.setattr(loading, "_agrees", lambda *_: False)
    with old("four", databases) as found:
        yield found


def same(then: Any, now: Any) -> bool:
    """Is all that was seen then seen now? There may be more to see by now."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(same(then[key], now[key]) for key in then.keys() & now.keys())
    if isinstance(then, dict) and isinstance(now, list):  # by number, then
        return all(same(each, now[int(number)]) for number, each in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(same, then, now))
    return bool(then == now)


def looked(guest: Guest, table: str, seat: int) -> tuple[Said, list[Said]]:
    """What a seat is shown when its player comes back: the scene, and the story."""
    with guest.sit(table) as line:
        scene = line.scene(seat)
        return scene, [each for said in line.raw if said["type"] == "Happened" for each in said["events"]]


def is_told(game: str, found: Old, replay: str) -> bool:
    """Do today's rules tell a finished game again? Those that say so do, and those that have not changed."""
    told = not found.ann.get(f"/api/replays/{replay}")["note"]
    assert told or (REGISTERED[game].version not in (1, *REGISTERED[game].retells) and not REGISTERED[game].retells)
    return told


def test_a_finished_game_shows_its_story_and_its_result(landed: Old) -> None:
    for game, told in landed.told["finished"].items():
        for seat, guest in landed.seats().items():
            scene, story = looked(guest, told["table"], seat)
            assert scene["over"] and scene["view"] and scene["asked"] is None
            assert scene["outcome"]["winners"] == told["outcome"]["winners"], game
            assert scene["turns"] == told["turns"]
            assert is_told(game, landed, told["table"]) is (len(story) > 10)
            assert all(each["sentence"] for each in story)
        info = landed.ann.get(f"/api/tables/{told['table']}")
        assert info["outcome"]["sentence"] == told["outcome"]["sentence"] and info["record"]


def test_a_finished_game_is_replayed_and_its_record_downloaded(landed: Old) -> None:
    listed = {each["id"] for each in landed.ann.get("/api/replays")}
    for game, told in landed.told["finished"].items():
        text = landed.ann.get(f"/api/tables/{told['table']}/record")
        record = Record.read(text)
        assert record.header.game == game and record.header.seats == ["Ann", "Bob"]
        brought = landed.told["brought"][game]
        assert {told["table"], brought} <= listed
        replays = [told["table"], brought]
        if is_told(game, landed, told["table"]):
            replays.append(landed.bob.post("/api/replays", {"record": text})["id"])
        for replay in replays:
            frames = landed.ann.get(f"/api/replays/{replay}")["frames"]
            steps = landed.ann.get(f"/api/replays/{replay}/steps", seat="all")
            assert len(steps) == frames and steps[-1]["over"] and len(steps[0]["views"]) == 2
            assert (frames > 5) is is_told(game, landed, replay)
        # The record of this table itself was brought then: nothing that was played has changed.
        then = Record.read(landed.ann.get(f"/api/tables/{brought}/record"))
        assert (then.header, then.entries) == (record.header, record.entries)


def test_one_under_way_shows_each_seat_its_own_last_view(landed: Old) -> None:
    for game, told in landed.told["under way"].items():
        for seat, guest in landed.seats().items():
            scene, story = looked(guest, told["table"], seat)
            assert same(told["views"][str(seat)], scene["view"]), game
            assert scene["seat"] == seat and scene["turns"] == told["turns"] and not scene["over"] and story
            assert landed.served.tables._tables[told["table"]].row.problem == "" or scene["asked"] is None
        with landed.served.guest("Eve") as eve, eve.line(told["table"]) as line:
            assert line.next()["code"] == "not-watchable"


def header_of(found: Old, table: str) -> Header:
    return found.served.tables._tables[table].row.header


def test_an_open_table_of_older_rules_is_closed_with_a_sentence(landed: Old) -> None:
    for table in landed.told["open"].values():
        info = landed.ann.get(f"/api/tables/{table}")
        if info["problem"]:
            while landed.ann.get(f"/api/tables/{table}")["state"] == "open":
                pass  # it is closed in the background, when the server starts
            assert info["problem"] == loading.CLOSED
            with landed.ann.sit(table) as line:
                assert line.welcome["table"]["problem"] == loading.CLOSED
        else:
            assert info["state"] == "open" and not loading.is_older(header_of(landed, table))


def again(found: Old, table: str, first: Said | None = None) -> str:
    """Both ask to play on, unless Ann has done so already and got this; the new table."""
    first = first or found.ann.post(f"/api/tables/{table}/take-up")
    assert first["table"]["state"] == "open" and first["table"]["origin"]["hidden"] == "unseen"
    second = found.bob.post(f"/api/tables/{table}/take-up")
    assert second["table"]["id"] == first["table"]["id"] and second["table"]["state"] == "playing"
    with found.served.guest() as eve, pytest.raises(Refusal, check=lambda no: no.code == "not-seated"):
        eve.post(f"/api/tables/{table}/take-up")
    return str(first["table"]["id"])


def test_one_under_way_of_older_rules_is_taken_up_from_where_it_stood(landed: Old) -> None:
    taken = 0
    for told in landed.told["under way"].values():
        table = told["table"]
        if not landed.ann.get(f"/api/tables/{table}")["problem"]:
            with pytest.raises(Refusal, check=lambda no: no.code == "not-older"):
                landed.ann.post(f"/api/tables/{table}/take-up")
            continue
        new = again(landed, table)
        for seat, guest in landed.seats().items():
            assert same(told["views"][str(seat)], looked(guest, new, seat)[0]["view"])
        with landed.ann.sit(new) as ann, landed.bob.sit(new) as bob:
            lines = {0: ann, 1: bob}
            for seat, line in lines.items():
                line.scene(seat)
            seat = lines[0].scenes[0]["waiting_for"][0]
            assert lines[seat].answer(seat)["type"] == "Accepted"
        taken += 1
    older = [each for each in landed.ann.get("/api/me")["tables"] if each["problem"] and each["state"] == "playing"]
    assert (taken > 0) is (len(older) > 0)


def test_nobody_else_sits_down_where_somebody_has_secrets(outdated: Old) -> None:
    """Else anybody who takes a game up could look at the others' hands, by a link that they send to themselves."""
    for game, told in outdated.told["under way"].items():
        opened = outdated.ann.post(f"/api/tables/{told['table']}/take-up")
        new = opened["table"]["id"]
        invites = outdated.ann.get(f"/api/tables/{new}/invites")
        if not REGISTERED[game].has.hidden:
            assert len(opened["invites"]) == len(invites) == 1
            continue
        assert opened["invites"] == invites == []
        outdated.ann.put(f"/api/tables/{new}/audience", {"private": False})
        with outdated.served.guest() as eve, pytest.raises(Refusal, check=lambda no: no.code == "kept"):
            eve.post(f"/api/tables/{new}/join")
        again(outdated, told["table"], opened)


def test_for_who_is_deleted_a_bot_plays_on(outdated: Old) -> None:
    tables = [told["table"] for told in outdated.told["under way"].values()]
    outdated.bob.delete("/api/me")
    for table in tables:
        new = outdated.ann.post(f"/api/tables/{table}/take-up")["table"]
        assert new["state"] == "playing" and [seat["kind"] for seat in new["seats"]] == ["person", "bot"]


def test_a_game_of_the_last_version_can_be_looked_at_when_its_rules_change(outdated: Old) -> None:
    for game, told in outdated.told["under way"].items():
        table = told["table"]
        for seat, guest in outdated.seats().items():
            scene, _ = looked(guest, table, seat)
            assert scene["asked"] is None and scene["view"], game
            if loading._agrees.__name__ == "_agrees":
                assert same(told["views"][str(seat)], scene["view"])
        before = {seat: looked(guest, table, seat)[0]["view"] for seat, guest in outdated.seats().items()}
        new = again(outdated, table)
        for seat, guest in outdated.seats().items():
            # What was noted stands between two pieces of play; the next one may have begun by now.
            now = looked(guest, new, seat)[0]["view"]
            assert {key for key in now if now[key] != before[seat][key]} <= {"battle", "step", "turns"}, game


def test_what_can_be_downloaded_of_a_game_that_rules_have_left_unfinished(outdated: Old) -> None:
    for game, told in outdated.told["under way"].items():
        alone = outdated.told["alone"][game]
        record = Record.read(outdated.ann.get(f"/api/tables/{alone}/record"))
        assert record.header.rules != NEVER and record.position and outdated.ann.get(f"/api/tables/{alone}")["record"]
        hidden = REGISTERED[game].has.hidden
        assert outdated.bob.get(f"/api/tables/{told['table']}")["record"] is not hidden
        if hidden:
            with pytest.raises(Refusal, match="secret"):
                outdated.bob.get(f"/api/tables/{told['table']}/record")
        else:
            assert Record.read(outdated.bob.get(f"/api/tables/{told['table']}/record")).entries
        for nobody in (alone, told["table"]):
            with outdated.served.guest() as eve, pytest.raises(Refusal, check=lambda no: no.status == 403):
                eve.get(f"/api/tables/{nobody}/record")


def test_a_finished_game_that_cannot_be_told_shows_how_it_stood(outdated: Old) -> None:
    for game, told in outdated.told["finished"].items():
        scene, story = looked(outdated.ann, told["table"], 0)
        steps = outdated.bob.get(f"/api/replays/{told['table']}/steps", seat="watch")
        info = outdated.bob.get(f"/api/replays/{told['table']}")
        assert scene["over"] and scene["outcome"]["winners"] == told["outcome"]["winners"], game
        assert Record.read(outdated.ann.get(f"/api/tables/{told['table']}/record")).entries
        if loading._agrees.__name__ == "_agrees" and not info["note"]:
            assert story and len(steps) > 5
        else:
            assert loading._agrees.__name__ != "_agrees" or game in ("synergy", "skirmish")
            assert (
                not story and len(steps) == info["frames"] == 1 and steps[0]["over"] and "older rules" in info["note"]
            )


def test_nothing_is_shown_where_nothing_was_noted(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so, and nothing breaks."""
    url = opened("four", databases.fresh())
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(sql.delete(SNAPSHOTS))
    engine.dispose()
    for game in REGISTERED.values():
        monkeypatch.setattr(game, "version", NEVER)
    monkeypatch.setattr(loading, "_agrees", lambda *_: False)
    with Served(url) as served, ExitStack() as people:
        found = Old("four", served, people)
        table = found.told["under way"]["figures"]["table"]
        with found.ann.sit(table) as line:
            assert "cannot show it" in line.welcome["table"]["problem"]
        with pytest.raises(Refusal, match="cannot show it"):
            found.ann.post(f"/api/tables/{table}/take-up")
        with pytest.raises(Refusal, match="cannot show it"):
            found.ann.get(f"/api/replays/{found.told['finished']['figures']['table']}")
        assert Record.read(found.ann.get(f"/api/tables/{found.told['finished']['figures']['table']}/record")).entries
