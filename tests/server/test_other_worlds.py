"""Two tables that differ only in what a viewer cannot know: whatever the server would send them is the same, to the
last letter. So nothing that is sent depends on what is hidden, whatever it may look like."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.events import Event
from fracas.core.question import Choice
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.legacy import LEGACY
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.state import MUSTER
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.events.turn import Surrendered
from fracas.games.synergy.terms import CONTROLLED
from fracas.server.wire import showing
from fracas.server.wire.protocol import SPECTATOR
from tests.bots.tables import with_other_cards, with_other_secrets
from tests.kit.play import any_answer, decisions
from tests.kit.synergy import Table as Scene

Table = Session[Any, Any]

CARD_THINGS = [f"card:{card.id}" for card in CARDS]


def sent(table: Table, viewer: int) -> list[bytes]:
    """What a viewer is sent who comes now: the story, and the scene with its question."""
    events = showing.seen_of(table.events, 0, viewer)
    messages = [
        showing.happened(table, viewer, 0, len(table.events), events, {}),
        showing.scene(
            table, showing.moment(table, playing=True, may_help=bool, may_hint=bool, may_draw=False), viewer, None
        ),
    ]
    return [msgspec.json.encode(message) for message in messages]


def answered(table: Table, seat: int, things: list[str]) -> dict[str, Any]:
    """What a player is told who asks about these things, and what answers would come to."""
    asked = table.questions[seat]
    reasons = {thing: asked.why_not(thing) for thing in things}
    told = {thing: None if reason is None else (reason.rule, reason.sentence) for thing, reason in reasons.items()}
    return {**told, "things": asked.things, "outlook": table.outlook(seat)}


def until_something_shows(events: list[Event], viewer: int) -> list[Event | None]:
    """What a viewer hears of events, up to the first that shows what was hidden. A warrior that surrenders leaves its
    face-down cards open, although the event itself says nothing of them."""
    hidden = takewhile(lambda event: not event.reveals and not isinstance(event, Surrendered), events)
    return [event.seen_by(viewer) for event in hidden]


TABLES = pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3) for seed in range(3)])
"""Of how many players, and what they are dealt and answer."""


def battles(players: int, seed: int, random: Random) -> Iterator[Table]:
    """A short game of synergy with all that can be hidden in it, before each decision."""
    settings = {"warriors": 2, "round_limit": 8, "power_ups": "hidden", "extra_team_powers": seed == 1}
    yield from decisions(SYNERGY.start(players=players, seed=seed, settings=settings), random)


@TABLES
def test_figures(players: int, seed: int) -> None:
    random = Random(seed)
    for table in decisions(FIGURES.start(players=players, seed=seed), random, most=120):
        for viewer in range(SPECTATOR, players):
            other = with_other_cards(table, viewer, random)
            assert sent(other, viewer) == sent(table, viewer)


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_marked_at_figures_tells_nobody_a_hand(players: int) -> None:
    """figures.win: marks, their order and warnings near the end, for the one who is asked, whatever the others hold."""
    random = Random(players)
    marked = other_hands = 0
    for seed in range(4):
        for table in decisions(FIGURES.start(players=players, seed=seed), random, most=3_000):
            for seat in table.waiting_for:
                shown = table.options(seat)
                if not any(option.mark for option in shown):
                    continue
                marked += 1
                for _ in range(8):
                    other = with_other_cards(table, seat, random)
                    other_hands += other.flow.state.hands != table.flow.state.hands
                    assert other.options(seat) == shown
                    assert sent(other, seat) == sent(table, seat)
    assert marked and other_hands


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_legacy(rounds: int, seed: int) -> None:
    """All is open but what the other has just chosen. Prompt, options, their order and marks, and the goal do not tell
    it, in the last battle either, where an answer may be marked."""
    random = Random(seed)
    compared = 0
    for table in decisions(LEGACY.start(seed=seed, settings={"rounds": rounds}), random):
        for chooser in (0, 1) if len(table.waiting_for) == 2 else ():
            options = table.questions[chooser].options
            worlds = [table.fork() for _ in range(2)]
            for world, option in zip(worlds, (options[0], options[-1]), strict=True):
                world.answer(chooser, option.value)
            for viewer in (1 - chooser, SPECTATOR):
                assert sent(worlds[0], viewer) == sent(worlds[1], viewer)
            compared += len(options) > 1
    assert compared, "somebody always chooses first"


@TABLES
def test_synergy(players: int, seed: int) -> None:
    random = Random(seed)
    for table in battles(players, seed, random):
        things = [*CARD_THINGS, *(f"warrior:{each}" for each in range(len(table.flow.state.warriors)))]
        things += [f"square:{random.randrange(225)}" for _ in range(10)]
        for viewer in range(SPECTATOR, players):
            other = with_other_secrets(table, viewer, random)
            assert sent(other, viewer) == sent(table, viewer)
            if viewer in table.waiting_for:
                options = [f"option:{random.randrange(2_000)}" for _ in range(10)]
                assert answered(other, viewer, things + options) == answered(table, viewer, things + options)


@TABLES
def test_what_comes_of_an_open_choice_at_synergy(players: int, seed: int) -> None:
    """The same choice and the same dice: the same happens, until a card is drawn or turned up."""
    random = Random(seed)
    told = whole = 0
    for table in battles(players, seed, random):
        question = table.flow.question
        if not isinstance(question, Choice):
            continue
        answer = random.choice(question.options)
        here = table.fork()
        here.answer(question.seat, answer)
        news = here.events_since(table.event_count)
        for viewer in range(SPECTATOR, players):
            there = with_other_secrets(table, viewer, random)
            there.answer(question.seat, answer)
            heard = until_something_shows(news, viewer)
            assert until_something_shows(there.events_since(table.event_count), viewer) == heard
            told += len(heard)
            if len(heard) == len(news):
                assert sent(there, viewer) == sent(here, viewer)
                whole += 1
    assert told and whole


def under_control() -> Table:
    """The next turn is that of a warrior of seat 1 with face-down cards, which seat 0 plays."""
    scene = Scene()
    master, victim = scene.put(0, 7, 7), scene.put(1, 3, 3, "grenade", down=["pocket-pistol", "low-blow"])
    scene.put(0, 8, 9)
    scene.put(1, 3, 4, down=["trick-shot"])
    victim.it.statuses, victim.it.makers = [CONTROLLED], [master.number]
    scene.state.seat = scene.state.first = 1
    table: Table = Session.new(SYNERGY, players=2, seed=1, position=SYNERGY.notation.write(scene.state))
    table.answer(1, victim.number)
    return table


def test_anybody_who_plays_the_warrior_of_another_learns_nothing_of_its_cards() -> None:
    random = Random(1)
    for _ in range(10):
        table: Table
        for table in decisions(under_control(), random, most=6):
            if table.waiting_for != [0] or table.flow.state.active < 0:
                break
            for _ in range(5):
                other = with_other_secrets(table, 0, random)
                assert sent(other, 0) == sent(table, 0)
                assert answered(other, 0, CARD_THINGS) == answered(table, 0, CARD_THINGS)
    assert under_control().waiting_for == [0]


# -- skirmish


@pytest.mark.parametrize(
    "armies", [["choose"] * 2, ["build"] * 2, ["choose", "build"], ["build", "choose", "choose"], ["choose", "random"]]
)
def test_nobody_learns_which_army_another_chooses(armies: list[str]) -> None:
    """While one chooses, whatever the others have chosen: views, questions, reasons and the sight of a bot are the
    same; also when what was chosen has been taken back and chosen again."""
    random = Random(" ".join(armies))
    players = len(armies)
    choosers = [seat for seat, how in enumerate(armies) if how != "random"]
    for last in choosers:
        tables: list[Table] = [SKIRMISH.start(players=players, seed=1, settings={"armies": armies}) for _ in range(4)]
        for seat in choosers:
            if seat == last:
                continue
            chosen = [any_answer(table, seat, random) for table in tables]
            assert len(set(chosen)) > 1
            for table, answer in zip(tables, chosen, strict=True):
                table.answer(seat, answer)
                table.undo(seat)
                table.answer(seat, answer)
        things = [f"{kind}:{number}" for kind in ("option", "army", "unit") for number in range(10)]
        first = tables[0]
        assert first.waiting_for == [last] and first.flow.state.phase == MUSTER
        for table in tables[1:]:
            for viewer in {SPECTATOR, last}:
                assert sent(table, viewer) == sent(first, viewer)
            assert answered(table, last, things) == answered(first, last, things)
            assert pickle.dumps(table.sight(last)) == pickle.dumps(first.sight(last))


def test_all_is_open_once_the_armies_are_shown() -> None:
    """From then on everybody is sent the same, but for the words that are said to them."""
    random = Random(1)
    shown = 0
    for table in decisions(SKIRMISH.start(players=3, seed=1, settings={"armies": ["choose"] * 3}), random, most=60):
        views = [msgspec.structs.replace(table.view(viewer), viewer=SPECTATOR) for viewer in range(SPECTATOR, 3)]
        assert all(view == views[0] for view in views)
        shown += table.flow.state.phase != MUSTER
        for event in table.events:
            assert {event.seen_by(viewer) for viewer in range(SPECTATOR, 3)} == {event}
    assert shown > 20


def nearly_won() -> Table:
    """Of three players one ends a turn with both flags home; and another stands beside home with the flags that it may
    or may not want."""
    scene = Scene(players=3)
    scene.put(0, 1, 0, "flag-orcs", "flag-goths").begins()
    scene.put(1, 13, 14, "flag-cats")
    scene.state.goals = [1, 2, 0]
    for column in range(2, 13):
        owners = [warrior.owner for warrior in scene.state.warriors]
        short = [seat for seat in range(3) if owners.count(seat) < scene.state.sizes[seat]]
        if short:
            scene.put(short[0], column, 6)
    table: Table = Session.new(SYNERGY, players=3, seed=1, position=SYNERGY.notation.write(scene.state))
    return table


def test_what_is_marked_as_winning_tells_nobody_what_others_want() -> None:
    """synergy.flag.goal: the goal, its squares, and marks, order and labels of the answers."""
    random = Random(3)
    table = nearly_won()
    assert table.options(0)[0].mark == "wins"
    wanted = set()
    for _ in range(20):
        for viewer in range(SPECTATOR, 3):
            other = with_other_secrets(table, viewer, random)
            if viewer == 0:
                wanted.add(tuple(other.flow.state.goals))
            assert sent(other, viewer) == sent(table, viewer)
            assert other.goal(viewer) == table.goal(viewer)
            if viewer in table.waiting_for:
                assert other.options(viewer) == table.options(viewer)
    assert len(wanted) > 1, "the other goals did differ"
