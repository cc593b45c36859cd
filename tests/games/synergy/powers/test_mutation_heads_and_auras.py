"""Mutations of heads, looks and auras: each card, and each of its rulings that could go wrong.

Two Heads, Stunning Beauty, Anti-Magic Aura.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.strike import DieRolled, HitRolled
from fracas.games.synergy.moving.move_cards import landings
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.setting_up.draws import start_draw
from fracas.games.synergy.terms import CAMPFIRE
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.synergy import Table, square_of


@pytest.fixture
def table() -> Table:
    return Table()


# 52 two-heads


@rule("synergy.power.two-heads")
def test_two_heads_strike_twice_with_the_same_card(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "zorch-ball"), table.put(1, 6, 8)
    table.roll(2, 3)
    igor.strikes(vlad, "zorch-ball").strikes(vlad, "zorch-ball")
    assert vlad.hits == 1
    assert not igor.can("strike", "zorch-ball"), "two, not three"


@rule("synergy.power.two-heads")
def test_two_heads_strike_with_two_different_cards(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "zorch-ball"), table.put(1, 6, 7)
    table.roll(4, 3)
    igor.strikes(vlad).strikes(vlad, "zorch-ball")
    assert vlad.hits == 2


@rule("synergy.power.two-heads", "synergy.card.type")
def test_a_move_and_strike_uses_one_of_the_two(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "two-heads", "flying-tackle"), table.put(1, 5, 6)
    table.roll(2)
    igor.combines("flying-tackle", to=(4, 6))
    assert not igor.can("move")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert not igor.can("strike")


@rule("synergy.power.two-heads", "synergy.power.spare-arms")
def test_two_heads_add_to_other_extra_strikes(table: Table) -> None:
    igor = table.put(0, 6, 6, "two-heads", "spare-arms", "pocket-pistol")
    vlad = table.put(1, 6, 7)
    table.roll(3, 3, 3)
    igor.strikes(vlad, "pocket-pistol").strikes(vlad).strikes(vlad)
    assert not igor.can("strike")
    assert not igor.can("strike", "pocket-pistol")


@rule("synergy.power.two-heads")
def test_both_strikes_come_back_in_each_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 6, 7)
    for _ in range(2):
        table.roll(4, 4)
        igor.strikes(vlad).strikes(vlad).ends()
        vlad.begins()
    assert vlad.hits == 2


@rule("synergy.power.two-heads", "synergy.deal")
def test_a_second_head_that_is_drawn_in_ones_turn_works_at_once(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad)
    assert not igor.can("strike")
    table.state.deck = bytearray([number_of("two-heads")])
    start_draw(table.state, igor.number, 1, 1)
    table._run([])
    assert igor.can("strike")


# 53 stunning-beauty


@rule("synergy.power.stunning-beauty")
def test_a_foe_who_rolls_a_2_loses_the_strike_in_admiration(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "flameblast"), table.put(1, 6, 8, "stunning-beauty")
    table.roll(2)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 6
    assert [event.what for event in table.heard(DieRolled)] == ["gate"], "there was no success roll"
    assert not igor.can("strike"), "the strike is spent"


@rule("synergy.power.stunning-beauty")
def test_after_a_3_the_foe_rolls_to_hit_as_usual(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads", "flameblast"), table.put(1, 6, 8, "stunning-beauty")
    table.roll(3, 2)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 6
    table.roll(3, 3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.stunning-beauty", "synergy.power.luck")
def test_the_admirers_own_die_shifts_count(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7, "stunning-beauty")
    table.roll(2, 4)
    table.answer("shift", 1)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.stunning-beauty")
def test_penalties_to_success_rolls_do_not_touch_the_gate(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "stunning-beauty")
    igor.begins()
    under(igor, "shamed", vlad)
    table.roll(3, 6)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.stunning-beauty")
def test_a_friend_needs_no_such_roll(table: Table) -> None:
    igor, otto = table.put(0, 6, 6), table.put(0, 6, 7, "stunning-beauty")
    table.roll(4)
    igor.strikes(otto)
    assert otto.hits == 5


@rule("synergy.power.stunning-beauty")
def test_a_blinded_striker_ignores_beauty(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "stunning-beauty")
    igor.begins()
    under(igor, "blinded", vlad)
    table.roll(6)
    igor.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.stunning-beauty", "synergy.area")
def test_areas_ignore_beauty(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "reactor-tummy"), table.put(1, 6, 7, "stunning-beauty")
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 3


@rule("synergy.power.stunning-beauty")
def test_beauty_works_while_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "stunning-beauty")
    igor.begins()
    under(vlad, "stunned", igor)
    table.roll(1)
    igor.strikes(vlad)
    assert [event.what for event in table.heard(DieRolled)] == ["gate"]


@rule("synergy.power.stunning-beauty")
def test_a_strike_that_strays_names_nobody_and_passes_beauty(table: Table) -> None:
    igor, otto = table.put(0, 6, 6), table.put(1, 6, 7)
    vlad = table.put(1, 7, 7, "stunning-beauty")
    igor.begins()
    under(igor, "confused", otto)
    table.roll(3, 4)
    igor.strikes(otto)
    assert (otto.hits, vlad.hits) == (6, 5), "it drifted one square east; no roll to pass"


# 54 anti-magic-aura


@rule("synergy.power.anti-magic-aura")
def test_magic_does_not_work_in_an_anti_magic_aura(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "zorch-ball", "luck"), table.put(1, 6, 6, "anti-magic-aura")
    assert igor.working == set()
    igor.begins()
    assert not igor.can("strike", "zorch-ball")
    igor.walks((3, 6))
    assert igor.working == {"zorch-ball", "luck"}
    assert not igor.can("strike", "zorch-ball"), "not into the area either"
    vlad.walks((6, 7))
    vlad.ends()
    assert vlad.working == {"anti-magic-aura"}


@rule("synergy.power.anti-magic-aura")
def test_the_aura_moves_with_its_bearer(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "luck"), table.put(1, 6, 6, "anti-magic-aura")
    vlad.walks((5, 6))
    assert igor.working == set()


@rule("synergy.power.anti-magic-aura")
def test_the_aura_moves_at_every_step(table: Table) -> None:
    """It has reached Igor before it runs into him, so his luck does not help with the collision."""
    igor, vlad = table.put(0, 3, 6, "luck"), table.put(1, 6, 6, "anti-magic-aura", "fast")
    table.roll(4, 3)
    vlad.steps("W", "W", "W")
    assert igor.hits == 5
    assert (0, "shift") not in table.asked


@rule("synergy.power.anti-magic-aura", "synergy.knockback")
def test_the_aura_moves_when_its_bearer_is_knocked(table: Table) -> None:
    igor = table.put(0, 6, 3, "battle-brolly")
    vlad, sinistra = table.put(1, 6, 4, "anti-magic-aura"), table.put(1, 6, 7, "luck")
    assert sinistra.working == {"luck"}
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert vlad.at == (6, 5)
    assert sinistra.working == set()


@rule("synergy.power.anti-magic-aura")
def test_the_bearer_has_no_magic_either(table: Table) -> None:
    vlad = table.put(1, 6, 6, "anti-magic-aura", "zorch-ball", "strength")
    assert vlad.working == {"anti-magic-aura", "strength"}


@rule("synergy.power.anti-magic-aura", "synergy.sight")
def test_no_magic_line_crosses_the_area(table: Table) -> None:
    igor, vlad = table.put(0, 2, 8, "switcheroo", "pocket-pistol"), table.put(1, 8, 8)
    igor.begins()
    assert vlad.number in {int(each[1:]) for each in igor.targets("switcheroo")}
    table.put(1, 5, 6, "anti-magic-aura")
    assert igor.targets("switcheroo") == set(), "h8 is behind the area"
    assert vlad.number in {int(each[1:]) for each in igor.targets("pocket-pistol")}, "denied for Magic lines only"


@rule("synergy.power.anti-magic-aura")
def test_other_cards_strike_into_the_area_and_out_of_it(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flameblast"), table.put(1, 6, 6, "anti-magic-aura", "flameblast")
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3


@rule("synergy.power.anti-magic-aura", "synergy.power.blink")
def test_nobody_blinks_into_the_area(table: Table) -> None:
    igor = table.put(0, 3, 6, "blink")
    table.put(1, 7, 6, "anti-magic-aura")
    squares = landings(table.state, igor.number, number_of("blink"))
    assert square_of((4, 6)) in squares
    assert square_of((5, 6)) not in squares


@rule("synergy.power.anti-magic-aura", "synergy.power.circle-of-campfires")
def test_magic_markers_inside_are_ignored(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "circle-of-campfires"), table.put(1, 6, 6, "anti-magic-aura")
    keith = table.put(1, 4, 8)
    table.mark("campfire", (5, 8), igor, "circle-of-campfires")
    keith.walks((5, 8))
    assert keith.hits == 6
    keith.ends()
    vlad.walks((8, 6))
    vlad.ends()
    igor.ends()
    keith.begins()
    assert keith.hits == 5, "the fire is still there, and the aura has gone"
    assert table.state.ground[square_of((5, 8))] >> CAMPFIRE & 1


@rule("synergy.power.anti-magic-aura", "synergy.area")
def test_a_magic_area_strike_from_outside_spares_those_inside(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "luddite-hex"), table.put(1, 6, 6, "anti-magic-aura")
    inside, outside = table.put(1, 4, 6), table.put(1, 3, 8)
    table.roll(1)
    igor.strikes(card="luddite-hex")
    assert {event.victim for event in table.heard(HitRolled)} == {outside.number}
    assert inside.alive and vlad.alive


@rule("synergy.power.anti-magic-aura")
def test_the_aura_stays_on_while_its_bearer_is_stunned(table: Table) -> None:
    igor, vlad = table.put(0, 4, 6, "luck"), table.put(1, 6, 6, "anti-magic-aura")
    igor.begins()
    under(vlad, "stunned", igor)
    assert igor.working == set()


@rule("synergy.power.anti-magic-aura", "synergy.death")
def test_the_aura_is_off_when_its_bearer_dies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 5, "luck", "strength"), table.put(1, 6, 6, "anti-magic-aura", hits=1)
    assert igor.working == {"strength"}
    table.roll(4)
    igor.strikes(vlad)
    assert igor.working == {"luck", "strength"}


@rule("synergy.power.anti-magic-aura", "synergy.surrender")
def test_the_aura_is_off_when_its_bearer_leaves(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "luck"), table.put(1, 0, 6, "anti-magic-aura")
    assert igor.working == set()
    vlad.steps("W")
    assert vlad.life == "gone"
    assert igor.working == {"luck"}
    assert table.state.auras == []


@rule("synergy.power.anti-magic-aura")
def test_the_aura_is_off_while_the_card_is_suppressed(table: Table) -> None:
    igor, vlad = table.put(0, 6, 3, "luck", "fast"), table.put(1, 6, 5, "anti-magic-aura")
    igor.begins()
    suppress(table.state, table.tell, vlad.number, number_of("anti-magic-aura"), igor.number)
    assert igor.working == {"luck", "fast"}
    vlad.ends()
    igor.begins()
    assert igor.working == {"fast"}


@rule("synergy.power.anti-magic-aura", "synergy.power.marsupial-pouch")
def test_the_aura_of_a_passenger_travels_too(table: Table) -> None:
    vlad, keith = table.put(1, 6, 6, "marsupial-pouch"), table.put(1, 6, 7, "anti-magic-aura")
    igor, otto = table.put(0, 6, 9, "luck"), table.put(0, 9, 6, "evil-eye")
    assert (igor.working, otto.working) == (set(), {"evil-eye"})
    keith.does("hop", pouch=vlad.number)
    assert igor.working == {"luck"}
    keith.ends()
    vlad.walks((7, 6))
    assert otto.working == set()


@rule("synergy.power.anti-magic-aura", "synergy.option.extra-team-powers")
def test_a_magic_team_card_is_blank_for_anybody_who_stands_inside(table: Table) -> None:
    igor, otto = table.put(0, 5, 6), table.put(0, 1, 6)
    table.put(1, 6, 6, "anti-magic-aura")
    table.give_team_card(0, "luck")
    assert (igor.working, otto.working) == (set(), {"luck"})
