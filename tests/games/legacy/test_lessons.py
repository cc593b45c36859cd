"""What the lessons of legacy claim besides what every lesson is asked: who is at home, scores, who can
force a win."""

from __future__ import annotations

import re

import pytest

import fracas
from fracas.core.course import FOE
from fracas.core.lesson import LEARNER, lesson_named
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPION_NUMBERS, LOCATION_NUMBERS, POWER, TERRAIN
from fracas.games.legacy.events import TotalsAdded
from tests.kit.lessons import Table, Taught, let_the_foe_answer, wanted
from tests.kit.rules import rule

LEGACY = fracas.game("legacy")


def taught(word: str) -> Taught:
    return Taught(LEGACY, lesson_named(LEGACY, f"legacy.{word}"))


def offered(table: Table, seat: int = LEARNER) -> set[str]:
    return {option.token for option in table.questions[seat].options}


def at(place: str, champion: str) -> int:
    """What a champion makes at a place, without abilities."""
    number = CHAMPION_NUMBERS[champion]
    return int(POWER[number] + TERRAIN[LOCATION_NUMBERS[place]][number])


def at_home(table: Table, place: str) -> set[str]:
    """Who of those that may be sent is at home there."""
    return {each for each in offered(table) if at(place, each) > POWER[CHAMPION_NUMBERS[each]]}


@pytest.mark.parametrize("word", ["first", "second"])
def test_the_totals_and_scores_that_it_names_are_those_of_the_table(word: str) -> None:
    """``11 against 11`` and ``10 beats 9`` are totals, ``13 to 10`` is the score; the player's come first."""
    lesson, claims = taught(word), 0
    table = lesson.at()
    while (moment := lesson.course.moment(table.played)) is not None:
        claims += _must_be_so(moment.step.say, table)
        table.answer(LEARNER, wanted(moment))
        let_the_foe_answer(table)
        claims += _must_be_so(moment.step.after, table)
    assert claims >= 2


def _must_be_so(text: str, table: Table) -> int:
    totals = re.findall(r"(\d+) (?:against|beats) (\d+)", text)
    for mine, theirs in totals:
        last = [event for event in table.events if isinstance(event, TotalsAdded)][-1]
        assert tuple(last.totals) == (int(mine), int(theirs)), text
    scores = re.findall(r"(\d+) to (\d+)", text)
    for mine, theirs in scores:
        assert tuple(table.view().scores) == (int(mine), int(theirs)), text
    return len(totals) + len(scores)


@rule("legacy.combat.terrain")
@pytest.mark.parametrize(
    ("word", "step", "place", "made"),
    [
        ("first", 1, "red-mesa", {"barbarian": 10, "knight": 9, "necromancer": 4}),
        ("first", 3, "ninth-bell-cloister", {"monk": 8, "knight": 11, "paladin": 6}),
        ("first", 4, "prism-tower", {"ranger": 7, "knight": 9}),
        ("first", 7, "mothergrove", {"knight": 9, "warrior": 9}),
        ("second", 5, "court-of-oaths", {"paladin": 6, "knight": 11}),
    ],
)
def test_champions_make_there_what_is_said(word: str, step: int, place: str, made: dict[str, int]) -> None:
    table = taught(word).at(step)
    assert set(made) <= offered(table)
    assert {champion: at(place, champion) for champion in made} == made


@rule("legacy.combat.terrain")
@pytest.mark.parametrize(
    ("word", "step", "place", "home"),
    [
        ("first", 3, "ninth-bell-cloister", {"monk", "paladin", "knight"}),
        ("first", 4, "prism-tower", {"ranger"}),
        ("second", 5, "court-of-oaths", {"paladin", "knight"}),
    ],
)
def test_they_alone_are_at_home_there(word: str, step: int, place: str, home: set[str]) -> None:
    assert at_home(taught(word).at(step), place) == home


def test_the_barbarian_makes_the_most_at_red_mesa() -> None:
    table = taught("first").at(1)
    assert max(offered(table), key=lambda each: at("red-mesa", each)) == "barbarian"


@rule("legacy.open")
def test_nobody_of_theirs_makes_more_than_nine_at_mothergrove() -> None:
    table = taught("first").at(7)
    theirs = [CHAMPION_IDS[champion] for champion in table.view().hands[1]]
    assert max(at("mothergrove", each) for each in theirs) == 9 == at("mothergrove", "warrior")
    assert "warrior" in theirs
    others = offered(table) - {"knight", "warrior"}
    assert others and all(at("mothergrove", each) + 1 < 9 for each in others)


def test_against_their_knight_everybody_else_is_too_little() -> None:
    table = taught("second").at(2)
    assert at("ninth-bell-cloister", "knight") == 11
    assert CHAMPION_NUMBERS["knight"] in table.view().hands[1]
    # The Druid on top of the pile adds 1 at most.
    assert all(at("ninth-bell-cloister", each) + 1 < 11 for each in offered(table) - {"knight", "monk"})


# -- who can force a win


def sure(table: Table, seat: int) -> bool:
    """Can ``seat`` force a win, whatever the other does? Every answer of both is tried; nothing is drawn any more."""
    if table.over:
        outcome = table.outcome
        return outcome is not None and outcome.winners == (seat,)
    mine, theirs = table.questions.get(seat), table.questions.get(1 - seat)
    return any(
        all(sure(_after(table, seat, a, b), seat) for b in (theirs.values if theirs else [None]))
        for a in (mine.values if mine else [None])
    )


def _after(table: Table, seat: int, mine: int | None, theirs: int | None) -> Table:
    fork = table.fork()
    for who, answer in ((seat, mine), (1 - seat, theirs)):
        if answer is not None:
            fork.answer(who, answer)
    return fork


def met(table: Table, mine: str, theirs: str) -> Table:
    fork = table.fork()
    fork.answer(LEARNER, mine)
    fork.answer(FOE, theirs)
    return fork


def test_in_the_first_free_part_two_of_three_win_by_force() -> None:
    """The Warrior and the Paladin do; the last battle is at Prism Tower, where Overrun takes 4."""
    table = taught("first").at(8)
    assert offered(table) == offered(table, FOE) == {"necromancer", "paladin", "warrior"}
    assert (table.view().holder, table.view().value) == (FOE, 1)
    forced = {
        mine: all(sure(met(table, mine, theirs), LEARNER) for theirs in offered(table, FOE)) for mine in offered(table)
    }
    assert forced == {"warrior": True, "paladin": True, "necromancer": False}


@rule("legacy.card.warrior.legacy")
def test_the_last_battle_is_at_prism_tower_where_overrun_takes_four() -> None:
    start = taught("first").at(8)
    for mine in offered(start):
        for theirs in offered(start, FOE):
            table = met(start, mine, theirs)
            _answer_until(table, "champion")
            assert table.view().row[0] == LOCATION_NUMBERS["prism-tower"]
            if mine != "warrior":
                continue
            before = table.event_count
            table.answer(LEARNER, sorted(offered(table))[0])
            table.answer(FOE, sorted(offered(table, FOE))[0])
            _answer_until(table, "")
            assert "Ada's total: −4 by Overrun." in table.narration(LEARNER, before)


def _answer_until(table: Table, ask: str) -> None:
    while not table.over and (asked := next(iter(table.questions.values()))).ask != ask:
        table.answer(asked.seat, asked.values[0])


def test_in_the_second_free_part_it_is_as_the_text_says() -> None:
    """Both send the Barbarian, or neither does: the player can force a win; only one does: the other side can."""
    table = taught("second").at(8)
    assert (table.view().holder, table.view().value) == (LEARNER, 2)
    assert offered(table) == offered(table, FOE) == {"assassin", "ranger", "barbarian"}
    for mine in offered(table):
        for theirs in offered(table, FOE):
            same = (mine == "barbarian") == (theirs == "barbarian")
            assert sure(met(table, mine, theirs), LEARNER if same else FOE), (mine, theirs)
