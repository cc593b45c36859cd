"""What a seat looks at in legacy, where nothing is hidden."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fracas.bots.features import Row, pairs
from fracas.games.legacy.content import CHAMPIONS, LOCATION_POINTS, POWER, TERRAIN
from fracas.games.legacy.state import State

_NAMES: Final = tuple(row.id for row in CHAMPIONS)
_COUNT: Final = len(CHAMPIONS)
_SINGLE: Final = ("favoured", "beats", "ahead", "early", "late", "none")
_WHERE: Final = ("none", "points", "mine", "theirs")
_WHETHER: Final = ("yes", "ahead", "holds", "points")
FEATURES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        ("champion", "exchange", "raise", "vanish", "carry", "call", "conscript"),
        (*_NAMES, *(f"{name}_points" for name in _NAMES), *_SINGLE),
    ),
    **dict.fromkeys(("raze", "reroute", "foresee"), _WHERE),
    **dict.fromkeys(
        ("procession", "field", "claim_fatestone", "bury", "hand_over", "trade_places", "copy", "act_now",
         "pass_fatestone"),
        _WHETHER,
    ),
}  # fmt: skip


def look(state: State, ask: str, seat: int, options: Sequence[int]) -> list[Row]:
    """The features of each option."""
    if len(FEATURES[ask]) == len(_WHETHER) and ask not in ("raze", "reroute", "foresee"):
        return _whether(state, seat, options)
    if ask in ("raze", "reroute", "foresee"):
        return [pairs(_where(state, seat, each)) for each in options]
    return _champions(state, seat, options)


def _champions(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    row = state.row
    points = LOCATION_POINTS[row[0]] / 3.0 if row else 0.0
    terrain = TERRAIN[row[0]] if row else TERRAIN[0]
    theirs = state.hands[1 - seat]
    left = len(state.hands[seat]) / 9.0
    strengths = [POWER[each] + (terrain[each] if row else 0) for each in theirs]
    best = max(strengths) if strengths else 0
    found: list[Row] = []
    for champion in options:
        line: Row = []
        if champion < 0:
            line.append((-1, 1.0))
            found.append(line)
            continue
        line.append((champion, 1.0))
        line.append((_COUNT + champion, points))
        bonus = terrain[champion] if row else 0
        mine = POWER[champion] + bonus
        beaten = 0
        for strength in strengths:
            if mine > strength:
                beaten += 1
        line.append((-6, points * bonus))
        line.append((-5, points * beaten / len(strengths) if strengths else 0.0))
        line.append((-4, points * (mine - best) / 10.0))
        line.append((-3, left * mine / 10.0))
        line.append((-2, (1.0 - left) * mine / 10.0))
        found.append(line)
    return found


def _where(state: State, seat: int, location: int) -> list[float]:
    if location < 0:
        return [1.0, 0.0, 0.0, 0.0]
    points = LOCATION_POINTS[location] / 3.0
    terrain = TERRAIN[location]
    mine = sum([1 for champion in state.hands[seat] if terrain[champion]])
    theirs = sum([1 for champion in state.hands[1 - seat] if terrain[champion]])
    return [0.0, points, points * mine, points * theirs]


def _whether(state: State, seat: int, options: Sequence[int]) -> list[Row]:
    ahead = (state.scores[seat] - state.scores[1 - seat]) / 10.0
    holds = 1.0 if state.holder == seat else 0.0
    points = LOCATION_POINTS[state.row[0]] / 3.0 if state.row else 0.0
    return [pairs((1.0, ahead, holds, points)) if each else [] for each in options]
