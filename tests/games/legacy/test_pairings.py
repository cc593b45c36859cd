"""Previews: what each pairing would come to agrees with what then happens."""

from __future__ import annotations

from random import Random

from fracas.core.flow import Flow
from fracas.core.question import Choice, Commit, Roll
from fracas.games.legacy import LEGACY
from fracas.games.legacy.pairings import every_pairing, preview_pairing
from fracas.games.legacy.state import OPENING, TURN, State
from tests.games.legacy.checks import quiet
from tests.games.legacy.wandering import wander
from tests.kit.legacy import Table


def played(state: State, mine: int, theirs: int) -> tuple[int, ...]:
    """The last pairing of the table after a turn in which nobody uses what is optional."""
    flow = Flow(LEGACY, state)
    turns = state.turns
    dice = [10, 1]
    while flow.question is not None and len(flow.state.pairings) == turns:
        question = flow.question
        if isinstance(question, Commit):
            flow.send([mine, theirs])
        elif isinstance(question, Roll):
            flow.send(dice.pop(0) if question.ask == "die" else question.outcomes[0])
        else:
            assert isinstance(question, Choice)
            flow.send(question.options[0] if question.passing is None else question.passing)
    return flow.state.pairings[-1]


def test_a_preview_is_what_happens_and_changes_nothing() -> None:
    random = Random(4)
    compared = 0
    for flow in wander(4, champions="mixed", events=6, rounds=2):
        state = flow.boundary
        if flow.since or state.phase not in (TURN, OPENING):
            continue
        before = LEGACY.notation.write(state)
        for (mine, theirs), result in every_pairing(state).items():
            if random.random() < 0.9 or (state.phase == OPENING and random.random() < 0.99):
                continue
            last = played(state, mine, theirs)
            assert (*result.totals, result.winner, *result.points) == last[6:]
            assert (result.location, *result.mains) == (last[1], *last[4:6])
            compared += 1
        assert LEGACY.notation.write(state) == before
    assert compared > 50


def test_the_first_turn_has_a_matrix_of_pairs() -> None:
    state = Table(phase="opening", row="market").session.flow.boundary
    result = preview_pairing(state, 6 * 20 + 5, 6 * 20 + 5)
    assert result.tied
    assert result.winner == 1, "seat 0 is taken to hold the Fatestone, and keeps it"
    assert len(every_pairing(state)) == 90 * 90


def test_the_matrix_of_a_battle() -> None:
    state = quiet(ann="knight", row="mesa").session.flow.boundary
    matrix = every_pairing(state)
    assert len(matrix) == 81
    knightless = preview_pairing(state, 8, 9)
    assert knightless.totals == (8 + 2 + 2, 9)
    assert knightless.points == (5 + 2, 0)
    assert (knightless.winner, knightless.tied, knightless.drawn) == (0, False, False)


def test_a_battle_at_a_drawn_location_says_so() -> None:
    table = Table(ann="ranger", bob="wizard", row="market mesa tower")
    assert not preview_pairing(table.session.flow.boundary, 9, 4).drawn, "the next location is known"
