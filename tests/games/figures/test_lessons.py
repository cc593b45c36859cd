"""What the lessons of figures claim besides what every lesson is asked: totals, and what cannot fail."""

from __future__ import annotations

import re

import pytest

import fracas
from fracas.core.lesson import LEARNER, lesson_named
from fracas.games.figures.deck import DECK, RANK, card_of
from fracas.games.figures.events import Revealed
from tests.kit.lessons import Table, Taught, let_the_foe_answer, wanted
from tests.kit.rules import rule

FIGURES = fracas.game("figures")


def taught(word: str) -> Taught:
    return Taught(FIGURES, lesson_named(FIGURES, f"figures.{word}"))


def notes(table: Table) -> dict[str, str]:
    return {option.token: option.note for option in table.questions[LEARNER].options}


def totals(table: Table) -> tuple[int, int]:
    """Of the last battle, the player's first."""
    last = [event for event in table.events if isinstance(event, Revealed)][-1]
    ours = table.view().figures[last.attacker].owner == LEARNER
    return (last.attack, last.defence) if ours else (last.defence, last.attack)


def most_they_reach(table: Table) -> int:
    """The highest total that the other side can defend with, for all that the player can know."""
    view = table.view(LEARNER)
    unseen = [card for card in DECK if card not in (*view.hand, *view.discard)]
    powers = [0 if view.figures[each].wounded else view.figures[each].power for each in view.lines[1]]
    return max(RANK[card] for card in unseen) + max(powers)


@pytest.mark.parametrize("word", ["first", "second"])
def test_the_totals_that_it_names_are_those_of_the_battle(word: str) -> None:
    """``18 against 4`` and ``12 beats 8``: the player's first."""
    claims = 0
    lesson = taught(word)
    table = lesson.at()
    while (moment := lesson.course.moment(table.played)) is not None:
        claims += _must_be_the_totals(moment.step.say, table)
        table.answer(LEARNER, wanted(moment))
        let_the_foe_answer(table)
        claims += _must_be_the_totals(moment.step.after, table)
    assert claims >= 2


def _must_be_the_totals(text: str, table: Table) -> int:
    found = re.findall(r"(\d+) (?:against|beats) (\d+)", text)
    for mine, theirs in found:
        assert totals(table) == (int(mine), int(theirs)), text
    return len(found)


@pytest.mark.parametrize("word", ["first", "second"])
def test_a_number_that_is_said_of_another_card_stands_beside_it(word: str) -> None:
    claims, lesson = 0, taught(word)
    table = lesson.at()
    while (moment := lesson.course.moment(table.played)) is not None:
        for token, sentence in moment.step.sentences.items() if moment.ask == "card" else ():
            for total in re.findall(r"\b(?:only|but|could:) (\d+)\b", sentence):
                assert notes(table)[token].startswith(f"total {total}"), sentence
                claims += 1
        table.answer(LEARNER, wanted(moment))
        let_the_foe_answer(table)
    assert claims >= 2


@rule("figures.action.blast")
def test_the_first_free_attack_can_be_one_that_nothing_beats() -> None:
    """The 9 with Blast makes 20; the 7 makes 18, and the Doctor holds a King for 19."""
    table = taught("first").at(10)
    table.answer(LEARNER, "captain-comet")
    assert "Captain Comet" in table.questions[LEARNER].prompt
    assert notes(table)["9C"].startswith("total 20")
    assert notes(table)["7S"].startswith("total 18")
    assert card_of("KS") in table.flow.state.hands[1]
    assert most_they_reach(table) == 20, "ties are the attacker's"


@rule("figures.discard")
def test_with_all_aces_gone_the_king_cannot_fail() -> None:
    table = taught("second").at(8)
    assert most_they_reach(table) == 18
    assert notes(table)["KD"].startswith("total 18")


def test_in_the_second_free_part_there_is_a_choice_of_three() -> None:
    """Kate alone is left; nobody of ours is wounded; Comet's Queen cannot fail, and Zapra's would be wasted."""
    table = taught("second").at(13)
    view = table.view(LEARNER)
    assert len(view.lines[1]) == 1 and len(view.captives[0]) == 1
    assert not view.figures[view.lines[1][0]].wounded
    assert len(view.lines[0]) == 3
    assert not any(view.figures[each].wounded or view.figures[each].armor for each in view.lines[0])
    fork = table.fork()
    fork.answer(LEARNER, "captain-comet")
    assert notes(fork)["QC"].startswith("total 18") and most_they_reach(table) == 18
    assert card_of("KC") in table.flow.state.hands[1]
    table.answer(LEARNER, "zapra")
    assert notes(table)["QC"].endswith("Explosion not possible")
