"""A name that somebody takes reaches the tables at which they sit, and no game that is over."""

from __future__ import annotations

import pytest

from fracas.server.storage.rows import Seat
from fracas.server.table.renaming import _is_named
from fracas.server.wire.limits import Limits
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served
from tests.server.test_leaving import over, record_of, sitting
from tests.server.test_undo import answers


def names_of(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_everybody_at_the_table_is_told_at_once(ann: Guest, bob: Guest) -> None:
    with sitting(ann, bob) as (table, hers, his):
        while answers((hers, his)) != 0:
            pass
        ann.put("/api/me", {"name": "Bea"})
        for line, seat in ((hers, 0), (his, 1)):
            told = line.until("TableChanged", that=lambda said: said["table"]["seats"][0]["name"] == "Bea")
            assert names_of(told["table"]) == ["Bea", "Bob"]
            line.scene(seat)
        his.send("Leave", seat=1)
        assert over(hers, 0)["outcome"]["sentence"] == "Bea wins. Bob resigned."
    ann.put("/api/me", {"name": "Cleo"})
    assert record_of(bob, table).header.seats == ["Bea", "Bob"], "a game that is over keeps its names"
    assert names_of(bob.get(f"/api/tables/{table}")) == ["Bea", "Bob"]


def test_tables_that_nobody_looks_at_are_reached_and_it_lasts(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        opened = ann.table("me", "open")
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        waiting = ann.table("me", "open", "open")["table"]["id"]
        cookies = bob.http.cookies
        table = opened["table"]["id"]
    with Served(database) as served, served.guest() as bob:
        bob.http.cookies.update(cookies)
        assert served.tables.loaded == 0
        mine = {each["id"]: each for each in bob.put("/api/me", {"name": "Bert"})["tables"]}
        assert names_of(mine[table]) == ["Ann", "Bert"] and waiting not in mine
        with bob.sit(table) as his:
            his.scene(1)
            assert names_of(his.welcome["table"]) == ["Ann", "Bert"]
    with Served(database) as served, served.guest() as bob:
        bob.http.cookies.update(cookies)
        assert names_of(bob.get(f"/api/tables/{table}")) == ["Ann", "Bert"]


def test_nobody_takes_the_name_of_another_and_others_at_the_browser_keep_theirs(ann: Guest, bob: Guest) -> None:
    wishes = [{"kind": "me"}, {"kind": "me", "name": "Dad"}, {"kind": "me"}, {"kind": "open"}]
    opened = ann.post("/api/tables", {"game": "figures", "seats": wishes})
    assert names_of(opened["table"]) == ["Ann", "Dad", "Ann 2", ""]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    ann.put("/api/me", {"name": "Bob"})
    assert names_of(ann.get(f"/api/tables/{opened['table']['id']}")) == ["Bob 2", "Dad", "Bob 3", "Bob"]


def test_names_are_not_changed_without_end(databases: Databases, no_time_passes: None) -> None:
    with Served(databases.fresh(), limits=Limits()) as served, served.guest() as ann:
        for number in range(10):
            ann.put("/api/me", {"name": f"Ann {number}"})
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (429, "too-many-names")):
            ann.put("/api/me", {"name": "Ann"})


@pytest.mark.parametrize(
    ("seat", "name", "same"),
    [("Ann", "Ann", True), ("Ann 2", "Ann", True), ("Anna", "Ann", False), ("2", "Ann", False), ("An 2", "Ann", False)],
)
def test_whose_name_it_was(seat: str, name: str, same: bool) -> None:
    assert _is_named(Seat(0, "person", seat), name) is same
