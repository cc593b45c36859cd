"""A game of synergy as a row: hands, which warrior got which cards, what was used, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.core.events import Event
from fracas.games.synergy.content import CARDS, TEAMS
from fracas.games.synergy.events.cards import CardTurnedUp, CardUsed
from fracas.games.synergy.events.setup import Dealt, GoesFirst, TeamPicked
from fracas.games.synergy.events.strike import StrikeDeclared
from fracas.games.synergy.events.turn import GameWon, RoundBegins
from fracas.games.synergy.state import State
from fracas.lab.rows import Row, added_up


class SynergyRow:
    """What synergy puts into a row.

    ``hands`` is what each seat was dealt, ``warriors`` what each of its warriors had when the first round began, face
    down or not; ``used`` counts the cards that were struck with, used or turned up, by anybody.
    """

    columns = {
        "first": "TINYINT",
        "teams": "VARCHAR[]",
        "hands": "VARCHAR[][]",
        "warriors": "VARCHAR[][][]",
        "used": "MAP(VARCHAR, INTEGER)",
        "rounds": "INTEGER",
        "ended": "VARCHAR",
    }
    begins = RoundBegins

    def begun(self, state: State) -> Row:
        """The cards of each warrior when the first round begins."""
        warriors: list[list[list[str]]] = [[] for _ in range(state.players)]
        for warrior in state.warriors:
            cards = sorted(CARDS[card].id for card in [*warrior.cards, *warrior.down] if card < len(CARDS))
            warriors[warrior.owner].append(cards)
        return {"warriors": warriors}

    def played(self, events: Sequence[Event], players: int) -> Row:
        """What the events of a whole game tell."""
        first: int | None = None
        teams = [""] * players
        hands: list[list[str]] = [[] for _ in range(players)]
        used: list[str] = []
        rounds = 0
        ended = ""
        for event in events:
            if isinstance(event, StrikeDeclared | CardUsed | CardTurnedUp):
                if event.card < len(CARDS):
                    used.append(CARDS[event.card].id)
            elif isinstance(event, Dealt):
                if not hands[event.seat]:  # cards that are drawn later are not dealt
                    hands[event.seat] = [CARDS[card].id for card in event.cards or ()]
            elif isinstance(event, TeamPicked):
                teams[event.seat] = TEAMS[event.team].id
            elif isinstance(event, GoesFirst):
                first = event.seat
            elif isinstance(event, RoundBegins):
                rounds += 1
            elif isinstance(event, GameWon):
                ended = event.how
        return {
            "first": first,
            "teams": teams,
            "hands": hands,
            "used": added_up(used),
            "rounds": rounds,
            "ended": ended,
        }


ROW = SynergyRow()
