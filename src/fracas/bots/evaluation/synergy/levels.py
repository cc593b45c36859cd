"""Which bots play synergy, and how their levels are told."""

from __future__ import annotations

from typing import Final

from fracas.bots.opponents import level

LEVELS: Final = {
    "normal": level("normal", "greedy", "Looks one answer ahead and knows what a warrior is worth."),
    "hard": level("hard", "mcts:100", "Plays what it likes best on for a few turns, in 100 imagined games."),
}
HINTS: Final = "mcts:60"
"""An imagined game takes far longer here than a look at figures does."""
FIRST_LOOK: Final = "greedy"
ANALYSIS: Final = "mcts:90"
SLIPS: Final = 0.65
"""A turn has many small answers, and most of them cost little: with fewer slips it is hardly easier than normal."""
AT_A_GLANCE: Final = (
    "team", "power", "team-card", "assign", "team-draw", "keep-card", "goal", "base", "place", "flag",
)  # fmt: skip
"""What is answered at set-up: anybody who plays on from there sees nothing of what it will be worth."""
