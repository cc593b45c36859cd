"""The rule catalogue as data."""

from __future__ import annotations

import pytest

import fracas
from fracas.core.catalogue import TABLE, Catalogue, Rule
from fracas.core.refusal import FracasError


def test_a_rule_is_found_by_its_id_with_or_without_the_game() -> None:
    rules = fracas.game("figures").rules
    assert rules["figures.win"] is rules["win"]
    assert "figures.win" in rules
    assert "figures.lose" not in rules
    assert len(rules) == 36


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(FracasError, match="figures has no rule 'loose'"):
        fracas.game("figures").rules["loose"]


def test_rules_are_found_by_their_words() -> None:
    found = fracas.game("figures").rules.search("armor")
    assert "figures.action.armor" in [rule.id for rule in found]
    assert [rule.id for rule in fracas.game("figures").rules.search("ction.mind")] == ["figures.action.mindcontrol"]


def test_a_rule_may_not_stand_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Catalogue("x", [Rule("x.a", "A", "A."), Rule("x.a", "A", "A.")])


def test_the_rules_of_the_table_hold_at_every_table() -> None:
    for rule in TABLE:
        assert fracas.game("figures").rules[rule.id] is rule
