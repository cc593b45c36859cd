"""What stories of fights need: units so far from one another, fast abilities by name, the last roll."""

from __future__ import annotations

from typing import Any

from fracas.games.skirmish.bodies import RADII
from fracas.games.skirmish.content import read_unit
from fracas.games.skirmish.effects import TERMS
from fracas.games.skirmish.events.fight import AttackRolled
from fracas.games.skirmish.striking.reactions import fast
from tests.kit.skirmish import Fighter, Table

COMPASS = {"east": (1, 0), "west": (-1, 0), "north": (0, 1), "south": (0, -1)}


def near(
    of: Fighter, seat: int, kind: str, gap: float = 0.5, towards: str = "east", *items: str, **how: Any
) -> Fighter:
    """A unit so many inches from another, edge to edge."""
    dx, dy = COMPASS[towards]
    far = (RADII[of.it.kind] + RADII[read_unit(kind)]) / 1000 + gap
    x, y = of.at
    return of.table.put(seat, kind, x + dx * far, y + dy * far, *items, **how)


def quick(who: Fighter, ability: str) -> int:
    """The answer to "fast": this unit uses this ability."""
    return fast(who.number, who.table.ability(ability))


def rolled(table: Table) -> AttackRolled:
    """The last attack roll."""
    return table.heard(AttackRolled)[-1]


def term(table: Table, name: str) -> int:
    """What was added to the last attack roll under this name."""
    return rolled(table).terms[TERMS.index(name)]
