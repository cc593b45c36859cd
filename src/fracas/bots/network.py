"""A small network that was taught by playing itself: what it sees is an array, what it answers has a number for good.

Its weights lie in ``networks``, a file for each game that has one, as ``python -m examples.teach`` writes them. It
plays only at tables of the layout that it was taught on: the usual settings and as many players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

from fracas.bots.bot import Candidate, Decision
from fracas.core.encoding import Encoder, add_asks, layout_of
from fracas.core.game import Game
from fracas.core.numbering import Numbering
from fracas.core.refusal import FracasError
from fracas.core.sight import Sight

LAYERS: Final = 2
"""Hidden ones; after them come the answers (``wp``, ``bp``) and the worth (``wv``, ``bv``)."""
SHARPER: Final = 3.0
"""While it was taught it tried out much. When it plays, what it likes is played more often: the odds to this power. In
200 games of legacy against greedy it got 45 % without it, 52 % with 2 and 54 % with 4."""


class Network:
    """Weights, and the layout that they fit."""

    def __init__(self, weights: dict[str, Any], layout: str) -> None:
        self.weights = weights
        self.layout = layout

    def weigh(self, cells: bytearray, numbers: Sequence[int]) -> tuple[list[float], float]:
        """How often each of the answers with these numbers should be given, 1 in all; and how it will end for the one
        who sees this, from −1 to 1."""
        np, net = numpy(), self.weights
        seen = np.frombuffer(cells, np.int8).astype(np.float32)
        seen = np.sign(seen) * np.log1p(np.abs(seen))
        for layer in range(LAYERS):
            seen = np.maximum(seen @ net[f"w{layer}"] + net[f"b{layer}"], 0)
        where = list(numbers)
        liked = (seen @ net["wp"][:, where] + net["bp"][where]) * SHARPER
        odds = np.exp(liked - liked.max())
        return [float(each) for each in odds / odds.sum()], float(np.tanh(seen @ net["wv"] + net["bv"])[0])


def numpy() -> Any:
    """numpy, which only those need who play with a network."""
    try:
        import numpy as np
    except ModuleNotFoundError as missing:
        raise FracasError("extra", "A learned bot needs numpy: pip install 'fracas[envs]'") from missing
    return np


def read(where: bytes | Path) -> Network:
    """Weights as ``python -m examples.teach`` writes them."""
    with numpy().load(BytesIO(where) if isinstance(where, bytes) else where, allow_pickle=False) as page:
        weights = {name: page[name] for name in page.files}
    return Network(weights, str(weights.pop("layout")))


def has_network(game: Game[Any, Any]) -> bool:
    """Is one shipped for this game?"""
    found: bool = _shipped(game.name).is_file()
    return found


@cache
def network_of(name: str) -> Network:
    """The one that is shipped for a game."""
    return read(_shipped(name).read_bytes())


def _shipped(name: str) -> Any:
    return files("fracas.bots").joinpath("networks", f"{name}.npz")


class LearnedBot:
    """Answers as its network says, each answer as often as it says so: what is always the same can be foreseen."""

    def __init__(self, network: Network | None = None, *, seed: int = 0) -> None:
        """``network`` is the one that is shipped for the game, unless another is given."""
        self.name = "learned"
        self._network = network
        self._random = Random(seed)
        self._table: tuple[str, int, Encoder, dict[str, int], Numbering] | None = None
        """Of the game and the number of players that it saw last."""

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """One of the options; it looks at nothing but what its seat sees."""
        game, players = sight.game, len(sight.names)
        if self._table is None or self._table[:2] != (game.name, players):
            self._table = self._sit_down(sight)
        _, _, encoder, asks, numbering = self._table
        assert self._network is not None
        cells = bytearray(encoder.size)
        encoder.view(sight.view, sight.seat, cells)
        cells[asks[sight.ask]] = 1
        numbers = numbering.numbers(sight.ask, sight.seat, sight.view, sight.values)
        things = sorted(set(numbers))
        odds, worth = self._network.weigh(cells, things)
        likely = dict(zip(things, odds, strict=True))
        often = [likely[number] / numbers.count(number) for number in numbers]
        answer = self._random.choices(sight.values, often)[0]
        part = likely[numbers[sight.values.index(answer)]]
        share = (worth + 1) / 2
        best = sorted(zip(often, sight.values, strict=True), reverse=True)
        return Decision(
            answer,
            [Candidate(value, share, 0) for _, value in best],
            f"Its network would answer so {part:.0%} of the time.",
            value=share,
        )

    def _sit_down(self, sight: Sight[Any, Any]) -> tuple[str, int, Encoder, dict[str, int], Numbering]:
        game, players = sight.game, len(sight.names)
        if self._network is None:
            self._network = network_of(game.name)
        state = sight.imagine(self._random.random).state
        numbering = game.numbering(state)
        if numbering is None:
            raise FracasError("network", f"{game.title} has too many answers to number them: no network plays it.")
        encoder = game.encoder(state)
        asks = add_asks(encoder, numbering.blocks)
        layout = layout_of(game.name, players, encoder)
        if layout != self._network.layout:
            raise FracasError(
                "network",
                f"This network was taught on tables of the layout {self._network.layout}, and this one is {layout}.",
            )
        return game.name, players, encoder, asks, numbering
