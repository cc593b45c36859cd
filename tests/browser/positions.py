"""Tables taken up in the middle: bots play to where something is asked; that record is brought, and played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fracas.bots import make
from fracas.core.asked import Asked
from fracas.games import game_named
from tests.browser.person import Person

SEEDS = range(1, 30)
"""A table that is taken up has the same luck each time: for another one, another game."""
MOST_ANSWERS = 3000

Wanted = Callable[[Asked], bool]


def records_until(game: str, wanted: Wanted, settings: dict[str, Any]) -> Iterator[str]:
    """Records of games of two up to the moment at which the first seat is asked what is wanted."""
    rules = game_named(game)
    for seed in SEEDS:
        table = rules.start(players=2, options=settings, seed=seed)
        bots = [make("greedy:1", seed=seed + seat, game=rules) for seat in range(2)]
        for _ in range(MOST_ANSWERS):
            if table.over:
                break
            seat = table.waiting_for[0]
            if seat == 0 and wanted(table.questions[0]):
                yield table.record().text()
                break
            table.answer(seat, bots[seat].choose(table.sight(seat)).answer)


def record_until(game: str, wanted: Wanted, settings: dict[str, Any]) -> str:
    """The first of them."""
    return next(records_until(game, wanted, settings))


def take_up(person: Person, record: str, others: list[str]) -> str:
    """A table that goes on where a record ends: the person in seat 0, these bots in the others. Its address."""
    brought = person.send("POST", "/api/replays", {"record": record})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in others)]
    wish = {"frame": brought["frames"] - 1, "seats": seats}
    opened = person.send("POST", f"/api/replays/{brought['id']}/continue", wish)
    return f"/table/{opened['table']['id']}"
