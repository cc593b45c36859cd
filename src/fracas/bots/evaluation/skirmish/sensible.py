"""How somebody with a little sense answers at a table of skirmish: every question, so that whole turns can be imagined.

An act is judged by what it takes from the enemy's worth and what it leaves of one's own; a place by what can be
attacked from there, what can attack it, and how near it is to what must be reached.
"""

# mypyc: compiled

from __future__ import annotations

from random import Random
from typing import Final
from zlib import crc32

from fracas.bots.evaluation.skirmish.abilities import ability_score, item_score, loss_by, striking
from fracas.bots.evaluation.skirmish.force import (
    INCH,
    POINTS,
    away,
    by_nearness,
    foes,
    in_threat,
    loss,
    menace,
    threat_reach,
    way,
)
from fracas.core.question import Answer, Choice, Draw, Place, Question
from fracas.games.skirmish.abilities.ids import number_of
from fracas.games.skirmish.acts import (
    ABILITY,
    CHOOSE,
    END,
    ITEM,
    MARCH,
    MOVE,
    SHOOT,
    STRIKE,
    act,
    kind_of,
    unit_of,
    what_of,
)
from fracas.games.skirmish.bodies import RADII, ground_of, sees, within
from fracas.games.skirmish.card import CLEAVE, CRITICAL
from fracas.games.skirmish.content import scenario_named
from fracas.games.skirmish.done import ACTED, MOVED
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.moving.pace import BY_MARCH, BY_MOVE
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.state import ALIVE, NOBODY, State
from fracas.games.skirmish.stats import has, owns, rng
from fracas.games.skirmish.striking.melee import in_reach
from fracas.games.skirmish.striking.reactions import ability_of
from fracas.games.skirmish.turns.menu import all_acts

BRACED: Final = number_of("braced")
GRANITE_WORD: Final = number_of("granite-word")
SHRUG_OFF: Final = number_of("shrug-off")

PLACES: Final = 12
"""So many places of a movement are compared."""
INCH_NEARER: Final = 0.22
"""What an inch on the way to the enemy is worth, in points; it grows with the rounds."""
DANGER: Final = 0.16
"""Of what enemies could take in their turn, where a unit stands."""
LEADER_DANGER: Final = 0.45
OPPORTUNITY: Final = 0.5
"""How likely it is that the one who is left strikes."""
NEW_STONE: Final = 3.0
HELD_STONE: Final = 0.6
HIGHER: Final = 0.3
NEAR_FRIENDS: Final = 7 * INCH
"""Friends farther away do not change what is the best place."""
LITTLE: Final = 0.05
"""What is worth less is not done."""
A_STEP: Final = INCH // 2
"""Who has moved already goes on so far or not at all: a turn of a hundred small steps comes to nothing."""

Spot = tuple[tuple[int, ...], float]
"""A place, and its score beside that of staying; nothing, if staying is better."""
_FOUND: Final[dict[tuple[int, ...], Spot]] = {}
_MOST: Final = 20_000


def sense(state: State, question: Question, draw: Draw) -> Answer | None:
    """What a hasty player answers; None where any answer will do."""
    if isinstance(question, Choice):
        return _choice(state, question, draw)
    if isinstance(question, Place):
        return _place(state, question, draw)
    return None


def _place(state: State, question: Place, draw: Draw) -> tuple[int, ...] | None:
    region = question.region
    if isinstance(region, Movement):
        place, _ = best_place(state, region.me, region.by, draw, region)
        return place if place else (state.units[region.me].x, state.units[region.me].y)
    if question.ask == "spot":
        return _nearest_spot(state, question.seat, region.candidates(draw, 8))
    return region.propose(())


def _choice(state: State, question: Choice, draw: Draw) -> int | None:
    ask = question.ask
    options = question.options
    if ask == "act":
        return _act(state, question.seat, list(options), draw)
    if ask == "target":
        return _best_target(state, list(options), draw)
    if ask == "fast":
        return _fast(state, question)
    if ask == "back" or ask == "shove":
        return 1
    if ask == "opportunity":
        return options[0]
    if ask == "hone":
        me = state.acting[1] if state.acting else 0
        return None if has(state, me, CRITICAL) or has(state, me, CLEAVE) else 1
    if ask == "cleave":
        return max(options, key=lambda other: loss(state, other, 1))
    if ask == "partner" or ask == "items":
        return NOBODY
    if ask == "recruit":
        return max(options, key=lambda kind: POINTS[kind])
    if ask == "first":
        side = state.side_of[question.seat]
        return side if side in options else options[0]
    return None


# -- acts


def _act(state: State, seat: int, options: list[int], draw: Draw) -> int:
    """A good act of those that are listed; if there is none, the choice of a unit that has one."""
    best = best_act(state, seat, options, draw)
    if best != END:
        return best
    for me in by_nearness(state, seat, options):
        if best_act(state, seat, [END, *all_acts(state, me)], draw) != END:
            return act(CHOOSE, me)
    return END


def best_act(state: State, seat: int, options: list[int], draw: Draw) -> int:
    """A good act, quickly found: an attack or ability before a movement, if the same unit has no better place for it;
    else the first movement that is worth anything, the one nearest to the enemy first; else a march."""
    others = foes(state, state.side_of[seat])
    best, most, who = END, LITTLE, NOBODY
    strikes = striking_scores(state, options)
    moves: list[int] = []
    marches: list[int] = []
    for option in options:
        kind = kind_of(option)
        me = unit_of(option)
        score = 0.0
        if kind in (STRIKE, SHOOT):
            score = strikes[option]
        elif kind == ABILITY:
            score = ability_score(state, me, what_of(option), others, _most(strikes, me))
        elif kind == ITEM:
            score = item_score(state, me, what_of(option), others)
        elif kind == MOVE:
            if not state.units[me].has_done(MOVED):
                moves.append(option)
        elif kind == MARCH:
            marches.append(option)
        if score > most:
            best, most, who = option, score, me
    if best != END:
        for option in moves:
            if unit_of(option) == who and best_place(state, who, BY_MOVE, draw)[1] > most:
                return option
        return best
    moves.sort(key=lambda option: away(state, unit_of(option), others))
    for option in moves:
        if best_place(state, unit_of(option), BY_MOVE, draw)[1] > LITTLE:
            return option
    for option in marches:
        me = unit_of(option)
        if _most(strikes, me) <= LITTLE and best_place(state, me, BY_MARCH, draw)[1] > LITTLE:
            return option
    return END if END in options else options[0]


def striking_scores(state: State, options: list[int]) -> dict[int, float]:
    """What each attack among the acts is worth."""
    return {
        option: striking(state, unit_of(option), what_of(option), kind_of(option) == SHOOT)
        for option in options
        if kind_of(option) in (STRIKE, SHOOT)
    }


def _most(strikes: dict[int, float], me: int) -> float:
    """The best attack of a unit."""
    best = 0.0
    for option, score in strikes.items():
        if score > best and unit_of(option) == me:
            best = score
    return best


def scored(state: State, seat: int, options: list[int]) -> list[tuple[int, float]]:
    """What each act but movements is worth, in points; nothing, if it is not known."""
    others = foes(state, state.side_of[seat])
    strikes = striking_scores(state, options)
    found = []
    for option in options:
        kind = kind_of(option)
        me = unit_of(option)
        if kind == ABILITY:
            found.append((option, ability_score(state, me, what_of(option), others, _most(strikes, me))))
        elif kind == ITEM:
            found.append((option, item_score(state, me, what_of(option), others)))
        elif kind != MOVE and kind != MARCH:
            found.append((option, strikes.get(option, 0.0)))
    return found


# -- places


def best_place(state: State, me: int, by: int, draw: Draw, region: Movement | None = None) -> Spot:  # noqa: ARG001
    """The best place of a movement, and how much better it is than staying, with the attack that it makes possible."""
    key = key_of(state, me, by)
    known = _FOUND.get(key)
    if known is not None:
        return known
    if region is None:
        region = Movement(state, me, by)
    # By numbers of its own: what is remembered must not depend on whose numbers were drawn when it was found.
    ranked = places(state, region, Random(hash(key)).random, PLACES)
    best: Spot = ((), 0.0)
    if ranked and ranked[0][1] > 0.0:
        best = ranked[0]
    if len(_FOUND) > _MOST:
        _FOUND.clear()
    _FOUND[key] = best
    return best


def forget_places() -> None:
    """What is remembered holds near enough only: a game must not depend on those before it."""
    _FOUND.clear()


def key_of(state: State, me: int, by: int) -> tuple[int, ...]:
    """All that the best place depends on, near enough."""
    mine = state.units[me]
    key = [crc32(state.map.encode()), me, by]
    key += (mine.x, mine.y, mine.hp, mine.done, mine.spent, mine.under, mine.ground, len(mine.lying))
    key += (state.round, 1 if state.moving == me else 0)
    side = state.side_of[mine.seat]
    for number, unit in enumerate(state.units):
        if unit.fate == ALIVE and (
            state.side_of[unit.seat] != side or abs(unit.x - mine.x) + abs(unit.y - mine.y) < NEAR_FRIENDS
        ):
            key += (number, unit.kind, unit.x, unit.y, unit.hp)
    for stone in state.stones:
        key += (stone.x, stone.side)
    return tuple(key)


def places(state: State, region: Movement, draw: Draw, most: int) -> list[Spot]:
    """Places with their scores beside that of staying, the best first."""
    me = region.me
    unit = state.units[me]
    others = foes(state, state.side_of[unit.seat])
    attacks = region.by != BY_MARCH and not unit.has_done(ACTED)
    before = [other for other in others if in_reach(state, me, other)]
    left = [(other, loss_by(state, other, me)) for other in others if in_reach(state, other, me)]
    x, y, level, hanging, met = unit.x, unit.y, unit.level, unit.hanging, unit.met
    least = A_STEP if unit.has_done(MOVED) else 1
    here = _score(state, me, others, attacks, before, False)
    found: list[Spot] = []
    ground = ground_of(state)
    for place in region.candidates(draw, most):
        last = len(place) - len(place) % 2
        to_x, to_y = place[last - 2], place[last - 1]
        if abs(to_x - x) + abs(to_y - y) < least:
            continue
        unit.x, unit.y = to_x, to_y
        unit.level = ground.level_at(unit.x, unit.y)
        unit.hanging = False
        score = _score(state, me, others, attacks, before, True) - here
        for other, cost in left:
            if not in_reach(state, other, me):
                score -= OPPORTUNITY * cost
        found.append((place, score))
        unit.x, unit.y, unit.level, unit.hanging, unit.met = x, y, level, hanging, met
    found.sort(key=_by_score)
    return found


def _by_score(spot: Spot) -> float:
    return -spot[1]


def _score(state: State, me: int, others: list[int], attacks: bool, before: list[int], moved: bool) -> float:
    """What it is worth to stand where the unit now is."""
    unit = state.units[me]
    far = 0 if moved and owns(state, me, BRACED) else rng(state, me)
    best = danger = 0.0
    nearest = leader = 100.0 * INCH
    shot = rng(state, me) * 3 // 4
    late = state.round / 20.0
    if moved:
        unit.met = tuple([other for other in others if other not in before and in_reach(state, me, other)])
    for other in others:
        foe = state.units[other]
        away = float(way(state, me, unit.x, unit.y, foe.x, foe.y) - shot)
        if away < nearest:
            nearest = away
        if foe.leader and away < leader:
            leader = away
        if attacks:
            if in_reach(state, me, other) and sees(state, me, other):
                best = max(best, striking(state, me, other, False))
            if far and within(state, me, other, far) and sees(state, me, other):
                best = max(best, striking(state, me, other, True))
        if in_threat(state, other, me, threat_reach(state, other)):
            danger += menace(state, other, me)
    nearest = max(nearest, 1.5 * INCH)
    leader = max(leader, 1.5 * INCH)
    part = 0.3 + 0.4 * late
    eager = INCH_NEARER * (1.0 + 2.0 * late)
    score = best
    if unit.leader:
        score -= LEADER_DANGER * (1.0 - 0.7 * late) * danger
        eager *= 0.3 + late
    else:
        score -= DANGER * danger
    score -= eager * ((1.0 - part) * nearest + part * leader) / INCH
    return score + HIGHER * unit.level + _stones(state, me)


def _stones(state: State, me: int) -> float:
    if not state.stones or scenario_named(state.scenario).by_points:
        return 0.0
    unit = state.units[me]
    side = state.side_of[unit.seat]
    value = 0.0
    nearest = 100 * INCH
    for stone in state.stones:
        dx, dy, far = unit.x - stone.x, unit.y - stone.y, STONE_RADIUS + RADII[unit.kind] + INCH
        near = dx * dx + dy * dy <= far * far and abs(unit.level - stone.level) <= 1
        if near:
            value += NEW_STONE if stone.side != side else HELD_STONE
        elif stone.side != side:
            nearest = min(nearest, way(state, me, unit.x, unit.y, stone.x, stone.y))
    if nearest < 12 * INCH:
        value += 0.12 * (12 * INCH - nearest) / INCH
    return value


def _nearest_spot(state: State, seat: int, spots: list[tuple[int, ...]]) -> tuple[int, ...]:
    """For a new unit: near an enemy, so that it is soon of use."""
    others = foes(state, state.side_of[seat])
    best, least = spots[0], 1 << 60
    for spot in spots:
        for other in others:
            foe = state.units[other]
            far = (spot[0] - foe.x) * (spot[0] - foe.x) + (spot[1] - foe.y) * (spot[1] - foe.y)
            if far < least:
                best, least = spot, far
    return best


# -- on the way


def _best_target(state: State, options: list[int], draw: Draw) -> int:
    """The enemy who loses most, or the friend who is worth most."""
    best, most = options[0], -1000.0
    for option in options:
        score = 0.01 * draw()
        if option == NOBODY:
            score -= 0.5
        else:
            score += loss(state, option, 1) + 0.1 * POINTS[state.units[option].kind]
        if score > most:
            best, most = option, score
    return best


def _fast(state: State, question: Choice) -> int:
    """A fast ability for the leader; for others only what costs little."""
    acting = state.acting
    side = state.side_of[question.seat]
    victim = acting[2] if len(acting) > 2 and acting[0] in (STRIKE, SHOOT) else NOBODY
    if victim == NOBODY or victim >= len(state.units) or state.side(victim) != side:
        victim = acting[1] if len(acting) > 1 else NOBODY
    leader = victim != NOBODY and victim < len(state.units) and state.units[victim].leader
    for option in question.options[1:]:
        ability = ability_of(option)
        if ability == SHRUG_OFF or leader:
            return option
        if ability == GRANITE_WORD:
            if state.energy[side] >= 6:
                return option
        elif state.energy[side] >= 2:
            return option
    return question.options[0]
