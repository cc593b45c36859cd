"""``fracas lab report``: play what is missing, and tell what a designer wants to know."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fracas.cli.lab.playing import add_engine, add_games, folder_of, play
from fracas.lab.folder import Folder, put
from fracas.lab.reports import reported

GAMES = 2000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab report`` understands."""
    add_games(parser, games=GAMES, bots="greedy:1")
    add_engine(parser)
    parser.add_argument("--html", type=Path, metavar="FILE", help="write one page that can be opened offline")
    parser.add_argument("--as-it-is", action="store_true", help="play nothing; tell of the games that are there")


def run(args: argparse.Namespace) -> int:
    """Play, then tell; a run that was stopped tells of what there is."""
    if args.as_it_is:
        folder, status = Folder(args.folder), 0
    else:
        folder = folder_of(args, GAMES, judged=True)
        status = play(folder, args)
    report = reported(folder)
    from fracas.lab.reports.words import in_words

    sys.stdout.write(in_words(report))
    if args.html is not None:
        from fracas.lab.reports.page import in_html

        put(args.html, in_html(report).encode())
        sys.stdout.write(f"\nThe page is in {args.html}\n")
    return status
