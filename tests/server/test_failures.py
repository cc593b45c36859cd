"""A lost acknowledgement, a full disk, a database that is away: nothing is lost, and nothing counts twice."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.engine import Engine

from fracas.server.storage.database import PATIENT, engine_for
from fracas.server.storage.storage import Storage
from fracas.server.table import seated_bots
from tests.server.conftest import Databases
from tests.server.kit import PATIENCE, Guest, Refusal, Served
from tests.server.test_rest import made_up
from tests.server.truth import stored


def away(*_: object, **__: object) -> Any:
    raise sql.exc.OperationalError("SELECT 1", {}, OSError("the server closed the connection"))


def storage_of(served: Served) -> Storage:
    return served.tables._storage


# -- an answer that is sent again


def test_an_answer_sent_again_after_a_lost_acknowledgement_is_accepted_and_counts_once(
    served: Served, ann: Guest
) -> None:
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        for seat in (0, 1):
            line.scene(seat)
        seat = line.scenes[0]["waiting_for"][0]
        asked = line.scenes[seat]["asked"]
        assert line.answer(seat)["type"] == "Accepted"
    [(_, before)] = stored(served.database, [table])
    answer = asked["options"][0]["value"]
    with ann.sit(table) as line:  # anybody who was cut off does not know that it was accepted
        line.send("Answer", seat=seat, question=asked["id"], answer=answer)
        reply = line.until("Accepted", "Refused")
        assert (reply["type"], reply["seat"], reply["question"]) == ("Accepted", seat, asked["id"])
        line.send("Answer", seat=seat, question=asked["id"], answer=asked["options"][1]["value"])
        assert line.until("Accepted", "Refused")["type"] == "Refused", "another answer is another matter"
        line.send("Answer", seat=1 - seat, question=asked["id"], answer=answer)
        assert line.until("Accepted", "Refused")["type"] == "Refused", "and so is another seat"
    assert stored(served.database, [table])[0][1] == before


def test_a_secret_choice_sent_again_is_accepted(served: Served, ann: Guest) -> None:
    """Others may have chosen before; what they chose cannot be found out like this."""
    opened = ann.table("me", "me", game="legacy", rounds=1, beginner=True)
    table = opened["table"]["id"]
    with ann.sit(table) as line:
        for seat in (0, 1):
            line.scene(seat)
        asked = {seat: line.scenes[seat]["asked"] for seat in (0, 1)}
        assert line.answer(1)["type"] == "Accepted" and line.answer(0)["type"] == "Accepted"
        for seat in (0, 1):
            options = asked[seat]["options"]
            line.send("Answer", seat=seat, question=asked[seat]["id"], answer=options[0]["value"])
            assert line.until("Accepted", "Refused")["type"] == "Accepted"
            line.send("Answer", seat=seat, question=asked[seat]["id"], answer=options[1]["value"])
            assert line.until("Accepted", "Refused")["type"] == "Refused"


# -- a disk that is full


def test_a_full_disk_is_503_and_loses_nothing(tmp_path: Path) -> None:
    """On SQLite, which can be told how many pages its file may have."""
    with Served(f"sqlite:///{tmp_path / 'full.sqlite3'}") as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        # On the connection that writes, until that one is given up: as if somebody had made room by then.
        full = storage_of(served).write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1").close())
        asyncio.run_coroutine_threadsafe(full, storage_of(served)._writer._loop).result()
        wish = {"game": "figures", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"cards": made_up(100)}}
        for _ in range(30):  # the file may have room left within
            before = [each["id"] for each in ann.get("/api/me")["tables"]]
            response = ann.http.post("/api/tables", json=wish)
            if response.status_code != 201:
                break
        assert (response.status_code, response.json()["code"]) == (503, "storage-away")
        assert response.headers["retry-after"]
        assert [each["id"] for each in ann.get("/api/me")["tables"]] == before
        assert ann.table("me", "me", cards=made_up(100))["table"]["id"], "there is room again"
        with ann.sit(table) as line:
            line.scene(0)
            line.scene(1)
            assert line.answer(line.scenes[0]["waiting_for"][0])["type"] == "Accepted"


def test_a_bot_whose_answer_cannot_be_written_waits_a_while(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would think the same again and again for as long as the disk is full."""
    monkeypatch.setattr(seated_bots, "AGAIN", 3600.0)
    failed, failures = Event(), []
    append = Storage.append

    async def failing(self: Storage, rows: Any, **more: Any) -> None:
        if rows and rows[0][2] == 1:
            failures.append(rows)
            failed.set()
            raise OSError("the disk is full")
        await append(self, rows, **more)

    table = ann.table("me", "random")["table"]["id"]
    with monkeypatch.context() as broken, ann.sit(table) as line:
        broken.setattr(Storage, "append", failing)
        while not failed.is_set():
            scene = line.until("Scene", "TableChanged")
            if scene["type"] == "Scene" and scene["asked"] is not None:
                line.answer(0)
            elif scene["type"] == "Scene" and scene["waiting_for"] == [1]:
                assert failed.wait(PATIENCE)
        for _ in range(5):
            line.send("Ping")
            line.until("Pong")
        assert len(failures) <= 2, "once, and once more if Ann has answered meanwhile"
    with ann.sit(table) as line:  # somebody comes: now is as good a time as any
        line.until_asked(0)


# -- a database that is away


def test_a_database_that_is_away_is_503_and_comes_back(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me")["table"]["id"]
        with ann.sit(table) as line:
            for seat in (0, 1):
                line.scene(seat)
            with monkeypatch.context() as gone:
                gone.setattr(Engine, "connect", away)
                gone.setattr("fracas.server.storage.writer.Writer._ready", away)
                seat = line.scenes[0]["waiting_for"][0]
                assert line.answer(seat)["code"] == "not-kept"
                line.send("Say", text="Hello?")
                assert line.until("Problem", "Chat")["code"] == "storage-away"
                asks: list[Callable[[], Any]] = [
                    lambda: ann.get("/api/me"),
                    lambda: ann.get("/api/tables"),
                    lambda: ann.table("me", "me"),
                    lambda: ann.put("/api/me", {"name": "Anna"}),
                ]
                for ask in asks:
                    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (503, "storage-away")):
                        ask()
                with served.guest() as stranger, stranger.line("nowhere") as other:
                    assert other.next()["code"] == "storage-away"
                    assert other.closed() == 1013
            seat = line.scenes[0]["waiting_for"][0]
            assert line.answer(seat)["type"] == "Accepted", "the question is still asked, and the answer counts now"
        assert ann.get("/api/me")["name"] == "Ann"


def test_the_writer_looks_at_its_connection_before_it_uses_it(databases: Databases) -> None:
    """PostgreSQL was started again, or somebody in between has cut a line that was silent for long."""
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        ann.table("me", "me")
        if databases.kind == "postgresql":
            assert cut_all_lines(served.database)
        assert ann.table("me", "me")["table"]["id"]
        assert len(ann.get("/api/me")["tables"]) == 2


def cut_all_lines(database: str) -> int:
    """End every connection to the database but this one; how many there were."""
    engine = engine_for(database)
    with engine.begin() as connection:
        ended = connection.execute(
            sql.text(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        ).scalar_one()
    engine.dispose()
    return int(ended)


def test_nobody_waits_for_ever_for_a_postgresql_that_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes the line, and says nothing, as behind a network that drops what is sent."""
    monkeypatch.setitem(PATIENT, "connect_timeout", 2)
    heard: list[Exception] = []

    def reach(port: int) -> None:
        engine = engine_for(f"postgresql://ann@127.0.0.1:{port}/fracas")
        try:
            engine.connect().close()
        except sql.exc.OperationalError as no:
            heard.append(no)
        engine.dispose()

    with socket.create_server(("127.0.0.1", 0)) as silent:
        reaching = Thread(target=reach, args=(silent.getsockname()[1],), daemon=True)
        reaching.start()
        reaching.join(60)
        assert not reaching.is_alive()
    assert "timeout expired" in str(heard[0])


@pytest.mark.parametrize("databases", ["postgresql"], indirect=True)
def test_postgresql_ends_a_statement_that_takes_too_long(databases: Databases) -> None:
    engine = engine_for(databases.fresh())
    with engine.connect() as connection:
        assert connection.execute(sql.text("SHOW statement_timeout")).scalar_one() == "1min"
        connection.execute(sql.text("SET statement_timeout = 50"))
        with pytest.raises(sql.exc.OperationalError, match="statement timeout"):
            connection.execute(sql.text("SELECT pg_sleep(60)"))
    engine.dispose()
