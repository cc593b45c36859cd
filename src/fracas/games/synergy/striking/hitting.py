"""What a strike does to its victims: escape, immunity, damage, loss, riders, knocks, answers: steps 6 to 12."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import Window, fold
from fracas.games.synergy.board import distance
from fracas.games.synergy.card import BODY, FRIEND_BODY, HARD, LINE
from fracas.games.synergy.effects.reactions import ask, loud
from fracas.games.synergy.effects.statuses import ANGER, afflict
from fracas.games.synergy.effects.statuses import NUMBERS as STATUS_NUMBERS
from fracas.games.synergy.events.strike import DamageAdded, Immune
from fracas.games.synergy.moving.steps import carrier, knock
from fracas.games.synergy.numbers import AT_CARD, AT_SQUARE, BASIC
from fracas.games.synergy.rows import PROFILES, ROWS, script_of
from fracas.games.synergy.state import Blow, State
from fracas.games.synergy.striking.counting import count
from fracas.games.synergy.striking.dice import AMOUNT, SUCCESS, roll
from fracas.games.synergy.striking.harm import immune, lose, settle, soaked, unsettled
from fracas.games.synergy.striking.landing import come_down
from fracas.games.synergy.striking.success import compare, modifiers
from fracas.games.synergy.terms import ALIVE, BY_DAMAGE, HIT, MISSED, MIST, NOWHERE, RAGING, STOPPED, UNROLLED
from fracas.games.synergy.windows import (
    ANSWER,
    ARMOUR,
    BASIC_DAMAGE,
    CHAIN,
    DAMAGE,
    ESCAPE,
    FOLDS,
    HITS,
    IMMUNE_AREA,
    IMMUNE_HARD,
    IMMUNE_STRIKE,
    KNOCK_ALWAYS,
    RIDER,
    SOAK_HARD,
)

AS_THEY_STAND: Final = -1
"""The answer to who is next: the rest in any order."""


def resolve(state: State, tell: Tell) -> Resolution:
    """Victim by victim in the attacker's order; then riders and knocks, death, answers."""
    now = state.strike
    if now.target >= AT_SQUARE and now.target < AT_CARD:
        yield from come_down(state, tell)
    if len(now.blows) > 1 and (now.area or PROFILES[now.card].reach == LINE):
        yield from order(state)
    chain = script_of(CHAIN, now.card)
    while now.blow < len(now.blows):
        yield from one_blow(state, tell)
        if chain is not None and now.blows[now.blow].result in (HIT, STOPPED):
            yield from chain(state, tell, now.striker)
        now.blow += 1
    yield from riders(state, tell)
    yield from knocks(state, tell)
    if unsettled(state):
        yield from settle(state, tell)
    yield from answers(state, tell)
    if unsettled(state):
        yield from settle(state, tell)


def order(state: State) -> Resolution:
    """The attacker says in which order the victims are affected (synergy.simultaneous)."""
    now = state.strike
    left = list(now.blows)
    ordered: list[Blow] = []
    while len(left) > 1:
        victim: int = yield Choice(
            state.player(now.striker), "next", [AS_THEY_STAND, *[blow.victim for blow in left]], AS_THEY_STAND
        )
        if victim == AS_THEY_STAND:
            break
        ordered += [blow for blow in left if blow.victim == victim]
        left = [blow for blow in left if blow.victim != victim]
    now.blows = ordered + left


def one_blow(state: State, tell: Tell) -> Resolution:
    """Steps 5 (compared) to 9 for one victim."""
    now = state.strike
    blow = now.blows[now.blow]
    if blow.result == UNROLLED:
        if blow.again:
            if not state.warriors[blow.victim].stands():
                blow.result = MISSED
                return
            yield from roll(state, tell, now.striker, SUCCESS)
            now.die = state.die + modifiers(state, now.striker)
            now.rolled = True
        compare(state, tell, blow)
    victim = blow.victim
    warrior = state.warriors[victim]
    if blow.result != HIT or not warrior.stands():
        return
    if loud(state, ESCAPE, victim):  # 6
        yield from ask(state, tell, ESCAPE, [victim])
        blow = now.blows[now.blow]
        if blow.result != HIT:
            return
    state.kind = now.kind
    if loud(state, ARMOUR, victim):  # 7
        yield from ask(state, tell, ARMOUR, [victim])
        blow = now.blows[now.blow]
    if untouched(state, victim):
        blow.result = STOPPED
        blow.spared = shut_out(state, victim)
        count(state, tell, victim, shields(state), [MIST], protects=True)
        tell(Immune, victim, now.kind if immune(state, victim, now.kind) else 0)
        return
    card = PROFILES[now.card]
    if not card.damage and not card.rolled:
        return
    base = card.damage  # 8
    if card.rolled:
        yield from roll(state, tell, now.striker, AMOUNT)
        base = state.die
        blow = now.blows[now.blow]
    base = basic_damage(state, base)
    total = damage_done(state, base)
    soak = soaked(state, victim, now.kind) + blow.soak
    count(state, tell, now.striker, [BASIC_DAMAGE, DAMAGE] if now.card == BASIC else [DAMAGE], [RAGING])
    if soak:
        count(state, tell, victim, [FOLDS[SOAK_HARD.number - HARD + now.kind]], [], protects=True)
    tell(DamageAdded, victim, now.kind, base, total, min(soak, total))
    amount = total - soak
    if amount > 0:  # 9
        had, extra = warrior.hits, warrior.extra
        blow.lost = min(amount, max(0, had))
        yield from lose(state, tell, victim, amount, BY_DAMAGE, now.kind)
        if warrior.life == ALIVE:  # it may have been saved before it lost them all
            blow = now.blows[now.blow]
            blow.lost = min(blow.lost, max(0, had + warrior.extra - extra - warrior.hits))


def basic_damage(state: State, base: int) -> int:
    """What the strike does before + cards: a team power may change the basic one."""
    me = state.strike.striker
    return fold(ROWS, state.warriors[me], BASIC_DAMAGE, base, state, me) if state.strike.card == BASIC else base


def damage_done(state: State, base: int) -> int:
    """What a hit of the strike does with all + cards of its striker, before anybody soaks it."""
    me = state.strike.striker
    warrior = state.warriors[me]
    rage = PROFILES[ANGER].numbers["damage"] if warrior.under >> RAGING & 1 else 0
    return fold(ROWS, warrior, DAMAGE, base + rage, state, me)


def untouched(state: State, victim: int) -> bool:
    """Step 7: is the victim immune to the kind of damage, to areas, or to this strike altogether?"""
    return immune(state, victim, state.strike.kind) or shut_out(state, victim)


def shields(state: State) -> list[Window]:
    """The windows at which something may protect from the strike altogether."""
    now = state.strike
    found = [IMMUNE_STRIKE, IMMUNE_AREA] if now.area else [IMMUNE_STRIKE]
    return [FOLDS[IMMUNE_HARD.number - HARD + now.kind], *found] if now.kind else found


def shut_out(state: State, victim: int) -> bool:
    """Does no part of the strike reach the victim, not even a knock that goes through immunity to its kind?"""
    warrior = state.warriors[victim]
    if state.strike.area and fold(ROWS, warrior, IMMUNE_AREA, 0, state, victim) > 0:
        return True
    return fold(ROWS, warrior, IMMUNE_STRIKE, 0, state, victim) > 0


def riders(state: State, tell: Tell) -> Resolution:
    """Step 10: statuses and other effects of a hit on living victims; a body that was hit, too, if it was aimed at."""
    now = state.strike
    card = PROFILES[now.card]
    script = script_of(HITS, now.card)
    for index in range(len(now.blows)):
        now.blow = index
        blow = now.blows[index]
        warrior = state.warriors[blow.victim]
        aimed_at_body = card.targets & (BODY | FRIEND_BODY) and not blow.lost
        if blow.result == HIT and not blow.spared and (warrior.life == ALIVE or aimed_at_body):
            if card.riders and warrior.life == ALIVE:
                status = card.riders[now.choice] if len(card.riders) > 1 else card.riders[0]
                afflict(state, tell, blow.victim, STATUS_NUMBERS[status], blow.maker)
            if script is not None:
                yield from script(state, tell, now.striker)
            if loud(state, RIDER, now.striker) and warrior.life == ALIVE:
                yield from ask(state, tell, RIDER, [now.striker])


def knocks(state: State, tell: Tell) -> Resolution:
    """Step 10: the most distant first, also bodies killed by this strike (synergy.knockback)."""
    now = state.strike
    squares = PROFILES[now.card].knock
    if not squares:
        return
    source = now.square if now.area else now.origin
    flying: list[tuple[int, int]] = []
    for blow in now.blows:
        victim = blow.victim
        me = carrier(state, victim)  # a knock moves both
        if blow.spared or any(me == other for _, other in flying):
            continue
        always = blow.result == STOPPED and fold(ROWS, state.warriors[victim], KNOCK_ALWAYS, 0, state, victim) > 0
        if blow.result == HIT or always:
            flying.append((distance(source, state.warriors[me].square), me))
    flying.sort(key=lambda each: -each[0])
    for _, me in flying:
        spared = any(blow.spared for blow in now.blows if blow.victim == me)  # since the first of them flew
        if state.warriors[me].square != NOWHERE and not spared:
            yield from knock(state, tell, me, source, squares)


def answers(state: State, tell: Tell) -> Resolution:
    """Step 12: in the victims' order; the dead of this strike answer too."""
    now = state.strike
    for index in range(len(now.blows)):
        victim = now.blows[index].victim
        if victim != now.striker and loud(state, ANSWER, victim):
            now.blow = index
            yield from ask(state, tell, ANSWER, [victim])
