"""The moments of a battle at which a special action does something, in their order (figures.special.when)."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.window import Window, Windows

USABLE: Final = Window("usable")
"""The attacker has won with a card that gives a special action: why can it not be used? From the state to a few words,
which are empty if it can. What is not named here can always be used."""
STRIKES: Final = Window("strikes")
"""It is used, and the blow is about to fall: it may fall on another."""
AFTER: Final = Window("after")
"""The blow has fallen, or armor has stopped it."""

WINDOWS: Final = Windows(USABLE, STRIKES, AFTER)
