"""An episode is a record: a session with its seed takes every answer, and comes to the same end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fracas
from fracas.bots import make
from fracas.core.game import Game
from fracas.core.question import Commit, Region
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.envs import Episode
from tests.kit.play import GAMES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_seed = pytest.mark.parametrize("seed", range(4))


def at_random(episode: Episode, seed: int, most: int = 1_000_000) -> Episode:
    """Played on, up to ``most`` answers."""
    random = Random(seed)
    while episode.waiting and most:
        episode.answer(random.randrange(episode.count()))
        most -= 1
    return episode


@every_game
@every_seed
def test_a_session_with_the_seed_takes_the_same_answers(game: Game[Any, Any], seed: int) -> None:
    players = game.least + seed % (game.most - game.least + 1)
    episode, random = Episode(game, players), Random(seed)
    episode.reset(seed)
    session = Session.new(game, players=players, seed=seed)
    while episode.waiting:
        seat, index = episode.waiting[0], random.randrange(episode.count())
        assert session.waiting_for == episode.waiting
        assert session.questions[seat].ask == episode.ask
        session.answer(seat, episode.option(index))
        episode.answer(index)
        assert session.log == episode.log
    assert session.over
    assert session.outcome is not None
    assert session.outcome.shares == episode.shares()
    assert game.notation.write(session.flow.state) == game.notation.write(episode.state)


@every_game
def test_its_record_is_replayed(game: Game[Any, Any]) -> None:
    if game not in fracas.all_games():
        return  # a record names a game that is registered
    episode = Episode(game)
    episode.reset(5)
    at_random(episode, 5)
    again = fracas.replay(episode.record().text())
    assert again.over
    assert again.outcome is not None
    assert again.outcome.shares == episode.shares()


@every_game
def test_the_same_seed_and_answers_are_the_same_episode(game: Game[Any, Any]) -> None:
    """To the end, and after other episodes at the same table."""
    one, two = Episode(game), Episode(game)
    one.reset(3)
    at_random(one, 3)
    two.reset(8)
    at_random(two, 8, 50)
    two.reset(3)
    at_random(two, 3)
    assert one.log == two.log
    assert one.rewards() == two.rewards()
    assert sum(one.rewards()) == 0
    two.reset(4)
    assert at_random(two, 3).log != one.log


@pytest.mark.parametrize("game", [game for game in GAMES if game.has.places], ids=lambda game: game.name)
def test_places_are_the_same_whenever_they_are_looked_at(game: Game[Any, Any]) -> None:
    """In any order, and again; all are legal; another seed or another place in the log offers others."""
    offered: set[tuple[Any, ...]] = set()
    looked = 0
    for seed in range(4):
        episode, random = Episode(game, places=5), Random(1)
        episode.reset(seed)
        while episode.waiting:
            offer = episode.offers[0]
            if isinstance(offer, Region) and len(offered) < 30:
                listed = episode.options()
                assert len(listed) == episode.count() == 5
                assert [episode.option(index) for index in reversed(range(5))] == listed[::-1]
                assert all(offer.refuse(place) is None for place in listed if isinstance(place, tuple))
                offered.add((episode.ask, *listed))
                looked += 1
            episode.answer(random.randrange(episode.count()))
    assert looked == len(offered) > 3


@every_game
def test_a_fork_goes_its_own_way(game: Game[Any, Any]) -> None:
    episode = Episode(game, keep=True)
    episode.reset(2)
    pending = 0
    for number in range(60):
        at_random(episode, number, 1)
        if not episode.waiting:
            break
        pending += len(episode.pending)
        before = (episode.log.copy(), episode.options(), game.notation.write(episode.state))
        other = episode.fork()
        assert (other.log, other.options(), game.notation.write(other.state)) == before
        assert at_random(other, 1, 40).log[: len(before[0])] == before[0]
        assert (episode.log, episode.options(), game.notation.write(episode.state)) == before
    assert pending or not game.has.simultaneous


@every_game
def test_bots_answer_from_their_sight(game: Game[Any, Any]) -> None:
    episode, bot = Episode(game, keep=True), make("random", seed=1)
    episode.reset(1)
    for _ in range(80):
        if episode.waiting:
            episode.give(bot.choose(episode.sight()).answer)
    assert len(episode.log) > 10


@every_game
def test_chance_can_be_asked_like_a_seat(game: Game[Any, Any]) -> None:
    """Then no seed has a say in it."""
    one, two = Episode(game, chance=True), Episode(game, chance=True)
    one.reset(1)
    two.reset(2)
    random = Random(1)
    rolled = 0
    while one.waiting:
        assert one.waiting == two.waiting
        index = random.randrange(one.count())
        rolled += one.waiting == [-1]
        answer = one.option(index)
        one.give(answer)
        two.give(answer)
    assert one.log == two.log
    assert bool(rolled) is game.has.chance


def test_what_is_pending_is_played_when_all_have_chosen() -> None:
    episode = Episode("legacy")
    episode.reset(1)
    assert isinstance(episode.flow.question, Commit)
    assert episode.waiting == [0, 1]
    before = episode.game.notation.write(episode.state)
    episode.answer(3)
    assert (episode.waiting, len(episode.pending)) == ([1], 1)
    assert episode.game.notation.write(episode.state) == before
    episode.answer(3)
    assert not episode.pending
    assert episode.game.notation.write(episode.state) != before


def test_it_begins_at_a_position() -> None:
    episode = Episode("legacy", keep=True)
    episode.reset(1)
    at_random(episode, 1, 30)
    line = episode.game.notation.write(episode.flow.boundary)
    other = Episode("legacy", position=line)
    other.reset(9)
    assert not other.log
    at_random(other, 9)
    assert other.record().header.position == line
    assert fracas.replay(other.record()).over


def test_what_is_no_option_is_refused() -> None:
    episode = Episode("figures")
    episode.reset(1)
    for index in (-1, episode.count()):
        with pytest.raises(FracasError, match="There is no option"):
            episode.answer(index)
    for needed in (episode.fork, episode.sight):
        with pytest.raises(FracasError, match="keep=True"):
            needed()
    with pytest.raises(FracasError, match="at least one place"):
        Episode("figures", places=0)
