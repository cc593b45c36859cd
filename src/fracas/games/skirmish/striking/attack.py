"""Attacks: who may attack which enemy, the attack action with all that follows, pushes, attacks out of turn.

An attack has eleven steps (skirmish.attack.roll): 1 is `attack_action` and `push_action`, 2 has been paid before, 3 to
9 are `fracas.games.skirmish.striking.blows`, 10 is `shove`, 11 is `answer`.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from fracas.core.plane.disc import gap
from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import disc_of, in_blind_spot, sees, within
from fracas.games.skirmish.card import HEAVY, MULTI_ATTACK, SHOVE, TEAM_UP, VOLLEY
from fracas.games.skirmish.done import ACTED, CHARGED, FOUGHT, NEW, SHOT
from fracas.games.skirmish.effects import ONE_MORE, SILENCES, any_that, end_some
from fracas.games.skirmish.events.fight import AttackDeclared
from fracas.games.skirmish.maps import at_most, too_much
from fracas.games.skirmish.moving.pace import interrupt
from fracas.games.skirmish.moving.pushing import push
from fracas.games.skirmish.passives import AFTER, TO_SHOOT, barred
from fracas.games.skirmish.state import ALIVE, NOBODY, State
from fracas.games.skirmish.stats import has, melee_levels, melee_range, number, own_bits, rng
from fracas.games.skirmish.striking.blows import resolve
from fracas.games.skirmish.striking.melee import in_reach
from fracas.games.skirmish.striking.odds import ATTACK, BACK, HOW, HURL, OPPORTUNITY, PUSH, Blow
from fracas.games.skirmish.striking.odds import MOMENTUM as BY_MOMENTUM
from fracas.games.skirmish.striking.odds import VOLLEY as BY_VOLLEY

YES: Final = 1
NO: Final = 0

Partners = Generator[Question, Any, tuple[int, ...]]


# -- who may attack which enemy (step 1)


def reaches(state: State, me: int, target: int) -> bool:
    """Could it strike at this enemy from where it stands: in its own melee range, seen, and not climbing?"""
    return not state.units[me].hanging and in_reach(state, me, target) and sees(state, me, target)


def in_range(state: State, me: int, target: int, far: int) -> bool:
    """Could it shoot so far at this enemy from where it stands?"""
    return far > 0 and not state.units[me].hanging and within(state, me, target, far) and sees(state, me, target)


def has_an_attack(state: State, me: int) -> bool:
    """Has it an attack to make in this turn: its action, the rest of it, or the one that Momentum gives?"""
    unit = state.units[me]
    if unit.fate != ALIVE or unit.has_done(NEW):
        return False
    return not unit.has_done(ACTED) or unit.attacks > 0 or any_that(unit, ONE_MORE)


def may_shoot(state: State, me: int) -> bool:
    """Does nothing that it has by itself keep it from shooting?"""
    unit = state.units[me]
    return unit.done & AFTER[TO_SHOOT] == 0 or barred(own_bits(state, me), TO_SHOOT, unit) is None


def can_strike(state: State, me: int, target: int) -> bool:
    """May it make a melee attack at this enemy now?"""
    return has_an_attack(state, me) and reaches(state, me, target)


def can_shoot(state: State, me: int, target: int) -> bool:
    """May it make a ranged attack at this enemy now? With volley also once more at one it has shot at."""
    far = rng(state, me)
    if far == 0 or not (has_an_attack(state, me) or can_volley(state, me, target)):
        return False
    return may_shoot(state, me) and in_range(state, me, target, far)


def can_volley(state: State, me: int, target: int) -> bool:
    """Has it volley, and shot at this enemy in this turn, once?"""
    unit = state.units[me]
    return len(unit.shot_at) > 0 and target in unit.shot_at and unit.fate == ALIVE and has(state, me, VOLLEY)


def can_push(state: State, me: int, target: int) -> bool:
    """May it use its attack action to push this enemy (skirmish.push)? The heavy stand fast."""
    unit = state.units[me]
    if unit.fate != ALIVE or unit.done & (1 << ACTED | 1 << NEW):
        return False
    return reaches(state, me, target) and not has(state, target, HEAVY)


# -- the attack action


def attack_action(state: State, tell: Tell, me: int, target: int, ranged: bool) -> Resolution:
    """One attack of an attack action: all eleven steps."""
    how = made_with(state, me, target, ranged)
    partners = yield from team_up(state, me, target)
    blow = Blow(me, target, ranged, how, partners)
    yield from declared(state, tell, blow)
    if blow.hit and not ranged:
        yield from shove(state, tell, me, target)  # 10
    yield from answer(state, tell, blow)  # 11
    over(state, me)


def made_with(state: State, me: int, target: int, ranged: bool) -> int:
    """What the attack is made with: the rest of an action that was begun, Momentum, a new action, or a volley.

    Momentum comes before a new action, because it costs none: the action is then still there for anything.
    """
    interrupt(state, me)
    if state.striking != me:
        stop(state)
    unit = state.units[me]
    how = ATTACK
    if unit.attacks > 0:
        unit.attacks -= 1
    elif any_that(unit, ONE_MORE):
        end_some(unit, ONE_MORE)
        how = BY_MOMENTUM
    elif not unit.has_done(ACTED):
        unit.do(ACTED)
        unit.attacks = number(state, me, MULTI_ATTACK)
    else:
        how = BY_VOLLEY
    if ranged:
        unit.do(SHOT)
        if how == BY_VOLLEY:
            unit.shot_at = tuple([other for other in unit.shot_at if other != target])
        elif has(state, me, VOLLEY) and target not in unit.shot_at:
            unit.shot_at = (*unit.shot_at, target)
    else:
        unit.do(FOUGHT)
    if unit.attacks > 0:
        state.striking = me
    return how


def declared(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Steps 1 to 9. Charge is for the first attack after it moved into melee range, in its own activation."""
    tell(AttackDeclared, blow.attacker, blow.target, blow.ranged, HOW[blow.how], blow.partners)
    yield from resolve(state, tell, blow)
    if blow.how < PUSH or blow.how == HURL:
        state.units[blow.attacker].do(CHARGED)


def over(state: State, me: int) -> None:
    """Has the attack action any attack left?"""
    if state.striking == me and (state.units[me].attacks == 0 or state.units[me].fate != ALIVE):
        state.striking = NOBODY


def stop(state: State) -> None:
    """Anybody who was in the middle of an attack action makes no further attack of it."""
    if state.striking != NOBODY:
        state.units[state.striking].attacks = 0
        state.striking = NOBODY


def team_up(state: State, me: int, target: int) -> Partners:
    """Friends with team-up who could attack the target too may join; naming one spends its standard action."""
    partners: tuple[int, ...] = ()
    for seat in range(state.players):
        willing = could_join(state, me, target, seat) if state.side_of[seat] == state.side(me) else []
        while willing:
            chosen: int = yield Choice(seat, "partner", [NOBODY, *willing], NOBODY)
            if chosen == NOBODY:
                break
            state.units[chosen].do(ACTED)
            partners = (*partners, chosen)
            willing = [other for other in willing if other != chosen]
    return partners


def could_join(state: State, me: int, target: int, seat: int) -> list[int]:
    """The other units of a player with team-up that could attack the target with their own standard action."""
    return [
        other
        for other, unit in enumerate(state.units)
        if unit.seat == seat
        and other != me
        and unit.fate == ALIVE
        and not unit.done & (1 << ACTED | 1 << NEW)
        and has(state, other, TEAM_UP)
        and (reaches(state, other, target) or can_shoot(state, other, target))
    ]


# -- pushes


def push_action(state: State, tell: Tell, me: int, target: int) -> Resolution:
    """An attack action that pushes instead (skirmish.push): an attack roll with +1, no damage; it may be answered."""
    interrupt(state, me)
    stop(state)
    unit = state.units[me]
    unit.do(ACTED)
    partners = yield from team_up(state, me, target)
    blow = Blow(me, target, False, PUSH, partners)
    yield from declared(state, tell, blow)
    if blow.hit:
        yield from push(state, tell, me, target)
    yield from answer(state, tell, blow)


def shove(state: State, tell: Tell, me: int, target: int) -> Resolution:
    """Step 10: a hit of an attack action may push the target, for nothing and without another roll."""
    if state.units[target].fate != ALIVE or not has(state, me, SHOVE) or has(state, target, HEAVY):
        return
    wanted: int = yield Choice(state.units[me].seat, "shove", (YES, NO), NO)
    if wanted == YES:
        yield from push(state, tell, me, target)


# -- attacks out of turn


def can_answer(state: State, me: int, attacker: int, ranged: bool) -> bool:
    """May it attack back: with the same type of attack, from where it now stands (skirmish.attack.back)?"""
    unit = state.units[me]
    if unit.fate != ALIVE or state.units[attacker].fate != ALIVE or any_that(unit, SILENCES):
        return False
    if unit.answers > number(state, me, MULTI_ATTACK):
        return False
    return in_range(state, me, attacker, rng(state, me)) if ranged else reaches(state, me, attacker)


def answer(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Step 11: the target may attack back, with difficulty; steps 3 to 9 with the roles exchanged."""
    me, attacker = blow.target, blow.attacker
    if not can_answer(state, me, attacker, blow.ranged):
        return
    wanted: int = yield Choice(state.units[me].seat, "back", (YES, NO), NO)
    if wanted == YES:
        state.units[me].answers += 1
        yield from declared(state, tell, Blow(me, attacker, blow.ranged, BACK))


def free_attack(state: State, tell: Tell, me: int, target: int, *, opportunity: bool) -> Resolution:
    """A melee attack out of turn: it is never answered, never charges and never shoves."""
    yield from declared(state, tell, Blow(me, target, False, OPPORTUNITY if opportunity else BACK))


def hurl(state: State, tell: Tell, me: int, target: int) -> Resolution:
    """A ranged attack that is no standard attack: nobody attacks back. The caller has spent the action."""
    state.units[me].do(SHOT)
    partners = yield from team_up(state, me, target)
    yield from declared(state, tell, Blow(me, target, True, HURL, partners))


# -- why not


def why_not_attack(state: State, me: int, target: int, ranged: bool) -> tuple[str, str] | None:
    """Why it may not make this attack now: the rule and a sentence; None if it may."""
    unit, other = state.units[me], state.units[target]
    if unit.fate != ALIVE or other.fate != ALIVE:
        return "skirmish.attack.kill", "It is no longer on the table."
    if state.side_of[unit.seat] == state.side_of[other.seat]:
        return "skirmish.team", "Friendly units are not attacked."
    if unit.has_done(NEW):
        return "skirmish.hero.recruit", "It joined the battle this turn and may not act yet."
    if unit.hanging:
        return "skirmish.climb", "It is climbing, and may not attack meanwhile."
    if not has_an_attack(state, me) and not (ranged and can_volley(state, me, target)):
        return "skirmish.activate.actions", "Its standard action is used."
    away = gap(disc_of(state, me), disc_of(state, target))
    if ranged:
        far = rng(state, me)
        if far == 0:
            return "skirmish.attack.range", "It has no ranged attack."
        bar = barred(own_bits(state, me), TO_SHOOT, unit)
        if bar is not None:
            return bar.rule, bar.says
        if away > far:
            return "skirmish.attack.range", f"The target is {too_much(away)} away; the range is {at_most(far)}."
    elif not in_reach(state, me, target):
        far = melee_range(state, me)
        if away > far:
            return "skirmish.attack.range", f"The target is {too_much(away)} away; melee reaches {at_most(far)}."
        levels, most = abs(unit.level - other.level), melee_levels(state, me)
        return "skirmish.attack.range", f"The target is {levels} levels away; melee reaches {most}."
    if in_blind_spot(state, me, target):
        if unit.level < other.level:
            return "skirmish.blindspot", "It stands in the blind spot below the edge, so it does not see the target."
        return "skirmish.blindspot", "The target is in the blind spot below the edge, so it cannot be seen."
    if not sees(state, me, target):
        return "skirmish.los", "Less than half of the base can be seen, so it is out of sight."
    return None


def why_not_push(state: State, me: int, target: int) -> tuple[str, str] | None:
    """Why it may not push this enemy now."""
    if has(state, target, HEAVY):
        return "skirmish.ability.heavy", "The heavy cannot be pushed."
    if state.units[me].has_done(ACTED):
        return "skirmish.activate.actions", "A push takes the standard action, and that is used."
    return why_not_attack(state, me, target, False)
