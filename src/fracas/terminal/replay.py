"""Going through a record: decision by decision, forward and back, as any viewer sees it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from fracas.bots.decisions import decisions, retraced
from fracas.core.game import Game
from fracas.core.record import Record, story_of
from fracas.core.refusal import SetupError
from fracas.core.sentences import counted, listed
from fracas.core.session import Session
from fracas.terminal.board import Board, board_of
from fracas.terminal.screen import Left, Line, Screen, cut, whole_number
from fracas.terminal.story import ALL_SEEING, last_lines, news_lines, story

KEYS = "Enter next · b back · a number jumps · e end · v viewer · l log · q quit"
EXPLAINED = [
    "Enter     the next decision;  b the one before",
    "a number  jumps to that one;  e to the end",
    "v, v WHO  the viewer whose view you see: a name, a number, all, or without one the next",
    "l         everything that has happened so far",
    "q         leaves",
]
STORY = 6


class Replay:
    """A record on the screen, at one of its decisions."""

    def __init__(self, screen: Screen, game: Game[Any, Any], record: Record, viewer: int = ALL_SEEING) -> None:
        self.screen = screen
        self.game = game
        # One that cannot be played is refused at once; one of older rules is told by today's.
        self.record = record = Session.replayed(game, record).record()
        self.board: Board = board_of(game)
        self.viewer = viewer
        self.played = story_of(record.entries)
        """Without what was taken back, but with all acts."""
        self.stops = [stop.at for stop in decisions(retraced(game, record.header, self.played), self.played)]
        """Where somebody had to decide: never before a roll, or before the only answer there was."""
        self.at = 0
        self.told = 0
        self.message = ""

    def table(self) -> Session[Any, Any]:
        """The table at this place of the record."""
        entries = self.played[: self.stops[self.at]]
        return Session.replayed(self.game, Record(self.record.header, entries, self.record.position))

    def run(self) -> int:
        """Until the reader has seen enough."""
        try:
            with self.screen.opened():
                while True:
                    self.show()
                    if not self.obey(self.screen.ask()):
                        return 0
        except (Left, KeyboardInterrupt):
            return 0

    def obey(self, typed: str) -> bool:
        """Go where the reader wants to; False when they want to leave."""
        word, _, rest = typed.lower().partition(" ")
        last = len(self.stops) - 1
        self.message = ""
        if word in ("q", "quit"):
            return False
        if word == "":
            self.go(self.at + 1)
        elif word == "b":
            self.go(self.at - 1)
        elif word == "e":
            self.go(last)
        elif word.isascii() and word.isdecimal():
            number = whole_number(word)
            self.go(len(self.stops) if number is None else number)  # too long a number is beyond the end
        elif word == "v":
            self.look(rest)
        elif word in ("?", "help"):
            self.screen.page(EXPLAINED)
        elif word == "l":
            self.screen.page(told(self.screen, self.table(), self.board, self.viewer))
        else:
            self.message = f"{typed!r} means nothing here. {KEYS}"
        return True

    def go(self, place: int) -> None:
        last = len(self.stops) - 1
        if place < 0:
            self.message = "This is the beginning."
        elif place > last:
            self.message = "This is the end." if self.at == last else f"The record has {counted(last, 'decision')}."
        self.told = len(self.table().events) if place > self.at else 0
        self.at = min(max(place, 0), last)

    def look(self, whose: str) -> None:
        """As seen by a seat, by number or name; without one, by the next."""
        seats = len(self.record.header.seats)
        if not whose:
            self.viewer = ALL_SEEING if self.viewer == seats - 1 else max(self.viewer, -1) + 1
            return
        try:
            self.viewer = read_viewer(whose, self.record.header.seats)
        except SetupError as no:
            self.message = no.sentence

    def show(self) -> None:
        """The table, what has happened since the last stop, and where we are."""
        screen, table = self.screen, self.table()
        seats = table.header.seats
        paragraphs = story(table, self.board, self.viewer, after=self.told)
        whose = "all-seeing" if self.viewer == ALL_SEEING else f"as seen by {seats[self.viewer]}"
        place = f"decision {self.at} of {len(self.stops) - 1}, {whose}"
        if table.over:
            place += ": the end"
        elif table.waiting_for:
            place += f": {listed([seats[seat] for seat in table.waiting_for])} to decide"
        footer = self.message or KEYS
        room = screen.height - 3
        news = min(max(news_lines(paragraphs, screen), 3), STORY)
        drawn = self.board.draw(views(table, self.viewer), table.names, width=screen.width, room=room - news)
        rows = last_lines(paragraphs, screen, room - len(drawn))
        screen.show([*drawn, *rows, Text(cut(place, screen.width), "bold"), Text(cut(footer, screen.width), "dim")])


def views(table: Session[Any, Any], viewer: int) -> list[Any]:
    """What this viewer sees: one view, or those of all seats."""
    return [table.view(viewer)] if viewer != ALL_SEEING else [table.view(seat) for seat in range(table.players)]


def read_viewer(word: str, names: list[str]) -> int:
    """A viewer by seat number from 1, by name, or ``all``."""
    if word.casefold() == "all":
        return ALL_SEEING
    for seat, name in enumerate(names):
        if word.casefold() in (name.casefold(), str(seat + 1)):
            return seat
    raise SetupError("viewer", f"Nobody here is called {word!r}. Choose one of: all, {', '.join(names)}.")


def told(screen: Screen, table: Session[Any, Any], board: Board, viewer: int) -> list[Line]:
    """The whole story of a table, a paragraph for each turn."""
    paragraphs = story(table, board, viewer, whole=True)
    return [row for paragraph in paragraphs for row in screen.wrap(" ".join(paragraph.sentences))]


def print_story(screen: Screen, game: Game[Any, Any], record: Record, viewer: int = ALL_SEEING) -> int:
    """The whole story, and how it ended, without a question."""
    table = Session.replayed(game, record)
    screen.say(*told(screen, table, board_of(game), viewer))
    return 0


def show_position(screen: Screen, table: Session[Any, Any], viewer: int = ALL_SEEING) -> int:
    """One position, and who is asked what."""
    board = board_of(table.game)
    screen.say(*board.draw(views(table, viewer), table.names, width=screen.width, room=1000))
    for seat, asked in table.questions.items():
        screen.say(f"{table.names[seat]} is asked: {asked.prompt}")
    if table.over:
        screen.say("The game is over.")
    return 0
