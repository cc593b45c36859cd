"""A game of skirmish as a row: armies and their units, the ground, stones and losses, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.core.events import Event
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.content import ARMIES, UNITS
from fracas.games.skirmish.events.fight import AbilityUsed, Killed
from fracas.games.skirmish.events.game import ArmyShown, GameWon, GoesFirst, RoundBegins, StoneTaken, UnitCreated
from fracas.games.skirmish.state import State
from fracas.lab.rows import Row, added_up

_ARMIES = {army.name: army for army in ARMIES}


class SkirmishRow:
    """What skirmish puts into a row.

    ``armies`` are the ids of ready armies, empty for others; ``factions`` those of the leaders; ``units`` what each
    seat set up, the leader first; ``first`` is the side that went first in round 1.
    """

    columns = {
        "first": "TINYINT",
        "sides": "TINYINT[]",
        "map": "VARCHAR",
        "scenario": "VARCHAR",
        "armies": "VARCHAR[]",
        "factions": "VARCHAR[]",
        "units": "VARCHAR[][]",
        "rounds": "INTEGER",
        "killed": "INTEGER",
        "created": "INTEGER",
        "stones": "INTEGER",
        "abilities": "MAP(VARCHAR, INTEGER)",
        "ended": "VARCHAR",
    }
    begins = RoundBegins

    def begun(self, state: State) -> Row:
        """The ground and the units when the first round begins."""
        units: list[list[str]] = [[] for _ in state.side_of]
        factions = [""] * len(units)
        for unit in state.units:
            kind = UNITS[unit.kind]
            if not units[unit.seat]:
                factions[unit.seat] = kind.faction
            units[unit.seat].append(kind.id)
        return {
            "sides": list(state.side_of),
            "map": state.map,
            "scenario": state.scenario,
            "factions": factions,
            "units": units,
        }

    def played(self, events: Sequence[Event], players: int) -> Row:
        """What the events of a whole game tell."""
        first: int | None = None
        armies = [""] * players
        abilities: list[str] = []
        rounds = killed = created = stones = 0
        ended = ""
        for event in events:
            if isinstance(event, AbilityUsed):
                abilities.append(ABILITY_IDS[event.ability])
            elif isinstance(event, Killed):
                killed += 1
            elif isinstance(event, StoneTaken):
                stones += 1
            elif isinstance(event, UnitCreated):
                created += 1
            elif isinstance(event, RoundBegins):
                rounds += 1
            elif isinstance(event, GoesFirst):
                if rounds == 1:
                    first = event.side
            elif isinstance(event, ArmyShown):
                ready = _ARMIES.get(event.name)
                armies[event.seat] = "" if ready is None else ready.id
            elif isinstance(event, GameWon):
                ended = "limit" if event.limit else "leader"
        return {
            "first": first,
            "armies": armies,
            "rounds": rounds,
            "killed": killed,
            "created": created,
            "stones": stones,
            "abilities": added_up(abilities),
            "ended": ended,
        }


ROW = SkirmishRow()
