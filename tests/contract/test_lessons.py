"""What lessons say is true: each is played as a player meets it, and every word that claims something is looked up.

A rule or a card that changes breaks a lesson here, and loudly.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

from fracas.bots import make
from fracas.core.course import FOE
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, Free, lessons_of
from fracas.core.record import CHANCE
from fracas.games import REGISTERED
from tests.kit.lessons import (
    MOST_WORDS,
    SIDES,
    Table,
    Taught,
    every_lesson,
    is_spot,
    is_there,
    let_the_foe_answer,
    questions,
    round_about,
    sentences_in,
    standing,
    told_between,
    wanted,
    words_in,
)
from tests.kit.play import answer_any

every_game = pytest.mark.parametrize("game", REGISTERED.values(), ids=REGISTERED)

LEAST_ANSWERS = 4
LEAST_STEPS = 7
MOST_STEPS = 14
MOST_MINUTES = 6
MOST_AT_THE_END = 30
"""Words of what is said when it is over: there is time to read them."""
FREE_GAMES = 3
GAMES = 3
"""So many are played to find what is asked in a game."""


# -- what every game has


@every_game
def test_every_game_has_a_first_and_a_second_lesson(game: Game[Any, Any]) -> None:
    lessons = lessons_of(game)
    assert list(lessons) == [f"{game.name}.first", f"{game.name}.second"]
    assert [lesson.place for lesson in lessons.values()] == [1, 2]
    assert all(lesson.game == game.name and lesson.minutes <= MOST_MINUTES for lesson in lessons.values())


@every_lesson
def test_it_is_played_through_and_everything_that_is_told_is_used(taught: Taught) -> None:
    """Playing it through raises where chance or the other side says something else than what is asked, and where
    something that they say is never asked for."""
    course = taught.course
    assert len(course.told[CHANCE]) >= len(taught.lesson.chance)  # a roll of one is no chance, and is not told
    assert len(course.told[FOE]) >= len(taught.lesson.answers)
    assert len(course.told[LEARNER]) >= LEAST_ANSWERS
    assert LEAST_STEPS <= course.steps <= MOST_STEPS


# -- each step


@every_lesson
def test_each_step_asks_what_it_says_and_wants_a_legal_answer(taught: Taught) -> None:
    met: list[str] = []
    for table, moment, _ in questions(taught):
        asked = table.questions[LEARNER]
        assert asked.ask == moment.ask
        if moment.first:
            assert moment.ask == moment.step.ask
            met.append(moment.step.say)
        if moment.place is not None:
            assert asked.region is not None and asked.region.refuse(moment.place.thousandths) is None
            assert moment.takes(moment.place.thousandths)
        else:
            assert moment.values and set(moment.values) <= set(asked.values)
            assert all(moment.takes(value) for value in moment.values)
    assert met == [step.say for step in taught.lesson.step if not step.look]


@every_lesson
def test_every_other_legal_answer_has_its_sentence(taught: Taught) -> None:
    for number, step in enumerate(taught.lesson.step, 1):
        others: set[str] = set()
        places = False
        for table, moment, _ in questions(taught):
            if moment.number != number:
                continue
            asked = table.questions[LEARNER]
            if moment.place is not None:
                places = True
                continue
            left = {option.token for option in asked.options if option.value not in moment.values}
            others |= left
            unnamed = left - set(step.sentences)
            assert not unnamed or "*" in step.sentences, f"step {number}: nothing is said of {unnamed}"
        named = set(step.sentences) - {"*"}
        assert named <= others, f"step {number}: {named - others} cannot be answered"
        needless = "*" in step.sentences and not (others - named) and not places
        assert not needless, f"step {number}: nothing is left for *"


@every_lesson
def test_what_cannot_be_done_is_refused_by_the_rule_that_it_names(taught: Taught) -> None:
    for table, moment, _ in questions(taught):
        for thing, rule_ in moment.step.refuse.items() if moment.first else ():
            reason = table.questions[LEARNER].why_not(thing)
            assert reason is not None, f"step {moment.number}: {thing} can be chosen"
            assert reason.rule == rule_, f"step {moment.number}: {reason.sentence}"


@every_lesson
def test_what_it_points_at_is_on_the_table(taught: Taught) -> None:
    for number, step in enumerate(taught.lesson.step, 1):
        table = taught.at(number)
        for thing in (*step.point, *([step.look] if step.look else [])):
            assert is_spot(thing) or is_there(table, thing), f"step {number}: {thing} is not on the table"
        assert step.point, f"step {number} points at nothing"


@every_lesson
def test_a_place_that_it_wants_is_pointed_at(taught: Taught) -> None:
    """The browser takes any place in the ring for the place itself."""
    for _, moment, _ in questions(taught):
        if moment.place is not None:
            x, y = moment.place.at[-2:]
            assert f"spot:{x:g},{y:g}" in moment.step.point, f"step {moment.number}: {moment.step.point}"


@every_lesson
def test_the_notes_of_options_say_what_it_claims(taught: Taught) -> None:
    looked_at = 0
    for table, moment, _ in questions(taught):
        notes = {option.token: option.note for option in table.questions[LEARNER].options}
        for token, note in moment.step.check.note.items() if moment.first else ():
            assert notes[token].startswith(note) or f" {note}" in notes[token], f"step {moment.number}: {notes[token]}"
            looked_at += 1
    assert looked_at == sum(len(step.check.note) for step in taught.lesson.step)


@every_lesson
def test_the_table_tells_and_stands_as_it_claims(taught: Taught) -> None:
    seen = set()
    for number, told, table in told_between(taught):
        check = taught.lesson.step[number - 1].check
        for sentence in check.hear:
            assert any(sentence in each for each in told), f"step {number}: {sentence!r} is not told, but {told}"
        for what, value in check.now.items():
            assert standing(table, what) == value, f"step {number}: {what} is {standing(table, what)!r}"
        seen.add(number)
    assert {number for number, step in enumerate(taught.lesson.step, 1) if not step.look} == seen


@every_lesson
def test_a_place_nearby_leads_the_same_way(taught: Taught) -> None:
    """Eight places round each wanted one, as far off as it may be: those that are legal lead on through the lesson."""
    course = taught.course
    places = {number: moment.place for number, moment in course.moments.items() if moment.place is not None}
    for number, place in places.items():
        legal = 0
        for side in range(SIDES):
            spot = round_about(place.thousandths, place.near, side)
            assert place.takes(spot)
            table = taught.at()
            for _, moment, _ in _played(taught, table, until=number):
                assert moment is not None
            asked = table.questions[LEARNER]
            assert asked.region is not None
            if asked.region.refuse(spot) is not None:
                continue  # the engine says why
            legal += 1
            *_, last = questions(taught, also={number: spot})
            assert last.moment.number == max(moment.number for moment in course.moments.values())
            assert course.fits(last.table.played), f"{spot}: it does not lead on"
        assert legal, f"step {course.moments[number].number}: no place round {place.at} is legal"


def _played(taught: Taught, table: Table, *, until: int) -> list[tuple[int, Any, Table]]:
    """Play a table on as wanted, until the player has answered so often."""
    course = taught.course
    met: list[tuple[int, Any, Table]] = []
    while True:
        let_the_foe_answer(table)
        moment = course.moment(table.played)
        if moment is None or course.answered(table.played) >= until:
            return met
        met.append((moment.number, moment, table))
        table.answer(LEARNER, wanted(moment))


# -- words


@every_lesson
def test_nothing_is_said_at_length(taught: Taught) -> None:
    for number, step in enumerate(taught.lesson.step, 1):
        assert 0 < words_in(step.say) <= MOST_WORDS, f"step {number}: {step.say}"
        assert sentences_in(step.say) <= 2, f"step {number}: {step.say}"
        for text in (step.after, *step.sentences.values()):
            assert words_in(text) <= MOST_WORDS, f"step {number}: {text}"
            assert sentences_in(text) <= 2, f"step {number}: {text}"
    free = taught.lesson.free
    for text in (free.say, free.goal, *free.when.values()):
        assert 0 < words_in(text) <= MOST_WORDS, text
    for text in _ends(free):
        assert 0 < words_in(text) <= MOST_AT_THE_END, text


@every_lesson
def test_every_sentence_is_one(taught: Taught) -> None:
    """It begins with a capital or a number, ends with a stop, and is in the words of today."""
    said = [text for step in taught.lesson.step for text in (step.say, step.after, *step.sentences.values()) if text]
    free = taught.lesson.free
    for text in (*said, free.say, free.goal, *free.when.values(), *_ends(free)):
        assert text[0].isupper() or text[0].isdigit(), text
        assert text[-1] in ".!?", text
        old = {"whoever", "whomever", "shall", "dear", "reckon", "whosoever"}
        assert not old & set(text.lower().replace(",", " ").replace(".", " ").split()), text


def _ends(free: Free) -> list[str]:
    each = (free.won, free.lost, free.drawn)
    return [text for words in each for text in ([words] if isinstance(words, str) else words.values()) if text]


@every_lesson
def test_its_rules_are_in_the_catalogue(taught: Taught) -> None:
    lesson, rules = taught.lesson, taught.game.rules
    named = [*lesson.teaches, *(step.rule for step in lesson.step)]
    named += [rule_ for step in lesson.step for rule_ in step.refuse.values()]
    ends = (lesson.free.won, lesson.free.lost, lesson.free.drawn)
    named += [rule_ for words in ends if isinstance(words, dict) for rule_ in words]
    assert [name for name in named if name not in rules] == []


# -- the free part


@every_lesson
def test_the_free_part_begins_with_its_question(taught: Taught) -> None:
    course = taught.course
    table = taught.at(course.steps + 1)
    assert table.questions[LEARNER].ask == taught.lesson.free.ask
    assert course.is_free(table.played) and course.fits(table.played)
    assert course.moment(table.played) is None
    make(taught.lesson.free.bot, 1)


@every_lesson
def test_what_is_said_in_the_free_part_is_of_questions_and_events_that_there_are(taught: Taught) -> None:
    events = {kind.__name__ for kind in taught.game.event_types}
    for name in taught.lesson.free.when:
        known = name in events if name[0].isupper() else name in _asks_of(taught.game)
        assert known, f"there is no question or event {name}"


@cache
def _asks_of(game: Game[Any, Any]) -> set[str]:
    """The questions that come up in some games."""
    asks = set()
    for seed in range(GAMES):
        table, luck = game.start(players=2, seed=seed), Random(seed)
        while not table.over:
            asks |= {asked.ask for asked in table.questions.values()}
            answer_any(table, luck)
    return asks


@every_lesson
@pytest.mark.parametrize("seed", range(FREE_GAMES))
def test_the_free_part_ends_and_something_is_said_of_the_end(taught: Taught, seed: int) -> None:
    """The lesson's own words, or the sentence of the table where it ends by a rule that the lesson does not name."""
    table = taught.at(taught.course.steps + 1, seed=seed)
    bots = [make("careless", seed), make(taught.lesson.free.bot, seed + 1)]
    for _ in count():
        if table.over:
            break
        seat = table.waiting_for[0]
        table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
    outcome = table.outcome
    assert outcome is not None
    won, drawn = LEARNER in outcome.winners, len(outcome.winners) > 1
    assert taught.lesson.free.end(outcome.rule, won=won and not drawn, drawn=drawn) or table.result


@every_lesson
def test_the_usual_end_has_words_of_its_own(taught: Taught) -> None:
    free = taught.lesson.free
    for words, won in ((free.won, True), (free.lost, False)):
        rules = list(words) if isinstance(words, dict) else [next(iter(taught.game.rules)).id]
        assert rules and all(free.end(rule_, won=won, drawn=False) for rule_ in rules)
        assert not isinstance(words, dict) or free.end("table.draw", won=won, drawn=False) == ""
