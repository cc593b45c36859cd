"""Clones, forks, saves and replays: every copy is equal, and no copy disturbs another."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import fracas
from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.core.notation import read_line, write_game, write_position
from fracas.core.question import some
from fracas.core.record import Record
from fracas.core.session import Session
from tests.contract.moments import moments
from tests.kit.play import GAMES, answer_any, any_answer, decisions, everything, table_of
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_clone_equals_its_original_and_never_disturbs_it(game: Game[Any, Any], seed: int) -> None:
    random = Random(seed)
    for table in decisions(table_of(game, seed), random):
        state = table.flow.boundary
        before = game.notation.write(state)
        clone = state.clone()
        assert game.notation.write(clone) == before
        assert [game.view(clone, s) for s in range(table.players)] == [
            game.view(state, s) for s in range(table.players)
        ]
        play_on_from(game, clone, random)
        assert game.notation.write(state) == before


def play_on_from(game: Game[Any, Any], state: Any, random: Random) -> None:
    """Change ``state`` as much as some resolutions can."""
    flow = Flow(game, state, keep=False)
    for _ in range(12):
        if flow.question is None:
            return
        flow.send(some_answer(flow, random))


def some_answer(flow: Flow[Any], random: Random) -> Any:
    question: Any = flow.question
    if hasattr(question, "outcomes"):
        return random.choice(question.outcomes)
    if hasattr(question, "region"):
        return question.region.sample(random.random)
    if hasattr(question, "seats"):
        return [some(mine, random.random) for mine in question.options]
    return random.choice(question.options)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_fork_is_the_same_table_and_leads_its_own_life(game: Game[Any, Any], seed: int) -> None:
    random = Random(seed)
    for table in decisions(table_of(game, seed), random, most=120):
        before = everything(table)
        fork = table.fork()
        assert everything(fork) == before
        for _ in range(6):
            if not fork.over:
                answer_any(fork, random)
        assert everything(table) == before


@every_game
def test_a_fork_given_the_same_answers_has_the_same_fate(game: Game[Any, Any]) -> None:
    random = Random(5)
    table = table_of(game, 5)
    for _ in range(20):
        answer_any(table, random)
    fork = table.fork()
    while not table.over:
        seat = random.choice(table.waiting_for)
        answer = any_answer(table, seat, random)
        table.answer(seat, answer)
        fork.answer(seat, answer)
        assert everything(fork) == everything(table)


@rule("table.record")
@every_game
@pytest.mark.parametrize("seed", range(3))
def test_saved_and_loaded_at_any_decision(game: Game[Any, Any], seed: int) -> None:
    """Written and read back, the table is the same, and so is what was told of it."""
    for table in moments(table_of(game, seed), Random(seed), 60):
        loaded = Session.replayed(game, Record.read(table.record().text()))
        assert everything(loaded) == everything(table)
        assert loaded.events == table.events
        assert loaded.record().text() == table.record().text()


@every_game
def test_a_finished_game_replays_to_the_same_end(game: Game[Any, Any]) -> None:
    table = table_of(game, 11)
    for _ in decisions(table, Random(11)):
        pass
    again = Session.replayed(game, table.record())
    assert again.over
    assert again.outcome == table.outcome
    for viewer in (None, *range(table.players)):
        assert again.narration(viewer) == table.narration(viewer)


@every_game
def test_the_same_seed_gives_the_same_game(game: Game[Any, Any]) -> None:
    def played() -> str:
        table = table_of(game, 9)
        for _ in decisions(table, Random(1)):
            pass
        return table.record().text()

    assert played() == played()


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_game_and_a_position_are_lines_of_text(game: Game[Any, Any], seed: int) -> None:
    for table in moments(table_of(game, seed), Random(seed), 20):
        views = [table.view(seat) for seat in (None, *range(table.players))]
        for line in (write_game(table), write_position(table)):
            assert "\n" not in line
            read = read_line(game, line)
            assert [read.view(seat) for seat in (None, *range(table.players))] == views
            if not table._pending:
                assert read.waiting_for == table.waiting_for
                assert write_position(read) == write_position(table)


@rule("table.record")
@every_game
def test_the_last_position_of_a_record_can_be_opened_under_other_rules(game: Game[Any, Any]) -> None:
    """A record of another version is refused, its last position is not lost."""
    table = table_of(game, 4)
    random = Random(4)
    for _ in range(15):
        answer_any(table, random)
    record = Record.read(table.record().text())
    aged = Record(replace(record.header, rules=99), record.entries, record.position)
    with pytest.raises(fracas.FracasError, match="version 99") as refused:
        Session.replayed(game, aged)
    assert refused.value.code == "other-rules"
    opened = Session.new(
        game, players=table.players, settings=record.header.settings, position=aged.position, seed=record.header.seed
    )
    assert game.notation.write(opened.flow.boundary) == record.position
