"""Bio-Mods of switches, pouches and warranties: each card, and each of its rulings that could go wrong.

Dead-Man's Switch, Marsupial Pouch, Extended Warranty.
"""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.events.strike import Wounded
from fracas.games.synergy.events.turn import PlayerLost
from fracas.games.synergy.numbers import BASIC, MOVES
from fracas.games.synergy.terms import CONFUSED, HELD, STUNNED
from tests.kit.rules import rule
from tests.kit.story import StoryError
from tests.kit.synergy import Fighter, Table, row


@pytest.fixture
def table() -> Table:
    return Table()


def put_under(fighter: Fighter, status: int, by: Fighter) -> None:
    afflict(fighter.table.state, fighter.table.tell, fighter.number, status, by.number)


def blanks(fighter: Fighter, card: str, by: Fighter) -> None:
    suppress(fighter.table.state, fighter.table.tell, fighter.number, row(card), by.number)


# 33 dead-mans-switch


@rule("synergy.power.dead-mans-switch", "synergy.damage.roll")
def test_a_switch_hurts_everyone_within_2_a_die_each(table: Table) -> None:
    igor, petra = table.put(0, 6, 6), table.put(0, 9, 8)
    vlad, keith, raven = table.put(1, 7, 6, "dead-mans-switch", hits=1), table.put(1, 8, 8), table.put(1, 10, 6)
    table.roll(4, 2, 5, 3)
    igor.strikes(vlad)
    assert not vlad.alive
    assert sorted(6 - each.hits for each in (igor, petra, keith)) == [2, 3, 5]
    assert raven.hits == 6


@rule("synergy.power.dead-mans-switch", "synergy.simultaneous")
def test_whose_switch_it_was_says_who_is_next(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, hits=1), table.put(0, 8, 6, hits=1)
    vlad = table.put(1, 7, 6, "dead-mans-switch", hits=1)
    table.roll(4, 1, 6)
    table.answer("next", petra.number, by=vlad)
    igor.strikes(vlad)
    wounds = [(event.warrior, event.lost) for event in table.heard(Wounded)]
    assert wounds[1:] == [(petra.number, 1), (igor.number, 6)]


@rule("synergy.power.dead-mans-switch")
def test_a_switch_goes_off_whatever_killed_its_bearer(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "toxic-drool"), table.put(1, 7, 6, "dead-mans-switch", hits=2)
    table.roll(4)
    igor.strikes(vlad)
    table.roll(3)
    table.turn_of(table.put(1, 12, 12))
    assert vlad.alive
    with pytest.raises(StoryError, match=r"dead|does not come"):
        vlad.begins()
    assert (vlad.alive, igor.hits) == (False, 3)


@rule("synergy.power.dead-mans-switch", "synergy.secret")
def test_a_switch_may_be_turned_up_by_the_dead_and_everybody_is_asked_for_it(table: Table) -> None:
    igor, vlad = table.put(0, 6, 6, "two-heads"), table.put(1, 7, 6, down=("dead-mans-switch",), hits=1)
    keith = table.put(1, 6, 7, down=("flameblast",), hits=1)
    table.roll(4)
    igor.strikes(keith)
    assert (1, "dying") in table.asked, "who has no switch is asked just the same"
    table.roll(4, 3)
    table.uses(vlad, "dead-mans-switch", "dying")
    igor.strikes(vlad)
    assert igor.hits == 3


@rule("synergy.power.dead-mans-switch", "synergy.surrender")
def test_a_switch_does_not_go_off_on_surrender_or_when_suppressed(table: Table) -> None:
    vlad, igor = table.put(1, 0, 6, "dead-mans-switch"), table.put(0, 1, 6)
    vlad.steps("W")
    assert (vlad.life, igor.hits) == ("gone", 6)
    keith = table.put(1, 1, 7, "dead-mans-switch", hits=1)
    igor.begins()
    blanks(keith, "dead-mans-switch", igor)
    table.roll(4)
    igor.strikes(keith)
    assert not keith.alive
    assert igor.hits == 6


@rule("synergy.power.dead-mans-switch", "synergy.lost")
def test_anybody_who_dies_last_has_lost_before_the_switch_goes_off() -> None:
    table = Table(bystanders=False)
    igor, vlad = table.put(0, 6, 6, hits=1), table.put(1, 7, 6, "dead-mans-switch", hits=1)
    table.roll(4)
    igor.strikes(vlad)
    assert table.won == ([0], "last")
    assert igor.alive
    assert [event.seat for event in table.heard(PlayerLost)] == [1]


@rule("synergy.power.dead-mans-switch")
def test_a_switch_is_no_strike(table: Table) -> None:
    igor = table.put(0, 6, 6, "flameblast", "strength")
    petra = table.put(0, 9, 6, "rear-view-eyes", "eel-wiring", down=("acrobatic-evasion",))
    vlad = table.put(1, 8, 6, "dead-mans-switch", hits=1)
    table.roll(3, 1, 2)
    igor.strikes(vlad, "flameblast")
    assert (igor.hits, petra.hits) == (5, 4), "the striker's strength does not count"
    assert (0, "escape") not in table.asked, "nobody may avoid it"


@rule("synergy.power.dead-mans-switch")
def test_a_switch_goes_off_where_the_body_lies(table: Table) -> None:
    igor = table.put(0, 6, 6, "preposterous-mallet")
    vlad = table.put(1, 7, 6, "dead-mans-switch", hits=4)
    keith = table.put(1, 11, 6, hits=1)
    table.roll(5, 6)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.at, vlad.alive, keith.alive) == ((9, 6), False, False)
    assert igor.hits == 6, "the body had flown away"


# 34 marsupial-pouch


def hop_in(table: Table, friend: Fighter, bearer: Fighter) -> None:
    friend.does("hop")
    assert friend.it.inside == bearer.number


@rule("synergy.power.marsupial-pouch", "synergy.move.share")
def test_a_friend_hops_in_for_its_move_and_travels_along(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 7, 6)
    hop_in(table, petra, igor)
    assert petra.at == (6, 6)
    assert not petra.can("move")
    assert petra.can("end"), "no share duty meanwhile"
    igor.walks((6, 8))
    assert (igor.at, petra.at) == ((6, 8), (6, 8))
    assert igor.can("end")
    petra.walks((7, 8))
    assert (petra.at, petra.it.inside) == ((7, 8), -1), "it leaves by its own move"


@rule("synergy.power.marsupial-pouch")
def test_only_one_friend_next_door_hops_in(table: Table) -> None:
    igor, petra, brain = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 7, 6), table.put(0, 6, 7)
    vlad, far = table.put(1, 5, 6), table.put(0, 6, 9)
    petra.begins()
    assert petra.can("hop")
    hop_in(table, petra, igor)
    brain.begins()
    assert not brain.can("hop"), "one passenger"
    far.begins()
    assert not far.can("hop")
    vlad.begins()
    assert not vlad.can("hop"), "no foe"


@rule("synergy.power.marsupial-pouch")
def test_anybody_who_cannot_move_cannot_hop_in(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 7, 6)
    petra.begins()
    put_under(petra, HELD, igor)
    assert not petra.can("hop")


@rule("synergy.power.marsupial-pouch")
def test_a_passenger_strikes_out_and_foes_cannot_name_it(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 7, 6, "flameblast")
    hop_in(table, petra, igor)
    table.roll(4)
    petra.strikes(vlad)
    assert vlad.hits == 5
    vlad.begins()
    assert vlad.targets() == {repr(igor)}
    assert vlad.targets("flameblast") == {repr(igor)}


@rule("synergy.power.marsupial-pouch", "synergy.area")
def test_areas_hit_both_and_a_knock_moves_both_once(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 3, 6, "meteoric-belly-flop")
    hop_in(table, petra, igor)
    table.roll(3)
    vlad.combines("meteoric-belly-flop", to=(5, 6))
    assert (igor.hits, petra.hits) == (4, 4)
    assert (igor.at, petra.at) == ((7, 6), (7, 6))
    assert petra.it.inside == igor.number


@rule("synergy.power.marsupial-pouch", "synergy.knockback")
def test_a_knock_of_the_bearer_alone_takes_the_passenger_along(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 5, 6, "preposterous-mallet")
    hop_in(table, petra, igor)
    table.roll(5)
    vlad.strikes(igor, "preposterous-mallet")
    assert (igor.hits, petra.hits) == (2, 6)
    assert (igor.at, petra.at) == ((8, 6), (8, 6))


@rule("synergy.power.marsupial-pouch", "synergy.death")
def test_when_the_bearer_dies_the_passenger_is_in_the_open(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch", hits=1), table.put(0, 6, 7)
    vlad = table.put(1, 5, 6, "two-heads")
    hop_in(table, petra, igor)
    table.roll(4)
    vlad.strikes(igor)
    assert not igor.alive
    assert petra.it.inside == -1
    assert vlad.targets() == {repr(petra)}


@rule("synergy.power.marsupial-pouch", "synergy.move.share")
def test_when_the_pouch_is_suppressed_both_are_in_the_open_and_must_part(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 5, 6)
    hop_in(table, petra, igor)
    vlad.begins()
    blanks(igor, "marsupial-pouch", vlad)
    assert vlad.targets() == {repr(igor), repr(petra)}
    petra.begins()
    assert not petra.can("end"), "the first with a chance to move must"
    petra.walks((6, 8))
    assert petra.can("end")
    igor.begins()
    assert igor.can("end")


@rule("synergy.power.marsupial-pouch")
def test_a_toads_hop_and_a_confused_drift_leave_the_pouch(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7)
    vlad = table.put(1, 12, 12)
    hop_in(table, petra, igor)
    petra.ends()
    petra.begins()
    put_under(petra, CONFUSED, vlad)
    table.roll(3)
    table.play(MOVES + BASIC, [])
    assert (petra.at, petra.it.inside) == ((7, 6), -1)
    igor.ends()
    igor.walks((6, 5))
    assert petra.at == (7, 6)


@rule("synergy.power.marsupial-pouch", "synergy.power.anti-magic-aura")
def test_magic_sleeps_for_a_passenger_who_is_carried_into_an_aura(table: Table) -> None:
    igor, petra = table.put(0, 2, 6, "marsupial-pouch"), table.put(0, 2, 7, "luck")
    table.put(1, 6, 6, "anti-magic-aura")
    hop_in(table, petra, igor)
    assert petra.working == {"luck"}
    igor.walks((4, 6))
    assert petra.working == set()


@rule("synergy.power.marsupial-pouch", "synergy.power.heroic-idiot")
def test_a_passenger_who_swaps_squares_has_left(table: Table) -> None:
    igor, petra, brain = (
        table.put(0, 6, 6, "marsupial-pouch"),
        table.put(0, 6, 7, "heroic-idiot"),
        table.put(0, 7, 6),
    )
    vlad = table.put(1, 8, 6)
    hop_in(table, petra, igor)
    table.uses(petra, "heroic-idiot", "step-in")
    table.roll(4)
    vlad.strikes(brain)
    assert (petra.at, brain.at, petra.it.inside) == ((7, 6), (6, 6), -1)


@rule("synergy.power.marsupial-pouch", "synergy.power.playing-possum")
def test_anybody_who_plays_possum_has_its_passenger_in_the_open(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch", "playing-possum"), table.put(0, 6, 7)
    vlad = table.put(1, 7, 6)
    hop_in(table, petra, igor)
    igor.uses("playing-possum")
    assert petra.it.inside == -1
    vlad.begins()
    assert vlad.targets() == {repr(petra)}


@rule("synergy.power.marsupial-pouch", "synergy.power.circle-of-campfires")
def test_anybody_who_hops_in_meets_what_lies_there_and_a_passenger_is_carried_past_it(table: Table) -> None:
    igor, petra = table.put(0, 6, 6, "marsupial-pouch", "reactor-tummy"), table.put(0, 6, 7)
    vlad = table.put(1, 12, 12, "circle-of-campfires")
    table.mark("campfire", (6, 6), vlad, "circle-of-campfires")
    table.mark("campfire", (5, 6), vlad, "circle-of-campfires")
    hop_in(table, petra, igor)
    assert petra.hits == 5
    igor.walks((5, 6))
    assert (petra.at, petra.hits) == ((5, 6), 5), "its bearer entered, not the passenger"


@rule("synergy.power.marsupial-pouch", "synergy.status.held")
def test_nothing_holds_a_passenger_that_is_carried_away(table: Table) -> None:
    igor, petra, vlad = table.put(0, 6, 6, "marsupial-pouch"), table.put(0, 6, 7), table.put(1, 10, 10)
    petra.does("hop")
    put_under(petra, HELD, vlad)
    igor.walks((6, 5))
    assert (petra.at, petra.statuses) == ((6, 5), set())


# 35 extended-warranty


@rule("synergy.power.extended-warranty")
def test_a_warranty_changes_a_card_once_per_game_at_the_beginning_of_a_turn(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "strength", "grenade")
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    table.answer("draw", row("two-heads"))
    table.answer("draw", row("fast"))
    table.goes_on()
    table.goes_on(**{"keep-card": row("two-heads")})
    assert igor.cards == {"extended-warranty", "grenade", "two-heads"}
    assert {"strength", "fast"} <= table.discards
    assert igor.it.strikes == 2, "it works at once"
    igor.ends()
    igor.begins()
    assert (0, "begins") not in table.asked


@rule("synergy.power.extended-warranty")
def test_a_warranty_takes_no_gadget_and_not_itself(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "grenade")
    igor.begins()
    assert (0, "begins") not in table.asked
    petra = table.put(0, 3, 6, "extended-warranty", "strength", "might", "grenade")
    table.uses(petra, "extended-warranty", "begins")
    table.answer("hand-in", row("grenade"))
    igor.ends()
    with pytest.raises(StoryError, match="no answer to 'hand-in'"):
        petra.begins()


@rule("synergy.power.extended-warranty")
def test_a_warranty_may_wait(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "strength")
    igor.ends()
    assert igor.cards == {"extended-warranty", "strength"}
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert igor.cards == {"extended-warranty"}


@rule("synergy.power.extended-warranty", "synergy.death.loss")
def test_handing_in_extra_hits_costs_them(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "absolute-unit", hits=7)
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert igor.hits == 3
    petra = table.put(0, 3, 6, "extended-warranty", "absolute-unit", hits=4)
    igor.table.goes_on()
    table.goes_on(**{"keep-card": table.state.offered[0][2]})
    table.uses(petra, "extended-warranty", "begins")
    with pytest.raises(StoryError, match="is dead"):
        petra.begins()
    assert not petra.alive


@rule("synergy.power.extended-warranty", "synergy.secret")
def test_a_face_down_card_may_be_handed_in_and_who_has_only_gadgets_is_asked_too(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", down=("flameblast", "pocket-pistol"))
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert igor.down == {"pocket-pistol"}
    assert "flameblast" in table.discards
    table.goes_on()
    table.goes_on(**{"keep-card": table.state.offered[0][2]})
    petra = table.put(0, 3, 6, "extended-warranty", down=("mirror-shades",))
    table.uses(petra, "extended-warranty", "begins")
    petra.begins()
    assert petra.down == {"mirror-shades"}
    assert petra.it.spent == [], "nothing was handed in"


@rule("synergy.power.extended-warranty")
def test_the_stunned_hand_in_nothing_and_barriers_go_with_their_card(table: Table) -> None:
    igor = table.put(0, 6, 6, "extended-warranty", "mental-barrier")
    vlad = table.put(1, 12, 12)
    table.mark("barrier", (6, 4), igor, "mental-barrier")
    vlad.begins()
    put_under(igor, STUNNED, vlad)
    igor.begins()
    assert (0, "begins") not in table.asked
    vlad.ends()
    table.uses(igor, "extended-warranty", "begins")
    igor.begins()
    assert table.markers((6, 4)) == set()
