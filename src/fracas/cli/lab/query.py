"""``fracas lab query``: SQL over a folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from fracas.lab.folder import Folder
from fracas.lab.query import asked


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``fracas lab query`` understands."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run")
    parser.add_argument(
        "select",
        metavar="SELECT",
        help="SQL as DuckDB has it, of the tables games and plans: 'DESCRIBE games' lists the columns",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")


def run(args: argparse.Namespace) -> int:
    """Ask, and print a table."""
    names, rows = asked(Folder(args.folder), args.select)
    if args.json:
        for row in rows:
            line = msgspec.json.encode(dict(zip(names, row, strict=True)), enc_hook=str)
            sys.stdout.write(line.decode() + "\n")
        return 0
    from fracas.lab.text import columns

    sys.stdout.write("\n".join(columns(names, [[said(value) for value in row] for row in rows])) + "\n")
    return 0


def said(value: object) -> str:
    """A value in a table.

    >>> said(None), said(0.3333333), said(12345), said(["a", "b"])
    ('', '0.3333', '12345', 'a, b')
    """
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.4g}"
    if isinstance(value, list):
        return ", ".join(map(said, value))
    return str(value)
