"""Pairs, counters and hooks of the content pack whose first card is a Super-Power."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.board import NAMES
from fracas.games.synergy.card import HARD
from fracas.games.synergy.striking.harm import full
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# -- pairs


@rule("synergy.power.strength", "synergy.power.might", "synergy.card.arithmetic")
def test_strength_and_might_add_first(table: Table) -> None:
    """The book's own case: (1 + 2) × 2 = 6 kills a fresh basic warrior."""
    igor, vlad = table.put(0, 6, 6, "might", "strength"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad)
    assert not vlad.alive


@rule("synergy.power.strength", "synergy.power.might", "synergy.team")
def test_a_goth_with_both_does_8() -> None:
    table = Table(teams=("goths", "orcs"))
    igor, vlad = table.put(0, 6, 6, "might", "strength"), table.put(1, 6, 7, "absolute-unit")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 3, "11 less (2 + 2) × 2"


@rule("synergy.power.fast", "synergy.power.too-many-legs", "synergy.card.arithmetic")
def test_fast_with_too_many_legs_goes_8(table: Table) -> None:
    igor = table.put(0, 3, 6, "fast", "too-many-legs")
    igor.walks((11, 6))
    assert igor.at == (11, 6)
    with pytest.raises(StoryError, match="is no answer to 'walk'"):
        table.put(0, 3, 8, "fast", "too-many-legs").walks((12, 8))


@rule("synergy.power.fast", "synergy.power.too-many-legs", "synergy.power.hit-and-run")
def test_with_hit_and_run_it_is_10_and_strikes_come_in_the_middle(table: Table) -> None:
    igor, vlad = table.put(0, 1, 6, "fast", "too-many-legs", "hit-and-run"), table.put(1, 6, 7)
    igor.walks((6, 6))
    table.roll(4)
    igor.strikes(vlad)
    igor.walks((11, 6))
    assert (igor.at, vlad.hits) == ((11, 6), 5)
    assert not igor.can("move")


@rule("synergy.power.the-human-bomb", "synergy.power.dead-mans-switch")
@pytest.mark.parametrize(("hits", "dead"), [(3, True), (4, False)])
def test_a_bomb_with_a_switch_goes_off_twice(table: Table, hits: int, dead: bool) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb", "dead-mans-switch", hits=hits)
    vlad = table.put(1, 6, 7, "absolute-unit")
    table.roll(2, *([5] if dead else []))
    igor.combines("the-human-bomb")
    assert igor.alive is not dead
    assert vlad.hits == (3 if dead else 8), "10 less 2, and less 5 at the funeral"


# -- counters


@rule("synergy.power.power-pinch", "synergy.power.absolute-unit", "synergy.power.bonus-kidneys", "synergy.death.loss")
@pytest.mark.parametrize(("card", "extra"), [("absolute-unit", 4), ("bonus-kidneys", 3)])
@pytest.mark.parametrize("left", [0, 1])
def test_a_pinch_takes_extra_hits_for_a_turn_or_for_ever(table: Table, card: str, extra: int, left: int) -> None:
    igor, vlad = table.put(0, 6, 6, "power-pinch"), table.put(1, 6, 8, card, hits=extra + left)
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    assert vlad.alive is (left > 0)
    if left:
        assert (vlad.hits, full(table.state, vlad.number)) == (left, 6)
        igor.ends().begins()
        assert (vlad.hits, full(table.state, vlad.number)) == (extra + left, 6 + extra)


@rule("synergy.power.power-pinch", "synergy.power.rhino-hide-graft", "synergy.power.jelly-bones")
@pytest.mark.parametrize("card", ["rhino-hide-graft", "jelly-bones"])
def test_a_pinch_takes_the_hide_away(table: Table, card: str) -> None:
    igor, vlad = table.put(0, 6, 6, "power-pinch", "two-heads"), table.put(1, 6, 7, card)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 6
    table.roll(4)
    igor.strikes(vlad, "power-pinch")
    igor.ends()
    petra = table.put(0, 6, 8)
    table.roll(4)
    petra.strikes(vlad)
    assert vlad.hits == 5


# -- hooks


@rule("synergy.area", "synergy.power.the-human-bomb", "synergy.power.banshee-tonsils", "synergy.power.dead-mans-switch")
@pytest.mark.parametrize("card", ["the-human-bomb", "banshee-tonsils", "dead-mans-switch", "anti-magic-aura"])
def test_areas_of_5_by_5(table: Table, card: str) -> None:
    """A corner 2 squares away is inside, 3 squares away is outside."""
    igor = table.put(0, 6, 6, card, hits=1 if card == "dead-mans-switch" else 6)
    vlad, keith = table.put(1, 8, 8, "luck"), table.put(1, 9, 6, "luck")
    dora = table.put(1, 6, 7)
    if card == "dead-mans-switch":
        table.roll(4, 1, 1)
        dora.strikes(igor)
    elif card == "the-human-bomb":
        table.roll(1, 1)
        igor.combines(card)
    elif card == "banshee-tonsils":
        table.roll(5)
        igor.strikes(None, card)
    if card == "anti-magic-aura":
        assert (vlad.working, keith.working) == (set(), {"luck"})
    else:
        assert (dora.hits, vlad.hits, keith.hits) == (5, 5, 6)


@rule("synergy.area", "synergy.power.seismic-tantrum", "synergy.power.irresistible-polka")
@pytest.mark.parametrize("card", ["seismic-tantrum", "irresistible-polka"])
def test_areas_of_15_by_15(table: Table, card: str) -> None:
    igor, vlad, keith = table.put(0, 6, 6, card), table.put(1, 13, 13), table.put(1, 14, 6)
    if card == "seismic-tantrum":
        table.roll(4)
        igor.combines(card)
        assert (vlad.hits, keith.hits) == (5, 6)
    else:
        table.roll(2)
        igor.strikes(None, card)
        assert (vlad.at, keith.at) == ((13, 12), (14, 6))


TURN_LONG = ("deep-freeze", "confuse", "sticky-spit", "toad-curse", "rubber-chicken", "luddite-hex", "power-pinch")


@rule("synergy.duration", *(f"synergy.power.{card}" for card in TURN_LONG))
@pytest.mark.parametrize("card", TURN_LONG)
@pytest.mark.parametrize("how", ["turn", "death"])
def test_turn_long_effects_on_victims_end_with_the_users_next_turn_or_death(table: Table, card: str, how: str) -> None:
    igor, petra = table.put(0, 6, 6, card, hits=1), table.put(0, 1, 1)
    vlad, keith = table.put(1, 6, 7, "fast", "grenade"), table.put(1, 6, 5)

    def marked() -> bool:
        return bool(vlad.statuses or table.state.suppressed)

    table.roll(5)
    if card == "sticky-spit":
        table.answer("effect", 0)
    igor.strikes(None if card == "luddite-hex" else vlad, card)
    assert marked()
    igor.ends()
    petra.begins().ends()
    vlad.begins().ends()
    assert marked(), "another warrior's turn, and the victim's own"
    if how == "turn":
        igor.begins()
    else:
        table.roll(4)
        keith.strikes(igor)
        assert not igor.alive
    assert not marked()


@rule("synergy.card.arithmetic", "synergy.power.fast", "synergy.power.strength", "synergy.power.anger-issues")
def test_adding_modifiers_add_up(table: Table) -> None:
    """Fast, Strength, Mood-Ring Fists and rage: 1 + 2 + 1 + 2 hits, 2 + 2 + 1 squares."""
    igor = table.put(0, 6, 6, "fast", "strength", "mood-ring-fists", "anger-issues")
    vlad = table.put(1, 6, 7, "absolute-unit")
    table.roll(4)
    table.uses(igor, "anger-issues", "wounded")
    vlad.strikes(igor)
    table.answer("kind", HARD)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 4
    igor.walks((11, 6))
    assert igor.at == (11, 6)


@rule("synergy.power.bungee-arms", "synergy.power.patient-marksman", "synergy.power.flameblast")
def test_ranges_add_up_too(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "bungee-arms", "patient-marksman", "flameblast"), table.put(1, 12, 6)
    igor.uses("patient-marksman")
    table.roll(2)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3, "4 + 2 + 3 squares, and 2 + 1 is a 3"


@rule("synergy.card.arithmetic", "synergy.power.might", "synergy.power.too-many-legs", "synergy.power.jelly-bones")
def test_multiplying_modifiers_multiply_what_they_say(table: Table) -> None:
    igor = table.put(0, 6, 6, "might", "too-many-legs", "battle-brolly")
    vlad = table.put(1, 7, 6, "jelly-bones")
    table.roll(4)
    igor.strikes(vlad, "battle-brolly")
    assert (vlad.hits, vlad.at) == (2, (9, 6)), "twice the damage, twice the flight"
    igor.walks((6, 10))
    assert igor.at == (6, 10), "twice the squares"


MARKERS = {
    "mental-barrier": "barrier",
    "circle-of-campfires": "campfire",
    "crate-of-bananas": "peel",
    "portable-holes": "hole",
    "smoke-bomb": "smoke",
}


def strikes_at(table: Table, igor: Fighter, spot: tuple[int, int], card: str) -> None:
    igor.strikes(spot, card)
    assert table.markers(spot) == {MARKERS[card]}


@rule(*(f"synergy.power.{card}" for card in MARKERS))
@pytest.mark.parametrize("card", MARKERS)
def test_markers_lie_where_they_were_laid_and_only_barriers_are_obstacles(table: Table, card: str) -> None:
    igor = table.put(0, 6, 6, card)
    strikes_at(table, igor, (8, 6), card)
    assert bool(table.state.blocked[square_of((8, 6))]) is (card == "mental-barrier")


@rule("synergy.power.mental-barrier", "synergy.power.circle-of-campfires", "synergy.power.crate-of-bananas")
@pytest.mark.parametrize("card", [card for card in MARKERS if card != "smoke-bomb"])
@pytest.mark.parametrize("what", ["warrior", "gadget", "marker", "base", "body"])
def test_strikes_on_empty_squares(card: str, what: str) -> None:
    """A body does not matter."""
    table = Table(bases=("i7", "o15"))
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 11, 11, "crate-of-bananas")
    spot = (7, 6)
    if what == "warrior":
        table.put(1, *spot)
    elif what == "gadget":
        table.lay("grenade", spot)
    elif what == "marker":
        table.mark("peel", spot, vlad, "crate-of-bananas")
    elif what == "base":
        spot = (8, 6)
    else:
        table.body(1, *spot)
    found = igor.begins().targets(card)
    assert (NAMES[square_of(spot)] in found) is (what == "body")


@rule("synergy.power.mind-control", "synergy.power.rent-a-zombie", "synergy.status.controlled")
def test_a_zombie_can_be_controlled_like_anybody() -> None:
    table = Table(3)
    igor, vlad, dora = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 8), table.put(2, 8, 8, "mind-control")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(4)
    dora.strikes(vlad, "mind-control")
    vlad.begins()
    assert (vlad.it.owner, vlad.it.seat, table.state.player(vlad.number)) == (1, 0, 2)
    vlad.ends()
    vlad.begins()
    assert table.state.player(vlad.number) == 0


@rule("synergy.power.fast", "synergy.power.hit-and-run", "synergy.power.the-moves", "synergy.power.suction-cup-soles")
def test_all_that_changes_the_move_itself_goes_together(table: Table) -> None:
    """(2 + 2 + 1) × 2 squares, diagonally, and over the pillars of the diagonal."""
    igor = table.put(0, 2, 2, "fast", "hit-and-run", "too-many-legs", "the-moves", "suction-cup-soles")
    igor.walks((12, 12))
    assert igor.at == (12, 12)
    igor.ends()
    igor.walks((12, 9))
    assert igor.at == (12, 9), "on top of a pillar"
