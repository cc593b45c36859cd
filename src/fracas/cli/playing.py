"""``fracas play``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import fracas
from fracas import home
from fracas.core.game import Game
from fracas.core.record import Record
from fracas.core.refusal import RecordError, SetupError
from fracas.core.sentences import listed
from fracas.core.settings import read_pairs
from fracas.games import names
from fracas.started import in_help
from fracas.terminal.games import flag_of

if TYPE_CHECKING:
    from fracas.terminal.form import Form

Saved = tuple[Path, Record]
LATEST = ""


def add_play(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas play``. Each flag answers a question that would be asked otherwise."""
    parser.add_argument("game", nargs="?", help=f"what to play: see {in_help('games')}; asked for, if not given")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats")
    parser.add_argument(
        "--bots",
        metavar="LIST",
        help="opponents, with commas between: easy, normal, hard, or greedy, mcts:500, mcts:0.5s …",
    )
    parser.add_argument("--hot-seat", action="store_true", help="every seat is a person at this screen")
    parser.add_argument("--name", action="append", default=[], help="your name; again for the next person")
    parser.set_defaults(run=run_play, brought={})
    for name, help_of in _flags().items():
        said = "; ".join(f"{game}: {text}" for game, text in help_of.items())
        metavar = name.strip("-").upper()
        parser.add_argument(name, action=Brought, default={}, dest="brought", metavar=metavar, help=said)
    parser.add_argument("--seed", type=int, help="for the same chance again")
    parser.add_argument(
        "--set",
        "--option",
        action="append",
        default=[],
        dest="settings",
        metavar="NAME=VALUE",
        help=f"a setting of the table, see {in_help('games')}; may be repeated",
    )
    parser.add_argument(
        "--resume",
        nargs="?",
        const=LATEST,
        metavar="NAME",
        help="continue the last unfinished game, the one saved under NAME, or the one in that file; "
        "--bots may name its bots anew",
    )
    parser.add_argument("--no-tips", action="store_true", help="no tips, which come up in your first games")
    parser.add_argument("--plain", action="store_true", help="no colour, no redrawing: lines only")


def run_play(args: argparse.Namespace) -> int:
    """Open a table and play."""
    named = None if args.game is None else fracas.game(args.game)
    from fracas.terminal.form import Form
    from fracas.terminal.screen import Left, Screen
    from fracas.terminal.setup import Wishes
    from fracas.terminal.tables import new_table, resumed_table

    told = _told(args)
    if args.resume is not None and told:
        raise SetupError("resume", f"A game that is resumed is set up already; leave out {listed(told)}.")
    if args.hot_seat and args.bots:
        raise SetupError("hot-seat", "At a hot seat there are no bots; leave out --bots or --hot-seat.")
    wishes = Wishes(
        players=args.players,
        bots="" if args.hot_seat else args.bots,
        names=args.name,
        brought=args.brought,
        settings=read_pairs(args.settings),
        seed=args.seed,
    )
    screen = Screen(plain=args.plain)
    form = Form(screen)
    try:
        if args.resume is None:
            game, found = _chosen(form, named, offers=not told and not args.bots)
        else:
            games = [named] if named else fracas.all_games()
            found = _latest(games) if args.resume == LATEST else home.find_record(args.resume)
            game = named or fracas.game(found[1].header.game)
        play = resumed_table(screen, game, *found, args.bots) if found else new_table(form, game, wishes)
    except Left:
        screen.say("No game was begun.")
        return 0
    if args.no_tips:
        play.tips = None
    return play.run()


def _chosen(form: Form, named: Game[Any, Any] | None, *, offers: bool) -> tuple[Game[Any, Any], Saved | None]:
    """What is played: the game that was left last, if the person goes on with it, or the one that they choose."""
    from fracas.terminal.form import which_game
    from fracas.terminal.tables import goes_on, last_left

    last = last_left() if offers and named is None else None
    if last is not None and goes_on(form.screen, *last):
        return fracas.game(last[1].header.game), last
    game = named or which_game(form, fracas.all_games())
    own = last_left(game.name) if offers else None
    declined = own is not None and last is not None and own[0] == last[0]
    if own is not None and not declined and goes_on(form.screen, *own):
        return game, own
    return game, None


class Brought(argparse.Action):
    """Keeps what each person brings, by the flag that says so."""

    def __call__(self, _parser: object, args: argparse.Namespace, word: Any, _typed: str | None = None) -> None:
        flag = self.option_strings[0]
        args.brought = {**args.brought, flag: [*args.brought.get(flag, []), word]}


def _flags() -> dict[str, dict[str, str]]:
    """The flags that games bring: by their names, the help of each game that has one of this name."""
    flags: dict[str, dict[str, str]] = {}
    for game in names():
        flag = flag_of(game)
        if flag is not None:
            flags.setdefault(flag.name, {})[game] = flag.help
    return flags


def _told(args: argparse.Namespace) -> list[str]:
    """The flags that say how a new table is to be."""
    given = {
        "--players": args.players is not None,
        "--hot-seat": args.hot_seat,
        "--name": args.name,
        **dict.fromkeys(args.brought, True),
        "--seed": args.seed is not None,
        "--set": args.settings,
    }
    return [flag for flag, said in given.items() if said]


def _latest(games: list[Game[Any, Any]]) -> Saved:
    """The unfinished game that was touched last, of any of these."""
    from fracas.terminal.tables import unfinished

    found = [each for game in games if (each := unfinished(home.slots(game.name))) is not None]
    if not found:
        of = f" of {games[0].name}" if len(games) == 1 else ""
        raise RecordError("nothing-to-resume", f"There is no unfinished game{of}.")
    return max(found, key=lambda each: home.touched(each[0]))
