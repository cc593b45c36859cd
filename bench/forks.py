"""Forks at every decision of whole games of figures, in microseconds each; prints one line of JSON.

``python bench/forks.py GAMES`` measures whichever Fracas is on ``PYTHONPATH``, an old one too (before settings had
their name). The positions are kept and forked one after the other, as a search does; the best of nine passes counts,
in processor time, so that other work on the machine matters little.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import fracas
from fracas.core.flow import Flow
from fracas.core.session import Session

PASSES = 9
IN_A_ROW = 3


def positions(games: int) -> list[Session[Any, Any]]:
    """A fork of the table at every decision, everybody answering at random."""
    new: Callable[..., Session[Any, Any]] = Session.new
    settings = "settings" if "settings" in inspect.signature(new).parameters else "options"
    draw = Random(5).random
    found = []
    for seed in range(games):
        table = new(fracas.game("figures"), players=2, seed=seed, **{settings: {"army_size": 3}})
        while not table.over:
            seat = table.waiting_for[0]
            found.append(table.fork())
            values = table.questions[seat].values
            table.answer(seat, values[int(draw() * len(values))])
    return found


def best(tables: list[Session[Any, Any]], fork: Callable[[Session[Any, Any]], object]) -> float:
    passes = []
    for _ in range(PASSES):
        begun = process_time()
        for table in tables:
            for _ in range(IN_A_ROW):
                fork(table)
        passes.append(process_time() - begun)
    return min(passes) / len(tables) / IN_A_ROW * 1e6


def main() -> None:
    tables = positions(int(sys.argv[1]))
    numbers = {
        "flow fork µs": best(tables, lambda table: Flow(table.game, table.flow.boundary, since=table.flow.since)),
        "session fork µs": best(tables, lambda table: table.fork()),
        "answers since the boundary": sum(len(table.flow.since) for table in tables) / len(tables),
    }
    print(json.dumps(numbers))


if __name__ == "__main__":
    main()
