"""Cards of synergy: the holder is dealt the card first of all, and nobody else is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.chance import Chance
from fracas.core.question import Roll
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown
from fracas.games.synergy.content import CARD_NUMBERS
from fracas.games.synergy.setting_up.setup import sizes_of
from fracas.lab.holding import Given, Held, rows_of


class SynergyHolding:
    """What synergy says of its cards."""

    def things(self, change: Mapping[str, Any]) -> list[str]:
        """The cards."""
        return [f"card.{id_}" for id_ in rows_of(change, "powers", "card")]

    def tables(self, thing: str, change: Mapping[str, Any], settings: Mapping[str, Any], players: int) -> list[Held]:
        """Each seat in turn; a card that is new is compared with the one that it is like."""
        card = thing.removeprefix("card.")
        model = rows_of(change, "powers", "card")[card].get("like")
        tables = []
        for seat in range(players):
            before = Given(seat, card if model is None else model)
            after = Given(seat, card, () if model is None else (model,))
            tables.append(Held(seat, settings, settings, before, after))
        return tables

    def chance(self, beneath: Chance, given: Given, settings: Mapping[str, Any], players: int) -> Chance:
        """Chance that deals the card."""
        for card in (given.thing, *given.withheld):
            if card not in CARD_NUMBERS:
                raise SetupError(
                    "thing", f"Unknown card {shown(card)}{did_you_mean(card, CARD_NUMBERS)}", rule="synergy.deal"
                )
        _, hands, _ = sizes_of(players, settings)
        more = int(bool(settings["extra_team_powers"]))
        hands = [hand + more for hand in hands]
        first = sum(hands[: given.seat])
        return DealtChance(
            beneath, CARD_NUMBERS[given.thing], [CARD_NUMBERS[card] for card in given.withheld], first, sum(hands)
        )


class DealtChance:
    """Deals one card as the ``first``-th of all, and never to anybody else."""

    __slots__ = ("beneath", "card", "drawn", "first", "hands", "withheld")

    def __init__(self, beneath: Chance, card: int, withheld: list[int], first: int, hands: int, drawn: int = 0) -> None:
        self.beneath = beneath
        self.card = card
        self.withheld = withheld
        self.first = first
        self.hands = hands
        """Cards that are dealt to all hands together."""
        self.drawn = drawn

    def roll(self, question: Roll, at: int) -> int:
        """An outcome."""
        if question.ask != "draw" or self.drawn >= self.hands:
            return self.beneath.roll(question, at)
        mine = self.drawn == self.first
        self.drawn += 1
        if mine:
            return self.card
        others = [card for card in question.outcomes if card != self.card and card not in self.withheld]
        return self.beneath.roll(Roll("draw", others, secret=True), at)

    def fork(self) -> DealtChance:
        """For a copy of the table."""
        return DealtChance(self.beneath.fork(), self.card, self.withheld, self.first, self.hands, self.drawn)


HOLDING = SynergyHolding()
