"""The Skill Inner Peace: what it does, and each of its rulings that could go wrong."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.strike import StrikeLost
from fracas.games.synergy.terms import ATTACKED, STUNNED
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, row, square_of


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(table: Table, fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(table.state, table.tell, fighter.number, status, by.number)


# 37 inner-peace


@rule("synergy.power.inner-peace", "synergy.secret")
def test_inner_peace_is_turned_up_at_the_strike_it_stops(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace",))
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert (vlad.hits, vlad.cards) == (6, {"inner-peace"})
    assert [lost.why for lost in table.heard(StrikeLost)] == ["gate"]
    assert not igor.can("strike"), "the strike is spent"


@rule("synergy.power.inner-peace", "synergy.secret")
def test_anybody_who_could_have_inner_peace_is_asked_just_the_same(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("pocket-pistol",))
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "gate") in table.asked
    assert vlad.hits == 5


@rule("synergy.power.inner-peace")
def test_inner_peace_that_was_declined_at_the_gate_does_not_stop_the_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace",))
    table.roll(4)
    table.uses(vlad, "acrobatic-evasion", "escape")
    with pytest.raises(AssertionError, match=r"no answer to 'escape': \[-1\]"):
        igor.strikes(vlad)
    assert vlad.down == {"inner-peace"}


@rule("synergy.power.inner-peace", "synergy.power.stunning-beauty")
@pytest.mark.parametrize(("die", "asked"), [(2, 0), (3, 1)])
def test_nobody_is_asked_for_peace_where_the_strike_is_lost_already(table: Table, die: int, asked: int) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "stunning-beauty", down=("inner-peace",))
    table.roll(die, *([4] if asked else []))
    igor.strikes(vlad)
    assert table.asked.count((1, "gate")) == asked
    assert vlad.down == {"inner-peace"}


@rule("synergy.power.inner-peace")
def test_open_inner_peace_cannot_be_named_by_foes_but_by_friends(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace"), table.put(1, 8, 6)
    igor.begins()
    assert igor.targets() == set()
    table.roll(4)
    keith.strikes(vlad)
    assert vlad.hits == 5


@rule("synergy.power.inner-peace", "synergy.area")
def test_areas_of_foes_spare_open_inner_peace_and_those_of_friends_do_not(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "reactor-tummy"), table.put(1, 7, 6, "inner-peace")
    keith = table.put(1, 8, 6, "the-human-bomb")
    igor.strikes(card="reactor-tummy")
    assert vlad.hits == 6
    table.roll(2, 1, 4)
    keith.combines("the-human-bomb")
    assert vlad.hits < 6


@rule("synergy.power.inner-peace", "synergy.secret")
def test_inner_peace_turns_up_against_a_blast(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6, down=("inner-peace",))
    table.roll(3)
    table.uses(vlad, "inner-peace", "escape")
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.at, vlad.cards) == (6, (11, 6), {"inner-peace"})


@rule("synergy.power.inner-peace")
def test_inner_peace_holds_while_stunned(table: Table) -> None:
    igor, vlad, keith = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace",)), table.put(0, 1, 1)
    put_under(table, vlad, STUNNED, keith)
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert vlad.hits == 6


@rule("synergy.power.inner-peace")
def test_inner_peace_stops_no_knock_and_no_collision_but_the_strike(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace")
    table.roll(4, 1)
    igor.steps("E")
    assert vlad.hits == 5, "a collision is no strike"


@rule("synergy.power.inner-peace")
def test_inner_peace_is_spent_for_good_by_a_strike_at_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace")
    table.roll(1)
    vlad.strikes(igor)
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 5
    table.roll(4)
    vlad.ends()
    igor.strikes(vlad)
    assert vlad.hits == 4, "for good"


@rule("synergy.power.inner-peace", "synergy.secret")
def test_inner_peace_is_spent_by_an_attack_while_it_lies_face_down(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, down=("inner-peace", "evil-eye"))
    table.roll(1)
    vlad.strikes(igor)
    assert (vlad.down, vlad.it.spent) == ({"inner-peace", "evil-eye"}, []), "in silence"
    table.roll(4)
    igor.strikes(vlad)
    assert (1, "gate") in table.asked, "the prompt stays"
    assert vlad.hits == 5
    with pytest.raises(StoryError, match="no answer to 'gate'"):
        table.uses(vlad, "inner-peace", "gate")
        igor.ends().begins().strikes(vlad)


@rule("synergy.power.inner-peace", "synergy.secret", "synergy.collide")
def test_face_down_inner_peace_is_spent_by_walking_into_a_foe_and_by_areas(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "grenade"), table.put(1, 7, 6, down=("inner-peace",))
    table.roll(6, 6)
    vlad.steps("W")
    assert vlad.it.marks == [ATTACKED]
    keith = table.put(1, 9, 6, "reactor-tummy", down=("acrobatic-evasion",))
    keith.strikes(card="reactor-tummy")
    assert keith.it.marks == [], "its area has caught no foe"
    assert igor.alive


@rule("synergy.power.inner-peace", "synergy.secret", "synergy.power.one-leftover-wish")
def test_inner_peace_that_came_after_the_attack_is_fresh(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "one-leftover-wish", down=("evil-eye",))
    table.roll(1)
    vlad.strikes(igor)
    vlad.uses("one-leftover-wish")
    for card in ("inner-peace", "fast", "might"):
        table.answer("draw", row(card))
    table.goes_on()
    table.goes_on(**{"keep-card": row("inner-peace")})
    assert vlad.it.marks == [ATTACKED]
    table.uses(vlad, "inner-peace", "gate")
    igor.strikes(vlad)
    assert (vlad.hits, vlad.cards) == (6, {"inner-peace"})


@rule("synergy.power.inner-peace")
def test_inner_peace_is_spent_by_an_area_that_catches_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace", "reactor-tummy")
    vlad.strikes(card="reactor-tummy")
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}


@rule("synergy.power.inner-peace")
def test_inner_peace_is_not_spent_by_an_area_without_a_foe_in_it(table: Table) -> None:
    igor, vlad = table.put(0, 9, 6), table.put(1, 7, 6, "inner-peace", "reactor-tummy")
    table.put(1, 6, 6)
    vlad.strikes(card="reactor-tummy")
    igor.walks((8, 6))
    assert igor.targets() == set()


@rule("synergy.power.inner-peace")
def test_inner_peace_is_spent_by_a_blast_that_lands_on_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 9, 6, "inner-peace", "grenade")
    table.roll(3)
    vlad.strikes("g7", "grenade")
    assert row("inner-peace") in vlad.it.spent
    assert igor.hits == 4


@rule("synergy.power.inner-peace", "synergy.power.gossip-lightning")
def test_inner_peace_is_spent_by_a_chain_that_passes_on_to_a_foe(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6), table.put(1, 9, 6, "inner-peace", "gossip-lightning")
    keith = table.put(1, 8, 6)
    table.roll(4, 4)
    table.answer("another", igor.number)
    vlad.strikes(keith, "gossip-lightning")
    assert igor.hits == 4
    assert row("inner-peace") in vlad.it.spent


@rule("synergy.power.inner-peace", "synergy.collide")
def test_inner_peace_is_spent_by_walking_into_a_foe_and_not_into_a_friend(table: Table) -> None:
    table.put(0, 6, 6)
    vlad = table.put(1, 7, 6, "inner-peace")
    table.put(1, 8, 6)
    table.roll(4, 4)
    vlad.steps("E")
    assert row("inner-peace") not in vlad.it.spent
    vlad.ends()
    table.roll(4, 4)
    vlad.steps("W")
    assert row("inner-peace") in vlad.it.spent


@rule("synergy.power.inner-peace")
def test_inner_peace_is_not_spent_by_healing_picking_up_or_helping_friends(table: Table) -> None:
    table.put(0, 6, 6)
    vlad = table.put(1, 7, 6, "inner-peace", "lunchbox-of-mercy", "two-heads")
    keith = table.put(1, 8, 6, hits=3)
    table.lay("dustbin-lid", (7, 6))
    vlad.strikes(keith, "lunchbox-of-mercy").picks("dustbin-lid")
    assert row("inner-peace") not in vlad.it.spent


@rule("synergy.power.inner-peace")
def test_inner_peace_is_not_spent_by_an_answer(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace", "borrowed-momentum", "playing-possum")
    keith = table.put(1, 8, 6)
    table.roll(1)
    table.uses(vlad, "borrowed-momentum", "answer")
    table.answer("fling", square_of((9, 6)))
    keith.strikes(vlad)
    assert row("inner-peace") not in vlad.it.spent
    igor.begins()
    assert igor.targets() == set()


@rule("synergy.power.inner-peace", "synergy.flag")
def test_there_is_no_peace_while_a_flag_is_carried(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace", "flag-orcs")
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}
    vlad.drops("flag-orcs")
    igor.begins()
    assert igor.targets() == set(), "it comes back without the flag"


@rule("synergy.power.inner-peace")
def test_there_is_no_peace_for_the_last_living_warrior() -> None:
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 6, 6), table.put(1, 7, 6, "inner-peace")
    keith = table.put(1, 8, 6, hits=1)
    lars = table.put(0, 9, 6)
    table.roll(4)
    lars.begins()
    assert lars.targets() == {f"#{keith.number}"}
    lars.strikes(keith)
    igor.begins()
    assert igor.targets() == {f"#{vlad.number}"}


@rule("synergy.power.inner-peace", "synergy.power.jelly-bones")
def test_peace_keeps_off_even_the_knock_that_jelly_bones_would_feel(table: Table) -> None:
    igor, vlad = table.put(0, 7, 6, "grenade"), table.put(1, 11, 6, "inner-peace", "jelly-bones")
    table.roll(3)
    igor.strikes("k7", "grenade")
    assert (vlad.hits, vlad.at) == (6, (11, 6))
