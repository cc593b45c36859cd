"""Replays: a finished game, or a record that somebody brought, step by step, as any viewer sees it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy.engine import Connection

from fracas.bots.decisions import decisions, retraced
from fracas.core.events import SPECTATOR, Event
from fracas.core.game import Game
from fracas.core.opening import checked
from fracas.core.patch import Patch
from fracas.core.record import Entry, Header, Record, Snapshot, story_of
from fracas.core.refusal import OtherRules, RecordError
from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.core.work import Work
from fracas.games import game_named
from fracas.server.people import audience
from fracas.server.people.guests import must_bear_few_marks, new_id
from fracas.server.replay import loading
from fracas.server.storage import guest_queries, queries
from fracas.server.storage.rows import Guest, TableRow
from fracas.server.storage.storage import Storage
from fracas.server.wire.asked_info import Told
from fracas.server.wire.errors import Denied, missing
from fracas.server.wire.limits import Limits
from fracas.server.wire.rest import ReplayInfo, ReplayStart, ReplayStep
from fracas.server.wire.showing import in_words, outcome_of, seen_of

WHOLE = 100
"""After so many steps the views are sent whole again, so that a browser can jump."""
CHUNK = 32 * 1024
"""Bytes that are made before any are sent."""
KEPT = 16
"""Replays that are remembered: people who look at one soon ask for it again."""

LONGEST_NAME = 64
STILL = "This game was played under older rules, which cannot be replayed any more. It is shown as it stood in the end."

_encoder = msgspec.json.Encoder()


class Replay:
    """A game as it was played, without what was taken back. Frame n is the table before the n-th decision (see
    `fracas.bots.decisions`); the last is the end of the game."""

    def __init__(self, work: Work, info: ReplayInfo, header: Header, played: list[Entry]) -> None:
        self.header = header
        self._played = played
        self._ends = ends_of(retraced(game_named(header.game), header, played, work), played)
        # Older tables have noted another number.
        self.info = msgspec.structs.replace(info, frames=len(self._ends))

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.header.game)

    @property
    def frames(self) -> int:
        return len(self._ends)

    @property
    def played(self) -> list[Entry]:
        """All answers that count, and all acts."""
        return self._played

    def entries(self, frame: int) -> list[Entry]:
        """All answers that led to a frame."""
        return self._played[: self._ends[frame]]

    def steps(self, work: Work, viewers: Sequence[int], *, all_seeing: bool = False) -> Iterator[bytes]:
        """The first frame, and how each follows from the one before, as lines of JSON; some lines at a time."""
        lines: list[bytes] = []
        size = 0
        for step in self._steps(work, viewers, all_seeing):
            line = _encoder.encode(step)
            lines.append(line)
            size += len(line) + 1
            if size >= CHUNK:
                yield b"\n".join([*lines, b""])
                lines, size = [], 0
        if lines:
            yield b"\n".join([*lines, b""])

    def _steps(self, work: Work, viewers: Sequence[int], all_seeing: bool) -> Iterator[ReplayStart | ReplayStep]:
        session = retraced(self.game, self.header, self._played, work)
        watch = session.watch = Watch(session.game.changes, session.flow.state)
        yield ReplayStart(
            views=_views(session, viewers),
            told=_in_words(session, viewers[0], 0, session.events, all_seeing, {}),
            waiting_for=tuple(session.waiting_for),
            turns=session.turns,
            over=session.over,
        )
        stops = decisions(session, self._played)
        next(stops)
        before = session.event_count
        for number, _ in enumerate(stops, 1):
            watch.settle(session.flow.state)
            events = session.events_since(before)
            known: Collection[int] = (
                range(before, session.event_count) if all_seeing else seen_of(events, before, viewers[0])
            )
            # Events change the first view one by one; the others show no more than a hand and wait for the end.
            patches = [watch.patches(each, known if place == 0 else ()) for place, each in enumerate(viewers)]
            yield ReplayStep(
                told=_in_words(session, viewers[0], before, events, all_seeing, patches[0][0]),
                patches=tuple(rest for _, rest in patches),
                waiting_for=tuple(session.waiting_for),
                turns=session.turns,
                over=session.over,
                views=_views(session, viewers) if number % WHOLE == 0 else None,
            )
            watch.forget()
            before = session.event_count


class StillReplay(Replay):
    """The one moment that is known of a game of older rules, which today's cannot tell: how it stood in the end."""

    def __init__(self, info: ReplayInfo, session: Session[Any, Any]) -> None:
        self.header = msgspec.structs.replace(session.header, position=session.game.notation.write(session.flow.state))
        self.info = msgspec.structs.replace(info, frames=1, note=STILL)
        self._played = []
        self._ends = [0]
        self._turns = session.turns
        # Written out: it may come from another process.
        self._views = {
            viewer: msgspec.to_builtins(session.view(viewer)) for viewer in range(SPECTATOR, session.players)
        }

    def _steps(self, work: Work, viewers: Sequence[int], all_seeing: bool) -> Iterator[ReplayStart | ReplayStep]:  # noqa: ARG002
        views = tuple(self._views[each] for each in viewers)
        yield ReplayStart(views=views, told=(), waiting_for=(), turns=self._turns, over=True)


def ends_of(again: Session[Any, Any], played: list[Entry]) -> list[int]:
    """How many entries were played before each decision, and before the end; the table is played on to its end."""
    return [stop.at for stop in decisions(again, played)]


def _views(session: Session[Any, Any], viewers: Sequence[int]) -> tuple[dict[str, Any], ...]:
    return tuple(cast(dict[str, Any], session.view(each)) for each in viewers)


def _in_words(
    session: Session[Any, Any],
    viewer: int,
    after: int,
    events: Sequence[Event],
    all_seeing: bool,
    patches: dict[int, Patch],
) -> tuple[Told, ...]:
    if all_seeing:
        return in_words(session, SPECTATOR, dict(enumerate(events, after)), patches)
    return in_words(session, viewer, seen_of(events, after, viewer), patches)


def replay_info(work: Work, replay: str, session: Session[Any, Any], created: float, lasted: float = 0.0) -> ReplayInfo:
    """What lists show of a game."""
    header, story = session.header, story_of(session.log)
    again = retraced(session.game, header, story, work)
    frames = len(ends_of(again, story))
    outcome = outcome_of(session)
    return ReplayInfo(
        id=replay,
        game=header.game,
        title=session.game.title,
        names=tuple(header.seats),
        bots=tuple(header.bots),
        frames=frames,
        created=created,
        outcome=None if outcome is None else msgspec.structs.replace(outcome, tally=again.tally()),
        lasted=lasted,
    )


def read_record(work: Work, text: str, replay: str) -> tuple[ReplayInfo, Session[Any, Any]]:
    """A record that somebody brought, checked by playing it over again."""
    if "\0" in text:
        raise RecordError("no-header", "This is not a record of a game.", rule="table.record")
    record = Record.read(text)
    for name in record.header.seats:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise RecordError(
                "bad-name", "A name in the record is empty, too long, or cannot be printed.", rule="table.record"
            )
        must_bear_few_marks(name)
    session = Session.replayed(game_named(record.header.game), record, work)
    return replay_info(work, replay, session, time.time()), session


class Replays:
    """All replays: of finished tables, and of records that guests brought."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits
        self._known: OrderedDict[str, Replay] = OrderedDict()

    async def must_see(self, replay: str, guest: Guest | None) -> None:
        """Refuse those who may not look at the table that it is of, or was. A record that somebody brought is for
        all who know its address."""
        row = await self._storage.read(queries.load_row, replay)
        if row is not None:
            audience.must_see(row, guest)

    async def find(self, replay: str, owner: str) -> Replay:
        """The replay with this id, made in the turn of ``owner``."""
        known = self._known.get(replay)
        if known is None:
            known = self._known[replay] = await self._find(replay, owner)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(replay)
        return known

    def forget(self, replay: str) -> None:
        """It is no more, or not as it was."""
        self._known.pop(replay, None)

    async def _find(self, replay: str, owner: str) -> Replay:
        uploaded = await self._storage.read(guest_queries.load_replay, replay)
        if uploaded is not None:
            return await self._storage.replaying.brought(owner, _brought, *uploaded)
        return await self._storage.watch(owner, _replay, replay)

    def steps(self, replay: Replay, viewers: Sequence[int], owner: str, *, all_seeing: bool) -> AsyncIterator[bytes]:
        """A replay as lines of JSON, made as they are read, in the turns of ``owner``."""
        replaying = self._storage.replaying
        return replaying.streamed(owner, replay.steps(replaying.trust(), viewers, all_seeing=all_seeing))

    async def record(self, replay: str, owner: str, guest: str | None) -> str:
        """The record of a finished game, as text: it holds every secret, and none is left. For a ``guest`` who plays,
        also of one that older rules left unfinished, if no secret of anybody else is in it."""
        uploaded = await self._storage.read(guest_queries.load_replay, replay)
        return uploaded[1] if uploaded is not None else await self._storage.watch(owner, _record, replay, guest)

    async def upload(self, guest: Guest, text: str) -> ReplayInfo:
        """Keep a record that a guest has brought."""
        if await self._storage.read(guest_queries.count_replays, guest.id) >= self._limits.replays:
            raise Denied(429, "too-many-replays", "You have brought too many records already.")
        info = await self._storage.replaying.brought(guest.id, _checked, text, new_id())
        await self._storage.write(guest_queries.add_replay, guest.id, info, text)
        return info

    async def remove(self, guest: Guest, replay: str) -> bool:
        """Remove a record that a guest has brought; was it theirs?"""
        removed = await self._storage.write(guest_queries.remove_replay, guest.id, replay)
        if removed:
            self._known.pop(replay, None)
        return removed


def _checked(work: Work, text: str, replay: str) -> ReplayInfo:
    return read_record(work, text, replay)[0]


def _brought(work: Work, info: ReplayInfo, text: str) -> Replay:
    try:
        _, session = read_record(work, text, info.id)  # the rules may have changed since it was brought
    except OtherRules:
        return StillReplay(info, _last_position(Record.read(text)))
    return Replay(work, info, session.header, story_of(session.log))


def _last_position(record: Record) -> Session[Any, Any]:
    """How a game of older rules stood in the end, by its own record."""
    game = game_named(record.header.game)
    header = checked(game, record.header, position=record.position)
    return Session.still(game, header, Snapshot(0, 0, 0, record.position))


def _replay(connection: Connection, work: Work, replay: str) -> Replay:
    row = _finished(connection, replay)
    if row.replay is None:
        raise _not_over()
    log = queries.load_entries(connection, replay)
    if not loading.is_older(row.header):
        return Replay(work, row.replay, row.header, story_of(log))
    session = loading.older(connection, work, row, log)
    if session is None:
        raise Denied(409, "other-rules", loading.NOTHING_SHOWN, rule="table.record")
    if session.is_still:
        return StillReplay(row.replay, session)
    return Replay(work, row.replay, session.header, story_of(session.log))


def _record(connection: Connection, work: Work, replay: str, guest: str | None) -> str:
    row = queries.load_row(connection, replay)
    if row is None:
        raise missing("replay")
    if not loading.is_older(row.header):
        if row.state != "finished":
            raise _not_over()
        return loading.load_session(connection, work, row)[0].record().text()
    if not loading.may_have_record(row, guest):
        raise Denied(
            409,
            "not-over",
            "The game was not over: its record holds what the others kept secret. You can take it up again.",
            rule="table.record",
        )
    # As it was written, with how it stood as far as anybody can tell.
    log = queries.load_entries(connection, replay)
    session = loading.older(connection, work, row, log)
    position = "" if session is None else session.game.notation.write(session.flow.boundary)
    return Record(row.header, log, position).text()


def _finished(connection: Connection, replay: str) -> TableRow:
    row = queries.load_row(connection, replay)
    if row is None:
        raise missing("replay")
    if row.state != "finished":
        raise _not_over()
    return row


def _not_over() -> Denied:
    return Denied(409, "not-over", "The game is not over; it can be replayed when it is.", rule="table.record")
