"""Endgames of legacy, and their values by brute force: plain recursion and scipy's linear programming, no memory, no
pruning, nothing shared with the solver but the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from scipy.optimize import linprog

from fracas.bots.evaluation import evaluation
from fracas.bots.imagined import at_random
from fracas.bots.lookahead import Lookahead
from fracas.bots.solvable import solvable
from fracas.core.game import Game
from fracas.core.question import Answer, Choice, Commit, Region, Roll
from fracas.core.settings import settle
from fracas.core.tell import silence
from fracas.games.legacy import LEGACY
from fracas.games.legacy.state import TURN, State

MARGINS = range(-6, 7)
TRIES = 6
"""After so many positions without a score at which the outcome is open, one that is decided will do."""


def exactly() -> Lookahead:
    """A lookahead to the end of the game, with nothing remembered."""
    return Lookahead(LEGACY, solvable(LEGACY), evaluation(LEGACY), exact=True, until=float("inf"))


def endgame(seed: int, left: int) -> State:
    """A position of the last round with so many champions left a side: every other one is dealt with the base cards and
    full hands, the rest come from games at random with all cards. At most of them the outcome is open."""
    random = Random(seed)
    state = State.new(players=2, rounds=1, beginner=False, champions="base", events=0)
    for _ in range(TRIES):
        state = dealt(random, left) if seed % 2 == 0 else played(random, left)
        margins = list(MARGINS)
        random.shuffle(margins)
        for margin in margins:
            state.scores = [20 + max(margin, 0), 20 + max(-margin, 0)]
            state.sources = [(score, 0, 0, 0) for score in state.scores]
            if abs(exactly().value(state, 0)) < 1 - 1e-9:
                return state
    return state


def dealt(random: Random, left: int) -> State:
    """Any hands, any piles, any locations."""
    state = State.new(players=2, rounds=1, beginner=False, champions="base", events=0)
    state.phase = TURN
    state.sets = [tuple(range(10)), tuple(range(10))]
    for seat in (0, 1):
        champions = random.sample(range(10), 10)
        state.hands[seat] = tuple(sorted(champions[:left]))
        state.piles[seat] = tuple(champions[left:])
    state.battle = state.turns = 9 - left
    locations = random.sample(range(10), 10)
    state.discards = tuple(locations[: 9 - left])
    state.row = tuple(locations[9 - left : 12 - left])
    state.bag = tuple(sorted(locations[12 - left :]))
    state.holder = random.randint(0, 1)
    state.value = random.randint(1, 4)
    return state


def played(random: Random, left: int) -> State:
    """From a game at random."""
    wanted = {"champions": random.choice(("base", "mixed", "split", "expansion")), "events": random.randint(0, 3)}
    settings = settle(LEGACY.name, LEGACY.settings, {"rounds": 1, **wanted})
    while True:
        state: State = LEGACY.begin(2, settings)
        while (resolution := LEGACY.resolution(state, silence)) is not None:
            if state.phase == TURN and max(state.left(0), state.left(1)) <= left:
                return state
            try:
                question = next(resolution)
                while True:
                    question = resolution.send(at_random(question, random.random))
            except StopIteration:
                continue


def brute_force(game: Game[Any, Any], boundary: Any, answers: Sequence[Answer] = ()) -> float:
    """What seat 0 wins, from -1 to 1, by trying everything."""
    state = boundary.clone()
    resolution = game.resolution(state, silence)
    if resolution is None:
        outcome = game.outcome(state)
        assert outcome is not None
        return outcome.shares[0] - outcome.shares[1]
    try:
        question = next(resolution)
        for answer in answers:
            question = resolution.send(answer)
    except StopIteration:
        return brute_force(game, state)

    def after(answer: Answer) -> float:
        return brute_force(game, boundary, [*answers, answer])

    if isinstance(question, Roll):
        weights = question.weights or [1] * len(question.outcomes)
        values = [after(outcome) for outcome in question.outcomes]
        return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
    if isinstance(question, Choice):
        return (max, min)[question.seat](after(option) for option in question.options)
    assert isinstance(question, Commit)
    options = [list(each) for each in question.options if not isinstance(each, Region)]
    if len(options) == 1:
        return (max, min)[question.seats[0]](after([option]) for option in options[0])
    return value_by_linear_programming([[after([mine, theirs]) for theirs in options[1]] for mine in options[0]])


def value_by_linear_programming(matrix: list[list[float]]) -> float:
    """The value of a matrix game: the most that a mixture of rows gets against every column."""
    width = len(matrix[0])
    found = linprog(
        [0.0] * len(matrix) + [-1.0],
        A_ub=[[-line[place] for line in matrix] + [1.0] for place in range(width)],
        b_ub=[0.0] * width,
        A_eq=[[1.0] * len(matrix) + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, None)] * len(matrix) + [(None, None)],
        method="highs",
    )
    assert found.status == 0
    return -float(found.fun)
