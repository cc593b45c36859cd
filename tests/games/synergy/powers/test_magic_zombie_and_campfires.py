"""Magic that puts something on the board: each card, and each of its rulings that could go wrong.

Rent-a-Zombie, Circle of Campfires.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.board import DIRECTION_NAMES
from fracas.games.synergy.events.move import Stepped
from fracas.games.synergy.events.strike import Dropped, Raised
from fracas.games.synergy.numbers import AT_SQUARE
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 90 rent-a-zombie


@rule("synergy.power.rent-a-zombie", "synergy.status.zombie")
def test_a_body_gets_up_as_the_strikers_zombie() -> None:
    table = Table(teams=("cats", "orcs"))
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 9), table.put(1, 7, 9)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert (vlad.life, vlad.hits, vlad.it.seat) == ("alive", 3, 0)
    assert (vlad.cards, vlad.working) == (set(), set())
    assert [event.by for event in table.heard(Raised)] == [igor.number]
    assert vlad.it.acted, "from the next turn of the player on"
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 6
    vlad.walks((6, 7))
    assert vlad.at == (6, 7)


@rule("synergy.power.rent-a-zombie")
def test_a_zombie_is_not_raised_on_a_3_nor_beyond_3_squares(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 9), table.body(0, 10, 6)
    assert igor.begins().targets("rent-a-zombie") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "rent-a-zombie")
    assert (vlad.life, keith.life) == ("dead", "dead")


@rule("synergy.power.rent-a-zombie")
def test_the_square_of_the_body_must_be_free(table: Table) -> None:
    igor = table.put(0, 6, 6, "rent-a-zombie")
    table.body(1, 6, 8)
    table.put(1, 6, 8)
    assert igor.begins().targets("rent-a-zombie") == set()


@rule("synergy.power.rent-a-zombie")
def test_there_is_one_zombie_at_a_time(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 8)
    keith = table.body(1, 8, 6)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert igor.ends().begins().targets("rent-a-zombie") == set()
    igor.ends()
    table.roll(4)
    dora = table.put(1, 6, 9, "strength")
    dora.strikes(vlad)
    assert vlad.life == "dead"
    assert repr(keith) in igor.begins().targets("rent-a-zombie")


@rule("synergy.power.rent-a-zombie", "synergy.obstacle")
def test_a_zombie_is_an_obstacle_and_a_friend(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie", "switcheroo"), table.body(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert table.state.blocked[square_of((6, 8))]
    assert not table.state.foes(igor.number, vlad.number)
    igor.ends()
    igor.strikes(vlad, "switcheroo")
    assert igor.at == (6, 8), "with a friend nothing is rolled"


@rule("synergy.power.rent-a-zombie", "synergy.lost", "synergy.win.last")
def test_a_zombie_counts_for_nothing_in_winning_or_losing() -> None:
    table = Table(bystanders=False)
    igor, petra, vlad = table.put(0, 6, 6, "rent-a-zombie", hits=2), table.body(0, 6, 8), table.put(1, 6, 5, "strength")
    table.roll(4)
    igor.strikes(petra, "rent-a-zombie")
    assert petra.alive
    table.roll(4)
    vlad.strikes(igor)
    assert table.won == ([1], "last"), "the zombie is no warrior of anybody's"


@rule("synergy.power.rent-a-zombie")
def test_a_zombie_drops_when_its_raiser_dies(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie", hits=1), table.body(1, 6, 8), table.put(1, 6, 5)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(4)
    keith.strikes(igor)
    assert (vlad.life, vlad.it.seat) == ("dead", 1)
    assert not table.state.blocked[square_of((6, 8))]


@rule("synergy.power.rent-a-zombie", "synergy.surrender")
def test_a_zombie_drops_when_its_raiser_leaves(table: Table) -> None:
    igor, vlad = table.put(0, 6, 0, "rent-a-zombie"), table.body(1, 6, 2)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    igor.steps("N")
    assert (igor.life, vlad.life) == ("gone", "dead")


@rule("synergy.power.rent-a-zombie", "synergy.status.suppressed")
def test_a_zombie_drops_when_the_card_is_suppressed(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 8), table.put(1, 8, 6, "power-pinch")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(4)
    keith.strikes(igor, "power-pinch")
    assert vlad.life == "dead"


@rule("synergy.power.rent-a-zombie", "synergy.power.anti-magic-aura", "synergy.status.suppressed")
def test_a_zombie_drops_in_the_step_in_which_an_aura_comes_over_its_raiser(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 3)
    keith = table.put(1, 6, 9, "anti-magic-aura")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert vlad.alive, "the aura reaches 2 squares"
    table.events.clear()
    keith.steps("N", "S")
    assert (vlad.life, igor.working) == ("dead", {"rent-a-zombie"}), "it was over the raiser for one step"
    fell = [type(event) for event in table.events if isinstance(event, Stepped | Dropped)]
    assert fell == [Stepped, Dropped, Stepped]


@rule("synergy.power.rent-a-zombie", "synergy.power.anti-magic-aura", "synergy.obstacle")
def test_a_zombie_that_drops_on_the_way_is_no_obstacle_any_more(table: Table) -> None:
    igor, vlad = table.put(0, 4, 8, "rent-a-zombie"), table.body(1, 6, 8)
    keith = table.put(1, 6, 11, "anti-magic-aura", "fast")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    keith.steps("N", "N", "N")
    assert (keith.at, vlad.life, keith.hits) == ((6, 8), "dead", 6)


@rule("synergy.power.rent-a-zombie", "synergy.gadget.pick")
def test_the_zombie_of_a_friend_has_no_hands_for_gadgets(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "rent-a-zombie", "grenade"), table.body(0, 6, 7)
    table.lay("smoke-bomb", (6, 7))
    table.roll(4)
    igor.strikes(petra, "rent-a-zombie")
    assert not igor.can("give")
    igor.ends()
    petra.begins()
    assert not any(petra.can(what) for what in ("pick", "take", "give", "drop"))


@rule("synergy.power.rent-a-zombie", "synergy.power.jumper-cables")
def test_a_walking_zombie_cannot_be_revived(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "rent-a-zombie", "jumper-cables"), table.body(0, 6, 7)
    assert repr(petra) in igor.begins().targets("jumper-cables")
    table.roll(4)
    igor.strikes(petra, "rent-a-zombie")
    igor.ends().begins()
    table.roll(4)
    igor.strikes(petra, "jumper-cables")
    assert petra.hits == 1, "a shock, like any living warrior"


@rule("synergy.power.rent-a-zombie", "synergy.knockback")
def test_the_raisers_player_chooses_where_a_zombie_is_knocked(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 10, "rent-a-zombie"), table.body(1, 6, 8), table.put(1, 5, 6, "the-human-bomb")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(1)
    table.answer("knock", DIRECTION_NAMES.index("S"), by=igor)
    keith.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (2, (6, 9))


# 95 circle-of-campfires


def lights(table: Table, igor: Fighter, first: tuple[int, int], second: tuple[int, int] | None = None) -> None:
    """Light one or two fires."""
    if second is not None:
        table.answer("another", AT_SQUARE + square_of(second))
    igor.strikes(first, "circle-of-campfires")


@rule("synergy.power.circle-of-campfires")
def test_one_or_two_fires_burn_anybody_who_enters(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 8, 7)
    lights(table, igor, (8, 8), (3, 3))
    assert table.markers((8, 8)) == table.markers((3, 3)) == {"campfire"}
    vlad.walks((8, 8))
    assert (vlad.hits, vlad.at) == (5, (8, 8))
    vlad.ends()
    lights(table, igor, (6, 8))
    assert len(table.state.markers) == 3


@rule("synergy.power.circle-of-campfires")
def test_anybody_who_begins_its_turn_on_a_fire_is_burnt(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 8, 8)
    table.mark("campfire", (8, 8), igor, "circle-of-campfires")
    vlad.begins()
    assert vlad.hits == 5


@rule("synergy.power.circle-of-campfires")
def test_fires_burn_friends_and_their_maker_too(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "circle-of-campfires"), table.put(0, 8, 7)
    lights(table, igor, (6, 7), (8, 8))
    igor.walks((6, 7))
    assert igor.hits == 5
    igor.ends()
    petra.walks((8, 8))
    assert petra.hits == 5


@rule("synergy.power.circle-of-campfires")
def test_fires_are_lit_on_empty_squares_within_3(table: Table) -> None:
    igor = table.put(0, 6, 6, "circle-of-campfires")
    table.put(1, 6, 7)
    table.lay("grenade", (8, 8))
    seen = igor.begins().targets("circle-of-campfires")
    assert {"d4", "j10", "g6"} <= seen, "no line is needed"
    assert not {"g8", "i9", "h6", "k7", "g7"} & seen, "Vlad, a grenade, a pillar, 4 squares, and oneself"


@rule("synergy.power.circle-of-campfires")
def test_a_fifth_fire_replaces_one_of_yours(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 11, 11)
    for spot in ((3, 3), (3, 4), (3, 5)):
        table.mark("campfire", spot, igor, "circle-of-campfires")
    table.answer("replace", square_of((3, 4)))
    lights(table, igor, (8, 8), (8, 6))
    assert len(table.state.markers) == 4
    assert table.markers((3, 4)) == set()
    assert vlad.alive


@rule("synergy.power.circle-of-campfires", "synergy.range")
def test_a_fire_is_no_obstacle_and_blocks_no_sight(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires", "flameblast"), table.put(1, 9, 6)
    table.mark("campfire", (7, 6), igor, "circle-of-campfires")
    assert repr(vlad) in igor.begins().targets("flameblast")
    igor.steps("E", "E")
    assert (igor.at, igor.hits) == ((8, 6), 5)


@rule("synergy.power.circle-of-campfires")
def test_fires_are_out_when_their_maker_dies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires", hits=1), table.put(1, 6, 7)
    table.mark("campfire", (8, 8), igor, "circle-of-campfires")
    table.roll(4)
    vlad.strikes(igor)
    assert table.markers((8, 8)) == set()


@rule("synergy.power.circle-of-campfires", "synergy.power.reactor-tummy")
def test_a_fire_is_energy_and_takes_no_modifiers(table: Table) -> None:
    igor = table.put(0, 6, 6, "circle-of-campfires", "might", "strength")
    vlad, keith = table.put(1, 8, 7), table.put(1, 3, 4, "reactor-tummy")
    lights(table, igor, (8, 8), (3, 3))
    vlad.walks((8, 8))
    vlad.ends()
    keith.walks((3, 3))
    assert (vlad.hits, keith.hits) == (5, 6)


@rule("synergy.power.circle-of-campfires", "synergy.power.anti-magic-aura", "synergy.status.suppressed")
def test_a_fire_in_an_aura_or_of_a_suppressed_card_is_ignored(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 8, 7, "power-pinch")
    table.put(1, 13, 13, "anti-magic-aura")
    keith = table.put(1, 11, 12)
    table.mark("campfire", (8, 8), igor, "circle-of-campfires")
    table.mark("campfire", (11, 13), igor, "circle-of-campfires")
    keith.walks((11, 13))
    assert keith.hits == 6
    keith.ends()
    vlad.walks((6, 7))
    table.roll(4)
    vlad.strikes(igor, "power-pinch")
    vlad.ends()
    table.put(1, 8, 7).walks((8, 8))
    assert [warrior.hits for warrior in table.state.warriors] == [6] * 7


@rule("synergy.power.circle-of-campfires", "synergy.status.confused")
def test_the_fires_of_the_confused_stray(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires"), table.put(1, 6, 11, "confuse")
    table.roll(4)
    vlad.strikes(igor, "confuse")
    table.roll(3, 5)
    lights(table, igor, (8, 8), (3, 3))
    assert table.markers((9, 8)) == table.markers((2, 3)) == {"campfire"}
