"""Ideas for a turn of skirmish, for the bot that plans: which unit does what next, and from where."""

# mypyc: compiled

from __future__ import annotations

from random import Random
from typing import Final

from fracas.bots.evaluation.skirmish.force import away, by_nearness, foes
from fracas.bots.evaluation.skirmish.sensible import LITTLE, Spot, forget_places, key_of, places, scored
from fracas.core.question import Choice, Draw, Part, Place, Question
from fracas.games.skirmish.acts import CHOOSE, MARCH, MOVE, act, kind_of, unit_of
from fracas.games.skirmish.done import MOVED
from fracas.games.skirmish.moving.pace import BY_MARCH, BY_MOVE
from fracas.games.skirmish.moving.region import Movement
from fracas.games.skirmish.state import State
from fracas.games.skirmish.turns.menu import all_acts

PLACES: Final = 16
A_PLACE: Final = 4
"""So many places of one unit are ideas of their own."""
CHOSEN: Final = 4
"""So many units are thought of where they must be chosen one by one."""
PROPOSED: Final = frozenset(("army", "side", "stone", "deploy", "items", "partner"))
"""What is answered with a little sense."""

Idea = tuple[list[Part], float]
_FOUND: Final[dict[tuple[int, ...], list[Spot]]] = {}
_MOST: Final = 5_000


def ideas(state: State, question: Question, seat: int, draw: Draw, most: int) -> list[Idea]:
    """Up to ``most`` ideas; none where a little sense is enough. With fewer, only the one nearest to the enemy is
    thought of."""
    if question.ask in PROPOSED:
        return []
    found: list[tuple[float, list[Part]]] = []
    if isinstance(question, Choice):
        if len(question.options) == 1:
            return []
        if question.ask != "act":
            return [([option], 0.0) for option in question.options[:most]]
        options = [option for option in question.options if kind_of(option) != CHOOSE]
        _acts(state, seat, options, [], most, found)
        # In the largest battles each unit is chosen first: those nearest to the enemy are.
        for me in by_nearness(state, seat, list(question.options))[:CHOSEN]:
            _acts(state, seat, all_acts(state, me), [act(CHOOSE, me)], most, found)
    elif isinstance(question, Place) and isinstance(question.region, Movement):
        for place, better in places(state, question.region, draw, PLACES):
            found.append((better, [place]))
    elif isinstance(question, Place):
        return [([place], 0.0) for place in question.region.candidates(draw, A_PLACE)]
    found.sort(key=_by_score)
    return [(answers, 0.0) for _, answers in found[:most]]


def _acts(
    state: State, seat: int, options: list[int], before: list[Part], most: int, found: list[tuple[float, list[Part]]]
) -> None:
    """Add what these acts are worth, each after the answers ``before`` it."""
    for option, score in scored(state, seat, options):
        found.append((score, [*before, option]))
    moving = 0
    for option in movers(state, seat, options):
        spots = _places(state, option)
        for place, better in spots:
            found.append((better, [*before, option, place]))
        moving += 1 if spots and spots[0][1] > LITTLE else 0
        if A_PLACE * moving >= most:
            break  # if nobody is left who should move, the turn ends: so the one who stays does not count


def movers(state: State, seat: int, options: list[int]) -> list[int]:
    """The movements that are worth a thought, the one nearest to the enemy first: a march only after the movement,
    and no second piece of one, which the whole could have been."""
    others = foes(state, state.side_of[seat])
    can_move = {unit_of(option) for option in options if kind_of(option) == MOVE}
    found = []
    for option in options:
        kind, unit = kind_of(option), state.units[unit_of(option)]
        if kind == MOVE:
            if not unit.has_done(MOVED):
                found.append((away(state, unit_of(option), others), option))
        elif kind == MARCH and (unit.has_done(MOVED) or unit_of(option) not in can_move):
            found.append((away(state, unit_of(option), others), option))
    found.sort()
    return [option for _, option in found]


def _places(state: State, option: int) -> list[Spot]:
    """The best places of a movement; remembered, as long as nobody near has moved."""
    me, by = unit_of(option), BY_MOVE if kind_of(option) == MOVE else BY_MARCH
    key = key_of(state, me, by)
    known = _FOUND.get(key)
    if known is None:
        if len(_FOUND) > _MOST:
            _FOUND.clear()
        known = _FOUND[key] = places(state, Movement(state, me, by), Random(hash(key)).random, PLACES)[:A_PLACE]
    return known


def forget() -> None:
    """Begin a game as if it were the first."""
    _FOUND.clear()
    forget_places()


def _by_score(each: tuple[float, list[Part]]) -> float:
    return -each[0]
