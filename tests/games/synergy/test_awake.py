"""Who is Stunned or Frozen does nothing: no act of its own, and no card that needs it awake (synergy.stun)."""

from __future__ import annotations

import pytest

from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.synergy import Table

ACTS_OF_THEIR_OWN = ("adrenal-turbo", "one-leftover-wish", "partly-cloudy", "playing-possum")


@rule("synergy.stun", *(f"synergy.power.{card}" for card in ACTS_OF_THEIR_OWN))
@pytest.mark.parametrize("card", ACTS_OF_THEIR_OWN)
@pytest.mark.parametrize("status", ["stunned", "frozen"])
def test_an_act_of_a_cards_own_needs_its_warrior_awake(card: str, status: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 10, 10)
    igor.begins()
    assert igor.can("use", card)
    under(igor, status, by=vlad)
    assert not igor.can("use", card)


@rule("synergy.stun", "synergy.secret")
@pytest.mark.parametrize("card", ["adrenal-turbo", "one-leftover-wish", "playing-possum"])
def test_nor_is_it_turned_up_for_that(card: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 6, 6, down=(card,)), table.put(1, 10, 10)
    igor.begins()
    assert igor.can("use", card)
    under(igor, "stunned", by=vlad)
    assert not igor.can("use", card)


@rule("synergy.duration", "synergy.stun")
@pytest.mark.parametrize("status", ["stunned", "frozen", "confused", "blinded", "held", "shamed", "toad", "mist"])
def test_a_turn_long_status_ends_when_the_turn_of_its_maker_begins(status: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 6, 6), table.put(1, 10, 10)
    under(igor, status, by=vlad)
    igor.begins()
    assert igor.statuses == {status}
    vlad.begins()
    assert igor.statuses == set()


@pytest.mark.parametrize("status", ["poisoned", "raging", "controlled"])
def test_others_do_not(status: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 6, 6), table.put(1, 10, 10)
    under(igor, status, by=vlad)
    vlad.begins()
    assert igor.statuses == {status}
