"""Magic that hurts: each card, and each of its rulings that could go wrong.

Zorch Ball, Hickey of Doom, Gossip Lightning, Mood-Ring Fists.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.card import ENERGY, HARD, MENTAL, SHARP
from fracas.games.synergy.events.strike import DamageAdded, Healed
from tests.kit.rules import rule
from tests.kit.synergy import Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 85 zorch-ball


@rule("synergy.power.zorch-ball", "synergy.strike.roll", "synergy.damage.roll")
def test_a_zorch_ball_does_not_miss_and_does_a_die_of_damage(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 9)
    table.roll(5)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 1


@rule("synergy.power.zorch-ball", "synergy.range")
def test_a_zorch_ball_goes_3_squares_and_is_not_thrown_over_heads(table: Table) -> None:
    igor = table.put(0, 6, 6, "zorch-ball", "patient-marksman")
    vlad, keith = table.put(1, 7, 6), table.put(1, 8, 6)
    table.put(1, 6, 10)
    assert igor.begins().targets("zorch-ball") == {repr(vlad)}
    assert keith.alive


@rule("synergy.power.zorch-ball", "synergy.strike.roll")
def test_a_zorch_ball_under_a_penalty_needs_a_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 8, "rear-view-eyes")
    table.roll(1)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 6, "a 1, less 1, is no 1"
    igor.ends()
    table.roll(2, 3)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 3


@rule("synergy.power.zorch-ball", "synergy.power.anti-magic-aura")
@pytest.mark.parametrize(("spot", "stopped"), [((6, 11), True), ((6, 4), True), ((6, 12), False)])
def test_an_anti_magic_aura_on_the_line_stops_a_zorch_ball(table: Table, spot: tuple[int, int], stopped: bool) -> None:
    """Around the victim, around the striker, and a square too far away."""
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 9)
    table.put(1, *spot, "anti-magic-aura")
    assert igor.begins().can("strike", "zorch-ball") is not stopped
    assert vlad.alive


# 93 hickey-of-doom


@rule("synergy.power.hickey-of-doom", "synergy.secret")
def test_a_hickey_bites_and_heals(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("hickey-of-doom",), hits=2), table.put(1, 6, 7)
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.hits) == (4, 4)


@rule("synergy.power.hickey-of-doom")
def test_a_missed_or_harmless_bite_heals_nothing(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", "two-heads", hits=2), table.put(1, 6, 7)
    keith = table.put(1, 7, 6, "rhino-hide-graft")
    table.roll(2)
    igor.strikes(vlad, "hickey-of-doom")
    table.roll(6)
    igor.strikes(keith, "hickey-of-doom")
    assert (igor.hits, vlad.hits, keith.hits) == (2, 6, 6)


@rule("synergy.power.hickey-of-doom")
def test_a_hickey_never_heals_more_than_the_victim_had_left(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", "might", hits=2), table.put(1, 6, 7, hits=1)
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.alive) == (3, False), "also of one that dies of it"


@rule("synergy.power.hickey-of-doom")
def test_a_hickey_never_heals_above_the_full_total(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", hits=5), table.put(1, 6, 7)
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.hits) == (6, 4)
    assert [event.by for event in table.heard(Healed)] == [1]


@rule("synergy.power.hickey-of-doom", "synergy.status.poisoned")
def test_a_hickey_ends_poison_and_counts_modifiers(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", "strength", hits=1), table.put(1, 6, 7)
    igor.it.statuses, igor.it.makers, igor.it.under = [5], [vlad.number], 1 << 5
    igor.it.hits = 2
    table.roll(3)
    igor.strikes(vlad, "hickey-of-doom")
    assert (igor.hits, vlad.hits) == (5, 2), "poison took 1 before, the bite gave 4"
    assert igor.statuses == set()


# 98 gossip-lightning


@rule("synergy.power.gossip-lightning", "synergy.secret")
def test_gossip_passes_on_until_it_misses(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, down=("gossip-lightning",)), table.put(0, 10, 10)
    vlad, keith, dora = table.put(1, 6, 8), table.put(1, 8, 8), table.put(1, 11, 12)
    for victim in (keith, petra, dora):
        table.answer("another", victim.number)
    table.roll(4, 4, 4, 3)
    igor.strikes(vlad, "gossip-lightning")
    assert [each.hits for each in (vlad, keith, petra, dora)] == [4, 4, 4, 6], "friends can be victims"


@rule("synergy.power.gossip-lightning")
def test_the_gossip_may_stop(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 8), table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (4, 6)


@rule("synergy.power.gossip-lightning")
def test_gossip_comes_to_nobody_twice_and_never_back(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 7), table.put(1, 7, 7)
    table.put(1, 6, 10)
    table.answer("another", keith.number)
    table.roll(4, 4)
    igor.strikes(vlad, "gossip-lightning")
    assert (igor.hits, vlad.hits, keith.hits) == (6, 4, 4)
    assert table.asked.count((0, "another")) == 1, "near Keith are only Vlad and Igor"


@rule("synergy.power.gossip-lightning")
def test_later_hops_need_no_line_and_name_nobody(table: Table) -> None:
    """Absolute Unit is struck at +1 where it is named. Between the two stands a pillar."""
    igor = table.put(0, 6, 5, "gossip-lightning")
    vlad, keith = table.put(1, 6, 7, "absolute-unit"), table.put(1, 4, 7, "absolute-unit")
    table.answer("another", keith.number)
    table.roll(3, 3)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (8, 10)


@rule("synergy.power.gossip-lightning", "synergy.power.strength")
def test_modifiers_count_for_each_hop(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning", "strength"), table.put(1, 6, 8), table.put(1, 6, 9)
    table.answer("another", keith.number)
    table.roll(4, 4)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (2, 2)


@rule("synergy.power.gossip-lightning", "synergy.power.mirror-shades")
def test_gossip_sent_back_ends_with_the_gossip(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 7, "mirror-shades"), table.put(1, 7, 6)
    table.roll(4, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "gossip-lightning")
    assert (igor.hits, vlad.hits, keith.hits) == (4, 6, 6)
    assert (0, "another") not in table.asked


@rule("synergy.power.gossip-lightning", "synergy.power.reactor-tummy")
def test_gossip_passes_on_from_somebody_immune(table: Table) -> None:
    igor = table.put(0, 6, 6, "gossip-lightning")
    vlad, keith = table.put(1, 6, 8, "reactor-tummy"), table.put(1, 6, 9)
    table.answer("another", keith.number)
    table.roll(4, 4)
    igor.strikes(vlad, "gossip-lightning")
    assert (vlad.hits, keith.hits) == (6, 4)


@rule("synergy.power.gossip-lightning", "synergy.power.anti-magic-aura")
def test_gossip_does_not_get_into_an_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "gossip-lightning"), table.put(1, 6, 8)
    table.put(1, 8, 10)
    table.put(1, 10, 11, "anti-magic-aura")
    table.roll(4)
    igor.strikes(vlad, "gossip-lightning")
    assert (0, "another") not in table.asked


# 99 mood-ring-fists


@rule("synergy.power.mood-ring-fists")
@pytest.mark.parametrize("kind", [HARD, SHARP, ENERGY, MENTAL])
def test_mood_ring_fists_choose_the_kind_and_do_1_more(table: Table, kind: int) -> None:
    igor, vlad = table.put(0, 6, 6, "mood-ring-fists"), table.put(1, 6, 7)
    table.answer("kind", kind)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 4
    assert [event.kind for event in table.heard(DamageAdded)] == [kind]


@rule("synergy.power.mood-ring-fists", "synergy.power.tin-foil-hat")
def test_the_chosen_kind_is_what_immunity_asks_for(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "mood-ring-fists", "hickey-of-doom"), table.put(1, 6, 7, "tin-foil-hat")
    table.answer("kind", MENTAL)
    table.roll(4)
    igor.strikes(vlad, "hickey-of-doom")
    assert vlad.hits == 6


@rule("synergy.power.mood-ring-fists")
def test_mood_rings_are_for_adjacent_strikes_with_damage_only(table: Table) -> None:
    igor = table.put(0, 6, 6, "mood-ring-fists", "flameblast", "light-fingers", "reactor-tummy")
    vlad = table.put(1, 6, 7, "absolute-unit", "grenade")
    table.roll(4)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 7, "a ranged card used next door is no adjacent strike"
    igor.ends()
    igor.strikes(None, "reactor-tummy")
    assert vlad.hits == 4
    assert (0, "kind") not in table.asked


@rule("synergy.power.mood-ring-fists", "synergy.power.anti-magic-aura")
def test_no_mood_ring_reaches_into_an_aura(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "mood-ring-fists"), table.put(1, 4, 6)
    table.put(1, 6, 6, "anti-magic-aura")
    assert "mood-ring-fists" in igor.working, "it stands outside"
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (0, "kind") not in table.asked


@rule("synergy.power.mood-ring-fists", "synergy.power.might", "synergy.power.flying-tackle")
def test_mood_rings_add_before_might_and_work_on_a_tackle(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "mood-ring-fists", "might", "flying-tackle"), table.put(1, 6, 6)
    table.answer("kind", SHARP)
    table.answer("follow", square_of((5, 6)))
    table.roll(3)
    igor.combines("flying-tackle", to=(5, 6))
    assert not vlad.alive
