"""Acts: what a player can do in their turn, as one number each.

An option of the question "act" is ``kind << 24 | unit << 12 | what``; ``what`` is a target, an ability, an item or
a seat, as the kind says. There is room for the largest armies. One act is one resolution.

Where all acts of all units are too many to list, units are listed, and only one of them with all that it can do: it is
*chosen* by an act that does nothing else (`fracas.games.skirmish.turns.menu`).
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

END: Final = 0
"""The seat ends its turn."""
HAND_OVER: Final = 1
"""A team-mate is asked from now on; what = their seat (skirmish.team)."""
MOVE: Final = 2
MARCH: Final = 3
STRIKE: Final = 4
"""A melee attack; what = the target."""
SHOOT: Final = 5
"""A ranged attack; what = the target."""
PUSH: Final = 6
"""what = the target."""
ABILITY: Final = 7
"""A hero ability or one of its own; what = its number."""
ITEM: Final = 8
"""An item that is used by a click; what = its number."""
STOP: Final = 9
"""No further attack of the attack action that it has begun."""
CHOOSE: Final = 10
"""All that this unit can do is listed from now on; nothing happens."""
KINDS: Final = ("end", "hand over", "move", "march", "strike", "shoot", "push", "ability", "item", "stop", "choose")


def act(kind: int, unit: int = 0, what: int = 0) -> int:
    """The number of an act."""
    return kind << 24 | unit << 12 | what


def kind_of(number: int) -> int:
    return number >> 24


def unit_of(number: int) -> int:
    """The unit that acts."""
    return number >> 12 & 4095


def what_of(number: int) -> int:
    """The target, ability, item or seat."""
    return number & 4095
