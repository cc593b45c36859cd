"""A server for models is tested as the terminal is: with a home of its own."""

from __future__ import annotations

from tests.terminal.kit import fracas, own_home

__all__ = ["fracas", "own_home"]
