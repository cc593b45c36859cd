"""One round of measurements of one game in this very process; prints one line of JSON.

Run by ``python -m bench``, several times, with an interpreted and a compiled package on ``PYTHONPATH``: the same
code measures both. Two players, everybody answers at random; figures has three figures each.
"""

from __future__ import annotations

import argparse
import json
import zlib
from random import Random
from time import perf_counter
from typing import Any, Final

import fracas
import fracas.core.playout
from fracas.core.chance import outcome_at
from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.core.playout import play_out
from fracas.core.question import Choice, Commit, Question, Roll, deciders, forced, options_of
from fracas.core.record import Record
from fracas.core.session import Session
from fracas.core.settings import settle

PLAYERS: Final = 2
SETTINGS: Final[dict[str, dict[str, Any]]] = {"figures": {"army_size": 3}}
"""Of the games that are not measured with the usual ones."""
REPEATS: Final = 5
"""A fork is shorter than the clock is precise: so many in a row are timed together."""

Numbers = dict[str, float]


def is_compiled() -> bool:
    """Does this process run the compiled package?"""
    return not str(fracas.core.playout.__file__).endswith(".py")


def settings_of(game: Game[Any, Any]) -> dict[str, Any]:
    return SETTINGS.get(game.name, {})


def measure(games: int, seed: int, name: str = "figures") -> Numbers:
    """Everything once. ``games`` is how many playouts; what is slower is done less often."""
    few = max(1, games // 10)
    game = fracas.game(name)
    return {
        "compiled": float(is_compiled()),
        **playouts(game, games, seed),
        **sessions(game, few, seed),
        **forks(game, few, seed),
        **replays(game, few, seed),
    }


def playouts(game: Game[Any, Any], games: int, seed: int) -> Numbers:
    """The fast driver, and what was played, to be compared with another implementation of the game."""
    random = Random(seed)
    options = settle(game.name, game.settings, settings_of(game))
    turns = decisions = rolls = turns_squared = decisions_squared = 0
    started = perf_counter()
    for _ in range(games):
        played = play_out(game, game.begin(PLAYERS, options), random)
        turns += played.turns
        decisions += played.decisions
        rolls += played.rolls
        turns_squared += played.turns**2
        decisions_squared += played.decisions**2
    seconds = perf_counter() - started
    return {
        "games": games,
        "turns": turns,
        "turns_squared": turns_squared,
        "decisions": decisions,
        "decisions_squared": decisions_squared,
        "rolls": rolls,
        "playout games/s": games / seconds,
        "playout decisions/s": decisions / seconds,
        "playout answers/s": (decisions + rolls) / seconds,
    }


def play_session(table: Session[Any, Any], random: Random) -> int:
    """Answer for every seat at random, by bare values; how many decisions that were."""
    draw = random.random
    decisions = 0
    while not table.over:
        for seat, asked in table.questions.items():
            values = asked.values
            table.answer(seat, values[int(draw() * len(values))], asked.id)
            decisions += 1
    return decisions


def sessions(game: Game[Any, Any], games: int, seed: int) -> Numbers:
    """The authority of a table: every answer checked and logged, every event built."""
    random = Random(seed)
    decisions = answers = 0
    started = perf_counter()
    for number in range(games):
        table = Session.new(game, players=PLAYERS, settings=settings_of(game), seed=seed + number)
        decisions += play_session(table, random)
        answers += len(table.log)
    seconds = perf_counter() - started
    return {
        "session games/s": games / seconds,
        "session decisions/s": decisions / seconds,
        "session answers/s": answers / seconds,
    }


def forks(game: Game[Any, Any], games: int, seed: int) -> Numbers:
    """Copies at every decision of whole games, in microseconds each: of a flow, of a session, and imagined ones."""
    random = Random(seed)
    draw = random.random
    flow_time = session_time = sight_time = imagine_time = 0.0
    positions = 0
    for number in range(games):
        table = Session.new(game, players=PLAYERS, settings=settings_of(game), seed=seed + number)
        while not table.over:
            seat = table.waiting_for[0]
            flow = Flow(game, table.flow.boundary, since=table.flow.since)
            begun = perf_counter()
            for _ in range(REPEATS):
                flow.fork()
            flow_forked = perf_counter()
            for _ in range(REPEATS):
                table.fork()
            session_forked = perf_counter()
            for _ in range(REPEATS):
                sight = table.sight(seat)
            seen = perf_counter()
            for _ in range(REPEATS):
                sight.imagine(draw)
            imagined = perf_counter()
            flow_time += flow_forked - begun
            session_time += session_forked - flow_forked
            sight_time += seen - session_forked
            imagine_time += imagined - seen
            positions += REPEATS
            table.answer(seat, sight.values[int(draw() * len(sight.values))])
    return {
        "flow fork µs": flow_time / positions * 1e6,
        "session fork µs": session_time / positions * 1e6,
        "sight µs": sight_time / positions * 1e6,
        "imagine µs": imagine_time / positions * 1e6,
    }


def replays(game: Game[Any, Any], games: int, seed: int) -> Numbers:
    """Whole records: how big, and how long it takes to read one and to play it over again."""
    random = Random(seed)
    records = []
    for number in range(games):
        table = Session.new(game, players=PLAYERS, settings=settings_of(game), seed=seed + number)
        play_session(table, random)
        records.append(table.record())
    answers = sum(len(record.entries) for record in records)
    texts = [record.text() for record in records]
    started = perf_counter()
    for text in texts:
        Record.read(text)
    read = perf_counter()
    for record in records:
        Session.replayed(game, record)
    replayed = perf_counter()
    size = sum(len(text.encode()) for text in texts)
    zipped = sum(len(zlib.compress(text.encode(), 9)) for text in texts)
    return {
        "read µs/answer": (read - started) / answers * 1e6,
        "replay µs/answer": (replayed - read) / answers * 1e6,
        "record answers": answers / games,
        "record bytes": size / games,
        "record bytes/answer": size / answers,
        "zipped bytes": zipped / games,
        "zipped bytes/answer": zipped / answers,
    }


Step = tuple[int, list[int], int]
"""Who was asked (−1 is chance), what could be answered, in order, and what was."""


def trace(seed: int) -> list[Step]:
    """Every question of one random game, with its answer: what another implementation must ask just so."""
    game = fracas.game("figures")
    draw = Random(seed).random
    flow = Flow(game, game.begin(PLAYERS, settle(game.name, game.settings, settings_of(game))), keep=False)
    steps: list[Step] = []
    while (question := flow.question) is not None:
        if isinstance(question, Roll):
            outcome = outcome_at(question, draw())
            steps.append((-1, sorted(question.outcomes), outcome))
            flow.send(outcome)
            continue
        if forced(question):  # OpenSpiel's version does not ask it
            flow.skip_forced()
            continue
        answers = []
        for seat in deciders(question):
            options = sorted(options_of(question, seat))
            answers.append(options[int(draw() * len(options))])
            steps.append((seat, options, answers[-1]))
        flow.send(answers if isinstance(question, Commit) else _only(question, answers))
    return steps


def _only(question: Question, answers: list[int]) -> int:
    assert isinstance(question, Choice)
    return answers[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="figures")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--traces", type=int, metavar="N", help="print N games, one a line, instead of measuring")
    args = parser.parse_args()
    if args.traces:
        for number in range(args.traces):
            print(json.dumps(trace(args.seed + number)))
    else:
        print(json.dumps(measure(args.games, args.seed, args.game)))


if __name__ == "__main__":
    main()
