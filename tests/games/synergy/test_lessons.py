"""What some sentences of synergy's lessons say of answers that are not wanted, and of what the free part could be."""

from __future__ import annotations

import fracas
from fracas.core.course import FOE
from fracas.core.lesson import LEARNER, lesson_named
from tests.kit.lessons import Taught
from tests.kit.rules import rule

SYNERGY = fracas.game("synergy")
SECOND = Taught(SYNERGY, lesson_named(SYNERGY, "synergy.second"))


@rule("synergy.gadget.trade")
def test_the_flag_may_be_asked_for_and_its_holder_must_agree() -> None:
    table = SECOND.at(2)
    table.answer(LEARNER, "take")
    assert table.waiting_for == [FOE]
    assert table.questions[FOE].ask == "trade"


@rule("synergy.win.flags")
def test_a_shout_and_a_walk_bring_both_flags_home() -> None:
    table = SECOND.at(SECOND.course.steps + 1)
    for answer in ("drill-sergeant", "move", "walk", "g7", "end"):
        table.answer(LEARNER, answer)
    while table.waiting_for == [FOE]:
        asked = table.questions[FOE]
        table.answer(FOE, "end" if asked.ask == "act" else asked.values[0] if asked.passing is None else asked.passing)
    for answer in ("igor", "walk", "e7", "end"):
        table.answer(LEARNER, answer)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((LEARNER,), "synergy.win.flags")
