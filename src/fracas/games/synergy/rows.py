"""All that can work for a warrior, by one number (`numbers.py`): power cards, flags, team powers; and what each does
at each window.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from fracas.core.needs import Need
from fracas.core.overlay import refused
from fracas.core.window import Row, Window
from fracas.games.synergy.card import ADJ, ANY, GADGET, HARD, STRIKE, WALK, Card
from fracas.games.synergy.content import CARD_NUMBERS, CARDS, COPIES, TEAM_POWER_NUMBERS, TEAM_POWERS, TEAMS
from fracas.games.synergy.numbers import BASIC, FLAGS, NUMBERS, TEAM_POWERS_FROM
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NO_CARD
from fracas.games.synergy.windows import FOLDS, REACTIONS, SCRIPTS, USE, WINDOWS


@final
class Hook:
    """What a row does at a window."""

    __slots__ = ("active", "function", "must", "needs", "open_only", "when")

    def __init__(
        self,
        function: Callable[..., Any] | None,
        *,
        needs: list[Need[Any]] | None = None,
        when: Callable[[State, int], bool] | None = None,
        active: bool = False,
        must: bool = False,
        open_only: bool = False,
    ) -> None:
        self.function = function
        """None if it is only turned up, and its row does the rest."""
        self.needs = needs or []
        """What must have happened for it to be offered. From public facts only, because it is asked for cards that may
        only be imagined."""
        self.when = when
        """Does it happen by itself now? Nobody is asked, so nobody is told why not."""
        self.active = active
        """It needs its warrior awake."""
        self.must = must
        """It happens by itself, if it is face up."""
        self.open_only = open_only
        """Nobody is asked to turn it up here: it must lie open before."""

    def is_chosen(self) -> bool:
        """Once it lies open, does its player choose whether it is used? Else it happens or its row works, unasked."""
        return self.function is not None and not self.must


def _basic() -> Card:
    card = Card(BASIC, 0, "basic", "the basic strike")
    card.category = -1  # of none: no Gadget above all
    card.types = STRIKE
    card.reach, card.targets, card.hit, card.damage, card.kind = ADJ, ANY, 4, 1, HARD
    card.mode, card.squares = WALK, 2
    return card


def _flag(team: int) -> Card:
    card = Card(FLAGS + team, 0, f"flag-{TEAMS[team].id}", f"flag of the {TEAMS[team].name}")
    card.category = GADGET
    return card


def _profiles() -> list[Card]:
    """Everything that is printed, by its number. A team power is no card, but its name stands here too."""
    nothing = Card(NUMBERS, 0, "nothing", "nothing")
    found = [nothing] * NUMBERS
    for card in CARDS:
        found[card.index] = card
    for team in range(len(TEAMS)):
        found[FLAGS + team] = _flag(team)
    for power in TEAM_POWERS:
        row = Card(TEAM_POWERS_FROM + power.index, 0, power.id, power.name)
        row.category = -1
        row.add, row.times, row.numbers = power.add, power.times, power.numbers
        found[row.index] = row
    found[BASIC] = _basic()
    return found


PROFILES: Final[list[Card]] = _profiles()
"""Every card, flag and team power, and the basic strike, by number."""
ROWS: Final[list[Row]] = [Row(card.id, len(WINDOWS)) for card in PROFILES]
DOES: Final[list[list[Hook | None]]] = [[None] * NUMBERS for _ in WINDOWS]
"""What a row does at a window, by window and row: how it reacts, the act that it is, the script of what it is used for.
Numbers that it only adds or multiplies stand in `ROWS`."""

# What follows from it, to be found fast:

HOOKED: Final[list[int]] = [0] * NUMBERS
"""The windows at which a row may react, as bits."""
SECRET_AT: Final[list[list[int]]] = [[] for _ in WINDOWS]
"""The secret cards that react at each window, also those that must lie open before."""
SECRET_BITS: Final[list[int]] = [0] * len(WINDOWS)
"""Those that may be turned up there as bits, to be held against the bits of cards that nobody has seen."""


NAMED: Final[set[str]] = set()
"""Cards and team powers that functions look for by name, as `number_of` is asked for them. A copy of one is not found
there, so there can be none."""


def number_of(id: str) -> int:  # noqa: A002
    """The row with this id, for a function that looks for it: a card's, or a team power's. It is called when powers
    are loaded, so that `NAMED` is complete then."""
    NAMED.add(id)
    return _place_of(id)


def _place_of(id: str) -> int:  # noqa: A002
    if id in CARD_NUMBERS:
        return CARD_NUMBERS[id]
    return TEAM_POWERS_FROM + TEAM_POWER_NUMBERS[id]


def connect_all() -> None:
    """Put what rows say and what functions do at their windows, when all powers are loaded. To do it again changes
    nothing."""
    if any(row.folds for row in ROWS):
        return
    named = {window.name: window for window in FOLDS}
    for card in PROFILES:
        row = ROWS[card.index] if card.index < NUMBERS else None
        if row is None:
            continue
        for name, amount in card.add.items():
            row.add(named[name], amount)
        for name, by in card.times.items():
            row.multiply(named[name], by)
    for window in FOLDS:
        for content, function in window.content.items():
            ROWS[_place_of(content)].call(window, function)
    for window in REACTIONS:
        for content in window.content:
            _find_fast(window, _place_of(content))
    for window in SCRIPTS:
        for content, function in window.content.items():
            if window is not USE:
                DOES[window.number][_place_of(content)] = Hook(function)
    for copy, model in COPIES.items():
        _does_like(copy, model)


def _does_like(copy: str, model: str) -> None:
    """Let a card do at each window what another one does."""
    if model in NAMED:
        name = PROFILES[CARD_NUMBERS[model]].name
        raise refused(f"No card can be like {name}: rules look for {name} itself, and would not find its copy.")
    number, like = CARD_NUMBERS[copy], CARD_NUMBERS[model]
    for window in WINDOWS:
        DOES[window.number][number] = DOES[window.number][like]
    for window in FOLDS:
        if model in window.content:
            ROWS[number].call(window, window.content[model])
    for window in REACTIONS:
        if model in window.content:
            _find_fast(window, number)


def put_hook(window: Window, content: str, hook: Hook) -> None:
    """Put what a row does at the window where it reacts, or as an act of its own."""
    window.of(content)(hook.function or turned_up)
    DOES[window.number][_place_of(content)] = hook


def script_of(window: Window, row: int) -> Callable[..., Any] | None:
    """What a card does itself at this moment of what it is used for; None if its row says it all."""
    hook = DOES[window.number][row]
    return None if hook is None else hook.function


def turned_up(state: State, tell: object, me: int) -> None:
    """Nothing more: the row does the rest."""


def _find_fast(window: Window, number: int) -> None:
    hook = DOES[window.number][number]
    assert hook is not None, f"{PROFILES[number].id} reacts at {window.name} without a hook"
    HOOKED[number] |= 1 << window.number
    if number < FLAGS and PROFILES[number].secret:
        SECRET_AT[window.number].append(number)
        if not hook.open_only:
            SECRET_BITS[window.number] |= 1 << number


# -- what a number is


def is_gadget(number: int) -> bool:
    return PROFILES[number].category == GADGET


def is_flag(number: int) -> bool:
    return FLAGS <= number < TEAM_POWERS_FROM


def is_card(number: int) -> bool:
    """A power card, not a flag or a team power."""
    return number < FLAGS


# -- names in the notation


def code(number: int) -> str:
    """One word for a row; ``none`` for none."""
    return PROFILES[number].id if number >= 0 else "none"


_CODES: Final[dict[str, int]] = {
    PROFILES[number].id: number for number in range(BASIC) if PROFILES[number].index == number
}


def read_code(word: str) -> int:
    """The row with this word; KeyError if there is none."""
    return NO_CARD if word == "none" else _CODES[word]
