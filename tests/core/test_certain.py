"""Proofs answer as a table does."""

from __future__ import annotations

from fracas.core.certain import _answers, _with
from fracas.core.question import Choice, Commit, Roll


def test_several_who_choose_at_once_answer_in_a_list() -> None:
    """The rules are compiled for lists: a tuple is refused there, and the table would stop."""
    question = Commit([0, 1], "card", [[1, 2], [3, 4]])
    assert list(_answers(question)) == [[1, 3], [1, 4], [2, 3], [2, 4]]
    assert list(_with(question, 1, 4)) == [[1, 4], [2, 4]]


def test_one_who_chooses_alone_answers_by_itself() -> None:
    assert list(_answers(Choice(0, "who", [5, 6]))) == [5, 6]
    assert list(_with(Choice(0, "who", [5, 6]), 0, 6)) == [6]
    assert list(_answers(Roll("die", [1, 2]))) == [1, 2]
