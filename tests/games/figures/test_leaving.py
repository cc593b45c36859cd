"""Who leaves a game of three or more takes their army from the field."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.events import Left
from fracas.core.game import Outcome
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.figures.deck import DECK
from fracas.games.figures.events import ArmyLeaves, GameOver
from tests.kit.play import answer_any, everything
from tests.kit.rules import rule


def at_battle(seed: int = 4) -> Session[Any, Any]:
    """Three armies, in the middle of the game, at the first question of somebody's turn."""
    table = Session.new(FIGURES, players=3, seed=seed)
    random = Random(seed)
    while not (sum(map(len, table.flow.state.captives)) >= 2 and not table.flow.since):
        answer_any(table, random)
        assert not table.over
    return table


def cards(table: Session[Any, Any]) -> list[int]:
    state = table.flow.state
    lying = [card for hand in state.hands for card in hand] + state.discard + list(state.bag)
    lying += [card for figure in state.figures for card in figure.armor]
    return sorted([*lying, *[card for card in (state.attack_card, state.defence_card) if card >= 0]])


@rule("figures.leave")
def test_the_army_leaves_the_field_and_its_captives_go_free_to_nobody() -> None:
    for seed in range(12):
        table = at_battle(seed)
        before = table.flow.state.clone()
        for seat in [each for each in range(3) if before.captives[each] and before.lines[each]][:1]:
            table.leave(seat)
            state = table.flow.state
            assert not state.lines[seat] and not state.captives[seat] and not state.hands[seat]
            assert sorted(state.gone) == sorted(before.lines[seat] + before.captives[seat])
            assert cards(table) == sorted(DECK), "no playing card is lost"
            events = [type(event) for event in table.events]
            assert events.index(ArmyLeaves) == events.index(Left) + 1
            assert seat not in table.waiting_for
            if not table.over:
                assert state.seat != seat and state.lines[state.seat]
            again = Session.replayed(FIGURES, table.record())
            assert everything(again) == everything(table)
            read = FIGURES.notation.read(FIGURES.notation.write(table.flow.boundary), 3, table.header.settings)
            assert read.gone == state.gone and read.lines == state.lines


@rule("figures.leave")
def test_a_battle_is_fought_to_its_end_first() -> None:
    table = at_battle(2)
    random = Random(1)
    seat = table.flow.state.seat
    answer_any(table, random)
    assert table.flow.since
    table.leave(seat)
    assert table.flow.state.lines[seat], "the army still fights"
    battle = table.flow.state.turns
    fork = table.fork()
    for each in (table, fork):
        luck = Random(3)
        while not each.over and each.flow.state.lines[seat]:
            answer_any(each, luck)
    assert everything(table) == everything(fork)
    assert table.flow.state.turns in (battle, battle + 1) and not table.flow.state.lines[seat]
    place = table.incidents.barrier
    assert not any(table.can_ask_undo(each) for each in range(3) if each != seat) or place <= len(table.played)
    assert everything(Session.replayed(FIGURES, table.record())) == everything(table)


@rule("figures.leave", "figures.win")
def test_the_last_player_who_stays_wins() -> None:
    table = at_battle(3)
    standing = table.flow.state.still_in()
    if len(standing) == 3:
        table.leave(standing[0])
    rest = table.flow.state.still_in()
    assert len(rest) == 2
    table.leave(rest[0])
    assert table.outcome == Outcome(3, (rest[1],), "table.leave")
    assert GameOver not in [type(event) for event in table.events], "it ends by leaving, not by the rules of the battle"


@rule("figures.leave")
def test_before_the_first_turn_a_bot_plays_on() -> None:
    table = FIGURES.start(players=3, seed=1, settings={"armies": ["choose", "choose", "choose"]})
    table.leave(0)
    assert not table.over and table.incidents.stand_ins == (0,)
    assert 0 in table.waiting_for or table.flow.state.orders[0]
