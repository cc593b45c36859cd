"""What single games bring to the terminal, each in the package with its name. All of it may be missing.

- ``board.py`` with ``BOARD``: how its table is drawn, and what is asked before it begins (`fracas.terminal.board`);
- ``commands.py`` with ``FLAG``, a flag of ``fracas play``, and ``add_commands``, commands beside ``fracas play``. It is
  loaded for every command, so it loads what it needs, the game itself before all, when it runs.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple, Protocol

from fracas.core.parts import part_of


class Flag(NamedTuple):
    """A flag of ``fracas play`` that says what a person brings to the table; given again for the next person."""

    name: str
    """As it is typed: ``--army``."""
    one: str
    many: str
    help: str
    setting: str
    """The setting of the table that it stands for."""


class Commands(Protocol):
    """Where the commands of a program are added."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...  # noqa: A002 - as argparse has it


def flag_of(game: str) -> Flag | None:
    """The flag of the game with this name; None if it has none."""
    return getattr(part_of(__name__, game, "commands"), "FLAG", None)


def add_commands(game: str, commands: Commands) -> None:
    """Add the commands of the game with this name, if it has any."""
    own = getattr(part_of(__name__, game, "commands"), "add_commands", None)
    if own is not None:
        own(commands)
