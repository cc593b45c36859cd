"""Magic, one test or more for each card and each of its rulings, in the order of the printed deck: 85 to 91."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.games.synergy.board import DIRECTION_NAMES
from fracas.games.synergy.events import Dropped, Raised, Stepped
from fracas.games.synergy.striking.harm import full
from tests.kit.rules import rule
from tests.kit.synergy import StoryError, Table, row, square_of


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    assert table.dice == [], "every die that was told has fallen"


# 85


@rule("synergy.power.zorch-ball", "synergy.strike.roll", "synergy.damage.roll")
def test_a_zorch_ball_does_not_miss_and_does_a_die_of_damage(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 9)
    table.roll(5)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 1


@rule("synergy.power.zorch-ball", "synergy.range")
def test_a_zorch_ball_goes_3_squares_and_is_not_thrown_over_heads(table: Table) -> None:
    igor = table.put(0, 6, 6, "zorch-ball", "patient-marksman")
    vlad, keith = table.put(1, 7, 6), table.put(1, 8, 6)
    table.put(1, 6, 10)
    assert igor.begins().targets("zorch-ball") == {repr(vlad)}
    assert keith.alive


@rule("synergy.power.zorch-ball", "synergy.strike.roll")
def test_a_zorch_ball_under_a_penalty_needs_a_1(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 8, "rear-view-eyes")
    table.roll(1)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 6, "a 1, less 1, is no 1"
    igor.ends()
    table.roll(2, 3)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 3


@rule("synergy.power.zorch-ball", "synergy.power.anti-magic-aura")
@pytest.mark.parametrize(("spot", "stopped"), [((6, 11), True), ((6, 4), True), ((6, 12), False)])
def test_an_anti_magic_aura_on_the_line_stops_a_zorch_ball(table: Table, spot: tuple[int, int], stopped: bool) -> None:
    """Around the victim, around the striker, and a square too far away."""
    igor, vlad = table.put(0, 6, 6, "zorch-ball"), table.put(1, 6, 9)
    table.put(1, *spot, "anti-magic-aura")
    assert igor.begins().can("strike", "zorch-ball") is not stopped
    assert vlad.alive


# 86


@rule("synergy.power.luck")
@pytest.mark.parametrize(("die", "by", "hits"), [(3, 1, 5), (4, -1, 6), (4, 0, 5)])
def test_luck_raises_or_lowers_a_success_roll(table: Table, die: int, by: int, hits: int) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7)
    table.roll(die)
    table.answer("shift", by)
    igor.strikes(vlad)
    assert vlad.hits == hits


@rule("synergy.power.luck")
def test_luck_covers_damage_which_stays_within_1_and_6(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck", "zorch-ball"), table.put(1, 6, 8, "absolute-unit")
    table.roll(6)
    table.answer("shift", 1)
    igor.strikes(vlad, "zorch-ball")
    assert vlad.hits == 4


@rule("synergy.power.luck", "synergy.collide")
def test_luck_covers_collisions_on_anybodys_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "luck")
    table.roll(4, 3)
    table.answer("shift", 1)
    igor.steps("E")
    assert (igor.hits, vlad.hits) == (6, 6)


@rule("synergy.power.luck", "synergy.random")
def test_luck_covers_drifts(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "irresistible-polka"), table.put(1, 8, 8, "luck")
    table.roll(1)
    table.answer("shift", 1)
    igor.strikes(None, "irresistible-polka")
    assert vlad.at == (8, 7), "a 2 is one square north"


@rule("synergy.power.luck")
def test_others_have_no_luck_with_your_dice(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 6, 7, "luck")
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    assert (1, "shift") not in table.asked


@rule("synergy.power.luck", "synergy.power.anti-magic-aura")
def test_there_is_no_luck_in_an_anti_magic_aura(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "luck"), table.put(1, 6, 7, "anti-magic-aura")
    table.roll(3)
    igor.strikes(vlad)
    assert vlad.hits == 6
    assert (0, "shift") not in table.asked


# 87


@rule("synergy.power.confuse", "synergy.status.confused", "synergy.duration")
def test_the_confused_drift_instead_of_moving(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "confuse"), table.put(1, 6, 11, "fast", "grasshopper-legs", "flying-tackle")
    table.roll(4)
    igor.strikes(vlad, "confuse")
    assert (vlad.hits, vlad.statuses) == (6, {"confused"})
    assert vlad.begins().can("move")
    assert not vlad.can("move", "grasshopper-legs")
    assert not vlad.can("combo", "flying-tackle")
    table.roll(3)
    vlad.does("move")
    assert vlad.at == (7, 11)
    assert not vlad.can("move")
    igor.begins()
    assert vlad.statuses == set()


@rule("synergy.power.confuse")
def test_confuse_fails_on_a_3_and_against_the_immune(table: Table) -> None:
    igor = table.put(0, 6, 6, "confuse", "two-heads")
    vlad, keith = table.put(1, 6, 8), table.put(1, 8, 6, "tin-foil-hat")
    table.roll(3)
    igor.strikes(vlad, "confuse")
    table.roll(6)
    igor.strikes(keith, "confuse")
    assert vlad.statuses == keith.statuses == set()


@rule("synergy.power.confuse", "synergy.status.confused")
def test_strikes_of_the_confused_stray_to_whoever_stands_there(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "confuse"), table.put(0, 7, 7)
    vlad, keith = table.put(1, 6, 7), table.put(1, 8, 7)
    table.roll(4)
    igor.strikes(vlad, "confuse")
    table.roll(3, 4)  # the target square drifts east, from Petra's to Keith's
    vlad.strikes(petra)
    assert (petra.hits, keith.hits) == (6, 5)


@rule("synergy.power.confuse", "synergy.status.confused")
def test_a_strike_may_stray_to_the_striker_itself(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "confuse"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "confuse")
    table.roll(4, 4)  # the target square drifts south, from Igor's to Vlad's own; a 4 hits
    vlad.strikes(igor)
    assert (igor.hits, vlad.hits) == (6, 5)


@rule("synergy.power.confuse", "synergy.status.confused")
def test_a_strike_that_strays_to_nobody_is_wasted(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "confuse"), table.put(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "confuse")
    table.roll(2)
    vlad.strikes(igor)
    assert igor.hits == 6
    assert not vlad.can("strike")


# 88


@rule("synergy.power.switcheroo", "synergy.secret")
def test_a_switcheroo_exchanges_squares_with_a_foe_on_a_3(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "flag-orcs", down=("switcheroo",)), table.put(1, 9, 6, "flag-goths")
    table.roll(3)
    igor.strikes(vlad, "switcheroo")
    assert (igor.at, vlad.at) == ((9, 6), (3, 6))
    assert (table.gadgets(igor), table.gadgets(vlad)) == ({"flag-orcs"}, {"flag-goths"})


@rule("synergy.power.switcheroo")
def test_a_switcheroo_fails_on_a_2(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "switcheroo"), table.put(1, 9, 6)
    table.put(1, 10, 6)
    assert igor.begins().targets("switcheroo") == {repr(vlad)}, "the other is 7 squares away"
    table.roll(2)
    igor.strikes(vlad, "switcheroo")
    assert (igor.at, vlad.at) == ((3, 6), (9, 6))


@rule("synergy.power.switcheroo", "synergy.strike.roll")
def test_with_a_friend_nothing_is_rolled(table: Table) -> None:
    igor, petra = table.put(0, 3, 6, "switcheroo"), table.put(0, 9, 6)
    igor.strikes(petra, "switcheroo")
    assert (igor.at, petra.at) == ((9, 6), (3, 6))


@rule("synergy.power.switcheroo")
def test_no_obstacle_blocks_a_switcheroo(table: Table) -> None:
    igor, dora = table.put(0, 3, 7, "switcheroo"), table.put(1, 1, 1, "mental-barrier")
    vlad, keith = table.put(1, 4, 7), table.put(1, 8, 7)
    table.mark("barrier", (7, 7), dora, "mental-barrier")
    assert {repr(vlad), repr(keith)} <= igor.begins().targets("switcheroo"), "past Vlad, a pillar and a barrier"
    table.roll(3)
    igor.strikes(keith, "switcheroo")
    assert (igor.at, keith.at) == ((8, 7), (3, 7))


@rule("synergy.power.switcheroo", "synergy.power.anti-magic-aura")
def test_an_anti_magic_aura_blocks_a_switcheroo(table: Table) -> None:
    igor, vlad = table.put(0, 3, 6, "switcheroo"), table.put(1, 9, 6)
    table.put(1, 6, 8, "anti-magic-aura")
    assert repr(vlad) not in igor.begins().targets("switcheroo")


@rule("synergy.power.switcheroo", "synergy.status.frozen", "synergy.power.suction-cup-soles")
def test_there_is_no_switcheroo_with_whoever_cannot_be_moved(table: Table) -> None:
    igor = table.put(0, 6, 6, "switcheroo", "deep-freeze", "two-heads")
    vlad, keith = table.put(1, 6, 8), table.put(1, 8, 6, "suction-cup-soles")
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    assert not {repr(vlad), repr(keith)} & igor.targets("switcheroo")
    petra = table.put(0, 11, 11, "switcheroo", "suction-cup-soles")
    dora = table.put(1, 11, 13)
    assert repr(dora) not in petra.targets("switcheroo")


@rule("synergy.power.switcheroo", "synergy.status.confused")
def test_a_strayed_switcheroo_moves_nobody_who_cannot_be_moved(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "switcheroo"), table.put(0, 6, 8)
    dora, vlad = table.put(1, 3, 6, "confuse"), table.put(1, 7, 8, "suction-cup-soles")
    table.roll(4)
    dora.strikes(igor, "confuse")
    table.roll(3, 6)  # the target square drifts east, from Petra's to Vlad's
    igor.strikes(petra, "switcheroo")
    assert (igor.at, petra.at, vlad.at) == ((6, 6), (6, 8), (7, 8))


# 89


@rule("synergy.power.toad-curse", "synergy.status.toad", "synergy.duration")
def test_a_toad_hops_and_does_nothing_else(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("toad-curse",)), table.put(1, 6, 8, "strength", "absolute-unit")
    assert vlad.hits == 10
    table.roll(4)  # absolute-unit: strikes that name it are at +1
    igor.strikes(vlad, "toad-curse")
    assert vlad.statuses == {"toad"}
    assert (vlad.hits, vlad.working) == (6, set())
    vlad.hops((6, 10))
    assert vlad.at == (6, 10)
    assert not vlad.can("strike")
    igor.begins()
    assert (vlad.hits, vlad.statuses) == (10, set())


@rule("synergy.power.toad-curse")
def test_a_toad_curse_needs_a_5(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 10)
    table.put(1, 11, 6)
    assert igor.begins().targets("toad-curse") == {repr(vlad)}, "the other is 5 squares away"
    table.roll(4)
    igor.strikes(vlad, "toad-curse")
    assert vlad.statuses == set()


@rule("synergy.power.toad-curse", "synergy.status.toad")
@pytest.mark.parametrize("to", [(7, 9), (6, 11), (6, 9)])
def test_the_hop_is_a_straight_leap_of_1_or_2_to_a_free_square(table: Table, to: tuple[int, int]) -> None:
    """Round the corner, 3 squares, and where somebody stands."""
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8)
    table.put(1, 6, 9)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    with pytest.raises(StoryError, match="is no answer to 'land'"):
        vlad.hops(to)


@rule("synergy.power.toad-curse", "synergy.status.toad")
def test_a_toad_leaps_over_others(table: Table) -> None:
    igor, vlad = table.put(0, 1, 1, "toad-curse"), table.put(1, 1, 0)
    table.put(1, 2, 0)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    vlad.hops((3, 0))
    assert vlad.at == (3, 0)


@rule("synergy.power.toad-curse", "synergy.status.toad")
def test_a_toad_without_a_free_square_has_no_move(table: Table) -> None:
    igor, vlad = table.put(0, 1, 1, "toad-curse"), table.put(1, 1, 0)
    for spot in ((0, 0), (2, 0), (3, 0), (1, 2)):
        table.put(1, *spot)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.begins().can("move")
    assert vlad.can("end")


@rule("synergy.power.toad-curse", "synergy.status.toad")
def test_passive_gadgets_of_a_toad_work_and_no_other_can_be_used(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "toad-curse"), table.put(0, 8, 8, "flameblast")
    vlad = table.put(1, 6, 8, "load-bearing-corset", "mirror-shades", "grenade", down=("pocket-pistol",))
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert vlad.hits == 8
    assert table.gadgets(vlad) == {"load-bearing-corset", "mirror-shades", "grenade"}
    igor.ends()
    table.roll(3)
    petra.strikes(vlad, "flameblast")
    assert (1, "escape") not in table.asked, "shades are active"
    assert vlad.hits == 5
    vlad.begins()
    assert not vlad.can("strike", "grenade")
    assert not vlad.can("strike", "pocket-pistol")
    assert not vlad.can("pick")


@rule("synergy.power.toad-curse", "synergy.death.loss")
def test_lost_extra_hits_can_kill_a_toad(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, "absolute-unit", hits=4)
    table.roll(4)
    igor.strikes(vlad, "toad-curse")
    assert not vlad.alive


@rule("synergy.power.toad-curse", "synergy.team")
def test_an_orc_loses_its_seventh_hit_as_a_toad() -> None:
    table = Table(teams=("cats", "orcs"))
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8)
    assert (vlad.hits, full(table.state, vlad.number)) == (7, 7)
    table.roll(5)
    igor.strikes(vlad, "toad-curse")
    assert (vlad.hits, full(table.state, vlad.number)) == (6, 6)
    igor.ends().begins()
    assert (vlad.hits, full(table.state, vlad.number)) == (7, 7)


@rule("synergy.power.toad-curse", "synergy.gadget.limit")
def test_a_mad_scientist_drops_what_is_over_three_as_a_toad() -> None:
    table = Table(teams=("cats", "mad-scientists"))
    gadgets = ("grenade", "smoke-bomb", "crate-of-bananas", "flag-cats")
    igor, vlad = table.put(0, 6, 6, "toad-curse"), table.put(1, 6, 8, *gadgets)
    table.roll(5)
    table.answer("keep", row("flag-cats"))
    igor.strikes(vlad, "toad-curse")
    assert table.gadgets(vlad) == set(gadgets[:3])
    assert table.loose((6, 8)) == {"flag-cats"}


# 90


@rule("synergy.power.rent-a-zombie", "synergy.status.zombie")
def test_a_body_gets_up_as_the_strikers_zombie() -> None:
    table = Table(teams=("cats", "orcs"))
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 9), table.put(1, 7, 9)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert (vlad.life, vlad.hits, vlad.it.seat) == ("alive", 3, 0)
    assert (vlad.cards, vlad.working) == (set(), set())
    assert [event.by for event in table.heard(Raised)] == [igor.number]
    assert vlad.it.acted, "from the next turn of the player on"
    table.roll(4)
    vlad.strikes(keith)
    assert keith.hits == 6
    vlad.walks((6, 7))
    assert vlad.at == (6, 7)


@rule("synergy.power.rent-a-zombie")
def test_a_zombie_is_not_raised_on_a_3_nor_beyond_3_squares(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 9), table.body(0, 10, 6)
    assert igor.begins().targets("rent-a-zombie") == {repr(vlad)}
    table.roll(3)
    igor.strikes(vlad, "rent-a-zombie")
    assert (vlad.life, keith.life) == ("dead", "dead")


@rule("synergy.power.rent-a-zombie")
def test_the_square_of_the_body_must_be_free(table: Table) -> None:
    igor = table.put(0, 6, 6, "rent-a-zombie")
    table.body(1, 6, 8)
    table.put(1, 6, 8)
    assert igor.begins().targets("rent-a-zombie") == set()


@rule("synergy.power.rent-a-zombie")
def test_there_is_one_zombie_at_a_time(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 8)
    keith = table.body(1, 8, 6)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert igor.ends().begins().targets("rent-a-zombie") == set()
    igor.ends()
    table.roll(4)
    dora = table.put(1, 6, 9, "strength")
    dora.strikes(vlad)
    assert vlad.life == "dead"
    assert repr(keith) in igor.begins().targets("rent-a-zombie")


@rule("synergy.power.rent-a-zombie", "synergy.obstacle")
def test_a_zombie_is_an_obstacle_and_a_friend(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie", "switcheroo"), table.body(1, 6, 8)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert table.state.blocked[square_of((6, 8))]
    assert not table.state.foes(igor.number, vlad.number)
    igor.ends()
    igor.strikes(vlad, "switcheroo")
    assert igor.at == (6, 8), "with a friend nothing is rolled"


@rule("synergy.power.rent-a-zombie", "synergy.lost", "synergy.win.last")
def test_a_zombie_counts_for_nothing_in_winning_or_losing() -> None:
    table = Table(bystanders=False)
    igor, petra, vlad = table.put(0, 6, 6, "rent-a-zombie", hits=2), table.body(0, 6, 8), table.put(1, 6, 5, "strength")
    table.roll(4)
    igor.strikes(petra, "rent-a-zombie")
    assert petra.alive
    table.roll(4)
    vlad.strikes(igor)
    assert table.won == ([1], "last"), "the zombie is no warrior of anybody's"


@rule("synergy.power.rent-a-zombie")
def test_a_zombie_drops_when_its_raiser_dies(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie", hits=1), table.body(1, 6, 8), table.put(1, 6, 5)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(4)
    keith.strikes(igor)
    assert (vlad.life, vlad.it.seat) == ("dead", 1)
    assert not table.state.blocked[square_of((6, 8))]


@rule("synergy.power.rent-a-zombie", "synergy.surrender")
def test_a_zombie_drops_when_its_raiser_leaves(table: Table) -> None:
    igor, vlad = table.put(0, 6, 0, "rent-a-zombie"), table.body(1, 6, 2)
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    igor.steps("N")
    assert (igor.life, vlad.life) == ("gone", "dead")


@rule("synergy.power.rent-a-zombie", "synergy.status.suppressed")
def test_a_zombie_drops_when_the_card_is_suppressed(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 8), table.put(1, 8, 6, "power-pinch")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(4)
    keith.strikes(igor, "power-pinch")
    assert vlad.life == "dead"


@rule("synergy.power.rent-a-zombie", "synergy.power.anti-magic-aura", "synergy.status.suppressed")
def test_a_zombie_drops_in_the_step_in_which_an_aura_comes_over_its_raiser(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "rent-a-zombie"), table.body(1, 6, 3)
    keith = table.put(1, 6, 9, "anti-magic-aura")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    assert vlad.alive, "the aura reaches 2 squares"
    table.events.clear()
    keith.steps("N", "S")
    assert (vlad.life, igor.working) == ("dead", {"rent-a-zombie"}), "it was over the raiser for one step"
    fell = [type(event) for event in table.events if isinstance(event, Stepped | Dropped)]
    assert fell == [Stepped, Dropped, Stepped]


@rule("synergy.power.rent-a-zombie", "synergy.power.anti-magic-aura", "synergy.obstacle")
def test_a_zombie_that_drops_on_the_way_is_no_obstacle_any_more(table: Table) -> None:
    igor, vlad = table.put(0, 4, 8, "rent-a-zombie"), table.body(1, 6, 8)
    keith = table.put(1, 6, 11, "anti-magic-aura", "fast")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    keith.steps("N", "N", "N")
    assert (keith.at, vlad.life, keith.hits) == ((6, 8), "dead", 6)


@rule("synergy.power.rent-a-zombie", "synergy.gadget.pick")
def test_the_zombie_of_a_friend_has_no_hands_for_gadgets(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "rent-a-zombie", "grenade"), table.body(0, 6, 7)
    table.lay("smoke-bomb", (6, 7))
    table.roll(4)
    igor.strikes(petra, "rent-a-zombie")
    assert not igor.can("give")
    igor.ends()
    petra.begins()
    assert not any(petra.can(what) for what in ("pick", "take", "give", "drop"))


@rule("synergy.power.rent-a-zombie", "synergy.power.jumper-cables")
def test_a_walking_zombie_cannot_be_revived(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "rent-a-zombie", "jumper-cables"), table.body(0, 6, 7)
    assert repr(petra) in igor.begins().targets("jumper-cables")
    table.roll(4)
    igor.strikes(petra, "rent-a-zombie")
    igor.ends().begins()
    table.roll(4)
    igor.strikes(petra, "jumper-cables")
    assert petra.hits == 1, "a shock, like any living warrior"


@rule("synergy.power.rent-a-zombie", "synergy.knockback")
def test_the_raisers_player_chooses_where_a_zombie_is_knocked(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 10, "rent-a-zombie"), table.body(1, 6, 8), table.put(1, 5, 6, "the-human-bomb")
    table.roll(4)
    igor.strikes(vlad, "rent-a-zombie")
    table.roll(1)
    table.answer("knock", DIRECTION_NAMES.index("S"), by=igor)
    keith.combines("the-human-bomb")
    assert (vlad.hits, vlad.at) == (2, (6, 9))


# 91


@rule("synergy.power.butterfinger-hex")
def test_butterfingers_drop_all_gadgets_and_flags(table: Table) -> None:
    igor = table.put(0, 6, 6, "butterfinger-hex")
    vlad = table.put(1, 6, 11, "grenade", "flag-orcs", "strength", down=("tin-foil-hat", "flameblast"))
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    assert table.loose((6, 11)) == {"grenade", "flag-orcs", "tin-foil-hat"}
    assert (vlad.cards, vlad.down) == ({"strength"}, {"flameblast"})


@rule("synergy.power.butterfinger-hex")
def test_a_3_does_not_loosen_a_grip(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex"), table.put(1, 6, 8, "grenade")
    table.roll(3)
    igor.strikes(vlad, "butterfinger-hex")
    assert table.gadgets(vlad) == {"grenade"}


@rule("synergy.power.butterfinger-hex", "synergy.death.loss")
def test_a_dropped_corset_can_kill(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex"), table.put(1, 6, 8, "load-bearing-corset", hits=2)
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    assert not vlad.alive
    assert table.loose((6, 8)) == {"load-bearing-corset"}


@rule("synergy.power.butterfinger-hex", "synergy.gadget.pick")
def test_the_victim_may_pick_up_again_a_strike_each(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex"), table.put(1, 6, 8, "grenade", "flag-orcs")
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    vlad.picks("flag-orcs")
    assert table.gadgets(vlad) == {"flag-orcs"}
    assert not vlad.can("pick")


@rule("synergy.power.butterfinger-hex", "synergy.status.frozen")
def test_the_frozen_drop_things_too(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "butterfinger-hex", "deep-freeze", "two-heads"), table.put(1, 6, 8, "grenade")
    table.roll(4)
    igor.strikes(vlad, "deep-freeze")
    table.roll(4)
    igor.strikes(vlad, "butterfinger-hex")
    assert table.loose((6, 8)) == {"grenade"}
