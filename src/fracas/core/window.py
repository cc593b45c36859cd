"""Windows: the named moments at which content changes a value or interrupts the rules.

A game lists its windows once, in the order of play. Content (a card, an ability, a special action) registers beside its
own row what it does at a window, and the rules open the windows without knowing any content:

* a **fold** changes a value and asks nobody: ``fold(ROWS, warrior, DAMAGE, 1, state, me)``;
* a **reaction** may ask, roll and change the state: ``yield from offer(reactions, state, tell, ESCAPE, [victim])``.

Reactions may be hidden. So everybody who *could* react, as far as anybody can know, is asked at once and may pass, and
neither a prompt nor a missing one tells anything. A player may pass at a window for good (`Session.stand`). Where
nothing is hidden no window is needed: the rules ask a `Choice`.
"""

# mypyc: compiled

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar, final

from fracas.core.game import S
from fracas.core.native import mypyc_attr
from fracas.core.question import Commit, Question, Resolution
from fracas.core.tell import Tell

PASS: Final = -1
"""The answer to an offer: nothing now."""

F = TypeVar("F", bound=Callable[..., Any])

_Going = Generator[Question, Any, bool]

Fold = Callable[[Any, int], int]
"""What a card adds to a value: from the state, and whose card it is."""


@final
class Window:
    """One named moment."""

    __slots__ = ("content", "name", "number")

    def __init__(self, name: str) -> None:
        self.name = name
        """Also the name of the question that is asked here."""
        self.number = -1
        """Its place in the order of its game."""
        self.content: dict[str, Callable[..., Any]] = {}
        """What is registered here, by the id of its row."""

    def of(self, content: str) -> Callable[[F], F]:
        """Register a function for the row of this id: ``@IMMUNE_AREA.of("battle-brolly")``."""

        def register(function: F) -> F:
            if content in self.content:
                raise ValueError(f"{content} stands twice at the window {self.name}")
            self.content[content] = function
            return function

        return register

    def __repr__(self) -> str:
        return f"<window {self.number}: {self.name}>"


class Windows:
    """All windows of a game, in the order in which they open."""

    def __init__(self, *windows: Window) -> None:
        self._windows = windows
        names = [window.name for window in windows]
        if len(set(names)) != len(names):
            raise ValueError("two windows have one name")
        for number, window in enumerate(windows):
            window.number = number

    def __iter__(self) -> Iterator[Window]:
        return iter(self._windows)

    def __len__(self) -> int:
        return len(self._windows)

    def __getitem__(self, name: str) -> Window:
        return next(window for window in self._windows if window.name == name)

    def registered(self) -> set[str]:
        """The ids of all content that does something at some window."""
        return {content for window in self._windows for content in window.content}


# -- folds


@final
class Row:
    """What a piece of content does to values, window by window: numbers of its row, and functions."""

    __slots__ = ("adds", "folds", "functions", "id", "times")

    def __init__(self, id: str, windows: int) -> None:  # noqa: A002
        self.id = id
        self.adds = [0] * windows
        self.times = [1] * windows
        self.functions: list[Fold | None] = [None] * windows
        self.folds = 0
        """A bit for each window at which it changes a value."""

    def add(self, window: Window, amount: int) -> None:
        self.adds[window.number] += amount
        self.folds |= 1 << window.number

    def multiply(self, window: Window, by: int) -> None:
        self.times[window.number] *= by
        self.folds |= 1 << window.number

    def call(self, window: Window, function: Fold) -> None:
        self.functions[window.number] = function
        self.folds |= 1 << window.number


@mypyc_attr(allow_interpreted_subclasses=True)
class Bearer:
    """Anybody who bears content: a warrior with cards, a unit with abilities."""

    __slots__ = ("folds", "live")

    live: list[int]
    """The rows that work now (held, face up, not suppressed). Replaced, never changed in place."""
    folds: int
    """The windows at which any of them changes a value: most questions are answered by one bit."""

    def bear(self, rows: Sequence[Row], live: list[int]) -> None:
        """Other rows work from now on."""
        self.live = live
        folds = 0
        for index in live:
            folds |= rows[index].folds
        self.folds = folds


def fold(rows: Sequence[Row], bearer: Bearer, window: Window, value: int, state: object, me: int) -> int:
    """(value + what the bearer's rows add) × what they multiply: there is no order among rows."""
    number = window.number
    if not bearer.folds >> number & 1:
        return value
    times = 1
    for index in bearer.live:
        row = rows[index]
        if row.folds >> number & 1:
            value += row.adds[number]
            times *= row.times[number]
            function = row.functions[number]
            if function is not None:
                value += function(state, me)
    return value * times


# -- reactions


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Generic[S]):
    """What `offer` must know of a game's reactions. ``me`` is the one who bears them, ``card`` what is used."""

    __slots__ = ()

    @abstractmethod
    def player(self, state: S, me: int) -> int:
        """The seat that decides for ``me``."""

    @abstractmethod
    def could(self, state: S, window: Window, me: int) -> bool:
        """Could ``me`` react here, as far as everybody can know? From public facts only: a face-down card may be any
        that nobody has seen."""

    @abstractmethod
    def usable(self, state: S, window: Window, me: int) -> list[int]:
        """What ``me`` can really use here; known to its own player only."""

    def must(self, state: S, window: Window, me: int) -> list[int]:  # noqa: ARG002 - most reactions may
        """What happens here by itself, without being asked for."""
        return []

    @abstractmethod
    def used(self, state: S) -> list[int]:
        """The cards in use now, as a list of the state: they are not offered again until their offer is over."""

    @abstractmethod
    def react(self, state: S, tell: Tell, window: Window, card: int) -> Resolution | None:
        """Use it: turn it up if need be, and do what it does, if that is still possible. None if that asks nothing."""


def offer(game: Reactions[S], state: S, tell: Tell, window: Window, scope: Sequence[int]) -> Resolution:
    """What must happen does; then all in ``scope`` who could react are asked, until all pass."""
    used = game.used(state)
    mark = len(used)
    for me in scope:
        for card in game.must(state, window, me):
            yield from _use(game, state, tell, window, card)
    going = True
    while going:
        going = yield from _all_at_once(game, state, tell, window, scope)
    del used[mark:]


def _all_at_once(game: Reactions[S], state: S, tell: Tell, window: Window, scope: Sequence[int]) -> _Going:
    """Everybody who could react chooses in secret. What an earlier reaction made pointless is turned up in vain."""
    prompts: dict[int, list[int]] = {}
    for me in scope:
        if game.could(state, window, me):
            prompts.setdefault(game.player(state, me), [PASS]).extend(game.usable(state, window, me))
    if not prompts:
        return False
    answers: list[int] = yield Commit(list(prompts), window.name, list(prompts.values()), PASS)
    going = False
    for card in answers:
        if card != PASS:
            going = True
            yield from _use(game, state, tell, window, card)
    return going


def _use(game: Reactions[S], state: S, tell: Tell, window: Window, card: int) -> Resolution:
    game.used(state).append(card)
    reaction = game.react(state, tell, window, card)
    if reaction is not None:
        yield from reaction
