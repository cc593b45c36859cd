"""``fracas lab run``: play, and keep."""

from __future__ import annotations

import argparse
import sys

from fracas.cli.lab.playing import add_engine, add_games, folder_of, play
from fracas.core.sentences import counted

GAMES = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab run`` understands."""
    add_games(parser, games=GAMES, bots="greedy:1")
    add_engine(parser)


def run(args: argparse.Namespace) -> int:
    """Play until the folder is complete."""
    folder = folder_of(args, GAMES)
    status = play(folder, args)
    if not status:
        sys.stdout.write(f"{counted(folder.played, 'game')} of {folder.game} in {folder.path}\n")
    return status
