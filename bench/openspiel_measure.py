"""The OpenSpiel version of figures, in an interpreter that has ``pyspiel``; prints one line of JSON.

Run by ``python -m bench``. It needs nothing of Fracas but the files beside it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable
from time import perf_counter
from typing import Any

import numpy as np  # type: ignore[import-not-found,unused-ignore]  # open_spiel brings it along
import pyspiel

from bench.openspiel_figures import GAME_TYPE

Numbers = dict[str, float]


def measure(games: int, seed: int) -> Numbers:
    """Everything once."""
    game = pyspiel.load_game(GAME_TYPE.short_name)
    few = max(1, games // 5)
    return {
        **playouts(game, games, seed),
        "own driver decisions/s": own_driver(game, few, seed),
        "example loop decisions/s": example_loop(game, few, seed),
        "clone µs": clones(game, max(1, games // 20), seed),
    }


def playouts(game: Any, games: int, seed: int) -> Numbers:
    """The leanest loop that we could write: it is this one that we compare ourselves with."""
    draw = random.Random(seed).random
    turns = decisions = rolls = turns_squared = decisions_squared = 0
    started = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        before = decisions
        while not state.is_terminal():
            if state.is_chance_node():
                # All outcomes of this game are equally likely: the quickest honest way to draw one.
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                rolls += 1
            else:
                options = state.legal_actions()
                state.apply_action(options[int(draw() * len(options))])
                decisions += 1
        turns += state.turns
        turns_squared += state.turns**2
        decisions_squared += (decisions - before) ** 2
    seconds = perf_counter() - started
    return {
        "games": games,
        "turns": turns,
        "turns_squared": turns_squared,
        "decisions": decisions,
        "decisions_squared": decisions_squared,
        "rolls": rolls,
        "playout games/s": games / seconds,
        "playout decisions/s": decisions / seconds,
        "playout answers/s": (decisions + rolls) / seconds,
    }


def own_driver(game: Any, games: int, seed: int) -> float:
    """Decisions a second with OpenSpiel's own loop and random bots, which are written in C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(2)]
    ended = []
    started = perf_counter()
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + number)
        ended.append(state)
    seconds = perf_counter() - started
    decisions = sum(int(step.player >= 0) for state in ended for step in state.full_history())
    return decisions / seconds


def example_loop(game: Any, games: int, seed: int) -> float:
    """Decisions a second with the loop of OpenSpiel's ``examples/example.py``."""
    random.seed(seed)
    np.random.seed(seed)
    decisions = 0
    started = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(actions, p=probabilities))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
                decisions += 1
    return decisions / (perf_counter() - started)


def clones(game: Any, games: int, seed: int) -> float:
    """Microseconds to clone a state, over the decisions of whole games."""
    draw = random.Random(seed).random
    seconds = 0.0
    count = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                started = perf_counter()
                state.clone()
                seconds += perf_counter() - started
                count += 1
                options = state.legal_actions()
                state.apply_action(options[int(draw() * len(options))])
    return seconds / count * 1e6


def retrace(lines: Iterable[str]) -> Numbers:
    """Play traces of Fracas over again: how many games, and how many of them went otherwise here."""
    game = pyspiel.load_game(GAME_TYPE.short_name)
    games = questions = differing = 0
    for line in lines:
        steps = json.loads(line)
        games += 1
        questions += len(steps)
        differing += not same_game(game.new_initial_state(), steps)
    return {"games": games, "questions": questions, "differing": differing}


def same_game(state: Any, steps: list[tuple[int, list[int], int]]) -> bool:
    """Is the same asked of the same player at each step, and is the game over after the last?"""
    for who, options, answer in steps:
        if state.is_terminal() or (state.current_player() if who >= 0 else -1) != who:
            return False
        if state.is_chance_node() != (who < 0):
            return False
        offered = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        if sorted(offered) != options:
            return False
        state.apply_action(answer)
    return bool(state.is_terminal())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--retrace", action="store_true", help="check the traces on standard input instead")
    args = parser.parse_args()
    print(json.dumps(retrace(sys.stdin) if args.retrace else measure(args.games, args.seed)))


if __name__ == "__main__":
    main()
