"""What is worth counting in legacy: seats, the Fatestone, ties, and each champion in the main place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.sentences import counted
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPIONS
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
from fracas.lab.statistics import Score, wilson


class Fought:
    """One champion in the main place over all the games."""

    __slots__ = ("had", "played", "points", "won")

    def __init__(self) -> None:
        self.had = 0
        """In how many games a seat had it: twice in a game in which both had it."""
        self.played = 0
        """How often it was chosen from hand."""
        self.won = 0
        """Battles won with it in the main place at the end: if it was replaced, they count for the newcomer."""
        self.points = 0
        """What the locations gave that were so won."""

    def merge(self, other: Fought) -> None:
        self.had += other.had
        self.played += other.played
        self.won += other.won
        self.points += other.points


class LegacyExtra:
    """Counts over games of legacy."""

    __slots__ = (
        "battles",
        "champions",
        "fatestone",
        "first_holder",
        "first_seat",
        "games",
        "hexed",
        "margin",
        "passed",
        "points",
        "ties",
    )

    def __init__(self, players: int) -> None:  # noqa: ARG002 - always two
        self.games = 0
        self.first_seat = Score()
        """Of seat 0."""
        self.first_holder = Score()
        """Of the one who held the Fatestone first."""
        self.battles = 0
        self.ties = 0
        """Ties that were left to the Fatestone."""
        self.hexed = 0
        """Ties that Hex decided."""
        self.passed = 0
        """How often the Fatestone was passed in a tie."""
        self.points = 0
        """Of both players together, at the end."""
        self.margin = 0
        self.fatestone = 0
        """What it showed at the end."""
        self.champions = [Fought() for _ in CHAMPIONS]

    def add(self, events: Sequence[Event], outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        winners = outcome.winners
        champions = self.champions
        scores = [0, 0]
        value = 1
        winner = -1  # of the battle that is being scored
        for event in events:
            if isinstance(event, ChampionsRevealed):
                for champion in event.champions:
                    champions[champion].played += 1
            elif isinstance(event, BattleWon):
                winner = event.champion
                self.battles += 1
                champions[winner].won += 1
            elif isinstance(event, Scored):
                if event.source == "location":
                    champions[winner].points += event.points
            elif isinstance(event, BattleTied):
                self.ties += 1
            elif isinstance(event, HexDecides):
                self.ties -= 1
                self.hexed += 1
            elif isinstance(event, FatestonePassed):
                self.passed += 1
                value = event.value
            elif isinstance(event, FatestoneTurned):
                value = event.value
            elif isinstance(event, FatestoneClaimed):
                value = 1
            elif isinstance(event, FatestoneAssigned):
                self.first_holder.add(int(event.seat in winners), len(winners))
            elif isinstance(event, FinalScore):
                scores[event.seat] = event.score
            elif isinstance(event, SetsDrawn):
                for own in event.sets:
                    for champion in own:
                        champions[champion].had += 1
        self.first_seat.add(int(0 in winners), len(winners))
        self.points += sum(scores)
        self.margin += abs(scores[0] - scores[1])
        self.fatestone += value

    def merge(self, other: LegacyExtra) -> None:
        """Take in all that another has taken in."""
        self.games += other.games
        self.first_seat.merge(other.first_seat)
        self.first_holder.merge(other.first_holder)
        self.battles += other.battles
        self.ties += other.ties
        self.hexed += other.hexed
        self.passed += other.passed
        self.points += other.points
        self.margin += other.margin
        self.fatestone += other.fatestone
        for mine, theirs in zip(self.champions, other.champions, strict=True):
            mine.merge(theirs)

    def numbers(self) -> dict[str, Any]:
        """All of it, as it goes into the JSON.

        ``games`` is how many of the games were listened to. ``seat_0`` and ``first_holder`` are shares of victory.
        ``ties`` is the share of the battles that were tied and left to the Fatestone, ``hexed`` of those that were tied
        and decided by Hex; ``passed_per_tie`` how often the Fatestone was passed in a tie that was left to it;
        ``points`` what both players had together at the end.

        For each champion that was in a game: ``per_game`` is how often it was chosen from hand, by both players of a
        game in which both have it; ``won`` how many battles were won with it in the main place at the end, for each
        time that it was chosen (a champion that replaced another wins without having been chosen); ``points`` the mean
        of what the locations so won gave.
        """
        games = max(self.games, 1)
        return {
            "games": self.games,
            "seat_0": _share(self.first_seat),
            "first_holder": _share(self.first_holder),
            "battles": self.battles,
            "ties": _part(self.ties, self.battles),
            "hexed": _part(self.hexed, self.battles),
            "passed_per_tie": _part(self.passed, self.ties),
            "points": self.points / games,
            "margin": self.margin / games,
            "fatestone": self.fatestone / games,
            "champions": {
                CHAMPION_IDS[number]: {
                    "played": fought.played,
                    "per_game": 2 * fought.played / fought.had,
                    "won": _part(fought.won, fought.played),
                    "points": fought.points / fought.won if fought.won else 0.0,
                }
                for number, fought in enumerate(self.champions)
                if fought.had
            },
        }

    @staticmethod
    def lines(numbers: dict[str, Any]) -> list[str]:
        """For people; the champions in order of power."""
        if not numbers["games"]:
            return []
        lines = [
            f"Of {counted(numbers['games'], 'game')}, {counted(numbers['battles'], 'battle')}:",
            f"seat 0 won             {_told(numbers['seat_0'])}",
            f"first holder won       {_told(numbers['first_holder'])}",
            f"battles tied           {_told(numbers['ties'])}; and {numbers['hexed']['share']:.1%} decided by Hex",
            f"passed, per tie        {_told(numbers['passed_per_tie'])}",
            f"points of both {numbers['points']:.1f}, mean margin {numbers['margin']:.1f}, "
            f"Fatestone at the end {numbers['fatestone']:.1f}",
            "",
            "champion        played  per game    won with it            mean points so won",
        ]
        by_power = sorted(numbers["champions"].items(), key=lambda item: CHAMPIONS[CHAMPION_IDS.index(item[0])].power)
        for champion, fought in by_power:
            row = CHAMPIONS[CHAMPION_IDS.index(champion)]
            lines.append(
                f"{row.power} {row.name:<12}{fought['played']:>8,}{fought['per_game']:>10.2f}    {_told(fought['won'])}"
                f"{fought['points']:>11.1f}"
            )
        return lines


def _share(score: Score) -> dict[str, float]:
    low, high = score.interval
    return {"share": score.share, "low": low, "high": high}


def _part(some: int, of: int) -> dict[str, float]:
    low, high = wilson(min(some, of), of)  # in few games, a champion may win more often than it was chosen
    return {"share": some / of if of else 0.0, "low": low, "high": high}


def _told(share: dict[str, float]) -> str:
    return f"{share['share']:>6.1%} ({share['low']:.1%} to {share['high']:.1%})"


EXTRA = LegacyExtra
