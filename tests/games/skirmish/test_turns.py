"""Rounds and turns: initiative, free order, one movement and one standard action, teams (skirmish.round.*,
skirmish.activate.*, skirmish.team)."""

from __future__ import annotations

from fracas.games.skirmish.acts import END, HAND_OVER, MARCH, MOVE, PUSH, SHOOT, STRIKE, act, kind_of, unit_of
from fracas.games.skirmish.events.game import (
    EnergyGained,
    GoesFirst,
    InitiativeRolled,
    Regrown,
    RoundBegins,
    RoundEnds,
    SeatEnds,
    TurnBegins,
)
from fracas.games.skirmish.state import ROUND, TURN
from fracas.games.skirmish.striking.reactions import fast
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table


def leaders(table: Table) -> list[Fighter]:
    """A leader for everybody, far from all others."""
    places = ((1.5, 1.5), (18.5, 18.5), (18.5, 1.5), (1.5, 18.5))
    return [table.put(seat, "crown.orwen", *places[seat], leader=True) for seat in range(table.state.players)]


def begin_round(table: Table, *dice: int, first: int | None = None) -> None:
    table.state.phase = ROUND
    table.roll(*dice)
    if first is not None:
        table.answer("first", first)
    table.run(table._next())


# -- rounds


@rule("skirmish.round.initiative")
def test_the_highest_chooses_who_goes_first_then_it_goes_clockwise() -> None:
    table = Table(4)
    leaders(table)
    begin_round(table, 1, 1, 6, 6, 2, 2, 3, 3, first=2)
    assert table.were_asked("first") == [1]
    assert table.state.order == (2, 3, 0, 1)
    assert table.state.rolls == (2, 12, 4, 6)
    assert table.state.seat == 2
    assert [(event.side, event.by) for event in table.heard(GoesFirst)] == [(2, 1)]
    assert table.state.round == 2


@rule("skirmish.round.initiative")
def test_only_the_tied_for_the_highest_roll_again() -> None:
    table = Table(4)
    leaders(table)
    # 9, 4, 4, 9; then the first and the last: 3, 8
    begin_round(table, 4, 5, 1, 3, 2, 2, 6, 3, 1, 2, 4, 4)
    assert [event.side for event in table.heard(InitiativeRolled)] == [0, 1, 2, 3, 0, 3]
    assert table.were_asked("first") == [3]


@rule("skirmish.round.initiative", "skirmish.team")
def test_teams_roll_once_and_the_lowest_seat_chooses() -> None:
    table = Table(4, teams=[0, 1, 1, 0])
    leaders(table)
    begin_round(table, 1, 1, 6, 6, first=1)
    assert [event.side for event in table.heard(InitiativeRolled)] == [0, 1]
    assert table.were_asked("first") == [1]
    assert table.state.order == (1, 0)
    table.state.lost[1] = True
    begin_round(table, 1, 1, 6, 6, first=1)
    assert table.were_asked("first") == [2], "who has lost decides no more"


@rule("skirmish.round.end", "skirmish.round.initiative")
def test_the_round_ends_when_all_have_had_a_turn() -> None:
    table = Table(3)
    leaders(table)
    table.ends()
    table.ends()
    assert (table.state.round, table.state.order, table.state.phase) == (1, (2,), TURN)
    table.roll(1, 1, 2, 2, 6, 6)
    table.ends()
    assert table.state.round == 2
    assert [event.round for event in table.heard(RoundEnds)] == [1]
    assert [event.round for event in table.heard(RoundBegins)] == [2]
    assert table.state.turns == 4


@rule("skirmish.round.end")
def test_who_has_nothing_left_on_the_table_has_no_turn() -> None:
    table = Table(3)
    leaders(table)
    table.state.units[1].fate = 2
    table.ends()
    assert table.state.seat == 2


# -- activation


@rule("skirmish.activate.order")
def test_units_act_in_any_order_and_their_actions_interleave() -> None:
    table = Table()
    hound, guard = table.put(0, "grave.hound", 4, 4), table.put(0, "grave.guard", 8, 4)
    peasant = table.put(1, "crown.peasant", 8, 9)
    hound.moves(4, 7)
    guard.moves(8, 7)
    guard.marches(8, 7.9)
    assert hound.can_march(), "it has its standard action yet"
    hound.marches(6.5, 8)
    assert not guard.can_march(), "the hound's march came between"
    hound.marches(6.5, 8.2)
    assert peasant.alive


@rule("skirmish.activate.order")
def test_only_own_units_act_and_only_in_their_players_turn() -> None:
    table = Table()
    mine, other = table.put(0, "grave.hound", 4, 4), table.put(1, "grave.hound", 14, 14)
    units = {unit_of(number) for number in table.acts() if kind_of(number) != END}
    assert units == {mine.number}
    leaders(table)
    table.ends()
    units = {unit_of(number) for number in table.acts() if kind_of(number) != END}
    assert other.number in units
    assert mine.number not in units


@rule("skirmish.activate.actions")
def test_a_movement_action_and_one_standard_action() -> None:
    table = Table()
    archer = table.put(0, "grave.archer", 10, 4)
    target = table.put(1, "cinder.golem", 10, 9)
    kinds = {kind_of(number) for number in table.acts()}
    assert kinds == {END, MOVE, MARCH, SHOOT}
    archer.moves(10, 6)
    assert not archer.can_move()
    table.roll(1)
    archer.shoots(target)
    assert {kind_of(number) for number in table.acts()} == {END}, "everything is done"


@rule("skirmish.activate.actions")
def test_attack_march_push_and_an_action_ability_exclude_each_other() -> None:
    def ready() -> tuple[Table, Fighter, Fighter]:
        table = Table()
        table.energy(0, 5)
        orwen, golem = table.put(0, "crown.orwen", 10, 10, hp=2), table.put(1, "crown.soldier", 10, 11.5)
        table.never("back")
        return table, orwen, golem

    def acts(table: Table, me: Fighter, target: Fighter) -> list[bool]:
        return [
            me.can_strike(target),
            me.can_push(target),
            me.can_march(),
            me.can_use("mending-prayer"),
        ]

    table, orwen, other = ready()
    assert acts(table, orwen, other) == [True] * 4
    table.roll(1)
    orwen.strikes(other)
    assert acts(table, orwen, other) == [False] * 4
    table, orwen, other = ready()
    table.roll(1)
    orwen.pushes(other)
    assert acts(table, orwen, other) == [False] * 4
    table, orwen, other = ready()
    table.roll(3)
    orwen.uses("mending-prayer", orwen)
    assert acts(table, orwen, other) == [False] * 4
    assert orwen.can_move()
    table, orwen, other = ready()
    orwen.it.x = 4_000
    orwen.marches(4, 12)
    orwen.it.x, orwen.it.y = 10_000, 10_000
    assert acts(table, orwen, other) == [False] * 4
    assert orwen.can_move(), "a march before the movement is allowed"


@rule("skirmish.activate.interrupt")
def test_an_action_of_any_unit_forfeits_the_rest_of_a_movement() -> None:
    table = Table()
    hound, guard = table.put(0, "grave.hound", 4, 4), table.put(0, "grave.guard", 14, 4)
    hound.moves(4, 6)
    assert hound.can_move(), "3 inches are left"
    guard.moves(14, 5)
    assert not hound.can_move()
    assert guard.can_move()
    hound.marches(4, 7)
    assert not guard.can_move()


@rule("skirmish.activate.interrupt")
def test_energy_abilities_interrupt_nothing() -> None:
    table = Table()
    table.energy(0, 9)
    athum = table.put(0, "crown.athum", 10, 4)
    hound, golem = table.put(0, "grave.hound", 4, 4), table.put(1, "cinder.golem", 10, 10)
    hound.moves(4, 6)
    athum.uses("mark-prey", golem)
    assert hound.can_move()
    hound.moves(4, 8)
    assert hound.at == (4.0, 8.0)
    athum.uses("great-strike")
    assert hound.can_move()


@rule("skirmish.activate.interrupt")
def test_an_action_ability_interrupts() -> None:
    table = Table()
    table.energy(0, 9)
    hound, adept = table.put(0, "grave.hound", 4, 4), table.put(0, "crown.adept", 10, 4)
    wounded = table.put(0, "crown.soldier", 12, 4, hp=1)
    hound.moves(4, 6)
    adept.uses("mend", wounded)
    assert wounded.hp == 2
    assert not hound.can_move()


@rule("skirmish.activate.order")
def test_a_new_turn_is_fresh_for_everybody() -> None:
    table = Table()
    leaders(table)
    table.energy(0, 9)
    hound = table.put(0, "grave.hound", 4, 4)
    soldier = table.put(1, "crown.soldier", 4, 9.5)
    hound.moves(4, 8)
    table.never("back")
    table.roll(1)
    hound.strikes(soldier)
    table.ends()
    assert hound.it.done == 0
    assert hound.it.spent == 0
    assert soldier.can_strike(hound)
    table.roll(6, 6, 1, 1)
    table.ends()
    assert hound.can_strike(soldier)
    assert hound.can_march()


@rule("skirmish.own.wail", "skirmish.own.snare", "skirmish.item.smoke-pots", "skirmish.activate.order")
def test_until_your_next_turn_begins() -> None:
    table = Table()
    leaders(table)
    wailed, snared = table.put(1, "crown.soldier", 10, 10), table.put(1, "crown.soldier", 14, 10)
    mine, theirs = table.put(0, "thorn.stalker", 4, 4), table.put(1, "thorn.stalker", 4, 14)
    wailed.lay("wail", by=0)
    snared.lay("snare", by=0)
    mine.lay("smoke-pots")
    theirs.lay("smoke-pots")
    table.ends()
    assert (wailed.laid("wail"), snared.laid("snare")) == ((0,), (0,)), "it lasts through the enemy's turn"
    assert (mine.laid("smoke-pots"), theirs.laid("smoke-pots")) == ((0,), ())
    table.roll(6, 6, 1, 1)
    table.ends()
    assert table.state.seat == 0
    assert (wailed.laid("wail"), snared.laid("snare")) == ((), ())
    assert not mine.laid("smoke-pots")


@rule("skirmish.own.second-coin", "skirmish.item.rune-shard", "skirmish.energy.use")
def test_energy_at_the_start_of_the_turn_in_round_three() -> None:
    table = Table(round_limit=9)
    rusk = table.put(0, "free.rusk", 2, 2, leader=True)
    other = table.put(1, "crown.orwen", 18, 18, "rune-shard", leader=True)
    for _ in range(8):
        before = list(table.state.energy)
        table.roll(6, 6, 1, 1)
        table.ends()
        if len(table.state.order) == 1:
            table.dice.clear()
        if table.state.round != 3:
            assert table.state.energy == before
    assert table.state.energy == [3, 3]
    assert [(event.side, event.why) for event in table.heard(EnergyGained)] == [(0, "second-coin"), (1, "rune-shard")]
    assert rusk.it.coin
    assert len(other.it.empty) == 1


@rule("skirmish.own.regrow")
def test_a_wounded_troll_regrows_on_five_at_the_start_of_its_turn() -> None:
    table = Table()
    leaders(table)
    troll = table.put(1, "free.troll", 10, 10, hp=3)
    whole = table.put(1, "free.troll", 14, 14)
    table.roll(5)
    table.ends()
    assert troll.hp == 4
    assert whole.hp == 5, "no roll at full Hp"
    assert [(event.unit, event.die, event.healed) for event in table.heard(Regrown)] == [(troll.number, 5, True)]
    troll.it.hp = 3
    table.turn(0)
    table.roll(4)
    table.ends()
    assert troll.hp == 3


# -- teams


@rule("skirmish.team")
def test_a_team_mate_is_handed_the_turn_between_actions_and_it_ends_when_all_have_ended_it() -> None:
    table = Table(4, teams=[0, 1, 0, 1])
    first, _, second, _ = leaders(table)
    assert table.state.seat == 0
    assert {unit_of(n) for n in table.acts() if kind_of(n) == MOVE} == {first.number}, "each moves their own units"
    first.moves(1.5, 2.5)
    table.hands_over(2)
    assert table.state.seat == 2
    assert not first.can_move()
    assert second.can_move()
    second.moves(18.5, 2.5)
    table.hands_over(0)
    assert not first.can_move(), "the movement of the team-mate came between"
    assert first.can_march()
    table.ends()
    assert table.state.seat == 2
    assert list(table.state.order) == [0, 1]
    assert act(HAND_OVER, 0, 0) not in table.acts(), "they have ended their turn"
    table.ends()
    assert list(table.state.order) == [1]
    assert table.state.seat == 1
    assert [event.seat for event in table.heard(SeatEnds)] == [0, 2]
    assert [event.side for event in table.heard(TurnBegins)] == [1]
    assert table.state.ended == [False] * 4


@rule("skirmish.team")
def test_the_turn_is_not_handed_back_and_forth_for_ever() -> None:
    table = Table(2 + 1, teams=[0, 0, 1])
    leaders(table)
    for to in (1, 0, 1):
        table.hands_over(to)
    assert kind_of(table.acts()[0]) == END
    assert not [number for number in table.acts() if kind_of(number) == HAND_OVER]
    table.state.units[1].x = 10_000
    Fighter(table, 1).moves(10, 17)
    assert act(HAND_OVER, 0, 0) in table.acts()


@rule("skirmish.team")
def test_units_of_team_mates_are_friendly() -> None:
    table = Table(3, teams=[0, 0, 1])
    mine, mate = table.put(0, "crown.soldier", 10, 10), table.put(1, "crown.soldier", 11.3, 10)
    enemy = table.put(2, "crown.soldier", 10, 11.3)
    assert not mine.can_strike(mate)
    assert mine.can_strike(enemy)
    assert act(STRIKE, mine.number, mate.number) not in table.acts()
    assert act(PUSH, mine.number, mate.number) not in table.acts()


@rule("skirmish.team")
def test_who_has_nothing_left_is_not_asked() -> None:
    table = Table(4, teams=[0, 1, 0, 1])
    leaders(table)
    table.state.units[2].fate = 2
    assert not [number for number in table.acts() if kind_of(number) == HAND_OVER]
    table.ends()
    assert table.state.seat == 1


# -- general rulings


@rule("skirmish.ability.cost", "skirmish.ability.fast", "skirmish.hero.guard")
def test_once_per_turn_is_counted_in_every_players_turn_anew() -> None:
    table = Table(3)
    athum = table.put(0, "crown.athum", 10, 10, leader=True)
    table.energy(0, 2)
    for seat, (x, y) in ((1, (10, 11.8)), (2, (10, 8.2))):
        soldier = table.put(seat, "crown.soldier", x, y)
        table.put(seat, "crown.orwen", 2 + 10 * seat - 10, 18, leader=True)
        table.turn(seat)
        table.answer("fast", fast(athum.number, table.ability("guard")))
        table.answer("back", 0)
        table.roll(4)
        soldier.strikes(athum)
        assert table.were_asked("fast") == [0]
        assert athum.hp == 6, "4 + 1 is not greater than 5"
    assert table.state.energy[0] == 0


@rule("skirmish.attack.back", "skirmish.activate.order")
def test_answers_are_counted_anew_in_every_turn() -> None:
    table = Table(3)
    golem = table.put(0, "cinder.golem", 10, 10)
    for seat, (x, y) in ((1, (10, 12)), (2, (10, 8))):
        soldier = table.put(seat, "crown.soldier", x, y)
        table.put(seat, "crown.orwen", 2 + 10 * seat - 10, 18, leader=True)
        table.state.order = (seat,)
        table.turn(seat)
        table.roll(1, 1)
        soldier.strikes(golem)
        assert golem.it.answers == 1


@rule("skirmish.own.mark-prey", "skirmish.own.steadfast")
def test_what_was_given_for_the_turn_outlives_its_giver_and_passive_abilities_do_not() -> None:
    table = Table()
    table.energy(0, 3)
    athum, golem = table.put(0, "crown.athum", 10, 4), table.put(1, "cinder.golem", 10, 10)
    soldier = table.put(0, "crown.soldier", 10, 11.9)
    athum.uses("mark-prey", golem)
    athum.it.fate = 2
    table.answer("back", 0)
    table.roll(3)  # 3 + 1 + 1 for the mark = 5 > 4
    soldier.strikes(golem)
    assert golem.hp == 4
    table = Table()
    orwen = table.put(0, "crown.orwen", 10, 13.5)
    soldier, guard = table.put(0, "crown.soldier", 10, 11.5), table.put(1, "grave.guard", 10, 10)
    orwen.it.fate = 2
    table.turn(1)
    table.roll(1, 6, 1)  # with retaliate it would be one die
    guard.strikes(soldier)
    assert guard.hp == 2
