"""Random strikes among open cards, each made twice: by the rules, and by the reference."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fracas.core.question import Choice, Commit, Roll
from fracas.games.synergy.board import SIDE
from fracas.games.synergy.numbers import AT_SQUARE, BASIC, COMBOS, NO_TARGET, NUMBERS, STRIKES
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.terms import ALIVE, STATUSES
from fracas.games.synergy.turns.options import options
from tests.games.synergy.powers.hands import under
from tests.games.synergy.reference import CATEGORY, PILLARS, Square, Warrior, World
from tests.games.synergy.reference_strike import CARDS, Strike
from tests.kit.play import listed_answer
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row

STRIKES_MADE = 500
TEAMS = ["orcs", "goths", "cats", "librarians", "lawn-gnomes", "mad-scientists"]
OTHER_CARDS = """
enhancer-helmet dustbin-lid mirror-shades load-bearing-corset tin-foil-hat rhino-hide-graft bungee-arms eel-wiring
dead-mans-switch acrobatic-evasion inner-peace toxic-drool rear-view-eyes low-blow borrowed-momentum heroic-idiot
stunning-beauty pincushion-hide jelly-bones absolute-unit pint-sized detachable-tail strength might anger-issues luck
evil-eye mood-ring-fists suction-cup-soles bonus-kidneys magnetic-personality anti-magic-aura
"""
OTHERS = OTHER_CARDS.split()
AFFLICTIONS = ["shamed", "blinded", "held", "poisoned", "stunned", "frozen", "confused", "raging", "mist"]
ASLEEP = ("stunned", "frozen", "mist")
COMBINED = ("the-human-bomb", "seismic-tantrum")


def drawn(random: Random, strike: str) -> tuple[Table, list[str], Fighter]:
    """Some warriors near each other; the first of them has the strike."""
    teams = random.sample(TEAMS, 2)
    table = Table(teams=teams)
    column, line = random.randint(3, 11), random.randint(3, 11)
    around = [(x, y) for x in range(column - 2, column + 3) for y in range(line - 2, line + 3)]
    free = [each for each in around if each not in PILLARS]
    random.shuffle(free)
    left = [card for card in (*OTHERS, *OTHERS, *CARDS) if card not in ("basic", strike)]
    random.shuffle(left)
    fighters: list[Fighter] = []
    for number, (x, y) in enumerate(free[: random.randint(4, 9)]):
        cards = [strike] if number == 0 and strike != "basic" else []
        for _ in range(random.randint(1, 5)):
            card = left.pop()
            left = [each for each in left if each != card]
            if CATEGORY.get(card) != "gadget" or sum(CATEGORY.get(each) == "gadget" for each in cards) < 3:
                cards.append(card)
        fighters.append(table.put(0 if number == 0 else random.choice((0, 1, 1)), x, y, *cards))
    for fighter in fighters:
        fighter.it.hits = random.randint(1, fighter.it.hits)
    fighters[0].begins()
    for fighter in fighters:
        status = random.choice(AFFLICTIONS)
        if random.random() < 0.3 and not (fighter is fighters[0] and status in ASLEEP):
            under(fighter, status, fighter if status in ("raging", "mist") else random.choice(fighters))
            fighter.it.hits = max(1, fighter.it.hits)
    table.state.falling = []
    return table, teams, fighters[0]


def square(number: int) -> Square:
    return number % SIDE, number // SIDE


def seen(table: Table) -> list[Any]:
    """Who lives, with how many hits, where, and under what."""
    return [
        (it.life == ALIVE, it.hits, square(it.square), statuses(it.statuses, it.makers)) for it in table.state.warriors
    ]


def statuses(numbers: list[int], makers: list[int]) -> list[tuple[str, int]]:
    return sorted((STATUSES[status], maker) for status, maker in zip(numbers, makers, strict=True))


def copied(table: Table, teams: list[str], striker: Fighter) -> World:
    """The table as the reference knows it."""
    warriors: list[Warrior] = []
    for number, it in enumerate(table.state.warriors):
        warrior = Warrior(number, it.owner, square(it.square), [PROFILES[card].id for card in it.cards], it.hits)
        warrior.statuses = statuses(it.statuses, it.makers)
        warriors.append(warrior)
    return World(warriors, teams, warriors[striker.number], [])


def made(table: Table, act: int, random: Random) -> tuple[list[tuple[str, Any]], int]:
    """Make the strike by the rules: what was answered, by the names of the questions, and the target."""
    answers: list[tuple[str, Any]] = []
    target = NO_TARGET
    going = resolution(table.state, table.tell)
    assert going is not None
    sent: Any = None
    while True:
        try:
            question = going.send(sent)
        except StopIteration:
            return answers, target
        if question.ask == "act":
            sent = act
        elif isinstance(question, Commit):
            sent = listed_answer(question, random)
            used = [(each // NUMBERS, PROFILES[each % NUMBERS].id) for each in sent if each >= 0]
            answers.append((question.ask, used))
        else:
            assert isinstance(question, Roll | Choice)
            several = question.outcomes if isinstance(question, Roll) else question.options
            sent = random.choice(list(several))
            if question.ask == "target":
                target = sent
            elif len(several) > 1:
                place = question.ask in ("land", "fling")
                answers.append((question.ask, square(sent) if place else sent))


def act_of(table: Table, striker: Fighter, strike: str) -> int | None:
    """The number of the act, if it can be made."""
    kind = COMBOS if strike in COMBINED else STRIKES
    act = kind + (BASIC if strike == "basic" else row(strike))
    return act if act in options(table.state, striker.number) else None


@rule("synergy.strike.roll", "synergy.damage.roll", "synergy.damage.types", "synergy.knockback", "synergy.simultaneous")
@rule("synergy.death", "synergy.collide", "synergy.random", "synergy.card.arithmetic", "synergy.area")
@pytest.mark.parametrize("part", range(4))
def test_every_strike_goes_as_the_reference_says(part: int) -> None:
    count: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(STRIKES_MADE):
        random = Random(f"{part} {seed}")
        strike = random.choice(list(CARDS))
        table, teams, striker = drawn(random, strike)
        act = act_of(table, striker, strike)
        if act is None:
            continue
        count[strike] += 1
        world = copied(table, teams, striker)
        answers, target = made(table, act, random)
        world.answers = list(answers)
        asked.update(name for name, _ in answers)
        if table.won is not None:
            continue  # the game was over in the middle of it
        at: Warrior | Square | None = None
        if target >= AT_SQUARE:
            at = square(target - AT_SQUARE)
        elif target != NO_TARGET:
            at = world.warriors[target]
        Strike(world, world.warriors[striker.number], strike, at).run()
        assert world.answers == [], "nothing else was asked"
        assert seen(table) == [(it.alive, it.hits, it.square, sorted(it.statuses)) for it in world.warriors]
    assert len(count) > len(CARDS) - 4, "nearly every strike has been made"
    assert {"die", "shift", "meddle", "escape", "step-in", "next", "kind", "wounded", "answer", "knock"} <= set(asked)
