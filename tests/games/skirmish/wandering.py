"""Random games of skirmish, with every setting, for tests that look at all that comes up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.question import Choice, Commit, Place, Question, Roll, some
from fracas.core.session import Session
from fracas.core.settings import settle
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.state import State
from fracas.games.skirmish.view import View

NAMES = ["Ann", "Bob", "Cyd", "Dee"]

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"scenario": "battlefall", "map": "keeps", "armies": ["choose", "choose"]}),
    (2, {"scenario": "dispute", "map": "gorge", "armies": ["build", "build"]}),
    (2, {"scenario": "wartide", "map": "highroad", "points": 100}),
    (3, {"map": "ring", "armies": ["choose", "random", "build"]}),
    (4, {"map": "hedges", "focus_is_fast": True}),
    (4, {"teams": [1, 2, 1, 2], "map": "stair", "points": 60, "fall_on_six": True}),
    (2, {"scenario": "dispute", "map": "stair", "armies": ["crown-50-b", "thorn-50-b"], "water_rounds_down": True}),
]
"""Players and settings: every scenario, teams, armies that are chosen and built."""


def any_answer(question: Question, random: Random) -> Any:
    """Some legal answer of everybody who is asked, chance included."""
    if isinstance(question, Choice):
        return random.choice(question.options)
    if isinstance(question, Commit):
        return [some(mine, random.random) for mine in question.options]
    if isinstance(question, Place):
        return question.region.sample(random.random)
    assert isinstance(question, Roll)
    return random.choice(question.outcomes)


def wander(seed: int, players: int, settings: dict[str, Any], most: int = 400) -> Iterator[Flow[Any]]:
    """A random game, before each of its questions."""
    random = Random(seed)
    state: State = SKIRMISH.begin(players, settle("skirmish", SKIRMISH.settings, settings))
    flow: Flow[Any] = Flow(SKIRMISH, state)
    for _ in range(most):
        if flow.question is None:
            return
        yield flow
        flow.send(any_answer(flow.question, random))


def sessions(seed: int, most: int = 500) -> Iterator[Session[State, View]]:
    """The session of a random game at one of the tables, before each decision, and once more when it is over."""
    players, settings = TABLES[seed % len(TABLES)]
    random = Random(seed)
    table: Session[State, View] = SKIRMISH.start(players=players, settings=settings, seed=seed, names=NAMES[:players])
    for _ in range(most):
        yield table
        if table.over:
            return
        seat = random.choice(table.waiting_for)
        asked = table.questions[seat]
        table.answer(seat, random.choice(asked.values) if asked.region is None else asked.region.sample(random.random))
