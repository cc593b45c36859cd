"""Where an answer's time goes: the parts that the server does itself, each timed alone, in this process."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import fracas
from fracas.core.session import Session
from fracas.server.storage.rows import Guest, entry_rows
from fracas.server.table.screen import Screen
from fracas.server.table.screens import Screens
from fracas.server.wire.showing import Moment, moment
from fracas.server.wire.table_info import TableInfo

GAMES = 8
TIMES = 9
WORDS = (
    "the rules, the log, and what each event changed (`Session.answer`)",
    "rows for the database",
    "words, patches and JSON for both screens (`Screens.show`)",
)


def parts_of_an_answer(players: int = 2) -> dict[str, float]:
    """Microseconds per answer; the best of several times."""
    found = [_games(seed, players) for seed in range(TIMES)]
    return {words: min(each[part] for each in found) for part, words in enumerate(WORDS)}


def _games(seed: int, players: int) -> list[float]:
    random = Random(seed)
    spent, answers = [0.0] * len(WORDS), 0
    for number in range(GAMES):
        session = fracas.game("figures").start(players=players, settings={"army_size": 3}, seed=100 * seed + number)
        answers += _game(session, random, spent)
    return [1e6 * each / answers for each in spent]


def _nobody(_seat: int) -> bool:
    return False


def as_all_see_it(session: Session[Any, Any]) -> Moment:
    """A table of people without help."""
    return moment(session, playing=True, may_help=_nobody, may_hint=_nobody, may_draw=True)


def _game(session: Session[Any, Any], random: Random, spent: list[float]) -> int:
    screens = Screens(_nobody_asks, "")
    for seat in range(session.players):
        screen = Screen(Guest("", ""), lambda _text: True)
        screen.seats = (seat,)
        screens.add(screen)
    screens.show(session, as_all_see_it, playing=True, whole=True)
    answers, stored = 0, len(session.log)
    while not session.over:
        seat = session.waiting_for[0]
        asked = session.questions[seat]
        value = random.choice(asked.values)
        times = [perf_counter()]
        session.answer(seat, value, asked.id)
        times.append(perf_counter())
        entry_rows("table", session.log[stored:], stored)
        stored = len(session.log)
        times.append(perf_counter())
        screens.show(session, as_all_see_it, playing=True)
        times.append(perf_counter())
        for part in range(len(WORDS)):
            spent[part] += times[part + 1] - times[part]
        answers += 1
    return answers


def _nobody_asks(_guest: str | None) -> TableInfo:
    raise NotImplementedError
