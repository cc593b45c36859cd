"""Gymnasium's own check on every game; bots at the other seats; and many tables that do what as many single ones do."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from fracas.bots import make
from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.envs.gymnasium import OneSeat, Tables
from fracas.envs.seated import ILLEGAL, MOST_ILLEGAL
from tests.envs.kit import NUMBERED, every_encoded

modes = pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP], ids=["same", "next"])


def any_of(mask: Any, random: Random) -> int:
    """One of the legal actions; of a game that is over there is none, and any does."""
    return int(random.choice(np.flatnonzero(mask))) if mask.any() else 0


def played(table: OneSeat, seed: int | None, luck: int = 3) -> list[Any]:
    """A whole episode at random: all that the one who learns is told."""
    seen, info = table.reset(seed=seed)
    random = Random(luck)
    told: list[Any] = [(seen["observation"].tobytes(), seen["action_mask"].tobytes(), info["seat"])]
    over = False
    while not over:
        action = any_of(seen["action_mask"], random)
        seen, reward, over, cut, info = table.step(np.int64(action))
        told.append((seen["observation"].tobytes(), action, reward, cut, info["seat"], info["illegal"]))
    return told


@every_encoded
@pytest.mark.parametrize("opponents", ["random", "greedy:1"])
def test_the_check_of_gymnasium(game: Game[Any, Any], opponents: str) -> None:
    """By its registered name, without the wrappers that are put around it. Warnings are errors."""
    table = gymnasium.make(f"fracas/{game.name}-v0", opponents=opponents).unwrapped
    check_env(table)


@every_encoded
def test_whole_episodes_repeat(game: Game[Any, Any]) -> None:
    one, two = OneSeat(game), OneSeat(game)
    first = played(one, 5)
    assert len(first) > 10
    second = played(one, None)
    assert second != first
    assert played(two, 5) == first
    assert played(two, None) == second


@every_encoded
@pytest.mark.parametrize("opponents", ["random", "greedy:1"])
def test_the_game_of_a_seed_is_the_session_of_that_seed(game: Game[Any, Any], opponents: str) -> None:
    """Whoever plays the other seats: every episode is a record."""
    if opponents != "random" and game.name not in NUMBERED:
        return  # a game of these takes greedy too long; they are played at random here
    table = OneSeat(game, opponents=opponents)
    played(table, 5)
    log = table.table.episode.log
    session = Session.new(game, seed=5)
    for place, (seat, answer) in enumerate(log):
        if place == len(session.log):
            session.answer(seat, answer)
    assert session.log == log
    assert session.over


@pytest.mark.parametrize("name", NUMBERED)
def test_bots_play_the_other_seat(name: str) -> None:
    """greedy beats what plays at random, from either seat."""
    returns = []
    for seat in (0, 1):
        table = OneSeat(name, opponents="greedy", seat=seat)
        for seed in range(4):
            told = played(table, seed, luck=seed)
            assert {each[4] for each in told[1:]} == {seat}
            returns.append(told[-1][2])
    assert sum(returns) <= -4


def test_seeds_say_where_one_sits() -> None:
    table = OneSeat("figures", 4)
    assert [table.reset(seed=seed)[1]["seat"] for seed in range(6)] == [0, 1, 2, 3, 0, 1]
    fixed = OneSeat("figures", 4, seat=2)
    assert [fixed.reset(seed=seed)[1]["seat"] for seed in range(6)] == [2] * 6


def test_each_other_seat_has_its_own_bot() -> None:
    table = OneSeat("figures", 3, opponents=["greedy:1", "random"], seat=2)
    assert played(table, 1)[-1][2] in (2.0, -1.0, 0.0, 0.5)
    with pytest.raises(FracasError, match="2 other seats, and 1 opponents"):
        OneSeat("figures", 3, opponents=["random"])
    with pytest.raises(FracasError, match="Unknown bot 'gredy'"):
        OneSeat("figures", opponents="gredy")
    with pytest.raises(FracasError, match="There is no seat 2"):
        OneSeat("figures", seat=2)


def test_who_can_win_no_more_is_done() -> None:
    """figures with four players: mostly somebody is out long before the end."""
    table, early = OneSeat("figures", 4), 0
    for seed in range(12):
        told = played(table, seed)
        if table.table.episode.waiting:
            assert told[-1][2] == -1.0
            early += 1
    assert early >= 3


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    table = OneSeat("figures")
    seen, _ = table.reset(seed=1)
    wrong = np.int64(seen["action_mask"].argmin())
    for count in range(MOST_ILLEGAL):
        again, reward, over, cut, info = table.step(wrong)
        assert (again["observation"] == seen["observation"]).all()
        assert (reward, over, info["illegal"]) == (ILLEGAL, False, True)
        assert cut is (count == MOST_ILLEGAL - 1)
    with pytest.raises(FracasError, match="begin another"):
        table.step(wrong)
    table.reset(seed=1)
    _, reward, _, _, info = table.step(np.int64(0))
    assert (reward, info["illegal"]) == (0.0, False)


def same(one: Any, two: Any) -> bool:
    """Equal, however deep."""
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(two) and all(same(a, b) for a, b in zip(one, two, strict=True))
    return bool(np.array_equal(one, two))


@every_encoded
@modes
@pytest.mark.parametrize("opponents", ["random", None], ids=["random", "self-play"])
def test_many_tables_do_what_single_ones_do(game: Game[Any, Any], mode: AutoresetMode, opponents: str | None) -> None:
    """Step by step, infos included, over several games of each; illegal actions among them."""
    short = {"round_limit": 3} if game.name in ("skirmish", "synergy") else {}
    tables = Tables(game, settings=short, num_envs=3, opponents=opponents, autoreset_mode=mode)
    singles = SyncVectorEnv(
        [lambda: OneSeat(game, settings=short, opponents=opponents) for _ in range(3)], autoreset_mode=mode
    )
    assert tables.metadata["autoreset_mode"] is mode
    assert tables.observation_space == singles.observation_space
    seen, infos = tables.reset(seed=4)
    other, others = singles.reset(seed=4)
    assert same(seen, other)
    random, ends = Random(1), 0
    for _ in range(300):
        actions = np.array([any_of(row, random) for row in seen["action_mask"]])
        if random.random() < 0.05:
            actions[1] = tables.cap - 1
        seen, rewards, over, cut, infos = tables.step(actions)
        other, *rest, others = singles.step(actions)
        assert same(seen, other)
        assert all(same(*pair) for pair in zip((rewards, over, cut), rest, strict=True))
        assert same(infos, others)
        ends += int(over.sum())
        for place in np.flatnonzero(over):
            returns = infos["final_info"]["returns"] if mode is AutoresetMode.SAME_STEP else infos["returns"]
            assert sum(returns[place]) == pytest.approx(0)
            assert rewards[place] in returns[place]
    assert ends >= 2


def test_what_was_given_does_not_change() -> None:
    tables = Tables("legacy", num_envs=2)
    seen, _ = tables.reset(seed=1)
    before = {key: each.copy() for key, each in seen.items()}
    for _ in range(10):
        tables.step(np.array([0, 0]))
    assert same(seen, before)


def test_bots_that_think_play_at_many_tables() -> None:
    tables = gymnasium.make_vec("fracas/legacy-v0", num_envs=2, opponents="greedy:1")
    seen, _ = tables.reset(seed=1)
    assert isinstance(tables.unwrapped, Tables)
    random, lost = Random(1), 0.0
    for _ in range(160):
        seen, rewards, *_ = tables.step(np.array([any_of(row, random) for row in seen["action_mask"]]))
        lost += rewards.sum()
    assert lost < 0


def test_what_is_asked_for_wrongly() -> None:
    with pytest.raises(FracasError, match="SAME_STEP or NEXT_STEP"):
        Tables("legacy", num_envs=2, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(FracasError, match="at least one table"):
        Tables("legacy", num_envs=0)
    tables = Tables("legacy", num_envs=2)
    with pytest.raises(FracasError, match="2 tables, and 3 seeds"):
        tables.reset(seed=[1, 2, 3])
    with pytest.raises(FracasError, match="no reset_mask"):
        tables.reset(options={"reset_mask": np.array([True, False])})
    table = OneSeat("legacy")
    with pytest.raises(FracasError, match="begin another"):
        table.step(np.int64(0))


@pytest.fixture(autouse=True)
def of_the_library() -> Iterator[None]:
    """Gymnasium would like to try pictures, which there are none of."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes")
        yield


def test_a_bot_is_the_same_at_a_session() -> None:
    """The bot of a seat has a seed that follows from the game's: two tables with one seed are one."""
    assert make("greedy:1", 1).name == "greedy:1"
    one, two = OneSeat("figures", opponents="greedy:1"), OneSeat("figures", opponents="greedy:1")
    assert played(one, 3) == played(two, 3)
