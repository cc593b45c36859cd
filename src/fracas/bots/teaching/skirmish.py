"""What an answer gains at a table of skirmish."""

from __future__ import annotations

from fracas.bots.evaluation.skirmish.force import INCH, foes, in_threat, loss, menace, threat_reach, way, worth
from fracas.bots.evaluation.skirmish.judging import AT_HAND, ENERGY, STONE, THREAT
from fracas.bots.teaching import Gain
from fracas.core.listener import Listener
from fracas.games.skirmish.bodies import sees, within
from fracas.games.skirmish.content import scenario_named
from fracas.games.skirmish.done import ACTED
from fracas.games.skirmish.state import ALIVE, OVER, TURN, State
from fracas.games.skirmish.stats import rng
from fracas.games.skirmish.striking.attack import may_shoot
from fracas.games.skirmish.striking.melee import in_reach
from fracas.games.skirmish.telling.naming import owned
from fracas.games.skirmish.turns.energy import PER_STONE

WINS = 999.0
NEARER = 0.02
"""Each inch nearer to what is to be reached."""
A_STEP = 1.0
"""Fewer inches are not worth a word."""


def gains(before: State, after: State, seat: int, to: Listener) -> list[Gain]:
    """What has become of units, stones and energy, and what is threatened now."""
    if after.phase == OVER:
        won = seat in after.winners
        return [Gain("won", WINS, "wins the game") if won else Gain("lost", -WINS, "loses the game")]
    side = before.side_of[seat]
    found = _hurt(before, after, side, to)
    found += _holdings(before, after, side)
    if before.phase == TURN == after.phase and before.playing() == after.playing() == side:
        found += _stands(before, after, side, to)
    return found


def _hurt(before: State, after: State, side: int, to: Listener) -> list[Gain]:
    """Hp lost and won back, and who is dead."""
    found: list[Gain] = []
    for me, old in enumerate(before.units):
        if old.fate != ALIVE:
            continue
        new = after.units[me]
        sign = 1.0 if before.side_of[old.seat] != side else -1.0
        whose = owned(before, me, to)
        if new.fate > ALIVE:
            words = f"kills {whose}" if sign > 0.0 else f"costs {whose}"
            found.append(Gain(f"dead:{me}", sign * worth(before, me, old.hp), words))
        if new.fate > ALIVE or new.hp < old.hp:
            lost = old.hp if new.fate > ALIVE else old.hp - new.hp
            words = f"takes {{}} Hp of {whose}" if sign > 0.0 else f"costs {{}} Hp of {whose}"
            found.append(Gain(f"hurt:{me}", sign * loss(before, me, lost), words, lost))
        elif new.hp > old.hp:
            words = f"gives {{}} Hp back to {whose}"
            found.append(Gain(f"healed:{me}", sign * loss(after, me, old.hp - new.hp), words, new.hp - old.hp))
    return found


def _holdings(before: State, after: State, side: int) -> list[Gain]:
    found: list[Gain] = []
    pays = not scenario_named(before.scenario).by_points
    for place, stone in enumerate(after.stones):
        if place >= len(before.stones) or stone.side == before.stones[place].side:
            continue
        if stone.side == side:
            words = f"takes a rune-stone: +{PER_STONE} energy a round" if pays else "takes a rune-stone"
            found.append(Gain(f"stone:{place}", STONE, words))
        elif before.stones[place].side == side:
            found.append(Gain(f"stone-lost:{place}", -STONE, "loses a rune-stone"))
    if after.round == before.round:
        more = after.energy[side] - before.energy[side]
        if more:
            words = "brings {} energy" if more > 0 else "costs {} energy"
            found.append(Gain(f"energy:{more > 0}", ENERGY * more, words, abs(more)))
    return found


def _stands(before: State, after: State, side: int, to: Listener) -> list[Gain]:
    """Who can attack which unit, as those who have moved stand now; and what they came nearer to."""
    found: list[Gain] = []
    moved = [
        me
        for me, unit in enumerate(after.units)
        if me < len(before.units)
        and unit.fate == before.units[me].fate == ALIVE
        and before.side_of[unit.seat] == side
        and (unit.x, unit.y) != (before.units[me].x, before.units[me].y)
    ]
    for me in moved:
        others = [other for other in foes(after, side) if before.units[other].fate == ALIVE]
        name = owned(after, me, to)
        hits = _at_hand(before, after, me, others, to)
        found += hits
        for other in others:
            whose = owned(after, other, to)
            was = in_threat(before, other, me, threat_reach(before, other))
            now = in_threat(after, other, me, threat_reach(after, other))
            if was and not now:
                worth_of_it = THREAT * menace(before, other, me)
                found.append(Gain(f"safe:{me}:{other}", worth_of_it, f"gets {name} out of reach of {whose}"))
            elif now and not was and after.units[me].leader:
                worth_of_it = THREAT * menace(after, other, me)
                found.append(Gain(f"near:{me}:{other}", -worth_of_it, f"brings {name} within reach of {whose}"))
            far = rng(before, other)
            if far and within(before, me, other, far) and sees(before, me, other) and not sees(after, me, other):
                words = f"gets {name} out of sight of {whose}"
                found.append(Gain(f"sight:{me}:{other}", 0.5 * menace(before, other, me), words))
        if not hits:
            found += _nearer(before, after, me, others, side, to)
    return found


def _at_hand(before: State, after: State, me: int, others: list[int], to: Listener) -> list[Gain]:
    """The units it can attack now, and could not before."""
    if after.units[me].has_done(ACTED) or after.units[me].hanging:
        return []
    found: list[Gain] = []
    far = rng(after, me)
    for other in others:
        whose = owned(after, other, to)
        if in_reach(after, me, other) and not in_reach(before, me, other):
            worth_of_it = AT_HAND * menace(after, me, other)
            found.append(Gain(f"strike:{me}:{other}", worth_of_it, f"lets {owned(after, me, to)} strike {whose} now"))
        elif far and may_shoot(after, me) and _in_view(after, me, other, far) and not _in_view(before, me, other, far):
            worth_of_it = AT_HAND * menace(after, me, other)
            words = f"lets {owned(after, me, to)} shoot at {whose} now"
            found.append(Gain(f"shoot:{me}:{other}", worth_of_it, words))
    return sorted(found, key=lambda gain: -gain.worth)[:1]


def _in_view(state: State, me: int, other: int, far: int) -> bool:
    return within(state, me, other, far) and sees(state, me, other)


def _nearer(before: State, after: State, me: int, others: list[int], side: int, to: Listener) -> list[Gain]:
    """The stone or enemy that it has come nearest to, of those that it has come nearer to."""
    old, new = before.units[me], after.units[me]
    found: list[tuple[float, Gain]] = []
    aims = [(f"foe:{other}", after.units[other].x, after.units[other].y, owned(after, other, to)) for other in others]
    if not scenario_named(after.scenario).by_points:
        aims += [
            (f"stone:{place}", stone.x, stone.y, "a rune-stone" if stone.side < 0 else "a rune-stone of the enemy")
            for place, stone in enumerate(after.stones)
            if stone.side != side
        ]
    for key, x, y, words in aims:
        left = way(after, me, new.x, new.y, x, y) / INCH
        inches = way(before, me, old.x, old.y, x, y) / INCH - left
        if inches >= A_STEP:
            said = f"brings {owned(after, me, to)} {{}} inch{{es}} nearer to {words}"
            found.append((left, Gain(f"nearer:{me}:{key}", NEARER * inches, said, inches)))
    found.sort(key=lambda each: each[0])
    return [gain for _, gain in found[:1]]


def subject(state: State, ask: str, touches: tuple[str, ...]) -> str:
    """The unit that acts: its movement, its action, and what these ask."""
    if ask == "act":
        return touches[0] if touches else ""
    return f"unit:{state.acting[1]}" if len(state.acting) == 3 else ""
