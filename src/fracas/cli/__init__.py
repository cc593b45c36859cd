"""The command line: ``fracas play``, ``replay``, ``rules``, ``games``, ``card``, ``serve``, ``simulate``."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import fracas
from fracas.cli import cards, playing, reading, serving
from fracas.core.refusal import FracasError

NO = 2
"""The exit status of everything that is said no to."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"fracas: {message}", file=sys.stderr)
        sys.exit(NO)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    _forgive_odd_characters()
    try:
        if not words:
            parser(words).print_help()
            return 0
        args = parser(words).parse_args(words)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except FracasError as no:
        rule = f" ({no.rule})" if no.rule else ""
        print(f"fracas: {no.sentence}{rule}", file=sys.stderr)
    except BrokenPipeError:
        # Whoever read our output has seen enough. Python would complain once more while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except ModuleNotFoundError as no:
        if no.name is None or no.name.partition(".")[0] not in ("rich", "platformdirs"):
            raise
        print(f"fracas: this needs {no.name}; install it with: pip install 'fracas[tui]'", file=sys.stderr)
    return NO


def parser(words: Sequence[str]) -> Parser:
    """The grammar of the command line. What only one command needs is loaded for that command only."""
    whole = Parser(prog="fracas", description="Four tabletop fights, complete and exact.")
    whole.add_argument("--version", action="version", version=f"fracas {fracas.__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    playing.add_play(commands.add_parser("play", help="play a game, alone against bots or at one screen"))
    reading.add_replay(commands.add_parser("replay", help="go through the record of a game"))
    reading.add_rules(commands.add_parser("rules", help="print the rules of a game, or look one up"))
    reading.add_games(commands.add_parser("games", help="list the games"))
    cards.add_card(commands.add_parser("card", help="make character cards for figures"))
    serving.add_serve(commands.add_parser("serve", help="serve tables to browsers"))
    simulate = commands.add_parser("simulate", help="let bots play many games, and measure")
    if words and words[0] == "simulate":
        from fracas.lab import command

        command.add_arguments(simulate)
        simulate.set_defaults(run=command.run)
    return whole


def _forgive_odd_characters() -> None:
    """Suits on a terminal that has none, or bytes that are no text, are no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
