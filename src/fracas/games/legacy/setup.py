"""The settings of a table of legacy, and the table before the first question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.settings import Setting
from fracas.games.legacy.content import EVENTS
from fracas.games.legacy.rules import BASE, EXPANSION, MIXED, SPLIT
from fracas.games.legacy.state import State

ROUNDS = (1, 2, 3, 5)

SETTINGS = (
    Setting(
        name="champions",
        help=(
            "Which champions are played: the base set, the expansion, both mixed (the same ten for both players), or "
            "split (each champion goes to one player, its counterpart to the other)."
        ),
        kind="pick",
        default=BASE,
        words=(BASE, EXPANSION, MIXED, SPLIT),
        rule="legacy.option.champions",
    ),
    Setting(
        name="events",
        help="How many of the six event locations are shuffled into the deck.",
        kind="number",
        default=0,
        low=0,
        high=len(EVENTS),
        rule="legacy.option.events",
    ),
    Setting(
        name="rounds",
        help="How many rounds are played. Each has up to eight battles.",
        kind="pick",
        default=3,
        words=ROUNDS,
        rule="legacy.round.count",
    ),
    Setting(
        name="beginner",
        help="For a first game: no battle abilities.",
        kind="switch",
        default=False,
        rule="legacy.beginner",
    ),
)


def begin(players: int, settings: Mapping[str, Any]) -> State:
    """The table before anything is drawn."""
    return State.new(
        players=players,
        rounds=settings["rounds"],
        beginner=settings["beginner"],
        champions=settings["champions"],
        events=settings["events"],
    )
