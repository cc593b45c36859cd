"""Every game is imported in the usual way before pytest looks at single modules of it for doctests.

Else ``--import-mode=importlib`` runs a module twice whose package imports it: once for the package, and once more for
itself. Content would stand twice at its windows, and some modules would hold tables that no other module knows.
"""

from __future__ import annotations

from fracas.games import REGISTERED  # noqa: F401 - they are loaded when they are looked at
