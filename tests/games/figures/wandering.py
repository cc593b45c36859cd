"""Random games of figures, to be looked at from every side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.session import Session
from fracas.core.settings import settle
from fracas.games.figures import FIGURES
from fracas.games.figures.state import NO_CARD, State
from fracas.games.figures.view import View
from tests.kit.play import listed_answer


def begin(players: int, **options: Any) -> State:
    """A table before the set-up, as the rules see it."""
    return FIGURES.begin(players, settle("figures", FIGURES.settings, options))


def wander(players: int, seed: int, **options: Any) -> Iterator[Flow[State]]:
    """A random game, question by question; chance is asked too. Ends with the finished game."""
    random = Random(seed)
    flow = Flow(FIGURES, begin(players, **options))
    while flow.question is not None:
        yield flow
        flow.send(listed_answer(flow.question, random))
    yield flow


def random_session(players: int, seed: int, **options: Any) -> Iterator[Session[State, View]]:
    """A random game at a real table, answer by answer of the seats. Ends with the finished game."""
    random = Random(seed)
    session = Session.new(FIGURES, players=players, settings=options, seed=seed)
    while not session.over:
        yield session
        seat, asked = random.choice(list(session.questions.items()))
        session.answer(seat, random.choice(asked.values))
    yield session


def cards_of(state: State) -> list[int]:
    """Every playing card at the table, wherever it lies; sorted."""
    cards = [*state.bag, *state.discard, state.attack_card, state.defence_card]
    for hand in state.hands:
        cards += hand
    for figure in state.figures:
        cards += figure.armor
    return sorted(card for card in cards if card != NO_CARD)


def figures_of(state: State) -> list[int]:
    """Every figure that stands in a line or is captive; sorted."""
    return sorted(figure for group in (*state.lines, *state.captives) for figure in group)
