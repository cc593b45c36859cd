"""How well a seat stands at synergy, and what drives it: the end is exact, flags count, and nobody stands still."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fracas.bots import make
from fracas.bots.evaluation import at_a_glance, judgement
from fracas.bots.evaluation.synergy import AT_A_GLANCE, drive, evaluate, judge
from fracas.bots.opponents import hints_of
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import BOARDS
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.asks import PROMPTS
from fracas.games.synergy.terms import BASE, OVER
from tests.kit.play import decisions
from tests.kit.synergy import Table


@pytest.mark.parametrize("settings", [{}, {"to_the_death": True}, {"outnumbered": True}], ids=str)
def test_shares_sum_to_one_from_the_deal_to_the_end(settings: dict[str, object]) -> None:
    table = SYNERGY.start(players=2, seed=3, settings={"round_limit": 12, **settings})
    for now in decisions(table, Random(3)):
        for look in (evaluate, judge):
            shares = look(now.flow.boundary)
            assert sum(shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in shares)
    assert table.outcome is not None
    if table.outcome.winners:
        assert evaluate(table.flow.state) == judge(table.flow.state) == table.outcome.shares


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


def test_who_plays_on_counts_hits_for_more_and_flags_for_less_than_a_glance_does() -> None:
    """As games between greedy bots have gone on: most end with the last warrior standing."""

    def gained(look: Callable[[State], list[float]], hits: int, flag: bool) -> float:
        table = Table()
        igor = table.put(0, 7, 7)
        table.put(1, 7, 2)
        before = look(table.state)[0]
        igor.it.hits += hits
        if flag:
            table.state.warriors[igor.number].cards.append(_own_flag(table))
        return look(table.state)[0] - before

    assert gained(judge, 2, False) > gained(evaluate, 2, False) > 0.0
    assert 0.0 < gained(judge, 0, True) < gained(evaluate, 0, True)
    assert judgement(SYNERGY) is judge


def test_at_set_up_the_thinking_bot_answers_at_a_glance() -> None:
    """Playing on from there shows nothing of what a base is worth."""
    assert at_a_glance(SYNERGY) == set(AT_A_GLANCE) <= PROMPTS.keys()
    table = SYNERGY.start(players=2, seed=2)
    bot = make("mcts:40", 1)
    while table.turns == 0:
        for seat in table.waiting_for:
            asked = table.questions[seat].ask
            decision = bot.choose(table.sight(seat))
            if asked in AT_A_GLANCE:
                assert all(each.visits <= 6 for each in decision.candidates), asked
            table.answer(seat, decision.answer)
    nearest = [
        min(
            abs(base % 15 - each % 15) + abs(base // 15 - each // 15)
            for each in BOARDS[table.flow.state.board].bases[2]
        )
        for base in table.flow.state.bases
    ]
    assert max(nearest) <= 3, "bases lie about where the board suggests"
