"""Gadgets 10 to 12, in the order of the printed deck: each card, and each of its rulings that could go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.effects.statuses import afflict, blinded, made_by
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events import SentBack
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.state import BLINDED, FROZEN, STUNNED
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 10


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


# 11


@rule("synergy.power.dustbin-lid")
@pytest.mark.parametrize(("die", "hits"), [(4, 6), (3, 5)])
def test_a_lid_makes_a_hit_miss_on_a_4(table: Table, die: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    table.roll(4, die)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes(vlad)
    assert vlad.hits == hits
    assert table.asked.count((1, "escape")) == 1, "once against each hit"


@rule("synergy.power.dustbin-lid")
def test_a_lid_works_against_every_hit_of_a_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, "dustbin-lid")
    table.roll(4, 4, 5, 6)
    for _ in range(2):
        table.uses(vlad, "dustbin-lid", "escape")
        igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.dustbin-lid")
@pytest.mark.parametrize("card", ["flameblast", "rubber-chicken"])
def test_a_lid_is_no_use_against_energy_and_mental(table: Table, card: str) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6, "dustbin-lid")
    table.roll(3)
    igor.strikes(vlad, card)
    assert (1, "escape") not in table.asked
    assert vlad.hits < 6


@rule("synergy.power.dustbin-lid", "synergy.strike.roll")
def test_a_lid_is_not_asked_for_when_the_strike_misses(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    table.roll(3)
    igor.strikes(vlad)
    assert (1, "escape") not in table.asked


@rule("synergy.power.dustbin-lid", "synergy.status.stunned", "synergy.status.frozen")
@pytest.mark.parametrize("status", [STUNNED, FROZEN])
def test_a_lid_is_no_use_to_whoever_cannot_act(table: Table, status: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "dustbin-lid")
    igor.begins()
    put_under(table, vlad, status, igor)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "escape") not in table.asked


@rule("synergy.power.dustbin-lid")
def test_a_lid_covers_its_bearer_in_a_blast_and_nobody_else(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, 11, 6, "dustbin-lid"), table.put(1, 10, 7)
    table.roll(3, 4)
    table.uses(vlad, "dustbin-lid", "escape")
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.square) == (6, "l7"), "no damage and no knock"
    assert keith.hits == 4


# 12


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
def test_whoever_might_wear_shades_is_asked_and_may_pass(table: Table, down: str) -> None:
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
