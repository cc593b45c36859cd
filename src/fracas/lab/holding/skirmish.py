"""Armies of skirmish: the holder fields the ready army that is changed, or in which a unit is, against all others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.chance import Chance
from fracas.core.refusal import SetupError
from fracas.games.skirmish.content import ARMIES, ARMY_NUMBERS
from fracas.games.skirmish.rows import ARMY_ROWS
from fracas.lab.holding import Given, Held, rows_of


class SkirmishHolding:
    """What skirmish says of its armies."""

    def things(self, change: Mapping[str, Any]) -> list[str]:
        """The armies: those that are changed or added, and those with a unit that is."""
        armies = rows_of(change, "armies", "army")
        units = set(rows_of(change, "units", "unit"))
        for row in ARMY_ROWS:
            if row.id not in armies and units & {member.unit for member in row.units}:
                armies[row.id] = {}
        return [f"army.{id_}" for id_ in armies]

    def tables(self, thing: str, change: Mapping[str, Any], settings: Mapping[str, Any], players: int) -> list[Held]:
        """From each seat, against every ready army of the same size and another faction."""
        after = thing.removeprefix("army.")
        before = rows_of(change, "armies", "army").get(after, {}).get("like", after)
        mine = ARMIES[ARMY_NUMBERS[before]]
        others = [army.id for army in ARMIES if army.points == mine.points and army.faction != mine.faction]
        if players != 2:
            raise SetupError("players", "Armies are compared at tables of two.", rule="table.seat")
        tables = []
        for other in others:
            for seat in range(players):
                table = [
                    {**settings, "points": mine.points, "armies": [army, other] if seat == 0 else [other, army]}
                    for army in (before, after)
                ]
                tables.append(Held(seat, table[0], table[1]))
        return tables

    def chance(self, beneath: Chance, given: Given, settings: Mapping[str, Any], players: int) -> Chance:  # noqa: ARG002
        """As it is: an army is fielded by a setting."""
        return beneath


HOLDING = SkirmishHolding()
