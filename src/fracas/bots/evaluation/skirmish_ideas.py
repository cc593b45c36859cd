"""Ideas for a turn of skirmish, for the bot that plans: which unit does what next, and from where."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation.skirmish_sense import best_act, best_place, places, scored
from fracas.core.question import Choice, Draw, Part, Place, Question
from fracas.games.skirmish.acts import END, MARCH, MOVE, kind_of, unit_of
from fracas.games.skirmish.region import Movement
from fracas.games.skirmish.state import State
from fracas.games.skirmish.walker import BY_MARCH, BY_MOVE

STEEPNESS: Final = 1.1
"""What a lead of all the points of the game is in shares, near an even table."""
PLACES: Final = 14
A_PLACE: Final = 3
"""So many places of one unit are ideas of their own."""
COMPARED: Final = frozenset(("fast", "first", "hone", "shove", "target", "recruit", "cleave"))
"""Choices of which every option is an idea."""

Idea = tuple[list[Part], float]


def ideas(state: State, question: Question, seat: int, draw: Draw, most: int) -> list[Idea]:
    """Up to ``most`` ideas, the best first."""
    found: list[tuple[float, list[Part]]] = []
    if isinstance(question, Choice):
        if question.ask != "act":
            return [([option], 0.0) for option in question.options[:most]] if question.ask in COMPARED else []
        options = list(question.options)
        if len(options) == 1:
            return []
        first = best_act(state, seat, options, draw)
        for option, score in scored(state, seat, options, draw):
            kind = kind_of(option)
            if kind in (MOVE, MARCH):
                by = BY_MOVE if kind == MOVE else BY_MARCH
                waits = score - _best(state, unit_of(option), by, draw)
                for place, better in places(state, Movement(state, unit_of(option), by), draw, PLACES)[:A_PLACE]:
                    found.append((better + waits, [option, place]))
            else:
                found.append((score, [option]))
        found.append((0.0, [END]))
        found.sort(key=lambda each: (-each[0], each[1][0] != first))
    elif isinstance(question, Place) and isinstance(question.region, Movement):
        for place, better in places(state, question.region, draw, PLACES):
            found.append((better, [place]))
    if not found:
        return []
    top = found[0][0]
    return [(answers, STEEPNESS * (score - top) / state.points) for score, answers in found[:most]]


def _best(state: State, me: int, by: int, draw: Draw) -> float:
    return best_place(state, me, by, draw)[1]
