"""What happens at a table besides play: somebody leaves, time runs out, a draw is agreed, somebody is helped.

Incidents stand in the log between the answers, so that a replay needs neither a clock nor anybody's word. None of them
is ever taken back, and an undo does not reach behind somebody's leaving.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fracas.core.events import Aborted, Claimed, Drawn, Event, Left
from fracas.core.game import Outcome
from fracas.core.listener import Listener
from fracas.core.question import Part
from fracas.core.record import (
    ABORTED,
    CLAIMED,
    DRAWN,
    HELPED,
    LEFT,
    OUT_OF_TIME,
    SPENT,
    UNSEEN,
    WITHDRAWN,
    Entry,
    Header,
)
from fracas.core.refusal import Illegal, Malformed
from fracas.core.sentences import listed, shown

LEAVE = "table.leave"
CLOCK = "table.clock"
DRAW = "table.draw"
ABORT = "table.abort"

LONGEST = 2_000_000_000
"""Milliseconds, 23 days: more than anybody may use for one answer."""

INCIDENTS = frozenset((LEFT, OUT_OF_TIME, CLAIMED, DRAWN, ABORTED, SPENT, HELPED, UNSEEN))
OF_PEOPLE = frozenset((LEFT, OUT_OF_TIME, CLAIMED, ABORTED, UNSEEN))
"""Incidents of a person who still plays."""
RULES = {LEFT: LEAVE, OUT_OF_TIME: CLOCK}


class Incidents:
    """All incidents at one table, and what they come to."""

    __slots__ = ("barrier", "claimed", "ended", "helped", "left", "spent", "unseen")

    def __init__(self, players: int, log: Iterable[Entry] = ()) -> None:
        """``log`` is what was played before; what ended the game is not in it."""
        self.left: dict[int, str] = {}
        """The seats that have left, by what they left: `LEAVE` or `CLOCK`."""
        self.claimed: set[int] = set()
        """The seats that a bot plays because somebody waited too long for them."""
        self.helped: set[int] = set()
        """The seats that had a hint."""
        self.spent = [0] * players
        """Milliseconds that each seat has used, where there is a clock."""
        self.unseen: int | None = None
        """The seat to which nobody ever came, if that has ended the game."""
        self.ended: Outcome | None = None
        """How the game ended, if an incident has ended it."""
        self.barrier = 0
        """How many answers can no longer be taken back, because somebody left after them."""
        for who, answer in log:
            self.note(who, answer)

    @property
    def stand_ins(self) -> tuple[int, ...]:
        """The seats for which a bot plays on."""
        return tuple(sorted({*self.left, *self.claimed}))

    def note(self, who: int, answer: Part) -> None:
        """Remember an incident; anything else is left alone."""
        if who in RULES and isinstance(answer, int):
            self.left[answer] = RULES[who]
        elif who == CLAIMED and isinstance(answer, int):
            self.claimed.add(answer)
        elif who == HELPED and isinstance(answer, int):
            self.helped.add(answer)
        elif who == UNSEEN and isinstance(answer, int):
            self.unseen = answer
        elif who == SPENT and isinstance(answer, tuple):
            self.spent[answer[0]] += answer[1]

    def check(self, who: int, answer: Part, header: Header, answered: Collection[int]) -> None:
        """Refuse what cannot have happened. ``answered`` are the seats that have answered something that counts."""
        if who not in INCIDENTS:
            raise Malformed("unknown-act", f"There is no incident {who}.", rule="table.record")
        if who == SPENT:
            if not (isinstance(answer, tuple) and len(answer) == 2 and _is_seat(answer[0], header)):
                raise Malformed("spent", "Time is used by a seat, in milliseconds.", rule=CLOCK)
            if not 0 <= answer[1] <= LONGEST:
                raise Malformed("spent", f"Nobody uses more than {LONGEST} milliseconds or fewer than 0.", rule=CLOCK)
            return
        if who == DRAWN:
            if answer != 0:
                raise Malformed("draw", "A draw belongs to no seat.", rule=DRAW)
            return
        if not isinstance(answer, int) or not _is_seat(answer, header):
            raise Malformed("unknown-seat", f"There is no seat {shown(answer)}.", rule="table.seat")
        if who in OF_PEOPLE and answer in self.stand_ins:
            raise Illegal("has-left", "A bot plays for that seat already.", rule=RULES.get(who, LEAVE))
        if who in OF_PEOPLE and not is_person(header, answer):
            raise Illegal("bot-seat", "A bot does not leave.", rule=RULES.get(who, LEAVE))
        if who == ABORTED and all(seat in answered for seat in self.persons(header)):
            raise Illegal(
                "too-late", "Everybody has answered by now: the game counts. You can still resign.", rule=ABORT
            )
        # A seat to which nobody came may have answers all the same: what was forced, and what was played at the table
        # from which this one goes on.

    def persons(self, header: Header) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(header.players) if is_person(header, seat) and seat not in self.stand_ins]

    def copy(self) -> Incidents:
        other = Incidents(len(self.spent))
        other.left = self.left.copy()
        other.claimed = self.claimed.copy()
        other.helped = self.helped.copy()
        other.spent = self.spent.copy()
        other.unseen = self.unseen
        other.ended = self.ended
        other.barrier = self.barrier
        return other


def is_incident(who: int) -> bool:
    """Is this entry of a log an incident, and no answer?"""
    return who < WITHDRAWN


def is_person(header: Header, seat: int) -> bool:
    """Did a person sit down here?"""
    return not header.bots or not header.bots[seat]


def _is_seat(seat: int, header: Header) -> bool:
    return 0 <= seat < header.players


def event_of(who: int, seat: int) -> Event | None:
    """What everybody hears of an incident; nothing of time used and hints."""
    if who in RULES:
        return Left(seat, who == OUT_OF_TIME)
    if who == CLAIMED:
        return Claimed(seat)
    if who == DRAWN:
        return Drawn()
    if who in (ABORTED, UNSEEN):
        return Aborted(seat, who == UNSEEN)
    return None


def sentence_of(event: Event, to: Listener) -> str | None:
    """An incident in words; None for any other event."""
    if isinstance(event, Left):
        if event.out_of_time:
            return f"{to.does(event.seat, 'run', 'runs')} out of time."
        return f"{to.does(event.seat, 'leave', 'leaves')} the game."
    if isinstance(event, Claimed):
        them = "you" if event.seat == to.viewer else "them"
        return f"{to.does(event.seat, 'were', 'is')} away; a bot plays on for {them}."
    if isinstance(event, Drawn):
        return "A draw is agreed."
    if isinstance(event, Aborted):
        if event.unseen:
            return f"{to.label(event.seat)} never came to the table. The game is broken off; it does not count."
        return f"{to.does(event.seat, 'break', 'breaks')} the game off; it does not count."
    return None


def result_of(outcome: Outcome, incidents: Incidents, names: list[str]) -> str:
    """How a game ended, in a sentence or two."""
    winners = listed([names[seat] for seat in outcome.winners])
    if outcome.rule == ABORT:
        never = "" if incidents.unseen is None else f"{names[incidents.unseen]} never came to the table. "
        return f"{never}The game was broken off; it does not count."
    if outcome.rule == DRAW:
        return f"{winners} have agreed on a draw."
    if not outcome.winners:
        told = "Nobody wins."
    elif len(outcome.winners) == 1:
        told = f"{winners} wins."
    else:
        told = f"{winners} share the victory."
    if outcome.rule in (LEAVE, CLOCK):
        gone = listed([names[seat] for seat, rule in incidents.left.items() if rule == outcome.rule])
        told += f" {gone} {'ran out of time' if outcome.rule == CLOCK else 'resigned'}."
    return " ".join([told, *departed(outcome, incidents, names)])


def departed(outcome: Outcome, incidents: Incidents, names: list[str]) -> list[str]:
    """Who was gone before the end, in sentences; not those whose going was the end."""
    told = []
    gone = [names[seat] for seat, rule in incidents.left.items() if rule != outcome.rule]
    if gone:
        told.append(f"{listed(gone)} left before the end.")
    away = [names[seat] for seat in sorted(incidents.claimed - incidents.left.keys())]
    if away:
        told.append(f"A bot played on for {listed(away)}.")
    return told
