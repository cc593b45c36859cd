"""Set-ups of skirmish, played to the first round: at random, or as told by the name of the question."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from fracas.core.events import Event
from fracas.core.question import Choice, Commit, Place, Question, Roll, some
from fracas.core.settings import settle
from fracas.core.tell import heard_into
from fracas.games.skirmish.rules import resolution
from fracas.games.skirmish.setting_up.setup import SETTINGS, begin
from fracas.games.skirmish.state import ROUND, State

E = TypeVar("E", bound=Event)


class SetUp:
    """A table as it stands when a phase begins, the first round if no other is named."""

    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        told: dict[str, list[Any]] | None = None,
        until: int = ROUND,
        **settings: Any,
    ) -> None:
        self.state: State = begin(players, settle("skirmish", SETTINGS, settings))
        self.asked: list[Question] = []
        self.events: list[Event] = []
        self.told = told or {}
        self.random = Random(seed)
        self.tell = heard_into(self.events)
        while self.state.phase < until:
            self.step()

    def step(self) -> None:
        """One resolution."""
        going = resolution(self.state, self.tell)
        assert going is not None
        sent: Any = None
        while True:
            try:
                question = going.send(sent)
            except StopIteration:
                return
            self.asked.append(question)
            sent = self._answer(question)

    def _answer(self, question: Question) -> Any:
        if self.told.get(question.ask):
            return self.told[question.ask].pop(0)
        if isinstance(question, Roll):
            return self.random.choice(question.outcomes)
        if isinstance(question, Commit):
            return [some(mine, self.random.random) for mine in question.options]
        if isinstance(question, Place):
            return question.region.sample(self.random.random)
        assert isinstance(question, Choice)
        return self.random.choice(question.options)

    def questions(self, ask: str) -> list[Any]:
        return [question for question in self.asked if question.ask == ask]

    def heard(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def mine(self, seat: int) -> list[int]:
        return [me for me, unit in enumerate(self.state.units) if unit.seat == seat]
