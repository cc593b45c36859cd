"""A table at play: the authority that asks, checks every answer, and keeps the log.

The log is the truth. It is the flat list of what each seat and chance answered, in order, with what was taken
back; everything else here can be derived from it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import islice
from typing import Any

import msgspec

from fracas.core.asked import Asked
from fracas.core.certain import decided
from fracas.core.chance import Chance
from fracas.core.events import SPECTATOR, Event, TakenBack
from fracas.core.game import Game, Option, S, V
from fracas.core.goal import Goal
from fracas.core.incidents import is_incident, result_of, sentence_of
from fracas.core.listener import Listener, usual_names
from fracas.core.marks import SURE, rank
from fracas.core.opening import checked, header_of, written
from fracas.core.playing import Playing
from fracas.core.question import Part, deciders
from fracas.core.record import (
    ABORTED,
    CHANCE,
    CLAIMED,
    DRAWN,
    HELPED,
    LEFT,
    OUT_OF_TIME,
    UNDO,
    UNSEEN,
    Entry,
    Header,
    Record,
    Snapshot,
    place_in,
)
from fracas.core.refusal import DamagedRecord, Illegal, OtherRules, SetupError, Stale
from fracas.core.retelling import ends_alike, retold
from fracas.core.sentences import listed
from fracas.core.sight import Sight
from fracas.core.standing import question_named
from fracas.core.standstill import outlook_of
from fracas.core.tally import Tally
from fracas.core.work import Work


class Session(Playing[S, V]):
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

    # -- what is asked, what is known

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

    def options(self, seat: int) -> list[Option]:
        """What ``seat`` may answer, as a table shows it: with what can be said of it for certain (`fracas.core.marks`),
        and in that order."""
        asked = self._asked(seat)
        options = asked.options
        view = self.game.view(self.flow.state, seat)
        if self.game.finishing(view, seat, asked.ask, asked.values):
            sure = decided(self.sight(seat))
            for option in options:
                mark = sure.get(option.value)
                if mark is not None:
                    option.mark, option.warning = mark, SURE[mark]
        return sorted(options, key=lambda option: rank(option.mark))

    def goal(self, seat: int | None = None) -> Goal | None:
        """What wins, how far each side is and what would win now, as this viewer knows it."""
        viewer = self._viewer(seat)
        return self.game.goal(self.game.view(self.flow.state, viewer), Listener(viewer, self.names))

    def tally(self) -> Tally | None:
        """What the game came to, from what everybody knows. What was taken back is counted like the rest: those who do
        not want that asks a table that only the story was played at."""
        return self.game.tally(self.heard(), self.view())

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
        """Is this what ``seat`` answered to the question with this id? Then a browser that sends it again, because it
        never heard that it was taken, is told so, and nothing is played twice. It may have been taken back since."""
        # The id of a question is where in the log its first answer stands. Where several choose at once, others may
        # have answered, or taken back, before this one.
        for who, given in islice(self.log, question, None) if 0 <= question < len(self.log) else ():
            if who == seat:
                return given == answer
            if who in (CHANCE, UNDO):
                return False
        return False

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
        """Take back the last answer of ``seat`` (by default of the seat that answered last) and all after it.

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

    # -- as text

    def record(self) -> Record:
        """The log with its header and the last position: everything needed to be here again."""
        return Record(written(self.header), list(self.log), self.game.notation.write(self.flow.boundary))

    def __repr__(self) -> str:
        from fracas.core.notation import write_position  # which reads lines into sessions

        if self.is_still:
            return f"<{self.game.name} of rules {self.header.rules}, as it was left>"
        if self.incidents.ended is not None:  # which no position holds
            return f"<{self.game.name}: {self.result}>"
        named = "" if self.names == usual_names(self.players) else f", names={self.names!r}"
        return f"fracas.position({write_position(self)!r}{named})"
