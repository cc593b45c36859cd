"""What a table remembers: every answer ever given, which of them count, and where play can be taken up again."""

from __future__ import annotations

from typing import Final, Generic

from fracas.core.boundaries import Boundaries, Boundary
from fracas.core.game import S
from fracas.core.question import Part
from fracas.core.record import CHANCE, UNDO, WITHDRAWN, Entry, played_of

OPENED: Final = 1
"""An entry that turned up what somebody could not see."""
FORCED: Final = 2
"""An entry that nobody decided: the only answer there was."""
STOOD: Final = 4
"""An entry that a standing pass gave."""


class History(Generic[S]):
    """The log of a table and what follows from it without playing."""

    __slots__ = ("boundaries", "log", "marks", "played")

    def __init__(self, log: list[Entry] | None = None) -> None:
        """``log`` is what was played before; nothing is known about it but the entries themselves."""
        self.log: list[Entry] = [] if log is None else log
        """All that was answered, taken-back answers included."""
        self.played: list[Entry] = played_of(self.log)
        """The log without what was taken back."""
        self.marks: list[int] = [OPENED] * len(self.played)
        """For each entry of ``played``: OPENED, FORCED, STOOD."""
        self.boundaries: Boundaries[S] = Boundaries()

    def count(self, who: int, answer: Part, mark: int) -> None:
        """An answer counts from now on."""
        self.played.append((who, answer))
        self.marks.append(mark)

    def open_last(self) -> None:
        """The last answer turned up what somebody could not see."""
        if self.marks:
            self.marks[-1] |= OPENED

    def cross(self, state: S, events: int, *, again: bool) -> None:
        """The table stands between two resolutions; ``again`` if it is only being led back there."""
        entries = -1 if again else len(self.log)
        self.boundaries.cross(Boundary(entries, len(self.played), events, state))

    # -- taking back

    def last_decision(self, seat: int | None) -> int | None:
        """Where in ``played`` the last thing stands that a seat (or this one) decided."""
        for place in range(len(self.played) - 1, -1, -1):
            who = self.played[place][0]
            if who != CHANCE and (seat is None or who == seat) and not self.marks[place] & (FORCED | STOOD):
                return place
        return None

    def has_taught(self, place: int) -> bool:
        """Has anybody learned or answered anything since the answer at ``place``?"""
        who = self.played[place][0]
        if any(mark & OPENED for mark in self.marks[place:]):
            return True  # by the answer itself, or by one that was forced after it
        later = range(place + 1, len(self.played))
        return any(self.played[each][0] != who and not self.marks[each] & FORCED for each in later)

    def was_decided(self, place: int) -> bool:
        """Did a seat decide what stands at ``place``?"""
        in_it = 0 <= place < len(self.played)
        return in_it and self.played[place][0] != CHANCE and not self.marks[place] & FORCED

    def is_last_of_its_seat(self, place: int) -> bool:
        who = self.played[place][0]
        return all(other != who for other, _ in self.played[place + 1 :])

    def undo_one(self, place: int) -> None:
        """Only this answer is taken back: a secret choice of which nothing has come yet."""
        self.log.append((WITHDRAWN, place))
        del self.played[place], self.marks[place]

    def undo_from(self, place: int) -> tuple[Boundary[S] | None, list[tuple[Entry, int]]]:
        """Everything from ``place`` on is taken back: the boundary to begin from (None for the very start) and the
        entries, with their marks, that lead from there to ``place``."""
        self.log.append((UNDO, place))
        boundary = self.boundaries.back_to(place)
        start = 0 if boundary is None else boundary.played
        kept = list(zip(self.played[start:place], self.marks[start:place], strict=True))
        del self.played[start:], self.marks[start:]
        return boundary, kept

    def copy(self) -> History[S]:
        other: History[S] = History.__new__(History)
        other.log = self.log.copy()
        other.played = self.played.copy()
        other.marks = self.marks.copy()
        other.boundaries = self.boundaries.copy()
        return other
