"""The special actions that reach across the table, and those about captives."""

from __future__ import annotations

import pytest

from fracas.games.figures.events import NoEffect, Reshuffled, SpecialUsed, Stunned, TurnLost
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


# -- Mind Control


def wizard(bob: Toy, *captives: Toy) -> Table:
    table = Table(ann=["court-wizard 9", "the-cat 2"], bob=[bob, "zapra 1"], captives={"ann": captives})
    return table.deal(ann="QH TH 3C", bob="2D AD KD")


@rule("figures.action.mindcontrol")
def test_mind_control_is_impossible_without_captives() -> None:
    table = wizard(Toy("henchman-bob", 1))
    action, why = impossible(table, "QH")
    assert action == "mindcontrol"
    assert "captive" in why


@rule("figures.action.mindcontrol")
def test_mind_control_takes_ones_own_captives_only() -> None:
    table = Table(
        ann=["court-wizard 9"],
        bob=["henchman-bob 1"],
        captives={"ann": [Toy("tyrannox", of="bob"), Toy("siege-ogre", of="bob")], "bob": [Toy("zapra", of="ann")]},
    ).deal(ann="QH 2C 3C", bob="2D")
    court_wizard, henchman, zapra = table.figures("court-wizard", "henchman-bob", "zapra")
    court_wizard.fights(henchman, "QH", "2D").uses_special()
    for figure in (zapra, henchman):
        with refused("figures.action.mindcontrol", saying="not your captive"):
            table.chooses(figure)
    table.chooses(table.figure("siege-ogre"))
    assert table.players[0].line == ["court-wizard", "siege-ogre"]
    assert table.players[0].captives == ["tyrannox"]


@rule("figures.action.mindcontrol", "figures.special.when")
def test_a_figure_captured_in_this_very_battle_may_be_controlled() -> None:
    """The wound falls before the special action takes effect."""
    table = wizard(Toy("henchman-bob", 6, wounded=True, dodges=1))
    ann, bob = table.players
    henchman = table.figure("henchman-bob")
    table.figure("court-wizard").fights(henchman, "QH", "2D").uses_special().chooses(henchman)
    assert ann.line == ["court-wizard", "the-cat", "henchman-bob"]
    assert bob.line == ["zapra"]
    assert (henchman.power, henchman.wounded, henchman.pending) == (1, False, (0, 0, 0))


@rule("figures.action.mindcontrol")
def test_mind_control_comes_to_nothing_if_armor_saves_the_only_prey() -> None:
    table = wizard(Toy("henchman-bob", 6, wounded=True, armor="9H"))
    henchman = table.figure("henchman-bob")
    table.figure("court-wizard").fights(henchman, "QH", "2D").uses_special().says("spend", "yes")
    assert [event.action for event in table.told(NoEffect)] == ["mindcontrol"]
    assert table.players[0].captives == []


@rule("figures.action.mindcontrol", "figures.army.unique")
def test_mind_control_may_add_a_twin_which_keeps_its_own_card() -> None:
    table = wizard(Toy("henchman-bob", 1), Toy("the-cat", 7, wounded=True, of="bob"))
    ann, _ = table.players
    twin = table.figure("the-cat@bob")
    table.figure("court-wizard").fights(table.figure("henchman-bob"), "QH", "2D").uses_special()
    assert ann.line == ["court-wizard", "the-cat", "the-cat"]
    table.figure("zapra").fights(twin, "KD", "3C")
    tokens = [option.token for option in table.session.questions[0].options]
    assert len(set(tokens)) == len(tokens) == 3
    twin.fights(table.figure("zapra"), "TH", "2C").uses_special()
    assert table.told(SpecialUsed)[-1] == SpecialUsed(twin.id, "luck"), "The Cat's action on a 10, not the Wizard's"


# -- Recover


@rule("figures.action.recover", "figures.card.recover")
@pytest.mark.parametrize("card", ["KH", "AH"])
def test_recover_is_impossible_if_none_of_ones_figures_is_captive(card: str) -> None:
    table = Table(
        ann=["zapra 9"],
        bob=["henchman-bob 1"],
        cyd=["the-cat 1"],
        captives={
            "bob": [Toy("siege-ogre", of="cyd")],
            "ann": [Toy("tyrannox", of="bob"), Toy("robo-buddy", of="ann")],
        },
    ).deal(ann=f"{card} 2C 3C", bob="2D")
    action, why = impossible(table, card)
    assert action == "recover"
    assert "captive" in why


@rule("figures.action.recover")
def test_recover_from_whoever_holds_it_but_not_out_of_an_army() -> None:
    """Of Ann's figures Bob holds one, Cyd another; a third was mind-controlled into Bob's army."""
    table = Table(
        ann=["zapra 9"],
        bob=["henchman-bob 1", Toy("el-meteoro", 1, start=6, of="ann")],
        cyd=["the-cat 1"],
        captives={
            "ann": [Toy("robo-buddy", 2, of="ann")],
            "bob": [Toy("siege-ogre", of="cyd"), Toy("tyrannox", 1, start=6, of="ann")],
            "cyd": [Toy("raptor-jill", 9, start=3, wounded=True, of="ann")],
        },
    ).deal(ann="KH 2C 3C", bob="2D")
    ann, bob, cyd = table.players
    zapra, henchman, jill = table.figures("zapra", "henchman-bob", "raptor-jill")
    zapra.fights(henchman, "KH", "2D").uses_special()
    for name, saying in (
        ("el-meteoro", "fights in another army"),
        ("siege-ogre", "not in your army at the start"),
        ("robo-buddy", "your own captive"),
        ("zapra", "not captive"),
    ):
        with refused("figures.action.recover", saying=saying):
            table.chooses(table.figure(name))
    table.chooses(jill)
    assert ann.line == ["zapra", "raptor-jill"]
    assert (jill.power, jill.wounded) == (3, False)
    assert cyd.captives == []
    assert bob.captives == ["siege-ogre", "tyrannox"]


@rule("figures.action.recover")
def test_a_recovered_figure_is_the_old_one_again() -> None:
    """A figure that was boosted, controlled and captured comes back with the Power of the set-up."""
    table = Table(
        ann=["captain-comet 5"],
        bob=["henchman-bob 3"],
        captives={"bob": [Toy("tyrannox", 10, start=2, wounded=True, of="ann")]},
    ).deal(ann="AH 2C 3C", bob="2D 3D")
    comet, henchman, tyrannox = table.figures("captain-comet", "henchman-bob", "tyrannox")
    comet.fights(henchman, "AH", "2D").uses_special()
    henchman.fights(tyrannox, "3D", "2C")
    assert table.totals[1] == 2 + 2


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
