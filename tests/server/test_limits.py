"""Who limits count, what is kept for how long, and that the one who is refused is told why."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sql

from fracas.server.keeping import purge
from fracas.server.keeping.purge import ABANDONED_FOR, DAY, EMPTY_FOR, GONE_FOR, UNTOUCHED_FOR, UPLOADED_FOR
from fracas.server.keeping.upkeep import Calendar, Upkeep, keep, last
from fracas.server.people.guests import COOKIE
from fracas.server.storage import guest_queries, queries
from fracas.server.storage.database import (
    CALENDAR,
    CHAT,
    ENTRIES,
    GUESTS,
    MADE,
    METADATA,
    REPLAYS,
    SEATS,
    TABLES,
    open_database,
)
from fracas.server.storage.rows import Guest as GuestRow
from fracas.server.storage.storage import Storage
from fracas.server.wire.limits import STRANGERS, Limits, Rate
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Refusal, Served, play_to_the_end

HOME = "192.0.2.7"
PLAYERS = 61


def short_record(guest: Guest) -> str:
    """The record of a finished game, which nobody has brought."""
    table = guest.table("me", "me", turn_limit=4)["table"]["id"]
    with guest.sit(table) as line:
        play_to_the_end({0: line, 1: line})
    assert [each["brought"] for each in guest.get("/api/replays")] == [False]
    return str(guest.get(f"/api/tables/{table}/record"))


# -- who limits count


def test_61_players_behind_one_address_reconnect_at_once(databases: Databases) -> None:
    """Each of them is known, so that each counts by themselves; also to a server that has just been started."""
    database = databases.fresh()
    cookies: list[str] = []

    def all_sit_down(guest: Guest) -> None:
        with ExitStack() as lines:
            for cookie in cookies:
                guest.http.cookies.set(COOKIE, cookie)
                lines.enter_context(guest.sit(table))

    with Served(database, limits=Limits()) as served, served.guest(address=HOME) as each:
        for _ in range(PLAYERS):
            each.http.cookies.clear()
            each.get("/api/me")
            cookies.append(each.http.cookies[COOKIE])
        table = each.table("me", "me")["table"]["id"]
        each.http.cookies.clear()
        all_sit_down(each)
    with Served(database, limits=Limits()) as served, served.guest(address=HOME) as each:
        all_sit_down(each)


@pytest.mark.usefixtures("no_time_passes")
def test_visitors_that_nobody_knows_count_with_their_address(databases: Databases) -> None:
    limits = Limits(handshakes=0.01, handshake_burst=1, requests=UNHURRIED.requests)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        for last in range(STRANGERS):
            with served.guest(address=f"2001:db8::{last}") as nobody:
                nobody.http.cookies.set(COOKIE, f"made up {last}")
                nobody.sit(table).wire.close()
        with served.guest(address="2001:db8::ffff:1") as nobody, nobody.line(table) as line:
            problem = line.until("Problem")
            assert problem["code"] == "too-fast" and problem["sentence"]
        with served.guest(address="2001:db8:0:1::1") as elsewhere, elsewhere.sit(table):
            pass


@pytest.mark.usefixtures("no_time_passes")
def test_made_up_cookies_are_not_looked_for_without_end(databases: Databases) -> None:
    limits = Limits(lookups=0.1, requests=UNHURRIED.requests)  # three at once
    with Served(databases.fresh(), limits=limits) as served, served.guest(address=HOME) as nobody:
        for number in range(3):
            nobody.http.cookies.set(COOKIE, f"made up {number}")
            nobody.get("/api/games")
        nobody.http.cookies.set(COOKIE, "made up again")
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (429, "too-many-lookups")):
            nobody.get("/api/games")
        response = nobody.http.get("/api/games")
        assert response.headers["retry-after"] and "set-cookie" not in response.headers


def test_an_address_counts_as_no_more_than_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.server.wire.limits.time.monotonic", lambda: 100.0)
    rate = Rate(1, 2, crowd=3)
    taken = [rate.take(f"guest {number}", HOME) for number in range(10)]
    assert taken == [True] * 6 + [False] * 4
    assert rate.take("guest 11", "192.0.2.8") and rate.take(None, "192.0.2.8")
    here = [rate.take(f"guest {number}", "127.0.0.1") for number in range(20, 40)]
    assert all(here), "at the machine itself nobody shares an address"


def test_an_address_has_no_more_sockets_than_a_crowd(databases: Databases) -> None:
    limits = Limits(sockets=1, crowd=2, requests=UNHURRIED.requests)
    with Served(databases.fresh(), limits=limits) as served, ExitStack() as here:
        ann, bob, eve = (here.enter_context(served.guest(name, HOME)) for name in ("Ann", "Bob", "Eve"))
        table = ann.table("me", "me")["table"]["id"]
        with ann.sit(table), bob.sit(table), eve.line(table) as line:
            assert line.until("Problem")["code"] == "too-many-sockets" and line.closed() == 1013
        with eve.sit(table), served.guest("Dee", "192.0.2.8") as dee, dee.sit(table):
            pass


# -- how much is kept


def test_records_that_were_brought_have_a_size_and_can_be_removed(ann: Guest, databases: Databases) -> None:
    record = short_record(ann)
    limits = Limits(uploaded=len(record) * 5 // 2, requests=UNHURRIED.requests)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Bob") as bob, served.guest("Eve") as eve:
        first, second = (bob.post("/api/replays", {"record": record})["id"] for _ in range(2))
        with pytest.raises(Refusal, match="remove some", check=lambda no: no.code == "too-many-replays"):
            bob.post("/api/replays", {"record": record})
        assert bob.get(f"/api/replays/{first}")["id"] == first
        assert [each["brought"] for each in bob.get("/api/replays")] == [True, True]
        with pytest.raises(Refusal, check=lambda no: no.status == 404):
            eve.delete(f"/api/replays/{first}")
        assert [each["id"] for each in bob.delete(f"/api/replays/{first}")] == [second]
        for gone in (bob.get, bob.delete):
            with pytest.raises(Refusal, check=lambda no: no.status == 404):
                gone(f"/api/replays/{first}")
        bob.post("/api/replays", {"record": record})


def test_an_address_brings_no_more_than_so_much_a_day(ann: Guest, databases: Databases) -> None:
    record = short_record(ann)
    limits = Limits(stored_a_day=len(record) * 3.5, requests=UNHURRIED.requests)
    with Served(databases.fresh(), limits=limits) as served, ExitStack() as people:
        guests = [people.enter_context(served.guest(f"Guest {n}", f"2001:db8::{n}")) for n in range(4)]
        for guest in guests[:3]:
            guest.post("/api/replays", {"record": record})
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (429, "too-much-stored")):
            guests[3].post("/api/replays", {"record": record})
        with served.guest(address="2001:db8:0:1::1") as elsewhere:
            elsewhere.post("/api/replays", {"record": record})


def test_a_guest_keeps_no_more_than_so_many_tables(databases: Databases) -> None:
    limits = Limits(kept=3, requests=UNHURRIED.requests, tables=100)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        opened = ann.table("me", "open")
        shared = opened["table"]["id"]
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        alone, open_still = (ann.table("me", "open")["table"]["id"] for _ in range(2))
        ann.post(f"/api/tables/{alone}/close")
        with ann.sit(shared) as line:
            line.send("Leave", seat=0)
            line.until("Scene", that=lambda scene: bool(scene["over"]))
        served.tables.forget_idle(0)
        fourth = ann.table("me", "open")["table"]["id"]
        kept = {each["id"] for each in ann.get("/api/me")["tables"]}
        assert kept == {shared, open_still, fourth}, "the oldest that has ended, and at which nobody else sat, has gone"
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (429, "too-many-tables")):
            ann.table("me", "open")


def test_of_talk_only_what_can_be_read_is_kept(served: Served, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "CHAT_KEPT", 5)
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        for number in range(12):
            line.send("Say", text=f"saying {number}")
            line.until("Chat")
    engine = open_database(served.database)
    with engine.connect() as connection:
        kept = connection.execute(sql.select(CHAT.c.text).where(CHAT.c.table_id == table).order_by(CHAT.c.number))
        assert list(kept.scalars()) == [f"saying {number}" for number in range(7, 12)]
    engine.dispose()


# -- what nobody has touched for long

NOW = 2_000_000_000.0


def test_the_rules_of_purging(tmp_path: Path) -> None:
    """Each rule once just before its time and once just after."""
    engine = sql.create_engine(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    METADATA.create_all(engine)

    def guest(name: str, age: float) -> str:
        connection.execute(GUESTS.insert().values(id=name, token=name, name=name, created=NOW - age))
        return name

    def table(name: str, state: str, age: float, owner: str) -> None:
        values: dict[str, Any] = {"id": name, "game": "figures", "header": "", "state": state, "private": True}
        values |= {"owner": owner, "turns": 0, "replay": "", "rematch": "", "created": 0.0, "updated": NOW - age}
        connection.execute(TABLES.insert().values(values))
        connection.execute(SEATS.insert().values(table_id=name, seat=0, kind="bot", bot="", name="x"))
        connection.execute(ENTRIES.insert().values(table_id=name, number=0, who=0, answer="0"))
        connection.execute(CHAT.insert().values(table_id=name, number=0, guest=owner, name="", seat=0, text="", at=0))

    with engine.begin() as connection:
        host = guest("host", 0)
        for word, days in (("young", -1.0), ("old", 1.0)):
            table(f"abandoned {word}", "abandoned", ABANDONED_FOR + days * DAY, host)
            table(f"finished {word}", "finished", UNTOUCHED_FOR + days * DAY, host)
            table(f"playing {word}", "playing", UNTOUCHED_FOR + days * DAY, host)
            upload = {"id": f"upload {word}", "guest": host, "record": "", "replay": ""}
            connection.execute(REPLAYS.insert().values(**upload, created=NOW - UPLOADED_FOR - days * DAY))
            guest(f"empty {word}", EMPTY_FOR + days * DAY)
            maker = guest(f"maker {word}", GONE_FOR + days * DAY)
            connection.execute(MADE.insert().values(guest=maker, game="figures", id="x", made="{}"))
        guest("empty here", 10 * GONE_FOR)
        player = guest("player", 10 * GONE_FOR)
        table("loaded", "finished", 10 * UNTOUCHED_FOR, player)
    with engine.begin() as connection:
        connection.execute(sql.text("PRAGMA foreign_keys=ON"))
        assert purge.purge(connection, NOW, ["loaded"], ["empty here"]) == 6
        assert purge.purge(connection, NOW, ["loaded"], ["empty here"]) == 0
        tables = set(connection.execute(sql.select(TABLES.c.id)).scalars())
        assert tables == {"abandoned young", "finished young", "playing young", "loaded"}
        for each in (SEATS, ENTRIES, CHAT):
            assert set(connection.execute(sql.select(each.c.table_id)).scalars()) == tables
        assert list(connection.execute(sql.select(REPLAYS.c.id)).scalars()) == ["upload young"]
        guests = set(connection.execute(sql.select(GUESTS.c.id)).scalars())
        assert guests == {"host", "player", "empty young", "empty here", "maker young"}
    engine.dispose()


def told(monkeypatch: pytest.MonkeyPatch, now: float) -> tuple[list[float], list[float]]:
    """What the calendar is told about the time, by the clock and by the processor; servers that run meanwhile, which
    wait by the same clocks, are told nothing."""
    clock, steady = [now], [50.0]
    watch = SimpleNamespace(time=lambda: clock[0], monotonic=lambda: steady[0])
    monkeypatch.setattr("fracas.server.keeping.upkeep.time", watch)
    return clock, steady


def test_a_clock_that_jumps_makes_nothing_old(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, steady = told(monkeypatch, NOW)
    fresh = Calendar(None)
    calendar = Calendar(NOW - 60)
    assert fresh.now == calendar.now == NOW
    clock[0] += 3600
    steady[0] += 3600
    assert calendar.now == NOW + 3600
    clock[0] += 10 * UNTOUCHED_FOR  # it jumps ahead while the server runs
    assert calendar.now == NOW + 3600
    assert Calendar(NOW).now == NOW + DAY  # or stands wrong when it starts
    assert Calendar(0.0).now == DAY
    clock[0] = 0.0  # or jumps back
    assert calendar.now == Calendar(NOW).now == 0.0


def test_a_server_that_starts_with_a_wrong_clock_gives_nothing_up(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "open", private=False)["table"]["id"]
    really = time.time
    with monkeypatch.context() as wrong:
        wrong.setattr("time.time", lambda: really() + 20 * UNTOUCHED_FOR)
        with Served(database) as served, served.guest("Bob") as bob:
            assert bob.get(f"/api/tables/{table}")["state"] == "open"
    engine = open_database(database)
    with engine.connect() as connection:
        assert connection.execute(sql.select(TABLES.c.state).where(TABLES.c.id == table)).scalar_one() == "open"
    engine.dispose()


def kept(database: str) -> float:
    """Where the calendar of a server was when it ended; there is only one."""
    engine = open_database(database)
    with engine.connect() as connection:
        at = connection.execute(sql.select(CALENDAR.c.at)).scalar_one()
    engine.dispose()
    return float(at)


def test_what_is_written_with_a_wrong_clock_makes_nothing_old(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three years ahead, somebody new comes, and the server is started again and again; then the clock is right."""
    database = databases.fresh()
    really = time.time
    begun = really()
    with Served(database) as served, served.guest("Ann") as ann:
        opened = ann.table("me", "open", private=False)["table"]["id"]
        played = ann.table("me", "me")["table"]["id"]
        old = ann.table("me", "me")["table"]["id"]
    engine = open_database(database)
    with engine.begin() as connection:
        nearly = begun - UNTOUCHED_FOR + 1.5 * DAY
        connection.execute(TABLES.update().where(TABLES.c.id == old).values(updated=nearly))
    with monkeypatch.context() as wrong:
        wrong.setattr("time.time", lambda: really() + 3 * UNTOUCHED_FOR)
        for start in (1, 2, 3):
            with Served(database) as served, served.guest(f"Guest {start}") as guest:
                assert guest.get(f"/api/tables/{opened}")["state"] == "open"
                guest.table("me", "me")
            with engine.connect() as connection:
                left = set(connection.execute(sql.select(TABLES.c.id)).scalars())
                names = set(connection.execute(sql.select(GUESTS.c.name)).scalars())
            assert {opened, played} <= left and "Ann" in names
            assert (old in left) == (start == 1), "a day and a half is over at the second start, by the calendar too"
            assert start * DAY <= kept(database) - begun <= start * DAY + really() - begun
    with Served(database) as served, served.guest("Bob") as bob:
        assert bob.get(f"/api/tables/{opened}")["state"] == "open"
    assert begun <= kept(database) <= really()
    engine.dispose()


def test_a_calendar_goes_on_where_it_was(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the rows say; and it counts what has passed while the server ran."""
    clock, steady = told(monkeypatch, NOW)
    engine = open_database(databases.fresh())
    with engine.begin() as connection:
        assert last(connection) is None
        ann = {"id": "ann", "token": "", "name": "Ann", "created": NOW + 3 * UNTOUCHED_FOR}
        connection.execute(GUESTS.insert().values(ann))
        assert last(connection) == ann["created"], "nothing was kept before"
        keep(connection, Calendar(last(connection)).now)
        assert last(connection) == NOW
        clock[0] += 3 * UNTOUCHED_FOR
        calendar = Calendar(last(connection))
        steady[0] += 10 * DAY
        keep(connection, calendar.now)
        assert last(connection) == NOW + 11 * DAY
        assert Calendar(last(connection)).now == NOW + 12 * DAY
        clock[0] = NOW  # it is right again
        keep(connection, Calendar(last(connection)).now)
        assert last(connection) == NOW
    engine.dispose()


def test_a_clock_that_is_not_set_does_not_hold_the_calendar_back(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many machines start in 1970, and learn a little later what time it is."""
    clock, steady = told(monkeypatch, 100.0)
    engine = open_database(databases.fresh())
    with engine.begin() as connection:
        keep(connection, Calendar(None).now)
        assert last(connection) is None
        keep(connection, NOW)
        calendar = Calendar(last(connection))
        assert calendar.now == 100
        keep(connection, calendar.now)
        assert last(connection) == NOW
        clock[0] = NOW + 3600
        steady[0] += 60
        keep(connection, calendar.now)
        assert last(connection) == NOW + 60
    engine.dispose()


def test_what_is_old_goes_when_the_server_starts(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "open")["table"]["id"]
        ann.table("me", "me")
    engine = open_database(database)
    with engine.begin() as connection:
        long_ago = time.time() - UNTOUCHED_FOR - DAY
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(updated=long_ago))
    engine.dispose()
    gone = pytest.raises(Refusal, check=lambda no: no.status == 404)
    with Served(database) as served, served.guest("Bob") as bob, gone:
        bob.get(f"/api/tables/{table}")


class _Here:
    """Tables at which somebody is, as far as tidying up asks for them."""

    def __init__(self, here: list[str]) -> None:
        self._here = here

    @property
    def here(self) -> list[str]:
        return self._here.copy()

    async def give_up(self, _now: float) -> None:
        pass


def test_what_purging_spares_is_asked_when_it_is_written(databases: Databases) -> None:
    """Somebody may come to an old table while the purge waits for its turn to write."""

    async def go() -> tuple[set[str], set[str]]:
        storage = Storage(databases.fresh())
        here: list[str] = []
        tables = _Here(here)
        upkeep = Upkeep(storage, tables, SimpleNamespace(here=[]), Calendar(None))  # type: ignore[arg-type]
        old = {"game": "figures", "header": "", "state": "playing", "private": True, "owner": "ann", "turns": 0}
        rows = [{**old, "id": name, "replay": "", "created": 0.0, "updated": 0.0, "rematch": ""} for name in "ab"]
        ann = {"id": "ann", "token": "", "name": "Ann", "created": time.time()}
        await storage.write(lambda connection: connection.execute(GUESTS.insert(), [ann]) and None)
        await storage.write(lambda connection: connection.execute(TABLES.insert(), rows) and None)
        held = Event()
        slow = storage._writer.write(lambda _: held.wait())
        purging = asyncio.create_task(upkeep.once())
        for _ in range(10):
            await asyncio.sleep(0)
        here.append("a")
        held.set()
        await slow
        await purging
        left = await storage.read(lambda connection: set(connection.execute(sql.select(TABLES.c.id)).scalars()))
        # And a snapshot that comes too late for a table that has gone costs nobody else anything.
        storage.note(("b", 1, 1, 1, ""))
        await storage.write(guest_queries.add_guest, GuestRow("bob", "Bob"), "token")
        guests = await storage.read(lambda connection: set(connection.execute(sql.select(GUESTS.c.id)).scalars()))
        storage.close()
        return left, guests

    left, guests = asyncio.run(go())
    assert left == {"a"}
    assert guests == {"ann", "bob"}
