"""Can synergy be played with what an overlay makes of it?"""

from __future__ import annotations

from fracas.core.overlay import refused
from fracas.core.sentences import did_you_mean, shown
from fracas.games.synergy.content import CARDS, REMOVED, STATUSES

LEAST_DECK = 60
"""Fewer cards may not do for six players, who draw and discard."""
RANGES = {"hit": (-1, 6), "damage": (0, 6), "knock": (0, 6), "distance": (0, 14), "size": (0, 15), "squares": (0, 14)}
"""Of the numbers on a card: a die has six sides, a board fifteen squares."""


def check() -> None:
    """Refuse what would break the rules."""
    statuses = [row.id for row in STATUSES]
    for card in CARDS:
        for name, (least, most) in RANGES.items():
            if not least <= getattr(card, name) <= most:
                raise refused(f"{card.name}: {name} is from {max(least, 0)} to {most}, not {getattr(card, name)}.")
        for rider in card.riders:
            if rider not in statuses:
                raise refused(f"{card.name} leaves {shown(rider)}, no status{did_you_mean(rider, statuses)}")
    if len(CARDS) - len(REMOVED) < LEAST_DECK:
        raise refused(f"A deck has at least {LEAST_DECK} cards; {len(CARDS) - len(REMOVED)} are left.")
