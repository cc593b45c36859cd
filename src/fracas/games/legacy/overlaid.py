"""Can legacy be played with what an overlay makes of it?"""

from __future__ import annotations

from fracas.core.overlay import refused
from fracas.core.sentences import did_you_mean, shown
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPIONS, LOCATIONS, OF_POWER, ORDINARY, POWERS

LONGEST_ROW = 8
"""Battles of a round, one at each location (legacy.round)."""


def check() -> None:
    """Refuse what would break the rules."""
    for row in CHAMPIONS:
        if not 0 <= row.power < POWERS:
            raise refused(f"{row.name} has printed power {row.power}; it is from 0 to {POWERS - 1}.")
    for each, champions in OF_POWER.items():
        for power, there in enumerate(champions):
            if len(there) != 1:
                names = " and ".join(CHAMPIONS[number].name for number in there) or "nobody"
                raise refused(f"Each set has one champion of every power; of power {power} the {each} set has {names}.")
    for location in LOCATIONS:
        for named in location.champions:
            if named not in CHAMPION_IDS:
                raise refused(f"{location.name} names {shown(named)}, no champion{did_you_mean(named, CHAMPION_IDS)}")
    if len(ORDINARY) < LONGEST_ROW:
        raise refused(f"{LONGEST_ROW} locations are fought at in a round, and only {len(ORDINARY)} are left.")
