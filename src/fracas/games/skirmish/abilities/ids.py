"""All abilities by number and by id: the book's list, those of every hero, the own abilities of units.

A number is a place in ``abilities.toml``. `State` and the questions know abilities by their numbers; the rules name one
by its id, in its home. Abilities of the book's list are bits too (`fracas.games.skirmish.card`): bit ``n`` is number
``n``.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.games.skirmish.card import ALWAYS, KINDS
from fracas.games.skirmish.content import ABILITIES, HERO_ABILITIES
from fracas.games.skirmish.rows import OWN_ROWS

ABILITY_IDS: Final = [row.id for row in ABILITIES] + [row.id for row in HERO_ABILITIES] + [row.id for row in OWN_ROWS]
"""By their numbers."""
ABILITY_RULES: Final = (
    [row.rule for row in ABILITIES] + [row.rule for row in HERO_ABILITIES] + [row.rule for row in OWN_ROWS]
)
ABILITY_KINDS: Final[list[int]] = (
    [ALWAYS] * len(ABILITIES)
    + [KINDS.index(row.kind) for row in HERO_ABILITIES]
    + [KINDS.index(row.kind) for row in OWN_ROWS]
)
"""action, energy, fast or always on (`card`); those of the book's list all count as always on."""

FIRST_HERO: Final = len(ABILITIES)
"""From here on they are those of every hero (skirmish.hero.*)."""
FIRST_OWN: Final = FIRST_HERO + len(HERO_ABILITIES)
"""From here on they are units' own (skirmish.own.*)."""
COUNT: Final = FIRST_OWN + len(OWN_ROWS)


def number_of(id: str) -> int:  # noqa: A002
    """The number of the ability with this id."""
    return ABILITY_IDS.index(id)
