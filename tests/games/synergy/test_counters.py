"""Cards that were meant to answer others: what those do, and that they do not where they are answered.

Each test names both cards and plays both ways, so that it fails without either (`tests.games.synergy.blanked`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fracas.games.synergy.card import ENERGY, SHARP
from tests.kit.rules import rule
from tests.kit.synergy import Table

BOTH_WAYS = pytest.mark.parametrize("answered", [False, True])


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def each(counter: str, *cases: tuple[Any, ...]) -> Any:
    """One test for each card that is answered; the first of a case is the card."""
    both = f"synergy.power.{counter}"
    return [pytest.param(*case, marks=rule(both, f"synergy.power.{case[0]}"), id=case[0]) for case in cases]


# -- tin-foil-hat


@BOTH_WAYS
@pytest.mark.parametrize(
    ("card", "die", "hits", "status"),
    each(
        "tin-foil-hat",
        ("mind-control", 4, 6, "controlled"),
        ("confuse", 4, 6, "confused"),
        ("hypno-pinwheel", 4, 6, "stunned"),
        ("withering-sarcasm", 3, 4, ""),
        ("banshee-tonsils", 5, 5, "stunned"),
    ),
)
def test_a_hat_keeps_the_mind(table: Table, card: str, die: int, hits: int, status: str, answered: bool) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 8, 6, *(("tin-foil-hat",) if answered else ()))
    table.roll(die)
    igor.strikes(None if card == "banshee-tonsils" else vlad, card)
    assert (vlad.hits, vlad.statuses) == ((6, set()) if answered else (hits, {status} - {""}))


@rule("synergy.power.tin-foil-hat", "synergy.power.irresistible-polka")
@BOTH_WAYS
def test_a_hat_wearer_does_not_dance(answered: bool) -> None:
    table = Table(bystanders=False)
    igor, vlad = (
        table.put(0, 6, 6, "irresistible-polka"),
        table.put(1, 8, 6, *(("tin-foil-hat",) if answered else ())),
    )
    if not answered:
        table.roll(3)
    igor.strikes(card="irresistible-polka")
    assert vlad.at == ((8, 6) if answered else (9, 6))


# -- anti-magic-aura


@BOTH_WAYS
@pytest.mark.parametrize(
    ("card", "dice", "hits", "status"),
    each(
        "anti-magic-aura",
        ("zorch-ball", (3,), 3, ""),
        ("gossip-lightning", (4,), 4, ""),
        ("toad-curse", (5,), 6, "toad"),
    ),
)
def test_no_magic_is_aimed_at_anybody_who_has_the_aura(
    table: Table, card: str, dice: tuple[int, ...], hits: int, status: str, answered: bool
) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 9, 6, *(("anti-magic-aura",) if answered else ()))
    igor.begins()
    assert igor.can("strike", card) != answered
    if not answered:
        table.roll(*dice)
        igor.strikes(vlad, card)
        assert (vlad.hits, vlad.statuses) == (hits, {status} - {""})


@rule("synergy.power.anti-magic-aura", "synergy.power.luck")
@BOTH_WAYS
def test_no_luck_near_the_aura(table: Table, answered: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 7, 6, *(("anti-magic-aura",) if answered else ()))
    table.roll(3)
    if not answered:
        table.answer("shift", 1)
    igor.strikes(vlad)
    assert vlad.hits == (6 if answered else 5)


@rule("synergy.power.anti-magic-aura", "synergy.power.rent-a-zombie")
@BOTH_WAYS
def test_no_zombie_is_rented_near_the_aura_and_one_that_walks_drops(table: Table, answered: bool) -> None:
    igor, body = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 8, 6)
    vlad = table.put(1, 6, 10, *(("anti-magic-aura",) if answered else ()))
    table.roll(4)
    igor.strikes(body, "rent-a-zombie")
    assert body.life == "alive"
    igor.ends()
    vlad.walks((6, 8))
    assert body.life == ("dead" if answered else "alive")
    if answered:
        vlad.ends()
        igor.begins()
        assert not igor.can("strike", "rent-a-zombie")


# -- luddite-hex


@rule("synergy.power.luddite-hex", "synergy.power.spare-arms")
@BOTH_WAYS
def test_spare_arms_have_nothing_to_strike_with_after_a_hex(table: Table, answered: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "luddite-hex"), table.put(1, 7, 6, "spare-arms", "pocket-pistol")
    table.roll(4 if answered else 3)
    igor.strikes(card="luddite-hex")
    table.roll(1)
    vlad.strikes(igor)
    assert vlad.can("strike", "pocket-pistol") != answered


# -- battle-brolly


@rule("synergy.power.battle-brolly", "synergy.power.grenade")
@BOTH_WAYS
def test_no_grenade_goes_through_a_brolly(table: Table, answered: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "grenade"), table.put(1, 10, 7, *(("battle-brolly",) if answered else ()))
    table.roll(3)
    igor.strikes((9, 6), "grenade")
    assert (vlad.hits, vlad.at) == ((6, (10, 7)) if answered else (4, (11, 8)))


@rule("synergy.power.battle-brolly", "synergy.power.irresistible-polka")
@BOTH_WAYS
def test_nobody_dances_under_a_brolly(answered: bool) -> None:
    table = Table(bystanders=False)
    igor = table.put(0, 6, 6, "irresistible-polka")
    vlad = table.put(1, 8, 6, *(("battle-brolly",) if answered else ()))
    if not answered:
        table.roll(3)
    igor.strikes(card="irresistible-polka")
    assert vlad.at == ((8, 6) if answered else (9, 6))


# -- mood-ring-fists


@rule("synergy.power.mood-ring-fists", "synergy.power.reactor-tummy")
@pytest.mark.parametrize(("kind", "hits"), [(ENERGY, 6), (SHARP, 4)])
def test_mood_rings_are_not_of_the_kind_that_a_reactor_stops(table: Table, kind: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, "mood-ring-fists"), table.put(1, 7, 6, "reactor-tummy")
    table.roll(4)
    table.answer("kind", kind)
    igor.strikes(vlad)
    assert vlad.hits == hits
