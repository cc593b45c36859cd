"""What an attack would come to: its terms, what the die must show, how likely that is, and what it deals.

The attack itself is made from the same numbers, so that a screen promises nothing else than what happens.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.games.skirmish.bodies import ground_of, radius_of, within
from fracas.games.skirmish.card import (
    BACKSTAB,
    CHARGE,
    CRITICAL,
    DEFLECT,
    DODGE,
    FELLHANDED,
    PARRY,
    RETALIATE,
    VIGILANT,
)
from fracas.games.skirmish.done import CHARGED
from fracas.games.skirmish.effects import (
    DAMAGE,
    EASES,
    HIDES,
    add_terms,
    add_terms_against,
    added,
    any_that,
    hidden_within,
)
from fracas.games.skirmish.maps import COVER
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import atk, defence, has
from fracas.games.skirmish.striking.melee import flanked, is_locked

# -- how an attack comes about

ATTACK: Final = 0
"""Of a standard attack action."""
MOMENTUM: Final = 1
"""The one attack more that Momentum gives: as a standard attack."""
VOLLEY: Final = 2
"""A volley's second shot: as a standard attack, with difficulty."""
PUSH: Final = 3
HURL: Final = 4
BACK: Final = 5
OPPORTUNITY: Final = 6
HOW: Final = ("attack", "momentum", "volley", "push", "hurl", "back", "opportunity")


@final
class Blow:
    """One attack on its way through the steps of an attack (`striking.attack`)."""

    __slots__ = (
        "attacker",
        "counted",
        "damage",
        "defence",
        "difficulty",
        "ease",
        "fellhanded",
        "hit",
        "how",
        "partners",
        "plus",
        "ranged",
        "target",
        "terms",
    )

    def __init__(self, attacker: int, target: int, ranged: bool, how: int, partners: tuple[int, ...] = ()) -> None:
        self.attacker = attacker
        self.target = target
        self.ranged = ranged
        self.how = how
        self.partners = partners
        self.terms: tuple[int, ...] = ()
        """What is added to the die, in the order of `effects.TERMS`."""
        self.plus = 0
        """Their sum."""
        self.ease = False
        self.difficulty = False
        self.defence = 0
        self.damage = 0
        """What a hit deals, before critical and before reductions; 0 for a push."""
        self.fellhanded = False
        self.counted = 0
        """The die that counts, once it is rolled."""
        self.hit = False

    def needs(self) -> int:
        """The least die that hits: a 1 never does, a 6 always (skirmish.attack.natural)."""
        return least(self.plus, self.defence)

    def hits(self, die: int) -> bool:
        """Would this die hit?"""
        return die == 6 or (die != 1 and die + self.plus > self.defence)


def least(plus: int, against: int) -> int:
    """The least die that hits with so much added, against this Def."""
    wanted = against - plus + 1
    return 2 if wanted < 2 else 6 if wanted > 6 else wanted


def weigh(state: State, blow: Blow) -> None:
    """All that counts for the roll, for a hit and for its damage, as things stand (steps 4, 5 and 7)."""
    me, target = blow.attacker, blow.target
    mine, theirs = state.units[me], state.units[target]
    ranged, how = blow.ranged, blow.how
    flanking = 1 if flanked(state, target, me) and not has(state, target, VIGILANT) else 0
    above = 1 if mine.level > theirs.level and (ranged or not state.elevation_ranged_only) else 0
    cover = -1 if ranged and in_cover(state, me, target) else 0
    pushing = 1 if how == PUSH else 0
    team = 0
    for partner in blow.partners:
        team += atk(state, partner) // 2
    terms = [atk(state, me), flanking, above, cover, 0, 0, 0, pushing, team]
    if mine.under:
        add_terms(mine, terms)
    if theirs.under:
        add_terms_against(theirs, state.side_of[mine.seat], terms)
    blow.terms = tuple(terms)
    blow.plus = sum(terms)
    blow.defence = defence(state, target)
    blow.ease = ranged and any_that(mine, EASES)
    blow.difficulty = (
        blow.difficulty
        or how == VOLLEY
        or (how == BACK and not has(state, me, RETALIATE))
        or (ranged and is_locked(state, me))
    )
    blow.fellhanded = has(state, me, FELLHANDED)
    if how == PUSH:
        return
    damage = bare_damage(state, me, target, ranged, how, flanking == 1)
    for partner in blow.partners:
        damage += bare_damage(state, partner, target, ranged, ATTACK, None) // 2
    blow.damage = damage


def bare_damage(state: State, me: int, target: int, ranged: bool, how: int, flanking: bool | None) -> int:
    """What a hit of this unit deals: step 7 without team-up and critical. ``flanking`` None: find out."""
    mine = state.units[me]
    damage = 2 if how == HURL else 1
    if has(state, me, BACKSTAB):
        if flanking is None:
            flanking = flanked(state, target, me) and not has(state, target, VIGILANT)
        if flanking:
            damage += 1
    if how <= MOMENTUM and not ranged and target in mine.met and not mine.has_done(CHARGED) and has(state, me, CHARGE):
        damage += 1
    return damage + added(mine, DAMAGE) if mine.under else damage


def in_cover(state: State, me: int, target: int) -> bool:
    """Does a shot pass through or into cover, or into smoke? Once, however many (skirmish.terrain.cover)."""
    ground = ground_of(state)
    mine, theirs = state.units[me], state.units[target]
    if ground.touches(COVER, theirs.x, theirs.y, radius_of(state, target)):
        return True
    if ground.crosses_cover(mine.x, mine.y, theirs.x, theirs.y):
        return True
    for other, unit in enumerate(state.units):
        if any_that(unit, HIDES) and unit.fate == ALIVE and within(state, other, target, hidden_within(unit)):
            return True
    return False


# -- how likely


def roll_chance(blow: Blow) -> float:
    """How likely the roll is to hit, before any escape."""
    below = (blow.needs() - 1) / 6
    if blow.ease == blow.difficulty:
        return 1 - below
    return 1 - below * below if blow.ease else (1 - below) * (1 - below)


def escape_chance(state: State, blow: Blow) -> float:
    """How likely the target is to dodge, deflect or parry a hit (step 6)."""
    through = 1.0
    if has(state, blow.target, DODGE):
        through *= 5 / 6
    if not blow.fellhanded and has(state, blow.target, DEFLECT if blow.ranged else PARRY):
        through *= 4 / 6
    return 1 - through


@final
class Odds:
    """What an attack would probably come to, if nobody uses a fast ability."""

    __slots__ = ("blow", "chance", "critical", "damage", "escape", "needs")

    def __init__(self, blow: Blow, needs: int, chance: float, escape: float, damage: int, critical: bool) -> None:
        self.blow = blow
        """With its terms, ease and difficulty, and the Def it meets."""
        self.needs = needs
        """What the die must show."""
        self.chance = chance
        """To hit, escapes counted."""
        self.escape = escape
        """That a hit is dodged, deflected or parried; part of `chance` already."""
        self.damage = damage
        """Of a hit, before what the target reduces."""
        self.critical = critical
        """On a 6 it is doubled."""


def odds(state: State, me: int, target: int, ranged: bool, how: int = ATTACK, partners: tuple[int, ...] = ()) -> Odds:
    """Of this attack, as things stand. It may be impossible: nothing is checked."""
    blow = Blow(me, target, ranged, how, partners)
    weigh(state, blow)
    escape = escape_chance(state, blow)
    chance = roll_chance(blow) * (1 - escape)
    return Odds(blow, blow.needs(), chance, escape, blow.damage, how != PUSH and has(state, me, CRITICAL))
