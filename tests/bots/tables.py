"""Tables for bots to sit at."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas import bots
from fracas.bots import Decision
from fracas.core.flow import Flow
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.figures.state import State
from fracas.games.figures.view import View

Table = Session[State, View]

QUICK = ("random", "greedy:2", "mcts:15")
"""One bot of each kind, with little effort."""


def duel(armies: str, hands: str, *, phase: str = "battle", captives: str = "-/-") -> Table:
    """Two players in the middle of a game; seat 0 is to play."""
    return Session.new(
        FIGURES,
        players=2,
        seed=1,
        position=(
            f"phase={phase} turn=9 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- armies={armies} captives={captives} "
            f"hands={hands} discard=-"
        ),
    )


def chosen_by(table: Session[Any, Any], seat: int, spec: str, seed: int = 1) -> str:
    """The word for what a bot answers in this seat."""
    answer = bots.make(spec, seed).choose(table.sight(seat)).answer
    return next(option.token for option in table.questions[seat].options if option.value == answer)


def facts(decision: Decision) -> tuple[object, ...]:
    """All that a decision says."""
    weighed = [(candidate.answer, candidate.estimate, candidate.visits) for candidate in decision.candidates]
    return decision.answer, weighed, decision.why


def with_other_cards(table: Table, seat: int, random: Random) -> Table:
    """The same table with all the cards that ``seat`` cannot see dealt anew."""
    other = table.fork()
    boundary = table.flow.boundary.clone()
    # What was turned up since the boundary is known; what the others still hold and the draw pile is not.
    hidden = [card for place, hand in enumerate(table.flow.state.hands) if place != seat for card in hand]
    hidden += boundary.bag
    dealt = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    for place in range(boundary.players):
        if place != seat:
            boundary.hands[place] = [dealt.get(card, card) for card in boundary.hands[place]]
    boundary.bag = type(boundary.bag)(dealt[card] for card in boundary.bag)
    other.flow = Flow(FIGURES, boundary, since=table.flow.since)
    return other
