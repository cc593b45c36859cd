"""Random fights, each attack made twice: by the rules, and by the reference."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fracas.core.question import Choice, Place, Question, Roll
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.acts import PUSH, SHOOT, STRIKE, kind_of, unit_of, what_of
from fracas.games.skirmish.bodies import sees
from fracas.games.skirmish.card import ABILITY_NAMES
from fracas.games.skirmish.content import ITEMS, UNITS
from fracas.games.skirmish.striking.reactions import ability_of as used
from fracas.games.skirmish.striking.reactions import unit_of as user
from fracas.games.skirmish.turns.menu import options
from tests.games.skirmish.reference import Field, Unit
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table

FIGHTS = 300
KINDS = {STRIKE: "strike", SHOOT: "shoot", PUSH: "push"}
FOR_ITSELF = [
    "great-strike",
    "focus",
    "momentum",
    "steady-aim",
    "temper",
    "hunt-call",
    "guard",
    "oath-shield",
    "glass-ward",
]
AGAINST = ["mark-prey", "wail", "dirty-trick"]
COVER = (9000, 8000, 10500, 12500)
RARE = [card for card in UNITS if card.abilities & {"cleave", "shove", "team-up"}]
HILLS = [(6000, 6000, 8500, 14000, 1), (11500, 6000, 14000, 9000, 2)]


def corners(west: int, south: int, east: int, north: int) -> list[list[float]]:
    return [[x / 1000, y / 1000] for x, y in ((west, south), (east, south), (east, north), (west, north))]


def drawn(random: Random) -> Table:
    """Some units near each other, with what they carry, and what lies on them."""
    terrain: list[dict[str, Any]] = [{"kind": "cover", "at": corners(*COVER)}]
    terrain += [{"kind": "elevation", "level": hill[4], "at": corners(*hill[:4])} for hill in HILLS]
    table = Table(terrain=terrain)
    fighters: list[Fighter] = []
    for _ in range(random.randint(4, 9)):
        card = random.choice(random.choice((UNITS, RARE)))
        items = random.sample(ITEMS, random.choice((0, 0, 1, 2)))
        for _ in range(60):
            x, y = random.randint(6200, 13800), random.randint(6200, 13800)
            if all(
                (x - it.it.x) ** 2 + (y - it.it.y) ** 2 > (card.radius + UNITS[it.it.kind].radius) ** 2
                for it in fighters
            ):
                who = table.put(random.randrange(2), card.id, x / 1000, y / 1000, *(item.id for item in items))
                who.it.hp = random.randint(1, card.hp)
                fighters.append(who)
                break
    for who in fighters:
        for effect in random.sample(FOR_ITSELF, random.choice((0, 0, 1, 2))):
            who.lay(effect)
        for effect in random.sample(AGAINST, random.choice((0, 0, 1))):
            who.lay(effect, by=1 - who.it.seat)
        if random.random() < 0.15:
            who.lay("smoke-pots")
        who.it.met = tuple(other.number for other in fighters if other.it.seat != who.it.seat and random.random() < 0.5)
    for side in range(2):
        table.energy(side, random.choice((0, 1, 2, 5, 9)))
    return table


def copied(table: Table) -> Field:
    """The fight as the reference knows it, before anybody has done anything."""
    units: list[Unit] = []
    for number, it in enumerate(table.state.units):
        card, items = UNITS[it.kind], [ITEMS[item] for item in it.items]
        unit = Unit(number, it.seat, card.id, it.x, it.y, level_at(it.x, it.y))
        unit.radius, unit.atk, unit.hp, unit.hero = card.radius, card.atk, it.hp, card.hero
        unit.rng = card.rng + sum(item.rng + item.rng_given for item in items)
        unit.defence = card.defence + sum(item.defence for item in items)
        unit.attacks_more = card.multi_attack
        bits = card.bits
        for item in items:
            bits |= item.bits
        unit.abilities = {name for place, name in enumerate(ABILITY_NAMES) if bits >> place & 1}
        if card.absorption or any(item.absorption for item in items):
            unit.abilities.add("absorption")
        unit.own = {own.id for own in card.own}
        unit.items = {item.id for item in items}
        unit.laid = {laid(each) for each in it.lying}
        unit.met = set(it.met)
        units.append(unit)
    state = table.state
    return Field(units, [COVER], list(state.energy), lambda one, other: sees(state, one, other))


def laid(effect: int) -> str:
    return ABILITY_IDS[effect] if effect < len(ABILITY_IDS) else "smoke-pots"


def level_at(x: int, y: int) -> int:
    return max((hill[4] for hill in HILLS if hill[0] <= x <= hill[2] and hill[1] <= y <= hill[3]), default=0)


def told(question: Question) -> tuple[Any, ...]:
    """A question as the reference asks it."""
    if isinstance(question, Roll):
        return None, question.ask, set(question.outcomes)
    if isinstance(question, Place):
        return question.seat, question.ask, None
    assert isinstance(question, Choice)
    return question.seat, question.ask, {named(question.ask, value) for value in question.options}


def picked(question: Question, random: Random) -> Any:
    """Some answer; nobody is pushed anywhere."""
    if isinstance(question, Place):
        return ()
    assert isinstance(question, Roll | Choice)
    return random.choice(list(question.outcomes if isinstance(question, Roll) else question.options))


def named(ask: str, value: int) -> Any:
    if ask == "fast":
        return (user(value), ABILITY_IDS[used(value)]) if value else None
    return value


def seen(units: list[Unit], energy: list[int]) -> list[Any]:
    return [[(unit.alive, unit.hp, unit.laid) for unit in units], energy]


@rule(
    "skirmish.attack.roll", "skirmish.attack.back", "skirmish.attack.natural", "skirmish.ability.fast", "skirmish.ease"
)
@rule("skirmish.flank", "skirmish.locked", "skirmish.terrain.cover", "skirmish.terrain.elevation", "skirmish.push")
@rule(
    *(f"skirmish.ability.{name}" for name in ("backstab", "charge", "cleave", "critical", "team-up", "volley", "shove"))
)
@pytest.mark.parametrize("part", range(4))
def test_every_attack_goes_as_the_reference_says(part: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(FIGHTS):
        random = Random(f"{part} {seed}")
        table = drawn(random)
        field = copied(table)
        state = table.state
        for _ in range(12):
            listed = [each for each in options(state, 0) if kind_of(each) in KINDS]
            assert {(KINDS[kind_of(each)], unit_of(each), what_of(each)) for each in listed} == field.acts(0)
            if not listed:
                break
            chosen = random.choice(listed)
            reference = field.act(KINDS[kind_of(chosen)], field.units[unit_of(chosen)], field.units[what_of(chosen)])
            going = table._next()
            going.send(None)
            answer: Any = chosen
            sent: Any = None
            while True:
                try:
                    question = going.send(answer)
                except StopIteration:
                    break
                assert reference.send(sent) == told(question)
                asked[question.ask] += 1
                answer = picked(question, random)
                sent = named(question.ask, answer) if not isinstance(question, Place) else None
            with pytest.raises(StopIteration):
                reference.send(sent)
            mine = [(it.fate == 1, it.hp, {laid(each) for each in it.lying}) for it in state.units]
            assert [mine, list(state.energy)] == seen(field.units, field.energy)
    assert {"fast", "hone", "back", "cleave", "partner", "shove", "dodge", "parry", "deflect"} <= set(asked)
