"""The bots at a table: they are asked like anybody else, and think while nobody waits for the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from fracas.bots.hint import Advice
from fracas.bots.opponents import USUAL, hints_of, levels_of
from fracas.core.asked import Asked
from fracas.core.chance import derive
from fracas.core.refusal import Illegal, Refusal
from fracas.core.session import Session
from fracas.core.sight import Sight
from fracas.server.bots.processes import BotProcesses, Thought
from fracas.server.storage.failures import NotKept
from fracas.server.wire.asked_info import CandidateInfo, StepInfo
from fracas.server.wire.to_browser import Hint

if TYPE_CHECKING:
    from fracas.server.table.table import Table

FALLBACK = "random"
"""The bot that answers when another has failed, so that no table ever stands still."""

AGAIN = 5.0
"""Seconds until a bot is asked again whose answer could not be written."""

_log = logging.getLogger("fracas.server")


class SeatedBots:
    """The bots of one table, and the one that gives hints."""

    def __init__(self, table: Table, processes: BotProcesses) -> None:
        self._table = table
        self._processes = processes
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._later: asyncio.TimerHandle | None = None  # asks again, when a disk has failed

    @property
    def busy(self) -> bool:
        """Does any bot think, or wait to be asked again?"""
        return bool(self._thinking) or self._later is not None

    def prompt(self) -> None:
        """Let every bot think that is asked something. While somebody asks to take back, bots wait too."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        table = self._table
        session = table.session
        if session is None or not table.playing or table.undos.request is not None:
            return
        for seat in session.waiting_for:
            bot = table.row.seats[seat].bot
            if seat in session.incidents.stand_ins:
                bot = levels_of(session.game)[USUAL].bot
            if bot and seat not in self._thinking:
                asked = session.questions[seat]
                seed = derive(session.header.seed, len(session.log), seat)
                told = _scripted(session, asked)
                thinking = self._think(session.sight(seat), asked.id, bot, seed, told, secret=asked.secret)
                self._thinking[seat] = asyncio.create_task(thinking)

    async def _think(
        self, sight: Sight[Any, Any], question: int, bot: str, seed: int, told: Thought | None, *, secret: bool
    ) -> None:
        table, seat = self._table, sight.seat
        try:
            thought = told or await self._thought(sight, bot, seed, secret=secret)
        finally:
            del self._thinking[seat]
        async with table.lock:
            asked = table.session.questions.get(seat) if table.session is not None else None
            if table.playing and table.undos.request is None and asked is not None and asked.id == question:
                try:
                    await table.bot_answers(seat, thought.answer)
                except NotKept:
                    # Asked again, it will answer the same; but a disk that is full is so for a while.
                    self._later = asyncio.get_running_loop().call_later(AGAIN, self.prompt)
                    return
            self.prompt()  # it was taken back meanwhile, or the bot is asked again

    async def _thought(self, sight: Sight[Any, Any], bot: str, seed: int, *, secret: bool) -> Thought:
        row = self._table.row
        try:
            return await self._processes.decide(sight, bot, seed, row.owner, secret=secret)
        except Exception as error:
            _log.error("table %s: bot %s failed: %s", row.id, bot, type(error).__name__)
            return await self._processes.decide(sight, FALLBACK, seed, row.owner)

    async def hint(self, seat: int, asker: str) -> Hint:
        """What a good bot would do in this seat, knowing what the seat knows. It thinks in the time of the asker."""
        table = self._table
        async with table.lock:
            session = table.at_play(seat)
            if not table.may_hint(seat):
                raise Illegal("no-hints", "There are no hints at this table.", rule="table.hint")
            sight = session.sight(seat)  # refuses if the seat is not asked
            if session.turns and seat not in session.incidents.helped:  # setting up for somebody is no help
                await table.note_help(session, seat)
            asked = session.questions[seat]
            # Words are made now: the table goes on while the bot thinks.
            labels: dict[Any, str] = {option.value: option.label for option in asked.options}
            lot = derive(session.header.seed, len(session.log), seat, 1)
        advice = await self._processes.advise(sight, hints_of(sight.game), lot, asker)
        places = [advice.answer, *(row.answer for row in advice.rows)]
        labels |= {place: asked.label_of(place) for place in places if isinstance(place, tuple)}
        return hint_of(asked, advice, labels)

    def stop(self) -> None:
        """The server closes; bots stop thinking."""
        if self._later is not None:
            self._later.cancel()
        for task in self._thinking.values():
            task.cancel()


def _scripted(session: Session[Any, Any], asked: Asked) -> Thought | None:
    """What a lesson says that is answered here; None where it says nothing, or nothing that is still legal."""
    told = None if session.course is None else session.course.next(asked.seat, session.played)
    if told is None:
        return None
    try:
        asked.check(told)
    except Refusal:
        return None
    return Thought(told, [], "")


def hint_of(asked: Asked, advice: Advice, labels: Mapping[Any, str]) -> Hint:
    """What a bot advises where this is ``asked``, in words."""
    return Hint(
        seat=asked.seat,
        question=asked.id,
        value=cast(Any, advice.answer),
        label=labels[advice.answer] + advice.where,
        why=advice.why,
        candidates=tuple(
            CandidateInfo(cast(Any, row.answer), labels[row.answer], row.estimate, row.visits, row.rate, row.said)
            for row in advice.rows
        ),
        touches=advice.things,
        place=advice.place,
        then=tuple(StepInfo(step.ask, cast(Any, step.answer), step.label, step.things) for step in advice.then),
    )
