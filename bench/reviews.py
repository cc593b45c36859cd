"""How much reviews slow a bot that a player waits for: the hard bot's answers alone, and while games are reviewed.

python -m bench.reviews [--reviews 20] [--answers 40] [--game synergy] [--nice]

The processes are those of a server, with as many workers as it has cores; each review is one of another guest's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import fracas
from bench.measure import is_compiled
from bench.results import circumstances
from fracas import bots
from fracas.bots.opponents import levels_of
from fracas.core.sight import Sight
from fracas.server.bots.processes import ANALYSING, BotProcesses
from fracas.server.replay.analyses import Analysed, Analyses
from fracas.server.wire.limits import Limits
from fracas.server.workers.lane import Lane
from fracas.server.workers.replaying import Replaying


def sights(game: str, answers: int) -> list[Sight[Any, Any]]:
    """What the bot is asked, all over a few games."""
    random = Random(1)
    found: list[Sight[Any, Any]] = []
    seed = 0
    while len(found) < answers:
        seed += 1
        table = fracas.game(game).start(players=2, seed=seed)
        for _ in range(400):
            if table.over:
                break
            seat = table.waiting_for[0]
            if table.turns and len(table.questions[seat].values) > 2 and random.random() < 0.1:
                found.append(table.sight(seat))
            table.answer(seat, bots.make("greedy", seed=seed, game=table.game).choose(table.sight(seat)).answer)
    return found[:answers]


def finished(game: str) -> Analysed:
    """A whole game, to be reviewed."""
    table = fracas.game(game).start(players=2, seed=7)
    bots.play(table, [bots.make("careless", seed=seed) for seed in (1, 2)])
    return Analysed("a game", table.header, table.played, None)


async def timed(processes: BotProcesses, bot: str, asked: list[Sight[Any, Any]]) -> list[float]:
    took = []
    for number, sight in enumerate(asked):
        begun = perf_counter()
        await processes.decide(sight, bot, number, "a player")
        took.append(perf_counter() - begun)
    return took


async def measure(game: str, reviews: int, answers: int, *, nice: bool) -> tuple[list[float], list[float]]:
    """The seconds of each answer, alone and under reviews."""
    workers = os.cpu_count() or 1
    processes = BotProcesses(workers)
    if nice:
        processes.analysing = Lane(workers, ANALYSING)
    analyses = Analyses(processes, Replaying(), Limits())
    asked, story = sights(game, answers), finished(game)
    bot = levels_of(fracas.game(game))["hard"].bot

    async def review(number: int) -> None:
        wanted = story._replace(name=f"game {number}")
        async for _ in analyses.lines(wanted, f"guest {number}"):
            pass

    try:
        await timed(processes, bot, asked[:3])
        alone = await timed(processes, bot, asked)
        reading = [asyncio.create_task(review(number)) for number in range(reviews)]
        await asyncio.sleep(5)
        under = await timed(processes, bot, asked)
        if any(task.done() for task in reading):
            raise SystemExit("A review was over before the answers were: take fewer answers.")
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
    finally:
        processes.close()
    return alone, under


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reviews", type=int, default=20, metavar="N", help="reviews at the same time (20)")
    parser.add_argument("--answers", type=int, default=40, metavar="N", help="answers of the bot (40)")
    parser.add_argument("--game", default="synergy", help="which game (synergy)")
    parser.add_argument("--nice", action="store_true", help="as it was before: reviews are only niced")
    args = parser.parse_args()
    alone, under = asyncio.run(measure(args.game, args.reviews, args.answers, nice=args.nice))
    print(circumstances(), "compiled" if is_compiled() else "interpreted")
    for words, took in (("alone", alone), (f"under {args.reviews} reviews", under)):
        print(f"{words}: p50 {median(took):.3f} s, slowest {max(took):.3f} s")
    print(f"p50 under reviews is {median(under) / median(alone):.2f} times as long")


if __name__ == "__main__":
    main()
