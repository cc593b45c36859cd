"""How well a seat stands at synergy, and what drives it: the end is exact, flags count, and nobody stands still."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots import make
from fracas.bots.evaluation.synergy import drive, evaluate
from fracas.bots.opponents import hints_of
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.rows import FLAGS
from fracas.games.synergy.state import BASE, OVER
from tests.kit.play import decisions
from tests.kit.synergy import Table


@pytest.mark.parametrize("settings", [{}, {"to_the_death": True}, {"outnumbered": True}], ids=str)
def test_shares_sum_to_one_from_the_deal_to_the_end(settings: dict[str, object]) -> None:
    table = SYNERGY.start(players=2, seed=3, settings={"round_limit": 12, **settings})
    for now in decisions(table, Random(3)):
        shares = evaluate(now.flow.boundary)
        assert sum(shares) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in shares)
    assert table.outcome is not None
    if table.outcome.winners:
        assert evaluate(table.flow.state) == table.outcome.shares


def test_a_flag_in_hand_is_worth_more_than_one_on_the_floor_and_most_at_home() -> None:
    shares = []
    for flag, home in ((False, False), (True, False), (True, True)):
        table = Table()
        igor = table.put(0, 7, 7)
        table.put(1, 7, 2)
        if home:
            base = table.state.bases[0]
            igor.it.square = base
        if flag:
            table.state.warriors[igor.number].cards.append(_own_flag(table))
        shares.append(evaluate(table.state)[0])
    assert shares == sorted(set(shares))


def _own_flag(table: Table) -> int:
    return FLAGS + table.state.teams[0]


def test_it_is_driven_nearer_step_by_step() -> None:
    table = Table(to_the_death=True)
    igor = table.put(0, 7, 13)
    table.put(1, 7, 6)
    drives = []
    for line in range(13, 6, -1):
        igor.it.square = line * 15 + 7
        drives.append(drive(table.state, 0))
    assert drives == sorted(set(drives))


def test_a_game_won_is_better_than_standing_next_to_victory() -> None:
    """Greedy bots once spared the last foe, because nothing is near any more when the game is over."""
    table = Table(to_the_death=True)
    table.put(0, 7, 7)
    table.put(1, 7, 6)
    near = drive(table.state, 0)
    table.state.winners = [0]
    table.state.phase = OVER
    assert drive(table.state, 0) > near
    assert drive(table.state, 1) == 0.0


def test_greedy_bots_finish_their_games() -> None:
    """A sample; 5,000 games are in docs/balance/synergy.md."""
    ends = []
    for seed in range(4):
        table = Session.new(SYNERGY, players=2, settings={}, seed=seed)
        bots = [make("greedy:2", seat) for seat in (0, 1)]
        while not table.over:
            for seat in table.waiting_for:
                table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
        assert table.outcome is not None
        ends.append(table.outcome.rule)
    assert "synergy.win.limit" not in ends


def test_a_hint_lays_the_base_where_the_board_suggests() -> None:
    """A search once laid it in the middle of the board, for everybody who begins a quick game."""
    table = Session.new(SYNERGY, players=2, settings={}, seed=3)
    hints = make(hints_of(SYNERGY), 1)
    bases = set()
    while table.flow.state.phase <= BASE:
        for seat in table.waiting_for:
            answer = hints.choose(table.sight(seat)).answer
            if table.questions[seat].ask == "base":
                bases.add(answer)
            table.answer(seat, answer)
    assert bases and bases <= set(BOARDS[0].bases[2])
