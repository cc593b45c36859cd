"""The odds that a player sees while choosing who fights: they are what the rules would do, counted."""

from __future__ import annotations

from fracas.games.figures.deck import DECK, code
from fracas.games.figures.events import AttackFails
from fracas.games.figures.outlook import FightInfo, Outlook
from tests.kit.figures import Table, Toy
from tests.kit.rules import rule

ANN: list[str | Toy] = ["zapra 4", Toy("tag-team-mule", 6, blasts=1)]
BOB: list[str | Toy] = [Toy("tyrannox", 5, dodges=1), Toy("the-cat", 3, wounded=True), Toy("henchman-bob", 2, fears=1)]


def seen(table: Table, seat: int) -> dict[tuple[str, str, str], FightInfo]:
    """By mine, theirs and my card."""
    look = table.session.outlook(seat)
    assert isinstance(look, Outlook)
    names = [table.card_id(figure) for figure in range(len(table.view.figures))]
    return {(names[f.mine], names[f.theirs], code(f.card) if f.card >= 0 else ""): f for f in look.fights}


def story(hers: str = "QH 7C 2D", his: str = "9D 3S") -> Table:
    return Table(ann=ANN, bob=BOB).deal(ann=hers, bob=his)


@rule("figures.battle.win", "figures.battle.total")
def test_each_count_is_what_happens_with_each_of_the_cards() -> None:
    """Ann attacks; Bob holds one card after the other of those that she cannot see."""
    hers = ["QH", "7C", "2D"]
    counted = seen(story(), 0)
    unseen = [code(card) for card in DECK if code(card) not in hers]
    assert len(counted) == 6, "her two figures against his three, each with her best card"
    for (mine, theirs, card), fight in counted.items():
        assert (card, fight.of, fight.certain) == ("QH", len(unseen), False)
        won = 0
        for other in unseen:
            table = story(his=other)
            table.figure(mine).fights(table.figure(theirs), "QH", other)
            won += not table.told(AttackFails)
        assert won == fight.won, (mine, theirs)


@rule("figures.battle.win")
def test_the_defender_counts_against_the_attacker_and_wins_no_tie() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 4", "the-cat 3"]).deal(ann="QH 7C 2D", bob="QS 9D")
    table.figure("zapra").attacks(table.players[1])
    look = seen(table, 1)
    assert {key[0] for key in look} == {"tyrannox", "the-cat"}
    assert look["tyrannox", "zapra", "QS"].won == 39, "2 to Jack in four suits, but for his own 9"


@rule("figures.turn.cards")
def test_while_a_card_is_asked_for_each_card_has_its_odds() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 4"]).deal(ann="QH 7C 2D", bob="9D")
    look = seen(table, 0)
    assert {key[2] for key in look} == {"QH", "7C", "2D"}
    assert (look["zapra", "tyrannox", "QH"].won, look["zapra", "tyrannox", "QH"].of) == (41, 49)


@rule("figures.turn.cards")
def test_against_somebody_without_a_card_it_is_certain() -> None:
    table = Table(ann=["zapra 4", "tag-team-mule 6"], bob=["tyrannox 5"]).deal(ann="7C 3C 2D")
    for (mine, _, _), fight in seen(table, 0).items():
        assert (fight.won, fight.of, fight.certain) == (1, 1, True), mine


@rule("figures.turn.attack")
def test_which_player_to_attack_is_counted_for_each_figure_that_may_defend() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 5"], cy=["the-cat 3", "henchman-bob 2"])
    table.deal(ann="QH 7C 2D", bob="9D", cy="3S")
    assert table.asks == {"ann": "opponent"}
    assert {key[1] for key in seen(table, 0)} == {"tyrannox", "the-cat", "henchman-bob"}


def test_nothing_is_counted_where_nobody_fights() -> None:
    table = Table.from_the_start("ann", "bob", armies=["choose"])
    assert table.session.outlook(0) is None
