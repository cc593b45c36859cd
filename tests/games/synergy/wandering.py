"""Random games of synergy over its settings, to be looked at from every side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NO_CARD
from fracas.games.synergy.view import View

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"power_ups": "hidden"}),
    (4, {}),
    (2, {"extra_team_powers": True}),
    (2, {"four_warriors": True, "power_ups": "open"}),
    (3, {"elite_force": True}),
    (2, {"outnumbered": True}),
    (2, {"to_the_death": True, "alternative_team_powers": True}),
    (4, {"extra_team_powers": True, "faster_movement": True}),
    (2, {"open_cards": True}),
    (6, {"more_players": True}),
    (2, {"four_warriors": True, "extra_team_powers": True, "power_ups": "hidden"}),
]
"""Players and settings that bring up every question."""


def any_answer(session: Session[State, View], seat: int, random: Random) -> Any:
    asked = session.questions[seat]
    return random.choice(asked.values) if asked.region is None else asked.region.sample(random.random)


def random_session(players: int, seed: int, **settings: Any) -> Iterator[Session[State, View]]:
    """A random game at a real table, answer by answer of the seats. Ends with the finished game."""
    random = Random(seed)
    session = Session.new(SYNERGY, players=players, settings=settings, seed=seed)
    while not session.over:
        yield session
        seat = random.choice(list(session.questions))
        session.answer(seat, any_answer(session, seat, random))
    yield session


def many(count: int) -> Iterator[Session[State, View]]:
    """So many random games, one table after the other."""
    for seed in range(count):
        players, settings = TABLES[seed % len(TABLES)]
        yield from random_session(players, seed, **settings)


def hidden_from(state: State, seat: int) -> set[int]:
    """The cards that lie face down where ``seat`` cannot see them: beside others, in their hands, under coins."""
    found = {card for warrior in state.warriors if warrior.owner != seat for card in warrior.down}
    found |= {card for other, hand in enumerate(state.hands) if other != seat for card in hand}
    for other, offer in enumerate(state.offered):
        if other != seat:
            found.update(offer if len(offer) == 1 else offer[2:])
    return found | {thing[0] for thing in state.covered if thing[0] != NO_CARD}


def cards_of(state: State) -> list[int]:
    """Every power card at the table, wherever it lies; sorted."""
    cards = [*state.deck, *state.discards, *state.removed, *state.team_cards]
    cards += [thing[0] for thing in [*state.loose, *state.covered]]
    for hand in state.hands:
        cards += hand
    for offer in state.offered:
        cards += offer if len(offer) == 1 else offer[2:]
    for warrior in state.warriors:
        cards += [*warrior.cards, *warrior.down]
    return sorted(card for card in cards if 0 <= card < FLAGS)
