"""Analyses: of finished games for everybody, of games that go on only for those who practise against bots."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

from fracas import bots
from fracas.bots.analysis import Analysis, Weighing, analyse, weigh
from fracas.bots.opponents import analysis_of
from fracas.core.question import Part
from fracas.core.sight import Sight
from fracas.games.figures import FIGURES
from fracas.server.bots.processes import BotProcesses, read_bot
from fracas.server.replay.analyses import Analysed, Analyses
from fracas.server.wire.errors import Denied
from fracas.server.wire.limits import Limits
from fracas.server.workers.replaying import Replaying
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Refusal, Served
from tests.server.test_replays import as_json, finished, record_of

PRACTISES = "between-people"


def lines_of(guest: Guest, table: str) -> list[Any]:
    said = guest.get(f"/api/replays/{table}/analysis")
    assert isinstance(said, list)
    return said


def as_looked(lines: list[Any], first: int) -> tuple[list[Any], list[Any]]:
    """The lines of the first look, and of the closer one; each ends with what it comes to."""
    return (lines[: first + 1], lines[first + 1 :]) if first else ([], lines)


def summary(story: Analysis, *, final: bool) -> dict[str, Any]:
    keys, sides = as_json(story.keys), as_json(list(story.sides))
    return {"keys": keys, "shares": list(story.shares), "sides": sides, "final": final}


def refused(guest: Guest, table: str) -> Refusal:
    with pytest.raises(Refusal) as no:
        guest.get(f"/api/replays/{table}/analysis")
    return no.value


def test_anybody_who_may_see_a_finished_game_may_have_it_analysed(ann: Guest, bob: Guest) -> None:
    table = finished(ann, army_size=3)
    first, *lines = lines_of(bob, table)
    record = record_of(ann, table)
    glance, (*found, last) = as_looked(lines, first["first"])
    quick = analyse(FIGURES, record.header, list(record.entries), first=True)
    assert glance == [*as_json(quick.moments), summary(quick, final=False)], "a first look comes first, whole"
    here = analyse(FIGURES, record.header, list(record.entries))
    assert first == {"moments": len(found), "bot": analysis_of(FIGURES), "first": len(quick.moments)}
    assert found == as_json(here.moments)
    assert last == summary(here, final=True)
    frames = ann.get(f"/api/replays/{table}")["frames"]
    assert all(0 <= moment["frame"] < frames for moment in found)


def test_a_record_that_was_brought_can_be_analysed(ann: Guest, bob: Guest) -> None:
    table = finished(ann, army_size=3)
    info = bob.post("/api/replays", {"record": ann.get(f"/api/tables/{table}/record")})
    assert lines_of(bob, info["id"]) == lines_of(ann, table)
    again = lines_of(bob, info["id"])
    assert again[0]["first"] == 0 and len(again) == again[0]["moments"] + 2, "what is known needs no first look"


def test_moments_come_as_they_are_made(ann: Guest) -> None:
    """Nothing is held back to be compressed."""
    table = finished(ann, army_size=3)
    with ann.http.stream("GET", f"/api/replays/{table}/analysis") as response:
        assert response.headers["content-encoding"] == "identity"
        assert response.headers["cache-control"] == "no-store"
        chunks = list(response.iter_raw())
    assert len(chunks) > 3
    assert all(chunk.endswith(b"\n") for chunk in chunks)


def test_a_game_between_people_is_not_analysed_while_it_goes_on(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", private=False)
    assert refused(ann, opened["table"]["id"]).code == PRACTISES
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    here = opened["table"]["id"]
    with ann.served.guest("Cy") as watcher:
        for guest in (ann, bob, watcher):
            no = refused(guest, here)
            assert (no.status, no.code) == (409, PRACTISES)
            assert no.sentence.startswith("A game between people is analysed when it is over.")
    hot_seat = ann.table("me", "me")["table"]["id"]
    assert refused(ann, hot_seat).code == PRACTISES


def test_practice_is_analysed_for_its_player_only(ann: Guest, bob: Guest) -> None:
    table = ann.table("me", "greedy", army_size=3)["table"]["id"]
    with ann.sit(table) as line:
        for _ in range(6):
            line.until_asked(0)
            line.answer(0)
        line.until_asked(0)
        first, *lines = lines_of(ann, table)
        _, (*found, last) = as_looked(lines, first["first"])
        assert len(found) == first["moments"] >= 2
        assert [moment["frame"] for moment in found] == sorted(moment["frame"] for moment in found)
        # What a bot holds or has chosen is nobody's business: only the moments of the player are told.
        assert {side["seat"] for moment in found for side in moment["sides"]} == {0}
        assert last["shares"] == []
        assert refused(bob, table).code == PRACTISES
    with ann.served.guest() as nobody:
        assert refused(nobody, table).code == PRACTISES


def test_what_is_not_there_is_not_analysed(ann: Guest) -> None:
    assert refused(ann, "nowhere").status == 404
    given_up = ann.table("me", "random")["table"]["id"]
    ann.post(f"/api/tables/{given_up}/close")
    assert refused(ann, given_up).code == "abandoned"


def test_a_guest_can_ask_for_no_solver_that_takes_minutes() -> None:
    assert read_bot("solver:1", FIGURES) == "solver:1"
    with pytest.raises(Exception, match="A bot here thinks"):
        read_bot("solver:2", FIGURES)


# -- bounded work, without a server


class Counting:
    """Bots that count what they are asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def weigh(self, sight: Sight[Any, Any], bot: str, played: dict[int, Part], owner: str) -> Weighing:
        self.asked.append(owner)
        await asyncio.sleep(0)
        return weigh(sight, "mcts:5", played)


def analyses(counting: Counting, **limits: int) -> Analyses:
    return Analyses(cast(BotProcesses, counting), Replaying(), Limits(**limits))


def a_game(name: str = "here", seed: int = 4) -> Analysed:
    table = FIGURES.start(players=2, settings={"turn_limit": 4}, seed=seed)
    bots.play(table, [bots.make("random", seed=1), bots.make("random", seed=2)])
    return Analysed(name, table.header, table.played, None)


async def read(lines: Any, most: int = 10_000) -> list[Any]:
    found = []
    async for line in lines:
        found.append(msgspec.json.decode(line))
        if len(found) == most:
            await lines.aclose()
            break
    return found


def test_what_was_thought_about_once_is_remembered() -> None:
    async def play() -> None:
        counting = Counting()
        all_of_them = analyses(counting)
        game = a_game()
        first = await read(all_of_them.lines(game, "ann"))
        asked = len(counting.asked)
        assert asked >= len(first) - 2 > 5
        again = await read(all_of_them.lines(game, "bob"))
        assert again[0]["first"] == 0 and again[1:] == first[first[0]["first"] + 2 :]
        assert len(counting.asked) == asked
        await read(all_of_them.lines(a_game("there"), "bob"))
        assert len(counting.asked) == 2 * asked
        shorter = game._replace(played=game.played[:-6])
        await read(all_of_them.lines(shorter, "ann"))
        assert len(counting.asked) <= 2 * asked + 4, "of a game that goes on only the last moment is new"

    asyncio.run(play())


def test_it_ends_where_its_reader_leaves() -> None:
    async def play() -> None:
        counting = Counting()
        all_of_them = analyses(counting)
        assert len(await read(all_of_them.lines(a_game(), "ann"), most=3)) == 3
        assert all_of_them.running == 0
        assert len(counting.asked) <= 4
        assert set(counting.asked) == {"ann"}

    asyncio.run(play())


def test_one_guest_has_few_at_once() -> None:
    async def play() -> None:
        all_of_them = analyses(Counting(), analyses=1)
        running = all_of_them.lines(a_game(), "ann")
        await anext(running)
        with pytest.raises(Denied, check=lambda no: no.status == 429):
            all_of_them.lines(a_game(), "ann")
        assert await anext(all_of_them.lines(a_game(), "bob"))
        await running.aclose()  # type: ignore[attr-defined]
        assert await anext(all_of_them.lines(a_game(), "ann"))

    asyncio.run(play())


def test_bots_in_their_own_processes(databases: Databases) -> None:
    with Served(databases.fresh(), limits=UNHURRIED, workers=1) as served, served.guest("Ann") as ann:
        table = finished(ann, army_size=3)
        first, *lines = lines_of(ann, table)
        _, (*found, last) = as_looked(lines, first["first"])
        assert first["bot"] == analysis_of(FIGURES)
        assert len(found) == first["moments"]
        assert len(last["shares"]) == 2
