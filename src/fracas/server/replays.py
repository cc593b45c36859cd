"""Replays: a finished game, or a record that somebody brought, moment by moment and through anybody's eyes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from fracas.core.chance import Scripted, Seeded
from fracas.core.game import Game
from fracas.core.record import CHANCE, UNDO, Entry, Header, Record
from fracas.core.refusal import RecordError
from fracas.core.session import Session
from fracas.games import game_named
from fracas.server.rest import Frame, ReplayInfo
from fracas.server.showing import outcome_of, told

MOST_STEPS = 50_000
"""A record that takes more answers to replay is refused."""

LONGEST_NAME = 64


class Replay:
    """A game as it was played, without what was taken back."""

    def __init__(self, info: ReplayInfo, header: Header, played: list[Entry]) -> None:
        self.info = info
        self.header = header
        self._played = played
        decisions = [place for place, (who, _) in enumerate(played) if who != CHANCE]
        self._ends = [*decisions, len(played)]  # frame n is the table before the n-th decision

    @property
    def game(self) -> Game[Any, Any]:
        return game_named(self.header.game)

    @property
    def frames(self) -> int:
        return len(self._ends)

    def entries(self, frame: int) -> list[Entry]:
        """All answers that led to a frame."""
        return self._played[: self._ends[frame]]

    def frame(self, number: int, eyes: Sequence[int], *, all_seeing: bool = False) -> Frame:
        """One moment through these eyes; all that happened if they see all, else what the first of them may know."""
        before = 0
        if number == 0:
            session = Session(self.game, self.header, self.entries(0))
        else:
            start, end = self._ends[number - 1], self._ends[number]
            seat, answer = self._played[start]
            rolls = [cast(int, rolled) for _, rolled in self._played[start + 1 : end]]
            chance = Scripted(rolls, after=Seeded(self.header.seed))
            session = Session(self.game, self.header, self.entries(number - 1), chance=chance)
            before = len(session.events)
            session.answer(seat, answer)
        return Frame(
            number=number,
            views=tuple(cast(dict[str, Any], session.view(each)) for each in eyes),
            told=told(session, None if all_seeing else eyes[0], before),
            waiting_for=tuple(session.waiting_for),
            turns=session.turns,
            over=session.over,
        )


def replay_info(replay: str, session: Session[Any, Any], created: float) -> ReplayInfo:
    """What lists show of a game."""
    header = session.header
    return ReplayInfo(
        id=replay,
        game=header.game,
        title=session.game.title,
        names=tuple(header.seats),
        bots=tuple(header.bots),
        frames=1 + sum(who != CHANCE for who, _ in session.played),
        created=created,
        outcome=outcome_of(session),
    )


def replay_of(info: ReplayInfo, session: Session[Any, Any]) -> Replay:
    """The replay of a game that was replayed to its end."""
    return Replay(info, session.header, list(session.played))


def read_record(text: str, replay: str) -> tuple[ReplayInfo, Session[Any, Any]]:
    """A record that somebody brought, checked by playing it over again."""
    if "\0" in text:
        raise RecordError("no-header", "This is not a record of a game.", rule="table.record")
    record = Record.read(text)
    for name in record.header.seats:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise RecordError("bad-name", "A name in the record is none.", rule="table.record")
    steps = len(record.entries)
    for who, answer in record.entries:
        if who == UNDO and isinstance(answer, int):
            steps += max(0, answer)  # to take back is to play over again what came before
    if steps > MOST_STEPS:
        raise RecordError("too-long", "This record is too long to be replayed here.", rule="table.record")
    session = Session.replayed(game_named(record.header.game), record)
    return replay_info(replay, session, time.time()), session
