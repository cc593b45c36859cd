"""What is worth counting in skirmish: how games end, faction against faction, each army, what energy is used for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.core.events import Event
from fracas.core.game import Outcome
from fracas.core.sentences import counted
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.content import ARMIES, UNITS
from fracas.games.skirmish.events.fight import AbilityUsed, Killed
from fracas.games.skirmish.events.game import ArmyShown, GameWon, GoesFirst, RoundBegins, StoneTaken, UnitCreated
from fracas.lab.statistics import Score, wilson

WAYS = {"leader": "by a leader's death", "limit": "at the round limit"}
_FACTIONS = {unit.name: unit.faction for unit in UNITS} | {army.name: army.faction for army in ARMIES}
"""The faction of an army by its name: that of a ready army, or of its leader."""


class SkirmishExtra:
    """Counts over games of skirmish."""

    __slots__ = (
        "abilities",
        "armies",
        "first",
        "games",
        "kills",
        "matrix",
        "players",
        "recruits",
        "rounds",
        "stones",
        "ways",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = self.rounds = self.kills = self.recruits = self.stones = 0
        self.ways = dict.fromkeys(WAYS, 0)
        self.first = Score()
        """Of the side that went first in round 1, by its lowest seat; teams aside."""
        self.armies: dict[str, Score] = {}
        self.matrix: dict[tuple[str, str], Score] = {}
        """What the first faction won against the second; games of a faction against itself are left out."""
        self.abilities = [0] * len(ABILITY_IDS)

    def add(self, events: Sequence[Event], outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        winners = outcome.winners
        armies: dict[int, str] = {}
        rounds = 0
        for event in events:
            if isinstance(event, ArmyShown):
                armies[event.seat] = event.name
            elif isinstance(event, AbilityUsed):
                self.abilities[event.ability] += 1
            elif isinstance(event, Killed):
                self.kills += 1
            elif isinstance(event, RoundBegins):
                rounds += 1
            elif isinstance(event, GoesFirst):
                if rounds == 1 and self.players == 2:
                    self.first.add(int(event.side in winners), len(winners))
            elif isinstance(event, StoneTaken):
                self.stones += 1
            elif isinstance(event, UnitCreated):
                self.recruits += 1
            elif isinstance(event, GameWon):
                self.ways["limit" if event.limit else "leader"] += 1
        self.rounds += rounds
        for seat, name in armies.items():
            won = int(seat in winners)
            self.armies.setdefault(name, Score()).add(won, len(winners))
            mine = _FACTIONS.get(name, "")
            for other, against in armies.items():
                theirs = _FACTIONS.get(against, "")
                if other != seat and mine != theirs and self.players == 2:
                    self.matrix.setdefault((mine, theirs), Score()).add(won, len(winners))

    def merge(self, other: SkirmishExtra) -> None:
        """Take in all that another has taken in."""
        self.games += other.games
        self.rounds += other.rounds
        self.kills += other.kills
        self.recruits += other.recruits
        self.stones += other.stones
        self.first.merge(other.first)
        for way, count in other.ways.items():
            self.ways[way] += count
        for name, score in other.armies.items():
            self.armies.setdefault(name, Score()).merge(score)
        for pair, score in other.matrix.items():
            self.matrix.setdefault(pair, Score()).merge(score)
        for ability, used in enumerate(other.abilities):
            self.abilities[ability] += used

    def numbers(self) -> dict[str, Any]:
        """All of it, as it goes into the JSON.

        ``ways`` is how the games ended, ``matrix`` what the first faction won against the second, ``armies`` what each
        won, ``first`` what the one who went first in round 1 won; the rest are means of a game.
        """
        games = max(self.games, 1)
        return {
            "games": self.games,
            "players": self.players,
            "rounds": self.rounds / games,
            "kills": self.kills / games,
            "recruits": self.recruits / games,
            "stones_taken": self.stones / games,
            "ways": {way: _part(count, self.games) for way, count in self.ways.items()},
            "first": _share(self.first),
            "matrix": {f"{one} {two}": _share(score) for (one, two), score in sorted(self.matrix.items())},
            "armies": {name: _share(score) for name, score in sorted(self.armies.items())},
            "abilities": {ABILITY_IDS[ability]: used / games for ability, used in enumerate(self.abilities) if used},
        }

    @staticmethod
    def lines(numbers: dict[str, Any]) -> list[str]:
        """For people: how games ended, the matrix of factions, the armies, the abilities."""
        if not numbers["games"]:
            return []
        lines = [
            f"Of {counted(numbers['games'], 'game')}, {numbers['rounds']:.1f} rounds each, "
            f"{numbers['kills']:.1f} units killed, {numbers['recruits']:.2f} created:"
        ]
        lines += [f"won {WAYS[way]:<22}{_told(share)}" for way, share in numbers["ways"].items()]
        if numbers["first"]["games"]:
            lines.append(f"Who went first in round 1 won {_told(numbers['first']).strip()}.")
        if numbers["matrix"]:
            lines += ["", "faction   against      games    won"]
            for pair, share in numbers["matrix"].items():
                one, two = pair.split()
                lines.append(f"{one:<10}{two:<10}{share['games']:>8,}    {_told(share)}")
        lines += ["", "army                          games    won"]
        for name, share in sorted(numbers["armies"].items(), key=lambda item: -item[1]["share"]):
            lines.append(f"{name:<28}{share['games']:>7,}    {_told(share)}")
        if numbers["abilities"]:
            lines += ["", "ability            used a game"]
            for name, used in sorted(numbers["abilities"].items(), key=lambda item: -item[1]):
                lines.append(f"{name:<20}{used:>10.2f}")
        return lines


def _share(score: Score) -> dict[str, float]:
    low, high = score.interval
    return {"games": score.games, "share": score.share, "low": low, "high": high}


def _part(some: int, of: int) -> dict[str, float]:
    low, high = wilson(some, of)
    return {"share": some / of if of else 0.0, "low": low, "high": high}


def _told(share: dict[str, float]) -> str:
    return f"{share['share']:>6.1%} ({share['low']:.1%} to {share['high']:.1%})"


EXTRA = SkirmishExtra
