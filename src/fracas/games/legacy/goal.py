"""What wins legacy, and how far both are (legacy.score.win, legacy.score.tie)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.goal import Goal, GoalPart, SideGoal, seats_from
from fracas.core.listener import Listener
from fracas.core.sentences import counted
from fracas.games.legacy.naming import FATESTONE
from fracas.games.legacy.state import NOBODY
from fracas.games.legacy.view import View

WINS = "Most points after the last round win. A tie is lost by the holder of the Fatestone."


def goal(view: View, to: Listener) -> Goal:
    """The score, what is left to fight for, and who holds the Fatestone."""
    sides = tuple(SideGoal(seat, _parts(view, seat)) for seat in seats_from(view.viewer, 2))
    return Goal(WINS, sides, _now(view, to))


def battles_left(view: View) -> int:
    """How many battles this round still has at the most, the one that is being fought included: it ends when both have
    one champion left to play, or one of them none (legacy.round.end)."""
    # The first of all goes into an empty pile without a battle (legacy.setup.first).
    left = [len(view.hands[seat]) + len(view.aside[seat]) - (not view.piles[seat]) for seat in (0, 1)]
    fighting = any(view.mains[seat] != NOBODY for seat in (0, 1))
    return max(0, min(left) - (1 if left[0] == left[1] else 0)) + fighting


def _parts(view: View, seat: int) -> tuple[GoalPart, ...]:
    lead = view.scores[seat] - view.scores[1 - seat]
    state = f"{view.scores[seat]}"
    parts = [GoalPart("points", "Points", state, view.scores[seat], done=lead > 0)]
    if view.holder == seat:
        parts.append(GoalPart("fatestone", "Fatestone", f"+{view.value} at the end", view.value, things=(FATESTONE,)))
    return tuple(parts)


def _now(view: View, to: Listener) -> str:
    """How much is left."""
    if view.phase == "over":
        return ""
    rounds = view.rounds - view.round
    told = f"Round {view.round} of {view.rounds}, {counted(battles_left(view), 'battle')} left in it."
    if rounds == 0 and view.holder != NOBODY:
        told += f" A tie at the end is lost by {to.them(view.holder)}."
    return told


def how_to_win(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """In five lines."""
    return (
        f"Have most points after {counted(int(settings.get('rounds', 3)), 'round')}.",
        "Each battle is for one location. Both choose a champion in secret; the higher total takes the points.",
        "A champion that the location favours gets its bonus. Abilities act from the highest power down.",
        "A champion that has fought lies on your legacy pile: its top card acts in the next battle, too.",
        "At a tie the holder of the Fatestone loses, or passes it on and wins. At the end it is worth its value.",
    )


def finishing(view: View, seat: int, ask: str, values: list[int]) -> list[int]:  # noqa: ARG001 - as in every game
    """In the last battle of the last round every answer may decide the game."""
    return values if view.round == view.rounds and battles_left(view) <= 1 else []
