"""What a seat sees of an episode as an array of signed bytes, and which actions it may take as another.

An array has named parts (`Arrays.parts`): every field that the seat can see, and what it is asked. Its layout follows
from the game and its settings and has a name, so that what was learned on one layout is never used on another.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Any, Final

from fracas.core.encoding import Encoder, Part, add_asks, layout_of
from fracas.core.parts import part_of
from fracas.core.refusal import FracasError
from fracas.envs.actions import Actions, Numbered
from fracas.envs.episode import Episode

LISTED: Final = "listed"
NUMBERED: Final = "numbered"


class Arrays:
    """The arrays of all episodes of one environment: one game with its players and settings."""

    def __init__(self, episode: Episode, actions: str = LISTED) -> None:
        """``actions`` are ``"listed"``, or ``"numbered"`` where the game has numbers for good."""
        game = episode.game
        extras: Any = part_of("fracas.envs.extras", game.name)
        if extras is None:
            raise FracasError(
                "arrays", f"{game.title} cannot be seen as arrays: fracas.envs.extras has no {game.name}."
            )
        first = episode.flow.state
        self.encoder: Encoder = game.encoder(first)
        asks: tuple[str, ...] = extras.ASKS
        self.asks: dict[str, int] = add_asks(self.encoder, asks)
        """The cell of each ask."""
        self.actions: Actions = numbers_of(episode) if actions == NUMBERED else listed_of(episode, extras)
        if actions not in (LISTED, NUMBERED):
            raise FracasError("actions", f"Actions are listed or numbered, not {actions}.")
        self.ends_early: bool = extras.ENDS_EARLY
        """A seat that can win no more is asked nothing either, and gets nothing in the end."""
        self.size: int = self.encoder.size
        """How many cells an array has."""
        self.cap: int = self.actions.cap
        """How many actions there are."""
        self.parts: list[Part] = self.encoder.parts
        """What the cells are, in order."""
        self.layout: str = layout_of(game.name, episode.players, self.encoder)
        """Its name: equal if every cell means the same."""

    def see(self, episode: Episode, seat: int, out: bytearray, base: int = 0) -> None:
        """Write what the seat sees into ``out``, from ``base`` on: ``size`` cells."""
        self.encoder.state(episode.flow.state, seat, out, base)
        if seat in episode.waiting:
            self._asked(episode.ask, out, base)

    def seen(self, episode: Episode, seat: int, spare: int = 0) -> tuple[bytearray, bytearray]:
        """What the seat sees and which actions it may take, in new memory; ``spare`` actions come after the others."""
        cells, mask = bytearray(self.size), bytearray(self.cap + spare)
        self.see(episode, seat, cells)
        self.mask(episode, seat, mask)
        return cells, mask

    def see_view(self, view: Any, seat: int, ask: str, out: bytearray, base: int = 0) -> None:
        """The same from a view, for who has no more; ``ask`` is what the seat is asked, or empty."""
        self.encoder.view(view, seat, out, base)
        if ask:
            self._asked(ask, out, base)

    def _asked(self, ask: str, out: bytearray, base: int) -> None:
        if ask not in self.asks:
            raise FracasError("arrays", f"{ask} is not in ASKS of this game's extras.")
        out[base + self.asks[ask]] = 1

    def mask(self, episode: Episode, seat: int, out: bytearray, base: int = 0) -> None:
        """Write a 1 for each action that the seat may take: ``cap`` cells, which must be 0. Nobody who is not asked may
        take any."""
        if seat in episode.waiting:
            self.actions.mask(episode, episode.waiting.index(seat), out, base)

    def out(self, episode: Episode, seats: list[int]) -> list[int]:
        """Those of these seats whose game is over before it is for the others; nobody in a game of two."""
        if len(seats) < 3 or not self.ends_early:
            return []
        still = episode.game.still_in(episode.flow.state, seats)
        return [seat for seat in seats if seat not in still]

    def part(self, name: str) -> Part:
        """The part with this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise FracasError("arrays", f"There is no part {name}.")


def listed_of(episode: Episode, extras: Any) -> Actions:
    return Actions(max(1, int(extras.most(episode.flow.state, episode.places))))


def numbers_of(episode: Episode) -> Numbered:
    numbering = episode.game.numbering(episode.flow.state)
    if numbering is None:
        raise FracasError("actions", f"{episode.game.title} has too many answers to number them: actions are listed.")
    return Numbered(numbering)
