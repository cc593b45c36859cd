"""What a warrior could do next: where its walk may end and which way it goes, whom it may strike, and the odds.

From a view, so from what its player knows: cards that lie face down elsewhere count as not there, nobody reacts, and no
die is shifted.
"""

from __future__ import annotations

import msgspec

from fracas.core.tell import silence
from fracas.core.window import fold
from fracas.games.synergy.acts import MOVES, STRIKES, options
from fracas.games.synergy.board import within
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.changes import state_of
from fracas.games.synergy.harm import soaked
from fracas.games.synergy.live import restore
from fracas.games.synergy.moving import obstacles
from fracas.games.synergy.paths import reach, way
from fracas.games.synergy.rows import BASIC, NUMBERS, PROFILES, ROWS
from fracas.games.synergy.standing import here, rebuild
from fracas.games.synergy.state import CONFUSED, HIT, NOBODY, TOAD, State
from fracas.games.synergy.strike import against, blow_at, declare, modifiers, needs, untouched
from fracas.games.synergy.targets import AT_CARD, AT_SQUARE, forget, targets
from fracas.games.synergy.view import View
from fracas.games.synergy.walking import basic_squares, dangers, walks_diagonally
from fracas.games.synergy.windows import BASIC_DAMAGE, DAMAGE

ASKS = ("act", "walk", "target")
FACES = 6


class WayInfo(msgspec.Struct, frozen=True):
    """Where a basic walk may end, and the squares of the way there, in order."""

    end: int
    way: tuple[int, ...]


class AimInfo(msgspec.Struct, frozen=True):
    """One strike at one target, as it would go if nobody reacts."""

    act: int
    """The answer to ``act`` that declares it."""
    target: int
    """The answer to ``target`` after that."""
    card: int
    warrior: int
    """Whom it names, or -1."""
    square: int
    """Where it goes."""
    needs: int
    """On the die, with all modifiers; 0 if nothing is rolled."""
    chance: int
    """In per cent, against its first victim."""
    victims: int
    damage: float
    """What it does to all victims together if it hits them, on average."""
    expected: float
    """With its chance."""


class Outlook(msgspec.Struct, frozen=True):
    """What the active warrior could do now."""

    warrior: int
    ways: tuple[WayInfo, ...]
    aims: tuple[AimInfo, ...]


def outlook(boundary: View, ask: str) -> Outlook | None:
    """From the view before the act; None where nothing of it is asked."""
    if ask not in ASKS or boundary.active == NOBODY:
        return None
    state = state_of(boundary)
    rebuild(state)
    restore(state, silence)
    me = boundary.active if boundary.drill == NOBODY else boundary.drill
    acts = options(state, me)
    ways = _ways(state, me) if MOVES + BASIC in acts else ()
    aims: list[AimInfo] = []
    for act in acts:
        if STRIKES <= act < STRIKES + NUMBERS:
            card = act - STRIKES
            aims += [_aim(state, me, card, target) for target in targets(state, me, card)]
    return Outlook(me, ways, tuple(aims))


def _ways(state: State, me: int) -> tuple[WayInfo, ...]:
    warrior = state.warriors[me]
    if warrior.under & (1 << CONFUSED | 1 << TOAD):
        return ()
    squares = warrior.walk_left or basic_squares(state, me)
    diagonal = walks_diagonally(state, me) > 0
    mask, stops = obstacles(state, me), dangers(state)
    ends = reach(warrior.square, squares, mask, diagonal, stops)
    return tuple([WayInfo(end, tuple(way(warrior.square, end, squares, mask, stops, diagonal, stops))) for end in ends])


def _aim(table: State, me: int, card: int, target: int) -> AimInfo:
    """The strike is declared on a copy, and read off before anything is rolled."""
    state = table.clone()
    rebuild(state)
    restore(state, silence)
    now = declare(state, silence, me, card, target)
    profile = PROFILES[card]
    blast = AT_SQUARE <= target < AT_CARD
    if blast and profile.size and (profile.damage or profile.rolled):
        now.area = True
        for square in within(now.square, profile.size // 2):
            now.blows += [blow_at(state, other, HIT) for other in here(state, square)]
    first = now.blows[0].victim if now.blows else NOBODY
    die = _die(state, first)
    # A bad aim moves a blast, it does not stop it.
    chance = _chance(die)
    victims = [blow.victim for blow in now.blows]
    each = [(100 if blast else _chance(_die(state, victim)), _damage(state, card, victim)) for victim in victims]
    damage = sum(amount for _, amount in each)
    expected = sum(amount * part / 100 for part, amount in each)
    named, square = now.named, now.square
    forget(table)
    return AimInfo(
        STRIKES + card, target, card, named, square, die, chance, len(victims), round(damage, 2), round(expected, 2)
    )


def _die(state: State, victim: int) -> int:
    """What the die must show against this victim; 0 if nothing is rolled (content 1.2 step 5)."""
    need = needs(state, victim)
    plus = modifiers(state, state.strike.striker) + (against(state, victim) if victim != NOBODY else 0)
    if need == AUTO:
        if plus >= 0:
            return 0
        need = 1
    return need - plus


def _chance(die: int) -> int:
    """In per cent."""
    return round(100 * min(FACES, max(0, FACES + 1 - die)) / FACES)


def _damage(state: State, card: int, victim: int) -> float:
    """What a hit does to this victim, on average (steps 7 and 8)."""
    profile = PROFILES[card]
    if (not profile.damage and not profile.rolled) or untouched(state, victim):
        return 0.0
    me = state.strike.striker
    soak = soaked(state, victim, state.strike.kind)
    rolls = range(1, FACES + 1) if profile.rolled else [profile.damage]
    total = 0
    for roll in rolls:
        base = fold(ROWS, state.warriors[me], BASIC_DAMAGE, roll, state, me) if card == BASIC else roll
        total += max(0, fold(ROWS, state.warriors[me], DAMAGE, base, state, me) - soak)
    return total / len(rolls)
