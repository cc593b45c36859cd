"""Nothing gives a secret card away: neither who is asked what, nor what is told, nor what comes of it later.

Two worlds that look the same to a viewer are played on side by side, with the same answers and the same dice. As long
as nobody turns up a card that lies in one of them only, the viewer must not be able to tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fracas.bots import make
from fracas.core.events import Event
from fracas.core.flow import Flow
from fracas.core.question import Choice, Commit, Question, Region, Roll, deciders
from fracas.core.session import Session
from fracas.core.tell import heard_into
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.cards import CardSuppressed, CardTurnedUp
from fracas.games.synergy.events.strike import Buried
from fracas.games.synergy.events.thing import GadgetDropped, Uncovered
from fracas.games.synergy.events.turn import GameWon, Surrendered
from fracas.games.synergy.numbers import MOVES, NUMBERS, TAKE
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import CONTROLLED, HELD
from fracas.games.synergy.turns.gadgets import unload
from fracas.games.synergy.view import View
from tests.games.synergy.wandering import TABLES, random_session
from tests.kit.play import decisions
from tests.kit.rules import rule
from tests.kit.synergy import Table

FAR = 60
"""So many questions are two worlds played on."""


REVEALS = (Buried, Surrendered, Uncovered, GameWon)
"""Here secrets come out by the rules: the cards of the dead, what lay under a coin, a goal that is reached."""


class World:
    """One of two worlds, and what a viewer gets to know of it."""

    def __init__(self, state: State, since: list[Any], viewer: int) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self.flow: Flow[State] = Flow(SYNERGY, state, since=since, tell=heard_into(self.events))
        self.events.clear()

    def heard(self) -> list[Event | None]:
        """What the viewer was told since it was last asked."""
        told = [event.seen_by(self.viewer) for event in self.events]
        self.events.clear()
        return told

    def seen(self) -> View:
        return SYNERGY.view(self.flow.state, self.viewer)


def asked(question: Question, viewer: int) -> tuple[Any, ...]:
    """All that a viewer can know of a question: who is asked what and how, and what they may answer if it is open."""
    known: list[Any] = [type(question), question.ask, question.passing, list(deciders(question))]
    if isinstance(question, Choice):
        known.append(list(question.options))
    if isinstance(question, Commit):
        known.append(question.secret)
        for seat, options in zip(question.seats, question.options, strict=True):
            if seat == viewer and not isinstance(options, Region):
                known.append(list(options))
    return tuple(known)


def same_answer(one: Question, other: Question, random: Random) -> Any:
    """An answer that both worlds know; None if there is none, or if hidden cards are drawn or given out."""
    if isinstance(one, Roll):
        assert isinstance(other, Roll)
        both = [outcome for outcome in one.outcomes if outcome in other.outcomes]  # a deck is nobody's to see
        return random.choice(both) if both and not one.secret else None
    if isinstance(one, Choice):
        return random.choice(one.options)
    if not isinstance(one, Commit) or not isinstance(other, Commit) or one.secret:
        return None
    parts = []
    for mine, theirs in zip(one.options, other.options, strict=True):
        if isinstance(mine, Region) or isinstance(theirs, Region):
            return None
        both = [option for option in mine if option in theirs]
        if not both:
            return None
        parts.append(random.choice(both))
    return parts


def must_look_alike(session: Session[State, View], viewer: int, random: Random) -> int:
    """Play the true world and an imagined one on; how many questions they were asked in common."""
    boundary = session.flow.boundary
    guess = SYNERGY.imagination(SYNERGY.view(boundary, viewer), session.view(viewer)).sample(random.random)
    since = list(session.flow.since)
    truth, other = World(boundary.clone(), since, viewer), World(guess, since, viewer)
    for step in range(FAR):
        assert truth.seen() == other.seen()
        one, two = truth.flow.question, other.flow.question
        assert (one is None) is (two is None)
        if one is None or two is None:
            return step
        assert asked(one, viewer) == asked(two, viewer)
        answer = same_answer(one, two, random)
        if answer is None:
            return step
        truth.flow.send(answer)
        other.flow.send(answer)
        told, also = truth.heard(), other.heard()
        if any(isinstance(event, REVEALS) for event in (*told, *also)) or is_dropped_by_force(told, also):
            return step
        assert told == also
        if lay_elsewhere(truth.seen(), other.seen(), told):
            return step
    return FAR


def lay_elsewhere(one: View, two: View, told: list[Event | None]) -> bool:
    """Everybody sees at which place a card is turned up: is it an older one in one world, a newer one in the other?"""
    shown = {event.warrior for event in told if isinstance(event, CardTurnedUp)}
    return any(one.warriors[me].marks != two.warriors[me].marks for me in shown)


def is_dropped_by_force(told: list[Event | None], also: list[Event | None]) -> bool:
    """Are the worlds told apart by a face-down gadget that a hex made a warrior drop?"""
    differs = [event for event in (*told, *also) if event not in told or event not in also]
    return any(isinstance(event, CardTurnedUp) for event in differs) and all(
        isinstance(event, CardTurnedUp | GadgetDropped | CardSuppressed) for event in differs
    )


def greedy_session(seed: int) -> Iterator[Session[State, View]]:
    bots = [make("greedy", seed * 2 + seat, SYNERGY) for seat in range(2)]
    session = Session.new(SYNERGY, players=2, settings={}, seed=seed)
    while not session.over:
        yield session
        seat = session.waiting_for[0]
        session.answer(seat, bots[seat].choose(session.sight(seat)).answer)


@rule("synergy.secret")
@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_in_random_games_nobody_can_tell_apart_two_worlds_that_look_alike(seed: int) -> None:
    players, settings = TABLES[seed]
    random = Random(seed)
    compared = far = 0
    for number, session in enumerate(random_session(players, seed, **settings)):
        if session.over or number % 17:
            continue
        compared += 1
        far += must_look_alike(session, random.randrange(players), random)
        if compared == 25:
            break
    assert compared >= 10
    assert far / compared > 8, "worlds are played on for a while"


@rule("synergy.secret")
@pytest.mark.parametrize("seed", range(2))
def test_in_greedy_games_nobody_can_tell_apart_two_worlds_that_look_alike(seed: int) -> None:
    random = Random(seed)
    compared = 0
    for number, session in enumerate(greedy_session(seed)):
        if number % 13 == 0:
            compared += 1
            must_look_alike(session, number // 13 % 2, random)
        if compared == 30:
            break
    assert compared >= 10


def marked_cards() -> Session[State, View]:
    """Cats with cards face down that weigh or not, among hexes, attacks and + cards; everybody stands close."""
    scene = Table(teams=("cats", "orcs"))
    scene.put(0, 5, 5, "hit-and-run", down=["pocket-pistol", "low-blow"])
    scene.put(0, 6, 6, "might", down=["inner-peace", "toxic-drool"])
    scene.put(1, 5, 6, "luddite-hex", "one-leftover-wish", down=["tin-foil-hat", "evil-eye"])
    scene.put(1, 6, 5, "butterfinger-hex", down=["rubber-chicken"])
    state = scene.state
    state.sizes, state.hand_size = [3, 3], [9, 9]
    return Session.new(SYNERGY, players=2, seed=1, position=SYNERGY.notation.write(state))


@rule("synergy.secret", "synergy.power.luddite-hex", "synergy.power.inner-peace", "synergy.team.light-feet")
def test_what_happens_to_face_down_cards_tells_nothing_of_them() -> None:
    marks: set[int] = set()
    asks: set[str] = set()
    far = compared = 0
    for seed in range(12):
        random = Random(seed)
        for session in decisions(marked_cards(), random, most=150):
            question = session.flow.question
            asks.add(question.ask if isinstance(question, Commit) else "")
            marks.update(mark for warrior in session.flow.state.warriors for mark in warrior.marks)
            compared += 1
            far += must_look_alike(session, random.randrange(2), random)
    assert {"walk", "step", "act"} <= asks
    assert len(marks) > 2, "cards are cursed, attacked with, and both"
    assert far / compared > 4, "worlds are played on for a while"


@rule("synergy.secret", "synergy.neutralized")
@pytest.mark.parametrize("down", ["trick-shot", "hickey-of-doom", "pocket-pistol", "tin-foil-hat"])
def test_whether_a_held_warrior_is_idle_does_not_tell_what_lies_face_down(down: str) -> None:
    """A face-down card may be one that could be used, so its warrior is never counted as idle."""
    table = Table()
    vlad = table.put(1, 7, 7, down=(down,))
    igor = table.put(0, 7, 9)
    afflict(table.state, table.tell, vlad.number, HELD, igor.number)
    vlad.begins()
    assert vlad.it.idle == 0


@rule("synergy.neutralized")
def test_a_held_warrior_without_face_down_cards_is_idle() -> None:
    table = Table()
    vlad = table.put(1, 7, 7)
    igor = table.put(0, 7, 9)
    afflict(table.state, table.tell, vlad.number, HELD, igor.number)
    vlad.begins()
    assert vlad.it.idle == 1


@rule("synergy.gadget.limit", "table.pass")
def test_nobody_passes_for_good_where_too_many_gadgets_are_dropped() -> None:
    """A pass would be made at once if no face-down card is a gadget, and not at all if one is: everybody would know."""
    for down in ("trick-shot", "tin-foil-hat"):
        table = Table()
        igor = table.put(0, 5, 5, "grenade", "smoke-bomb", "dustbin-lid", down=(down,))
        question = next(unload(table.state, table.tell, igor.number))
        assert isinstance(question, Commit)
        assert (question.ask, question.passing) == ("keep", None)


@rule("synergy.secret")
def test_a_window_is_put_to_a_warrior_with_any_face_down_card_and_offers_a_pass() -> None:
    """Mirror Shades could answer an Energy strike: anybody who has a face-down card is asked, whatever it is."""
    for down in ("mirror-shades", "bonus-kidneys", "trick-shot"):
        table = Table()
        igor = table.put(0, 5, 5, "flameblast")
        vlad = table.put(1, 5, 7, down=(down,))
        igor.begins()
        table.roll(6, 6)
        igor.strikes(vlad, "flameblast")
        assert (1, "escape") in table.asked, down


@rule("synergy.secret", "synergy.power.stubby-wings", "synergy.status.controlled")
def test_anybody_who_controls_a_winged_warrior_does_not_learn_whether_it_hides_gadgets() -> None:
    """What they may do is asked openly, and it is the same whatever lies face down."""
    for down in ("trick-shot", "tin-foil-hat"):
        table = Table()
        igor = table.put(0, 5, 5)
        vlad = table.put(1, 7, 7, "stubby-wings", "grenade", down=(down,))
        afflict(table.state, table.tell, vlad.number, CONTROLLED, igor.number)
        vlad.begins()
        assert table.state.player(vlad.number) == 0
        assert vlad.can("move", "stubby-wings"), down
        vlad.moves("stubby-wings", (9, 9))
        assert vlad.at == (9, 9)


@rule("synergy.secret", "synergy.power.stubby-wings")
def test_a_flight_goes_somewhere_in_every_world_that_can_be_imagined() -> None:
    """One who flies shows that they hide no gadget too many, but those who imagine their cards do not know that yet."""
    options = []
    for down in ("trick-shot", "tin-foil-hat"):
        table = Table()
        vlad = table.put(1, 7, 7, "stubby-wings", "grenade", down=(down,)).begins()
        assert vlad.can("move", "stubby-wings") is (down == "trick-shot")
        going = resolution(table.state, table.tell)
        assert going is not None
        next(going)
        question = going.send([MOVES + number_of("stubby-wings")])
        assert isinstance(question, Choice)
        assert question.ask == "land"
        options.append(list(question.options))
    assert options[0] == options[1]
    assert options[0]


@rule("synergy.secret", "synergy.power.extended-warranty", "synergy.status.controlled")
def test_anybody_who_controls_a_warrior_hands_in_open_cards_only() -> None:
    """Its face-down cards stay closed: they are not offered, and do not open the window."""
    for cards, asked in ((("extended-warranty",), False), (("extended-warranty", "might"), True)):
        table = Table()
        igor = table.put(0, 5, 5)
        vlad = table.put(1, 7, 7, *cards, down=("low-blow", "trick-shot"))
        afflict(table.state, table.tell, vlad.number, CONTROLLED, igor.number)
        if asked:
            table.told.append(("begins", 0, vlad.number * NUMBERS + number_of("extended-warranty")))
        vlad.begins()
        assert vlad.down == {"low-blow", "trick-shot"}
        assert table.discards == ({"might"} if asked else set())
        assert table.told == []


@rule("synergy.secret", "synergy.power.extended-warranty")
def test_the_owner_may_hand_in_a_face_down_card() -> None:
    table = Table()
    vlad = table.put(1, 7, 7, "extended-warranty", down=("low-blow", "pocket-pistol"))
    table.told.append(("begins", 1, vlad.number * NUMBERS + number_of("extended-warranty")))
    vlad.begins()
    assert (vlad.down, table.discards) == ({"pocket-pistol"}, {"low-blow"})


@rule("synergy.secret", "synergy.gadget.trade")
def test_whether_a_friend_hides_a_gadget_is_not_told_by_what_is_asked() -> None:
    """What could be taken from a friend is asked in secret; an imagined friend without a gadget has nothing to give."""
    for down in ("trick-shot", "tin-foil-hat"):
        table = Table()
        igor = table.put(0, 5, 5)
        table.put(0, 6, 5, down=(down,))
        igor.begins()
        assert igor.can("take") is (down == "tin-foil-hat")
        going = resolution(table.state, table.tell)
        assert going is not None
        asked: list[Question] = [next(going)]
        for answer in (TAKE, 3):
            asked.append(going.send([answer]))
        assert [type(question) for question in asked] == [Commit] * 3
        assert [question.ask for question in asked] == ["act", "partner", "take"]
    open_one = Table()
    igor = open_one.put(0, 5, 5)
    open_one.put(0, 6, 5, "grenade", down=("trick-shot",))
    igor.begins()
    going = resolution(open_one.state, open_one.tell)
    assert going is not None
    assert isinstance(next(going), Choice), "everybody sees that there is something to take"
