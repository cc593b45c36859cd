"""Fast abilities: asked of their owner at the moment they matter, and only when they could (skirmish.ability.fast).

Whether one could matter is judged for this roll, or this damage, alone. The attacked unit's player is asked first, then
the others of the side; each sees what was answered before. An option is ``unit << 6 | ability``; 0 passes.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import FIRST_OWN, number_of
from fracas.games.skirmish.bodies import within
from fracas.games.skirmish.card import DEFLECT
from fracas.games.skirmish.energy import pay
from fracas.games.skirmish.events.fight import AbilityUsed, DamageReduced
from fracas.games.skirmish.odds import Blow, least, weigh
from fracas.games.skirmish.state import ALIVE, FOCUSED, GLASS, GUARDED, HERO, OATH, State
from fracas.games.skirmish.stats import defence, has, is_hero, own_bits, price, reach_of

FLICKER: Final = number_of("flicker")
FOCUS: Final = number_of("focus")
GLASS_WARD: Final = number_of("glass-ward")
GRANITE_WORD: Final = number_of("granite-word")
GUARD: Final = number_of("guard")
OATH_SHIELD: Final = number_of("oath-shield")
SHRUG_OFF: Final = number_of("shrug-off")
SLIP_AWAY: Final = number_of("slip-away")

PASS: Final = 0
SHIFT: Final = 6
MASK: Final = 63

ROLL_BITS: Final = 1 << SLIP_AWAY | 1 << FLICKER | 1 << OATH_SHIELD | 1 << GLASS_WARD
"""Own abilities that are asked before a roll."""

Reduced = Generator[Question, Any, int]


def fast(me: int, ability: int) -> int:
    """The option: this unit uses this ability."""
    return me << SHIFT | ability


def unit_of(option: int) -> int:
    return option >> SHIFT


def ability_of(option: int) -> int:
    return option & MASK


def ready(state: State, me: int, ability: int) -> bool:
    """Has it not been used in this turn, and is there energy for it?"""
    unit = state.units[me]
    if ability in unit.used or state.energy[state.side_of[unit.seat]] < price(state, me, ability):
        return False
    return ability >= FIRST_OWN or not unit.has_done(HERO)


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


# -- before a roll (content 7.1, step 3)


def before_roll(state: State, tell: Tell, blow: Blow) -> Resolution:
    """The defender's side may make the roll harder; with the setting, the attacker may focus out of turn."""
    if state.focus_is_fast:
        yield from _focus(state, tell, blow)
    if state.energy[state.side_of[state.units[blow.target].seat]] == 0:
        return
    for seat in seats_to_ask(state, blow.target):
        options = usable_before_roll(state, blow, seat)
        while options:
            chosen: int = yield Choice(seat, "fast", [PASS, *options], PASS)
            if chosen == PASS:
                break
            _harder(state, tell, blow, unit_of(chosen), ability_of(chosen))
            options = usable_before_roll(state, blow, seat)


def usable_before_roll(state: State, blow: Blow, seat: int) -> list[int]:
    """What this player can use against this roll, and could change it with."""
    target = blow.target
    found: list[int] = []
    if state.units[target].seat == seat and is_hero(state, target) and raises(blow) and ready(state, target, GUARD):
        found.append(fast(target, GUARD))
    side = state.side_of[seat]
    for me, unit in enumerate(state.units):
        if unit.seat != seat or unit.fate != ALIVE:
            continue
        bits = own_bits(state, me) & ROLL_BITS
        if not bits:
            continue
        if me == target and not blow.difficulty:
            if bits >> SLIP_AWAY & 1 and ready(state, me, SLIP_AWAY):
                found.append(fast(me, SLIP_AWAY))
            if bits >> FLICKER & 1 and ready(state, me, FLICKER):
                found.append(fast(me, FLICKER))
        if (
            bits >> OATH_SHIELD & 1
            and me != target
            and not is_hero(state, target)
            and not state.units[target].is_under(OATH)
            and raises(blow)
            and ready(state, me, OATH_SHIELD)
            and within(state, me, target, reach_of(state, me, OATH_SHIELD))
            and state.side_of[state.units[target].seat] == side
        ):
            found.append(fast(me, OATH_SHIELD))
        if (
            bits >> GLASS_WARD & 1
            and blow.ranged
            and not blow.fellhanded
            and not has(state, target, DEFLECT)
            and ready(state, me, GLASS_WARD)
            and (me == target or within(state, me, target, reach_of(state, me, GLASS_WARD)))
        ):
            found.append(fast(me, GLASS_WARD))
    return found


def raises(blow: Blow) -> bool:
    """Would 2 more Def turn a die that hits into one that misses?"""
    return least(blow.plus, blow.defence) != least(blow.plus, blow.defence + 2)


def _harder(state: State, tell: Tell, blow: Blow, me: int, ability: int) -> None:
    target = blow.target
    unit = state.units[target]
    if ability == GUARD:
        unit.put_under(GUARDED)
    elif ability == OATH_SHIELD:
        unit.put_under(OATH)
    elif ability == GLASS_WARD:
        unit.put_under(GLASS)
    else:
        blow.difficulty = True
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
    chosen: int = yield Choice(unit.seat, "fast", [PASS, fast(me, FOCUS)], PASS)
    if chosen != PASS:
        unit.put_under(FOCUSED)
        spend(state, tell, me, FOCUS, (me,))
        weigh(state, blow)


# -- before Hp are lost (content 7.1, step 8)


def before_loss(state: State, tell: Tell, victim: int, amount: int, *, spills: bool = False) -> Reduced:
    """Shrug off, then Granite word, may make damage less; what is left of it. ``spills``: what is too much for the
    victim goes on to another (cleave), so that less always matters."""
    if amount == 0 or state.energy[state.side_of[state.units[victim].seat]] == 0:
        return amount
    unit = state.units[victim]
    shrugs = is_hero(state, victim) and ready(state, victim, SHRUG_OFF)
    smiths = [(seat, me) for seat in seats_to_ask(state, victim) for me in _wordsmiths(state, seat, victim)]
    if shrugs and _helps(state, victim, amount, spills, True, smiths):
        option = fast(victim, SHRUG_OFF)
        chosen: int = yield Choice(unit.seat, "fast", [PASS, option], PASS)
        if chosen == option:
            amount -= 1
            spend(state, tell, victim, SHRUG_OFF, (victim,))
            tell(DamageReduced, victim, SHRUG_OFF, victim, 1, amount)
    for place, (seat, me) in enumerate(smiths):
        if amount == 0 or not ready(state, me, GRANITE_WORD):
            continue
        if not _helps(state, victim, amount, spills, False, smiths[place:]):
            continue
        option = fast(me, GRANITE_WORD)
        chosen = yield Choice(seat, "fast", [PASS, option], PASS)
        if chosen == option:
            amount -= 1
            spend(state, tell, me, GRANITE_WORD, (victim,))
            tell(DamageReduced, me, GRANITE_WORD, victim, 1, amount)
    return amount


def _wordsmiths(state: State, seat: int, victim: int) -> list[int]:
    """The units of a player whose Granite word reaches the victim."""
    return [
        me
        for me, unit in enumerate(state.units)
        if unit.seat == seat
        and unit.fate == ALIVE
        and own_bits(state, me) >> GRANITE_WORD & 1
        and (me == victim or within(state, me, victim, reach_of(state, me, GRANITE_WORD)))
    ]


def _helps(state: State, victim: int, amount: int, spills: bool, shrugs: bool, smiths: list[tuple[int, int]]) -> bool:
    """Could the victim come out of it better? Not if all that those who have not been asked yet can pay would not save
    it."""
    hp = state.units[victim].hp
    if spills or amount <= hp:
        return True
    energy = state.energy[state.side_of[state.units[victim].seat]]
    less = 0
    if shrugs:
        energy -= price(state, victim, SHRUG_OFF)
        less += 1
    for _, me in smiths:
        if ready(state, me, GRANITE_WORD) and energy >= price(state, me, GRANITE_WORD):
            energy -= price(state, me, GRANITE_WORD)
            less += 1
    return amount - less < hp
