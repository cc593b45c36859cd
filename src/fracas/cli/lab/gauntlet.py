"""``fracas lab gauntlet``: somebody new against a ladder, until it is known how strong they are."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import SystemRandom

from fracas.bots.opponents import spec_of
from fracas.cli.lab.ladder import add_telling, anchor_of, must_be_there, tell
from fracas.cli.lab.playing import add_engine, per_table, play
from fracas.core.refusal import FracasError
from fracas.games import game_named
from fracas.lab.folder import MANIFEST, Folder
from fracas.lab.ladder import AT, REACH, Rung, gauntlet_plans, rungs
from fracas.lab.run import begin

GAMES = 4000
STEP = 1.25
"""Each time it is looked at, there are so many times as many games."""
FIRST = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab gauntlet`` understands."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the games are kept; what is there is kept")
    parser.add_argument("bot", metavar="BOT", help="who is new")
    parser.add_argument("--ladder", type=Path, required=True, metavar="FOLDER", help="the ladder, whose ratings stand")
    parser.add_argument("--anchor", metavar="BOT", help="whose rating is given, as for the ladder")
    parser.add_argument("--at", type=float, default=AT, metavar="POINTS", help=f"the anchor's rating ({AT:g})")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games at most ({GAMES:,})")
    parser.add_argument(
        "--reach", type=float, default=REACH, metavar="POINTS", help=f"stop when it is known to ± this ({REACH:g})"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same games")
    parser.add_argument(
        "--not-reproducible", action="store_true", help="allow bots that look at the clock; nobody can repeat the games"
    )
    add_telling(parser)
    add_engine(parser)


def run(args: argparse.Namespace) -> int:
    """Play until the rating is known, or the games are spent."""
    ladder = must_be_there(args.ladder)
    bot = spec_of(args.bot, game_named(ladder.game))
    anchor = anchor_of(ladder, args.anchor)
    known = {rung.bot: rung.rating.points for rung in rungs(ladder, anchor, args.at)}
    known.pop(bot, None)
    if not known:
        raise FracasError("ladder", f"Nobody but {bot} is on the ladder.")
    first = next(iter(known))
    folder, status, found = opened(args, ladder, bot), 0, list[Rung]()
    while True:
        if folder.played:
            found = rungs(folder, first, known[first], known)
        if args.as_it_is or status or (found and rung_of(found, bot).rating.reach <= args.reach):
            break
        if folder.played >= args.games:
            break
        wanted = min(args.games, max(FIRST, round(folder.played * STEP)))
        folder.extend(max(folder.manifest.games, per_table(wanted, len(folder.manifest.plans))))
        status = play(folder, args, go_on_with="lab gauntlet")
    if not found:
        raise FracasError("ladder", f"No game in {args.folder} is played yet.")
    tell(args, folder, anchor if anchor in known and anchor != bot else first, found)
    rating = rung_of(found, bot).rating
    if not args.json:
        sys.stdout.write(
            f"\n{bot} has {rating.points:.0f} ± {rating.reach:.0f}"
            + (".\n" if rating.reach <= args.reach else f": not known to ± {args.reach:g} yet.\n")
            + "The ratings of the others are those of the ladder, taken as exact.\n"
        )
    return status


def opened(args: argparse.Namespace, ladder: Folder, bot: str) -> Folder:
    """The folder of the gauntlet: taken up again, or begun."""
    if (args.folder / MANIFEST).exists():
        folder = Folder(args.folder)
        if any(plan.bots[0] != bot for plan in folder.manifest.plans):
            raise FracasError("other-plan", f"{args.folder} is the gauntlet of {folder.manifest.plans[0].bots[0]}.")
        return folder
    if args.as_it_is:
        return Folder(args.folder)
    seed = SystemRandom().getrandbits(32) if args.seed is None else args.seed
    return begin(args.folder, gauntlet_plans(ladder, bot, seed=seed), 1, not_reproducible=args.not_reproducible)


def rung_of(found: list[Rung], bot: str) -> Rung:
    """Somebody's."""
    return next(rung for rung in found if rung.bot == bot)
