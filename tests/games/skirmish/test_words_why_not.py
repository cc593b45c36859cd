"""Why something cannot be chosen at a table of skirmish: whose fault it is, and by which rule."""

from __future__ import annotations

import math

from fracas.core.asked import Asked
from fracas.core.plane.disc import gap
from fracas.core.question import Choice
from fracas.core.tell import silence
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import ABILITY, MARCH, MOVE, PUSH, STRIKE, act
from fracas.games.skirmish.bodies import disc_of
from fracas.games.skirmish.striking.odds import ATTACK, Blow, weigh
from fracas.games.skirmish.striking.reactions import PASS, Loss, ability_of, before_roll
from tests.games.skirmish.fights import near
from tests.games.skirmish.test_words import asked_of, duel
from tests.games.skirmish.wandering import sessions
from tests.kit.rules import rule
from tests.kit.skirmish import Table

# -- why not


def why(table: Table, value: int, seat: int = 0) -> tuple[str, str]:
    reason = asked_of(table, seat).why_not(f"option:{value}")
    assert reason is not None
    return reason.rule, reason.sentence


@rule("skirmish.attack.range", "skirmish.los", "skirmish.ability.heavy", "skirmish.activate.actions")
def test_what_a_unit_cannot_do_is_said_with_its_name() -> None:
    table, athum, osk = duel()
    far = table.put(1, "grave.husk", 10, 19)
    away = math.ceil(gap(disc_of(table.state, athum.number), disc_of(table.state, far.number)) / 100) / 10
    assert why(table, act(STRIKE, athum.number, far.number)) == (
        "skirmish.attack.range",
        f'Athum Tellur: Bob\'s Husk is {away}" away; melee reaches 1".',
    )
    assert why(table, act(PUSH, athum.number, osk.number))[0] == "skirmish.ability.heavy"
    table.roll(2)
    athum.strikes(osk, back=0)
    assert why(table, act(STRIKE, athum.number, osk.number)) == (
        "skirmish.activate.actions",
        "Athum Tellur's standard action is used.",
    )
    assert why(table, act(MARCH, athum.number))[0] == "skirmish.activate.actions"
    assert why(table, act(MOVE, osk.number)) == (
        "skirmish.activate.order",
        "Osk, Marrow King is not yours: Bob leads it.",
    )


@rule("skirmish.energy.use", "skirmish.own.mark-prey")
def test_an_ability_says_what_it_lacks() -> None:
    table, athum, _ = duel()
    table.energy(0, 2)
    value = act(ABILITY, athum.number, table.ability("mark-prey"))
    assert why(table, value) == (
        "skirmish.energy.use",
        "Mark prey costs 3 energy, and there is too little.",
    )
    reason = asked_of(table).why_not("ability:mark-prey")
    assert reason is not None
    assert reason.rule == "skirmish.energy.use"
    nobody = asked_of(table).why_not("ability:wail")
    assert nobody is not None
    assert nobody.sentence == "None of your units has Wail."


@rule("skirmish.attack.kill", "skirmish.hero.recruit")
def test_units_that_cannot_be_chosen_say_why() -> None:
    table, _, osk = duel()
    dead = table.put(0, "crown.peasant", 2, 2)
    dead.it.fate = 2
    asked = asked_of(table)
    reason = asked.why_not(f"unit:{dead.number}")
    assert reason is not None
    assert reason.sentence == "Peasant was killed."
    assert asked.why_not(f"unit:{osk.number}") is None, "he can be struck at"
    far = table.put(1, "grave.husk", 1, 19)
    reason = asked_of(table).why_not(f"unit:{far.number}")
    assert reason is not None
    assert reason.rule == "skirmish.attack.range"
    assert "away" in reason.sentence
    new = table.put(0, "crown.peasant", 4, 2)
    new.it.do(8)
    reason = asked_of(table).why_not(f"unit:{new.number}")
    assert reason is not None
    assert reason.rule == "skirmish.hero.recruit"


@rule("skirmish.own.mark-prey", "skirmish.own.mending-prayer", "skirmish.own.hunt-call")
def test_why_a_unit_is_no_target_of_an_ability() -> None:
    table = Table()
    orwen, soldier = table.put(0, "crown.orwen", 10, 10), table.put(0, "crown.soldier", 12, 10)
    far, foe = table.put(0, "crown.peasant", 19, 19, hp=1), table.put(1, "grave.husk", 10, 12)
    table.state.acting = (ABILITY, orwen.number, table.ability("mending-prayer"))
    question = Choice(0, "target", [orwen.number])
    asked = Asked(SKIRMISH, table.state, question, 0, 1, ["Ann", "Bob"])
    said = {}
    for each in (soldier, far, foe):
        reason = asked.why_not(f"unit:{each.number}")
        assert reason is not None
        assert reason.rule == "skirmish.own.mending-prayer"
        said[each.number] = reason.sentence
    assert said[soldier.number] == "Soldier has no wounds."
    assert "Mending prayer reaches 4" in said[far.number]
    assert said[foe.number] == "Mending prayer is used on your own side's units, and Bob's Husk is an enemy."
    assert asked.prompt.startswith("Mending prayer: on which unit? "), "and what it does"
    assert "1d3" in asked.prompt


def test_every_thing_that_can_be_asked_about_is_possible_or_has_a_reason() -> None:
    rules = set()
    for seed in range(4):
        for number, session in enumerate(sessions(seed, most=200)):
            if number % 10:
                continue
            for asked in session.questions.values():
                for thing, name in asked.things:
                    assert name
                    reason = asked.why_not(thing)
                    if reason is not None:
                        assert reason.rule in SKIRMISH.rules
                        assert reason.sentence.endswith(".")
                        assert "  " not in reason.sentence
                        rules.add(reason.rule)
    assert len(rules) > 6


# -- fast abilities


def asked_before(table: Table, about: Blow | Loss, seat: int) -> Asked:
    """Where a fast ability is asked for; whichever else the seat has says why it is not."""
    question = Choice(seat, "fast", [PASS], PASS, about)
    return Asked(SKIRMISH, table.state, question, seat, 1, ["Ann", "Bob"])


def why_not_fast(table: Table, about: Blow | Loss, ability: str, seat: int = 1) -> tuple[str, str]:
    asked = asked_before(table, about, seat)
    assert f"ability:{ability}" in [thing for thing, _ in asked.things]
    reason = asked.why_not(f"ability:{ability}")
    assert reason is not None
    return reason.rule, reason.sentence


@rule("skirmish.ability.fast", "skirmish.own.oath-shield", "skirmish.hero.guard", "skirmish.hero.shrug-off")
def test_a_fast_ability_says_what_the_attack_lacks() -> None:
    table = Table()
    guard = table.put(0, "grave.guard", 10, 10)
    axe = near(guard, 1, "cinder.axe")
    brokka = near(axe, 1, "cinder.brokka", 3)
    table.energy(1, 9)
    question = next(before_roll(table.state, silence, weighed(table, guard.number, axe.number)))
    assert isinstance(question, Choice)
    assert [ability_of(option) for option in question.options[1:]] == [table.ability("oath-shield")]
    assert isinstance(question.about, Blow) and question.about.target == axe.number

    hopeless = weighed(table, guard.number, axe.number)
    hopeless.plus += 9
    assert why_not_fast(table, hopeless, "oath-shield") == (
        "skirmish.own.oath-shield",
        "2 more Def would change nothing: the same dice would hit.",
    )
    at_a_hero = weighed(table, guard.number, brokka.number)
    assert why_not_fast(table, at_a_hero, "oath-shield")[1] == "Thane Brokka Ashmantle is a hero."
    assert why_not_fast(table, weighed(table, guard.number, axe.number), "guard") == (
        "skirmish.hero.guard",
        "Guard is for Thane Brokka Ashmantle alone.",
    )
    assert why_not_fast(table, hopeless, "shrug-off")[1] == "You are asked for Shrug off when Hp are about to be lost."
    assert why_not_fast(table, Loss(brokka.number), "guard")[1].startswith("You are asked for Guard when somebody")
    brokka.it.used = (table.ability("oath-shield"),)
    assert why_not_fast(table, weighed(table, guard.number, axe.number), "oath-shield") == (
        "skirmish.ability.cost",
        "Thane Brokka Ashmantle has used Oath shield in this turn.",
    )
    asked = asked_before(table, hopeless, 1)
    for ability, sentence in (
        ("recover", "Recover is used in your own turn."),
        ("wail", "None of your units has Wail."),
    ):
        reason = asked.why_not(f"ability:{ability}")
        assert reason is not None and reason.sentence == sentence


def weighed(table: Table, attacker: int, target: int) -> Blow:
    blow = Blow(attacker, target, False, ATTACK)
    weigh(table.state, blow)
    return blow
