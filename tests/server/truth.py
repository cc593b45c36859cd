"""What really happened at a table: its log as it lies in the database, played over again answer by answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from fracas.core.incidents import is_incident
from fracas.core.question import Answer, Commit
from fracas.core.record import UNDO, WITHDRAWN, Entry, Header
from fracas.core.session import Session
from fracas.games import game_named
from fracas.server.storage import queries
from fracas.server.storage.database import open_database
from fracas.server.storage.rows import TableRow


class Moment(NamedTuple):
    """The table while it waits for an answer."""

    log: int
    """How many entries the log had."""
    events: int
    hands: tuple[frozenset[int], ...]
    """The cards that only one seat knows, for each seat; the last is for what nobody knows."""
    state: Any
    """All that is true."""
    views: dict[int, Any]
    """What each seat may know, and a spectator (−1), as plain JSON."""
    waiting_for: tuple[int, ...]
    secret: bool
    """What is asked is answered in secret, and shown when all have answered."""


class Truth:
    """One game. Replaying it checks that the log is one that can have been played."""

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header
        self.answers: dict[tuple[int, int], tuple[int, Answer]] = {}
        """By seat and question: the place in the log, and the answer."""
        self.moments: list[Moment] = []
        self.session: Session[Any, Any] = Session(game_named(header.game), header)
        session = self.session
        self._look()
        while len(session.log) < len(entries):
            who, answer = entries[len(session.log)]
            if who in (UNDO, WITHDRAWN):
                assert isinstance(answer, int)
                assert answer < len(session.played), "an answer was taken back that nobody gave"
                session.undo(session.played[answer][0], range(session.players))
            elif is_incident(who):
                session.incident(who, answer)
            else:
                asked = (who, session.questions[who].id)
                assert asked not in self.answers, "one question was answered twice"
                self.answers[asked] = (len(session.log), answer)
                session.answer(who, answer)
            self._look()
        assert session.log == entries, "the log is not what these answers and this seed lead to"

    def _look(self) -> None:
        session = self.session
        viewers = range(-1, session.players)
        views = {each: _plain(session.view(each)) for each in viewers}
        state = session.flow.state.clone()
        secret = isinstance(session.flow.question, Commit)
        hands = hidden_in(session.game.name, state)
        moment = Moment(len(session.log), len(session.events), hands, state, views, tuple(session.waiting_for), secret)
        self.moments.append(moment)

    def event(self, number: int, viewer: int) -> Any:
        """An event as it may be known, as plain JSON; None if it may not be known at all."""
        seen = self.session.events[number].seen_by(viewer)
        return None if seen is None else _plain(seen)

    def after(self, events: int) -> list[Moment]:
        """The moments at which so many events had happened."""
        return [moment for moment in self.moments if moment.events == events]

    def during(self, event: int) -> Moment:
        """The moment after the answer that led to an event."""
        return next(moment for moment in self.moments if moment.events > event)

    def shuffled_after(self, event: int) -> bool:
        """Were the discards shuffled between an event and the next question? What was open may be in a hand again."""
        following = self.session.events[event : self.during(event).events]
        return any(type(each).__name__ == "Reshuffled" for each in following)

    def asking(self, question: int) -> Moment:
        """The moment at which a question was put."""
        return next(moment for moment in self.moments if moment.log == question)


def hidden_in(game: str, state: Any) -> tuple[frozenset[int], ...]:
    """The cards that only one seat knows, for each seat, and at last those that nobody knows.

    Said here by itself, and not by what views show: or a view that shows too much would not be found out.
    """
    if game == "figures":
        return (*map(frozenset, state.hands), frozenset(state.bag))
    if game != "synergy":
        return tuple(frozenset[int]() for _ in range(state.players + 1))
    hands = [set(hand) for hand in state.hands]
    for hand, offer in zip(hands, state.offered, strict=True):
        hand.update(offer if len(offer) == 1 else offer[2:])
    for warrior in state.warriors:
        hands[warrior.owner].update(warrior.down)
    under_coins = {card for card, _ in state.covered if card >= 0}
    return (*map(frozenset, hands), frozenset({*state.deck, *under_coins}))


def _plain(thing: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def stored(url: str, tables: Iterable[str]) -> list[tuple[TableRow, list[Entry]]]:
    """Tables as they are in the database, which nobody else needs to have open."""
    engine = open_database(url)
    found = []
    with engine.connect() as connection:
        for table in tables:
            loaded = queries.load_table(connection, table)
            assert loaded is not None, "a table is gone"
            found.append(loaded[:2])
    engine.dispose()
    return found
