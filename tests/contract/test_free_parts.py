"""The free part of a lesson is won by players who are no experts, against the bot that the lesson names."""

from __future__ import annotations

from fracas.bots import make
from fracas.core.lesson import LEARNER
from tests.kit.lessons import Taught, every_lesson

GAMES = 60
LEAST_WON = 40
PLAYER = "careless"


@every_lesson
def test_most_free_parts_are_won(taught: Taught) -> None:
    won = 0
    for seed in range(GAMES):
        table = taught.at(taught.course.steps + 1, seed=seed)
        bots = [make(PLAYER, seed), make(taught.lesson.free.bot, seed + GAMES)]
        while not table.over:
            for seat in table.waiting_for:
                table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
        won += table.outcome is not None and LEARNER in table.outcome.winners
        if won >= LEAST_WON:
            break  # the rest cannot change it
    assert won >= LEAST_WON
