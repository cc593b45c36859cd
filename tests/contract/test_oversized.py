"""Numbers and words that are far too big: refused in a short sentence, by every game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from fracas.core.asked import place_of
from fracas.core.game import Game
from fracas.core.refusal import FracasError, Malformed, Refusal, SetupError
from tests.kit.play import GAMES, answer_any, decisions, everything

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

HUGE = 10**5_000
"""Python refuses to write it down."""
LONGEST = 300
"""Characters of a refusal."""
WRONG: list[Any] = [
    HUGE, -HUGE, 2**63, -(2**70), (HUGE, 5), (1, -HUGE), (10**9, 0), (7,) * 50_000, "x" * 100_000, "9" * 5_000,
    "1_000,5", "١,٢", "३", "-", "1,,2", "+1,2", True, 1.5, ["x" * 100_000],
]  # fmt: skip


@every_game
def test_answers_that_are_far_too_big_are_refused_in_a_short_sentence(game: Game[Any, Any]) -> None:
    random = Random(1)
    asked: set[str] = set()
    for table in decisions(game.start(players=2, seed=1), random, 60):
        for seat, question in table.questions.items():
            if question.ask in asked:
                continue
            asked.add(question.ask)
            before = everything(table)
            for wrong in WRONG:
                with pytest.raises(Refusal) as no:
                    table.answer(seat, wrong)
                assert len(no.value.sentence) < LONGEST and no.value.rule, wrong
            assert everything(table) == before
    nobody: list[Any] = [HUGE, "x" * 100_000]
    for each in nobody:
        with pytest.raises(Malformed) as bad:
            game.start(players=2, seed=1).answer(each, 0)
        assert len(bad.value.sentence) < LONGEST


@every_game
def test_settings_that_are_far_too_big_are_refused_in_a_short_sentence(game: Game[Any, Any]) -> None:
    names = [setting.name for setting in game.settings]
    for name in [*names, "x" * 100_000]:
        for wrong in ("x" * 100_000, ["x" * 100_000], {"x" * 100_000: 1}, HUGE):
            with pytest.raises(SetupError) as no:
                game.start(players=2, settings={name: wrong})
            assert len(no.value.sentence) < 2 * LONGEST, (name, no.value.sentence)


@pytest.mark.parametrize("word", ["1_000,5", "١,٢", "१", "1,", "", "1;2", "1 2", "1.5,2", "0x1,2", "1" * 10])
def test_only_plain_numbers_are_places(word: str) -> None:
    with pytest.raises(Malformed):
        place_of(word)


def test_places_as_they_are_typed() -> None:
    assert place_of("3,4") == place_of("3, 4") == (3, 4)
    assert place_of("-3,0") == (-3, 0)


@every_game
def test_a_position_with_any_number_changed_is_read_or_refused(game: Game[Any, Any]) -> None:
    table, random = game.start(players=2, seed=3), Random(3)
    for _ in range(25):
        if not table.over:
            answer_any(table, random)
    line = game.notation.write(table.flow.boundary)
    for found in re.finditer(r"[0-9]+", line):
        for number in ("255", "256", "999999999", "9" * 5_000):
            try:
                game.notation.read(line[: found.start()] + number + line[found.end() :], 2, table.header.settings)
            except FracasError as no:
                assert len(no.sentence) < 3 * LONGEST, no.sentence
