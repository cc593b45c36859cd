"""The free part of a lesson is won by players who are no experts, against the bot that the lesson names."""

from __future__ import annotations

from bench.lessons import BEGINNER, GAMES, LEAST_WON, free_part

from tests.kit.lessons import Taught, every_lesson


@every_lesson
def test_most_free_parts_are_won(taught: Taught) -> None:
    won = 0
    for seed in range(GAMES):
        won += free_part(taught.lesson.id, BEGINNER, seed).won
        if won >= LEAST_WON:
            break  # the rest cannot change it
    assert won >= LEAST_WON
