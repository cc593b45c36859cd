"""Super-Powers that strike all around: each card, and each of its rulings that could go wrong.

The Human Bomb, Hurricane Sneeze, Seismic Tantrum, Banshee Tonsils.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.events.move import Unmoved
from fracas.games.synergy.events.strike import HitsLost
from tests.games.synergy.powers.hands import soaks_mental
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 69 the-human-bomb


@rule("synergy.power.the-human-bomb", "synergy.area", "synergy.card.type")
def test_the_human_bomb_hurts_everybody_near_and_then_itself(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("the-human-bomb",)), table.put(1, 7, 6)
    table.roll(5)
    igor.combines("the-human-bomb")
    assert (igor.hits, vlad.hits) == (3, 1)
    assert vlad.at == (8, 6)


@rule("synergy.power.the-human-bomb", "synergy.area", "synergy.damage.roll", "synergy.simultaneous")
def test_the_bomb_spares_no_friend_and_rolls_for_each(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "the-human-bomb"), table.put(0, 8, 8)
    vlad, keith = table.put(1, 6, 8), table.put(1, 9, 6)
    table.answer("next", petra.number)
    table.roll(1, 2)
    igor.combines("the-human-bomb")
    assert (petra.hits, vlad.hits, keith.hits) == (5, 4, 6), "Keith is 3 squares away"


@rule("synergy.power.the-human-bomb")
def test_the_price_of_the_bomb_may_kill_and_the_blast_stands(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb", hits=3), table.put(1, 7, 6)
    table.roll(4)
    igor.combines("the-human-bomb")
    assert not igor.alive
    assert vlad.hits == 2


@rule("synergy.power.the-human-bomb")
def test_the_price_of_the_bomb_cannot_be_lowered_and_is_no_damage(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb", "jelly-bones", "rhino-hide-graft")
    igor.combines("the-human-bomb")
    assert igor.hits == 3
    assert [event.cause for event in table.heard(HitsLost)] == ["pay"]


@rule("synergy.power.the-human-bomb", "synergy.damage.types")
def test_the_blast_is_hard(table: Table) -> None:
    igor = table.put(0, 6, 6, "the-human-bomb")
    vlad, keith = table.put(1, 7, 6, "jelly-bones"), table.put(1, 5, 6, "reactor-tummy")
    table.roll(2)
    igor.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (6, (9, 6)), "immune to Hard, and yet it flies"
    assert keith.hits == 4


@rule("synergy.power.the-human-bomb", "synergy.card.type")
def test_the_bomb_needs_the_move_and_a_strike_unspent(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb", "two-heads"), table.put(1, 7, 6)
    assert igor.begins().can("combo", "the-human-bomb")
    table.roll(1)
    igor.strikes(vlad)
    assert igor.can("combo", "the-human-bomb"), "one of two strikes is left"
    igor.walks((6, 7))
    assert not igor.can("combo", "the-human-bomb")


@rule("synergy.power.the-human-bomb", "synergy.turn.basic")
def test_after_the_bomb_neither_move_nor_strike_is_left(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "the-human-bomb"), table.put(1, 6, 8)
    table.roll(1)
    igor.combines("the-human-bomb")
    assert not igor.can("move")
    assert not igor.can("strike")
    assert vlad.at == (6, 9)


# 79 hurricane-sneeze


@rule("synergy.power.hurricane-sneeze", "synergy.knockback", "synergy.random")
def test_a_sneeze_knocks_3_and_the_sneezer_drifts(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 8, 6)
    table.roll(3, 4)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (5, (11, 6))
    assert igor.at == (6, 7), "a 4 is one square south"


@rule("synergy.power.hurricane-sneeze")
def test_the_recoil_comes_with_a_miss_too(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 10, 6)
    table.roll(2, 5)
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.hits, vlad.at) == (6, (10, 6))
    assert igor.at == (5, 6)


@rule("synergy.power.hurricane-sneeze", "synergy.collide")
def test_the_recoil_comes_after_the_whole_strike_and_may_collide(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze"), table.put(1, 7, 6)
    petra = table.put(0, 5, 6)
    table.roll(3, 3)  # Vlad is gone from the square east of it by then
    igor.strikes(vlad, "hurricane-sneeze")
    assert (vlad.at, igor.at) == ((10, 6), (7, 6))
    igor.ends()
    vlad.walks((8, 6))
    petra.walks((6, 6))
    table.roll(3, 5, 1, 4)  # and now west into Petra: both roll
    igor.strikes(vlad, "hurricane-sneeze")
    assert (igor.hits, petra.hits, igor.at) == (5, 6, (7, 6))


@rule("synergy.power.hurricane-sneeze", "synergy.power.suction-cup-soles")
def test_cards_that_stop_drifting_stop_the_recoil(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "hurricane-sneeze", "suction-cup-soles"), table.put(1, 8, 6)
    table.roll(3)
    igor.strikes(vlad, "hurricane-sneeze")
    assert igor.at == (6, 6)
    assert [event.warrior for event in table.heard(Unmoved)] == [igor.number]


# 81 seismic-tantrum


@rule("synergy.power.seismic-tantrum", "synergy.area")
def test_a_tantrum_strikes_everybody_within_7(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "seismic-tantrum"), table.put(0, 1, 13)
    vlad, keith = table.put(1, 13, 13), table.put(1, 14, 6)
    table.roll(4)
    igor.combines("seismic-tantrum")
    assert [each.hits for each in (igor, petra, vlad, keith)] == [6, 5, 5, 6]


@rule("synergy.power.seismic-tantrum")
def test_a_tantrum_has_one_roll_and_takes_move_and_strike(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "seismic-tantrum"), table.put(1, 6, 8), table.put(1, 8, 6)
    table.roll(3)
    igor.combines("seismic-tantrum")
    assert (vlad.hits, keith.hits) == (6, 6)
    assert not igor.can("move")
    assert not igor.can("strike")
    igor.ends()
    igor.walks((6, 7))
    assert not igor.can("combo", "seismic-tantrum")


# 84 banshee-tonsils


@rule("synergy.power.banshee-tonsils", "synergy.stun")
def test_the_high_note_hurts_and_stuns_everybody_within_2(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "banshee-tonsils"), table.put(0, 8, 8)
    vlad, keith = table.put(1, 6, 7), table.put(1, 9, 6)
    table.roll(5)
    igor.strikes(None, "banshee-tonsils")
    assert [each.hits for each in (igor, petra, vlad, keith)] == [6, 5, 5, 6]
    assert [each.statuses for each in (igor, petra, vlad, keith)] == [set(), {"stunned"}, {"stunned"}, set()]
    igor.ends().begins()
    assert petra.statuses == vlad.statuses == set()


@rule("synergy.power.banshee-tonsils")
def test_a_4_is_no_high_note(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(None, "banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (6, set())


@rule("synergy.power.banshee-tonsils")
def test_the_soaked_are_stunned_and_the_immune_are_not(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    igor, vlad = table.put(0, 6, 6, "banshee-tonsils"), table.put(1, 6, 7, soaks_mental(monkeypatch))
    keith = table.put(1, 7, 6, "tin-foil-hat")
    table.roll(5)
    igor.strikes(None, "banshee-tonsils")
    assert (vlad.hits, vlad.statuses) == (6, {"stunned"})
    assert (keith.hits, keith.statuses) == (6, set())
