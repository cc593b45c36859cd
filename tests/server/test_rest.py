"""The API over HTTP, and each of its refusals."""

from __future__ import annotations

from contextlib import AbstractContextManager

import msgspec
import pytest

from fracas import game
from fracas.bots.opponents import levels_of
from fracas.core.catalogue import TABLE
from fracas.core.record import Record
from fracas.games import REGISTERED
from fracas.server.storage import queries
from fracas.server.storage.database import engine_for
from fracas.server.wire.limits import Limits
from tests.kit.toy import TOY, Toy
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served

CARD = {"id": "ann-the-bold", "name": "Ann the Bold", "actions": ["blast", "boost", "dodge"], "icon": "sword"}


def refused(status: int, code: str) -> AbstractContextManager[object]:
    return pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (status, code))


def test_games_with_their_settings_and_levels(ann: Guest) -> None:
    games = ann.get("/api/games")
    assert [game["name"] for game in games] == list(REGISTERED)
    levels = levels_of(REGISTERED["legacy"])
    told = next(game["levels"] for game in games if game["name"] == "legacy")
    assert [level["level"] for level in told] == list(levels) == ["easy", "normal", "hard", "expert"]
    for level, own in zip(told, levels.values(), strict=True):
        assert (level["bot"], level["help"]) == (own.bot, own.help)
        assert (level["name"], level["face"], level["strength"]) == (own.name, own.face, own.strength)
    assert {"name", "help", "kind"} <= set(games[0]["settings"][0])


def test_rules_and_content(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ann.get("/api/games/figures/rules")
    assert [rule["id"] for rule in rules] == [rule.id for rule in [*REGISTERED["figures"].rules, *TABLE]]
    content = ann.get("/api/games/figures/content")
    assert len(content["lines"]) == 8 and len(content["actions"]) == 12
    with refused(404, "missing"):
        ann.get("/api/games/chess/rules")
    monkeypatch.setitem(REGISTERED, TOY.name, TOY)  # which is made of nothing
    with refused(404, "missing"):
        ann.get("/api/games/toy/content")
    with refused(404, "missing"):
        ann.get("/api/games/chess/content")


def test_a_newcomer_gets_a_name_and_a_cookie_that_scripts_cannot_read(served: Served) -> None:
    with served.guest() as guest:
        response = guest.http.get("/api/me")
        assert response.json()["name"] and response.json()["tables"] == []
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert "set-cookie" not in guest.http.get("/api/me").headers


def test_names(ann: Guest) -> None:
    assert ann.put("/api/me", {"name": "  Zoë   Zed "})["name"] == "Zoë Zed"
    assert ann.put("/api/me", {"name": "\u202eZo\u200fë\x9b \u2066"})["name"] == "Zoë"
    for name in ("", "   ", "x" * 25, "a\u0000b", "\u202e", "\u3164", "\u2800 \uffa0", "\u115f\u1160\ufe0f"):
        with refused(422, "bad-name"):
            ann.put("/api/me", {"name": name})


def test_the_same_name_twice_at_a_table(ann: Guest) -> None:
    assert [seat["name"] for seat in ann.table("me", "me")["table"]["seats"]] == ["Ann", "Ann 2"]


@pytest.mark.parametrize("deep", [30, 900, 9000])
def test_a_body_that_is_nested_too_deeply(ann: Guest, deep: int) -> None:
    body = '{"game": "figures", "seats": [], "options": {"cards": ' + "[" * deep + "]" * deep + "}}"
    said = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (said.status_code, said.json()["code"]) == (400, "too-deep")


def test_bad_tables(ann: Guest) -> None:
    with refused(422, "unknown-game"):
        ann.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]})
    with refused(422, "players"):
        ann.table("me")
    with refused(422, "no-person"):
        ann.table("random", "random")
    with refused(422, "unknown-bot"):
        ann.table("me", "deep-thought")
    for greedy in ("mcts:100s", "mcts:999999", "greedy:999"):
        with refused(422, "bad-bot"):
            ann.table("me", greedy)
    with refused(422, "unknown-setting"):
        ann.table("me", "random", nonsense=1)
    with refused(422, "bad-setting"):
        ann.table("me", "random", turn_limit=0)
    with refused(422, "unknown-army"):
        ann.table("me", "random", armies=["nobody"])
    with refused(422, "malformed"):
        ann.post("/api/tables", {"game": "figures", "seats": [], "more": 1})
    with refused(422, "unknown-level"):
        ann.post("/api/play-now", {"game": "figures", "level": "godlike"})
    with refused(422, "unknown-level"):
        ann.post("/api/play-now", {"game": "figures", "level": "mcts:2000"})  # a bot, but no level
    with refused(422, "unknown-game"):
        ann.post("/api/play-now", {"game": "chess"})


def test_bad_bodies(ann: Guest) -> None:
    assert ann.http.post("/api/tables", content="{", headers={"content-type": "application/json"}).status_code == 400
    assert ann.http.post("/api/tables", content="{}", headers={"content-type": "text/plain"}).status_code == 400
    assert (
        ann.http.post("/api/tables", content=b"\xff", headers={"content-type": "application/json"}).status_code == 400
    )
    big = ann.http.post("/api/tables", json={"game": "x" * 40_000, "seats": []})
    assert big.status_code == 413 and big.json()["code"] == "too-big"


def test_addresses_and_methods_that_do_not_exist(ann: Guest) -> None:
    with refused(404, "missing"):
        ann.get("/api/nothing")
    for word in ("nowhere", "%00", "%E2%98%83", "x" * 200):
        with refused(404, "missing"):
            ann.get(f"/api/tables/{word}")
        with refused(404, "missing"):
            ann.post(f"/api/join/{word}")
    response = ann.http.delete("/api/tables")
    assert response.status_code == 405 and response.headers["allow"] == "GET, POST"
    assert response.json()["sentence"] == "This address does not accept DELETE."


def test_private_tables_are_in_no_list(ann: Guest, bob: Guest) -> None:
    hidden = ann.table("me", "open")["table"]["id"]
    shown = ann.table("me", "open", private=False)["table"]["id"]
    listed = [table["id"] for table in bob.get("/api/tables")]
    assert shown in listed and hidden not in listed
    assert bob.get(f"/api/tables/{hidden}")["private"]  # but anybody who has the link may watch, where that is allowed
    with refused(403, "private"):
        bob.post(f"/api/tables/{hidden}/join")
    assert bob.post(f"/api/tables/{shown}/join") == {"table": shown, "seat": 1}


def test_invitations_are_good_once(served: Served, ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", "open")
    first, second = (invite["code"] for invite in opened["invites"])
    with refused(409, "seated"):
        ann.post(f"/api/join/{first}")
    bob.post(f"/api/join/{first}")
    with refused(409, "seated"):
        bob.post(f"/api/join/{second}")
    with served.guest() as late:
        with refused(409, "used"):
            late.post(f"/api/join/{first}")
        with refused(404, "missing"):
            late.post("/api/join/nonsense")


def test_anybody_who_opened_the_table_is_told_its_invitations_again(served: Served, ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", "open")
    table = opened["table"]["id"]
    assert opened["table"]["mine"] and len(opened["invites"]) == 2
    assert ann.get(f"/api/tables/{table}/invites") == opened["invites"]
    served.tables.forget_idle(0)
    with served.guest() as elsewhere:
        elsewhere.http.cookies.set("fracas_guest", ann.http.cookies["fracas_guest"])
        assert elsewhere.get(f"/api/tables/{table}/invites") == opened["invites"]
    with refused(403, "not-owner"):
        bob.get(f"/api/tables/{table}/invites")
    assert not bob.get(f"/api/tables/{table}")["mine"]
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    assert ann.get(f"/api/tables/{table}/invites") == opened["invites"][1:]
    with refused(403, "not-owner"):
        bob.get(f"/api/tables/{table}/invites")
    ann.post(f"/api/tables/{table}/close")
    assert ann.get(f"/api/tables/{table}/invites") == []


def test_my_tables_say_who_they_wait_for(databases: Databases) -> None:
    database = databases.fresh()
    with Served(database) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        opened = ann.table("me", "open", armies=["star-patrol", "doom-lab"])
        assert opened["table"]["waiting_for"] == []
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        [here] = ann.get("/api/me")["tables"]
        waiting = here["waiting_for"]
        assert len(waiting) == 1
        served.tables.forget_idle(0)
        assert served.tables.loaded == 0
        assert ann.get("/api/me")["tables"][0]["waiting_for"] == waiting
        assert served.tables.loaded == 0, "a list wakes no table"
        token = ann.http.cookies["fracas_guest"]
    with Served(database) as served, served.guest() as ann:
        ann.http.cookies.set("fracas_guest", token)
        assert ann.get("/api/me")["tables"][0]["waiting_for"] == waiting
        assert served.tables.loaded == 0


def test_closing(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", private=False)
    table = opened["table"]["id"]
    with refused(403, "not-owner"):
        bob.post(f"/api/tables/{table}/close")
    assert ann.post(f"/api/tables/{table}/close")["state"] == "abandoned"
    with refused(409, "closed"):
        ann.post(f"/api/tables/{table}/close")
    with refused(409, "taken"):
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
    with refused(409, "taken"):
        bob.post(f"/api/tables/{table}/join")


def test_cards(ann: Guest, bob: Guest) -> None:
    assert ann.get("/api/me/made/figures") == []
    assert ann.put("/api/me/made/figures/ann-the-bold", CARD) == CARD
    ann.put("/api/me/made/figures/ann-the-bold", {**CARD, "name": "Ann"})
    assert [card["name"] for card in ann.get("/api/me/made/figures")] == ["Ann"]
    assert bob.get("/api/me/made/figures") == []
    plain = {"id": "plain", "name": "Plain", "actions": ["luck", "luck", "luck"]}
    assert ann.put("/api/me/made/figures/plain", {**plain, "icon": ""}) == plain
    ann.table("me", "random", cards=ann.get("/api/me/made/figures"), armies=[[["ann-the-bold", 5], ["plain", 5]]])
    with refused(422, "bad-card"):
        ann.put("/api/me/made/figures/other", CARD)
    with refused(422, "bad-card"):
        ann.put("/api/me/made/figures/ann-the-bold", {**CARD, "actions": ["blast", "boost", "fly"]})
    assert ann.delete("/api/me/made/figures/ann-the-bold") == [plain]
    with refused(404, "missing"):
        ann.delete("/api/me/made/figures/ann-the-bold")


def test_what_is_made_belongs_to_its_game(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another game with a workshop of its own has a collection of its own; a game without one has none."""
    ann.put("/api/me/made/figures/ann-the-bold", CARD)
    monkeypatch.setitem(REGISTERED, TOY.name, TOY)
    for call in (ann.get, ann.delete):
        with refused(404, "missing"):
            call("/api/me/made/toy" + "/x" * (call == ann.delete))
    monkeypatch.setattr(Toy, "workshop", game("figures").workshop)
    assert ann.get("/api/me/made/toy") == []
    with refused(404, "missing"):
        ann.delete("/api/me/made/toy/ann-the-bold")
    with refused(404, "missing"):
        ann.get("/api/me/made/chess")


def test_limits(databases: Databases) -> None:
    limits = Limits(tables=4, unfinished=2, made=1, replays=0)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann:
        ann.table("me", "random")
        ann.table("me", "random")
        with refused(429, "too-many-tables"):
            ann.table("me", "random")
        with refused(429, "too-many-replays"):
            ann.post("/api/replays", {"record": ""})
        with pytest.raises(Refusal, match="too fast"):
            ann.table("me", "random")
        ann.put("/api/me/made/figures/ann-the-bold", CARD)
        with refused(429, "too-many-cards"):
            ann.put("/api/me/made/figures/other", {**CARD, "id": "other"})


@pytest.mark.usefixtures("no_time_passes")
def test_too_many_requests(databases: Databases) -> None:
    limits = Limits(requests=2)
    with Served(databases.fresh(), limits=limits) as served, served.guest() as ann, refused(429, "too-fast"):
        for _ in range(200):
            ann.get("/api/games")


def made_up(cards: int) -> list[dict[str, object]]:
    return [{"id": f"toy-{n}", "name": f"Toy {n}", "actions": ["sneak", "armor", "blast"]} for n in range(cards)]


def test_lists_carry_no_settings(ann: Guest, bob: Guest) -> None:
    """30 tables with long lists of cards made a list of 12 MB."""
    cards = made_up(100)
    table = ann.table("me", "open", private=False, cards=cards)["table"]
    assert len(table["settings"]["cards"]) == 100, "anybody who opens it knows them"
    listed = [each for each in bob.get("/api/tables") if each["id"] == table["id"]]
    mine = [each for each in ann.get("/api/me")["tables"] if each["id"] == table["id"]]
    for each in (*listed, *mine):
        assert each["settings"] == {} and len(msgspec.json.encode(each)) < 1_000
    assert listed and mine
    assert len(bob.get(f"/api/tables/{table['id']}")["settings"]["cards"]) == 100


def test_settings_are_not_even_read_for_a_list(served: Served, ann: Guest) -> None:
    """A hundred tables of 32 kB each took as long to read as three hundred answers to play."""
    ann.table("me", "open", private=False, cards=made_up(100))
    engine = engine_for(served.database)
    with engine.connect() as connection:
        rows = queries.tables_named(connection, [each.id for each in queries.public_tables(connection)])
        assert rows and all(row.header.settings == {} for row in rows)
        whole = queries.load_row(connection, rows[0].id)
    engine.dispose()
    assert whole is not None and len(whole.header.settings["cards"]) == 100
    assert whole.header.rules == rows[0].header.rules and whole.header.seats == rows[0].header.seats


def test_what_settings_may_hold(ann: Guest) -> None:
    """Through a record, too, which may be larger than the body of a new table."""
    cards = made_up(101)
    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (422, "too-many-cards")):
        ann.table("me", "me", cards=cards)
    record = game("figures").start(players=2, seed=3).record()
    for header in (
        msgspec.structs.replace(record.header, settings={"armies": ["x" * 40_000]}),
        msgspec.structs.replace(record.header, bots=["x" * 40_000, ""]),
    ):
        with pytest.raises(Refusal, check=lambda no: no.status == 422 and "at most" in no.sentence):
            ann.post("/api/replays", {"record": Record(header, [], record.position).text()})


def test_bots_are_called_otherwise_at_each_table_of_a_guest(served: Served) -> None:
    with served.guest("Ann") as ann:
        bots = [ann.table("me", "random")["table"]["seats"][1]["name"] for _ in range(30)]
        assert len(set(bots)) == 30
