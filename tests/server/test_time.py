"""No message stops a clock: a model of everybody's time, and random messages of every kind, good and bad."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from random import Random
from threading import Event
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from fracas.core.record import CHANCE, OUT_OF_TIME, SPENT, UNDO, WITHDRAWN, Entry, place_in
from fracas.core.session import Session
from fracas.games import REGISTERED
from fracas.server.storage.storage import Storage
from fracas.server.table.table import Table
from fracas.server.wire.from_browser import FromBrowser
from fracas.server.wire.protocol import PROTOCOL
from tests.kit.toy import TOY
from tests.server.hours import Stopped
from tests.server.kit import PATIENCE, UNHURRIED, Guest, Line, Said, Served, first_answer, towards_the_middle
from tests.server.test_undo import SETTINGS

GAMES: dict[str, dict[str, Any]] = {**SETTINGS, "toy": {"rounds": 3}}
CLOCKS = {"move": {"move": 60}, "bank": {"bank": 300, "increment": 7}}
KINDS = [each.__name__ for each in get_args(FromBrowser)]
STEPS = 60
TOY_PLACES = {"dart": [1, 1], "stones": [0, 0, 1]}

every_clock = pytest.mark.parametrize("clock", CLOCKS)
every_game = pytest.mark.parametrize("game", GAMES)


class Place(NamedTuple):
    """A server whose clocks stand still unless told otherwise, and who comes to it."""

    served: Served
    hours: Stopped
    guests: tuple[Guest, Guest]
    watcher: Guest


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    hours = Stopped()
    database = f"sqlite:///{tmp_path_factory.mktemp('time') / 'clocks.sqlite3'}"
    limits = msgspec.structs.replace(UNHURRIED, strikes=1_000_000, hints=10_000, draws=10_000, draw_burst=10_000)
    with pytest.MonkeyPatch.context() as registering, ExitStack() as here:
        registering.setitem(REGISTERED, "toy", TOY)
        served = here.enter_context(Served(database, limits=limits, hours=hours))
        ann, bob, cat = (here.enter_context(served.guest(name)) for name in ("Ann", "Bob", "Cat"))
        yield Place(served, hours, (ann, bob), cat)


class Seats:
    """A table with a clock: Ann in seat 0, Bob in seat 1, Cat looks on."""

    def __init__(self, place: Place, game: str, clock: dict[str, int], *, help: bool = True) -> None:  # noqa: A002
        self.hours = place.hours
        ann, bob = place.guests
        opened = ann.table("me", "open", game=game, clock=clock, help=help, **GAMES[game])
        self.id = opened["table"]["id"]
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        self._tables = place.served.tables
        self._open = ExitStack()
        self.lines = [self._open.enter_context(guest.sit(self.id)) for guest in (ann, bob, place.watcher)]
        self.settled()

    def __enter__(self) -> Seats:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def table(self) -> Table:
        [table] = self._tables.those_here([self.id])
        return table

    @property
    def session(self) -> Session[Any, Any]:
        assert self.table.session is not None
        return self.table.session

    @property
    def left(self) -> tuple[int, ...]:
        return self.table.clocks.message().left

    def settled(self, *first: Line) -> None:
        """What was sent ``first`` has been done, and everybody has read what came of it."""
        for line in (*first, *self.lines):
            line.send("Ping")
            line.until("Pong")

    def says(self, who: int, kind: str, /, **fields: Any) -> list[Said]:
        """A message of ``who`` sits there (2: Cat); all that they were told until it was done."""
        line = self.lines[who]
        before = len(line.heard)
        line.send(kind, **fields)
        if kind in ("AskHint", "Ping", "Try", "Why", "Look"):  # they take their time, and Pong may come first
            line.until("Hint", "Refused", "Problem", "Pong", "Tried", "Because", "Seen")
        self.settled(line)
        return line.heard[before:]

    def answers(self, seat: int) -> None:
        assert self.lines[seat].answer(seat)["type"] == "Accepted"

    def runs_out(self, milliseconds: int) -> Said:
        """So much time passes, and the game is over with it."""
        self.hours.passes(milliseconds)
        return self.lines[0].until("Scene", that=lambda scene: bool(scene["over"]))


# -- single messages


def accepted(told: list[Said]) -> bool:
    return not any(each["type"] in ("Refused", "Problem") for each in told)


@every_game
@every_clock
def test_a_refused_standing_pass_stops_no_clock(place: Place, game: str, clock: str) -> None:
    with Seats(place, game, CLOCKS[clock]) as seats:
        [seat, *_] = seats.session.waiting_for
        whole, before = seats.left[seat], list(seats.session.log)
        for number in range(1, 11):
            seats.hours.passes(1_000)
            assert not accepted(seats.says(seat, "Stand", seat=seat, ask="x", on=True))
            assert seats.left[seat] == whole - 1_000 * number
        assert seats.session.log == before
        seats.hours.passes(1_000)
        assert accepted(seats.says(seat, "Stand", seat=seat, ask="x", on=False)), "it has never stood"
        assert seats.left[seat] == whole - 11_000 and seats.session.log == before
        end = seats.runs_out(whole)
        assert end["outcome"]["rule"] == "table.clock" and seat not in end["outcome"]["winners"]


def bidding(seats: Seats) -> None:
    """On to the toy's bids, which are made at the same time, and where one may pass."""
    while seats.lines[0].scenes[0]["asked"] is None or seats.lines[0].scenes[0]["asked"]["ask"] != "bid":
        seat = seats.session.waiting_for[0]
        asked = seats.lines[seat].scenes[seat]["asked"]
        answer = good_place(seats.lines[seat], seat, asked)
        assert accepted(seats.says(seat, "Answer", seat=seat, question=asked["id"], answer=answer))
    assert seats.session.waiting_for == [0, 1]


@every_clock
def test_a_pass_that_waits_for_the_others_writes_its_time_when_it_is_made(place: Place, clock: str) -> None:
    with Seats(place, "toy", CLOCKS[clock]) as seats:
        bidding(seats)
        whole, before = seats.left, list(seats.session.log)
        for on in (True, False) * 10:
            seats.hours.passes(1_000)
            assert accepted(seats.says(0, "Stand", seat=0, ask="bid", on=on))
        assert seats.session.log == before, "standing on and off writes nothing"
        assert seats.left == tuple(each - 20_000 for each in whole), "and stops nobody's clock"
        seats.says(0, "Stand", seat=0, ask="bid", on=True)
        seats.hours.passes(5_000)
        seats.says(0, "Stand", seat=0, ask="bid", on=True)
        assert seats.left == tuple(each - 25_000 for each in whole), "as everybody sees it, it still runs"
        seats.answers(1)
        spent = [entry for entry in seats.session.log[len(before) :] if entry[0] in (SPENT, 0, 1)]
        assert spent[:4] == [(SPENT, (1, 25_000)), (1, spent[1][1]), (SPENT, (0, 20_000)), (0, 1)]


def test_a_pass_cannot_be_lifted_when_its_time_is_over(place: Place) -> None:
    with Seats(place, "toy", {"bank": 60}) as seats:
        bidding(seats)
        seats.says(1, "Stand", seat=1, ask="bid", on=True)
        seats.hours.passes(59_990)
        assert seats.left == (10, 10)
        assert accepted(seats.says(1, "Stand", seat=1, ask="bid", on=False))
        assert accepted(seats.says(1, "Stand", seat=1, ask="bid", on=True))
        seats.hours.passes(10)
        for wish in ({"ask": "bid", "on": False}, {"ask": "bid+", "on": True}):
            [no] = [each for each in seats.says(1, "Stand", seat=1, **wish) if each["type"] == "Refused"]
            assert (no["code"], no["rule"]) == ("time-over", "table.clock")
        seats.answers(0)
        assert (SPENT, (1, 59_990)) in seats.session.log


def test_how_often_somebody_stands_and_does_not_is_bounded(tmp_path: Any, no_time_passes: None) -> None:
    limits = msgspec.structs.replace(UNHURRIED, stands=1, stand_burst=5)
    with pytest.MonkeyPatch.context() as registering:
        registering.setitem(REGISTERED, "toy", TOY)
        with (
            Served(f"sqlite:///{tmp_path / 'stands.sqlite3'}", limits=limits) as served,
            served.guest("Ann") as ann,
            served.guest("Bob") as bob,
            served.guest("Cat") as cat,
            Seats(Place(served, Stopped(), (ann, bob), cat), "toy", {"move": 60}) as seats,
        ):
            told = [seats.says(0, "Stand", seat=0, ask="x", on=False) for _ in range(6)]
            assert [accepted(each) for each in told] == [True] * 5 + [False]
            [no] = [each for each in told[-1] if each["type"] == "Refused"]
            assert (no["code"], no["rule"]) == ("too-many-stands", "table.pass")


@every_clock
def test_an_answer_that_cannot_be_written_takes_no_time(
    place: Place, clock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does anybody see, while it is being written, that it was given."""
    with Seats(place, "figures", CLOCKS[clock]) as seats:
        [seat] = seats.session.waiting_for
        whole, writing, fails = seats.left, Event(), Event()
        seats.hours.passes(5_000)

        async def failing(*_: object, **__: object) -> None:
            writing.set()
            await asyncio.to_thread(fails.wait, PATIENCE)
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(Storage, "append", failing)
            asked = seats.lines[seat].scenes[seat]["asked"]
            seats.lines[seat].send("Answer", seat=seat, question=asked["id"], answer=asked["options"][0]["value"])
            assert writing.wait(PATIENCE)
            seats.hours.passes(1_000)
            seats.lines[1 - seat].__exit__()
            told = seats.lines[2].until("Waiting")
            assert told["running"] == [seat] and told["left"][seat] == whole[seat] - 6_000
            fails.set()
            assert seats.lines[seat].until("Accepted", "Problem")["code"] == "not-kept"
        seats.hours.passes(1_000)
        assert seats.left[seat] == whole[seat] - 7_000
        seats.answers(seat)
        assert [answer for who, answer in seats.session.log if who == SPENT] == [(seat, 7_000)]


# -- all messages


class Model:
    """Everybody's time, from nothing but who was asked, who answered and what was taken back."""

    def __init__(self, session: Session[Any, Any], clock: dict[str, int], now: int) -> None:
        self._clock = clock
        self._given: list[tuple[int, int | None]] = []  # every answer ever given: the seat, and what it took
        self._counted: list[int | None] = []  # of what counts: which of these it is; None for chance
        self._read = 0
        self.since: dict[int, int] = {}
        self._stood: dict[int, int] = {}  # when somebody has passed for good who is asked with others
        self.follows(session, now, None)

    def follows(self, session: Session[Any, Any], now: int, sender: int | None, stood: bool = False) -> None:
        """A message of ``sender`` was done; it has ``stood`` if it changed what the seat passes at."""
        new = session.log[self._read :]
        self._read = len(session.log)
        for who, answer in new:
            self._enter(who, answer, now, sender)
        asked = set() if session.over else set(session.undecided) - set(session.incidents.stand_ins)
        again = {who for who, _ in new}
        self.since = {seat: now if seat in again else self.since.get(seat, now) for seat in asked}
        waits = asked - set(session.waiting_for)
        if sender is not None and stood and sender in waits:
            self._stood[sender] = now
        self._stood = {seat: at for seat, at in self._stood.items() if seat in waits and seat not in again}

    def _enter(self, who: int, answer: Any, now: int, sender: int | None) -> None:
        if who == CHANCE:
            self._counted.append(None)
        elif who == UNDO:
            del self._counted[place_in(answer) :]
        elif who == WITHDRAWN:
            del self._counted[place_in(answer)]
        elif who == OUT_OF_TIME:
            self._given.append((answer, now - self.since.pop(answer)))
        elif who >= 0:
            until = self._stood.pop(who, now if who == sender else None)
            began = self.since.pop(who, None)  # the next answer of the same seat was forced, or stood before
            self._counted.append(len(self._given))
            self._given.append((who, None if until is None or began is None else until - began))

    @property
    def spent(self) -> list[tuple[int, int]]:
        return [(seat, took) for seat, took in self._given if took is not None]

    def left(self, seat: int, now: int) -> int:
        thinks = now - self.since.get(seat, now)
        counts = set(self._counted)
        if "move" in self._clock:
            for number in reversed(range(len(self._given))):
                who, took = self._given[number]
                if who == seat and number in counts:
                    break
                thinks += took or 0 if who == seat else 0
            return max(0, self._clock["move"] * 1000 - thinks)
        thinks += sum(took or 0 for who, took in self._given if who == seat)
        good = sum(
            who == seat and took is not None for number, (who, took) in enumerate(self._given) if number in counts
        )
        return max(0, (self._clock["bank"] + good * self._clock["increment"]) * 1000 - thinks)


class Chatter:
    """Says anything, in any seat."""

    def __init__(self, seats: Seats, random: Random) -> None:
        self._seats = seats
        self._random = random

    def next(self) -> tuple[int, str, dict[str, Any]]:
        """Who says something next, of which kind, and what."""
        random, session = self._random, self._seats.session
        sender = random.choice([*session.waiting_for * 3, 0, 1, 2])
        kind = random.choice([*KINDS, *["Answer"] * 6, *["Stand"] * 6])
        if kind in ("Leave", "Abort", "AskHint") and random.random() < 0.8:
            kind = "Stand"
        seat = sender if random.random() < 0.85 else random.choice([0, 1, -1, 99])
        scene = self._seats.lines[sender].scenes.get(seat)
        asked = scene["asked"] if scene is not None else None
        number = asked["id"] if asked is not None and random.random() < 0.9 else random.randrange(-1, 60)
        return sender, kind, self._fields(kind, sender, seat, number, asked)

    def _fields(self, kind: str, sender: int, seat: int, number: int, asked: Said | None) -> dict[str, Any]:
        random = self._random
        if kind in ("Hello", "Ping"):
            return {"protocol": PROTOCOL, "after": 0} if kind == "Hello" else {}
        if kind == "Say":
            return {"text": random.choice(["", "Hello", "x" * 600])}
        if random.random() < 0.05:
            return {"seat": "nobody"}
        if kind == "Answer":
            return {"seat": seat, "question": number, "answer": self._answer(sender, seat, asked)}
        if kind == "Try":
            return {"seat": seat, "question": number, "place": random.choice([[], [3, 4], [9_000, 9_000]])}
        if kind == "Why":
            return {"seat": seat, "question": number, "thing": random.choice(["figure:0", "option:7", "seat:1", ""])}
        if kind == "Look":
            return {"seat": seat, "question": number, "about": random.choice([[], [0], [1, 2]])}
        if kind == "Stand":
            known = [wish for scene in self._seats.lines[sender].scenes.values() for wish in scene["standing"]]
            ask = random.choice([asked["ask"] if asked is not None else "x", *known, *known, "x"])
            return {"seat": seat, "ask": ask + random.choice(["", "", "+"]), "on": random.random() < 0.6}
        if kind in ("AnswerUndo", "AnswerDraw"):
            agree = kind == "AnswerUndo" and random.random() < 0.7
            return {"seat": seat, "request": self._request(sender), "agree": agree}
        return {"seat": seat, "away": 1 - seat} if kind == "Claim" else {"seat": seat}

    def _answer(self, sender: int, seat: int, asked: Said | None) -> Any:
        random = self._random
        if asked is None or random.random() < 0.15:
            return random.choice([-1, 10**6, 2**63 - 1, [], [1, 2, 3]])
        if asked["shape"] is None:
            return random.choice(asked["options"])["value"]
        return good_place(self._seats.lines[sender], seat, asked)

    def _request(self, sender: int) -> int:
        """The last thing that anybody was asked to agree to."""
        asked = [each for each in self._seats.lines[sender].heard if each["type"] in ("UndoAsked", "DrawOffered")]
        return asked[-1]["request"] if asked else 0


def good_place(line: Line, seat: int, asked: Said) -> Any:
    """Some place that may be answered."""
    if asked["ask"] in TOY_PLACES:
        return TOY_PLACES[asked["ask"]]
    if asked["shape"]["type"] == "Plane":
        line.send("Try", seat=seat, question=asked["id"], place=towards_the_middle(asked))
        tried = line.until("Tried", "Refused")
        return tried.get("place") or []
    return first_answer(asked)


def paired(log: list[Entry]) -> bool:
    """Is time always written with what it was used for?"""
    follows = [(one, two) for one, two in pairwise([*log, (CHANCE, 0)]) if one[0] == SPENT]
    return all(one[1][0] == (two[1] if two[0] == OUT_OF_TIME else two[0]) for one, two in follows)  # type: ignore[index]


@every_game
@every_clock
@pytest.mark.parametrize("luck", range(3))
def test_every_clock_is_where_the_model_says(place: Place, game: str, clock: str, luck: int) -> None:
    random = Random(f"{game} {clock} {luck}")
    with Seats(place, game, CLOCKS[clock]) as seats:
        hours, chatter = place.hours, Chatter(seats, random)
        model = Model(seats.session, CLOCKS[clock], hours.milliseconds)
        for _ in range(STEPS):
            hours.passes(random.choice([0, 1, 250, 1_000, 4_000]))
            if any(not model.left(seat, hours.milliseconds + 10) for seat in seats.session.waiting_for):
                break
            sender, kind, fields = chatter.next()
            before = [seats.session.standing(seat) for seat in (0, 1)]
            told = seats.says(sender, kind, **fields)
            seat = fields.get("seat") if fields.get("seat") in (0, 1) else None
            stood = kind == "Stand" and seat is not None and seats.session.standing(seat) != before[seat]
            model.follows(seats.session, hours.milliseconds, seat if accepted(told) else None, stood)
            if seats.session.over:
                break
            now, message = hours.milliseconds, seats.table.clocks.message()
            assert message.running == tuple(sorted(model.since)), (kind, fields, told)
            assert message.left == tuple(model.left(seat, now) for seat in (0, 1)), (kind, fields, told)
        if not seats.session.over:
            out = min(seats.session.waiting_for, key=lambda seat: model.left(seat, hours.milliseconds))
            seats.runs_out(model.left(out, hours.milliseconds) + 10)
            model.follows(seats.session, hours.milliseconds, None)
        log = seats.session.log
        assert paired(log) and [answer for who, answer in log if who == SPENT] == model.spent
