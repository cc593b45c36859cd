"""``w``, and typing what cannot be chosen: the same reason, about the thing that is meant, said once."""

from __future__ import annotations

import re

import pytest
from tests.terminal.kit import Typist

from fracas import game
from fracas.core.asked import Asked
from fracas.terminal.reasons import reason_for, things_of, why_lines, why_none

NAMES = ["Ann", "Rusty"]
LEGACY = ("play", "legacy", "--bots", "easy", "--seed", "4", "--set", "beginner=true")


def asked(name: str, ask: str, **settings: object) -> Asked:
    """The first time that Ann is asked this, in a game between her and Rusty."""
    table = game(name).start(players=2, names=NAMES, seed=4, settings=settings)
    while 0 not in table.questions or table.questions[0].ask != ask:
        seat, question = next(iter(table.questions.items()))
        region = question.region
        table.answer(seat, question.values[0] if region is None else region.sample(lambda: 0.5))
    return table.questions[0]


def test_equal_reasons_are_said_once() -> None:
    lines = why_lines([thing for thing in things_of(asked("legacy", "opening"), NAMES) if thing.reason])
    assert len(lines) <= 10
    assert lines[:2] == [
        "  Rusty's Druid: The Druid belongs to Rusty; choose one of your own champions. [legacy.setup.first]",
        "    Likewise: Assassin, Necromancer, Wizard, Paladin, Ranger, Monk, Warrior, Barbarian, Knight.",
    ]
    assert sum("The battle is at" in line for line in lines) == 1
    assert "    Likewise: Rusty's legacy pile." in lines


def test_a_unit_is_named_once_for_all_that_it_cannot_do() -> None:
    question = asked("skirmish", "act", armies=["crown-50-a", "grave-50-a"])
    lines = why_lines([thing for thing in things_of(question, NAMES) if thing.reason])
    at = lines.index(
        "  Athum Tellur: Momentum: Momentum costs 3 energy, and there is too little. [skirmish.energy.use]"
    )
    assert lines[at + 1] == "    Likewise: Mark prey."


def test_names_with_commas_are_kept_apart() -> None:
    question = asked("figures", "attacker", armies=["star-patrol", "doom-lab"])
    lines = why_lines(things_of(question, NAMES, "doctor"))
    assert lines[1] == "    Likewise: Doctor Dreadful, Gold Edition."
    lines = why_lines([thing for thing in things_of(question, NAMES) if thing.reason])
    assert "    Likewise: Doctor Dreadful, Gold Edition; Brain in a Jar; Henchman Bob." in lines


def test_of_very_many_things_the_first_are_named() -> None:
    question = asked("synergy", "place")
    lines = why_lines([thing for thing in things_of(question, NAMES) if thing.reason])
    assert len(lines) <= 8
    assert any(re.search(r"Likewise: .* and \d+ more\.$", line) for line in lines), lines


def test_w_with_a_name_is_about_that_thing_alone(fracas: Typist) -> None:
    """The sentence about each location names the one where the battle is."""
    said = fracas(*LEGACY, "--plain", typed="w\n").out
    here = re.search(r"The battle is at (.*); choose", said)
    assert here is not None
    told = fracas(*LEGACY, "--plain", typed=f"w {here[1]}\n").out
    assert told.count("; choose a champion.") == 1
    assert "Likewise" not in told


def test_w_says_of_each_thing_of_that_name_whether_it_can_be_chosen(fracas: Typist) -> None:
    told = fracas(*LEGACY, "--plain", typed="w knight\nw monk in the pile, knight fights\n").out
    assert "your Knight: This can be chosen." in told
    assert "Rusty's Knight: The Knight belongs to Rusty" in told
    assert "Monk in the pile, Knight fights: This can be chosen." in told


@pytest.mark.parametrize("typed", ["Henchman Bob", "henchman bob", "henchman", "Bob"])
def test_an_answer_that_cannot_be_chosen_gets_the_reason_of_w(fracas: Typist, typed: str) -> None:
    figures = ("play", "figures", "--bots", "easy", "--seed", "7", "--set", 'armies=["star-patrol","doom-lab"]')
    reason = re.compile(r"Henchman Bob is not in your army\. \[figures\.turn\.\w+\]")
    assert reason.search(fracas(*figures, "--plain", typed=f"w {typed}\n").out)
    assert reason.search(fracas(*figures, "--plain", typed=f"{typed}\n").out)


def test_a_number_that_cannot_be_chosen_gets_the_reason_of_w(fracas: Typist) -> None:
    build = ("play", "figures", "--bots", "easy", "--army", "build", "--seed", "3", "--plain")
    reason = "every figure of your army gets 1 to 10 of them. [figures.power.points]"
    assert reason in fracas(*build, typed="tyrannox\n10\nzapra\n\nw 9\n").out
    assert reason in fracas(*build, typed="tyrannox\n10\nzapra\n\n9\n").out


def test_things_of_one_name_are_not_guessed_at() -> None:
    question = asked("figures", "attacker", armies=["star-patrol", "doom-lab"])
    assert reason_for(question, NAMES, "captain comet") == ""  # it can be chosen
    several = things_of(question, NAMES, "u")  # Robo-Buddy 7 can be chosen; You, Rusty and Doctor Dreadful cannot
    refused = [thing for thing in several if thing.reason]
    assert why_none(refused, "u").endswith("none can be chosen: w u says why.")
    assert why_none(several, "u") == ""
    assert why_none([], "u") == ""
