"""Private means private: what is not listed, what may not be watched, who may talk, who players mute and block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fracas.server.people.blocking import MOST, shun, shunned_by
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served, play_to_the_end

CLOSED = 1008


def refused(status: int, code: str) -> Any:
    return pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (status, code))


def turned_away(guest: Guest, table: str) -> str:
    """The code with which a guest is refused at the socket of a table, before anything else is told."""
    with guest.line(table) as line:
        assert line.closed() == CLOSED
        [said] = line.heard
        assert said["type"] == "Problem"
        return str(said["code"])


def two(ann: Guest, bob: Guest, **wishes: Any) -> str:
    """A table at which both play."""
    opened = ann.table("me", "open", **wishes)
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    return str(opened["table"]["id"])


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")]


# -- two switches


@pytest.mark.parametrize("watchable", [False, True])
@pytest.mark.parametrize("private", [False, True])
def test_listed_and_watchable_are_two_switches(ann: Guest, bob: Guest, private: bool, watchable: bool) -> None:
    opened = ann.table("me", "open", private=private, watchable=watchable)
    table = opened["table"]["id"]
    assert (opened["table"]["private"], opened["table"]["watchable"]) == (private, watchable)
    with ann.served.guest("Eve") as eve:
        assert (table in listed(eve)) == (not private)
        with ann.sit(table) as hers:  # the table row says it, wherever it is shown
            assert (hers.welcome["table"]["private"], hers.welcome["table"]["watchable"]) == (private, watchable)
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        assert (table in listed(eve)) == (not private and watchable), "what nobody else can look at is in no list"
        if watchable:
            with eve.sit(table) as line:
                assert line.welcome["seats"] == []
        else:
            assert turned_away(eve, table) == "not-watchable"
        for player in (ann, bob):
            assert table in [each["id"] for each in player.get("/api/me")["tables"]]
            with player.sit(table) as line:
                assert line.welcome["seats"]


LOOKS: list[Callable[[Guest, str], Any]] = [
    lambda guest, table: guest.get(f"/api/tables/{table}"),
    lambda guest, table: guest.get(f"/api/tables/{table}/record"),
    lambda guest, table: guest.get(f"/api/replays/{table}"),
    lambda guest, table: guest.get(f"/api/replays/{table}/steps", seat="all"),
    lambda guest, table: guest.get(f"/api/replays/{table}/analysis"),
    lambda guest, table: guest.post(
        f"/api/replays/{table}/continue", {"frame": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
    ),
    lambda guest, table: guest.post("/api/me/shunned", {"table": table, "seat": 0, "block": True}),
]
"""Every way to see something of a table whose address one knows."""


def test_what_may_not_be_watched_is_refused_at_every_address(ann: Guest, bob: Guest) -> None:
    """While it is played and when it is over; the players themselves are not."""
    table = two(ann, bob, watchable=False, turn_limit=3)
    with ann.served.guest("Eve") as eve, ann.served.guest() as stranger:
        for who in (eve, stranger):
            for look in LOOKS:
                with refused(403, "not-watchable"):
                    look(who, table)
            assert turned_away(who, table) == "not-watchable"
        for look in LOOKS[1:4]:
            with refused(409, "not-over"):
                look(ann, table)
        with ann.sit(table) as hers, bob.sit(table) as his:
            play_to_the_end({0: hers, 1: his})
        assert ann.get(f"/api/replays/{table}")["game"] == "figures"  # and is remembered by the server
        for look in LOOKS:
            with refused(403, "not-watchable"):
                look(eve, table)
        assert turned_away(eve, table) == "not-watchable"
        for look in LOOKS[:4]:
            assert look(bob, table)


def test_a_listed_table_that_may_not_be_watched_can_be_sat_down_at(ann: Guest, bob: Guest) -> None:
    table = ann.table("me", "open", private=False, watchable=False)["table"]["id"]
    assert bob.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ann", "as the list says, too"
    assert turned_away(bob, table) == "not-watchable"
    bob.post(f"/api/tables/{table}/join")
    with bob.sit(table) as line:
        assert line.welcome["seats"] == [1]


def test_anybody_who_only_opened_the_table_waits_there_until_it_begins(ann: Guest, bob: Guest, served: Served) -> None:
    opened = ann.table("open", "open", watchable=False)
    table, codes = opened["table"]["id"], [invite["code"] for invite in opened["invites"]]
    with ann.sit(table) as line, served.guest("Cy") as cy:
        bob.post(f"/api/join/{codes[0]}")
        line.until("TableChanged", that=lambda m: m["table"]["seats"][0]["name"] == "Bob")
        cy.post(f"/api/join/{codes[1]}")
        assert line.until("Problem")["code"] == "not-watchable"
        assert line.closed() == CLOSED
        assert not any(said["type"] == "Scene" for said in line.heard)


def test_tables_are_private_unless_told_otherwise(ann: Guest, bob: Guest) -> None:
    wish = {"game": "figures", "seats": [{"kind": "me"}, {"kind": "open"}]}
    tables = [ann.post("/api/tables", wish), ann.post("/api/play-now", {"game": "figures"})]
    for table in tables:
        assert table["table"]["private"] and not table["table"]["watchable"]
        assert turned_away(bob, table["table"]["id"]) == "not-watchable"


# -- the opener changes it


def test_closing_a_table_to_watchers_sends_them_away(ann: Guest, bob: Guest, served: Served) -> None:
    table = two(ann, bob, private=False)
    address = f"/api/tables/{table}/audience"
    with served.guest("Eve") as eve, eve.sit(table) as line, bob.sit(table) as his:
        assert table in listed(eve)
        with refused(403, "not-owner"):
            bob.put(address, {"watchable": False})
        assert not ann.put(address, {"watchable": False})["watchable"]
        assert line.until("Problem")["code"] == "not-watchable"
        assert line.closed() == CLOSED
        assert not his.until("TableChanged", that=lambda m: not m["table"]["watchable"])["table"]["watchers"]
        assert turned_away(eve, table) == "not-watchable" and table not in listed(eve)
        with refused(409, "others-sit"):
            ann.put(address, {"watchable": True})
        served.tables.forget_idle(0)
        assert turned_away(eve, table) == "not-watchable", "it is on the disk"


def test_alone_one_may_open_up_a_table_and_after_the_game_too(ann: Guest, bob: Guest, served: Served) -> None:
    alone = ann.table("me", "random", watchable=False)["table"]["id"]
    assert ann.put(f"/api/tables/{alone}/audience", {"watchable": True, "private": False})["watchable"]
    with served.guest("Eve") as eve:
        assert alone in listed(eve)
        table = two(ann, bob, watchable=False, turn_limit=3)
        with refused(409, "others-sit"):
            ann.put(f"/api/tables/{table}/audience", {"private": False})
        with ann.sit(table) as hers, bob.sit(table) as his:
            play_to_the_end({0: hers, 1: his})
        ann.put(f"/api/tables/{table}/audience", {"watchable": True})
        assert eve.get(f"/api/replays/{table}")["game"] == "figures"


def test_those_who_watch_can_be_silenced_during_the_game(ann: Guest, bob: Guest, served: Served) -> None:
    table = two(ann, bob)
    with served.guest("Eve") as eve, eve.sit(table) as line, ann.sit(table) as hers:
        line.send("Say", text="The left one!")
        assert hers.until("Chat")["text"] == "The left one!"
        ann.put(f"/api/tables/{table}/audience", {"audience_talks": False})
        assert not line.until("TableChanged")["table"]["audience_talks"]
        line.send("Say", text="No, the right one!")
        no = line.until("Refused")
        assert no["code"] == "audience-silent" and "Only those who play" in no["sentence"]
        hers.send("Say", text="Quiet now")
        assert line.until("Chat")["text"] == "Quiet now"
        ann.put(f"/api/tables/{table}/audience", {"audience_talks": True})
        line.send("Say", text="Thank you")
        hers.until("Chat", that=lambda m: m["text"] == "Thank you")
        assert "No, the right one!" not in [said.get("text") for said in hers.heard]
    silent = ann.post(
        "/api/tables",
        {"game": "figures", "seats": [{"kind": "me"}] * 2, "watchable": True, "audience_talks": False},
    )["table"]["id"]
    with bob.sit(silent) as line:
        line.send("Say", text="Hello")
        assert line.until("Refused")["code"] == "audience-silent"


def test_an_undo_is_not_lost_when_the_audience_changes(ann: Guest, bob: Guest) -> None:
    table = two(ann, bob)
    with ann.sit(table) as hers, bob.sit(table) as his:
        lines = {0: hers, 1: his}
        for seat, line in lines.items():
            line.scene(seat)
        seat = hers.scenes[0]["waiting_for"][0]
        for _ in range(6):
            seat = hers.scenes[0]["waiting_for"][0]
            assert lines[seat].answer(seat)["type"] == "Accepted"
            for other, line in lines.items():
                line.scene(other)
            if lines[seat].scenes[seat]["can_ask_undo"] and not lines[seat].scenes[seat]["can_undo"]:
                break
        lines[seat].send("AskUndo", seat=seat)
        asked = lines[1 - seat].until("UndoAsked")
        ann.put(f"/api/tables/{table}/audience", {"audience_talks": False})
        lines[1 - seat].until("TableChanged", that=lambda m: not m["table"]["audience_talks"])
        lines[1 - seat].send("AnswerUndo", seat=1 - seat, request=asked["request"], agree=True)
        assert lines[seat].until("UndoSettled")["agreed"]


# -- muting and blocking


def test_muted_words_are_not_even_sent(ann: Guest, bob: Guest, served: Served) -> None:
    table = two(ann, bob)
    with ann.sit(table) as hers, bob.sit(table) as his:
        his.send("Say", text="You are slow")
        said = hers.until("Chat")
        [muted] = ann.post("/api/me/shunned", {"table": table, "said": said["number"], "block": False})
        assert muted["name"] == "Bob" and not muted["blocked"]
        his.send("Say", text="Very slow")
        his.until("Chat", that=lambda m: m["text"] == "Very slow")
        hers.send("Say", text="Am I?")
        assert hers.until("Chat")["text"] == "Am I?", "and nothing of his in between"
    with ann.sit(table) as again, bob.sit(table) as his:
        assert [chat["text"] for chat in again.welcome["chat"]] == ["Am I?"]
        assert len(his.welcome["chat"]) == 3, "he does not notice"
    other = two(bob, ann)
    with ann.sit(other) as hers, bob.sit(other) as his:
        his.send("Say", text="Here too")
        hers.send("Say", text="Hm")
        assert hers.until("Chat")["text"] == "Hm", "at every table"
    assert ann.delete(f"/api/me/shunned/{muted['id']}") == []
    with ann.sit(table) as again:
        assert len(again.welcome["chat"]) == 3


def test_a_blocked_guest_is_kept_away_and_told_so(ann: Guest, bob: Guest, served: Served) -> None:
    first = two(ann, bob)
    [blocked] = ann.post("/api/me/shunned", {"table": first, "seat": 1, "block": True})
    assert blocked["blocked"]
    open_one = ann.table("me", "open", private=False)
    table, code = open_one["table"]["id"], open_one["invites"][0]["code"]
    attempts: list[Callable[[], Any]] = [
        lambda: bob.post(f"/api/tables/{table}/join"),
        lambda: bob.post(f"/api/join/{code}"),
        lambda: bob.get(f"/api/join/{code}"),
        lambda: bob.get(f"/api/tables/{table}"),
    ]
    for attempt in attempts:
        with pytest.raises(Refusal, match="has blocked you") as no:
            attempt()
        assert (no.value.status, no.value.code) == (403, "blocked")
    assert turned_away(bob, table) == "blocked"
    with bob.sit(first) as his:  # where he sits already he plays on, and is silent
        his.send("Say", text="Why?")
        no_talk = his.until("Refused")
        assert no_talk["code"] == "blocked" and "blocked you" in no_talk["sentence"]
    with served.guest("Cy") as cy:
        theirs = two(cy, ann)
        assert turned_away(bob, theirs) == "blocked", "also where she only sits"
        without = cy.table("me", "open", private=False)["table"]["id"]
        assert bob.post(f"/api/tables/{without}/join")["seat"] == 1
    assert ann.delete(f"/api/me/shunned/{blocked['id']}") == []
    bob.post(f"/api/join/{code}")


def test_blocking_sends_away_anybody_who_watches(ann: Guest, bob: Guest, served: Served) -> None:
    table = two(ann, bob)
    with served.guest("Eve") as eve, eve.sit(table) as line, bob.sit(table) as his:
        line.send("Say", text="Boo")
        said = his.until("Chat")
        bob.post("/api/me/shunned", {"table": table, "said": said["number"], "block": True})
        assert line.until("Problem")["code"] == "blocked"
        assert line.closed() == CLOSED
        his.until("TableChanged", that=lambda m: m["table"]["watchers"] == 0)
        assert turned_away(eve, table) == "blocked"


def test_nobody_asks_a_blocked_guest_for_a_rematch_by_mistake(ann: Guest, bob: Guest) -> None:
    table = two(ann, bob, turn_limit=3)
    with ann.sit(table) as hers, bob.sit(table) as his:
        play_to_the_end({0: hers, 1: his})
    ann.post("/api/me/shunned", {"table": table, "seat": 1, "block": True})
    ann.post(f"/api/tables/{table}/rematch")
    with refused(403, "blocked"):
        bob.post(f"/api/tables/{table}/rematch")


def test_some_people_cannot_be_muted(ann: Guest, bob: Guest) -> None:
    table = ann.table("me", "random", "open")["table"]["id"]
    for wish in ({"seat": 1}, {"seat": 2}, {"seat": 9}, {"said": 0}, {}, {"seat": 0, "said": 0}):
        with refused(422, "nobody"):
            ann.post("/api/me/shunned", {"table": table, "block": True, **wish})
    with refused(422, "yourself"):
        ann.post("/api/me/shunned", {"table": table, "block": True, "seat": 0})
    with refused(404, "missing"):
        ann.delete("/api/me/shunned/nobody")
    [theirs] = bob.post("/api/me/shunned", {"table": table, "block": True, "seat": 0})
    with refused(404, "missing"):
        ann.delete(f"/api/me/shunned/{theirs['id']}")
    bob.delete(f"/api/me/shunned/{theirs['id']}")


def test_only_so_many_are_kept(databases: Databases) -> None:
    from fracas.server.storage import guest_queries
    from fracas.server.storage.database import open_database
    from fracas.server.storage.rows import Guest as GuestRow

    engine = open_database(databases.fresh())
    with engine.begin() as connection:
        for name in ["ann", *map(str, range(MOST + 5))]:
            guest_queries.add_guest(connection, GuestRow(name, name), name)
        for number in range(MOST + 5):
            shun(connection, f"key-{number}", "ann", str(number), str(number), blocked=False)
        kept = {each.name for each in shunned_by(connection, "ann")}
    engine.dispose()
    assert kept == set(map(str, range(5, MOST + 5)))
