"""Where units stand, as the plane sees them: discs on a ground; who sees another (skirmish.los, skirmish.blindspot).

A unit is its number, its place in `State.units`. Lengths are thousandths of an inch, from edge to edge, in the plan.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.plane.disc import Disc
from fracas.core.plane.sight import sees as discs_see
from fracas.core.plane.spots import blind
from fracas.core.plane.terrain import Ground, Piece
from fracas.games.skirmish.content import UNITS, map_named
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.state import ALIVE, State

RADII: Final = [unit.radius for unit in UNITS]
"""Of the base of each kind of unit (skirmish.size)."""
NEAR: Final = 1
"""Levels: bases and stones farther apart are not in each other's way (skirmish.move)."""

_KNOWN: Final = 1 << 16
"""So many sights are remembered before they are forgotten together."""
_grounds: Final[dict[str, Ground]] = {}
_seen: Final[dict[tuple[str, int, int, int, int, int, int, int, int], bool]] = {}


def radius_of(state: State, me: int) -> int:
    """Half the diameter of its base (skirmish.size)."""
    return RADII[state.units[me].kind]


def disc_of(state: State, me: int) -> Disc:
    """The base, where it stands or hangs."""
    unit = state.units[me]
    return Disc(unit.x, unit.y, RADII[unit.kind], unit.level)


def stone_disc(state: State, stone: int) -> Disc:
    """A rune-stone as a disc."""
    it = state.stones[stone]
    return Disc(it.x, it.y, STONE_RADIUS, it.level)


def ground_of(state: State) -> Ground:
    """The terrain of the map that is played on; made once for each map."""
    known = _grounds.get(state.map)
    if known is None:
        it = map_named(state.map)
        pieces = [Piece(piece.kind, list(piece.corners), piece.level, piece.dotted) for piece in it.pieces]
        known = _grounds[state.map] = Ground(it.size, it.size, pieces)
    return known


def sees(state: State, a: int, b: int) -> bool:
    """Has one a line of sight to the other? The same answer both ways; remembered by where they stand."""
    one, other = state.units[a], state.units[b]
    r, s = RADII[one.kind], RADII[other.kind]
    if (one.x, one.y, r) <= (other.x, other.y, s):
        key = (state.map, one.x, one.y, r, one.level, other.x, other.y, s, other.level)
    else:
        key = (state.map, other.x, other.y, s, other.level, one.x, one.y, r, one.level)
    known = _seen.get(key)
    if known is None:
        known = discs_see(ground_of(state), disc_of(state, a), disc_of(state, b))
        if len(_seen) >= _KNOWN:
            _seen.clear()
        _seen[key] = known
    return known


def in_blind_spot(state: State, a: int, b: int) -> bool:
    """Does the lower of two units stand in a blind spot below the other (skirmish.blindspot)?"""
    if state.units[a].level == state.units[b].level:
        return False
    return blind(ground_of(state), disc_of(state, a), disc_of(state, b))


def sees_spot(state: State, me: int, spot: Disc) -> bool:
    """Would it see a base there (teleport)?"""
    return discs_see(ground_of(state), disc_of(state, me), spot)


def within(state: State, a: int, b: int, reach: int) -> bool:
    """Are the two at most ``reach`` apart, edge to edge, in the plan?"""
    one, other = state.units[a], state.units[b]
    # Without discs: attacks, auras and stones ask this of every pair.
    dx, dy, far = other.x - one.x, other.y - one.y, RADII[one.kind] + RADII[other.kind] + reach
    return dx * dx + dy * dy <= far * far


def levels_apart(state: State, a: int, b: int) -> int:
    """The difference of their heights."""
    return abs(state.units[a].level - state.units[b].level)


def enemies_of(state: State, me: int) -> list[int]:
    """The units alive of all other sides."""
    side_of = state.side_of
    mine = side_of[state.units[me].seat]
    return [i for i, unit in enumerate(state.units) if unit.fate == ALIVE and side_of[unit.seat] != mine]


def friends_of(state: State, me: int) -> list[int]:
    """The other units alive of its own side: team-mates' units are friendly (skirmish.team)."""
    side_of = state.side_of
    mine = side_of[state.units[me].seat]
    return [i for i, unit in enumerate(state.units) if unit.fate == ALIVE and side_of[unit.seat] == mine and i != me]


def in_the_way(state: State, disc: Disc, but: int) -> int:
    """The first unit alive whose base a base there would overlap, ``but`` itself aside; -1 if there is none."""
    for i, unit in enumerate(state.units):
        if unit.fate != ALIVE or i == but or not -NEAR <= unit.level - disc.level <= NEAR:
            continue
        dx, dy, far = unit.x - disc.x, unit.y - disc.y, RADII[unit.kind] + disc.r
        if dx * dx + dy * dy < far * far:
            return i
    return -1


def stone_in_the_way(state: State, disc: Disc) -> int:
    """The first rune-stone on which a base there would stand (skirmish.rune.size); -1 if there is none."""
    for i, stone in enumerate(state.stones):
        if not -NEAR <= stone.level - disc.level <= NEAR:
            continue
        dx, dy, far = stone.x - disc.x, stone.y - disc.y, STONE_RADIUS + disc.r
        if dx * dx + dy * dy < far * far:
            return i
    return -1
