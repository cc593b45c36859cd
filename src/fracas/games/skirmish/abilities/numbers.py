"""The numbers of all abilities: their places in ``abilities.toml``, one after another.

The first 22 are the book's list, whose bits are in `fracas.games.skirmish.card`: bit ``n`` is the ability ``n``.
Those of every hero follow, then the own abilities of units. `State` and the questions know abilities by these numbers.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

BOOK: Final = 22
"""So many abilities are on the book's list."""

# -- of every hero (skirmish.hero.*)

GREAT_STRIKE: Final = 22
SLICE: Final = 23
SHRUG_OFF: Final = 24
MOMENTUM: Final = 25
FOCUS: Final = 26
RECOVER: Final = 27
GUARD: Final = 28
RECRUIT: Final = 29

FIRST_OWN: Final = 30

# -- own abilities (skirmish.own.*)

MARK_PREY: Final = 30
STEADY_AIM: Final = 31
RIDE_WITH_ME: Final = 32
MENDING_PRAYER: Final = 33
STEADFAST: Final = 34
BRACED: Final = 35
MEND: Final = 36
RAISE_HUSK: Final = 37
SIPHON: Final = 38
HARVEST: Final = 39
GRAVE_PULL: Final = 40
WAIL: Final = 41
SLIP_AWAY: Final = 42
GRAVE_PLATE: Final = 43
FADE: Final = 44
FLICKER: Final = 45
SNARE: Final = 46
SAP_MEND: Final = 47
HUNT_CALL: Final = 48
OATH_SHIELD: Final = 49
TEMPER: Final = 50
GRANITE_WORD: Final = 51
HURL: Final = 52
SECOND_COIN: Final = 53
DIRTY_TRICK: Final = 54
GLASS_WARD: Final = 55
REGROW: Final = 56
BOLT: Final = 57

COUNT: Final = 58
