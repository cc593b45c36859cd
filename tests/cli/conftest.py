"""The command line is tested as the terminal is."""

from __future__ import annotations

from tests.terminal.kit import fracas, own_home

__all__ = ["fracas", "own_home"]
