"""Mutations: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.needs import need
from fracas.core.question import Choice, Resolution
from fracas.core.tell import Tell
from fracas.core.window import fold
from fracas.games.synergy.board import EAST, NORTH, SIDE, SOUTH, WEST, within
from fracas.games.synergy.card import GADGET, HARD
from fracas.games.synergy.effects.reactions import happens
from fracas.games.synergy.effects.statuses import blinded, moved_by_force
from fracas.games.synergy.events.cards import CardUsed
from fracas.games.synergy.events.move import Unmoved
from fracas.games.synergy.events.strike import HitRolled, Survived
from fracas.games.synergy.moving.obstacles import adjacent, is_free, next_to
from fracas.games.synergy.moving.steps import KNOCKING, can_be_knocked, forced_step, land
from fracas.games.synergy.numbers import AT_CARD, BASIC
from fracas.games.synergy.rows import PROFILES, ROWS, is_flag, is_gadget, number_of
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.areas import blast, everyone
from fracas.games.synergy.striking.blows import lost, present
from fracas.games.synergy.striking.dice import GATE_ROLL, roll
from fracas.games.synergy.striking.harm import hurt, immune
from fracas.games.synergy.striking.targets import denied, line_squares, row_targets
from fracas.games.synergy.terms import ALIVE, BY_DAMAGE, FROZEN, HIT, MIST, NOBODY, STOPPED, THINGS
from fracas.games.synergy.turns.gadgets import carries, loose_at, magnetic, pick
from fracas.games.synergy.wants import wants
from fracas.games.synergy.windows import (
    AFTER,
    AGAINST,
    ANSWER,
    AT_ZERO,
    BEGINS,
    COLLIDED,
    ENDS,
    GATE,
    HITS,
    KNOCK_ALWAYS,
    REACH,
    TARGETS,
    UNNAMED,
)

# 53

BEAUTY: Final = number_of("stunning-beauty")


def striker_has_eyes(state: State, me: int) -> bool:  # noqa: ARG001 - beauty is for everybody
    return not blinded(state, state.strike.striker)


@happens(GATE, "stunning-beauty", striker_has_eyes)
def stunning_beauty(state: State, tell: Tell, me: int) -> Resolution:
    """The admirer rolls, with its own shifts; below a 3 its strike is lost."""
    tell(CardUsed, me, BEAUTY)
    yield from roll(state, tell, state.strike.striker, GATE_ROLL)
    if state.die < PROFILES[BEAUTY].roll:
        lost(state, tell, "gate")


# 56

HIDE: Final = number_of("pincushion-hide")


def basic_strike_hit_me(state: State, me: int) -> bool:
    """It came from next door and was not avoided. Immunity to its damage does not blunt the spines."""
    now = state.strike
    blow = present(state)
    if now.card != BASIC or not blow.adjacent:
        return False
    return blow.result == HIT or (blow.result == STOPPED and immune(state, me, now.kind))


@happens(ANSWER, "pincushion-hide", basic_strike_hit_me)
def prick_the_striker(state: State, tell: Tell, me: int) -> Resolution:
    yield from prick(state, tell, me, state.strike.striker)


@happens(COLLIDED, "pincushion-hide")
def prick_the_other(state: State, tell: Tell, me: int) -> Resolution:
    """Anybody who collides with it, or is run into by it."""
    yield from prick(state, tell, me, state.other)


def prick(state: State, tell: Tell, me: int, other: int) -> Resolution:
    if state.warriors[other].life == ALIVE:
        tell(CardUsed, me, HIDE)
        yield from hurt(state, tell, other, PROFILES[HIDE].damage, PROFILES[HIDE].kind)


# 57


@KNOCK_ALWAYS.of("jelly-bones")
def jelly_bones(state: State, me: int) -> int:
    """A Hard strike still knocks it, if it is the bones that have stopped it, and not mist."""
    return 1 if state.strike.kind == HARD and not state.warriors[me].under >> MIST & 1 else 0


# 58


@UNNAMED.of("chameleon-skin")
def chameleon_skin(state: State, me: int) -> int:
    """After a turn of its own without a strike, while it carries no flag: not from beyond adjacent."""
    warrior = state.warriors[me]
    had_a_turn = warrior.acted or state.round > 1
    if warrior.struck or not had_a_turn or next_to(state, me, state.strike.striker):
        return 0
    return 0 if any(is_flag(card) for card in warrior.cards) else 1


# 59

TONGUE: Final = number_of("lasso-tongue")


@TARGETS.of("lasso-tongue")
def within_a_tongue(state: State, me: int) -> list[int]:
    """Warriors, or what lies loose on the lines up to the first of them."""
    card = PROFILES[TONGUE]
    warrior = state.warriors[me]
    found = row_targets(state, me, card)
    if not state.loose or blinded(state, me) or denied(state, card, warrior.square):
        return found
    for each in line_squares(state, me, card, fold(ROWS, warrior, REACH, card.distance, state, me)):
        if state.ground[each] & THINGS:
            found += [AT_CARD + thing for thing in loose_at(state, each)]
    return found


@HITS.of("lasso-tongue")
def haul_in(state: State, tell: Tell, me: int) -> Resolution:
    """Square by square, straight, until the victim is next to its captor or runs into something."""
    victim = present(state).victim
    if not can_be_knocked(state, victim):
        tell(Unmoved, victim)
        return
    state.holed = False
    directions = ways_in(state, me, victim)
    if len(directions) == 2 and directions[0] != directions[1]:
        first: int = yield Choice(state.player(me), "knock", directions)
        directions = [first, directions[0] + directions[1] - first]
    for direction in directions:
        while not next_to(state, me, victim) and direction in ways_in(state, me, victim):
            going: bool = yield from forced_step(state, tell, victim, direction, KNOCKING)
            if not going:
                return


def ways_in(state: State, me: int, victim: int) -> list[int]:
    """The straight directions that bring the victim nearer: one on a line, two from anywhere else."""
    here, there = state.warriors[victim].square, state.warriors[me].square
    down, right = there // SIDE - here // SIDE, there % SIDE - here % SIDE
    found: list[int] = []
    if right:
        found.append(EAST if right > 0 else WEST)
    if down:
        found.append(SOUTH if down > 0 else NORTH)
    return found


@AFTER.of("lasso-tongue")
def lick_up(state: State, tell: Tell, me: int) -> Resolution:
    """One loose gadget, where it was aimed at; a strayed tongue takes what lies there."""
    now = state.strike
    if now.target < AT_CARD or now.lost or state.warriors[me].life != ALIVE:
        return
    need = PROFILES[TONGUE].hit
    hit = now.die >= need
    tell(HitRolled, me, NOBODY, need, now.die, hit)
    if not hit:
        return
    things = loose_at(state, now.square)
    if not things:
        lost(state, tell, "stray")
        return
    thing = now.target - AT_CARD
    if thing not in things:
        thing = yield Choice(state.player(me), "pick", things)
    pick(state, tell, me, thing)


# 60

WINGS: Final = number_of("stubby-wings")


@need("{me} carries more than one gadget, too much for Stubby Wings.")
def light_enough(state: State, me: int, what: int, at: int) -> bool:  # noqa: ARG001
    """Flags count; of face-down gadgets only their owner knows."""
    warrior = state.warriors[me]
    load = carries(state, me)
    if state.player(me) == warrior.owner:
        load += sum(1 for card in warrior.down if is_gadget(card))
    return load <= PROFILES[WINGS].numbers["gadgets"]


wants("stubby-wings", mine=[light_enough])


# 62

TAIL: Final = number_of("detachable-tail")


def damage_would_kill_me(state: State, me: int) -> bool:
    return state.cause == BY_DAMAGE and state.warriors[me].hits <= 0


@happens(AT_ZERO, "detachable-tail", damage_would_kill_me)
def detachable_tail(state: State, tell: Tell, me: int) -> Resolution:
    """It stays at 1 and leaps away, out of reach of the rest of the strike."""
    warrior = state.warriors[me]
    numbers = PROFILES[TAIL].numbers
    warrior.hits = numbers["hits"]
    tell(Survived, me, warrior.hits)
    for blow in state.strike.blows:
        if blow.victim == me:
            blow.spared = True
    if warrior.under >> FROZEN & 1:
        tell(Unmoved, me)
        return
    squares = [each for each in within(warrior.square, numbers["within"]) if is_free(state, each)]
    if not squares:
        return
    there: int = yield Choice(state.player(me), "land", squares)
    moved_by_force(state, tell, me)
    state.holed = False
    yield from land(state, tell, me, there, TAIL)


# 63


PINT_SIZED: Final = number_of("pint-sized")


@AGAINST.of("pint-sized")
def pint_sized(state: State, me: int) -> int:
    if adjacent(state.strike.origin, state.warriors[me].square):
        return 0
    return PROFILES[PINT_SIZED].numbers["against"]


# 65

GLOW: Final = number_of("glow-in-the-dark")


def asleep(state: State, me: int) -> bool:
    return not state.warriors[me].awake()


@happens(BEGINS, "glow-in-the-dark", asleep)
def no_glow(state: State, tell: Tell, me: int) -> None:  # noqa: ARG001 - nobody hears of it
    """Stunned or Frozen in this turn, even if fire thaws it later: its glow counts as used."""
    state.warriors[me].used = [*state.warriors[me].used, GLOW]


@happens(ENDS, "glow-in-the-dark", active=True)
def glow_in_the_dark(state: State, tell: Tell, me: int) -> Resolution:
    """Everyone else around it, at the end of its turn. An aura: nothing blocks it."""
    card = PROFILES[GLOW]
    if everyone(state, state.warriors[me].square, card.size, me):
        tell(CardUsed, me, GLOW)
        yield from blast(state, tell, me, card.size, card.damage, card.kind, aura=True)


# 66

MAGNET: Final = number_of("magnetic-personality")


@happens(BEGINS, "magnetic-personality")
def magnetic_personality(state: State, tell: Tell, me: int) -> None:
    """Every loose magnetic gadget around it jumps into its hands; what is too much drops when things settle."""
    around = within(state.warriors[me].square, PROFILES[MAGNET].size // 2)
    things = [card for card, square in state.loose if square in around and magnetic(card)]
    if things:
        tell(CardUsed, me, MAGNET)
    for card in things:
        pick(state, tell, me, card)


@AGAINST.of("magnetic-personality")
def gadgets_find_it(state: State, me: int) -> int:  # noqa: ARG001 - the card of the strike says it
    striking = PROFILES[state.strike.card]
    return PROFILES[MAGNET].numbers["against"] if striking.category == GADGET else 0
