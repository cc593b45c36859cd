"""How long the hasty bot takes where the server calls it quick, and where not, and after how long bots end that a guest
lets look often: ``python -m bench.quick_lane``."""

from __future__ import annotations

from time import thread_time
from typing import Any

import fracas
from fracas.bots import make
from fracas.server.bots.processes import think
from fracas.server.bots.thinking_time import is_quick

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("figures", 6, {}),
    ("legacy", 2, {}),
    ("synergy", 2, {}),
    ("synergy", 6, {}),
    ("skirmish", 2, {"points": 50}),
    ("skirmish", 2, {"points": 100}),
    ("skirmish", 2, {"points": 500, "armies": ["\n".join(["Athum Tellur", *["Peasant"] * 120])] * 2}),
)
OFTEN = (("synergy", 6, {}, "mcts:2000"), *(("skirmish", 2, TABLES[-1][2], bot) for bot in ("greedy:50", "planner:50")))
SECONDS = 15.0
"""Of thinking, for each table."""


def main() -> None:
    """Let careless bots play, and ask ``greedy`` about each of their questions."""
    for game, players, options in TABLES:
        table = fracas.game(game).start(players=players, options=options, seed=3)
        walker = make("careless" if options.get("points", 0) < 500 else "random", seed=9)
        took: dict[bool, list[float]] = {True: [], False: []}
        most = 0
        while not table.over and sum(took[True]) + sum(took[False]) < SECONDS:
            sight = table.sight(table.waiting_for[0])
            begun = thread_time()
            think(game, sight.parts(), "greedy", len(table.log))
            took[is_quick("greedy", sight)].append(thread_time() - begun)
            most = max(most, len(sight.values))
            table.answer(sight.seat, walker.choose(sight).answer)
        print(f"{game}, {players} players, {options.get('points', 'usual settings')}: at most {most} options")
        for quick, all_of_them in took.items():
            if all_of_them:
                print(
                    f"  {'quick' if quick else 'thinking'}: {len(all_of_them)} answers, "
                    f"slowest {max(all_of_them) * 1000:.0f} ms"
                )
    for game, players, options, bot in OFTEN:
        table = fracas.game(game).start(players=players, options=options, seed=4)
        chance = make("random", seed=1)
        while table.turns < 1 or len((sight := table.sight(table.waiting_for[0])).values) < 6:
            table.answer(table.waiting_for[0], chance.choose(table.sight(table.waiting_for[0])).answer)
        begun = thread_time()
        thought = think(game, sight.parts(), bot, 1)
        looks = sum(visits for _, _, visits in thought.candidates)
        print(f"{game}, {bot}: {thread_time() - begun:.2f} s, {len(sight.values)} options, {looks} looks")


if __name__ == "__main__":
    main()
