"""What is worth counting in synergy: how games end, and how each card does for anybody who is dealt it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.sentences import counted
from fracas.games.synergy.content import CARDS, TEAMS
from fracas.games.synergy.events.cards import CardTurnedUp, CardUsed
from fracas.games.synergy.events.setup import Dealt, TeamPicked
from fracas.games.synergy.events.strike import StrikeDeclared
from fracas.games.synergy.events.turn import GameWon, RoundBegins
from fracas.lab.statistics import Score, wilson

WAYS = {"flags": "by the flags", "last": "as the last in play", "limit": "at the round limit"}


class Held:
    """One card, or one team, over all the games."""

    __slots__ = ("score", "used")

    def __init__(self) -> None:
        self.score = Score()
        """Of the seats that had it."""
        self.used = 0
        """How often it was played: struck with, used, or turned up."""

    def merge(self, other: Held) -> None:
        self.score.merge(other.score)
        self.used += other.used


class SynergyExtra:
    """Counts over games of synergy."""

    __slots__ = ("cards", "games", "players", "rounds", "teams", "ways")

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.rounds = 0
        self.ways = dict.fromkeys(WAYS, 0)
        self.cards = [Held() for _ in CARDS]
        self.teams = [Held() for _ in TEAMS]

    def add(self, events: Sequence[Event], outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        winners = outcome.winners
        for event in events:
            if isinstance(event, StrikeDeclared | CardUsed | CardTurnedUp):
                if event.card < len(CARDS):
                    self.cards[event.card].used += 1
            elif isinstance(event, Dealt):
                for card in event.cards or ():
                    self.cards[card].score.add(int(event.seat in winners), len(winners))
            elif isinstance(event, TeamPicked):
                self.teams[event.team].score.add(int(event.seat in winners), len(winners))
            elif isinstance(event, RoundBegins):
                self.rounds += 1
            elif isinstance(event, GameWon):
                self.ways[event.how] += 1

    def merge(self, other: SynergyExtra) -> None:
        """Take in all that another has taken in."""
        self.games += other.games
        self.rounds += other.rounds
        for way, count in other.ways.items():
            self.ways[way] += count
        for mine, theirs in zip([*self.cards, *self.teams], [*other.cards, *other.teams], strict=True):
            mine.merge(theirs)

    def numbers(self) -> dict[str, Any]:
        """All of it, as it goes into the JSON.

        ``ways`` is how the games ended. For each card and each team: ``held`` in how many hands it was, ``share`` what
        those seats won (an even share is 1 / players), with its interval; of a card also ``used``, how often it was
        played in a game in which somebody held it.
        """
        games = max(self.games, 1)
        return {
            "games": self.games,
            "players": self.players,
            "rounds": self.rounds / games,
            "ways": {way: _part(count, self.games) for way, count in self.ways.items()},
            "cards": {
                card.id: {**_share(held.score), "used": held.used / held.score.games}
                for card, held in zip(CARDS, self.cards, strict=True)
                if held.score.games
            },
            "teams": {
                team.id: _share(held.score) for team, held in zip(TEAMS, self.teams, strict=True) if held.score.games
            },
        }

    @staticmethod
    def lines(numbers: dict[str, Any]) -> list[str]:
        """For people; the best card first."""
        if not numbers["games"]:
            return []
        lines = [f"Of {counted(numbers['games'], 'game')}, {numbers['rounds']:.1f} rounds each:"]
        lines += [f"won {WAYS[way]:<22}{_told(share)}" for way, share in numbers["ways"].items()]
        lines += ["", "team                  held     won by its seat"]
        names = {team.id: team.name for team in TEAMS}
        for team, held in numbers["teams"].items():
            lines.append(f"{names[team]:<20}{held['held']:>6,}    {_told(held)}")
        lines += ["", "card                           held    used    won by its seat"]
        titles = {card.id: card.name for card in CARDS}
        for card, held in sorted(numbers["cards"].items(), key=lambda item: -item[1]["share"]):
            lines.append(f"{titles[card]:<28}{held['held']:>7,}{held['used']:>8.2f}    {_told(held)}")
        return lines


def _share(score: Score) -> dict[str, float]:
    low, high = score.interval
    return {"held": score.games, "share": score.share, "low": low, "high": high}


def _part(some: int, of: int) -> dict[str, float]:
    low, high = wilson(some, of)
    return {"share": some / of if of else 0.0, "low": low, "high": high}


def _told(share: dict[str, float]) -> str:
    return f"{share['share']:>6.1%} ({share['low']:.1%} to {share['high']:.1%})"


EXTRA = SynergyExtra
