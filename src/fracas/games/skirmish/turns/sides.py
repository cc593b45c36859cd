"""Who decides for a side, and the rolls of 2d6 by which sides are compared (skirmish.team, skirmish.scenario.order)."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from fracas.core.events import Event
from fracas.core.question import Choice, Question, Resolution, Roll
from fracas.core.tell import Tell
from fracas.games.skirmish.events.game import HomeTaken, SideRolled
from fracas.games.skirmish.state import ALIVE, NOBODY, STONES, State

DIE: Final = (1, 2, 3, 4, 5, 6)


def speaker(state: State, side: int) -> int:
    """The lowest seat decides for its team, of those who still play."""
    for seat in range(state.players):
        if state.side_of[seat] == side and not state.lost[seat]:
            return seat
    return state.side_of.index(side)


def has_units(state: State, seat: int) -> bool:
    """Has a player a unit on the table?"""
    for unit in state.units:  # noqa: SIM110 - asked before every act, and a loop is faster
        if unit.seat == seat and unit.fate == ALIVE:
            return True
    return False


def first_to_act(state: State, side: int) -> int:
    """The lowest seat of a side that has a unit on the table; nobody, if there is none."""
    for seat in range(state.players):
        if state.side_of[seat] == side and has_units(state, seat):
            return seat
    return NOBODY


def roll(
    tell: Tell, sides: list[int], event: Callable[[int, tuple[int, ...]], Event]
) -> Generator[Question, Any, list[int]]:
    """Each of these sides rolls 2d6; the sums, in the same order."""
    sums: list[int] = []
    for side in sides:
        one: int = yield Roll("die", DIE)
        other: int = yield Roll("die", DIE)
        tell(event, side, (one, other))
        sums.append(one + other)
    return sums


def rank(tell: Tell, sides: list[int]) -> Generator[Question, Any, tuple[dict[int, int], list[int]]]:
    """All sides roll, and the tied among themselves again, until there is an order: what each rolled first, and the
    sides from the lowest to the highest."""
    first: dict[int, int] = {}
    groups: list[list[int]] = [list(sides)]
    ranked: list[int] = []
    while groups:
        group = groups.pop(0)
        if len(group) == 1 and first:
            ranked.append(group[0])
            continue
        sums: list[int] = yield from roll(tell, group, SideRolled)
        for side, total in zip(group, sums, strict=True):
            first.setdefault(side, total)
        parts = [[side for side, each in zip(group, sums, strict=True) if each == total] for total in sorted(set(sums))]
        groups = [*parts, *groups]
    return first, ranked


def take_sides(state: State, tell: Tell) -> Resolution:
    """The highest takes the set-up it wants, the others in turn order (skirmish.scenario.order). From here on the order
    is that of setting up: the lowest first."""
    sides = list(range(state.sides))
    first, ranked = yield from rank(tell, sides)
    state.rolls = tuple([first[side] for side in sides])
    homes = [-1] * state.sides
    free = list(sides)
    for step in range(state.sides):
        side = (ranked[-1] + step) % state.sides
        home: int = yield Choice(speaker(state, side), "side", list(free))
        free.remove(home)
        homes[side] = home
        state.homes = tuple(homes)
        tell(HomeTaken, side, home)
    state.order = tuple(ranked)
    state.phase = STONES
