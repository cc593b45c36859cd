"""The turn: drawing, attacking, defending, playing cards; the piles and the order of play."""

from __future__ import annotations

import pytest

from fracas.core.question import Roll
from fracas.games.figures.deck import DECK, card_of, code
from fracas.games.figures.events import Drew, Reshuffled, Revealed, TurnBegins
from tests.games.figures.enforced import refused, rule
from tests.games.figures.wandering import wander
from tests.kit.figures import Table, Toy


def duel(**more: str) -> Table:
    return Table(ann=["zapra 4", "captain-comet 5"], bob=["henchman-bob 3", "tyrannox 6"]).deal(**more)


@rule("figures.turn.draw")
@pytest.mark.parametrize(("held", "drawn"), [("", 3), ("QH", 2), ("QH 7C", 1), ("QH 7C 2D", 0)])
def test_the_current_player_draws_up_to_three(held: str, drawn: int) -> None:
    table = duel(ann=held, bob="9D").draws("4H", "5H", "6H")
    ann, bob = table.players
    assert ann.hand == sorted([*held.split(), "4H", "5H", "6H"][:3])
    assert len(table.told(Drew)) == drawn
    assert bob.hand == ["9D"], "nobody else draws"


@rule("figures.turn.draw")
def test_only_the_drawer_is_told_which_card_it_is() -> None:
    table = duel(ann="QH 7C", bob="9D").draws("4H")
    told = {viewer: [event for event in table.session.heard(viewer) if isinstance(event, Drew)] for viewer in (0, 1)}
    assert told == {0: [Drew(0, card_of("4H"))], 1: [Drew(0, None)]}
    assert [event for event in table.session.heard() if isinstance(event, Drew)] == [Drew(0, None)]


@rule("figures.turn.draw", "figures.setup.hands", "figures.setup.first")
def test_cards_come_face_down_but_for_those_that_find_the_first_player() -> None:
    """A roll is secret if somebody at the table does not see what came."""
    secret: dict[str, bool] = {}
    for seed in range(4):
        for flow in wander(2, seed, armies=["ring-kings"]):
            if isinstance(flow.question, Roll):
                assert secret.setdefault(flow.question.ask, flow.question.secret) == flow.question.secret
    assert secret == {"army": False, "first": False, "deal": True, "draw": True, "die": False}


@rule("figures.turn.attack")
def test_attacking_is_not_optional() -> None:
    table = duel(ann="QH 7C 2D", bob="9D")
    [asked] = table.session.questions.values()
    assert asked.ask == "attacker"
    assert asked.values == [0, 1], "one of their figures, and nothing else"
    table.answer("attacker", 0)
    assert table.asks == {"bob": "defender"}, "the only opponent is not asked for"


@rule("figures.turn.attack")
def test_only_ones_own_figures_attack() -> None:
    table = Table(ann=["zapra", "the-cat"], bob=["tyrannox"], captives={"bob": [Toy("captain-comet", of="ann")]})
    zapra, tyrannox, captive = table.figures("zapra", "tyrannox", "captain-comet")
    _, bob = table.players
    with refused("figures.turn.attack", saying="not in your army"):
        tyrannox.attacks(bob)
    with refused("figures.battle.capture", saying="captive"):
        captive.attacks(bob)
    zapra.attacks(bob)


@rule("figures.turn.attack", "figures.out")
def test_any_opponent_with_figures_may_be_attacked() -> None:
    table = Table(ann=["zapra"], bob=["tyrannox"], cyd=[], dan=["the-cat"]).deal(bob="2D", dan="3D")
    assert table.session.questions[0].values == [1, 3]
    with refused("figures.turn.attack", saying="yourself"):
        table.answer("opponent", 0)
    with refused("figures.out", saying="out of the game"):
        table.answer("opponent", 2)
    table.figure("zapra").attacks(table.players[3])
    assert table.asks == {"ann": "card", "dan": "card"}


@rule("figures.turn.attack")
def test_a_wounded_figure_may_attack() -> None:
    table = Table(ann=[Toy("zapra", 4, wounded=True), "the-cat"], bob=["tyrannox"]).deal(ann="2C 3C 4C", bob="2D")
    table.figure("zapra").attacks(table.players[1])
    table.cards("4C", "2D")
    assert table.totals == (4, 7)


@rule("figures.turn.defender")
def test_the_defending_player_picks_after_seeing_the_attacker_and_before_any_card() -> None:
    table = duel(ann="QH 7C 2D", bob="9D")
    zapra, henchman, comet = table.figures("zapra", "henchman-bob", "captain-comet")
    zapra.attacks(table.players[1])
    assert table.asks == {"bob": "defender"}
    assert table.session.view(1).attacker == zapra.id
    with refused("figures.turn.defender", saying="not in your army"):
        comet.defends()
    henchman.defends()
    assert table.asks == {"ann": "card", "bob": "card"}


@rule("figures.turn.cards")
def test_both_pick_in_secret_and_reveal_at_once() -> None:
    table = duel(ann="QH 7C 2D", bob="9D 3D")
    table.figure("zapra").attacks(table.players[1])
    table.figure("henchman-bob").defends()
    before = table.session.view(1)
    told = len(table.session.events)
    table.session.answer(0, "QH")
    assert table.session.view(1) == before, "Bob learns nothing of the card that lies face down"
    assert len(table.session.events) == told
    assert table.asks == {"bob": "card"}
    table.session.answer(1, "9D")
    assert len(table.told(Revealed)) == 1
    assert table.totals == (12 + 4, 9 + 3)


@rule("figures.turn.cards")
def test_the_defender_may_choose_first() -> None:
    table = duel(ann="QH 7C 2D", bob="9D 3D")
    table.figure("zapra").attacks(table.players[1])
    table.figure("henchman-bob").defends()
    table.session.answer(1, "3D")
    table.session.answer(0, "7C")
    assert table.totals == (7 + 4, 3 + 3)


@rule("figures.turn.cards")
def test_a_defender_with_no_card_plays_none() -> None:
    table = duel(ann="2C 7C 2D")
    table.figure("zapra").attacks(table.players[1])
    table.figure("tyrannox").defends()
    assert table.asks == {"ann": "card"}
    table.cards("2C")
    assert table.totals == (2 + 4, 0 + 6)
    assert table.discard == ["2C"]


@rule("figures.turn.cards")
def test_a_last_card_is_asked_for_too() -> None:
    """A missing prompt would tell the opponent something."""
    table = duel(ann="2C 7C 2D", bob="9D")
    table.figure("zapra").attacks(table.players[1])
    table.figure("tyrannox").defends()
    assert table.asks == {"ann": "card", "bob": "card"}
    assert [option.token for option in table.session.questions[1].options] == ["9D"]


@rule("figures.turn.cards")
def test_one_plays_a_card_of_ones_own_hand() -> None:
    table = duel(ann="2C 7C 2D", bob="9D")
    table.figure("zapra").attacks(table.players[1])
    table.figure("tyrannox").defends()
    with refused("table.answer"):
        table.session.answer(1, "7C")
    with refused("figures.turn.cards"):
        table.session.answer(1, DECK[5])


@rule("figures.discard")
def test_battle_cards_go_face_up_to_the_discards() -> None:
    table = duel(ann="2C 7C 2D", bob="9D")
    table.figure("zapra").fights(table.figure("tyrannox"), "2C", "9D")
    for viewer in (0, 1, None):
        assert [code(card) for card in table.session.view(viewer).discard] == ["2C", "9D"]
    assert table.view.attack_card == table.view.defence_card == -1


@rule("figures.discard", "figures.action.armor")
def test_a_card_kept_as_armor_is_not_discarded() -> None:
    table = Table(ann=["robo-buddy 5"], bob=["tyrannox 2"]).deal(ann="QH 2C 3C", bob="9D")
    robo, tyrannox = table.figures("robo-buddy", "tyrannox")
    robo.fights(tyrannox, "QH", "9D").uses_special().chooses(robo)
    assert table.discard == ["9D"]
    assert robo.armor == ["QH"]


@rule("figures.reshuffle")
def test_the_discards_become_the_new_draw_pile() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 6"], draw_pile="5H").deal(ann="QH", bob="9D").draws("5H", "6H")
    ann, _ = table.players
    assert ann.hand == ["5H", "6H", "QH"]
    assert table.told(Reshuffled) == [Reshuffled(49)]
    assert table.view.draw_pile == 48
    assert table.discard == []


@rule("figures.reshuffle")
def test_the_pile_is_not_shuffled_before_it_is_empty_and_needed() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 6"], draw_pile="5H").deal(ann="QH 2C", bob="9D")
    assert table.players[0].hand == ["2C", "5H", "QH"]
    assert table.view.draw_pile == 0
    assert table.told(Reshuffled) == []
    assert len(table.discard) == 48


@rule("figures.reshuffle")
@pytest.mark.parametrize("hand", ["QH 9C", "QH", ""])
def test_with_both_piles_empty_one_draws_no_more(hand: str) -> None:
    held = [*hand.split(), "9D"]
    armor = " ".join(code(card) for card in DECK if code(card) not in held)
    table = Table(ann=["zapra 4"], bob=[Toy("tyrannox", 6, armor=armor)], draw_pile="").deal(ann=hand, bob="9D")
    assert table.players[0].hand == sorted(hand.split())
    assert table.told(Drew) == []
    table.cards(hand[:2], "9D")
    assert table.totals == ((12 if hand else 0) + 4, 9 + 6)


@rule("figures.order")
@pytest.mark.parametrize(("way", "order"), [("+", "bob cyd dan ann"), ("-", "dan cyd bob ann")])
def test_play_passes_to_the_left_or_after_a_sneak_to_the_right(way: str, order: str) -> None:
    table = Table(ann=["zapra 1"], bob=["tyrannox 1"], cyd=["the-cat 1"], dan=["siege-ogre 1"], way=way)
    table.deal(ann="2C 2D 2H", bob="3C 3D AH", cyd="4C 4D AD", dan="5C 5D AC")
    for name in order.split():
        seat = table.view.seat
        table.answer("opponent", (seat + 1) % 4)
        table.answer("card", table.session.questions[seat].options[0].token)
        table.answer("card", table.session.questions[(seat + 1) % 4].options[-1].token)
        if "special" in table.asks.values():
            table.declines()
        assert table.turn_of == name
    assert [event.turn for event in table.told(TurnBegins)] == [1, 2, 3, 4, 5]


@rule("figures.order", "figures.out")
def test_players_who_are_out_are_passed_over() -> None:
    table = Table(ann=["zapra 1"], bob=[], cyd=["the-cat 9"], dan=[]).deal(ann="2C 2D 2H", cyd="4C")
    table.figure("zapra").fights(table.figure("the-cat"), "2C", "4C")
    assert table.turn_of == "cyd"
    table.figure("the-cat").attacks(table.players[0])
    table.cards("2S", "2D")
    assert table.turn_of == "ann"
