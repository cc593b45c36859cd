"""What a seat may know, and how it imagines the rest."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.figures.deck import card_of, code
from fracas.games.figures.shown import Shown
from fracas.games.figures.state import State
from fracas.games.figures.view import View
from tests.games.figures.enforced import rule
from tests.games.figures.wandering import cards_of, random_session
from tests.kit.figures import Table, Toy
from tests.kit.play import listed_answer

ALL_CARDS = list(range(52))


@rule("figures.setup.hands")
def test_a_view_has_the_viewers_hand_and_no_other() -> None:
    table = Table(ann=["zapra"], bob=["tyrannox"], cyd=["the-cat"], phase="battle")
    table.deal(ann="QH 7C 2D", bob="9D 8D", cyd="AS")
    for viewer, hand in enumerate(("QH 7C 2D", "9D 8D", "AS")):
        view = table.session.view(viewer)
        assert sorted(map(code, view.hand)) == sorted(hand.split())
        assert view.hand_sizes == (3, 2, 1)
        assert view.draw_pile == 52 - 6
    assert table.session.view().hand == ()


@rule("figures.setup.hands")
def test_a_hand_is_seen_sorted_and_tells_nothing_of_when_each_card_came() -> None:
    for hand in ("QH 7C 2D", "2D QH 7C", "7C 2D QH"):
        table = Table(ann=["zapra"], bob=["tyrannox"], phase="battle").deal(ann=hand)
        assert [code(card) for card in table.session.view(0).hand] == ["7C", "2D", "QH"]


@rule("figures.setup.hands", "figures.turn.cards")
def test_views_do_not_depend_on_what_others_hold() -> None:
    """Swap the hidden cards of the others with the draw pile: nobody else's view changes by a byte."""

    def seen(bob: str, viewer: int | None) -> bytes:
        table = Table(ann=["zapra", "robo-buddy"], bob=["tyrannox"], cyd=["the-cat"], phase="battle")
        table.deal(ann="QH 7C 2D", bob=bob, cyd="AS")
        table.figure("zapra").attacks(table.players[1])
        table.session.answer(1, bob.split()[0])
        return msgspec.json.encode(table.session.view(viewer))

    for viewer in (0, 2, None):
        assert seen("9D 8D", viewer) == seen("KC 3S", viewer)
    assert seen("9D 8D", 1) != seen("KC 3S", 1)


def must_imagine_well(session: Session[State, View], seat: int, random: Random) -> State:
    """An imagined game: the same question, the same view, every card where it can be."""
    sight = session.sight(seat)
    imagined = sight.imagine(random.random)
    assert imagined.question is not None
    [asked] = [asked for who, asked in session.questions.items() if who == seat]
    assert imagined.question.ask == asked.ask == sight.ask
    assert FIGURES.view(imagined.state, seat) == session.view(seat)
    if imagined.state.phase >= 2:
        assert cards_of(imagined.state) == ALL_CARDS
    return imagined.state


@pytest.mark.parametrize("players", range(2, 7))
def test_imagined_games_agree_with_the_view_at_every_question(players: int) -> None:
    random = Random(players)
    asks = set()
    armies = ["castle-guard", "choose", "salt-dogs", "doom-lab", "ring-kings", "shadow-clan"][:players]
    for session in random_session(players, players, armies=armies):
        for seat, asked in session.questions.items():
            asks.add(asked.ask)
            must_imagine_well(session, seat, random)
    assert {"attacker", "card", "special"} <= asks


def test_imagined_games_can_be_played_on() -> None:
    """From the imagined question to the end of the imagined game, without losing a card."""
    random = Random(2)
    for number, session in enumerate(random_session(3, 11)):
        if number % 20 or session.over:
            continue
        flow = session.sight(next(iter(session.questions))).imagine(random.random)
        while flow.question is not None:
            flow.send(listed_answer(flow.question, random))
        assert cards_of(flow.state) == ALL_CARDS
        assert FIGURES.outcome(flow.state) is not None


def test_every_hidden_card_can_be_anywhere() -> None:
    """Over many imaginations each unseen card lies in each other hand and in the draw pile."""
    table = Table(ann=["zapra", "robo-buddy"], bob=["tyrannox"], cyd=["the-cat"], phase="battle", discard="2C 3C 4C")
    table.deal(ann="QH 7C 2D", bob="9D 8D", cyd="AS")
    sight = table.session.sight(0)
    unseen = set(ALL_CARDS) - {card_of(word) for word in ("QH", "7C", "2D", "2C", "3C", "4C")}
    random = Random(5)
    seen: list[set[int]] = [set(), set(), set()]
    for _ in range(400):
        state = sight.imagine(random.random).state
        assert sorted(map(code, state.hands[0])) == ["2D", "7C", "QH"]
        assert [len(hand) for hand in state.hands] == [3, 2, 1]
        for place, cards in zip(seen, (state.hands[1], state.hands[2], state.bag), strict=True):
            place.update(cards)
    assert seen == [unseen, unseen, unseen]


def test_revealed_cards_are_known_in_mid_battle() -> None:
    table = Table(ann=["zapra 9", "robo-buddy 3"], bob=["tyrannox 1"], phase="battle").deal(ann="QH TC 2D", bob="3D 8D")
    table.figure("zapra").fights(table.figure("tyrannox"), "TC", "3D")
    assert table.asks == {"ann": "special"}
    random = Random(1)
    for _ in range(50):
        state = must_imagine_well(table.session, 0, random)
        assert state.defence_card == card_of("3D")
        assert len(state.hands[1]) == 1


def test_the_defender_imagines_after_the_reveal_too() -> None:
    table = Table(ann=["zapra 9"], bob=[Toy("tyrannox", 1, armor="4H")], phase="battle").deal(
        ann="QH 6C 2D", bob="3D 8D"
    )
    table.cards("6C", "3D")
    assert table.asks == {"bob": "spend"}
    random = Random(1)
    other_cards = set()
    for _ in range(200):
        state = must_imagine_well(table.session, 1, random)
        assert state.attack_card == card_of("6C")
        assert card_of("6C") not in state.hands[0]
        assert sorted(map(code, state.hands[1])) == ["8D"]
        other_cards.update(state.hands[0])
    assert len(other_cards) == 52 - 4, "all but 6♣, 3♦, 8♦ and the armor"


@pytest.mark.parametrize(
    ("attacker", "card", "ask"),
    [
        ("the-accountant 9", "QH", "masterplan"),
        ("court-wizard 9", "QH", "mindcontrol"),
        ("tag-team-mule 9", "QH", "boost"),
        ("the-accountant 9", "TH", "luck"),
        ("robo-buddy 9", "QH", "armor"),
        ("zapra 9", "KH", "recover"),
    ],
)
@rule("figures.out")
def test_a_player_beaten_out_in_mid_battle_shows_his_whole_hand(attacker: str, card: str, ask: str) -> None:
    """Bob loses his last figure and discards his hand; then Ann has something left to choose."""
    table = Table(
        ann=[attacker, "night-heron 5"],
        bob=[Toy("tyrannox", 1, wounded=True)],
        cyd=["the-cat 3"],
        captives={
            "ann": [Toy("el-meteoro", of="bob")],
            "cyd": [Toy("siege-ogre", of="ann"), Toy("raptor-jill", of="ann")],
        },
        phase="battle",
    ).deal(ann=f"{card} 7C 2D", bob="3D 8D KS", cyd="AS 4S")
    fighter = table.figure(attacker.split()[0])
    fighter.fights(table.figure("tyrannox"), card, "3D").uses_special()
    assert table.asks == {"ann": ask}
    assert table.players[1].out
    assert table.discard == ["8D", "KS"]
    random = Random(3)
    cyd_holds = set()
    for _ in range(150):
        state = must_imagine_well(table.session, 0, random)
        assert [len(hand) for hand in state.hands] == [2, 0, 2]
        cyd_holds.update(state.hands[2])
    assert cyd_holds == set(ALL_CARDS) - {card_of(word) for word in (card, "7C", "2D", "3D", "8D", "KS")}


def test_a_spectators_view_can_be_sent_as_json() -> None:
    for session in random_session(4, 9, turn_limit=30):
        view = session.view()
        assert msgspec.json.decode(msgspec.json.encode(view), type=Shown) == view
