"""Armies of skirmish in the terminal: built as text, typed, and shown before the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.kit.rules import rule
from tests.terminal.orders import TWO, Ann

from fracas.core.refusal import SetupError
from fracas.games.skirmish import SKIRMISH
from fracas.terminal.games.skirmish.armies import read_army
from fracas.terminal.games.skirmish.board import BOARD


@rule("skirmish.army.points", "skirmish.army.leader", "skirmish.card")
def test_an_army_is_built_as_text(tmp_path: Path) -> None:
    session = SKIRMISH.start(players=2, names=TWO, seed=7, settings={"armies": ["build", "random"]})
    ann = Ann(tmp_path, session)
    assert ann.asked == "army"
    read = ann.types("army Athum Tellur; 9x Soldier")
    assert "[skirmish.army.points]" in read
    assert "50 points, the leader first" in read
    assert "unknown unit 'Wizzard'" in ann.types("army Wizzard; 2x Soldier")
    assert "[skirmish.army.leader]" in ann.types("army Soldier; Peasant")
    assert "Type what is asked for" in ann.types("")
    assert "Everything that could be answered here is possible." in ann.types("why")
    hint = ann.types("h")
    assert "Other answers were not compared" in " ".join(hint.split())
    assert "There is nothing else to answer" not in hint
    assert "It may be fielded." in ann.types("check Athum Tellur; Soldier")
    assert "Gravemoot (grave)" in ann.types("units grave")
    assert "Athum's Company (crown-50-a)" in ann.types("army")
    ann.types("army Athum Tellur; 2x Soldier with Hare Boots; Peasant")
    mine = [unit for unit in session.view(0).units if unit.seat == 0]
    assert len(mine) == 4
    assert mine[0].leader
    assert [len(unit.items) for unit in mine] == [0, 1, 1, 0]


def test_an_army_of_ones_own_may_be_typed_without_a_word_before_it(tmp_path: Path) -> None:
    session = SKIRMISH.start(players=2, names=TWO, seed=7, settings={"armies": ["build", "random"]})
    ann = Ann(tmp_path, session)
    ann.types("Athum Tellur; 2x Soldier; Peasant")
    assert len([unit for unit in session.view(0).units if unit.seat == 0]) == 4


@rule("skirmish.army.points")
def test_armies_before_the_game() -> None:
    assert read_army("1", 50) == "crown-50-a"
    assert read_army("The Marrow Court", 50) == "grave-50-b"
    assert read_army("build", 50) == "build"
    assert read_army("Athum Tellur; 2x Soldier", 50) == "Athum Tellur\n2x Soldier"
    with pytest.raises(SetupError, match="for 100 points"):
        read_army("crown-100-a", 50)
    with pytest.raises(SetupError, match="unknown unit"):
        read_army("frodo", 50)
    assert BOARD.order(["random", "crown-50-a", "Athum Tellur; Soldier"]) == [
        "random",
        "crown-50-a",
        "Athum Tellur\n Soldier",
    ]
    asked: list[str] = []

    def ask(question: str, default: str, read: Any, *, shown: Any = (), more: Any = ()) -> Any:
        asked.append(question)
        assert len(shown) in (0, 8)
        assert more
        return read("2" if "Ann" in question else default)

    assert BOARD.arrange(["Ann", "Bob"], {"points": 50}, ask) == {"armies": ["crown-50-b", "random"]}
    assert asked[0] == "The army of Ann: 1 to 8, random or build"
    assert BOARD.arrange(["Ann"], {"armies": []}, ask) == {}
