"""Every card is blanked, whole and bit by bit, and a test of its own must fail each time:
``python -m tests.games.synergy.blanked [card …]``. The tests play a sample.

A mutant is a card or a team power without one thing: all of it at once; one number of its row that the rules read; what
it adds or multiplies at one window; its reaction at one window; one of its scripts. The tests of a card are those that
name its rule, ``synergy.power.<card>``. They are played in the order in which they stand until the first of them fails.
Of two cards that were meant for each other, or of which one answers the other (`tests.games.synergy.documents`), each
is blanked too, and then a test that names both must fail.

The whole run: 698 mutants of 100 cards, 11 team powers and 37 couples, 1,686 tests; all were found. (Of the first run,
49 of 611 survived: those are the tests of ``powers/test_printed.py`` and ``test_counters.py`` now.)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from fracas.games.synergy import rules  # noqa: F401 - all powers are loaded and connected
from fracas.games.synergy.card import ADJ, ADJ8, ALWAYS, AUTO, GADGET, HARD, NO_HIT, SHARP, Card
from fracas.games.synergy.card import TARGETS as TARGET_WORDS
from fracas.games.synergy.content import CARD_NUMBERS, CARDS, TEAM_POWERS
from fracas.games.synergy.numbers import TEAM_POWERS_FROM
from fracas.games.synergy.rows import DOES, HOOKED, PROFILES, ROWS, SECRET_AT, SECRET_BITS
from fracas.games.synergy.wants import WANTED, Needs
from fracas.games.synergy.windows import (
    AGAINST,
    AURA,
    BASIC_DAMAGE,
    BASIC_HIT,
    BASIC_SQUARES,
    DAMAGE,
    EXTRA_HITS,
    FOLDS,
    GADGET_STRIKES,
    LOAD,
    RAM,
    REACTIONS,
    SCRIPTS,
    SHIFT,
    SQUARES,
    STRIKES,
    TARGETS,
    USE,
)
from tests.games.synergy.documents import COUNTERS, PAIRS

HERE = Path(__file__).parent
WHOLE = "all of it"
COUNTED = (
    AGAINST,
    AURA,
    BASIC_DAMAGE,
    BASIC_HIT,
    BASIC_SQUARES,
    DAMAGE,
    EXTRA_HITS,
    GADGET_STRIKES,
    LOAD,
    RAM,
    SHIFT,
    SQUARES,
    STRIKES,
)
"""The windows at which it matters how much is added."""
NO_LIMIT = 100
"""As what is added to a load."""

Undo = list[Callable[[], None]]
Change = Callable[[int, Undo], None]


# -- what is taken from a card


def mutants(number: int) -> dict[str, Change]:
    """All that can be taken from a row, by what it is called."""
    found: dict[str, Change] = {WHOLE: _whole}
    row = ROWS[number]
    for window in FOLDS:
        if row.folds >> window.number & 1:
            found[f"fold {window.name}"] = _without_fold(window.number)
            if window in COUNTED and 0 != row.adds[window.number] < NO_LIMIT:
                found[f"fold {window.name} one more"] = _with_fold(window.number, 1, 0)
            if row.times[window.number] != 1:
                found[f"fold {window.name} three times"] = _with_fold(window.number, 0, 1)
    for window in REACTIONS:
        if DOES[window.number][number] is not None:
            found[f"reaction {window.name}"] = _without_reaction(window.number)
    if DOES[USE.number][number] is not None:
        found[USE.name] = _without_use
    for window in SCRIPTS:
        if window is not USE and DOES[window.number][number] is not None:
            found[f"script {window.name}"] = _without_script(window.number)
    wanted = WANTED[number]
    if wanted is not None:
        for place, need in enumerate(wanted.mine):
            found[f"wants {need.says}"] = _without_need(wanted.mine, place)
        for place, need in enumerate(wanted.each):
            found[f"wants of each {need.says}"] = _without_need(wanted.each, place)
    for name, value in fields(PROFILES[number]):
        found[f"{name} {value}"] = _with_field(name, value)
    for name, value in PROFILES[number].numbers.items():
        found[f"number {name}"] = _with_number(name, value + 1)
    return found


UNREAD = {
    "anti-magic-aura": "size",
    "horseshoe-supermagnet": "pierce",
    "laser-eyebrows": "pierce",
    "portable-holes": "marker",
}
"""What only sentences and screens read of a row, because a fold or a function of the card does it."""


def fields(card: Card) -> Iterator[tuple[str, Any]]:
    """The numbers of a row that the rules read, each with another value."""
    for name, value in _fields(card):
        if UNREAD.get(card.id) != name:
            yield name, value


def _fields(card: Card) -> Iterator[tuple[str, Any]]:
    if card.hit > AUTO:
        yield from (("hit", card.hit - 1), ("hit", card.hit + 1))
    elif card.hit == AUTO:
        yield "hit", 7
    if card.other_hit != NO_HIT:
        yield "other_hit", 7
    if card.roll:
        yield from (("roll", card.roll - 1), ("roll", card.roll + 1))
    if card.damage:
        yield from (("damage", card.damage - 1), ("damage", card.damage + 1))
    if card.rolled and card.hit != NO_HIT:
        yield "rolled", False
    if card.kind:
        yield "kind", SHARP if card.kind == HARD else HARD
    if card.knock:
        yield from (("knock", card.knock - 1), ("knock", card.knock + 1))
    if card.distance:
        yield from (("distance", card.distance - 1), ("distance", card.distance + 1))
    if card.size:
        yield from (("size", card.size - 2), ("size", card.size + 2))
    if card.squares:
        yield from (("squares", card.squares - 1), ("squares", card.squares + 1))
    if card.reach == ADJ8:
        yield "reach", ADJ
    for bit in range(len(TARGET_WORDS)):
        if card.targets >> bit & 1 and card.targets != 1 << bit:
            yield "targets", card.targets & ~(1 << bit)
    if card.move_within:
        yield from (("move_within", card.move_within - 1), ("move_within", card.move_within + 1))
    if card.at_most:
        yield "at_most", card.at_most + 1
    if card.once != ALWAYS:
        yield "once", ALWAYS
    if card.riders and card.hit != NO_HIT:
        yield "riders", []
    for name in ("theft", "move_straight", "move_diagonal", "move_knight"):
        if getattr(card, name):
            yield name, False
    if card.pierce:
        yield "pierce", 0
    if card.on_miss:
        yield "on_miss", ""
    if card.marker:
        yield "marker", "" if not card.size else "peel"
    if card.category == GADGET and not card.magnetic and card.index < len(CARDS):
        yield "magnetic", True


def _whole(number: int, undo: Undo) -> None:
    """The card is held, and that is all."""
    for window in FOLDS:
        _without_fold(window.number)(number, undo)
    for window in REACTIONS:
        _without_reaction(window.number)(number, undo)
    _without_use(number, undo)
    for window in SCRIPTS:
        if window is not USE and window is not TARGETS:
            _without_script(window.number)(number, undo)
    card = PROFILES[number]
    for name, value in (("damage", 0), ("rolled", False), ("kind", 0), ("knock", 0), ("riders", []), ("on_miss", "")):
        _with_field(name, value)(number, undo)
    if card.mode:
        _with_field("types", 0)(number, undo)
    if card.marker:
        _with_field("marker", "")(number, undo)
    if card.numbers:
        _with_field("numbers", dict.fromkeys(card.numbers, 0))(number, undo)


def _with_field(name: str, value: object) -> Change:
    def change(number: int, undo: Undo) -> None:
        card = PROFILES[number]
        before = getattr(card, name)
        undo.append(lambda: setattr(card, name, before))
        setattr(card, name, value)

    return change


def _with_number(name: str, value: int) -> Change:
    def change(number: int, undo: Undo) -> None:
        numbers = PROFILES[number].numbers
        before = numbers[name]
        undo.append(lambda: numbers.__setitem__(name, before))
        numbers[name] = value

    return change


def _without_fold(window: int) -> Change:
    def change(number: int, undo: Undo) -> None:
        row = ROWS[number]
        before = (row.adds[window], row.times[window], row.functions[window], row.folds)

        def back() -> None:
            row.adds[window], row.times[window], row.functions[window], row.folds = before

        undo.append(back)
        row.adds[window], row.times[window], row.functions[window] = 0, 1, None
        row.folds &= ~(1 << window)

    return change


def _with_fold(window: int, more: int, times: int) -> Change:
    def change(number: int, undo: Undo) -> None:
        row = ROWS[number]
        before = (row.adds[window], row.times[window])

        def back() -> None:
            row.adds[window], row.times[window] = before

        undo.append(back)
        row.adds[window] += more
        row.times[window] += times

    return change


def _without_reaction(window: int) -> Change:
    def change(number: int, undo: Undo) -> None:
        hook, hooked = DOES[window][number], HOOKED[number]
        secret, bits = list(SECRET_AT[window]), SECRET_BITS[window]

        def back() -> None:
            DOES[window][number], HOOKED[number] = hook, hooked
            SECRET_AT[window][:], SECRET_BITS[window] = secret, bits

        undo.append(back)
        DOES[window][number] = None
        HOOKED[number] &= ~(1 << window)
        SECRET_AT[window][:] = [each for each in secret if each != number]
        if number in secret:
            SECRET_BITS[window] &= ~(1 << number)

    return change


def _without_need(needs: Needs, place: int) -> Change:
    def change(number: int, undo: Undo) -> None:
        need = needs.pop(place)
        undo.append(lambda: needs.insert(place, need))

    return change


def _without_use(number: int, undo: Undo) -> None:
    _without_script(USE.number)(number, undo)


def _without_script(window: int) -> Change:
    def change(number: int, undo: Undo) -> None:
        before = DOES[window][number]
        undo.append(lambda: DOES[window].__setitem__(number, before))
        DOES[window][number] = None

    return change


@contextmanager
def mutated(number: int, change: Change) -> Iterator[None]:
    """The row as a mutant; afterwards as it was."""
    undo: Undo = []
    try:
        change(number, undo)
        yield
    finally:
        for back in reversed(undo):
            back()


# -- the tests of a card


class Trial:
    """Plays the tests of every card against its mutants, in one session of pytest."""

    def __init__(self, wanted: list[str], told: Callable[[str], object]) -> None:
        self.wanted = wanted
        self.told = told
        self.survived: list[str] = []
        self.broken: list[str] = []
        """Tests that fail without any mutant."""
        self.killed = 0
        self.tests = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for number, name, kind in rows():
            if self.wanted and name not in self.wanted:
                continue
            mine = [item for item in session.items if f"synergy.{kind}.{name}" in named(item)]
            mine.sort(key=lambda item: "powers" not in item.path.parts)
            self.tests += len(mine)
            self.broken += [item.nodeid for item in mine if fails(item)]
            for what, change in mutants(number).items():
                with mutated(number, change):
                    if any(fails(item) for item in mine):
                        self.killed += 1
                    else:
                        self._survives(f"{name}: {what}")
        for first, second in couples():
            if self.wanted and not {first, second} <= {*self.wanted}:
                continue
            both = [item for item in session.items if {power(first), power(second)} <= named(item)]
            for blank in (first, second):
                with mutated(CARD_NUMBERS[blank], _whole):
                    if any(fails(item) for item in both):
                        self.killed += 1
                    else:
                        self._survives(f"{first} and {second}, without {blank}")
        return True

    def _survives(self, mutant: str) -> None:
        self.survived.append(mutant)
        self.told(f"survived: {mutant}\n")


def couples() -> Iterator[tuple[str, str]]:
    """Cards that were meant for each other, and cards with what they answer."""
    for table in (PAIRS, COUNTERS):
        for first, others in table.items():
            for second in others:
                yield first, second


def power(card: str) -> str:
    return f"synergy.power.{card}"


def rows() -> Iterator[tuple[int, str, str]]:
    """Every card and every team power: its number, its id, what its rule is called."""
    for card in CARDS:
        yield card.index, card.id, "power"
    for power in TEAM_POWERS:
        yield TEAM_POWERS_FROM + power.index, power.id, "team"


def named(item: pytest.Item) -> set[str]:
    return {name for mark in item.iter_markers("rule") for name in mark.args}


def fails(item: pytest.Item) -> bool:
    """Play a test; it may be played again later."""
    item._initrequest()  # type: ignore[attr-defined]
    return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def run(wanted: list[str], told: Callable[[str], object] = lambda _: None) -> Trial:
    trial = Trial(wanted, told)
    options = ["-qq", "--no-summary", "--rootdir=.", "--config-file=pyproject.toml", "-pno:cacheprovider"]
    places = [HERE / "powers", *sorted(HERE.glob("test_pairs_*.py")), HERE / "test_counters.py"]
    pytest.main([*options, *map(str, places)], plugins=[trial])
    return trial


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", nargs="*", help="only these")
    given = parser.parse_args()
    started = perf_counter()
    trial = run(given.cards, sys.stdout.write)
    sys.stdout.write(
        f"{trial.killed + len(trial.survived)} mutants, {trial.tests} tests: {trial.killed} were found, "
        f"{len(trial.survived)} survived; {perf_counter() - started:.0f} s.\n"
    )
    if trial.broken:
        sys.stdout.write(f"These fail without any mutant: {', '.join(trial.broken)}\n")
    sys.exit(1 if trial.survived or trial.broken else 0)


if __name__ == "__main__":
    main()
