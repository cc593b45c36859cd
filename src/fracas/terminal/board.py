"""What the terminal must know about a game: how its table is drawn, and what is asked before it begins.

Everything else in the terminal is the same for every game. A game without a board of its own can be played
all the same: the story and the options tell enough.
"""

# ruff: noqa: ARG002 - what a board may use, the board of no game in particular does not
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from rich.cells import cell_len
from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Game, Option
from fracas.core.parts import part_of
from fracas.core.tally import Tally
from fracas.terminal.screen import fit

if TYPE_CHECKING:
    from fracas.terminal.commands import Command

T = TypeVar("T")

NAMED = 12
"""Cells that a name has in the table of the end: so all numbers of a game fit beside it."""


class Ask(Protocol):
    """Asks the person who sets up the table, again and again until ``read`` takes what is typed.

    ``shown`` stands above the question; ``more`` is for anybody who types a question mark.
    """

    def __call__(
        self,
        question: str,
        default: str,
        read: Callable[[str], T],
        *,
        shown: Sequence[str] = (),
        more: Sequence[str] = (),
    ) -> T: ...


class Picture(list[Text]):
    """Lines to be shown, and what the signs in them mean."""

    def __init__(self, lines: Iterable[Text] = (), legend: str = "") -> None:
        super().__init__(lines)
        self.legend = legend


class Board:
    """How a game looks in a terminal."""

    commands: ClassVar[Mapping[str, Command]] = {}
    """What can be typed at this game alone, besides what can be typed at every game."""
    keys: ClassVar[Sequence[str]] = ()
    """The same for anybody who types a question mark: a line for each, as in `fracas.terminal.commands.KEYS`."""
    footer: ClassVar[str] = ""
    """The same in a word or two, for the foot of the screen."""
    cuts: ClassVar[bool] = False
    """Are notes rather left out than options put on another page?"""
    tallied: ClassVar[tuple[type[Event], ...]] = ()
    """Events that `came_out` tells, so that the last lines of the story need not."""

    usual: ClassVar[Mapping[str, str]] = {}
    """Questions at which somebody may say yes for good: what they then always do, in a few words."""

    def draw(self, seen: Sequence[Any], names: list[str], *, width: int, room: int) -> Picture:
        """The table as the first of ``seen`` (views of one moment) sees it, in at most ``room`` lines if that
        can be done; with the secrets of all of them."""
        return Picture()

    def mark(self, picture: Picture, asked: Asked) -> Picture:
        """The table with marks on what a question offers."""
        return picture

    def options(self, asked: Asked) -> list[Option]:
        """The options of a question in the order in which the board shows what they are about."""
        return asked.options

    def brief(self, note: str) -> str:
        """The note of an option in as few cells as can be, for options side by side."""
        return note

    def overview(self, asked: Asked) -> list[str]:
        """What to type, in place of a list of options that is too long to read; empty if the list will do."""
        return []

    def place(self, asked: Asked, typed: str) -> tuple[int, ...] | None:
        """A place as it is typed at this game; None if it is typed as at every game."""
        return None

    def how_to_place(self, asked: Asked) -> str:
        """Examples of what `place` reads, where something is asked for that cannot be listed; empty if it reads
        nothing."""
        return ""

    def place_in_numbers(self, asked: Asked) -> str:
        """What the numbers of such a place are, one after the other."""
        return ""

    def in_one_line(self, asked: Asked, value: int, place: tuple[int, ...], seen: Any) -> str:
        """An answer, and the ``place`` that follows it, as one line that can be typed; empty where there is none."""
        return ""

    def typed(self, place: tuple[int, ...]) -> str:
        """A place as it can be typed at this game."""
        return " ".join(map(str, place))

    def about(self, words: str, seen: Any = None) -> list[str]:
        """What is printed on the cards or pieces with this name; in the game that is ``seen``, if there is one."""
        return []

    def spoken(self, ask: str) -> str:
        """A question that somebody passes for good, in a few of the players' words."""
        return ask.replace("_", " ")

    def tell(self, seen: Any, names: list[str]) -> list[str]:
        """The same in full sentences, with all that is open about every piece."""
        return []

    def tell_now(self, seen: Any, names: list[str]) -> list[str]:
        """The same without what is `printed`, for somebody who has read that, and with what the viewer holds."""
        return self.tell(seen, names)

    def printed(self, seen: Any) -> list[str]:
        """What is printed on all that is in sight, a line for each thing: it is the same in the whole game."""
        return []

    def hand(self, seen: Any, names: list[str]) -> list[str]:
        """What the viewer alone knows, or must know to answer, in sentences for somebody who listens to the table."""
        return []

    def is_noise(self, event: Event) -> bool:
        """Is it enough to see this on the table?"""
        return False

    def opens_paragraph(self, event: Event) -> bool:
        """Does a new part of the story begin with this?"""
        return False

    def continues(self, last: Event, event: Event) -> bool:
        """Is this told in place of what was told last, because it says all of it (a walk, square by square)?"""
        return False

    def came_out(self, events: Sequence[Event], seen: Any, names: list[str]) -> list[str]:
        """What nobody knew before the game was over."""
        return []

    def arrange(self, people: list[str], settings: Mapping[str, Any], ask: Ask) -> dict[str, Any]:
        """Ask what this game needs to know before it begins and ``settings`` do not say; more settings."""
        return {}

    def order(self, words: list[str]) -> Any:
        """The setting that the flag of the game stands for, from the words after it, one for each person."""
        return words

    def brought(self) -> dict[str, Any]:
        """Settings for what the user has made."""
        return {}


def board_of(game: Game[Any, Any]) -> Board:
    """The board of a game: its own, or the one that is the same for every game."""
    return getattr(part_of("fracas.terminal.games", game.name, "board"), "BOARD", None) or Board()


def tally_lines(tally: Tally | None, names: list[str]) -> list[str]:
    """A few numbers about a game that is over, a line for each player; then who was best."""
    if tally is None:
        return []
    longest = min(max(map(cell_len, names)), NAMED)
    lines = [
        f"  {fit(names[each.seat], longest)}  {', '.join(f'{fact.name} {fact.value}' for fact in each.facts)}"
        for each in tally.sides
    ]
    if tally.best:
        best = tally.best[0]
        lines.append(f"  Best {best.kind}: {best.name} ({names[best.seat]}), {best.deed}.")
    return lines
