"""The own abilities of the Grave."""

# mypyc: compiled
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.plane.disc import gap
from fracas.core.plane.numbers import span
from fracas.core.question import Place, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ability import ALL, ENEMY, ability, does, whole
from fracas.games.skirmish.abilities.ids import ABILITY_RULES
from fracas.games.skirmish.abilities.needs import IN_REACH, SEEN, NotUnderMine, Without, itself
from fracas.games.skirmish.abilities.shared import D3, not_full
from fracas.games.skirmish.bodies import disc_of
from fracas.games.skirmish.card import HEAVY
from fracas.games.skirmish.content import UNIT_NUMBERS
from fracas.games.skirmish.effects import NEXT_TURN, effect
from fracas.games.skirmish.events.fight import AbilityRolled, EnergyDrained
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving.pushing import carry
from fracas.games.skirmish.passives import A_KILL, by_itself, wears_out
from fracas.games.skirmish.setting_up.placing import BaseSpot
from fracas.games.skirmish.state import State
from fracas.games.skirmish.stats import friendly, price, reach_of
from fracas.games.skirmish.striking.reactions import before_a_roll, has_no_difficulty, spend
from fracas.games.skirmish.turns.energy import gain, lose
from fracas.games.skirmish.turns.recruiting import beside, create

# -- raise-husk

HUSK: Final = UNIT_NUMBERS["grave.husk"]


def spot_for_a_husk(state: State, me: int, what: int) -> BaseSpot:
    return beside(state, me, HUSK, reach_of(state, me, what), ABILITY_RULES[what])


@need("There is no room for a Husk.")
def room_for_a_husk(state: State, me: int, what: int, at: int) -> bool:
    return spot_for_a_husk(state, me, what).any_place() is not None


@whole(ability("raise-husk", needs=[not_full, room_for_a_husk]))
def raise_husk(state: State, tell: Tell, me: int, what: int) -> Resolution:
    seat = state.units[me].seat
    place: tuple[int, ...] = yield Place(seat, "spot", spot_for_a_husk(state, me, what))
    spend(state, tell, me, what, ())
    create(state, tell, seat, HUSK, (), place[0], place[1], price(state, me, what))


# -- siphon

SIPHONS: Final = 2
"""So often in a turn, by all units of a side together; and so much it takes at the most."""


@need("Your units have siphoned twice in this turn.")
def not_twice(state: State, me: int, what: int, at: int) -> bool:
    return state.siphons < SIPHONS


@need("{side_has} no energy.")
def has_energy(state: State, me: int, what: int, at: int) -> bool:
    return state.energy[state.side(at)] > 0


@does(ability("siphon", ENEMY, [IN_REACH, has_energy, SEEN], needs=[not_twice]))
def siphon(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution | None:
    """The enemy's pool loses up to 2, one's own gains 1."""
    theirs = state.side(other)
    state.siphons += 1
    taken = lose(state, theirs, SIPHONS)
    tell(EnergyDrained, theirs, taken)
    gain(state, tell, state.side(me), 1, "siphon")
    return None


# -- harvest


@by_itself("harvest", A_KILL)
def harvest(state: State, tell: Tell, me: int, other: int) -> Resolution | None:
    if not friendly(state, me, other):
        gain(state, tell, state.side(me), 1, "harvest")
    return None


# -- grave-pull


@need("{other} stands at {me} already.")
def is_apart(state: State, me: int, what: int, at: int) -> bool:
    return gap(disc_of(state, me), disc_of(state, at)) > 0


light = Without(HEAVY, "{other} is heavy and cannot be pulled.", "skirmish.ability.heavy")


@does(ability("grave-pull", ENEMY, [IN_REACH, light, SEEN], moot=[is_apart]))
def grave_pull(state: State, tell: Tell, me: int, what: int, other: int) -> Resolution:
    """1d3" straight towards the puller's centre, as a push in all other respects."""
    die: int = yield Roll("grave-pull", D3)
    tell(AbilityRolled, me, what, die)
    mine, theirs = state.units[me], state.units[other]
    dx, dy = mine.x - theirs.x, mine.y - theirs.y
    # Never past the centre, where the puller stands too far below or above to be in the way.
    yield from carry(state, tell, other, dx, dy, min(die * INCH, span(dx, dy)), me)


# -- wail

WAILED: Final = effect(
    "wail",
    "wailed at",
    NEXT_TURN,
    roll=-1,
    term="wail",
    place=6,
    icon="screaming",
    text="−1 to its attack rolls until the wailer’s next turn.",
    older_field="wailed_by",
)
ability("wail", ENEMY, [IN_REACH, NotUnderMine(WAILED, "{other} is wailed at already.")], most=ALL, lays=WAILED)


# -- grave-plate

wears_out("grave-plate")


# -- slip-away

before_a_roll("slip-away", [itself], [has_no_difficulty])
