"""A sample of all mutants of cards; ``python -m tests.games.synergy.blanked`` makes every one of them."""

from __future__ import annotations

import os
import subprocess
import sys

from fracas.games.synergy.content import CARDS
from fracas.games.synergy.rows import HOOKED, HOOKS, PROFILES, ROWS, SCRIPTED, SECRET_AT, SECRET_BITS, USED
from tests.games.synergy.blanked import WHOLE, mutants, mutated, rows
from tests.kit.rules import ROOT

SAMPLE = (
    "mirror-shades",
    "eel-wiring",
    "low-blow",
    "jelly-bones",
    "the-human-bomb",
    "hickey-of-doom",
    "thick-foreheads",
)
"""One card of each category, and a team power."""


def test_the_tests_of_some_cards_find_every_mutant() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.games.synergy.blanked", *SAMPLE]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    assert " 0 survived" in told.stdout


def test_something_can_be_taken_from_every_card_and_every_team_power() -> None:
    for number, name, _ in rows():
        assert len(mutants(number)) > 1, name


def test_what_is_taken_comes_back() -> None:
    before = _all()
    for card in CARDS:
        for what, change in mutants(card.index).items():
            with mutated(card.index, change):
                if what == WHOLE:
                    assert ROWS[card.index].folds == HOOKED[card.index] == 0
                    assert USED[card.index] is None
                    assert _all() != before, card.id
    assert _all() == before


def _all() -> object:
    cards = [[getattr(card, name) for name in card.__slots__] for card in PROFILES]
    numbers = [dict(card.numbers) for card in PROFILES]
    folds = [(list(row.adds), list(row.times), list(row.functions), row.folds) for row in ROWS]
    hooks = [list(each) for each in HOOKS], list(HOOKED), [list(each) for each in SECRET_AT], list(SECRET_BITS)
    return cards, numbers, folds, hooks, list(USED), [list(each) for each in SCRIPTED]
