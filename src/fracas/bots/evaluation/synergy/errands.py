"""What warriors of synergy are on their way to, in steps: flags home, flags that are lacking, foes."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation.synergy.weights import Weights
from fracas.games.synergy.board import DISTANCES, PLACES, SAME, SQUARES
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.moving.paths import FAR, distances
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE, NOBODY, NOWHERE, OVER

DRIVE: Final = 0.06
"""The nearness of all that it must reach."""
LONG: Final = 20.0
"""About the longest way on a board."""

_WAYS: Final[dict[int, list[list[float]]]] = {}


def ways_to(board: int, there: int) -> list[float]:
    """Steps to a square from each square of an empty board."""
    tables = _WAYS.get(board)
    if tables is None:
        tables = _WAYS[board] = [[] for _ in range(SQUARES)]
    table = tables[there]
    if not table:
        table = tables[there] = [
            float(DISTANCES[PLACES[here] - PLACES[there] + SAME] + 2 if steps == FAR else steps)
            for here, steps in enumerate(list(distances(there, bytearray(BOARDS[board].solid))))
        ]
    return table


def bearers(state: State) -> list[int]:
    """Who has flags."""
    found: list[int] = []
    for me, warrior in enumerate(state.warriors):
        cards = warrior.cards
        if cards and warrior.life == ALIVE and max(cards) >= FLAGS:
            found.append(me)
    return found


def errands(state: State, seat: int, weights: Weights, laden: list[int]) -> float:
    """How far its flags are on their way home. ``laden`` are all that may have one (`bearers`)."""
    worth = 0.0
    if state.to_the_death or not laden:
        return worth
    for team in (state.teams[seat], state.goals[seat]):
        if team == NOBODY:
            continue
        bearer = bearer_of(state, FLAGS + team, laden)
        if bearer != NOBODY and state.warriors[bearer].owner == seat:
            left = ways_to(state.board, state.bases[seat])[state.warriors[bearer].square] - 1.0
            if left < 0.0:
                left = 0.0
            worth += weights.carried
            worth += (weights.alone if _nobody_else(state, seat) else weights.homeward) * (1.0 - left / LONG)
    return worth


def drive(state: State, seat: int) -> float:
    """How near its warriors are to what they must reach: a flag that it lacks, or a foe.

    To come nearer is as good for the foe as for itself, so it is no part of anybody's share; but where all keep their
    distance no game ends.
    """
    if state.phase == OVER:
        return 3.0 * DRIVE if seat in state.winners else 0.0
    if state.bases[seat] == NOWHERE:
        return 0.0
    wanted, foes, carriers = to_reach(state, seat)
    nearest_to_flag = [LONG] * len(wanted)
    near = 0.0
    count = 0
    for me, warrior in enumerate(state.warriors):
        if warrior.seat != seat or warrior.life != ALIVE or warrior.square == NOWHERE:
            continue
        count += 1
        if me in carriers:
            near += 1.0  # its errand is the way home
        else:
            near += 1.0 - nearest_to(warrior.square, wanted, foes, nearest_to_flag) / LONG
    return DRIVE * came_near(near, count, nearest_to_flag)


def to_reach(state: State, seat: int) -> tuple[list[list[float]], list[list[float]], list[int]]:
    """The ways to the flags that it lacks, those to its foes, and who has another errand: the way home."""
    board = state.board
    wanted: list[list[float]] = []
    carriers: list[int] = []
    if not state.to_the_death:
        laden = bearers(state)
        for team in (state.teams[seat], state.goals[seat]):
            if team == NOBODY:
                continue
            bearer = bearer_of(state, FLAGS + team, laden)
            if bearer == NOBODY:
                square = lying(state, FLAGS + team)
            elif state.warriors[bearer].owner == seat:
                carriers.append(bearer)
                continue
            else:
                square = state.warriors[bearer].square
            if square != NOWHERE:
                wanted.append(ways_to(board, square))
    if carriers and _nobody_else(state, seat):
        carriers = []
    foes: list[list[float]] = []
    for foe in state.warriors:
        if foe.seat != seat and foe.life == ALIVE and foe.square != NOWHERE:
            foes.append(ways_to(board, foe.square))
    return wanted, foes, carriers


def nearest_to(here: int, wanted: list[list[float]], foes: list[list[float]], nearest_to_flag: list[float]) -> float:
    """How near the nearest flag or foe is to a square; how near each flag is goes into ``nearest_to_flag``."""
    nearest = LONG
    for place, table in enumerate(wanted):
        steps = table[here]
        if steps < nearest_to_flag[place]:
            nearest_to_flag[place] = steps
        if steps < nearest:
            nearest = steps
    for table in foes:
        steps = table[here]
        if steps < nearest:
            nearest = steps
    return nearest


def came_near(near: float, count: int, nearest_to_flag: list[float]) -> float:
    if not count:
        return 0.0
    reached = 2.0 - len(nearest_to_flag)
    for steps in nearest_to_flag:
        reached += 1.0 - steps / LONG
    return near / count + 0.5 * reached


def _nobody_else(state: State, seat: int) -> bool:
    """Does it lack a flag, and is everybody that it has bound to one? Who then waits at home waits for ever."""
    lacks = False
    mine = (FLAGS + state.teams[seat], FLAGS + state.goals[seat])
    for warrior in state.warriors:
        if warrior.life != ALIVE or warrior.square == NOWHERE:
            continue
        carries = mine[0] in warrior.cards or mine[1] in warrior.cards
        if warrior.owner == seat:
            if not carries:
                return False
        elif carries:
            lacks = True
    if not lacks:
        for thing in state.loose:
            if thing[0] in mine:
                lacks = True
    return lacks


def bearer_of(state: State, flag: int, laden: list[int]) -> int:
    """Who of them has this flag."""
    for me in laden:
        if flag in state.warriors[me].cards:
            return me
    return NOBODY


def lying(state: State, flag: int) -> int:
    """The square on which a flag lies; NOWHERE if it is not on the board."""
    for thing in state.loose:
        if thing[0] == flag:
            return thing[1]
    return NOWHERE


def where(state: State, flag: int) -> tuple[int, int]:
    """Who carries a flag, and on which square it is; NOWHERE if it is not on the board."""
    bearer = bearer_of(state, flag, bearers(state))
    return bearer, lying(state, flag) if bearer == NOBODY else state.warriors[bearer].square
