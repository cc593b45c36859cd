"""Intended pairs, counters and hooks whose first card is a Mutation."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.strike import DieRolled
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.terms import SMOKE
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# -- pairs


@rule("synergy.power.two-heads", "synergy.power.zorch-ball")
def test_two_zorch_balls_kill_a_fresh_warrior(table: Table) -> None:
    """Two Auto strikes of 1 to 6: 7 hits on average, at the price of standing within 3."""
    igor, vlad = table.put(0, 6, 6, "two-heads", "zorch-ball"), table.put(1, 6, 9)
    table.roll(3, 4)
    igor.strikes(vlad, "zorch-ball").strikes(vlad, "zorch-ball")
    assert not vlad.alive
    assert [event.what for event in table.heard(DieRolled)] == ["damage", "damage"], "neither can miss"


@rule("synergy.power.two-heads", "synergy.power.zorch-ball")
def test_zorch_balls_reach_no_farther_than_3(table: Table) -> None:
    igor = table.put(0, 6, 6, "two-heads", "zorch-ball")
    table.put(1, 6, 10)
    igor.begins()
    assert not igor.can("strike", "zorch-ball")


@rule("synergy.power.jelly-bones", "synergy.power.pincushion-hide", "synergy.collide")
def test_the_living_battering_ram(table: Table) -> None:
    """It runs into people for Sharp 2 and never feels the collision."""
    igor, vlad = table.put(0, 6, 6, "jelly-bones", "pincushion-hide"), table.put(1, 6, 8)
    table.roll(3)
    igor.steps("S", "S")
    assert (igor.hits, vlad.hits) == (6, 3), "1 for the collision, 2 for the spines"
    assert igor.at == (6, 7)


# -- counters


@rule("synergy.power.anti-magic-aura")
@pytest.mark.parametrize("card", ["zorch-ball", "gossip-lightning", "toad-curse", "rent-a-zombie"])
def test_no_magic_strike_reaches_into_the_aura(table: Table, card: str) -> None:
    igor, vlad = table.put(0, 3, 6, card), table.put(1, 6, 6)
    body = table.body(1, 5, 6)
    igor.begins()
    sought = body if card == "rent-a-zombie" else vlad
    assert f"#{sought.number}" in igor.targets(card)
    table.put(1, 7, 6, "anti-magic-aura")
    assert igor.targets(card) == set()


@rule("synergy.power.anti-magic-aura")
@pytest.mark.parametrize("card", ["zorch-ball", "gossip-lightning", "toad-curse", "luck", "rent-a-zombie"])
def test_magic_cards_in_the_aura_are_suppressed(table: Table, card: str) -> None:
    igor, vlad = table.put(0, 4, 6, card), table.put(1, 7, 6, "anti-magic-aura")
    assert igor.working == {card}
    vlad.walks((6, 6))
    assert igor.working == set()
    assert igor.cards == {card}, "it keeps them"
    vlad.ends()
    igor.walks((3, 6))
    assert igor.working == {card}


@rule("synergy.power.anti-magic-aura", "synergy.power.luck")
def test_no_luck_in_the_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7, "anti-magic-aura")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert (0, "shift") not in table.asked


@rule("synergy.power.anti-magic-aura", "synergy.power.toad-curse", "synergy.duration")
def test_a_curse_that_was_laid_before_runs_on_in_the_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 9)
    keith = table.put(1, 9, 9, "anti-magic-aura")
    table.roll(5)
    igor.strikes(vlad, "toad-curse").ends()
    keith.walks((8, 9))
    assert vlad.statuses == {"toad"}


# -- hooks


@rule("synergy.power.pincushion-hide", "synergy.power.jelly-bones", "synergy.collide")
@pytest.mark.parametrize("card", ["pincushion-hide", "jelly-bones"])
def test_deliberate_collisions(table: Table, card: str) -> None:
    """Spines make them worth it, jelly makes them free."""
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 6, 7)
    dice = (3, 6) if card == "pincushion-hide" else (3,)
    table.roll(*dice)
    igor.steps("S")
    assert (igor.hits, vlad.hits) == ((5, 4) if card == "pincushion-hide" else (6, 5))


@rule("synergy.power.anti-magic-aura", "synergy.power.smoke-bomb", "synergy.sight")
def test_denied_areas(table: Table) -> None:
    """An aura denies lines of Magic only, smoke all lines."""
    igor, vlad = table.put(0, 1, 6, "zorch-ball", "laser-eyebrows"), table.put(1, 4, 6)
    igor.begins()
    assert igor.targets("zorch-ball") == igor.targets("laser-eyebrows") == {f"#{vlad.number}"}
    keith = table.put(1, 4, 4, "anti-magic-aura")
    assert (igor.targets("zorch-ball"), igor.targets("laser-eyebrows")) == (set(), {f"#{vlad.number}"})
    table.mark("smoke", (3, 6), keith, "smoke-bomb")
    assert table.state.ground[6 * 15 + 3] >> SMOKE & 1
    assert igor.targets("laser-eyebrows") == set()


@rule("synergy.power.anti-magic-aura", "synergy.power.toad-curse", "synergy.death.loss")
@pytest.mark.parametrize("how", ["aura", "toad", "pinch"])
def test_suppression(table: Table, how: str) -> None:
    """What suppressed cards do constantly stops, and they work again when it ends."""
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, "absolute-unit", "luck")
    if how == "aura":
        keith = table.put(1, 8, 8, "anti-magic-aura")
        assert (vlad.working, vlad.hits) == ({"absolute-unit"}, 10)
        keith.walks((9, 8))
    elif how == "toad":
        table.roll(4)
        igor.strikes(vlad, "toad-curse").ends()
        assert (vlad.working, vlad.hits) == (set(), 6)
        igor.begins()
    else:
        igor.begins()
        suppress(table.state, table.tell, vlad.number, number_of("absolute-unit"), igor.number)
        assert (vlad.working, vlad.hits) == ({"luck"}, 6)
        igor.ends()
        igor.begins()
    assert (vlad.working, vlad.hits) == ({"absolute-unit", "luck"}, 10)


@rule("synergy.power.two-heads", "synergy.power.spare-arms", "synergy.power.cargo-pants")
def test_extra_strikes_add_up(table: Table) -> None:
    """One strike, one for the second head, one for the spare arms, and once the pants handle a gadget for nothing."""
    igor = table.put(0, 6, 6, "two-heads", "spare-arms", "cargo-pants", "preposterous-mallet")
    vlad = table.put(1, 6, 7)
    table.lay("grenade", (6, 6))
    igor.picks("grenade")
    table.roll(1, 1, 1)
    igor.strikes(vlad, "preposterous-mallet").strikes(vlad).strikes(vlad)
    assert not igor.can("strike")
    assert not igor.can("strike", "preposterous-mallet")
