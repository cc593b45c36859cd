"""Going away and coming back: reloads, restarts, failures of the disk."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sql

from fracas.server.storage.database import ENTRIES, TABLES, open_database
from fracas.server.wire.protocol import PROTOCOL
from tests.server.conftest import Databases
from tests.server.kit import Guest, Said, Served, play_to_the_end


def told(heard: list[Said], seat: int) -> list[Said]:
    return [each for m in heard if m["type"] == "Happened" and m["seat"] == seat for each in m["events"]]


def test_a_reload_catches_up_with_what_was_missed(ann: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as first, ann.sit(table) as second:
        second.scene(0)
        upto = second.scenes[0]["upto"]
        second.wire.close()
        for seat in (0, 1):
            first.scene(seat)
        for _ in range(12):
            seat = first.scenes[0]["waiting_for"][0]
            assert first.answer(seat)["type"] == "Accepted"
            first.scene(0)
            first.scene(1)
        with ann.sit(table, after=upto) as back:
            caught_up = back.until("Happened")
            assert caught_up["after"] == upto
            missed = [{**t, "patch": {}} for t in told(first.heard, 0) if t["number"] >= upto]
            assert caught_up["events"] == missed  # without patches, because the view comes whole
            assert back.scene(0) == first.scenes[0]
        with ann.sit(table) as fresh:
            assert fresh.until("Happened")["events"] == [{**t, "patch": {}} for t in told(first.heard, 0)]
        with ann.sit(table, after=10_000) as confused:
            assert confused.until("Happened")["after"] == 0


def test_a_secret_choice_is_known_to_its_owner_after_a_reload_and_to_nobody_else(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", armies=["star-patrol", "doom-lab"])
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as hers, bob.sit(table) as his:
        lines = [hers, his]
        for seat, line in enumerate(lines):
            line.scene(seat)
        while len(hers.scenes[0]["waiting_for"]) < 2:
            seat = hers.scenes[0]["waiting_for"][0]
            assert lines[seat].answer(seat)["type"] == "Accepted"
            for each, line in enumerate(lines):
                line.scene(each)
        card = hers.scenes[0]["asked"]["options"][-1]
        assert hers.answer(0, card["value"])["type"] == "Accepted"
        assert hers.scene(0)["chosen"] == card and hers.scenes[0]["asked"] is None
        assert his.scene(1)["chosen"] is None
        with ann.sit(table) as again, bob.sit(table) as other, ann.served.guest() as watcher:
            assert again.scene(0)["chosen"] == card
            assert other.scene(1)["chosen"] is None
            with watcher.sit(table) as watching:
                assert watching.scene(-1)["chosen"] is None
        assert his.answer(1)["type"] == "Accepted"
        assert hers.scene(0)["chosen"] is None, "all is open now"


def test_presence(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open")
    table = opened["table"]["id"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with ann.sit(table) as line:
        with bob.sit(table):
            come = line.until("TableChanged")["table"]
            assert [seat["online"] for seat in come["seats"]] == [True, True]
            assert [seat["mine"] for seat in come["seats"]] == [True, False]
        gone = line.until("TableChanged")["table"]
        assert [seat["online"] for seat in gone["seats"]] == [True, False]


def test_who_comes_and_goes_is_told_at_most_once_a_second(ann: Guest, bob: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        begun = time.monotonic()
        for _ in range(20):
            with bob.sit(table):
                pass
        with bob.sit(table):
            line.until("TableChanged", that=lambda m: m["table"]["watchers"] == 1)
        line.until("TableChanged", that=lambda m: m["table"]["watchers"] == 0)
        told = sum(heard["type"] == "TableChanged" for heard in line.heard)
        assert told <= time.monotonic() - begun + 2


def test_after_a_restart_everything_goes_on(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me", "random")["table"]["id"]
        with ann.sit(table) as line:
            line.scene(0)
            line.until("Scene", that=lambda m: m["waiting_for"] != [2])
            line.send("Say", text="Back in a moment.")
            line.until("Chat")
        cookie = ann.cookie
    with Served(database) as served, served.guest() as ann:
        ann.http.headers["Cookie"] = cookie
        assert ann.get("/api/me")["name"] == "Ann"
        ann.http.cookies.set("fracas_guest", cookie.partition("=")[2])
        with ann.sit(table) as line:
            assert [chat["text"] for chat in line.welcome["chat"]] == ["Back in a moment."]
            assert line.welcome["seats"] == [0, 1]


def test_bots_go_on_by_themselves_after_a_restart(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "random")["table"]["id"]
        token = ann.http.cookies["fracas_guest"]
        with ann.sit(table) as line:
            line.until_asked(0)
            line.answer(0)
    # What the bot may have answered since is taken from the disk: it must answer anew.
    engine = open_database(database)
    with engine.begin() as connection:
        log = connection.execute(
            sql.select(ENTRIES.c.number, ENTRIES.c.who).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        ).all()
        mine = max(row.number for row in log if row.who == 0)
        connection.execute(ENTRIES.delete().where(ENTRIES.c.table_id == table, ENTRIES.c.number > mine))
    engine.dispose()
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.set("fracas_guest", token)
        with ann.sit(table) as line:
            line.scene(0)
            assert play_to_the_end({0: line})["over"]


def test_an_answer_that_cannot_be_written_does_not_count(served: Served, ann: Guest) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        line.scene(0)
        line.scene(1)
        seat = line.scenes[0]["waiting_for"][0]
        asked = line.scenes[seat]["asked"]
        first, second = (option["value"] for option in asked["options"][:2])
        engine = open_database(served.database)
        with engine.begin() as connection:  # as if another server had taken an answer at this place of the log
            at = connection.execute(sql.select(sql.func.count()).where(ENTRIES.c.table_id == table)).scalar_one()
            row = {"table_id": table, "number": at, "who": seat, "answer": msgspec.json.encode(first).decode()}
            connection.execute(ENTRIES.insert().values(row))
        engine.dispose()
        line.send("Answer", seat=seat, question=asked["id"], answer=second)
        reply = line.until("Problem", "Accepted")
        assert reply["type"] == "Problem" and reply["code"] == "not-kept"
        # The table is as the disk has it: the other answer counts, and play goes on from there.
        now = next(m for m in reversed(line.heard) if m["type"] == "Scene" and m["seat"] == seat)
        assert now["asked"] is None or now["asked"]["id"] != asked["id"]
        line.scenes.clear()
    with ann.sit(table) as line:
        line.scene(0)
        line.scene(1)
        assert play_to_the_end({0: line, 1: line})["over"]


def test_a_table_where_nobody_is_left_is_forgotten_and_found_again(databases: Databases) -> None:
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        with ann.sit(table) as line:
            before = line.scene(0)
            served.tables.forget_idle(0)
            assert served.tables.loaded == 1  # somebody looks
            with ann.sit(table) as other:
                other.scene(0)
        while served.tables.loaded:  # until the server has noticed that both are gone
            served.tables.forget_idle(0)
        with ann.sit(table) as line:
            assert line.scene(0) == before


def test_a_browser_that_has_not_said_hello_yet_keeps_its_table(databases: Databases) -> None:
    """Else the next one would find another table of the same name, and they would play past each other."""
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        with ann.line(table) as silent:
            silent.send("Ping")
            silent.until("Pong")
            served.tables.forget_idle(0)
            assert served.tables.loaded == 1
            with ann.sit(table) as line:
                silent.send("Hello", protocol=PROTOCOL, after=0)
                silent.scene(0)
                for seat in (0, 1):
                    line.scene(seat)
                assert line.answer(line.scenes[0]["waiting_for"][0])["type"] == "Accepted"
                silent.until("Happened", that=lambda m: m["after"] > 0)


def test_a_table_that_nobody_came_to_is_given_up(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        old, new = (ann.table("me", "open")["table"]["id"] for _ in range(2))
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == old).values(created=1.0))
    engine.dispose()
    with Served(database) as served, served.guest() as ann:
        assert ann.get(f"/api/tables/{old}")["state"] == "abandoned"
        assert ann.get(f"/api/tables/{new}")["state"] == "open"
