"""Mutations of hide, bones and skin: each card, and each of its rulings that could go wrong.

Pincushion Hide, Jelly Bones, Chameleon Skin.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.events.strike import DieRolled, Immune
from fracas.games.synergy.moving.steps import shove
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 56 pincushion-hide


@rule("synergy.power.pincushion-hide")
def test_anybody_who_hits_with_a_basic_strike_is_pricked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide")
    table.roll(4)
    igor.strikes(vlad)
    assert (igor.hits, vlad.hits) == (4, 5)


@rule("synergy.power.pincushion-hide")
def test_a_miss_pricks_nobody(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide")
    table.roll(3)
    igor.strikes(vlad)
    assert igor.hits == 6


@rule("synergy.power.pincushion-hide")
def test_strike_cards_prick_nobody(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "cutlery-knuckles"), table.put(1, 6, 7, "pincushion-hide")
    table.roll(4)
    igor.strikes(vlad, "cutlery-knuckles")
    assert (igor.hits, vlad.hits) == (6, 4)


@rule("synergy.power.pincushion-hide")
def test_a_friend_is_pricked_as_well(table: Table) -> None:
    igor, otto = table.put(0, 6, 6), table.put(0, 6, 7, "pincushion-hide")
    table.roll(4)
    igor.strikes(otto)
    assert igor.hits == 4


@rule("synergy.power.pincushion-hide", "synergy.random")
def test_a_basic_strike_from_a_distance_is_not_pricked(table: Table) -> None:
    """A strike that strays goes farther than an arm."""
    igor, keith, vlad = table.put(0, 6, 6), table.put(1, 6, 7), table.put(1, 6, 8, "pincushion-hide")
    igor.begins()
    under(igor, "confused", keith)
    table.roll(4, 4)
    igor.strikes(keith)
    assert (igor.hits, vlad.hits) == (6, 5)


@rule("synergy.power.pincushion-hide")
def test_the_hide_pricks_while_its_bearer_is_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide")
    igor.begins()
    under(vlad, "stunned", igor)
    table.roll(4)
    igor.strikes(vlad)
    assert igor.hits == 4


@rule("synergy.power.pincushion-hide")
def test_the_hide_answers_the_strike_that_kills(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide", hits=1)
    table.roll(4)
    igor.strikes(vlad)
    assert not vlad.alive
    assert igor.hits == 4


@rule("synergy.power.pincushion-hide", "synergy.power.jelly-bones")
def test_who_is_immune_to_the_strike_is_hit_all_the_same_and_pricks(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide", "jelly-bones")
    table.roll(4)
    igor.strikes(vlad)
    assert (igor.hits, vlad.hits) == (4, 6)


@rule("synergy.power.pincushion-hide", "synergy.power.rhino-hide-graft")
def test_immunity_to_sharp_stops_the_spines(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rhino-hide-graft"), table.put(1, 6, 7, "pincushion-hide")
    table.roll(4)
    igor.strikes(vlad)
    assert igor.hits == 6


@rule("synergy.power.pincushion-hide", "synergy.collide")
def test_anybody_who_collides_with_it_is_pricked_besides_the_rolls(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide")
    table.roll(3, 3)
    igor.steps("S")
    assert (igor.hits, vlad.hits) == (3, 5), "1 for the collision, 2 for the spines"


@rule("synergy.power.pincushion-hide", "synergy.collide", "synergy.death")
@pytest.mark.parametrize("runs", [False, True])
def test_it_pricks_even_if_it_dies_of_the_collision(table: Table, runs: bool) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "pincushion-hide", hits=1)
    table.roll(*((3, 6) if runs else (6, 3)))  # the one who runs rolls first
    if runs:
        vlad.steps("N")
    else:
        igor.steps("S")
    assert not vlad.alive
    assert igor.hits == 4


@rule("synergy.power.pincushion-hide", "synergy.collide")
def test_anybody_it_runs_into_is_pricked(table: Table) -> None:
    igor, otto = table.put(0, 6, 6, "pincushion-hide"), table.put(0, 6, 7)
    table.roll(4, 4)
    igor.steps("S")
    assert (igor.hits, otto.hits) == (6, 4), "friends too"


@rule("synergy.power.pincushion-hide", "synergy.knockback")
def test_anybody_who_is_knocked_against_it_is_pricked(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 5, "battle-brolly"), table.put(1, 6, 6), table.put(1, 6, 7, "pincushion-hide")
    table.roll(4, 6, 6)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.hits, keith.hits) == (2, 6)


@rule("synergy.power.pincushion-hide", "synergy.collide")
def test_pillars_feel_nothing(table: Table) -> None:
    igor = table.put(0, 5, 3, "pincushion-hide")
    table.roll(6)
    igor.steps("N")
    assert igor.hits == 6


@rule("synergy.power.pincushion-hide", "synergy.power.bungee-arms")
def test_long_arms_are_not_pricked(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "bungee-arms"), table.put(1, 6, 8, "pincushion-hide")
    table.roll(4)
    igor.strikes(vlad)
    assert (igor.hits, vlad.hits) == (6, 5)


@rule("synergy.power.pincushion-hide", "synergy.power.heroic-idiot")
def test_an_idiot_with_a_hide_pricks_for_its_friend(table: Table) -> None:
    igor = table.put(0, 6, 6)
    vlad, keith = table.put(1, 6, 7), table.put(1, 6, 8, "heroic-idiot", "pincushion-hide")
    table.uses(keith, "heroic-idiot", "step-in")
    table.roll(4)
    igor.strikes(vlad)
    assert (igor.hits, vlad.hits, keith.hits) == (4, 6, 6)


# 57 jelly-bones


@rule("synergy.power.jelly-bones")
def test_jelly_bones_are_immune_to_hard(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "jelly-bones")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert table.heard(Immune)


@rule("synergy.power.jelly-bones")
def test_jelly_bones_are_not_immune_to_sharp(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "cutlery-knuckles"), table.put(1, 6, 7, "jelly-bones")
    table.roll(4)
    igor.strikes(vlad, "cutlery-knuckles")
    assert vlad.hits == 4


@rule("synergy.power.jelly-bones", "synergy.knockback")
def test_a_hard_strike_still_knocks_jelly_and_twice_as_far(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "preposterous-mallet"), table.put(1, 2, 6, "jelly-bones")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (6, (6, 6))


@rule("synergy.power.jelly-bones", "synergy.knockback")
def test_a_sharp_knock_sends_jelly_twice_as_far_too(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "battle-brolly"), table.put(1, 2, 6, "jelly-bones")
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.hits, vlad.at) == (4, (4, 6))


@rule("synergy.power.jelly-bones", "synergy.power.rhino-hide-graft")
def test_only_hard_strikes_knock_in_spite_of_immunity(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "battle-brolly"), table.put(1, 2, 6, "jelly-bones", "rhino-hide-graft")
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.hits, vlad.at) == (6, (2, 6))


@rule("synergy.power.jelly-bones", "synergy.collide")
def test_collisions_cost_jelly_nothing_and_the_other_side_rolls(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "jelly-bones"), table.put(1, 6, 7)
    table.roll(3)
    igor.steps("S")
    assert (igor.hits, vlad.hits) == (6, 5)
    assert [event.warrior for event in table.heard(DieRolled)] == [vlad.number]


@rule("synergy.power.jelly-bones")
def test_riders_of_a_hard_strike_do_not_reach_jelly(table: Table) -> None:
    """A Hard strike does nothing else: no status comes with it."""
    igor, vlad = table.put(0, 6, 6, "low-blow"), table.put(1, 6, 7, "jelly-bones")
    table.roll(6)
    igor.strikes(vlad)
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.jelly-bones")
def test_an_avoided_strike_knocks_nobody(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "preposterous-mallet"), table.put(1, 2, 6, "jelly-bones")
    table.roll(4)
    igor.strikes(vlad, "preposterous-mallet")
    assert vlad.at == (2, 6)


@rule("synergy.power.jelly-bones", "synergy.power.battle-brolly")
def test_a_blast_that_a_brolly_stops_does_not_knock_jelly(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb"), table.put(1, 8, 6, "jelly-bones", "battle-brolly")
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (6, (8, 6))


@rule("synergy.power.jelly-bones", "synergy.power.the-human-bomb")
def test_a_blast_knocks_jelly_without_a_brolly(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb"), table.put(1, 8, 6, "jelly-bones")
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (6, (10, 6))


@rule("synergy.power.jelly-bones", "synergy.power.inner-peace")
def test_a_blast_that_peace_stops_does_not_knock_jelly(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb"), table.put(1, 8, 6, "jelly-bones", "inner-peace")
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (6, (8, 6))


@rule("synergy.power.jelly-bones", "synergy.power.partly-cloudy")
def test_mist_is_not_knocked_whatever_its_bones(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "preposterous-mallet"), table.put(1, 2, 6, "jelly-bones")
    igor.begins()
    under(vlad, "mist", vlad)
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.at) == (6, (2, 6))


@rule("synergy.power.jelly-bones", "synergy.power.borrowed-momentum")
def test_a_haul_sends_jelly_twice_as_far(table: Table) -> None:
    vlad, igor = table.put(1, 6, 6, "jelly-bones"), table.put(0, 5, 6)
    vlad.begins()
    going = shove(table.state, table.tell, vlad.number, 1, 2)
    assert list(going) == []
    assert (vlad.at, igor.at) == ((10, 6), (5, 6))


# 58 chameleon-skin


@rule("synergy.power.chameleon-skin")
def test_a_chameleon_cannot_be_named_from_afar_after_a_turn_without_a_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 9, "chameleon-skin")
    igor.begins()
    assert igor.can("strike", "flameblast"), "it starts at the end of such a turn"
    igor.ends()
    vlad.walks((6, 8)).ends()
    igor.begins()
    assert not igor.can("strike", "flameblast")


@rule("synergy.power.chameleon-skin")
def test_a_chameleon_starts_when_its_own_turn_has_ended_not_earlier(table: Table) -> None:
    vlad, igor = table.put(1, 6, 8, "chameleon-skin"), table.put(0, 6, 6, "flameblast")
    vlad.ends()
    igor.begins()
    assert not igor.can("strike", "flameblast"), "in the very first round"


@rule("synergy.power.chameleon-skin")
def test_a_chameleon_next_door_can_be_named(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 7, "chameleon-skin")
    vlad.ends()
    table.roll(3, 3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.chameleon-skin")
def test_a_chameleon_that_struck_can_be_named(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 9, "chameleon-skin")
    keith = table.put(1, 7, 9)
    table.roll(1)
    vlad.strikes(keith).ends()
    igor.begins()
    assert igor.can("strike", "flameblast")
    igor.ends()
    vlad.ends()
    igor.begins()
    assert not igor.can("strike", "flameblast"), "its last turn was without a strike again"


@rule("synergy.power.chameleon-skin", "synergy.power.drill-sergeant")
def test_a_strike_at_anothers_order_gives_a_chameleon_away(table: Table) -> None:
    vlad, keith = table.put(1, 6, 8, "chameleon-skin"), table.put(1, 9, 8, "drill-sergeant")
    igor, otto = table.put(0, 6, 6, "flameblast"), table.put(0, 5, 8)
    vlad.ends()
    table.answer("order", 1)
    keith.strikes(vlad, "drill-sergeant")
    table.roll(1)
    vlad.strikes(otto)
    keith.ends()
    igor.begins()
    assert igor.can("strike", "flameblast")


@rule("synergy.power.chameleon-skin")
def test_picking_up_a_gadget_is_not_making_a_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "chameleon-skin")
    table.lay("grenade", (6, 8))
    vlad.picks("grenade").ends()
    igor.begins()
    assert not igor.can("strike", "flameblast")


@rule("synergy.power.chameleon-skin", "synergy.flag")
def test_a_chameleon_with_a_flag_can_be_named(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "chameleon-skin")
    table.lay("flag-orcs", (6, 8))
    vlad.picks("flag-orcs").ends()
    igor.begins()
    assert igor.can("strike", "flameblast")


@rule("synergy.power.chameleon-skin")
def test_friends_see_a_chameleon(table: Table) -> None:
    vlad, keith = table.put(1, 6, 8, "chameleon-skin"), table.put(1, 6, 6, "flameblast")
    vlad.ends()
    keith.begins()
    assert keith.can("strike", "flameblast")


@rule("synergy.power.chameleon-skin", "synergy.area")
def test_areas_and_blasts_find_a_chameleon(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "reactor-tummy", "grenade"), table.put(1, 7, 7, "chameleon-skin")
    vlad.ends()
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 3
    table.roll(3)
    table.answer("next", -1)
    igor.strikes((7, 6), "grenade")
    assert vlad.hits == 1


@rule("synergy.power.chameleon-skin", "synergy.random")
def test_strays_find_a_chameleon(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8)
    vlad = table.put(1, 7, 8, "chameleon-skin")
    vlad.ends()
    igor.begins()
    under(igor, "confused", keith)
    table.roll(3, 3)
    igor.strikes(keith, "flameblast")
    assert (keith.hits, vlad.hits) == (6, 3)
