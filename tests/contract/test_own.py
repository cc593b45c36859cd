"""A table is its own: nothing that its users hold, and no copy of it, changes it behind its back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.game import Game
from fracas.core.question import Choice, Commit
from fracas.core.refusal import SetupError
from fracas.core.session import Session
from tests.kit.play import GAMES, Table, answer_any, any_answer, everything, table_of
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@rule("table.undo")
@every_game
@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_taken_back_freely_has_taught_nobody_anything(game: Game[Any, Any], seed: int) -> None:
    """Whatever lies behind what the seat cannot see, it sees the same after an answer that it may take back."""
    random = Random(seed)
    table = table_of(game, seed)
    free = 0
    while not table.over:
        seat = random.choice(table.waiting_for)
        answer = any_answer(table, seat, random)
        sight, question = table.sight(seat), table.flow.question
        table.answer(seat, answer)
        if isinstance(question, Commit) or not table.can_undo(seat):
            continue
        free += 1
        for _ in range(5):
            imagined = sight.imagine(random.random)
            imagined.send(answer)
            imagined.skip_forced()
            assert game.view(imagined.state, seat) == table.view(seat)
    assert free


@every_game
def test_a_table_keeps_nothing_that_its_users_hold(game: Game[Any, Any]) -> None:
    random = Random(3)
    names = [f"Guest {seat}" for seat in range(game.least)]
    table: Table = Session.new(game, players=game.least, names=names, seed=3)
    for _ in range(12):
        answer_any(table, random)
    before, story = everything(table), table.narration()
    names[0] = "Somebody else"
    table.names[0] = "Somebody else"
    table.events.clear()
    record = table.record()
    record.header.settings.clear()
    record.header.seats.clear()
    record.entries.clear()
    for asked in table.questions.values():
        asked.values.clear()
    assert everything(table) == before
    assert table.narration() == story
    table.undo(consent=range(table.players))  # builds the table anew from its header
    assert table.names[0] == "Guest 0"


@every_game
def test_a_fork_knows_the_story_so_far(game: Game[Any, Any]) -> None:
    random = Random(6)
    table = table_of(game, 6)
    for _ in range(20):
        answer_any(table, random)
    fork = table.fork()
    assert fork.events == table.events
    assert [fork.can_undo(seat) for seat in range(fork.players)] == [table.can_undo(s) for s in range(table.players)]
    told = len(table.events)
    while not fork.over:
        answer_any(fork, random)
    assert len(fork.events) > told
    assert len(table.events) == told


@rule("table.question")
@every_game
def test_an_option_of_another_question_is_no_answer(game: Game[Any, Any]) -> None:
    """Even where its number is one of the options that are asked for now."""
    random = Random(8)
    table = table_of(game, 8)
    old: list[Any] = []
    refused = 0
    for _ in range(60):
        if table.over or refused:
            break
        seat = random.choice(table.waiting_for)
        question = table.flow.question
        if isinstance(question, Choice | Commit):
            asked = table.questions[seat]
            tokens = {option.token for option in asked.options}
            for option in old:
                if option.value in asked.values and option.token not in tokens:
                    with pytest.raises(Exception, match="another question") as no:
                        table.answer(seat, option)
                    assert getattr(no.value, "code", "") == "stale"
                    refused += 1
            old += asked.options
        table.answer(seat, any_answer(table, seat, random))
    # In a game whose numbers always mean the same, no option is ever of another question.
    assert refused or len({(option.value, option.token) for option in old}) == len({option.value for option in old})


@rule("table.seat", "table.settings")
@every_game
@pytest.mark.parametrize(
    "given",
    [
        {"names": "AB"},
        {"names": [1, 2]},
        {"names": ["Ann"]},
        {"names": ["Ann", "\ud800"]},
        {"bots": [None, None]},
        {"settings": ["army_size"]},
        {"settings": 5},
    ],
    ids=str,
)
def test_what_no_record_can_hold_is_refused_at_the_start(game: Game[Any, Any], given: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Session.new(game, players=2, **given)
