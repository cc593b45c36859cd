"""Bots against each other at skirmish, over all maps of 20 inches and the scenarios for them.

``python -m bench.skirmish_games A B [--games N] [--seed N] [--jobs N] [--write]`` plays ``A`` against ``B``, with the
seats exchanged in every second game, at 50 points, and tells how many A won and how the games ended; with ``--write``
in a section of results.md too. Bots that think for seconds are given processor time, so that other work on the machine
does not count. What was asked for:

python -m bench.skirmish_games greedy greedy --games 100 --write       90 by a leader's death
python -m bench.skirmish_games planner:1s greedy --games 60 --write    60 % won
python -m bench.skirmish_games planner:1s random --games 30 --write    95 % won
"""

from __future__ import annotations

import argparse
from multiprocessing import get_context
from time import process_time
from typing import Final

from bench.measure import is_compiled
from bench.results import circumstances, write_section
from fracas.bots import make, mcts, planner
from fracas.core.session import Session
from fracas.games.skirmish import SKIRMISH
from fracas.lab.statistics import wilson

MAPS: Final = ("ford", "stair", "keeps", "gorge", "hedges", "ring")
SCENARIOS: Final = ("battlefield", "battlefall", "dispute")

Job = tuple[int, str, str]
Result = tuple[float, bool, int, float, float]
"""What A won, whether the limit ended it, rounds, and the seconds of A and of B for each of their turns."""


def game(job: Job) -> Result:
    """One game."""
    seed, a, b = job
    flip, number = seed % 2, seed // 2
    settings = {"map": MAPS[number % 6], "scenario": SCENARIOS[number // 6 % 3]}
    table = Session.new(SKIRMISH, players=2, settings=settings, seed=number)
    names = [b, a] if flip else [a, b]
    bots = [make(name, 7 * seed + seat) for seat, name in enumerate(names)]
    spent = [0.0, 0.0]
    while not table.over:
        for seat in table.waiting_for:
            begun = process_time()
            answer = bots[seat].choose(table.sight(seat)).answer
            spent[seat] += process_time() - begun
            table.answer(seat, answer)
    outcome = table.outcome
    assert outcome is not None
    state = table.flow.state
    turns = max(1, state.turns) / 2
    return outcome.shares[flip], state.limit_hit, state.round, spent[flip] / turns, spent[1 - flip] / turns


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--games", type=int, default=36, metavar="N")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--write", action="store_true", help="into results.md too")
    given = parser.parse_args()
    for bot in (mcts, planner):
        vars(bot)["perf_counter"] = process_time  # the processes are forks of this one
    jobs = [(given.seed + number, given.a, given.b) for number in range(given.games)]
    results: list[Result] = []
    with get_context("fork").Pool(given.jobs) as pool:
        for result in pool.imap_unordered(game, jobs):
            results.append(result)
            print(f"{len(results)}: {result[0]:g}, {result[2]} rounds{', limit' if result[1] else ''}", flush=True)
    told = summary(given.a, given.b, results)
    print(told)
    if given.write:
        name = f"games-skirmish-{given.a}-{given.b}".replace(":", "-")
        command = f"python -m bench.skirmish_games {given.a} {given.b} --games {given.games} --seed {given.seed}"
        head = f"## Skirmish: {given.a} against {given.b}"
        write_section(name, f"{head}\n\n{circumstances()} `{command} --jobs {given.jobs}`\n\n{told}")


def summary(a: str, b: str, results: list[Result]) -> str:
    """Who won how often, how games ended, and how long the bots thought, as a list."""
    games = len(results)
    won = sum(result[0] for result in results)
    by_death = sum(not result[1] for result in results)
    low, high = wilson(won, games)
    least, most = wilson(by_death, games)
    seconds = [sum(float(result[place]) for result in results) / games for place in (3, 4)]
    return "\n".join(
        [
            f"- {a} won {won:g} of {games} games, {won / games:.1%} ({low:.1%} to {high:.1%});",
            f"- {by_death} ended by a leader's death, {by_death / games:.1%} ({least:.1%} to {most:.1%});",
            f"- {sum(result[2] for result in results) / games:.1f} rounds a game;",
            f"- {a} took {seconds[0]:.2f} s of processor time a turn, {b} {seconds[1]:.2f} s, with "
            f"{'a compiled' if is_compiled() else 'the interpreted'} package.",
        ]
    )


if __name__ == "__main__":
    main()
