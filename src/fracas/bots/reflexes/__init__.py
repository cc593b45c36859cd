"""Reflexes: how much each option of a question is liked, at a glance, from what the seat sees.

Nothing is imagined, copied or played. What is looked at stands in the module of this package with the game's name; how
much it counts is data beside it, fitted by ``python -m bench.fit_reflex`` to what the hasty bot answers. A module reads
states, so that a game can be played out without a view for every question; what it reads is what the seat sees, and a
test plays the same games both ways.
"""

# mypyc: compiled

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, final

from fracas.bots.features import Row
from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.core.question import Draw, Part, Question, Region, offered

Look = Callable[[Any, str, int, Sequence[int]], list[Row]]
"""From a state, what is asked, the seat that is asked and its options to the features of each option."""
Where = Callable[[Any, Region, Draw], tuple[int, ...]]
"""From a state and a region to a place in it, where places are no options."""
ENDS: Final = ("first", "last")
"""What is looked at where a game names nothing: is it the least, or the largest, number?"""


@final
class Reflexes:
    """Those of one game."""

    __slots__ = ("_look", "_shunned", "_weights", "_where", "features", "unknown")

    def __init__(
        self,
        look: Look,
        features: dict[str, tuple[str, ...]],
        shunned: dict[str, int],
        weights: dict[str, list[float]],
        where: Where | None,
    ) -> None:
        self._look = look
        self._where = where
        self.features = features
        """What is looked at, by what is asked; `ENDS` where that is not named."""
        self.unknown: list[str] = []
        """Weights of what nobody looks at."""
        self._shunned = shunned
        self._weights = weights

    @property
    def learned(self) -> list[str]:
        """The questions of which something is known."""
        return list(self._weights)

    def like(self, weights: dict[str, list[float]]) -> Reflexes:
        """The same glance with other weights."""
        return Reflexes(self._look, self.features, self._shunned, weights, self._where)

    def worth_a_look(self, ask: str, options: Sequence[int]) -> list[int]:
        """The options without what only leads to more questions, where there is anything else; in their order, because
        that in which they are listed is not always known to the seat."""
        mine = sorted(options)
        shunned = self._shunned.get(ask)
        if shunned is not None and len(mine) > 1 and shunned in mine:
            mine.remove(shunned)
        return mine

    def rows(self, state: Any, ask: str, seat: int, options: Sequence[int]) -> list[Row]:
        """The features of each option."""
        if ask in self.features:
            return self._look(state, ask, seat, options)
        rows: list[Row] = [[] for _ in options]
        rows[0].append((0, 1.0))
        rows[-1].append((1, 1.0))
        return rows

    def answer(self, state: Any, question: Question, seat: int, draw: Draw) -> Part:
        """What is liked best, of equals the first from anywhere on; anything where nothing was learned. It draws once
        where there is a choice between options."""
        listed = offered(question, seat)
        if isinstance(listed, Region):
            return listed.sample(draw) if self._where is None else self._where(state, listed, draw)
        mine = self.worth_a_look(question.ask, listed)
        count = len(mine)
        if count == 1:
            return mine[0]
        start = int(draw() * count)
        weights = self._weights.get(question.ask)
        if weights is None:
            return mine[start]
        scores: list[float] = []
        for row in self.rows(state, question.ask, seat, mine):
            score = 0.0
            for place, amount in row:
                score += weights[place] * amount
            scores.append(score)
        best = start
        most = scores[start]
        for step in range(start + 1, start + count):
            place = step if step < count else step - count
            if scores[place] > most:
                best, most = place, scores[place]
        return mine[best]


def _nothing(state: Any, ask: str, seat: int, options: Sequence[int]) -> list[Row]:  # noqa: ARG001
    return [[] for _ in options]


def has_reflexes(game: Game[Any, Any]) -> bool:
    """Has anybody fitted reflexes for this game?"""
    return part_of(__name__, game.name) is not None


@cache
def reflexes_of(game: Game[Any, Any]) -> Reflexes:
    """Those of a game; of one that has none, that all options are equally good."""
    module: Any = part_of(__name__, game.name)
    if module is None:
        return Reflexes(_nothing, {}, {}, {}, None)
    features: dict[str, tuple[str, ...]] = module.FEATURES
    page = tomllib.loads(files(__name__).joinpath(f"{game.name}.toml").read_text("utf-8"))
    weights: dict[str, list[float]] = {}
    unknown: list[str] = []
    for ask, line in page.items():
        names = features.get(ask, ENDS)
        weights[ask] = [float(line.get(name, 0.0)) for name in names]
        unknown += [f"{ask}.{name}" for name in line if name not in names]
    shunned: dict[str, int] = getattr(module, "SHUNNED", {})
    found = Reflexes(module.look, features, shunned, weights, getattr(module, "where", None))
    found.unknown = unknown
    return found
