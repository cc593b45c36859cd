"""What each pairing of champions would come to in this battle: a small matrix of mine against theirs.

A preview plays the turn on a copy of the table up to the points. It assumes that nobody uses what is optional: nothing
is razed, exchanged, called, traded, copied or foreseen, nobody is fielded, newcomers wait, the Fatestone is kept in a
tie and not turned. Where somebody must be chosen (Raise, Conscript), it is the first one. A location that would have to
be drawn before combat is the first in the bag; if the battle is fought there, the preview says so. Where dice decide
who starts with the Fatestone, seat 0 does.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

from fracas.core.question import Choice, Commit, Question, Resolution, Roll
from fracas.core.tell import silence
from fracas.games.legacy.abilities.expansion import TOP_OF_THE_DIE
from fracas.games.legacy.state import HEX, OPENING, State
from fracas.games.legacy.turn import STEPS, openings

UP_TO_POINTS: Final = 7


@final
class Pairing:
    """The result of a battle, seen from seat 0 and seat 1."""

    __slots__ = ("decided", "drawn", "location", "mains", "points", "tied", "totals", "winner")

    def __init__(self, state: State, before: tuple[int, int], drawn: bool) -> None:
        self.winner = state.winner
        self.totals = (state.totals[0], state.totals[1])
        self.tied = state.totals[0] == state.totals[1]
        hexed = (HEX in state.armed[0]) != (HEX in state.armed[1])
        self.decided = not self.tied or hexed or state.value >= TOP_OF_THE_DIE
        """Nobody has a say in it: in a tie at the top of the Fatestone its holder loses."""
        self.points = (state.scores[0] - before[0], state.scores[1] - before[1])
        """What each seat gains in this battle."""
        self.location = state.row[0]
        """Where it is fought: a Ranger may have moved it."""
        self.mains = (state.mains[0], state.mains[1])
        self.drawn = drawn
        """It is fought at a location that was drawn from the bag, so another one may come."""

    def __repr__(self) -> str:
        return f"<{self.totals[0]}:{self.totals[1]}, seat {self.winner} wins, points {self.points}>"


def preview_pairing(state: State, mine: int, theirs: int) -> Pairing:
    """The battle that follows if seat 0 answers ``mine`` and seat 1 ``theirs``: champions, or pairs in the first turn.

    ``state`` stands at the boundary before a turn, and is not changed.
    """
    table = state.clone()
    dice = 0
    play = _up_to_points(table)
    try:
        question = next(play)
        while True:
            if question.ask == "die":
                dice += 1
                question = play.send(TOP_OF_THE_DIE if dice == 1 else 1)
            else:
                question = play.send(_assumed(question, mine, theirs))
    except StopIteration:
        return Pairing(table, (state.scores[0], state.scores[1]), table.row[0] in state.bag and len(state.bag) > 1)


def _up_to_points(table: State) -> Resolution:
    """The steps of a turn up to the points, in one generator: the end of each would be an exception, which is slow."""
    for step in STEPS[:UP_TO_POINTS]:
        asking = step(table, silence)
        if asking is not None:
            yield from asking


def every_pairing(state: State) -> dict[tuple[int, int], Pairing]:
    """Of every answer of seat 0 with every answer of seat 1."""
    first = state.phase == OPENING
    mine, theirs = (openings(hand) if first else list(hand) for hand in state.hands)
    return {(one, two): preview_pairing(state, one, two) for one in mine for two in theirs}


def _assumed(question: Question, mine: int, theirs: int) -> int | list[int]:
    if isinstance(question, Commit):
        return [mine, theirs]
    if isinstance(question, Roll):
        return question.outcomes[0]
    assert isinstance(question, Choice)
    return question.options[0] if question.passing is None else question.passing
