"""Playing: answers go in, and the game goes on as far as they carry it.

Here stands what a table is made of, and what follows from an answer, from something besides play, and from taking back.
Who may do any of it is decided in `fracas.core.session`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import Generic, ParamSpec, Self

from fracas.core.asked import Asked
from fracas.core.blame import unplayable
from fracas.core.chance import Chance, Seeded
from fracas.core.events import Event, TakenBack
from fracas.core.flow import Flow
from fracas.core.game import Game, Outcome, S, V
from fracas.core.history import FORCED, STOOD, History
from fracas.core.incidents import ABORT, DRAW, LONGEST, RULES, Incidents, event_of, is_incident
from fracas.core.opening import first_state
from fracas.core.question import Answer, Choice, Commit, Part, Question, Roll, deciders, forced, is_listed, options_of
from fracas.core.record import (
    ABORTED,
    CHANCE,
    DRAWN,
    LEFT,
    OUT_OF_TIME,
    SPENT,
    UNDO,
    UNSEEN,
    WITHDRAWN,
    Entry,
    Header,
    Snapshot,
    place_in,
)
from fracas.core.refusal import Illegal, Malformed, Refusal, Stale
from fracas.core.sentences import listed, shown
from fracas.core.standing import Standing
from fracas.core.tell import silence
from fracas.core.watch import Watch
from fracas.core.work import Work

P = ParamSpec("P")


class Playing(Generic[S, V]):
    """A game as its log has led it."""

    def __init__(
        self,
        game: Game[S, V],
        header: Header,
        entries: Iterable[Entry] = (),
        chance: Chance | None = None,
        *,
        snapshot: Snapshot | None = None,
        standing: Iterable[tuple[int, str]] = (),
        work: Work | None = None,
        still: bool = False,
    ) -> None:
        """Sit down, play ``entries`` over again (those after ``snapshot``, if there is one), and let chance roll on
        to the first question. ``standing`` are the passes that seats have wished for (see `Session.stand`); ``work`` is
        what all this may take, and all that is played here later, until somebody sets it to None. A table that is
        ``still`` only stands at its ``snapshot`` (see `Session.still`)."""
        from fracas.core.course import course_for  # a course is played at a table itself

        self.game = game
        self.header = header
        self.watch: Watch[S] | None = None
        """Told of every event, if somebody looks at the table; after an undo there is a new one."""
        self.work = work
        """What may still be played here; None if there is no end to it, as at a table where people play."""
        self.is_still = still
        """It only stands where it was left: nothing is asked, and nothing is known of what led here."""
        self.chance: Chance = chance or Seeded(header.seed)
        self.course = course_for(game, header) if header.lesson else None
        """What is scripted here, if a lesson is played (table.lesson)."""
        self.first_event = 0
        """The number of the first event that is still known; those before a snapshot are not."""
        self._events: list[Event] = []
        self._pending: dict[int, Part] = {}  # what seats have committed to and nobody has seen yet
        self._standing = Standing(standing)
        self._deaf = still  # while old answers are played over again
        self._departing = False  # somebody leaves when the piece of play that is under way is done
        self._question_id = 0
        self._asked_anew: dict[int, int] = {}  # seats that took a secret choice back: theirs is a new question
        self._thought: dict[int, int] = {}  # time that seats used for a standing pass which waits for the others
        entries = list(entries)
        before = entries if still else entries[: 0 if snapshot is None else snapshot.entries]  # and not played here
        self.incidents = Incidents(header.players, before)
        """What happened besides play."""
        self._history: History[S] = History(before)
        if snapshot is None:
            state = first_state(game, header)
        else:
            if self.incidents.left:
                self.incidents.barrier = snapshot.played
            state = game.notation.read(snapshot.position, header.players, header.settings)
            self.first_event = snapshot.events
            self._question_id = snapshot.entries
        if still:
            self.flow = Flow(game, state, still=True)
            return
        self._cross(state)
        self.flow = Flow(game, state, tell=self._tell, crossed=self._cross)
        for number, (who, answer) in enumerate(entries[len(self.log) :], len(self.log) + 1):
            try:
                self._replay(who, answer)
            except Refusal as no:
                raise unplayable(number, (who, answer), header.seats, no) from no
        self._go_on()

    def _cross(self, state: S) -> None:
        if self.work is not None:
            self.work.step()
        if self._departing and not self.flow.leaving:
            self._departing = False
            self.incidents.barrier = len(self.played)
        self._history.cross(state, self.event_count, again=self._deaf)

    def _replay(self, who: int, answer: Part) -> None:
        """Play an entry of a record, trusting nothing in it."""
        question = self.flow.question
        if self.incidents.ended is not None:
            raise Stale("over", "The game was over before its end.", rule="table.record")
        if is_incident(who):
            self._note(who, answer)
        elif who in (UNDO, WITHDRAWN):
            can = isinstance(answer, int) and self._history.was_decided(answer) and answer >= self.incidents.barrier
            if not can or self._is_alone(place_in(answer)) is not (who == WITHDRAWN):
                raise Malformed("undo", "It takes back what was never played.", rule="table.record")
            self._undo(place_in(answer))
        elif question is None:
            raise Stale("over", "The game was over before its end.", rule="table.record")
        elif who == CHANCE:
            # A set, because a bag of bytes cannot be asked for just any number.
            if not isinstance(question, Roll) or answer not in set(question.outcomes):
                raise Illegal("roll", "Chance cannot have answered that.", rule="table.record")
            self._enter(CHANCE, answer)
        else:
            if not is_listed(question, who, answer):
                self._asked(who).check(answer)
            stood = answer == self._standing.answer(who, question)
            self._enter(who, answer, STOOD if stood else 0)

    # -- what is known of it

    @property
    def log(self) -> list[Entry]:
        """All that was answered, taken-back answers included."""
        return self._history.log

    @property
    def played(self) -> list[Entry]:
        """The log without what was taken back."""
        return self._history.played

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def names(self) -> list[str]:
        return list(self.header.seats)

    @property
    def events(self) -> list[Event]:
        """All that happened (from ``first_event`` on), secrets included; `heard` gives what one viewer may know."""
        return self._events.copy()

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return self.first_event + len(self._events)

    def events_since(self, number: int) -> list[Event]:
        """What happened from event ``number`` on, as far as it is still known, secrets included."""
        return self._events[max(number - self.first_event, 0) :]

    @property
    def over(self) -> bool:
        if self.incidents.ended is not None:
            return True
        return self.flow.question is None and (not self.is_still or self.outcome is not None)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.incidents.ended or self.game.outcome(self.flow.state)

    def still_in(self) -> tuple[int, ...]:
        """The seats that can still win."""
        seats = self.game.still_in(self.flow.state, list(range(self.players)))
        return tuple(seat for seat in seats if seat not in self.incidents.left)

    # -- what is asked

    @property
    def waiting_for(self) -> list[int]:
        """The seats that must answer."""
        question = self.flow.question
        if question is None or self.incidents.ended is not None:
            return []
        standing = self._standing
        return [s for s in deciders(question) if s not in self._pending and not standing.at(s, question)]

    @property
    def undecided(self) -> list[int]:
        """The seats that have not answered, as everybody may see it: those included that pass for good, until the
        others have chosen."""
        question = self.flow.question
        if question is None or self.incidents.ended is not None:
            return []
        return [s for s in deciders(question) if s not in self._pending]

    def pending(self, seat: int) -> Part | None:
        """What the seat has committed to and nobody else knows yet; None if nothing."""
        return self._pending.get(seat)

    def _must_be_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Malformed(
                "unknown-seat",
                f"There is no seat {shown(seat)}; seats are 0 to {self.players - 1}.",
                rule="table.seat",
            )

    def _asked(self, seat: int) -> Asked:
        """The question put to ``seat``, or the refusal that says why there is none."""
        self._must_be_seat(seat)
        question = self.flow.question
        if question is None or self.incidents.ended is not None:
            raise Stale("over", "The game is over.", rule="table.question")
        if seat in self._pending:
            raise Stale(
                "already-answered",
                "You have made your choice; it waits for the others.",
                rule="table.question",
            )
        if seat not in deciders(question):
            others = listed([self.names[s] for s in self.undecided])
            raise Stale("not-your-question", f"You are not asked now; {others} must answer.", rule="table.question")
        return self._put_to(question, seat)

    def _put_to(self, question: Question, seat: int) -> Asked:
        number = self._asked_anew.get(seat, self._question_id)
        return Asked(self.game, self.flow.state, question, seat, number, self.header.seats)

    # -- answers

    def _enter(self, who: int, answer: Part, mark: int = 0) -> None:
        """Take a checked answer into the log and play on as far as it carries."""
        self._history.log.append((who, answer))
        self._play(who, answer, mark)

    def _play(self, who: int, answer: Part, mark: int) -> None:
        if self.work is not None:
            self.work.step()
        question, history = self.flow.question, self._history
        if isinstance(question, Commit):
            history.count(who, answer, mark | FORCED if forced(question) else mark)
            pending = self._pending
            pending[who] = answer
            if len(pending) == len(question.seats):
                if not question.secret:
                    history.open_last()
                self._pending = {}
                self._put([pending[seat] for seat in question.seats])
        else:
            history.count(who, answer, mark | FORCED if forced(question) else mark)
            self._put(answer)

    def _put(self, answer: Answer) -> None:
        self.flow.send(answer)
        self._question_id = len(self._history.log)
        if self._asked_anew:
            self._asked_anew = {}
        if self._thought:
            self._thought = {}

    def _go_on(self) -> None:
        """Let chance answer, and what is forced or stands be answered, until a seat must decide or the game is over."""
        while self.incidents.ended is None:
            question = self.flow.question
            if isinstance(question, Roll):
                self._enter(CHANCE, self._rolled(question))
            elif isinstance(question, Choice) and forced(question):
                self._enter(question.seat, question.options[0])
            elif isinstance(question, Commit) and forced(question):
                seat = next(seat for seat in question.seats if seat not in self._pending)
                self._enter(seat, options_of(question, seat)[0])
            else:
                due = self._standing.due(question, self._pending)
                if due is None:
                    return
                self._spend(due[0], self._thought.pop(due[0], None))
                self._enter(*due, STOOD)

    def _rolled(self, question: Roll) -> int:
        """What chance answers: in a lesson, what that says."""
        told = None if self.course is None else self.course.next(CHANCE, self.played)
        if isinstance(told, int) and told in set(question.outcomes):
            return told
        return self.chance.roll(question, len(self.log))

    def _spend(self, seat: int, milliseconds: int | None) -> None:
        """Take the time that ``seat`` has used into the log. The caller writes next what it was used for: time
        never stands in the log by itself."""
        if milliseconds is not None:
            self._note(SPENT, (seat, min(milliseconds, LONGEST)))

    def _tell(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        if self._deaf:
            return
        happened = event(*args, **kwargs)
        self._events.append(happened)
        if happened.reveals:
            self._history.open_last()
        if self.watch is not None:
            self.watch.look(self.event_count - 1, self.flow.state)

    # -- incidents

    def _note(self, who: int, answer: Part) -> None:
        """Check an incident, take it into the log, and let come of it what must."""
        incidents = self.incidents
        if self.work is not None:
            self.work.step()
        self._must_be_possible(who, answer)
        self._history.log.append((who, answer))
        incidents.note(who, answer)
        seat = answer if isinstance(answer, int) else answer[0]
        event = event_of(who, seat)
        if event is not None:
            self._tell(_as_it_is, event)
        if who in (LEFT, OUT_OF_TIME):
            self._depart(seat, RULES[who])
        elif who in (DRAWN, ABORTED, UNSEEN):
            winners = self.still_in() if who == DRAWN else ()
            incidents.ended = Outcome(self.players, winners, DRAW if who == DRAWN else ABORT)

    def _must_be_possible(self, who: int, answer: Part) -> None:
        self.incidents.check(who, answer, self.header, {seat for seat, _ in self.played})

    def _depart(self, seat: int, rule: str) -> None:
        """A seat is gone: the game ends, or goes on by its own rule, or a bot plays on."""
        incidents, flow = self.incidents, self.flow
        left = self.still_in() or tuple(each for each in range(self.players) if each not in incidents.left)
        if self.players == 2 or len(left) < 2 or not incidents.persons(self.header):
            incidents.ended = Outcome(self.players, left, rule)
        elif flow.since:
            if self.game.leave(flow.state.clone(), seat, silence):
                flow.leaving.append(seat)
                incidents.barrier = len(self.played)
                self._departing = True
        else:
            # Nothing has been answered since the boundary: it is as if they had left there.
            state = flow.boundary.clone()
            if self.game.leave(state, seat, self._tell):
                incidents.barrier = len(self.played)
                self._pending = {}
                self._thought = {}
                self._cross(state)
                self.flow = Flow(self.game, state, tell=self._tell, crossed=self._cross)
                self._question_id = len(self.log)

    # -- taking back

    def _is_alone(self, place: int) -> bool:
        """Is it a secret choice that still waits for the others? Then it goes alone: nothing came of it yet."""
        return self.played[place][0] in self._pending and self._history.is_last_of_its_seat(place)

    def _undo(self, place: int) -> None:
        """Drop the answer at ``place`` and what came after it, and log that."""
        if self.work is not None:
            self.work.step()
        who = self.played[place][0]
        before = len(self.played)
        if self._is_alone(place):
            self._history.undo_one(place)
            del self._pending[who]
            self._asked_anew[who] = len(self.log)
        else:
            self._play_again(place)
        self._events.append(TakenBack(who, before - len(self.played)))

    def _play_again(self, place: int) -> None:
        """Stand before the answer at ``place``: from the last boundary known before it, else from the start."""
        boundary, kept = self._history.undo_from(place)
        self._pending = {}
        self._thought = {}
        self._deaf = True
        if boundary is None:
            state = first_state(self.game, self.header)
            self._cross(state)
        else:
            state = boundary.state
        leaving = self.flow.leaving
        self.flow = Flow(self.game, state, tell=self._tell, crossed=self._cross)
        self.flow.leaving = leaving
        for (seat, answer), mark in kept:
            self._play(seat, answer, mark)
        self._deaf = False
        self._question_id = len(self.log)

    # -- copies

    def fork(self) -> Self:
        """A table of its own in exactly this position, with the same story and the same chance to come."""
        other = copy(self)
        other.watch = other.work = None
        # What can change is copied; all else is shared.
        other.chance = self.chance.fork()
        other.incidents = self.incidents.copy()
        other._history = self._history.copy()
        other._events = self._events.copy()
        other._standing = self._standing.copy()
        other._pending = self._pending.copy()
        other._asked_anew = self._asked_anew.copy()
        other._thought = self._thought.copy()
        other._deaf = True
        here = self.flow
        other.flow = Flow(self.game, here.boundary, since=here.since, tell=other._tell, crossed=other._cross)
        other.flow.leaving = here.leaving.copy()
        other._deaf = False
        return other

    def snapshot(self) -> Snapshot | None:
        """The last boundary, to be kept with the log; None if the log alone does not lead to one."""
        last = self._history.boundaries.latest()
        if last is None:
            return None
        return Snapshot(last.entries, last.played, last.events, self.game.notation.write(last.state))


def _as_it_is(event: Event) -> Event:
    return event
