"""What a thing that a player has made is worth: how often it wins at tables where all else is balanced."""

from __future__ import annotations

from typing import Final

from fracas.core.workshop import Made
from fracas.games import game_named
from fracas.lab.plan import planned
from fracas.lab.play import play

BOT: Final = "greedy:1"
"""Who tries it out, on both sides."""
SEED: Final = 1
"""The same thing is always tried out in the same games."""


def victories(game: str, made: Made, first: int, count: int) -> float:
    """How many of the ``count`` games from game ``first`` the side with ``made`` wins."""
    workshop = game_named(game).workshop
    assert workshop is not None and workshop.trials is not None
    won = 0.0
    for index in range(first, first + count):
        settings, seat = workshop.trials.table(made, index % workshop.trials.count)
        outcome = play(planned(game, [BOT], seed=SEED, players=2, settings=settings), index).outcome
        won += 0.0 if outcome is None else outcome.shares[seat]
    return won
