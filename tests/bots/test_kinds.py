"""How a bot is asked for."""

from __future__ import annotations

import pytest

from fracas import bots
from fracas.bots.greedy import SAMPLES, GreedyBot
from fracas.bots.mcts import SECONDS, MctsBot
from fracas.bots.random import RandomBot
from fracas.core.refusal import SetupError


def test_every_kind_has_its_bot_and_its_words() -> None:
    for name, words in bots.BOTS.items():
        assert bots.make(name).name.partition(":")[0] == name
        assert words.endswith(".")


def test_a_bare_name_gives_the_usual_effort() -> None:
    assert isinstance(bots.make("random"), RandomBot)
    greedy, mcts = bots.make("greedy"), bots.make("mcts")
    assert isinstance(greedy, GreedyBot)
    assert isinstance(mcts, MctsBot)
    assert greedy.samples == SAMPLES
    assert (mcts.iterations, mcts.seconds) == (0, SECONDS)


def test_effort_is_samples_iterations_or_seconds() -> None:
    greedy, looks, time = bots.make("greedy:20"), bots.make("mcts:500"), bots.make("mcts:0.25s")
    assert isinstance(greedy, GreedyBot)
    assert isinstance(looks, MctsBot)
    assert isinstance(time, MctsBot)
    assert greedy.samples == 20
    assert looks.iterations == 500
    assert (time.iterations, time.seconds) == (0, 0.25)


@pytest.mark.parametrize(
    "spec", ["random", "reflex", "careless", "greedy", "greedy:20", "mcts:500", "mcts:0.25s", "mcts:2s"]
)
def test_the_name_of_a_bot_asks_for_it_again(spec: str) -> None:
    assert bots.make(spec).name == spec


@pytest.mark.parametrize("spec", ["gredy", "Random", "", "alphazero", ":5", " mcts"])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(SetupError, match="Unknown bot") as no:
        bots.make(spec)
    assert no.value.code == "unknown-bot"


def test_a_slip_of_the_pen_is_noticed() -> None:
    with pytest.raises(SetupError, match="Did you mean 'greedy'"):
        bots.make("gredy:5")


@pytest.mark.parametrize(
    "spec",
    [
        *("random:", "random:5"),
        *("careless:", "careless:5"),
        *("reflex:", "reflex:5"),
        *("greedy:", "greedy:0", "greedy:1.5", "greedy:2s", "greedy:-3"),
        *("mcts:", "mcts:0", "mcts:1e9", "mcts:nan", "mcts:٣"),
        *("mcts:s", "mcts:0s", "mcts:0.0s", "mcts:-1s", "mcts:infs"),
    ],
)
def test_effort_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(SetupError, match="is not a bot") as no:
        bots.make(spec)
    assert no.value.code == "bad-bot"
