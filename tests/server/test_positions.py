"""Tables that go on from a position: they say so, and nobody plays at one against somebody who knows what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from fracas.core.game import Game
from fracas.core.record import Entry
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.games import REGISTERED
from fracas.server.replay import positions
from fracas.server.replay.positions import taken_up
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served, play_to_the_end
from tests.server.test_migrations import moved

ANSWERS = 120
"""So much is played of each game."""
DEALS = 12
"""A hand of two cards is dealt a second time once in sixteen times; never so often in a row."""
GAMES = [pytest.param(game, id=name) for name, game in REGISTERED.items()]
HIDING = [pytest.param(game, id=name) for name, game in REGISTERED.items() if game.has.hidden]

Table = Session[Any, Any]


def begun(game: Game[Any, Any], seed: int) -> Iterator[Table]:
    """A game that chance plays, at each moment at which nobody has a secret choice pending."""
    luck = Random(seed)
    session = game.start(players=max(game.least, min(3, game.most)), seed=seed)
    for _ in range(ANSWERS):
        if session.over:
            return
        if all(session.pending(seat) is None for seat in range(session.players)):
            yield session.fork()
        seat = session.waiting_for[0]
        asked = session.questions[seat]
        answer = luck.choice(asked.values) if asked.region is None else asked.region.sample(luck.random)
        session.answer(seat, answer)


def after(table: Table, position: str, since: list[Entry]) -> Table:
    return Session(table.game, msgspec.structs.replace(table.header, position=position), since)


def dealt(table: Table, luck: Random) -> Table:
    """The same with hidden things dealt anew."""
    return after(table, *taken_up(Work(100_000), table.header, table.played, luck.getrandbits(64)))


def secrets_of(table: Table) -> list[Any]:
    """What each seat sees; a spectator sees less."""
    return [table.view(seat) for seat in range(table.players)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_what_everybody_sees_stays_as_it_was(game: Game[Any, Any], seed: int) -> None:
    luck = Random(seed)
    for number, table in enumerate(begun(game, seed)):
        if number % 7:
            continue
        anew = dealt(table, luck)
        assert anew.view() == table.view()
        assert {seat: asked.ask for seat, asked in anew.questions.items()} == {
            seat: asked.ask for seat, asked in table.questions.items()
        }


@pytest.mark.parametrize("game", HIDING)
def test_what_nobody_sees_is_dealt_anew(game: Game[Any, Any]) -> None:
    """Anybody who brought the position knows nothing of it; where nothing is hidden, nothing changes."""
    luck = Random(1)
    *_, table = begun(game, 1)
    hands = [
        secrets_of(after(table, *taken_up(Work(100_000), table.header, table.played, luck.getrandbits(64))))
        for _ in range(3)
    ]
    true = secrets_of(table)
    assert all(each != true for each in hands)
    assert hands[0] != hands[1] != hands[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_does_not_bring_all_of_a_long_game(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Or each who comes to it would have all of it played again, and others would wait for that."""
    *_, table = begun(game, 2)
    whole = taken_up(Work(100_000), table.header, table.played, None)
    assert whole == ("", table.played), "a short one keeps its story"
    monkeypatch.setattr(positions, "LONG", 10)
    position, since = taken_up(Work(100_000), table.header, table.played, None)
    assert position and len(since) < 10
    assert secrets_of(after(table, position, since)) == secrets_of(table), "nothing is dealt anew"


def record(game: Game[Any, Any]) -> str:
    """A record as somebody might bring it, in the middle of a game."""
    *_, table = begun(game, 3)
    return table.record().text()


def brought(guest: Guest, game: Game[Any, Any]) -> tuple[str, list[dict[str, Any]]]:
    """A record that a guest has brought, and seats for three: the guest's own, and open ones."""
    info = guest.post("/api/replays", {"record": record(game)})
    return info["id"], [{"kind": "me"}, *[{"kind": "open"}] * (len(info["names"]) - 1)]


@pytest.mark.parametrize("game", HIDING)
def test_strangers_are_not_asked_to_a_table_whose_opener_knows_the_cards(ann: Guest, game: Game[Any, Any]) -> None:
    replay, seats = brought(ann, game)
    wish = {"frame": 1, "seats": seats, "private": False}
    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (422, "rigged")) as refused:
        ann.post(f"/api/replays/{replay}/continue", wish)
    for way in ("dealt anew", "in private", "with bots"):
        assert way in refused.value.sentence
    assert ann.get("/api/me")["tables"] == [], "no table is left of it"


@pytest.mark.parametrize("game", HIDING)
def test_a_private_table_that_is_opened_to_all_later_lets_no_stranger_sit_down(
    served: Served, ann: Guest, bob: Guest, game: Game[Any, Any]
) -> None:
    replay, seats = brought(ann, game)
    opened = ann.post(f"/api/replays/{replay}/continue", {"frame": 1, "seats": seats})
    table = opened["table"]["id"]
    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (422, "rigged")):
        ann.put(f"/api/tables/{table}/audience", {"private": False})
    served.tables._tables[table].row.private = False  # and however else it may come to that
    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (403, "rigged")) as refused:
        bob.post(f"/api/tables/{table}/join")
    assert "Ann brought. They may know what is hidden" in refused.value.sentence
    assert bob.post(f"/api/join/{opened['invites'][0]['code']}")["table"] == table, "with an invitation he may"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["anew", "private", "bots"])
def test_each_fair_way_is_allowed_and_says_what_it_is(ann: Guest, bob: Guest, game: Game[Any, Any], way: str) -> None:
    replay, seats = brought(ann, game)
    if way == "bots":
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (len(seats) - 1)]
    wish = {"frame": 1, "seats": seats, "private": way == "private", "hidden": "anew" if way == "anew" else "kept"}
    wish["watchable"] = True
    opened = ann.post(f"/api/replays/{replay}/continue", wish)["table"]
    origin = opened["origin"]
    assert origin["by"] == "Ann" and "position that Ann brought" in origin["sentence"]
    assert origin["hidden"] == ("open" if not game.has.hidden else "anew" if way == "anew" else "kept")
    [mine] = [each for each in ann.get("/api/me")["tables"] if each["id"] == opened["id"]]
    assert mine["origin"] == origin
    listed = {each["id"]: each["origin"] for each in bob.get("/api/tables")}
    assert listed.get(opened["id"]) == (None if way == "private" else origin)
    with bob.sit(opened["id"]) as line:
        assert line.welcome["table"]["origin"] == origin


def test_a_table_that_began_with_the_set_up_comes_from_nowhere(ann: Guest) -> None:
    assert ann.table("me", "open", private=False)["table"]["origin"] is None
    assert all("origin" in each for each in ann.get("/api/tables"))


def test_strangers_play_on_with_cards_that_nobody_knows(ann: Guest, bob: Guest) -> None:
    """What everybody saw stays; what Ann held is dealt to her again only by chance."""
    *_, table = begun(REGISTERED["figures"], 3)
    seen = msgspec.json.decode(msgspec.json.encode(table.view(0)))
    replay = ann.post("/api/replays", {"record": table.record().text()})
    frame = replay["frames"] - 1
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wish = {"frame": frame, "seats": seats, "private": False, "hidden": "anew"}
    hands = []
    for _ in range(DEALS):
        opened = ann.post(f"/api/replays/{replay['id']}/continue", wish)["table"]
        bob.post(f"/api/tables/{opened['id']}/join")
        with ann.sit(opened["id"]) as hers, bob.sit(opened["id"]) as his:
            assert hers.scene(0)["view"]["figures"] == seen["figures"]
            assert his.scene(1)["view"]["hand_sizes"] == seen["hand_sizes"]
            hands.append(hers.scenes[0]["view"]["hand"])
    assert any(hand != seen["hand"] for hand in hands), "Ann knew those"


def test_the_list_of_replays_says_so_too(ann: Guest) -> None:
    table = ann.table("me", "me", turn_limit=6)["table"]["id"]
    with ann.sit(table) as line:
        play_to_the_end({0: line, 1: line})
    opened = ann.post(f"/api/replays/{table}/continue", {"frame": 2, "seats": [{"kind": "me"}] * 2})["table"]
    with ann.sit(opened["id"]) as line:
        play_to_the_end({0: line, 1: line})
    origins = {each["id"]: each["origin"] for each in ann.get("/api/replays")}
    assert origins[table] is None and origins[opened["id"]] == opened["origin"]
    again = ann.post(f"/api/tables/{opened['id']}/rematch")["table"]
    assert again["origin"] is None, "a rematch begins with the set-up"


def test_it_is_still_known_after_a_restart(databases: Databases) -> None:
    url = databases.fresh()
    with Served(url) as served, served.guest("Ann") as ann:
        replay, seats = brought(ann, REGISTERED["synergy"])
        wish = {"frame": 1, "seats": seats, "private": False, "hidden": "anew"}
        opened = ann.post(f"/api/replays/{replay}/continue", wish)["table"]
        cookies = ann.http.cookies
    with Served(url) as served, served.guest() as ann, served.guest() as eve:
        ann.http.cookies.update(cookies)
        ann.get("/api/me")  # a table is listed while its host is here
        [found] = eve.get("/api/tables")
        assert found["origin"] == opened["origin"]
        assert eve.get(f"/api/tables/{opened['id']}")["origin"] == opened["origin"]


def test_tables_from_before_have_no_origin(databases: Databases) -> None:
    url = databases.fresh()
    engine = moved(url, "0003")
    with engine.begin() as connection:
        connection.execute(sql.text("INSERT INTO guests VALUES ('ann', '', 'Ann', 0)"))
        values = "'old', 'figures', '', 'open', false, 'ann', 0, '', 0, 0, '', NULL"
        connection.execute(sql.text(f"INSERT INTO tables VALUES ({values})"))
    engine.dispose()
    engine = moved(url, "heads")
    with engine.connect() as connection:
        assert connection.execute(sql.text("SELECT origin FROM tables")).scalars().all() == [""]
    engine.dispose()
