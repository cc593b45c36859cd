"""What is worth counting in figures: how games end, whether it helps to go first, and each special action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.sentences import counted
from fracas.games.figures.events import (
    Attacks,
    GoesFirst,
    SpecialDeclined,
    SpecialImpossible,
    SpecialUsed,
    TurnLimitReached,
)
from fracas.games.figures.roster import ACTIONS
from fracas.lab.statistics import Score


class Special:
    """One special action over all the games."""

    __slots__ = ("declined", "impossible", "score", "used")

    def __init__(self) -> None:
        self.used = 0
        self.declined = 0
        self.impossible = 0
        """The card allowed it, but there was nothing to use it on."""
        self.score = Score()
        """Of the players who used it at least once in their game."""

    def merge(self, other: Special) -> None:
        self.used += other.used
        self.declined += other.declined
        self.impossible += other.impossible
        self.score.merge(other.score)


class FiguresExtra:
    """Counts over games of figures."""

    __slots__ = ("first", "games", "players", "specials", "turn_limit")

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.turn_limit = 0
        """Games that the turn limit ended."""
        self.first = Score()
        """Of the one who went first."""
        self.specials = {action: Special() for action in ACTIONS}

    def add(self, events: Sequence[Event], outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        winners = outcome.winners
        attacker = -1
        users: set[tuple[str, int]] = set()
        for event in events:
            if isinstance(event, Attacks):
                attacker = event.seat
            elif isinstance(event, SpecialUsed):
                self.specials[event.action].used += 1
                users.add((event.action, attacker))
            elif isinstance(event, SpecialDeclined):
                self.specials[event.action].declined += 1
            elif isinstance(event, SpecialImpossible):
                self.specials[event.action].impossible += 1
            elif isinstance(event, GoesFirst):
                self.first.add(int(event.seat in winners), len(winners))
            elif isinstance(event, TurnLimitReached):
                self.turn_limit += 1
        for action, seat in users:
            self.specials[action].score.add(int(seat in winners), len(winners))

    def merge(self, other: FiguresExtra) -> None:
        """Take in all that another has taken in."""
        self.games += other.games
        self.turn_limit += other.turn_limit
        self.first.merge(other.first)
        for action, special in other.specials.items():
            self.specials[action].merge(special)

    def numbers(self) -> dict[str, Any]:
        """All of it, as it goes into the JSON.

        ``games`` is how many of the games were listened to. The shares are shares of victory: of the one who went
        first, and for each special action of its users, the players who used it at least once in their game.

        Users of any special action win more than an even share, because only a won attack allows one. Compare
        the actions with each other, and not with the even share.
        """
        return {
            "games": self.games,
            "players": self.players,
            "ended": {"last_standing": self.games - self.turn_limit, "turn_limit": self.turn_limit},
            "first": _share(self.first),
            "specials": {
                action: {
                    "used": special.used,
                    "declined": special.declined,
                    "impossible": special.impossible,
                    "users": special.score.games,
                    **_share(special.score),
                }
                for action, special in self.specials.items()
            },
        }

    @staticmethod
    def lines(numbers: dict[str, Any]) -> list[str]:
        """For people; the special actions whose users did best come first."""
        games, ended, first = numbers["games"], numbers["ended"], numbers["first"]
        if not games:
            return []
        lines = [
            f"Of {counted(games, 'game')} {ended['last_standing']:,} ended with the last player standing and "
            f"{ended['turn_limit']:,} at the turn limit.",
            f"Going first won {first['share']:.1%} ({first['low']:.1%} to {first['high']:.1%}); "
            f"an even share is {1 / numbers['players']:.1%}.",
            "",
            "special action      used  per game  declined  impossible  victories of its users",
        ]
        best_first = sorted(numbers["specials"].items(), key=lambda item: -item[1]["share"])
        for action, special in best_first:
            line = (
                f"{ACTIONS[action].name:<14}{special['used']:>10,}{special['used'] / games:>10.2f}"
                f"{special['declined']:>10,}{special['impossible']:>12,}"
            )
            if special["users"]:
                line += f"  {special['share']:>6.1%}  ({special['low']:.1%} to {special['high']:.1%})"
            lines.append(line)
        return lines


def _share(score: Score) -> dict[str, float]:
    low, high = score.interval
    return {"share": score.share, "low": low, "high": high}


EXTRA = FiguresExtra
