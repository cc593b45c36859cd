"""The standard hero abilities (skirmish.hero.*): any hero, one of them in a turn."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ability import ENEMY, ability, does, whole
from fracas.games.skirmish.abilities.shared import D3, an_attack_left, not_full
from fracas.games.skirmish.bodies import within
from fracas.games.skirmish.done import HERO
from fracas.games.skirmish.effects import ANY_ATTACK, TURN, effect
from fracas.games.skirmish.events.fight import AbilityRolled
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import melee_levels, melee_range, wounded
from fracas.games.skirmish.striking.damage import deal, heal
from fracas.games.skirmish.striking.reactions import before_a_loss, before_a_roll, raises
from fracas.games.skirmish.turns.recruiting import recruit, recruits, with_room
from fracas.games.skirmish.turns.stones import controlled

# -- great-strike


@need("{me}'s next attack is a great strike already.")
def no_great_strike(state: State, me: int, what: int, at: int) -> bool:
    # The next attack may be an attack back, in another turn: it need not have one left.
    return not state.units[me].is_under(what)


STRIKES_HARDER: Final = effect(
    "great-strike",
    "great strike",
    ANY_ATTACK,
    damage=1,
    icon="sword-brandish",
    text="Its next attack deals +1.",
    older_bit=4,
)
ability("great-strike", needs=[no_great_strike], lays=STRIKES_HARDER)


# -- slice


@need("{other} is {away} away; {what} reaches {melee}.")
def near(state: State, me: int, what: int, at: int) -> bool:
    return within(state, me, at, melee_range(state, me))


@need("{other} is {levels} above or below; {what} reaches over {melee_levels}.")
def level(state: State, me: int, what: int, at: int) -> bool:
    return abs(state.units[me].level - state.units[at].level) <= melee_levels(state, me)


@does(ability("slice", ENEMY, [near, level], nobody="No enemy is in {me}'s melee range."))
def slice_at(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution:
    yield from deal(state, tell, other, 1, me, "slice")


# -- shrug-off

before_a_loss("shrug-off", [])


# -- momentum

EXTRA_ATTACK: Final = effect(
    "momentum", "momentum", TURN, one_more=True, icon="sprint", text="One more attack this turn.", older_bit=10
)
ability("momentum", lays=EXTRA_ATTACK)


# -- focus

FOCUSED: Final = effect(
    "focus",
    "focused",
    TURN,
    roll=2,
    term="focus",
    place=5,
    icon="eyeball",
    text="+2 to its attack rolls this turn.",
    older_bit=5,
)
ability("focus", needs=[an_attack_left], lays=FOCUSED)


# -- recover


@need("{me} has no wounds.")
def hurt(state: State, me: int, what: int, at: int) -> bool:
    return wounded(state, me)


@does(ability("recover", needs=[hurt]))
def recover(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution:
    die: int = yield Roll("recover", D3)
    tell(AbilityRolled, me, what, die)
    heal(state, tell, me, die, "recover")


# -- guard

GUARDED: Final = effect(
    "guard", "guarded", TURN, defence=2, icon="checked-shield", text="+2 Def this turn.", older_bit=6
)
before_a_roll("guard", [], [raises], GUARDED)


# -- recruit


@need("You control no rune-stone for a recruit to join at.")
def has_a_stone(state: State, me: int, what: int, at: int) -> bool:
    return len(controlled(state, state.side(me))) > 0


@need("You have too little energy for any unit that you could recruit.")
def can_pay_a_recruit(state: State, me: int, what: int, at: int) -> bool:
    return len(recruits(state, state.units[me].seat)) > 0


@need("There is no room for a recruit by your rune-stones.")
def has_room(state: State, me: int, what: int, at: int) -> bool:
    """It is asked only of those who could come: without a stone or energy, room is not what is missing."""
    seat = state.units[me].seat
    able = recruits(state, seat) if controlled(state, state.side(me)) else []
    return not able or len(with_room(state, seat, able)) > 0


@whole(ability("recruit", needs=[not_full, has_a_stone, can_pay_a_recruit, has_room]))
def recruit_one(state: State, tell: Tell, me: int, what: int) -> Resolution:
    """Which unit it is makes the price: recruiting pays."""
    unit = state.units[me]
    unit.do(HERO)
    unit.used = (*unit.used, what)
    yield from recruit(state, tell, me)
