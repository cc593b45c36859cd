"""Lessons at the server: tables of their own, a scripted other side, a coach, and what is learned (table.lesson)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from fracas.core.lesson import lessons_of
from fracas.games import REGISTERED
from tests.kit.rules import rule
from tests.server.conftest import Databases
from tests.server.kit import Guest, Line, Refusal, Served

LESSONS = [lesson for game in REGISTERED.values() for lesson in lessons_of(game)]
Said = dict[str, Any]


def taught(guest: Guest, lesson: str, step: int = 1) -> Said:
    table: Said = guest.post("/api/lessons", {"lesson": lesson, "step": step})["table"]
    return table


def until_asked(line: Line) -> Said:
    scene = line.scenes.get(0)
    return scene if scene and scene["asked"] else line.until_asked(0)


def wanted(scene: Said) -> int | tuple[int, ...]:
    """What the coach wants: the step after all that is only looked at."""
    step = scene["coach"]["steps"][-1]
    return tuple(step["place"]) if step["place"] is not None else int(step["wanted"][0])


def follow(line: Line, upto: int = 1000) -> Said:
    """Do what the coach says until its step ``upto``, or until the free part; the scene."""
    while True:
        scene = until_asked(line)
        coach = scene["coach"]
        if coach["free"] or coach["steps"][0]["number"] >= upto:
            return scene
        assert line.answer(0, wanted(scene))["type"] == "Accepted"
        del line.scenes[0]


def finish(line: Line) -> Said:
    """Answer with what comes first until the game is over; the last scene."""
    while not (scene := until_asked(line))["over"]:
        assert line.answer(0)["type"] == "Accepted"
        del line.scenes[0]
        line.until("Scene", that=lambda said: said["seat"] == 0 and (said["asked"] is not None or said["over"]))
        scene = line.scenes[0]
        if scene["over"]:
            break
    return line.scenes[0]


@rule("table.lesson")
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_newcomer_who_does_what_the_coach_says_comes_to_the_free_part(ann: Guest, lesson: str) -> None:
    table = taught(ann, lesson)
    assert table["lesson"] == lesson and table["private"] and not table["watchable"] and table["clock"] is None
    with ann.sit(table["id"]) as line:
        seen: list[int] = []
        while not (coach := until_asked(line)["coach"])["free"]:
            seen += [step["number"] for step in coach["steps"] if step["number"] not in seen]
            line.answer(0, wanted(line.scenes[0]))
            del line.scenes[0]
        assert seen == list(range(1, coach["of"] + 1))
        assert coach["say"] and coach["goal"]


def test_a_lesson_is_in_no_list_and_counts_for_no_limit(ann: Guest) -> None:
    before = ann.get("/api/me")
    table = taught(ann, "legacy.first")
    assert ann.get("/api/me") == before
    assert table["id"] not in [each["id"] for each in ann.get("/api/tables")]
    learned = ann.get("/api/me/learned")
    assert learned == {"learned": [], "at_play": [{"lesson": "legacy.first", "table": table["id"]}], "played": {}}


def test_what_was_finished_is_learned(ann: Guest) -> None:
    table = taught(ann, "legacy.first", step=8)
    with ann.sit(table["id"]) as line:
        end = finish(line)
        assert end["coach"]["end"] and end["coach"]["next"] == "legacy.second"
    learned = ann.get("/api/me/learned")
    assert learned == {"learned": ["legacy.first"], "at_play": [], "played": {}}, "a lesson is no whole game"
    assert ann.get("/api/replays") == []
    assert ann.get("/api/me/kept")["learned"] == ["legacy.first"]


def test_a_new_lesson_of_the_same_game_replaces_the_one_under_way(ann: Guest) -> None:
    first, other = taught(ann, "legacy.first"), taught(ann, "figures.first")
    second = taught(ann, "legacy.second")
    assert ann.get(f"/api/tables/{first['id']}")["state"] == "abandoned"
    at_play = {each["table"] for each in ann.get("/api/me/learned")["at_play"]}
    assert at_play == {other["id"], second["id"]}


def test_of_lessons_opened_at_once_one_stays(ann: Guest) -> None:
    with ThreadPoolExecutor(4) as together:
        opened = list(together.map(lambda _: taught(ann, "legacy.first"), range(4)))
    states = [ann.get(f"/api/tables/{each['id']}")["state"] for each in opened]
    assert sorted(states) == ["abandoned"] * 3 + ["playing"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_survives_a_reload_and_the_end_of_the_server(databases: Databases, lesson: str) -> None:
    url = databases.fresh()
    with Served(url) as served, served.guest("Ann") as ann:
        table = taught(ann, lesson)["id"]
        with ann.sit(table) as line:
            before = follow(line, 4)
        with ann.sit(table) as again:
            assert until_asked(again)["coach"] == before["coach"]
        cookies = dict(ann.http.cookies)
    with Served(url) as served, served.guest() as ann:
        for name, value in cookies.items():
            ann.http.cookies.set(name, value)
        with ann.sit(table) as line:
            assert until_asked(line)["coach"] == before["coach"]
            assert follow(line)["coach"]["goal"]


def test_back_opens_the_lesson_anew_at_a_step(ann: Guest) -> None:
    with ann.sit(taught(ann, "skirmish.first", step=3)["id"]) as line:
        assert until_asked(line)["coach"]["steps"][0]["number"] == 3
        assert follow(line)["coach"]["free"]


@rule("table.lesson")
def test_players_who_leave_the_script_play_against_the_bot_at_once(ann: Guest) -> None:
    with ann.sit(taught(ann, "legacy.first")["id"]) as line:
        scene = until_asked(line)
        other = next(o["value"] for o in scene["asked"]["options"] if o["value"] != wanted(scene))
        assert line.answer(0, other)["type"] == "Accepted"
        del line.scenes[0]
        scene = until_asked(line)
        assert scene["coach"]["free"] and not scene["coach"]["steps"]
        assert finish(line)["over"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"lesson": "legacy.third"}, "unknown-lesson"),
        ({"lesson": "chess.first"}, "unknown-game"),
        ({"lesson": "legacy.first", "step": 0}, "unknown-step"),
        ({"lesson": "legacy.first", "step": 10**6}, "unknown-step"),
    ],
)
def test_what_is_not_taught(ann: Guest, wish: Said, code: str) -> None:
    with pytest.raises(Refusal) as no:
        ann.post("/api/lessons", wish)
    assert (no.value.status, no.value.code) == (422, code)
    assert ann.get("/api/me/learned")["at_play"] == []


def test_only_what_there_is_can_be_learned(ann: Guest) -> None:
    with pytest.raises(Refusal) as no:
        ann.put("/api/me/learned", {"learned": ["legacy.first", "x" * 60]})
    assert no.value.status == 422
    assert ann.put("/api/me/learned", {"learned": ["tips.off", "tips.off"]})["learned"] == ["tips.off"]
    assert ann.delete("/api/me/learned/tips")["learned"] == []


def test_nobody_else_comes_to_a_lesson(served: Served, ann: Guest) -> None:
    table = taught(ann, "synergy.first")["id"]
    with served.guest("Bob") as bob, pytest.raises(Refusal) as no:
        bob.get(f"/api/tables/{table}")
    assert no.value.status in (403, 404)
