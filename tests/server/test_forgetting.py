"""What is kept of a guest, and how it goes: by their own wish, or by an order of the one who keeps the server."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sql

from fracas.cli import main
from fracas.core.record import Record
from fracas.core.refusal import FracasError
from fracas.server.keeping.admin import SOMEBODY, delete_guest
from fracas.server.keeping.forgetting import RARELY, Forgetting
from fracas.server.keeping.purge import ABANDONED_FOR, DAY, EMPTY_FOR, GONE_FOR, UNTOUCHED_FOR, UPLOADED_FOR
from fracas.server.people.guests import COOKIE, MOST_MARKS_IN_ALL, YEAR
from fracas.server.replay import loading
from fracas.server.storage.database import GUESTS, METADATA, is_unwiped, open_database, wipe
from fracas.server.storage.queries import CHAT_KEPT
from fracas.server.storage.storage import Storage
from fracas.server.table.tables import OPEN_FOR
from tests.server.conftest import Databases
from tests.server.hours import Stopped
from tests.server.kit import PATIENCE, Guest, Line, Served, play_to_the_end
from tests.server.test_privacy import CLOSED, refused, two

NAME = "Zephyrine Quux"
OLD_NAME = "Zephyrine Alt"
WORD = "Xylograph"
CARD = {"id": "ann", "name": "Ann the Bold", "actions": ["luck", "luck", "luck"]}


def much_left(ann: Guest, bob: Guest) -> dict[str, str]:
    """Everything that somebody can leave on a server; the tables."""
    ann.put("/api/me", {"name": OLD_NAME})
    alone = ann.table("me", "me")["table"]["id"]
    over = two(ann, bob, turn_limit=3)
    with ann.sit(over) as hers, bob.sit(over) as his:
        for number in range(60):  # enough for rows to be moved about on the disk
            hers.send("Say", text=f"{WORD} {number} " * (1 + number % 9))
            his.send("Say", text=f"So say I {number} " * (1 + number % 7))
            hers.until("Chat"), hers.until("Chat")
        play_to_the_end({0: hers, 1: his})
    ann.put("/api/me", {"name": NAME})
    together = two(bob, ann)
    wish = {"frame": 1, "seats": [{"kind": "me"}, {"kind": "open"}], "hidden": "kept"}
    onward = ann.post(f"/api/replays/{over}/continue", wish)
    bob.post(f"/api/join/{onward['invites'][0]['code']}")
    ann.put("/api/me/made/figures/ann", CARD)
    ann.post("/api/replays", {"record": ann.http.get(f"/api/tables/{over}/record").text})
    bob.post("/api/me/shunned", {"table": together, "seat": 1, "block": False})
    ann.post("/api/me/shunned", {"table": together, "seat": 0, "block": False})
    return {"alone": alone, "over": over, "together": together, "onward": onward["table"]["id"]}


def id_of(database: str, name: str) -> str:
    engine = open_database(database)
    with engine.connect() as connection:
        found = connection.execute(sql.select(GUESTS.c.id).where(GUESTS.c.name == name)).scalar_one()
    engine.dispose()
    return str(found)


def traces(database: str, *words: str) -> list[str]:
    """Where any of these words is still to be found: in the bytes of every file, or in every row."""
    if not database.startswith("sqlite"):
        engine = open_database(database)
        with engine.connect() as connection:
            rows = {each.name: str(connection.execute(sql.select(each)).all()) for each in METADATA.sorted_tables}
        engine.dispose()
        return [f"{word} in {table}" for table, text in rows.items() for word in words if word in text]
    path = Path(sql.make_url(database).database or "")
    files = [each for each in path.parent.iterdir() if each.name.startswith(path.name)]
    assert len(files) >= 2
    return [f"{word} in {each.name}" for each in files for word in words if word.encode() in each.read_bytes()]


def test_a_guest_sees_all_that_is_kept_of_them(databases: Databases) -> None:
    with Served(databases.fresh()) as served, served.guest() as ann, served.guest("Bob") as bob:
        with served.guest() as nobody, refused(404, "missing"):
            nobody.get("/api/me/kept")
        tables = much_left(ann, bob)
        kept = ann.get("/api/me/kept")
        assert kept["name"] == NAME and 0 <= time.time() - kept["since"] < 3600
        assert {each["id"]: each["shared"] for each in kept["tables"]} == {
            tables["alone"]: False,
            tables["over"]: True,
            tables["together"]: True,
            tables["onward"]: True,
        }
        assert len(kept["said"]) == 60 and all(WORD in each["text"] for each in kept["said"])
        assert kept["records"] == [f"Figures: {OLD_NAME}, Bob"]
        assert kept["made"] == [CARD["name"]] and kept["shunned"] == ["Bob"]
        others = bob.get("/api/me/kept")
        assert others["name"] == "Bob" and WORD not in str(others["said"]) and others["made"] == []


def test_a_guest_deletes_it_and_no_byte_is_left(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest() as ann, served.guest("Bob") as bob:
        tables = much_left(ann, bob)
        who, cookie = id_of(database, NAME), ann.http.cookies[COOKIE]
        assert traces(database, NAME, OLD_NAME, WORD, who)
        said = ann.delete("/api/me")
        assert said["sentence"] == "Your data is deleted, and 1 table at which nobody else sat."
        assert COOKIE not in ann.http.cookies
        assert traces(database, NAME, OLD_NAME, WORD, who) == [], "while the server runs"
        # What stays for others stays without a name.
        with refused(404, "missing"):
            bob.get(f"/api/tables/{tables['alone']}")
        with bob.sit(tables["together"]) as line:
            assert [seat["name"] for seat in line.welcome["table"]["seats"]] == ["Bob", SOMEBODY]
            line.scene(0)
        with bob.sit(tables["over"]) as line:
            assert all("So say I" in each["text"] for each in line.welcome["chat"]) and line.welcome["chat"]
        assert SOMEBODY in bob.get(f"/api/tables/{tables['onward']}")["origin"]["sentence"]
        assert len(bob.get(f"/api/replays/{tables['over']}/steps", seat="all")) > 1
        # Anybody who still holds the cookie is somebody new.
        ann.http.cookies.set(COOKIE, cookie)
        with refused(404, "missing"):
            ann.delete("/api/me")
        assert ann.get("/api/me")["tables"] == [] and ann.get("/api/me")["name"] not in (NAME, OLD_NAME)
    assert traces(database, NAME, OLD_NAME, WORD, who) == [], "and afterwards"


def told(line: Line) -> str:
    return str([each["sentence"] for said in line.heard if said["type"] == "Happened" for each in said["events"]])


def test_what_the_server_remembers_of_them_goes_too(databases: Databases) -> None:
    """Stories that were told before, records that were looked at, and every place from which they look."""
    with Served(databases.fresh()) as served, served.guest() as ann, served.guest("Bob") as bob:
        tables = much_left(ann, bob)
        with bob.sit(tables["over"]) as line:
            line.scene(1)
            assert OLD_NAME in told(line)
        [record] = [each["id"] for each in ann.get("/api/replays") if each["id"] not in tables.values()]
        assert bob.get(f"/api/replays/{record}")["names"] == [OLD_NAME, "Bob"]
        elsewhere = bob.table("me", "me", private=False)["table"]["id"]
        with ann.sit(elsewhere) as hers:
            hers.scene(-1)
            ann.delete("/api/me")
            assert hers.until("Problem")["code"] == "deleted" and hers.closed() == CLOSED
        with bob.sit(tables["over"]) as line:
            line.scene(1)
            assert SOMEBODY in told(line) and OLD_NAME not in told(line)
        with refused(404, "missing"):
            bob.get(f"/api/replays/{record}")


@pytest.mark.parametrize("who", ["somebody who talked", "somebody who plays"])
def test_no_clock_begins_anew_because_somebody_is_deleted(databases: Databases, who: str) -> None:
    hours = Stopped()
    with ExitStack() as here:
        served = here.enter_context(Served(databases.fresh(), hours=hours))
        ann, bob, cat = (here.enter_context(served.guest(name)) for name in ("Ann", "Bob", "Cat"))
        table = two(ann, bob, game="legacy", private=False, clock={"bank": 600, "increment": 0})
        with bob.sit(table), cat.sit(table) as aside:
            with ann.sit(table) as hers:
                hers.until("Waiting", that=lambda said: bool(said["running"]))
                aside.send("Say", text="Hello.")
                assert hers.until("Chat")["text"] == "Hello."
                hours.passes(100_000)
                (cat if who == "somebody who talked" else bob).delete("/api/me")
            with ann.sit(table) as hers:
                assert "Hello." not in str(hers.welcome["chat"]) or who != "somebody who talked"
                assert hers.until("Waiting")["left"] == [500_000, 500_000]
                hours.passes(500_100)
                ended = hers.until("Scene", that=lambda scene: bool(scene["over"]))
                assert ended["outcome"]["rule"] == "table.clock"


def test_who_deletes_and_who_asks_for_a_rematch_do_not_wait_for_each_other(databases: Databases) -> None:
    """Both hold the locks of two tables: the older one first."""
    with Served(databases.fresh()) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        first = two(ann, bob, turn_limit=3)
        with ann.sit(first) as hers, bob.sit(first) as his:
            play_to_the_end({0: hers, 1: his})
        second = ann.post(f"/api/tables/{first}/rematch")["table"]["id"]

        async def locked() -> list[str]:
            for order in ([first, second], [second, first]):
                found = [table.row.id for table in await served.tables.here_or_loading(order)]
                assert found == [first, second]
            return found

        done = asyncio.run_coroutine_threadsafe(locked(), served._server.loop)
        assert done.result(PATIENCE) == [first, second]


def test_who_is_deleted_while_a_table_is_loaded_is_not_written_back(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest(NAME) as ann, served.guest("Bob") as bob:
        table = two(bob, ann)
        with bob.sit(table) as his:
            his.scene(0)
        until = time.monotonic() + PATIENCE
        while served.tables.loaded and time.monotonic() < until:
            served.tables.forget_idle(0)
        read, go_on, load = Event(), Event(), loading.load

        def slowly(*args: Any) -> Any:
            found = load(*args)
            read.set()
            assert go_on.wait(PATIENCE)
            return found

        monkeypatch.setattr(loading, "load", slowly)
        with ThreadPoolExecutor(2) as threads:
            looking = threads.submit(bob.get, f"/api/tables/{table}")
            assert read.wait(PATIENCE)
            deleting = threads.submit(ann.delete, "/api/me")
            wait([deleting], 0.5)  # either it is done by then, or it waits for the table
            go_on.set()
            looking.result(PATIENCE), deleting.result(PATIENCE)
        bob.put(f"/api/tables/{table}/audience", {"audience_talks": False})
        assert SOMEBODY in str(bob.get(f"/api/tables/{table}"))
        assert traces(database, NAME) == []


@pytest.mark.parametrize("running", [True, False], ids=["beside a server", "without one"])
def test_the_order_to_delete_somebody_leaves_no_byte_either(databases: Databases, running: bool) -> None:
    """Not even the order itself, nor an earlier one."""
    database = databases.fresh()

    def admin(*words: str) -> None:
        assert main(["admin", *words, "--database", database]) == 0

    with Served(database) as served, served.guest() as ann, served.guest("Bob") as bob:
        much_left(ann, bob)
        who = id_of(database, NAME)
        admin("ban", who, "--because", "of a mistake")
        admin("lift", who)
        if running:
            admin("delete", who, "--yes")
            until = time.monotonic() + PATIENCE  # it is wiped when the command has been told that it is done
            while traces(database, who) and time.monotonic() < until:
                pass
            assert traces(database, NAME, OLD_NAME, WORD, who) == []
    if not running:
        admin("delete", who, "--yes")
    assert traces(database, NAME, OLD_NAME, WORD, who) == []


def test_the_files_are_written_anew_once_a_minute_at_most(tmp_path: Path) -> None:
    """What waits for that is done when the server ends."""
    database = f"sqlite:///{tmp_path}/fracas.sqlite3"
    with Served(database) as served, served.guest("Bob") as bob:
        for name in ("Zephyrine One", "Zephyrine Two"):
            with served.guest(name) as ann:
                two(ann, bob)
                ann.delete("/api/me")
    assert traces(database, "Zephyrine One", "Zephyrine Two") == []


def test_the_longer_it_takes_the_more_rarely_the_files_are_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody's answer is written meanwhile, and anybody can ask for it."""
    now, wiped = 1_000.0, []

    class Slow(Storage):
        async def wipe(self) -> None:
            nonlocal now
            wiped.append(now)
            await super().wipe()
            now += 20

    async def often() -> None:
        nonlocal now
        storage = Slow(f"sqlite:///{tmp_path}/fracas.sqlite3")
        forgetting = Forgetting(storage, *[cast(Any, None)] * 3)
        for _ in range(300):
            now += 10
            await forgetting.wipe()
            if forgetting._later is not None:  # as if its time were over
                forgetting._later.cancel()
                forgetting._later = None
        storage.close()

    monkeypatch.setattr("fracas.server.keeping.forgetting.monotonic", lambda: now)
    asyncio.run(often())
    assert 2 <= len(wiped) <= 4 and all(then - before >= 20 * RARELY for before, then in pairwise(wiped))


def test_what_cannot_be_wiped_yet_is_not_called_wiped(tmp_path: Path) -> None:
    """Somebody reads, and SQLite cannot empty its log."""
    engine = open_database(f"sqlite:///{tmp_path}/fracas.sqlite3")
    with engine.connect() as reader, engine.connect() as writer:
        reader.exec_driver_sql("BEGIN")
        reader.exec_driver_sql("SELECT count(*) FROM guests").close()
        writer.exec_driver_sql("PRAGMA busy_timeout=0")
        with pytest.raises(FracasError, match="still in its log"):
            wipe(writer)
        reader.rollback()
        wipe(writer)
    engine.dispose()


def test_what_a_server_that_was_killed_has_not_wiped_is_wiped_by_the_next(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/fracas.sqlite3"
    with Served(database) as served, served.guest() as ann, served.guest("Bob") as bob:
        much_left(ann, bob)
        who = id_of(database, NAME)
    engine = open_database(database)
    with engine.begin() as connection:
        delete_guest(connection, who)  # and nothing after that
    with engine.connect() as connection:
        assert is_unwiped(connection)
    with Served(database):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with engine.connect() as connection:
                if not is_unwiped(connection):
                    break
    engine.dispose()
    assert time.monotonic() < until and traces(database, NAME, OLD_NAME, WORD, who) == []


GOOD = ["Zoë", "Søren", "Nguyễn Thị", "สมชาย น้ำผึ้ง", "हिन्दी प्रेमी", "שלום", "e\u0301lan", "A\u0323\u0307"]


@pytest.mark.parametrize("name", GOOD)
def test_names_bear_the_marks_that_scripts_need(ann: Guest, name: str) -> None:
    assert ann.put("/api/me", {"name": name})["name"]


@pytest.mark.parametrize(
    "name", ["a\u0316\u0317\u0318", "Z\u0353\u0353\u0353\u0353algo", "x\u0323\u0316" * (MOST_MARKS_IN_ALL // 2 + 1)]
)
def test_names_bear_few_marks(ann: Guest, name: str) -> None:
    with refused(422, "bad-name"):
        ann.put("/api/me", {"name": name})


SAID: dict[str, Any] = {
    "pay\u200bload\u2060": "payload",
    "\ufeffhello\u00ad\U000e0041": "hello",
    "a\u200db\u200cc": "abc",
    "\u202etxt": "txt",
    "می\u200cخواهم": "می\u200cخواهم",
    "क्\u200dष": "क्\u200dष",
    "👩\u200d🚀 ❤\ufe0f\u200d🔥": "👩\u200d🚀 ❤\ufe0f\u200d🔥",
    "👩\u200d\u200d\u200d🚀": "👩🚀",
}


def test_what_guests_make_and_bring_bears_few_marks_too(ann: Guest, bob: Guest) -> None:
    """Others at the table read these names as well."""
    tower = "Z" + "\u0301" * 20
    card = {**CARD, "name": tower}
    with refused(422, "bad-name"):
        ann.put("/api/me/made/figures/ann", card)
    with refused(422, "bad-name"):
        ann.post("/api/me/made/figures", card)
    over = two(ann, bob, turn_limit=3)
    with ann.sit(over) as hers, bob.sit(over) as his:
        play_to_the_end({0: hers, 1: his})
    record = Record.read(ann.http.get(f"/api/tables/{over}/record").text)
    record.header = msgspec.structs.replace(record.header, seats=[tower, "Bob"])
    with refused(422, "bad-name"):
        ann.post("/api/replays", {"record": record.text()})
    with refused(422, "bad-name"):
        ann.table("me", "me", armies=[{"cards": [card]}, "doom-lab"])


def test_nothing_without_width_is_said(ann: Guest) -> None:
    """But joiners stay where they shape a word of Persian or Hindi, or an emoji."""
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        for typed, said in SAID.items():
            line.send("Say", text=typed)
            assert line.until("Chat", "Refused")["text"] == said
        for nothing in ("\u200b", "\u2060 \ufeff", "\u3164"):
            line.send("Say", text=nothing)
            assert line.until("Chat", "Refused")["code"] == "bad-saying"


def test_what_is_overwritten_is_not_all_that_goes(tmp_path: Path) -> None:
    """SQLite leaves copies of rows that it has moved about, although it overwrites those that are deleted."""
    database = f"sqlite:///{tmp_path}/fracas.sqlite3"
    engine, random = open_database(database), Random(7)
    with engine.begin() as connection:
        connection.execute(sql.text("INSERT INTO guests VALUES ('ann', 'a', 'Ann', 0), ('bob', 'b', 'Bob', 0)"))
        for number in range(400):
            table = f"{random.randrange(10**9)}"
            row = {"id": f"{number}", "table": table, "who": random.choice(["ann", "bob"])}
            row["text"] = (WORD if row["who"] == "ann" else "So") * random.randrange(1, 40)
            connection.execute(sql.text("INSERT INTO made VALUES (:who, :table, :id, :text)"), row)
    with engine.begin() as connection:
        connection.execute(sql.text("DELETE FROM made WHERE guest = 'ann'"))
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()
        assert traces(database, WORD) == [f"{WORD} in fracas.sqlite3"], "else nothing need be written anew"
        wipe(connection)
    assert traces(database, WORD) == []
    engine.dispose()


def test_the_page_on_privacy_says_what_is_so() -> None:
    page = (Path(__file__).parents[2] / "docs" / "privacy.md").read_text("utf-8")
    assert [name for name in METADATA.tables if f"`{name}`" not in page] == []
    for days in (ABANDONED_FOR, UNTOUCHED_FOR, UPLOADED_FOR, EMPTY_FOR, GONE_FOR, OPEN_FOR):
        assert f" {days / DAY:.0f} days" in page
    assert f"the last {CHAT_KEPT} lines" in page and YEAR == UNTOUCHED_FOR
    assert SOMEBODY in page and "`/kept`" in page
    shown = (Path(__file__).parents[2] / "client" / "src" / "pages" / "Kept.svelte").read_text("utf-8")
    for days in (ABANDONED_FOR, UNTOUCHED_FOR, EMPTY_FOR):
        assert f"{days / DAY:.0f} days" in shown
    assert f"the last {CHAT_KEPT} lines" in shown
