"""A question as it is put to one seat, with the words a player needs."""

from __future__ import annotations

from typing import Any

from fracas.core.game import Game, Grey, Option
from fracas.core.question import Answer, Place, Question, options_of
from fracas.core.refusal import Illegal, Malformed, Stale


class Asked:
    """A pending question of one seat. Words are made when they are read, so that programs pay for none."""

    __slots__ = ("_game", "_question", "_state", "id", "seat")

    def __init__(self, game: Game[Any, Any], state: Any, question: Question, seat: int, number: int) -> None:
        self._game = game
        self._state = state
        self._question = question
        self.seat = seat
        self.id = number
        """Send it back with the answer, and a late answer cannot be taken for another question's."""

    @property
    def ask(self) -> str:
        """What is asked, in one word."""
        return self._question.ask

    @property
    def values(self) -> list[int]:
        """The options as bare numbers; none for a Place."""
        return list(options_of(self._question, self.seat))

    @property
    def options(self) -> list[Option]:
        """The options with their words."""
        words = self._game.words
        return [words.option(self._state, self._question, value) for value in self.values]

    @property
    def greys(self) -> list[Grey]:
        """What one might want to answer and may not, each with its reason."""
        return self._game.words.greys(self._state, self._question, self.seat)

    @property
    def prompt(self) -> str:
        """What is asked, in one sentence."""
        return self._game.words.prompt(self._state, self._question, self.seat)

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self._game.words.rule_of(self._question)

    def value_of(self, option: Option | Answer | str) -> Answer:
        """The bare value of an option given in any form."""
        if isinstance(option, Option):
            if option not in self.options:
                raise Stale("stale", "That was an option of another question.", rule="table.question")
            return option.value
        if isinstance(option, str):
            for known in self.options:
                if known.token == option:
                    return known.value
            raise Malformed("unknown-word", f"{option!r} is not one of the options.", rule="table.answer")
        return option

    def check(self, answer: Answer) -> None:
        """Refuse ``answer`` if it is none, or if a rule forbids it."""
        if isinstance(self._question, Place):
            self._check_place(self._question, answer)
            return
        if isinstance(answer, bool) or not isinstance(answer, int):
            raise Malformed("not-an-option", f"An answer is one of the options, not {answer!r}.", rule="table.answer")
        if answer in options_of(self._question, self.seat):
            return
        for grey in self.greys:
            if grey.value == answer:
                raise Illegal("forbidden", grey.sentence, rule=grey.rule)
        raise Illegal("not-an-option", "That is not one of the options.", rule=self.rule)

    def _check_place(self, question: Place, answer: Answer) -> None:
        if not isinstance(answer, tuple) or not all(type(n) is int for n in answer):
            raise Malformed("not-a-place", f"A place is a tuple of whole numbers, not {answer!r}.", rule="table.answer")
        refused = question.region.refuse(answer)
        if refused is not None:
            raise Illegal("forbidden", refused[1], rule=refused[0])

    def __repr__(self) -> str:
        kind = "place" if isinstance(self._question, Place) else f"{len(self.values)} options"
        return f"<seat {self.seat} is asked {self.ask!r}: {kind}>"
