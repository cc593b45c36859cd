"""``fracas mcp``: seats for language models."""

from __future__ import annotations

import argparse
from pathlib import Path

from fracas.bots.opponents import USUAL
from fracas.core.refusal import SetupError


def add_mcp(parser: argparse.ArgumentParser) -> None:
    """The flags of ``fracas mcp``."""
    parser.add_argument(
        "--bot", default=USUAL, help="who sits opposite where the model asks for nobody: normal, greedy …"
    )
    parser.add_argument("--no-hints", action="store_true", help="the model may not ask a bot what to do")
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="keep the record and the answers of every game there"
    )
    parser.add_argument(
        "--answers", type=Path, metavar="FILE", help="serve nothing: play the answers in this file over again"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="with --answers: write the record of the game here")
    parser.set_defaults(run=run_mcp)


def run_mcp(args: argparse.Namespace) -> int:
    """Serve games to a model until it hangs up; or play over again what one has answered."""
    if args.answers is not None:
        return play_again(args.answers, args.record)
    if args.record is not None:
        raise SetupError("record", "--record goes with --answers; to keep the games of a model, say --keep FOLDER.")
    from fracas.mcp.server import Tables, server_of

    server_of(Tables(hints=not args.no_hints, keep=args.keep), args.bot).run("stdio")
    return 0


def play_again(answers: Path, record: Path | None) -> int:
    """Play the answers in a file, and say what came of them; 1 if they end before the game does."""
    from fracas import home
    from fracas.mcp.answers import play_file, told

    sitting, given = play_file(answers)
    print("\n".join(told(sitting, given)))
    if record is not None:
        home.save_record(record, sitting.table.record())
    return 0 if sitting.table.over else 1
