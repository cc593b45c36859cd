"""Taking back: free until a die, a reveal or another seat's answer; beyond that by consent; kept in the log."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.events import TakenBack
from fracas.core.game import Game
from fracas.core.history import OPENED
from fracas.core.question import Commit
from fracas.core.record import CHANCE, UNDO, WITHDRAWN
from fracas.core.refusal import Illegal, Stale
from fracas.core.session import Session
from tests.kit.play import CHANCY, GAMES, SIMULTANEOUS, Table, any_answer, everything, table_of
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_game_of_secret_choices = pytest.mark.parametrize("game", SIMULTANEOUS, ids=lambda game: game.name)
every_game_of_chance = pytest.mark.parametrize("game", CHANCY, ids=lambda game: game.name)


def stands(table: Table) -> tuple[object, ...]:
    """Where the table stands, but for the log and the numbers of questions, which only ever grow."""
    position, views, waiting, questions, _, outcome = everything(table)
    assert isinstance(questions, dict)
    return position, views, waiting, [(seat, ask, values) for seat, (_, ask, values) in questions.items()], outcome


@rule("table.undo")
@every_game
@pytest.mark.parametrize("seed", range(4))
def test_an_undo_stops_at_the_barrier_and_goes_beyond_it_by_consent(game: Game[Any, Any], seed: int) -> None:
    random = Random(seed)
    table = table_of(game, seed)
    free = asked = 0
    for _ in range(120):
        if table.over:
            break
        before, played = stands(table), len(table.played)
        seat = random.choice(table.waiting_for)
        table.answer(seat, any_answer(table, seat, random))
        new = table.played[played:]
        now = everything(table)
        barrier = any(who == CHANCE for who, _ in new) or bool(table._history.marks[played] & OPENED)
        assert table.can_undo(seat) is not barrier
        if random.random() < 0.5:
            continue
        others = [other for other in range(table.players) if other != seat]
        if barrier:
            with pytest.raises(Illegal) as no:
                table.undo(seat, consent=others[1:])
            assert (no.value.code, no.value.rule) == ("needs-consent", "table.undo")
            assert everything(table) == now
            table.undo(seat, consent=others)
            asked += 1
        else:
            table.undo(seat)
            free += 1
        assert stands(table) == before
        assert table.log[-1] in ((UNDO, played), (WITHDRAWN, played))
        assert isinstance(table.events[-1], TakenBack)
        assert Session.replayed(game, table.record()).record().text() == table.record().text()
        assert everything(Session.replayed(game, table.record())) == everything(table)
    assert free
    assert asked or not (game.has.chance or game.has.simultaneous)


@rule("table.undo")
@every_game
def test_another_seat_s_answer_is_a_barrier(game: Game[Any, Any]) -> None:
    random = Random(2)
    table = table_of(game, 2)
    found = False
    while not table.over and not found:
        before = len(table.played)
        seat = table.waiting_for[0]
        revealed = isinstance(table.flow.question, Commit)
        table.answer(seat, any_answer(table, seat, random))
        if revealed or table._pending:
            continue
        if len(table.played) == before + 1 and not table.over and table.waiting_for[0] != seat:
            assert table.can_undo(seat)
            other = table.waiting_for[0]
            table.answer(other, any_answer(table, other, random))
            assert not table.can_undo(seat)
            found = True
    assert found


@rule("table.undo")
@every_game_of_secret_choices
def test_a_waiting_secret_choice_can_be_taken_back_alone(game: Game[Any, Any]) -> None:
    random = Random(3)
    table = table_of(game, 3)
    while not table._pending:
        seat = table.waiting_for[0]
        before = stands(table)
        table.answer(seat, any_answer(table, seat, random))
    table.undo(seat)
    assert stands(table) == before
    assert seat in table.waiting_for


@rule("table.undo", "table.question")
@every_game_of_secret_choices
def test_who_takes_a_secret_choice_back_is_asked_anew_and_the_others_are_not_disturbed(game: Game[Any, Any]) -> None:
    random = Random(3)
    table = table_of(game, 3)
    while not table._pending:
        seat = table.waiting_for[0]
        asked = {each: question.id for each, question in table.questions.items()}
        table.answer(seat, any_answer(table, seat, random))
    for _ in range(3):
        table.undo(seat)
        now = {each: question.id for each, question in table.questions.items()}
        assert {other: now[other] for other in now if other != seat} == {o: asked[o] for o in asked if o != seat}
        assert now[seat] > asked[seat]
        for same in (table.fork(), Session.replayed(game, table.record())):
            assert {each: question.id for each, question in same.questions.items()} == now
        with pytest.raises(Stale):
            table.answer(seat, any_answer(table, seat, random), question=asked[seat])
        asked = now
        table.answer(seat, any_answer(table, seat, random), question=now[seat])
    other = table.waiting_for[0]
    table.answer(other, any_answer(table, other, random), question=asked[other])


@rule("table.undo")
@every_game
def test_a_free_undo_does_not_play_the_whole_game_again(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a log full of them would take for ever to load."""
    random = Random(4)
    table = table_of(game, 4)
    monkeypatch.setattr(type(game), "begin", lambda *_: pytest.fail("the game is played again from its start"))
    undone = 0
    while not table.over and undone < 5:
        seat = random.choice(table.waiting_for)
        before = stands(table)
        table.answer(seat, any_answer(table, seat, random))
        if table.can_undo(seat):
            table.undo(seat)
            undone += 1
            assert stands(table) == before
            table.answer(seat, any_answer(table, seat, random))
    assert undone


@rule("table.undo")
@every_game
def test_there_is_nothing_to_take_back_at_the_start(game: Game[Any, Any]) -> None:
    table = table_of(game, 1)
    before = everything(table)
    for seat in (None, 0, 1):
        with pytest.raises(Illegal) as no:
            table.undo(seat)
        assert no.value.code == "nothing-to-undo"
    assert not table.can_undo()
    assert everything(table) == before


@rule("table.undo")
@every_game_of_chance
def test_dice_fall_anew_after_an_undo(game: Game[Any, Any]) -> None:
    """Who takes back an answer with consent knows what the dice showed; they are rolled again, and the log still
    replays to the same table."""
    changed = 0
    for seed in range(12):
        random = Random(seed)
        table = table_of(game, seed)
        while not table.over:
            played = len(table.played)
            seat = table.waiting_for[0]
            answer = any_answer(table, seat, random)
            table.answer(seat, answer)
            rolled = [entry for entry in table.played[played:] if entry[0] == CHANCE]
            if rolled:
                table.undo(seat, consent=range(table.players))
                table.answer(seat, answer)
                changed += [entry for entry in table.played[played:] if entry[0] == CHANCE] != rolled
                break
        assert everything(Session.replayed(game, table.record())) == everything(table)
    assert changed
