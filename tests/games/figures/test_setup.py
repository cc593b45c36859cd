"""Setting up: armies, Power, the line, the first player, the hands."""

from __future__ import annotations

import pytest

from fracas.games.figures.events import ArmyFielded, DealtForFirst, Drew, GoesFirst, HandsDealt
from tests.games.figures.enforced import refused, rule
from tests.kit.figures import Table

STAR_PATROL = ["captain-comet", "captain-comet-arctic", "zapra", "robo-buddy"]


def choosing(size: int | None = None) -> Table:
    """Ann makes an army of her own; Bob has the Doom Lab."""
    return Table.from_the_start("ann", "bob", armies=["choose", "doom-lab"], army_size=size).chooses("OWN")


def recruits(table: Table, *army: str) -> Table:
    """Figures with their Power: ``"zapra 4"``; what is not asked was the only choice."""
    for words in army:
        card, power = words.split()
        table.answer("recruit", card)
        table.answer("power", power)
    return table


@rule("figures.army.size")
def test_an_army_of_ones_own_has_two_to_five_figures() -> None:
    table = recruits(choosing(), "zapra 3")
    with refused("figures.army.size", saying="too small"):
        table.answer("recruit", -1)
    recruits(table, "tyrannox 3")
    assert table.answer("recruit", "ENOUGH")
    assert table.players[0].line == ["zapra", "tyrannox"]

    table = recruits(choosing(), "zapra 3", "tyrannox 3", "the-cat 3", "siege-ogre 3", "ptero-scout 2")
    assert len(table.players[0].line) == 5
    assert "recruit" not in table.asks.values()


@rule("figures.army.size")
@pytest.mark.parametrize("size", range(1, 16))
def test_the_setting_army_size_sets_one_to_fifteen(size: int) -> None:
    table = Table.from_the_start("ann", "bob", armies=["star-patrol"], army_size=size)
    assert [len(player.line) for player in table.players] == [size, size]
    powers = [figure.power for figure in table.view.figures if figure.owner == 0]
    assert sum(powers) == (15 if size > 1 else 10)
    assert all(1 <= power <= 10 for power in powers)


@rule("figures.army.size", "figures.power.points")
def test_an_army_of_eight_is_built_with_points_for_all() -> None:
    table = choosing(8)
    roster = ["zapra", "tyrannox", "the-cat", "siege-ogre", "ptero-scout", "raptor-jill", "el-meteoro", "ghost-bosun"]
    table.answer("recruit", "zapra")
    assert table.session.questions[0].values == list(range(1, 9)), "seven points are kept for the other seven"
    with refused("figures.power.points"):
        table.answer("power", 9)
    recruits(table, "zapra 8", *(f"{card} 1" for card in roster[1:]))
    assert table.players[0].line == roster
    assert [figure.power for figure in table.view.figures if figure.owner == 0] == [8, 1, 1, 1, 1, 1, 1, 1]


@rule("figures.army.unique")
def test_a_figure_is_recruited_once_but_its_variant_and_its_mount_are_others() -> None:
    table = recruits(choosing(), "captain-comet 3")
    with refused("figures.army.unique", saying="in your army already"):
        table.answer("recruit", 0)
    recruits(table, "captain-comet-arctic 3", "tag-team-mule 3").answer("recruit", "ENOUGH")
    assert table.players[0].line == ["captain-comet", "captain-comet-arctic", "tag-team-mule"]


@rule("figures.army.unique")
def test_two_players_may_field_the_same_figure() -> None:
    table = Table.from_the_start("ann", "bob", armies=["star-patrol", "star-patrol"])
    ann, bob = table.players
    assert ann.line == bob.line == STAR_PATROL
    assert table.figure("zapra@ann") != table.figure("zapra@bob")


@rule("figures.power.points")
def test_each_figure_gets_one_to_ten_of_fifteen_points() -> None:
    table = choosing()
    table.answer("recruit", "zapra")
    assert table.session.questions[0].values == list(range(1, 11))
    for power in (0, 11):
        with refused("figures.power.points"):
            table.answer("power", power)
    table.answer("power", 10)
    table.answer("recruit", "tyrannox")
    assert table.session.questions[0].values == [1, 2, 3, 4, 5]
    table.answer("power", 5)
    assert "recruit" not in table.asks.values(), "the points are spent, so the army is complete"
    assert [figure.power for figure in table.view.figures if figure.owner == 0] == [10, 5]


@rule("figures.power.points")
def test_points_that_are_not_spent_are_lost() -> None:
    table = recruits(choosing(), "zapra 2", "tyrannox 3")
    table.answer("recruit", "ENOUGH")
    assert [figure.power for figure in table.view.figures if figure.owner == 0] == [2, 3]
    assert "power" not in table.asks.values()


@rule("figures.power.points", "figures.action.recover")
def test_the_power_assigned_is_what_a_recruit_comes_back_with() -> None:
    table = recruits(choosing(), "zapra 4", "tyrannox 9")
    table.draws("2C", "AS", "6C", "2H", "6D", "3H", "6H", "KS", "4H", "2S", "3S")
    table.answer("recruit", "ENOUGH")
    ann, bob = table.players
    zapra, tyrannox, dreadful = table.figures("zapra", "tyrannox", "doctor-dreadful")
    dreadful.fights(zapra, "6C", "2H")
    zapra.fights(dreadful, "3H", "6H")
    dreadful.fights(zapra, "6D", "4H")
    assert bob.captives == ["zapra"]
    tyrannox.fights(dreadful, "KS", "2S").uses_special()
    assert ann.line == ["tyrannox", "zapra"]
    assert (zapra.power, zapra.seen.start) == (4, 4)


@rule("figures.setup.line")
def test_the_line_is_in_the_players_order_and_open_to_all() -> None:
    armies = [[["zapra", 7], ["captain-comet", 8]], [["tyrannox", 5], ["the-cat", 4], ["siege-ogre", 3]]]
    table = Table.from_the_start("ann", "bob", armies=armies)
    assert [player.line for player in table.players] == [
        ["zapra", "captain-comet"],
        ["tyrannox", "the-cat", "siege-ogre"],
    ]
    for viewer in (0, 1, None):
        assert table.session.view(viewer).lines == ((0, 1), (2, 3, 4))
    assert table.told(ArmyFielded) == [
        ArmyFielded(0, ("Zapra the Ray Gunner", "Captain Comet"), (7, 8)),
        ArmyFielded(1, ("Tyrannox", "The Cat (Actual Size)", "Siege Ogre"), (5, 4, 3)),
    ]


@rule("figures.setup.line")
def test_the_line_has_no_other_effect() -> None:
    """Anybody who stands at the end attacks and defends as well as the one who leads."""
    table = Table(ann=["zapra", "captain-comet"], bob=["tyrannox", "the-cat"]).deal(ann="2C 3C 4C", bob="2D")
    assert table.session.questions[0].values == [0, 1]
    table.figure("captain-comet").attacks(table.players[1])
    assert table.session.questions[1].values == [2, 3]


@rule("figures.setup.first")
def test_cards_are_dealt_from_seat_0_on_until_an_ace() -> None:
    table = Table.from_the_start("ann", "bob", "cyd", armies=["star-patrol", "doom-lab", "salt-dogs"])
    table.draws("KC", "QC", "JC", "TC", "AH")
    told = [(event.seat, event.card) for event in table.told(DealtForFirst)]
    assert [seat for seat, _ in told] == [0, 1, 2, 0, 1]
    assert [card % 13 + 2 for _, card in told] == [13, 12, 11, 10, 14]
    assert table.told(GoesFirst) == [GoesFirst(1)]
    assert table.turn_of == "bob"
    for viewer in (0, 1, 2, None):
        heard = table.session.heard(viewer)
        assert sum(isinstance(event, DealtForFirst) for event in heard) == 5, "dealt face up, for all to see"


@rule("figures.setup.first")
def test_the_very_first_card_may_be_an_ace() -> None:
    table = Table.from_the_start("ann", "bob", armies=["star-patrol", "doom-lab"]).draws("AS")
    assert table.turn_of == "ann"


@rule("figures.setup.hands")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_cards_each_and_the_rest_is_the_draw_pile(players: int) -> None:
    names = ["ann", "bob", "cyd", "dan", "eve", "fay"][:players]
    table = Table.from_the_start(*names).draws("AS")
    assert table.told(HandsDealt) == [HandsDealt()]
    assert table.view.hand_sizes == (3, *[2] * (players - 1)), "the first player has drawn one already"
    assert len(table.told(Drew)) == 1
    assert table.view.draw_pile == 52 - 2 * players - 1
    assert table.view.discard == ()


@rule("figures.setup.hands")
def test_the_cards_are_collected_before_the_hands_are_dealt() -> None:
    table = Table.from_the_start("ann", "bob", armies=["star-patrol", "doom-lab"])
    table.draws("2C", "AS", "AS", "2C", "3D", "4D")
    ann, bob = table.players
    assert table.turn_of == "bob", "who is also dealt the first card"
    assert {"AS", "3D"} < set(bob.hand)
    assert ann.hand == ["2C", "4D"]


@rule("figures.setup.hands")
def test_hands_are_hidden() -> None:
    table = Table.from_the_start("ann", "bob", armies=["star-patrol", "doom-lab"])
    table.draws("AS", "KH", "KD", "QH", "QD", "JH")
    ann, bob = table.players
    assert ann.hand == ["JH", "KH", "QH"]
    assert bob.hand == ["KD", "QD"]
    assert table.session.view().hand == ()
    assert table.session.view(0).hand_sizes == table.session.view(1).hand_sizes == (3, 2)


@rule("figures.army.size")
def test_seats_without_an_army_are_dealt_different_ready_ones() -> None:
    table = Table.from_the_start("ann", "bob", "cyd", armies=["star-patrol"]).rolls(5, 2)
    assert table.players[1].line[0] == "doctor-dreadful"
    assert table.players[2].line[0] == "sir-brassknuckle"
