"""Magic for dice and cards: each card, and each of its rulings that could go wrong.

Luck, One Leftover Wish.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events.setup import CardKept
from tests.games.synergy.powers.hands import wishes
from tests.kit.rules import rule
from tests.kit.synergy import Table, row


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 86 luck


@rule("synergy.power.luck")
@pytest.mark.parametrize(("die", "by", "hits"), [(3, 1, 5), (4, -1, 6), (4, 0, 5)])
def test_luck_raises_or_lowers_a_success_roll(table: Table, die: int, by: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7)
    table.roll(die)
    table.answer("shift", by)
    igor.strikes(vlad)
    assert vlad.hits == hits


@rule("synergy.power.luck")
def test_luck_covers_damage_which_stays_within_1_and_6(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck", "zorch-ball"), table.put(1, 6, 8, "absolute-unit")
    table.roll(6)
    table.answer("shift", 1)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 4


@rule("synergy.power.luck", "synergy.collide")
def test_luck_covers_collisions_on_anybodys_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "luck")
    table.roll(4, 3)
    table.answer("shift", 1)
    igor.steps("E")
    assert (igor.hits, vlad.hits) == (6, 6)


@rule("synergy.power.luck", "synergy.random")
def test_luck_covers_drifts(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "irresistible-polka"), table.put(1, 8, 8, "luck")
    table.roll(1)
    table.answer("shift", 1)
    igor.strikes(None, "irresistible-polka")
    assert vlad.at == (8, 7), "a 2 is one square north"


@rule("synergy.power.luck")
def test_others_have_no_luck_with_your_dice(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "luck")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "shift") not in table.asked


@rule("synergy.power.luck", "synergy.power.anti-magic-aura")
def test_there_is_no_luck_in_an_anti_magic_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7, "anti-magic-aura")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert (0, "shift") not in table.asked


# 97 one-leftover-wish


@rule("synergy.power.one-leftover-wish", "synergy.secret")
def test_a_wish_is_three_cards_of_which_one_is_kept(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("one-leftover-wish",)), table.put(1, 6, 7)
    wishes(table, igor, ("strength", "fast", "might"), "strength")
    assert igor.cards == igor.working == {"strength"}
    assert table.discards == {"one-leftover-wish", "fast", "might"}
    assert [event.card for event in table.heard(CardKept)] == [row("strength")], "an open one is shown"
    assert igor.can("move"), "it costs neither move nor strike"
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 3, "it works at once"
    assert not igor.can("use", "one-leftover-wish")


@rule("synergy.power.one-leftover-wish", "synergy.secret")
def test_a_secret_card_that_was_wished_for_lies_face_down(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    wishes(table, igor, ("strength", "flameblast", "might"), "flameblast")
    assert (igor.cards, igor.down) == (set(), {"flameblast"})
    assert [event.card for event in table.heard(CardKept)] == [-1]


@rule("synergy.power.one-leftover-wish", "synergy.power.overachiever")
def test_a_card_that_draws_does_so_at_once(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    wishes(table, igor, ("strength", "overachiever", "might"), "overachiever")
    table.answer("draw", row("fast"))
    table.answer("draw", row("two-heads"))
    table._run([])
    assert igor.cards == {"overachiever", "fast", "two-heads"}


@rule("synergy.power.one-leftover-wish", "synergy.power.anti-magic-aura")
def test_wishes_are_made_in_ones_own_turn_and_not_in_an_aura(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    assert igor.begins().can("use", "one-leftover-wish")
    table.put(1, 6, 8, "anti-magic-aura")
    assert not igor.can("use", "one-leftover-wish")


@rule("synergy.power.one-leftover-wish", "synergy.option.extra-team-powers")
def test_as_a_team_power_each_warrior_has_one_wish(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 8, 8)
    table.give_team_card(0, "one-leftover-wish")
    wishes(table, igor, ("strength", "fast", "might"), "strength")
    assert not igor.can("use", "one-leftover-wish")
    igor.ends()
    assert petra.begins().can("use", "one-leftover-wish")
    assert "one-leftover-wish" not in table.discards
