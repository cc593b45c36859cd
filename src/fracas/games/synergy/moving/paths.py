"""Where a walk can go, and the way that is proposed for a click (synergy.move.basic, synergy.diagonal).

No way given here leaves the board, runs into anything or squeezes between two obstacles that touch. Masks say what may
not be entered (``blocked``; the walker's own square does not matter), and what ends the walk of the one who enters it
(``stops``: a peel). Anybody who may pass warriors or climb pillars is given a mask without them. Then ``touching`` says
what still counts as an obstacle for diagonal steps; without it that is ``blocked``, less the walker's own square.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.synergy.board import DIAGONALS, DISTANCES, NEIGHBOURS4, NOWHERE, PLACES, SAME, SQUARES, marked

FAR: Final = 255
"""The distance of a square from which no way leads to the goal."""
SAFE: Final = bytes(SQUARES)
"""No square is dangerous, no square stops anybody."""


def reach(
    start: int,
    squares: int,
    blocked: bytes,
    diagonal: bool = False,
    stops: bytes = SAFE,
    touching: bytes | None = None,
) -> list[int]:
    """Where a walk of up to so many squares can end, nearest first. Neither standing still nor a collision is one."""
    corners = _corners(start, blocked, diagonal, touching)
    seen = [False] * SQUARES
    seen[start] = True
    found: list[int] = []
    edge = [start]
    for _ in range(squares):
        after: list[int] = []
        for here in edge:
            if stops[here] and here != start:
                continue
            for there in NEIGHBOURS4[here]:
                if not blocked[there] and not seen[there]:
                    seen[there] = True
                    after.append(there)
            if corners is None:
                continue
            for there, one, other in DIAGONALS[here]:
                if not blocked[there] and not seen[there] and not (corners[one] and corners[other]):
                    seen[there] = True
                    after.append(there)
        if not after:
            break
        found += after
        edge = after
    return found


def way(
    start: int,
    goal: int,
    squares: int,
    blocked: bytes,
    danger: bytes = SAFE,
    diagonal: bool = False,
    stops: bytes = SAFE,
    touching: bytes | None = None,
) -> list[int]:
    """The way that is proposed for a click on a square: its squares in order, without the start.

    Of all ways of at most ``squares`` steps the one with the least danger in sum, then the shortest, then the one whose
    steps come first in the order of the directions. Empty if there is none, or if the goal is the start.
    """
    if goal == start or blocked[goal]:
        return []
    if danger is SAFE and stops is SAFE and not diagonal and squares > 1:  # as usual
        one = _one_between(start, goal, blocked)
        if one != NOWHERE:
            return [one, goal]
    return _safest(start, [goal], squares, blocked, danger, diagonal, stops, touching)


def _one_between(start: int, goal: int, blocked: bytes) -> int:
    """The first free square that is next to both, if they are not next to each other; NOWHERE if there is none."""
    if goal not in NEIGHBOURS4[start]:
        for one in NEIGHBOURS4[start]:
            if not blocked[one] and goal in NEIGHBOURS4[one]:
                return one
    return NOWHERE


def distances(
    goal: int, blocked: bytes | bytearray, diagonal: bool = False, touching: bytes | None = None
) -> bytearray:
    """How many steps it is from each square to the goal, FAR if no way leads there.

    The goal may be blocked, and so may the square where a way begins: warriors stand on both.
    """
    shut = bytes(blocked)
    corners = (shut if touching is None else touching) if diagonal else None
    left = bytearray([FAR]) * SQUARES
    left[goal] = 0
    edge = [goal]
    count = 0
    while edge:
        count += 1
        after: list[int] = []
        for there in edge:
            for here in NEIGHBOURS4[there] if corners is None else _around(there, corners):
                if left[here] == FAR:
                    left[here] = count
                    if not shut[here]:
                        after.append(here)
        edge = after
    return left


def _corners(start: int, blocked: bytes, diagonal: bool, touching: bytes | None) -> bytes | None:
    """What counts as an obstacle for diagonal steps, if there are any: the walker has left its own square by then."""
    if not diagonal or touching is not None:
        return touching if diagonal else None
    return marked(blocked, start, 0)


def _around(here: int, corners: bytes) -> tuple[int, ...]:
    """The squares one step away in the order of the directions, without steps between two obstacles that touch."""
    found = [there for there, one, other in DIAGONALS[here] if not (corners[one] and corners[other])]
    return NEIGHBOURS4[here] + tuple(found)


def _safest(
    start: int,
    goals: list[int],
    squares: int,
    blocked: bytes,
    danger: bytes,
    diagonal: bool,
    stops: bytes,
    touching: bytes | None,
) -> list[int]:
    """The safest way to one of these squares, none of them the start or blocked.

    From the goals back: ``left[k]`` says what danger is still ahead, at the least, on each square from which a goal is
    exactly k steps away. Then forward from the start, always by the first step that keeps to the least danger. Such a
    way never crosses itself, because without the loop it would be shorter and no more dangerous.
    """
    corners = _corners(start, blocked, diagonal, touching)
    left: list[dict[int, int]] = [dict.fromkeys(goals, 0)]
    best, length = -1, 0
    for count in range(1, squares + 1):
        level: dict[int, int] = {}
        for there, rest in left[-1].items():
            if there == start or (count > 1 and stops[there]):
                continue
            least = rest + danger[there]
            for here in NEIGHBOURS4[there] if corners is None else _around(there, corners):
                if blocked[here] and here != start:
                    continue
                if DISTANCES[PLACES[here] - PLACES[start] + SAME] > squares - count:
                    continue
                if here not in level or least < level[here]:
                    level[here] = least
        left.append(level)
        if start in level and (best < 0 or level[start] < best):
            best, length = level[start], count
        if not level or best == 0:
            break
    return _forward(start, left[:length], best, danger, stops, corners)


def _forward(
    here: int, left: list[dict[int, int]], ahead: int, danger: bytes, stops: bytes, corners: bytes | None
) -> list[int]:
    """Walk by what ``_safest`` has found out."""
    way: list[int] = []
    while left:
        level = left.pop()
        for there in NEIGHBOURS4[here] if corners is None else _around(here, corners):
            if there in level and level[there] + danger[there] == ahead and not (left and stops[there]):
                way.append(there)
                here, ahead = there, ahead - danger[there]
                break
    return way
