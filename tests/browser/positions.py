"""Tables taken up in the middle: bots play to where something is asked; that record is brought, and played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.bots import make
from fracas.core.asked import Asked
from fracas.games import game_named
from tests.browser.person import Person

SEEDS = range(1, 30)
MOST_ANSWERS = 3000

Wanted = Callable[[Asked], bool]


def record_until(game: str, wanted: Wanted, settings: dict[str, Any], *, players: int = 2, seat: int = 0) -> str:
    """The record of a game up to the moment at which ``seat`` is asked what is wanted."""
    rules = game_named(game)
    for seed in SEEDS:
        table = rules.start(players=players, options=settings, seed=seed)
        bots = [make("greedy:1", seed=seed + at, game=rules) for at in range(players)]
        for _ in range(MOST_ANSWERS):
            if table.over:
                break
            who = table.waiting_for[0]
            if who == seat and wanted(table.questions[who]):
                return table.record().text()
            table.answer(who, bots[who].choose(table.sight(who)).answer)
    raise AssertionError("that is never asked")


def take_up(person: Person, record: str, others: list[str]) -> str:
    """A table that goes on where a record ends: the person in seat 0, these bots in the others. Its address."""
    brought = person.send("POST", "/api/replays", {"record": record})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in others)]
    wish = {"frame": brought["frames"] - 1, "seats": seats}
    opened = person.send("POST", f"/api/replays/{brought['id']}/continue", wish)
    return f"/table/{opened['table']['id']}"
