"""Bio-Mods: what their rows cannot say. In the order of the printed deck."""

# mypyc: compiled

from __future__ import annotations

from fracas.games.synergy.acts import shows
from fracas.games.synergy.reactions import turns_up
from fracas.games.synergy.windows import AT_ZERO

# 21

turns_up(AT_ZERO, "bonus-kidneys")
shows("bonus-kidneys")
