"""``fracas lab COMMAND``: one module for each command, loaded when it is asked for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Final

COMMANDS: Final = {
    "run": "let bots play many games, and keep every one of them in a folder",
    "compare": "say what a change of the content does, with an interval that may be looked at at any time",
    "report": "tell what a designer wants to know of a game, in the terminal and on a page",
    "ladder": "rate bots, by letting everybody play everybody",
    "gauntlet": "rate somebody new against a ladder",
    "export": "write every decision of a folder as a row to learn from",
    "query": "ask the games in a folder, in SQL",
}
"""What each of them does. Their modules have ``add_arguments`` and ``run``."""


def add_lab(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The commands of ``fracas lab``; ``words`` are those of the command line."""
    commands = parser.add_subparsers(dest="lab_command", metavar="COMMAND", required=True)
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        if list(words[:2]) == ["lab", name]:
            module = import_module(f"{__name__}.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
