"""Magic that moves its warrior: each card, and each of its rulings that could go wrong.

Switcheroo, Blink and You Missed Me.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 88 switcheroo


@rule("synergy.power.switcheroo", "synergy.secret")
def test_a_switcheroo_exchanges_squares_with_a_foe_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flag-orcs", down=("switcheroo",)), table.put(1, 9, 6, "flag-goths")
    table.roll(3)
    igor.strikes(vlad, "switcheroo")
    assert (igor.at, vlad.at) == ((9, 6), (3, 6))
    assert (table.gadgets(igor), table.gadgets(vlad)) == ({"flag-orcs"}, {"flag-goths"})


@rule("synergy.power.switcheroo")
def test_a_switcheroo_fails_on_a_2(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "switcheroo"), table.put(1, 9, 6)
    table.put(1, 10, 6)
    assert igor.begins().targets("switcheroo") == {repr(vlad)}, "the other is 7 squares away"
    table.roll(2)
    igor.strikes(vlad, "switcheroo")
    assert (igor.at, vlad.at) == ((3, 6), (9, 6))


@rule("synergy.power.switcheroo", "synergy.strike.roll")
def test_with_a_friend_nothing_is_rolled(table: Table) -> None:
    igor, petra = table.put(0, 3, 6, "switcheroo"), table.put(0, 9, 6)
    igor.strikes(petra, "switcheroo")
    assert (igor.at, petra.at) == ((9, 6), (3, 6))


@rule("synergy.power.switcheroo")
def test_no_obstacle_blocks_a_switcheroo(table: Table) -> None:
    igor, dora = table.put(0, 3, 7, "switcheroo"), table.put(1, 1, 1, "mental-barrier")
    vlad, keith = table.put(1, 4, 7), table.put(1, 8, 7)
    table.mark("barrier", (7, 7), dora, "mental-barrier")
    assert {repr(vlad), repr(keith)} <= igor.begins().targets("switcheroo"), "past Vlad, a pillar and a barrier"
    table.roll(3)
    igor.strikes(keith, "switcheroo")
    assert (igor.at, keith.at) == ((8, 7), (3, 7))


@rule("synergy.power.switcheroo", "synergy.power.anti-magic-aura")
def test_an_anti_magic_aura_blocks_a_switcheroo(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "switcheroo"), table.put(1, 9, 6)
    table.put(1, 6, 8, "anti-magic-aura")
    assert repr(vlad) not in igor.begins().targets("switcheroo")


@rule("synergy.power.switcheroo", "synergy.status.frozen", "synergy.power.suction-cup-soles")
def test_there_is_no_switcheroo_with_anybody_who_cannot_be_moved(table: Table) -> None:
    igor = table.put(0, 6, 6, "switcheroo", "deep-freeze", "two-heads")
    vlad, keith = table.put(1, 6, 8), table.put(1, 8, 6, "suction-cup-soles")
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert not {repr(vlad), repr(keith)} & igor.targets("switcheroo")
    petra = table.put(0, 11, 11, "switcheroo", "suction-cup-soles")
    dora = table.put(1, 11, 13)
    assert repr(dora) not in petra.targets("switcheroo")


@rule("synergy.power.switcheroo", "synergy.status.confused")
def test_a_strayed_switcheroo_moves_nobody_who_cannot_be_moved(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "switcheroo"), table.put(0, 6, 8)
    dora, vlad = table.put(1, 3, 6, "confuse"), table.put(1, 7, 8, "suction-cup-soles")
    table.roll(4)
    dora.strikes(igor, "confuse")
    table.roll(3, 6)  # the target square drifts east, from Petra's to Vlad's
    igor.strikes(petra, "switcheroo")
    assert (igor.at, petra.at, vlad.at) == ((6, 6), (6, 8), (7, 8))


# 94 blink


@rule("synergy.power.blink")
@pytest.mark.parametrize("to", [(8, 8), (4, 5), (6, 4), (7, 6)])
def test_a_blink_goes_anywhere_within_2_past_anything(table: Table, to: tuple[int, int]) -> None:
    igor = table.put(0, 6, 6, "blink")
    for spot in ((6, 5), (5, 6), (6, 7), (7, 7), (5, 5)):
        table.put(1, *spot)
    igor.moves("blink", to)
    assert igor.at == to
    assert not igor.can("move")


@rule("synergy.power.blink")
@pytest.mark.parametrize("to", [(9, 6), (6, 7), (5, 7), (7, 5)])
def test_a_blink_ends_on_a_free_square_within_2(table: Table, to: tuple[int, int]) -> None:
    """Too far, where somebody stands, and on two pillars."""
    igor = table.put(0, 6, 6, "blink")
    table.put(1, 6, 7)
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.moves("blink", to)


@rule("synergy.power.blink", "synergy.power.fast", "synergy.power.the-moves")
def test_added_squares_are_walked_after_a_blink(table: Table) -> None:
    igor = table.put(0, 6, 6, "blink", "fast", "the-moves")
    table.answer("walk", square_of((10, 8)))
    igor.moves("blink", (8, 8))
    assert igor.at == (10, 8)


@rule("synergy.power.blink", "synergy.power.too-many-legs")
def test_a_doubled_blink_is_done_twice(table: Table) -> None:
    igor = table.put(0, 6, 6, "blink", "too-many-legs")
    igor.moves("blink", (8, 8), (10, 6))
    assert igor.at == (10, 6)


@rule("synergy.power.blink", "synergy.power.anti-magic-aura")
def test_there_is_no_blink_into_or_out_of_an_anti_magic_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "blink"), table.put(1, 9, 8, "anti-magic-aura")
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        igor.moves("blink", (8, 8))
    vlad.ends()
    assert igor.begins().can("move", "blink")
    vlad.walks((8, 8))
    assert not igor.begins().can("move", "blink"), "it stands in the aura"
