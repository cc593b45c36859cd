"""Skills: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.needs import NOTHING, need
from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import STEPS, barred, direction_to, distance
from fracas.games.synergy.card import ADJ, ADJ8, AUTO, LINE, RANGE, STRIKE, THROWN, Card
from fracas.games.synergy.effects.live import works_face_down
from fracas.games.synergy.effects.reactions import happens, reacts, turns_up
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.strike import Immune, SteppedIn
from fracas.games.synergy.moving.move_cards import may_stay, run
from fracas.games.synergy.moving.obstacles import next_to, obstacles
from fracas.games.synergy.moving.steps import can_be_knocked, can_be_swapped, shove, swap, walk_step
from fracas.games.synergy.numbers import BASIC, FACE_DOWN
from fracas.games.synergy.rows import PROFILES, ROWS, is_flag, is_gadget, number_of
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.blows import avoid, blow_at, hit, lost, present, struck
from fracas.games.synergy.striking.strike import strike
from fracas.games.synergy.striking.success import against
from fracas.games.synergy.striking.targets import between, nameable, row_targets
from fracas.games.synergy.terms import AIMING, HIT, MISSED, NOBODY, NOWHERE, STOPPED, STUNNED
from fracas.games.synergy.turns.ending import living
from fracas.games.synergy.turns.gadgets import gadgets_of, hand_over, keeps
from fracas.games.synergy.turns.used import adds, shows, uses
from fracas.games.synergy.windows import (
    ANSWER,
    ATTACKS,
    COMBO,
    ESCAPE,
    GATE,
    HITS,
    IMMUNE_STRIKE,
    KNOCK,
    OVER_HEADS,
    REACH,
    RIDER,
    STEP_IN,
    TO_HIT,
    UNNAMED,
)

# 36


EVASION: Final = number_of("acrobatic-evasion")


@reacts(ESCAPE, "acrobatic-evasion", struck, hit, active=True)
def acrobatic_evasion(state: State, tell: Tell, me: int) -> None:
    """The hit misses; the row says that it works once per turn."""
    avoid(state, tell, me, EVASION)


# 37

PEACE: Final = number_of("inner-peace")


@need("There is no peace while {me} carries a flag.")
def without_flag(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own cards
    return not any(is_flag(card) for card in state.warriors[me].cards)


@need("{me} is the last living warrior of its player, and has no peace.")
def in_company(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own side
    return living(state, state.warriors[me].owner) > 1


def at_peace(state: State, me: int) -> bool:
    """Not spent, no flag carried, and not its player's last living warrior."""
    if PEACE in state.warriors[me].spent:
        return False
    return without_flag.holds(state, me, PEACE, NOTHING) and in_company.holds(state, me, PEACE, NOTHING)


@UNNAMED.of("inner-peace")
def not_to_be_named(state: State, me: int) -> int:
    return 1 if at_peace(state, me) else 0


@IMMUNE_STRIKE.of("inner-peace")
def not_to_be_hit(state: State, me: int) -> int:
    return 1 if state.foes(me, state.strike.striker) and at_peace(state, me) else 0


@need("This strike does not name {me}.")
def named(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    return state.strike.named == me


@need("The strike is lost already.")
def still_to_come(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    """Another gate may have stopped it."""
    return not state.strike.lost


@reacts(GATE, "inner-peace", named, still_to_come, without_flag, in_company)
def stopped_by_peace(state: State, tell: Tell, me: int) -> None:  # noqa: ARG001 - the strike is lost, no matter whose
    """Turned up, it stops the strike that names its warrior."""
    lost(state, tell, "gate")


@need("This strike names {me}; it could only be stopped before the roll.")
def unnamed(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    """It names somebody else, or nobody: an area, a blast, a beam, a stray."""
    return state.strike.named != me


@need("No foe made this strike.")
def by_a_foe(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    return state.foes(me, state.strike.striker)


turns_up(ESCAPE, "inner-peace", struck, hit, unnamed, by_a_foe, without_flag, in_company)


@happens(ATTACKS, "inner-peace", open_only=True)
def peace_is_over(state: State, tell: Tell, me: int) -> None:  # noqa: ARG001 - what is spent is seen on the card
    """Face down it is over as well, and only its player knows (`fracas.games.synergy.effects.reactions.attack`)."""
    warrior = state.warriors[me]
    warrior.spent = [*warrior.spent, PEACE]


# 38

shows("trick-shot")


# 40


@HITS.of("light-fingers")
def light_fingers(state: State, tell: Tell, me: int) -> Resolution:
    """One gadget, or whatever lies there face down: if it is no Gadget, it stays where it is."""
    victim = present(state).victim
    if victim == me:
        return
    robbed = state.warriors[victim]
    if keeps(state, victim, me):
        tell(Immune, victim, 0)
        return
    options = [*gadgets_of(state, victim), *range(FACE_DOWN, FACE_DOWN + len(robbed.down))]
    if not options:
        return
    card: int = yield Choice(state.player(me), "take", options)
    if card >= FACE_DOWN:
        card = robbed.down[card - FACE_DOWN]
    if is_gadget(card):
        hand_over(state, tell, victim, me, card, True)


# 41

TACKLE: Final = number_of("flying-tackle")


@COMBO.of("flying-tackle")
def flying_tackle(state: State, tell: Tell, me: int) -> Resolution:
    """A run, then a strike at the one who is straight ahead, then after it as far as it flew."""
    warrior = state.warriors[me]
    direction: int = yield from run(state, tell, me, TACKLE)
    ahead = STEPS[warrior.square][direction]
    if not warrior.stands() or ahead == NOWHERE:
        return
    if direction >= 4 and between(state, PROFILES[TACKLE], me, warrior.square, direction, near=True):
        return
    state.strike.striker, state.strike.card = me, TACKLE
    victims = [other for other in here(state, ahead) if nameable(state, me, other, PROFILES[TACKLE])]
    if not here(state, ahead):  # arms that stretch reach the one who stands further ahead
        far = row_targets(state, me, PROFILES[TACKLE])
        victims = [each for each in far if direction_to(warrior.square, state.warriors[each].square) == direction]
    if not victims:
        return
    victim: int = yield Choice(state.player(me), "target", victims)
    yield from strike(state, tell, me, TACKLE, victim)
    blow = state.strike.blows[0]
    if warrior.stands() and blow.result in (HIT, STOPPED) and not blow.spared:
        flown = state.warriors[blow.victim]
        most = fold(ROWS, flown, KNOCK, PROFILES[TACKLE].knock, state, blow.victim)  # a hole may have brought it far
        yield from follow(state, tell, me, direction, min(most, distance(state.strike.square, flown.square)))


def follow(state: State, tell: Tell, me: int, direction: int, far: int) -> Resolution:
    """Up to so many squares straight on; it cannot collide."""
    warrior = state.warriors[me]
    mask = obstacles(state, me)
    ends = [warrior.square]
    for _ in range(far):
        there = STEPS[ends[-1]][direction]
        if there == NOWHERE or mask[there] or barred(ends[-1], direction, mask):
            break
        ends.append(there)
    end: int = yield Choice(state.player(me), "follow", ends)
    for _ in range(ends.index(end)):
        going: bool = yield from walk_step(state, tell, me, direction, obstacles(state, me))
        if not going:
            return


# 42

LOW: Final = number_of("low-blow")


def below_the_belt(state: State, me: int) -> bool:
    """An adjacent strike of its own hit with a final roll of 6 or more: after shifts and all modifiers."""
    now = state.strike
    if now.striker != me or not now.adjacent or not now.rolled:
        return False
    blow = present(state)
    if now.target == blow.victim and now.named == NOBODY and not now.redirected:
        return False  # it was at a body, whatever has become of that since
    return blow.result == HIT and now.die + against(state, blow.victim) >= PROFILES[LOW].numbers["from"]


@happens(RIDER, "low-blow", below_the_belt, open_only=True)
def low_blow(state: State, tell: Tell, me: int) -> None:  # noqa: ARG001 - who makes the stun stands in the blow
    blow = present(state)
    afflict(state, tell, blow.victim, STUNNED, blow.maker)


def may_stun(strike: Card) -> bool:
    """An adjacent strike that rolls a die: one that needs none never stuns."""
    return strike.reach in (ADJ, ADJ8) and strike.hit != AUTO


adds("low-blow", may_stun)

# 43

MARKSMAN: Final = number_of("patient-marksman")
BUNGEE: Final = number_of("bungee-arms")


def is_ranged(state: State, me: int, card: int) -> bool:
    """Is a strike with this card a ranged or thrown one? An adjacent one is, if Bungee Arms stretch it."""
    profile = PROFILES[card]
    if profile.reach in (RANGE, LINE, THROWN):
        return True
    return profile.reach in (ADJ, ADJ8) and not profile.theft and BUNGEE in state.warriors[me].live


def aims(state: State, me: int) -> bool:
    """It has given up its move to aim, and the strike that is thought of is a ranged or thrown one."""
    warrior = state.warriors[me]
    return warrior.under >> AIMING & 1 == 1 and not warrior.moved and is_ranged(state, me, state.strike.card)


@REACH.of("patient-marksman")
def marksmans_reach(state: State, me: int) -> int:
    return PROFILES[MARKSMAN].numbers["reach"] if aims(state, me) else 0


@TO_HIT.of("patient-marksman")
def marksmans_eye(state: State, me: int) -> int:
    return PROFILES[MARKSMAN].numbers["to-hit"] if aims(state, me) and not state.strike.adjacent else 0


@OVER_HEADS.of("patient-marksman")
def over_heads(state: State, me: int) -> int:
    return 1 if aims(state, me) else 0


@need("{me} is aiming already.")
def aims_not_yet(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return not state.warriors[me].is_under(AIMING)


@need("{me} has moved in this turn, so it cannot aim.")
def has_not_moved(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return not state.warriors[me].moved


@need("{me} has no move left to give up for aiming.")
def a_move_to_give_up(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.warriors[me].moves > 0


@need("{me} has no strike left to aim.")
def a_strike_to_aim(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    return state.warriors[me].strikes > 0 or state.warriors[me].gadget_strikes > 0


@need("{me} has no ranged or thrown strike to aim.")
def a_ranged_strike(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    warrior = state.warriors[me]
    mine = [BASIC, *warrior.live]
    if state.player(me) == warrior.owner:
        mine += [card for card in warrior.down if works_face_down(state, me, card)]
    return any(PROFILES[card].types & STRIKE and is_ranged(state, me, card) for card in mine)


@uses("patient-marksman", aims_not_yet, has_not_moved, a_move_to_give_up, may_stay, a_strike_to_aim, a_ranged_strike)
def patient_marksman(state: State, tell: Tell, me: int) -> None:
    """The move is given up for this turn."""
    state.warriors[me].moves -= 1
    afflict(state, tell, me, AIMING, me)


# 44

MOMENTUM: Final = number_of("borrowed-momentum")


@need("{me} is dead, or plays dead.")
def on_its_feet(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its own feet
    return state.warriors[me].stands()


@need("The strike has hit {me}.")
def missed(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    """With all that it did."""
    return all(blow.result == MISSED for blow in state.strike.blows if blow.victim == me)


@need("{me} could have answered this strike before; a strike is answered once.")
def first_blow(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the strike is there
    now = state.strike
    return not any(blow.victim == me for blow in now.blows[: now.blow])


@need("{striker} was not next to {me} when it struck.")
def from_next_door(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - the present blow's victim
    return present(state).adjacent


@need("{striker} cannot be flung.")
def flung(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - no matter who flings
    striker = state.strike.striker
    return striker != me and state.warriors[striker].stands() and can_be_knocked(state, striker)


@reacts(ANSWER, "borrowed-momentum", struck, on_its_feet, first_blow, missed, from_next_door, flung, active=True)
def borrowed_momentum(state: State, tell: Tell, me: int) -> Resolution:
    """Up to 2 squares straight in any direction: the answer is the square at which the striker is flung."""
    striker = state.strike.striker
    start = state.warriors[striker].square
    ends: list[int] = []
    for direction in range(4):
        there = start
        for _ in range(PROFILES[MOMENTUM].numbers["haul"]):
            there = STEPS[there][direction]
            if there == NOWHERE:
                break
            ends.append(there)
    end: int = yield Choice(state.player(me), "fling", ends)
    yield from shove(state, tell, striker, direction_to(start, end), distance(start, end))


# 45


@need("This strike names none of its friends now.")
def friend_named(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - its side's turn to step in
    now = state.strike
    return now.named not in (NOBODY, me) and not now.redirected


@need("{named} is not next to {me}.")
def friend_next_door(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - who is named is known
    return next_to(state, me, state.strike.named)


@need("{me} cannot be moved.")
def can_come(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - itself
    return can_be_swapped(state, me)


@need("{named} cannot be moved.")
def friend_can_go(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001 - who is named is known
    return can_be_swapped(state, state.strike.named)


IDIOT: Final = number_of("heroic-idiot")


@reacts(*(STEP_IN, "heroic-idiot", friend_named, friend_next_door, on_its_feet, can_come, friend_can_go), active=True)
def heroic_idiot(state: State, tell: Tell, me: int) -> Resolution:
    """Swap squares with the friend, and take the strike with 1 less damage. The new victim is not named."""
    now = state.strike
    friend = now.named
    now.redirected = True
    now.named = NOBODY
    tell(SteppedIn, me, friend)
    yield from swap(state, tell, me, friend)
    now.blows = [blow for blow in now.blows if blow.victim != me]  # a beam that goes on strikes nobody twice
    for index, blow in enumerate(now.blows):
        if blow.victim == friend:
            mine = blow_at(state, me, blow.result)
            mine.again = blow.again
            mine.adjacent = blow.adjacent
            mine.soak = PROFILES[IDIOT].numbers["soak"]
            now.blows[index] = mine
