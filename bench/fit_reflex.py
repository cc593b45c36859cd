"""Fit the reflexes of a game to what the hasty bot answers: ``fracas/bots/reflexes/<game>.toml``.

python -m bench.fit_reflex synergy --decisions 4000 --seed 1

Games are played by the reflexes themselves, but for some answers at random, so that what is learned is what
they meet. At each third decision the hasty bot is asked; the weights make its answers the likeliest (a softmax of the
scores, each question for itself, with a little pull towards zero). That is done ``--times`` times, each time with what
was found before.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize

import fracas
from bench.rounds import ROOT
from fracas.bots import make
from fracas.bots.evaluation import forget
from fracas.bots.features import Row
from fracas.bots.imagined import question_of
from fracas.bots.reflexes import ENDS, Reflexes, reflexes_of
from fracas.core.game import Game

FOLDER: Final = ROOT / "src" / "fracas" / "bots" / "reflexes"
STRAY: Final = 0.1
"""How often anything is answered, so that more is met."""
FOLLOWED: Final = 0.3
"""How often the teacher's answer is given, where it was asked."""
RIDGE: Final = 0.003
LEAST: Final = 8
"""Of a question that was met less often nothing is learned."""
MOST_OPTIONS: Final = 60
"""Questions with more options are left out: the teacher would take too long."""
EVERY: Final = 3

Met = tuple[list[Row], list[float]]
"""The features of each option, and how often each should be answered."""


def meet(game: Game[Any, Any], reflexes: Reflexes, teacher: str, decisions: int, seed: int) -> dict[str, list[Met]]:
    """What was asked, and what the teacher answered, by the question."""
    found: dict[str, list[Met]] = {}
    luck = Random(seed)
    count = 0
    while count < decisions:
        table: Any = game.start(seed=luck.getrandbits(30))
        forget(game)
        asked = make(teacher, seed=luck.getrandbits(30), game=game)
        left = luck.randrange(EVERY)
        while not table.over and count < decisions:
            for seat in table.waiting_for:
                sight = table.sight(seat)
                flow = sight.imagine(luck.random)
                question = question_of(flow)
                answer = reflexes.answer(flow.state, question, seat, luck.random)
                options = sight.values
                left -= 1
                if 1 < len(options) <= MOST_OPTIONS and left <= 0:
                    left = EVERY
                    decision = asked.choose(sight)
                    some = list(reflexes.worth_a_look(sight.ask, options))
                    likes = wanted(decision, some)
                    if len(some) > 1 and any(likes):
                        found.setdefault(sight.ask, []).append(
                            (reflexes.rows(flow.state, sight.ask, seat, some), likes)
                        )
                    count += 1
                    if luck.random() < FOLLOWED:
                        answer = decision.answer
                if options and luck.random() < STRAY:
                    answer = luck.choice(options)
                table.answer(seat, answer)
    return found


def wanted(decision: Any, options: list[int]) -> list[float]:
    """The answers that the teacher thinks best, each as often as the others."""
    most = max((each.estimate for each in decision.candidates), default=0.0)
    best = [each.answer for each in decision.candidates if each.estimate > most - 1e-9 and each.answer in options]
    if decision.answer in options and decision.answer not in best:
        best = [decision.answer]
    return [1.0 / len(best) if option in best else 0.0 for option in options]


def fit(met: list[Met], size: int) -> tuple[list[float], float]:
    """So many weights, and how often one of the teacher's best answers is liked best."""
    widest = max(len(rows) for rows, _ in met)
    features = np.zeros((len(met), widest, size))
    there = np.full((len(met), widest), -1e9)
    goal = np.zeros((len(met), widest))
    for number, (rows, share) in enumerate(met):
        for option, row in enumerate(rows):
            for place, amount in row:
                features[number, option, place] = amount
        there[number, : len(rows)] = 0.0
        goal[number, : len(rows)] = share

    def loss(weights: Any) -> tuple[float, Any]:
        scores = features @ weights + there
        scores -= scores.max(axis=1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(axis=1, keepdims=True)
        error = -np.sum(goal * np.log(shares + 1e-12)) / len(met) + RIDGE * np.sum(weights**2)
        slope = np.einsum("ij,ijk->k", shares * goal.sum(axis=1, keepdims=True) - goal, features) / len(met)
        return float(error), slope + 2 * RIDGE * weights

    found = minimize(loss, np.zeros(size), jac=True, method="L-BFGS-B").x
    liked = np.argmax(features @ found + there, axis=1)
    return [float(each) for each in found], float(np.mean(goal[np.arange(len(met)), liked] > 0))


def page(weights: dict[str, list[float]], features: dict[str, tuple[str, ...]], how: str) -> str:
    """The weights as TOML."""
    lines = [
        f"# Written by python -m bench.fit_reflex on {datetime.datetime.now(tz=datetime.UTC).date().isoformat()}:",
        f"# {how}.",
        "# What each feature of an option adds to how much it is liked, by what is asked.",
    ]
    for ask in sorted(weights):
        named = zip(features.get(ask, ENDS), weights[ask], strict=True)
        lines += ["", f"[{ask}]"]
        lines += [f"{name} = {weight:.3f}" for name, weight in named if abs(weight) > 5e-4]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.fit_reflex", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=4000, metavar="N", help="of the teacher, each time (4000)")
    parser.add_argument("--times", type=int, default=2, metavar="N")
    parser.add_argument("--teacher", default="greedy", metavar="BOT")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--fresh", action="store_true", help="begin with anything, not with the old weights")
    args = parser.parse_args()
    game = fracas.game(args.game)
    old = reflexes_of(game)
    reflexes = old.like({}) if args.fresh else old
    target: Path = FOLDER / f"{args.game}.toml"
    all_met: dict[str, list[Met]] = {}
    for time in range(args.times):
        for ask, each in meet(game, reflexes, args.teacher, args.decisions, args.seed + time).items():
            all_met.setdefault(ask, []).extend(each)
        weights: dict[str, list[float]] = {}
        told = []
        for ask, met in sorted(all_met.items()):
            if len(met) >= LEAST:
                weights[ask], right = fit(met, len(old.features.get(ask, ENDS)))
                told.append(f"{ask} {right:.0%} of {len(met)}")
        print(f"{time + 1} of {args.times}: like {args.teacher}: {', '.join(told)}", file=sys.stderr, flush=True)
        reflexes = old.like(weights)
        how = f"{args.decisions} decisions of {args.teacher}, {args.times} times, seed {args.seed}"
        target.write_text(page(weights, old.features, how), "utf-8")


if __name__ == "__main__":
    main()
