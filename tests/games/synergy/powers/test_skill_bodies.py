"""Skills with the dead, and with those who seem so: each card, and each of its rulings that could go wrong.

Playing Possum, Body Bowling.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.raising import revive
from tests.games.synergy.powers.hands import under
from tests.kit.rules import rule
from tests.kit.synergy import Table


@pytest.fixture
def table() -> Table:
    return Table()


# 49 playing-possum


@rule("synergy.power.playing-possum", "synergy.status.possum", "synergy.secret")
def test_a_possum_is_no_target_and_no_obstacle_until_its_next_turn(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, down=("playing-possum",)), table.put(1, 7, 6)
    igor.uses("playing-possum")
    assert (igor.statuses, igor.cards) == ({"possum"}, {"playing-possum"})
    vlad.begins()
    assert vlad.targets() == set()
    vlad.walks((6, 6))
    assert vlad.at == igor.at == (6, 6)
    igor.begins()
    assert igor.statuses == set()


@rule("synergy.power.playing-possum")
def test_playing_possum_takes_the_place_of_move_and_strikes(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum", "two-heads")
    table.put(1, 7, 6)
    igor.uses("playing-possum")
    assert not igor.can("move")
    assert not igor.can("strike")


@rule("synergy.power.playing-possum")
@pytest.mark.parametrize("did", ["move", "strike", "pick"])
def test_nobody_plays_possum_after_a_move_or_a_strike(table: Table, did: str) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum", "two-heads"), table.put(1, 7, 6)
    table.lay("dustbin-lid", (6, 6))
    igor.begins()
    assert igor.can("use", "playing-possum")
    if did == "move":
        igor.walks((6, 7))
    elif did == "strike":
        table.roll(1)
        igor.strikes(vlad)
    else:
        igor.picks("dustbin-lid")
    assert not igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum", "synergy.power.spare-arms")
def test_nobody_plays_possum_after_a_strike_of_its_spare_arms(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum", "spare-arms")
    table.lay("dustbin-lid", (6, 6))
    igor.picks("dustbin-lid")
    assert igor.can("move")
    assert not igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum")
def test_nobody_plays_possum_two_turns_running(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum")
    igor.uses("playing-possum").ends().begins()
    assert not igor.can("use", "playing-possum")
    igor.ends().begins()
    assert igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum")
def test_a_woken_possum_does_not_lie_down_in_the_next_turn_either(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum")
    igor.uses("playing-possum").ends()
    revive(table.state, table.tell, igor.number, 2, 0)
    assert igor.statuses == set()
    igor.begins()
    assert not igor.can("use", "playing-possum")


@rule("synergy.power.playing-possum", "synergy.area")
def test_areas_and_knocks_do_not_touch_a_possum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 8, 6, "grenade", "reactor-tummy")
    igor.uses("playing-possum")
    table.roll(3, 4)
    vlad.strikes("h7", "grenade")
    assert (igor.hits, igor.at) == (6, (6, 6))


@rule("synergy.power.playing-possum", "synergy.range")
def test_shots_pass_over_a_possum(table: Table) -> None:
    igor, keith = table.put(0, 6, 6, "playing-possum"), table.put(0, 5, 6)
    vlad = table.put(1, 8, 6, "pocket-pistol")
    igor.uses("playing-possum")
    vlad.begins()
    assert vlad.targets("pocket-pistol") == {f"#{keith.number}"}


@rule("synergy.power.playing-possum", "synergy.win.flags")
def test_a_possum_keeps_its_gadgets_but_its_flags_do_not_win_meanwhile() -> None:
    table = Table(teams=("orcs", "goths"))
    table.state.goals[0] = table.state.teams[1]
    igor = table.put(0, 0, 1, "playing-possum", "flag-orcs", "flag-goths")
    igor.uses("playing-possum").ends()
    assert table.won is None
    assert table.gadgets(igor) == {"flag-orcs", "flag-goths"}
    igor.ends()
    assert table.won == ([0], "flags")


@rule("synergy.power.playing-possum", "synergy.win.last")
def test_a_possum_is_alive_for_winning_and_losing() -> None:
    table = Table(bystanders=False)
    igor, keith = table.put(0, 6, 6, "playing-possum"), table.put(0, 8, 6, hits=1)
    vlad = table.put(1, 9, 6)
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(keith)
    assert not keith.alive
    assert table.won is None


@rule("synergy.power.playing-possum", "synergy.move.share")
def test_anybody_who_stands_on_a_woken_possum_must_move_on(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 7, 6)
    igor.uses("playing-possum")
    vlad.walks((6, 6)).ends()
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}
    assert not igor.can("end"), "the first with a legal chance to move to a vacant square must"


@rule("synergy.power.playing-possum", "synergy.power.jumper-cables")
def test_cables_may_name_a_possum_and_wake_it(table: Table) -> None:
    igor = table.put(0, 6, 6, "playing-possum", hits=4)
    keith = table.put(0, 7, 6, "jumper-cables")
    igor.uses("playing-possum")
    table.roll(5)
    keith.strikes(igor, "jumper-cables")
    assert (igor.statuses, igor.hits, igor.cards) == (set(), 4, {"playing-possum"}), "they fail"


@rule("synergy.power.playing-possum", "synergy.power.rent-a-zombie")
def test_nobody_rents_a_possum(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 8, 6, "rent-a-zombie")
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(igor, "rent-a-zombie")
    assert (igor.statuses, igor.hits, igor.it.seat) == (set(), 6, 0)


@rule("synergy.power.playing-possum", "synergy.power.body-bowling")
def test_a_bowled_possum_is_carried_unhurt(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum"), table.put(1, 7, 6, "body-bowling")
    keith = table.put(0, 10, 6)
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(keith, "body-bowling")
    assert (igor.hits, igor.at, igor.statuses) == (6, (10, 6), {"possum"})
    assert (keith.hits, keith.at) == (3, (11, 6))


@rule("synergy.power.playing-possum", "synergy.power.body-bowling", "synergy.power.anti-magic-aura")
def test_a_bowled_possum_takes_its_aura_along(table: Table) -> None:
    igor, petra = table.put(0, 5, 6, "body-bowling"), table.put(0, 9, 8, "luck")
    vlad, sinistra = table.put(1, 6, 6, "anti-magic-aura"), table.put(1, 9, 6)
    under(vlad, "possum", vlad)
    assert "luck" in petra.working
    table.roll(1)
    igor.strikes(sinistra, "body-bowling")
    assert vlad.at == (8, 6)
    assert "luck" not in petra.working


@rule("synergy.power.playing-possum", "synergy.power.heroic-idiot")
def test_a_possum_steps_in_for_nobody(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "playing-possum", "heroic-idiot"), table.put(1, 8, 6)
    keith = table.put(0, 7, 6)
    igor.uses("playing-possum")
    table.roll(4)
    vlad.strikes(keith)
    assert (0, "step-in") not in table.asked


# 50 body-bowling


@rule("synergy.power.body-bowling", "synergy.knockback")
def test_a_bowled_body_ends_where_the_target_stood(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6), table.body(0, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.hits, vlad.at) == (3, (10, 6))
    assert (body.at, body.life) == ((9, 6), "dead")


@rule("synergy.power.body-bowling")
def test_a_body_that_misses_ends_one_square_short(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6), table.body(1, 6, 6)
    table.roll(3)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.hits, vlad.at, body.at) == (6, (9, 6), (8, 6))


@rule("synergy.power.body-bowling")
def test_a_body_bowled_next_door_that_misses_ends_on_the_bowlers_square(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 7, 6), table.body(1, 5, 6)
    table.roll(3)
    igor.strikes(vlad, "body-bowling")
    assert body.at == igor.at == (6, 6)


@rule("synergy.power.body-bowling", "synergy.move.share")
def test_a_body_bowled_at_somebody_on_the_same_square_stays_there(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 6, 6), table.body(1, 5, 6)
    table.roll(3)
    igor.strikes(vlad, "body-bowling")
    assert body.at == (6, 6)


@rule("synergy.power.body-bowling")
def test_bowling_needs_a_body_next_to_the_bowler_or_on_its_square(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6)
    corner = table.body(1, 5, 5)
    igor.begins()
    assert not igor.can("strike", "body-bowling")
    table.body(1, 6, 5)
    assert igor.targets("body-bowling") == {f"#{vlad.number}"}
    assert corner.at == (5, 5)


@rule("synergy.power.body-bowling")
def test_of_several_bodies_the_bowler_chooses_one(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6)
    one, other = table.body(1, 6, 5), table.body(1, 6, 7)
    table.roll(4)
    table.answer("body", other.number)
    igor.strikes(vlad, "body-bowling")
    assert (one.at, other.at) == ((6, 5), (9, 6))


@rule("synergy.power.body-bowling")
def test_gadgets_by_the_body_stay_behind(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6)
    table.body(1, 6, 7)
    table.lay("grenade", (6, 7))
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert table.loose((6, 7)) == {"grenade"}


@rule("synergy.power.body-bowling", "synergy.range")
def test_the_line_is_the_bowlers_and_warriors_and_obstacles_block_it(table: Table) -> None:
    igor = table.put(0, 6, 6, "body-bowling")
    table.body(1, 6, 7)
    behind, in_line_with_body = table.put(1, 9, 6), table.put(1, 4, 7)
    far = table.put(1, 1, 6)
    igor.begins()
    assert igor.targets("body-bowling") == {f"#{behind.number}"}
    table.put(0, 8, 6)
    assert f"#{behind.number}" not in igor.targets("body-bowling")
    assert in_line_with_body.alive
    assert far.alive


@rule("synergy.power.body-bowling", "synergy.power.inner-peace")
def test_a_strike_that_was_lost_leaves_the_body_where_it_lies(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6, down=("inner-peace",))
    body = table.body(1, 6, 7)
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad, "body-bowling")
    assert body.at == (6, 7)


@rule("synergy.power.body-bowling", "synergy.power.acrobatic-evasion")
def test_an_evaded_body_falls_short(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6, "acrobatic-evasion"), table.body(1, 6, 7)
    table.uses(vlad, "acrobatic-evasion", "escape")
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.hits, body.at) == (6, (8, 6))


@rule("synergy.power.body-bowling", "synergy.knockback")
def test_who_is_killed_by_a_body_flies_as_well(table: Table) -> None:
    igor, vlad, body = table.put(0, 6, 6, "body-bowling"), table.put(1, 9, 6, hits=2), table.body(1, 6, 7)
    table.roll(4)
    igor.strikes(vlad, "body-bowling")
    assert (vlad.life, vlad.at, body.at) == ("dead", (10, 6), (9, 6))
