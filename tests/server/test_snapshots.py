"""Long games: they are taken up again from stored snapshots, and nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic import command
from alembic.config import Config

from fracas.core.notation import write_position
from fracas.core.session import Session
from fracas.games import REGISTERED, game_named
from fracas.server.storage.database import ENTRIES, SNAPSHOTS, TABLES, open_database
from fracas.server.storage.queries import load_snapshots
from tests.kit.toy import TOY
from tests.server.conftest import Databases
from tests.server.kit import Guest, Line, Refusal, Said, Served
from tests.server.truth import stored


@pytest.fixture
def toys(databases: Databases) -> Iterator[Served]:
    """A server that has the toy game too."""
    with pytest.MonkeyPatch.context() as registering:
        registering.setitem(REGISTERED, "toy", TOY)
        with Served(databases.fresh()) as served:
            yield served


@pytest.fixture
def ann(toys: Served) -> Iterator[Guest]:
    with toys.guest("Ann") as guest:
        yield guest


def toy_table(guest: Guest) -> str:
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"rounds": 999}}
    return str(guest.post("/api/tables", wish)["table"]["id"])


def play(line: Line, rounds: int) -> None:
    """Both seats answer as they are asked, until so many rounds are over."""
    for seat in (0, 1):
        if seat not in line.scenes:
            line.scene(seat)
    while line.scenes[0]["view"]["round"] < rounds:
        seat = line.scenes[0]["waiting_for"][0]
        asked = line.scenes[seat]["asked"]
        place = {"stones": [0, 1, 0], "dart": [50, 50]}.get(asked["ask"])
        value = asked["options"][0]["value"] if place is None else place
        line.send("Answer", seat=seat, question=asked["id"], answer=value)
        line.scene(0)
        line.scene(1)


def forget(served: Served) -> None:
    while served.tables.loaded:  # until the server has noticed that everybody is gone
        served.tables.forget_idle(0)


def session_of(served: Served, table: str) -> Session[Any, Any]:
    """The game as the server has it in mind, for what cannot be seen from outside."""
    session = served.tables._tables[table].session
    assert session is not None
    return session


def whole_session(served: Served, table: str) -> Session[Any, Any]:
    """The game, played from the start of its log."""
    [(row, entries)] = stored(served.database, [table])
    return Session(game_named(row.game), row.header, entries)


def told(line: Line, seat: int) -> list[Said]:
    found = [
        each for said in line.raw if said["type"] == "Happened" and said["seat"] == seat for each in said["events"]
    ]
    return [{**each, "patch": {}} for each in found]


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def test_a_long_game_is_taken_up_from_a_snapshot(toys: Served, ann: Guest) -> None:
    table = toy_table(ann)
    with ann.sit(table) as line:
        play(line, 40)
        before = {seat: line.scenes[seat] for seat in (0, 1)}
        story = told(line, 0)
    [(_, entries)] = stored(toys.database, [table])
    engine = open_database(toys.database)
    with engine.connect() as connection:
        at = list(connection.execute(sql.select(SNAPSHOTS.c.entries).order_by(SNAPSHOTS.c.entries)).scalars())
    engine.dispose()
    assert len(entries) // 150 <= len(at) <= len(entries) // 100
    forget(toys)
    with ann.sit(table) as line:
        for seat in (0, 1):
            assert line.scene(seat) == before[seat]
        session = session_of(toys, table)
        assert 100 <= len(entries) - session.log.index(entries[at[-2]], at[-2]) <= 250
        assert session.first_event > 0, "it was played from the start"
        assert told(line, 0) == story, "anybody who comes anew is told all, also what the session no longer has"
        play(line, 42)
    with ann.sit(table) as again:
        again.scene(0)
        assert told(again, 0)[: len(story)] == story
    whole = whole_session(toys, table)
    assert session.log == whole.log and session.event_count == whole.event_count


def test_patches_of_a_game_that_was_taken_up(toys: Served, ann: Guest) -> None:
    table = toy_table(ann)
    with ann.sit(table) as line:
        play(line, 20)
    forget(toys)
    with ann.sit(table) as line:
        play(line, 25)
        whole = whole_session(toys, table)
        for seat in (0, 1):
            assert line.scenes[seat]["view"] == as_json(whole.view(seat))
        assert any(each["patch"] for said in line.raw if said["type"] == "Happened" for each in said["events"])


def test_a_story_has_an_end(toys: Served, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.server.table.table.LONGEST", 50)
    table = toy_table(ann)
    with ann.sit(table) as line:
        play(line, 30)
        story = told(line, 1)
    forget(toys)
    for after, length in [(0, 50), (story[-1]["number"] - 9, 10), (story[-1]["number"] + 1, 0)]:
        with ann.sit(table, after=after) as line:
            line.scene(1)
            heard = told(line, 1)
            assert heard == (story[-length:] if length else [])
            [first] = {said["after"] for said in line.raw if said["type"] == "Happened"}
            assert first == (heard[0]["number"] if heard else after)


def test_taking_back_beyond_the_snapshot(toys: Served, ann: Guest) -> None:
    table = toy_table(ann)
    with ann.sit(table) as line:
        play(line, 40)
    forget(toys)
    with ann.sit(table) as line:
        line.scene(0)
        line.scene(1)
        base = len(session_of(toys, table).played)
        first = session_of(toys, table)
        while session_of(toys, table) is first:  # until another had to be loaded
            line.send("AskUndo", seat=0)
            line.scene(0)
            line.scene(1)
            base -= 1
            assert base
        line.send("AskUndo", seat=0)
        line.scene(0)
        line.scene(1)
        whole = whole_session(toys, table)
        for seat in (0, 1):
            assert line.scenes[seat]["view"] == as_json(whole.view(seat))
            assert line.scenes[seat]["waiting_for"] == whole.waiting_for
        before = line.scenes[0]
    forget(toys)
    with ann.sit(table) as line:  # snapshots of what was taken back are of no use
        after = line.scene(0)
        assert (after["view"], after["upto"]) == (before["view"], before["upto"])
        line.scene(1)
        play(line, after["view"]["round"] + 12)
        assert session_of(toys, table).log == whole_session(toys, table).log


def test_a_table_whose_opening_was_never_written_goes_on_without_a_gap(toys: Served, ann: Guest) -> None:
    """The server was killed between the table and the first rolls of its game: chance rolls them again, and they
    are written with the first answer."""
    table = toy_table(ann)
    forget(toys)
    engine = open_database(toys.database)
    with engine.begin() as connection:
        assert connection.execute(sql.delete(ENTRIES).where(ENTRIES.c.table_id == table)).rowcount
    engine.dispose()
    with ann.sit(table) as line:
        play(line, 1)
        before = line.scenes[0]
    forget(toys)
    with ann.sit(table) as line:
        assert line.scene(0)["view"] == before["view"]
        assert session_of(toys, table).log == whole_session(toys, table).log


def test_going_on_from_a_long_game_stores_a_snapshot_too(toys: Served, ann: Guest) -> None:
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"rounds": 30}}
    table = ann.post("/api/tables", wish)["table"]["id"]
    with ann.sit(table) as line:
        play(line, 30)
    frames = ann.get(f"/api/replays/{table}")["frames"]
    wish = {"frame": frames // 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    another = ann.post(f"/api/replays/{table}/continue", wish)["table"]["id"]
    engine = open_database(toys.database)
    with engine.connect() as connection:
        where = SNAPSHOTS.c.table_id == another
        assert connection.execute(sql.select(sql.func.count()).where(where)).scalar_one() == 1
    engine.dispose()
    with ann.sit(another) as line:
        play(line, 30)


# -- the games


MOST_GAMES = 10
"""One may be over before it was left twice; never so many in a row."""
SHORT: dict[str, dict[str, Any]] = {
    "figures": {"army_size": 2, "turn_limit": 30},
    "synergy": {"round_limit": 5, "power_ups": "hidden", "extra_team_powers": True},
    "legacy": {"rounds": 3},
    "skirmish": {"round_limit": 4, "armies": ["choose", "build"]},
}


def answer_any(line: Line, random: Random) -> bool:
    """Somebody who is asked gives any answer; is the game over?"""
    seat = random.choice(line.scenes[0]["waiting_for"])
    options = line.scenes[seat]["asked"]["options"]
    assert line.answer(seat, random.choice(options)["value"] if options else None)["type"] == "Accepted"
    line.scene(0)
    return bool(line.scene(1)["over"])


def take_back(line: Line) -> None:
    """Somebody who can takes their last answer back, however long ago it was."""
    seat = next(seat for seat in (1, 0) if line.scenes[seat]["can_ask_undo"])
    line.send("AskUndo", seat=seat)
    line.scene(0)
    line.scene(1)


def played_with_breaks(served: Served, ann: Guest, name: str, random: Random) -> int:
    """A whole game, after every few answers of which everybody leaves, and the table is forgotten and taken up: nobody
    can tell, and what is hidden is as it was. How often it was taken up from a snapshot."""
    table = ann.table("me", "me", game=name, **SHORT[name])["table"]["id"]
    before: dict[int, Said] = {}
    story: list[Said] = []
    taken_up, over = 0, False
    while not over:
        with ann.sit(table) as line:
            for seat in (0, 1):
                now = line.scene(seat)
                assert now == before.get(seat, now)
            session, whole = session_of(served, table), whole_session(served, table)
            taken_up += session.first_event > 0
            assert session.log == whole.log and session.event_count == whole.event_count
            assert write_position(session) == write_position(whole)
            assert [session.view(viewer) for viewer in (None, 0, 1)] == [whole.view(viewer) for viewer in (None, 0, 1)]
            assert told(line, 0)[: len(story)] == story
            for _ in range(random.randint(1, 20)):
                if random.random() < 0.1 and any(line.scenes[seat]["can_ask_undo"] for seat in (0, 1)):
                    take_back(line)
                over = answer_any(line, random)
                if over:
                    break
            before = {seat: line.scenes[seat] for seat in (0, 1)}
            story = told(line, 0)
        forget(served)
    return taken_up


@pytest.mark.parametrize("name", SHORT)
def test_a_game_goes_on_from_its_snapshots(databases: Databases, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("fracas.server.table.log.EVERY", 12)
    random, taken_up = Random(name), 0
    with Served(databases.fresh()) as served, served.guest("Ann") as ann:
        for _ in range(MOST_GAMES):
            taken_up += played_with_breaks(served, ann, name, random)
            if taken_up > 1:
                break
    assert taken_up > 1, "it was always played from the start"


# -- lists


def change(database: str, table: str, **values: Any) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))
    engine.dispose()


def test_a_table_that_cannot_be_read_hides_no_other(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        good, old, older, broken, unknown, torn = (
            ann.table("me", "me", private=False)["table"]["id"] for _ in range(6)
        )
        cookie = ann.http.cookies["fracas_guest"]
        [(row, _)] = stored(database, [good])
    header = msgspec.json.encode
    replace = msgspec.structs.replace
    change(database, old, header=header(replace(row.header, rules=999)).decode())
    change(database, older, header=header(replace(row.header, fracas=1)).decode(), waiting_for=None)
    change(database, broken, header="{")
    change(database, torn, waiting_for="abc")
    change(database, unknown, game="chess", header=header(replace(row.header, game="chess")).decode())
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.set("fracas_guest", cookie)
        for listed in (ann.get("/api/tables"), ann.get("/api/me")["tables"]):
            problems = {table["id"]: table["problem"] for table in listed}
            assert set(problems) == {good, old, older, broken, unknown, torn} and not problems[good]
            assert "older rules" in problems[old] and problems[older] == problems[old]
            assert "can no longer be read" in problems[broken] and "no longer has the game" in problems[unknown]
            assert not any(table["waiting_for"] for table in listed if table["problem"])
        for of_it in (f"tables/{broken}", f"tables/{broken}/record", f"replays/{broken}", f"tables/{torn}"):
            with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (409, "unreadable")):
                ann.get(f"/api/{of_it}")
        with ann.line(broken) as line:
            assert line.next()["code"] == "unreadable"
        assert ann.get(f"/api/tables/{unknown}")["problem"] == problems[unknown]
        with ann.sit(unknown) as line:
            line.send("Ping")
            assert line.until("Pong", "Scene")["type"] == "Pong", "there is nothing to be shown of it"
        with ann.sit(good) as line:
            line.scene(0)


def test_who_a_table_waits_for_is_found_out_once(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me", private=False)["table"]["id"]
        waiting = ann.get(f"/api/tables/{table}")["waiting_for"]
        cookies = ann.http.cookies
    change(database, table, waiting_for=None)
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.update(cookies)
        while not ann.get("/api/tables")[0]["waiting_for"]:
            pass  # it is found out in the background
        assert ann.get("/api/tables")[0]["waiting_for"] == waiting
        assert served.tables.loaded == 0


def test_lists_play_no_game(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "me", private=False)["table"]["id"]
        with ann.sit(table) as line:
            line.scene(0)
            line.scene(1)
            for _ in range(7):
                seat = line.scenes[0]["waiting_for"][0]
                line.answer(seat)
                line.scene(0)
                waiting = line.scene(1)["waiting_for"]
        cookies = ann.http.cookies
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.update(cookies)
        monkeypatch.setattr("fracas.core.session.Session.__init__", None)
        assert ann.get("/api/tables")[0]["waiting_for"] == waiting


def test_the_migration_renames_options(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    engine = sql.create_engine(url)
    config = Config()
    config.set_main_option("script_location", "fracas.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(sql.text("INSERT INTO guests VALUES ('g', 't', 'Ann', 0)"))
        values = ", 'playing', 1, 'g', 0, '', 0, 0, '')"
        connection.exec_driver_sql(
            f"""INSERT INTO tables VALUES ('a', 'x', '{{"fracas":1,"options":{{"n":1}}}}'{values}"""
        )
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ('b', 'x', 'nonsense'{values}")
    engine.dispose()
    engine = open_database(url)
    with engine.connect() as connection:
        headers = {row.id: row.header for row in connection.execute(sql.select(TABLES.c.id, TABLES.c.header))}
        assert connection.execute(sql.select(TABLES.c.waiting_for)).scalars().all() == [None, None]
        assert connection.execute(sql.select(sql.func.count()).select_from(ENTRIES)).scalar_one() == 0
    engine.dispose()
    assert msgspec.json.decode(headers["a"]) == {"fracas": 1, "settings": {"n": 1}}
    assert headers["b"] == "nonsense"


def test_a_table_of_older_rules_is_read_only_with_its_last_position(databases: Databases) -> None:
    """It is shown as it stood when the server of those days ended; nobody plays it on under other rules."""
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann:
        table = ann.table("me", "random", private=False, army_size=3)["table"]["id"]
        cookie = ann.http.cookies["fracas_guest"]
        with ann.sit(table) as line:
            for _ in range(6):
                line.until_asked(0)
                assert line.answer(0)["type"] == "Accepted"
            before = line.until_asked(0)["view"]
        [(row, entries)] = stored(database, [table])
    change(database, table, header=msgspec.json.encode(msgspec.structs.replace(row.header, rules=1)).decode())
    engine = open_database(database)
    with engine.connect() as connection:
        last = load_snapshots(connection, table)[-1]
    engine.dispose()
    assert 0 < last.entries <= len(entries), "no hundred answers were given"
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.set("fracas_guest", cookie)
        info = ann.get(f"/api/tables/{table}")
        assert "older rules" in info["problem"] and info["state"] == "playing" and info["waiting_for"] == []
        with ann.sit(table) as line:
            scene = line.scene(0)
            assert scene["asked"] is None and not scene["over"] and scene["waiting_for"] == []
            assert scene["view"] == before
            for kind, fields in (
                ("Answer", {"question": last.entries, "answer": 9_999}),
                ("AskUndo", {}),
                ("AskHint", {}),
                ("Stand", {"ask": "card", "on": True}),
            ):
                line.send(kind, seat=0, **fields)
                assert line.until("Refused", "Accepted")["code"] == "other-rules"
        assert stored(database, [table])[0][1] == entries, "nothing was added"
        assert ann.post(f"/api/tables/{table}/close")["state"] == "abandoned"
