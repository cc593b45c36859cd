"""Lines of figures: the holder fields the ready army in which something is changed, the others any other one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.chance import Chance
from fracas.lab.holding import Given, Held, rows_of

ANY = "random"


class FiguresHolding:
    """What figures says of its lines."""

    def things(self, change: Mapping[str, Any]) -> list[str]:
        """The lines."""
        return [f"line.{id_}" for id_ in rows_of(change, "roster", "line")]

    def tables(self, thing: str, change: Mapping[str, Any], settings: Mapping[str, Any], players: int) -> list[Held]:  # noqa: ARG002
        """Each seat in turn, against armies that chance deals."""
        tables = []
        for seat in range(players):
            armies = [thing.removeprefix("line.") if each == seat else ANY for each in range(players)]
            table = {**settings, "armies": armies}
            tables.append(Held(seat, table, table))
        return tables

    def chance(self, beneath: Chance, given: Given, settings: Mapping[str, Any], players: int) -> Chance:  # noqa: ARG002
        """As it is: an army is fielded by a setting."""
        return beneath


HOLDING = FiguresHolding()
