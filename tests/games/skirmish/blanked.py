"""Every ability and every item is taken away, whole and number by number, and a test of its own must fail each time:
``python -m tests.games.skirmish.blanked [ability or item …]``. The tests play a sample.

A mutant is an ability of the book's list that nobody has, a hero ability that nobody can pay, a unit without one of its
own abilities, an ability that costs 1 energy more or less, or reaches a hundredth of an inch more or less; an item that
does nothing, or not one of the things it does. Their tests are those that name the rule: ``skirmish.ability.<id>``,
``skirmish.hero.<id>``, ``skirmish.own.<id>``, ``skirmish.item.<id>``. They are played until the first of them fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

from fracas.games.skirmish import stats
from fracas.games.skirmish.abilities import items as used_items
from fracas.games.skirmish.abilities.ids import (
    ABILITY_IDS,
    ABILITY_KINDS,
    ABILITY_RULES,
    COUNT,
    FIRST_HERO,
    FIRST_OWN,
    number_of,
)
from fracas.games.skirmish.abilities.using import OWN_CLICKS
from fracas.games.skirmish.card import ALWAYS, NEVER
from fracas.games.skirmish.content import ABILITIES, ITEMS, UNITS

RECRUIT: Final = number_of("recruit")

HERE = Path(__file__).parent
WHOLE = "all of it"
CRUMB = 10
"""A hundredth of an inch."""
UNREAD = ("raise-husk", "fade")
"""Whose reach is stated again where it is used: by recruiting, by the movement."""

Undo = list[Callable[[], None]]
Change = Callable[[Undo], None]
Lists = Any


def _set(of: Lists, place: int, value: Any) -> Change:
    """Another number in a list."""

    def change(undo: Undo) -> None:
        before = of[place]
        undo.append(lambda: of.__setitem__(place, before))
        of[place] = value

    return change


def _all(*changes: Change) -> Change:
    def change(undo: Undo) -> None:
        for each in changes:
            each(undo)

    return change


def _attribute(of: object, name: str, value: object) -> Change:
    def change(undo: Undo) -> None:
        before = getattr(of, name)
        undo.append(lambda: setattr(of, name, before))
        setattr(of, name, value)

    return change


# -- what is taken away


def of_the_book(number: int) -> Iterator[tuple[str, Change]]:
    """Nobody has the ability, by card or by item."""
    bit = 1 << number
    changes = [_set(stats._BITS, card.number, card.bits & ~bit) for card in UNITS if card.bits & bit]
    changes += [_set(stats._ITEM_BITS, item.number, item.bits & ~bit) for item in ITEMS if item.bits & bit]
    if ABILITY_IDS[number] == "multi-attack":
        changes += [_set(stats._MULTI_ATTACK, card.number, 0) for card in UNITS]
    if ABILITY_IDS[number] == "absorption":
        changes += [_set(stats._ABSORPTION, card.number, 0) for card in UNITS]
        changes += [_set(stats._ITEM_ABSORPTION, item.number, 0) for item in ITEMS]
    yield WHOLE, _all(*changes)
    if ABILITY_IDS[number] == "multi-attack":
        yield "one more", _all(*[_set(stats._MULTI_ATTACK, card.number, card.multi_attack + 1) for card in UNITS])


def of_heroes(number: int) -> Iterator[tuple[str, Change]]:
    """Too expensive for anybody; or 1 energy more or less."""
    places = [card.number * COUNT + number for card in UNITS if card.hero]
    if number == RECRUIT:
        return
    cost = stats._PRICE[places[0]]
    yield WHOLE, _all(*[_set(stats._PRICE, place, 99) for place in places])
    for other in (cost - 1, cost + 1):
        yield f"for {other}", _all(*[_set(stats._PRICE, place, other) for place in places])


def of_units(number: int) -> Iterator[tuple[str, Change]]:
    """For each unit with the ability: without it, another price, another reach."""
    for card in UNITS:
        own = card.own_named(ABILITY_IDS[number])
        if own is None:
            continue
        place = card.number * COUNT + number
        rest = tuple(each for each in card.own if each is not own)
        yield (
            f"{card.id} without it",
            _all(
                _set(stats._OWN, card.number, stats._OWN[card.number] & ~(1 << number)),
                _set(OWN_CLICKS, card.number, [each for each in OWN_CLICKS[card.number] if each != number]),
                _attribute(card, "own", rest),
            ),
        )
        if ABILITY_KINDS[number] != ALWAYS:
            for price in (own.energy - 1, own.energy + 1):
                if price >= 0:
                    yield f"{card.id} for {price}", _set(stats._PRICE, place, price)
        reach = stats._REACH_OF[place]
        if reach and own.id not in UNREAD:
            for other in (reach - CRUMB, reach + CRUMB):
                yield f"{card.id} within {other}", _set(stats._REACH_OF, place, other)


def of_items(number: int) -> Iterator[tuple[str, Change]]:
    """Each thing that the item does, by itself."""
    item = ITEMS[number]
    for bit in range(len(ABILITIES)):
        if item.bits >> bit & 1 and ABILITY_IDS[bit] != "absorption":  # its number is read, not its bit
            yield f"without {ABILITY_IDS[bit]}", _set(stats._ITEM_BITS, number, item.bits & ~(1 << bit))
    for name, numbers in (
        ("rng", stats._ITEM_RNG),
        ("def", stats._ITEM_DEFENCE),
        ("spd", stats._ITEM_SPD),
        ("absorption", stats._ITEM_ABSORPTION),
        ("banner", stats._BANNER),
    ):
        if numbers[number]:
            yield f"without {name}", _set(numbers, number, 0)
            if name in ("rng", "banner"):
                yield f"{name} a little more", _set(numbers, number, numbers[number] + CRUMB)
    if item.once != NEVER:
        yield "without its use", _all(_attribute(item, "once", NEVER), _set(used_items.ONCE, number, NEVER))


def mutants() -> Iterator[tuple[str, str, str, Change]]:
    """Every mutant: the id and the rule of what is changed, what is changed, how."""
    for number, name in enumerate(ABILITY_IDS):
        of = of_the_book if number < FIRST_HERO else of_heroes if number < FIRST_OWN else of_units
        for what, change in of(number):
            yield name, ABILITY_RULES[number], what, change
    for item in ITEMS:
        for what, change in of_items(item.number):
            yield item.id, f"skirmish.item.{item.id}", what, change


@contextmanager
def mutated(change: Change) -> Iterator[None]:
    """The content as a mutant; afterwards as it was."""
    undo: Undo = []
    try:
        change(undo)
        yield
    finally:
        for back in reversed(undo):
            back()


# -- their tests


class Trial:
    """Plays the tests of every ability and item against its mutants, in one session of pytest."""

    def __init__(self, wanted: list[str], told: Callable[[str], object]) -> None:
        self.wanted = wanted
        self.told = told
        self.survived: list[str] = []
        self.killed = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for name, rule, what, change in mutants():
            if self.wanted and name not in self.wanted:
                continue
            mine = [item for item in session.items if rule in named(item)]
            with mutated(change):
                if any(fails(item) for item in mine):
                    self.killed += 1
                else:
                    self.survived.append(f"{name}: {what}")
                    self.told(f"survived: {name}: {what}\n")
        return True


def named(item: pytest.Item) -> set[str]:
    return {name for mark in item.iter_markers("rule") for name in mark.args}


def fails(item: pytest.Item) -> bool:
    """Play a test; it may be played again later."""
    item._initrequest()  # type: ignore[attr-defined]
    return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def run(wanted: list[str], told: Callable[[str], object] = lambda _: None) -> Trial:
    trial = Trial(wanted, told)
    options = ["-qq", "--no-summary", "--rootdir=.", "--config-file=pyproject.toml", "-pno:cacheprovider", "-pno:xdist"]
    pytest.main([*options, str(HERE)], plugins=[trial])
    return trial


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these")
    given = parser.parse_args()
    started = perf_counter()
    trial = run(given.names, sys.stdout.write)
    sys.stdout.write(
        f"{trial.killed + len(trial.survived)} mutants: {trial.killed} were found, {len(trial.survived)} survived; "
        f"{perf_counter() - started:.0f} s.\n"
    )
    sys.exit(1 if trial.survived or not trial.killed else 0)


if __name__ == "__main__":
    main()
