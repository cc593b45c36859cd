"""Counters and hooks of the content pack whose first card is Magic."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.card import ENERGY, HARD, MENTAL, SHARP
from tests.kit.rules import rule
from tests.kit.synergy import Table, row


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# -- counters


@rule("synergy.power.luddite-hex", "synergy.power.cargo-pants", "synergy.power.butterfinger-hex")
def test_a_luddite_hex_blanks_the_walking_armoury_and_butterfingers_finish_the_job(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "luddite-hex"), table.put(0, 3, 8, "butterfinger-hex")
    gadgets = ("cargo-pants", "grenade", "smoke-bomb", "crate-of-bananas", "flag-orcs")
    vlad = table.put(1, 6, 8, *gadgets)
    table.roll(4)
    table.answer("keep", row("grenade"))
    table.answer("keep", row("flag-orcs"))
    igor.strikes(None, "luddite-hex")
    assert vlad.working <= {"flag-orcs"}
    assert table.loose((6, 8)) == {"grenade", "flag-orcs"}
    igor.ends()
    table.roll(4)
    petra.strikes(vlad, "butterfinger-hex")
    assert table.loose((6, 8)) == set(gadgets)


@rule("synergy.power.luddite-hex", "synergy.power.spare-arms")
def test_a_luddite_hex_leaves_spare_arms_with_nothing_that_works(table: Table) -> None:
    """Spare Arms are a Mutation: they carry on, but all they carry is blank."""
    igor = table.put(0, 6, 6, "luddite-hex")
    vlad = table.put(1, 6, 8, "spare-arms", "grenade", "smoke-bomb", "crate-of-bananas", "dustbin-lid")
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert vlad.working == {"spare-arms"}
    assert len(table.gadgets(vlad)) == 4
    vlad.begins()
    assert not any(vlad.can("strike", card) for card in ("grenade", "smoke-bomb", "crate-of-bananas"))


@rule("synergy.power.luddite-hex", "synergy.power.load-bearing-corset", "synergy.death.loss")
@pytest.mark.parametrize("left", [0, 1])
def test_a_luddite_hex_unlaces_corsets(table: Table, left: int) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 8, "load-bearing-corset", hits=2 + left)
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert (vlad.alive, vlad.hits) == (left > 0, left)


@rule("synergy.power.luddite-hex", "synergy.power.battle-brolly")
def test_a_luddite_hex_shuts_brollies_that_are_next_door(table: Table) -> None:
    """A brolly keeps the hex off, too, unless its centre is adjacent."""
    igor, petra = table.put(0, 6, 6, "luddite-hex"), table.put(0, 9, 9, "seismic-tantrum")
    vlad = table.put(1, 6, 7, "battle-brolly")
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert vlad.working == set()
    igor.ends()
    table.roll(4)
    petra.combines("seismic-tantrum")
    assert vlad.hits == 5


@rule("synergy.power.luddite-hex", "synergy.power.battle-brolly")
def test_an_open_brolly_keeps_a_far_hex_off(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 6, 8, "battle-brolly")
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert vlad.working == {"battle-brolly"}


@rule("synergy.power.mood-ring-fists", "synergy.power.jelly-bones", "synergy.power.rhino-hide-graft")
@pytest.mark.parametrize(
    ("card", "kind", "hits"),
    [
        ("jelly-bones", HARD, 6),
        ("jelly-bones", SHARP, 4),
        ("rhino-hide-graft", SHARP, 6),
        ("rhino-hide-graft", HARD, 5),
        ("rhino-hide-graft", ENERGY, 4),
        ("reactor-tummy", ENERGY, 6),
        ("reactor-tummy", MENTAL, 4),
    ],
)
def test_mood_ring_fists_pick_what_is_not_covered(table: Table, card: str, kind: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, "mood-ring-fists"), table.put(1, 6, 7, card)
    table.answer("kind", kind)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == hits


# -- hooks


@rule("synergy.area", "synergy.power.luddite-hex", "synergy.power.magnetic-personality")
def test_areas_of_7_by_7(table: Table) -> None:
    """A corner 3 squares away is inside, 4 squares away is outside."""
    igor = table.put(0, 6, 6, "luddite-hex", "magnetic-personality")
    vlad, keith = table.put(1, 9, 9, "grenade"), table.put(1, 10, 6, "dustbin-lid")
    table.lay("pocket-pistol", (3, 3))
    table.lay("smoke-bomb", (2, 6))
    igor.begins()
    assert table.gadgets(igor) == {"pocket-pistol"}
    table.roll(4)
    igor.strikes(None, "luddite-hex")
    assert (vlad.working, keith.working) == (set(), {"dustbin-lid"})


@rule("synergy.power.one-leftover-wish", "synergy.power.extended-warranty")
def test_a_wished_for_warranty_draws_as_at_set_up(table: Table) -> None:
    igor = table.put(0, 6, 6, down=("one-leftover-wish",))
    igor.uses("one-leftover-wish")
    for card in ("strength", "extended-warranty", "might"):
        table.answer("draw", row(card))
    table._run([])
    table.answer("keep-card", row("extended-warranty"))
    table._run([])
    for card in ("fast", "two-heads"):
        table.answer("draw", row(card))
    table._run([])
    table.answer("keep-card", row("fast"))
    table._run([])
    assert igor.cards == {"extended-warranty", "fast"}
    assert table.discards == {"one-leftover-wish", "strength", "might", "two-heads"}


@rule("synergy.power.low-blow", "synergy.power.luck", "synergy.power.enhancer-helmet")
def test_luck_and_helmet_shift_a_die_by_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck", "enhancer-helmet"), table.put(1, 6, 7)
    table.roll(2)
    table.answer("shift", 2)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.luck", "synergy.power.stunning-beauty")
def test_luck_covers_the_roll_of_a_gate(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7, "stunning-beauty")
    table.roll(2, 4)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.hurricane-sneeze", "synergy.power.stunning-beauty")
def test_a_sneeze_lost_in_admiration_has_no_recoil(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 6, 8, "stunning-beauty")
    table.roll(2)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (igor.at, vlad.hits) == ((6, 6), 6)


@rule("synergy.power.rent-a-zombie", "synergy.power.playing-possum")
def test_anybody_who_only_plays_dead_is_woken_by_the_rent(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie"), table.put(1, 6, 8, "playing-possum")
    vlad.uses("playing-possum")
    assert vlad.statuses == {"possum"}
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert (vlad.statuses, vlad.it.seat, vlad.hits) == (set(), 1, 6)


@rule("synergy.power.hickey-of-doom", "synergy.power.detachable-tail")
def test_a_hickey_drains_what_a_tail_left(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hickey-of-doom", hits=1), table.put(1, 6, 7, "detachable-tail", hits=2)
    table.roll(3)
    table.uses(vlad, "detachable-tail", "at-zero")
    table.answer("land", 7 * 15 + 8)
    igor.strikes(vlad, "hickey-of-doom")
    assert (vlad.hits, igor.hits) == (1, 2)


# -- reach and kind, as printed


@rule(
    "synergy.range",
    "synergy.power.confuse",
    "synergy.power.butterfinger-hex",
    "synergy.power.gossip-lightning",
    "synergy.power.hurricane-sneeze",
)
@pytest.mark.parametrize(
    ("card", "far"), [("confuse", 5), ("butterfinger-hex", 5), ("gossip-lightning", 4), ("hurricane-sneeze", 4)]
)
def test_ranged_cards_reach_as_far_as_they_say(table: Table, card: str, far: int) -> None:
    igor = table.put(0, 6, 6, card)
    vlad, keith = table.put(1, 6 + far, 6), table.put(1, 6, 6 + far + 1)
    assert igor.begins().targets(card) == {repr(vlad)}
    assert keith.alive


@rule(
    "synergy.damage.types",
    "synergy.power.zorch-ball",
    "synergy.power.hurricane-sneeze",
    "synergy.power.meteoric-belly-flop",
    "synergy.power.seismic-tantrum",
)
@pytest.mark.parametrize(
    ("card", "hide", "dice"),
    [
        ("zorch-ball", "reactor-tummy", ()),
        ("hurricane-sneeze", "jelly-bones", (3, 1)),
        ("meteoric-belly-flop", "jelly-bones", (3,)),
        ("seismic-tantrum", "jelly-bones", (4,)),
    ],
)
def test_anybody_who_is_immune_to_its_kind_loses_nothing(
    table: Table, card: str, hide: str, dice: tuple[int, ...]
) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 6, 8, hide)
    table.roll(*dice)
    if card == "meteoric-belly-flop":
        igor.combines(card, to=(6, 7))
    elif card == "seismic-tantrum":
        igor.combines(card)
    else:
        igor.strikes(vlad, card)
    assert vlad.hits == 6
