"""What screens are told, so that they count nothing themselves: layouts, radii, and what places may be answered."""

from __future__ import annotations

from fracas.core.place import Plane
from fracas.core.question import Place
from fracas.games.skirmish.content import ITEMS, MAPS, SCENARIOS, UNITS, unit_named
from fracas.games.skirmish.maps import STONE_RADIUS
from fracas.games.skirmish.screens import CONTENT
from fracas.games.skirmish.setting_up.armies import refusals
from tests.games.skirmish.wandering import TABLES, wander


def test_layouts_are_those_of_the_rules() -> None:
    told = {(each.map, each.scenario, each.sides): each for each in CONTENT.layouts}
    assert len(told) == len(CONTENT.layouts)
    assert {key[:2] for key in told} == {(name, scenario.id) for scenario in SCENARIOS for name in scenario.maps}
    for table in MAPS:
        for (scenario, sides), layout in table.layouts.items():
            each = told[table.id, scenario, sides]
            assert [[(1000 * x, 1000 * y) for x, y in corners] for corners in each.setup] == [
                list(corners) for corners in layout.setups
            ]
            stones = [*layout.centre, *(stone for stones in layout.stones for stone in stones)]
            assert [(1000 * x, 1000 * y) for x, y in each.stones] == stones


def test_radii_are_those_of_the_rules() -> None:
    assert CONTENT.radii == tuple(unit.radius for unit in UNITS)
    assert CONTENT.stone_radius == STONE_RADIUS


def test_items_are_offered_to_those_who_may_carry_them() -> None:
    """Exactly to those whose army is not refused for it: to no beast, nor to a unit that has what it gives already."""
    told = {(unit, ITEMS[item].number) for item, units in enumerate(CONTENT.carriers) for unit in units}
    for unit in UNITS:
        for item in ITEMS:
            why = [rule for rule, _ in refusals([(unit, (item,))], 100, unit.faction) if rule == "skirmish.equipment"]
            assert ((unit.number, item.number) in told) == (why == []), (unit.id, item.id)
    hawk = unit_named("thorn.hawk").number
    assert not any(hawk in units for units in CONTENT.carriers)


def test_a_place_says_whether_it_may_be_left_empty_and_how_large_what_is_placed_is() -> None:
    """In games at random, whatever is asked."""
    seen: dict[str, set[bool]] = {}
    for seed, (players, settings) in enumerate(TABLES):
        for flow in wander(seed, players, settings):
            if isinstance(asked := flow.question, Place) and isinstance(shape := asked.region.shape(), Plane):
                assert shape.optional == (asked.region.refuse(()) is None), asked.ask
                assert (shape.radius > 0) == (asked.ask != "deploy"), asked.ask
                seen.setdefault(asked.ask, set()).add(shape.optional)
    assert seen == {"move": {True}, "push": {True}, "deploy": {False}, "stone": {False, True}, "spot": {False}}
