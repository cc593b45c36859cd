"""A table: the one authority over its game.

It owns the session and takes one answer at a time. An answer counts when it is on the disk; only then is it
acknowledged, and only then does anybody see what came of it. Each viewer gets his own view and his own events.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from fracas.bots.opponents import HINTS
from fracas.core.chance import derive
from fracas.core.question import Answer
from fracas.core.record import UNDO, Entry
from fracas.core.refusal import Illegal, Stale
from fracas.core.session import Session
from fracas.core.sight import Sight
from fracas.games import game_named
from fracas.server import protocol, queries
from fracas.server.bot_processes import BotProcesses, Thought
from fracas.server.errors import NotKept
from fracas.server.protocol import Chat, Hint, TableInfo, UndoSettled, Welcome
from fracas.server.queries import Guest, Seat, TableRow
from fracas.server.replays import replay_info
from fracas.server.safety import Buckets, Limits
from fracas.server.showing import happened, hint_of, scene, table_info
from fracas.server.storage import Storage
from fracas.server.undo import UndoRequest
from fracas.server.viewer import Viewer
from fracas.server.viewers import Viewers

TOUCHED = 30.0
"""Lists need not know to the second when a table was last played at; seconds between two notes of it."""
FALLBACK = "random"
"""The bot that answers when another has failed, so that no table ever stands still."""

_log = logging.getLogger("fracas.server")


class Table:
    """One table, loaded."""

    def __init__(
        self,
        row: TableRow,
        entries: list[Entry],
        chat: list[Chat],
        storage: Storage,
        bots: BotProcesses,
        limits: Limits,
    ) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        """Held from the check of an answer until it is on the disk and everybody is told."""
        self.used = time.monotonic()
        self._viewers = Viewers(self.info, row.owner)
        self.sockets = 0
        """Open sockets, those included that have not said hello yet."""
        self.session: Session[Any, Any] | None = None
        """The game; None until all seats are taken."""
        self._chat = chat
        self._storage = storage
        self._bots = bots
        self._stored = len(entries)  # how much of the log is on the disk
        self._undo: UndoRequest | None = None
        self._requests = 0
        self._limits = limits
        self._undos = Buckets(limits.undos, limits.undo_burst)  # one for each seat
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._opening = entries  # what the game begins with, if it goes on from another
        if row.state != "open" and (row.state != "abandoned" or entries):
            self._viewers.have_heard(len(self._sit_down(entries).events))

    def _sit_down(self, entries: list[Entry]) -> Session[Any, Any]:
        self.session = Session(game_named(self.row.game), self.row.header, entries)
        return self.session

    # -- who is here

    @property
    def playing(self) -> bool:
        return self.row.state == "playing"

    @property
    def at_rest(self) -> bool:
        """Nobody looks and nothing is under way: it can be forgotten and loaded again."""
        return not self.sockets and not self._thinking and self._undo is None and not self.lock.locked()

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must answer; none unless it is at play."""
        return tuple(self.session.waiting_for) if self.playing and self.session is not None else ()

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(s.seat for s in self.row.seats if guest is not None and s.guest == guest)

    def info(self, guest: str | None) -> TableInfo:
        """The table as ``guest`` sees it in lists and headings."""
        return table_info(
            self.row,
            guest,
            waiting_for=self.waiting_for,
            online=self._viewers.online,
            watchers=self._viewers.watchers,
            turns=None if self.session is None else self.session.turns,
        )

    async def enter(self, viewer: Viewer, after: int) -> None:
        """Somebody begins to look: he is told what happened since, and how things stand."""
        async with self.lock:
            viewer.seats = self.seats_of(viewer.guest_id)
            self._viewers.add(viewer)
            info = self.info(viewer.guest_id)
            viewer.send(Welcome(protocol.PROTOCOL, info, viewer.seats, tuple(self._chat)))
            if self.session is not None:
                seen = after if 0 <= after <= len(self.session.events) else 0
                for eyes in viewer.eyes:
                    viewer.send(happened(self.session, eyes, seen))
                    viewer.send(scene(self.session, eyes, playing=self.playing))
            if self._undo is not None:
                viewer.send(self._undo.message(viewer.seats))
            self._viewers.announce_presence(but=viewer)
            self.prompt_bots()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        if self._viewers.remove(viewer):
            self.used = time.monotonic()
            self._viewers.announce_presence()

    def _show(self) -> None:
        if self.session is not None:
            self._viewers.show(self.session, playing=self.playing)

    # -- answers

    async def answer(self, seat: int, question: int, answer: Answer, accepted: Callable[[], None]) -> None:
        """An answer from the guest who holds ``seat``. ``accepted`` is called when it is on the disk, before anybody
        is told what came of it. A refusal leaves everything as it was."""
        async with self.lock:
            session = self._at_play()
            session.answer(seat, answer, question)
            await self._keep(session)
            accepted()
            self._settle_undo(agreed=False)
            self._show()
            self._go_on()

    def _at_play(self) -> Session[Any, Any]:
        if self.row.state == "open":
            raise Stale("not-begun", "The game begins when all seats are taken.", rule="table.question")
        if self.row.state == "abandoned":
            raise Stale("abandoned", "This table was given up.", rule="table.question")
        if self.session is None or self.session.over:
            raise Stale("over", "The game is over.", rule="table.question")
        return self.session

    async def _keep(self, session: Session[Any, Any]) -> None:
        """Write what is new in the log to the disk; if that fails, nothing of it has happened."""
        row, now = copy(self.row), time.time()
        rows = queries.entry_rows(row.id, session.log[self._stored :], self._stored)
        noted = session.over or now - row.updated > TOUCHED
        if noted:
            row.turns, row.updated = session.turns, now
        if session.over:
            row.state, row.replay = "finished", replay_info(row.id, session, row.created)
        try:
            await self._storage.append(
                rows, (lambda connection: queries.save_table(connection, row)) if noted else None
            )
        except Exception as error:
            # Neither the statement nor its values are logged: they hold answers.
            _log.error("table %s: an answer could not be written: %s", row.id, type(error).__name__)
            await self._rebuild(session.log[: self._stored])
            raise NotKept from None
        self.row = row
        self._stored = len(session.log)

    async def _rebuild(self, kept: list[Entry]) -> None:
        """Back to what the disk has; if even that cannot be read, to what it is known to have."""
        with contextlib.suppress(Exception):
            kept = await self._storage.read(queries.load_entries, self.row.id)
        self._stored = len(kept)
        self._viewers.show_again(self._sit_down(kept), playing=self.playing)

    def _go_on(self) -> None:
        """After a change: the end is announced, bots begin to think."""
        if self.row.state == "finished":
            self._viewers.announce()
        self.prompt_bots()

    # -- bots and hints

    def prompt_bots(self) -> None:
        """Let every bot think that is asked something. While somebody asks to take back, bots wait too."""
        session = self.session
        if session is None or not self.playing or self._undo is not None:
            return
        for seat in session.waiting_for:
            bot = self.row.seats[seat].bot
            if bot and seat not in self._thinking:
                question = session.questions[seat].id
                seed = derive(session.header.seed, len(session.log), seat)
                sight = session.sight(seat)
                self._thinking[seat] = asyncio.create_task(self._think(sight, question, bot, seed))

    async def _think(self, sight: Sight[Any, Any], question: int, bot: str, seed: int) -> None:
        seat = sight.seat
        try:
            thought = await self._thought(sight, bot, seed)
        finally:
            del self._thinking[seat]
        async with self.lock:
            asked = self.session.questions.get(seat) if self.session is not None else None
            if self.playing and self._undo is None and asked is not None and asked.id == question:
                await self._bot_answers(seat, thought)
            self.prompt_bots()  # it was taken back meanwhile, or the bot is asked again

    async def _thought(self, sight: Sight[Any, Any], bot: str, seed: int) -> Thought:
        try:
            return await self._bots.decide(sight, bot, seed, self.row.owner)
        except Exception as error:
            _log.error("table %s: bot %s failed: %s", self.row.id, bot, type(error).__name__)
            return await self._bots.decide(sight, FALLBACK, seed, self.row.owner)

    async def _bot_answers(self, seat: int, thought: Thought) -> None:
        session = self._at_play()
        session.answer(seat, thought.answer)
        try:
            await self._keep(session)
        except NotKept:
            return  # asked again, it will answer the same
        self._show()
        self._go_on()

    async def hint(self, seat: int) -> Hint:
        """What a good bot would do in this seat, knowing what the seat knows."""
        async with self.lock:
            session = self._at_play()
            sight = session.sight(seat)  # refuses if the seat is not asked
            asked = session.questions[seat]
            labels = {option.value: option.label for option in asked.options}
            seed = derive(session.header.seed, len(session.log), seat, 1)
        thought = await self._bots.decide(sight, HINTS, seed, self.row.owner)
        return hint_of(asked, labels, thought)

    # -- taking back

    async def ask_undo(self, seat: int) -> None:
        """``seat`` wants its last answer back: at once if nobody learned anything, else if the others agree."""
        async with self.lock:
            session = self._at_play()
            if self._undo is not None:
                raise Stale("undo-asked", "Somebody has already asked to take back.", rule="table.undo")
            if all(who != seat for who, _ in session.played):
                raise Illegal("nothing-to-undo", "There is nothing to take back.", rule="table.undo")
            if sum(who == UNDO for who, _ in session.log) >= self._limits.undos_in_log:
                raise Illegal(
                    "undos-used-up", "Too much was taken back at this table; no more can be.", rule="table.undo"
                )
            if not self._undos.take(str(seat)):
                raise Illegal("too-many-undos", "You take back too often; wait a moment.", rule="table.undo")
            if session.can_undo(seat):
                await self._take_back(session, seat, ())
                return
            guest = self.row.seats[seat].guest
            others = [s for s in self.row.seats if s.kind == "person" and s.guest != guest]
            request = UndoRequest(self._requests, seat, session.names[seat], {s.seat for s in others})
            if not others:
                await self._take_back(session, seat, range(session.players))
                return
            self._requests += 1
            self._undo = request
            request.lapse = asyncio.create_task(self._lapse(request))
            self._tell_request(request)

    async def answer_undo(self, seat: int, number: int, agree: bool) -> None:
        """``seat`` agrees, or does not, that another takes back. Whoever asked may withdraw by not agreeing."""
        async with self.lock:
            session = self._at_play()
            request = self._undo
            withdraws = request is not None and seat == request.seat and not agree
            if request is None or request.number != number or not (withdraws or seat in request.missing):
                raise Stale("no-request", "You are not asked to agree to anything.", rule="table.undo")
            if not agree:
                self._settle_undo(agreed=False)
                self.prompt_bots()
                return
            request.missing.discard(seat)
            if request.missing:
                self._tell_request(request)
            else:
                await self._take_back(session, request.seat, range(session.players))

    async def _take_back(self, session: Session[Any, Any], seat: int, consent: Any) -> None:
        session.undo(seat, consent)
        await self._keep(session)
        self._settle_undo(agreed=True)
        self._show()
        self._go_on()

    def _settle_undo(self, *, agreed: bool) -> None:
        request, self._undo = self._undo, None
        if request is not None:
            self._viewers.tell(UndoSettled(request.number, agreed))
            if request.lapse is not None:
                request.lapse.cancel()

    def _tell_request(self, request: UndoRequest) -> None:
        for viewer in self._viewers:
            viewer.send(request.message(viewer.seats))

    async def _lapse(self, request: UndoRequest) -> None:
        """Whoever does not settle it may have gone; the table does not wait for ever."""
        await asyncio.sleep(self._limits.undo_lapse)
        async with self.lock:
            if self._undo is request:
                request.lapse = None  # it is about to end by itself
                self._settle_undo(agreed=False)
                self.prompt_bots()

    # -- sitting down, talking, giving up

    async def take_seat(self, seat: Seat, guest: Guest, name: str) -> None:
        """A guest takes an open seat. When it was the last one, the game begins. The caller holds the lock."""
        row = copy(self.row)
        row.seats = [copy(s) for s in row.seats]
        taken = row.seats[seat.seat]
        taken.kind, taken.guest, taken.name, taken.invite = "person", guest.id, name, None
        names = [s.name or known for s, known in zip(row.seats, row.header.seats, strict=True)]
        row.header = msgspec.structs.replace(row.header, seats=names)
        row.updated = time.time()
        if all(s.kind != "open" for s in row.seats):
            row.state = "playing"
        await self._storage.write(queries.take_seat, row, taken)
        self.row = row
        for viewer in self._viewers:
            viewer.seats = self.seats_of(viewer.guest_id)
        if row.state == "playing":
            await self.begin()
        else:
            self._viewers.announce()

    async def begin(self) -> None:
        """All seats are taken: the game begins, and bots begin to think."""
        session = self._sit_down(self._opening)
        self._viewers.have_heard(0)
        await self._keep(session)
        self._viewers.announce()
        self._show()
        self._go_on()

    async def say(self, guest: Guest, text: str) -> None:
        """Somebody says something to all at the table."""
        async with self.lock:
            seats = self.seats_of(guest.id)
            seat = seats[0] if seats else protocol.SPECTATOR
            name = self.row.seats[seat].name if seats else guest.name
            number = self._chat[-1].number + 1 if self._chat else 0
            said = Chat(number, name, seat, text, time.time())
            await self._storage.write(queries.add_chat, self.row.id, guest.id, said)
            self._chat = [*self._chat, said][-queries.CHAT_KEPT :]
            self._viewers.tell(said)

    async def change(self, along: Callable[[Connection], None] | None = None, **fields: Any) -> None:
        """Note something about the table, do ``along`` in the same transaction, and tell everybody. The caller holds
        the lock."""
        row = copy(self.row)
        for name, value in fields.items():
            setattr(row, name, value)
        row.updated = time.time()

        def work(connection: Connection) -> None:
            if along is not None:
                along(connection)
            queries.save_table(connection, row)

        await self._storage.write(work)
        self.row = row
        self._settle_undo(agreed=False)
        self._viewers.announce()
        self._show()

    def stop(self) -> None:
        """The server closes; bots stop thinking."""
        for task in self._thinking.values():
            task.cancel()
        if self._undo is not None and self._undo.lapse is not None:
            self._undo.lapse.cancel()
        self._viewers.stop()
