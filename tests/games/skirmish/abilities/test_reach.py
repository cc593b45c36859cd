"""How far each ability used by a click reaches, to the hundredth of an inch, from edge to edge."""

from __future__ import annotations

import pytest

from fracas.games.skirmish.abilities.ability import targets
from tests.games.skirmish.fights import near
from tests.kit.rules import rule
from tests.kit.skirmish import Table

# The bearer, its ability, how far it reaches, and its target: an enemy, a friend, or a friend with a wound.
REACHES = [
    ("crown.athum", "mark-prey", 8, 1, "crown.soldier"),
    ("crown.iselle", "ride-with-me", 4, 0, "crown.soldier"),
    ("crown.orwen", "mending-prayer", 4, 0, "crown.shield"),
    ("crown.adept", "mend", 4, 0, "crown.shield"),
    ("grave.vael", "siphon", 6, 1, "crown.soldier"),
    ("grave.mourner", "siphon", 6, 1, "crown.soldier"),
    ("grave.osk", "grave-pull", 5, 1, "crown.soldier"),
    ("grave.bride", "wail", 3, 1, "crown.soldier"),
    ("thorn.bramble", "snare", 6, 1, "crown.soldier"),
    ("thorn.witch", "snare", 6, 1, "crown.soldier"),
    ("thorn.bramble", "sap-mend", 4, 0, "crown.shield"),
    ("thorn.kaerith", "hunt-call", 5, 0, "thorn.hawk"),
    ("cinder.ildra", "temper", 4, 0, "crown.soldier"),
    ("cinder.gorm", "hurl", 8, 1, "crown.soldier"),
    ("free.rusk", "dirty-trick", 1, 1, "crown.soldier"),
    ("free.mage", "bolt", 6, 1, "crown.soldier"),
]


@rule(*{f"skirmish.own.{ability}" for _, ability, _, _, _ in REACHES}, "skirmish.ability.cost")
@pytest.mark.parametrize(("kind", "ability", "inches", "seat", "other"), REACHES)
def test_an_ability_reaches_so_far(kind: str, ability: str, inches: int, seat: int, other: str) -> None:
    table = Table(size=30)
    table.energy(0, 9)
    table.energy(1, 9)
    bearer = table.put(0, kind, 15, 15)
    inside = near(bearer, seat, other, inches, "east", hp=1)
    near(bearer, seat, other, inches + 0.01, "west", hp=1)
    near(bearer, 1 - seat, other, inches, "north", hp=1)
    assert targets(table.state, bearer.number, table.ability(ability)) == [inside.number]
