"""The special actions on one's own side: what each does, what it may not do, when it cannot be used."""

from __future__ import annotations

import pytest

from fracas.games.figures.events import ArmorSpent, Sneaks, SpecialUsed
from tests.games.figures.checks import CHECKS
from tests.games.figures.enforced import refused, rule
from tests.kit.figures import Table, Toy


@rule("figures.special.when")
@pytest.mark.parametrize("action", CHECKS)
def test_the_action_does_what_its_scenario_says(action: str) -> None:
    CHECKS[action]()


def impossible(table: Table, attack: str, defence: str = "2D") -> tuple[str, str]:
    """Ann's first figure beats Bob's first; the special action cannot be used, and play goes on to Bob."""
    ann, bob = table.players[:2]
    table.figure(f"{ann.line[0]}@ann").fights(table.figure(f"{bob.line[0]}@bob"), attack, defence)
    assert table.told(SpecialUsed) == []
    assert table.turn_of == "bob"
    return table.impossible


# -- Armor


@rule("figures.action.armor")
def test_armor_lies_beside_any_one_figure_of_ones_army() -> None:
    table = Table(
        ann=["robo-buddy 5", Toy("zapra", 4, wounded=True, armor="9C")],
        bob=["henchman-bob 3"],
        captives={"ann": [Toy("tyrannox", of="bob")]},
    ).deal(ann="QH 2C 3C", bob="2D")
    robo, zapra, henchman, tyrannox = table.figures("robo-buddy", "zapra", "henchman-bob", "tyrannox")
    robo.fights(henchman, "QH", "2D").uses_special()
    with refused("figures.action.armor", saying="not in your army"):
        table.chooses(henchman)
    with refused("figures.battle.capture", saying="captive"):
        table.chooses(tyrannox)
    table.chooses(zapra)
    assert zapra.armor == ["9C", "QH"], "several may lie on one figure, and a wounded one may wear them"


@rule("figures.action.armor")
@pytest.mark.parametrize("wounded", [False, True])
def test_armor_stops_a_wound_or_a_capture_one_card_for_each(wounded: bool) -> None:
    worn = Toy("tyrannox", 2, wounded=wounded, armor="9H TH")
    table = Table(ann=["el-meteoro 9"], bob=[worn], cyd=["the-cat 9"]).deal(ann="6C 5C 2C", bob="2D 3D 4D", cyd="2S")
    meteoro, tyrannox = table.figures("el-meteoro", "tyrannox")
    meteoro.fights(tyrannox, "6C", "2D")
    assert table.asks == {"bob": "spend"}, "the owner is asked"
    table.says("spend", "yes")
    assert (tyrannox.wounded, tyrannox.armor) == (wounded, ["TH"])
    assert len(table.told(ArmorSpent)) == 1
    assert "9H" in table.discard
    assert table.players[1].line == ["tyrannox"]


@rule("figures.action.armor")
def test_the_owner_may_keep_the_armor_and_take_the_wound() -> None:
    table = Table(ann=["el-meteoro 9"], bob=[Toy("tyrannox", 2, armor="9H")]).deal(ann="6C 5C 2C", bob="2D 3D 4D")
    meteoro, tyrannox = table.figures("el-meteoro", "tyrannox")
    meteoro.fights(tyrannox, "6C", "2D").says("spend", "no")
    assert (tyrannox.wounded, tyrannox.armor) == (True, ["9H"])


@rule("figures.action.armor")
def test_armor_is_not_asked_for_when_the_attack_fails() -> None:
    table = Table(ann=["zapra 1"], bob=[Toy("tyrannox", 9, armor="9H")]).deal(ann="2C 3C 4C", bob="AD")
    table.figure("zapra").fights(table.figure("tyrannox"), "2C", "AD")
    assert table.told(ArmorSpent) == []
    assert table.figure("tyrannox").armor == ["9H"]


# -- Blast and Dodge


@rule("figures.action.blast")
def test_a_blast_is_gone_whether_the_attack_wins_or_not() -> None:
    for attack, defence, wins in (("2C", "AD", False), ("6C", "2D", True)):
        table = Table(ann=[Toy("captain-comet", 3, blasts=1)], bob=["tyrannox 5"]).deal(ann="2C 6C 3C", bob="AD 2D")
        comet, tyrannox = table.figures("captain-comet", "tyrannox")
        comet.fights(tyrannox, attack, defence)
        assert tyrannox.wounded == wins
        assert comet.pending == (0, 0, 0)


@rule("figures.action.blast")
def test_a_blast_waits_for_an_attack_by_that_very_figure() -> None:
    table = Table(ann=[Toy("captain-comet", 3, blasts=1), "zapra 4"], bob=["tyrannox 5"])
    table.deal(ann="2C 3C 4C", bob="AD 2D")
    comet, zapra, tyrannox = table.figures("captain-comet", "zapra", "tyrannox")
    zapra.fights(tyrannox, "2C", "AD")
    assert table.totals[0] == 2 + 4
    tyrannox.fights(comet, "2D", "3C")
    assert table.totals[1] == 3 + 3, "defending is not attacking"
    assert comet.pending == (1, 0, 0)


@rule("figures.action.dodge")
def test_two_pending_dodges_add_10_and_both_go() -> None:
    for attack in ("6C", "QC"):
        table = Table(ann=["el-meteoro 9"], bob=[Toy("smoke-twin-left", 3, dodges=2)])
        table.deal(ann="6C QC 2C", bob="3D")
        meteoro, twin = table.figures("el-meteoro", "smoke-twin-left")
        meteoro.fights(twin, attack, "3D")
        assert table.totals[1] == 3 + 3 + 10
        assert twin.pending == (0, 0, 0), "win or lose"


@rule("figures.action.dodge")
def test_a_dodge_waits_for_a_defence_by_that_very_figure() -> None:
    table = Table(ann=["el-meteoro 9"], bob=[Toy("smoke-twin-left", 3, dodges=1), "tyrannox 9"])
    table.deal(ann="2C 3C 4C", bob="3D 4D")
    meteoro, twin, tyrannox = table.figures("el-meteoro", "smoke-twin-left", "tyrannox")
    meteoro.fights(tyrannox, "2C", "3D")
    assert table.totals[1] == 3 + 9
    twin.fights(meteoro, "4D", "3C")
    assert table.totals[0] == 4 + 3, "attacking is not defending"
    assert twin.pending == (0, 1, 0)


@rule("figures.action.blast", "figures.action.dodge")
@pytest.mark.parametrize(("card", "pending"), [("QH", (1, 0, 0)), ("7H", (0, 1, 0))], ids=["blast", "dodge"])
def test_blast_and_dodge_are_for_the_attacker_wherever_it_stands_in_line(
    card: str, pending: tuple[int, int, int]
) -> None:
    table = Table(ann=["zapra 4", "captain-comet 9", "the-cat 3"], bob=["tyrannox 1", "siege-ogre 1"])
    table.deal(ann=f"{card} 2C 3C", bob="2D")
    comet, tyrannox = table.figures("captain-comet", "tyrannox")
    comet.fights(tyrannox, card, "2D").uses_special()
    assert comet.pending == pending
    assert [table.figure(other).pending for other in ("zapra", "the-cat", "siege-ogre")] == [(0, 0, 0)] * 3


# -- Boost and Luck


@rule("figures.action.boost")
@pytest.mark.parametrize(("power", "boosted"), [(1, 3), (8, 10), (9, 10)])
def test_boost_raises_by_2_at_most_to_10(power: int, boosted: int) -> None:
    table = Table(ann=["tag-team-mule 2", Toy("zapra", power, start=1)], bob=["tyrannox 3"])
    table.deal(ann="QH 2C 3C", bob="2D")
    mule, zapra, tyrannox = table.figures("tag-team-mule", "zapra", "tyrannox")
    mule.fights(tyrannox, "QH", "2D").uses_special().chooses(zapra)
    assert zapra.power == boosted


@rule("figures.action.boost")
def test_boost_needs_a_figure_with_its_die_below_10() -> None:
    table = Table(
        ann=["tag-team-mule 2", Toy("zapra", 4, wounded=True), "the-cat 10", "siege-ogre 3"], bob=["tyrannox 1"]
    )
    table.deal(ann="QH 2C 3C", bob="2D")
    mule, zapra, cat, tyrannox = table.figures("tag-team-mule", "zapra", "the-cat", "tyrannox")
    mule.fights(tyrannox, "QH", "2D").uses_special()
    with refused("figures.action.boost", saying="no die"):
        table.chooses(zapra)
    with refused("figures.action.boost", saying="Power 10"):
        table.chooses(cat)
    with refused("figures.action.boost", saying="not in your army"):
        table.chooses(tyrannox)


@rule("figures.action.boost")
def test_boost_is_impossible_without_a_die_that_can_rise() -> None:
    table = Table(ann=[Toy("tag-team-mule", 2, wounded=True), "the-cat 10"], bob=["tyrannox 1"])
    action, why = impossible(table.deal(ann="QH 2C 3C", bob="2D"), "QH")
    assert action == "boost"
    assert "die" in why


@rule("figures.action.luck")
@pytest.mark.parametrize(("die", "power"), [(6, 7), (7, 7), (8, 8), (10, 10), (1, 7)])
def test_luck_compares_with_the_power_shown_before_the_roll(die: int, power: int) -> None:
    """Zapra began with 2 and has 7 now: a 6 does not lower her."""
    table = Table(ann=["the-cat 3", Toy("zapra", 7, start=2)], bob=["tyrannox 3"]).deal(ann="TH 2C 3C", bob="2D")
    cat, zapra, tyrannox = table.rolls(die).figures("the-cat", "zapra", "tyrannox")
    cat.fights(tyrannox, "TH", "2D").uses_special().chooses(zapra)
    assert zapra.power == power
    assert zapra.seen.start == 2


@rule("figures.action.luck")
def test_luck_needs_a_figure_with_its_die() -> None:
    table = Table(ann=["the-cat 3", Toy("zapra", 4, wounded=True), "siege-ogre 3"], bob=["tyrannox 3"])
    cat, zapra, tyrannox = table.deal(ann="TH 2C 3C", bob="2D").figures("the-cat", "zapra", "tyrannox")
    cat.fights(tyrannox, "TH", "2D").uses_special()
    with refused("figures.action.luck", saying="no die"):
        table.chooses(zapra)


@rule("figures.action.luck")
def test_luck_is_impossible_without_a_die() -> None:
    table = Table(ann=[Toy("the-cat", 3, wounded=True)], bob=["tyrannox 1"]).deal(ann="TH 2C 3C", bob="2D")
    action, why = impossible(table, "TH")
    assert action == "luck"
    assert "die" in why


# -- Sneak


@rule("figures.action.sneak")
def test_with_two_players_the_order_is_unchanged() -> None:
    table = Table(ann=["raptor-jill 5"], bob=["henchman-bob 3"]).deal(ann="QH 2C 3C", bob="2D AD KD")
    jill, henchman = table.figures("raptor-jill", "henchman-bob")
    jill.fights(henchman, "QH", "2D").uses_special()
    jill.fights(henchman, "2C", "AD")
    assert table.turn_of == "bob"


@rule("figures.action.sneak")
def test_the_direction_stays_reversed_until_the_next_sneak() -> None:
    table = Table(ann=["zapra 1"], bob=["raptor-jill 9"], cyd=["the-cat 1"], turn="bob")
    table.deal(ann="2D 3D 4D", bob="QH 2C 3C", cyd="AS AH AC")
    zapra, jill, cat = table.figures("zapra", "raptor-jill", "the-cat")
    jill.fights(zapra, "QH", "2D").uses_special()
    assert table.told(Sneaks) == [Sneaks(1, reverses=True)]
    jill.fights(cat, "2C", "AS")
    assert table.turn_of == "ann"
    zapra.fights(cat, "3D", "AH")
    assert table.turn_of == "cyd"
    cat.fights(zapra, "AC", "4D")
    assert table.turn_of == "bob"


@rule("figures.action.sneak", "figures.action.masterplan")
def test_the_direction_reverses_after_the_extra_turn_not_before() -> None:
    """Bob sneaks, and in the extra turn plans for all: the draw still goes to the left, from Bob to Cyd to Ann."""
    table = Table(ann=["zapra 1"], bob=["raptor-jill 9", "the-accountant 9"], cyd=["the-cat 1"], turn="bob")
    table.deal(ann="2D 3D 4D", bob="QH JH 2C", cyd="2S").draws(
        "3C", "4H", "5H", "6H", "7H", "8H", "9H", "4C", "5C", "6C"
    )
    ann, bob, cyd = table.players
    zapra, jill, accountant = table.figures("zapra", "raptor-jill", "the-accountant")
    jill.fights(zapra, "QH", "2D").uses_special()
    accountant.attacks(cyd)
    table.cards("JH", "2S").uses_special().chooses(ann, bob, cyd)
    assert bob.hand == ["4H", "5H", "6H"]
    assert cyd.hand == ["7H", "8H", "9H"]
    assert ann.hand == ["4C", "5C", "6C"]
