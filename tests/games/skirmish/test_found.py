"""What was found by playing cases from the book, each as a story."""

from __future__ import annotations

import pytest

from fracas.core.listener import Listener
from fracas.games.skirmish.acts import MOVE, act
from fracas.games.skirmish.content import read_unit
from fracas.games.skirmish.moving.actions import why_not_move
from fracas.games.skirmish.telling.reasons import why_not_foe, why_not_kind, why_not_seat
from tests.kit.rules import rule
from tests.kit.skirmish import Inches, Table

WALL = [{"kind": "elevation", "level": 3, "dotted": [], "at": [[8, 8], [12, 8], [12, 12], [8, 12]]}]
ALL = Listener(0, ("A", "B", "C", "D"))


@rule("skirmish.breakaway", "skirmish.passing")
@pytest.mark.parametrize("parts", [[(8.9, 5, 10, 5, 8.9, 5)], [(8.9, 5, 10, 5), (8.9, 5)]], ids=["one path", "two"])
def test_who_comes_back_and_leaves_again_may_be_struck_twice(parts: list[tuple[Inches, ...]]) -> None:
    table = Table()
    rider = table.put(0, "crown.outrider", 10, 5)
    table.put(1, "grave.guard", 11.5, 5)
    table.roll(1, 2, 2)  # one roll to break away for the whole movement, and two blows that miss
    struck = 0
    for path in parts:
        rider.moves(*path)
        struck += len(table.were_asked("opportunity"))
    assert struck == 2


@rule("skirmish.climb", "skirmish.move")
@pytest.mark.parametrize(
    ("level", "hangs", "y", "path", "cost", "then"),
    [
        (1, True, 7.999, (10000, 6999), 1000, (0, False)),
        (2, True, 7.999, (10000, 7990, 0), 3000, (1, True)),
        (3, False, 8, (10000, 7990, 0), 3000, (2, True)),
    ],
    ids=["a last level is a step", "a level at a time", "from the top as well"],
)
def test_who_hangs_comes_down_as_others_do(
    level: int, hangs: bool, y: Inches, path: tuple[int, ...], cost: int, then: tuple[int, bool]
) -> None:
    table = Table(terrain=WALL)
    table.put(0, "crown.soldier", 10, y, level=level).it.hanging = hangs
    region = table.region(act(MOVE, 0))
    assert region.refuse(path) is None
    walk = region.walked(path)
    assert (walk.cost, walk.level, walk.hanging) == (cost, *then)


@rule("skirmish.climb")
def test_a_climb_down_that_is_not_finished_is_kept_and_told() -> None:
    table = Table(terrain=WALL)
    soldier = table.put(0, "crown.soldier", 10, 7.999, level=2)
    soldier.it.hanging = True
    soldier.moves(10, 7.99, 0)
    assert (soldier.it.level, soldier.it.hanging, soldier.it.x, soldier.it.y) == (1, True, 10_000, 7_999)


@rule("skirmish.own.snare", "skirmish.own.wail")
def test_what_lasts_until_a_sides_next_turn_ends_with_the_side() -> None:
    table = Table(3)
    for seat in range(3):
        table.put(seat, "crown.orwen", 2 + 5 * seat, 18, leader=True)
    soldier = table.put(0, "crown.soldier", 10, 4)
    table.state.lost[1] = True
    table.ends()
    table.ends()
    for side in (1, 2):
        soldier.lay("snare", by=side).lay("wail", by=side)
    table.roll(6, 6, 1, 1)
    table.ends()
    assert table.state.round == 2 and table.state.order[0] == 0
    assert (soldier.laid("snare"), soldier.laid("wail")) == ((2,), (2,))


@rule("skirmish.own.grave-pull")
def test_nobody_is_pulled_over_osk_to_his_far_side() -> None:
    table = Table(terrain=WALL)
    table.energy(0, 1)
    osk = table.put(0, "grave.osk", 10, 6.8)
    soldier = table.put(1, "crown.soldier", 10, 8.1)
    table.roll(3)
    osk.uses("grave-pull", soldier)
    assert soldier.it.y >= 8_000, "below the edge there is no room before him"


@rule("skirmish.hero.great-strike", "skirmish.ability.team-up")
def test_the_great_strike_of_a_partner_is_for_one_attack() -> None:
    table = Table()
    table.energy(0, 1)
    soldier, orwen = table.put(0, "crown.soldier", 10, 4), table.put(0, "crown.orwen", 11.5, 5.5)
    golem = table.put(1, "cinder.golem", 10, 5.8)
    table.never("back")
    orwen.uses("great-strike")
    lost = []
    for _ in range(2):
        table.turn(0)
        before = golem.hp
        table.answer("partner", orwen)
        table.roll(6)
        soldier.strikes(golem)
        lost.append(before - golem.hp)
    assert lost == [2, 1]


@rule("skirmish.own.granite-word", "skirmish.ability.fast")
def test_granite_word_is_not_asked_where_it_saves_nobody() -> None:
    """Two damage, one Hp: together with Shrug off it would; once that is declined, it would not."""
    table = Table()
    table.energy(0, 1)
    table.energy(1, 6)
    osk, ildra = table.put(0, "grave.osk", 10, 4), table.put(1, "cinder.ildra", 10, 6, hp=1)
    osk.uses("great-strike")
    table.roll(5)
    table.answer("fast", 0)  # Guard
    table.answer("fast", 0)  # Shrug off
    osk.strikes(ildra)
    assert [ask for _, ask in table.asked].count("fast") == 2
    assert not ildra.alive and table.state.energy[1] == 6


# -- refusals that said something untrue


@pytest.mark.parametrize("ability", ["slice", "dirty-trick"])
def test_who_is_too_far_above_is_said_to_be(ability: str) -> None:
    table = Table(terrain=WALL)
    why = table.put(0, "free.rusk", 10, 6.9).why_not_aim(ability, table.put(1, "crown.soldier", 10, 8))
    assert why is not None and "3 levels above or below" in why[1]


def test_a_turn_that_goes_back_and_forth_is_said_to() -> None:
    table = Table(4, teams=(0, 1, 0, 1))
    for seat, hero in enumerate(("crown.athum", "grave.osk", "crown.iselle", "grave.vael")):
        table.put(seat, hero, 3 + 4 * seat, 3, leader=True)
    for seat in (2, 0, 2, 0):
        table.hands_over(seat)
    assert "often enough" in why_not_seat(table.state, "act", 0, 2, ALL)[1]


def test_who_stood_still_was_not_interrupted() -> None:
    table = Table()
    table.put(0, "crown.soldier", 5, 5).moves(5, 5)
    assert why_not_move(table.state, 0) == ("skirmish.move", "It has made its movement.")


def test_a_teleporter_is_told_of_sight_and_not_of_a_way() -> None:
    table = Table(terrain=[{"kind": "barrier", "at": [[8, 8], [12, 8], [12, 8.4], [8, 8.4]]}])
    refused = table.put(0, "grave.shade", 10, 7).refused(MOVE, 10, 10)
    assert refused is not None and refused.sentence == "It does not see that place."


def test_the_limit_of_a_troop_is_on_its_card() -> None:
    table = Table()
    table.energy(0, 99)
    table.put(0, "grave.vael", 5, 5)
    table.put(0, "grave.knight", 9, 5)
    assert why_not_kind(table.state, "recruit", 0, read_unit("grave.knight"))[0] == "skirmish.card"


def test_a_bow_that_was_bought_is_a_bow() -> None:
    table = Table()
    table.put(0, "crown.soldier", 10, 5, "short-bow")
    table.put(1, "grave.guard", 10, 11.2)
    assert 'the range is 4"' in why_not_foe(table.state, 0, 1, ALL)[1]
