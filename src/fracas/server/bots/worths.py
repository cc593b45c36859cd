"""What things are worth that players make: tried out in many games, a few at a time, with what time nobody else wants.

The same thing is tried out once for everybody. Its games go on where they stopped, and end when its worth is known
closely enough.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncGenerator, Hashable
from typing import Final

import msgspec

from fracas.core.workshop import Made, Trials
from fracas.lab.statistics import wilson
from fracas.server.bots.processes import BotProcesses
from fracas.server.wire.rest import Worth

AT_ONCE: Final = 32
"""Games between two looks at whether anybody still wants to know: about a second."""
ROUNDS: Final = 5
"""How often each table of a thing's trials is played at the most: of figures, 2,560 games, for about ± 2 %."""
CLOSE: Final = 0.02
"""It is known closely enough when it lies so near to what was found."""
KEPT: Final = 2_000
"""Things that are remembered."""

_encoder = msgspec.json.Encoder()


class Worths:
    """All that was tried out, and who is waiting for what."""

    def __init__(self, bots: BotProcesses) -> None:
        self._bots = bots
        self._found: OrderedDict[tuple[str, Hashable], tuple[int, float]] = OrderedDict()
        """By game and thing, how many games were played and how many won."""
        self._latest: dict[str, object] = {}

    async def lines(self, game: str, trials: Trials, made: Made, owner: str) -> AsyncGenerator[bytes]:
        """What is known by and by, as lines of JSON. It ends when its ``owner`` asks about something else, or has
        left: each has one thing tried out at a time."""
        mine = self._latest[owner] = object()
        key = (game, trials.key(made))
        most = ROUNDS * trials.count
        try:
            while self._latest.get(owner) is mine:
                games, won = self._found.get(key, (0, 0.0))
                if games:
                    worth = _worth(games, won, most)
                    yield _encoder.encode(worth) + b"\n"
                    if worth.done:
                        return
                won = await self._bots.try_out(game, made, games, AT_ONCE, owner)
                self._add(key, games, won)
        finally:
            if self._latest.get(owner) is mine:
                del self._latest[owner]

    def _add(self, key: tuple[str, Hashable], first: int, won: float) -> None:
        """The games from ``first`` were played, unless somebody else's were sooner: then they are the same."""
        games, before = self._found.get(key, (0, 0.0))
        if games == first:
            self._found[key] = (games + AT_ONCE, before + won)
            self._found.move_to_end(key)
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


def _worth(games: int, won: float, most: int) -> Worth:
    share = won / games
    low, high = wilson(won, games)
    done = games >= most or max(share - low, high - share) <= CLOSE
    return Worth(games=games, most=most, share=share, low=low, high=high, done=done)
