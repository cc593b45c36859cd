"""Random games with all settings, each turn played twice: by the rules, and by the reference."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ParamSpec

import pytest

from fracas.core.events import Event
from fracas.core.question import Choice, Commit, Question, Roll, deciders, options_of
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import CHAMPION_IDS, LOCATION_IDS, PAIR
from fracas.games.legacy.events import AbilityActs
from fracas.games.legacy.rules import resolution
from fracas.games.legacy.state import OPENING, OVER, SETUP, TURN, State
from tests.games.legacy.reference import Turn

P = ParamSpec("P")

OF_CHAMPIONS = ("champion", "exchange", "raise", "vanish", "carry", "call", "conscript")
OF_LOCATIONS = ("raze", "reroute", "foresee", "location")


def named(ask: str, value: int) -> Any:
    """An answer as the reference knows it."""
    if ask == "opening":
        return tuple(CHAMPION_IDS[champion] for champion in divmod(value, PAIR))
    if ask in OF_CHAMPIONS:
        return None if value < 0 else CHAMPION_IDS[value]
    if ask in OF_LOCATIONS:
        return None if value < 0 else LOCATION_IDS[value]
    return value


def told(question: Question) -> tuple[Any, ...]:
    """A question as the reference asks it."""
    ask = question.ask
    if isinstance(question, Roll):
        return (), ask, {named(ask, value) for value in question.outcomes}
    seats = tuple(deciders(question))
    options = [{named(ask, value) for value in options_of(question, seat)} for seat in seats]
    return seats, ask, options if isinstance(question, Commit) else options[0]


def answered(question: Question, random: Random) -> tuple[Any, Any]:
    """Some answer, and the same as the reference knows it. What is optional is mostly used."""
    ask = question.ask
    if isinstance(question, Commit):
        values = [random.choice(options_of(question, seat)) for seat in question.seats]
        return values, [named(ask, value) for value in values]
    options = question.outcomes if isinstance(question, Roll) else options_of(question, deciders(question)[0])
    value = random.choice(options)
    if isinstance(question, Choice) and value == question.passing:
        value = random.choice(options)
    return value, named(ask, value)


class Ears:
    """Hears what is told."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        self.events.append(event(*args, **kwargs))


def champions(rows: list[tuple[int, ...]]) -> list[list[str]]:
    return [[CHAMPION_IDS[champion] for champion in row] for row in rows]


def places(row: tuple[int, ...]) -> list[str]:
    return [LOCATION_IDS[location] for location in row]


def same_table(state: State) -> Turn:
    turn = Turn(opening=state.phase == OPENING, beginner=state.beginner)
    turn.hands = [set(hand) for hand in champions(state.hands)]
    turn.aside = [set(aside) for aside in champions(state.aside)]
    turn.piles = champions(state.piles)
    turn.row, turn.top, turn.bag = places(state.row), places(state.top), set(places(state.bag))
    turn.bottom, turn.discards = places(state.bottom), places(state.discards)
    turn.scores, turn.holder, turn.value = state.scores.copy(), state.holder, state.value
    return turn


def must_be_alike(turn: Turn, state: State) -> None:
    after = same_table(state)
    for name in ("hands", "aside", "piles", "row", "top", "bag", "bottom", "discards", "holder", "value"):
        assert getattr(turn, name) == getattr(after, name), name
    *_, mine, theirs, winner, _, _ = state.pairings[-1]
    assert ([mine, theirs], winner) == (turn.totals, turn.winner)
    assert turn.ends_the_round() is (state.phase != TURN)
    scores = turn.scores
    if state.phase == OVER:
        scores = [score + (turn.piles[seat][-1] == "monk") for seat, score in enumerate(scores)]
        scores[turn.holder] += turn.value
        best = 1 - turn.holder if scores[0] == scores[1] else scores.index(max(scores))
        outcome = LEGACY.outcome(state)
        assert outcome is not None and outcome.winners == (best,)
    assert scores == state.scores


def must_be_whole(state: State) -> None:
    """Every card is in one place, every point has its source, and the table can be written down and read."""
    for seat in (0, 1):
        places_of = [*state.hands[seat], *state.aside[seat], *state.piles[seat]]
        assert sorted(places_of) == sorted(state.sets[seat])
        assert sum(state.sources[seat]) == state.scores[seat] >= 0
    everywhere = [*state.row, *state.top, *state.bag, *state.bottom, *state.discards]
    assert len(set(everywhere)) == len(everywhere) == 10 + state.events
    assert state.battle <= 8
    settings = {name: getattr(state, name) for name in ("champions", "events", "rounds", "beginner")}
    line = LEGACY.notation.write(state)
    assert LEGACY.notation.write(LEGACY.notation.read(line, 2, settings)) == line


@pytest.mark.parametrize("seed", range(40))
def test_every_turn_goes_as_the_reference_says(seed: int) -> None:
    random = Random(seed)
    settings = {
        "champions": ("base", "expansion", "mixed", "split")[seed % 4],
        "events": (0, 6, 3)[seed % 3],
        "rounds": (2, 1)[seed % 2],
        "beginner": seed % 10 == 9,
    }
    state = LEGACY.begin(2, settings)
    while state.phase != OVER:
        ears = Ears()
        turn = same_table(state) if state.phase in (OPENING, TURN) else None
        asking = resolution(state, ears)
        assert asking is not None
        second = None if turn is None else turn.play()
        wanted = None if second is None else next(second)
        question = next(asking, None)
        while question is not None:
            assert wanted is None or told(question) == wanted
            value, name = answered(question, random)
            if second is not None:
                try:
                    wanted = second.send(name)
                except StopIteration:
                    wanted = None
            try:
                question = asking.send(value)
            except StopIteration:
                question = None
            assert turn is None or (question is None) is (wanted is None)
        if turn is not None:
            must_be_alike(turn, state)
            acted = [(e.seat, CHAMPION_IDS[e.champion], e.kind) for e in ears.events if isinstance(e, AbilityActs)]
            assert acted == turn.acted
        if state.phase != SETUP:
            must_be_whole(state)
