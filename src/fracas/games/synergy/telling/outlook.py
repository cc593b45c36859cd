"""What a warrior could do next: where its walk may end and which way it goes, who it may strike, and the odds.

From a view, so from what its player knows: cards that lie face down elsewhere count as not there, nobody reacts, and no
die is shifted.
"""

from __future__ import annotations

import msgspec

from fracas.core.tell import silence
from fracas.games.synergy.board import within
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.changes import state_of
from fracas.games.synergy.effects.live import restore
from fracas.games.synergy.moving.obstacles import obstacles
from fracas.games.synergy.moving.paths import reach, way
from fracas.games.synergy.moving.walking import dangers, squares_left, walks_diagonally
from fracas.games.synergy.numbers import AT_CARD, AT_SQUARE, BASIC, MOVES, NUMBERS, STRIKES
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.standing import here, rebuild
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.odds import odds
from fracas.games.synergy.striking.strike import declare
from fracas.games.synergy.striking.success import modifiers, needs
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.terms import CONFUSED, NOBODY, TOAD
from fracas.games.synergy.turns.options import options
from fracas.games.synergy.view import View

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
    """The warrior that it names, or -1."""
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
    restore(state)
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
    squares = squares_left(state, me)
    diagonal = walks_diagonally(state, me) > 0
    mask, stops = obstacles(state, me), dangers(state)
    ends = reach(warrior.square, squares, mask, diagonal, stops)
    return tuple([WayInfo(end, tuple(way(warrior.square, end, squares, mask, stops, diagonal, stops))) for end in ends])


def _aim(state: State, me: int, card: int, target: int) -> AimInfo:
    """The strike is declared on a copy, and read off before anything is rolled."""
    probe = state.clone()
    now = declare(probe, silence, me, card, target)
    profile = PROFILES[card]
    victims = [blow.victim for blow in now.blows]
    at_square = AT_SQUARE <= target < AT_CARD
    if at_square and profile.size and (profile.damage or profile.rolled):
        victims = [other for square in within(now.square, profile.size // 2) for other in here(probe, square)]
    found = [odds(state, me, card, target, victim) for victim in victims]
    die = _die_of_aim(probe, me) if at_square or not found else found[0].needs
    # A bad aim moves a blast; it does not stop it.
    chances = [1.0 if at_square else each.chance for each in found]
    return AimInfo(
        STRIKES + card,
        target,
        card,
        now.named,
        now.square,
        die,
        round(100 * min(FACES, max(0, FACES + 1 - die)) / FACES),
        len(set(victims)),
        round(sum(each.damage for each in found), 2),
        round(sum(each.damage * chance for each, chance in zip(found, chances, strict=True)), 2),
    )


def _die_of_aim(probe: State, me: int) -> int:
    """What the die must show for a strike at a square or an empty area; 0 if nothing is rolled."""
    need, plus = needs(probe, NOBODY), modifiers(probe, me)
    if need == AUTO:
        return 0 if plus >= 0 else 1 - plus
    return need - plus
