"""A question as it is put to one seat, with the words a player needs."""

from __future__ import annotations

from typing import Any, Literal

from fracas.core.game import Game, Option, Reason
from fracas.core.listener import Listener
from fracas.core.question import Commit, Part, Question, Region, WrongPlace, offered, options_of, region_of
from fracas.core.refusal import Illegal, Malformed, Stale
from fracas.core.sentences import shown
from fracas.core.writing import read_signed

LARGEST = 2**63
"""No option is a larger number. Nobody asks why: a number of thousands of digits cannot even be written."""

UNWRITABLE = 10**1_000
"""No game is asked about a place so far away: its refusal could not be written."""


class PointedAt:
    """What would come of a place that is pointed at, and not yet answered."""

    __slots__ = ("place", "preview", "refused")

    def __init__(self, place: tuple[int, ...] | None, refused: WrongPlace | None, preview: object) -> None:
        self.place = place
        """As pointed at, if that is legal; else the nearest that is; None if there is none."""
        self.refused = refused
        """Why what was pointed at is not legal itself."""
        self.preview = preview
        """What would happen at ``place``: a `fracas.core.place.Preview`, or None."""


class Asked:
    """A pending question of one seat. Words are made when they are read, so that programs pay for none."""

    __slots__ = ("_game", "_question", "_state", "_to", "id", "seat")

    def __init__(
        self, game: Game[Any, Any], state: Any, question: Question, seat: int, number: int, names: list[str]
    ) -> None:
        self._game = game
        self._state = state
        self._question = question
        self._to = Listener(seat, names)
        self.seat = seat
        self.id = number
        """Send it back with the answer, and a late answer cannot be taken for another question's."""

    @property
    def ask(self) -> str:
        """What is asked, in one word."""
        return self._question.ask

    @property
    def kind(self) -> Literal["choice", "commit", "place"]:
        """One of the options, one of them in secret, or a place."""
        if self.region is not None:
            return "place"
        return "commit" if isinstance(self._question, Commit) else "choice"

    @property
    def secret(self) -> bool:
        """Do the others not see what is answered, or not yet?"""
        return isinstance(self._question, Commit)

    @property
    def values(self) -> list[int]:
        """The options as bare numbers; none for a place."""
        return list(options_of(self._question, self.seat))

    @property
    def region(self) -> Region | None:
        """Where the answer may be, if it is a place."""
        return region_of(self._question, self.seat)

    @property
    def passing(self) -> int | None:
        """The option that means "nothing now", if there is one."""
        return self._question.passing

    @property
    def options(self) -> list[Option]:
        """The options with their words."""
        words = self._game.words
        return [words.option(self._state, self._question, value, self._to) for value in self.values]

    @property
    def sets(self) -> bool:
        """Do its options touch sets of things, which are picked in any order?"""
        return self._game.words.sets(self._question)

    @property
    def prompt(self) -> str:
        """What is asked, in one sentence."""
        return self._game.words.prompt(self._state, self._question, self.seat, self._to)

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self._game.words.rule_of(self._question)

    def why_not(self, thing: str) -> Reason | None:
        """Why a thing on the table (``figure:3``), or an answer by its number (``option:7``), cannot be chosen now.

        >>> import fracas
        >>> table = fracas.game("figures").start(players=2, settings={"armies": ["star-patrol", "doom-lab"]}, seed=3)
        >>> table.questions[0].why_not("figure:0"), table.questions[0].why_not("figure:4").rule
        (None, 'figures.turn.attack')
        """
        if thing.startswith("option:"):
            if thing.removeprefix("option:") in map(str, self.values):
                return None
        elif any(thing in option.touches for option in self.options):
            return None
        return self._game.words.why_not(self._state, self._question, self.seat, thing, self._to)

    @property
    def things(self) -> list[tuple[str, str]]:
        """What can be asked about by name: (``figure:3``, its name)."""
        return self._game.words.things(self._state, self._question, self.seat, self._to)

    def tried(self, place: tuple[int, ...]) -> PointedAt:
        """What would come of a place: the nearest legal one, why it is not this one, and a preview."""
        region = self.region
        if region is None:
            raise Malformed("not-a-place", "No place is asked for.", rule="table.answer")
        _must_be_a_place(place)
        refused = region.refuse(place)
        legal = place if refused is None else region.propose(place)
        return PointedAt(legal, refused, None if legal is None else region.preview(legal))

    def value_of(self, option: Option | Part | str) -> Part:
        """The bare value of an option given in any form; of a place, also as ``3,4``."""
        if isinstance(option, Option):
            if option not in self.options:
                raise Stale("stale", "That was an option of another question.", rule="table.question")
            return option.value
        if not isinstance(option, str):
            return option
        if self.region is not None:
            return place_of(option)
        for known in self.options:
            if known.token == option:
                return known.value
        raise Malformed("unknown-word", f"{shown(option)} is not one of the options.", rule="table.answer")

    def label_of(self, answer: Part) -> str:
        """What the table calls an answer."""
        if isinstance(answer, tuple):
            return self._game.words.place(self._question, answer)
        return self._game.words.option(self._state, self._question, answer, self._to).label

    def check(self, answer: Part) -> None:
        """Refuse ``answer`` if it is none, or if a rule forbids it."""
        mine = offered(self._question, self.seat)
        if isinstance(mine, Region):
            _must_be_a_place(answer)
            assert isinstance(answer, tuple)
            refused = mine.refuse(answer)
            if refused is not None:
                raise Illegal("forbidden", refused.sentence, rule=refused.rule)
            return
        if isinstance(answer, bool) or not isinstance(answer, int):
            raise Malformed(
                "not-an-option", f"An answer is one of the options, not {shown(answer)}.", rule="table.answer"
            )
        if answer in mine:
            return
        reason = self.why_not(f"option:{answer}") if abs(answer) < LARGEST else None
        if reason is not None:
            raise Illegal("forbidden", reason.sentence, rule=reason.rule)
        raise Illegal("not-an-option", "That is not one of the options.", rule=self.rule)

    def __repr__(self) -> str:
        kind = "place" if self.region is not None else f"{len(self.values)} options"
        return f"<seat {self.seat} is asked {self.ask!r}: {kind}>"


def place_of(word: str) -> tuple[int, ...]:
    """A place as it is typed: whole numbers with commas between them."""
    try:
        return tuple(read_signed(part.strip(" ")) for part in word.split(","))
    except ValueError:
        raise Malformed("not-a-place", f"{shown(word)} is not a place.", rule="table.answer") from None


def _must_be_a_place(answer: object) -> None:
    if not isinstance(answer, tuple) or not all(type(n) is int and abs(n) < UNWRITABLE for n in answer):
        raise Malformed(
            "not-a-place", f"A place is a tuple of whole numbers, not {shown(answer)}.", rule="table.answer"
        )
