"""A game of legacy as a row: the champions, their battles, the Fatestone, the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.events import Event
from fracas.games.legacy.content import CHAMPION_IDS
from fracas.games.legacy.events import (
    BattleTied,
    BattleWon,
    ChampionsRevealed,
    FatestoneAssigned,
    FatestoneClaimed,
    FatestonePassed,
    FatestoneTurned,
    FinalScore,
    HexDecides,
    Scored,
    SetsDrawn,
)
from fracas.lab.rows import Row, added_up


class LegacyRow:
    """What legacy puts into a row.

    ``champions`` are each seat's ten, ``played`` how often each was chosen from hand, ``won`` the battles won with it
    in the main place at the end (after an exchange they count for the newcomer), ``points`` what those gave.
    ``ties`` are battles left to the Fatestone, ``hexed`` those that Hex decided, ``passed`` how often the Fatestone was
    passed in a tie, ``fatestone`` what it showed at the end.
    """

    columns = {
        "first": "TINYINT",
        "champions": "VARCHAR[][]",
        "played": "MAP(VARCHAR, INTEGER)[]",
        "won": "MAP(VARCHAR, INTEGER)[]",
        "points": "MAP(VARCHAR, INTEGER)[]",
        "scores": "INTEGER[]",
        "battles": "INTEGER",
        "ties": "INTEGER",
        "hexed": "INTEGER",
        "passed": "INTEGER",
        "fatestone": "TINYINT",
    }
    begins = None

    def begun(self, state: Any) -> Row:  # noqa: ARG002 - events tell everything
        """Nothing."""
        return {}

    def played(self, events: Sequence[Event], players: int) -> Row:
        """What the events of a whole game tell. ``first`` is the first holder of the Fatestone."""
        first: int | None = None
        champions: list[list[str]] = [[] for _ in range(players)]
        played: list[list[str]] = [[] for _ in range(players)]
        won: list[list[str]] = [[] for _ in range(players)]
        points: list[dict[str, int]] = [{} for _ in range(players)]
        scores = [0] * players
        ties = hexed = passed = 0
        fatestone = 1
        winner, winners_seat = "", 0  # of the battle that is being scored
        for event in events:
            if isinstance(event, ChampionsRevealed):
                for seat, champion in enumerate(event.champions):
                    played[seat].append(CHAMPION_IDS[champion])
            elif isinstance(event, BattleWon):
                winner, winners_seat = CHAMPION_IDS[event.champion], event.seat
                won[winners_seat].append(winner)
            elif isinstance(event, Scored):
                if event.source == "location":
                    points[winners_seat][winner] = points[winners_seat].get(winner, 0) + event.points
            elif isinstance(event, BattleTied):
                ties += 1
            elif isinstance(event, HexDecides):
                ties -= 1
                hexed += 1
            elif isinstance(event, FatestonePassed):
                passed += 1
                fatestone = event.value
            elif isinstance(event, FatestoneTurned):
                fatestone = event.value
            elif isinstance(event, FatestoneClaimed):
                fatestone = 1
            elif isinstance(event, FatestoneAssigned):
                first = event.seat
            elif isinstance(event, FinalScore):
                scores[event.seat] = event.score
            elif isinstance(event, SetsDrawn):
                champions = [[CHAMPION_IDS[champion] for champion in own] for own in event.sets]
        return {
            "first": first,
            "champions": champions,
            "played": [added_up(each) for each in played],
            "won": [added_up(each) for each in won],
            "points": points,
            "scores": scores,
            "battles": sum(map(len, won)),
            "ties": ties,
            "hexed": hexed,
            "passed": passed,
            "fatestone": fatestone,
        }


ROW = LegacyRow()
