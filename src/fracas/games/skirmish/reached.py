"""Positions that are read: whether play can lead there, by what units cost, by what can stand, and by what can happen.

A position may come from anybody. Every unit adds to what everybody is asked, and every entry of a list to what they are
sent, so nothing is taken on trust that the rules could not have made.
"""

from __future__ import annotations

from typing import Final

from fracas.core.writing import Line
from fracas.games.skirmish.abilities.grave import HUSK, SIPHONS
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, COUNT, number_of
from fracas.games.skirmish.abilities.shared import COIN, COIN_ROUND
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.card import GAIN
from fracas.games.skirmish.content import ITEMS, UNITS, scenario_named
from fracas.games.skirmish.done import MARCHING
from fracas.games.skirmish.maps import BARRIER, INCH
from fracas.games.skirmish.moving.crowd import Crowd
from fracas.games.skirmish.passives import BRINGS
from fracas.games.skirmish.setting_up.armies import about_a_seat, price
from fracas.games.skirmish.state import ALIVE, KILLED, MUSTER, NOBODY, WAITING, State, Unit
from fracas.games.skirmish.turns.energy import PER_STONE, by_points
from fracas.games.skirmish.turns.menu import EACH_LOOKED_AT
from fracas.games.skirmish.turns.recruiting import MOST_ALIVE, MOST_UNITS

RAISE_HUSK: Final = number_of("raise-husk")

MOST_TIMES = 50
"""How often anything can happen to one unit in one turn, with room to spare."""
MOST_MET = 100
"""Enemies into whose reach one unit can move in one turn, with room to spare."""
FARTHEST = 100 * INCH
"""What a unit can move in a turn, with room to spare."""
LONGEST_NAME = 80
HAIR = 10
"""Bases may overlap by so little: who climbs is set a hair off the edge."""
RAISED_FOR = min(own.energy for unit in UNITS for own in unit.own if own.id == ABILITY_IDS[RAISE_HUSK])
"""Energy: a Husk that is raised is cheaper than one of an army."""


def must_be_reached(line: Line, state: State) -> None:
    """Refuse what no play leads to."""
    _counts(line, state)
    for seat in range(state.players if state.phase > MUSTER else 0):
        _army(line, state, seat)
    for side in range(state.sides):
        _paid(line, state, side)
    if any(_has_too_much(unit, state) for unit in state.units):
        raise line.refused("a unit has done or suffered more than can be in one turn")
    _standing(line, state)


def _counts(line: Line, state: State) -> None:
    players, sides, scenario = state.players, state.sides, scenario_named(state.scenario)
    if state.round > state.round_limit or state.turns > sides * state.round:
        raise line.refused(f"a game here has {state.round_limit} rounds")
    if any(left > state.points for left in state.lefts) or any(len(name) > LONGEST_NAME for name in state.mustered):
        raise line.refused(f"an army has {state.points} points and a name")
    if len(state.stones) > sides * scenario.most_stones + 1 or any(
        left > scenario.most_stones for left in state.stones_left
    ):
        raise line.refused("there are more stones than the scenario has")
    if max(len(state.rolls), len(state.homes)) > sides or len(state.winners) > players or len(state.acting) > 3:
        raise line.refused(f"it is not for {sides} sides")
    too_often = state.looks > (EACH_LOOKED_AT * len(state.units) if state.chosen != NOBODY else 0)
    if any(total > 12 for total in state.rolls) or state.siphons > SIPHONS or state.handed > players or too_often:
        raise line.refused("more was rolled, siphoned or handed over than can be")
    if len(state.units) > MOST_UNITS or sum(unit.fate == ALIVE for unit in state.units) > MOST_ALIVE:
        raise line.refused("there is no room for so many units")


# -- what units cost


def _army(line: Line, state: State, seat: int) -> None:
    """Refuse an army with more heroes, limited units or items than there can be, or of two factions. Recruits come
    for those who have fallen, so of the latter only those who have not are counted."""
    own = [unit for unit in state.units if unit.seat == seat]
    if sum(unit.leader for unit in own) != 1 or not all(UNITS[unit.kind].hero for unit in own if unit.leader):
        raise line.refused("each army has one leader, a hero")
    fielded = [(UNITS[unit.kind], tuple(ITEMS[item] for item in unit.items)) for unit in own]
    left = [member for member, unit in zip(fielded, own, strict=True) if unit.fate in (ALIVE, WAITING)]
    for sentence in about_a_seat(fielded, left, state.points):
        raise line.refused(f"an army cannot be like this. {sentence}")


def _paid(line: Line, state: State, side: int) -> None:
    """Refuse a side that has more energy, or units that cost more, than its points and all the energy that it can have
    gained by now."""
    seats = [seat for seat in range(state.players) if state.side_of[seat] == side]
    own = [unit for unit in state.units if unit.seat in seats]
    gained = _most_energy(state, seats, own)
    if state.energy[side] > len(seats) * (state.points // 2) + gained:
        raise line.refused("a side has more energy than it can have gained")
    if sum(map(_least_price, own)) + state.energy[side] > len(seats) * state.points + gained:
        raise line.refused("a side has more units than it can have paid for")


def _least_price(unit: Unit) -> int:
    """In points or in energy, which has come from points, or in later rounds."""
    least = price(UNITS[unit.kind], (ITEMS[item] for item in unit.items))
    return min(least, RAISED_FOR) if unit.kind == HUSK else least


def _most_energy(state: State, seats: list[int], own: list[Unit]) -> int:
    """What a side of these seats can have gained by now, points left over aside: each round by stones or points and
    by what it siphons in its turn, by harvest for each enemy who was killed, and once from coins."""
    each_round = by_points(state.points) * len(seats) if scenario_named(state.scenario).by_points else 0
    each_round += PER_STONE * len(state.stones) + SIPHONS
    coins = sum(UNITS[unit.kind].own_named(ABILITY_IDS[each]) is not None for unit in own for each in BRINGS)
    coins += sum(ITEMS[item].once == GAIN for unit in own for item in unit.items)
    killed = sum(unit.fate == KILLED and unit.seat not in seats for unit in state.units)
    return state.round * each_round + killed + (coins * COIN if state.round >= COIN_ROUND else 0)


# -- what can stand


def _standing(line: Line, state: State) -> None:
    """Refuse living bases that lie beyond the table, on a barrier or a stone, or on each other; and heights at which
    there is nothing to stand on or to climb."""
    ground = ground_of(state)
    highest = max(ground.heights, default=0)
    crowd = Crowd(state, empty=True)
    for unit in state.units:
        if unit.fate != ALIVE:
            continue
        r = RADII[unit.kind] - HAIR
        if not ground.on_table(unit.x, unit.y, r) or ground.touches(BARRIER, unit.x, unit.y, r):
            raise line.refused("a unit stands on a barrier or beyond the table")
        if unit.level > highest or (not unit.hanging and unit.level != ground.level_at(unit.x, unit.y)):
            raise line.refused("a unit stands at a height at which there is nothing")
        if crowd.stone_at(unit.x, unit.y, r, unit.level) is not None:
            raise line.refused("a unit stands on a rune-stone")
        if crowd.base_at(unit.x, unit.y, r, unit.level) is not None:
            raise line.refused("two units stand in the same place")
        crowd.add(unit.x, unit.y, RADII[unit.kind], unit.level)


# -- what can happen in a turn


def _has_too_much(unit: Unit, state: State) -> bool:
    enemies = [unit.met, unit.shot_at]
    laid = list(zip(unit.lying, unit.laid_by, strict=True))
    mine = state.side_of[unit.seat]
    return (
        unit.hp > UNITS[unit.kind].hp
        or (unit.hp == 0 and unit.fate == ALIVE)
        or max(unit.level, unit.spent, unit.run) > FARTHEST
        or unit.done >= 2 << MARCHING
        or unit.ground > 3
        or unit.broke > 2
        or max(unit.attacks, unit.answers) > MOST_TIMES
        or len(unit.met) > MOST_MET
        or len(unit.shot_at) > MOST_TIMES
        or any(len(set(each)) != len(each) for each in (*enemies, laid, unit.used, unit.empty))
        or any(state.side_of[state.units[other].seat] == mine for each in enemies for other in each)
        or not all(0 <= ability < COUNT for ability in unit.used)
        or not set(unit.empty) <= set(unit.items)
    )
