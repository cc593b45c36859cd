"""Every rule in a catalogue is named by at least one test, and no test names a rule that is in none."""

from __future__ import annotations

from pathlib import Path

from fracas.core.catalogue import TABLE
from fracas.games import REGISTERED
from tests.kit.rules import rules_named

TESTS = Path(__file__).parent.parent
OF_RULES = [TESTS / "core", TESTS / "contract", TESTS / "games"]
"""Where rules are tested. What a browser or a server does by the way does not count."""


def test_the_tests_name_the_rules_of_the_catalogues() -> None:
    catalogued = {rule.id for rules in (TABLE, *(game.rules for game in REGISTERED.values())) for rule in rules}
    assert rules_named(*OF_RULES) == catalogued


PAGE = '''
"""toy.in-a-docstring"""

import pytest

from tests.kit.rules import rule

# rule("toy.in-a-comment")


@rule("toy.one", "toy.two")
def test_that_counts():
    """toy.in-the-docstring-of-a-test"""
    assert "toy.in-a-test"


@rule("toy.of-a-helper")
def help_along():
    pass


@rule("toy.for-each")
@pytest.mark.parametrize("number", [1, 2])
def test_for_each(number):
    pass


@rule("toy.for-none")
@pytest.mark.parametrize("number", [])
def test_for_none(number):
    pass


@rule("toy.skipped")
@pytest.mark.skip
def test_skipped():
    pass


@rule("toy.skipped-here")
@pytest.mark.skipif(True, reason="never here")
def test_skipped_here():
    pass


@rule("toy.failing")
@pytest.mark.xfail
def test_failing():
    assert False
'''


def test_only_what_is_tested_counts(tmp_path: Path) -> None:
    page = tmp_path / "test_page.py"
    page.write_text(PAGE, "utf-8")
    assert rules_named(page) == {"toy.one", "toy.two", "toy.for-each"}
