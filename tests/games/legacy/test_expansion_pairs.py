"""The expansion: pairs of cards that surprise, and the events."""

from __future__ import annotations

import pytest

from fracas.games.legacy.events import BattleMoved, FatestoneTurned, PhaseSkipped, Silenced
from tests.games.legacy.checks import quiet, with_newcomers
from tests.games.legacy.test_pairs import acted, stopped
from tests.kit.legacy import Side, Table
from tests.kit.rules import rule

# -- the Duelist


@rule("legacy.card.duelist.battle")
@pytest.mark.parametrize("weaker", ["wizard", "necromancer", "herald"])
def test_nobody_enters_against_a_duelist(weaker: str) -> None:
    set_ = "base duelist" + (" herald" if weaker == "herald" else "")
    table = Table(sets=(set_, set_), ann="barbarian", bob="druid barbarian", row="market").fight("duelist", weaker)
    assert table.asked == []
    assert [each[3] for each in stopped(table)] == ["single-combat"]


@rule("legacy.card.duelist.battle", "legacy.card.shaman.battle")
def test_a_shaman_has_traded_before_the_duelist_acts() -> None:
    set_ = "base duelist shaman"
    table = Table(sets=(set_, set_), ann="wizard", bob="druid", row="mesa")
    table.fight("duelist", "shaman", trade_places="yes", act_now="wait")
    assert table.totals[0] == 5, "no champion of 6 or more any longer"
    assert table.pile("bob") == "shaman druid"


@rule("legacy.card.duelist.battle", "legacy.card.warrior.legacy")
def test_no_fielding_against_a_duelist() -> None:
    table = with_newcomers("duelist", ann="warrior", row="tower").fight("knight", "duelist")
    assert table.asked == []
    assert table.totals == (9, 5 + 1 - 4)


@rule("legacy.card.duelist.battle", "legacy.card.monk.battle")
def test_the_monk_copies_the_duelist_first() -> None:
    assert with_newcomers("duelist", bob="barbarian").fight("monk", "duelist").totals == (5, 6)


# -- the Sentinel


@rule("legacy.card.sentinel.battle")
@pytest.mark.parametrize(
    ("pile", "champion", "total"),
    [
        ("knight", "ranger", 5),
        ("assassin", "ranger", 5),
        ("ranger", "paladin", 4),
        ("druid", "ranger", 5),
        ("herald", "paladin", 4),
        ("colossus", "ranger", 5),
        ("druid assassin paladin shaman", "ranger", 5),
    ],
)
def test_no_legacy_raises_or_lowers_past_the_wall(pile: str, champion: str, total: int) -> None:
    top = pile.split()[-1]
    set_ = "base sentinel" + (f" {top}" if top in ("herald", "colossus", "shaman") else "")
    table = Table(sets=(set_, set_), ann=pile, bob="barbarian", row="mesa market").fight(champion, "sentinel")
    assert table.totals == (total, 7)
    assert (0, "wall") in [(each[0], each[3]) for each in stopped(table)]
    assert len(table.told(BattleMoved)) == (top == "ranger"), "only the power part falls away"


@rule("legacy.card.sentinel.battle", "legacy.card.warrior.legacy")
def test_the_wall_stops_the_lowering_and_neither_the_lost_points_nor_the_field() -> None:
    table = Table(sets=("base", "base sentinel"), ann="warrior", bob="wizard", row="tower")
    table.fight("knight", "sentinel", field="no")
    assert table.totals == (9, 7)
    assert table.scores == (2, 0)


@rule("legacy.card.alchemist.battle", "legacy.card.sentinel.battle")
def test_acid_counts_under_the_wall() -> None:
    set_ = "base sentinel alchemist"
    table = Table(sets=(set_, set_), ann="wizard", bob="barbarian", row="tower").fight("alchemist", "sentinel")
    assert table.totals == (1, 5)


# -- the Witch


@rule("legacy.card.witch.battle", "legacy.card.monk.legacy")
def test_a_monk_on_top_has_silenced_the_witch() -> None:
    table = with_newcomers("witch", ann="paladin", bob="ranger monk").fight("witch", "knight")
    assert table.pile("bob") == "ranger monk knight"


@rule("legacy.card.witch.battle", "legacy.card.necromancer.legacy")
def test_upheaval_takes_the_procession_away_and_the_new_top_acts() -> None:
    table = with_newcomers("witch", ann="ranger", bob="barbarian necromancer").fight("witch", "knight")
    assert table.asked == []
    assert (1, 8, "legacy") in acted(table)


# -- the Shaman


def shaman(bob: str, holder: str = "ann", **told: str) -> Table:
    """Ann's Shaman trades places with her Ranger, against Bob's champion."""
    table = with_newcomers("shaman", ann="ranger", bob="barbarian", holder=holder)
    return table.fight("shaman", bob, trade_places="yes", **told)


@rule("legacy.card.shaman.battle", "legacy.battle.enter")
def test_the_ranger_who_traded_places_pins_what_is_weaker() -> None:
    table = shaman("paladin")
    assert table.asked == [("ann", "trade_places")]
    assert stopped(table) == [(1, 4, "battle", "pin")]


@rule("legacy.battle.enter")
def test_an_opposing_ranger_is_between_if_the_shaman_s_owner_holds_the_fatestone() -> None:
    assert ("ann", "act_now") in shaman("ranger", act_now="wait", pass_fatestone="keep").asked
    assert ("ann", "act_now") not in shaman("ranger", holder="bob", pass_fatestone="keep").asked


@rule("legacy.battle.enter")
def test_an_opposing_shaman_who_has_not_acted_is_between() -> None:
    set_ = "base shaman"
    table = Table(sets=(set_, set_), ann="ranger", bob="barbarian", row="market", holder="bob")
    table.fight("shaman", "shaman", trade_places="yes", act_now="now")
    assert table.asked == [("ann", "trade_places"), ("ann", "act_now")]
    assert acted(table)[1] == (0, 5, "battle")


@rule("legacy.card.shaman.battle", "legacy.card.wizard.battle", "legacy.battle.enter")
def test_a_wizard_who_traded_places_may_be_exchanged_in_turn() -> None:
    table = with_newcomers("shaman", bob="barbarian").fight("shaman", "druid", trade_places="yes", exchange="ranger")
    assert table.asked == [("ann", "trade_places"), ("ann", "exchange")]
    assert table.pile("ann") == "shaman ranger"
    assert table.aside("ann") == "wizard"


@rule("legacy.card.shaman.battle")
@pytest.mark.parametrize("top", ["warrior", "barbarian", "knight"])
def test_a_strong_top_is_not_traded(top: str) -> None:
    assert ("ann", "trade_places") not in with_newcomers("shaman", ann=top).fight("shaman", "paladin").asked


@rule("legacy.card.shaman.battle", "legacy.card.monk.legacy")
def test_a_silenced_shaman_trades_nothing() -> None:
    table = Table(sets=("base shaman", "base"), ann="ranger", bob="monk", row="market").fight("shaman", "knight")
    assert table.asked == []


@rule("legacy.card.shaman.legacy", "legacy.ability.once")
def test_the_shaman_who_traded_places_acts_from_the_pile_too() -> None:
    table = with_newcomers("shaman", ann="paladin").fight("shaman", "knight", trade_places="yes")
    assert [each for each in acted(table) if each[:2] == (0, 16)] == [(0, 16, "battle"), (0, 16, "legacy")]


# -- the Jester


@rule("legacy.card.jester.legacy", "legacy.card.paladin.legacy")
def test_of_two_claims_only_the_loser_s_counts() -> None:
    table = with_newcomers("jester", ann="jester", bob="paladin", value=3)
    table.fight("knight", "ranger", copy="yes", claim_fatestone="yes")
    assert table.asked == [("ann", "copy"), ("bob", "claim_fatestone")]
    assert table.fatestone == ("bob", 1)


@rule("legacy.card.jester.legacy", "legacy.card.warrior.battle")
def test_a_jester_is_prevented_as_anybody() -> None:
    assert with_newcomers("jester", ann="jester", bob="ranger").fight("warrior", "paladin").asked == []


@rule("legacy.card.jester.legacy")
@pytest.mark.parametrize("top", ["monk", "wizard", "jester"])
def test_what_the_jester_cannot_copy(top: str) -> None:
    assert with_newcomers("jester", ann="jester", bob=top).fight("knight", "ranger").asked == []


@rule("legacy.card.jester.legacy", "legacy.card.warrior.legacy")
def test_a_copied_warrior_cannot_take_the_field() -> None:
    table = with_newcomers("jester", ann="jester", bob="warrior", row="tower").fight("knight", "paladin", copy="yes")
    assert table.asked == [("ann", "copy")]
    assert table.totals == (9 - 4, 4), "the Paladin's Ward stops the lowering on its side"
    assert table.scores == (2, 0)


@rule("legacy.card.jester.legacy", "legacy.card.necromancer.legacy")
def test_a_copied_procession_brings_up_the_card_below_the_jester() -> None:
    table = with_newcomers("jester", ann="barbarian jester", bob="paladin necromancer")
    table.fight("knight", "ranger", procession=["no", "yes"], copy="yes")
    assert table.pile("ann") == "jester barbarian knight"
    assert table.scores == (4, 0), "Plunder acts at once"


@rule("legacy.card.jester.battle", "legacy.card.warrior.legacy", "legacy.combat.reward")
def test_two_reductions_together_do_not_go_below_nothing() -> None:
    table = with_newcomers("jester", ann="warrior").fight("knight", "jester", field="no")
    assert table.scores == (0, 0)


# -- Alchemist, Colossus, Warlord, Oracle


@rule("legacy.card.alchemist.battle", "legacy.card.paladin.battle")
def test_ward_stands_before_the_acid() -> None:
    assert with_newcomers("alchemist").fight("alchemist", "paladin").totals == (3, 4)


@rule("legacy.card.colossus.battle")
def test_the_colossus_against_small_ones() -> None:
    assert with_newcomers("colossus", bob="barbarian").fight("colossus", "wizard", exchange="none").totals == (9, 3)
    table = with_newcomers("colossus", bob="druid barbarian", row="tower").fight("colossus", "necromancer")
    assert table.totals == (3, 4), "with its ally, which the terrain favours"


@rule("legacy.card.colossus.legacy", "legacy.card.druid.legacy")
def test_after_a_landslide_a_favoured_champion_gets_neither_bonus() -> None:
    table = Table(sets=("base colossus", "base"), ann="colossus", bob="druid", row="mothergrove").fight(
        "ranger", "monk"
    )
    assert table.totals == (6, 5)


@rule("legacy.card.warlord.legacy", "legacy.card.duelist.legacy")
def test_the_loser_pays_tribute_before_the_riposte() -> None:
    for before, after in ((0, 1), (1, 1), (4, 4)):
        table = Table(
            sets=("base warlord", "base duelist"), ann="warlord", bob="duelist", scores=(0, before), row="market"
        )
        table.fight("knight", "paladin")
        assert table.scores == (3, after)


@rule("legacy.card.oracle.battle", "legacy.card.wizard.legacy")
def test_a_hexed_tie_is_a_close_one() -> None:
    table = Table(sets=("base oracle", "base"), ann="wizard", bob="barbarian", row="market").fight("oracle", "paladin")
    assert table.totals == (4, 4)
    assert table.scores == (3, 0)


@rule("legacy.card.oracle.legacy", "legacy.cleanup.deck")
def test_foresee_draws_the_known_top_and_then_the_known_bottom() -> None:
    known = with_newcomers("oracle", ann="oracle", top="court", row="market mesa tower")
    known.fight("knight", "ranger", foresee="tower")
    assert known.row.startswith("mesa court tower")
    last = Table(
        sets=("base oracle", "base"),
        ann=Side(hand="knight druid", pile="oracle"),
        bob=Side(hand="ranger druid", pile="wizard"),
        row="market mesa tower",
        bottom="court",
        discards="",
    )
    last.fight("knight", "ranger", foresee="mesa")
    assert last.view.round == 2
    assert last.row.startswith("court tower mesa")


@rule("legacy.card.oracle.legacy")
def test_there_is_nothing_to_foresee_in_an_empty_deck() -> None:
    table = Table(
        sets=("base oracle", "base"),
        ann=Side(hand="knight druid", pile="oracle"),
        bob=Side(hand="ranger druid", pile="wizard"),
        row="market mesa tower",
        discards="",
    )
    assert table.fight("knight", "ranger").asked == []


# -- entering, and becoming top


@rule("legacy.battle.enter")
def test_a_raised_champion_acts_now_or_at_its_level() -> None:
    for when, order in (("now", [(0, 0), (1, 1)]), ("wait", [(1, 1), (0, 0)])):
        table = quiet(ann="druid wizard", bob="barbarian", row="tower mesa ford")
        table.fight("necromancer", "assassin", act_now=when, vanish="monk")
        assert [each[:2] for each in acted(table) if each[2] == "battle"] == [(0, 2), *order]


@rule("legacy.battle.enter")
def test_a_silenced_champion_is_not_between() -> None:
    table = quiet(ann="druid monk", bob="barbarian", row="tower").fight("necromancer", "assassin")
    assert table.asked == []


@rule("legacy.battle.enter")
def test_an_equal_power_is_between_if_its_owner_is_first() -> None:
    told: dict[str, str] = {"vanish": "monk"}
    table = quiet(ann="assassin wizard", bob="barbarian", row="tower").fight(
        "necromancer", "assassin", act_now="wait", **told
    )
    assert table.asked[0] == ("ann", "act_now")
    table = quiet(ann="assassin wizard", bob="barbarian", row="tower", holder="bob").fight(
        "necromancer", "assassin", **told
    )
    assert table.asked == [("bob", "vanish")]


@rule("legacy.legacy.newtop")
def test_a_new_top_acts_now_or_at_its_level() -> None:
    for when, order in (("now", [(0, 0), (1, 1)]), ("wait", [(1, 1), (0, 0)])):
        table = quiet(ann="druid necromancer", bob="assassin", row="tower")
        table.fight("knight", "paladin", procession="yes", act_now=when)
        assert [each[:2] for each in acted(table) if each[2] == "legacy"] == [(0, 2), *order]


@rule("legacy.legacy.newtop")
def test_a_new_top_is_not_asked_when_nobody_is_between() -> None:
    table = quiet(ann="druid necromancer", bob="barbarian", row="tower").fight("knight", "paladin", procession="yes")
    assert table.asked == [("ann", "procession")]
    assert (0, 0, "legacy") in acted(table)


@rule("legacy.legacy.newtop")
def test_a_change_of_the_top_before_the_legacy_phase_only_changes_who_acts() -> None:
    table = with_newcomers("witch", ann="ranger", bob="knight barbarian").fight(
        "witch", "paladin", pass_fatestone="keep"
    )
    assert [each[:2] for each in acted(table) if each[2] == "legacy"] == [(1, 9), (0, 5)]


# -- events


@rule("legacy.location.eclipse-field", "legacy.card.monk.legacy")
def test_at_eclipse_field_no_legacy_acts_but_the_monk_has_silenced() -> None:
    table = quiet(ann="monk", bob="ranger", row="eclipse").fight("knight", "barbarian")
    assert len(table.told(Silenced)) == 1
    assert [event.phase for event in table.told(PhaseSkipped)] == ["legacy"]
    assert table.totals == (9, 8)
    assert table.told(BattleMoved) == []


@rule("legacy.location.eclipse-field", "legacy.card.ranger.legacy")
def test_who_is_led_to_eclipse_field_goes_on_with_the_legacy_phase() -> None:
    table = quiet(ann="ranger", bob="druid", row="market eclipse tower").fight("knight", "paladin")
    assert (1, 0, "legacy") in acted(table)
    assert table.totals == (10, 5)


@rule("legacy.location.fighting-pit", "legacy.card.warrior.legacy", "legacy.battle.enter")
def test_at_the_fighting_pit_a_fielded_warrior_still_acts() -> None:
    table = quiet(ann="warrior", bob="ranger", row="pit").fight("knight", "monk", field="yes")
    assert (1, 5, "legacy", "drowned") in stopped(table)


@rule("legacy.location.mirror-lake", "legacy.card.sentinel.legacy", "legacy.tie.holder")
def test_at_mirror_lake_only_the_comparison_is_turned_round() -> None:
    table = with_newcomers("sentinel", ann="sentinel", bob="barbarian", row="lake").fight("druid", "paladin")
    assert table.totals == (5, 4)
    assert table.won == "bob"
    tied = quiet(ann="druid", bob="druid", row="lake").fight("knight", "knight", pass_fatestone="keep")
    assert tied.won == "bob"


@rule("legacy.location.burning-bridge")
def test_the_last_location_does_not_burn() -> None:
    table = Table(
        ann=Side(hand="knight druid monk", pile="wizard"),
        bob=Side(hand="ranger druid monk", pile="wizard"),
        row="bridge mesa",
        discards="",
    )
    table.fight("knight", "ranger")
    assert table.row == "mesa"


@rule("legacy.location.bazaar-of-omens")
def test_the_fatestone_is_not_turned_below_one_nor_above_ten() -> None:
    for value, words in ((1, ["none", "raise"]), (5, ["none", "raise", "lower"]), (10, ["none", "lower"])):
        table = quiet(row="bazaar", value=value)
        table.session.answer(0, "knight")
        table.session.answer(1, "ranger")
        assert [option.token for option in table.session.questions[0].options] == words
    assert table.told(FatestoneTurned) == []
