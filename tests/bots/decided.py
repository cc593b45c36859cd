"""What bots decided at some hundred moments of all games, kept: whoever makes them faster must not change an answer.

``python -m tests.bots.decided`` writes the moments anew. That is right after a change of rules, content, evaluations or
bots that is meant to change what they decide, and never after one that is meant to make them faster.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from fracas.bots import make
from fracas.bots.bot import Decision
from fracas.bots.evaluation import forget, sense_of
from fracas.bots.imagined import answers, question_of
from fracas.core.session import Session
from fracas.core.sight import Sight
from fracas.games import game_named

KEPT: Final = Path(__file__).parent / "decided.json"
TABLES: Final = (
    # game, players, every so many decisions one, so many in all
    ("figures", 2, 3, 60),
    ("figures", 3, 5, 30),
    ("legacy", 2, 2, 60),
    ("synergy", 2, 7, 120),
    ("synergy", 3, 11, 50),
    ("skirmish", 2, 6, 50),
)
BOTS: Final = {
    "figures": ("greedy", "greedy:1", "careless", "mcts:30"),
    "legacy": ("greedy", "greedy:1", "careless", "mcts:20"),
    "synergy": ("greedy", "greedy:1", "careless", "mcts:3"),
    "skirmish": ("greedy", "greedy:1", "careless", "planner:1"),
}
THINKERS: Final = 6
"""The bots that think for long are asked at every sixth moment only."""


def named(game: str, players: int) -> str:
    return f"{game} {players}"


def moments(game: str, players: int, every: int, most: int) -> Iterator[Sight[Any, Any]]:
    """Sights all over games that are played at random, but for some sense; always the same."""
    met = deal = 0
    while met < most:
        deal += 1
        luck = Random(f"decided {game} {players} {deal}")
        table: Session[Any, Any] = game_named(game).start(players=players, seed=deal)
        forget(table.game)
        sense = sense_of(table.game)
        steps = 0
        while not table.over and steps < 30 * every and met < most:
            for seat in table.waiting_for:
                sight = table.sight(seat)
                steps += 1
                if steps % every == 0 and met < most:
                    met += 1
                    yield sight
                flow = sight.imagine(luck.random)
                question = question_of(flow)
                answer: Any = None if sense is None or luck.random() < 0.3 else sense(flow.state, question, luck.random)
                if isinstance(answer, list):
                    answer = answer[list(question.seats).index(seat)]  # type: ignore[attr-defined]
                options = answers(flow, seat, luck.random, 6)
                table.answer(seat, luck.choice(options) if answer is None else answer)


def in_short(decision: Decision) -> list[Any]:
    """The answer, and a digest of all that was weighed: estimates are told to the ninth digit."""
    weighed = [(each.answer, f"{each.estimate:.9f}", each.visits) for each in decision.candidates]
    return [decision.answer, sha256(repr(weighed).encode()).hexdigest()[:12]]


def decisions(game: str, players: int, every: int, most: int) -> list[dict[str, Any]]:
    """What each bot decides at each moment of a table."""
    found = []
    for number, sight in enumerate(moments(game, players, every, most)):
        line: dict[str, Any] = {"ask": sight.ask}
        for bot in BOTS[game]:
            if number % THINKERS == 0 or bot.partition(":")[0] not in ("mcts", "planner"):
                line[bot] = in_short(make(bot, seed=number, game=sight.game).choose(sight))
        found.append(json.loads(json.dumps(line)))
    return found


def main() -> None:
    kept = {named(game, players): decisions(game, players, every, most) for game, players, every, most in TABLES}
    lines = [f'"{name}": [\n' + ",\n".join(json.dumps(each) for each in found) + "\n]" for name, found in kept.items()]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
