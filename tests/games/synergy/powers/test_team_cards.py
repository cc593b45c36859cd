"""Cards as team powers: built in, for every warrior of the team (synergy.option.extra-team-powers)."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.moving.walking import burden, open_squares
from fracas.games.synergy.numbers import BASIC, MOVES
from fracas.games.synergy.terms import CONFUSED, MIST, RAGING, TOAD
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(fighter.table.state, fighter.table.tell, fighter.number, status, by.number)


def squares(fighter: Fighter) -> int:
    """Of a basic move, with what is face down."""
    return open_squares(fighter.table.state, fighter.number) - burden(fighter.table.state, fighter.number)


# -- a card as a team power


@rule("synergy.option.extra-team-powers")
def test_every_warrior_of_the_team_has_the_card_and_nobody_else(table: Table) -> None:
    igor, petra, vlad = table.put(0, 6, 6), table.put(0, 6, 8), table.put(1, 7, 6)
    table.give_team_card(0, "bonus-kidneys")
    assert (igor.hits, petra.hits, vlad.hits) == (9, 9, 6)


@rule("synergy.option.extra-team-powers", "synergy.gadget.limit")
def test_a_gadget_as_team_power_is_no_load_and_cannot_be_dropped_or_taken(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "dustbin-lid", "battle-brolly", "jumper-cables"), table.put(1, 7, 6)
    table.give_team_card(0, "grenade")
    igor.begins()
    assert table.gadgets(igor) == {"dustbin-lid", "battle-brolly", "jumper-cables"}
    assert igor.can("strike", "grenade")
    with pytest.raises(StoryError, match="is no answer to 'drop'"):
        igor.drops("grenade")
    table = Table(teams=("cats", "orcs"))
    norman = table.put(0, 6, 6)
    table.give_team_card(0, "grenade")
    assert squares(norman) == 3, "a cat carries nothing by it"
    assert vlad.alive


@rule("synergy.option.extra-team-powers")
def test_a_secret_card_as_team_power_is_open(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6)
    table.give_team_card(1, "eel-wiring")
    table.roll(4)
    igor.strikes(vlad)
    assert igor.hits == 5, "it happens by itself"


@rule("synergy.option.extra-team-powers", "synergy.status.toad")
@pytest.mark.parametrize("card", ["strength", "battle-brolly"])
def test_toad_curse_blanks_a_built_in_card_for_that_warrior(table: Table, card: str) -> None:
    igor, petra, vlad = table.put(0, 6, 6), table.put(0, 6, 8), table.put(1, 12, 12)
    table.give_team_card(0, card)
    put_under(igor, TOAD, vlad)
    assert (igor.working, petra.working) == (set(), {card}), "as a team power it goes even if it is a Gadget"


@rule("synergy.option.extra-team-powers", "synergy.power.anti-magic-aura")
def test_an_aura_blanks_a_built_in_card_only_if_it_is_magic(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 1, 6)
    table.put(1, 7, 6, "anti-magic-aura")
    table.give_team_card(0, "luck")
    assert (igor.working, petra.working) == (set(), {"luck"})
    table.give_team_card(0, "strength")
    assert igor.working == {"strength"}


@rule("synergy.option.extra-team-powers", "synergy.power.anger-issues")
def test_what_lists_cards_never_touches_a_built_in_one(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "dustbin-lid"), table.put(1, 7, 6)
    table.give_team_card(0, "mirror-shades")
    put_under(igor, RAGING, igor)
    assert igor.working == {"mirror-shades"}, "rage blanks Gadgets, but not this one"
    vlad.begins()
    put_under(igor, MIST, igor)
    assert igor.working == {"mirror-shades"}


@rule("synergy.option.extra-team-powers", "synergy.power.extended-warranty")
def test_a_warranty_cannot_hand_in_a_built_in_card(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty")
    table.give_team_card(0, "strength")
    igor.begins()
    assert (0, "begins") not in table.asked


@rule("synergy.option.extra-team-powers", "synergy.power.extended-warranty")
def test_once_per_game_is_once_for_each_warrior(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "strength", "might"), table.put(0, 6, 8, "fast", "the-moves")
    table.give_team_card(0, "extended-warranty")
    for fighter, card in ((igor, "strength"), (petra, "fast")):
        table.uses(fighter, "extended-warranty", "begins")
        table.answer("hand-in", row(card))
        fighter.begins()
        table.goes_on()
        table.goes_on(**{"keep-card": table.state.offered[0][2]})
        fighter.ends()
    assert {"strength", "fast"} <= table.discards
    igor.begins()
    assert (0, "begins") not in table.asked


@rule("synergy.option.extra-team-powers", "synergy.power.mental-barrier")
def test_each_warrior_has_its_own_three_barriers(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "two-heads"), table.put(0, 1, 8)
    table.give_team_card(0, "mental-barrier")
    for spot in ((6, 1), (6, 3), (6, 4)):
        table.mark("barrier", spot, igor, "mental-barrier")
    petra.strikes((3, 8), "mental-barrier")
    assert table.markers((3, 8)) == {"barrier"}
    table.answer("replace", square_of((6, 4)))
    igor.strikes((4, 6), "mental-barrier")
    assert table.markers((6, 4)) == set()
    assert len(table.state.markers) == 4


@rule("synergy.option.extra-team-powers", "synergy.power.marsupial-pouch")
def test_a_team_of_pouches_carries_each_other(table: Table) -> None:
    igor, petra, brain = table.put(0, 6, 6), table.put(0, 7, 6), table.put(0, 8, 6)
    vlad = table.put(1, 12, 12)
    table.give_team_card(0, "marsupial-pouch")
    brain.does("hop", pouch=petra.number)
    petra.does("hop", pouch=igor.number)
    assert petra.at == brain.at == (6, 6)
    igor.walks((6, 8))
    assert (petra.at, brain.at) == ((6, 8), (6, 8))
    igor.ends()
    vlad.ends()
    petra.begins()
    put_under(petra, CONFUSED, vlad)
    table.roll(3)
    table.play(MOVES + BASIC, [])
    assert (petra.at, brain.at, igor.at) == ((7, 8), (7, 8), (6, 8))


@rule("synergy.option.extra-team-powers", "synergy.power.power-pinch")
def test_a_pinch_cannot_choose_a_built_in_card(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "power-pinch"), table.put(1, 6, 8, "fast")
    table.give_team_card(1, "strength")
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    assert vlad.working == {"strength"}


@rule("synergy.option.extra-team-powers", "synergy.power.mostly-reliable-boomerang")
def test_a_built_in_boomerang_never_falls_down(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 8)
    table.give_team_card(0, "mostly-reliable-boomerang")
    table.roll(1, 1)
    igor.strikes(vlad, "mostly-reliable-boomerang")
    assert table.state.loose == []
    assert igor.working == {"mostly-reliable-boomerang"}
