"""What a bot is given: what its seat knows, and a way to imagine the rest. Nothing else."""

# mypyc: compiled

from __future__ import annotations

from typing import Generic

from fracas.core.flow import Flow
from fracas.core.game import Game, Imagination, S, V
from fracas.core.question import Answer, Draw
from fracas.core.tell import Tell, silence


class Sight(Generic[S, V]):
    """One seat's knowledge at the moment it is asked. It holds views and open answers, never the state."""

    __slots__ = ("_boundary", "_imagination", "_since", "ask", "game", "names", "seat", "values", "view")

    def __init__(
        self,
        game: Game[S, V],
        seat: int,
        ask: str,
        values: list[int],
        boundary: V,
        now: V,
        since: list[Answer],
        names: list[str],
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = now
        """What the seat knows."""
        self.ask = ask
        """What it is asked, in one word."""
        self.values = values
        """What it may answer; empty for a Place, which is sampled from an imagined game."""
        self.names = names
        """What everybody at the table is called, for words."""
        self._boundary = boundary
        self._since = since
        self._imagination: Imagination[S] | None = None

    def imagine(self, draw: Draw, *, keep: bool = False, tell: Tell = silence) -> Flow[S]:
        """A game like this one as far as the seat can know, at the same question, to be played on freely; it can be
        forked if it is to ``keep`` snapshots, and tells what happens if somebody listens."""
        return Flow(self.game, self.imagination.sample(draw), since=self._since, keep=keep, tell=tell)

    def covering(self) -> list[Flow[S]]:
        """Games like this one that have, between them, all that others may answer in secret now; none where the game
        cannot list them (`Game.covering`)."""
        since = self._since
        return [Flow(self.game, state, since=since) for state in self.game.covering(self._boundary, self.view)]

    @property
    def imagination(self) -> Imagination[S]:
        """The states, as of the boundary, that may be true; built on first use, because it is expensive."""
        if self._imagination is None:
            self._imagination = self.game.imagination(self._boundary, self.view)
        return self._imagination

    @property
    def since(self) -> list[Answer]:
        """What was answered since the boundary, in order."""
        return self._since

    def parts(self) -> tuple[int, str, list[int], V, V, list[Answer], list[str]]:
        """All but the game, to be sent to another process and made into a sight again there."""
        return self.seat, self.ask, self.values, self._boundary, self.view, self._since, self.names
