"""Gadgets that are worn: each card, and each of its rulings that could go wrong.

Enhancer Helmet, Load-Bearing Corset, Mirror Shades, Cargo Pants, Tin-Foil Hat.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.effects.statuses import afflict, blinded, made_by
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.strike import DieShifted, HitRolled, SentBack
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.terms import BLINDED, FROZEN, STUNNED
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 1 enhancer-helmet


@rule("synergy.power.enhancer-helmet", "synergy.strike.roll")
def test_a_helmet_raises_a_success_roll(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet"), table.put(1, 7, 6)
    table.roll(3)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert vlad.hits == 5, "a 3 became a 4"


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_need_not_be_used_and_shifts_by_one_only(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet"), table.put(1, 7, 6)
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert (0, "shift") in table.asked
    igor.ends()
    table.roll(2)
    table.answer("shift", 2)
    with pytest.raises(StoryError, match="no answer to 'shift'"):
        igor.strikes(vlad)
    table.told.clear()


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_lowers_a_die_too(table: Table) -> None:
    igor = table.put(0, 6, 6, "enhancer-helmet", "second-hand-jetpack")
    table.roll(3, 4)
    table.answer("shift", -1)
    igor.moves("second-hand-jetpack", "h7")
    assert igor.square == "h8", "the 3 became a 2, so it sputtered: one square south"


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_is_no_use_in_the_turn_of_others(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "dustbin-lid"), table.put(1, 7, 6)
    table.roll(4, 3)
    table.uses(igor, "dustbin-lid", "escape")
    vlad.strikes(igor)
    assert igor.hits == 5, "the die of the lid is rolled in Vlad's turn"
    assert (0, "shift") not in table.asked


@rule("synergy.power.enhancer-helmet")
def test_a_helmet_is_no_use_in_the_turn_of_a_friend(table: Table) -> None:
    igor, friend = table.put(0, 6, 6, "enhancer-helmet"), table.put(0, 5, 6)
    table.roll(4, 4)
    friend.steps("E")
    assert table.heard(DieShifted) == []
    assert (0, "shift") not in table.asked, "Igor was run into and rolled, but it is not its turn"
    assert (igor.hits, friend.hits) == (6, 6)


@rule("synergy.power.enhancer-helmet")
def test_the_dice_of_others_are_not_the_helmets_even_in_its_own_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet"), table.put(1, 7, 6, "dustbin-lid")
    table.roll(4, 4)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert table.asked.count((0, "shift")) == 1, "for the success roll only"


@rule("synergy.power.enhancer-helmet", "synergy.power.luck")
def test_a_helmet_and_luck_are_two_together(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "luck"), table.put(1, 7, 6)
    table.roll(2)
    table.answer("shift", 2)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.enhancer-helmet")
def test_a_die_of_a_table_stays_within_six_and_a_success_roll_does_not(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "enhancer-helmet", "grenade"), table.put(1, 7, 6)
    table.roll(6)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert [roll.total for roll in table.heard(HitRolled)] == [7]
    igor.ends()
    table.roll(2, 6, 3)
    for by in (0, 1, 0):
        table.answer("shift", by)
    igor.strikes("g4", "grenade")
    assert [shifted.die for shifted in table.heard(DieShifted)] == [7, 6], "a drift of 6 cannot become a 7"


# 10 load-bearing-corset


@rule("synergy.power.load-bearing-corset", "synergy.hits")
def test_a_corset_gives_two_hits(table: Table) -> None:
    igor, friend = table.put(0, 5, 6, "load-bearing-corset"), table.put(0, 6, 6, "lunchbox-of-mercy")
    assert igor.hits == 8
    igor.it.hits = 5
    friend.strikes(igor, "lunchbox-of-mercy")
    friend.ends()
    friend.strikes(igor, "lunchbox-of-mercy")
    assert igor.hits == 8, "its full total"


@rule("synergy.power.load-bearing-corset", "synergy.death.loss")
@pytest.mark.parametrize("hits", [2, 3])
def test_taking_off_a_corset_can_kill(table: Table, hits: int) -> None:
    igor = table.put(0, 5, 6, "load-bearing-corset", hits=hits)
    igor.drops("load-bearing-corset")
    assert igor.alive is (hits == 3)
    assert table.loose("f7") == {"load-bearing-corset"}


@rule("synergy.power.load-bearing-corset")
def test_the_new_wearer_gains_the_hits_the_old_one_loses(table: Table) -> None:
    igor, friend = table.put(0, 5, 6, "load-bearing-corset"), table.put(0, 6, 6)
    igor.gives(friend, "load-bearing-corset")
    assert (igor.hits, friend.hits) == (6, 8)


@rule("synergy.power.load-bearing-corset", "synergy.death.loss", "synergy.duration")
def test_a_suppressed_corset_holds_nothing_and_works_again_later(table: Table) -> None:
    igor, vlad = table.put(0, 5, 6, "load-bearing-corset", hits=3), table.put(1, 14, 14)
    igor.ends()
    suppress(table.state, table.tell, igor.number, number_of("load-bearing-corset"), vlad.number)
    assert igor.hits == 1
    vlad.begins()
    assert igor.hits == 3


# 12 mirror-shades


@rule("synergy.power.mirror-shades", "synergy.secret")
def test_mirror_shades_send_a_flameblast_back(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("flameblast",)), table.put(1, 6, 8, down=("mirror-shades",))
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (3, 6)
    assert vlad.cards == {"mirror-shades"}


@rule("synergy.power.mirror-shades")
def test_mirror_shades_fail_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    table.roll(3, 3)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (6, 3)


@rule("synergy.power.mirror-shades", "synergy.secret")
@pytest.mark.parametrize("down", ["mirror-shades", "pocket-pistol"])
def test_anybody_who_might_wear_shades_is_asked_and_may_pass(table: Table, down: str) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, down=(down,))
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (1, "escape") in table.asked
    assert (vlad.hits, vlad.down) == (3, {down})


@rule("synergy.power.mirror-shades")
def test_a_strike_is_never_sent_back_twice(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    table.give_team_card(0, "mirror-shades")
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (3, 6)
    assert len(table.heard(SentBack)) == 1


@rule("synergy.power.mirror-shades", "synergy.power.reactor-tummy")
def test_the_strikers_own_immunity_works(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast", "reactor-tummy"), table.put(1, 6, 8, "mirror-shades")
    table.roll(3, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, vlad.hits) == (6, 6)


@rule("synergy.power.mirror-shades", "synergy.status.frozen")
def test_a_status_sent_back_is_made_by_the_shades(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 8, "mirror-shades")
    table.roll(4, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "deep-freeze")
    assert (igor.statuses, vlad.statuses) == ({"frozen"}, set())
    assert made_by(table.state, igor.number, FROZEN, vlad.number)
    vlad.begins()
    assert igor.statuses == set(), "until the next turn of the warrior who sent it back"


@rule("synergy.power.mirror-shades")
@pytest.mark.parametrize(("card", "aimed"), [("laser-eyebrows", True), ("reactor-tummy", False)])
def test_beams_and_areas_are_not_sent_back(table: Table, card: str, aimed: bool) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6, "mirror-shades")
    if aimed:
        table.roll(4)
    igor.strikes(vlad if aimed else None, card)
    assert vlad.hits < 6
    assert (1, "escape") not in table.asked


@rule("synergy.power.mirror-shades", "synergy.status.stunned")
def test_shades_send_nothing_back_while_stunned_but_still_keep_the_eyes_open(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "mirror-shades")
    igor.begins()
    put_under(table, vlad, STUNNED, igor)
    put_under(table, vlad, BLINDED, igor)
    assert vlad.statuses == {"stunned"}
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.mirror-shades", "synergy.power.sticky-spit", "synergy.status.blinded")
@pytest.mark.parametrize("blind", [True, False])
def test_shades_turn_up_against_spit_in_the_face_only(table: Table, blind: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "sticky-spit"), table.put(1, 6, 8, down=("mirror-shades",))
    riders = ["held", "blinded"]
    table.roll(4)
    table.answer("effect", riders.index("blinded" if blind else "held"))
    if blind:
        table.uses(vlad, "mirror-shades", "armour")
    igor.strikes(vlad, "sticky-spit")
    assert ((1, "armour") in table.asked) is blind
    assert vlad.statuses == (set() if blind else {"held"})


@rule("synergy.power.mirror-shades", "synergy.power.smoke-bomb")
def test_smoke_does_not_blind_shades_that_are_put_on(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "smoke-bomb"), table.put(1, 9, 6, "pocket-pistol", down=("mirror-shades",))
    igor.strikes("j7", "smoke-bomb")
    assert blinded(table.state, vlad.number), "a face-down card does nothing"
    vlad.uses("mirror-shades")
    assert not blinded(table.state, vlad.number)
    assert vlad.targets("pocket-pistol") == set(), "smoke still blocks its lines"


# 15 cargo-pants


@rule("synergy.power.cargo-pants", "synergy.gadget.limit")
def test_cargo_pants_hold_any_number_of_gadgets(table: Table) -> None:
    igor = table.put(0, 6, 6, "cargo-pants", "grenade", "smoke-bomb")
    table.lay("dustbin-lid", "g7")
    table.lay("flag-cats", "g7")
    igor.picks("dustbin-lid")
    assert igor.it.strikes == 1, "one handling costs no strike"
    igor.picks("flag-cats")
    assert igor.it.strikes == 0, "the second does"
    assert len(table.gadgets(igor)) == 5
    igor.begins()
    assert not igor.can("pick")


@rule("synergy.power.cargo-pants", "synergy.gadget.trade")
@pytest.mark.parametrize("give", [True, False])
def test_taking_or_giving_is_free_once_a_turn(table: Table, give: bool) -> None:
    igor, friend = table.put(0, 6, 6, "cargo-pants", "grenade"), table.put(0, 7, 6, "smoke-bomb")
    for left in (1, 0):
        if give:
            igor.gives(friend, "grenade")
        else:
            igor.takes(friend, "smoke-bomb")
        assert igor.it.strikes == left, "the first costs nothing, the second a strike"
        friend.it.cards, igor.it.cards = [number_of("smoke-bomb")], [number_of("cargo-pants"), number_of("grenade")]


@rule("synergy.power.cargo-pants")
def test_the_free_handling_comes_back_with_the_next_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, "cargo-pants")
    for card in ("grenade", "dustbin-lid"):
        table.lay(card, "g7")
    igor.picks("grenade").ends()
    igor.picks("dustbin-lid")
    assert igor.it.strikes == 1


@rule("synergy.power.cargo-pants", "synergy.gadget.limit")
def test_without_the_pants_three_are_kept(table: Table) -> None:
    igor = table.put(0, 6, 6, "cargo-pants", "grenade", "smoke-bomb", "dustbin-lid", "jumper-cables")
    table.answer("keep", number_of("grenade"))
    igor.drops("cargo-pants")
    assert table.gadgets(igor) == {"smoke-bomb", "dustbin-lid", "jumper-cables"}
    assert table.loose("g7") == {"cargo-pants", "grenade"}


@rule("synergy.power.cargo-pants", "synergy.gadget.limit")
def test_suppressed_pants_are_still_carried_and_count(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "cargo-pants", "grenade", "smoke-bomb", "flag-cats"), table.put(1, 7, 6)
    igor.begins()
    suppress(table.state, table.tell, igor.number, number_of("cargo-pants"), vlad.number)
    table.answer("keep", number_of("smoke-bomb"))
    igor.walks("f7")
    assert table.gadgets(igor) == {"cargo-pants", "grenade", "flag-cats"}


# 19 tin-foil-hat


@rule("synergy.power.tin-foil-hat", "synergy.secret")
def test_a_hat_turns_up_against_the_pinwheel(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.roll(4)
    table.uses(keith, "tin-foil-hat", "armour")
    igor.strikes(keith, "hypno-pinwheel")
    assert (keith.statuses, keith.cards) == (set(), {"tin-foil-hat"})


@rule("synergy.power.tin-foil-hat", "synergy.secret")
@pytest.mark.parametrize("down", ["tin-foil-hat", "pocket-pistol"])
def test_anybody_who_might_wear_a_hat_is_asked_and_may_pass(table: Table, down: str) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel"), table.put(1, 7, 6, down=(down,))
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert (1, "armour") in table.asked
    assert (keith.statuses, keith.down) == ({"stunned"}, {down}), "a face-down card does nothing"


@rule("synergy.power.tin-foil-hat", "synergy.secret")
def test_a_hat_that_everybody_has_seen_is_not_asked_for(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "hypno-pinwheel", "tin-foil-hat"), table.put(1, 7, 6, down=("pocket-pistol",))
    table.roll(4)
    igor.strikes(keith, "hypno-pinwheel")
    assert (1, "armour") not in table.asked


@rule("synergy.power.tin-foil-hat", "synergy.status.stunned")
def test_a_hat_put_on_too_late_frees_nobody_but_can_be_put_on_while_stunned(table: Table) -> None:
    igor, keith = (
        table.put(0, 6, 6, "hypno-pinwheel", "rubber-chicken", "two-heads"),
        table.put(1, 7, 6, down=("tin-foil-hat",)),
    )
    table.roll(4, 3)
    igor.strikes(keith, "hypno-pinwheel")
    table.uses(keith, "tin-foil-hat", "armour")
    igor.strikes(keith, "rubber-chicken")
    assert (keith.hits, keith.statuses) == (6, {"stunned"})


@rule("synergy.power.tin-foil-hat")
def test_a_hat_is_no_use_against_other_kinds(table: Table) -> None:
    igor, keith = table.put(0, 6, 6), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.roll(4)
    igor.strikes(keith)
    assert keith.hits == 5
    assert (1, "armour") not in table.asked


@rule("synergy.power.tin-foil-hat", "synergy.power.mental-barrier")
def test_a_hat_is_put_on_to_walk_through_a_barrier(table: Table) -> None:
    igor, keith = table.put(0, 6, 3, "mental-barrier"), table.put(1, 7, 6, down=("tin-foil-hat",))
    table.mark("barrier", "i7", igor, "mental-barrier")
    keith.uses("tin-foil-hat").walks("j7")
    assert keith.square == "j7"
