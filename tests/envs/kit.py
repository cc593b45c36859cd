"""Tables for the tests of environments: games that have arrays, with all their players, and settings that ask more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from fracas.core.game import Game
from fracas.core.parts import part_of
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode
from tests.kit.play import GAMES

ENCODED: Final = [game for game in GAMES if part_of("fracas.envs.extras", game.name) is not None]
NUMBERED: Final = ("figures", "legacy")

every_encoded = pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.name)

ASKING: Final[dict[str, list[dict[str, Any]]]] = {
    "figures": [{"armies": ["choose", "build"]}, {"army_size": 3}],
    "legacy": [{"champions": "mixed", "events": 6}, {"champions": "expansion", "events": 3, "rounds": 5}],
    "synergy": [
        {"extra_team_powers": True, "alternative_team_powers": True, "power_ups": "hidden"},
        {"elite_force": True, "open_cards": True, "power_ups": "open"},
    ],
    "skirmish": [{"armies": ["build", "choose"]}, {"points": 100, "armies": ["random", "random"]}],
}
"""Settings with which more is asked, or more lies on the table."""


def settings_of(game: Game[Any, Any]) -> list[dict[str, Any]]:
    return [{}, *ASKING.get(game.name, [])]


def tables(game: Game[Any, Any], seeds: int = 1, actions: str = "listed") -> Iterator[tuple[Episode, Arrays]]:
    """Episodes that have begun, with what is seen of them."""
    for settings in settings_of(game):
        for players in range(game.least, game.most + 1):
            episode = Episode(game, players, settings)
            arrays = Arrays(episode, actions)
            for seed in range(seeds):
                episode.reset(seed)
                yield episode, arrays
