"""PettingZoo's own suites on every game, and what they do not look at: that whole episodes repeat."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import wrappers

import fracas
from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.envs.pettingzoo import AEC, Parallel, env, parallel_env, raw_env
from tests.envs.kit import NUMBERED, every_encoded

CYCLES = 150


@pytest.fixture(autouse=True)
def of_the_library() -> Iterator[None]:
    """PettingZoo warns of observations with a mask, which its own games have too."""
    with warnings.catch_warnings():
        for message in ("Observation space for each agent probably", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", message)
        yield


@every_encoded
@pytest.mark.parametrize("many", [False, True], ids=["least", "most"])
def test_the_api(game: Game[Any, Any], many: bool) -> None:
    players = game.most if many else game.least
    api_test(env(game, players), num_cycles=CYCLES)
    parallel_api_test(parallel_env(game, players), num_cycles=CYCLES)


@every_encoded
def test_seeds(game: Game[Any, Any]) -> None:
    seed_test(lambda: env(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NUMBERED)
def test_with_numbers_for_good(name: str) -> None:
    api_test(env(name, actions="numbered"), num_cycles=CYCLES)
    parallel_api_test(parallel_env(name, actions="numbered"), num_cycles=CYCLES)
    seed_test(lambda: env(name, actions="numbered"), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(name, actions="numbered"), num_cycles=CYCLES)


def any_of(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def all_of(table: AEC, seed: int | None) -> list[Any]:
    """A whole episode at random, with all that every agent sees in it."""
    table.reset(seed=seed)
    random, told = Random(3), []
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        told.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, ended, cut))
        table.step(None if ended else any_of(seen["action_mask"], random))
    return told


def all_of_parallel(table: Parallel, seed: int | None) -> list[Any]:
    seen, _ = table.reset(seed=seed)
    random, told = Random(3), []
    while table.agents:
        actions = {agent: any_of(seen[agent]["action_mask"], random) for agent in table.agents}
        seen, rewards, ended, cut, _ = table.step(actions)
        told.append((actions, [each["observation"].tobytes() for each in seen.values()], rewards, ended, cut))
    return told


@every_encoded
def test_whole_episodes_repeat(game: Game[Any, Any]) -> None:
    """With a seed, and without one after it."""
    for play, make in ((all_of, raw_env), (all_of_parallel, parallel_env)):
        one, two = make(game), make(game)
        first = play(one, 5)
        assert len(first) > 20
        assert play(one, None) != first
        third = play(one, None)
        assert play(two, 5) == first
        play(two, None)
        assert play(two, None) == third
        assert play(two, 6) != first


@every_encoded
def test_the_game_of_a_seed_is_the_session_of_that_seed(game: Game[Any, Any]) -> None:
    table = raw_env(game)
    all_of(table, 5)
    log = table.table.episode.log
    session = Session.new(game, seed=5)
    for place, (seat, answer) in enumerate(log):
        if place == len(session.log):  # what chance says, and what is forced, it has answered itself
            session.answer(seat, answer)
    assert session.log == log
    assert session.over


@every_encoded
@pytest.mark.parametrize("players", ["least", "most"])
def test_rewards_sum_to_nothing_and_everybody_ends(game: Game[Any, Any], players: str) -> None:
    table = raw_env(game, getattr(game, players))
    for seed in range(4):
        returns = dict.fromkeys(table.possible_agents, 0.0)
        steps_after = dict.fromkeys(table.possible_agents, 0)
        table.reset(seed=seed)
        random = Random(seed)
        for agent in table.agent_iter():
            seen, reward, ended, cut, _ = table.last()
            assert not cut
            returns[agent] += reward
            steps_after[agent] += ended
            table.step(None if ended else any_of(seen["action_mask"], random))
        assert sum(returns.values()) == pytest.approx(0)
        assert set(steps_after.values()) == {1}
        shares = table.table.episode.shares()
        assert list(returns.values()) == pytest.approx([table.table.players * share - 1 for share in shares])


def test_who_is_out_ends_before_the_others() -> None:
    """figures with four players: most games go on without somebody."""
    table = raw_env("figures", 4)
    early = 0
    for seed in range(10):
        table.reset(seed=seed)
        random = Random(seed)
        for _ in table.agent_iter():
            seen, reward, ended, _, _ = table.last()
            if ended and table.table.episode.waiting:
                assert reward == -1.0
                early += 1
            table.step(None if ended else any_of(seen["action_mask"], random))
    assert early >= 5


def wrapped(game: Any) -> Any:
    """The bare environment in the wrappers of PettingZoo."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(game), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


@every_encoded
def test_the_guard_is_that_of_the_wrappers(game: Game[Any, Any]) -> None:
    """Step by step, with an illegal action somewhere; and before the beginning, beyond the actions, after the end."""
    ours: Any = env(game)
    theirs, illegal = wrapped(game), 0
    api_test(theirs, num_cycles=40)
    with pytest.raises(FracasError, match="call reset"):
        env(game).step(0)
    with pytest.raises(FracasError, match="call reset"):
        env(game).observe("seat_0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(4):
            random = Random(seed)
            ours.reset(seed=seed)
            theirs.reset(seed=seed)
            for steps, agent in enumerate(ours.agent_iter(), 1):
                assert theirs.agent_selection == agent
                seen, *rest = ours.last()
                other, *others = theirs.last()
                assert rest == others
                assert all((seen[part] == other[part]).all() for part in seen)
                action = any_of(seen["action_mask"], random) if seen["action_mask"].any() else 0
                if steps == 20 + seed:
                    action = int(seen["action_mask"].argmin())
                    illegal += not seen["action_mask"][action]
                over = rest[1] or rest[2]
                ours.step(None if over else action)
                theirs.step(None if over else action)
            assert ours.agents == theirs.agents == []
            ours.step(0)
        assert illegal
        ours.reset(seed=1)
        with pytest.raises(FracasError, match="is no action"):
            ours.step(ours.table.cap)


def test_an_illegal_action() -> None:
    """Alone, the environment refuses it; guarded, it is lost; in parallel it is the first option."""
    alone = raw_env("figures")
    alone.reset(seed=1)
    with pytest.raises(FracasError, match="no legal action at attacker"):
        alone.step(alone.table.cap - 1)
    guarded = env("figures")
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        guarded.step(alone.table.cap - 1)
    assert guarded.terminations[loser]
    assert guarded.rewards[loser] == -1
    together = parallel_env("legacy")
    together.reset(seed=1)
    _, _, _, _, infos = together.step({"seat_0": 90, "seat_1": 3})
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}
    assert together.table.episode.log[-1] != together.table.episode.log[-2]


def test_nothing_that_was_given_changes_later() -> None:
    """A learner keeps what it sees."""
    table = raw_env("legacy")
    table.reset(seed=1)
    seen = table.observe("seat_0")
    before = seen["observation"].copy()
    random = Random(1)
    for _ in range(30):
        table.step(any_of(table.observe(table.agent_selection)["action_mask"], random))
    assert (seen["observation"] == before).all()
    assert seen["observation"].flags.writeable
    assert (table.observe("seat_0")["observation"] != before).any()


def test_a_game_that_is_over_cannot_begin() -> None:
    session = fracas.game("legacy").start(seed=1)
    random = Random(1)
    while not session.over:
        seat = session.waiting_for[0]
        session.answer(seat, random.choice(session.questions[seat].values))
    line = session.game.notation.write(session.flow.state)
    table = raw_env("legacy", position=line)
    with pytest.raises(FracasError, match="over before anybody"):
        table.reset(seed=1)
