"""Every rule in a catalogue is named by at least one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.core.catalogue import TABLE, Catalogue
from fracas.games import REGISTERED

TESTS = Path(__file__).parent.parent


@pytest.mark.parametrize("rules", [TABLE, *(game.rules for game in REGISTERED.values())], ids=lambda rules: rules.game)
def test_every_rule_is_named_by_a_test(rules: Catalogue) -> None:
    words = "\n".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    unnamed = [rule.id for rule in rules if rule.id not in words]
    assert not unnamed
