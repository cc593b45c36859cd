"""What the numbers in the state stand for: phases, lives, statuses, markers, causes."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""No seat, no warrior."""
NO_CARD: Final = -1
NOWHERE: Final = -1
"""Not on the board."""

# -- phases

DEAL: Final = 0
TEAM: Final = 1
POWER: Final = 2
TEAM_CARD: Final = 3
ASSIGN: Final = 4
DRAW: Final = 5
GOAL: Final = 6
CUP: Final = 7
BASE: Final = 8
PLACE: Final = 9
FLAG: Final = 10
SCATTER: Final = 11
TURN: Final = 12
OVER: Final = 13
PHASES: Final = (
    "deal",
    "team",
    "power",
    "team-card",
    "assign",
    "draw",
    "goal",
    "cup",
    "base",
    "place",
    "flag",
    "scatter",
    "turn",
    "over",
)

WAYS: Final = ("", "flags", "last", "limit")
"""How the game was won."""
BY_FLAGS: Final = 1
BY_LAST: Final = 2
BY_LIMIT: Final = 3

# -- a warrior's life

ALIVE: Final = 0
DEAD: Final = 1
GONE: Final = 2
"""Left the board (synergy.surrender)."""
LIVES: Final = ("alive", "dead", "gone")

# -- statuses: what a warrior is under, each made by a warrior. The order is that of STATUSES.

STUNNED: Final = 0
FROZEN: Final = 1
CONFUSED: Final = 2
BLINDED: Final = 3
HELD: Final = 4
POISONED: Final = 5
SHAMED: Final = 6
"""−2 on its own success rolls."""
TOAD: Final = 7
CONTROLLED: Final = 8
"""Its next turn is played by its maker's player."""
POSSUM: Final = 9
"""Counts as a dead body."""
MIST: Final = 10
RAGING: Final = 11
AIMING: Final = 12
"""It has given up its move to aim."""
STATUSES: Final = (
    "stunned",
    "frozen",
    "confused",
    "blinded",
    "held",
    "poisoned",
    "shamed",
    "toad",
    "controlled",
    "possum",
    "mist",
    "raging",
    "aiming",
)

# -- markers on squares. The order is that of MARKERS; on the ground they are bits.

PEEL: Final = 0
HOLE: Final = 1
CAMPFIRE: Final = 2
SMOKE: Final = 3
BARRIER: Final = 4
LIFE: Final = 5
"""A life point (synergy.option.power-ups)."""
MARKERS: Final = ("peel", "hole", "campfire", "smoke", "barrier", "life")

# -- what the strike has done to one victim

UNROLLED: Final = 0
HIT: Final = 1
MISSED: Final = 2
STOPPED: Final = 3
"""Immune."""


# -- why hits are lost

BY_DAMAGE: Final = 0
BY_PAYING: Final = 1
BY_POISON: Final = 2
BY_LOSS: Final = 3
"""Extra hits are gone (synergy.death.loss)."""
CAUSES: Final = ("damage", "pay", "poison", "loss")

# -- what has happened to a face-down card

ATTACKED: Final = 1
"""Its warrior has attacked a foe since it lies there."""

# -- what stands and lies on squares

CROWD: Final = 255
"""Several living warriors in one square."""
THINGS: Final = 64
"""Loose gadgets: above the bits of the markers."""
HOME: Final = 128
"""A base."""


def cursed_by(maker: int) -> int:
    """The bit of a face-down card that counts as blank, if it is a Gadget, until the next turn of ``maker``."""
    return 2 << maker
