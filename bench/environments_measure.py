"""One round of measurements of the environments in this very process; prints one line of JSON.

Run by ``python -m bench.environments`` with an interpreted and a compiled package on ``PYTHONPATH``, by turns; with
``--theirs`` it measures games that come with PettingZoo, by the same loop. Two players, the usual settings, everybody
answers at random. All is counted in seconds of processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import json
import warnings
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

Numbers = dict[str, float]
GAMES: Final = ("figures", "legacy", "synergy", "skirmish")
THEIRS: Final = ("leduc_holdem_v4", "connect_four_v3")
TABLES: Final = 64


def rate(one_game: Callable[[int], int], seconds: float) -> float:
    """How many of what ``one_game`` counts there are in a second. The first game is not counted."""
    one_game(0)
    count, number, begun = 0, 0, process_time()
    while process_time() - begun < seconds:
        number += 1
        count += one_game(number)
    return count / (process_time() - begun)


def aec(table: Any) -> Callable[[int], int]:
    """PettingZoo's loop, with a legal action by lot from the mask; steps."""

    def one_game(seed: int) -> int:
        random, steps = Random(seed), 0
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, ended, cut, info = table.last()
            if ended or cut:
                table.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            table.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return one_game


def wrapped(table: Any) -> Any:
    """As PettingZoo's own games are made."""
    from pettingzoo.utils import wrappers

    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def theirs(seconds: float) -> Numbers:
    """Games that come with PettingZoo: as they are made, and without wrappers."""
    from importlib import import_module

    numbers = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name in THEIRS:
            module = import_module(f"pettingzoo.classic.{name}")
            numbers[f"{name} env/s"] = rate(aec(module.env()), seconds)
            numbers[f"{name} raw_env/s"] = rate(aec(module.raw_env()), seconds)
    return numbers


def ours(name: str, seconds: float) -> Numbers:
    """One game of ours, layer by layer: decisions a second."""
    import fracas
    from bench.measure import is_compiled
    from fracas.core.playout import play_out
    from fracas.core.settings import settle
    from fracas.envs import Episode, openspiel
    from fracas.envs.arrays import Arrays
    from fracas.envs.gymnasium import OneSeat, Tables
    from fracas.envs.pettingzoo import env, parallel_env, raw_env

    game = fracas.game(name)
    settings = settle(name, game.settings, {})
    episode = Episode(game)
    arrays = Arrays(episode)
    cells = bytearray(arrays.size)

    def playout(seed: int) -> int:
        return play_out(game, game.begin(2, settings), Random(seed)).decisions

    def driver(seed: int) -> int:
        random, decisions = Random(seed), 0
        episode.reset(seed)
        while episode.waiting:
            episode.answer(int(random.random() * episode.count()))
            decisions += 1
        return decisions

    def seen(seed: int) -> int:
        random, decisions = Random(seed), 0
        episode.reset(seed)
        while episode.waiting:
            arrays.see(episode, episode.waiting[0], cells)
            episode.answer(int(random.random() * episode.count()))
            decisions += 1
        return decisions

    def together(table: Any) -> Callable[[int], int]:
        def one_game(seed: int) -> int:
            random, decisions = Random(seed), 0
            told, _ = table.reset(seed=seed)
            while table.agents:
                decisions += len(table.table.episode.waiting)
                actions = {}
                for agent, each in told.items():
                    legal = each["action_mask"].nonzero()[0]
                    actions[agent] = int(legal[int(random.random() * len(legal))])
                told, *_ = table.step(actions)
            return decisions

        return one_game

    def seat(table: Any) -> Callable[[int], int]:
        def one_game(seed: int) -> int:
            random, decisions, over = Random(seed), 0, False
            told, _ = table.reset(seed=seed)
            while not over:
                legal = told["action_mask"].nonzero()[0]
                told, _, over, _, _ = table.step(legal[int(random.random() * len(legal))])
                decisions += 1
            return decisions

        return one_game

    def many(tables: Any) -> Callable[[int], int]:
        import numpy as np

        random = np.random.default_rng(1)
        tables.reset(seed=1)
        masks = [tables.reset(seed=1)[0]["action_mask"]]

        def some_steps(seed: int) -> int:  # noqa: ARG001 - the tables begin anew by themselves
            for _ in range(20):
                drawn = (random.random(masks[0].shape) * masks[0]).argmax(axis=1)
                told, *_ = tables.step(drawn)
                masks[0] = told["action_mask"]
            return 20 * TABLES

        return some_steps

    def spiel(made: Any) -> Callable[[int], int]:
        def one_game(seed: int) -> int:
            random, decisions = Random(seed), 0
            state = made.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return one_game

    plain = rate(driver, seconds)
    return {
        "compiled": float(is_compiled()),
        "cells": float(arrays.size),
        "playout/s": rate(playout, seconds),
        "driver/s": plain,
        "array µs": max(0.0, 1e6 / rate(seen, seconds) - 1e6 / plain),
        "AEC/s": rate(aec(raw_env(game)), seconds),
        "AEC guarded/s": rate(aec(env(game)), seconds),
        "AEC in wrappers/s": rate(aec(wrapped(raw_env(game))), seconds),
        "parallel/s": rate(together(parallel_env(game)), seconds),
        "one seat against random/s": rate(seat(OneSeat(game)), seconds),
        "many tables, self-play/s": rate(many(Tables(game, num_envs=TABLES)), seconds),
        "many tables against random/s": rate(many(Tables(game, num_envs=TABLES, opponents="random")), seconds),
        "OpenSpiel/s": rate(spiel(openspiel.load(name)), seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--theirs", action="store_true")
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    args = parser.parse_args()
    if args.theirs:
        print(json.dumps(theirs(args.seconds)))
        return
    found = {f"{name}: {what}": value for name in args.games for what, value in ours(name, args.seconds).items()}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
