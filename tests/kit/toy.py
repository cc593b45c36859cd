"""A toy game that asks all four kinds of question, so that the core is tested on more than one game.

Each round every player is dealt a secret number, throws a dart at a board (a Place), bids in secret together
with the others (a Commit), and rolls a loaded die. Points are added; after the last round the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.catalogue import Catalogue, Rule
from fracas.core.events import Event
from fracas.core.game import Game, Grey, Notation, Option, Outcome, Words
from fracas.core.patch import Step
from fracas.core.question import Choice, Commit, Draw, Place, Question, Resolution, Roll, options_of
from fracas.core.settings import Setting
from fracas.core.tell import Tell
from fracas.core.writing import Line
from tests.kit.toy_table.changes import changes, state_of
from tests.kit.toy_table.state import State
from tests.kit.toy_table.view import View, view
from tests.kit.toy_table.written import FIELDS, LATER, read, write

BOARD = 100


class Dealt(Event, frozen=True):
    rule = "toy.deal"
    seat: int
    number: int | None

    def seen_by(self, viewer: int) -> Dealt:
        return self if viewer == self.seat else Dealt(self.seat, None)


class Scored(Event, frozen=True):
    rule = "toy.score"
    seat: int
    points: int


class Board:
    """Points near the middle are legal; the closer, the better."""

    def refuse(self, place: tuple[int, ...]) -> tuple[str, str] | None:
        if len(place) != 2 or not all(0 <= n < BOARD for n in place):
            return "toy.board", "The dart must hit the board."
        return None

    def sample(self, draw: Draw) -> tuple[int, ...]:
        return int(draw() * BOARD), int(draw() * BOARD)

    def preview(self, place: tuple[int, ...]) -> dict[str, int]:
        return {"points": dart_points(place)}


def dart_points(place: tuple[int, ...]) -> int:
    return 10 - (abs(place[0] - BOARD // 2) + abs(place[1] - BOARD // 2)) // 10


def deal(state: State, tell: Tell) -> Resolution:
    for seat in range(state.players):
        state.secrets[seat] = yield Roll("deal", range(1, 7), secret=True)
        tell(Dealt, seat, state.secrets[seat])
    state.dealt = True


def play_round(state: State, tell: Tell) -> Resolution:
    seats = list(range(state.players))
    for seat in seats:
        state.points[seat] += dart_points((yield Place(seat, "dart", Board())))
    bids: list[int] = yield Commit(seats, "bid", [[1, 2, state.secrets[seat] + 2] for seat in seats])
    for seat in seats:
        die: int = yield Roll("die", (0, 5), (3, 1))
        keep: int = yield Choice(seat, "keep", [0, 1] if die else [1])
        state.points[seat] += bids[seat] + die * keep
        tell(Scored, seat, state.points[seat])
    state.round += 1
    state.dealt = False
    state.secrets = [0] * state.players


class Imagination:
    def __init__(self, boundary: View, now: View) -> None:
        self.seen = boundary

    def sample(self, draw: Draw) -> State:
        seen = self.seen
        state = state_of(seen)
        if seen.dealt:
            state.secrets = [1 + int(draw() * 6) for _ in seen.points]
            if seen.viewer >= 0:
                state.secrets[seen.viewer] = seen.secret
        return state


class ToyWords(Words[State]):
    def prompt(self, state: State, question: Question, seat: int) -> str:
        return f"What is your {question.ask}?"

    def rule_of(self, question: Question) -> str:
        return {"dart": "toy.board", "bid": "toy.bid"}.get(question.ask, "toy.score")

    def option(self, state: State, question: Question, value: int) -> Option:
        return Option(value, f"the {value}", str(value))

    def greys(self, state: State, question: Question, seat: int) -> list[Grey]:
        if question.ask != "bid":
            return []
        bids = options_of(question, seat)
        return [Grey(9, "nine", "toy.bid", "Nine is too much.")] if 9 not in bids else []

    def narrate(self, state: State, event: Event, viewer: int, names: list[str]) -> str:
        return f"{event}"


class ToyNotation(Notation[State]):
    def write(self, state: State) -> str:
        return write(state)

    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> State:
        state = State.new(players, settings["rounds"])
        read(Line("toy", line, players, FIELDS, LATER), state)
        return state


class Toy(Game[State, View]):
    name = "toy"
    title = "A toy"
    about = "Darts and bids."
    minutes = 1
    weight = 1.0
    version = 3
    content_hash = "toy"
    least = 2
    most = 3
    settings = (Setting(name="rounds", help="How many rounds.", kind="number", default=5, low=1, high=9),)
    rules = Catalogue(
        "toy",
        [
            Rule("toy.deal", "The deal", "Each player gets a secret number."),
            Rule("toy.board", "The board", "A dart must hit the board."),
            Rule("toy.bid", "The bid", "One, two, or two more than the secret number."),
            Rule("toy.score", "The score", "Most points win."),
        ],
    )
    words = ToyWords()
    notation = ToyNotation()

    def begin(self, players: int, settings: Mapping[str, Any]) -> State:
        return State.new(players, settings["rounds"])

    def resolution(self, state: State, tell: Tell) -> Resolution | None:
        if state.round == state.rounds:
            return None
        return play_round(state, tell) if state.dealt else deal(state, tell)

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
