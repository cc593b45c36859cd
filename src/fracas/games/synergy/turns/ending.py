"""Winning and losing (synergy.win.*, synergy.lost)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.tell import Tell
from fracas.games.synergy.board import NEIGHBOURS4
from fracas.games.synergy.events.turn import CardsShown, GameWon, GoalsShown, PlayerLost
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.standing import here
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import ALIVE, BY_FLAGS, BY_LAST, BY_LIMIT, NOBODY, OVER, WAYS

LOST_TURNS: Final = 3
"""A warrior that could neither move nor strike in so many turns in a row is neutralized (synergy.neutralized)."""

HOMES: Final[tuple[tuple[int, ...], ...]] = tuple((base, *around) for base, around in enumerate(NEIGHBOURS4))
"""Where flags are at home, for each base: on it, or a side away from it."""


class GameOver(Exception):
    """The game has ended in the middle of an action; what was going on is not played to its end."""


def counts(state: State, me: int) -> bool:
    """Does this warrior count as living in winning and losing? Zombies do not."""
    warrior = state.warriors[me]
    return warrior.life == ALIVE and warrior.raised_by == NOBODY


def living(state: State, seat: int) -> int:
    """How many living warriors a seat has."""
    return sum(1 for me, warrior in enumerate(state.warriors) if warrior.owner == seat and counts(state, me))


def in_play(state: State, seat: int) -> bool:
    """Has this seat a living warrior that is not neutralized?"""
    for me, warrior in enumerate(state.warriors):
        if warrior.owner == seat and warrior.idle < LOST_TURNS and counts(state, me):
            return True
    return False


def win(state: State, tell: Tell, winners: list[int], how: int) -> None:
    """The game is over."""
    state.winners = winners
    state.won_by = how
    state.phase = OVER
    tell(GameWon, tuple(winners), WAYS[how])
    show_all(state, tell)
    raise GameOver


def show_all(state: State, tell: Tell) -> None:
    """At the end everybody sees all goals, and what still lies face down (synergy.flag.goal, synergy.secret)."""
    if not state.to_the_death:
        state.goals_shown = list(state.goals)
        tell(GoalsShown, tuple(state.goals))
    for me, warrior in enumerate(state.warriors):
        if warrior.down:
            shown = warrior.lift_all_down()
            warrior.cards = [*warrior.cards, *shown]
            for card in shown:
                state.unseen &= ~(1 << card)
            tell(CardsShown, me, tuple(shown))


def check_last(state: State, tell: Tell, seat: int) -> None:
    """After a death, a surrender or a third lost turn of this seat: is only one player left (synergy.win.last)?"""
    if living(state, seat) == 0:
        tell(PlayerLost, seat)
    left = [each for each in range(state.players) if in_play(state, each)]
    if len(left) == 1:
        win(state, tell, left, BY_LAST)
    if not left:
        alive = [each for each in range(state.players) if living(state, each)]
        win(state, tell, alive or list(range(state.players)), BY_LAST)


def has_flags(state: State, seat: int) -> bool:
    """Has this seat its own flag and its goal at home, each carried by a living warrior of its own?

    At home is on the base, or a side away from it. Anybody who plays possum does not stand there.
    """
    standing = state.standing
    at_home = 0
    for square in HOMES[state.bases[seat]]:
        if standing[square]:
            at_home |= _flags_on(state, seat, square)
    return at_home == 3


def _flags_on(state: State, seat: int, square: int) -> int:
    """1 for the own flag, 2 for the goal, carried by warriors of this seat on a square."""
    own, goal = FLAGS + state.teams[seat], FLAGS + state.goals[seat]
    found = 0
    for me in here(state, square):
        warrior = state.warriors[me]
        if warrior.owner == seat and warrior.raised_by == NOBODY:
            found |= (1 if own in warrior.cards else 0) | (2 if goal in warrior.cards else 0)
    return found


def check_flags(state: State, tell: Tell) -> None:
    """After every warrior's turn, the active player first (synergy.win.flags)."""
    if state.to_the_death:
        return
    for step in range(state.players):
        seat = (state.seat + step) % state.players
        if has_flags(state, seat):
            win(state, tell, [seat], BY_FLAGS)


def check_limit(state: State, tell: Tell) -> None:
    """The last round is over: most living warriors, then most hits, else a draw (synergy.win.limit)."""
    best = (-1, -1)
    winners: list[int] = []
    for seat in range(state.players):
        alive = living(state, seat)
        hits = sum(w.hits for me, w in enumerate(state.warriors) if w.owner == seat and counts(state, me))
        if (alive, hits) > best:
            best = (alive, hits)
            winners = []
        if (alive, hits) == best:
            winners.append(seat)
    win(state, tell, winners, BY_LIMIT)
