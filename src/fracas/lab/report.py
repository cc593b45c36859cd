"""What came out of a simulation: counted game by game, told once."""

from __future__ import annotations

from typing import Any

import msgspec

from fracas.lab.extras import Extra, extra_of
from fracas.lab.plan import Plan
from fracas.lab.play import Result
from fracas.lab.statistics import Score, Spread


class Range(msgspec.Struct, frozen=True):
    """How long games were."""

    mean: float
    min: int
    max: int


class Length(msgspec.Struct, frozen=True):
    """How long games were, as the players count and as the program does."""

    turns: Range
    decisions: Range
    """Answers of seats that had something to decide: a choice of two or more, or a secret choice."""


class BotScore(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    wins: int
    """Games it won alone."""
    draws: int
    """Games of which it shared the victory."""
    share: float
    """Its share of all victories, shared ones as the fraction that was its own."""
    low: float
    """With 95 % confidence the true share is at least this…"""
    high: float
    """… and at most this."""


class Report(msgspec.Struct, frozen=True):
    """A simulation in numbers. Its fields are the JSON of ``fracas simulate --json``.

    Everything but the two speeds depends on the plan alone, however many processes played it.
    """

    game: str
    games: int
    seed: int
    unfinished: int
    """Games that did not end; there should be none."""
    games_per_second: float
    """By the clock on the wall, all processes together, their start included."""
    decisions_per_second: float
    length: Length
    bots: list[BotScore]
    extras: dict[str, Any]
    """What this game has to say beside; see `fracas.lab.extras`."""

    def json(self) -> str:
        """The report as one JSON object."""
        return msgspec.json.encode(self).decode()


class Tally:
    """Counts over some games of a plan. Adding up in any order gives the same."""

    __slots__ = ("decisions", "extra", "games", "scores", "turns", "unfinished")

    def __init__(self, plan: Plan) -> None:
        self.games = 0
        self.unfinished = 0
        self.turns = Spread()
        self.decisions = Spread()
        self.scores = [Score() for _ in plan.bots]
        extra = extra_of(plan.game)
        self.extra: Extra | None = None if extra is None else extra(plan.players)

    def add(self, seating: list[int], result: Result) -> None:
        """One more game, with the bot that sat in each seat."""
        self.games += 1
        self.turns.add(result.turns)
        self.decisions.add(result.decisions)
        outcome = result.outcome
        winners = () if outcome is None else outcome.winners
        won_by = [seating[seat] for seat in winners]
        for bot, score in enumerate(self.scores):
            score.add(won_by.count(bot), len(winners))
        if outcome is None:
            self.unfinished += 1
        elif self.extra is not None and result.events is not None:
            self.extra.add(result.events, outcome)

    def merge(self, other: Tally) -> None:
        """Take in all that another has taken in."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.turns.merge(other.turns)
        self.decisions.merge(other.decisions)
        for mine, others in zip(self.scores, other.scores, strict=True):
            mine.merge(others)
        if self.extra is not None and other.extra is not None:
            self.extra.merge(other.extra)

    def report(self, plan: Plan, seconds: float) -> Report:
        """The whole as it is told."""
        return Report(
            game=plan.game,
            games=self.games,
            seed=plan.seed,
            unfinished=self.unfinished,
            games_per_second=self.games / seconds,
            decisions_per_second=self.decisions.total / seconds,
            length=Length(turns=_range(self.turns), decisions=_range(self.decisions)),
            bots=[
                BotScore(
                    bot=spec,
                    wins=score.wins,
                    draws=score.draws,
                    share=score.share,
                    low=score.interval.low,
                    high=score.interval.high,
                )
                for spec, score in zip(plan.bots, self.scores, strict=True)
            ],
            extras={} if self.extra is None else self.extra.numbers(),
        )


def _range(spread: Spread) -> Range:
    return Range(mean=spread.mean, min=spread.least, max=spread.most)
