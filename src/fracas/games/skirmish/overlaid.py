"""Can skirmish be played with what an overlay makes of it?"""

from __future__ import annotations

from fracas.core.overlay import refused
from fracas.games.skirmish.content import FACTIONS, OFFERED, UNITS
from fracas.games.skirmish.setting_up.armies import build_of, refusals

RANGES = {"atk": (1, 3), "rng": (0, 8), "defence": (2, 5), "hp": (1, 9), "spd": (2, 6), "points": (1, 50)}
"""Of the numbers on a card; within them the dice can still decide."""


def check() -> None:
    """Refuse what would break the rules, and ready armies that could not be fielded any more."""
    for unit in UNITS:
        for name, (least, most) in RANGES.items():
            if not least <= getattr(unit, name) <= most:
                raise refused(f"{unit.name}: {name} is from {least} to {most}, not {getattr(unit, name)}.")
    for army in OFFERED:
        for _, sentence in refusals(build_of(army), army.points, army.faction):
            raise refused(f"The ready army {army.name} could not be fielded any more. {sentence} Change it too.")
    for faction in FACTIONS[:-1]:
        if not any(army.faction == faction.id for army in OFFERED):
            raise refused(f"No ready army of {faction.name} is left.")
