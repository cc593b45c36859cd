"""One game of a simulation, from its index to its result. Nothing else than the plan and the index matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Final, ParamSpec

from msgspec.json import encode

from fracas.bots import make
from fracas.bots.evaluation import forget
from fracas.core.chance import Chance, Seeded
from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.playout import play_out
from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.core.tell import heard_into, silence
from fracas.lab.at_a_glance import play_at_a_glance
from fracas.lab.holding import holding
from fracas.lab.plan import Plan
from fracas.lab.rows import Row, row_of

P = ParamSpec("P")

SAMPLE: Final = 1_000
"""When all play at random or at a glance, only so many games, the first ones, are listened to: listening is slower."""


class Result:
    """How one game went."""

    __slots__ = ("decisions", "events", "facts", "outcome", "turns")

    def __init__(
        self,
        outcome: Outcome | None,
        turns: int,
        decisions: int,
        events: Sequence[Event] | None,
        facts: Row | None = None,
    ) -> None:
        self.outcome = outcome
        """None if it did not end."""
        self.turns = turns
        self.decisions = decisions
        """Answers of seats that had something to decide."""
        self.events = events
        """All that happened; None if nobody listened."""
        self.facts: Row = facts or {}
        """What the plan keeps of it besides."""


def play(plan: Plan, index: int) -> Result:
    """Play game ``index``."""
    if plan.played_out:
        return play_at_random(plan, index)
    if plan.at_a_glance:
        return play_by_reflexes(plan, index)
    return play_with_bots(plan, index)


def play_at_random(plan: Plan, index: int) -> Result:
    """The fast way: no bot, no sight, and no events unless facts are kept, but for a sample of the games."""
    game = plan.rules
    state = game.begin(plan.players, plan.settings)
    random = Random(plan.chance_seed(index))
    if index >= SAMPLE and plan.keep == "outcome":
        played = play_out(game, state, random)
        return Result(game.outcome(state), played.turns, played.decisions, None)
    events: list[Event] = []
    if plan.keep == "outcome":
        played = play_out(game, state, random, heard_into(events))
        return Result(game.outcome(state), played.turns, played.decisions, events)
    row = row_of(plan.game)
    begun: Row = {}

    def tell(event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        events.append(event(*args, **kwargs))
        if event is row.begins and not begun:
            begun.update(row.begun(state))

    played = play_out(game, state, random, tell)
    return Result(
        game.outcome(state), played.turns, played.decisions, events, {**begun, **row.played(events, plan.players)}
    )


def chance_of(plan: Plan, seed: int) -> Chance | None:
    """Chance that gives what the plan gives to a seat; None for what any table has."""
    if plan.given is None:
        return None
    module = holding(plan.game)
    if module is None:
        raise SetupError("thing", f"Nothing of {plan.game} can be given to a seat.", rule="table.settings")
    return module.chance(Seeded(seed), plan.given, plan.settings, plan.players)


def play_by_reflexes(plan: Plan, index: int) -> Result:
    """What `play_with_bots` would play, without a table."""
    game, seed = plan.rules, plan.chance_seed(index)
    chance = chance_of(plan, seed) or Seeded(seed)
    state = game.begin(plan.players, plan.settings)
    row = None if plan.keep == "outcome" else row_of(plan.game)
    begins = None if row is None else row.begins
    events: list[Event] = []
    facts: Row = {}
    has_begun = False

    def tell(event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        nonlocal has_begun
        has_begun = has_begun or event is begins
        events.append(event(*args, **kwargs))

    def between() -> None:
        if has_begun and row is not None and not facts:
            facts.update(row.begun(state))

    seeds = [plan.bot_seed(index, seat) for seat in range(plan.players)]
    if row is None and index >= SAMPLE:
        decisions = play_at_a_glance(game, state, chance, seeds, plan.longest, silence, between)
        return Result(game.outcome(state), game.turns(state), decisions, None)
    decisions = play_at_a_glance(game, state, chance, seeds, plan.longest, tell, between)
    if row is not None:
        facts = {**facts, **row.played(events, plan.players)}
    return Result(game.outcome(state), game.turns(state), decisions, events, facts)


def play_with_bots(plan: Plan, index: int) -> Result:
    """The honest way: a table, and bots that are given what their seats may know."""
    seed = plan.chance_seed(index)
    table = Session.new(
        plan.rules, players=plan.players, settings=plan.settings, seed=seed, chance=chance_of(plan, seed)
    )
    bots = [make(plan.bots[bot], plan.bot_seed(index, seat)) for seat, bot in enumerate(plan.seating(index))]
    forget(plan.rules)
    row = None if plan.keep == "outcome" else row_of(plan.game)
    facts: Row = {}
    heard = 0
    decisions = 0
    while not table.over and decisions < plan.longest:
        if row is not None and row.begins is not None and not facts:
            if any(type(event) is row.begins for event in islice(table.events, heard, None)):
                facts = row.begun(table.flow.state)
            heard = len(table.events)
        for seat in table.waiting_for:
            table.answer(seat, bots[seat].choose(table.sight(seat)).answer)
            decisions += 1
    if row is not None:
        facts = {**facts, **row.played(table.events, plan.players)}
    if plan.keep == "answers":
        facts["log"] = encode(table.log).decode()
    return Result(table.outcome, table.turns, decisions, table.events, facts)
