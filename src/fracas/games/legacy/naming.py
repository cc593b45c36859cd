"""What champions, locations and their effects are called, and the things on the table that a player can point at.

Things: ``champion:SEAT:ID`` (in hand, set aside, in the pile or in the battle), ``location:ID``, ``fatestone``,
``pile:SEAT`` and ``deck``.
"""

from __future__ import annotations

from fracas.games.legacy.content import CHAMPION_NUMBERS, CHAMPIONS, LOCATION_NUMBERS, LOCATIONS, TERRAIN, AbilityRow
from fracas.games.legacy.state import State

FATESTONE = "fatestone"
DECK = "deck"


def champion_name(champion: int) -> str:
    return CHAMPIONS[champion].name


def the(champion: int) -> str:
    """``"the Knight"``."""
    return f"the {CHAMPIONS[champion].name}"


def location_name(location: int) -> str:
    return LOCATIONS[location].name


def ability(champion: int, kind: str) -> AbilityRow:
    row = CHAMPIONS[champion]
    return row.battle if kind == "battle" else row.legacy


def champion_thing(seat: int, champion: int) -> str:
    return f"champion:{seat}:{CHAMPIONS[champion].id}"


def location_thing(location: int) -> str:
    return f"location:{LOCATIONS[location].id}"


def read_champion_thing(rest: str) -> tuple[int, int] | None:
    """The seat and the champion of ``0:knight``; None if there is no such thing."""
    seat, _, champion = rest.partition(":")
    if seat not in ("0", "1") or champion not in CHAMPION_NUMBERS:
        return None
    return int(seat), CHAMPION_NUMBERS[champion]


def read_location_thing(rest: str) -> int | None:
    return LOCATION_NUMBERS.get(rest)


def champion_note(state: State, champion: int) -> str:
    """Its power, and whether the current location favours it."""
    row = CHAMPIONS[champion]
    bonus = TERRAIN[state.row[0]][champion] if state.row else 0
    return f"power {row.power}" + (f", favoured +{bonus}" if bonus else "")


def location_note(location: int) -> str:
    points = LOCATIONS[location].points
    return f"{points} point" + ("" if points == 1 else "s")
