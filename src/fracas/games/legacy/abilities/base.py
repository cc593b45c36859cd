"""The ten champions of the base set, by power."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.games.legacy.content import CHAMPION_NUMBERS, LOCATION_POINTS, POWER, number_of
from fracas.games.legacy.deck import discard, put_down, refill
from fracas.games.legacy.effects import (
    KINDS,
    OF_BATTLE,
    OF_LEGACY,
    arm,
    at_most,
    either,
    idle,
    join_as_ally,
    leave_hand,
    lower_opponent,
    nobody_may_enter,
    put_aside,
    raise_total,
    refresh,
    set_power,
    strongest,
    take_main_place,
    without,
)
from fracas.games.legacy.events import (
    AbilityStopped,
    BattleMoved,
    BattleStays,
    LocationsSwapped,
    PileMoved,
    SetAside,
    Silenced,
    WardUndoes,
)
from fracas.games.legacy.order import enter, new_top
from fracas.games.legacy.state import (
    CANCELLED,
    DROWNED,
    FIELDED,
    HEX,
    LAY_CLAIM,
    OVERRUN,
    PIN,
    PLUNDER,
    RANSOM,
    SINGLE_COMBAT,
    VANISH,
    WALL,
    WARD,
    WILD_WAYS,
    State,
)
from fracas.games.legacy.windows import BATTLE, END, LEGACY, REVEAL

NONE: Final = -1
"""Instead of a champion or a location: the ability is not used."""
NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = (NO, YES)

DRUID: Final = CHAMPION_NUMBERS["druid"]
ASSASSIN: Final = CHAMPION_NUMBERS["assassin"]
NECROMANCER: Final = CHAMPION_NUMBERS["necromancer"]
WIZARD: Final = CHAMPION_NUMBERS["wizard"]
PALADIN: Final = CHAMPION_NUMBERS["paladin"]
RANGER: Final = CHAMPION_NUMBERS["ranger"]
MONK: Final = CHAMPION_NUMBERS["monk"]
WARRIOR: Final = CHAMPION_NUMBERS["warrior"]
BARBARIAN: Final = CHAMPION_NUMBERS["barbarian"]
KNIGHT: Final = CHAMPION_NUMBERS["knight"]

RAISED: Final = number_of("necromancer", "battle", "at_most")
EXCHANGED: Final = number_of("wizard", "battle", "at_most")
BACKSTAB: Final = number_of("assassin", "legacy", "lower")
BACKSTAB_STRONGER: Final = number_of("assassin", "legacy", "lower_stronger")
PATH: Final = number_of("ranger", "legacy", "raise")
FIELDED_FROM: Final = number_of("warrior", "legacy", "fielded_from")
RALLY: Final = number_of("knight", "legacy", "raise")
MONK_AT_THE_END: Final = number_of("monk", "legacy", "end")

NOTHING_UPCOMING: Final = "there is no upcoming location"


# -- Druid


@BATTLE.of("druid")
def shift_the_roots(state: State, tell: Tell, seat: int) -> None:
    """Swap the two upcoming locations."""
    row = state.row
    if len(row) < 3:
        idle(tell, seat, DRUID, OF_BATTLE, "there are no two upcoming locations")
        return
    state.row = (row[0], row[2], row[1])
    tell(LocationsSwapped, state.row[1:])


@LEGACY.of("druid")
def wild_ways(state: State, tell: Tell, seat: int) -> None:
    """+1, if the terrain does not favour the battle champion: looked at when the totals are added up."""
    if either(state, WALL):
        tell(AbilityStopped, seat, DRUID, KINDS[OF_LEGACY], WALL)
        return
    arm(state, tell, seat, DRUID, OF_LEGACY, WILD_WAYS)


# -- Assassin


@BATTLE.of("assassin")
def vanish(state: State, tell: Tell, seat: int) -> None:
    """If the owner loses, they set aside a champion from hand (step 8)."""
    arm(state, tell, seat, ASSASSIN, OF_BATTLE, VANISH)


@LEGACY.of("assassin")
def backstab(state: State, tell: Tell, seat: int) -> None:
    """The opponent's total is 1 lower, or 2 if their battle champion is the stronger one."""
    stronger = POWER[state.mains[1 - seat]] > POWER[state.mains[seat]]
    lower_opponent(state, tell, seat, ASSASSIN, OF_LEGACY, BACKSTAB_STRONGER if stronger else BACKSTAB)


# -- Necromancer


@BATTLE.of("necromancer")
def raise_ally(state: State, tell: Tell, seat: int) -> Resolution | None:
    """A champion of printed power 0 or 1 from the pile joins the battle."""
    if nobody_may_enter(state, tell, seat, NECROMANCER, OF_BATTLE):
        return None
    options = at_most(state.piles[seat], RAISED)
    if not options:
        idle(tell, seat, NECROMANCER, OF_BATTLE, "there is nobody in the pile to raise")
        return None
    return raise_one_of(state, tell, seat, options)


def raise_one_of(state: State, tell: Tell, seat: int, options: list[int]) -> Resolution:
    champion = options[0]
    if len(options) > 1:
        champion = yield Choice(seat, "raise", options)
    state.piles[seat] = without(state.piles[seat], champion)
    join_as_ally(state, tell, seat, champion, "pile")
    entered = enter(state, tell, seat, champion)
    if entered is not None:
        yield from entered


@LEGACY.of("necromancer")
def procession(state: State, tell: Tell, seat: int) -> Resolution | None:
    """The champion below the top may come to the top; it is the new top, and acts. For the Jester too."""
    if len(state.piles[seat]) < 2:
        idle(tell, seat, NECROMANCER, OF_LEGACY, "there is nobody below")
        return None
    return lead_procession(state, tell, seat)


def lead_procession(state: State, tell: Tell, seat: int) -> Resolution:
    wanted: int = yield Choice(seat, "procession", NO_OR_YES, NO)
    if wanted == NO:
        idle(tell, seat, NECROMANCER, OF_LEGACY, "declined")
        return
    pile = state.piles[seat]
    state.piles[seat] = (*pile[:-2], pile[-1], pile[-2])
    tell(PileMoved, seat, pile[-2], "top")
    acting = new_top(state, tell, seat)
    if acting is not None:
        yield from acting


# -- Wizard


@BATTLE.of("wizard")
def exchange(state: State, tell: Tell, seat: int) -> Resolution | None:
    """The Wizard may be set aside for a champion of printed power 5 or less from hand, if it is battle champion."""
    if nobody_may_enter(state, tell, seat, WIZARD, OF_BATTLE):
        return None
    options = at_most(state.hands[seat], EXCHANGED)
    if state.mains[seat] != WIZARD or not options:
        idle(tell, seat, WIZARD, OF_BATTLE, "there is nobody to exchange for" if not options else "it is an ally")
        return None
    return exchange_for(state, tell, seat, options)


def exchange_for(state: State, tell: Tell, seat: int, options: list[int]) -> Resolution:
    champion: int = yield Choice(seat, "exchange", [NONE, *options], NONE)
    if champion == NONE:
        idle(tell, seat, WIZARD, OF_BATTLE, "declined")
        return
    leave_hand(state, seat, champion)
    put_aside(state, seat, WIZARD)
    take_main_place(state, tell, seat, champion, "hand")
    tell(SetAside, seat, WIZARD, "battle")
    refresh(state, tell, seat)
    entered = enter(state, tell, seat, champion)
    if entered is not None:
        yield from entered


@LEGACY.of("wizard")
def hex_tie(state: State, tell: Tell, seat: int) -> None:
    """A tie is won."""
    arm(state, tell, seat, WIZARD, OF_LEGACY, HEX)


# -- Paladin


@BATTLE.of("paladin")
def ward(state: State, tell: Tell, seat: int) -> None:
    """The total cannot be lowered this turn: what was taken is given back. Nor can the legacy ability be prevented."""
    arm(state, tell, seat, PALADIN, OF_BATTLE, WARD)
    taken = [term for term in state.terms if term[0] == seat and term[3] < 0]
    if taken:
        state.terms = [term for term in state.terms if term[0] != seat or term[3] >= 0]
        tell(WardUndoes, seat, PALADIN, KINDS[OF_BATTLE], -sum([term[3] for term in taken]))


@LEGACY.of("paladin")
def lay_claim(state: State, tell: Tell, seat: int) -> None:
    """If the owner loses and the opponent holds the Fatestone, they may take it (step 8)."""
    arm(state, tell, seat, PALADIN, OF_LEGACY, LAY_CLAIM)


# -- Ranger


@BATTLE.of("ranger")
def pin_down(state: State, tell: Tell, seat: int) -> None:
    """Opposing battle abilities of printed power 4 or less do nothing from now on."""
    arm(state, tell, seat, RANGER, OF_BATTLE, PIN)


@LEGACY.of("ranger")
def find_a_path(state: State, tell: Tell, seat: int) -> Resolution | None:
    """+1, and the battle moves: the current location goes to the bottom of the deck."""
    raise_total(state, tell, seat, RANGER, OF_LEGACY, PATH)
    if len(state.row) == 1 and not state.deck():
        tell(BattleStays, state.row[0])
        return None
    return move_battle(state, tell)


def move_battle(state: State, tell: Tell) -> Resolution:
    put_down(state, tell, state.row[0])
    yield from refill(state, tell)
    tell(BattleMoved, state.row[0])


# -- Monk


@BATTLE.of("monk")
def mirror_stance(state: State, tell: Tell, seat: int) -> None:
    """Its power becomes the highest printed power that opposes it now."""
    set_power(state, tell, seat, MONK, strongest(state, 1 - seat))


@REVEAL.of("monk")
def silence_revealed(state: State, tell: Tell, seat: int) -> None:
    """On top of a pile it cancels the battle ability of the opposing champion just revealed."""
    if state.beginner:
        return
    other = 1 - seat
    state.armed[other] += (CANCELLED,)
    tell(Silenced, other, state.chosen[other])


@END.of("monk")
def monk_at_the_end(state: State, seat: int) -> int:  # noqa: ARG001 - others may look
    """On top of the pile at the end of the game it is worth a victory point."""
    return MONK_AT_THE_END


# -- Warrior


@BATTLE.of("warrior")
def drown_them_out(state: State, tell: Tell, seat: int) -> None:
    """Legacy abilities of both sides are prevented from now on."""
    arm(state, tell, seat, WARRIOR, OF_BATTLE, DROWNED)


@LEGACY.of("warrior")
def overrun(state: State, tell: Tell, seat: int) -> Resolution | None:
    """The opponent's total is lower by the points printed here; a win is worth 2 less; the Warrior may take the field.

    Copied by a Jester it cannot: the Warrior does not lie on top.
    """
    lower_opponent(state, tell, seat, WARRIOR, OF_LEGACY, LOCATION_POINTS[state.row[0]])
    arm(state, tell, seat, WARRIOR, OF_LEGACY, OVERRUN)
    if POWER[state.mains[seat]] < FIELDED_FROM or state.piles[seat][-1] != WARRIOR or either(state, SINGLE_COMBAT):
        return None
    return take_the_field(state, tell, seat)


def take_the_field(state: State, tell: Tell, seat: int) -> Resolution:
    """It replaces the battle champion, which goes on top of the pile; it acts, and then the new top is looked at."""
    wanted: int = yield Choice(seat, "field", NO_OR_YES, NO)
    if wanted == NO:
        return
    replaced = state.mains[seat]
    state.piles[seat] = (*state.piles[seat][:-1], replaced)
    take_main_place(state, tell, seat, WARRIOR, "pile")
    tell(PileMoved, seat, replaced, "top")
    arm(state, tell, seat, WARRIOR, OF_LEGACY, FIELDED)
    entered = enter(state, tell, seat, WARRIOR)
    if entered is not None:
        yield from entered
    acting = new_top(state, tell, seat)
    if acting is not None:
        yield from acting


# -- Barbarian


@BATTLE.of("barbarian")
def raze(state: State, tell: Tell, seat: int) -> Resolution | None:
    """An upcoming location may be discarded."""
    if len(state.row) < 2:
        idle(tell, seat, BARBARIAN, OF_BATTLE, NOTHING_UPCOMING)
        return None
    return raze_one(state, tell, seat)


def raze_one(state: State, tell: Tell, seat: int) -> Resolution:
    location: int = yield Choice(seat, "raze", (NONE, *state.row[1:]), NONE)
    if location == NONE:
        idle(tell, seat, BARBARIAN, OF_BATTLE, "declined")
        return
    discard(state, tell, location)
    yield from refill(state, tell)


@LEGACY.of("barbarian")
def plunder(state: State, tell: Tell, seat: int) -> None:
    """A win is worth 2 points besides."""
    arm(state, tell, seat, BARBARIAN, OF_LEGACY, PLUNDER)


# -- Knight


@BATTLE.of("knight")
def ransom(state: State, tell: Tell, seat: int) -> None:
    """If the owner loses, the opponent gains 2 points."""
    arm(state, tell, seat, KNIGHT, OF_BATTLE, RANSOM)


@LEGACY.of("knight")
def rally(state: State, tell: Tell, seat: int) -> None:
    """+2, if the own battle champion is not the stronger one."""
    if POWER[state.mains[seat]] <= POWER[state.mains[1 - seat]]:
        raise_total(state, tell, seat, KNIGHT, OF_LEGACY, RALLY)
    else:
        idle(tell, seat, KNIGHT, OF_LEGACY, "the battle champion of that side is the stronger one")
