"""The public list: who is there, which tables are on it, and that it is cheap to look at all the time."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from fracas.server.people.attendance import Attendance
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Refusal, Said, Served
from tests.server.test_leaving import over, sitting


class Time:
    """What the clock says that tells who is still here."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr("fracas.server.people.attendance.time", SimpleNamespace(monotonic=time.monotonic))
    return time


def listed(guest: Guest, table: str) -> Said | None:
    return next((each for each in guest.get("/api/tables") if each["id"] == table), None)


def until(found: Callable[[], Any]) -> Any:
    """What is found, as soon as it is there: presence is looked at once a second."""
    while not (it := found()):
        pass
    return it


def test_a_table_whose_host_is_away_for_a_minute_is_not_listed_until_they_are_back(
    ann: Guest, bob: Guest, passing: Time
) -> None:
    table = ann.table("me", "open", private=False)["table"]["id"]
    found = listed(bob, table)
    assert found is not None and [seat["online"] for seat in found["seats"]] == [True, False]
    passing.now += 59
    assert listed(bob, table) is not None
    passing.now += 2
    assert listed(bob, table) is None
    ann.get("/api/me")
    assert listed(bob, table) is not None
    with ann.sit(table) as hers:
        passing.now += 1_000
        until(lambda: listed(bob, table))  # whose tab is open is here, whatever they look at
        hers.send("Ping")
    passing.now += 61
    assert listed(bob, table) is None


def test_a_game_stays_listed_while_anybody_is_there_who_plays(ann: Guest, bob: Guest, passing: Time) -> None:
    table = ann.table("me", "open", private=False)["table"]["id"]
    bob.post(f"/api/tables/{table}/join")
    passing.now += 61
    with ann.served.guest("Eve") as eve:
        assert listed(eve, table) is None
        bob.get("/api/me")
        found = listed(eve, table)
        assert found is not None and [seat["online"] for seat in found["seats"]] == [False, True]


def test_dead_tables_push_nobody_out(databases: Databases, passing: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.server.storage.queries.LISTED", 3)
    with Served(databases.fresh()) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        mine = ann.table("me", "open", private=False)["table"]["id"]
        for _ in range(5):
            bob.table("me", "open", private=False)
        assert listed(ann, mine) is None
        passing.now += 61
        assert listed(ann, mine) is not None


def test_who_looks_again_and_nothing_has_changed_is_told_just_that(ann: Guest, bob: Guest) -> None:
    ann.table("me", "open", private=False)
    first = bob.http.get("/api/tables")
    again = bob.http.get("/api/tables", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    ann.table("me", "open", private=False)
    now = bob.http.get("/api/tables", headers={"If-None-Match": first.headers["etag"]})
    assert now.status_code == 200 and now.headers["etag"] != first.headers["etag"]
    assert now.headers["cache-control"] == "no-store"


def test_the_list_is_read_once_for_all_who_look_at_it(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = msgspec.structs.replace(UNHURRIED, listing=10_000.0)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        ann.table("me", "open", private=False)
        assert len(bob.get("/api/tables")) == 1
        ann.table("me", "open", private=False)
        [seen] = ann.get("/api/tables")
        assert seen["mine"], "each is still told what is theirs"
        [seen] = bob.get("/api/tables")
        assert not seen["mine"]


def test_who_was_heard_of_long_ago_is_forgotten(passing: Time) -> None:
    attendance = Attendance(60)
    for number in range(100):
        attendance.note(f"guest {number}")
        passing.now += 1
    assert attendance.is_here("guest 99") and not attendance.is_here("guest 20") and not attendance.is_here(None)
    assert len(attendance._last_seen) <= 61


def test_my_games_say_how_each_seat_stands_and_who_was_replaced_though_nobody_is_there(databases: Databases) -> None:
    database = databases.fresh()
    limits = msgspec.structs.replace(UNHURRIED, claim_after=0.0)
    with Served(database, limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        with sitting(ann, bob, "legacy") as (table, hers, his):
            assert hers.answer(0)["type"] == "Accepted"
            his.__exit__(None, None, None)
            hers.until("Waiting", that=lambda said: any(each["seat"] == 1 for each in said["away"]))
            hers.send("Claim", seat=0, away=1)
            hers.until("TableChanged", that=lambda said: said["table"]["seats"][1]["gone"] == "claimed")
        hard = ann.post("/api/play-now", {"game": "figures", "level": "hard"})["table"]["id"]
        cookies = (ann.http.cookies, bob.http.cookies)
    with Served(database) as served, served.guest() as ann, served.guest() as bob:
        ann.http.cookies.update(cookies[0])
        bob.http.cookies.update(cookies[1])
        mine = {each["id"]: each["seats"] for each in ann.get("/api/me")["tables"]}
        assert all(re.fullmatch(r"\d+ points?", seat["stands"]) for seat in mine[table])
        assert mine[hard][1]["level"] == "hard" and mine[hard][1]["stands"] == "4 figures"
        [his_table] = bob.get("/api/me")["tables"]
        assert his_table["seats"][1]["mine"] and his_table["seats"][1]["gone"] == "claimed"


def test_a_game_is_given_up_from_afar(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob) as (table, hers, _his):
        no = pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (403, "not-seated"))
        with ann.served.guest("Eve") as eve, no:
            eve.post(f"/api/tables/{table}/resign")
        assert bob.post(f"/api/tables/{table}/resign")["seats"][1]["gone"] == "left"
        assert over(hers, 0)["outcome"]["sentence"] == "Ann wins. Bob resigned."
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (409, "over")):
            bob.post(f"/api/tables/{table}/resign")
