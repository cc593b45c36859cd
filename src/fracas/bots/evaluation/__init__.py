"""How well each seat stands: one evaluation for each game, in the module of this package with the game's name.

An evaluation is a fast guess at each seat's share of the one victory, for positions that a bot has imagined and
does not play on. It reads whole states, other hands included; that is no cheating, for no bot holds a true one.

The same module may say which bots play the game best: see `fracas.bots.opponents`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.core.question import Answer, Draw, Question

Evaluate = Callable[[Any], list[float]]
"""From a state to each seat's share of the victory, 1 in all; exact once the game is over."""


Sense = Callable[[Any, Question, Draw], Answer | None]
"""From a state in the middle of an action and what is asked there to an answer with a little sense; None where any
answer will do. Bots finish an action with it that they do not look through."""


Reply = Callable[[Draw], int]
"""How a seat answers a question that is put to it alone, from nothing but luck."""


Drive = Callable[[Any, int], float]
"""From a state and a seat to a small bonus that the seat looks for beside its share, so that it does not stand still
where every step forward is as good for the others. It reads nothing that the seat cannot see."""


Regret = Callable[[Any, int, Any, tuple[Any, ...]], float]
"""From a state, a seat, the class of an event and its facts to how much harm the seat has done to its own side: 0 for
what others did, and for what is no harm."""


Doomed = Callable[[Any, int], float]
"""From a state and a seat to how many of its leaders are dead, or as good as dead."""


@cache
def regret_of(game: Game[Any, Any]) -> Regret | None:
    """What bots regret to have done in ``game``, if anybody can harm their own side there."""
    own: Regret | None = getattr(part_of(__name__, game.name), "regret", None)
    return own


@cache
def doomed_of(game: Game[Any, Any]) -> Doomed | None:
    """Whose leaders are as good as dead in ``game``, if there are leaders."""
    own: Doomed | None = getattr(part_of(__name__, game.name), "doomed", None)
    return own


class Leading(NamedTuple):
    """Leaders; a side without any has lost."""

    moves: Callable[[Any, Question, int], bool]
    """From a state, a question and a seat: does the seat answer where a leader goes?"""
    live: Callable[[Any, int], bool]
    """From a state and a seat: do all its leaders live?"""


@cache
def leading_of(game: Game[Any, Any]) -> Leading | None:
    """The leaders of ``game``, if there are any."""
    own: Leading | None = getattr(part_of(__name__, game.name), "LEADING", None)
    return own


SLIPS: Final = 0.3
"""How often a careless bot slips, in a game that says nothing else."""


@cache
def slips_of(game: Game[Any, Any]) -> float:
    """How often a careless bot slips in ``game``, so that it is easy there."""
    own: float = getattr(part_of(__name__, game.name), "SLIPS", SLIPS)
    return own


class Hidden(NamedTuple):
    """What lies hidden from a seat at an imagined table, as far as the evaluation reads it."""

    seen: Callable[[Any, int], Any]
    """From a state and a seat to all of that: equal where the evaluation reads the same."""
    read: Callable[[Any, int], Any]
    """From a state and a seat to what of it the rules read without asking anybody: where that is equal, the same
    answers and dice come to the same."""
    put: Callable[[Any, Any, int], None]
    """Into a state what lies hidden from a seat at another table, where the same is read."""


@cache
def hidden_of(game: Game[Any, Any]) -> Hidden | None:
    """What the evaluation of ``game`` reads of what is hidden, if its module says so."""
    own: Hidden | None = getattr(part_of(__name__, game.name), "HIDDEN", None)
    return own


@cache
def drive_of(game: Game[Any, Any]) -> Drive | None:
    """The drive of ``game``, if its evaluation has one."""
    own: Drive | None = getattr(part_of(__name__, game.name), "drive", None)
    return own


@cache
def sense_of(game: Game[Any, Any]) -> Sense | None:
    """The sense of ``game``, if its evaluation has one: then what follows an answer is not left to chance alone."""
    own: Sense | None = getattr(part_of(__name__, game.name), "sense", None)
    return own


@cache
def reply_of(game: Game[Any, Any]) -> Callable[[Any, Question], Reply | None] | None:
    """From a state and what one seat alone is asked there to what `sense_of` or chance would answer, if that depends on
    nothing that the seat cannot see; None where it may, or where it is not worth the trouble."""
    own: Callable[[Any, Question], Reply | None] | None = getattr(part_of(__name__, game.name), "reply", None)
    return own


@cache
def foretell_of(game: Game[Any, Any]) -> Callable[[Any, Question], None] | None:
    """Into a state at a boundary what will be asked there first, so that the rules need not work it out again."""
    own: Callable[[Any, Question], None] | None = getattr(part_of(__name__, game.name), "foretell", None)
    return own


@cache
def judgement(game: Game[Any, Any]) -> Evaluate:
    """The evaluation of ``game`` for anybody who plays on before they look; mostly that of everybody else."""
    own: Evaluate | None = getattr(part_of(__name__, game.name), "judge", None)
    return own or evaluation(game)


@cache
def at_a_glance(game: Game[Any, Any]) -> frozenset[str]:
    """What the thinking bot answers like the hasty one, because playing on shows nothing there."""
    return frozenset(getattr(part_of(__name__, game.name), "AT_A_GLANCE", ()))


@cache
def evaluation(game: Game[Any, Any]) -> Evaluate:
    """The evaluation of ``game``; one that knows nothing but the end, if the game has none of its own."""
    own: Evaluate | None = getattr(part_of(__name__, game.name), "evaluate", None)
    return own or neutral(game)


def forget(game: Game[Any, Any]) -> None:
    """A new game begins: what bots remember of others must not change it, wherever it is played."""
    own: Callable[[], None] | None = getattr(part_of(__name__, game.name), "forget", None)
    if own is not None:
        own()


def neutral(game: Game[Any, Any]) -> Evaluate:
    """Exact once the game is over; before that, nobody stands better than anybody else."""

    def evaluate(state: Any) -> list[float]:
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome.shares
        players: int = state.players
        return [1.0 / players] * players

    return evaluate
