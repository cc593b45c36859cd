"""Games between bots that answer at a glance, without a table: no views, no log, no copies. They are the games of a
table with the same seed, answer for answer (tests/lab/test_at_a_glance.py); only faster."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from fracas.bots.reflexes import reflexes_of
from fracas.core.chance import Chance
from fracas.core.game import Game
from fracas.core.question import Choice, Commit, Part, Question, Roll, deciders, forced, options_of
from fracas.core.tell import Tell


def play_at_a_glance(
    game: Game[Any, Any],
    state: Any,
    chance: Chance,
    seeds: Sequence[int],
    longest: int,
    tell: Tell,
    between: Callable[[], None],
) -> int:
    """Play ``state``, which stands at a boundary, to the end of the game; ``between`` is called before each question to
    a seat. How many decisions there were."""
    reflexes = reflexes_of(game)
    draws = [Random(seed).random for seed in seeds]
    logged = 0  # chance goes by the place in the log that a table would have
    decisions = 0
    resolution = game.resolution(state, tell)
    while resolution is not None:
        try:
            question: Question = next(resolution)
            while True:
                if isinstance(question, Choice):
                    # What `forced` and `deciders` say of it, at once: most questions are of this kind.
                    logged += 1
                    if len(question.options) == 1:
                        question = resolution.send(question.options[0])
                        continue
                    if decisions >= longest:
                        return decisions
                    between()
                    decisions += 1
                    seat = question.seat
                    question = resolution.send(reflexes.answer(state, question, seat, draws[seat]))
                    continue
                if isinstance(question, Roll):
                    answer: Any = chance.roll(question, logged)
                    logged += 1
                elif forced(question):
                    seats = deciders(question)
                    logged += len(seats)
                    only: list[Part] = [options_of(question, seat)[0] for seat in seats]
                    answer = only if isinstance(question, Commit) else only[0]
                else:
                    if decisions >= longest:
                        return decisions
                    between()
                    seats = deciders(question)
                    logged += len(seats)
                    decisions += len(seats)
                    given = [reflexes.answer(state, question, seat, draws[seat]) for seat in seats]
                    answer = given if isinstance(question, Commit) else given[0]
                question = resolution.send(answer)
        except StopIteration:
            pass
        resolution = game.resolution(state, tell)
    return decisions
