"""A record that cannot be played says which entry is refused, whose it is, and by which rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fracas
from fracas.core.game import Game
from fracas.core.question import Part
from fracas.core.record import CHANCE, UNDO, Entry, Record
from fracas.core.refusal import DamagedRecord
from fracas.core.session import Session
from tests.kit.play import GAMES, Table, answer_any
from tests.kit.rules import rule


def begun(game: Game[Any, Any], steps: int = 12) -> Table:
    names = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"][: game.least]
    table = game.start(players=game.least, seed=5, names=names)
    random = Random(5)
    for _ in range(steps):
        answer_any(table, random)
    return table


def must_blame(table: Table, place: int, entry: Entry) -> DamagedRecord:
    """The refusal of the record in which another entry stands at ``place``."""
    record = table.record()
    entries = [*record.entries[:place], entry, *record.entries[place + 1 :]]
    with pytest.raises(DamagedRecord) as no:
        Session.replayed(table.game, Record(record.header, entries, record.position))
    assert no.value.code == "unplayable"
    assert no.value.sentence.startswith(f"The record cannot be played: entry {place + 1}, of ")
    return no.value


def last_answer(table: Table) -> tuple[int, int, Part]:
    """Where in the log the last answer of a seat stands, whose it is, and what it was."""
    places = [place for place, (who, _) in enumerate(table.log) if who >= 0]
    who, answer = table.log[places[-1]]
    return places[-1], who, answer


@rule("table.record")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_entry_its_player_and_a_rule_of_the_game_are_named(game: Game[Any, Any]) -> None:
    table = begun(game)
    place, who, answer = last_answer(table)
    no = must_blame(table, place, (who, (10**8, 10**8) if isinstance(answer, tuple) else 10**8))
    assert f"of {table.names[who]}, is refused: " in no.sentence
    assert no.rule in game.rules or no.rule == "table.answer"


@rule("table.record")
def test_the_rule_is_the_one_that_refused_the_answer() -> None:
    table = fracas.game("figures").start(
        players=2, settings={"armies": ["star-patrol", "doom-lab"]}, seed=3, names=["Ann", "Bob"]
    )
    asked = table.questions[0]
    assert asked.ask == "attacker"
    table.answer(0, asked.values[0])
    place, _, _ = last_answer(table)  # the only opponent, answered by the flow
    no = must_blame(table, place - 1, (0, 4))
    assert no.rule == "figures.turn.attack"
    assert no.sentence.endswith("of Ann, is refused: Doctor Dreadful is not in your army.")


@rule("table.record")
def test_an_answer_out_of_turn_says_whose_it_is() -> None:
    table = begun(fracas.game("figures"))
    place, who, answer = last_answer(table)
    other = 1 - who
    no = must_blame(table, place, (other, answer))
    assert f"of {table.names[other]}, is refused: " in no.sentence


@rule("table.record")
def test_chance_the_table_and_strangers_are_named_too() -> None:
    table = begun(fracas.game("figures"))
    assert "of chance, is refused: " in must_blame(table, 0, (CHANCE, 99)).sentence
    assert "of the table itself, is refused: " in must_blame(table, 0, (UNDO, 99)).sentence
    place, _, answer = last_answer(table)
    assert "of seat 7, which is not there, is refused: " in must_blame(table, place, (7, answer)).sentence
