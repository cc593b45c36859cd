"""Can figures be played with what an overlay makes of it?"""

from __future__ import annotations

from fracas.core.overlay import refused
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown
from fracas.games.figures.armies import POINTS, ready_army, refuse_army
from fracas.games.figures.roster import ACTIONS, CARDS, DEALT_LINES, LINES


def check() -> None:
    """Refuse what would break the rules."""
    for card in CARDS:
        for action in card.actions:
            if action not in ACTIONS:
                raise refused(f"{card.name} has {shown(action)}, no special action{did_you_mean(action, ACTIONS)}")
    for place, line in enumerate(LINES):
        army = ready_army(place, len(line.figure))
        try:
            refuse_army(CARDS, army, len(army), len(army))
        except SetupError as why:
            raise refused(f"{line.name}: {why.sentence}") from None
        if sum(power for _, power in army) != POINTS:
            raise refused(f"{line.name}: its figures share {POINTS} points of Power, and all of them.")
    if not DEALT_LINES:
        raise refused("No line is left.")
