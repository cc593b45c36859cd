"""Who listens: the viewer that words are for, and what everybody at the table is called."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.core.events import SPECTATOR
from fracas.core.sentences import listed


class Listener:
    """Knows who listens and who sits where, so that words say "you" and names instead of numbers.

    >>> to = Listener(1, ["Ann", "Bob"])
    >>> to.does(0, "draw", "draws"), to.does(1, "draw", "draws"), to.whose(0), to.them(1)
    ('Ann draws', 'You draw', "Ann's", 'you')
    """

    __slots__ = ("names", "viewer")

    def __init__(self, viewer: int, names: Sequence[str]) -> None:
        self.viewer = viewer
        """The seat that listens; SPECTATOR for somebody who holds none."""
        self.names = names

    @classmethod
    def nobody(cls) -> Listener:
        """For words that only programs read, at a table of any size."""
        return cls(SPECTATOR, _USUAL)

    def name(self, seat: int) -> str:
        """What the seat is called, also by itself."""
        return self.names[seat]

    def does(self, seat: int, verb: str, verbs: str) -> str:
        """``"You draw"`` or ``"Ann draws"``."""
        return f"You {verb}" if seat == self.viewer else f"{self.names[seat]} {verbs}"

    def them(self, seat: int) -> str:
        """``"you"`` or ``"Ann"``."""
        return "you" if seat == self.viewer else self.names[seat]

    def whose(self, seat: int) -> str:
        """``"your"`` or ``"Ann's"``."""
        return "your" if seat == self.viewer else f"{self.names[seat]}'s"

    def label(self, seat: int) -> str:
        """For a button: ``"You"`` or ``"Ann"``."""
        return "You" if seat == self.viewer else self.names[seat]

    def all_of(self, seats: Sequence[int]) -> str:
        """``"Ann, Cy and you"``: the listener comes last."""
        others = [self.names[seat] for seat in seats if seat != self.viewer]
        return listed([*others, "you"] if self.viewer in seats else others)


def usual_names(players: int) -> list[str]:
    """What seats are called that nobody has named."""
    return [f"Player {seat + 1}" for seat in range(players)]


_USUAL = usual_names(64)
