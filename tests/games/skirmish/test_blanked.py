"""A sample of the mutants of abilities and items; ``python -m tests.games.skirmish.blanked`` makes all of them."""

from __future__ import annotations

import os
import subprocess
import sys

from fracas.games.skirmish import stats
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.content import ITEMS
from tests.games.skirmish.blanked import mutants, mutated
from tests.kit.rules import ROOT

SAMPLE = ("parry", "great-strike", "oath-shield", "hunt-call", "war-banner")


def test_the_tests_of_some_abilities_find_every_mutant() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.games.skirmish.blanked", *SAMPLE]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    assert " 0 survived" in told.stdout


def test_something_can_be_taken_from_every_ability_and_every_item() -> None:
    changed = {name for name, _, _, _ in mutants()}
    assert {*ABILITY_IDS, *(item.id for item in ITEMS)} - changed == {"recruit"}


def test_what_is_taken_comes_back() -> None:
    before = _all()
    for _, _, what, change in mutants():
        with mutated(change):
            pass
        assert _all() == before, what


def _all() -> object:
    lists = (stats._BITS, stats._ITEM_BITS, stats._OWN, stats._PRICE, stats._REACH_OF, stats._BANNER, stats._ITEM_RNG)
    return [list(each) for each in lists], [item.once for item in ITEMS]
