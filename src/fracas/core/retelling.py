"""Games of older rules, told by today's.

A game may say which older versions of its rules it can still tell (`Game.retells`): there only the questions are
others. What had one answer was not always asked, and what came to nothing any more was. So answers that are forced
today are written down where they are missing, and answers to what nobody is asked today are left out. Everything that
chance and players have really decided stays as it was; if something does not fit, nothing is told at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fracas.core.flow import Flow
from fracas.core.game import Game, S
from fracas.core.opening import checked, first_state
from fracas.core.question import Choice, Commit, Part, Question, Region, Roll, forced
from fracas.core.record import CHANCE, FIRST, UNDO, WITHDRAWN, Entry, Header, Record, story_of
from fracas.core.refusal import DamagedRecord, OtherRules, Refusal, SetupError
from fracas.core.work import Work


def retold(game: Game[Any, Any], record: Record, work: Work | None = None) -> Record:
    """A record of older rules as one of today's; OtherRules if today's rules do not tell the same of it."""
    try:
        header = checked(game, record.header)
        first = record.header.fracas == FIRST
        teller = _Teller(game, header, work, first_format=first)
        if first:
            teller.tell_first_format(record.entries)
        else:
            _must_be_a_log(record.entries, header.players)
            teller.tell(story_of(record.entries))
        if not ends_alike(game, record.header, header, teller.flow.boundary, record.position):
            raise OtherRules("other-end", "Today's rules lead elsewhere.", rule="table.record")
    except (Refusal, SetupError, DamagedRecord, OtherRules, IndexError) as no:
        raise OtherRules(
            "other-rules",
            f"The record was made under version {record.header.rules} of the rules of {game.name}; these are version "
            f"{game.version}, and they cannot tell it any more. Its last position can be opened.",
            rule="table.record",
        ) from no
    return Record(header, teller.entries, game.notation.write(teller.flow.boundary))


class _Teller:
    """Plays what counted in an older log, and writes it down as it would be written today."""

    def __init__(self, game: Game[Any, Any], header: Header, work: Work | None, *, first_format: bool) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.flow: Flow[Any]
        self._first_format = first_format
        self._header = header
        self._work = work
        self._pending: dict[int, Part] = {}
        self._begin()

    def _begin(self) -> None:
        self._step()
        self.entries = []
        self._pending = {}
        self.flow = Flow(self.game, first_state(self.game, self._header))

    def tell(self, answers: Iterable[Entry]) -> None:
        """Answers that count, one after the other."""
        for who, answer in answers:
            self._step()  # also for what is left out
            if self._first_format:
                self._answer_forced()
            question = self.flow.question
            if question is not None and _fits(question, self._pending, who, answer):
                self._enter(question, who, answer)

    def tell_first_format(self, log: Iterable[Entry]) -> None:
        """The same of a log in format 1, in which no forced answer stands. A secret choice that is taken back goes
        alone; anything else with all that came after it."""
        told: list[Entry] = []
        for who, answer in log:
            if who != UNDO:
                told.append((who, answer))
                self.tell(told[-1:])
                continue
            place = _place(answer, len(told))
            seat = told[place][0]
            if seat in self._pending and seat not in [later for later, _ in told[place + 1 :]]:
                del told[place], self._pending[seat]
                last = max(number for number, (who, _) in enumerate(self.entries) if who == seat)
                del self.entries[last]
            else:
                del told[place:]
                self._begin()
                self.tell(told)

    def _answer_forced(self) -> None:
        """Write down what is forced today, up to the next real question."""
        question = self.flow.question
        while isinstance(question, Choice) and forced(question):
            self._enter(question, question.seat, question.options[0])
            question = self.flow.question

    def _step(self) -> None:
        if self._work is not None:
            self._work.step()

    def _enter(self, question: Question, who: int, answer: Part) -> None:
        self._step()
        self.entries.append((who, answer))
        if not isinstance(question, Commit):
            self.flow.send(answer)
            return
        self._pending[who] = answer
        if len(self._pending) == len(question.seats):
            parts = [self._pending[seat] for seat in question.seats]
            self._pending = {}
            self.flow.send(parts)


def _must_be_a_log(log: Iterable[Entry], players: int) -> None:
    """Refuse a log that takes back what was never answered. A secret choice that goes alone is among the last answers:
    only others who choose at the same time have answered since."""
    answers = 0
    for who, answer in log:
        if who == UNDO:
            answers = _place(answer, answers)
        elif who == WITHDRAWN:
            if answers - _place(answer, answers) > players:
                raise DamagedRecord("undo", "It takes back alone what others have seen.", rule="table.record")
            answers -= 1
        elif who >= CHANCE:
            answers += 1


def _place(answer: Part, answers: int) -> int:
    """Which of so many answers is taken back."""
    if not isinstance(answer, int) or not 0 <= answer < answers:
        raise DamagedRecord("undo", "It takes back what was never played.", rule="table.record")
    return answer


def ends_alike(game: Game[S, Any], older: Header, header: Header, state: S, position: str) -> bool:
    """Does a game of ``older`` rules end today in ``state`` where it ended then, as far as anybody noted that?"""
    if not position:
        return True
    try:
        then = game.notation.read(position, header.players, header.settings)
    except SetupError:
        return False
    ended, ends = game.outcome(then), game.outcome(state)
    if ended is not None and ends is not None and older.rules in game.retells:
        # Of what came to nothing on the last turn, something may have lain on the table all the same.
        return ended.winners == ends.winners
    return game.notation.write(then) == game.notation.write(state)


def _fits(question: Question, pending: dict[int, Part], who: int, answer: Part) -> bool:
    """Does it answer this question? What is asked of somebody else now was answered to a question that is gone; what
    this seat cannot answer now is an error."""
    if isinstance(question, Roll):
        fits, legal = who == CHANCE, answer in set(question.outcomes)
    elif isinstance(question, Commit):
        fits = who in question.seats and who not in pending
        legal = fits and _is_part(question.options[list(question.seats).index(who)], answer)
    else:
        assert isinstance(question, Choice)
        fits, legal = who == question.seat, answer in question.options
    if fits and not legal:
        raise OtherRules("other-answer", "Today's rules do not know that answer.", rule="table.record")
    return fits


def _is_part(options: Any, answer: Part) -> bool:
    return not isinstance(options, Region) and answer in options
