"""Numbers for good of what is answered. Champions and locations have theirs, and none comes before them."""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fracas.core.numbering import Numbering
from fracas.games.legacy.asks import OF_CHAMPIONS, OF_LOCATIONS, OF_THE_DIE
from fracas.games.legacy.content import CHAMPIONS, LOCATIONS, POWERS

ASKS: Final = (
    "opening",
    "champion",
    "raze",
    "exchange",
    "raise",
    "act_now",
    "procession",
    "field",
    "pass_fatestone",
    "vanish",
    "claim_fatestone",
    "bury",
    "reroute",
    "hand_over",
    "carry",
    "call",
    "trade_places",
    "conscript",
    "copy",
    "omen",
    "turn_fatestone",
    "foresee",
)
OPENINGS: Final = POWERS * (POWERS - 1)


def numbering() -> Numbering:
    """The blocks of any table."""
    blocks: dict[str, int] = {}
    for ask in ASKS:
        blocks[ask] = 2
        if ask in OF_CHAMPIONS:
            blocks[ask] = len(CHAMPIONS) + 1
        elif ask in OF_LOCATIONS:
            blocks[ask] = len(LOCATIONS) + 1
        elif ask in OF_THE_DIE:
            blocks[ask] = 3
        elif ask == "opening":
            blocks[ask] = OPENINGS
    return LegacyNumbers(blocks)


class LegacyNumbers(Numbering):
    """The numbers of legacy."""

    def numbers(self, ask: str, me: int, table: Any, options: Sequence[int]) -> list[int]:  # noqa: ARG002
        base = self.blocks[ask]
        if ask == "opening":  # of a whole hand in order of power: the place says which powers they are
            return [base + place for place in range(len(options))]
        if ask in OF_CHAMPIONS or ask in OF_LOCATIONS or ask in OF_THE_DIE:
            return [base + value + 1 for value in options]
        return [base + value for value in options]
