"""The flow of play: resolution after resolution, question after question.

A flow drives the rules and nothing else. It keeps a snapshot of the state at the last boundary between two
resolutions and the answers given since, so that it can be forked in the middle of a resolution although
generators cannot be copied: the fork begins at the snapshot and is sent the same answers.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic

from fracas.core.game import Game, S
from fracas.core.question import Answer, Choice, Question, Resolution, forced
from fracas.core.tell import Tell, silence


class Flow(Generic[S]):
    """A game being played, at its next question."""

    __slots__ = (
        "_crossed",
        "_keep",
        "_play",
        "_tell",
        "boundary",
        "game",
        "leaving",
        "question",
        "resolution",
        "since",
        "state",
    )

    def __init__(
        self,
        game: Game[S, Any],
        state: S,
        *,
        since: Iterable[Answer] = (),
        tell: Tell = silence,
        keep: bool = True,
        crossed: Callable[[S], None] | None = None,
        still: bool = False,
    ) -> None:
        """Play on from ``state``, which stands at a boundary, to the first question after ``since``; ``still`` it only
        stands there, and nothing is asked.

        The flow keeps ``state`` as its snapshot, plays on a copy of it, and can be forked. Without ``keep``
        it takes ``state`` over, makes no snapshots, and cannot be forked. ``crossed`` is called at every
        boundary, when the snapshot is made and before play goes on from it.
        """
        self.game = game
        self.state = state.clone() if keep else state
        """As it is now, in the middle of things."""
        self.boundary: S = state
        """As it was when this resolution began; never changed, only replaced, so that forks can share it."""
        self.since: list[Answer] = []
        """The answers given since the boundary, those included that were forced."""
        self.question: Question | None = None
        """What is asked now; None when the game is over."""
        self.resolution: Resolution | None = None
        """The piece of play that asks."""
        self.leaving: list[int] = []
        """The seats that leave, by a rule of the game's own, when this piece of play is done."""
        self._tell = tell
        self._keep = keep
        self._crossed = crossed
        self._play = self._resolutions()
        if still:
            return
        # What `send` does, again and again, in one place: forks and replays spend most of their time here.
        go_on = self._play.send
        try:
            question = go_on(None)
            for answer in since:
                if keep:
                    self.since.append(answer)
                question = go_on(answer)
            self.question = question
        except StopIteration:
            self.question = None

    def send(self, answer: Answer) -> None:
        """Give an answer, trusted to be legal, and go on to the next question.

        A choice of one is a question too: anybody who drives the flow answers it, so that replayed answers and
        questions always meet, even in an imagined game where there is more to choose from.
        """
        if self._keep:
            self.since.append(answer)
        try:
            self.question = self._play.send(answer)
        except StopIteration:
            self.question = None

    def skip_forced(self) -> None:
        """Answer every choice of one, up to the next real question."""
        question = self.question
        while isinstance(question, Choice) and forced(question):
            self.send(question.options[0])
            question = self.question

    def fork(self) -> Flow[S]:
        """Another flow at the same question, which shares nothing that can change."""
        return Flow(self.game, self.boundary, since=self.since)

    def _resolutions(self) -> Resolution:
        """One resolution after the other to the end of the game, with a snapshot at each boundary."""
        # One generator around all of them: the end of a generator is an exception, which costs much when compiled.
        resolution = self.game.resolution(self.state, self._tell)
        while resolution is not None:
            self.resolution = resolution
            yield from resolution
            if self.leaving:
                for seat in self.leaving:
                    self.game.leave(self.state, seat, self._tell)
                self.leaving = []
            if self._keep:
                self.boundary = self.state.clone()
                self.since = []
                if self._crossed is not None:
                    self._crossed(self.boundary)
            resolution = self.game.resolution(self.state, self._tell)
        self.resolution = None
