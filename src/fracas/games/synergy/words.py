"""How synergy speaks."""

from __future__ import annotations

from fracas.core.events import Event
from fracas.core.game import Option, Reason, Words
from fracas.core.listener import Listener
from fracas.core.question import Question
from fracas.games.synergy.state import State


class SynergyWords(Words[State]):
    """The words of synergy."""

    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:  # noqa: ARG002
        return f"{to.name(seat)}: {question.ask}?"

    def rule_of(self, question: Question) -> str:  # noqa: ARG002
        return "synergy.turn.basic"

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:  # noqa: ARG002
        return Option(value, str(value), str(value))

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:  # noqa: ARG002
        return None

    def narrate(self, state: State, event: Event, to: Listener) -> str:  # noqa: ARG002
        return type(event).__name__
