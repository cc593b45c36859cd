"""Super-Powers that reach far: each card, and each of its rulings that could go wrong.

Flameblast, Deep Freeze, Laser Eyebrows.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events.strike import Died
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 68 flameblast


@rule("synergy.power.flameblast", "synergy.secret")
def test_a_flameblast_is_turned_up_when_it_is_breathed(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, down=("flameblast",)), table.put(1, 7, 6)
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert vlad.hits == 3
    assert igor.cards == {"flameblast"}


@rule("synergy.power.flameblast")
def test_a_flameblast_needs_a_3_and_reaches_4(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "flameblast"), table.put(1, 7, 6), table.put(1, 3, 11)
    assert igor.begins().targets("flameblast") == {repr(vlad)}, "Keith is 5 squares away"
    table.roll(2)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (6, 6)


@rule("synergy.power.flameblast")
def test_a_flameblast_has_one_target_only(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "flameblast"), table.put(1, 5, 6), table.put(1, 6, 6)
    assert igor.begins().targets("flameblast") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "flameblast")
    assert (vlad.hits, keith.hits) == (3, 6)


@rule("synergy.power.flameblast", "synergy.status.frozen")
def test_the_wound_of_a_flameblast_thaws(table: Table) -> None:
    igor, petra, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(0, 8, 8, "flameblast"), table.put(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == {"frozen"}
    igor.ends()
    table.roll(3)
    petra.strikes(vlad, "flameblast")
    assert (vlad.hits, vlad.statuses) == (3, set())


# 74 deep-freeze


@rule("synergy.power.deep-freeze", "synergy.status.frozen", "synergy.duration")
def test_a_deep_freeze_lasts_until_the_freezers_next_turn(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "deep-freeze"), table.put(0, 11, 11)
    vlad = table.put(1, 6, 9)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert (vlad.hits, vlad.statuses) == (6, {"frozen"})
    vlad.begins()
    assert not vlad.can("move")
    assert not vlad.can("strike")
    petra.begins()
    assert vlad.statuses == {"frozen"}, "another warrior's turn"
    igor.begins()
    assert vlad.statuses == set()


@rule("synergy.power.deep-freeze")
def test_a_deep_freeze_needs_a_4_within_3(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 9), table.put(1, 10, 6)
    assert igor.begins().targets("deep-freeze") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == keith.statuses == set()


@rule("synergy.power.deep-freeze")
def test_immunity_to_energy_stops_a_deep_freeze(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 8, "reactor-tummy")
    table.roll(6)
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == set()


@rule("synergy.power.deep-freeze", "synergy.status.frozen")
def test_nothing_moves_the_frozen(table: Table) -> None:
    igor = table.put(0, 6, 6, "deep-freeze", "two-heads", "hurricane-sneeze")
    vlad = table.put(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    table.roll(3, 1)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (5, (6, 8))
    assert vlad.statuses == {"frozen"}, "a wound of Hard damage thaws nobody"


@rule("synergy.power.deep-freeze", "synergy.status.frozen")
def test_the_frozen_do_not_duck(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "deep-freeze"), table.put(0, 6, 9)
    vlad = table.put(1, 6, 8, "mirror-shades", "heroic-idiot")
    table.roll(4, 3)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "deep-freeze")
    assert vlad.statuses == {"frozen"}
    igor.ends()
    table.roll(4)
    petra.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "escape") not in table.asked


@rule("synergy.power.deep-freeze", "synergy.power.mirror-shades", "synergy.duration")
def test_a_deep_freeze_that_was_sent_back_is_made_by_the_shades(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "deep-freeze"), table.put(1, 6, 8, "mirror-shades")
    table.roll(4, 4)
    table.uses(vlad, "mirror-shades", "escape")
    igor.strikes(vlad, "deep-freeze")
    assert (igor.statuses, vlad.statuses) == ({"frozen"}, set())
    vlad.begins()
    assert igor.statuses == set(), "until the next turn of the one who sent it back"


# 77 laser-eyebrows


@rule("synergy.power.laser-eyebrows")
def test_the_beam_strikes_everybody_on_the_line_with_one_roll(table: Table) -> None:
    igor, petra = table.put(0, 3, 6, down=("laser-eyebrows",)), table.put(0, 6, 6)
    vlad, keith, dora = table.put(1, 5, 6), table.put(1, 10, 6), table.put(1, 11, 6)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert [each.hits for each in (vlad, petra, keith, dora)] == [4, 4, 4, 6], "7 squares"


@rule("synergy.power.laser-eyebrows", "synergy.damage.types")
def test_the_beam_is_energy(table: Table) -> None:
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6, "reactor-tummy"), table.put(1, 6, 6, "tin-foil-hat")
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 4)


@rule("synergy.power.laser-eyebrows")
def test_a_failed_beam_strikes_nobody(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "laser-eyebrows"), table.put(1, 5, 6), table.put(1, 6, 6)
    table.roll(3)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 6)


@rule("synergy.power.laser-eyebrows")
def test_a_beam_names_only_the_first(table: Table) -> None:
    """Absolute Unit is struck at +1 where it is named."""
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6), table.put(1, 6, 6, "absolute-unit")
    assert igor.begins().targets("laser-eyebrows") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (6, 10)
    igor.ends()
    vlad.walks((5, 5))
    table.roll(3)
    igor.strikes(keith, "laser-eyebrows")
    assert keith.hits == 8


@rule("synergy.power.laser-eyebrows", "synergy.power.mental-barrier")
def test_pillars_and_barriers_stop_the_beam(table: Table) -> None:
    igor = table.put(0, 3, 7, "laser-eyebrows", "mental-barrier")
    vlad, keith = table.put(1, 4, 7), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (4, 6), "a pillar stands on (5, 7)"
    dora, lars = table.put(1, 3, 8), table.put(1, 3, 10)
    table.mark("barrier", (3, 9), igor, "mental-barrier")
    igor.ends()
    table.roll(4)
    igor.strikes(dora, "laser-eyebrows")
    assert (dora.hits, lars.hits) == (4, 6)


@rule("synergy.power.laser-eyebrows", "synergy.power.bungee-arms")
def test_range_modifiers_lengthen_the_beam(table: Table) -> None:
    igor, vlad, keith = table.put(0, 3, 6, "laser-eyebrows", "bungee-arms"), table.put(1, 5, 6), table.put(1, 12, 6)
    table.roll(4)
    igor.strikes(vlad, "laser-eyebrows")
    assert (vlad.hits, keith.hits) == (4, 4), "9 squares"


@rule("synergy.power.laser-eyebrows", "synergy.simultaneous")
def test_the_striker_orders_the_victims_of_a_beam(table: Table) -> None:
    igor = table.put(0, 3, 6, "laser-eyebrows")
    vlad, keith = table.put(1, 5, 6, hits=2), table.put(1, 6, 6, hits=2)
    table.roll(4)
    table.answer("next", keith.number)
    igor.strikes(vlad, "laser-eyebrows")
    assert [event.warrior for event in table.heard(Died)] == [keith.number, vlad.number]
