"""Analyses: of finished games for everybody, of a game that goes on for a player who is alone against bots.

Bots look at one moment after the other in their own processes, in the fair queue and one at a time for each analysis:
first at a glance, so that the curve is there within seconds, then closely.
What they have found is remembered, so that a player who asks again, now or a few turns later, does not wait.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Collection, Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from fracas.bots.analysed import AnalysedMoment
from fracas.bots.analysis import Moment, first_of, judged, moments, plan, shares_of
from fracas.bots.key_moments import key_moments
from fracas.bots.opponents import analysis_of, first_look_of
from fracas.bots.review import reviewed
from fracas.core.record import Entry, Header
from fracas.games import game_named
from fracas.server.bots.processes import BotProcesses
from fracas.server.wire.errors import Denied
from fracas.server.wire.limits import Limits
from fracas.server.wire.rest import AnalysisEnd, AnalysisStart
from fracas.server.workers.replaying import Replaying

KEPT = 5_000
"""Moments that are remembered: about 40 games."""

_encoder = msgspec.json.Encoder()


class Analysed(NamedTuple):
    """What is to be analysed."""

    name: str
    """Of the replay or the table."""
    header: Header
    played: list[Entry]
    seats: tuple[int, ...] | None
    """The seats of the player who asks, if the game goes on; None for a game without secrets."""


class Analyses:
    """All that were asked for."""

    def __init__(self, bots: BotProcesses, replaying: Replaying, limits: Limits) -> None:
        self._bots = bots
        self._replaying = replaying
        self._limits = limits
        self._known: OrderedDict[tuple[str, bytes], AnalysedMoment] = OrderedDict()
        self._running: Counter[str] = Counter()

    @property
    def running(self) -> int:
        """How many are being made."""
        return self._running.total()

    def lines(self, wanted: Analysed, owner: str) -> AsyncIterator[bytes]:
        """The lines of an analysis. It ends where its reader leaves; until then it is one of those of ``owner``."""
        if self._running[owner] >= self._limits.analyses:
            raise Denied(429, "too-many-analyses", "Your other analyses are still running. Wait until they are done.")
        return self._lines(wanted, owner)

    async def _lines(self, wanted: Analysed, owner: str) -> AsyncIterator[bytes]:
        self._running[owner] += 1
        try:
            async for line in self._thought(wanted, owner):
                yield _encoder.encode(line) + b"\n"
        finally:
            self._running[owner] -= 1
            self._running += Counter()  # forgets those who have none

    async def _thought(
        self, wanted: Analysed, owner: str
    ) -> AsyncIterator[AnalysisStart | AnalysedMoment | AnalysisEnd]:
        game = game_named(wanted.header.game)
        bot = analysis_of(game)
        game_of = (game, wanted.header, wanted.played)
        planned = await self._replaying.watched(owner, lambda work: plan(*game_of, seats=wanted.seats, work=work))
        sums = _sums(wanted, planned)
        glance = set() if all((bot, each) in self._known for each in sums.values()) else first_of(planned)
        yield AnalysisStart(len(planned), bot, len(glance))
        shares = await self._replaying.watched(owner, lambda work: shares_of(*game_of, work))
        for looks, places in ((first_look_of(game), glance), (bot, planned)):
            if not places and looks != bot:
                continue
            found: list[AnalysedMoment] = []
            stops = moments(*game_of, places, seats=wanted.seats, work=self._replaying.trust())
            async for moment in self._looked(stops, looks, sums, owner):
                found.append(moment)
                yield moment
            keys = key_moments(found, shares, wanted.header.seats, hidden=game.has.hidden)
            sides = reviewed(found, shares, wanted.header.players)
            yield AnalysisEnd(tuple(keys), shares, sides, final=places is planned)

    async def _looked(
        self, stops: Iterator[Moment], bot: str, sums: dict[int, bytes], owner: str
    ) -> AsyncIterator[AnalysedMoment]:
        """What one bot thinks of each moment; what is known already is not thought about again."""
        while (moment := await self._replaying.watched(owner, lambda _: next(stops, None))) is not None:
            key = (bot, sums[moment.at])
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = await self._judged(moment, bot, owner)
                if len(self._known) > KEPT:
                    self._known.popitem(last=False)
            else:
                self._known.move_to_end(key)
            yield known

    async def _judged(self, moment: Moment, bot: str, owner: str) -> AnalysedMoment:
        weighings = [await self._bots.weigh(sight, bot, moment.played, owner) for sight in moment.sights.values()]
        return judged(moment, weighings)


def _sums(wanted: Analysed, planned: Collection[int]) -> dict[int, bytes]:
    """For each place of the plan what tells its moment from every other: the table, whose seats, all that was played
    before it, and what was answered. In a game that goes on something may be taken back."""
    whole = blake2b(msgspec.json.encode((wanted.name, wanted.seats)), digest_size=16)
    sums: dict[int, bytes] = {}
    for at in range(len(wanted.played) + 1):
        if at in planned:
            here = whole.copy()
            here.update(msgspec.json.encode(wanted.played[at : at + wanted.header.players]))
            sums[at] = here.digest()
        if at < len(wanted.played):
            whole.update(msgspec.json.encode(wanted.played[at]))
    return sums
