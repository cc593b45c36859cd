"""The command line: ``fracas play``, ``learn``, ``replay``, ``analyse``, ``rules``, ``games``, ``serve``, ``admin``,
``mcp``, ``simulate``, and those of games."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import fracas
from fracas import started
from fracas.cli import administering, learning, playing, reading, serving, talking
from fracas.core.refusal import FracasError
from fracas.games import names
from fracas.terminal.games import add_commands

REFUSED = 2
"""The exit status of every refusal."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_refuse(message))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help that cannot be written is an error here, as everything else is."""
        (file or sys.stderr).write(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 - as long as the program runs
    if sys.stdout is None:
        return _refuse("standard output is closed; there is nowhere to write to.")
    _forgive_odd_characters()
    try:
        try:
            return _run(words)
        finally:
            sys.stdout.flush()
    except FracasError as error:
        return _refuse(error.sentence + (f" ({error.rule})" if error.rule else ""))
    except BrokenPipeError:
        # Anybody who read our output has seen enough.
        _write_no_more()
        return 1
    except OSError as error:
        # The machine refuses, and it is no mistake of ours: a full disk, a terminal that went away.
        _write_no_more()
        where = f"{error.filename}: " if error.filename is not None else ""
        return _refuse(f"{where}{error.strerror or error}.")
    except KeyboardInterrupt:
        return 130


def _run(words: list[str]) -> int:
    if not words:
        parser(words).print_help()
        return 0
    args = parser(words).parse_args(words)
    status: int = args.run(args)
    return status


def _refuse(sentence: str) -> int:
    """Say why in one line, whatever a file is called."""
    line = "".join(letter if letter.isprintable() else "?" for letter in sentence)
    print(f"fracas: {line}", file=sys.stderr)
    return REFUSED


def _write_no_more() -> None:
    """What is still to be written goes nowhere; Python would complain once more while it shuts down."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser(words: Sequence[str]) -> Parser:
    """The grammar of the command line. What only one command needs is loaded for that command only."""
    whole = Parser(prog=started.command(), description="Four tabletop fights, complete and exact.")
    whole.add_argument("--version", action="version", version=f"fracas {fracas.__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    playing.add_play(commands.add_parser("play", help="play a game, alone against bots or at one screen"))
    learning.add_learn(commands.add_parser("learn", help="learn a game in five minutes, step by step"))
    reading.add_replay(commands.add_parser("replay", help="go through the record of a game"))
    reading.add_analyse(commands.add_parser("analyse", help="see who stood how well, and which moments mattered"))
    reading.add_rules(commands.add_parser("rules", help="print the rules of a game, or look one up"))
    reading.add_games(commands.add_parser("games", help="list the games"))
    for game in names():
        add_commands(game, commands)
    serving.add_serve(commands.add_parser("serve", help="serve tables to browsers"))
    administering.add_admin(commands.add_parser("admin", help="look after a server: tables, bans, people's data"))
    talking.add_mcp(commands.add_parser("mcp", help="seat a language model: games over the Model Context Protocol"))
    simulate = commands.add_parser("simulate", help="let bots play many games, and measure")
    if words and words[0] == "simulate":
        from fracas.lab import command

        command.add_arguments(simulate)
        simulate.set_defaults(run=command.run)
    lab = commands.add_parser("lab", help="play many games on many machines, keep them, and judge a game by them")
    if words and words[0] == "lab":
        from fracas.cli.lab import add_lab

        add_lab(lab, words)
    return whole


def _forgive_odd_characters() -> None:
    """Suits on a terminal that has none, or bytes that are no text, are no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
