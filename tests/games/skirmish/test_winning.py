"""A leader's death, the end of the game, the round limit (skirmish.army.leader-dead, skirmish.win)."""

from __future__ import annotations

from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.events.game import ArmyLeaves, GameWon, LeaderFell, PointsAlive
from fracas.games.skirmish.state import OVER, TURN
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


def leader(table: Table, seat: int, hp: int | None = None) -> Fighter:
    return table.put(seat, "crown.orwen", 2 + 4 * seat, 18, leader=True, hp=hp)


def kill(table: Table, victim: Fighter, by: Fighter) -> None:
    """Struck down on the spot."""
    victim.it.hp = 1
    victim.it.x, victim.it.y = by.it.x + 1_600, by.it.y
    table.never("fast")
    table.roll(6)
    if victim.it.kind == Fighter(table, 0).it.kind:
        table.answer("back", 0)
    by.strikes(victim)
    assert not victim.alive


def to_the_round_end(table: Table) -> None:
    round_ = table.state.round
    while table.state.phase == TURN and table.state.round == round_:
        if len(table.state.order) == 1:
            table.roll(*[6, 6, 1, 1, 1, 2, 1, 3][: 2 * table.state.sides])
        table.ends()
    table.dice.clear()


@rule("skirmish.army.leader-dead")
def test_a_dead_leaders_army_fights_on_to_the_end_of_the_round_and_leaves() -> None:
    table = Table(3)
    leaders = [leader(table, seat) for seat in range(3)]
    brokka = table.put(0, "cinder.brokka", 10, 10)
    pike = table.put(1, "crown.pike", 10, 4)
    kill(table, leaders[1], brokka)
    assert table.state.lost == [False, True, False]
    assert [(event.seat, event.unit) for event in table.heard(LeaderFell)] == [(1, leaders[1].number)]
    assert pike.alive
    table.ends()
    assert table.state.seat == 1, "the army has its turn in this round"
    assert SKIRMISH.still_in(table.state, [0, 1, 2]) == [0, 1, 2], "if the others fall too, they draw"
    pike.moves(10, 5)
    to_the_round_end(table)
    assert pike.fate == "gone"
    assert [(event.seat, event.units) for event in table.heard(ArmyLeaves)] == [(1, (pike.number,))]
    assert table.state.round == 2, "two are left"
    assert table.state.order in ((0, 2), (2, 0))
    assert table.state.rolls[1] == 0
    assert not table.won
    assert SKIRMISH.still_in(table.state, [0, 1, 2]) == [0, 2]


@rule("skirmish.team", "skirmish.win")
def test_who_has_lost_can_still_win_with_the_team() -> None:
    table = Table(4, teams=(0, 1, 0, 1))
    leaders = [leader(table, seat) for seat in range(4)]
    kill(table, leaders[1], table.put(0, "cinder.brokka", 10, 10))
    to_the_round_end(table)
    assert table.state.lost == [False, True, False, False]
    assert SKIRMISH.still_in(table.state, [0, 1, 2, 3]) == [0, 1, 2, 3]


@rule("skirmish.win", "skirmish.army.leader-dead")
def test_the_last_with_a_living_leader_wins_at_the_end_of_the_round() -> None:
    table = Table()
    first, second = leader(table, 0), leader(table, 1)
    brokka = table.put(0, "cinder.brokka", 10, 10)
    kill(table, second, brokka)
    assert not table.won
    table.put(1, "crown.pike", 10, 4)
    table.ends()
    assert not table.won, "the army has its turn yet"
    table.ends()
    assert table.won == (0,)
    assert [(event.winners, event.limit) for event in table.heard(GameWon)] == [((0,), False)]
    outcome = SKIRMISH.outcome(table.state)
    assert outcome is not None
    assert outcome.shares == [1.0, 0.0]
    assert first.alive


@rule("skirmish.win", "skirmish.round.end")
def test_killing_a_leader_in_the_last_turn_of_the_round_ends_the_game_with_that_turn() -> None:
    table = Table()
    first, _ = leader(table, 0), leader(table, 1)
    soldier = table.put(0, "crown.soldier", 4, 4)
    golem = table.put(1, "cinder.golem", 10, 10)
    table.ends()
    kill(table, first, golem)
    assert soldier.alive
    table.ends()
    assert soldier.fate == "gone"
    assert table.won == (1,)


@rule("skirmish.win")
def test_the_last_leaders_dead_in_one_round_are_a_draw() -> None:
    table = Table(3)
    leaders = [leader(table, seat) for seat in range(3)]
    golems = [table.put(seat, "cinder.golem", 4 + 5 * seat, 6) for seat in range(3)]
    kill(table, leaders[2], golems[0])
    to_the_round_end(table)
    assert not table.won
    table.turn(0)
    kill(table, leaders[1], golems[0])
    table.turn(1)
    table.state.order = (1,)
    kill(table, leaders[0], golems[1])
    table.ends()
    assert table.won == (0, 1), "who lost in an earlier round has no part in it"
    outcome = SKIRMISH.outcome(table.state)
    assert outcome is not None
    assert outcome.shares == [0.5, 0.5, 0.0]


@rule("skirmish.win", "skirmish.team", "skirmish.army.leader-dead")
def test_a_team_plays_on_while_one_leader_lives() -> None:
    table = Table(4, teams=[0, 1, 0, 1])
    leaders = [leader(table, seat) for seat in range(4)]
    golem = table.put(0, "cinder.golem", 10, 6)
    pike = table.put(1, "crown.pike", 4, 4)
    kill(table, leaders[1], golem)
    to_the_round_end(table)
    assert not table.won
    assert pike.fate == "gone"
    table.turn(0)
    kill(table, leaders[3], golem)
    to_the_round_end(table)
    assert table.won == (0, 2)


@rule("skirmish.win")
def test_at_the_round_limit_most_points_of_units_alive_win() -> None:
    table = Table(round_limit=1)
    leader(table, 0)
    leader(table, 1)
    table.put(0, "crown.soldier", 10, 4)  # 9
    table.put(1, "crown.soldier", 10, 16, "hare-boots")  # 9 + 1
    to_the_round_end(table)
    assert table.won == (1,)
    assert table.state.limit_hit
    assert [event.points for event in table.heard(PointsAlive)] == [(25, 26)]


@rule("skirmish.win")
def test_equal_points_at_the_round_limit_are_a_draw() -> None:
    table = Table(round_limit=1)
    leader(table, 0)
    leader(table, 1)
    dead = table.put(1, "crown.soldier", 10, 16)
    dead.it.fate = 2
    to_the_round_end(table)
    assert table.won == (0, 1)


@rule("skirmish.win", "skirmish.army.leader-dead")
def test_at_the_limit_a_dead_leader_counts_before_points() -> None:
    table = Table(3, round_limit=1)
    leaders = [leader(table, seat) for seat in range(3)]
    golem = table.put(0, "cinder.golem", 10, 6)
    table.put(1, "cinder.golem", 4, 6)
    table.put(1, "cinder.golem", 4, 10)
    kill(table, leaders[1], golem)
    to_the_round_end(table)
    assert table.won == (0,)


@rule("skirmish.win")
def test_the_game_is_over_when_it_is_over() -> None:
    table = Table(round_limit=1)
    leader(table, 0)
    leader(table, 1)
    to_the_round_end(table)
    assert table.state.phase == OVER
    assert SKIRMISH.resolution(table.state, table.tell) is None
