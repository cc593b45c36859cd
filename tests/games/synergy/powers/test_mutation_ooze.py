"""Mutations that glow, pull and spit: each card, and each of its rulings that could go wrong.

Glow-in-the-Dark, Magnetic Personality, Sticky Spit.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.events.strike import DieRolled, StrikeDeclared
from fracas.games.synergy.events.turn import PlayerLost
from fracas.games.synergy.rows import number_of
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 65 glow-in-the-dark


@rule("synergy.power.glow-in-the-dark")
def test_everyone_around_takes_damage_at_the_end_of_the_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, "glow-in-the-dark")
    vlad, keith, otto = table.put(1, 7, 7), table.put(1, 6, 8), table.put(0, 5, 6)
    igor.begins()
    assert vlad.hits == 6
    igor.ends()
    assert (vlad.hits, keith.hits) == (5, 6), "3 by 3, corners too"
    assert otto.hits == 5, "friends glow along"
    assert igor.hits == 6
    vlad.ends()
    assert vlad.hits == 5, "at the end of its bearer's turns only"


@rule("synergy.power.glow-in-the-dark", "synergy.simultaneous")
@pytest.mark.parametrize("first", [0, 1])
def test_anybody_who_glows_says_in_which_order(first: int) -> None:
    """The last warriors of two foes die of it: one who dies second leaves its player second, and the game is won."""
    table = Table(3, bystanders=False)
    igor = table.put(0, 6, 6, "glow-in-the-dark")
    dying = [table.put(1, 7, 6, hits=1), table.put(2, 5, 6, hits=1)]
    table.answer("next", dying[first].number, by=igor)
    igor.ends()
    assert [event.seat for event in table.heard(PlayerLost)] == [first + 1, 2 - first]
    assert table.won == ([0], "last")


@rule("synergy.power.glow-in-the-dark")
def test_glow_is_energy_and_no_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "glow-in-the-dark", "strength", "might")
    vlad, keith = table.put(1, 7, 6, "reactor-tummy"), table.put(1, 5, 6, "acrobatic-evasion")
    igor.ends()
    assert (vlad.hits, keith.hits) == (6, 5), "immunity counts; + cards and evasion do not"
    assert table.heard(StrikeDeclared) == []


@rule("synergy.power.glow-in-the-dark")
@pytest.mark.parametrize("status", ["stunned", "frozen"])
def test_no_glow_at_the_end_of_a_turn_asleep(table: Table, status: str) -> None:
    igor, vlad = table.put(0, 6, 6, "glow-in-the-dark"), table.put(1, 7, 6)
    under(igor, status, vlad)
    igor.ends()
    assert vlad.hits == 6


@rule("synergy.power.glow-in-the-dark")
def test_no_glow_if_it_was_frozen_in_the_middle_of_its_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "glow-in-the-dark"), table.put(1, 7, 6)
    igor.begins()
    under(igor, "frozen", vlad)
    igor.ends()
    assert vlad.hits == 6


@rule("synergy.power.glow-in-the-dark", "synergy.power.circle-of-campfires")
def test_no_glow_either_if_fire_thawed_it_in_that_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "glow-in-the-dark"), table.put(1, 7, 6, "circle-of-campfires")
    table.mark("campfire", (6, 6), vlad, "circle-of-campfires")
    under(igor, "frozen", vlad)
    igor.begins()
    assert (igor.hits, igor.statuses) == (5, set())
    igor.ends()
    assert vlad.hits == 6
    igor.begins().ends()
    assert vlad.hits == 5


@rule("synergy.power.glow-in-the-dark", "synergy.power.battle-brolly")
def test_no_brolly_blocks_an_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "glow-in-the-dark"), table.put(1, 7, 7, "battle-brolly")
    igor.ends()
    assert vlad.hits == 5


@rule("synergy.power.glow-in-the-dark")
def test_a_glow_may_kill_and_thaws(table: Table) -> None:
    igor = table.put(0, 6, 6, "glow-in-the-dark")
    vlad, keith = table.put(1, 7, 6, "grenade", hits=1), table.put(1, 5, 6)
    igor.begins()
    under(keith, "frozen", igor)
    igor.ends()
    assert not vlad.alive
    assert table.loose((7, 6)) == {"grenade"}
    assert keith.statuses == set()


# 66 magnetic-personality


@rule("synergy.power.magnetic-personality")
def test_loose_gadgets_jump_into_its_hands_when_its_turn_begins(table: Table) -> None:
    igor = table.put(0, 6, 6, "magnetic-personality")
    table.lay("grenade", (9, 9))
    table.lay("smoke-bomb", (10, 6))
    igor.begins()
    assert table.gadgets(igor) == {"grenade"}, "7 by 7"
    assert table.loose((10, 6)) == {"smoke-bomb"}
    assert igor.it.strikes == 1, "it costs no strike"


@rule("synergy.power.magnetic-personality", "synergy.flag")
def test_flags_and_what_is_not_magnetic_stay(table: Table) -> None:
    igor = table.put(0, 6, 6, "magnetic-personality")
    table.lay("flag-orcs", (6, 7))
    table.lay("tin-foil-hat", (6, 7))
    vlad = table.put(1, 6, 8, "grenade")
    igor.begins()
    assert table.gadgets(igor) == set()
    assert table.loose((6, 7)) == {"flag-orcs", "tin-foil-hat"}
    assert table.gadgets(vlad) == {"grenade"}, "loose ones only"


@rule("synergy.power.magnetic-personality", "synergy.gadget.limit")
def test_what_is_too_much_drops_on_its_square(table: Table) -> None:
    igor = table.put(0, 6, 6, "magnetic-personality", "dustbin-lid", "jumper-cables")
    table.lay("grenade", (6, 8))
    table.lay("smoke-bomb", (7, 8))
    table.answer("keep", number_of("jumper-cables"))
    igor.begins()
    assert table.gadgets(igor) == {"dustbin-lid", "grenade", "smoke-bomb"}
    assert table.loose((6, 6)) == {"jumper-cables"}


@rule("synergy.power.magnetic-personality")
def test_the_pull_comes_also_while_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "magnetic-personality"), table.put(1, 1, 1)
    table.lay("grenade", (6, 8))
    under(igor, "stunned", vlad)
    igor.begins()
    assert table.gadgets(igor) == {"grenade"}, "it may not refuse the pull"


@rule("synergy.power.magnetic-personality")
def test_gadget_strikes_that_name_it_are_at_plus_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "pocket-pistol"), table.put(1, 6, 7, "magnetic-personality")
    table.roll(3)
    igor.strikes(vlad, "pocket-pistol")
    assert vlad.hits == 4
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 4, "a basic strike is none"


@rule("synergy.power.magnetic-personality")
def test_other_strike_cards_are_not(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 7, "magnetic-personality")
    table.roll(2)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 6


# 67 sticky-spit


@rule("synergy.power.sticky-spit")
def test_spit_at_the_feet_holds(table: Table) -> None:
    igor, vlad = table.put(0, 6, 4, down=("sticky-spit",)), table.put(1, 6, 8)
    keith = table.put(1, 6, 9)
    table.roll(4)
    table.answer("effect", 0)
    igor.strikes(vlad, "sticky-spit")
    assert (vlad.statuses, vlad.hits) == ({"held"}, 6)
    assert igor.cards == {"sticky-spit"}
    vlad.begins()
    assert not vlad.can("move")
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 5, "it may strike"
    igor.begins()
    assert vlad.statuses == set(), "turn-long"


@rule("synergy.power.sticky-spit")
def test_spit_in_the_face_blinds(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "sticky-spit"), table.put(1, 6, 8, "flameblast")
    table.roll(4)
    table.answer("effect", 1)
    igor.strikes(vlad, "sticky-spit")
    assert vlad.statuses == {"blinded"}
    vlad.begins()
    assert not vlad.can("strike", "flameblast")
    assert vlad.can("move")
    igor.begins()
    assert vlad.statuses == set()


@rule("synergy.power.sticky-spit")
def test_one_says_which_before_rolling(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "sticky-spit"), table.put(1, 6, 8)
    with pytest.raises(StoryError, match="'effect'"):
        igor.strikes(vlad, "sticky-spit")
    assert table.heard(DieRolled) == []


@rule("synergy.power.sticky-spit")
def test_spit_misses_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "sticky-spit"), table.put(1, 6, 8)
    table.roll(3)
    table.answer("effect", 0)
    igor.strikes(vlad, "sticky-spit")
    assert vlad.statuses == set()


@rule("synergy.power.sticky-spit", "synergy.knockback")
def test_whatever_moves_the_held_one_frees_it(table: Table) -> None:
    igor = table.put(0, 6, 6, "two-heads", "sticky-spit", "battle-brolly")
    vlad = table.put(1, 6, 7)
    table.roll(4, 4)
    table.answer("effect", 0)
    igor.strikes(vlad, "sticky-spit").strikes(vlad, "battle-brolly")
    assert (vlad.at, vlad.statuses) == ((6, 8), set())


@rule("synergy.power.sticky-spit", "synergy.power.mirror-shades")
def test_mirror_shades_are_not_blinded_by_spit(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "sticky-spit"), table.put(1, 6, 8, "mirror-shades")
    table.roll(4)
    table.answer("effect", 1)
    igor.strikes(vlad, "sticky-spit")
    assert vlad.statuses == set()
