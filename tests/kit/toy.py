"""A toy game that asks all four kinds of question, so that the core is tested on more than one game.

Each round every player is dealt a secret number, hides three stones in two holes (a secret Commit of a place that
cannot be listed), throws a dart at a board (a Place), bids in secret together with the others (a Commit), and rolls a
loaded die. Points are added, the stones are turned up; after the last round the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from fracas.core.catalogue import Catalogue, Rule
from fracas.core.events import Event
from fracas.core.game import Game, Has, Notation, Option, Outcome, Reason, Words
from fracas.core.listener import Listener
from fracas.core.patch import Step
from fracas.core.place import Plane, Preview, Split
from fracas.core.question import Choice, Commit, Draw, Place, Question, Region, Resolution, Roll, WrongPlace
from fracas.core.settings import Setting
from fracas.core.tell import Tell
from fracas.core.writing import Line
from tests.kit.toy_table.changes import changes, state_of
from tests.kit.toy_table.state import State
from tests.kit.toy_table.view import View, view
from tests.kit.toy_table.written import FIELDS, LATER, read, write

BOARD = 100
STONES = 3
HOLES = 2
ROOM = 2
"""How many stones a hole takes."""
SPLITS = [split for split in product(range(HOLES), repeat=STONES) if all(split.count(h) <= ROOM for h in range(HOLES))]


class Dealt(Event, frozen=True):
    rule = "toy.deal"
    seat: int
    number: int | None

    def seen_by(self, viewer: int) -> Dealt:
        return self if viewer == self.seat else Dealt(self.seat, None)


class Hidden(Event, frozen=True):
    rule = "toy.stones"


class Scored(Event, frozen=True):
    rule = "toy.score"
    seat: int
    points: int


class TurnedUp(Event, frozen=True):
    rule = "toy.stones"
    reveals = True
    seat: int
    stones: tuple[int, ...]


class DartPreview(Preview, frozen=True):
    points: int


class Board(Region):
    """Points on the board are legal; the closer to the middle, the better."""

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if len(place) != 2:
            return WrongPlace("toy.board", "A dart hits one point.")
        if not all(0 <= n < BOARD for n in place):
            return WrongPlace("toy.board", "The dart must hit the board.", place)
        return None

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        return tuple(min(max(n, 0), BOARD - 1) for n in place) if len(place) == 2 else None

    def sample(self, draw: Draw) -> tuple[int, ...]:
        return int(draw() * BOARD), int(draw() * BOARD)

    def preview(self, place: tuple[int, ...]) -> DartPreview:
        points = dart_points(place)
        return DartPreview(f"The dart brings {points} points.", points)

    def shape(self) -> Plane:
        return Plane(BOARD, BOARD, 5, (BOARD // 2, BOARD // 2), areas=((0, 0, BOARD, 0, BOARD, BOARD, 0, BOARD),))


class Holes(Region):
    """Each stone in one of the holes, no hole too full."""

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if place in SPLITS:
            return None
        if len(place) != STONES or not all(0 <= hole < HOLES for hole in place):
            return WrongPlace("toy.stones", "Each stone lies in one hole.")
        full = max(range(HOLES), key=place.count)
        return WrongPlace("toy.stones", f"Hole {full + 1} takes {ROOM} stones.", (full,))

    def sample(self, draw: Draw) -> tuple[int, ...]:
        return SPLITS[int(draw() * len(SPLITS))]

    def shape(self) -> Split:
        stones = tuple(f"stone:{stone}" for stone in range(STONES))
        return Split(stones, tuple(f"hole:{hole}" for hole in range(HOLES)), (ROOM,) * HOLES)


def dart_points(place: tuple[int, ...]) -> int:
    return 10 - (abs(place[0] - BOARD // 2) + abs(place[1] - BOARD // 2)) // 10


def deal(state: State, tell: Tell) -> Resolution:
    for seat in range(state.players):
        state.secrets[seat] = yield Roll("deal", range(1, 7), secret=True)
        tell(Dealt, seat, state.secrets[seat])
    state.phase = 1


def hide(state: State, tell: Tell) -> Resolution:
    seats = list(range(state.players))
    state.stones = yield Commit(seats, "stones", [Holes() for _ in seats], secret=True)
    state.phase = 2
    tell(Hidden)


def play_round(state: State, tell: Tell) -> Resolution:
    seats = list(range(state.players))
    for seat in seats:
        state.points[seat] += dart_points((yield Place(seat, "dart", Board())))
    bids: list[int] = yield Commit(seats, "bid", [[1, 2, state.secrets[seat] + 2] for seat in seats], 1)
    for seat in seats:
        die: int = yield Roll("die", (0, 5), (3, 1))
        keep: int = yield Choice(seat, "keep", [0, 1] if die else [1])
        state.points[seat] += bids[seat] + die * keep
        tell(Scored, seat, state.points[seat])
    turned_up = state.stones
    state.stones = [()] * state.players
    for seat in seats:
        state.points[seat] += turned_up[seat].count(0)
        tell(TurnedUp, seat, turned_up[seat])
    state.round += 1
    state.phase = 0
    state.secrets = [0] * state.players


class Imagination:
    def __init__(self, boundary: View, now: View) -> None:
        self.seen = boundary

    def sample(self, draw: Draw) -> State:
        seen = self.seen
        state = state_of(seen)
        if seen.phase > 0:
            state.secrets = [1 + int(draw() * 6) for _ in seen.points]
        if seen.phase > 1:
            state.stones = [SPLITS[int(draw() * len(SPLITS))] for _ in seen.points]
        if seen.viewer >= 0:
            state.secrets[seen.viewer] = seen.secret
            state.stones[seen.viewer] = seen.stones
        return state


class ToyWords(Words[State]):
    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:
        return f"{to.name(seat)}: what is your {question.ask}?"

    def rule_of(self, question: Question) -> str:
        rules = {"dart": "toy.board", "bid": "toy.bid", "stones": "toy.stones"}
        return rules.get(question.ask, "toy.score")

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        return Option(value, f"the {value}", str(value))

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        if question.ask == "bid" and thing == "option:9":
            return Reason("toy.bid", "Nine is too much.")
        return None

    def narrate(self, state: State, event: Event, to: Listener) -> str:
        return f"{event}"


class ToyNotation(Notation[State]):
    def write(self, state: State) -> str:
        return write(state)

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        state = State.new(players=players, rounds=settings["rounds"])
        read(Line("toy", line, players, FIELDS, LATER), state)
        return state


class Toy(Game[State, View]):
    name = "toy"
    title = "A toy"
    about = "Darts, stones and bids."
    minutes = 1
    weight = 1.0
    version = 4
    content_hash = "toy"
    least = 2
    most = 3
    settings = (Setting(name="rounds", help="How many rounds.", kind="number", default=5, low=1, high=9_999),)
    has = Has(hidden=True, simultaneous=True, chance=True, draws=True, places=True)
    rules = Catalogue(
        "toy",
        [
            Rule("toy.deal", "The deal", "Each player gets a secret number."),
            Rule("toy.stones", "The stones", "Each player hides three stones in two holes; a hole takes two."),
            Rule("toy.board", "The board", "A dart must hit the board."),
            Rule("toy.bid", "The bid", "One, two, or two more than the secret number."),
            Rule("toy.score", "The score", "Most points win."),
        ],
    )
    words = ToyWords()
    notation = ToyNotation()
    view_type = View
    event_types = (Dealt, Hidden, Scored, TurnedUp)
    place_types = (DartPreview,)

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return State.new(players=players, rounds=settings["rounds"])

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        if state.round == state.rounds:
            return None
        return (deal, hide, play_round)[state.phase](state, tell)

    def outcome(self, state: State) -> Outcome | None:
        if state.round < state.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(state.players, winners, "toy.score")

    def view(self, state: State, viewer: int) -> View:
        return view(state, viewer)

    def changes(self, old: State, new: State) -> Step:
        return changes(old, new)

    def imagination(self, boundary: View, now: View) -> Imagination:
        return Imagination(boundary, now)

    def turns(self, state: State) -> int:
        return state.round


TOY = Toy()
