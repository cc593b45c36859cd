"""What a sentence of skirmish's lessons says of an answer that is not wanted."""

from __future__ import annotations

import fracas
from fracas.core.course import FOE
from fracas.core.lesson import LEARNER, lesson_named
from tests.kit.lessons import Taught
from tests.kit.rules import rule

SKIRMISH = fracas.game("skirmish")
SECOND = Taught(SKIRMISH, lesson_named(SKIRMISH, "skirmish.second"))


@rule("skirmish.attack.back")
def test_sorrel_answers_a_blow_but_no_shot_from_out_of_reach() -> None:
    table = SECOND.at(7)
    table.answer(LEARNER, "strike-athum-0-sorrel-2")
    assert table.waiting_for == [FOE]
    assert table.questions[FOE].ask == "back"
    free = SECOND.at(SECOND.course.steps + 1)
    assert free.waiting_for == [LEARNER], "she was shot at, and did not answer"
