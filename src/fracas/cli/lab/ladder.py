"""``fracas lab ladder``: who is how strong?"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import SystemRandom

import msgspec

from fracas.bots.opponents import USUAL, levels_of, spec_of
from fracas.cli.lab.playing import add_engine, per_table, play, plays_on
from fracas.core.refusal import FracasError
from fracas.core.settings import read_pairs
from fracas.games import game_named
from fracas.lab.folder import Folder, put
from fracas.lab.ladder import AT, Rung, bots_of, ladder_plans, rungs, told
from fracas.lab.reports.page import in_html
from fracas.lab.reports.words import in_words
from fracas.lab.run import begin
from fracas.started import in_help

GAMES = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab ladder`` understands."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the games are kept; what is there is kept")
    parser.add_argument("game", nargs="?", help=f"which game: see {in_help('games')}; a folder that is there knows it")
    parser.add_argument("--bots", metavar="BOT,BOT,…", help="who plays, levels or kinds (all levels of the game)")
    parser.add_argument(
        "--games", type=int, metavar="N", help=f"how many games in all ({GAMES:,}); more extend a folder"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as few as can play)")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same games")
    parser.add_argument(
        "--set", action="append", default=[], dest="settings", metavar="NAME=VALUE", help="a setting of the table"
    )
    parser.add_argument("--anchor", metavar="BOT", help=f"whose rating is given ({USUAL}, or the first)")
    parser.add_argument("--at", type=float, default=AT, metavar="POINTS", help=f"the anchor's rating ({AT:g})")
    parser.add_argument(
        "--not-reproducible", action="store_true", help="allow bots that look at the clock; nobody can repeat the games"
    )
    add_telling(parser)
    add_engine(parser)


def add_telling(parser: argparse.ArgumentParser) -> None:
    """How a ladder is told."""
    parser.add_argument("--as-it-is", action="store_true", help="play nothing; tell of the games that are there")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page that can be opened offline")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each bot")


def run(args: argparse.Namespace) -> int:
    """Play, then rate."""
    status = 0
    if args.as_it_is:
        folder = Folder(args.folder)
    else:
        folder = ladder_of(args)
        status = play(folder, args, go_on_with="lab ladder")
    tell(args, folder, anchor_of(folder, args.anchor))
    return status


def ladder_of(args: argparse.Namespace) -> Folder:
    """The folder of a round robin: taken up again, or begun."""
    taken = plays_on(args)
    if taken is not None:
        return taken
    rules = game_named(args.game)
    words = list(levels_of(rules)) if args.bots is None else [word.strip() for word in args.bots.split(",")]
    bots = list(dict.fromkeys(spec_of(word, rules) for word in words))
    seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed
    players = rules.least if args.players is None else args.players
    plans = ladder_plans(args.game, bots, seed=seed, players=players, settings=read_pairs(args.settings) or None)
    return begin(args.folder, plans, per_table(args.games or GAMES, len(plans)), not_reproducible=args.not_reproducible)


def anchor_of(folder: Folder, wanted: str | None) -> str:
    """Whose rating is given: the level that is meant where none is named, or the first bot."""
    rules, bots = game_named(folder.game), bots_of(folder)
    if wanted is not None:
        return spec_of(wanted, rules)
    usual = spec_of(USUAL, rules)
    return usual if usual in bots else bots[0]


def tell(args: argparse.Namespace, folder: Folder, anchor: str, found: list[Rung] | None = None) -> None:
    """Print the ladder, and write its page."""
    found = rungs(folder, anchor, getattr(args, "at", AT)) if found is None else found
    if args.json:
        for rung in found:
            line = {
                "bot": rung.bot,
                "rating": rung.rating.points,
                "low": rung.rating.low,
                "high": rung.rating.high,
                "games": rung.rating.games,
                "share": rung.share,
            }
            sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    levels = {level.bot: word for word, level in levels_of(game_named(folder.game)).items()}
    report = told(folder, found, anchor, levels)
    if not args.json:
        sys.stdout.write(in_words(report))
    if args.html is not None:
        put(args.html, in_html(report).encode())


def must_be_there(path: Path) -> Folder:
    """The folder of a ladder."""
    folder = Folder(path)
    if not folder.played:
        raise FracasError("ladder", f"No game of the ladder in {path} is played yet.")
    return folder
