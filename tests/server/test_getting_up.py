"""Getting up from a table that still waits for players: the seat is open again, and nobody else loses theirs."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sql

from fracas.server.storage import queries
from fracas.server.wire.limits import Limits
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served
from tests.server.test_privacy import CLOSED, refused, turned_away, two
from tests.server.truth import stored


def waiting(ann: Guest, bob: Guest, **wishes: Any) -> tuple[str, list[str]]:
    """A table of three at which Ann sits, and Bob in seat 1; the codes of the invitations."""
    opened = ann.table("me", "open", "open", **wishes)
    codes = [invite["code"] for invite in opened["invites"]]
    bob.post(f"/api/join/{codes[0]}")
    return opened["table"]["id"], codes


def leave(guest: Guest, table: str) -> Any:
    return guest.post(f"/api/tables/{table}/leave")


def seats(info: Any) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in info["seats"]]


ALONE = [("person", "Ann"), ("open", ""), ("open", "")]


def test_who_gets_up_leaves_the_seat_to_others(ann: Guest, bob: Guest, served: Served) -> None:
    table, [first, second] = waiting(ann, bob, watchable=False)
    with served.guest("Cy") as cy, served.guest("Di") as di:
        assert [invite["code"] for invite in ann.get(f"/api/tables/{table}/invites")] == [second]
        with ann.sit(table) as hers, bob.sit(table) as his:
            left = leave(bob, table)
            assert seats(left) == ALONE and left["state"] == "open"
            assert not any(seat["mine"] for seat in left["seats"])
            told = hers.until("TableChanged", that=lambda m: m["table"]["seats"][1]["kind"] == "open")
            assert seats(told["table"]) == ALONE
            assert his.until("Problem")["code"] == "not-watchable"
            assert his.closed() == CLOSED
        assert table not in [each["id"] for each in bob.get("/api/me")["tables"]]
        served.tables.forget_idle(0)
        assert seats(ann.get(f"/api/tables/{table}")) == ALONE, "so it is on the disk"
        with refused(403, "not-watchable"):
            bob.get(f"/api/tables/{table}")
        assert [invite["code"] for invite in ann.get(f"/api/tables/{table}/invites")] == [first, second]
        assert cy.get(f"/api/join/{first}")["seat"] == 1, "the link works again, for others"
        assert cy.post(f"/api/join/{first}")["seat"] == 1
        with refused(409, "used"):
            bob.post(f"/api/join/{first}")
        di.post(f"/api/join/{second}")
        names = ["Ann", "Cy", "Di"]
        assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == names
    [(row, _)] = stored(served.database, [table])
    assert row.state == "playing" and list(row.header.seats) == names


def test_nobody_else_loses_a_seat(ann: Guest, bob: Guest, served: Served) -> None:
    opened = ann.table("me", "open", "random", "open", "open")
    table, codes = opened["table"]["id"], [invite["code"] for invite in opened["invites"]]
    with served.guest("Cy") as cy:
        bob.post(f"/api/join/{codes[0]}")
        cy.post(f"/api/join/{codes[1]}")
        before = ann.get(f"/api/tables/{table}")
        with cy.sit(table) as theirs:
            leave(bob, table)
            told = theirs.until("TableChanged", that=lambda m: m["table"]["seats"][1]["kind"] == "open")["table"]
            assert told["seats"][3]["mine"] and told["seats"][3]["online"]
        after = ann.get(f"/api/tables/{table}")
        assert seats(after) == [each if n != 1 else ("open", "") for n, each in enumerate(seats(before))]
        with refused(409, "used"):
            bob.post(f"/api/join/{codes[1]}")
        assert bob.post(f"/api/join/{codes[0]}")["seat"] == 1, "anybody who left may come back"
        assert seats(ann.get(f"/api/tables/{table}")) == seats(before)


def test_where_others_may_watch_anybody_who_got_up_watches(ann: Guest, bob: Guest, served: Served) -> None:
    table, [first, second] = waiting(ann, bob)
    with served.guest("Cy") as cy, served.guest("Di") as di, bob.sit(table) as his:
        assert his.welcome["seats"] == [1]
        leave(bob, table)
        told = his.until("TableChanged", that=lambda m: m["table"]["seats"][1]["kind"] == "open")["table"]
        assert told["watchers"] == 1 and not any(seat["mine"] for seat in told["seats"])
        cy.post(f"/api/join/{first}")
        di.post(f"/api/join/{second}")
        assert his.until("Scene")["seat"] == -1, "and sees what a spectator sees"
        his.send("Leave", seat=1)
        assert his.until("Refused")["code"] == "not-your-seat"
    assert ann.get(f"/api/tables/{table}")["seats"][1]["gone"] == ""


def test_at_a_public_table_anybody_takes_the_seat(ann: Guest, bob: Guest, served: Served) -> None:
    table, _ = waiting(ann, bob, private=False)
    leave(bob, table)
    with served.guest("Cy") as cy:
        assert cy.post(f"/api/tables/{table}/join")["seat"] == 1
    assert bob.post(f"/api/tables/{table}/join")["seat"] == 2


def test_who_was_blocked_does_not_stay_to_watch(ann: Guest, bob: Guest) -> None:
    table, _ = waiting(ann, bob)
    with bob.sit(table) as his:
        ann.post("/api/me/shunned", {"table": table, "seat": 1, "block": True})
        leave(bob, table)
        assert his.until("Problem")["code"] == "blocked"
        assert his.closed() == CLOSED
    assert turned_away(bob, table) == "blocked"


def test_both_seats_of_one_guest_are_open_again(ann: Guest, bob: Guest, served: Served) -> None:
    """Ann has played for two; Bob asks for a rematch, which is his table; she sits down there, and gets up again."""
    opened = ann.table("me", "me", "open", "open")
    first, codes = opened["table"]["id"], [invite["code"] for invite in opened["invites"]]
    with served.guest("Cy") as cy:
        bob.post(f"/api/join/{codes[0]}")
        cy.post(f"/api/join/{codes[1]}")
        with ann.sit(first) as hers, cy.sit(first) as theirs:
            for seat, line in ((0, hers), (1, hers), (3, theirs)):
                line.send("Leave", seat=seat)
            hers.until("Scene", that=lambda scene: bool(scene["over"]))
        again = bob.post(f"/api/tables/{first}/rematch")["table"]
        assert [kind for kind, _ in seats(again)] == ["open", "open", "person", "open"]
        for _ in range(2):  # and once more: nothing of her is left behind
            sat = ann.post(f"/api/tables/{first}/rematch")["table"]
            assert [seat["mine"] for seat in sat["seats"]] == [True, True, False, False]
            assert seats(leave(ann, again["id"])) == seats(again)
        ann.post(f"/api/tables/{first}/rematch")
        assert cy.post(f"/api/tables/{first}/rematch")["table"]["state"] == "playing"


# -- who may not


def test_anybody_who_opened_the_table_gives_it_up_instead(ann: Guest, bob: Guest) -> None:
    table, _ = waiting(ann, bob)
    for each in (table, ann.table("open", "open")["table"]["id"]):
        with pytest.raises(Refusal, match="you can give it up instead") as no:
            leave(ann, each)
        assert (no.value.status, no.value.code) == (409, "owner")
    assert seats(ann.get(f"/api/tables/{table}"))[0] == ("person", "Ann")


def test_anybody_who_holds_no_seat_cannot_leave(ann: Guest, bob: Guest, served: Served) -> None:
    table, _ = waiting(ann, bob, private=False)
    with served.guest("Cy") as cy:
        with refused(403, "not-seated"):
            leave(cy, table)
        with refused(404, "missing"):
            leave(cy, "nosuchtablenosuchtable")
    leave(bob, table)
    with refused(403, "not-seated"):
        leave(bob, table)
    assert seats(ann.get(f"/api/tables/{table}")) == ALONE


def test_a_game_that_has_begun_or_is_over_is_not_left_like_this(ann: Guest, bob: Guest) -> None:
    table = two(ann, bob)
    given_up, _ = waiting(ann, bob)
    ann.post(f"/api/tables/{given_up}/close")

    def is_refused(guest: Guest, which: str) -> None:
        with pytest.raises(Refusal, match="resign at the table") as no:
            leave(guest, which)
        assert (no.value.status, no.value.code) == (409, "not-open")

    for guest in (ann, bob):
        is_refused(guest, table)
        is_refused(guest, given_up)
    with bob.sit(table) as his:
        his.scene(1)
        his.send("Leave", seat=1)
        his.until("Scene", that=lambda scene: bool(scene["over"]))
    for guest in (ann, bob):
        is_refused(guest, table)
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["Ann", "Bob"]


@pytest.mark.usefixtures("no_time_passes")
def test_pages_of_others_and_those_in_a_hurry_are_refused(databases: Databases) -> None:
    limits = Limits(requests=1)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Bob") as bob:
        far = bob.http.post("/api/tables/nosuchtable/leave", headers={"Origin": "http://elsewhere.example"})
        assert (far.status_code, far.json()["code"]) == (403, "other-origin")
        codes = [bob.http.post("/api/tables/nosuchtable/leave").status_code for _ in range(6)]
        assert codes[0] == 404 and codes[-1] == 429


# -- the disk


def test_it_is_on_the_disk_before_it_is_acknowledged(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        table, _ = waiting(ann, bob)

        def away(*_: object) -> None:
            raise sql.exc.OperationalError("UPDATE", {}, OSError("the server closed the connection"))

        with ann.sit(table) as hers:
            with monkeypatch.context() as broken:
                broken.setattr(queries, "free_seats", away)
                with refused(503, "storage-away"):
                    leave(bob, table)
            assert seats(ann.get(f"/api/tables/{table}"))[1] == ("person", "Bob"), "it has not happened"
            assert all(m["table"]["seats"][1]["name"] == "Bob" for m in hers.heard if m["type"] == "TableChanged")
        leave(bob, table)
        [(row, _)] = stored(database, [table])
        assert [(seat.kind, seat.guest, seat.name) for seat in row.seats[1:]] == [("open", None, "")] * 2
        assert all(seat.invite for seat in row.seats[1:])
        assert list(row.header.seats) == ["Ann", "Player 2", "Player 3"]
        token = ann.http.cookies["fracas_guest"]
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.set("fracas_guest", token)
        assert seats(ann.get(f"/api/tables/{table}")) == ALONE
