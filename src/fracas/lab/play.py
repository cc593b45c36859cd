"""One game of a simulation, from its index to its result. Nothing else than the plan and the index matters."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fracas.bots import make
from fracas.bots.evaluation import forget
from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.playout import play_out
from fracas.core.session import Session
from fracas.core.tell import heard_into
from fracas.lab.plan import Plan

SAMPLE: Final = 1_000
"""When all play at random, only so many games, the first ones, are listened to: listening is slower."""


class Result:
    """How one game went."""

    __slots__ = ("decisions", "events", "outcome", "turns")

    def __init__(self, outcome: Outcome | None, turns: int, decisions: int, events: Sequence[Event] | None) -> None:
        self.outcome = outcome
        """None if it did not end."""
        self.turns = turns
        self.decisions = decisions
        """Answers of seats that had something to decide."""
        self.events = events
        """All that happened; None if nobody listened."""


def play(plan: Plan, index: int) -> Result:
    """Play game ``index``."""
    return play_at_random(plan, index) if plan.all_random else play_with_bots(plan, index)


def play_at_random(plan: Plan, index: int) -> Result:
    """The fast way: no bot, no sight, and no events but for a sample of the games."""
    game = plan.rules
    state = game.begin(plan.players, plan.settings)
    random = Random(plan.chance_seed(index))
    if index >= SAMPLE:
        played = play_out(game, state, random)
        return Result(game.outcome(state), played.turns, played.decisions, None)
    events: list[Event] = []
    played = play_out(game, state, random, heard_into(events))
    return Result(game.outcome(state), played.turns, played.decisions, events)


def play_with_bots(plan: Plan, index: int) -> Result:
    """The honest way: a table, and bots that are given what their seats may know."""
    table = Session.new(plan.rules, players=plan.players, settings=plan.settings, seed=plan.chance_seed(index))
    bots = [make(plan.bots[bot], plan.bot_seed(index, seat)) for seat, bot in enumerate(plan.seating(index))]
    forget(plan.rules)
    decisions = 0
    while not table.over and decisions < plan.longest:
        for seat in table.waiting_for:
            table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
            decisions += 1
    return Result(table.outcome, table.turns, decisions, table.events)
