"""Settings of a table once the game goes: power-ups, open cards, other team powers, many players (synergy.option.*)."""

from __future__ import annotations

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.setup import Reshuffled
from fracas.games.synergy.events.thing import LifeTaken, Uncovered
from fracas.games.synergy.standing import reground
from fracas.games.synergy.terms import LIFE, NO_CARD, NOBODY, STUNNED
from tests.games.synergy.test_setup import SetUp
from tests.kit.rules import rule
from tests.kit.synergy import Spot, Table, row, square_of

# -- power-ups


def life_at(table: Table, *spots: Spot) -> None:
    table.state.markers = [*table.state.markers, *((LIFE, square_of(spot), NOBODY, NO_CARD) for spot in spots)]
    reground(table.state)


@rule("synergy.option.power-ups")
def test_a_life_point_is_taken_on_entering_up_to_the_full_total() -> None:
    """The first gives the sixth hit; the second is taken by a warrior that cannot gain anything."""
    table = Table(power_ups=1)
    igor = table.put(0, 6, 6, hits=5)
    life_at(table, "h7", "i7")
    igor.walks("i7")
    assert igor.hits == 6
    assert table.markers("h7") == table.markers("i7") == set()
    assert len(table.heard(LifeTaken)) == 2
    assert igor.can("end"), "it costs no strike"
    assert igor.it.strikes == 1


@rule("synergy.option.power-ups", "synergy.knockback")
def test_anybody_who_is_knocked_onto_a_life_point_takes_it() -> None:
    table = Table(power_ups=1)
    igor, vlad = table.put(0, 6, 6, "preposterous-mallet"), table.put(1, 7, 6)
    life_at(table, "i7")
    table.roll(5)
    igor.strikes(vlad, "preposterous-mallet")
    assert (vlad.hits, vlad.square) == (3, "j7"), "4 damage, one hit back, and it flies on"


@rule("synergy.option.power-ups", "synergy.gadget.pick")
def test_what_lies_under_a_coin_is_shown_to_anybody_who_enters_and_a_gadget_costs_a_strike() -> None:
    table = Table(power_ups=2)
    igor = table.put(0, 6, 6, hits=4)
    table.state.coins = [square_of("h7"), square_of("i7")]
    table.state.covered = [(row("grenade"), square_of("h7")), (NO_CARD, square_of("i7"))]
    reground(table.state)
    igor.steps("E")
    assert [(event.card, event.square) for event in table.heard(Uncovered)] == [(row("grenade"), square_of("h7"))]
    assert (table.loose("h7"), table.gadgets(igor)) == ({"grenade"}, set())
    igor.picks("grenade")
    assert igor.it.strikes == 0
    assert table.state.coins == [square_of("i7")]
    igor.ends().walks("i7")
    assert (igor.hits, table.state.coins) == (5, [])


# -- cards


@rule("synergy.deal")
def test_when_the_deck_is_empty_the_discards_are_shuffled() -> None:
    table = Table()
    igor = table.put(0, 6, 6, "one-leftover-wish")
    table.state.deck = bytearray()
    table.state.discards = [row("fast"), row("low-blow")]
    igor.begins()
    assert not table.state.unseen >> row("one-leftover-wish") & 1
    table.answer("draw", row("fast"))
    table.answer("draw", row("low-blow"))
    igor.uses("one-leftover-wish")
    table._run([])
    assert len(table.heard(Reshuffled)) == 1
    assert (table.state.deck, table.state.discards) == (bytearray(), [])
    assert sorted(table.state.offered[0][2:]) == sorted([row("fast"), row("low-blow"), row("one-leftover-wish")])
    assert table.state.unseen >> row("low-blow") & 1, "it may lie face down again"


@rule("synergy.option.open-cards", "synergy.hits")
def test_extra_hits_of_an_open_secret_card_count_from_the_start() -> None:
    found = 0
    for seed in range(40):
        for warrior in SetUp(4, seed, open_cards=True).state.warriors:
            if row("bonus-kidneys") in warrior.cards:
                found += 1
                assert warrior.extra >= 3
                assert warrior.hits == 6 + warrior.extra
    assert found


# -- teams

HARDY = (row("absolute-unit"), row("load-bearing-corset"))
"""The open cards that give extra hits."""


@rule("synergy.option.alternative-team-powers", "synergy.hits")
def test_orcs_with_another_power_have_six_hits() -> None:
    table = SetUp(
        2,
        seed=1,
        told={"first": [6, 1], "team": [0, 1], "power": [row("sticky-paws"), row("heavy-hands")]},
        alternative_team_powers=True,
    )
    state = table.state
    assert state.powers == [row("sticky-paws"), row("heavy-hands")]
    for me in table.mine(0):
        extra = sum(4 if card == row("absolute-unit") else 2 for card in state.warriors[me].cards if card in HARDY)
        assert state.warriors[me].hits == 6 + extra


@rule("synergy.option.more-players", "synergy.flag.goal", "synergy.flag.draw", "synergy.first")
def test_six_play_with_six_teams_six_flags_and_five_goals_to_choose_from() -> None:
    table = SetUp(6, seed=3)
    state = table.state
    assert sorted(state.teams) == sorted(state.drawn) == list(range(6))
    assert [len(goals) for goals in table.questions("goal")[0].options] == [5] * 6
    clockwise = [(state.first + step) % 6 for step in range(6)]
    for phase in ("team", "base", "flag"):
        assert [question.seat for question in table.questions(phase)] == clockwise
    assert [warrior.owner for warrior in state.warriors] == [seat for seat in range(6) for _ in range(3)]


@rule("synergy.win.flags")
@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_of_two_who_have_their_flags_home_the_next_in_turn_wins(active: int, winner: int) -> None:
    """Seats 0 and 2 both have theirs; whose turn has ended is looked at first, then clockwise."""
    table = Table(4)
    table.put(0, 1, 0, "flag-orcs"), table.put(0, 0, 1, "flag-goths")
    table.put(2, 0, 6, "flag-cats", "flag-mad-scientists")
    table.put(active, 7, 6).ends()
    assert table.won == ([winner], "flags")


@rule("synergy.win.flags", "synergy.flag")
def test_a_flag_that_lies_on_the_base_is_not_carried() -> None:
    table = Table()
    igor = table.put(0, 0, 0, "flag-goths")
    table.lay("flag-orcs", "a1")
    igor.begins()
    igor.ends()
    assert table.won is None
    igor.picks("flag-orcs")
    assert table.won is None, "the turn is not over"
    igor.ends()
    assert table.won == ([0], "flags")


@rule("synergy.win.last", "synergy.neutralized")
def test_a_player_whose_last_active_warrior_dies_is_out_with_the_neutralized_ones() -> None:
    table = Table(bystanders=False)
    igor, dora = table.put(0, 9, 8), table.put(0, 2, 2)
    vlad, keith = table.put(1, 9, 6), table.put(1, 9, 9, hits=1)
    for _ in range(3):
        dora.begins()
        afflict(table.state, table.tell, vlad.number, STUNNED, dora.number)
        dora.ends(), igor.ends(), vlad.ends(), keith.ends()
    assert vlad.it.idle == 3
    assert table.won is None, "Keith can act"
    dora.ends()
    table.roll(4)
    igor.strikes(keith)
    assert table.won == ([0], "last")
