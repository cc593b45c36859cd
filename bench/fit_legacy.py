"""Fit the evaluation of legacy to games that a bot plays against itself, and write its weights as data.

Both seats play the mixture of a lookahead of one turn with the weights so far; the opening, and now and then another
answer, is random, so that unusual positions occur too. The margin at the end of the round, with
what the weights so far say about the rounds to come, is fitted by least squares; then the chances to win, by how far
the margin moved. From the second time on the games come from better weights.

python -m bench.fit_legacy [--games 1500] [--times 3] [--jobs 1] [--seed 1]
"""

from __future__ import annotations

import argparse
import datetime
import sys
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize

from fracas.bots.evaluation import legacy as evaluation
from fracas.bots.imagined import at_random
from fracas.bots.lookahead import Lookahead, listed
from fracas.bots.meeting import drawn
from fracas.bots.solvable import solvable
from fracas.core.game import Game
from fracas.core.question import Answer, Commit, Roll
from fracas.core.tell import silence
from fracas.games import game_named
from fracas.games.legacy.content import CHAMPIONS
from fracas.games.legacy.state import CARRY, TURN, State

PAGE: Final = Path(evaluation.__file__).with_name("legacy.toml")
STRAY: Final = 0.1
"""How often a choice is made at random."""
RIDGE: Final = 30.0
"""How strongly the weights are held at 0: as if so many positions said that each is."""
TABLES: Final = ("base", "base", "mixed", "split", "expansion")

Sample = tuple[list[tuple[int, float]], float, int, float, bool]
"""The features, the margin now, the battles left, the margin to be expected at the end of the round, and whether
seat 0 won."""


def use(weights: list[float], margin: list[float]) -> None:
    """Let the evaluation judge by these; in place, so that a compiled one does too."""
    vars(evaluation)["_weights"][:] = weights
    vars(evaluation)["_margin"][:] = margin


def play(job: tuple[int, list[float], list[float]]) -> list[Sample]:
    """One game, as samples."""
    seed, weights, margin = job
    use(weights, margin)
    random = Random(seed)
    game = game_named("legacy")
    settings = {
        "champions": TABLES[seed % len(TABLES)],
        "events": random.choice((0, 0, 0, 3, 6)) if seed % len(TABLES) else 0,
        "rounds": random.choice((1, 2, 3, 3)),
        "beginner": False,
    }
    state: State = game.begin(2, settings)
    seen: list[tuple[list[tuple[int, float]], float, int]] = []
    ends: list[tuple[int, float]] = []
    while True:
        if state.phase in (TURN, CARRY):
            features, now = evaluation.features(state), ahead(state)
            seen.append((features, now, evaluation.battles_left(state)))
            if state.phase == CARRY:
                ends.append((len(seen) - 1, now + sum(weights[place] * amount for place, amount in features)))
        if not play_on(game, state, random):
            break
    outcome = game.outcome(state)
    assert outcome is not None
    ends.append((len(seen), ahead(state)))
    samples: list[Sample] = []
    for place, (features, now, battles) in enumerate(seen):
        end = next(worth for until, worth in ends if until > place)
        samples.append((features, now, battles, end, outcome.winners == (0,)))
    return samples


def ahead(state: State) -> float:
    return float(state.scores[0] - state.scores[1])


def play_on(game: Game[Any, Any], state: State, random: Random) -> bool:
    """One resolution, each answer from a lookahead of one turn; False at the end of the game."""
    look = Lookahead(game, solvable(game), evaluation.evaluate, exact=False, until=float("inf"), luck=random.random())
    boundary = state.clone()
    resolution = game.resolution(state, silence)
    if resolution is None:
        return False
    answers: list[Answer] = []
    try:
        question = next(resolution)
        while True:
            answer: Answer
            if isinstance(question, Roll) or question.ask == "opening" or random.random() < STRAY:
                answer = at_random(question, random.random)
            elif isinstance(question, Commit) and len(question.seats) == 2:
                met = look.meet(boundary, answers, 1, question)
                mixtures = (met.rows, met.columns)
                answer = [listed(question, seat)[drawn(mixtures[seat], random.random)] for seat in question.seats]
            else:
                answer = look.best(boundary, answers, 1, question)
            answers.append(answer)
            question = resolution.send(answer)
    except StopIteration:
        return True


def fit(samples: list[Sample]) -> tuple[list[float], list[float], str]:
    """The weights, how far the margin moves, and how good that is."""
    size = evaluation.WEIGHTS
    square = np.eye(size) * RIDGE
    right = np.zeros(size)
    for features, now, battles, end, _ in samples:
        line = np.zeros(size)
        for place, amount in features:
            line[place] += amount
        trust = 1.0 / (1.0 + (battles - 1) % evaluation.BATTLES)  # the nearer the end, the less chance there is in it
        square += trust * np.outer(line, line)
        right += trust * line * (end - now)
    weights: list[float] = np.linalg.solve(square, right).tolist()
    expected = np.array([now + sum(weights[p] * a for p, a in features) for features, now, _, _, _ in samples])
    roots = np.sqrt([battles for _, _, battles, _, _ in samples])
    won = np.array([1.0 if won else -1.0 for *_, won in samples])

    def loss(margin: Any) -> float:
        return float(np.mean(np.log1p(np.exp(-won * expected / (np.abs(margin[0]) + np.abs(margin[1]) * roots)))))

    found = minimize(loss, [1.0, 1.0], method="Nelder-Mead")
    plain = np.array([now for _, now, _, _, _ in samples])
    ends = np.array([end for *_, end, _ in samples])
    told = (
        f"{len(samples)} positions: the margin moves by {np.std(ends - plain):.2f} from the score alone, "
        f"by {np.std(ends - expected):.2f} from the weights; log loss {found.fun:.4f}"
    )
    return weights, [abs(float(each)) for each in found.x], told


def page(weights: list[float], margin: list[float], how: str) -> str:
    """The weights as TOML."""
    lines = [
        f"# Written by python -m bench.fit_legacy on {datetime.datetime.now(tz=datetime.UTC).date().isoformat()}:",
        f"# {how}.",
        "# What each thing adds to the margin to be expected at the end, in victory points; see legacy.py beside this.",
        "",
        f"margin = [{margin[0]:.3f}, {margin[1]:.3f}]",
    ]
    for number, kind in enumerate(evaluation.KINDS):
        lines += ["", f"[{kind}]"]
        lines += [f"{row.id} = {weights[number * evaluation.COUNT + place]:.3f}" for place, row in enumerate(CHAMPIONS)]
    lines += ["", "[single]"]
    lines += [f"{name} = {weights[evaluation.SINGLE + place]:.3f}" for place, name in enumerate(evaluation.SINGLES)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.fit_legacy", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1500, metavar="N", help="games each time (1500)")
    parser.add_argument("--times", type=int, default=3, metavar="N", help="how often games are played and fitted (3)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--fresh", action="store_true", help="begin with the score alone, not with the old weights")
    args = parser.parse_args()
    weights, margin = list(vars(evaluation)["_weights"]), list(vars(evaluation)["_margin"])
    if args.fresh:
        weights, margin = [0.0] * evaluation.WEIGHTS, [1.0, 1.5]
    told = ""
    for time in range(args.times):
        jobs = [(args.seed + time * args.games + number, weights, margin) for number in range(args.games)]
        with get_context("fork").Pool(args.jobs) as pool:
            samples = [sample for game in pool.imap(play, jobs, chunksize=8) for sample in game]
        weights, margin, told = fit(samples)
        print(f"{time + 1} of {args.times}: {told}", file=sys.stderr, flush=True)
        how = f"{args.games} games, {args.times} times, seed {args.seed}, {'fresh' if args.fresh else 'going on'}"
        PAGE.write_text(page(weights, margin, f"{how}; {told}"), "utf-8")


if __name__ == "__main__":
    main()
