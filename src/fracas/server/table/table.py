"""A table: the one authority over its game.

It owns the session and takes one answer at a time. An answer counts when it is on the disk; only then is it
acknowledged, and only then does anybody see what came of it. Each screen gets their own view and their own events.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from copy import copy
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy.engine import Connection

from fracas.core.events import Event
from fracas.core.question import Part
from fracas.core.record import Entry
from fracas.core.refusal import Illegal, Refusal, Stale
from fracas.core.session import Session
from fracas.core.standstill import Standstill
from fracas.core.work import Work
from fracas.server.bots.processes import BotProcesses
from fracas.server.bots.seated import SeatedBots
from fracas.server.people import blocking
from fracas.server.replay import loading
from fracas.server.replay.loading import EVERY, Loaded, begun
from fracas.server.replay.replays import replay_info
from fracas.server.storage import queries
from fracas.server.storage.rows import (
    UNREADABLE,
    Guest,
    Said,
    Seat,
    TableRow,
    entry_rows,
    seats_as_text,
    snapshot_row,
    summaries_as_text,
)
from fracas.server.storage.storage import Storage
from fracas.server.storage.writer import Progress
from fracas.server.table.audience import BLOCKED, may_look, not_watchable, people_of
from fracas.server.table.catch_up import LONGEST, CatchUp
from fracas.server.table.clocks import Clocks, Time, says_something
from fracas.server.table.leaving import Leaving
from fracas.server.table.no_shows import expected_within, people_in
from fracas.server.table.screen import Screen
from fracas.server.table.screens import Screens
from fracas.server.table.seating import header_names, unlike
from fracas.server.table.undo import Undos
from fracas.server.wire import protocol
from fracas.server.wire.errors import NotKept
from fracas.server.wire.protocol import Because, Chat, Happened, Hint, Problem, Seen, TableInfo, Tried, Welcome
from fracas.server.wire.safety import Limits
from fracas.server.wire.showing import Moment, moment, scene, summaries_of, table_info, tried_of

TOUCHED = 30.0
"""Lists need not know to the second when a table was last played at; seconds between two notes of it."""
POLICY = 1008
"""The code of a socket that is closed for good,"""
TRY_LATER = 1013
"""and of one whose browser is to come back."""

T = TypeVar("T")

_log = logging.getLogger("fracas.server")


class Table:
    """One table, loaded."""

    def __init__(
        self, loaded: Loaded, storage: Storage, bots: BotProcesses, limits: Limits, catch_up: CatchUp, hours: Time
    ) -> None:
        self.row = loaded.row
        self.lock = asyncio.Lock()
        """Held from the check of an answer until it is on the disk and everybody is told."""
        self.used = time.monotonic()
        self.screens = Screens(self.info, self.row.owner)
        self.sockets = 0
        """Open ones, those included that have not said hello yet."""
        self.session = loaded.session
        """The game; None until all seats are taken."""
        self.undos = Undos(self, limits)
        self.leaving = Leaving(self, limits)
        self.clocks = Clocks(self, limits, hours)
        self.expected = expected_within(self.row.clock, limits)
        """Seconds after the beginning of the game in which everybody must have been here."""
        self.served_since = 0.0
        """Since when people can come at all: while the server was down, nobody could."""
        self._noticing: asyncio.Task[None] | None = None
        self._chat = loaded.chat
        self._storage = storage
        self._opening = loaded.opening  # what the game begins with, if it goes on from another
        self._stored = loaded.stored  # how much of the log is on the disk
        self._snapshot = loaded.snapshot  # at which entry the last stored snapshot stands
        self._story: tuple[int, list[Event]] = (0, [])  # events that the session no longer has, from this number on
        self._bots = SeatedBots(self, bots)
        self._previews = bots.previews
        self._still: tuple[tuple[Session[Any, Any], int], Standstill] | None = None  # for those who look
        self._catch_up = catch_up
        if self.session is not None:
            self.screens.begin_at(self.session.event_count)

    # -- who is here

    @property
    def playing(self) -> bool:
        return self.row.state == "playing" and not self.row.problem

    @property
    def at_rest(self) -> bool:
        """Nobody looks and nothing is under way: it can be forgotten and loaded again."""
        asked = self.undos.request is not None or self.leaving.draws.request is not None
        return not (self.sockets or self._bots.busy or asked or self.clocks.running or self.lock.locked())

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have not answered, as everybody may see it; none unless it is at play."""
        return tuple(self.session.undecided) if self.playing and self.session is not None else ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The people who have not been here since the game began."""
        if not self.row.unseen or not self.playing:
            return ()
        people = self.people()
        return tuple(seat for seat in self.row.unseen if seat in people)

    @property
    def due(self) -> float:
        """When the game is broken off if somebody is still missing, in seconds since the epoch."""
        return max(self.row.began, self.served_since) + self.expected

    async def _see(self) -> None:
        """Note who of those that were missing is here now. The caller holds the lock."""
        online = self.screens.online
        unseen = tuple(seat for seat in self.row.unseen if seat not in online)
        if unseen == self.row.unseen or not self.playing:
            return
        row = copy(self.row)
        row.unseen = unseen
        self.row = row
        try:
            await self._storage.write(queries.save_unseen, row.id, unseen)
        except Exception as error:  # whoever was here will be again
            _log.error("table %s: who has come could not be written: %s", row.id, type(error).__name__)

    async def _notice(self) -> None:
        """Somebody who was silent when the game began speaks again."""
        async with self.lock:
            await self._see()
            self.clocks.refresh()

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(s.seat for s in self.row.seats if guest is not None and s.guest == guest)

    def people(self) -> set[int]:
        """The seats that people play, as far as they have not left."""
        gone = () if self.session is None else self.session.incidents.stand_ins
        return {seat.seat for seat in self.row.seats if seat.kind == "person" and seat.seat not in gone}

    def people_but(self, seat: int) -> set[int]:
        """The seats of all people besides whoever holds ``seat``."""
        guest = self.row.seats[seat].guest
        return {other for other in self.people() if other != seat and self.row.seats[other].guest != guest}

    def may_help(self, seat: int) -> bool:
        """May ``seat`` have hints, and take back what others know? Against people only where the table allows it."""
        return self.row.help or not self.people_but(seat)

    def may_hint(self, seat: int) -> bool:
        """May ``seat`` have hints? While the table is being set up everybody may: a bot may do it for them."""
        return self.may_help(seat) or (self.session is not None and self.session.turns == 0)

    def may_draw(self) -> bool:
        """Can a draw be agreed on? Not while a bot is in the game."""
        session = self.session
        return session is not None and set(session.still_in()) <= self.people()

    def info(self, guest: str | None, *, settings: bool = False, here: Collection[int] = ()) -> TableInfo:
        """The table as ``guest`` sees it in lists and headings; with its ``settings``, for whoever comes to it. Seats
        whose holders are ``here`` count as such, though they look at something else."""
        return table_info(
            self.row,
            guest,
            waiting_for=self.waiting_for,
            online=self.screens.online.union(here),
            watchers=self.screens.watchers,
            turns=None if self.session is None else self.session.turns,
            gone=None if self.session is None else self.session.incidents,
            settings=settings,
        )

    async def enter(self, screen: Screen, after: int) -> None:
        """Somebody begins to look: they are told what happened since, and how things stand."""
        if screen.guest is not None:
            screen.muted = await self._storage.read(blocking.muted_by, screen.guest.id)
        async with self.lock:
            session = self.session
            if session is not None:
                first = after if 0 <= after <= session.event_count else 0
                if session.is_still:
                    first = session.event_count  # what led here is not known any more
                first = max(first, session.event_count - LONGEST)
                events = await self._events_from(session, first)
            self.screens.add(screen)
            screen.seats = self.seats_of(screen.guest_id)
            if not may_look(self.row, screen.guest_id):  # since they were let in
                self.turn_out()
                return
            info = self.info(screen.guest_id, settings=True)
            chat = tuple(said.chat for said in self._chat if said.guest not in screen.muted)
            screen.send(Welcome(protocol.PROTOCOL, info, screen.seats, chat))
            if session is not None:
                if session.watch is None:
                    self.screens.watch(session)
                now = self.moment(session)
                for viewer in screen.viewers:
                    story = cast(Any, self._catch_up.tell(self.row.id, session, viewer, first, events))
                    screen.send(Happened(viewer, first, story, session.event_count))
                    screen.send(scene(session, now, viewer, None, playing=self.playing))
            for consent in (self.undos, self.leaving.draws):
                if consent.request is not None:
                    screen.send(consent.message(consent.request, screen.seats))
            self.screens.announce_presence(but=screen)
            await self._see()
            self.clocks.refresh()
            waiting = self.clocks.message()
            if says_something(waiting):
                screen.send(waiting)
            self.prompt_bots()

    async def _events_from(self, session: Session[Any, Any], first: int) -> list[Event]:
        """The events from number ``first`` on; those before the session's own are played again, in a thread."""
        own = session.events_since(first)
        if first >= session.first_event:
            return own
        begin, story = self._story
        if not begin <= first or begin + len(story) < session.first_event:
            log = session.log[: self._stored]
            story = await self._storage.replay(loading.load_story, self.row, log, first, session.first_event)
            begin = first
            self._story = (begin, story)
        return story[first - begin : session.first_event - begin] + own

    def leave(self, screen: Screen) -> None:
        """Somebody has gone."""
        if self.screens.remove(screen):
            self.used = time.monotonic()
            if self.session is not None and not len(self.screens):
                self.session.watch = None
            self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody came or went, fell silent or speaks again: others see it, and those who wait for them may claim."""
        self.screens.announce_presence()
        self.clocks.presence_changed()
        if self.screens.online.intersection(self.missing) and (self._noticing is None or self._noticing.done()):
            self._noticing = asyncio.create_task(self._notice())

    def _show(self, *, whole: bool = False) -> None:
        if self.session is not None:
            self.screens.show(self.session, self.moment, playing=self.playing, whole=whole)
            self.clocks.refresh()

    def moment(self, session: Session[Any, Any]) -> Moment:
        """What is the same for everybody who looks now."""
        return moment(
            session,
            playing=self.playing,
            may_help=self.may_help,
            may_hint=self.may_hint,
            may_draw=self.may_draw(),
            ended=self.row.outcome,
        )

    # -- answers

    async def answer(self, seat: int, question: int, answer: Part, accepted: Callable[[], None]) -> None:
        """An answer from the guest who holds ``seat``. ``accepted`` is called when it is on the disk, before anybody
        is told what came of it. A refusal leaves everything as it was. An answer that is on the disk already is
        accepted once more: whoever sent it never heard of that."""
        came = self.clocks.now()
        async with self.lock:
            if self.session is not None and self.session.was_answered(seat, question, answer):
                accepted()
                return
            session = self.at_play(seat)
            session.answer(seat, answer, question, spent=self.clocks.used(seat, came))
            await self._keep(session)
            accepted()
            self.undos.settle(agreed=False)
            self._show()
            self._go_on()

    async def acted(self, session: Session[Any, Any], *, drawn: bool = False) -> None:
        """Something besides an answer has happened: keep it, and tell everybody. The caller holds the lock."""
        await self._keep(session)
        self.undos.settle(agreed=False)
        self.leaving.draws.settle(agreed=drawn)
        self._show(whole=True)
        self.screens.announce()
        self.prompt_bots()

    def at_play(self, seat: int | None = None) -> Session[Any, Any]:
        """The game, if it can be played; by whoever holds ``seat``, if one is named."""
        if self.row.problem:
            raise Stale("other-rules", self.row.problem, rule="table.record")
        if self.row.state == "open":
            raise Stale("not-begun", "The game begins when all seats are taken.", rule="table.question")
        if self.row.state == "abandoned":
            raise Stale("abandoned", "This table was given up.", rule="table.question")
        if self.session is None or self.session.over:
            raise Stale("over", "The game is over.", rule="table.question")
        if seat is not None and seat in self.session.incidents.stand_ins:
            raise Stale("gone", "A bot plays on for you; you can watch.", rule="table.leave")
        return self.session

    async def _keep(self, session: Session[Any, Any], work: Callable[[Connection], None] | None = None) -> None:
        """Write what is new in the log to the disk, with ``work``; if that fails, nothing of it has happened."""
        row, now = self.row, time.time()
        waiting = tuple(session.undecided)
        progress = None
        if session.over or waiting != row.waiting_for or now - row.updated > TOUCHED:
            row = copy(row)
            row.waiting_for, row.turns, row.updated = waiting, session.turns, now
            row.stands = summaries_of(session)
            progress = Progress(seats_as_text(waiting), row.turns, now, summaries_as_text(row.stands), row.id)
        if session.over:
            # It plays the game over again, to count its decisions.
            lasted = max(0.0, now - row.began) if row.began else 0.0
            info = await self._storage.replaying.played(replay_info, row.id, session, row.created, lasted)
            row.replay = msgspec.structs.replace(info, origin=row.origin)
            row.state = "finished"
            progress, work = None, _both(work, lambda connection: queries.save_table(connection, row))
        snapshot = session.snapshot() if len(session.log) >= self._snapshot + EVERY else None
        if snapshot is not None and snapshot.entries <= self._snapshot:
            snapshot = None
        try:
            await self._storage.append(
                entry_rows(row.id, session.log[self._stored :], self._stored),
                progress=progress,
                snapshots=[snapshot_row(row.id, snapshot)] if snapshot is not None else (),
                work=work,
            )
        except Exception as error:
            # Neither the statement nor its values are logged: they hold answers.
            _log.error("table %s: an answer could not be written: %s", row.id, type(error).__name__)
            await self._rebuild(session.log[: self._stored])
            raise NotKept from None
        self.row = row
        self._stored = len(session.log)
        if snapshot is not None:
            self._snapshot = snapshot.entries

    async def _rebuild(self, kept: list[Entry]) -> None:
        """Back to what the disk has; if even that cannot be read, to what it is known to have."""
        try:
            session, self._stored = await self._storage.replay(loading.load_session, self.row)
        except Exception:
            session = await self._storage.replaying.played(begun, self.row.header, kept)
            self._stored = len(kept)
        self.session = session
        self._catch_up.forget(self.row.id)
        self.screens.begin_at(min(session.event_count, self.screens.shown))
        self._show(whole=True)

    def _go_on(self) -> None:
        """After a change: the end is announced, bots begin to think."""
        if self.row.state == "finished":
            self.screens.announce()
        self.prompt_bots()

    # -- looking before answering

    async def tried(self, seat: int, question: int, place: tuple[int, ...]) -> Tried:
        """What would come of a place that is pointed at; nothing changes, and nobody else learns of it."""
        found = await self._looked(seat, question, lambda still: still.asked(seat, question).tried(place))
        return tried_of(seat, question, place, found)

    async def because(self, seat: int, question: int, thing: str) -> Because:
        """Why a thing cannot be chosen now."""

        def reason(still: Standstill) -> Because:
            asked = still.asked(seat, question)
            found = asked.why_not(thing)
            if found is None:
                return Because(seat, question, thing, asked.rule, "")
            return Because(seat, question, thing, found.rule, found.sentence)

        return await self._looked(seat, question, reason)

    async def look(self, seat: int, question: int, about: tuple[int, ...]) -> Seen:
        """What the answers to a question would come to, from what ``seat`` knows."""
        found = await self._looked(seat, question, lambda still: still.outlook(seat, about))
        return Seen(seat, question, about, cast(dict[str, Any] | None, found))  # a Struct, written like a dict

    async def _looked(self, seat: int, question: int, work: Callable[[Standstill], T]) -> T:
        """What ``work`` finds, in the turn of whoever sits there. The table goes on meanwhile: the lock is held only to
        see what is asked on the disk. What is not there yet must not be looked at."""
        async with self.lock:
            session = self._must_be_asked(seat, question)
            key = session, len(session.log)
            if self._still is None or self._still[0] != key:
                self._still = key, Standstill(session)
            still = self._still[1]
        try:
            found: T | Refusal = await self._previews.of(self.row.seats[seat].guest or "", lambda: work(still))
        except Refusal as no:
            found = no
        async with self.lock:
            self._must_be_asked(seat, question)
        if isinstance(found, Refusal):
            raise found
        return found

    def _must_be_asked(self, seat: int, question: int) -> Session[Any, Any]:
        """The game, if ``seat`` is still asked this question. The caller holds the lock."""
        session = self.at_play(seat)
        asked = session.questions.get(seat)
        if asked is None or asked.id != question:
            raise Stale("stale", "That question is no longer asked; look again.", rule="table.question")
        return session

    async def stand(self, seat: int, ask: str, on: bool) -> None:
        """``seat`` passes wherever it is asked ``ask``, or does so no more."""
        came = self.clocks.now()
        async with self.lock:
            session = self.at_play(seat)
            before = session.standing(seat), len(session.log)
            if session.passes(seat, ask) and not self.clocks.left(seat):
                sentence = "Your time for this is over; your pass stands until the others have chosen."
                raise Illegal("time-over", sentence, rule="table.clock")
            session.stand(seat, ask, on, spent=self.clocks.used(seat, came))
            standing = session.standing(seat)
            if (standing, len(session.log)) != before:
                table = self.row.id
                await self._keep(session, lambda connection: queries.save_standing(connection, table, seat, standing))
                self.row.seats[seat].standing = standing
            if len(session.log) == before[1]:
                self.clocks.refresh(quietly=True)
                self.screens.show_to(seat, session, self.moment(session))
                return
            self.undos.settle(agreed=False)
            self._show()
            self._go_on()

    # -- bots and hints

    def prompt_bots(self) -> None:
        """Let every bot think that is asked something."""
        self._bots.prompt()

    async def bot_answers(self, seat: int, answer: Part) -> None:
        """A bot has made up its mind. The caller holds the lock."""
        session = self.at_play()
        session.answer(seat, answer)
        await self._keep(session)
        self._show()
        self._go_on()

    async def note_help(self, session: Session[Any, Any], seat: int) -> None:
        """``seat`` is given a hint, which the log keeps. The caller holds the lock."""
        session.help(seat)
        await self._keep(session)

    async def hint(self, seat: int, asker: str) -> Hint:
        """What a good bot would do in this seat, knowing what the seat knows. It thinks in the time of the asker."""
        return await self._bots.hint(seat, asker)

    # -- taking back

    async def ask_undo(self, seat: int) -> None:
        """``seat`` wants its last answer back."""
        async with self.lock:
            await self.undos.ask(seat)

    async def answer_undo(self, seat: int, request: int, agree: bool) -> None:
        """``seat`` agrees, or does not, that another takes back."""
        async with self.lock:
            await self.undos.answer(seat, request, agree)

    async def undo(self, seat: int, consent: Collection[int]) -> None:
        """Take back the last answer of ``seat``. The caller holds the lock."""
        session = self.at_play()
        if not session.reaches_back(seat):
            # What is to be taken back lies before all that this session has played: it is loaded from further back.
            session = await self._storage.replay(loading.load_reaching, self.row, session.log, seat)
        helped = not session.can_undo(seat)
        # How much is played again depends on the game: the event loop does not wait for it, and meanwhile everybody
        # sees the table as it was.
        session = self.session = await self._storage.replaying.played(_undone, session, seat, consent, helped)
        self._catch_up.forget(self.row.id)
        await self._keep(session)
        self.undos.settle(agreed=True)
        self._show(whole=True)
        self._go_on()

    # -- sitting down, talking, giving up

    async def take_seat(self, seat: Seat, guest: Guest, name: str) -> None:
        """A guest takes an open seat. When it was the last one, the game begins. The caller holds the lock."""
        self._must_be_here()
        row = copy(self.row)
        row.seats = [copy(s) for s in row.seats]
        taken = row.seats[seat.seat]
        taken.kind, taken.guest, taken.name = "person", guest.id, name
        names = [s.name or known for s, known in zip(row.seats, row.header.seats, strict=True)]
        row.header = msgspec.structs.replace(row.header, seats=names)
        row.updated = time.time()
        if all(s.kind != "open" for s in row.seats):
            row.state = "playing"
            row.began = row.updated
            row.unseen = tuple(seat for seat in people_in(row.seats) if seat not in self.screens.online)
        await self._storage.write(queries.take_seat, row, taken)
        self.row = row
        for screen in self.screens:
            screen.seats = self.seats_of(screen.guest_id)
        self.turn_out()
        if row.state == "playing":
            await self.begin()
        else:
            self.screens.announce()

    async def free_seats(self, guest: str, *, blocked: bool) -> None:
        """A guest gets up before the game has begun: their seats are open again, and whoever may not look on without
        one, or is ``blocked``, is sent away. The caller holds the lock."""
        self._must_be_here()
        row = copy(self.row)
        freed = self.seats_of(guest)
        row.seats = [copy(s) for s in row.seats]
        for number in freed:
            seat = row.seats[number]
            seat.kind, seat.guest, seat.name = "open", None, ""
        row.header = msgspec.structs.replace(row.header, seats=header_names(row.seats))
        row.updated = time.time()
        await self._storage.write(queries.free_seats, row, guest, freed)
        self.row = row
        for screen in self.screens:
            screen.seats = self.seats_of(screen.guest_id)
        self.turn_out(guest if blocked else None)
        self.screens.announce()

    async def begin(self, session: Session[Any, Any] | None = None) -> None:
        """All seats are taken: the game begins, and bots begin to think. The caller holds the lock."""
        if session is None:
            session = await self._storage.replaying.played(begun, self.row.header, self._opening)
        self.session = session
        await self._see()  # those who have waited here
        self.screens.begin_at(max(0, session.event_count - LONGEST))
        await self._keep(session)
        self.screens.announce()
        self._show(whole=True)
        self._go_on()

    def rename(self, row: TableRow) -> None:
        """Somebody here has taken another name, which is on the disk already. The caller holds the lock."""
        self.row = row
        if self.session is not None:
            self.session.header = row.header
            self._catch_up.forget(row.id)
        self.screens.announce()
        self._show()

    async def say(self, guest: Guest, text: str) -> None:
        """Somebody says something to all at the table who have not muted them."""
        blocked = await self._storage.read(blocking.blocks, people_of(self.row) - {guest.id}, guest.id)
        async with self.lock:
            seats = self.seats_of(guest.id)
            self._must_be_here()
            if blocked:
                raise Illegal("blocked", f"{BLOCKED} You cannot talk here.", rule="table.seat")
            if not seats and not (self.row.audience_talks and may_look(self.row, guest.id)):
                raise Illegal("audience-silent", "Only those who play may talk at this table.", rule="table.seat")
            seat = seats[0] if seats else protocol.SPECTATOR
            # Somebody who watches is not to be taken for somebody who plays.
            name = self.row.seats[seat].name if seats else unlike([s.name for s in self.row.seats], guest.name)
            number = self._chat[-1].chat.number + 1 if self._chat else 0
            said = Chat(number, name, seat, text, time.time())
            await self._storage.write(queries.add_chat, self.row.id, guest.id, said)
            self._chat = [*self._chat, Said(guest.id, said)][-queries.CHAT_KEPT :]
            self.screens.tell(said, of=guest.id)

    def forget_talk(self, guest: str) -> None:
        """What a guest has said goes; whoever has read it has read it. The caller holds the lock."""
        self._chat = [said for said in self._chat if said.guest != guest]

    def knows(self, guest: str) -> bool:
        """Is anything of a guest here, besides their looking?"""
        return guest in people_of(self.row) or any(said.guest == guest for said in self._chat)

    def who(self, *, seat: int | None = None, said: int | None = None) -> tuple[str, str] | None:
        """The guest who sits in a seat, or who said something, and what they are called; None if there is none."""
        if seat is not None:
            found = [(s.guest, s.name) for s in self.row.seats if s.seat == seat and s.guest is not None]
        else:
            found = [(each.guest, each.chat.name) for each in self._chat if each.chat.number == said]
        return found[0] if found else None

    def turn_out(self, blocked: str | None = None) -> None:
        """Send away whoever may not look on any more, and a guest who was ``blocked``; nobody who sits here."""
        no = not_watchable()
        self._dismiss(lambda each: not may_look(self.row, each.guest_id), Problem(no.code, no.sentence))
        if blocked is not None:
            self._dismiss(lambda each: each.guest_id == blocked, Problem("blocked", BLOCKED))

    def _dismiss(self, whom: Callable[[Screen], bool], why: Problem) -> None:
        if self.screens.dismiss(lambda each: not each.seats and whom(each), POLICY, why):
            if self.session is not None and not len(self.screens):
                self.session.watch = None
            self.presence_changed()

    async def change(self, along: Callable[[Connection], None] | None = None, **fields: Any) -> None:
        """Note something about the table, do ``along`` in the same transaction, and tell everybody. The caller holds
        the lock."""
        self._must_be_here()
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
        self.undos.settle(agreed=False)
        self.leaving.draws.settle(agreed=False)
        self.screens.announce()
        self._show()

    async def set_audience(self, **fields: bool) -> None:
        """Who may find the table, look on and talk. The caller holds the lock."""
        self._must_be_here()
        row = copy(self.row)
        for name, value in fields.items():
            setattr(row, name, value)
        await self._storage.write(queries.save_table, row)
        self.row = row
        self.turn_out()
        self.screens.announce()

    def _must_be_here(self) -> None:
        """Refuse whoever has waited for a table that was let go meanwhile: what it knows is no longer so, and is not
        written over what is on the disk."""
        if self.row.problem == UNREADABLE:
            raise Stale("changed", "This table has just changed; try again.", rule="table.record")

    def note_position(self) -> None:
        """The table is forgotten, or the server ends: how it stands is noted, should the rules be others by the time
        that somebody comes back."""
        session = self.session
        if session is None or self.row.problem or len(session.log) > self._stored:
            return
        snapshot = session.snapshot()
        if snapshot is not None and snapshot.entries > self._snapshot:
            self._snapshot = snapshot.entries
            self._storage.note(snapshot_row(self.row.id, snapshot))

    def stop(self) -> None:
        """The server closes; bots stop thinking."""
        self._bots.stop()
        self.undos.stop()
        self.leaving.draws.stop()
        self.clocks.stop()
        self.screens.stop()


def _undone(
    work: Work, session: Session[Any, Any], seat: int, consent: Collection[int], helped: bool
) -> Session[Any, Any]:
    """A table without the last answer of ``seat``; the one that was given is left as it is. Whoever has learned
    something before they took back was ``helped``."""
    session = session.fork()
    session.work = work
    session.undo(seat, consent)
    if helped and seat not in session.incidents.helped:
        session.help(seat)
    session.work = None
    return session


def _both(one: Callable[[Connection], None] | None, two: Callable[[Connection], None]) -> Callable[[Connection], None]:
    """Work that does both."""

    def work(connection: Connection) -> None:
        if one is not None:
            one(connection)
        two(connection)

    return work
