"""All luck of the tests, from one number: ``FRACAS_LUCK=N make test`` gives every test another luck and another order.

A test that plays what it is dealt would fail by chance with luck of its own, and nobody could see again why. So each
test is given luck that follows from the number and from its own name, whatever ran before it.

``python -m tests.luck`` is ``python -m fracas`` with this luck, for tests that start processes.
"""

from __future__ import annotations

import os
import random
import runpy
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

LUCK = int(os.environ.get("FRACAS_LUCK", "1"))

T = TypeVar("T")


def luck_of(name: str) -> random.Random:
    """The luck of one thing, by its name."""
    return random.Random(f"{LUCK} {name}")


def give(name: str) -> None:
    """From now on everything that is drawn follows from ``name``: what ``random`` draws, the seeds of new tables and
    the names of new guests. Tokens and ids stay what they are, so that no two are the same."""
    random.seed(f"{LUCK} {name}")
    drawn = luck_of(f"{name}, drawn")
    system: Any = random.SystemRandom
    system.getrandbits = staticmethod(drawn.getrandbits)
    system.random = staticmethod(drawn.random)


def shuffled(items: Iterable[T], *rooms: Callable[[T], str]) -> list[T]:
    """Items in an order that follows from the luck. ``rooms`` say where each is, from the largest room to the item
    itself; a room is never left half-way, because what is made for all in it would be made twice."""
    if not rooms:
        return list(items)
    inside: dict[str, list[T]] = {}
    for item in items:
        inside.setdefault(rooms[0](item), []).append(item)
    order = sorted(inside, key=lambda name: luck_of(name).random())
    return [item for name in order for item in shuffled(inside[name], *rooms[1:])]


if __name__ == "__main__":
    give("a process")
    runpy.run_module("fracas", run_name="__main__", alter_sys=True)
