"""``fracas learn``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import fracas
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, lesson_named, lessons_of
from fracas.core.refusal import SetupError
from fracas.started import command, in_help

if TYPE_CHECKING:
    from fracas.terminal.screen import Screen

YES = ("", "y", "yes")
AGAIN = "Try again from where you played on alone?"


def add_learn(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas learn``."""
    parser.add_argument("game", nargs="?", help=f"see {in_help('games')}; without it all lessons are listed")
    parser.add_argument("--lesson", metavar="ID", help="this lesson; else the first that is not done")
    parser.add_argument("--step", type=int, metavar="N", help="begin at this step; the one after the last plays freely")
    parser.add_argument("--plain", action="store_true", help="no colour, no redrawing: lines only")
    parser.set_defaults(run=run_learn)


def run_learn(args: argparse.Namespace) -> int:
    """List the lessons, or play one."""
    if args.game is None:
        if args.lesson is not None or args.step is not None:
            raise SetupError("no-game", f"Say which game, for example: {command('learn', fracas.all_games()[0].name)}.")
        return _list_lessons()
    from fracas.terminal.learn import lesson_table
    from fracas.terminal.progress import progress
    from fracas.terminal.screen import Screen

    game = fracas.game(args.game)
    lessons = list(lessons_of(game))
    if not lessons:
        raise SetupError("no-lesson", f"There are no lessons of {game.name}.", rule="table.lesson")
    wanted = args.lesson
    if wanted is None:
        done = progress().lessons
        wanted = next((lesson for lesson in lessons if lesson not in done), lessons[0])
    elif "." not in wanted:
        wanted = f"{game.name}.{wanted}"
    screen = Screen(plain=args.plain)
    step = args.step
    while True:
        lesson_named(game, wanted)
        play = lesson_table(screen, game, wanted, step)
        status = play.run()
        if not play.table.over or status or not play.course.is_free(play.table.played):
            return status
        outcome = play.table.outcome
        if outcome is not None and LEARNER not in outcome.winners and _agrees(screen, AGAIN):
            step = play.course.steps + 1
            continue
        following = _what_follows(screen, game, wanted)
        if following is None:
            return 0
        if not following:
            return _first_game(screen, game)
        wanted, step = following, None


def _list_lessons() -> int:
    """Every lesson, with what is done."""
    from fracas.terminal.learn import step_left
    from fracas.terminal.progress import progress

    done = progress().lessons
    for game in fracas.all_games():
        print(game.title)
        for lesson in lessons_of(game).values():
            at = step_left(game, lesson.id)
            state = "done" if lesson.id in done else f"begun, at step {at}" if at > 1 else ""
            about = f"  {lesson.place}  {lesson.title}, about {lesson.minutes} minutes"
            print(f"{about:<62}{state}".rstrip())
    print(f"\nBegin with {command('learn', fracas.all_games()[0].name)}, or another game's name.")
    return 0


def _what_follows(screen: Screen, game: Game[Any, Any], lesson: str) -> str | None:
    """The lesson after this one, or an empty word for a first game; None if the player has had enough."""
    lessons = lessons_of(game)
    following = next((each for each in lessons.values() if each.place > lessons[lesson].place), None)
    offer = f"Next: {following.title}." if following else f"Next: a first game of {game.title}, all set up."
    if not _agrees(screen, f"{offer} Go on?"):
        again = command("learn", game.name)
        screen.say(f"Another time: {again}")
        return None
    return following.id if following else ""


def _agrees(screen: Screen, question: str) -> bool:
    """Does the player want that?"""
    from fracas.terminal.screen import Ended, Left

    try:
        return screen.ask(f"{question} [Y/n]: ").lower() in YES
    except (Left, Ended):
        return False


def _first_game(screen: Screen, game: Game[Any, Any]) -> int:
    """A game with everything set up, against the easy bot."""
    from fracas.terminal.tables import first_game

    return first_game(screen, game).run()
