"""What a seat may know, and how it imagines the rest."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fracas.core.flow import Flow
from fracas.core.question import Choice, Commit
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import SECRET
from fracas.games.synergy.events.setup import Scattered
from fracas.games.synergy.numbers import DROP, GIVE
from fracas.games.synergy.rows import is_gadget, number_of
from fracas.games.synergy.shown import Shown
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NO_CARD
from fracas.games.synergy.turns.gadgets import NOTHING
from fracas.games.synergy.view import View, view
from tests.games.synergy.wandering import TABLES, cards_of, hidden_from, random_session
from tests.kit.rules import rule
from tests.kit.synergy import Table


@rule("synergy.secret")
def test_a_view_has_the_viewers_own_face_down_cards_and_no_other() -> None:
    table = Table()
    mine = table.put(0, 5, 5, down=("low-blow",)).number
    theirs = table.put(1, 5, 6, down=("mirror-shades", "light-fingers")).number
    for viewer, (ours, others) in {0: (1, 0), 1: (0, 2), -1: (0, 0)}.items():
        seen = view(table.state, viewer)
        assert (len(seen.warriors[mine].down), len(seen.warriors[theirs].down)) == (ours, others)
        assert (seen.warriors[mine].downs, seen.warriors[theirs].downs) == (1, 2), "how many is open"


@rule("synergy.secret", "synergy.flag.goal")
def test_views_do_not_depend_on_what_others_hide() -> None:
    def seen(down: str, goal: int, viewer: int) -> bytes:
        table = Table(3)
        table.put(0, 5, 5)
        table.put(1, 5, 6, down=(down,))
        table.state.goals = [1, goal, 0]
        return msgspec.json.encode(view(table.state, viewer))

    for viewer in (0, 2, -1):
        assert seen("mirror-shades", 0, viewer) == seen("light-fingers", 2, viewer)
    assert seen("mirror-shades", 0, 1) != seen("light-fingers", 0, 1)
    assert seen("mirror-shades", 0, 1) != seen("mirror-shades", 2, 1)


@rule("synergy.option.power-ups")
def test_nobody_sees_what_lies_under_a_coin() -> None:
    def seen(card: int, viewer: int) -> bytes:
        table = Table(power_ups=2)
        table.state.coins = [100]
        table.state.covered = [(card, 100)]
        return msgspec.json.encode(view(table.state, viewer))

    for viewer in (0, 1, -1):
        assert seen(NO_CARD, viewer) == seen(number_of("grenade"), viewer)


def must_imagine_well(session: Session[State, View], viewer: int, random: Random) -> State:
    """An imagined table: the same views, the same question, every card in one place. As of the boundary."""
    boundary = SYNERGY.view(session.flow.boundary, viewer)
    guess = SYNERGY.imagination(boundary, session.view(viewer)).sample(random.random)
    assert cards_of(guess) == cards_of(session.flow.boundary)
    assert SYNERGY.view(guess, viewer) == boundary
    flow = Flow(SYNERGY, guess.clone(), since=session.flow.since, keep=False)
    question = session.flow.question
    assert question is not None
    assert flow.question is not None
    assert (type(flow.question), flow.question.ask) == (type(question), question.ask)
    assert SYNERGY.view(flow.state, viewer) == session.view(viewer)
    for warrior in guess.warriors:
        assert all(card < SECRET for card in warrior.down), "only secret cards lie face down"
    assert all(thing[0] == NO_CARD or is_gadget(thing[0]) for thing in guess.covered)
    return guess


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_imagined_tables_agree_with_the_views(place: int) -> None:
    """With every setting: hidden power-ups, team cards, drawn cards, hands at set-up, goals."""
    players, settings = TABLES[place]
    random = Random(place)
    for number, session in enumerate(random_session(players, 100 + place, **settings)):
        if session.over or number > 500:
            break
        if number < 30 or session.flow.since or random.random() < 0.1:
            must_imagine_well(session, random.randrange(players), random)


def test_imagined_tables_differ_in_what_is_hidden() -> None:
    """Over many guesses a face-down card is each of the secret cards that nobody has seen."""
    session = SYNERGY.start(players=2, seed=4)
    random = Random(4)
    while session.flow.state.active < 0:
        seat = session.waiting_for[0]
        asked = session.questions[seat]
        session.answer(seat, asked.region.sample(random.random) if asked.region else random.choice(asked.values))
    others = [me for me, each in enumerate(session.flow.state.warriors) if each.owner != 0 and each.down]
    hidden = hidden_from(session.flow.state, 0)
    assert others
    sight = SYNERGY.imagination(SYNERGY.view(session.flow.boundary, 0), session.view(0))
    seen: set[int] = set()
    for _ in range(600):
        guess = sight.sample(random.random)
        seen.update(guess.warriors[others[0]].down)
        assert guess.warriors[others[0]].live == session.flow.boundary.warriors[others[0]].live
    assert hidden & set(range(SECRET)) <= seen
    assert len(seen) > SECRET // 2


def test_a_card_that_was_turned_up_lay_beside_its_warrior() -> None:
    """Two warriors turn up one each, in one action: each is imagined where it lay."""
    table = Table()
    one = table.put(1, 5, 5, down=("low-blow", "mirror-shades")).number
    two = table.put(1, 7, 5, down=("light-fingers",)).number
    boundary = view(table.state, 0)
    for me, card in ((one, "mirror-shades"), (two, "light-fingers")):
        warrior = table.state.warriors[me]
        warrior.down = [each for each in warrior.down if each != number_of(card)]
        warrior.cards = [number_of(card)]
    imagination = SYNERGY.imagination(boundary, view(table.state, 0))
    random = Random(1)
    for _ in range(50):
        guess = imagination.sample(random.random)
        assert number_of("mirror-shades") in guess.warriors[one].down
        assert guess.warriors[two].down == [number_of("light-fingers")]
        assert [len(each.down) for each in guess.warriors[one : two + 1]] == [2, 1]


def test_what_the_dead_left_was_theirs() -> None:
    """Two die at once: their cards lie in a row in the discards, the open ones first."""
    table = Table()
    one = table.put(1, 5, 5, "might", down=("low-blow",)).number
    two = table.put(1, 7, 5, "strength", down=("bonus-kidneys",)).number
    boundary = view(table.state, 0)
    table.state.discards = [number_of(card) for card in ("strength", "bonus-kidneys", "might", "low-blow")]
    for me in (one, two):
        table.state.warriors[me].cards = []
        table.state.warriors[me].down = []
        table.state.warriors[me].life = 1
    guess = SYNERGY.imagination(boundary, view(table.state, 0)).sample(Random(1).random)
    assert guess.warriors[one].down == [number_of("low-blow")]
    assert guess.warriors[two].down == [number_of("bonus-kidneys")]


@rule("synergy.option.power-ups")
def test_what_was_uncovered_lay_there() -> None:
    table = Table(power_ups=2)
    table.state.coins = [100, 101, 102]
    grenade = number_of("grenade")
    table.state.covered = [(grenade, 100), (NO_CARD, 101), (NO_CARD, 102)]
    table.state.deck = bytearray(card for card in table.state.deck if card != grenade)
    boundary = view(table.state, 0)
    table.state.coins = [102]
    table.state.loose = [(grenade, 100)]
    imagination = SYNERGY.imagination(boundary, view(table.state, 0))
    random = Random(2)
    for _ in range(50):
        guess = imagination.sample(random.random)
        covered = {square: card for card, square in guess.covered}
        assert (covered[100], covered[101]) == (grenade, NO_CARD)
        assert covered[102] == NO_CARD, "as many cards are in the deck as nobody sees"
        assert grenade not in guess.deck


@rule("synergy.option.power-ups")
def test_the_order_of_coins_tells_nothing() -> None:
    """Coins lie in the order of their squares, and are told of before anything is put under them."""
    for seed in range(3):
        for session in random_session(2, seed, power_ups="hidden"):
            if session.flow.state.coins:
                break
        state = session.flow.state
        assert state.coins == sorted(state.coins)
        assert len(state.covered) == 9
        told = [event.square for event in session.events if isinstance(event, Scattered)]
        assert told == state.coins


def test_a_spectators_view_can_be_sent_as_json() -> None:
    for number, session in enumerate(random_session(4, 9)):
        if number % 20 == 0:
            seen = session.view()
            assert msgspec.json.decode(msgspec.json.encode(seen), type=Shown) == seen
        if number > 200:
            break


@rule("synergy.gadget.drop", "synergy.gadget.trade", "synergy.secret")
@pytest.mark.parametrize("act", [DROP, GIVE])
def test_anybody_who_drops_or_gives_a_face_down_gadget_can_be_imagined_without_one(act: int) -> None:
    """Nobody else sees what kind of card it is, before it is turned up: there is an answer in every imagined world."""
    table = Table()
    table.put(0, 5, 5)
    vlad = table.put(1, 5, 6, down=("mirror-shades",)).begins()
    true = Flow(SYNERGY, table.state.clone())
    true.send([act])
    if act == GIVE:
        assert isinstance(true.question, Choice)
        assert true.question.ask == "partner"
        true.send(true.question.options[0])
    assert isinstance(true.question, Commit)
    assert true.question.options == [[number_of("mirror-shades")]], "who has one gadget drops or gives that one"
    imagination = SYNERGY.imagination(view(true.boundary, 0), view(true.state, 0))
    random = Random(1)
    without = 0
    for _ in range(20):
        flow = Flow(SYNERGY, imagination.sample(random.random), since=true.since)
        assert isinstance(flow.question, Commit)
        assert flow.question.ask == true.question.ask
        if not any(is_gadget(card) for card in flow.state.warriors[vlad.number].down):
            without += 1
            assert flow.question.options == [[NOTHING]]
            before = view(flow.state, 0)
            flow.send([NOTHING])
            assert flow.question.ask == "act", "nothing has been dropped or given, and it goes on"
            assert view(flow.state, 0) == before
    assert 0 < without < 20
