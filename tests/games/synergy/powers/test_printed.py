"""What is printed on strikes, played: the success roll, the range, the kind of damage, what magnets do not pull.

The numbers stand here once more, so that a row that says something else is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fracas.games.synergy.board import NAMES
from fracas.games.synergy.events.strike import HitRolled, Immune
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    told = Table()
    yield told
    assert (told.dice, told.told) == ([], []), "the story tells more than happened"


def each(*cases: tuple[Any, ...]) -> Any:
    """One test for each card, named by its rule; the first of a case is the card."""
    return [pytest.param(*case, marks=rule(f"synergy.power.{case[0]}"), id=case[0]) for case in cases]


NEEDS = each(
    ("pocket-pistol", 4),
    ("mostly-reliable-boomerang", 4),
    ("rubber-chicken", 3),
    ("hypno-pinwheel", 4),
    ("battle-brolly", 4),
    ("jumper-cables", 4),
    ("preposterous-mallet", 5),
    ("cutlery-knuckles", 3),
    ("light-fingers", 3),
    ("withering-sarcasm", 3),
    ("body-bowling", 4),
    ("lasso-tongue", 3),
    ("sticky-spit", 4),
    ("flameblast", 3),
    ("mind-control", 4),
    ("deep-freeze", 4),
    ("laser-eyebrows", 4),
    ("hurricane-sneeze", 3),
    ("power-pinch", 4),
    ("confuse", 4),
    ("switcheroo", 3),
    ("toad-curse", 5),
    ("butterfinger-hex", 4),
    ("hickey-of-doom", 3),
    ("gossip-lightning", 4),
)


@rule("synergy.strike.roll")
@pytest.mark.parametrize("more", [0, -1])
@pytest.mark.parametrize(("card", "needs"), NEEDS)
def test_a_strike_succeeds_on_what_is_printed_and_not_on_less(table: Table, card: str, needs: int, more: int) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6)
    if card == "body-bowling":
        table.body(1, 6, 6)
    if card == "sticky-spit":
        table.answer("effect", 0)
    table.roll(needs + more)
    if card == "mostly-reliable-boomerang":
        table.roll(6)
    if card == "hurricane-sneeze":
        table.roll(1)
    igor.strikes(vlad, card)
    assert table.heard(HitRolled)[0].hit == (more == 0)


RANGES = each(
    ("pocket-pistol", 6),
    ("mostly-reliable-boomerang", 4),
    ("hypno-pinwheel", 3),
    ("withering-sarcasm", 5),
    ("body-bowling", 4),
    ("drill-sergeant", 5),
    ("lasso-tongue", 4),
    ("sticky-spit", 4),
    ("flameblast", 4),
    ("mind-control", 5),
    ("deep-freeze", 3),
    ("laser-eyebrows", 7),
    ("hurricane-sneeze", 4),
    ("power-pinch", 4),
    ("zorch-ball", 3),
    ("confuse", 5),
    ("switcheroo", 6),
    ("toad-curse", 4),
    ("rent-a-zombie", 3),
    ("butterfinger-hex", 5),
    ("gossip-lightning", 4),
    ("grenade", 4),
    ("smoke-bomb", 4),
    ("crate-of-bananas", 4),
    ("portable-holes", 3),
    ("mental-barrier", 5),
    ("circle-of-campfires", 3),
)


@rule("synergy.range")
@pytest.mark.parametrize(("card", "far"), RANGES)
def test_a_strike_reaches_as_far_as_is_printed_and_no_farther(table: Table, card: str, far: int) -> None:
    igor = table.put(0, 0, 6, card)
    if card == "body-bowling":
        table.body(1, 0, 6)
    seat = 0 if card == "drill-sergeant" else 1
    reached = [column for column in range(1, 15) if _reaches(igor, card, seat, column)]
    assert reached == list(range(1, far + 1))


def _reaches(igor: Fighter, card: str, seat: int, column: int) -> bool:
    """Can it be aimed at somebody so far away, or at the square, if it is aimed at squares?"""
    table = igor.table
    before = table.state.clone()
    there = table.body(seat, column, 6) if card == "rent-a-zombie" else None
    if there is None and not igor.targets(card):
        there = table.put(seat, column, 6)
    found = igor.targets(card)
    table.state = before
    return (repr(there) if there is not None else NAMES[square_of((column, 6))]) in found


KINDS = each(
    ("pocket-pistol", "jelly-bones", 4),
    ("mostly-reliable-boomerang", "rhino-hide-graft", 4, 4),
    ("rubber-chicken", "tin-foil-hat", 3),
    ("hypno-pinwheel", "tin-foil-hat", 4),
    ("battle-brolly", "rhino-hide-graft", 4),
    ("jumper-cables", "reactor-tummy", 4),
    ("preposterous-mallet", "jelly-bones", 5),
    ("cutlery-knuckles", "rhino-hide-graft", 3),
    ("withering-sarcasm", "tin-foil-hat", 3),
    ("body-bowling", "jelly-bones", 4),
    ("flameblast", "reactor-tummy", 3),
    ("mind-control", "tin-foil-hat", 4),
    ("deep-freeze", "reactor-tummy", 4),
    ("laser-eyebrows", "reactor-tummy", 4),
    ("hurricane-sneeze", "jelly-bones", 3, 1),
    ("zorch-ball", "reactor-tummy"),
    ("confuse", "tin-foil-hat", 4),
    ("hickey-of-doom", "rhino-hide-graft", 3),
    ("gossip-lightning", "reactor-tummy", 4),
)
KINDS = [pytest.param(one.values[0], one.values[1], one.values[2:], marks=one.marks, id=one.id) for one in KINDS]


@rule("synergy.damage.types")
@pytest.mark.parametrize(("card", "hide", "dice"), KINDS)
def test_a_strike_is_of_the_kind_that_is_printed(table: Table, card: str, hide: str, dice: tuple[int, ...]) -> None:
    igor, vlad = table.put(0, 6, 6, card), table.put(1, 7, 6, hide)
    if card == "body-bowling":
        table.body(1, 6, 6)
    table.roll(*dice)
    igor.strikes(vlad, card)
    assert (vlad.hits, vlad.statuses) == (6, set())
    assert {event.warrior for event in table.heard(Immune)} == {vlad.number}


@rule("synergy.power.grenade", "synergy.damage.types")
def test_a_grenade_is_hard(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "grenade"), table.put(1, 10, 6, "jelly-bones"), table.put(1, 10, 7)
    table.roll(3)
    igor.strikes((10, 6), "grenade")
    assert (vlad.hits, keith.hits) == (6, 4)


@rule("synergy.power.dead-mans-switch", "synergy.damage.types")
def test_a_dead_mans_switch_is_hard(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "jelly-bones"), table.put(1, 7, 6, "dead-mans-switch", hits=1)
    table.roll(4, 6)
    igor.strikes(vlad)
    assert (vlad.alive, igor.hits) == (False, 6)


@rule("synergy.power.circle-of-campfires", "synergy.damage.types")
def test_a_campfire_is_energy(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "circle-of-campfires", "reactor-tummy"), table.put(1, 9, 6)
    table.mark("campfire", (7, 6), igor, "circle-of-campfires")
    table.mark("campfire", (8, 6), igor, "circle-of-campfires")
    igor.walks((7, 6))
    vlad.walks((8, 6))
    assert (igor.hits, vlad.hits) == (6, 5)


@rule("synergy.power.circle-of-campfires")
def test_a_third_campfire_is_not_offered(table: Table) -> None:
    igor = table.put(0, 6, 6, "circle-of-campfires")
    table.answer("another", 256 + square_of((7, 6)))
    igor.strikes((5, 6), "circle-of-campfires")
    assert [ask for _, ask in table.asked].count("another") == 1


# -- magnets

UNMAGNETIC = each(
    ("mostly-reliable-boomerang",),
    ("rubber-chicken",),
    ("crate-of-bananas",),
    ("load-bearing-corset",),
    ("tin-foil-hat",),
)


@rule("synergy.power.horseshoe-supermagnet")
@pytest.mark.parametrize("card", UNMAGNETIC)
def test_magnets_leave_wood_rubber_fruit_whalebone_and_foil(table: Table, card: str) -> None:
    igor = table.put(0, 6, 6, "horseshoe-supermagnet", "magnetic-personality")
    table.put(1, 8, 6, card, "dustbin-lid")
    igor.begins()
    assert igor.targets("horseshoe-supermagnet") == {"dustbin-lid"}


@rule("synergy.power.magnetic-personality")
@pytest.mark.parametrize("card", UNMAGNETIC)
def test_neither_does_a_magnetic_personality_draw_them(table: Table, card: str) -> None:
    igor = table.put(0, 6, 6, "magnetic-personality")
    table.lay("grenade", (6, 7))
    table.lay(card, (6, 7))
    igor.begins()
    assert (table.gadgets(igor), table.loose((6, 7))) == ({"grenade"}, {card})


@rule("synergy.power.magnetic-personality")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_gadget_strikes_at_a_magnetic_personality_are_at_plus_1_and_no_more(table: Table, die: int, hit: bool) -> None:
    igor, vlad = table.put(0, 6, 6, "battle-brolly"), table.put(1, 7, 6, "magnetic-personality")
    table.roll(die)
    igor.strikes(vlad, "battle-brolly")
    assert table.heard(HitRolled)[0].hit is hit


@rule("synergy.power.bungee-arms")
@pytest.mark.parametrize(("card", "far"), each(("light-fingers", 1), ("horseshoe-supermagnet", 6)))
def test_bungee_arms_do_not_stretch_thefts(table: Table, card: str, far: int) -> None:
    igor = table.put(0, 0, 6, card, "bungee-arms")
    table.put(1, far + 1, 6, "grenade")
    assert igor.begins().targets(card) == set()
    table.put(1, far, 6, "dustbin-lid")
    assert len(igor.targets(card)) == 1


# -- how often, how far


@rule("synergy.power.acrobatic-evasion")
def test_anybody_who_has_tumbled_is_not_asked_again_in_that_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, "acrobatic-evasion")
    table.roll(4, 4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    igor.strikes(vlad)
    igor.strikes(vlad)
    assert (1, "escape") not in table.asked
    assert vlad.hits == 5


@rule("synergy.power.borrowed-momentum")
def test_nobody_is_flung_farther_than_2(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "borrowed-momentum")
    table.uses(vlad, "borrowed-momentum", "answer")
    table.roll(3)
    table.answer("fling", square_of((3, 6)))
    with pytest.raises(StoryError, match="no answer to 'fling'"):
        igor.strikes(vlad)
    table.told.clear()


@rule("synergy.power.patient-marksman")
def test_patience_adds_1_to_the_success_roll_and_no_more(table: Table) -> None:
    igor, vlad = table.put(0, 0, 6, "patient-marksman", "flameblast", "two-heads"), table.put(1, 7, 6)
    igor.uses("patient-marksman")
    table.roll(1, 2)
    igor.strikes(vlad, "flameblast")
    igor.strikes(vlad, "flameblast")
    assert [event.hit for event in table.heard(HitRolled)] == [False, True]


@rule("synergy.power.luck")
def test_luck_alone_shifts_a_die_by_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 7, 6)
    table.roll(2)
    table.answer("shift", 2)
    with pytest.raises(StoryError, match="no answer to 'shift'"):
        igor.strikes(vlad)
    table.told.clear()


@rule("synergy.team.right-shelf")
@pytest.mark.parametrize(("die", "hits"), [(2, 6), (3, 5)])
def test_a_librarian_strikes_on_3_and_not_on_2(die: int, hits: int) -> None:
    table = Table(teams=("librarians", "goths"))
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6)
    table.roll(die)
    igor.strikes(vlad)
    assert vlad.hits == hits
