"""What lies open works by itself: nobody is asked to turn it up (synergy.secret)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.kit.synergy import Table


@rule("synergy.secret", "synergy.power.bonus-kidneys")
def test_open_kidneys_are_not_asked_for_at_0() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 8, "flameblast"), table.put(1, 8, 8, "bonus-kidneys", hits=3)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert not vlad.alive
    assert table.asked == [(0, "act")]


@rule("synergy.secret")
@pytest.mark.parametrize(
    ("strike", "card"),
    [
        ("withering-sarcasm", "tin-foil-hat"),
        ("hypno-pinwheel", "tin-foil-hat"),
        ("banshee-tonsils", "inner-peace"),
        ("sticky-spit", "mirror-shades"),
    ],
)
def test_an_open_card_protects_and_is_not_asked_for(strike: str, card: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 8, strike), table.put(1, 7, 8, card)
    if strike == "sticky-spit":
        table.answer("effect", 1)
    table.roll(6)
    igor.strikes(None if strike == "banshee-tonsils" else vlad, strike)
    assert (vlad.hits, vlad.statuses) == (6, set())
    assert [name for seat, name in table.asked if seat == 1] == []


@rule("synergy.secret")
def test_beside_another_card_that_can_be_used_the_open_one_is_no_answer() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 8, "banshee-tonsils"), table.put(1, 7, 8, "inner-peace", "acrobatic-evasion")
    table.roll(6)
    table.uses(vlad, "inner-peace", "escape")
    with pytest.raises(AssertionError, match="is no answer to 'escape'"):
        igor.strikes(None, "banshee-tonsils")
