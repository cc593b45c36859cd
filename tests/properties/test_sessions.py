"""Hypothesis plays at the table: answers, nonsense, undos, forks and saves in any order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fracas.core.game import Game
from fracas.core.record import Record
from fracas.core.refusal import Refusal
from fracas.core.session import Session
from tests.kit.play import GAMES, Table, any_answer, everything


class AtTheTable(RuleBasedStateMachine):
    """One table, treated as players, programs and accidents would."""

    game: Game[Any, Any]
    table: Table

    @initialize(seed=st.integers(0, 2**63 - 1), extra=st.integers(0, 10))
    def sit_down(self, seed: int, extra: int) -> None:
        players = self.game.least + extra % (self.game.most - self.game.least + 1)
        self.table = self.game.start(players=players, seed=seed)

    def going_on(self) -> bool:
        return not self.table.over

    @precondition(going_on)
    @rule(choice=st.integers(0, 2**32), steps=st.integers(1, 12))
    def answer(self, choice: int, steps: int) -> None:
        random = Random(choice)
        for _ in range(steps):
            if not self.table.over:
                seat = random.choice(self.table.waiting_for)
                self.table.answer(seat, any_answer(self.table, seat, random), self.table.questions[seat].id)

    @rule(
        seat=st.integers(-2, 8),
        answer=st.one_of(st.none(), st.integers(), st.text(), st.tuples(st.integers()), st.floats()),
        question=st.one_of(st.none(), st.integers(-5, 500)),
    )
    def answer_anything(self, seat: int, answer: Any, question: int | None) -> None:
        before = everything(self.table)
        try:
            self.table.answer(seat, answer, question)
        except Refusal:
            assert everything(self.table) == before
        else:
            assert len(self.table.log) > len(before[4])  # type: ignore[arg-type]

    @rule(seat=st.integers(0, 5), agreed=st.booleans())
    def take_back(self, seat: int, agreed: bool) -> None:
        before = everything(self.table)
        try:
            self.table.undo(seat, consent=range(6) if agreed else ())
        except Refusal:
            assert everything(self.table) == before

    @rule()
    def save_and_load(self) -> None:
        loaded = Session.replayed(self.game, Record.read(self.table.record().text()))
        assert everything(loaded) == everything(self.table)
        self.table = loaded

    @rule()
    def go_on_with_a_fork(self) -> None:
        fork = self.table.fork()
        assert everything(fork) == everything(self.table)
        self.table = fork

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        if not hasattr(self, "table"):
            return
        assert bool(self.table.waiting_for) is not self.table.over
        assert (self.table.outcome is not None) is self.table.over


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_treatment_of_a_table(game: Game[Any, Any]) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    machine = type(f"AtTheTableOf{game.name.title()}", (AtTheTable,), {"game": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=40,
            stateful_step_count=25,
            suppress_health_check=list(HealthCheck),
        ),
    )
