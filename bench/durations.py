"""``python -m bench.durations``: how long a game takes two people, from what greedy bots need to decide.

A moment is a decision that the table waits for; what several choose at once is one. A person needs about `SECONDS` for
a moment, times the weight of the game (1, light, to 5, heavy): reading what happened, thinking, and clicking. The
``minutes`` that each game declares are this, rounded to five.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import fracas
from fracas.bots import make
from fracas.core.game import Game

SECONDS: Final = 8.0
"""What a person needs for a moment of a game of weight 1."""
GAMES: Final = 6


def moments(game: Game[Any, Any], seed: int) -> int:
    """How many moments a game between greedy bots has, with the usual settings and the fewest players."""
    table = game.start(players=game.least, seed=seed)
    bots = [make("greedy", seed * 10 + seat) for seat in range(game.least)]
    count = 0
    while not table.over:
        count += 1
        for seat in table.waiting_for:
            table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
    return count


def minutes(mean: float, weight: float) -> int:
    """How long that takes people, rounded to five minutes.

    >>> minutes(98, 1.5)
    20
    """
    return max(5, 5 * round(mean * SECONDS * weight / 300))


def main(names: list[str]) -> None:
    for game in fracas.all_games():
        if names and game.name not in names:
            continue
        mean = sum(moments(game, seed) for seed in range(GAMES)) / GAMES
        found = minutes(mean, game.weight)
        told = f"{mean:6.1f} moments of {SECONDS * game.weight:.0f} s: {found} minutes, declared {game.minutes}"
        print(f"{game.name:10} {told}")


if __name__ == "__main__":
    main(sys.argv[1:])
