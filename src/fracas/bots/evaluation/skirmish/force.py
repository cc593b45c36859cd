"""What units of skirmish are worth to a bot, what they would do to each other, and how far it is from here to there.

Worth is counted in points of an army. All of it is a guess, quick and even-handed: exact numbers are in the rules.
"""

# mypyc: compiled

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from fracas.core.plane.numbers import span
from fracas.core.plane.terrain import BARRIER, Ground
from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.acts import CHOOSE, kind_of, unit_of
from fracas.games.skirmish.bodies import RADII, ground_of
from fracas.games.skirmish.card import (
    ABSORPTION,
    BACKSTAB,
    CHARGE,
    CLEAVE,
    CRITICAL,
    DEFLECT,
    DODGE,
    FELLHANDED,
    FLIGHT,
    MULTI_ATTACK,
    PARRY,
    TELEPORT,
    VOLLEY,
)
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.done import ACTED
from fracas.games.skirmish.effects import AGAINST, DAMAGE, EASES, MASKS, ONE_MORE, any_that
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import atk, card_bits, defence, full_hp, melee_range, number, owns, rng, speed
from fracas.games.skirmish.striking.odds import least

BRACED: Final = number_of("braced")
FOCUS: Final = number_of("focus")

ALIVE_PART: Final = 0.4
"""So much of a unit's points is lost only with its last Hp; the rest goes with its wounds."""
LEADER: Final = 0.9
"""What a leader is worth beside its points, as a share of the points of the game."""
LEADER_ALIVE: Final = 0.45
INCH: Final = 1000

POINTS: Final[list[int]] = [card.points for card in UNITS]


def worth(state: State, me: int, hp: int) -> float:
    """What a unit with so many Hp left is worth."""
    if hp <= 0:
        return 0.0
    unit = state.units[me]
    part = hp / full_hp(state, me)
    value = POINTS[unit.kind] * (ALIVE_PART + (1.0 - ALIVE_PART) * part)
    if unit.leader:
        value += LEADER * state.points * (LEADER_ALIVE + (1.0 - LEADER_ALIVE) * part)
    return value


def loss(state: State, me: int, damage: int) -> float:
    """What so much damage takes away from its worth."""
    hp = state.units[me].hp
    return worth(state, me, hp) - worth(state, me, hp - damage)


# -- what one would do to another, whatever the ground between them

Blow = tuple[float, int]
"""The chance of a hit and its damage."""
_BLOWS: Final[dict[tuple[int, tuple[int, ...], int, tuple[int, ...], bool], tuple[float, int, float]]] = {}


def blow(state: State, me: int, target: int, ranged: bool) -> tuple[float, int, float]:
    """The chance that an attack hits, the damage of a hit, and how many attacks an action has, on open ground."""
    mine, theirs = state.units[me], state.units[target]
    key = (mine.kind, mine.items, theirs.kind, theirs.items, ranged)
    known = _BLOWS.get(key)
    if known is None:
        if len(_BLOWS) > 50_000:
            _BLOWS.clear()
        known = _BLOWS[key] = _blow(state, me, target, ranged)
    return known


def _blow(state: State, me: int, target: int, ranged: bool) -> tuple[float, int, float]:
    chance = (7 - least(atk(state, me), defence(state, target))) / 6.0
    bits, against = card_bits(state.units[me]), card_bits(state.units[target])
    if against & DODGE:
        chance *= 5.0 / 6.0
    if not bits & FELLHANDED and against & (DEFLECT if ranged else PARRY):
        chance *= 4.0 / 6.0
    damage = 1
    attacks = 1.0 + number(state, me, MULTI_ATTACK)
    if not ranged and bits & CHARGE:
        attacks += 0.5
    if bits & BACKSTAB and not ranged:
        attacks += 0.3
    if bits & CRITICAL:
        attacks += 0.2
    if bits & CLEAVE and not ranged:
        attacks += 0.1
    if ranged and bits & VOLLEY:
        attacks += 0.5
    damage -= min(1, number(state, target, ABSORPTION)) if not state.units[target].plate else 0
    return chance, max(0, damage), attacks


def harm(state: State, me: int, target: int, ranged: bool) -> float:
    """What one attack action of ``me`` would take from the worth of ``target``, on average."""
    chance, damage, attacks = blow(state, me, target, ranged)
    if damage == 0:
        return 0.0
    hp = state.units[target].hp
    expected = chance * attacks
    if hp == 1:
        return worth(state, target, 1) * (expected if expected < 1.0 else 1.0)
    return loss(state, target, 1) * expected if attacks < 2 else loss(state, target, min(hp, 2)) * expected / 2.0


def harm_now(state: State, me: int, target: int, ranged: bool) -> float:
    """The same in this turn: with all that energy was paid for, so that it is paid where it is used."""
    mine = state.units[me]
    marked = any_that(state.units[target], AGAINST)
    boosts = 1 << FOCUS | MASKS[DAMAGE] | MASKS[EASES] | MASKS[ONE_MORE]
    if not mine.under & boosts and not marked:
        return harm(state, me, target, ranged)
    chance, damage, attacks = blow(state, me, target, ranged)
    if marked:
        chance = min(5.0 / 6.0, chance + 1.0 / 6.0)
    if mine.is_under(FOCUS):
        chance = min(5.0 / 6.0, chance + 1.0 / 3.0)
    if ranged and any_that(mine, EASES):
        chance *= 2.0 - chance
    if mine.has_done(ACTED):
        attacks = 0.0
    if any_that(mine, ONE_MORE):
        attacks += 1.0
    if attacks == 0.0:
        return 0.0
    hard = damage + 1 if any_that(mine, DAMAGE) else damage
    return min(
        worth(state, target, state.units[target].hp),
        chance * (loss(state, target, hard) + (attacks - 1.0) * loss(state, target, damage)),
    )


def gain_now(state: State, me: int, target: int, ranged: bool) -> float:
    """The same, less what the target may do as it attacks back. An attack that is not worth it is nothing that is lost
    when the turn ends."""
    gain = harm_now(state, me, target, ranged)
    if ranged and not rng(state, target):
        return gain
    chance, damage, _ = blow(state, me, target, ranged)
    lives = 1.0 - chance if state.units[target].hp <= damage else 1.0
    back, wound, _ = blow(state, target, me, ranged)
    # Attacks back are made with difficulty: two dice, and both must hit.
    return gain - lives * back * back * loss(state, me, wound)


def threat_reach(state: State, me: int) -> int:
    """How far from its base it can strike or shoot in a turn."""
    near = speed(state, me) + melee_range(state, me)
    far = rng(state, me)
    if far:
        far += 0 if owns(state, me, BRACED) else speed(state, me)
    return near if near > far else far


def in_threat(state: State, me: int, target: int, reach: int) -> bool:
    """Could ``me`` attack ``target`` in one turn, barriers aside?"""
    one, other = state.units[me], state.units[target]
    dx, dy, far = other.x - one.x, other.y - one.y, reach + RADII[one.kind] + RADII[other.kind]
    return dx * dx + dy * dy <= far * far


def menace(state: State, me: int, target: int) -> float:
    """What ``me`` would take from ``target`` in a turn, where it reaches it: by the better of its attacks."""
    far = rng(state, me)
    if not far:
        return harm(state, me, target, False)
    return max(harm(state, me, target, False) * 0.8, harm(state, me, target, True))


# -- ways

CELL: Final = INCH
BLOCKED: Final = 1_000_000
_FIELDS: Final[dict[tuple[str, int], list[int]]] = {}
_COSTS: Final[dict[str, list[int]]] = {}
_BASE: Final = 400
"""The base that goes all these ways: small, so that no gap is missed."""


def way(state: State, me: int, x: int, y: int, tx: int, ty: int) -> int:
    """About how far it is from one place to another, around barriers and over hills, in thousandths of an inch."""
    straight = span(tx - x, ty - y)
    if straight < 2 * INCH or card_bits(state.units[me]) & (FLIGHT | TELEPORT):
        return straight
    ground = ground_of(state)
    wide = ground.width // CELL
    there = min(ty // CELL, wide - 1) * wide + min(tx // CELL, wide - 1)
    key = (state.map, there)
    field = _FIELDS.get(key)
    if field is None:
        field = _FIELDS[key] = _field(state.map, ground, there)
    around = field[min(y // CELL, wide - 1) * wide + min(x // CELL, wide - 1)]
    if around >= BLOCKED:
        return straight + 3 * INCH
    # Of the lattice's ways only what is clearly a detour counts: its corners are coarse.
    return straight if around < straight * 9 // 8 + 3 * INCH // 2 else around


def _costs(name: str, ground: Ground) -> list[int]:
    """For each square inch what crossing it costs, plus 100,000 for each level of height; BLOCKED if nobody can."""
    known = _COSTS.get(name)
    if known is not None:
        return known
    wide = ground.width // CELL
    found: list[int] = []
    for row in range(wide):
        for column in range(wide):
            x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
            if ground.touches(BARRIER, x, y, _BASE):
                found.append(BLOCKED)
                continue
            mask = ground.mask_at(x, y, _BASE)
            cost = CELL + (CELL // 5 if mask & 1 else 0) + (CELL // 2 if mask & 2 else 0)
            found.append(cost + 100_000 * ground.level_at(x, y))
    _COSTS[name] = found
    return found


def _field(name: str, ground: Ground, there: int) -> list[int]:
    """The way from every square inch to one."""
    costs = _costs(name, ground)
    wide = ground.width // CELL
    field = [BLOCKED] * len(costs)
    field[there] = 0
    heap: list[tuple[int, int]] = [(0, there)]
    while heap:
        far, cell = heappop(heap)
        if far > field[cell]:
            continue
        row, column = cell // wide, cell % wide
        here = costs[cell] % 100_000 if costs[cell] < BLOCKED else CELL
        level = costs[cell] // 100_000 if costs[cell] < BLOCKED else 0
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if (dx == 0 and dy == 0) or not (0 <= row + dy < wide and 0 <= column + dx < wide):
                    continue
                next_cell = (row + dy) * wide + column + dx
                if costs[next_cell] >= BLOCKED:
                    continue
                cost = (here + costs[next_cell] % 100_000) // 2
                if dx and dy:
                    cost = cost * 1414 // 1000
                # The field is walked backwards: from the neighbour up to here costs climbing.
                rise = level - costs[next_cell] // 100_000
                if rise > 0:
                    cost += rise * 3 * INCH // 2
                if far + cost < field[next_cell]:
                    field[next_cell] = far + cost
                    heappush(heap, (far + cost, next_cell))
    return field


def foes(state: State, side: int) -> list[int]:
    """The units alive of all other sides."""
    side_of = state.side_of
    return [me for me, unit in enumerate(state.units) if unit.fate == ALIVE and side_of[unit.seat] != side]


def away(state: State, me: int, others: list[int]) -> int:
    """How far the nearest enemy is, squared; leaders come last."""
    unit = state.units[me]
    least = 1 << 60
    for other in others:
        foe = state.units[other]
        least = min(least, (foe.x - unit.x) * (foe.x - unit.x) + (foe.y - unit.y) * (foe.y - unit.y))
    return least + (1 << 50 if unit.leader else 0)


def by_nearness(state: State, seat: int, options: list[int]) -> list[int]:
    """The units that could be chosen, the one nearest to the enemy first."""
    others = foes(state, state.side_of[seat])
    order = [(away(state, unit_of(option), others), unit_of(option)) for option in options if kind_of(option) == CHOOSE]
    order.sort()
    return [me for _, me in order]
