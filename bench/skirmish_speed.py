"""How fast skirmish is: random playouts and copies in this very process, by processor time.

``python -m bench.skirmish_speed [--games N]``; with a compiled package first on ``PYTHONPATH`` it measures that one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import process_time
from typing import Any, Final

from bench.measure import is_compiled
from fracas.core.playout import play_out
from fracas.core.settings import settle
from fracas.games.skirmish import SKIRMISH

TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    *[(2, {"map": name}) for name in ("ford", "stair", "keeps", "gorge", "hedges", "ring")],
    (2, {"scenario": "battlefall"}),
    (2, {"scenario": "dispute"}),
    (4, {"map": "hedges"}),
    (2, {"points": 100}),
    (2, {"points": 100, "scenario": "wartide"}),
]


def playouts(players: int, settings: dict[str, Any], games: int) -> str:
    """Decisions and games a second of random play, and how they ended."""
    settled = settle("skirmish", SKIRMISH.settings, settings)
    decisions = rolls = rounds = 0
    ends: Counter[bool] = Counter()
    started = process_time()
    for number in range(games):
        state = SKIRMISH.begin(players, settled)
        played = play_out(SKIRMISH, state, Random(number))
        decisions += played.decisions
        rolls += played.rolls
        rounds += state.round
        ends[state.limit_hit] += 1
    seconds = process_time() - started
    return (
        f"| {players} | {settings or '-'} | {decisions / seconds:,.0f} | {(decisions + rolls) / seconds:,.0f} | "
        f"{games / seconds:,.1f} | {decisions / games:,.0f} | {rounds / games:,.1f} | {ends[True] / games:.0%} |"
    )


def copies(count: int) -> str:
    """A clone of the table in the first turn."""
    state = SKIRMISH.begin(2, settle("skirmish", SKIRMISH.settings, {}))
    play_out(SKIRMISH, state, Random(1))
    started = process_time()
    for _ in range(count):
        state.clone()
    return f"clone {(process_time() - started) / count * 1e6:.2f} µs"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    print("compiled" if is_compiled() else "interpreted")
    print("| players | settings | decisions/s | answers/s | games/s | decisions/game | rounds/game | by the limit |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for players, settings in TABLES:
        print(playouts(players, settings, games), flush=True)
    print(copies(games * 50))


if __name__ == "__main__":
    main()
