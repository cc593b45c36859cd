"""What the adapters share: an episode, its arrays in numpy, and the spaces of Gymnasium that describe them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fracas.core.game import Game
from fracas.envs.arrays import LISTED, Arrays
from fracas.envs.episode import PLACES, Episode
from fracas.envs.missing import without

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise without(missing) from missing

Seen = dict[str, NDArray[np.int8]]
"""``observation`` and ``action_mask``."""

SEEDS: Final = 2**31 - 1
"""Episodes after the first draw their seeds below this number."""


class Table:
    """An episode and what each seat of it sees. ``spare`` actions come after those of the game."""

    def __init__(
        self,
        game: Game[Any, Any] | str,
        players: int | None,
        settings: Mapping[str, Any] | None,
        *,
        actions: str = LISTED,
        places: int = PLACES,
        position: str = "",
        keep: bool = False,
        spare: int = 0,
    ) -> None:
        self.episode: Episode = Episode(game, players, settings, places=places, position=position, keep=keep)
        self.arrays: Arrays = Arrays(self.episode, actions)
        self.players: int = self.episode.players
        self.size: int = self.arrays.size
        self.cap: int = self.arrays.cap + spare
        self._spare: int = spare

    def spaces(self) -> tuple[spaces.Dict, spaces.Discrete]:
        """What a seat sees and what it may do: new objects, so that each agent samples on its own."""
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (self.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.cap,), np.int8),
            }
        )
        return seen, spaces.Discrete(self.cap)

    def see(self, seat: int) -> Seen:
        """New arrays each time, because learners keep what they are given. Nothing is copied: they are written where
        they stay."""
        cells, mask = self.arrays.seen(self.episode, seat, self._spare)
        return {"observation": np.frombuffer(cells, np.int8), "action_mask": np.frombuffer(mask, np.int8)}

    def option(self, action: Any, place: int = 0) -> int:
        """The option that an action means to the one at this place among those who wait; -1 if it is illegal."""
        return self.arrays.actions.option(self.episode, int(action), place)
