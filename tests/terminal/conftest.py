"""What every test at a terminal uses."""

from __future__ import annotations

from tests.terminal.kit import fracas, own_home

__all__ = ["fracas", "own_home"]
