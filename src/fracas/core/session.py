"""A table at play: the authority that asks, checks every answer, and keeps the log.

The log is the truth. It is the flat list of what each seat and chance answered, in order, with what was taken
back; everything else here can be derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from copy import copy
from itertools import islice
from typing import Any, Generic, ParamSpec

import msgspec

from fracas.core.asked import Asked
from fracas.core.blame import unplayable
from fracas.core.chance import Chance, Seeded
from fracas.core.events import SPECTATOR, Event, TakenBack
from fracas.core.flow import Flow
from fracas.core.game import Game, Option, Outcome, S, V
from fracas.core.history import FORCED, STOOD, History
from fracas.core.incidents import ABORT, DRAW, LONGEST, RULES, Incidents, event_of, is_incident, result_of, sentence_of
from fracas.core.listener import Listener, usual_names
from fracas.core.opening import checked, first_state, header_of, written
from fracas.core.question import (
    Answer,
    Choice,
    Commit,
    Part,
    Question,
    Roll,
    deciders,
    forced,
    is_listed,
)
from fracas.core.record import (
    ABORTED,
    CHANCE,
    CLAIMED,
    DRAWN,
    HELPED,
    LEFT,
    OUT_OF_TIME,
    SPENT,
    UNDO,
    UNSEEN,
    WITHDRAWN,
    Entry,
    Header,
    Record,
    Snapshot,
    place_in,
)
from fracas.core.refusal import DamagedRecord, Illegal, Malformed, OtherRules, Refusal, SetupError, Stale
from fracas.core.retelling import ends_alike, retold
from fracas.core.sentences import listed, shown
from fracas.core.sight import Sight
from fracas.core.standing import Standing, question_named
from fracas.core.standstill import outlook_of
from fracas.core.tell import silence
from fracas.core.watch import Watch
from fracas.core.work import Work

P = ParamSpec("P")


class Session(Generic[S, V]):
    """One game at one table.

    What it shows of itself can be pasted, secrets included: it leads to a table at the same position.

    >>> import fracas
    >>> table = fracas.game("legacy").start(players=2, seed=3)
    >>> repr(table)[:45]
    "fracas.position('legacy/1 players=2 settings="
    >>> again = eval(repr(table))
    >>> again.view(0) == table.view(0), again.questions.keys() == table.questions.keys()
    (True, True)
    """

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
        to the first question. ``standing`` are the passes that seats have wished for (see `stand`); ``work`` is what
        all this may take, and all that is played here later, until somebody sets it to None. A table that is ``still``
        only stands at its ``snapshot`` (see `still`)."""
        self.game = game
        self.header = header
        self.watch: Watch[S] | None = None
        """Told of every event, if somebody looks at the table; whoever takes something back begins a new one."""
        self.work = work
        """What may still be played here; None if there is no end to it, as at a table where people play."""
        self.is_still = still
        """It only stands where it was left: nothing is asked, and nothing is known of what led here."""
        self.chance: Chance = chance or Seeded(header.seed)
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

    # -- beginnings

    @classmethod
    def new(
        cls,
        game: Game[S, V],
        *,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        seed: int | None = None,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        position: str = "",
        chance: Chance | None = None,
    ) -> Session[S, V]:
        """A new table; from a ``position`` in the game's notation, if one is given."""
        header = header_of(
            game, players=players, settings=settings, seed=seed, names=names, bots=bots, position=position
        )
        return cls(game, header, chance=chance)

    @classmethod
    def replayed(cls, game: Game[S, V], record: Record, work: Work | None = None) -> Session[S, V]:
        """The table that the record tells of, ready to go on; one of older rules as today's rules tell it."""
        older: OtherRules | None = None
        try:
            record.must_fit(game)
        except OtherRules as no:
            if record.header.rules > game.version:
                raise
            older = no  # unless it leads to the very same end today
        if record.header.rules in game.retells:
            record, older = retold(game, record, work), None
        try:
            table = cls(game, checked(game, record.header), record.entries, work=work)
        except SetupError as no:
            raise older or DamagedRecord(
                "unplayable", f"The record cannot be played: {no.sentence}", rule="table.record"
            ) from no
        except DamagedRecord as no:
            raise older or no from no
        if older is not None and not ends_alike(
            game, record.header, table.header, table.flow.boundary, record.position
        ):
            raise older
        return table

    @classmethod
    def still(cls, game: Game[S, V], header: Header, snapshot: Snapshot, log: Iterable[Entry] = ()) -> Session[S, V]:
        """A table that can only be looked at, because it was played under other rules: it stands at the snapshot, as
        far as these rules can read that, and asks nothing."""
        return cls(game, header, log, snapshot=snapshot, still=True)

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

    # -- what is asked, what is known

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
    def questions(self) -> dict[int, Asked]:
        """The pending question of each seat that must answer.

        >>> import fracas
        >>> table = fracas.game("figures").start(players=2, settings={"armies": ["star-patrol", "doom-lab"]}, seed=3)
        >>> [(seat, asked.prompt) for seat, asked in table.questions.items()]
        [(0, 'Which of your figures attacks?')]
        """
        question = self.flow.question
        if question is None or self.incidents.ended is not None:
            return {}
        return {seat: self._put_to(question, seat) for seat in self.waiting_for}

    def _put_to(self, question: Question, seat: int) -> Asked:
        number = self._asked_anew.get(seat, self._question_id)
        return Asked(self.game, self.flow.state, question, seat, number, self.header.seats)

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

    @property
    def over(self) -> bool:
        if self.incidents.ended is not None:
            return True
        return self.flow.question is None and (not self.is_still or self.outcome is not None)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.incidents.ended or self.game.outcome(self.flow.state)

    @property
    def result(self) -> str:
        """How it ended, in a sentence or two; empty while it goes on."""
        outcome = self.outcome
        return "" if outcome is None else result_of(outcome, self.incidents, self.names)

    @property
    def turns(self) -> int:
        """How long it has lasted, in the players' own measure."""
        return self.game.turns(self.flow.state)

    def view(self, seat: int | None = None) -> V:
        """What a seat may know; what a spectator may know, if no seat is given."""
        return self.game.view(self.flow.state, self._viewer(seat))

    @property
    def event_count(self) -> int:
        """How many events there have been."""
        return self.first_event + len(self._events)

    def events_since(self, number: int) -> list[Event]:
        """What happened from event ``number`` on, as far as it is still known, secrets included."""
        return self._events[max(number - self.first_event, 0) :]

    def heard(self, seat: int | None = None, after: int = 0) -> list[Event]:
        """The events from number ``after`` on, as this viewer may know them."""
        viewer = self._viewer(seat)
        seen = (event.seen_by(viewer) for event in self.events_since(after))
        return [event for event in seen if event is not None]

    def narration(self, seat: int | None = None, after: int = 0) -> list[str]:
        """The same, as sentences for this viewer."""
        viewer = self._viewer(seat)
        return [self.sentence(event, viewer) for event in self.heard(seat, after)]

    def sentence(self, event: Event, viewer: int) -> str:
        """One event, already as the viewer may see it, in words."""
        to = Listener(viewer, self.header.seats)
        if isinstance(event, TakenBack):
            return f"{to.does(event.seat, 'take', 'takes')} back the last answer."
        incident = sentence_of(event, to)
        if incident is not None:
            return incident
        return self.game.words.narrate(self.flow.state, event, to)

    def sight(self, seat: int) -> Sight[S, V]:
        """All that a bot in this seat is given: what the seat knows, and a way to imagine the rest."""
        asked = self._asked(seat)
        flow = self.flow
        return Sight(
            self.game,
            seat,
            asked.ask,
            asked.values,
            self.game.view(flow.boundary, seat),
            self.game.view(flow.state, seat),
            list(flow.since),
            self.names,
        )

    def outlook(self, seat: int, about: tuple[int, ...] = ()) -> msgspec.Struct | None:
        """What the answers of ``seat`` would come to, from what it knows; None where the game says nothing."""
        self._asked(seat)
        return outlook_of(self.flow, seat, about)

    def _viewer(self, seat: int | None) -> int:
        if seat is None or seat == SPECTATOR:
            return SPECTATOR
        self._must_be_seat(seat)
        return seat

    # -- answers

    def answer(
        self, seat: int, option: Option | Part | str, question: int | None = None, *, spent: int | None = None
    ) -> None:
        """Answer for ``seat``: an option, its value, or its word in the notation.

        ``question`` is the id of the question that the answer is for; if another one is asked by now, the
        answer is refused. ``spent`` is how many milliseconds the seat has used for it, where there is a clock
        (table.clock). Any refusal leaves everything as it was.
        """
        asked = self._asked(seat)
        if question is not None and question != asked.id:
            raise Stale(
                "stale",
                "That question is no longer asked; look again and answer the new one.",
                rule="table.question",
            )
        value = asked.value_of(option)
        asked.check(value)
        self._spend(seat, spent)
        self._enter(seat, value)
        self._go_on()

    def was_answered(self, seat: int, question: int, answer: Part) -> bool:
        """Is this what ``seat`` answered to the question with this id? Then whoever sends it again, because they never
        heard that it was taken, is told so, and nothing is played twice. It may have been taken back since."""
        # The id of a question is where in the log its first answer stands. Where several choose at once, others may
        # have answered, or taken back, before this one.
        for who, given in islice(self.log, question, None) if 0 <= question < len(self.log) else ():
            if who == seat:
                return given == answer
            if who in (CHANCE, UNDO):
                return False
        return False

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
            raise Stale("not-your-question", f"It is not for you to answer now; {others} must.", rule="table.question")
        return self._put_to(question, seat)

    def pending(self, seat: int) -> Part | None:
        """What the seat has committed to and nobody else knows yet; None if nothing."""
        return self._pending.get(seat)

    def _enter(self, who: int, answer: Part, mark: int = 0) -> None:
        """Take a checked answer into the log and play on as far as it carries."""
        self._history.log.append((who, answer))
        self._play(who, answer, mark)

    def _play(self, who: int, answer: Part, mark: int) -> None:
        if self.work is not None:
            self.work.step()
        question, history = self.flow.question, self._history
        if isinstance(question, Commit):
            history.count(who, answer, mark)
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
                self._enter(CHANCE, self.chance.roll(question, len(self.log)))
            elif isinstance(question, Choice) and forced(question):
                self._enter(question.seat, question.options[0])
            else:
                due = self._standing.due(question, self._pending)
                if due is None:
                    return
                self._spend(due[0], self._thought.pop(due[0], None))
                self._enter(*due, STOOD)

    def _spend(self, seat: int, milliseconds: int | None) -> None:
        """Take the time that ``seat`` has used into the log. Whoever calls this writes next what it was used for: time
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

    def leave(self, seat: int) -> None:
        """``seat`` resigns, or leaves (table.leave)."""
        self._incident(LEFT, seat)

    def time_out(self, seat: int, *, spent: int | None = None) -> None:
        """The clock of ``seat`` has run out, after so many milliseconds since its last answer (table.clock)."""
        self._incident(OUT_OF_TIME, seat, spent)

    def claim(self, seat: int) -> None:
        """Somebody has waited long enough for ``seat``: a bot plays on (table.claim)."""
        self._incident(CLAIMED, seat)

    def agree_draw(self) -> None:
        """All have agreed on a draw (table.draw)."""
        self._incident(DRAWN, 0)

    def abort(self, seat: int) -> None:
        """``seat`` breaks off a game that has not begun for everybody (table.abort)."""
        self._incident(ABORTED, seat)

    def abort_unseen(self, seat: int) -> None:
        """Nobody has ever come to the table for ``seat``: the game is broken off (table.abort)."""
        self._incident(UNSEEN, seat)

    def can_abort(self, seat: int) -> bool:
        """May ``seat`` break the game off?"""
        answered = {who for who, _ in self.played}
        waited = any(person not in answered for person in self.incidents.persons(self.header))
        return not self.over and waited and seat in self.incidents.persons(self.header)

    def help(self, seat: int) -> None:
        """``seat`` is given a hint (table.hint)."""
        self._incident(HELPED, seat)

    def incident(self, who: int, answer: Part) -> None:
        """Any incident, as it stands in a log that is played over again."""
        assert is_incident(who)
        self._incident(who, answer)

    def _incident(self, who: int, answer: Part, spent: int | None = None) -> None:
        if self.over:
            raise Stale("over", "The game is over.", rule="table.question")
        if spent is not None:
            self._must_be_possible(who, answer)  # what is refused has used no time
            self._spend(place_in(answer), spent)
        self._note(who, answer)
        self._go_on()

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

    def still_in(self) -> tuple[int, ...]:
        """The seats that can still win."""
        seats = self.game.still_in(self.flow.state, list(range(self.players)))
        return tuple(seat for seat in seats if seat not in self.incidents.left)

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

    # -- standing passes

    def stand(self, seat: int, ask: str, on: bool = True, *, spent: int | None = None) -> None:
        """``seat`` passes whenever it is asked ``ask``, until it says otherwise; with a ``+`` behind ``ask`` it takes
        what is offered first (see `Standing`). It does so whatever else it could do, and after all others, so that
        nobody chooses knowing it. The answers are logged like any other; the wish is not.

        ``spent`` is how many milliseconds the seat has used to decide that it passes here (table.clock). They are
        logged with this pass, which may have to wait for the others; if it is never made, they are not."""
        self._must_be_seat(seat)
        question = self.flow.question
        if not on:
            self._standing.remove(seat, ask)
            if question is None or not self._standing.at(seat, question):
                self._thought.pop(seat, None)
            return
        named = question_named(ask)
        if question is None or question.ask != named or question.passing is None or seat not in deciders(question):
            raise Illegal(
                "cannot-stand", "You can only pass for good where you are asked and may pass.", rule="table.pass"
            )
        before = self._standing.answer(seat, question)
        self._standing.add(seat, ask)
        given = self._standing.answer(seat, question)
        if given != before:
            self._thought.pop(seat, None)
            if spent is not None and given is not None and seat in self.undecided:
                self._thought[seat] = spent
        self._go_on()

    def standing(self, seat: int) -> tuple[str, ...]:
        """What the seat has asked not to be asked."""
        return self._standing.of(seat)

    def passes(self, seat: int, ask: str) -> bool:
        """Is ``ask`` asked now, and does ``seat`` answer it without being asked, though not before the others?"""
        question = self.flow.question
        if question is None or question.ask != question_named(ask) or seat not in self.undecided:
            return False
        return self._standing.at(seat, question)

    # -- taking back

    def can_undo(self, seat: int | None = None) -> bool:
        """May ``seat`` take back its last answer without asking anybody?"""
        place = self._last_decision(seat)
        return place is not None and not self._needs_consent(place)

    def can_undo_secret(self, seat: int) -> bool:
        """Is the last answer of ``seat`` a secret choice that still waits for the others?"""
        place = self._last_decision(seat)
        return place is not None and self._is_alone(place)

    def can_ask_undo(self, seat: int) -> bool:
        """Is there an answer of ``seat`` that can be taken back, if the others agree?"""
        return self._last_decision(seat) is not None

    def reaches_back(self, seat: int | None = None) -> bool:
        """Can the last answer of ``seat`` be taken back without playing the whole game over again?"""
        place = self._last_decision(seat)
        return place is None or place >= self._history.boundaries.first()

    def undo(self, seat: int | None = None, consent: Collection[int] = ()) -> None:
        """Take back the last answer of ``seat`` (by default of whoever answered last) and all after it.

        Free until a die, a reveal or another seat's answer; beyond that every other seat must be in
        ``consent``.
        """
        place = self._last_decision(seat)
        if place is None:
            raise Illegal("nothing-to-undo", "There is nothing to take back.", rule="table.undo")
        if self._needs_consent(place):
            who = self.played[place][0]
            missing = [s for s in range(self.players) if s != who and s not in consent]
            if missing:
                others = listed([self.names[s] for s in missing])
                raise Illegal(
                    "needs-consent",
                    f"Since that answer something was revealed or answered; {others} must agree to take it back.",
                    rule="table.undo",
                )
        self._undo(place)
        self._go_on()

    def _last_decision(self, seat: int | None) -> int | None:
        if seat is not None:
            self._must_be_seat(seat)
        place = None if self.incidents.ended is not None else self._history.last_decision(seat)
        return None if place is None or place < self.incidents.barrier else place

    def _needs_consent(self, place: int) -> bool:
        return not self._is_alone(place) and self._history.has_taught(place)

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

    def fork(self) -> Session[S, V]:
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

    def record(self) -> Record:
        """The log with its header and the last position: everything needed to be here again."""
        return Record(written(self.header), list(self.log), self.game.notation.write(self.flow.boundary))

    def __repr__(self) -> str:
        from fracas.core.notation import write_position  # which reads lines into sessions

        if self.is_still:
            return f"<{self.game.name} of rules {self.header.rules}, as it was left>"
        named = "" if self.names == usual_names(self.players) else f", names={self.names!r}"
        return f"fracas.position({write_position(self)!r}{named})"


def _as_it_is(event: Event) -> Event:
    return event
