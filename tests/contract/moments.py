"""Where a long game is looked at by a test that plays it over again from its beginning."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.kit.play import Table, decisions


def moments(table: Table, random: Random, dense: int) -> Iterator[Table]:
    """The table before each of its first ``dense`` decisions, and then before fewer and fewer, up to the last.

    At a decision as far on as ``number`` the odds are ``dense`` to ``number``. So each stretch of the game costs the
    same, and the whole of it costs its length, not its square.
    """
    for number, each in enumerate(decisions(table, random)):
        if number < dense or random.random() * number < dense:
            yield each
