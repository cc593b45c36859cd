"""Champions of legacy: in a game of both sets split, each goes to one player, and its counterpart to the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.chance import Chance
from fracas.core.question import Roll
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPIONS, POWERS
from fracas.lab.holding import Given, Held, rows_of


class LegacyHolding:
    """What legacy says of its champions."""

    def things(self, change: Mapping[str, Any]) -> list[str]:
        """The champions."""
        return [f"champion.{id_}" for id_ in rows_of(change, "content", "champion")]

    def tables(self, thing: str, change: Mapping[str, Any], settings: Mapping[str, Any], players: int) -> list[Held]:  # noqa: ARG002
        """Each seat in turn, with both sets split between the players."""
        split = {**settings, "champions": "split"}
        given = [Given(seat, thing.removeprefix("champion.")) for seat in range(players)]
        return [Held(each.seat, split, split, each, each) for each in given]

    def chance(self, beneath: Chance, given: Given, settings: Mapping[str, Any], players: int) -> Chance:  # noqa: ARG002
        """Chance that tosses the coin of this champion's power for the holder."""
        if given.thing not in CHAMPION_IDS:
            raise SetupError(
                "thing",
                f"Unknown champion {shown(given.thing)}{did_you_mean(given.thing, CHAMPION_IDS)}",
                rule="legacy.option.champions",
            )
        champion = CHAMPIONS[CHAMPION_IDS.index(given.thing)]
        # The coin says which set's champion goes to seat 0.
        return CoinChance(beneath, champion.power, int(champion.set == "expansion") ^ given.seat)


class CoinChance:
    """One coin, the ``power``-th of a game, comes out as it should."""

    __slots__ = ("beneath", "coin", "power", "tossed")

    def __init__(self, beneath: Chance, power: int, coin: int, tossed: int = 0) -> None:
        self.beneath = beneath
        self.power = power
        self.coin = coin
        self.tossed = tossed

    def roll(self, question: Roll, at: int) -> int:
        """An outcome."""
        if question.ask == "coin" and self.tossed < POWERS:
            self.tossed += 1
            if self.tossed == self.power + 1:
                return self.coin
        return self.beneath.roll(question, at)

    def fork(self) -> CoinChance:
        """For a copy of the table."""
        return CoinChance(self.beneath.fork(), self.power, self.coin, self.tossed)


HOLDING = LegacyHolding()
