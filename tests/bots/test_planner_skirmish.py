"""What the planner makes of a turn of skirmish: it protects its leader, takes stones, uses energy, moves everybody, and
finishes a game that is won."""

from __future__ import annotations

from random import Random

import pytest

from fracas.bots import make, play
from fracas.bots.analysis import analyse
from fracas.bots.bot import Bot
from fracas.bots.evaluation.skirmish.force import in_threat, threat_reach
from fracas.bots.opponents import analysis_of, hints_of, levels_of
from fracas.bots.planner import PlannerBot
from fracas.core.chance import outcome_at
from fracas.core.flow import Flow
from fracas.core.question import Choice, Place, Roll, options_of
from fracas.core.sight import Sight
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import STRIKE, kind_of, what_of
from fracas.games.skirmish.state import KILLED, TURN, State
from tests.kit.skirmish import Table


def turn_of(table: Table, bot: Bot, dice: int = 1, most: int = 80) -> tuple[State, list[int]]:
    """The table after a turn of seat 0 in the hands of a bot, and the acts that it chose."""
    flow = Flow(SKIRMISH, table.state)
    draw = Random(dice).random
    turn = table.state.turns
    acts: list[int] = []
    while flow.question is not None and flow.state.turns == turn and flow.state.phase == TURN:
        question = flow.question
        if isinstance(question, Roll):
            flow.send(outcome_at(question, draw()))
        elif isinstance(question, Choice) and (question.seat == 1 or len(question.options) == 1):
            flow.send(question.options[0])
        else:
            assert isinstance(question, Choice | Place)
            now, before = SKIRMISH.view(flow.state, 0), SKIRMISH.view(flow.boundary, 0)
            listed = list(options_of(question, 0)) if isinstance(question, Choice) else []
            sight = Sight(SKIRMISH, 0, question.ask, listed, before, now, list(flow.since), ["One", "Two"])
            answer = bot.choose(sight).answer
            if question.ask == "act":
                assert isinstance(answer, int)
                acts.append(answer)
            flow.send(answer)
        assert len(acts) < most
    return flow.state, acts


def test_it_kills_a_leader_who_can_be_killed_rather_than_anybody_else() -> None:
    """The finish of a won game: a husk that is as near, and easier to hit, is left alone."""
    table = Table()
    table.put(0, "crown.iselle", 3, 3, leader=True)
    table.put(0, "crown.outrider", 10, 10)
    table.put(1, "grave.osk", 10, 12.4, leader=True, hp=1)
    table.put(1, "grave.husk", 8, 10, hp=1)
    for seed in range(3):
        _, acts = turn_of(table, PlannerBot(looks=16, seed=seed), dice=seed)
        struck = [what_of(chosen) for chosen in acts if kind_of(chosen) == STRIKE]
        assert struck
        assert struck[0] == 2


def test_it_walks_to_the_leader_that_it_can_kill() -> None:
    table = Table()
    table.put(0, "crown.iselle", 3, 3, leader=True)
    table.put(0, "crown.outrider", 10, 6)
    table.put(1, "grave.osk", 10, 12.5, leader=True, hp=1)
    table.put(1, "grave.husk", 17, 17)
    fates = [turn_of(table, PlannerBot(looks=16, seed=seed), dice=seed)[0].units[2].fate for seed in range(4)]
    assert KILLED in fates


def test_it_takes_a_stone_within_reach() -> None:
    table = Table()
    table.put(0, "crown.athum", 10, 2, leader=True)
    table.put(0, "crown.soldier", 4, 5)
    table.put(1, "grave.osk", 16, 18, leader=True)
    stone = table.stone(3, 8.5)
    state, _ = turn_of(table, PlannerBot(looks=16, seed=1))
    assert state.stones[stone].side == 0


def test_it_takes_its_wounded_leader_out_of_reach() -> None:
    """An outrider strikes 8 inches from where it stands with its charge, a leader with one Hp left does not wait."""
    table = Table()
    table.put(0, "crown.iselle", 10, 9, leader=True, hp=1)
    table.put(0, "crown.soldier", 5, 4)
    table.put(1, "cinder.gorm", 10, 12.8, leader=True)
    table.put(1, "grave.osk", 12, 12.8)
    assert in_threat(table.state, 2, 0, threat_reach(table.state, 2))
    for seed in range(2):
        state, _ = turn_of(table, PlannerBot(looks=16, seed=seed))
        assert not in_threat(state, 2, 0, threat_reach(state, 2))
        assert not in_threat(state, 3, 0, threat_reach(state, 3))


def test_it_pays_for_a_great_strike_that_may_kill_a_leader() -> None:
    table = Table()
    table.put(0, "grave.osk", 10, 10, leader=True, hp=4)
    table.put(1, "crown.athum", 10, 12.2, leader=True, hp=2)
    for column in range(3):
        table.put(1, "crown.soldier", 8 + 2 * column, 18)
    table.energy(0, 1)
    great = table.ability("great-strike")
    _, acts = turn_of(table, PlannerBot(looks=16, seed=1))
    assert great in [what_of(chosen) for chosen in acts]


@pytest.mark.parametrize("bot", ["planner:0.02s", "planner:4", "greedy:1"])
def test_everybody_moves_however_little_time_there_is(bot: str) -> None:
    """With little time only a few units are thought of at once; the turn is not over when those few have moved."""
    table = Table(points=100)
    table.put(0, "crown.athum", 10, 2, leader=True)
    table.put(1, "grave.osk", 10, 18, leader=True)
    for column in range(7):
        table.put(0, "crown.soldier", 2 + 2.5 * column, 3.5)
        table.put(1, "grave.guard", 2 + 2.5 * column, 16.5)
    state, _ = turn_of(table, make(bot, 1))
    assert all(unit.y > 3500 for unit in state.units[2:16:2])


def test_nobody_pays_for_strikes_that_nobody_can_make() -> None:
    """Greedy bots once bought great strikes far from any enemy, only to put off the end of the turn, after which an
    archer could shoot."""
    table = Table()
    table.put(0, "grave.osk", 10, 2, leader=True)
    table.put(0, "grave.husk", 10, 10)
    table.put(1, "grave.archer", 10, 16)
    table.put(1, "crown.athum", 10, 18.5, leader=True)
    table.energy(0, 1)
    state, _ = turn_of(table, make("greedy:2", 1))
    assert state.energy[0] == 1


def test_the_levels_go_from_carelessness_to_plans() -> None:
    levels = levels_of(SKIRMISH)
    assert list(levels) == ["easy", "normal", "hard"]
    assert [level.bot.partition(":")[0] for level in levels.values()] == ["careless", "greedy", "planner"]
    for spec in (*(level.bot for level in levels.values()), hints_of(SKIRMISH), analysis_of(SKIRMISH)):
        make(spec, 1, SKIRMISH)
    thinking = make(analysis_of(SKIRMISH))
    assert isinstance(thinking, PlannerBot)
    assert thinking.looks, "seconds would give the same game another analysis every time"


def test_a_game_has_its_curve() -> None:
    """Each seat's chances at every moment, by the bot that looks at finished games of skirmish, with fewer looks."""
    table = SKIRMISH.start(players=2, settings={"round_limit": 2}, seed=4)
    outcome = play(table, [make("greedy:1", 1), make("random", 2)])
    story = analyse(SKIRMISH, table.header, table.played, bot="planner:3", most=12)
    assert story.shares == tuple(outcome.shares)
    assert 4 <= len(story.moments) <= 12
    for moment in story.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in moment.chances)
        for side in moment.sides:
            assert side.lost is not None
            assert [answer.played for answer in side.answers].count(True) == 1
    assert len({moment.chances for moment in story.moments}) > 3
