"""The pairs that surprise, as the content document tells them (sections 5 and 6)."""

from __future__ import annotations

from fracas.games.legacy.events import (
    AbilityActs,
    AbilityIdle,
    AbilityStopped,
    Armed,
    BattleMoved,
    Silenced,
    WardUndoes,
)
from tests.games.legacy.checks import quiet
from tests.kit.legacy import Side, Table
from tests.kit.rules import rule


def stopped(table: Table) -> list[tuple[int, int, str, str]]:
    return [(event.seat, event.champion, event.kind, event.by) for event in table.told(AbilityStopped)]


def acted(table: Table) -> list[tuple[int, int, str]]:
    """Seat, champion, kind of all abilities that acted, in order."""
    return [(event.seat, event.champion, event.kind) for event in table.told(AbilityActs)]


# -- the Monk's Silence


@rule("legacy.card.monk.legacy")
def test_a_silenced_wizard_cannot_exchange() -> None:
    table = quiet(ann="monk", bob="barbarian").fight("knight", "wizard")
    assert table.asked == []
    assert table.totals == (9, 3)


@rule("legacy.card.monk.legacy")
def test_a_silenced_knight_pays_no_ransom() -> None:
    table = quiet(ann="monk", row="mesa").fight("barbarian", "knight", raze="none")
    assert table.scores == (5, 0)


@rule("legacy.card.monk.legacy")
def test_a_silenced_monk_stays_at_six() -> None:
    assert quiet(ann="monk").fight("knight", "monk").totals == (9, 6)


@rule("legacy.card.monk.legacy")
def test_a_silenced_ranger_does_not_pin() -> None:
    table = quiet(ann="druid monk").fight("necromancer", "ranger")
    assert table.pile("ann") == "monk druid necromancer"


@rule("legacy.card.monk.legacy", "legacy.turn.reveal")
def test_a_silenced_warrior_prevents_nothing() -> None:
    table = quiet(ann="monk", bob="ranger").fight("knight", "warrior")
    assert table.totals == (9, 8)


@rule("legacy.turn.reveal")
def test_both_monks_act_and_only_the_top_triggers() -> None:
    table = quiet(ann="monk", bob="monk").fight("knight", "barbarian")
    assert len(table.told(Silenced)) == 2
    below = quiet(ann="monk wizard").fight("knight", "barbarian", raze="none")
    assert below.told(Silenced) == []


@rule("legacy.card.monk.legacy")
def test_who_enters_later_is_not_silenced() -> None:
    """The Wizard's side is under a Monk, the Shaman's newcomer is free."""
    set_ = "base shaman"
    table = Table(sets=("base", set_), ann="knight", bob="ranger", row="market")
    table.fight("druid", "shaman", trade_places="yes")
    assert (1, 5, "battle") in acted(table)


# -- the Monk's stance


@rule("legacy.card.monk.battle")
def test_the_monk_keeps_what_he_copied_when_the_wizard_is_exchanged() -> None:
    table = quiet(bob="druid").fight("monk", "wizard", exchange="ranger")
    assert table.totals == (3, 6)


@rule("legacy.card.monk.battle")
def test_two_monks_are_both_six() -> None:
    table = quiet(bob="druid").fight("monk", "monk")
    assert table.totals == (6, 7)


@rule("legacy.card.monk.battle")
def test_an_ally_who_comes_later_does_not_change_the_monk() -> None:
    table = quiet(bob="assassin wizard", row="tower").fight("monk", "necromancer")
    assert table.totals == (2, 3)


@rule("legacy.card.monk.battle", "legacy.card.knight.legacy", "legacy.card.assassin.legacy", "legacy.card")
def test_his_printed_power_stays() -> None:
    assert quiet(ann="knight").fight("monk", "paladin").totals == (4, 4), "6 is more than 4: no Rally"
    assert quiet(bob="assassin").fight("monk", "barbarian", raze="none").totals == (7, 10)


# -- the Ranger


@rule("legacy.card.ranger.battle")
def test_the_opposing_wizard_is_pinned_and_so_is_the_paladin() -> None:
    table = quiet(bob="barbarian").fight("ranger", "wizard")
    assert stopped(table) == [(1, 3, "battle", "pin")]
    table = quiet(bob="barbarian").fight("paladin", "ranger")
    assert (0, 4, "battle", "pin") in stopped(table)


@rule("legacy.card.ranger.battle")
def test_two_rangers_do_not_pin_each_other() -> None:
    table = quiet(bob="druid").fight("ranger", "ranger")
    assert stopped(table) == []


@rule("legacy.card.ranger.legacy", "legacy.card.warrior.legacy")
def test_the_warrior_lowers_by_the_points_of_the_old_location() -> None:
    table = quiet(ann="warrior", bob="ranger", row="mesa tower").fight("ranger", "paladin")
    assert table.totals == (5 + 2, 4 - 5 + 1)
    assert table.scores == (4 - 2, 0)


@rule("legacy.card.ranger.legacy", "legacy.cleanup.deck")
def test_two_rangers_lead_to_the_third_location() -> None:
    table = quiet(ann="ranger", bob="ranger", row="market mesa tower").fight("knight", "warrior")
    assert table.bottom == ""  # a Warrior drowns them out
    table = quiet(ann="ranger", bob="ranger", row="market mesa tower").fight("knight", "paladin")
    assert [event.location for event in table.told(BattleMoved)] == [8, 2]
    assert table.bottom == "market mesa"


@rule("legacy.card.ranger.legacy", "legacy.card.druid.battle")
def test_the_druid_decides_where_the_ranger_leads() -> None:
    table = quiet(bob="ranger", row="market mesa tower").fight("druid", "knight")
    assert table.told(BattleMoved)[-1].location == 2


@rule("legacy.card.druid.legacy")
def test_wild_ways_looks_at_the_new_location() -> None:
    table = quiet(ann="druid", bob="ranger", row="mothergrove market").fight("monk", "paladin", pass_fatestone="keep")
    assert table.totals == (4 + 1, 4 + 1), "favoured at the Mothergrove, not at the Market"


@rule("legacy.card.ranger.legacy")
def test_at_the_last_location_the_battle_stays() -> None:
    side = Side(hand="knight druid", pile="ranger")
    table = Table(ann=side, bob=Side(hand="paladin druid", pile="wizard"), row="market", discards="", rounds=1)
    table.fight("knight", "paladin")
    assert table.told(BattleMoved) == []
    assert table.totals == (10, 4)


@rule("legacy.card.ranger.legacy", "legacy.cleanup.advance")
def test_with_an_empty_deck_the_location_comes_back_to_the_end_of_the_row() -> None:
    side = Side(hand="knight druid monk", pile="ranger")
    table = Table(ann=side, bob=Side(hand="paladin druid monk", pile="wizard"), row="market mesa", discards="")
    table.fight("knight", "paladin")
    assert table.discards.endswith("mesa")
    assert table.row == "market"


# -- the Warrior


@rule("legacy.card.warrior.battle", "legacy.card.paladin.battle")
def test_ward_keeps_the_legacy_of_its_own_side_only() -> None:
    table = quiet(ann="ranger", bob="barbarian").fight("paladin", "warrior")
    assert (1, 8, "legacy", "drowned") in stopped(table)
    assert (0, 5, "legacy") in acted(table)


@rule("legacy.card.warrior.battle", "legacy.card.necromancer.legacy")
def test_no_procession_under_the_warrior() -> None:
    assert quiet(ann="ranger necromancer").fight("warrior", "paladin").asked == []


@rule("legacy.card.warrior.legacy", "legacy.legacy.order")
def test_a_fielded_warrior_prevents_the_weaker_top() -> None:
    table = quiet(ann="warrior", bob="ranger").fight("knight", "paladin", field="yes")
    assert (1, 5, "legacy") in acted(table), "under Ward"
    table = quiet(ann="warrior", bob="ranger").fight("knight", "monk", field="yes", pass_fatestone="keep")
    assert (1, 5, "legacy", "drowned") in stopped(table)
    table = quiet(ann="warrior", bob="knight").fight("barbarian", "monk", raze="none", field="yes")
    assert (1, 9, "legacy") in acted(table), "the Knight has acted before"


@rule("legacy.card.warrior.legacy", "legacy.legacy.order")
def test_of_two_warriors_the_one_without_the_fatestone_is_first() -> None:
    table = quiet(ann="warrior", bob="warrior").fight("barbarian", "knight", raze="none", field="yes")
    assert table.asked == [("ann", "raze"), ("bob", "field")]
    assert (0, 7, "legacy", "drowned") in stopped(table)


@rule("legacy.card.warrior.legacy", "legacy.beginner")
def test_the_replaced_champion_is_prevented_by_the_warrior_himself() -> None:
    table = quiet(ann="warrior", scores=(0, 0)).fight("barbarian", "paladin", raze="none", field="yes")
    assert (0, 8, "legacy", "drowned") in stopped(table)
    assert table.scores == (0, 0), "2 points less 2"
    table = quiet(ann="warrior", beginner=True).fight("barbarian", "paladin", field="yes")
    assert table.scores == (2, 0), "Plunder acts at once"


@rule("legacy.card.warrior.legacy", "legacy.card.knight.legacy")
def test_the_knight_compares_with_the_old_champion() -> None:
    table = quiet(ann="warrior", bob="knight", row="tower").fight("barbarian", "monk", raze="none", field="yes")
    assert table.totals == (7, 8 + 2 - 4)


@rule("legacy.card.warrior.legacy", "legacy.card.paladin.battle")
def test_ward_stops_the_lowering_and_not_the_lost_points() -> None:
    table = quiet(ann="warrior").fight("barbarian", "paladin", raze="none", field="no")
    assert table.totals == (10, 4)
    assert table.scores == (0, 0)


@rule("legacy.card.warrior.legacy", "legacy.combat.reward")
def test_at_a_location_of_one_point_a_win_gives_nothing_but_ransom_still_pays() -> None:
    table = quiet(ann="warrior", row="anvil").fight("knight", "knight", field="no")
    assert table.totals == (9, 8)
    assert table.view.sources[0] == (0, 2, 0, 0)


@rule("legacy.card.warrior.battle")
def test_a_warrior_in_battle_prevents_one_on_a_pile() -> None:
    table = quiet(ann="warrior").fight("knight", "warrior")
    assert (0, 7, "legacy", "drowned") in stopped(table)


@rule("legacy.card.assassin.legacy", "legacy.card.paladin.battle")
def test_ward_stops_the_backstab() -> None:
    assert quiet(ann="assassin").fight("knight", "paladin").totals == (9, 4)


# -- the Necromancer


@rule("legacy.card.necromancer.battle", "legacy.legacy.order")
def test_if_the_top_is_raised_the_one_below_acts() -> None:
    table = quiet(ann="ranger druid").fight("necromancer", "paladin")
    assert (0, 5, "legacy") in acted(table)


@rule("legacy.card.necromancer.battle", "legacy.legacy.order")
def test_if_the_only_card_is_raised_there_is_no_legacy() -> None:
    table = quiet(ann="druid").fight("necromancer", "paladin")
    assert [each for each in acted(table) if each[2] == "legacy"] == [(1, 3, "legacy")]
    assert table.pile("ann") == "druid necromancer"


@rule("legacy.card.necromancer.legacy", "legacy.card.monk.legacy")
def test_a_monk_who_becomes_top_does_nothing_this_turn() -> None:
    table = quiet(ann="monk necromancer").fight("knight", "paladin", procession="yes")
    assert table.told(Silenced) == []
    assert table.totals == (9, 4)


@rule("legacy.card.necromancer.legacy")
def test_procession_is_a_second_legacy_ability() -> None:
    table = quiet(ann="knight necromancer").fight("paladin", "monk", procession="yes")
    assert table.totals == (6, 4)


@rule("legacy.card.necromancer.legacy", "legacy.card.warrior.legacy")
def test_procession_can_bring_the_warrior_to_the_field() -> None:
    table = quiet(ann="warrior necromancer", row="tower").fight(
        "barbarian", "monk", raze="none", procession="yes", field="yes"
    )
    assert table.pile("ann") == "warrior necromancer barbarian"
    assert table.totals == (7, 4)


@rule("legacy.ability.may", "legacy.card.necromancer.legacy")
def test_a_pile_of_one_has_no_procession() -> None:
    assert quiet(ann="necromancer").fight("knight", "paladin").asked == []


# -- the Wizard


@rule("legacy.card.wizard.legacy", "legacy.tie.holder")
def test_two_hexes_cancel_out() -> None:
    table = quiet().fight("knight", "knight", pass_fatestone="keep")
    assert table.won == "bob"


@rule("legacy.card.wizard.legacy", "legacy.tie.top")
def test_hex_decides_at_ten_as_well() -> None:
    table = quiet(bob="barbarian", value=10).fight("knight", "knight")
    assert table.won == "ann"


@rule("legacy.card.wizard.legacy", "legacy.card.paladin.legacy")
def test_the_loser_of_a_hexed_tie_may_claim_the_fatestone() -> None:
    table = quiet(bob="paladin", value=4).fight("knight", "knight", claim_fatestone="yes")
    assert table.won == "ann"
    assert table.fatestone == ("bob", 1)


# -- the Paladin


@rule("legacy.card.paladin.legacy", "legacy.tie.pass")
def test_who_passed_the_fatestone_did_not_lose_and_who_got_it_holds_it() -> None:
    table = quiet(ann="paladin", bob="paladin").fight("knight", "knight", pass_fatestone="pass")
    assert table.asked == [("ann", "pass_fatestone")]
    assert table.fatestone == ("bob", 2)


@rule("legacy.card.paladin.battle")
def test_ward_undoes_what_was_taken_before() -> None:
    """The Shaman brings the Alchemist into the battle, who acts before the Wizard is exchanged for the Paladin."""
    table = Table(sets=("base", "base shaman alchemist"), ann="druid", bob="alchemist", row="tower")
    table.fight("wizard", "shaman", trade_places="yes", act_now="now", exchange="paladin")
    assert [event.amount for event in table.told(WardUndoes)] == [2]
    assert table.totals == (4 + 1, 1)


# -- Barbarian, Knight


@rule("legacy.card.barbarian.battle", "legacy.card.druid.battle", "legacy.battle.order")
def test_the_druid_swaps_what_lies_there_after_the_raze() -> None:
    table = quiet(row="market mesa tower", deck="ford court").fight("barbarian", "druid", raze="mesa")
    assert table.row == "ford tower court"


@rule("legacy.card.barbarian.battle")
def test_nothing_can_be_razed_where_nothing_is_upcoming() -> None:
    table = Table(
        ann=Side(hand="barbarian druid", pile="wizard"),
        bob=Side(hand="knight druid", pile="wizard"),
        row="market",
        discards="",
        rounds=1,
    )
    table.fight("barbarian", "knight")
    assert table.asked == []
    assert table.told(AbilityIdle)[0].champion == 8


@rule("legacy.card.knight.battle")
def test_losing_a_tie_pays_the_ransom() -> None:
    table = quiet(ann="druid", bob="druid").fight("knight", "knight", pass_fatestone="keep")
    assert table.scores == (0, 4)


@rule("legacy.card.knight.legacy")
def test_both_rally_in_a_mirror_battle() -> None:
    table = quiet(ann="knight", bob="knight").fight("ranger", "ranger", pass_fatestone="keep")
    assert table.totals == (7, 7)


# -- general


@rule("legacy.ability.once")
def test_a_wizard_who_came_back_does_not_act_again() -> None:
    """Exchanged for the Herald with the last of the hand, called by that one as an ally: its own ability is used up."""
    set_ = "base herald"
    table = Table(
        sets=(set_, set_),
        ann=Side(hand="wizard herald", pile="knight"),
        bob=Side(hand="monk paladin druid", pile="wizard"),
        row="market mesa tower",
        discards="",
    )
    table.fight("wizard", "monk", exchange="herald", call="wizard")
    assert [each for each in acted(table) if each[:2] == (0, 3)] == [(0, 3, "battle")]
    assert table.pile("ann").endswith("knight wizard herald")


@rule("legacy.battle.order", "legacy.tie.any")
def test_equal_powers_act_without_the_fatestone_first_and_nothing_is_passed() -> None:
    for holder, order in (("ann", [1, 0]), ("bob", [0, 1])):
        table = quiet(holder=holder).fight("barbarian", "barbarian", raze=["none", "none"], pass_fatestone="keep")
        assert [seat for seat, _, kind in acted(table) if kind == "battle"] == order
        assert table.fatestone == (holder, 1)


@rule("legacy.ability.may")
def test_what_must_happen_is_not_asked() -> None:
    """A single champion to raise, the last one to set aside: there is nothing to choose."""
    assert quiet(ann="druid wizard").fight("necromancer", "knight").asked == []


def arms(table: Table) -> list[str]:
    return [event.effect for event in table.told(Armed)]


@rule("legacy.ability.stay", "legacy.card.assassin.battle")
def test_a_raised_assassin_arms_vanish() -> None:
    table = quiet(ann="assassin wizard", row="tower").fight("necromancer", "knight", vanish="monk")
    assert "vanish" in arms(table)
    assert table.totals == (3, 9)
