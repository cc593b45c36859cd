"""Energy: one pool for each side (skirmish.energy.use, skirmish.team)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.skirmish.content import scenario_named
from fracas.games.skirmish.events.game import EnergyGained, LeftOverPaid
from fracas.games.skirmish.state import State

PER_STONE = 2


def pay(state: State, side: int, amount: int) -> None:
    """It is paid before anything is done with it (skirmish.ability.cost)."""
    state.energy[side] -= amount


def gain(state: State, tell: Tell, side: int, amount: int, why: str) -> None:
    """A side gains energy; nothing is told of nothing."""
    if amount > 0:
        state.energy[side] += amount
        tell(EnergyGained, side, amount, why)


def lose(state: State, side: int, amount: int) -> int:
    """An ability takes energy away, as far as there is any; how much."""
    taken = min(state.energy[side], amount)
    state.energy[side] -= taken
    return taken


def by_points(points: int) -> int:
    """What a round of Dispute brings a player: 3 per 50 points up to 100 and 3 per 100 above, the sum rounded up
    (skirmish.scenario.dispute)."""
    up_to_100, above = min(points, 100), max(points - 100, 0)
    return -(-(6 * up_to_100 + 3 * above) // 100)


def income(state: State, tell: Tell) -> None:
    """At the start of each round: 2 for every stone that a side controls (skirmish.rune.income); in Dispute by points,
    for each player into the pool of the side (skirmish.team)."""
    if scenario_named(state.scenario).by_points:
        each = by_points(state.points)
        for side in range(state.sides):
            players = 0
            for seat in range(state.players):
                if state.side_of[seat] == side and not state.lost[seat]:
                    players += 1
            gain(state, tell, side, each * players, "points")
        return
    for side in range(state.sides):
        if not any(state.side_of[seat] == side and not state.lost[seat] for seat in range(state.players)):
            continue  # nobody is left who could use it
        stones = 0
        for stone in state.stones:
            if stone.side == side:
                stones += 1
        gain(state, tell, side, PER_STONE * stones, "stones")


def from_points_left(state: State, tell: Tell) -> None:
    """Unused points become half as much energy, rounded down (skirmish.army.leftover)."""
    for seat in range(state.players):
        amount = state.lefts[seat] // 2
        if amount:
            state.energy[state.side_of[seat]] += amount
            tell(LeftOverPaid, seat, state.lefts[seat], amount)
