"""Tiny games of simultaneous choice: both choose, chance decides by the cell of a matrix who wins.

With several rounds, the one who has won more of them wins; the first round's winner is ahead in a tie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.catalogue import Catalogue
from fracas.core.events import Event
from fracas.core.game import Game, Has, Notation, Option, Outcome, Reason, Words
from fracas.core.listener import Listener
from fracas.core.patch import Step
from fracas.core.question import Commit, Draw, Question, Resolution, Roll
from fracas.core.sight import Sight
from fracas.core.tell import Tell

PERCENT = 100


class State:
    """How many rounds each seat has won."""

    players = 2

    def __init__(self) -> None:
        self.won: list[int] = []

    def clone(self) -> State:
        other = State()
        other.won = self.won.copy()
        return other


class _Words(Words[State]):
    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:
        return "Choose."

    def rule_of(self, question: Question) -> str:
        return "duel.choose"

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        return Option(value, f"Choice {value}", str(value))

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        return None

    def narrate(self, state: State, event: Event, to: Listener) -> str:
        return ""


class _Known:
    """Nothing is hidden."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, draw: Draw) -> State:
        return self.state.clone()


class DuelOfChoices(Game[State, State]):
    """A matrix of how many percent of the games seat 0 wins."""

    name = "duel-of-choices"
    title = "Duel of choices"
    about = ""
    minutes = 1
    weight = 1.0
    version = 1
    content_hash = ""
    least = most = 2
    settings = ()
    has = Has(simultaneous=True, chance=True)
    rules: Catalogue
    words = _Words()
    notation: Notation[State]

    def __init__(self, matrix: list[list[int]], rounds: int = 1) -> None:
        self.matrix = matrix
        self.rounds = rounds
        self.horizon = rounds

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return State()

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        return None if len(state.won) == self.rounds else self._choose(state)

    def _choose(self, state: State) -> Resolution:
        options = [list(range(len(self.matrix))), list(range(len(self.matrix[0])))]
        mine, theirs = yield Commit((0, 1), "choose", options)
        chance = self.matrix[mine][theirs]
        state.won.append((yield Roll("who", (0, 1), (chance, PERCENT - chance))))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.won) < self.rounds:
            return None
        ahead = state.won.count(0) - state.won.count(1)
        winner = state.won[0] if ahead == 0 else int(ahead < 0)
        return Outcome(2, (winner,), "duel.choose")

    def view(self, state: State, viewer: int) -> State:
        return state.clone()

    def changes(self, old: State, new: State) -> Step:
        raise NotImplementedError

    def imagination(self, boundary: State, now: State) -> _Known:
        return _Known(boundary)

    def turns(self, state: State) -> int:
        return len(state.won)

    def sight(self, seat: int) -> Sight[State, State]:
        """What a seat is given at the first choice."""
        values = list(range(len(self.matrix) if seat == 0 else len(self.matrix[0])))
        return Sight(self, seat, "choose", values, State(), State(), [], ["Ann", "Bob"])

    def chances(self) -> list[list[float]]:
        """The matrix as shares of the victory of seat 0, for one round."""
        return [[cell / PERCENT for cell in line] for line in self.matrix]
