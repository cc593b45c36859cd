"""How well each seat stands at a table of skirmish, and what it should come nearer to.

A side is as strong as its units (points, by the Hp that they have left), as its leader is safe, and as its energy and
stones; and as what its units threaten, and could attack at once. Nobody wins by standing still: see `drive`.
"""

# mypyc: compiled

from __future__ import annotations

from math import exp
from typing import Final

from fracas.bots.evaluation.skirmish.force import (
    INCH,
    POINTS,
    foes,
    gain_now,
    in_threat,
    menace,
    threat_reach,
    way,
    worth,
)
from fracas.bots.opponents import level
from fracas.games.skirmish.bodies import sees, within
from fracas.games.skirmish.content import scenario_named
from fracas.games.skirmish.done import ACTED, MOVED, NEW
from fracas.games.skirmish.effects import ONE_MORE, any_that
from fracas.games.skirmish.events.fight import Damaged
from fracas.games.skirmish.state import ALIVE, NOBODY, OVER, TURN, State
from fracas.games.skirmish.stats import full_hp, rng
from fracas.games.skirmish.striking.attack import may_shoot
from fracas.games.skirmish.striking.melee import in_reach
from fracas.games.skirmish.turns.ending import points_alive

LEVELS: Final = {
    "normal": level("normal", "greedy", "Looks one answer ahead and knows what a unit is worth."),
    "hard": level("hard", "planner:40", "Plans its whole turn and your reply, 40 times for each answer."),
}
HINTS: Final = "planner:40"
FIRST_LOOK: Final = "greedy"
ANALYSIS: Final = "planner:60"

STEEPNESS: Final = 4.5
"""How much a lead of all the points of the game counts."""
ENERGY: Final = 0.55
"""Each energy, in points."""
STONE: Final = 2.2
"""Each stone, likewise, while there are rounds to come."""
THREAT: Final = 0.22
"""What could be attacked in a turn."""
AT_HAND: Final = 0.8
"""What can be attacked now."""
RISK: Final = 0.5
"""Of the leader's worth, if it may well be killed in a turn."""
DRIVE: Final = 0.45
"""The nearness of all that a side must reach; it grows with the rounds."""
LONG: Final = 24.0
"""About the longest way on a table, in inches."""
STRIDE: Final = 9.0
"""About as far as a unit comes in two turns."""
A_STONE: Final = 6.0
"""A stone that is not theirs draws units like an enemy of so many points."""
EARLY: Final = 5
"""After so many rounds bots begin to be ruthless: more and more they look for the death of a leader."""
PREY: Final = 1.5
"""A leader of the enemy's, from unhurt to dead."""
SPARED: Final = 1.2
"""Their own, likewise: this much is not minded by the one who would lose at the round limit."""
CALM: Final = 0.00001
"""A unit that has not marched."""


def evaluate(state: State) -> list[float]:
    """Each seat's share of the victory, as far as a glance at the table tells."""
    if state.phase == OVER:
        winners = state.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    return _shares(state, True)


def _shares(state: State, at_hand: bool) -> list[float]:
    """The same in a game that goes on; with what the side whose turn it is can attack at once, or without."""
    playing = state.playing() if at_hand and state.phase == TURN else NOBODY
    weights = [exp(STEEPNESS * strength(state, side, side == playing) / state.points) for side in range(state.sides)]
    total = sum([weights[side] for side in state.side_of])
    return [weights[side] / total for side in state.side_of]


def strength(state: State, side: int, now: bool = False) -> float:
    """What the side has, in points; ``now`` it may attack."""
    value = 0.0
    leaders = False
    for me, unit in enumerate(state.units):
        if state.side_of[unit.seat] == side and unit.fate <= ALIVE:
            if state.lost[unit.seat]:
                continue  # it leaves with the round
            value += worth(state, me, unit.hp)
            leaders = leaders or unit.leader
    if not leaders:
        return -2.0 * state.points
    energy = state.energy[side]
    value += ENERGY * (energy if energy < 12 else 12.0 + 0.3 * (energy - 12))
    for stone in state.stones:
        if stone.side == side:
            value += STONE
    if state.phase < TURN - 1:
        return value
    return value + _threats(state, side, now)


def _threats(state: State, side: int, now: bool) -> float:
    """What its units could attack in a turn, what they can attack at once, and what may happen to its leaders."""
    others = foes(state, side)
    if not others:
        return 0.0
    value = 0.0
    for me, unit in enumerate(state.units):
        if unit.fate != ALIVE or state.side_of[unit.seat] != side:
            continue
        reach = threat_reach(state, me)
        far = rng(state, me)
        ready = now and not unit.done & 1 << NEW and not unit.hanging
        if unit.done & 1 << ACTED and not any_that(unit, ONE_MORE):
            ready = False
        shoots = far and ready and may_shoot(state, me)
        best = at_hand = 0.0
        for other in others:
            if not in_threat(state, me, other, reach):
                continue
            mean = menace(state, me, other)
            if mean > best:
                best = mean
            if not ready:
                continue
            if in_reach(state, me, other):
                at_hand = max(at_hand, gain_now(state, me, other, False))
            elif shoots and within(state, me, other, far) and sees(state, me, other):
                at_hand = max(at_hand, gain_now(state, me, other, True))
        value += THREAT * best + AT_HAND * at_hand
        if unit.leader:
            value -= _risk(state, me, others)
    return value


def _risk(state: State, me: int, others: list[int]) -> float:
    """What the leader's danger costs: how much of it could be gone by the end of a turn."""
    taken = _taken(state, me, others)
    all_of_it = worth(state, me, state.units[me].hp)
    part = taken / all_of_it if taken < all_of_it else 1.0
    return RISK * part * part * all_of_it


def _taken(state: State, me: int, others: list[int]) -> float:
    """What the enemy could take of a unit's worth in a turn."""
    taken = 0.0
    for other in others:
        if in_threat(state, other, me, threat_reach(state, other)):
            taken += menace(state, other, me)
    return taken


def regret(state: State, seat: int, event: object, facts: tuple[int, ...]) -> float:
    """Hp of its own side that the seat takes by its own hand, falls included."""
    if event is not Damaged:
        return 0.0
    victim, amount, by = facts[0], facts[1], facts[2]
    mine = state.side_of[seat]
    if state.side(victim) != mine or (by != NOBODY and state.side(by) != mine):
        return 0.0
    return float(amount)


def doomed(state: State, seat: int) -> float:
    """Its leaders that are dead, or could well be dead by the end of the enemy's turn."""
    side = state.side_of[seat]
    others = foes(state, side)
    count = 0.0
    for me, unit in enumerate(state.units):
        if not unit.leader or state.side_of[unit.seat] != side:
            continue
        if unit.fate > ALIVE or (unit.fate == ALIVE and _taken(state, me, others) >= worth(state, me, unit.hp)):
            count += 1.0
    return count


def drive(state: State, seat: int) -> float:
    """How near its units are to what they must reach: enemies, above all leaders, and stones that are not theirs.

    To come nearer is as good for the foe as for itself, so it is no part of anybody's share; but where all keep their
    distance no game ends. What is killed or taken counts as reached, so that nobody spares their prey. The later it
    gets, the more it counts; and the more the wounds of their leader count, and the less those of one's own, because
    two leaders who heal as fast as they strike would fight for ever.
    """
    if state.lost[seat]:
        return 0.0
    side = state.side_of[seat]
    late = state.round / 20.0
    near = calm = count = 0.0
    for me, unit in enumerate(state.units):
        if unit.seat != seat or unit.fate != ALIVE:
            continue
        weight = 1.0
        if unit.leader:
            weight = 0.25 + late if not rng(state, me) else 0.4 + late
        count += weight
        near += weight * _nearness(state, me, side, late)
        if not unit.done & (1 << ACTED | 1 << MOVED):
            calm += 1.0
    if count == 0.0:
        return 0.0
    return DRIVE * (0.6 + late) * near / count + CALM * calm + _ruthless(state, side) + _ending(state, seat)


def _ending(state: State, seat: int) -> float:
    """What it costs to end a turn, given back: that the enemy can attack now. It must be ended some time, and nobody
    should waste energy only to put it off."""
    if state.phase != TURN or state.playing() == state.side_of[seat]:
        return 0.0
    for unit in state.units:
        if unit.done or unit.used:
            return 0.0
    return _shares(state, False)[seat] - _shares(state, True)[seat]


def _ruthless(state: State, side: int) -> float:
    """What the wounds of leaders count besides, late in the game. One who would lose at the round limit has nothing to
    save."""
    late = (state.round - EARLY) / 14.0
    if late <= 0.0:
        return 0.0
    mine = points_alive(state, side)
    behind = False
    for other in range(state.sides):
        behind = behind or (other != side and points_alive(state, other) >= mine)
    spared = SPARED if behind else 0.25 * SPARED
    value = 0.0
    for me, unit in enumerate(state.units):
        if unit.leader:
            left = unit.hp / full_hp(state, me) if unit.fate == ALIVE else 0.0
            value += -spared * left if state.side_of[unit.seat] == side else PREY * (1.0 - left)
    return late * value


def _nearness(state: State, me: int, side: int, late: float) -> float:
    """How near a unit is to all that it should reach, from 0 to 1; what is near counts most."""
    unit = state.units[me]
    shot = rng(state, me) * 3 // 4
    total = near = 0.0
    for foe in state.units:
        if state.side_of[foe.seat] == side:
            continue
        weight = float(POINTS[foe.kind])
        if foe.leader:
            weight += state.points * (0.3 + 0.5 * late)
        total += weight
        if foe.fate > ALIVE or state.lost[foe.seat]:
            near += weight
        elif foe.fate == ALIVE:
            near += weight * close(way(state, me, unit.x, unit.y, foe.x, foe.y) - shot)
    if not scenario_named(state.scenario).by_points:
        for stone in state.stones:
            total += A_STONE
            near += A_STONE
            if stone.side != side:
                near -= A_STONE * (1.0 - close(way(state, me, unit.x, unit.y, stone.x, stone.y)))
    return near / total if total else 1.0


def close(length: int) -> float:
    """1 for what is at hand, 0 for what is at the other end of the table; the last inches count most."""
    far = max(0.0, length / INCH - 1.5)
    if far >= LONG:
        return 0.0
    return 0.9 * (0.5 * (1.0 - far / LONG) + (0.5 * (1.0 - far / STRIDE) if far < STRIDE else 0.0))
