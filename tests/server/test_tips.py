"""Tips at a table: what a guest meets for the first time in their first games against bots, once, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.tips import FIRST_GAMES, tips_of
from fracas.games import REGISTERED, game_named
from tests.server.kit import Guest, Line, Refusal, play_to_the_end

SEAT = 0


def alone(guest: Guest, game: str = "legacy") -> str:
    return str(guest.table("me", "random", game=game)["table"]["id"])


def tip_at(line: Line) -> Any:
    """What comes up with the question that is asked now."""
    return line.until_asked(SEAT)["tip"]


def tip_of(guest: Guest, table: str) -> Any:
    with guest.sit(table) as line:
        return tip_at(line)


def all_tips(line: Line) -> list[str]:
    """The ids of those that come up until the game is over, one for each question."""
    found: dict[int, str] = {}
    while not (now := line.scenes[SEAT])["over"]:
        if now["asked"] is None:
            line.scene(SEAT)
            continue
        if now["tip"] is not None:
            found[now["asked"]["id"]] = now["tip"]["id"]
        assert line.answer(SEAT)["type"] == "Accepted"
        line.scene(SEAT)
    return list(found.values())


def test_what_is_met_first_has_a_tip_with_its_rule(ann: Guest) -> None:
    tip = tip_of(ann, alone(ann))
    [known] = [each for each in tips_of(game_named("legacy")) if each.id == "legacy.opening"]
    assert tip == {"id": known.id, "say": known.say, "rule": known.rule}


@pytest.mark.parametrize("game", ["figures", "legacy"])
def test_each_is_shown_once(ann: Guest, game: str) -> None:
    with ann.sit(alone(ann, game)) as line:
        line.until_asked(SEAT)
        said = all_tips(line)
    assert len(said) > 1
    assert len(set(said)) == len(said)


def test_it_stays_with_its_question_until_it_was_read(ann: Guest) -> None:
    table = alone(ann)
    first = tip_of(ann, table)
    assert first is not None
    assert tip_of(ann, table) == first
    ann.put("/api/me/learned", {"learned": ["legacy.opening"]})
    assert tip_of(ann, table) is None
    assert tip_of(ann, alone(ann)) is None, "nor at another table"


def test_tips_can_be_switched_off_and_on_again(ann: Guest) -> None:
    table = alone(ann)
    assert tip_of(ann, table) is not None
    ann.put("/api/me/learned", {"learned": ["legacy.opening", "tips.off"]})
    with ann.sit(table) as line:
        line.until_asked(SEAT)
        assert all_tips(line) == []
    learned = ann.delete("/api/me/learned/tips")
    assert learned["learned"] == []
    assert tip_of(ann, alone(ann))["id"] == "legacy.opening"


def test_they_are_switched_on_at_the_table_where_one_sits(ann: Guest) -> None:
    ann.put("/api/me/learned", {"learned": ["tips.off"]})
    with ann.sit(alone(ann, "figures")) as line:
        assert tip_at(line) is None
        ann.delete("/api/me/learned/tips")
        assert all_tips(line) != []


def test_none_where_another_person_plays(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "open", game="legacy")
    bob.post(f"/api/join/{opened['invites'][0]['code']}")
    table = opened["table"]["id"]
    with ann.sit(table) as hers, bob.sit(table) as his:
        assert hers.until_asked(0)["tip"] is None
        assert his.until_asked(1)["tip"] is None


def test_none_in_a_lesson(ann: Guest) -> None:
    table = ann.post("/api/lessons", {"lesson": "legacy.first", "step": 1})["table"]["id"]
    assert tip_of(ann, table) is None


def test_none_for_those_who_look_on(ann: Guest, bob: Guest) -> None:
    table = alone(ann)
    with ann.sit(table) as hers, bob.sit(table) as his:
        assert tip_at(hers) is not None
        assert his.scene(-1)["tip"] is None


def test_none_after_the_first_games(ann: Guest) -> None:
    for game in range(FIRST_GAMES + 1):
        with ann.sit(alone(ann)) as line:
            tip = tip_at(line)
            assert (tip is not None) == (game < FIRST_GAMES)
            play_to_the_end({SEAT: line})
            ann.delete("/api/me/learned/tips")


def test_only_what_there_is_can_be_read(ann: Guest) -> None:
    every = [tip.id for game in REGISTERED.values() for tip in tips_of(game)]
    assert ann.put("/api/me/learned", {"learned": every})["learned"] == sorted(every)
    with pytest.raises(Refusal) as no:
        ann.put("/api/me/learned", {"learned": ["legacy.opening", "legacy.nothing"]})
    assert no.value.code == "unknown-lesson"
    assert "legacy.nothing" in no.value.sentence


def test_a_finished_lesson_stays_learned_when_tips_come_again(ann: Guest) -> None:
    ann.put("/api/me/learned", {"learned": ["figures.first", "legacy.opening", "tips.off"]})
    assert ann.delete("/api/me/learned/tips")["learned"] == ["figures.first"]
