"""What an action's number means: the place of an option in the list of those that are offered, or a number for good."""

# mypyc: compiled

from __future__ import annotations

from fracas.core.native import mypyc_attr
from fracas.core.numbering import Numbering
from fracas.core.question import Region
from fracas.core.refusal import FracasError
from fracas.envs.episode import Episode


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """The place in the list of options: the same rule for every game. ``cap`` follows from the game and its settings;
    a list that is longer is refused and never cut."""

    name: str = "listed"

    def __init__(self, cap: int) -> None:
        self.cap: int = cap
        """How many numbers there are."""
        self._ones: bytes = b"\x01" * cap

    def mask(self, episode: Episode, place: int, out: bytearray, base: int = 0) -> None:
        """Write a 1 for each action of the one at this place among those who wait; ``out`` must be 0 there."""
        count = episode.count(place)
        if count > self.cap:
            raise FracasError("actions", f"{episode.ask} has {count} options, and there are {self.cap} actions.")
        out[base : base + count] = self._ones[:count]

    def option(self, episode: Episode, action: int, place: int = 0) -> int:
        """The place of the action in the list of options; -1 if it is none of them."""
        return action if 0 <= action < episode.count(place) else -1


class Numbered(Actions):
    """A number means the same whenever it is offered (`fracas.core.numbering`)."""

    name: str = "numbered"

    def __init__(self, numbering: Numbering) -> None:
        super().__init__(numbering.cap)
        self.numbering: Numbering = numbering

    def numbers(self, episode: Episode, place: int = 0) -> list[int]:
        """The number of each option, in the order of the list."""
        offer = episode.offers[place]
        if isinstance(offer, Region):
            raise FracasError("actions", f"The answers to {episode.ask} cannot be counted, and so have no numbers.")
        return self.numbering.numbers(episode.ask, episode.waiting[place], episode.flow.state, offer)

    def mask(self, episode: Episode, place: int, out: bytearray, base: int = 0) -> None:
        for number in self.numbers(episode, place):
            out[base + number] = 1

    def option(self, episode: Episode, action: int, place: int = 0) -> int:
        numbers = self.numbers(episode, place)
        return numbers.index(action) if action in numbers else -1
