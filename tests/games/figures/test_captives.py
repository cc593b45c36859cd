"""Captives: who holds them, and the special actions that set them free."""

from __future__ import annotations

import pytest

from fracas.games.figures.events import NoEffect, SpecialUsed
from tests.games.figures.enforced import refused, rule
from tests.games.figures.test_actions import impossible
from tests.kit.figures import Table, Toy

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


@rule("figures.action.mindcontrol", "figures.action.recover")
def test_a_controlled_figure_still_belongs_to_its_owner() -> None:
    """It fights for Ann with Power 1; that Bob fielded it, and with which Power, is not forgotten."""
    table = wizard(Toy("henchman-bob", 1), Toy("tyrannox", 7, start=6, wounded=True, of="bob"))
    tyrannox = table.figure("tyrannox")
    table.figure("court-wizard").fights(table.figure("henchman-bob"), "QH", "2D").uses_special().chooses(tyrannox)
    assert table.players[0].line == ["court-wizard", "the-cat", "tyrannox"]
    assert (tyrannox.power, tyrannox.seen.start, tyrannox.seen.owner) == (1, 6, 1)


def turncoat(bob: str) -> Table:
    """Bob's Tyrannox fights for Ann, and is wounded; it is Cyd's turn."""
    table = Table(
        ann=["court-wizard 4", Toy("tyrannox", 1, start=6, wounded=True, of="bob")],
        bob=["doctor-dreadful 9"],
        cyd=["zapra 1"],
        turn="cyd",
    )
    return table.deal(ann="2C 3C 4C", bob=bob, cyd="6S 2S 3S")


@rule("figures.battle.capture", "figures.action.mindcontrol", "figures.action.recover")
def test_a_controlled_figure_is_captured_by_anybody_who_beats_it() -> None:
    table = turncoat("5D KD")
    ann, bob, cyd = table.players
    zapra, tyrannox, court_wizard, dreadful = table.figures("zapra", "tyrannox", "court-wizard", "doctor-dreadful")
    zapra.fights(tyrannox, "6S", "2C")
    assert [ann.captives, bob.captives, cyd.captives] == [[], [], ["tyrannox"]]
    court_wizard.fights(dreadful, "3C", "5D")
    dreadful.fights(court_wizard, "KD", "4C").uses_special().chooses(tyrannox)
    assert bob.line == ["doctor-dreadful", "tyrannox"], "Bob fielded it, and Cyd held it"
    assert cyd.captives == []
    assert (tyrannox.power, tyrannox.wounded) == (6, False)


@rule("figures.battle.capture", "figures.action.mindcontrol", "figures.action.recover")
@pytest.mark.parametrize("card", ["KD", "QD"], ids=["recover", "mindcontrol"])
def test_anybody_who_captures_a_figure_of_their_own_holds_it_captive(card: str) -> None:
    """Recover takes from other players; out of their own hands only Mind Control brings it back."""
    table = turncoat(f"5D 6D {card}").draws("5C", "2D", "2H", "4H", "5H", "6H")
    _, bob, _ = table.players
    zapra, tyrannox, court_wizard, dreadful = table.figures("zapra", "tyrannox", "court-wizard", "doctor-dreadful")
    zapra.fights(court_wizard, "2S", "2C")
    court_wizard.fights(dreadful, "3C", "5D")
    dreadful.fights(tyrannox, "6D", "4C")
    assert bob.captives == ["tyrannox"]
    zapra.fights(court_wizard, "3S", "5C")
    court_wizard.fights(dreadful, "4H", "2D")
    dreadful.fights(court_wizard, card, "5H")
    if card == "KD":
        assert table.impossible[0] == "recover"
        assert bob.captives == ["tyrannox"]
        return
    table.uses_special().chooses(tyrannox)
    assert bob.line == ["doctor-dreadful", "tyrannox"]
    assert (tyrannox.power, tyrannox.seen.start) == (1, 6)


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
def test_recover_from_anybody_who_holds_it_but_not_out_of_an_army() -> None:
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
    """Boosted, captured, controlled and captured once more, it comes back with the Power of the set-up."""
    table = Table(
        ann=["tag-team-mule 5", "tyrannox 2"],
        bob=["raptor-jill 9", "court-wizard 9"],
        cyd=["night-heron 9", "henchman-bob 1"],
    ).deal(ann="QH 2H 3H", bob="QD JD 2D", cyd="2S")
    table.draws("3D", "KH", "4H", "5H", "QS", "6S", "4S", "5S")
    ann, bob, cyd = table.players
    mule, tyrannox, jill, court_wizard = table.figures("tag-team-mule", "tyrannox", "raptor-jill", "court-wizard")
    heron, henchman = table.figures("night-heron", "henchman-bob")

    mule.fights(henchman, "QH", "2S").uses_special().chooses(tyrannox)
    assert tyrannox.power == 4, "Boost"
    jill.fights(tyrannox, "QD", "2H").uses_special()
    court_wizard.fights(tyrannox, "JD", "3H").uses_special().chooses(tyrannox)
    assert bob.line == ["raptor-jill", "court-wizard", "tyrannox"]
    assert (tyrannox.power, tyrannox.wounded) == (1, False), "Mind Control"
    mule.fights(court_wizard, "4H", "2D")
    heron.fights(tyrannox, "QS", "3D").uses_special()
    heron.fights(tyrannox, "6S")
    assert cyd.captives == ["tyrannox"]

    mule.fights(henchman, "KH", "4S").uses_special().chooses(tyrannox)
    assert ann.line == ["tag-team-mule", "tyrannox"]
    assert cyd.captives == []
    assert (tyrannox.power, tyrannox.wounded) == (2, False)


@rule("figures.action.recover", "figures.action.boost")
def test_a_boost_does_not_outlast_a_capture() -> None:
    table = Table(ann=["tag-team-mule 5", "tyrannox 2"], bob=["raptor-jill 9", "siege-ogre 1"])
    table.deal(ann="QH 2H 3H", bob="2D QD 6D").draws("2C", "3C", "KH", "4H", "5H")
    ann, bob = table.players
    mule, tyrannox, jill, ogre = table.figures("tag-team-mule", "tyrannox", "raptor-jill", "siege-ogre")
    mule.fights(ogre, "QH", "2D").uses_special().chooses(tyrannox)
    assert (tyrannox.power, tyrannox.seen.start) == (4, 2)
    jill.fights(tyrannox, "QD", "2H").uses_special()
    jill.fights(tyrannox, "6D", "3H")
    assert bob.captives == ["tyrannox"]
    mule.fights(ogre, "KH", "2C").uses_special()
    assert ann.line == ["tag-team-mule", "tyrannox"]
    assert tyrannox.power == 2
