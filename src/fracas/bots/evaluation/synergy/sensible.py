"""How somebody with a little sense answers at synergy in the middle of an action."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.bots.evaluation import Reply
from fracas.bots.evaluation.synergy.errands import DRIVE, LONG, bearers, came_near, drive, errands, nearest_to, to_reach
from fracas.bots.evaluation.synergy.weights import GLANCE
from fracas.core.question import Answer, Choice, Commit, Draw, Question, Region
from fracas.core.window import PASS
from fracas.games.synergy.board import SQUARES
from fracas.games.synergy.card import AUTO
from fracas.games.synergy.moving.walking import STEP_BY_STEP, STOP
from fracas.games.synergy.numbers import AT_SQUARE, END, FLAGS, MOVES, NO_TARGET, PICK, STRIKES, TEAM_POWERS_FROM, USES
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.hitting import AS_THEY_STAND
from fracas.games.synergy.terms import ALIVE, NOBODY, NOWHERE

USED: Final = 0.7
"""How often a card is used where that may be."""


def sense(state: State, question: Question, draw: Draw) -> Answer | None:
    """What a hasty player answers in the middle of an action; None where any answer will do."""
    ask = question.ask
    if isinstance(question, Choice):
        options = question.options
        if ask in ("walk", "land", "run"):
            return _best_square(state, question.seat, list(options), draw)
        if ask == "target":
            return _best_target(state, question.seat, list(options), draw)
        if ask == "team":
            return options[int(draw() * len(options))]
        if ask == "act":
            return _best_act(state, list(options), draw)
        if ask == "next":
            return AS_THEY_STAND
        if ask == "step" and STOP in options:
            return STOP
        if ask == "shift":
            return max(options) if state.warriors[state.roller].seat == question.seat else 0
        return None
    if isinstance(question, Commit) and ask in ("walk", "step"):
        ends = question.options[0]
        assert not isinstance(ends, Region)
        return [STOP if STOP in ends else _best_square(state, question.seats[0], list(ends), draw)]
    if isinstance(question, Commit) and question.passing == PASS:
        answers: list[int] = []
        for mine in question.options:
            if isinstance(mine, Region):
                return None
            answers.append(mine[-1] if len(mine) > 1 and draw() < USED else PASS)
        return answers
    return None


def reply(state: State, question: Question) -> Reply | None:
    """The same for what one seat alone is asked, worked out as far as it can be before luck comes in."""
    ask = question.ask
    if isinstance(question, Choice):
        seat, options = question.seat, tuple(question.options)  # rules may change their list
        if ask == "step" and STOP in options:
            return _always(STOP)
        if ask == "next":
            return _always(AS_THEY_STAND)
        if ask in ("target", "team", "act", "shift"):
            return None
    else:
        assert isinstance(question, Commit)
        seat, mine = question.seats[0], question.options[0]
        assert not isinstance(mine, Region)
        options = tuple(mine)
        if ask in ("walk", "step") and STOP in options:
            return _always(STOP)
        if ask not in ("walk", "step") and question.passing == PASS:
            return _always(PASS) if len(options) == 1 else _mostly(options[-1])
    if ask in ("walk", "land", "run") or (ask == "step" and isinstance(question, Commit)):
        me = state.drill if state.drill != NOBODY else state.active
        if me != NOBODY and state.warriors[me].seat == seat:
            fitting = squares_in(list(options))
            worths = _worths(state, seat, me, fitting)
            first = options[0]
            return lambda draw: _luckiest(fitting, worths, first, draw)
    return lambda draw: options[int(draw() * len(options))]


def _always(answer: int) -> Reply:
    return lambda draw: answer  # noqa: ARG005


def _mostly(answer: int) -> Reply:
    return lambda draw: answer if draw() < USED else PASS


def _best_act(state: State, options: list[int], draw: Draw) -> int:
    """Pick up a flag, else strike, else move, else end the turn."""
    me = state.drill if state.drill != NOBODY else state.active
    if PICK in options and any(
        thing[1] == state.warriors[me].square and FLAGS <= thing[0] < TEAM_POWERS_FROM for thing in state.loose
    ):
        return PICK
    for low, high in ((STRIKES, USES), (MOVES, STRIKES)):
        fitting = [option for option in options if low <= option < high]
        if fitting:
            return fitting[int(draw() * len(fitting))]
    return END if END in options else options[0]


def _best_square(state: State, seat: int, options: list[int], draw: Draw) -> int:
    """Where its errands have come furthest."""
    me = state.drill if state.drill != NOBODY else state.active
    if me == NOBODY or state.warriors[me].seat != seat:
        return options[int(draw() * len(options))]
    fitting = squares_in(options)
    return _luckiest(fitting, _worths(state, seat, me, fitting), options[0], draw)


def squares_in(options: list[int]) -> list[int]:
    """The options that are squares."""
    return [option for option in options if option != STEP_BY_STEP and 0 <= option < SQUARES]


def _luckiest(squares: list[int], worths: list[float], best: int, draw: Draw) -> int:
    """The best of them, of nearly equal ones the luckier."""
    most = -1000.0
    for place, square in enumerate(squares):
        worth = worths[place] + 0.0005 * draw()
        if worth > most:
            best, most = square, worth
    return best


def _worths(state: State, seat: int, me: int, squares: list[int]) -> list[float]:
    """How far its errands have come, for each square where one warrior might stand."""
    warrior = state.warriors[me]
    here = warrior.square
    found: list[float] = []
    laden = bearers(state)
    bears = any(FLAGS <= card < TEAM_POWERS_FROM for card in warrior.cards)
    if bears or warrior.life != ALIVE or here == NOWHERE or state.bases[seat] == NOWHERE:
        for square in squares:
            warrior.square = square
            found.append(0.4 * errands(state, seat, GLANCE, laden) + drive(state, seat))
        warrior.square = here
        return found
    wanted, foes, carriers = to_reach(state, seat)
    others = [LONG] * len(wanted)
    parts: list[float] = []
    mine = 0
    for other, friend in enumerate(state.warriors):
        if friend.seat != seat or friend.life != ALIVE or friend.square == NOWHERE:
            continue
        if other == me:
            mine = len(parts)
            parts.append(0.0)
        elif other in carriers:
            parts.append(1.0)
        else:
            parts.append(1.0 - nearest_to(friend.square, wanted, foes, others) / LONG)
    fixed = 0.4 * errands(state, seat, GLANCE, laden)
    for square in squares:
        flags = others.copy()
        parts[mine] = 1.0 - nearest_to(square, wanted, foes, flags) / LONG
        near = 0.0
        for part in parts:
            near += part
        found.append(fixed + DRIVE * came_near(near, len(parts), flags))
    return found


def _best_target(state: State, seat: int, options: list[int], draw: Draw) -> int:
    """A foe before a friend, a weak one before a strong one."""
    best, most = options[0], -1000.0
    helps = PROFILES[state.strike.card].damage == 0 and PROFILES[state.strike.card].hit == AUTO
    for option in options:
        score = draw()
        if option < AT_SQUARE and option != NO_TARGET:
            warrior = state.warriors[option]
            foe = warrior.seat != seat
            score += (0.0 if foe == helps else 10.0) - 0.5 * warrior.hits
            if foe and any(FLAGS <= card < TEAM_POWERS_FROM for card in warrior.cards):
                score += 3.0
        if score > most:
            best, most = option, score
    return best
