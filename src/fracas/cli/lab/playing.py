"""What the commands of the lab that play games have in common: which games, who plays, and on which machines."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import SystemRandom
from typing import Any

import msgspec

from fracas.core.refusal import FracasError
from fracas.core.sentences import counted
from fracas.core.settings import read_pairs
from fracas.games import game_named
from fracas.lab.folder import MANIFEST, Folder
from fracas.lab.plan import Plan, planned
from fracas.lab.progress import Bar
from fracas.lab.reports import reports_of
from fracas.lab.run import begin, go_on
from fracas.lab.world import notes
from fracas.started import command, in_help

INTERRUPTED = 130
"""The exit status of what a person has stopped."""


def add_games(parser: argparse.ArgumentParser, *, games: int, bots: str) -> None:
    """Which games are played."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the games are kept; what is there is kept")
    parser.add_argument("game", nargs="?", help=f"which game: see {in_help('games')}; a folder that is there knows it")
    parser.add_argument(
        "--games", type=int, metavar="N", help=f"how many games in all ({games:,}); more extend a folder"
    )
    parser.add_argument("--bots", default=bots, metavar="BOT,BOT,…", help=f"who plays, dealt round the table ({bots})")
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same games")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as many as bots)")
    parser.add_argument(
        "--set", action="append", default=[], dest="settings", metavar="NAME=VALUE", help="a setting of the table"
    )
    parser.add_argument("--overlay", type=Path, metavar="FILE", help="a TOML file that changes the content of the game")
    parser.add_argument("--keep-answers", action="store_true", help="keep every answer too, for fracas lab export")
    parser.add_argument(
        "--not-reproducible", action="store_true", help="allow bots that look at the clock; nobody can repeat the games"
    )


def add_engine(parser: argparse.ArgumentParser) -> None:
    """On which machines."""
    parser.add_argument("--on", default="local", metavar="ENGINE", help="local, ray:ADDRESS or dask:ADDRESS (local)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes, if local (one per core)"
    )


def folder_of(args: argparse.Namespace, games: int, *, judged: bool = False) -> Folder:
    """The folder of these arguments: taken up again, or begun; with all kinds of tables that its game is ``judged``
    at."""
    taken = plays_on(args)
    if taken is not None:
        return taken
    plans = plans_of(args, args.games or games, judged=judged)
    return begin(args.folder, plans, per_table(args.games or games, len(plans)), not_reproducible=args.not_reproducible)


def plays_on(args: argparse.Namespace) -> Folder | None:
    """The folder, if it is there: its plans stand, and there may be more games of them."""
    if args.game is not None and not (args.folder / MANIFEST).exists():
        return None
    folder = Folder(args.folder)
    if args.game not in (None, folder.game):
        raise FracasError("other-plan", f"{args.folder} holds games of {folder.game}.")
    if args.games is not None:
        folder.extend(per_table(args.games, len(folder.manifest.plans)))
    return folder


def plans_of(args: argparse.Namespace, games: int, *, judged: bool) -> list[Plan]:
    """A plan for each kind of table that the game is judged at."""
    seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed
    given = read_pairs(args.settings)
    overlay = "" if args.overlay is None else args.overlay.read_text("utf-8")
    bots = [word.strip() for word in args.bots.split(",")]
    found = []
    for number, table in enumerate(tables_of(args.game, given, games) if judged else [given]):
        plan = planned(
            args.game, bots, seed=seed + number, players=args.players, settings=table or None, overlay=overlay
        )
        found.append(msgspec.structs.replace(plan, keep="answers" if args.keep_answers else "facts"))
    tell_notes(found[0].overlay)
    return found


def tell_notes(change: str) -> None:
    """Say what a designer should know of an overlay of which a plan was made."""
    for note in notes(change):
        sys.stderr.write(f"fracas: {note}\n")


def tables_of(game: str, given: dict[str, Any], games: int) -> list[dict[str, Any]]:
    """The settings of the tables that a game is judged at."""
    found = reports_of(game_named(game).name)
    return [given] if found is None else found.tables(given, games)


def per_table(games: int, tables: int) -> int:
    """How many games each table plays, so that there are at least so many in all.

    >>> per_table(1000, 1), per_table(1000, 12)
    (1000, 84)
    """
    return -(-games // tables)


def play(folder: Folder, args: argparse.Namespace, *, go_on_with: str = "lab run") -> int:
    """Play what the folder lacks. The exit status: Ctrl-C keeps what is done, and says so."""
    bar = Bar(sys.stderr)
    try:
        go_on(folder, on=args.on, jobs=args.jobs, progress=bar)
    except KeyboardInterrupt:
        bar.clear()
        sys.stderr.write(
            f"fracas: stopped; {folder.played:,} of {counted(folder.wanted, 'game')} are kept. "
            f"Go on with: {command()} {go_on_with} {folder.path}\n"
        )
        return INTERRUPTED
    finally:
        bar.clear()
    return 0
