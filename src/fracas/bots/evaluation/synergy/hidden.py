"""What lies hidden from a seat at an imagined table of synergy, as far as bots read it; what is asked there first."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation import Hidden
from fracas.core.question import Choice, Commit, Question, Region
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NOBODY, TURN

SQUARE_BITS: Final = 8


def unseen(state: State, seat: int) -> list[list[int]]:
    """The face-down cards of the others and their goals: all that is judged here and that ``seat`` cannot see."""
    found = [warrior.down for warrior in state.warriors if warrior.owner != seat]
    found.append(unasked(state, seat))
    return found


def unasked(state: State, seat: int) -> list[int]:
    """Goals are read whenever a turn ends (synergy.win.flags), hidden power-ups when somebody steps on them
    (synergy.option.power-ups)."""
    goals = [team for other, team in enumerate(state.goals) if other != seat]
    return goals + [card << SQUARE_BITS | square for card, square in sorted(state.covered)]


def put_unseen(state: State, other: State, seat: int) -> None:
    """The face-down cards of another table into ``state``."""
    for warrior, there in zip(state.warriors, other.warriors, strict=True):
        if warrior.owner != seat:
            warrior.down = there.down


def foretell(state: State, question: Question) -> None:
    """What will be asked first from here, so that nobody works it out again."""
    if question.ask == "act" and state.phase == TURN and state.laden == NOBODY:
        if isinstance(question, Choice):
            state.foretold = (0, *question.options)
        else:
            assert isinstance(question, Commit)
            options = question.options[0]
            assert not isinstance(options, Region)
            state.foretold = (1, *options)


HIDDEN: Final = Hidden(unseen, unasked, put_unseen)
