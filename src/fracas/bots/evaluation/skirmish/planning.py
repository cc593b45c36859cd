"""Ideas for a turn of skirmish, for the bot that plans: which unit does what next, and from where."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation.skirmish.sensible import places, scored
from fracas.core.question import Choice, Draw, Part, Place, Question
from fracas.games.skirmish.acts import MARCH, MOVE, kind_of, unit_of
from fracas.games.skirmish.region import Movement
from fracas.games.skirmish.state import State
from fracas.games.skirmish.walker import BY_MARCH, BY_MOVE

PLACES: Final = 16
A_PLACE: Final = 4
"""So many places of one unit are ideas of their own."""
PROPOSED: Final = frozenset(("army", "side", "stone", "deploy", "items", "partner"))
"""What is answered with a little sense."""

Idea = tuple[list[Part], float]


def ideas(state: State, question: Question, seat: int, draw: Draw, most: int) -> list[Idea]:
    """Up to ``most`` ideas; none where a little sense is enough."""
    if question.ask in PROPOSED:
        return []
    found: list[tuple[float, list[Part]]] = []
    if isinstance(question, Choice):
        if len(question.options) == 1:
            return []
        if question.ask != "act":
            return [([option], 0.0) for option in question.options[:most]]
        scores = dict(scored(state, seat, list(question.options), draw))
        for option in question.options:
            kind = kind_of(option)
            score = scores.get(option, 0.0)
            if kind in (MOVE, MARCH):
                region = Movement(state, unit_of(option), BY_MOVE if kind == MOVE else BY_MARCH)
                for place, better in places(state, region, draw, PLACES)[:A_PLACE]:
                    found.append((better, [option, place]))
            else:
                found.append((score, [option]))
    elif isinstance(question, Place) and isinstance(question.region, Movement):
        for place, better in places(state, question.region, draw, PLACES):
            found.append((better, [place]))
    elif isinstance(question, Place):
        return [([place], 0.0) for place in question.region.candidates(draw, A_PLACE)]
    found.sort(key=_by_score)
    return [(answers, 0.0) for _, answers in found[:most]]


def _by_score(each: tuple[float, list[Part]]) -> float:
    return -each[0]
