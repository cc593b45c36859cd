"""What has happened, as paragraphs: one for each turn, without the noise."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from fracas.core.events import SPECTATOR, Event
from fracas.core.session import Session
from fracas.terminal.board import Board
from fracas.terminal.screen import Screen

ALL_SEEING = -2
"""The viewer that sees all: for records, when the game is over."""

MORE = "  … (l shows all of it)"


class Paragraph:
    """Sentences that belong together."""

    __slots__ = ("news", "sentences")

    def __init__(self, news: bool) -> None:
        self.news = news
        """The viewer has not been told this before."""
        self.sentences: list[str] = []

    def add(self, sentence: str) -> None:
        """Add a sentence; one that was said just now is counted instead."""
        if self.sentences:
            last, _, times = self.sentences[-1].partition(" (×")
            if last == sentence:
                self.sentences[-1] = f"{sentence} (×{int(times[:-1] or 1) + 1})"
                return
        self.sentences.append(sentence)

    def lines(self, screen: Screen, width: int) -> list[Text]:
        """The paragraph, its beginning marked if it is news."""
        style = "" if self.news else "dim"
        rows = screen.wrap(Text(" ".join(self.sentences), style), width - 2)
        return [Text("› " if self.news and not n else "  ", "bold") + row for n, row in enumerate(rows)]


def happenings(table: Session[Any, Any], viewer: int, first: int = 0) -> list[tuple[int, Event]]:
    """The events that ``viewer`` may know, from number ``first`` on, each with its number."""
    events = enumerate(table.events[first:], first)
    if viewer == ALL_SEEING:
        return list(events)
    seen = ((number, event.seen_by(viewer)) for number, event in events)
    return [(number, event) for number, event in seen if event is not None]


def story(
    table: Session[Any, Any],
    board: Board,
    viewer: int,
    *,
    after: int = 0,
    first: int = 0,
    whole: bool = False,
    without: tuple[type[Event], ...] = (),
) -> list[Paragraph]:
    """Everything that ``viewer`` may know from event ``first`` on, in paragraphs; from ``after`` on it is news to them.

    Unless the ``whole`` story is wanted, what the board shows anyway is left out; and so are events ``without`` which
    it is to be told.
    """
    paragraphs: list[Paragraph] = []
    listener = SPECTATOR if viewer == ALL_SEEING else viewer
    last: Event | None = None
    for number, event in happenings(table, viewer, first):
        if (not whole and board.is_noise(event)) or isinstance(event, without):
            continue
        news = number >= after
        if not paragraphs or board.opens_paragraph(event) or paragraphs[-1].news != news:
            paragraphs.append(Paragraph(news))
        elif last is not None and board.continues(last, event):
            paragraphs[-1].sentences.pop()
        paragraphs[-1].add(table.sentence(event, listener))
        last = event
    return paragraphs


def last_lines(paragraphs: list[Paragraph], screen: Screen, room: int, *, more: str = MORE) -> list[Text]:
    """As many of the last lines as there is room for; a dotted line if news is cut off."""
    if room <= 0:
        return []
    rows: list[Text] = []
    for paragraph in reversed(paragraphs):
        lines = paragraph.lines(screen, screen.width)
        if len(rows) + len(lines) > room:
            left = room - len(rows)
            if paragraph.news:
                kept = lines[len(lines) - left + 1 :] if left else rows[:0]
                rows = [Text(more, "dim"), *kept, *(rows if left else rows[1:])]
            return rows
        rows = lines + rows
    return rows


def news_lines(paragraphs: list[Paragraph], screen: Screen) -> int:
    """How many lines it takes to tell what is new."""
    return sum(len(p.lines(screen, screen.width)) for p in paragraphs if p.news)
