"""What guests make for a game is checked by ``POST /api/me/made/{game}``, and nothing is kept by that."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import pytest

from fracas.games import REGISTERED
from fracas.server.wire.limits import LARGEST_BODY, Limits
from tests.kit.toy import TOY
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served

CHECKED = "/api/me/made/skirmish"
ARMY: dict[str, Any] = {
    "id": "the-two",
    "name": " The two ",
    "points": 50,
    "text": "athum tellur\n2 soldier\nsoldier with hare boots",
}
WRITTEN = {**ARMY, "name": "The two", "text": "Athum Tellur\n2x Soldier\nSoldier with Hare Boots"}


def refused(status: int, code: str) -> AbstractContextManager[Any]:
    return pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (status, code))


def test_an_army_is_given_back_as_it_would_be_kept(ann: Guest) -> None:
    assert ann.post(CHECKED, ARMY) == WRITTEN
    assert ann.get(CHECKED) == [], "nothing is kept"
    assert ann.put(f"{CHECKED}/the-two", ARMY) == WRITTEN
    assert ann.post(CHECKED, {**ARMY, "name": "Another"})["name"] == "Another"
    assert ann.get(CHECKED) == [WRITTEN]


def test_a_newcomer_may_ask_too(served: Served) -> None:
    with served.guest() as nobody:
        response = nobody.http.post(CHECKED, json=ARMY)
        assert response.status_code == 200 and "HttpOnly" in response.headers["set-cookie"]


@pytest.mark.parametrize(
    ("changed", "rule", "sentence"),
    [
        ({"text": "Soldier"}, "skirmish.army.leader", "no Hero"),
        ({"text": "Athum Tellur\nBrother Orwen"}, "skirmish.army.heroes", "50 points allow 1 hero"),
        ({"text": "Athum Tellur\n9 Soldier"}, "skirmish.army.points", "more than the 50 of the game"),
        ({"text": "Athum Tellur\nHusk"}, "skirmish.army.faction", "Husk: of"),
        ({"text": "Athum Tellur\nPeasent"}, "skirmish.card", "Line 2: unknown unit 'Peasent'. Did you mean 'Peasant'?"),
        ({"text": "Athum Tellur with Hair Boots"}, "skirmish.equipment", "Did you mean 'Hare Boots'?"),
        ({"text": "x" * 4_001}, "skirmish.army.points", "list of units"),
        ({"text": "a" + "()" * 1_900}, "skirmish.card", "200 characters"),
        ({"text": None}, "skirmish.army.points", "list of units"),
        ({"points": 10**30}, "skirmish.army.points", "A game has 20 to 500 points"),
        ({"points": "50"}, "skirmish.army.points", "whole number"),
        ({"id": "../me"}, "skirmish.army.points", "lower-case words"),
        ({"id": "x" * 41}, "skirmish.army.points", "lower-case words"),
        ({"name": "x" * 41}, "skirmish.army.points", "a name of 40 characters"),
        ({"name": "a\u0000b"}, "skirmish.army.points", "a name of 40 characters"),
        ({"seat": 1}, "skirmish.army.points", "no 'seat'"),
    ],
)
def test_what_is_wrong_is_said_with_its_rule(ann: Guest, changed: dict[str, Any], rule: str, sentence: str) -> None:
    response = ann.http.post(CHECKED, json={**ARMY, **changed})
    said = response.json()
    assert (response.status_code, said["code"], said["rule"]) == (422, "bad-army", rule)
    assert sentence in said["sentence"]
    assert ann.get(CHECKED) == []


def test_what_is_no_thing_at_all(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    for body, code, status in (
        (b"[]", "malformed", 422),
        (b'"athum"', "malformed", 422),
        (b"{", "not-json", 400),
        (b'{"text":' + b"[" * 2_000 + b"]" * 2_000 + b"}", "too-deep", 400),
        (b'{"text": "' + b"x" * LARGEST_BODY + b'"}', "too-big", 413),
    ):
        response = ann.http.post(CHECKED, content=body, headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["code"]) == (status, code)
    plain = ann.http.post(CHECKED, content=b"{}", headers={"content-type": "text/plain"})
    assert (plain.status_code, plain.json()["code"]) == (400, "not-json")
    elsewhere = ann.http.post(CHECKED, json=ARMY, headers={"Origin": "https://evil.example"})
    assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "other-origin")
    monkeypatch.setitem(REGISTERED, TOY.name, TOY)  # which has no workshop
    for game in ("toy", "chess"):
        with refused(404, "missing"):
            ann.post(f"/api/me/made/{game}", ARMY)


def test_another_game_checks_its_own(ann: Guest) -> None:
    with refused(422, "bad-card"):
        ann.post("/api/me/made/figures", ARMY)
    card = {"id": "ann", "name": "Ann", "actions": ["blast", "boost", "dodge"]}
    assert ann.post("/api/me/made/figures", card) == card
    with refused(422, "bad-army"):
        ann.post(CHECKED, card)


@pytest.mark.usefixtures("no_time_passes")
def test_who_asks_too_often_is_refused(databases: Databases) -> None:
    limits = Limits(requests=2)
    with Served(databases.fresh(), limits=limits) as served, served.guest("Ann") as ann, refused(429, "too-fast"):
        for _ in range(50):
            ann.post(CHECKED, ARMY)


def test_a_kept_army_is_brought_to_a_table(ann: Guest) -> None:
    kept = ann.put(f"{CHECKED}/the-two", ARMY)
    table = ann.table("me", "me", game="skirmish", armies=[kept["text"], "grave-50-a"])["table"]["id"]
    with ann.sit(table) as line:
        assert len([unit for unit in line.scene(0)["view"]["units"] if unit["seat"] == 0]) == 4
    with refused(422, "bad-army"):
        ann.table("me", "me", game="skirmish", armies=[kept["text"] + "\n9 Soldier"])
    with refused(422, "bad-army"):
        ann.table("me", "me", game="skirmish", armies=["a" + " " * 30_000 + "b"])
