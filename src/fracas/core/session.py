"""A table at play: the authority that asks, checks every answer, and keeps the log.

The log is the truth. It is the flat list of what each seat and chance answered, in order, with what was taken
back; everything else here can be derived from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Generic, ParamSpec

from fracas.core.asked import Asked
from fracas.core.chance import Chance, Seeded
from fracas.core.events import SPECTATOR, Event
from fracas.core.flow import Flow
from fracas.core.game import Game, Option, Outcome, S, V
from fracas.core.opening import checked, first_question, header_of, written
from fracas.core.question import (
    Answer,
    Commit,
    Roll,
    deciders,
)
from fracas.core.record import CHANCE, UNDO, Entry, Header, Record
from fracas.core.refusal import DamagedRecord, Illegal, Malformed, Refusal, SetupError, Stale
from fracas.core.sentences import listed
from fracas.core.sight import Sight
from fracas.core.watch import Watch

P = ParamSpec("P")


class TakenBack(Event, frozen=True):
    """A seat took back its last answer and all that came after it."""

    rule = "table.undo"
    seat: int
    entries: int
    """How many answers, those of chance included, no longer count."""


class Session(Generic[S, V]):
    """One game at one table."""

    watch: Watch[S] | None = None
    """Told of every event, if somebody looks at the table; whoever takes something back begins a new one."""

    def __init__(
        self, game: Game[S, V], header: Header, entries: Iterable[Entry] = (), chance: Chance | None = None
    ) -> None:
        """Sit down, play ``entries`` over again, and let chance roll on to the first question."""
        self.game = game
        self.header = header
        self.chance: Chance = chance or Seeded(header.seed)
        self.log: list[Entry] = []
        """All that was answered, taken-back answers included."""
        self._events: list[Event] = []
        self.played: list[Entry] = []
        """The log without what was taken back."""
        self._opened: list[bool] = []  # for each entry played: did it turn up what somebody could not see?
        self._pending: dict[int, Answer] = {}  # what seats have committed to and nobody has seen yet
        self._deaf = False  # while old answers are played over again
        self._question_id = 0
        self._asked_anew: dict[int, int] = {}  # seats that took a secret choice back: theirs is a new question
        self.flow = first_question(self.game, self.header, self._tell)
        for who, answer in entries:
            self._replay(who, answer)
        self._roll_on()

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
    def replayed(cls, game: Game[S, V], record: Record) -> Session[S, V]:
        """The table that the record tells of, ready to go on."""
        record.must_fit(game)
        try:
            return cls(game, checked(game, record.header), record.entries)
        except (Refusal, SetupError) as no:
            raise DamagedRecord(
                "unplayable", f"The record cannot be played: {no.sentence}", rule="table.record"
            ) from no

    def _replay(self, who: int, answer: Answer) -> None:
        """Play an entry of a record, trusting nothing in it."""
        question = self.flow.question
        if who == UNDO:
            if not isinstance(answer, int) or not 0 <= answer < len(self.played) or self.played[answer][0] == CHANCE:
                raise Malformed("undo", "It takes back what was never played.", rule="table.record")
            self._take_back(answer)
        elif question is None:
            raise Stale("over", "The game was over before its end.", rule="table.record")
        elif who == CHANCE:
            # A set, because a bag of bytes cannot be asked for just any number.
            if not isinstance(question, Roll) or answer not in set(question.outcomes):
                raise Illegal("roll", "Chance cannot have answered that.", rule="table.record")
            self._enter(CHANCE, answer)
        else:
            self._asked(who).check(answer)
            self._enter(who, answer)

    # -- what is asked, what is known

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def names(self) -> list[str]:
        return list(self.header.seats)

    @property
    def events(self) -> list[Event]:
        """All that happened, secrets included; `heard` gives what one viewer may know."""
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
        if question is None:
            return {}
        return {
            seat: Asked(self.game, self.flow.state, question, seat, self._asked_anew.get(seat, self._question_id))
            for seat in deciders(question)
            if seat not in self._pending
        }

    @property
    def waiting_for(self) -> list[int]:
        """The seats that must answer."""
        question = self.flow.question
        return [] if question is None else [s for s in deciders(question) if s not in self._pending]

    @property
    def over(self) -> bool:
        return self.flow.question is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.flow.state)

    @property
    def turns(self) -> int:
        """How long it has lasted, in the players' own measure."""
        return self.game.turns(self.flow.state)

    def view(self, seat: int | None = None) -> V:
        """What a seat may know; what a spectator may know, if no seat is given."""
        return self.game.view(self.flow.state, self._viewer(seat))

    def heard(self, seat: int | None = None, after: int = 0) -> list[Event]:
        """The events from number ``after`` on, as this viewer may know them."""
        viewer = self._viewer(seat)
        seen = (event.seen_by(viewer) for event in self._events[after:])
        return [event for event in seen if event is not None]

    def narration(self, seat: int | None = None, after: int = 0) -> list[str]:
        """The same, as sentences for this viewer."""
        viewer = self._viewer(seat)
        return [self.sentence(event, viewer) for event in self.heard(seat, after)]

    def sentence(self, event: Event, viewer: int) -> str:
        """One event, already as the viewer may see it, in words."""
        if isinstance(event, TakenBack):
            who = "You take" if event.seat == viewer else f"{self.names[event.seat]} takes"
            return f"{who} back the last answer."
        return self.game.words.narrate(self.flow.state, event, viewer, self.names)

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
        )

    def _viewer(self, seat: int | None) -> int:
        if seat is None or seat == SPECTATOR:
            return SPECTATOR
        self._must_be_seat(seat)
        return seat

    # -- answers

    def answer(self, seat: int, option: Option | Answer | str, question: int | None = None) -> None:
        """Answer for ``seat``: an option, its value, or its word in the notation.

        ``question`` is the id of the question that the answer is for; if another one is asked by now, the
        answer is refused. Any refusal leaves everything as it was.
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
        self._enter(seat, value)
        self._roll_on()

    def _must_be_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Malformed(
                "unknown-seat",
                f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.",
                rule="table.seat",
            )

    def _asked(self, seat: int) -> Asked:
        """The question put to ``seat``, or the refusal that says why there is none."""
        self._must_be_seat(seat)
        question = self.flow.question
        if question is None:
            raise Stale("over", "The game is over.", rule="table.question")
        if seat in self._pending:
            raise Stale(
                "already-answered",
                "You have made your choice; it waits for the others.",
                rule="table.question",
            )
        if seat not in deciders(question):
            others = listed([self.names[s] for s in self.waiting_for])
            raise Stale("not-your-question", f"It is not for you to answer now; {others} must.", rule="table.question")
        return Asked(self.game, self.flow.state, question, seat, self._asked_anew.get(seat, self._question_id))

    def _enter(self, who: int, answer: Answer) -> None:
        """Take a checked answer into the log and play on as far as it carries."""
        question = self.flow.question
        self.log.append((who, answer))
        self.played.append((who, answer))
        if not isinstance(question, Commit):
            self._opened.append(False)
            self._put(answer)
            return
        pending = self._pending
        pending[who] = answer
        complete = len(pending) == len(question.seats)
        self._opened.append(complete)
        if complete:
            self._pending = {}
            self._put([pending[seat] for seat in question.seats])  # type: ignore[misc]  # options are ints

    def _put(self, answer: Answer) -> None:
        self.flow.send(answer)
        self._question_id = len(self.log)
        self._asked_anew = {}

    def _roll_on(self) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        question = self.flow.question
        while isinstance(question, Roll):
            self._enter(CHANCE, self.chance.roll(question, len(self.log)))
            question = self.flow.question

    def _tell(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        if self._deaf:
            return
        told = event(*args, **kwargs)
        self._events.append(told)
        if told.reveals and self._opened:
            self._opened[-1] = True
        if self.watch is not None:
            self.watch.look(len(self._events) - 1, self.flow.state)

    # -- taking back

    def can_undo(self, seat: int | None = None) -> bool:
        """May ``seat`` take back its last answer without asking anybody?"""
        who, place = self._last_answer(seat)
        return place is not None and not self._barrier(who, place)

    def undo(self, seat: int | None = None, consent: Collection[int] = ()) -> None:
        """Take back the last answer of ``seat`` (by default of whoever answered last) and all after it.

        Free until a die, a reveal or another seat's answer; beyond that every other seat must be in
        ``consent``.
        """
        who, place = self._last_answer(seat)
        if place is None:
            raise Illegal("nothing-to-undo", "There is nothing to take back.", rule="table.undo")
        if self._barrier(who, place):
            missing = [s for s in range(self.players) if s != who and s not in consent]
            if missing:
                others = listed([self.names[s] for s in missing])
                raise Illegal(
                    "needs-consent",
                    f"Since that answer something was revealed or answered; {others} must agree to take it back.",
                    rule="table.undo",
                )
        self._take_back(place)

    def _last_answer(self, seat: int | None) -> tuple[int, int | None]:
        if seat is not None:
            self._must_be_seat(seat)
        for place in range(len(self.played) - 1, -1, -1):
            who = self.played[place][0]
            if who != CHANCE and (seat is None or who == seat):
                return who, place
        return -1 if seat is None else seat, None

    def _barrier(self, who: int, place: int) -> bool:
        """Has anybody learned or answered anything since ``who`` gave the answer at ``place``?"""
        if who in self._pending:
            return False
        return self._opened[place] or any(other != who for other, _ in self.played[place + 1 :])

    def _take_back(self, place: int) -> None:
        """Drop the answer at ``place`` and what came after it, and log that. A secret choice that still
        waits for the others is dropped alone: nothing came of it yet."""
        who = self.played[place][0]
        alone = who in self._pending and who not in (seat for seat, _ in self.played[place + 1 :])
        before = len(self.played)
        self.log.append((UNDO, place))
        if alone:
            del self.played[place], self._opened[place], self._pending[who]
            self._asked_anew[who] = len(self.log)
        else:
            self._play_again(self.played[:place])
        self._events.append(TakenBack(who, before - len(self.played)))

    def _play_again(self, kept: list[Entry]) -> None:
        """Stand where ``kept`` leads: from the last boundary if that lies before its end, else from the start."""
        opened = self._opened[: len(kept)]
        since = sum(len(answer) if isinstance(answer, list) else 1 for answer in self.flow.since)
        start = len(self.played) - len(self._pending) - since
        log, self.log = self.log, []
        self._deaf = True
        if start <= len(kept):
            self.flow = Flow(self.game, self.flow.boundary, tell=self._tell)
        else:
            start = 0
            self.flow = first_question(self.game, self.header, self._tell)
        self.played, self._opened, self._pending = kept[:start], opened[:start], {}
        for seat, answer in kept[start:]:
            self._enter(seat, answer)
        self._deaf = False
        self._opened = opened
        self.log = log
        self._question_id = len(log)

    # -- copies

    def fork(self) -> Session[S, V]:
        """A table of its own in exactly this position, with the same story and the same chance to come."""
        other = type(self).__new__(type(self))
        other.game = self.game
        other.header = self.header
        other.chance = self.chance.fork()
        other.log = self.log.copy()
        other.played = self.played.copy()
        other._events = self._events.copy()
        other._opened = self._opened.copy()
        other._pending = self._pending.copy()
        other._question_id = self._question_id
        other._asked_anew = self._asked_anew.copy()
        other._deaf = True
        other.flow = Flow(self.game, self.flow.boundary, since=self.flow.since, tell=other._tell)
        other._deaf = False
        return other

    def record(self) -> Record:
        """The log with its header and the last position: everything needed to be here again."""
        return Record(written(self.header), list(self.log), self.game.notation.write(self.flow.boundary))
