"""No clock runs before everybody was at the table after the beginning; a game to which somebody never comes is broken
off; and who is away can be replaced, unless a long clock decides."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from fracas.core.record import CLAIMED, UNSEEN
from fracas.server.table.no_shows import UNCLOCKED, expected_within
from fracas.server.wire.limits import DAY, Limits
from fracas.server.wire.table_info import ClockInfo
from tests.kit.rules import rule
from tests.server.conftest import Databases
from tests.server.hours import Stopped
from tests.server.kit import PATIENCE, UNHURRIED, Guest, Said, Served, play_to_the_end
from tests.server.test_leaving import over, record_of, sitting
from tests.server.test_privacy import two

CLOCK = {"bank": 600, "increment": 0}


def begun(ann: Guest, bob: Guest, clock: dict[str, int] | None = None, game: str = "legacy") -> str:
    """A table at which Bob has sat down, and to which nobody has come since."""
    opened = ann.table("me", "open", game=game, clock=clock)
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    return str(opened["table"]["id"])


def sweep(served: Served, now: float) -> None:
    """What the server does now and then."""
    done = asyncio.run_coroutine_threadsafe(served.tables.break_off_unseen(now), served._server.loop)
    done.result(PATIENCE)


def all_here(said: Said) -> bool:
    return not said["unseen"]


@rule("table.clock")
def test_no_clock_runs_before_everybody_was_seen(databases: Databases) -> None:
    hours = Stopped()
    with Served(databases.fresh(), hours=hours) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table = begun(ann, bob, CLOCK)
        with ann.sit(table) as hers:
            told = hers.until("Waiting")
            assert told["running"] == [] and told["unseen"] == [1] and told["left"] == [600_000, 600_000]
            assert 0 < told["abort_in"] <= 300_000
            hours.passes(200_000)
            with bob.sit(table):
                told = hers.until("Waiting", that=all_here)
                assert set(told["running"]) == {0, 1} and told["left"] == [600_000, 600_000]
                hours.passes(1_000)
            told = hers.until("Waiting", that=lambda said: said["left"] == [599_000, 599_000])
            assert told["running"] and told["abort_in"] == -1, "who was seen once may go; the clock runs on"


def test_who_has_waited_at_the_table_need_not_come_again(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", game="legacy", clock=CLOCK)
    with ann.sit(opened["table"]["id"]) as hers:
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        assert hers.until("Waiting")["unseen"] == [1]


@rule("table.abort")
def test_a_game_to_which_somebody_never_comes_is_broken_off(served: Served, ann: Guest, bob: Guest) -> None:
    table = begun(ann, bob, CLOCK)
    with ann.sit(table) as hers:
        hers.scene(0)
        sweep(served, time.time() + 290)
        assert ann.get(f"/api/tables/{table}")["state"] == "playing"
        sweep(served, time.time() + 301)
        end = over(hers, 0)
        assert end["outcome"]["winners"] == [] and end["outcome"]["rule"] == "table.abort"
        told = [each["sentence"] for said in hers.heard if said["type"] == "Happened" for each in said["events"]]
        assert told[-1] == "Bob never came to the table. The game is broken off; it does not count."
    assert record_of(ann, table).entries[-1] == (UNSEEN, 1)
    outcome = bob.get(f"/api/tables/{table}")["outcome"]
    assert outcome["sentence"] == "Bob never came to the table. The game was broken off; it does not count."
    steps = ann.get(f"/api/replays/{table}/steps", seat="0")
    assert steps[-1]["over"]


def test_what_was_played_elsewhere_was_not_played_here(served: Served, ann: Guest, bob: Guest) -> None:
    """A table that goes on from a replay begins with answers of everybody; nobody has come by them."""
    over_at = two(ann, bob, turn_limit=3)
    with ann.sit(over_at) as hers, bob.sit(over_at) as his:
        play_to_the_end({0: hers, 1: his})
    frames = ann.get(f"/api/replays/{over_at}")["frames"]
    wish = {"frame": frames - 2, "seats": [{"kind": "me"}, {"kind": "open"}], "hidden": "kept"}
    onward = ann.post(f"/api/replays/{over_at}/continue", wish)
    table = onward["table"]["id"]
    bob.post(f"/api/join/{onward['invites'][0]['code']}")
    with ann.sit(table) as hers:
        hers.scene(0)
        sweep(served, time.time() + UNCLOCKED + 1)
        assert ann.get(f"/api/tables/{table}")["outcome"]["rule"] == "table.abort"


def test_who_has_come_once_is_not_waited_for_so(served: Served, ann: Guest, bob: Guest) -> None:
    table = begun(ann, bob, CLOCK)
    with ann.sit(table), bob.sit(table) as his:
        his.until("Waiting", that=all_here)
    sweep(served, time.time() + 100_000)
    assert ann.get(f"/api/tables/{table}")["state"] == "playing"


def test_nobody_is_blamed_for_the_time_in_which_the_server_was_down(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table, other = begun(ann, bob, CLOCK), begun(ann, bob, CLOCK)
        with ann.sit(other) as hers, bob.sit(other):
            hers.until("Waiting", that=all_here)
        cookies = ann.http.cookies
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.update(cookies)
        served.tables._started += 1_000  # it was down for so long
        sweep(served, time.time() + 1_000)
        assert ann.get(f"/api/tables/{table}")["state"] == "playing"
        served.tables.forget_idle(0)
        sweep(served, time.time() + 1_301)
        assert ann.get(f"/api/tables/{table}")["outcome"]["rule"] == "table.abort", "though nobody was there"
        assert ann.get(f"/api/tables/{other}")["state"] == "playing", "who was seen stays seen"


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (ClockInfo(move=30), 300),
        (ClockInfo(bank=3600, increment=30), 300),
        (ClockInfo(move=3 * 24 * 3600), 3 * DAY),
        (ClockInfo(bank=7200), 7200),
        (None, 7 * DAY),
    ],
)
def test_how_long_people_are_waited_for(clock: ClockInfo | None, seconds: float) -> None:
    assert expected_within(clock, Limits()) == seconds


# -- being away


@rule("table.claim")
@pytest.mark.parametrize("clock", [{"move": 3600}, {"bank": 3600, "increment": 60}], ids=str)
def test_who_is_away_is_replaced_with_a_clock_of_an_hour_too(databases: Databases, clock: dict[str, int]) -> None:
    limits = msgspec.structs.replace(UNHURRIED, claim_after=0.0)
    with (
        Served(databases.fresh(), limits=limits) as served,
        served.guest("Ann") as ann,
        served.guest("Bob") as bob,
        sitting(ann, bob, "legacy", clock=clock) as (table, hers, his),
    ):
        assert hers.answer(0)["type"] == "Accepted"
        his.__exit__(None, None, None)
        told = hers.until("Waiting", that=lambda said: any(each["seat"] == 1 for each in said["away"]))
        assert told["away"] == [{"seat": 1, "claim_in": 0}] and told["running"] == [1]
        hers.send("Claim", seat=0, away=1)
        hers.until("TableChanged", that=lambda said: said["table"]["seats"][1]["gone"] == "claimed")
        assert hers.until_asked(0)["asked"] is not None
        hers.send("Leave", seat=0)
        over(hers, 0)
        assert (CLAIMED, 1) in record_of(ann, table).entries
