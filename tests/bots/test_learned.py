"""The bot that a network taught itself: what it may see, at which tables it plays, and what it says when it cannot."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import fracas
from fracas.bots import bots_for, make
from fracas.bots.network import LearnedBot, Network, has_network, network_of, read
from fracas.core.refusal import FracasError, SetupError
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode
from fracas.server.bots.processes import read_bot

TAUGHT = [game.name for game in fracas.all_games() if has_network(game)]


def test_a_network_is_shipped_for_some_games() -> None:
    assert "legacy" in TAUGHT
    for game in fracas.all_games():
        assert ("learned" in bots_for(game)) == (game.name in TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_it_sees_what_the_arrays_of_the_environment_have(name: str) -> None:
    """It has a view, the environments have the state: both give the same cells, numbers and answers."""
    network = network_of(name)
    bot, draw = LearnedBot(seed=1), Random(1)
    episode = Episode(name, 2, keep=True)
    arrays = Arrays(episode, "numbered")
    assert arrays.layout == network.layout
    episode.reset(1)
    seen = 0
    while episode.waiting and seen < 60:
        seat, seen = episode.waiting[0], seen + 1
        cells, mask = bytearray(arrays.size), bytearray(arrays.cap)
        arrays.see(episode, seat, cells)
        arrays.mask(episode, seat, mask)
        numbers = [number for number, may in enumerate(mask) if may]
        odds, worth = network.weigh(cells, numbers)
        decision = bot.choose(episode.sight())
        assert decision.answer in episode.options()
        assert decision.value == pytest.approx((worth + 1) / 2)
        number = arrays.actions.numbers(episode)[episode.options().index(decision.answer)]  # type: ignore[attr-defined]
        assert f" {odds[numbers.index(number)]:.0%} of the time" in decision.why
        episode.answer(int(draw.random() * episode.count()))
    assert seen == 60 or not episode.waiting


def test_the_same_seed_answers_alike() -> None:
    answers = []
    for _ in range(2):
        episode, bot = Episode("legacy", keep=True), LearnedBot(seed=3)
        episode.reset(5)
        while episode.waiting:
            episode.give(bot.choose(episode.sight()).answer)
        answers.append(episode.log)
    assert answers[0] == answers[1]


def test_another_layout_is_refused() -> None:
    episode = Episode("figures", 3, keep=True)
    episode.reset(1)
    with pytest.raises(FracasError, match="was taught on tables of the layout legacy-2-v0"):
        LearnedBot(network_of("legacy")).choose(episode.sight())


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    network = network_of("legacy")
    path = tmp_path / "again.npz"
    np.savez(path, layout=network.layout, **network.weights)
    again = read(path)
    assert again.layout == network.layout
    assert all((again.weights[name] == each).all() for name, each in network.weights.items())


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    with pytest.raises(FracasError, match=r"pip install 'fracas\[envs\]'"):
        Network({}, "").weigh(bytearray(1), [0])


def test_who_may_ask_for_it() -> None:
    assert make("learned", 1, fracas.game("legacy")).name == "learned"
    with pytest.raises(SetupError, match="Nobody has taught a network"):
        make("learned", 1, fracas.game("skirmish"))
    with pytest.raises(SetupError, match="learned takes no effort"):
        make("learned:5")
    with pytest.raises(SetupError, match="plays in the terminal and in the lab"):
        read_bot("learned", fracas.game("legacy"))
