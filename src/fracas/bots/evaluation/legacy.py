"""How well each seat stands at a table of legacy: the margin to be expected at the end, and what that makes of the
chances to win.

The weights are data, ``legacy.toml``, fitted to games between bots by ``python -m bench.fit_legacy``.
"""

# mypyc: compiled

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp, sqrt
from typing import Any, Final

from fracas.bots.opponents import level
from fracas.games.legacy.content import CHAMPIONS, LOCATION_POINTS, POWER, TERRAIN
from fracas.games.legacy.ending import winner_of
from fracas.games.legacy.state import CARRY, OPENING, OVER, SETUP, State

_page: dict[str, Any] = tomllib.loads(files("fracas.bots.evaluation").joinpath("legacy.toml").read_text("utf-8"))

COUNT: Final = len(CHAMPIONS)
# Where the weights of each kind begin: one for each champion, then single ones.
LEFT: Final = 0
"""A champion left to play."""
LEFT_EARLY: Final = COUNT
"""The same, for each ninth of the hand that is left with it: what lies far ahead."""
TOP: Final = 2 * COUNT
"""A champion on top of the pile, whose legacy ability acts in the next battle."""
TOP_POINTS: Final = 3 * COUNT
"""The same, for each point of the location where that will be."""
LAST_TOP: Final = 4 * COUNT
"""The same, where that battle is the last."""
SINGLE: Final = 5 * COUNT
STONE_HELD, STONE_VALUE, STONE_SOON, ASIDE, FAVOURED_NOW, FAVOURED_NEXT, FAVOURED_LATER, STRONGEST, SECOND, BEATS = (
    range(SINGLE, SINGLE + 10)
)
SINGLES: Final = (
    "stone_held",
    "stone_value",
    "stone_soon",
    "aside",
    "favoured_now",
    "favoured_next",
    "favoured_later",
    "strongest",
    "second",
    "beats",
)
WEIGHTS: Final = SINGLE + len(SINGLES)
KINDS: Final = ("left", "left_early", "top", "top_points", "last_top")
LEVELS: Final = {
    "normal": level("normal", "greedy", "Looks one answer ahead and knows what a champion is worth."),
    "hard": level("hard", "mcts:300", "Looks ahead 300 times, at your secret choices as at its own, and mixes."),
    "expert": level("expert", "mcts:3000", "The same, 3,000 times: it leaves little to be guessed."),
}
HINTS: Final = "solver:2"
"""Two turns ahead and exact near the end, in a quarter of a second at the most."""
FIRST_LOOK: Final = "solver:1"
ANALYSIS: Final = HINTS
"""The very same, so that a mixture in a review is the one that was advised."""
BATTLES: Final = 8
"""Of a round."""


def weights_of(page: dict[str, Any]) -> list[float]:
    """The weights as one list, from the page. A champion that was never fitted counts as the first of its power."""
    first = {row.power: row.id for row in reversed(CHAMPIONS)}
    found = [float(page[kind].get(row.id, page[kind][first[row.power]])) for kind in KINDS for row in CHAMPIONS]
    return found + [float(page["single"][name]) for name in SINGLES]


_weights: list[float] = weights_of(_page)
_margin: list[float] = [float(each) for each in _page["margin"]]


def evaluate(state: State) -> list[float]:
    """Each seat's share of the victory, as far as a glance at the table tells."""
    if state.phase == OVER:
        won = winner_of(state)
        return [1.0 - won, float(won)]
    if state.phase in (SETUP, OPENING):
        return [0.5, 0.5]
    margin = float(state.scores[0] - state.scores[1])
    weights = _weights
    for place, amount in features(state):
        margin += weights[place] * amount
    share = 1.0 / (1.0 + exp(-margin / spread(battles_left(state))))
    return [share, 1.0 - share]


def battles_left(state: State) -> int:
    """How many battles there are at most in the rest of the game."""
    later = BATTLES * (state.rounds - state.round)
    if state.phase == CARRY:
        return later
    return later + max(1, min(state.left(0), state.left(1)) - 1)


def spread(battles: int) -> float:
    """How far the margin may still move, so that it makes e to 1 of the chances."""
    return _margin[0] + _margin[1] * sqrt(battles)


def features(state: State) -> list[tuple[int, float]]:
    """What there is besides the score, for seat 0 and against it: places in the list of weights, and amounts."""
    found: list[tuple[int, float]] = []
    between = state.phase == CARRY
    battles = battles_left(state)
    last = battles == 1
    row = state.row
    points = float(LOCATION_POINTS[row[0]]) if row else 0.0
    strongest = [0.0, 0.0]
    for seat in (0, 1):
        sign = 1.0 - 2.0 * seat
        left = state.hands[seat] + state.aside[seat]
        if between:
            carried = left[0] if left else state.piles[seat][-1]
            top = carried
            left = tuple([champion for champion in state.sets[seat] if champion != carried])
        else:
            top = state.piles[seat][-1] if state.piles[seat] else -1
        early = sign * len(left) / 9.0
        highest = second = 0
        for champion in left:
            found.append((LEFT + champion, sign))
            found.append((LEFT_EARLY + champion, early))
            power = POWER[champion]
            if power > highest:
                highest, second = power, highest
            elif power > second:
                second = power
            for place, location in enumerate(row):
                if TERRAIN[location][champion]:
                    found.append((FAVOURED_NOW + place, sign * LOCATION_POINTS[location]))
        if top >= 0:
            found.append((TOP + top, sign))
            found.append((TOP_POINTS + top, sign * points))
            if last:
                found.append((LAST_TOP + top, sign))
        if seat == state.holder:
            found.append((STONE_HELD, sign))
            found.append((STONE_VALUE, sign * state.value))
            found.append((STONE_SOON, sign * state.value / battles))
        if state.aside[seat] and not between:
            found.append((ASIDE, sign * len(state.aside[seat])))
        strongest[seat] = float(highest)
        found.append((STRONGEST, sign * points * highest))
        found.append((SECOND, sign * points * second))
    if strongest[0] != strongest[1]:
        found.append((BEATS, points if strongest[0] > strongest[1] else -points))
    return found
