"""legacy: what is asked, and numbers for good. Champions and locations have theirs, and none comes before them."""

# mypyc: compiled

from __future__ import annotations

from typing import Final

from fracas.core.question import Region
from fracas.envs.actions import Numbered
from fracas.envs.episode import Episode
from fracas.games.legacy.asks import OF_CHAMPIONS, OF_LOCATIONS, OF_THE_DIE
from fracas.games.legacy.content import CHAMPIONS, LOCATIONS, POWERS
from fracas.games.legacy.state import State

ENDS_EARLY: Final = False
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


def most(state: State, places: int) -> int:  # noqa: ARG001
    """The opening has a pair of champions; afterwards it is one of ten, or none."""
    return OPENINGS


def numbered(state: State) -> Numbered:  # noqa: ARG001
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


class LegacyNumbers(Numbered):
    """The numbers of legacy."""

    def numbers(self, episode: Episode, place: int = 0) -> list[int]:
        ask = episode.ask
        base = self.blocks[ask]
        offer = episode.offers[place]
        assert not isinstance(offer, Region)
        if ask == "opening":  # of a whole hand in order of power: the place says which powers they are
            return [base + number for number in range(len(offer))]
        if ask in OF_CHAMPIONS or ask in OF_LOCATIONS or ask in OF_THE_DIE:
            return [base + value + 1 for value in offer]
        return [base + value for value in offer]
