"""How fast legacy is: random playouts, copies and previews in this very process, by processor time.

``python -m bench.legacy_speed [--games N]``; with a compiled package first on ``PYTHONPATH`` it measures that one.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any, Final

import fracas
from bench.measure import is_compiled
from fracas.core.flow import Flow
from fracas.core.playout import play_out
from fracas.core.settings import settle
from fracas.games.legacy import LEGACY
from fracas.games.legacy.pairings import every_pairing
from fracas.games.legacy.state import TURN, State

TABLES: Final[list[dict[str, Any]]] = [
    {},
    {"beginner": True},
    {"champions": "expansion"},
    {"champions": "mixed", "events": 6},
    {"champions": "split", "events": 6},
]


def playouts(settings: dict[str, Any], games: int) -> str:
    """Games per second of random play, and what came of them."""
    random = Random(1)
    settled = settle("legacy", LEGACY.settings, settings)
    battles = tied = points = first = 0
    started = process_time()
    for _ in range(games):
        state = LEGACY.begin(2, settled)
        play_out(LEGACY, state, random)
        battles += state.turns
        tied += sum(pairing[6] == pairing[7] for pairing in state.pairings)
        points += sum(state.scores)
        outcome = LEGACY.outcome(state)
        first += outcome is not None and outcome.winners == (0,)
    seconds = process_time() - started
    return (
        f"| {settings or 'base'} | {games / seconds:,.0f} | {seconds / battles * 1e6:.1f} | {tied / battles:.3f} | "
        f"{first / games:.3f} | {points / games:.1f} |"
    )


def copies(count: int) -> str:
    """A clone of the table, and a whole matrix of previews."""
    state = _in_play()
    started = process_time()
    for _ in range(count):
        state.clone()
    cloned = process_time()
    for _ in range(max(count // 200, 1)):
        every_pairing(state)
    seen = process_time()
    matrix = (seen - cloned) / max(count // 200, 1)
    return (
        f"clone {(cloned - started) / count * 1e6:.2f} µs, matrix of {len(every_pairing(state))} {matrix * 1e3:.2f} ms"
    )


def _in_play() -> State:
    """A table before its third battle."""
    random = Random(3)
    flow = Flow(LEGACY, LEGACY.begin(2, settle("legacy", LEGACY.settings, {})))
    while flow.boundary.phase != TURN or flow.boundary.turns < 2:
        question: Any = flow.question
        if hasattr(question, "outcomes"):
            flow.send(random.choice(question.outcomes))
        elif hasattr(question, "seats"):
            flow.send([random.choice(mine) for mine in question.options])
        else:
            flow.send(random.choice(question.options))
    return flow.boundary


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    games = parser.parse_args().games
    print(f"{'compiled' if is_compiled() else 'interpreted'}, {fracas.__file__}, {games:,} games each")
    print("| settings | games/s | µs a battle | tied | seat 0 wins | points of both |\n|---|---|---|---|---|---|")
    for settings in TABLES:
        print(playouts(settings, games))
    print(copies(games * 10))


if __name__ == "__main__":
    main()
