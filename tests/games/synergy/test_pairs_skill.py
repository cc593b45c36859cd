"""Intended pairs and hooks of the content whose first card is a Skill."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.setting_up.draws import draws_at_set_up, receive
from fracas.games.synergy.terms import STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def reach(table: Table, fighter: Fighter, card: str) -> set[int]:
    return set(landings(table.state, fighter.number, row(card)))


# -- pairs


@rule("synergy.power.low-blow", "synergy.power.luck")
@pytest.mark.parametrize(("die", "stunned"), [(5, True), (6, True), (4, False)])
def test_low_blow_and_luck_stun_on_a_rolled_5_or_6(table: Table, die: int, stunned: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "luck"), table.put(1, 7, 6)
    table.roll(die)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert (vlad.statuses == {"stunned"}) is stunned


@rule("synergy.power.low-blow", "synergy.power.luck", "synergy.power.enhancer-helmet")
def test_with_a_helmet_too_every_basic_strike_that_rolls_4_stuns(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "low-blow", "luck", "enhancer-helmet"), table.put(1, 7, 6)
    table.roll(4)
    table.answer("shift", 2)
    igor.strikes(vlad)
    assert vlad.statuses == {"stunned"}


@rule("synergy.power.patient-marksman", "synergy.power.grenade")
def test_a_patient_grenade_flies_7_over_heads_and_is_aimed_on_2(table: Table) -> None:
    igor, keith = table.put(0, 3, 6, "patient-marksman", "grenade"), table.put(0, 5, 6)
    vlad = table.put(1, 10, 6)
    igor.uses("patient-marksman")
    table.roll(2)
    igor.strikes("k7", "grenade")
    assert (vlad.hits, keith.hits) == (4, 6)


@rule("synergy.power.patient-marksman", "synergy.power.grenade")
def test_without_patience_the_same_roll_makes_the_grenade_drift(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "patient-marksman", "grenade"), table.put(1, 10, 6)
    table.roll(2, 1)
    igor.strikes("k7", "grenade")
    assert vlad.hits == 4
    assert not table.dice, "the landing square drifted, and stayed"


@rule("synergy.power.patient-marksman", "synergy.power.bungee-arms", "synergy.power.laser-eyebrows")
def test_patience_lengthens_beams(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "patient-marksman", "laser-eyebrows"), table.put(1, 11, 6)
    igor.uses("patient-marksman")
    table.roll(3)
    igor.strikes(vlad, "laser-eyebrows")
    assert vlad.hits == 4


# -- hooks


@rule("synergy.power.the-moves", "synergy.power.stubby-wings", "synergy.power.second-hand-jetpack")
def test_diagonal_moves(table: Table) -> None:
    walker = table.put(0, 3, 6, "the-moves", "second-hand-jetpack")
    winged = table.put(0, 3, 8, "stubby-wings")
    walker.begins()
    assert square_of((6, 3)) in reach(table, walker, "second-hand-jetpack")
    walker.walks((5, 8))
    assert walker.at == (5, 8)
    winged.begins()
    assert square_of((7, 12)) in reach(table, winged, "stubby-wings"), "four squares, and no card besides"


@rule("synergy.power.trick-shot", "synergy.power.cutlery-knuckles", "synergy.diagonal")
def test_diagonal_strikes(table: Table) -> None:
    igor = table.put(0, 6, 6, "cutlery-knuckles")
    vlad, keith = table.put(1, 7, 7), table.put(1, 11, 3)
    igor.begins()
    assert (igor.targets("cutlery-knuckles"), igor.targets()) == ({f"#{vlad.number}"}, set())
    lars = table.put(0, 13, 5, "trick-shot", "pocket-pistol")
    igor.ends()
    lars.begins()
    assert lars.targets("pocket-pistol") == {f"#{keith.number}"}


@rule("synergy.power.flying-tackle", "synergy.power.the-human-bomb", "synergy.power.seismic-tantrum")
def test_a_move_and_strike_uses_up_the_move_and_one_strike(table: Table) -> None:
    igor = table.put(0, 3, 6, "flying-tackle", "the-human-bomb", "seismic-tantrum", "two-heads")
    vlad = table.put(1, 6, 6)
    table.roll(2, 4)
    igor.combines("flying-tackle", to=(5, 6))
    for card in ("flying-tackle", "the-human-bomb", "seismic-tantrum"):
        assert not igor.can("combo", card)
    igor.strikes(vlad)
    assert vlad.hits == 5, "the other strike is left"


@rule("synergy.power.flying-tackle", "synergy.power.strength", "synergy.card.modifier")
def test_strength_works_on_the_strike_part_of_a_tackle(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flying-tackle", "strength"), table.put(1, 6, 6)
    table.roll(3)
    table.answer("follow", square_of((5, 6)))
    igor.combines("flying-tackle", to=(5, 6))
    assert vlad.hits == 2


@rule("synergy.power.acrobatic-evasion", "synergy.power.dustbin-lid", "synergy.power.heroic-idiot")
def test_automatic_defences_need_no_die(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast")
    vlad, keith = table.put(1, 6, 8), table.put(1, 7, 8, "heroic-idiot", "acrobatic-evasion", "borrowed-momentum")
    table.uses(keith, "heroic-idiot", "step-in")
    table.uses(keith, "acrobatic-evasion", "escape")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (6, 6)
    assert not table.dice


@rule("synergy.power.overachiever", "synergy.power.extended-warranty")
def test_extra_cards_at_set_up(table: Table) -> None:
    assert draws_at_set_up(row("overachiever"))
    igor = table.put(0, 6, 6)
    receive(table.state, table.tell, igor.number, row("overachiever"))
    assert table.state.pending == [(igor.number, 2, 2)]


@rule("synergy.power.light-fingers", "synergy.power.cargo-pants", "synergy.gadget.limit")
def test_a_theft_of_cargo_pants_makes_the_victim_drop_the_rest(table: Table) -> None:
    igor = table.put(0, 6, 6, "light-fingers")
    vlad = table.put(1, 7, 6, "cargo-pants", "grenade", "smoke-bomb", "dustbin-lid", "preposterous-mallet")
    table.roll(3)
    table.answer("take", row("cargo-pants"))
    table.answer("keep", row("grenade"))
    igor.strikes(vlad, "light-fingers")
    assert table.gadgets(vlad) == {"smoke-bomb", "dustbin-lid", "preposterous-mallet"}
    assert table.loose((7, 6)) == {"grenade"}


@rule("synergy.power.inner-peace", "synergy.power.evil-eye", "synergy.stun")
def test_conditions_on_being_struck_hold_for_the_stunned(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace"), table.put(0, 1, 1)
    afflict(table.state, table.tell, vlad.number, STUNNED, keith.number)
    igor.begins()
    assert igor.targets() == set()
