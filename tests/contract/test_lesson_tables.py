"""A table of a lesson: opened at a step, saved, replayed, taken back, and left for the seed and the bot."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import fracas
from fracas.core.course import FOE, LessonError, course_for, opened, played_through
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, Said
from fracas.core.record import CHANCE, Record
from fracas.core.refusal import SetupError
from fracas.games import REGISTERED
from tests.kit.lessons import (
    ALL,
    Taught,
    every_lesson,
    let_the_foe_answer,
    questions,
    wanted,
)
from tests.kit.play import answer_any, everything
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", REGISTERED.values(), ids=REGISTERED)


@rule("table.lesson")
@every_lesson
def test_opened_at_a_step_it_stands_as_if_it_had_been_played_to_it(taught: Taught) -> None:
    course, table, seen = taught.course, taught.at(), set()
    while True:
        let_the_foe_answer(table)
        moment = course.moment(table.played)
        number = course.steps + 1 if moment is None else moment.number
        if moment is None or moment.first:
            there = taught.at(number)
            assert everything(there) == everything(table)
            assert course.moment(there.played) == moment
            seen.add(number)
        if moment is None:
            break
        table.answer(LEARNER, wanted(moment))
    looks = {number for found in course.looks.values() for number, _ in found}
    for number in looks:
        assert course.looks[course.answered(taught.at(number).played)]
    assert seen | looks == set(range(1, course.steps + 2))


@rule("table.lesson")
@every_lesson
def test_saved_and_replayed_it_stands_at_the_same_moment(taught: Taught) -> None:
    for table, moment, _ in questions(taught):
        again = fracas.replay(Record.read(table.record().text()))
        assert again.course is not None
        assert everything(again) == everything(table)
        assert again.course.moment(again.played) == moment
        let_the_foe_answer(again)
        again.answer(LEARNER, wanted(moment))
        let_the_foe_answer(again)
        fork = table.fork()
        fork.answer(LEARNER, wanted(moment))
        let_the_foe_answer(fork)
        assert everything(again) == everything(fork)


@rule("table.lesson")
@every_lesson
def test_after_an_answer_that_was_not_wanted_nothing_is_scripted(taught: Taught) -> None:
    """From there on chance comes from the seed, so two tables go two ways."""
    course, astray = taught.course, 0
    for table, moment, _ in questions(taught):
        asked = table.questions[LEARNER]
        others = [value for value in asked.values if not moment.takes(value)]
        for other in others:
            fork = table.fork()
            fork.answer(LEARNER, other)
            assert not course.fits(fork.played)
            assert course.next(FOE, fork.played) is None and course.next(CHANCE, fork.played) is None
            assert course.moment(fork.played) is None
            assert course.is_free(fork.played)
            astray += 1
    assert astray >= course.steps / 2


@rule("table.lesson")
def test_chance_is_the_seeds_own_once_the_script_is_left() -> None:
    ways = set()
    for taught in ALL:
        for seed in range(6):
            table, luck = taught.at(seed=seed), Random(3)
            for _ in range(60):
                if table.over:
                    break
                answer_any(table, luck)
            ways.add((taught.lesson.id, tuple(answer for who, answer in table.played if who == CHANCE)))
    assert all(len({way for lesson, way in ways if lesson == taught.lesson.id}) > 1 for taught in ALL)


@rule("table.lesson", "table.undo")
@every_lesson
def test_what_is_taken_back_comes_again_with_the_same_chance(taught: Taught) -> None:
    for table, moment, _ in questions(taught):
        before = table.played.copy()
        fork = table.fork()
        fork.answer(LEARNER, wanted(moment))
        let_the_foe_answer(fork)
        after = fork.played.copy()
        fork.undo(LEARNER, consent=[FOE])
        assert fork.played == before
        assert taught.course.moment(fork.played) == moment
        fork.answer(LEARNER, wanted(moment))
        let_the_foe_answer(fork)
        assert fork.played == after


@rule("table.lesson")
@every_game
def test_a_header_without_a_lesson_is_written_as_before(game: Game[Any, Any]) -> None:
    assert '"lesson"' not in game.start(seed=1).record().text().splitlines()[0]
    taught = next(each for each in ALL if each.game is game)
    assert f'"lesson":"{taught.lesson.id}"' in taught.at().record().text().splitlines()[0]


@rule("table.lesson")
@every_lesson
def test_an_unknown_lesson_or_step_is_refused(taught: Taught) -> None:
    with pytest.raises(SetupError) as no:
        opened(taught.game, f"{taught.lesson.id}x", name="Ann")
    assert (no.value.code, no.value.rule) == ("unknown-lesson", "table.lesson")
    assert taught.lesson.id in no.value.sentence
    for step in (0, -1, taught.course.steps + 2):
        with pytest.raises(SetupError) as no:
            taught.at(step)
        assert (no.value.code, no.value.rule) == ("unknown-step", "table.lesson")


@rule("table.lesson")
@every_lesson
def test_the_record_of_a_lesson_that_is_no_longer_taught_replays(taught: Taught) -> None:
    table = taught.at(taught.course.steps + 1)
    record = table.record()
    gone = msgspec.structs.replace(record.header, lesson=f"{taught.game.name}.gone")
    again = fracas.replay(Record.read(Record(gone, record.entries, record.position).text()))
    assert again.course is None and course_for(taught.game, again.header) is None
    assert again.played == table.played
    assert [again.view(seat) for seat in (0, 1)] == [table.view(seat) for seat in (0, 1)]


@rule("table.lesson")
@every_lesson
def test_the_one_who_learns_sits_first_and_the_others_name_is_not_taken_twice(taught: Taught) -> None:
    table = taught.at()
    assert table.names == ["Ann", taught.lesson.foe]
    assert table.header.bots == ["", taught.lesson.free.bot]
    assert opened(taught.game, taught.lesson.id, name=taught.lesson.foe).names == [
        taught.lesson.foe,
        f"{taught.lesson.foe} 2",
    ]


@every_lesson
@pytest.mark.parametrize("spoilt", ["ask", "want", "chance", "more-chance", "less-chance", "foe", "more-foe", "free"])
def test_a_lesson_that_disagrees_with_the_rules_is_found(taught: Taught, spoilt: str) -> None:
    """The check itself can fail."""
    lesson, replace = taught.lesson, msgspec.structs.replace
    place, step = next((place, step) for place, step in enumerate(lesson.step) if not step.look)
    before, after = lesson.step[:place], lesson.step[place + 1 :]
    wrong = {
        "ask": replace(lesson, step=(*before, replace(step, ask="nothing"), *after)),
        "want": replace(lesson, step=(*before, replace(step, want="nothing"), *after)),
        "chance": replace(lesson, chance=(f"{lesson.chance[0]}0", *lesson.chance[1:])),
        "more-chance": replace(lesson, chance=(*lesson.chance, lesson.chance[-1])),
        "less-chance": replace(lesson, chance=lesson.chance[:-1]),
        "foe": replace(lesson, answers=(replace(lesson.answers[0], answer="nothing"), *lesson.answers[1:])),
        "more-foe": replace(lesson, answers=(*lesson.answers, Said(ask="nothing", answer="nothing"))),
        "free": replace(lesson, free=replace(lesson.free, ask="nothing")),
    }
    with pytest.raises(LessonError) as no:
        played_through(taught.game, wrong[spoilt])
    assert no.value.code == "lesson"
