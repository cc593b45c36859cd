"""The ten champions of the expansion, by power."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Choice, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.legacy.abilities.base import MONK, NO, NO_OR_YES, NONE, NOTHING_UPCOMING, WIZARD
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPION_NUMBERS, POWER, RACE, number_of
from fracas.games.legacy.deck import take_from_bag, take_known
from fracas.games.legacy.effects import (
    KINDS,
    OF_BATTLE,
    OF_LEGACY,
    arm,
    aside_from_hand,
    at_most,
    idle,
    join_as_ally,
    leave_hand,
    lower_opponent,
    nobody_may_enter,
    raise_total,
    refresh,
    set_power,
    strongest,
    take_main_place,
)
from fracas.games.legacy.events import Copied, FatestoneTurned, LocationForeseen, PileMoved
from fracas.games.legacy.order import enter
from fracas.games.legacy.state import (
    LANDSLIDE,
    PRATFALL,
    PROPHECY,
    RIPOSTE,
    SINGLE_COMBAT,
    STAND_FIRM,
    TRANSMUTE,
    TRIBUTE,
    WALL,
    State,
)
from fracas.games.legacy.windows import BATTLE, LEGACY

JESTER: Final = CHAMPION_NUMBERS["jester"]
ALCHEMIST: Final = CHAMPION_NUMBERS["alchemist"]
HERALD: Final = CHAMPION_NUMBERS["herald"]
WITCH: Final = CHAMPION_NUMBERS["witch"]
ORACLE: Final = CHAMPION_NUMBERS["oracle"]
DUELIST: Final = CHAMPION_NUMBERS["duelist"]
SHAMAN: Final = CHAMPION_NUMBERS["shaman"]
SENTINEL: Final = CHAMPION_NUMBERS["sentinel"]
WARLORD: Final = CHAMPION_NUMBERS["warlord"]
COLOSSUS: Final = CHAMPION_NUMBERS["colossus"]

NOT_COPIED: Final = (MONK, WIZARD, JESTER)
"""What Mimicry cannot use."""

ACID: Final = number_of("alchemist", "battle", "lower")
CALLED: Final = number_of("herald", "battle", "at_most")
MUSTER: Final = number_of("herald", "legacy", "most")
AGAINST: Final = number_of("duelist", "battle", "against")
SINGLE_COMBAT_RAISE: Final = number_of("duelist", "battle", "raise")
TRADED: Final = number_of("shaman", "battle", "at_most")
SOME_ANCESTORS: Final = number_of("shaman", "legacy", "some")
MANY_ANCESTORS: Final = number_of("shaman", "legacy", "many")
TOO_BIG_FOR: Final = number_of("colossus", "battle", "at_most")
TOO_BIG: Final = number_of("colossus", "battle", "power")
LANDSLIDE_RAISE: Final = number_of("colossus", "legacy", "raise")

TOP_OF_THE_DIE: Final = 10


# -- Jester


@BATTLE.of("jester")
def pratfall(state: State, tell: Tell, seat: int) -> None:
    """If the opponent wins, the location is worth 1 less to them."""
    arm(state, tell, seat, JESTER, OF_BATTLE, PRATFALL)


@LEGACY.of("jester")
def mimicry(state: State, tell: Tell, seat: int) -> Resolution | None:
    """The legacy ability on top of the opponent's pile may be used as one's own, whether it was used or prevented."""
    pile = state.piles[1 - seat]
    if not pile or pile[-1] in NOT_COPIED:
        idle(tell, seat, JESTER, OF_LEGACY, "there is nothing to copy")
        return None
    return copy(state, tell, seat, pile[-1])


def copy(state: State, tell: Tell, seat: int, champion: int) -> Resolution:
    wanted: int = yield Choice(seat, "copy", NO_OR_YES, NO)
    if wanted == NO:
        idle(tell, seat, JESTER, OF_LEGACY, "declined")
        return
    tell(Copied, seat, JESTER, KINDS[OF_LEGACY], champion)
    acting: Resolution | None = LEGACY.content[CHAMPION_IDS[champion]](state, tell, seat)
    if acting is not None:
        yield from acting


# -- Alchemist


@BATTLE.of("alchemist")
def acid(state: State, tell: Tell, seat: int) -> None:
    """The opponent's total is 2 lower."""
    lower_opponent(state, tell, seat, ALCHEMIST, OF_BATTLE, ACID)


@LEGACY.of("alchemist")
def transmute(state: State, tell: Tell, seat: int) -> None:
    """The location is worth 1 more, to the one who wins."""
    arm(state, tell, seat, ALCHEMIST, OF_LEGACY, TRANSMUTE)


# -- Herald


@BATTLE.of("herald")
def call_to_arms(state: State, tell: Tell, seat: int) -> Resolution | None:
    """A champion of printed power 3 or less may come from hand as an ally."""
    if nobody_may_enter(state, tell, seat, HERALD, OF_BATTLE):
        return None
    options = at_most(state.hands[seat], CALLED)
    if not options:
        idle(tell, seat, HERALD, OF_BATTLE, "there is nobody to call")
        return None
    return call_one_of(state, tell, seat, options)


def call_one_of(state: State, tell: Tell, seat: int, options: list[int]) -> Resolution:
    champion: int = yield Choice(seat, "call", [NONE, *options], NONE)
    if champion == NONE:
        idle(tell, seat, HERALD, OF_BATTLE, "declined")
        return
    leave_hand(state, seat, champion)
    join_as_ally(state, tell, seat, champion, "hand")
    refresh(state, tell, seat)
    entered = enter(state, tell, seat, champion)
    if entered is not None:
        yield from entered


@LEGACY.of("herald")
def muster(state: State, tell: Tell, seat: int) -> None:
    """+1 for each champion of the battle champion's race in the pile, at most +2."""
    race = RACE[state.mains[seat]]
    kin = len([champion for champion in state.piles[seat] if RACE[champion] == race])
    if kin:
        raise_total(state, tell, seat, HERALD, OF_LEGACY, min(kin, MUSTER))
    else:
        idle(tell, seat, HERALD, OF_LEGACY, "nobody of that race is in the pile")


# -- Witch


@BATTLE.of("witch")
def upheaval(state: State, tell: Tell, seat: int) -> None:
    """The top of the opponent's pile goes to its bottom."""
    other = 1 - seat
    pile = state.piles[other]
    if len(pile) < 2:
        idle(tell, seat, WITCH, OF_BATTLE, "the pile has fewer than two champions")
        return
    state.piles[other] = (pile[-1], *pile[:-1])
    tell(PileMoved, other, pile[-1], "bottom")


@LEGACY.of("witch")
def omen(state: State, tell: Tell, seat: int) -> Resolution:
    """The value of the Fatestone may be raised or lowered by 1, no matter who holds it."""
    turn: int = yield Choice(seat, "omen", turns_of_the_die(state), 0)
    if turn:
        state.value += turn
        tell(FatestoneTurned, seat, state.value)
    else:
        idle(tell, seat, WITCH, OF_LEGACY, "declined")


def turns_of_the_die(state: State) -> list[int]:
    """Leave it, raise it (not above 10), lower it (not below 1)."""
    return [turn for turn in (0, 1, -1) if 1 <= state.value + turn <= TOP_OF_THE_DIE]


# -- Oracle


@BATTLE.of("oracle")
def prophecy(state: State, tell: Tell, seat: int) -> None:
    """A point, win or lose, if the totals differ by 2 or less."""
    arm(state, tell, seat, ORACLE, OF_BATTLE, PROPHECY)


@LEGACY.of("oracle")
def foresee(state: State, tell: Tell, seat: int) -> Resolution | None:
    """An upcoming location may be exchanged with the top of the deck, which nobody looks at before."""
    if len(state.row) < 2 or not state.deck():
        idle(tell, seat, ORACLE, OF_LEGACY, NOTHING_UPCOMING if state.deck() else "the deck is empty")
        return None
    return exchange_with_deck(state, tell, seat)


def exchange_with_deck(state: State, tell: Tell, seat: int) -> Resolution:
    location: int = yield Choice(seat, "foresee", (NONE, *state.row[1:]), NONE)
    if location == NONE:
        idle(tell, seat, ORACLE, OF_LEGACY, "declined")
        return
    if not state.top and state.bag:
        drawn: int = yield Roll("location", state.bag)
        take_from_bag(state, drawn)
    else:
        drawn = take_known(state)
    state.row = tuple([drawn if each == location else each for each in state.row])
    state.top = (location, *state.top)
    tell(LocationForeseen, location, drawn)


# -- Duelist


@BATTLE.of("duelist")
def single_combat(state: State, tell: Tell, seat: int) -> None:
    """Nobody may enter from now on; +1 against a champion of printed power 6 or more."""
    arm(state, tell, seat, DUELIST, OF_BATTLE, SINGLE_COMBAT)
    if strongest(state, 1 - seat) >= AGAINST:
        raise_total(state, tell, seat, DUELIST, OF_BATTLE, SINGLE_COMBAT_RAISE)


@LEGACY.of("duelist")
def riposte(state: State, tell: Tell, seat: int) -> None:
    """A loss is worth a point."""
    arm(state, tell, seat, DUELIST, OF_LEGACY, RIPOSTE)


# -- Shaman


@BATTLE.of("shaman")
def trade_places(state: State, tell: Tell, seat: int) -> Resolution | None:
    """The Shaman may change places with the top of the pile, if that has printed power 5 or less."""
    if nobody_may_enter(state, tell, seat, SHAMAN, OF_BATTLE):
        return None
    pile = state.piles[seat]
    if not pile or POWER[pile[-1]] > TRADED:
        idle(tell, seat, SHAMAN, OF_BATTLE, "the top of the pile is too strong" if pile else "the pile is empty")
        return None
    return trade(state, tell, seat)


def trade(state: State, tell: Tell, seat: int) -> Resolution:
    wanted: int = yield Choice(seat, "trade_places", NO_OR_YES, NO)
    if wanted == NO:
        idle(tell, seat, SHAMAN, OF_BATTLE, "declined")
        return
    pile = state.piles[seat]
    state.piles[seat] = (*pile[:-1], SHAMAN)
    take_main_place(state, tell, seat, pile[-1], "pile")
    tell(PileMoved, seat, SHAMAN, "top")
    entered = enter(state, tell, seat, pile[-1])
    if entered is not None:
        yield from entered


@LEGACY.of("shaman")
def ancestors(state: State, tell: Tell, seat: int) -> None:
    """+1 with four champions in the pile, +2 with seven."""
    count = len(state.piles[seat])
    if count >= MANY_ANCESTORS:
        raise_total(state, tell, seat, SHAMAN, OF_LEGACY, 2)
    elif count >= SOME_ANCESTORS:
        raise_total(state, tell, seat, SHAMAN, OF_LEGACY, 1)
    else:
        idle(tell, seat, SHAMAN, OF_LEGACY, "the pile is too small")


# -- Sentinel


@BATTLE.of("sentinel")
def wall(state: State, tell: Tell, seat: int) -> None:
    """No ability raises or lowers a total in the legacy phase."""
    arm(state, tell, seat, SENTINEL, OF_BATTLE, WALL)


@LEGACY.of("sentinel")
def stand_firm(state: State, tell: Tell, seat: int) -> None:
    """The total counts as at least 5."""
    arm(state, tell, seat, SENTINEL, OF_LEGACY, STAND_FIRM)


# -- Warlord


@BATTLE.of("warlord")
def conscript(state: State, tell: Tell, seat: int) -> Resolution | None:
    """A champion from hand is set aside."""
    if not state.hands[seat]:
        idle(tell, seat, WARLORD, OF_BATTLE, "the hand is empty")
        return None
    return conscript_one(state, tell, seat)


def conscript_one(state: State, tell: Tell, seat: int) -> Resolution:
    hand = state.hands[seat]
    champion = hand[0]
    if len(hand) > 1:
        champion = yield Choice(seat, "conscript", hand)
    aside_from_hand(state, tell, seat, champion)


@LEGACY.of("warlord")
def tribute(state: State, tell: Tell, seat: int) -> None:
    """A win is worth a point besides, and costs the opponent one."""
    arm(state, tell, seat, WARLORD, OF_LEGACY, TRIBUTE)


# -- Colossus


@BATTLE.of("colossus")
def too_big_to_aim(state: State, tell: Tell, seat: int) -> None:
    """Against nobody above printed power 2 its power becomes 3."""
    if strongest(state, 1 - seat) <= TOO_BIG_FOR:
        set_power(state, tell, seat, COLOSSUS, TOO_BIG)
    else:
        idle(tell, seat, COLOSSUS, OF_BATTLE, "there is somebody to aim at")


@LEGACY.of("colossus")
def landslide(state: State, tell: Tell, seat: int) -> None:
    """No terrain bonuses in this battle, and +1."""
    arm(state, tell, seat, COLOSSUS, OF_LEGACY, LANDSLIDE)
    raise_total(state, tell, seat, COLOSSUS, OF_LEGACY, LANDSLIDE_RAISE)
