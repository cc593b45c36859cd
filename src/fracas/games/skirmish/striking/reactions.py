"""Fast abilities: asked of their owner at the moment they matter, and only when they could (skirmish.ability.fast).

Each is declared in its home, with what it needs of the attack, so that it could matter for this roll, or this damage,
alone; and of its user and of the unit it would help. What is asked is asked about a `Blow` or a `Loss`, so that all of
it can be told. The attacked unit's player is asked first, then the others of the side; each sees what was answered
before. An option is ``unit << 6 | ability``; 0 passes.
"""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, final

from fracas.core.needs import NOTHING, hold, need
from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import FIRST_OWN, number_of
from fracas.games.skirmish.abilities.needs import READY, Needs
from fracas.games.skirmish.done import HERO
from fracas.games.skirmish.effects import lay
from fracas.games.skirmish.events.fight import AbilityUsed, DamageReduced
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import defence, is_hero, own_bits, price
from fracas.games.skirmish.striking.odds import Blow, least, weigh
from fracas.games.skirmish.turns.energy import pay

PASS: Final = 0
SHIFT: Final = 6
MASK: Final = 63
FOCUS: Final = number_of("focus")
HARDER: Final = -1
"""In place of an effect: the roll has difficulty."""

Reduced = Generator[Question, Any, int]


# -- declared


@final
class Fast:
    """One fast ability."""

    __slots__ = ("aims", "lays", "number", "when")

    def __init__(self, number: int, aims: Needs, when: Needs, lays: int) -> None:
        self.number = number
        self.aims = aims
        """Of the unit that it would help."""
        self.when = when
        """Of the attack, which stands in place of the state: without these it would not matter."""
        self.lays = lays
        """The effect that lies on the unit from then on, or `HARDER`."""


ROLLS: Final[list[Fast]] = []
"""Those before a roll, in the order of their numbers, in which they are offered."""
LOSSES: Final[list[Fast]] = []
"""Those before Hp are lost: each makes damage 1 less."""
OWN: Final[list[int]] = [0, 0]
"""The own abilities among both, as bits."""


def before_a_roll(id: str, aims: Needs, when: Needs, lays: int = HARDER) -> None:  # noqa: A002
    """Declare a fast ability against an attack roll. Those of every hero are for the hero alone."""
    ROLLS.append(Fast(number_of(id), aims, when, lays))
    ROLLS.sort(key=_number)
    OWN[0] |= 1 << number_of(id)


def before_a_loss(id: str, aims: Needs) -> None:  # noqa: A002
    """Declare a fast ability that makes damage 1 less."""
    LOSSES.append(Fast(number_of(id), aims, [], HARDER))
    LOSSES.sort(key=_number)
    OWN[1] |= 1 << number_of(id)


def _number(each: Fast) -> int:
    return each.number


@need("2 more Def would change nothing: the same dice would hit.")
def raises(blow: Blow, me: int, what: int, at: int) -> bool:
    """Would 2 more Def turn a die that hits into one that misses?"""
    return least(blow.plus, blow.defence) != least(blow.plus, blow.defence + 2)


@need("The roll has difficulty already.")
def has_no_difficulty(blow: Blow, me: int, what: int, at: int) -> bool:
    return not blow.difficulty


@final
class Loss:
    """Hp that are about to be lost, for the words of the question."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim


# -- the options


def fast(me: int, ability: int) -> int:
    """The option: this unit uses this ability."""
    return me << SHIFT | ability


def unit_of(option: int) -> int:
    return option >> SHIFT


def ability_of(option: int) -> int:
    return option & MASK


def ready(state: State, me: int, ability: int) -> bool:
    """Has it not been used in this turn, and is there energy for it?"""
    return hold(READY, state, me, ability, NOTHING)


def spend(state: State, tell: Tell, me: int, ability: int, targets: tuple[int, ...]) -> None:
    """It is paid, and used for this turn."""
    unit = state.units[me]
    cost = price(state, me, ability)
    pay(state, state.side_of[unit.seat], cost)
    unit.used = (*unit.used, ability)
    if ability < FIRST_OWN:
        unit.do(HERO)
    tell(AbilityUsed, me, ability, targets, cost)


def seats_to_ask(state: State, victim: int) -> list[int]:
    """The attacked unit's player, then the team-mates clockwise."""
    owner = state.units[victim].seat
    found = [owner]
    if state.sides < state.players:
        for step in range(1, state.players):
            seat = (owner + step) % state.players
            if state.side_of[seat] == state.side_of[owner]:
                found.append(seat)
    return found


# -- before a roll (step 3 of an attack)


def before_roll(state: State, tell: Tell, blow: Blow) -> Resolution:
    """The defender's side may make the roll harder; with the setting, the attacker may focus out of turn."""
    if state.focus_is_fast:
        yield from _focus(state, tell, blow)
    if state.energy[state.side_of[state.units[blow.target].seat]] == 0:
        return
    for seat in seats_to_ask(state, blow.target):
        options = usable_before_roll(state, blow, seat)
        while options:
            chosen: int = yield Choice(seat, "fast", [PASS, *options], PASS, blow)
            if chosen == PASS:
                break
            _harder(state, tell, blow, unit_of(chosen), ability_of(chosen))
            options = usable_before_roll(state, blow, seat)


def usable_before_roll(state: State, blow: Blow, seat: int) -> list[int]:
    """What this player can use against this roll, and could change it with."""
    target = blow.target
    found: list[int] = []
    if state.units[target].seat == seat and is_hero(state, target):
        for each in ROLLS:
            if each.number < FIRST_OWN and _can_use(state, target, each, blow):
                found.append(fast(target, each.number))
    for me, unit in enumerate(state.units):
        if unit.seat != seat or unit.fate != ALIVE:
            continue
        bits = own_bits(state, me) & OWN[0]
        if bits:
            for each in ROLLS:
                if bits >> each.number & 1 and _can_use(state, me, each, blow):
                    found.append(fast(me, each.number))
    return found


def _can_use(state: State, me: int, it: Fast, blow: Blow) -> bool:
    what, target = it.number, blow.target
    return hold(it.when, blow, me, what, target) and ready(state, me, what) and hold(it.aims, state, me, what, target)


def _harder(state: State, tell: Tell, blow: Blow, me: int, ability: int) -> None:
    target = blow.target
    for each in ROLLS:
        if each.number == ability:
            if each.lays == HARDER:
                blow.difficulty = True
            else:
                lay(state.units[target], each.lays, state.side(me))
    blow.defence = defence(state, target)
    spend(state, tell, me, ability, (target,))


def _focus(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Focus as a fast ability: for attacks out of turn, because in the own turn it is a click."""
    me = blow.attacker
    unit = state.units[me]
    if state.side_of[unit.seat] == state.playing() or not is_hero(state, me) or not ready(state, me, FOCUS):
        return
    if least(blow.plus, blow.defence) == least(blow.plus + 2, blow.defence):
        return
    chosen: int = yield Choice(unit.seat, "fast", [PASS, fast(me, FOCUS)], PASS, blow)
    if chosen != PASS:
        lay(unit, FOCUS, state.side(me))
        spend(state, tell, me, FOCUS, (me,))
        weigh(state, blow)


# -- before Hp are lost (step 8 of an attack)


def before_loss(state: State, tell: Tell, victim: int, amount: int, *, spills: bool = False) -> Reduced:
    """Shrug off, then Granite word, may make damage less; what is left of it. ``spills``: what is too much for the
    victim goes on to another (cleave), so that less always matters."""
    if amount == 0 or state.energy[state.side_of[state.units[victim].seat]] == 0:
        return amount
    able = could_reduce(state, victim)
    for place, option in enumerate(able):
        me, ability = unit_of(option), ability_of(option)
        if amount == 0 or not ready(state, me, ability) or not _helps(state, victim, amount, spills, able[place:]):
            continue
        chosen: int = yield Choice(state.units[me].seat, "fast", [PASS, option], PASS, Loss(victim))
        if chosen == option:
            amount -= 1
            spend(state, tell, me, ability, (victim,))
            tell(DamageReduced, me, ability, victim, 1, amount)
    return amount


def could_reduce(state: State, victim: int) -> list[int]:
    """The options of all that would help the victim, if it can be paid: what a hero has, then what units of its side
    have, in the order in which their players are asked."""
    found: list[int] = []
    if is_hero(state, victim):
        found += [fast(victim, each.number) for each in LOSSES if each.number < FIRST_OWN]
    for seat in seats_to_ask(state, victim):
        for me, unit in enumerate(state.units):
            if unit.seat != seat or unit.fate != ALIVE or not own_bits(state, me) & OWN[1]:
                continue
            for each in LOSSES:
                if own_bits(state, me) >> each.number & 1 and hold(each.aims, state, me, each.number, victim):
                    found.append(fast(me, each.number))
    return found


def _helps(state: State, victim: int, amount: int, spills: bool, able: list[int]) -> bool:
    """Could the victim come out of it better? Not if all that those who have not been asked yet can pay would not save
    it."""
    hp = state.units[victim].hp
    if spills or amount <= hp:
        return True
    energy = state.energy[state.side_of[state.units[victim].seat]]
    less = 0
    for option in able:
        me, ability = unit_of(option), ability_of(option)
        cost = price(state, me, ability)
        if ready(state, me, ability) and energy >= cost:
            energy -= cost
            less += 1
    return amount - less < hp
