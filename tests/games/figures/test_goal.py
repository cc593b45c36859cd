"""figures.win: which answers surely win or lose the game, from what the seat knows."""

from __future__ import annotations

from fracas.core.marks import LOSES, SURE
from tests.kit.figures import Table, Toy
from tests.kit.rules import rule

LAST = Toy("henchman-bob", 3, wounded=True)
"""The next defeat takes it."""


def marks(table: Table, name: str) -> dict[str, str]:
    """What is said of the answers of a player, in the order in which they stand."""
    return {option.token: option.mark for option in table.session.options(table.names.index(name))}


def duel(ann: str | Toy, bob: str | Toy, *, hand: str, against: str = "2C 3C 4C", pile: str = "") -> Table:
    """Ann's figure attacks Bob's; only the cards of ``pile`` lie unseen besides those of Bob."""
    table = Table(ann=[ann], bob=[bob], draw_pile=pile).deal(ann=hand, bob=against)
    attacker, defender = table.view.lines[0][0], table.view.lines[1][0]
    table.answer("attacker", attacker)
    table.answer("defender", defender)
    return table


@rule("figures.win")
def test_a_card_that_no_hidden_card_can_stop_wins() -> None:
    """1 for the die: an 8 makes 9, and the best card that nobody sees is a 6. It stands first."""
    table = duel("zapra 1", LAST, hand="2H 3H 8H", pile="5S 6S")
    assert list(marks(table, "ann").items()) == [("8H", "wins"), ("2H", ""), ("3H", "")]
    tied = duel("zapra 1", LAST, hand="2H 3H 8H", pile="5S 9S")
    assert marks(tied, "ann")["8H"] == "wins", "the attacker wins a tie"


@rule("figures.win")
def test_a_card_that_some_hidden_card_stops_is_not_marked() -> None:
    """Bob may hold the king, which lies in the pile: Ann cannot know."""
    assert set(marks(duel("zapra 1", LAST, hand="2H 3H 8H", pile="5S KS"), "ann").values()) == {""}


@rule("figures.win")
def test_armor_another_figure_and_another_player_leave_it_open() -> None:
    armored = Toy("henchman-bob", 3, wounded=True, armor="AS")
    assert set(marks(duel("zapra", armored, hand="8H 2H 3H", pile="5S"), "ann").values()) == {""}
    two = Table(ann=["zapra"], bob=[LAST, "brain-in-a-jar 1"], draw_pile="5S").deal(ann="8H 2H 3H", bob="2C 3C 4C")
    two.answer("attacker", two.view.lines[0][0])
    two.answer("defender", two.figure("henchman-bob").id)
    assert set(marks(two, "ann").values()) == {""}
    three = Table(ann=["zapra"], bob=[LAST], cleo=["brain-in-a-jar 1"], draw_pile="5S").deal(
        ann="8H 2H 3H", bob="2C 3C 4C", cleo="5C"
    )
    three.answer("attacker", three.view.lines[0][0])
    three.answer("opponent", 1)
    assert set(marks(three, "ann").values()) == {""}


@rule("figures.win")
def test_the_figure_whose_best_card_surely_wins_is_marked() -> None:
    table = Table(ann=["zapra 1", "brain-in-a-jar 8"], bob=[LAST], draw_pile="5S 6S").deal(
        ann="6H 2H 3H", bob="9C 8C 4C"
    )
    assert [option.mark for option in table.session.options(0)] == ["wins", ""]
    assert table.session.options(0)[0].value == table.figure("brain-in-a-jar").id


@rule("figures.out")
def test_a_card_that_surely_lets_the_last_figure_fall_asks_again() -> None:
    """Ann attacks with 5 and no less than a 2: against a 4 or a 7 that is enough, against an 8 it may not be."""
    table = duel("zapra", LAST, hand="8H 2H 3H", against="4C 7C 8C", pile="7S")
    assert marks(table, "bob") == {"4C": "loses", "7C": "loses", "8C": ""}
    warned = {option.token: option.warning for option in table.session.options(1)}
    assert warned == {"4C": SURE[LOSES], "7C": SURE[LOSES], "8C": ""}


@rule("figures.out")
def test_where_every_card_loses_none_is_marked() -> None:
    table = duel("zapra", LAST, hand="8H 2H 3H", against="4C 5C 6C", pile="7S")
    assert set(marks(table, "bob").values()) == {""}


@rule("figures.action.armor")
def test_to_keep_the_armor_of_the_last_figure_loses() -> None:
    armored = Toy("henchman-bob", 3, wounded=True, armor="AS")
    table = duel("zapra", armored, hand="KH 2H", against="3C 4C 5C", pile="5S").cards("KH", "3C")
    assert table.asks == {"bob": "spend"}
    assert marks(table, "bob") == {"yes": "", "no": "loses"}


@rule("figures.out")
def test_somebody_without_figures_has_lost_though_others_play_on() -> None:
    armored = Toy("henchman-bob", 3, wounded=True, armor="AS")
    table = Table(ann=["zapra"], bob=[armored], cleo=["brain-in-a-jar 1"]).deal(ann="KH 2H", bob="3C 4C", cleo="5C")
    table.answer("attacker", table.view.lines[0][0])
    table.answer("opponent", 1)
    table.cards("KH", "3C")
    assert marks(table, "bob") == {"yes": "", "no": "loses"}


@rule("figures.win")
def test_on_the_last_turn_what_makes_an_army_the_best_is_marked() -> None:
    """Most figures win. Two stand against two: an Explosion takes the wounded one; the blow alone
    leaves four wounded figures, and nobody ahead."""
    table = Table(
        ann=[Toy("zapra", wounded=True), Toy("tyrannox", wounded=True)],
        bob=["henchman-bob 3", Toy("brain-in-a-jar", 4, wounded=True)],
        turns=29,
        options={"turn_limit": 30},
        draw_pile="5S 6S",
    ).deal(ann="QH 7C 2D", bob="9D")
    zapra, henchman = table.figures("zapra", "henchman-bob")
    zapra.attacks(table.players[1])
    henchman.defends()
    table.cards("QH", "9D")
    assert table.asks == {"ann": "special"}
    assert list(marks(table, "ann").items()) == [("yes", "wins"), ("no", "")]
    table.uses_special()
    assert table.winners == ["ann"]
