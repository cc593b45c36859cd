"""A table: the one authority over its game.

It owns the session and takes one answer at a time. An answer counts when it is on the disk; only then is it
acknowledged, and only then does anybody see what came of it. Each screen gets its own view and its own events.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection
from copy import copy
from typing import Any, TypeVar, cast

from sqlalchemy.engine import Connection

from fracas.core.question import Part
from fracas.core.refusal import Illegal, Stale
from fracas.core.session import Session
from fracas.server.bots.processes import BotProcesses
from fracas.server.people import blocking
from fracas.server.people.audience import BLOCKED, may_look, not_watchable, people_of
from fracas.server.replay.loading import Loaded, begun
from fracas.server.storage import queries
from fracas.server.storage.rows import (
    UNREADABLE,
    TableRow,
)
from fracas.server.storage.storage import Storage
from fracas.server.table.catch_up import LONGEST, CatchUp
from fracas.server.table.clocks import Clocks, Time, says_something
from fracas.server.table.held_lock import HeldLock
from fracas.server.table.infos import table_info
from fracas.server.table.leaving import Leaving
from fracas.server.table.log import Log
from fracas.server.table.looks import Looks
from fracas.server.table.no_shows import NoShows
from fracas.server.table.screen import Screen
from fracas.server.table.screens import Screens
from fracas.server.table.seated_bots import SeatedBots
from fracas.server.table.sitting import Sitting
from fracas.server.table.talk import Talk
from fracas.server.table.tips import Tips
from fracas.server.table.undo import Undos
from fracas.server.wire import protocol
from fracas.server.wire.limits import Limits
from fracas.server.wire.showing import Moment, moment, scene
from fracas.server.wire.table_info import TableInfo
from fracas.server.wire.to_browser import Happened, Hint, Problem, Welcome

POLICY = 1008
"""The code of a socket that is closed for good."""
TRY_LATER = 1013
"""The code of a socket that is closed, and whose browser is to come back."""

T = TypeVar("T")

_log = logging.getLogger("fracas.server")


class Table:
    """One table, loaded."""

    def __init__(
        self, loaded: Loaded, storage: Storage, bots: BotProcesses, limits: Limits, catch_up: CatchUp, hours: Time
    ) -> None:
        self.row = loaded.row
        self.lock = HeldLock()
        """Held from the check of an answer until it is on the disk and everybody is told."""
        self.used = time.monotonic()
        self.screens = Screens(self.info, self.row.owner)
        self.sockets = 0
        """Open ones, those included that have not said hello yet."""
        self.session = loaded.session
        """The game; None until all seats are taken."""
        self.undos = Undos(self, storage, limits)
        self.leaving = Leaving(self, limits)
        self.clocks = Clocks(self, limits, hours)
        self.no_shows = NoShows(self, storage, limits)
        self.log = Log(self, storage, loaded)
        self.looks = Looks(self, bots.previews)
        self.sitting = Sitting(self, storage)
        self.talk = Talk(self, storage, loaded.chat)
        self.tips = Tips(self, storage)
        self._storage = storage
        self._opening = loaded.opening  # what the game begins with, if it goes on from another
        self._bots = SeatedBots(self, bots)
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

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(s.seat for s in self.row.seats if guest is not None and s.guest == guest)

    def people(self) -> set[int]:
        """The seats that people play, as far as they have not left."""
        gone = () if self.session is None else self.session.incidents.stand_ins
        return {seat.seat for seat in self.row.seats if seat.kind == "person" and seat.seat not in gone}

    def people_but(self, seat: int) -> set[int]:
        """The seats of all people besides the one who holds ``seat``."""
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
        """The table as ``guest`` sees it in lists and headings; with its ``settings``, for those who come to it. Seats
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

    def forget_story(self) -> None:
        """What was told of the table is told anew: something was taken back, or somebody has another name."""
        self._catch_up.forget(self.row.id)

    async def enter(self, screen: Screen, after: int) -> None:
        """Somebody begins to look: they are told what happened since, and how things stand."""
        if screen.guest is not None:
            screen.muted = await self._storage.read(blocking.muted_by, screen.guest.id)
        await self.tips.begin(screen.guest_id)
        async with self.lock:
            session = self.session
            if session is not None:
                first = after if 0 <= after <= session.event_count else 0
                if session.is_still:
                    first = session.event_count  # what led here is not known any more
                first = max(first, session.event_count - LONGEST)
                events = await self.log.events_from(session, first)
            self.screens.add(screen)
            screen.seats = self.seats_of(screen.guest_id)
            if not may_look(self.row, screen.guest_id):  # since they were let in
                self.turn_out()
                return
            info = self.info(screen.guest_id, settings=True)
            chat = self.talk.for_reader(screen.muted)
            how_to_win = () if session is None else session.game.how_to_win(session.header.settings)
            screen.send(Welcome(protocol.PROTOCOL, info, screen.seats, chat, how_to_win))
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
            await self.no_shows.note_who_came()
            self.clocks.refresh()
            waiting = self.clocks.message()
            if says_something(waiting):
                screen.send(waiting)
            self.prompt_bots()

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
        self.no_shows.presence_changed()

    def show(self, *, whole: bool = False) -> None:
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
            tip=lambda seat: self.tips.tip(session, seat),
            ended=self.row.outcome,
        )

    # -- answers

    async def answer(self, seat: int, question: int, answer: Part, accepted: Callable[[], None]) -> None:
        """An answer from the guest who holds ``seat``. ``accepted`` is called when it is on the disk, before anybody
        is told what came of it. A refusal leaves everything as it was. An answer that is on the disk already is
        accepted once more: the browser that sent it never heard of that."""
        came = self.clocks.now()
        async with self.lock:
            if self.session is not None and self.session.was_answered(seat, question, answer):
                accepted()
                return
            session = self.at_play(seat)
            session.answer(seat, answer, question, spent=self.clocks.used(seat, came))
            await self.log.keep(session)
            accepted()
            self.undos.settle(agreed=False)
            self.show()
            self.go_on()

    async def acted(self, session: Session[Any, Any], *, drawn: bool = False) -> None:
        """Something besides an answer has happened: keep it, and tell everybody."""
        self.lock.must_be_held()
        await self.log.keep(session)
        self.undos.settle(agreed=False)
        self.leaving.draws.settle(agreed=drawn)
        self.show(whole=True)
        self.screens.announce()
        self.prompt_bots()

    def at_play(self, seat: int | None = None) -> Session[Any, Any]:
        """The game, if it can be played; by the player who holds ``seat``, if one is named."""
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

    def go_on(self) -> None:
        """After a change: the end is announced, bots begin to think."""
        if self.row.state == "finished":
            self.screens.announce()
        self.prompt_bots()

    # -- looking before answering

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
                await self.log.keep(
                    session, lambda connection: queries.save_standing(connection, table, seat, standing)
                )
                self.row.seats[seat].standing = standing
            if len(session.log) == before[1]:
                self.clocks.refresh(quietly=True)
                self.screens.show_to(seat, session, self.moment(session))
                return
            self.undos.settle(agreed=False)
            self.show()
            self.go_on()

    # -- bots and hints

    def prompt_bots(self) -> None:
        """Let every bot think that is asked something."""
        self._bots.prompt()

    async def bot_answers(self, seat: int, answer: Part) -> None:
        """A bot has made up its mind."""
        self.lock.must_be_held()
        session = self.at_play()
        session.answer(seat, answer)
        await self.log.keep(session)
        self.show()
        self.go_on()

    async def note_help(self, session: Session[Any, Any], seat: int) -> None:
        """``seat`` is given a hint, which the log keeps."""
        self.lock.must_be_held()
        session.help(seat)
        await self.log.keep(session)

    async def hint(self, seat: int, asker: str) -> Hint:
        """What a good bot would do in this seat, knowing what the seat knows. It thinks in the time of the asker."""
        return await self._bots.hint(seat, asker)

    # -- sitting down, talking, giving up

    async def begin(self, session: Session[Any, Any] | None = None) -> None:
        """All seats are taken: the game begins, and bots begin to think."""
        self.lock.must_be_held()
        if session is None:
            session = await self._storage.replaying.played(begun, self.row.header, self._opening)
        self.session = session
        await self.no_shows.note_who_came()  # those who have waited here
        self.screens.begin_at(max(0, session.event_count - LONGEST))
        await self.log.keep(session)
        self.screens.announce()
        self.show(whole=True)
        self.go_on()

    def rename(self, row: TableRow) -> None:
        """Somebody here has taken another name, which is on the disk already."""
        self.lock.must_be_held()
        self.row = row
        if self.session is not None:
            self.session.header = row.header
            self.forget_story()
        self.screens.announce()
        self.show()

    def knows(self, guest: str) -> bool:
        """Is anything of a guest here, besides their looking?"""
        return guest in people_of(self.row) or self.talk.knows(guest)

    def who(self, *, seat: int | None = None, said: int | None = None) -> tuple[str, str] | None:
        """The guest who sits in a seat, or who said something, and what they are called; None if there is none."""
        if said is not None:
            return self.talk.said_by(said)
        found = [(each.guest, each.name) for each in self.row.seats if each.seat == seat and each.guest is not None]
        return found[0] if found else None

    def turn_out(self, blocked: str | None = None) -> None:
        """Send away those who may not look on any more, and a guest who was ``blocked``; nobody who sits here."""
        no = not_watchable()
        self._dismiss(lambda each: not may_look(self.row, each.guest_id), Problem(no.code, no.sentence))
        if blocked is not None:
            self._dismiss(lambda each: each.guest_id == blocked, Problem("blocked", BLOCKED))

    def _dismiss(self, leaves: Callable[[Screen], bool], why: Problem) -> None:
        if self.screens.dismiss(lambda each: not each.seats and leaves(each), POLICY, why):
            if self.session is not None and not len(self.screens):
                self.session.watch = None
            self.presence_changed()

    async def change(self, along: Callable[[Connection], None] | None = None, **fields: Any) -> None:
        """Note something about the table, do ``along`` in the same transaction, and tell everybody."""
        self.lock.must_be_held()
        self.must_be_here()
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
        self.show()

    async def set_audience(self, **fields: bool) -> None:
        """Who may find the table, look on and talk."""
        self.lock.must_be_held()
        self.must_be_here()
        row = copy(self.row)
        for name, value in fields.items():
            setattr(row, name, value)
        await self._storage.write(queries.save_table, row)
        self.row = row
        self.turn_out()
        self.screens.announce()

    def must_be_here(self) -> None:
        """Refuse a task that has waited for a table which was let go meanwhile: what it knows is no longer so, and is
        not written over what is on the disk."""
        if self.row.problem == UNREADABLE:
            raise Stale("changed", "This table has just changed; try again.", rule="table.record")

    def stop(self) -> None:
        """The server closes; bots stop thinking."""
        self._bots.stop()
        self.undos.stop()
        self.leaving.draws.stop()
        self.clocks.stop()
        self.screens.stop()
