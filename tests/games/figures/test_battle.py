"""The battle: ranks, totals, wounds, captures, and when a special action may be used."""

from __future__ import annotations

import pytest

from fracas.core.events import Event
from fracas.games.figures.deck import DECK, RANK, card_of
from fracas.games.figures.events import (
    ArmorSpent,
    AttackFails,
    Attacks,
    Defends,
    Exploded,
    Intimidated,
    Revealed,
    SpecialDeclined,
    SpecialUsed,
    TurnBegins,
    Wounded,
)
from tests.games.figures.enforced import refused, rule
from tests.kit.figures import Table, Toy


def pair(ann: Toy | str, bob: Toy | str, *, hands: tuple[str, str]) -> Table:
    """Two players with two figures each; the first of each is the one to watch."""
    table = Table(ann=[ann, "wind-up-bear 1"], bob=[bob, "lawn-mower-man 1"])
    return table.deal(ann=hands[0], bob=hands[1])


# -- the worked cases of the catalogue


@rule("figures.battle.win", "figures.battle.total")
def test_worked_case_the_attacker_wins_the_tie() -> None:
    """Power 6 attacks with a 9 (15) into Power 5 with a 10 (15): the attacker wins the tie."""
    table = pair("tyrannox 6", "henchman-bob 5", hands=("9C 2C 3C", "TD"))
    tyrannox, henchman = table.figures("tyrannox", "henchman-bob")
    tyrannox.fights(henchman, "9C", "TD")
    assert table.totals == (15, 15)
    table.declines()
    assert henchman.wounded


@rule("figures.battle.wound", "figures.battle.total")
def test_worked_case_a_wounded_figure_adds_no_power() -> None:
    """A wounded Power-8 figure defends with a Queen: total 12, not 20."""
    table = pair("tyrannox 6", Toy("henchman-bob", 8, wounded=True), hands=("2C 3C 4C", "QD"))
    tyrannox, henchman = table.figures("tyrannox", "henchman-bob")
    tyrannox.fights(henchman, "2C", "QD")
    assert table.totals == (8, 12)


@rule("figures.action.blast", "figures.battle.total")
def test_worked_case_a_pending_blast() -> None:
    """A figure with a pending Blast and Power 3 attacks with a 7: total 15; its next attack has no bonus."""
    table = Table(ann=[Toy("captain-comet", 3, blasts=1)], bob=["tyrannox 9"]).deal(ann="7C 2C 3C", bob="8D 2D")
    comet, tyrannox = table.figures("captain-comet", "tyrannox")
    comet.fights(tyrannox, "7C", "8D")
    assert table.totals == (15, 17)
    tyrannox.fights(comet, "2D", "2C")
    comet.fights(tyrannox, "3C", table.players[1].hand[0])
    assert table.totals[0] == (3 if comet.wounded else 6)


@rule("figures.action.sneak", "figures.order")
@pytest.mark.parametrize(("sneaks", "then"), [(1, "ann"), (2, "cyd")])
def test_worked_case_sneaking_once_and_twice(sneaks: int, then: str) -> None:
    """A→B→C: B sneaks twice in a row, then play goes to C (two reversals); after one sneak it goes to A."""
    table = Table(ann=["zapra 1"], bob=["raptor-jill 9"], cyd=["henchman-bob 1", "the-cat 1"], turn="bob")
    table.deal(bob="QH JH 2C", cyd="3D 4D 5D", ann="AS")
    jill, zapra, henchman, cat = table.figures("raptor-jill", "zapra", "henchman-bob", "the-cat")
    jill.fights(henchman, "QH", "3D").uses_special()
    if sneaks == 2:
        jill.fights(cat, "JH", "4D").uses_special()
    assert table.turn_of == "bob"
    jill.fights(zapra, "2C", "AS")
    assert table.turn_of == then


# -- totals


@rule("figures.battle.rank")
def test_ranks_as_printed_and_faces_11_to_14() -> None:
    faces = {"J": 11, "Q": 12, "K": 13, "A": 14, "T": 10} | {str(n): n for n in range(2, 10)}
    for suit in "CDHS":
        for face, rank in faces.items():
            assert RANK[card_of(face + suit)] == rank
    assert len({card_of(face + suit) for face in faces for suit in "CDHS"}) == len(DECK) == 52


@rule("figures.battle.rank")
@pytest.mark.parametrize(("attack", "defence"), [("5C", "5S"), ("5S", "5C"), ("AD", "AH"), ("JH", "JD")])
def test_suits_never_matter(attack: str, defence: str) -> None:
    table = pair("zapra 4", "tyrannox 4", hands=(f"{attack} 2H 3H", defence))
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, attack, defence)
    assert table.totals[0] == table.totals[1]
    assert table.told(AttackFails) == []


@rule("figures.battle.total")
def test_everything_pending_counts_and_is_gone() -> None:
    """Attacking: +5 a Blast, −5 an Intimidation, nothing for a Dodge. Defending: the Dodges instead."""
    table = pair(
        Toy("zapra", 4, blasts=1, dodges=1, fears=1),
        Toy("tyrannox", 6, blasts=1, dodges=2, fears=1),
        hands=("2C 3C 4C", "AD"),
    )
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "2C", "AD")
    assert table.totals == (2 + 4 + 5 - 5, 14 + 6 + 10 - 5)
    adds = table.told(Attacks)[-1].adds, table.told(Defends)[-1].adds
    assert adds == (4 + 5 - 5, 6 + 10 - 5), "told before the cards, with which it makes the totals"
    assert zapra.pending == (0, 1, 0), "a Dodge waits for a defence"
    assert tyrannox.pending == (1, 0, 0), "a Blast waits for an attack"


@rule("figures.battle.total")
def test_totals_may_go_below_zero() -> None:
    zapra_cowed = Toy("zapra", 4, wounded=True, fears=1)
    tyrannox_cowed = Toy("tyrannox", 6, wounded=True, fears=1)
    table = pair(zapra_cowed, tyrannox_cowed, hands=("3C 4C 5C", "2D"))
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "3C", "2D")
    assert table.totals == (3 - 5, 2 - 5)
    assert table.players[0].captives == ["tyrannox"], "−2 is more than −3"


@rule("figures.battle.win")
@pytest.mark.parametrize(("power", "wounded"), [(4, False), (5, True), (6, True)])
def test_the_attacker_needs_at_least_the_defenders_total(power: int, wounded: bool) -> None:
    table = pair(f"zapra {power}", "tyrannox 6", hands=("4C 2C 3C", "3D"))
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "4C", "3D")
    assert tyrannox.wounded == wounded
    assert table.turn_of == "bob"


@rule("figures.battle.win")
def test_a_failed_attack_ends_the_turn_and_nothing_else_happens() -> None:
    table = pair("zapra 4", "tyrannox 6", hands=("QC 2C 3C", "AD 2D 3D"))
    ann, bob = table.players
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    before = table.view.figures
    zapra.fights(tyrannox, "QC", "AD")
    assert table.view.figures == before, "nobody is wounded, the attacker neither"
    assert not table.told(SpecialUsed)
    assert not table.told(SpecialDeclined)
    assert table.turn_of == "bob"
    assert table.asks == {"bob": "attacker"}
    assert (len(ann.hand), len(bob.hand)) == (2, 3)


@rule("figures.battle.wound")
def test_a_beaten_figure_loses_its_die() -> None:
    table = pair("zapra 4", "tyrannox 6", hands=("6C 2C 3C", "2D 5D"))
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "6C", "2D")
    assert tyrannox.wounded
    assert not zapra.wounded
    assert table.told(Wounded) == [Wounded(tyrannox.id)]
    tyrannox.fights(zapra, "5D", "3C")
    assert table.totals == (5, 7), "attacking it adds no Power either"


@rule("figures.battle.capture")
def test_a_wounded_figure_is_captured_by_the_attacker() -> None:
    table = pair(
        "zapra 4",
        Toy("tyrannox", 6, wounded=True, blasts=1, dodges=1, fears=1, armor="9H TH"),
        hands=("6C 2C 3C", "2D"),
    )
    ann, bob = table.players
    zapra, tyrannox = table.figures("zapra", "tyrannox")
    zapra.fights(tyrannox, "6C", "2D").says("spend", "no")
    assert bob.line == ["lawn-mower-man"]
    assert ann.captives == ["tyrannox"]
    assert tyrannox.pending == (0, 0, 0)
    assert tyrannox.armor == []
    assert sorted(table.discard) == ["2D", "6C", "9H", "TH"], "its armor is discarded"


# -- special actions


@rule("figures.card.three", "figures.card.recover", "figures.special.when")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("QC", "explosion"),
        ("JC", "explosion"),
        ("TC", "blast"),
        ("9C", "blast"),
        ("8C", "intimidate"),
        ("7C", "intimidate"),
        ("KC", "recover"),
        ("AC", "recover"),
    ],
)
def test_the_rank_chooses_the_special_action(card: str, action: str) -> None:
    table = Table(
        ann=["zapra 4"],
        bob=["henchman-bob 1", "tyrannox 6"],
        captives={"bob": [Toy("the-cat", of="ann")]},
    ).deal(ann=f"{card} 2C 3C", bob="2D")
    zapra, henchman = table.figures("zapra", "henchman-bob")
    zapra.fights(henchman, card, "2D").uses_special()
    assert table.told(SpecialUsed) == [SpecialUsed(zapra.id, action)]


@rule("figures.card.recover")
def test_recover_may_also_be_one_of_the_three() -> None:
    table = Table(
        ann=["ghost-bosun 4"],
        bob=["henchman-bob 1"],
        captives={"bob": [Toy("the-cat", of="ann")]},
    ).deal(ann="7C 2C 3C", bob="2D")
    bosun, henchman = table.figures("ghost-bosun", "henchman-bob")
    bosun.fights(henchman, "7C", "2D").uses_special()
    assert table.players[0].line == ["ghost-bosun", "the-cat"]


@rule("figures.special.when")
@pytest.mark.parametrize("card", ["2C", "3C", "4C", "5C", "6C"])
def test_no_special_action_below_7(card: str) -> None:
    table = pair("lady-halberd 9", "tyrannox 1", hands=(f"{card} 2H 3H", "2D"))
    halberd, tyrannox = table.figures("lady-halberd", "tyrannox")
    halberd.fights(tyrannox, card, "2D")
    assert tyrannox.wounded
    assert table.turn_of == "bob"


@rule("figures.special.when")
def test_the_attacker_may_decline() -> None:
    table = pair("lady-halberd 9", "tyrannox 1", hands=("QC 2H 3H", "2D"))
    halberd, tyrannox = table.figures("lady-halberd", "tyrannox")
    halberd.fights(tyrannox, "QC", "2D")
    assert table.asks == {"ann": "special"}
    table.declines()
    assert halberd.pending == (0, 0, 0)
    assert tyrannox.wounded, "the wound falls all the same"
    assert table.turn_of == "bob"


@rule("figures.special.when")
def test_the_defender_has_no_special_action() -> None:
    table = pair("zapra 1", "lady-halberd 9", hands=("2C 2H 3H", "QD"))
    zapra, halberd = table.figures("zapra", "lady-halberd")
    zapra.fights(halberd, "2C", "QD")
    assert halberd.pending == (0, 0, 0)
    assert table.asks == {"bob": "attacker"}


@rule("figures.special.when")
def test_the_order_reveal_choose_wound_armor_effect() -> None:
    """The attacker chooses before the wound falls; armor is asked after; the effect comes last."""
    table = pair("lady-halberd 9", Toy("tyrannox", 1, armor="9H"), hands=("7C 2H 3H", "2D"))
    halberd, tyrannox = table.figures("lady-halberd", "tyrannox")
    halberd.fights(tyrannox, "7C", "2D")
    assert table.asks == {"ann": "special"}
    assert not tyrannox.wounded
    table.uses_special()
    assert table.asks == {"bob": "spend"}, "the owner is asked, and sees which special action was chosen"
    table.says("spend", "no")
    order: list[type[Event]] = [Revealed, SpecialUsed, Wounded, Intimidated, TurnBegins]
    assert kinds(table, order) == order


@rule("figures.special.when", "figures.action.explosion")
def test_the_order_with_an_explosion_into_armor() -> None:
    table = Table(ann=["cannon-kate 9"], bob=["tyrannox 1", Toy("the-cat", 1, armor="9H"), "siege-ogre 1"])
    table.deal(ann="QC 2H 3H", bob="2D")
    kate, tyrannox, cat = table.figures("cannon-kate", "tyrannox", "the-cat")
    kate.fights(tyrannox, "QC", "2D").uses_special().chooses(cat).says("spend", "yes")
    order: list[type[Event]] = [Revealed, SpecialUsed, Exploded, ArmorSpent, TurnBegins]
    assert kinds(table, order) == order
    assert not tyrannox.wounded
    assert not cat.wounded


def kinds(table: Table, wanted: list[type[Event]]) -> list[type[Event]]:
    """The kinds of events since the first reveal, as far as they are wanted."""
    events = table.session.events
    start = next(n for n, event in enumerate(events) if isinstance(event, Revealed))
    return [type(event) for event in events[start:] if type(event) in wanted]


@rule("figures.special.when")
def test_the_turn_ends_after_the_special_action() -> None:
    table = pair("lady-halberd 9", "tyrannox 1", hands=("QC 2H 3H", "2D"))
    halberd, tyrannox = table.figures("lady-halberd", "tyrannox")
    halberd.fights(tyrannox, "QC", "2D").uses_special()
    assert table.turn_of == "bob"
    with refused("figures.turn.attack"):
        halberd.attacks(table.players[1])
