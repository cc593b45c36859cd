"""Lines of strikes and throws as the rules play them (synergy.sight, .range, .throw, .diagonal, .area).

On the arena, a pillar stands on f8.
"""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


@rule("synergy.sight", "synergy.diagonal", "synergy.power.smoke-bomb")
@pytest.mark.parametrize(
    ("pillar", "smoke", "seen"),
    [
        ((), (), True),
        ((), ("l7",), True),
        ((), ("k6",), True),
        ((), ("l7", "k6"), False),
        (("k6",), (), True),
        (("k6",), ("l7",), False),
        (("l7",), ("k6",), False),
        (("l7", "k6"), (), False),
    ],
)
def test_a_denied_area_closes_a_corner_like_an_obstacle(
    table: Table, pillar: tuple[str, ...], smoke: tuple[str, ...], seen: bool
) -> None:
    """The line from k7 to n4 touches the corner between k6 and l7: one of them is fine, two are not."""
    igor = table.put(0, 10, 6, "trick-shot", "pocket-pistol", "smoke-bomb")
    dora, vlad = table.put(0, 14, 14, "mental-barrier"), table.put(1, 13, 3)
    igor.begins()
    for spot in pillar:
        table.mark("barrier", spot, dora, "mental-barrier")
    for spot in smoke:
        table.mark("smoke", spot, dora, "smoke-bomb")
    assert igor.targets("pocket-pistol") == ({f"#{vlad.number}"} if seen else set())
    assert ("l6" in igor.targets("smoke-bomb")) is seen, "a throw goes the same way"


@rule("synergy.sight", "synergy.power.anti-magic-aura")
def test_magic_does_not_pass_between_an_aura_and_a_pillar(table: Table) -> None:
    """The pillar on f8, and an aura whose corner is g9: the line from f9 to h7 passes between the two."""
    igor = table.put(0, 5, 8, "trick-shot", "confuse", "pocket-pistol")
    vlad = table.put(1, 7, 6)
    igor.begins()
    assert f"#{vlad.number}" in igor.targets("confuse")
    keith = table.put(1, 8, 10, "anti-magic-aura")
    assert igor.targets("confuse") == set()
    assert igor.targets("pocket-pistol") == {f"#{vlad.number}"}, "it is a denied area for Magic only"
    assert keith.at == (8, 10)


@rule("synergy.diagonal", "synergy.power.cutlery-knuckles")
def test_smoke_does_not_keep_a_fork_from_the_next_square(table: Table) -> None:
    """Smoke denies the lines of ranged and thrown strikes; a stab at a corner needs none."""
    igor, vlad = table.put(0, 10, 6, "cutlery-knuckles", "smoke-bomb"), table.put(1, 11, 5)
    dora = table.put(0, 14, 14, "mental-barrier")
    igor.begins()
    for spot in ("l7", "k6"):
        table.mark("smoke", spot, igor, "smoke-bomb")
    assert f"#{vlad.number}" in igor.targets("cutlery-knuckles")
    for spot in ("l7", "k6"):
        table.mark("barrier", spot, dora, "mental-barrier")
    assert f"#{vlad.number}" not in igor.targets("cutlery-knuckles")
