"""``fracas admin``, beside a server that runs and without one."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import pytest
import sqlalchemy as sql

from fracas.cli import main
from fracas.server.keeping import admin
from fracas.server.keeping.admin import SOMEBODY
from fracas.server.keeping.admin_orders import AdminOrders
from fracas.server.storage.database import CHAT, ENTRIES, GUESTS, MADE, REPLAYS, SEATS, SHUNNED, TABLES, open_database
from fracas.server.storage.storage import Storage
from tests.server.conftest import Databases
from tests.server.kit import PATIENCE, Guest, Refusal, Served, play_to_the_end
from tests.server.test_privacy import CLOSED, refused, turned_away, two

CARD = {"id": "ann", "name": "Ann the Bold", "actions": ["luck", "luck", "luck"]}


class Keeper:
    """Anybody who sits at the machine with the database."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._database = database
        self._capsys = capsys

    def __call__(self, *words: str, status: int = 0) -> str:
        """Run a command; what it says."""
        self._capsys.readouterr()
        assert main(["admin", *words, "--database", self._database]) == status
        said = self._capsys.readouterr()
        return said.out if status == 0 else said.err


@pytest.fixture
def keeper(served: Served, capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(served.database, capsys)


def id_of(keeper: Keeper, name: str) -> str:
    """The id of the latest guest of this name."""
    return keeper("guests", name).split()[0]


def test_tables_are_listed_and_closed_beside_a_server_that_plays_on(
    keeper: Keeper, ann: Guest, bob: Guest, served: Served
) -> None:
    table, other = two(ann, bob, watchable=False), two(ann, bob)
    listed = keeper("tables")
    [line] = [line for line in listed.splitlines() if line.startswith(table)]
    assert "figures, playing, private, not watched, just now" in line
    assert "Ann against Bob; opened by Ann" in listed
    with ann.sit(table) as hers, bob.sit(other) as his:
        hers.scene(0)
        assert keeper("close", table[:10]) == f"The table {table} is closed.\n"
        hers.until("TableChanged", that=lambda m: m["table"]["state"] == "abandoned")
        his.scene(1)
        seat = his.scenes[1]["waiting_for"][0]
        if seat == 1:
            assert his.answer(1)["type"] == "Accepted", "nothing else was touched"
    assert table not in keeper("tables") and f"{table}  figures, abandoned" in keeper("tables", "--all")
    assert "is closed already" in keeper("close", table, status=2)
    assert "There is no table nowhere" in keeper("close", "nowhere", status=2)
    served.tables.forget_idle(0)
    assert ann.get(f"/api/tables/{table}")["state"] == "abandoned"


def test_a_banned_guest_is_sent_away_until_the_ban_is_lifted(keeper: Keeper, ann: Guest, served: Served) -> None:
    with served.guest("Mallory") as mallory:
        mine = two(ann, mallory)
        who = id_of(keeper, "Mallory")
        with mallory.sit(mine) as line:
            assert keeper("ban", who, "--because", "spam") == f"{who} is banned.\n"
            assert line.until("Problem")["code"] == "banned"
            assert line.closed() == CLOSED
        for path in ("/api/me", "/api/tables", f"/api/tables/{mine}", "/api/games"):
            with pytest.raises(Refusal, match="banned from this server: spam") as no:
                mallory.get(path)
            assert (no.value.status, no.value.code) == (403, "banned")
        assert turned_away(mallory, mine) == "banned"
        assert ann.get(f"/api/tables/{mine}")["seats"][1]["name"] == "Mallory"
        assert f"{who}  spam" in keeper("bans") and "banned" in keeper("guests", "Mallory")
        assert keeper("lift", who) == f"{who} is no longer banned.\n"
        assert mallory.get("/api/me")["name"] == "Mallory"
        assert who not in keeper("bans")
        assert "is not banned" in keeper("lift", who, status=2)


def test_addresses_are_banned_by_themselves_or_with_a_guest(keeper: Keeper, ann: Guest, served: Served) -> None:
    with (
        served.guest("Mallory", "203.0.113.7") as mallory,
        served.guest("Oscar", "2001:db8:1:2::7") as oscar,
        served.guest("Peggy", "203.0.113.8") as peggy,
    ):
        who = id_of(keeper, "Mallory")
        assert keeper("ban", who, "--address") == f"203.0.113.7 is banned.\n{who} is banned.\n"
        keeper("ban", "2001:db8:1:2::99")
        table = ann.table("me", "me")["table"]["id"]
        for guest, address in ((mallory, "203.0.113.7"), (oscar, "2001:db8:1:2::7")):
            with refused(403, "banned"):
                guest.get("/api/me")
            with served.guest(address=address) as again, refused(403, "banned"):
                again.get("/api/me")  # with another cookie, or none
            assert turned_away(guest, table) == "banned"
        assert peggy.get("/api/me")["name"] == "Peggy"
        for each in (who, "203.0.113.7", "2001:db8:1:2::/64"):
            keeper("lift", each)
        assert mallory.get("/api/me") and oscar.get("/api/me")
    assert "cannot be banned" in keeper("ban", "127.0.0.1", status=2)
    here = id_of(keeper, "Ann")
    assert "does not know their address" in keeper("ban", here, "--address", status=2)


def test_a_guests_data_is_deleted_beside_a_server_that_runs(keeper: Keeper, bob: Guest, served: Served) -> None:
    with served.guest("Trudy") as trudy:
        who = id_of(keeper, "Trudy")
        alone = trudy.table("me", "me")["table"]["id"]
        over = two(trudy, bob, turn_limit=3)
        with trudy.sit(over) as hers, bob.sit(over) as his:
            hers.send("Say", text="My secret is")
            his.until("Chat")
            play_to_the_end({0: hers, 1: his})
        together = two(bob, trudy)
        waiting = bob.table("me", "open", "open")
        trudy.post(f"/api/join/{waiting['invites'][0]['code']}")
        trudy.put("/api/me/made/figures/ann", CARD)
        trudy.post("/api/replays", {"record": trudy.http.get(f"/api/tables/{over}/record").text})
        bob.post("/api/me/shunned", {"table": over, "seat": 0, "block": False})
        assert "add --yes" in keeper("delete", who, status=2)
        with bob.sit(together) as line:
            assert "Their data is deleted" in keeper("delete", who, "--yes")
            assert line.closed() == 1013, "and his browser comes back by itself"
        with bob.sit(together) as line:
            assert [seat["name"] for seat in line.welcome["table"]["seats"]] == ["Bob", SOMEBODY]
            line.scene(0)
        with refused(404, "missing"):
            bob.get(f"/api/tables/{alone}")
        with bob.sit(over) as line:
            assert line.welcome["chat"] == []
        replay = bob.get(f"/api/replays/{over}")
        assert replay["names"] == [SOMEBODY, "Bob"] and "Trudy" not in str(replay)
        assert "Trudy" not in bob.http.get(f"/api/tables/{over}/record").text
        assert bob.get(f"/api/tables/{waiting['table']['id']}")["seats"][1]["kind"] == "open"
        assert bob.get("/api/me/shunned") == []
        assert trudy.get("/api/me")["name"] != "Trudy", "anybody who holds the old cookie is somebody new"
        assert trudy.get("/api/me/made/figures") == [] == trudy.get("/api/replays")
    assert "There is no such guest" in keeper("guests", "Trudy")
    assert "Trudy" not in str([bob.get("/api/me"), bob.get("/api/replays")])


def test_without_a_server_the_same_is_done_on_the_disk(
    databases: Databases, capsys: pytest.CaptureFixture[str]
) -> None:
    database = databases.fresh()
    keeper = Keeper(database, capsys)
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table = two(ann, bob, private=False)
        cookies = [guest.http.cookies["fracas_guest"] for guest in (ann, bob)]
        ids = [id_of(keeper, name) for name in ("Ann", "Bob")]
    assert keeper("close", table) == f"The table {table} is closed.\n"
    assert keeper("ban", ids[0]) == f"{ids[0]} is banned.\n"
    assert "Only a running server knows" in keeper("ban", ids[0], "--address", status=2)
    assert "Their data is deleted" in keeper("delete", ids[1], "--yes")
    with Served(database) as served, served.guest() as ann, served.guest() as bob:
        ann.http.cookies.set("fracas_guest", cookies[0])
        bob.http.cookies.set("fracas_guest", cookies[1])
        with refused(403, "banned"):
            ann.get("/api/me")
        assert bob.get("/api/me")["tables"] == []
        assert "Bob" not in keeper("tables", "--all")


def test_an_order_that_nobody_took_is_carried_out_when_the_server_starts(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        cookie = ann.http.cookies["fracas_guest"]
    engine = open_database(database)
    with engine.begin() as connection:
        order = admin.give(connection, "close", table, "")
        nonsense = admin.give(connection, "dance", table, "")
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.set("fracas_guest", cookie)
        until = time.monotonic() + PATIENCE
        state = "new"
        while state == "new" and time.monotonic() < until:
            with engine.connect() as connection:
                state, _ = admin.result_of(connection, nonsense)
        assert state == "refused"  # the second comes after the first
        assert ann.get(f"/api/tables/{table}")["state"] == "abandoned"
        with engine.connect() as connection:
            assert admin.result_of(connection, order)[0] == "done"
    engine.dispose()


def test_nothing_of_a_deleted_guest_is_left(databases: Databases) -> None:
    """Also in tables that no page shows: every row that named them."""
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table = two(ann, bob)
        with ann.sit(table) as line:
            line.send("Say", text="hello")
            line.until("Chat")
        ann.table("me", "me")
        bob.post("/api/me/shunned", {"table": table, "seat": 0, "block": True})
        ann.put("/api/me/made/figures/ann", CARD)
    engine = open_database(database)
    with engine.begin() as connection:
        who = connection.execute(sql.select(GUESTS.c.id).where(GUESTS.c.name == "Ann")).scalar_one()
        admin.delete_guest(connection, who)
    with engine.connect() as connection:
        for column in (SEATS.c.guest, CHAT.c.guest, MADE.c.guest, REPLAYS.c.guest, SHUNNED.c.guest, SHUNNED.c.other):
            assert connection.execute(sql.select(column).where(column == who)).all() == []
        assert list(connection.execute(sql.select(TABLES.c.id)).scalars()) == [table], "the one at which Bob sits"
        owner = sql.select(GUESTS.c.name).join(TABLES, TABLES.c.owner == GUESTS.c.id)
        assert connection.execute(owner).scalar_one() == SOMEBODY
        assert connection.execute(sql.select(GUESTS.c.id).where(GUESTS.c.id == who)).all() == []
        assert "Ann" not in connection.execute(sql.select(TABLES.c.header)).scalar_one()
        assert set(connection.execute(sql.select(ENTRIES.c.table_id)).scalars()) <= {table}
    engine.dispose()


def test_what_admin_is_told_when_it_is_wrong(
    databases: Databases, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["admin", "tables", "--database", "sqlite:////nowhere/at/all.sqlite3"]) == 2
    assert "There is no database" in capsys.readouterr().err
    monkeypatch.setattr("fracas.cli.administering.PATIENCE", 0.0)
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        keeper = Keeper(served.database, capsys)
        assert "has not answered yet" in keeper("close", table, status=2)
        assert "is not enough" in keeper("close", table[:3], status=2)
        assert "\x1b" not in keeper("tables")


def test_a_database_that_is_away_is_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks = 0

    class Away:
        async def read(self, *_: object) -> list[admin.Order]:
            nonlocal looks
            looks += 1
            if looks == 4:
                return []  # it is back, and goes away again
            if looks > 6:
                raise asyncio.CancelledError
            raise OSError("the disk is gone")

    monkeypatch.setattr("fracas.server.keeping.admin_orders.EVERY", 0.0)
    orders = AdminOrders(cast(Storage, Away()), cast(Any, None), cast(Any, None), cast(Any, None))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(orders.heed())
    assert [each.getMessage() for each in caplog.records] == ["orders could not be carried out: OSError"] * 2
