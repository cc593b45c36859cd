"""How fast synergy is: random playouts and copies in this very process, by processor time.

``python -m bench.synergy_speed [--games N]``; with a compiled package first on ``PYTHONPATH`` it measures that one.
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
from fracas.games.synergy import SYNERGY

TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (4, {}),
    (6, {}),
    (2, {"to_the_death": True, "board": "desert"}),
    (3, {"extra_team_powers": True, "power_ups": "hidden", "board": "roundabout"}),
    (2, {"outnumbered": True}),
]


def playouts(players: int, settings: dict[str, Any], games: int) -> str:
    """Decisions and games a second of random play, and how they ended."""
    settled = settle("synergy", SYNERGY.settings, settings)
    decisions = rolls = turns = 0
    ends: Counter[str] = Counter()
    started = process_time()
    for number in range(games):
        state = SYNERGY.begin(players, settled)
        played = play_out(SYNERGY, state, Random(number))
        decisions += played.decisions
        rolls += played.rolls
        turns += played.turns
        outcome = SYNERGY.outcome(state)
        ends["" if outcome is None else outcome.rule.rpartition(".")[2]] += 1
    seconds = process_time() - started
    limit = ends["limit"] / games
    return (
        f"| {players} | {settings or '-'} | {decisions / seconds:,.0f} | {(decisions + rolls) / seconds:,.0f} | "
        f"{games / seconds:,.0f} | {decisions / games:,.0f} | {turns / games:,.0f} | {limit:.0%} |"
    )


def copies(count: int) -> str:
    """A clone of the table and a view of it, before the first turn."""
    state = SYNERGY.begin(2, settle("synergy", SYNERGY.settings, {}))
    started = process_time()
    for _ in range(count):
        state.clone()
    cloned = process_time()
    return f"clone {(cloned - started) / count * 1e6:.2f} µs"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    print("compiled" if is_compiled() else "interpreted")
    print("| players | settings | decisions/s | answers/s | games/s | decisions/game | turns/game | by the limit |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for players, settings in TABLES:
        print(playouts(players, settings, games))
    print(copies(games * 10))


if __name__ == "__main__":
    main()
