"""``fracas lab export``: rows to learn from."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fracas.core.sentences import counted
from fracas.lab.folder import Folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab export`` understands."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a folder that was played with --keep-answers")
    parser.add_argument("file", type=Path, metavar="FILE", help="the Parquet file that is written")


def run(args: argparse.Namespace) -> int:
    """Play the games over again, and write their decisions."""
    folder = Folder(args.folder)
    from fracas.lab.training import export

    found = export(folder, args.file)
    sys.stdout.write(f"{counted(found, 'decision')} of {counted(folder.played, 'game')} in {args.file}\n")
    return 0
