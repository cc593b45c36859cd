"""What a seat may know: views leak nothing, and what is imagined agrees with them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.events import SPECTATOR
from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.core.question import Choice, Commit, Roll, deciders, offered, some
from tests.kit.play import GAMES, decisions, table_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_seed = pytest.mark.parametrize("seed", range(4))


@every_game
@every_seed
def test_an_imagined_table_looks_the_same_to_the_seat(game: Game[Any, Any], seed: int) -> None:
    """Whatever the hidden things are, the seat sees the same and is asked the same: so its view and its question
    depend on nothing hidden."""
    random = Random(seed)
    different = 0
    for table in decisions(table_of(game, seed), random):
        seat = table.waiting_for[0]
        sight = table.sight(seat)
        truth = game.notation.write(table.flow.boundary)
        for _ in range(3):
            imagined = sight.imagine(random.random)
            assert game.view(imagined.state, seat) == table.view(seat)
            assert type(imagined.question) is type(table.flow.question)
            assert imagined.question is not None
            assert imagined.question.ask == sight.ask
            guess = sight.imagination.sample(random.random)
            different += game.notation.write(guess) != truth
    assert bool(different) is game.has.hidden, "the imagination only ever imagined the truth, or nothing is hidden"


@every_game
@every_seed
def test_who_is_asked_and_how_depends_on_public_facts_only(game: Game[Any, Any], seed: int) -> None:
    """In every world that a viewer can imagine, the same answers lead to the same question for the same seats; a Choice
    even offers the same. So a missing prompt, or one that goes by without being asked, tells nobody anything."""
    random = Random(seed)
    for table in decisions(table_of(game, seed), random):
        question = table.flow.question
        assert question is not None
        for viewer in range(table.players):
            boundary, now = game.view(table.flow.boundary, viewer), table.view(viewer)
            guess = game.imagination(boundary, now).sample(random.random)
            imagined = Flow(game, guess, since=table.flow.since, keep=False).question
            assert imagined is not None
            assert (type(imagined), imagined.ask, imagined.passing) == (type(question), question.ask, question.passing)
            assert list(deciders(imagined)) == list(deciders(question))
            if isinstance(question, Choice):
                assert list(offered(imagined, question.seat)) == list(question.options)  # type: ignore[arg-type]
            if isinstance(question, Commit):
                assert isinstance(imagined, Commit)
                assert imagined.secret is question.secret


@every_game
def test_imagining_takes_nothing_but_views(game: Game[Any, Any]) -> None:
    """The same two views give the same imagined tables, whatever the truth behind them is."""
    random = Random(8)
    for table in decisions(table_of(game, 8), random, most=60):
        seat = table.waiting_for[0]
        sight = table.sight(seat)
        other_world = sight.imagine(random.random)
        assert isinstance(other_world, Flow)
        here = game.imagination(game.view(table.flow.boundary, seat), table.view(seat))
        guess = sight.imagination.sample(random.random)
        there = game.imagination(game.view(guess, seat), game.view(other_world.state, seat))
        one, two = Random(3), Random(3)
        for _ in range(3):
            assert game.notation.write(here.sample(one.random)) == game.notation.write(there.sample(two.random))


@every_game
@every_seed
def test_imagined_tables_can_be_played_to_the_end(game: Game[Any, Any], seed: int) -> None:
    from fracas.core.playout import play_out

    random = Random(seed)
    for number, table in enumerate(decisions(table_of(game, seed), random)):
        if number % 10:
            continue
        sight = table.sight(table.waiting_for[-1])
        state = sight.imagination.sample(random.random)
        play_out(game, state, random)
        assert game.outcome(state) is not None


@every_game
def test_views_survive_the_wire(game: Game[Any, Any]) -> None:
    for table in decisions(table_of(game, 2), Random(2), most=40):
        for viewer in (SPECTATOR, 0, table.players - 1):
            view = table.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every_game
@every_seed
def test_what_stays_secret_is_followed_by_no_decision_before_the_boundary(game: Game[Any, Any], seed: int) -> None:
    """A secret roll or commit. Else a seat's knowledge would no longer be a view of the boundary and the open answers
    since."""
    random = Random(seed)
    state = game.begin(game.most, {s.name: s.default for s in game.settings})
    flow = Flow(game, state)
    secret_since = False
    while flow.question is not None:
        if not flow.since:
            secret_since = False
        question: Any = flow.question
        if isinstance(question, Roll):
            flow.send(random.choice(question.outcomes))
            secret_since = (secret_since or question.secret) and bool(flow.since)
            continue
        assert not secret_since, f"{question.ask} is asked after something secret"
        if hasattr(question, "region"):
            flow.send(question.region.sample(random.random))
        elif hasattr(question, "seats"):
            flow.send([some(mine, random.random) for mine in question.options])
            secret_since = question.secret and bool(flow.since)
        else:
            flow.send(random.choice(question.options))
