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
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import SECRET
from fracas.games.synergy.rows import is_gadget

Table = Session[State, View]

QUICK = ("random", "reflex", "careless", "greedy:2", "mcts:15")
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


def with_other_secrets(table: Session[Any, Any], seat: int, random: Random) -> Session[Any, Any]:
    """The same table of synergy with all that ``seat`` cannot see changed: hands, drawn and face-down cards, what lies
    under coins, the deck, and the goals of the others."""
    other = table.fork()
    now, state = table.flow.state, table.flow.boundary.clone()
    hidden = _hidden_cards(now, seat)
    # Under coins lie gadgets, face down lie secret cards; everything else may be anything.
    coins = {card for card, _ in now.covered if card >= 0}
    gadgets = [card for card in sorted(hidden) if card in coins or (card in now.deck and is_gadget(card))]
    dealt = dict(zip(gadgets, random.sample(gadgets, len(gadgets)), strict=True))
    down = {card for warrior in now.warriors for card in warrior.down} & hidden
    rest = sorted(hidden - set(gadgets))
    secrets = [card for card in rest if card < SECRET]
    below = random.sample(secrets, len(down))
    dealt |= dict(zip(sorted(down), below, strict=True))
    elsewhere = [card for card in rest if card not in down]
    others = [card for card in rest if card not in below]
    dealt |= dict(zip(elsewhere, random.sample(others, len(others)), strict=True))

    def anew(cards: list[int]) -> list[int]:
        return [dealt.get(card, card) for card in cards]

    for place in range(state.players):
        if place != seat:
            state.hands[place] = anew(state.hands[place])
            offer = state.offered[place]
            state.offered[place] = anew(offer) if len(offer) == 1 else [*offer[:2], *anew(offer[2:])]
            goals = [team for team in state.teams if team != state.teams[place]]
            state.goals[place] = random.choice(goals) if state.goals[place] >= 0 else state.goals[place]
    for warrior in state.warriors:
        if warrior.owner != seat:
            warrior.down = anew(warrior.down)
    state.covered = [(dealt.get(card, card), square) for card, square in state.covered]
    state.deck = bytearray(random.sample(anew(list(state.deck)), len(state.deck)))
    other._deaf = True  # it has heard what happened since the boundary
    other.flow = Flow(SYNERGY, state, since=table.flow.since, tell=other._tell, crossed=other._cross)
    other._deaf = False
    return other


def _hidden_cards(state: Any, seat: int) -> set[int]:
    """The cards that ``seat`` does not see now."""
    hidden = {*state.deck, *(card for card, _ in state.covered if card >= 0)}
    for place, (hand, offer) in enumerate(zip(state.hands, state.offered, strict=True)):
        if place != seat:
            hidden.update(hand, offer if len(offer) == 1 else offer[2:])
    for warrior in state.warriors:
        if warrior.owner != seat:
            hidden.update(warrior.down)
    return hidden
