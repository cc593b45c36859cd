"""``fracas replay``, ``fracas analyse``, ``fracas rules``, ``fracas games``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import fracas
from fracas import home
from fracas.core.opening import must_be_a_seed
from fracas.core.record import story_of
from fracas.started import in_help

if TYPE_CHECKING:
    from fracas.core.record import Record
    from fracas.terminal.screen import Screen

SAVED = "a saved game by its name, or the file of a record; without it your saved games are listed"


def _record(named: str | None, screen: Screen, command: str) -> Record | None:
    """The game that is named, or chosen from the list of saved games; None if the person leaves."""
    if named is not None:
        return home.find_record(named)[1]
    from fracas.terminal.saved import which_saved
    from fracas.terminal.screen import Left

    try:
        return which_saved(screen, command)[1]
    except Left:
        return None


def add_replay(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas replay``."""
    parser.add_argument("game", metavar="NAME", nargs="?", help=SAVED)
    parser.add_argument("--print", action="store_true", dest="whole", help="write the whole story and stop")
    parser.add_argument("--position", action="store_true", help="show the last position, under these rules")
    parser.add_argument("--viewer", default="all", metavar="WHO", help="a player's name or number, or all")
    parser.add_argument("--plain", action="store_true", help="no colour, no redrawing: lines only")
    parser.set_defaults(run=run_replay)


def run_replay(args: argparse.Namespace) -> int:
    """Show a record."""
    from fracas.terminal.replay import Replay, print_story, read_viewer, show_position
    from fracas.terminal.screen import Screen

    screen = Screen(plain=args.plain)
    record = _record(args.game, screen, "replay")
    if record is None:
        return 0
    game = fracas.game(record.header.game)
    viewer = read_viewer(args.viewer, record.header.seats)
    if args.position:
        return show_position(screen, fracas.open_position(record), viewer)
    if args.whole:
        return print_story(screen, game, record, viewer)
    return Replay(screen, game, record, viewer).run()


def add_analyse(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas analyse``."""
    parser.add_argument("game", metavar="NAME", nargs="?", help=SAVED)
    parser.add_argument("--bot", default="", help="the bot that looks, such as mcts:500; the game's own, if not given")
    parser.add_argument("--seed", type=int, default=0, help="for another look at the same game")
    parser.add_argument("--first", action="store_true", help="a first look within seconds, and no closer one")
    parser.set_defaults(run=run_analyse)


def run_analyse(args: argparse.Namespace) -> int:
    """Show who stood how well, and which moments mattered."""
    from fracas.bots.analysis import analyse
    from fracas.terminal.analysis import analysis_lines
    from fracas.terminal.screen import Screen

    must_be_a_seed(args.seed)
    screen = Screen()
    record = _record(args.game, screen, "analyse")
    if record is None:
        return 0
    table = fracas.replay(record)
    played = story_of(table.log)
    if not args.first and not args.bot and screen.redraws:
        story = analyse(table.game, table.header, played, seed=args.seed, first=True)
        print("\n".join(["A first look:", "", *analysis_lines(story, table.names), "", "Looking closer …"]), flush=True)
    story = analyse(table.game, table.header, played, bot=args.bot, seed=args.seed, first=args.first)
    print("\n".join(analysis_lines(story, table.names)))
    return 0


def add_rules(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas rules``."""
    parser.add_argument("game", help=f"see {in_help('games')}")
    parser.add_argument("words", nargs="*", help="the id of a rule, or words to look for")
    parser.set_defaults(run=run_rules)


def run_rules(args: argparse.Namespace) -> int:
    """Print the rules: all by section, one, or those that mention the words."""
    from fracas.terminal.rulebook import book_lines, minute_lines, rule_lines, search_rules

    game = fracas.game(args.game)
    if not args.words:
        minute = minute_lines(game)
        print("\n".join([game.title, "", *minute, *([""] if minute else []), *book_lines(game.rules)]))
        return 0
    found = search_rules(game, args.words)
    print("\n\n".join("\n".join(rule_lines(rule)) for rule in found))
    return 0


def add_games(parser: argparse.ArgumentParser) -> None:
    """``fracas games`` has no flags."""
    parser.set_defaults(run=run_games)


def run_games(args: argparse.Namespace) -> int:  # noqa: ARG001
    """List the games and their settings."""
    from textwrap import fill

    for game in fracas.all_games():
        print(f"{game.name}: {game.title}, {game.least} to {game.most} players")
        print(fill(game.about, 78, initial_indent="  ", subsequent_indent="  "))
        for setting in game.settings:
            usual = "" if setting.default in (None, []) else f" Usually {setting.default}."
            text = f"--set {setting.name}=…  {setting.help}{usual}"
            print(fill(text, 78, initial_indent="    ", subsequent_indent="      "))
    return 0
