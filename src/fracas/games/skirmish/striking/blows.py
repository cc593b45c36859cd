"""How one attack roll is resolved: the steps 3 to 9 of an attack, in their order (skirmish.attack.roll).

Attacks of an action, attack-backs and opportunity attacks all run through here; what comes before and after is in
`fracas.games.skirmish.striking.attack`.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.bodies import sees
from fracas.games.skirmish.card import CLEAVE, CRITICAL, DEFLECT, DODGE, HONED_BLADE, PARRY
from fracas.games.skirmish.done import HONED
from fracas.games.skirmish.effects import attacked
from fracas.games.skirmish.events.fight import AttackRolled, Cleaved, EscapeRolled, Rerolled
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import defence, has
from fracas.games.skirmish.striking.damage import deal
from fracas.games.skirmish.striking.melee import in_reach
from fracas.games.skirmish.striking.odds import PUSH, Blow, least, weigh
from fracas.games.skirmish.striking.reactions import before_roll

DIE: Final = (1, 2, 3, 4, 5, 6)
KEEP: Final = 0
REROLL: Final = 1
# The numbers of the abilities that escape, for what is told.
DEFLECTS: Final = 6
DODGES: Final = 7
PARRIES: Final = 13


def resolve(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Steps 3 to 9. Whether it hit is in ``blow.hit``; a hit that deals nothing is still a hit."""
    weigh(state, blow)
    yield from before_roll(state, tell, blow)  # 3
    yield from roll(state, tell, blow)  # 4, 5
    if blow.how != PUSH:
        for me in (blow.attacker, *blow.partners):
            attacked(state.units[me])
    if blow.hit:
        yield from escape(state, tell, blow)  # 6
    if blow.hit and blow.how != PUSH:
        yield from harm(state, tell, blow)  # 7, 8, 9


def roll(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Steps 4 and 5: one die, or two with ease or difficulty; a honed blade may roll once more."""
    yield from throw(tell, blow)
    me = blow.attacker
    unit = state.units[me]
    if has(state, me, HONED_BLADE) and not unit.has_done(HONED) and could_be_better(state, blow):
        again: int = yield Choice(unit.seat, "hone", (KEEP, REROLL), KEEP)
        if again == REROLL:
            unit.do(HONED)
            tell(Rerolled, me)
            yield from throw(tell, blow)


def throw(tell: Tell, blow: Blow) -> Resolution:
    """The dice, and whether the one that counts hits: a 6 always, a 1 never (skirmish.attack.natural)."""
    die: int = yield Roll("attack", DIE)
    counted = die
    dice: tuple[int, ...] = (die,)
    if blow.ease != blow.difficulty:
        other: int = yield Roll("attack", DIE)
        dice = (die, other)
        counted = max(die, other) if blow.ease else min(die, other)
    blow.counted = counted
    blow.hit = blow.hits(counted)
    tell(AttackRolled, blow.attacker, blow.target, dice, counted, blow.terms, blow.defence)


def could_be_better(state: State, blow: Blow) -> bool:
    """Could another roll do more? A hit is a hit, but for a 6 that doubles and a total that cleaves."""
    if not blow.hit:
        return True
    if blow.counted == 6 or blow.how == PUSH:
        return False
    return has(state, blow.attacker, CRITICAL) or (not blow.ranged and has(state, blow.attacker, CLEAVE))


def escape(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Step 6: dodge, then deflect or parry, which the fellhanded allow nobody. The first success ends it."""
    target = blow.target
    if has(state, target, DODGE):
        die: int = yield Roll("dodge", DIE)
        blow.hit = die < 6
        tell(EscapeRolled, target, DODGES, die, die >= 6)
    if blow.hit and not blow.fellhanded and has(state, target, DEFLECT if blow.ranged else PARRY):
        die = yield Roll("deflect" if blow.ranged else "parry", DIE)
        blow.hit = die < 5
        tell(EscapeRolled, target, DEFLECTS if blow.ranged else PARRIES, die, die >= 5)


def harm(state: State, tell: Tell, blow: Blow) -> Resolution:
    """Steps 7 to 9: the damage, what reduces it, the loss; then cleave."""
    me, target = blow.attacker, blow.target
    amount = blow.damage
    if blow.counted == 6 and has(state, me, CRITICAL):
        amount *= 2
    cleaves = not blow.ranged and has(state, me, CLEAVE)
    hp = state.units[target].hp
    spills = cleaves and len(cleft(state, blow)) > 0
    dealt: int = yield from deal(state, tell, target, amount, me, "attack", spills=spills)
    excess = dealt - hp
    if cleaves and excess > 0 and state.units[me].fate == ALIVE:
        yield from cleave(state, tell, blow, excess)


def cleft(state: State, blow: Blow) -> list[int]:
    """The other enemies in melee range that the same roll, a natural 6 included, would have hit.

    The total stands as it was rolled, with its terms.
    """
    me = blow.attacker
    side = state.side_of[state.units[me].seat]
    return [
        other
        for other, unit in enumerate(state.units)
        if unit.fate == ALIVE
        and other != blow.target
        and state.side_of[unit.seat] != side
        and in_reach(state, me, other)
        and sees(state, me, other)
        and (blow.counted == 6 or blow.counted >= least(blow.plus, defence(state, other)))
    ]


def cleave(state: State, tell: Tell, blow: Blow, excess: int) -> Resolution:
    """The excess goes to one of them, with all its reductions, without an escape roll."""
    victims = cleft(state, blow)
    if not victims:
        return
    me = blow.attacker
    victim: int = yield Choice(state.units[me].seat, "cleave", victims)
    tell(Cleaved, me, victim, excess)
    yield from deal(state, tell, victim, excess, me, "cleave")
