"""The flow of play: resolution after resolution, question after question.

A flow drives the rules and nothing else. It keeps a snapshot of the state at the last boundary between two
resolutions and the answers given since, so that it can be forked in the middle of a resolution although
generators cannot be copied: the fork begins at the snapshot and is sent the same answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

from fracas.core.game import Game, S
from fracas.core.question import Answer, Choice, Question, Resolution
from fracas.core.tell import Tell, silence


class Flow(Generic[S]):
    """A game being played, at its next question."""

    __slots__ = ("_keep", "_resolution", "_tell", "boundary", "game", "question", "since", "state")

    def __init__(
        self,
        game: Game[S, Any],
        state: S,
        *,
        since: Iterable[Answer] = (),
        tell: Tell = silence,
        keep: bool = True,
    ) -> None:
        """Play on from ``state``, which stands at a boundary, to the first question after ``since``.

        The flow keeps ``state`` as its snapshot, plays on a copy of it, and can be forked. Without ``keep``
        it takes ``state`` over, makes no snapshots, and cannot be forked.
        """
        self.game = game
        self.state = state.clone() if keep else state
        """As it is now, in the middle of things."""
        self.boundary: S = state
        """As it was when this resolution began; never changed, only replaced, so that forks can share it."""
        self.since: list[Answer] = []
        """The answers given since the boundary."""
        self.question: Question | None = None
        """What is asked now; None when the game is over."""
        self._resolution: Resolution | None = None
        self._tell: Tell = tell
        self._keep = keep
        if not self._begin():
            self._next()
        for answer in since:
            self.send(answer)

    def send(self, answer: Answer) -> None:
        """Give an answer, trusted to be legal, and go on to the next question."""
        if self._keep:
            self.since.append(answer)
        assert self._resolution is not None
        try:
            self._settle(self._resolution.send(answer))
        except StopIteration:
            self._next()

    def fork(self) -> Flow[S]:
        """Another flow at the same question, which shares nothing that can change."""
        return Flow(self.game, self.boundary, since=self.since)

    def _next(self) -> None:
        """Past the boundary, into the next resolution that asks something."""
        while True:
            if self._keep:
                self.boundary = self.state.clone()
                self.since = []
            if self._begin():
                return

    def _begin(self) -> bool:
        """Go to the first question of the next resolution; False if it asks nothing."""
        self._resolution = self.game.resolution(self.state, self._tell)
        if self._resolution is None:
            self.question = None
            return True
        try:
            self._settle(next(self._resolution))
        except StopIteration:
            return False
        return True

    def _settle(self, question: Question) -> None:
        """Rest at ``question``, unless it is a choice of one, which the flow answers itself."""
        while isinstance(question, Choice) and len(question.options) == 1:
            assert self._resolution is not None
            question = self._resolution.send(question.options[0])
        self.question = question
