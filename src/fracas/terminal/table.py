"""One screenful: the board, what happened, the question and its options, never more lines than the screen has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.game import Option
from fracas.core.goal import Goal
from fracas.core.marks import rank
from fracas.core.session import Session
from fracas.terminal.board import Board, Picture
from fracas.terminal.menu import Menu
from fracas.terminal.one_by_one import OneByOne, is_put_one_by_one
from fracas.terminal.screen import Screen, cut
from fracas.terminal.story import Paragraph, last_lines, news_lines, story

KEYS = "? explain · h hint · u undo · w why not · t table · l log · s save · q quit"
LEAST_STORY = 2
MOST_STORY = 8
"""Lines of story that a roomier board must leave free, if there is as much to tell."""


def keys_of(board: Board) -> str:
    """The foot of the screen. A game with keys of its own has no room for saving, which is done after every answer."""
    return KEYS.replace("h hint", f"{board.footer} · h hint").replace("s save · ", "") if board.footer else KEYS


def menu_of(board: Board, asked: Asked, marked: Sequence[Option] = ()) -> Menu:
    """The options of a question, numbered in the order in which the board shows what they are about; what wins for
    certain comes first, what changes nothing last (``marked``, `fracas.core.marks`)."""
    if is_put_one_by_one(asked):
        return OneByOne(asked.options)
    options = board.options(asked)
    known = {option.value: option for option in marked if option.mark}
    for option in options:
        if option.value in known:
            option.mark, option.warning = known[option.value].mark, known[option.value].warning
    options.sort(key=lambda option: rank(option.mark))
    return Menu(options, brief=board.brief, overview=board.overview(asked), cuts=board.cuts)


def goal_line(goal: Goal | None) -> str:
    """The goal in one line: what would win now, else how far one is."""
    if goal is None:
        return ""
    if goal.now:
        return f"Goal: {goal.now}"
    return "Goal: " + " · ".join(f"{part.name} {part.state}" for part in goal.sides[0].parts)


def goal_lines(table: Session[Any, Any], seat: int) -> list[str]:
    """How to win, and how far everybody is."""
    lines = [f"· {line}" for line in table.game.how_to_win(table.header.settings)]
    goal = table.goal(seat)
    if goal is not None:
        for side in goal.sides:
            lines += ["", table.names[side.seat] + (" (you)" if side.seat == seat else "")]
            lines += [f"  {part.name}: {part.state}" for part in side.parts]
        lines += ["", goal.now] if goal.now else []
    return lines


def sheet(
    screen: Screen,
    table: Session[Any, Any],
    board: Board,
    asked: Asked,
    menu: Menu,
    *,
    told: int,
    message: str = "",
    said: Sequence[Text] = (),
    foot: str = "",
    aims: bool = True,
) -> Picture:
    """Everything that the seat that is asked should see, to be followed by the line it types on; with what a coach has
    ``said`` above the question, other keys at the ``foot`` than usual, and the goal only where nobody names another
    (``aims``)."""
    width = screen.width
    paragraphs = story(table, board, asked.seat, after=told)
    question = screen.wrap(question_of(asked, board.usual))
    goal = goal_line(table.goal(asked.seat)) if aims else ""
    if goal:
        question = [Text(cut(goal, width), "italic"), *question]
    question = [*(row for line in said for row in screen.wrap(line)), *question]
    if message:
        footer = screen.wrap(Text(message, "bold red"))
    else:
        footer = [Text(cut(foot or keys_of(board), width), "dim")]
    room = screen.height - 1 - len(question) - len(footer)
    news = wanted_story(screen, paragraphs)

    seen = [table.view(asked.seat)]
    least = board.draw(seen, table.names, width=width, room=0)
    listed = menu.fitted(width, room) if menu.is_closed else menu.columns(width)
    left = room - len(least) - len(listed)
    news = min(news, max(left, 1 if left else 0))  # options come first, if all of them fit then
    options = menu.fitted(width, room - len(least) - news)
    drawn = board.draw(seen, table.names, width=width, room=room - len(options) - news)
    side_by_side = menu.columns(width)
    if len(side_by_side) < len(options) and menu.pages == 1 and not menu.is_closed:
        roomier = board.draw(seen, table.names, width=width, room=room - len(side_by_side) - news)
        if len(roomier) > len(drawn):
            options, drawn = side_by_side, roomier
    drawn = board.mark(drawn, asked)
    left = room - len(options) - len(drawn)
    gap = [Text()] if left > max(news_lines(paragraphs, screen), LEAST_STORY) else []
    told_of = last_lines(paragraphs, screen, left - len(gap))
    return Picture([*drawn, *told_of, *gap, *question, *options, *footer], drawn.legend)


def question_of(asked: Asked, usual: Mapping[str, str]) -> Text:
    """What is asked; where one may pass, or say yes, for good, with the words for that."""
    question = Text(asked.prompt, "bold")
    if asked.passing is None:
        return question
    yes = f"  always: always {usual[asked.ask]}" if asked.ask in usual else ""
    return question.append(f"  never: always pass here{yes}", "not bold dim")


def wanted_story(screen: Screen, paragraphs: list[Paragraph]) -> int:
    """How many lines the story should have before the board gets roomier: all that is new, if it is not much."""
    if not paragraphs:
        return 0
    return min(max(news_lines(paragraphs, screen), LEAST_STORY), MOST_STORY)


def plain_sheet(
    table: Session[Any, Any], board: Board, asked: Asked, menu: Menu, *, told: int, said: Sequence[Text] = ()
) -> list[Text]:
    """The same for somebody who listens: what is new, the question, the options, one after the other."""
    news = [p for p in story(table, board, asked.seat, after=told) if p.news]
    lines = [Text(" ".join(paragraph.sentences)) for paragraph in news]
    lines += [Text(line) for line in board.hand(table.view(asked.seat), table.names)]
    goal = table.goal(asked.seat)
    lines += [Text(goal.now)] if goal is not None and goal.now else []
    lines += [*said, Text(asked.prompt), *(menu.fitted(1000, 0) if menu.is_closed else menu.column(1000))]
    return lines


def watching(screen: Screen, table: Session[Any, Any], board: Board, viewer: int, told: int, line: str) -> Picture:
    """The table while others think."""
    paragraphs = story(table, board, viewer, after=told)
    room = screen.height - 2
    news = wanted_story(screen, paragraphs)
    drawn = board.draw([table.view(viewer)], table.names, width=screen.width, room=room - news)
    return Picture([*drawn, *last_lines(paragraphs, screen, room - len(drawn)), Text(line, "bold")], drawn.legend)
