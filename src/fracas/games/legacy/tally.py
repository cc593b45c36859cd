"""What a game of legacy came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fracas.core.events import Event
from fracas.core.sentences import counted
from fracas.core.tally import Best, Tally, best_of, side
from fracas.games.legacy import events as happened
from fracas.games.legacy.naming import champion_name
from fracas.games.legacy.view import View

PAIRING: Final = (
    *("round", "location", "chosen_0", "chosen_1", "fought_0", "fought_1", "total_0", "total_1", "winner"),
    *("gained_0", "gained_1"),
)
"""What stands where in a row of `State.pairings`; a number at the end is that of a seat."""
FOUGHT, TOTALS, WINNER, GAINED = map(PAIRING.index, ("fought_0", "total_0", "winner", "gained_0"))
FATESTONE = 2
"""Where in the sources of a score its value stands."""


def tally(events: Sequence[Event], view: View) -> Tally:
    """Points, battles, and the best champion by the points that its battles brought."""
    won = Counter(pairing[WINNER] for pairing in view.pairings)
    ties = sum(1 for pairing in view.pairings if pairing[TOTALS] == pairing[TOTALS + 1])
    passed = Counter(event.seat for event in events if isinstance(event, happened.FatestonePassed))
    points: Counter[tuple[int, int]] = Counter()
    battles: Counter[tuple[int, int]] = Counter()
    for pairing in view.pairings:
        seat = pairing[WINNER]
        if seat >= 0:
            points[seat, pairing[FOUGHT + seat]] += pairing[GAINED + seat]
            battles[seat, pairing[FOUGHT + seat]] += 1
    return Tally(
        tuple(
            side(
                seat,
                {
                    "points": view.scores[seat],
                    "battles won": f"{won[seat]} of {len(view.pairings)}",
                    "tied": ties,
                    "Fatestone passed": passed[seat],
                },
            )
            for seat in range(view.players)
        ),
        best_of(
            [
                (
                    (points[each], battles[each]),
                    Best(
                        each[0],
                        "champion",
                        champion_name(each[1]),
                        f"{counted(points[each], 'point')} in {counted(battles[each], 'battle')}",
                    ),
                )
                for each in sorted(points)
            ]
        ),
        _decided(view),
    )


def _decided(view: View) -> str:
    if view.phase != "over":
        return ""
    ahead = 0 if view.scores[0] >= view.scores[1] else 1
    lead = view.scores[ahead] - view.scores[1 - ahead]
    if lead == 0:
        return "The points are equal, and the holder of the Fatestone loses."
    stone = view.sources[ahead][FATESTONE] - view.sources[1 - ahead][FATESTONE]
    by = counted(lead, "point")
    if stone >= lead:
        return f"The Fatestone decided it: worth {view.value}, it turned the game by {by}."
    return f"Won by {by}, {view.scores[ahead]} to {view.scores[1 - ahead]}."
