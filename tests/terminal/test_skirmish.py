"""Skirmish at the terminal: orders and their refusals, the set-up, the end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bench.hordes import battle
from rich.cells import cell_len
from tests.games.skirmish.fights import near
from tests.games.skirmish.wandering import NAMES
from tests.kit.rules import rule
from tests.kit.skirmish import Table
from tests.terminal.kit import Heard
from tests.terminal.orders import TWO, Ann, at, put_all

from fracas.core.session import Session
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import SHOOT, kind_of, what_of
from fracas.games.skirmish.events.fight import AttackDeclared
from fracas.games.skirmish.events.move import Pushed
from fracas.games.skirmish.telling.naming import point_name
from fracas.games.skirmish.turns.menu import all_acts
from fracas.terminal.games.skirmish.armies import about
from fracas.terminal.games.skirmish.board import SkirmishBoard
from fracas.terminal.games.skirmish.reading import Reader
from fracas.terminal.play import Play
from fracas.terminal.seats import Seat


@pytest.fixture
def duel(tmp_path: Path) -> Ann:
    table = Table(map="ford")
    put_all(table)
    table.energy(0, 4)
    return at(tmp_path, table)


@rule("skirmish.move")
def test_a_move_is_one_order(duel: Ann) -> None:
    assert duel.asked == "act"
    duel.types("move 1 to k5")
    assert (duel.unit(0).x, duel.unit(0).y) == (10_500, 4_500)
    duel.types("move 1 l5 .25 .5")
    assert (duel.unit(0).x, duel.unit(0).y) == (11_250, 4_500), "what is left of it"
    assert duel.asked == "act"


@rule("skirmish.move", "skirmish.terrain.barrier")
def test_any_place_in_a_square_will_do_if_its_middle_cannot_be_reached(duel: Ann) -> None:
    """A barrier bars the middle of k6, not the whole of it; anybody who names the very point is refused."""
    assert "A barrier is in the way. [skirmish.terrain.barrier" in duel.types("move 1 to k6 .5 .501")
    duel.types("move 1 to k6")
    assert (duel.unit(0).x, duel.unit(0).y) == (10_500, 5_370)


@rule("skirmish.move", "skirmish.terrain.barrier")
def test_a_move_that_is_too_far_says_why_and_what_is_nearest(duel: Ann) -> None:
    read = duel.types("move 1 to k12")
    assert "[skirmish." in read
    nearest = read.rpartition("Enter goes as near as can be: ")[2].splitlines()[0].rstrip(".")
    assert (duel.unit(0).x, duel.unit(0).y) == (10_500, 3_500), "nothing is done by halves"
    assert duel.asked == "act"
    duel.types("")
    assert point_name(duel.unit(0).x, duel.unit(0).y) == nearest


def test_a_large_table_is_scrolled(tmp_path: Path) -> None:
    """skirmish.move: the field stays where somebody looks until the turn ends."""
    table = Table(map="highroad", scenario="wartide")
    table.put(0, "crown.athum", 2.5, 2.5, leader=True)
    table.put(0, "crown.soldier", 4.5, 2.5)
    table.put(1, "grave.osk", 27.5, 27.5, leader=True)
    ann = at(tmp_path, table)

    def shown() -> list[str]:
        lines = ann.play.board.draw([ann.session.view(0)], TWO, width=80, room=18)
        return [line.plain[:2].strip() for line in lines[1:]]

    assert "3" in shown()
    assert "ad30: " in ann.types("look ad30")
    assert "30" in shown()
    ann.types("move 1 to c4", "")
    assert "30" in shown(), "the next question changes nothing"
    assert "farther south" in ann.types("look south", "look south")
    assert "30" not in shown()
    ann.types("look")
    assert "3" in shown()
    ann.types("look ad30", "end")
    assert "3" in shown()


def test_what_enter_would_take_is_forgotten_with_the_next_line(duel: Ann) -> None:
    """Or a place that was offered for one unit could be answered for another."""
    duel.types("move 1 to k12")
    assert "Type the number of an option" in duel.types("measure 1 a", "")
    assert (duel.unit(0).x, duel.unit(0).y) == (10_500, 3_500)
    duel.types("move 1")
    assert duel.asked == "move"
    assert "Enter goes as near" in duel.types("move k12")
    duel.types("back", "move 2")
    assert "Type what is asked for" in duel.types("")
    assert (duel.unit(1).x, duel.unit(1).y) == (4_500, 3_500)


def test_what_cannot_be_read_is_said(duel: Ann) -> None:
    assert "No unit is called 'zz'." in duel.types("move zz to f7")
    assert "Say which unit" in duel.types("move")
    assert "'northwards' is not a place." in duel.types("move 1 northwards")
    assert "'f7' is not a place" not in duel.types("measure 1 f7")
    assert duel.asked == "act"
    duel.types("move 1")
    assert duel.asked == "move", "without a place it is asked for"
    duel.types("back")
    assert duel.asked == "act"


@rule("skirmish.activate.order", "skirmish.activate.actions")
def test_the_same_refusals_as_those_of_the_table(duel: Ann) -> None:
    read = duel.types("move a to f7")
    assert "Osk, Marrow King is not yours: Bob leads it. [skirmish.activate.order]" in read
    assert 'melee reaches 1". [skirmish.attack.range]' in duel.types("strike 1 a")
    assert "[skirmish.ability.heavy]" in duel.types("push 2 a")
    duel.types("attack 2 a")
    assert "AttackDeclared" in duel.heard("AttackDeclared")
    assert "[skirmish.activate.actions]" in duel.types("attack 2 a")


@rule("skirmish.attack.type", "skirmish.los")
def test_attack_shoots_at_enemies_that_it_cannot_strike(tmp_path: Path) -> None:
    table = Table(map="ford")
    athum, _, _, husk = put_all(table)
    husk.it.x, husk.it.y = 13_500, 6_500
    ann = at(tmp_path, table)
    ann.types("attack 1 b")
    declared = next(event for event in ann.session.events if isinstance(event, AttackDeclared))
    assert (declared.attacker, declared.target, declared.ranged) == (athum.number, husk.number, True)


@rule("skirmish.ability.cost")
def test_an_ability_is_used_by_its_name(duel: Ann) -> None:
    assert "None of your units has Wail. [skirmish.ability.cost]" in duel.types("use wail")
    assert "Nothing is called 'fireworks' that a unit could use." in duel.types("use fireworks")
    assert "Say what to use" in duel.types("use")
    assert "[skirmish." in duel.types("use recover 1")
    read = duel.types("use mark prey 1 2")
    assert "Mark prey is used on enemies, and Soldier is on your side. [skirmish.own.mark-prey]" in read
    duel.types("use mark prey a")
    assert any("Mark prey" in line for line in duel.session.narration(0)), duel.session.narration(0)[-3:]
    assert duel.session.view(0).energy[0] == 1
    duel.types("use focus")
    assert "Focus costs 2 energy" in duel.types("use focus 1")


@rule("skirmish.los")
def test_sight_measure_look_and_reach(duel: Ann) -> None:
    read = duel.types("sight 1 b")
    assert "1 Athum Tellur and b Husk do not see each other: a barrier leaves" in read
    assert "2 Soldier and a Osk, Marrow King see each other" in duel.types("sight 2 a")
    assert 'to a Osk, Marrow King: 0.5" from edge to edge.' in duel.types("measure 2 a")
    assert 'f7 to f10: 3".' in duel.types("measure f7 f10")
    assert "from the edge of the base" in duel.types("measure 1 k10")
    assert "c7: cover, table level." in duel.types("look c7")
    assert "table level, 1 Athum Tellur." in duel.types("look k4")
    assert "1 Athum Tellur can reach" in duel.types("reach 1")
    assert duel.play.board.marks  # type: ignore[attr-defined]
    assert 'k5: 1" of 3".' in duel.types("try 1 k5")
    assert "A barrier is in the way. [skirmish.terrain.barrier] k6 .5 .37: 1.9" in duel.types("try 1 k6")
    assert duel.asked == "act"


def test_marks_go_with_the_next_question_and_the_focus_with_the_turn(duel: Ann) -> None:
    duel.types("reach 1", "look a20")
    board: Any = duel.play.board
    assert board.focus == (0, 19)
    duel.types("move 1 to k5", "measure 1 2")
    assert board.focus == (0, 19)
    duel.types("end")
    assert board.focus is None
    assert not board.marks


def test_why_tells_of_units_and_what_they_cannot_do(duel: Ann) -> None:
    read = duel.types("why")
    assert "Athum Tellur: Recover" in read
    assert "[skirmish.hero.recover]" in read


def test_units_are_found_by_their_names_too(duel: Ann) -> None:
    duel.types("move athum to k5")
    assert duel.unit(0).y == 4_500
    assert "No unit is called 'gandalf'." in duel.types("move gandalf to k5")


@rule("skirmish.activate.order")
def test_in_the_largest_battles_an_order_chooses_its_unit(tmp_path: Path) -> None:
    """What is typed is the same, no matter who is chosen; nobody needs to know that only one unit's acts are listed."""
    session = battle(60)
    ann = Ann(tmp_path, session)
    state = session.flow.state
    shooter = next(
        me for me, unit in enumerate(state.units) if unit.seat == 0 and not unit.leader and all_acts(state, me)[2:]
    )
    target = what_of(next(value for value in all_acts(state, shooter) if kind_of(value) == SHOOT))
    reader = Reader(state, 0)
    ann.types(f"attack {reader.label(shooter)} {reader.label(target)}")
    assert any(isinstance(event, AttackDeclared) for event in session.events)
    assert session.flow.state.chosen == shooter


@rule("skirmish.push")
@pytest.mark.parametrize(("typed", "east", "north"), [("push ne", 1, 1), ("nnw", -1, 1), ("a", 1, 0), ("f1", 0, -1)])
def test_a_direction_is_typed_short(tmp_path: Path, typed: str, east: int, north: int) -> None:
    table = Table(map="ford")
    athum = table.put(0, "crown.athum", 4.3, 3.5, leader=True)
    near(athum, 1, "grave.vael", 0.3, leader=True)
    for seed in range(20):
        settings = {"map": "ford"}
        position = SKIRMISH.notation.write(table.state)
        session: Session[Any, Any] = Session.new(
            SKIRMISH, players=2, names=TWO, seed=seed, position=position, settings=settings
        )
        ann = Ann(tmp_path, session)
        ann.types("push 1 a")
        if ann.asked == "push":
            assert "Say away, a direction such as north-east, or a place such as f7." in ann.types("push upwards")
            ann.types(typed)
            pushed = next(event for event in session.events if isinstance(event, Pushed))
            for axis, way in ((0, east), (1, north)):
                by = pushed.path[2 + axis] - pushed.path[axis]
                assert by * way > 0 or (way == 0 and abs(by) < 500)
            return
    raise AssertionError("no push succeeded")


# -- setting up


@pytest.fixture
def ann(tmp_path: Path) -> Ann:
    settings = {"armies": ["crown-50-a", "grave-50-b"]}
    return Ann(tmp_path, SKIRMISH.start(players=2, names=TWO, seed=7, settings=settings))


@rule("skirmish.scenario.battlefield")
def test_a_stone_is_placed_by_its_square(ann: Ann) -> None:
    ann.to("stone")
    before = len(ann.session.view(0).stones)
    read = ann.types("a1")
    assert "[skirmish." in read
    assert "Enter takes the nearest place" in read
    field = [line for line in read.splitlines() if line[:2].strip().isdecimal()]
    assert any("◦" in line for line in field), "squares on which it may lie are marked"
    assert "◦" not in field[0] + field[-1], "others are not"
    assert len(ann.session.view(0).stones) == before
    ann.types("auto")
    assert ann.asked != "stone"


@rule("skirmish.scenario.order")
def test_units_are_set_up_by_numbers_or_all_at_once(ann: Ann) -> None:
    ann.to("deploy")
    south = ann.session.view(0).homes[0] == 0
    row = "2" if south else "19"
    read = ann.types(f"deploy 1 to f{row}, 2 to h{row} .25 .5")
    assert "Waiting: 1 Athum Tellur, 2 Crossbow Levy" in read
    assert ann.unit(0).fate == "alive"
    assert ann.unit(1).x == 7_250
    assert ann.asked == "deploy"
    wrong = "19" if south else "2"
    assert "[skirmish.scenario.battlefield]" in ann.types(f"3 to f{wrong}")
    assert "Answered for you: Shieldbearer to " in ann.types("deploy auto"), "units are called by their names"
    assert all(unit.fate == "alive" for unit in ann.session.view(0).units if unit.seat == 0)
    assert ann.asked != "deploy"
    assert "Nothing is to be set up now." in ann.types("deploy auto")


def test_cards_items_and_abilities_are_looked_up(duel: Ann) -> None:
    assert about("husk")[0] == "Husk: Gravemoot, 7 points"
    assert any("Grave pull (1 energy)" in line for line in about("osk"))
    assert about("mark prey")[0].startswith("Mark prey: ")
    assert about("hare boots")[0].startswith("Hare Boots (kit; ")
    assert about("nothing of the kind") == []
    assert "Athum Tellur: Crown of Tellur, 19 points" in duel.types("? athum")


def test_the_table_in_sentences(duel: Ann) -> None:
    read = " ".join(duel.types("t").split())
    assert "Battlefield on The Ford, 20 by 20 inches; 50 points." in read
    assert "1: Your Athum Tellur, the leader, on k4 has 6 of 6 Hp; Atk 2, Rng 7, Def 3, Hp 6, Spd 3; vigilant." in read
    assert "a: Bob's Osk, Marrow King, the leader," in read
    assert "locked in combat." in read


# -- a whole game


@pytest.mark.parametrize("players", [2, 4])
def test_the_end_fits_80_by_24(players: int, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"round_limit": 1}
    if players == 4:
        settings["map"] = "hedges"
    session = SKIRMISH.start(players=players, names=NAMES[:players], seed=5, settings=settings)
    random = Random(3)
    while not session.over:
        seat = session.waiting_for[0]
        region = session.questions[seat].region
        values = session.questions[seat].values
        session.answer(seat, random.choice(values) if region is None else region.sample(random.random))
    screen = Heard(lambda _: "")
    seats = [Seat(NAMES[0]), *(Seat(name, "random", 1) for name in NAMES[1:players])]
    Play(screen, session, seats, tmp_path / "game.jsonl").farewell()
    lines = [row for line in screen.lines for row in range(max(1, -(-cell_len(line) // 80)))]
    assert len(lines) <= 24, "\n".join(screen.lines)
    said = " ".join(line.strip() for line in screen.lines)
    assert re.search(r"points alive \d+, .*inches moved \d+", said), said


def test_a_game_is_typed_from_the_first_stone_to_the_end(tmp_path: Path) -> None:
    """With auto, orders and ends of turns: the typed words alone lead through a game."""
    settings = {"armies": ["cinder-50-b", "crown-50-a"], "round_limit": 3}
    session = SKIRMISH.start(players=2, names=TWO, seed=11, settings=settings)
    ann = Ann(tmp_path, session)
    for _ in range(400):
        if session.over:
            break
        if 0 not in session.questions:
            ann.play.step()
            continue
        asked = session.questions[0]
        if asked.ask in ("side", "first"):
            ann.types("1")
        elif asked.ask in ("stone", "deploy"):
            ann.types("auto")
        elif asked.ask == "act":
            strike = next((option for option in asked.options if option.verb in ("Strike", "Shoot")), None)
            ann.types(strike.token if strike is not None else "end")
        else:
            ann.types("1")
    assert session.over
    assert session.outcome is not None


def test_orders_wait_for_the_turn(ann: Ann) -> None:
    ann.to("deploy")
    for order in ("move 1 to f7", "attack 1 a", "use focus 1", "reach 1"):
        assert "First: Where do your units stand?" in ann.types(order)


def test_passing_for_good_is_said_in_words() -> None:
    board = SkirmishBoard()
    assert board.spoken("fast") == "fast abilities"
    assert board.spoken("back") == "attacking back"


@rule("skirmish.attack.back", "table.pass")
def test_always_attacks_back_and_ask_ends_it(tmp_path: Path) -> None:
    table = Table(map="ford")
    put_all(table)
    table.turn(1)
    ann = at(tmp_path, table)
    strike = next(option for option in ann.session.questions[1].options if option.token.startswith("strike-osk"))
    ann.session.answer(1, strike.value)
    assert ann.asked == "back"
    read = ann.types("always")
    assert "always: always attack back" in read
    assert ann.session.standing(0) == ("back+",)
    struck_back = [e for e in ann.session.events if isinstance(e, AttackDeclared) and e.how == "back"]
    assert len(struck_back) == 1, "now, and without being asked again"
    assert "You are asked again: attacking back." in ann.types("ask")
    assert ann.session.standing(0) == ()


@rule("skirmish.scenario.order")
def test_any_place_in_a_square_will_do_to_set_up(ann: Ann) -> None:
    """In the middle of the last row of a set-up a large base does not lie wholly in it."""
    ann.to("deploy")
    south = ann.session.view(0).homes[0] == 0
    home, row = (5, 4_500) if south else (16, 15_500)
    everybody = [unit for unit in ann.session.view(0).units if unit.seat == 0]
    read = ann.types(", ".join(f"{n + 1} to {'dgjmp'[n]}{home}" for n in range(len(everybody))))
    assert "lies in the set-up" not in read
    standing = [unit for unit in ann.session.view(0).units if unit.seat == 0]
    assert {unit.fate for unit in standing} == {"alive"}
    assert all(abs(unit.y - row) <= 500 for unit in standing)
    assert any(unit.y != row for unit in standing)


@rule("skirmish.attack.back")
def test_back_attacks_back_where_that_is_asked(tmp_path: Path) -> None:
    """Elsewhere the word takes nothing after all."""
    table = Table(map="ford")
    put_all(table)
    table.turn(1)
    ann = at(tmp_path, table)
    strike = next(option for option in ann.session.questions[1].options if option.token.startswith("strike-osk"))
    ann.session.answer(1, strike.value)
    ann.types("back")
    assert any(isinstance(e, AttackDeclared) and e.how == "back" for e in ann.session.events)
