"""The special actions that reach across the table."""

from __future__ import annotations

import pytest

from fracas.games.figures.events import NoEffect, Reshuffled, Stunned, TurnLost
from tests.games.figures.enforced import refused, rule
from tests.games.figures.test_actions import impossible
from tests.kit.figures import Table, Toy

# -- Explosion


@rule("figures.action.explosion")
def test_explosion_hits_another_figure_of_the_defending_player() -> None:
    table = Table(ann=["cannon-kate 5"], bob=["henchman-bob 3", "tyrannox 4", "the-cat 4"], cyd=["zapra 4"])
    table.deal(ann="QH 2C 3C", bob="2D")
    kate, henchman, tyrannox, zapra = table.figures("cannon-kate", "henchman-bob", "tyrannox", "zapra")
    kate.fights(henchman, "QH", "2D").uses_special()
    for figure, saying in (
        (henchman, "another figure than the defender"),
        (zapra, "defending player's army"),
        (kate, "defending"),
    ):
        with refused("figures.action.explosion", saying=saying):
            table.chooses(figure)
    table.chooses(tyrannox)
    assert tyrannox.wounded
    assert not henchman.wounded


@rule("figures.action.explosion")
def test_explosion_captures_a_wounded_figure() -> None:
    table = Table(ann=["cannon-kate 5"], bob=["henchman-bob 3", Toy("tyrannox", 4, wounded=True)])
    table.deal(ann="QH 2C 3C", bob="2D")
    ann, bob = table.players
    kate, henchman, tyrannox = table.figures("cannon-kate", "henchman-bob", "tyrannox")
    kate.fights(henchman, "QH", "2D").uses_special().chooses(tyrannox)
    assert ann.captives == ["tyrannox"]
    assert bob.line == ["henchman-bob"]


@rule("figures.action.explosion")
def test_explosion_needs_another_figure() -> None:
    table = Table(ann=["cannon-kate 5"], bob=["henchman-bob 3"], cyd=["zapra", "the-cat"]).deal(
        ann="QH 2C 3C", bob="2D"
    )
    action, why = impossible(table, "QH")
    assert action == "explosion"
    assert "no other figure" in why
    assert table.figure("henchman-bob").wounded, "the defender is wounded as usual"


# -- Intimidate


@rule("figures.action.intimidate")
def test_intimidate_counts_in_the_next_defence_and_is_gone() -> None:
    table = Table(ann=["zapra 1"], bob=[Toy("tyrannox", 6, wounded=True, fears=1)]).deal(ann="2C 3C 4C", bob="9D")
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "2C", "9D")
    assert table.totals == (3, 9 - 5)
    assert tyrannox.pending == (0, 0, 0)


@rule("figures.action.intimidate")
@pytest.mark.parametrize("fate", ["stopped", "captured"])
def test_intimidate_has_no_effect_if_nobody_is_wounded_who_still_stands(fate: str) -> None:
    worn = Toy("tyrannox", 1, armor="9H") if fate == "stopped" else Toy("tyrannox", 1, wounded=True)
    table = Table(ann=["zapra 9"], bob=[worn, "the-cat 1"]).deal(ann="7C 2C 3C", bob="2D")
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "7C", "2D").uses_special()
    if fate == "stopped":
        table.says("spend", "yes")
    assert tyrannox.pending == (0, 0, 0)
    assert [event.action for event in table.told(NoEffect)] == ["intimidate"]


@rule("figures.action.intimidate", "figures.action.armor")
def test_intimidate_works_if_the_armor_is_kept() -> None:
    table = Table(ann=["zapra 9"], bob=[Toy("tyrannox", 1, armor="9H")]).deal(ann="7C 2C 3C", bob="2D")
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "7C", "2D").uses_special().says("spend", "no")
    assert tyrannox.pending == (0, 0, 1)


# -- Master Plan


def plan() -> Table:
    table = Table(ann=["the-accountant 5"], bob=["henchman-bob 3"], cyd=["zapra 4"])
    table.deal(ann="QH 2C 3C", bob="2D", cyd="5S 6S").draws("4H", "5H", "6H", "7H", "8H", "9H")
    table.figure("the-accountant").fights(table.figure("henchman-bob"), "QH", "2D").uses_special()
    return table


@rule("figures.action.masterplan")
def test_master_plan_on_any_one_or_more_players() -> None:
    tokens = [option.token for option in plan().session.questions[0].options]
    assert sorted(tokens) == sorted(["p0", "p1", "p2", "p0+p1", "p0+p2", "p1+p2", "p0+p1+p2"])


@rule("figures.action.masterplan")
def test_master_plan_on_oneself_alone() -> None:
    table = plan()
    ann, bob, cyd = table.players
    table.chooses(ann)
    assert ann.hand == ["4H", "5H", "6H"]
    assert cyd.hand == ["5S", "6S"]
    assert sorted(bob.hand) == ["7H", "8H", "9H"], "that is Bob's own draw, at the start of his turn"


@rule("figures.action.masterplan")
def test_master_plan_on_another_alone_draws_three_whatever_was_held() -> None:
    table = plan()
    ann, _, cyd = table.players
    table.chooses(cyd)
    assert ann.hand == ["2C", "3C"]
    assert cyd.hand == ["4H", "5H", "6H"]
    assert table.discard == ["5S", "6S", "QH", "2D"]


@rule("figures.action.masterplan", "figures.reshuffle")
def test_master_plan_reshuffles_the_hands_just_discarded() -> None:
    table = Table(ann=["the-accountant 5"], bob=["henchman-bob 3"], draw_pile="4H 5H")
    table.deal(ann="QH 2C 3C", bob="2D KD AD").draws("4H", "5H", "KD")
    ann, bob = table.players
    table.figure("the-accountant").fights(table.figure("henchman-bob"), "QH", "2D").uses_special().chooses(bob)
    assert bob.hand == ["4H", "5H", "KD"]
    assert len(table.told(Reshuffled)) == 1
    assert table.discard == ["QH", "2D"], "the cards of the battle are discarded after it"
    assert ann.hand == ["2C", "3C"]


@rule("figures.action.masterplan", "figures.reshuffle")
def test_all_discard_before_anybody_draws() -> None:
    """The draw pile is empty: Ann, who draws first, is dealt what Bob has just laid down."""
    table = Table(ann=["the-accountant 5"], bob=["henchman-bob 3"], draw_pile="")
    table.deal(ann="QH 2C 3C", bob="2D KD AD").draws("KD", "AD", "4H", "2C", "3C", "5H")
    ann, bob = table.players
    table.figure("the-accountant").fights(table.figure("henchman-bob"), "QH", "2D").uses_special().chooses(ann, bob)
    assert ann.hand == ["4H", "AD", "KD"]
    assert bob.hand == ["2C", "3C", "5H"]


@rule("figures.action.masterplan", "figures.order")
@pytest.mark.parametrize(("way", "order"), [("+", "bob cyd dan ann"), ("-", "bob ann dan cyd")])
def test_a_master_plan_is_drawn_for_in_the_direction_of_play(way: str, order: str) -> None:
    table = Table(
        ann=["zapra 4"], bob=["the-accountant 9"], cyd=["henchman-bob 3"], dan=["the-cat 3"], turn="bob", way=way
    )
    table.deal(ann="2C 3C 4C", bob="QH 2H 3H", cyd="2D 3D 4D", dan="2S 3S 4S")
    table.draws("5C", "6C", "7C", "5D", "6D", "7D", "5H", "6H", "7H", "5S", "6S", "7S")
    table.figure("the-accountant").fights(table.figure("henchman-bob"), "QH", "2D").uses_special()
    table.chooses(*table.players)
    drawn = dict(zip(order.split(), "CDHS", strict=True))
    for player in table.players:
        suit = drawn[table.names[player.seat]]
        assert player.hand == [f"5{suit}", f"6{suit}", f"7{suit}"]


# -- Stun


@rule("figures.action.stun")
def test_two_pending_stuns_lose_two_turns() -> None:
    table = Table(ann=["grandmaster-ito 9"], bob=["henchman-bob 1", "the-cat 1"]).deal(ann="QH JH 2C", bob="2D 3D 4D")
    ito, henchman, cat = table.figures("grandmaster-ito", "henchman-bob", "the-cat")
    ito.fights(henchman, "QH", "2D").uses_special()
    assert table.turn_of == "ann"
    ito.fights(cat, "JH", "3D").uses_special()
    assert table.told(Stunned) == [Stunned(1), Stunned(1)]
    assert table.told(TurnLost) == [TurnLost(1), TurnLost(1)]

    table = Table(ann=["zapra 1"], bob=["tyrannox 9"], stuns={"bob": 2}).deal(ann="2C 2H 2S", bob="AD AH AS")
    for card, defence in (("2C", "AD"), ("2H", "AH")):
        table.figure("zapra").fights(table.figure("tyrannox"), card, defence)
        assert table.turn_of == "ann", "Bob still defends"
    table.figure("zapra").fights(table.figure("tyrannox"), "2S", "AS")
    assert table.turn_of == "bob"
    assert table.players[1].stuns == 0


@rule("figures.action.stun")
def test_a_stun_adds_to_one_that_is_still_pending() -> None:
    table = Table(ann=["grandmaster-ito 4"], bob=["tyrannox 1"], stuns={"bob": 1}).deal(ann="QH 2C 3C", bob="2D AD")
    ito, tyrannox = table.figures("grandmaster-ito", "tyrannox")
    ito.fights(tyrannox, "QH", "2D").uses_special()
    assert table.turn_of == "ann"
    assert table.players[1].stuns == 1, "two were pending, one turn is lost"
    ito.fights(tyrannox, "2C", "AD")
    assert table.turn_of == "ann", "and the other"
    assert table.players[1].stuns == 0


@rule("figures.action.stun")
def test_a_stunned_player_draws_nothing_and_play_goes_on_to_the_next() -> None:
    table = Table(ann=["grandmaster-ito 9"], bob=["henchman-bob 1"], cyd=["the-cat 1"]).deal(
        ann="QH JH 2C", bob="2D 3D"
    )
    _, bob, _ = table.players
    table.figure("grandmaster-ito").fights(table.figure("henchman-bob"), "QH", "2D").uses_special()
    assert table.turn_of == "cyd"
    assert bob.hand == ["3D"]
    assert bob.stuns == 0


@rule("figures.action.stun")
@pytest.mark.parametrize(("defending", "stuns"), [("the-cat", [0, 0, 1, 0]), ("siege-ogre", [0, 0, 0, 1])])
def test_the_defending_player_is_stunned_wherever_he_sits(defending: str, stuns: list[int]) -> None:
    table = Table(ann=["grandmaster-ito 9"], bob=["henchman-bob 1"], cyd=["the-cat 1"], dan=["siege-ogre 1"])
    table.deal(ann="QH JH 2C")
    table.figure("grandmaster-ito").fights(table.figure(defending), "QH").uses_special()
    assert [player.stuns for player in table.players] == stuns
    assert table.turn_of == "bob", "who sits next, and was not attacked"


@rule("figures.action.stun", "figures.out")
def test_a_stun_on_a_player_who_is_beaten_out_comes_to_nothing() -> None:
    table = Table(ann=["grandmaster-ito 9"], bob=[Toy("henchman-bob", 1, wounded=True)], cyd=["the-cat 1"])
    table.deal(ann="QH 2C 3C", bob="2D", cyd="AS KS QS")
    ito, henchman, cat = table.figures("grandmaster-ito", "henchman-bob", "the-cat")
    ito.fights(henchman, "QH", "2D").uses_special()
    assert table.told(Stunned) == []
    assert [event.action for event in table.told(NoEffect)] == ["stun"]
    assert [player.stuns for player in table.players] == [0, 0, 0]
    assert table.turn_of == "cyd"
    cat.fights(ito, "QS", "3C").declines()
    assert table.turn_of == "ann"
    assert table.told(TurnLost) == []
