"""Losing and winning: a leader's death, the end of a round, the limit (skirmish.army.leader-dead, skirmish.win)."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.tell import Tell
from fracas.games.skirmish.content import ITEMS, UNITS
from fracas.games.skirmish.events.game import ArmyLeaves, GameWon, LeaderFell, PointsAlive, RoundEnds
from fracas.games.skirmish.state import ALIVE, GONE, NOBODY, OVER, ROUND, State
from fracas.games.skirmish.turns.stones import settle


def fallen(state: State, tell: Tell, seat: int) -> None:
    """A unit of this seat was killed: was it the leader? Then its player has lost; the army fights on until the end
    of the round (skirmish.army.leader-dead)."""
    if state.lost[seat]:
        return
    for number, unit in enumerate(state.units):
        if unit.seat == seat and unit.leader and unit.fate != ALIVE:
            state.lost[seat] = True
            tell(LeaderFell, seat, number)
            return


def in_play(state: State, side: int) -> bool:
    """Has some player of this side a living leader?"""
    return any(state.side_of[seat] == side and not state.lost[seat] for seat in range(state.players))


def can_win(state: State, seat: int) -> bool:
    """Has the seat's side a living leader, or somebody who fights on until the round ends? For if the last leaders fall
    in one round, their players draw (skirmish.win)."""
    side = state.side_of[seat]
    return in_play(state, side) or any(u.fate == ALIVE and state.side_of[u.seat] == side for u in state.units)


def worth(state: State, me: int) -> int:
    """What a unit is worth, with its items (skirmish.equipment)."""
    unit = state.units[me]
    card = UNITS[unit.kind]
    points = card.points
    for item in unit.items:
        points += ITEMS[item].points(card)
    return points


def points_alive(state: State, side: int) -> int:
    """The points of a side's units on the table."""
    points = 0
    for me, unit in enumerate(state.units):
        if unit.fate == ALIVE and state.side_of[unit.seat] == side:
            points += worth(state, me)
    return points


def end_round(state: State, tell: Tell) -> None:
    """All have had their turn: armies without a leader leave, and the game may be over (skirmish.round.end)."""
    tell(RoundEnds, state.round)
    for seat in range(state.players):
        if not state.lost[seat]:
            continue
        leaving = [me for me, unit in enumerate(state.units) if unit.seat == seat and unit.fate == ALIVE]
        if leaving:
            for me in leaving:
                state.units[me].fate = GONE
            tell(ArmyLeaves, seat, tuple(leaving))
    settle(state, tell)
    standing = [side for side in range(state.sides) if in_play(state, side)]
    if len(standing) == 1:
        _win(state, tell, standing, False)
    elif not standing:
        # The last leaders died in the same round: those who still played in it draw.
        _win(state, tell, [side for side in range(state.sides) if state.rolls[side] > 0], False)
    elif state.round >= state.round_limit:
        points = [points_alive(state, side) if side in standing else 0 for side in range(state.sides)]
        tell(PointsAlive, tuple(points))
        _win(state, tell, [side for side in standing if points[side] == max(points)], True)
    else:
        state.phase = ROUND
    state.order = ()
    state.seat = NOBODY


def _win(state: State, tell: Tell, sides: list[int], limit: bool) -> None:
    """The game is over; the players of a team win together."""
    state.winners = tuple([seat for seat in range(state.players) if state.side_of[seat] in sides])
    state.limit_hit = limit
    state.phase = OVER
    tell(GameWon, state.winners, limit)
