"""Every refusal says why, names its rule, and changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.catalogue import TABLE
from fracas.core.game import Game
from fracas.core.refusal import Illegal, Malformed, Refusal, SetupError, Stale
from tests.kit.play import GAMES, SIMULTANEOUS, Table, answer_any, any_answer, decisions, everything, table_of
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

NONSENSE: list[Any] = [None, 1.5, "no such word", (), [], {}, True, -77, 10**30, b"x", (1.5, "x"), object()]


def refused(table: Table, kind: type[Refusal], seat: Any, answer: Any, question: Any = None) -> Refusal:
    """The answer is refused, for a rule of the catalogue, and nothing has changed."""
    before = everything(table)
    with pytest.raises(Refusal) as no:
        table.answer(seat, answer, question)
    assert isinstance(no.value, kind), no.value
    assert everything(table) == before
    assert no.value.rule in table.game.rules or no.value.rule in TABLE
    assert no.value.sentence.endswith((".", "!"))
    assert no.value.code
    return no.value


@rule("table.answer")
@every_game
@pytest.mark.parametrize("seed", range(2))
def test_nonsense_is_refused_at_every_decision(game: Game[Any, Any], seed: int) -> None:
    """An answer is one of the options."""
    random = Random(seed)
    for table in decisions(table_of(game, seed), random, most=60):
        seat = table.waiting_for[0]
        region = table.questions[seat].region
        for nonsense in NONSENSE:
            if nonsense == () and region is not None and region.refuse(()) is None:
                continue  # an empty path may mean: not after all
            refused(table, Refusal, seat, nonsense)


@rule("table.seat")
@every_game
def test_an_unknown_seat_is_malformed(game: Game[Any, Any]) -> None:
    """An answer comes from a seat of the table."""
    table = table_of(game, 1)
    seat = table.waiting_for[0]
    for nobody in (-1, table.players, 99, None, "0", 0.0, True):
        no = refused(table, Malformed, nobody, any_answer(table, seat, Random(0)))
        assert (no.code, no.rule) == ("unknown-seat", "table.seat")


@rule("table.question")
@every_game
def test_a_foreign_seat_is_told_whose_question_it_is(game: Game[Any, Any]) -> None:
    """Only the seat that is asked may answer."""
    asked_alone = 0
    for table in decisions(table_of(game, 3), Random(3), most=80):
        others = [seat for seat in range(table.players) if seat not in table.questions and seat not in table._pending]
        asked_alone += len(others)
        for seat in others:
            no = refused(table, Stale, seat, 0)
            assert no.code == "not-your-question"
            assert all(table.names[s] in no.sentence for s in table.waiting_for)
    assert asked_alone


@rule("table.question")
@every_game
def test_a_stale_question_is_refused(game: Game[Any, Any]) -> None:
    """Only the question that is asked now may be answered."""
    random = Random(4)
    table = table_of(game, 4)
    old: list[int] = []
    for _ in decisions(table, random, most=50):
        seat = table.waiting_for[0]
        number = table.questions[seat].id
        answer = any_answer(table, seat, random)
        for stale in [*old[-3:], number + 1, -1]:
            if stale != number:
                assert refused(table, Stale, seat, answer, stale).code == "stale"
        old.append(number)


@rule("table.question")
@pytest.mark.parametrize("game", SIMULTANEOUS, ids=lambda game: game.name)
def test_a_secret_choice_is_made_once(game: Game[Any, Any]) -> None:
    twice = 0
    for table in decisions(table_of(game, 5), Random(5), most=200):
        for seat in table._pending:
            assert refused(table, Stale, seat, 0).code == "already-answered"
            twice += 1
    assert twice


@every_game
def test_nothing_is_answered_when_the_game_is_over(game: Game[Any, Any]) -> None:
    table = table_of(game, 6)
    for _ in decisions(table, Random(6)):
        pass
    assert refused(table, Stale, 0, 0).code == "over"
    assert table.questions == {}
    assert table.waiting_for == []


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_what_cannot_be_chosen_says_why_and_is_refused_for_that_reason(game: Game[Any, Any], seed: int) -> None:
    random = Random(seed)
    reasons = 0
    for table in decisions(table_of(game, seed), random, most=150):
        for seat, asked in table.questions.items():
            for value in range(-2, 12):
                reason = asked.why_not(f"option:{value}")
                if value in asked.values:
                    assert reason is None
                elif reason is not None:
                    assert reason.rule in game.rules
                    if asked.region is not None:  # a number is no place, whatever is said of it
                        assert refused(table, Malformed, seat, value).code == "not-a-place"
                        continue
                    no = refused(table, Illegal, seat, value)
                    assert (no.sentence, no.rule) == (reason.sentence, reason.rule)
                    reasons += 1
    assert reasons


@every_game
def test_a_place_that_is_nearly_right_is_refused_for_the_reason_of_its_region(game: Game[Any, Any]) -> None:
    random = Random(10)
    spoiled = 0
    for table in decisions(table_of(game, 10), random, most=150):
        for seat, asked in table.questions.items():
            if asked.region is None:
                continue
            for place in spoilt(asked.region.sample(random.random)):
                reason = asked.region.refuse(place)
                if reason is not None:
                    no = refused(table, Illegal, seat, place)
                    assert (no.sentence, no.rule) == (reason.sentence, reason.rule)
                    nearest = asked.tried(place).place
                    assert nearest is None or asked.region.refuse(nearest) is None
                    spoiled += 1
    assert bool(spoiled) is game.has.places


def spoilt(place: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Places that differ from it a little, or in one number by much: most of them are illegal."""
    changed = [
        (*place[:index], number + by, *place[index + 1 :])
        for index, number in enumerate(place)
        for by in (-1, 1, 10**6)
    ]
    return [*changed, place[:-1], (*place, place[-1])]


@every_game
def test_why_not_bears_any_word(game: Game[Any, Any]) -> None:
    """It comes over the wire, so it may be anything."""
    words = [
        "",
        ":",
        "figure:",
        "figure:-1",
        "figure:x",
        "seat:99",
        "card:ZZ",
        "option:",
        "option:1e9",
        "option:" + "9" * 99,
    ]
    for table in decisions(table_of(game, 9), Random(9), most=40):
        for asked in table.questions.values():
            things = [thing for thing, _ in asked.things]
            kinds = {thing.partition(":")[0] for thing in (*things, *(t for o in asked.options for t in o.touches))}
            absent = [f"{kind}:{number}" for kind in kinds for number in ("", "-1", "-99", "99", "9" * 30, "²")]
            for word in [*words, *things, *absent]:
                reason = asked.why_not(word)
                assert reason is None or reason.rule in game.rules


@every_game
def test_a_place_off_the_board_is_refused_by_its_rule(game: Game[Any, Any]) -> None:
    off = 0
    for table in decisions(table_of(game, 7), Random(7), most=40):
        for seat, asked in table.questions.items():
            if asked.region is not None:
                no = refused(table, Illegal, seat, (10**9, 10**9))
                assert no.rule in game.rules
                off += 1
    assert bool(off) is game.has.places


@rule("table.settings", "table.seat")
@every_game
def test_a_table_that_cannot_be_is_refused(game: Game[Any, Any]) -> None:
    for bad in (
        {"players": game.most + 1},
        {"players": 0},
        {"players": True},
        {"players": "2"},
        {"settings": {"no_such_option": 1}},
        {"seed": "seven"},
        {"seed": 1.5},
        {"seed": -1},
        {"seed": 2**63},
        {"names": ["only one"]},
    ):
        with pytest.raises(SetupError) as no:
            game.start(**bad)
        assert no.value.rule in TABLE
        assert no.value.sentence


@rule("table.settings")
@every_game
def test_every_option_says_what_values_it_takes(game: Game[Any, Any]) -> None:
    for setting in game.settings:
        assert setting.help.endswith(".")
        if setting.kind == "number":
            for bad in (setting.low - 1, setting.high + 1, "x", 1.5, True):
                with pytest.raises(SetupError) as no:
                    game.start(options={setting.name: bad})
                assert str(setting.high) in no.value.sentence
                assert no.value.rule in game.rules or no.value.rule in TABLE


@every_game
def test_answers_after_a_refusal_go_on_as_if_nothing_had_been(game: Game[Any, Any]) -> None:
    calm, teased = table_of(game, 8), table_of(game, 8)
    one, two = Random(8), Random(8)
    while not calm.over:
        answer_any(calm, one)
        for nonsense in (None, -5):
            with pytest.raises(Refusal):
                teased.answer(teased.waiting_for[0], nonsense)  # type: ignore[arg-type]
        answer_any(teased, two)
    assert everything(calm) == everything(teased)
