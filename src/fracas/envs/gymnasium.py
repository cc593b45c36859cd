"""Gymnasium: one seat against bots that play the others, and many tables of it in one process.

>>> import gymnasium
>>> from fracas.envs.gymnasium import OneSeat
>>> table = OneSeat("legacy", opponents="greedy")
>>> seen, info = table.reset(seed=1)
>>> sorted(seen), info["seat"]
(['action_mask', 'observation'], 1)
>>> tables = gymnasium.make_vec("fracas/legacy-v0", num_envs=64, opponents="random")
>>> seen, infos = tables.reset(seed=1)
>>> seen["observation"].shape
(64, 1395)

Every game is registered under the name ``fracas/NAME-v0``. An observation has ``observation``, the array of
`fracas.envs.arrays`, and ``action_mask``. What an illegal action does is said in `fracas.envs.seated`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.envs.arrays import LISTED
from fracas.envs.episode import PLACES
from fracas.envs.missing import without
from fracas.envs.seated import RANDOM, Seated, others_of
from fracas.envs.table import SEEDS, Seen, Table
from fracas.games import names

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise without(missing) from missing

Batch = dict[str, NDArray[np.int8]]
"""``observation`` and ``action_mask`` of all tables, one row for each."""


def _sit_down(
    game: Game[Any, Any] | str,
    players: int | None,
    settings: Mapping[str, Any] | None,
    opponents: str | Sequence[str] | None,
    seat: int | None,
    actions: str,
    places: int,
    position: str,
) -> tuple[Table, Seated]:
    """A table, and the one who learns at it. Only bots that think need an episode that keeps its boundaries."""
    thinks = opponents is not None and set([opponents] if isinstance(opponents, str) else opponents) != {RANDOM}
    table = Table(game, players, settings, actions=actions, places=places, position=position, keep=thinks)
    others = others_of(opponents, table.players)
    return table, Seated(table.episode, table.arrays, others, -1 if seat is None else seat)


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat; all others are played by bots. A game with a seed is the game of that seed, which a session plays, too.

    A reward is given at the end: for two seats 1, 0 or -1. ``info`` says which ``seat`` is asked and whether the last
    action was ``illegal``, and at the end it has the ``returns`` of all seats.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: Game[Any, Any] | str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] | None = RANDOM,
        seat: int | None = None,
        settings: Mapping[str, Any] | None = None,
        actions: str = LISTED,
        places: int = PLACES,
        position: str = "",
    ) -> None:
        """``opponents`` are named as everywhere (``greedy``, ``mcts:200``), one for all or one for each other seat,
        clockwise; None if the one who learns plays all seats. ``seat`` is where they sit; None if seeds say so."""
        self.table, self.seated = _sit_down(game, players, settings, opponents, seat, actions, places, position)
        self.observation_space, self.action_space = self.table.spaces()

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        self.seated.begin(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        return self.table.see(self.seated.seat), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others answer up to the next question."""
        seated = self.seated
        reward = seated.act(int(action))
        return self.table.see(seated.seat), reward, seated.over, seated.cut, self._info()

    def _info(self) -> dict[str, Any]:
        seated = self.seated
        info: dict[str, Any] = {"seat": seated.seat, "illegal": seated.illegal}
        if seated.over:
            info["returns"] = np.array(seated.returns())
        return info


class Tables(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """Many tables at once in this process, all seen in one array: for self-play and quick opponents.

    They do what as many `OneSeat` in Gymnasium's ``SyncVectorEnv`` do, only faster. With ``opponents=None`` the one who
    learns plays all seats: each row is what the seat sees that is asked, ``infos["seat"]`` says which one, a reward is
    that of the seat that acted, and ``returns`` in the last ``info`` are those of all seats.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game[Any, Any] | str,
        players: int | None = None,
        *,
        num_envs: int = 1,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        settings: Mapping[str, Any] | None = None,
        actions: str = LISTED,
        places: int = PLACES,
        position: str = "",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        """``autoreset_mode`` is SAME_STEP, or NEXT_STEP; what Gymnasium means by these."""
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise FracasError("autoreset", "These tables begin anew by themselves: SAME_STEP or NEXT_STEP.")
        if num_envs < 1:
            raise FracasError("num_envs", f"There is at least one table, not {num_envs}.")
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.same_step = mode is AutoresetMode.SAME_STEP
        self.num_envs = num_envs
        both = [_sit_down(game, players, settings, opponents, seat, actions, places, position) for _ in range(num_envs)]
        self.seated = [seated for _, seated in both]
        table = both[0][0]
        self.size, self.cap = table.size, table.cap
        self.single_observation_space, self.single_action_space = table.spaces()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._draws = [np.random.default_rng() for _ in range(num_envs)]
        self._done = np.zeros(num_envs, np.bool_)
        self._cells = bytearray(num_envs * self.size)
        self._mask = bytearray(num_envs * self.cap)
        self._no_actions = bytes(num_envs * self.cap)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Batch, dict[str, Any]]:
        """Begin a new game at each table, with ``seed``, ``seed + 1`` and so on, or with a list of seeds."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if options and "reset_mask" in options:
            raise FracasError("autoreset", "These tables begin anew by themselves: there is no reset_mask.")
        seeds: Sequence[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = range(seed, seed + self.num_envs)
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise FracasError("seed", f"There are {self.num_envs} tables, and {len(seeds)} seeds.")
        for place, each in enumerate(seeds):
            if each is not None:
                self._draws[place], _ = seeding.np_random(each)
            self._begin(place, each)
        self._done[:] = False
        self._see_all()
        return self._seen(), self._infos()

    def _begin(self, place: int, seed: int | None = None) -> None:
        self.seated[place].begin(int(self._draws[place].integers(SEEDS)) if seed is None else seed)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Batch, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action at each table. At one whose game is over by it, the next has begun already (SAME_STEP:
        ``final_obs`` and ``final_info`` have the end), or begins with the next action, whatever it is (NEXT_STEP)."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        finals: dict[str, Any] = {}
        ends: dict[str, Any] = {}
        whole: list[int] = actions.tolist()
        for place, seated in enumerate(self.seated):
            if self._done[place]:
                self._begin(place)
                continue
            rewards[place] = seated.act(whole[place])
            if seated.over or seated.cut:
                over[place], cut[place] = seated.over, seated.cut
                info: dict[str, Any] = {"seat": seated.seat, "illegal": seated.illegal}
                if seated.over:
                    info["returns"] = np.array(seated.returns())
                if self.same_step:
                    finals = self._add_info(finals, {"final_obs": self._see(place), "final_info": info}, place)
                    self._begin(place)
                elif seated.over:
                    ends = self._add_info(ends, {"returns": info["returns"]}, place)
        if not self.same_step:
            self._done = over | cut
        self._see_all()
        return self._seen(), rewards, over, cut, self._infos() | finals | ends

    def _see(self, place: int) -> Seen:
        """One table alone."""
        seated = self.seated[place]
        cells, mask = seated.arrays.seen(seated.episode, seated.seat)
        return {"observation": np.frombuffer(cells, np.int8), "action_mask": np.frombuffer(mask, np.int8)}

    def _see_all(self) -> None:
        """Every table into its row, in memory that is used again and again."""
        self._mask[:] = self._no_actions
        for place, seated in enumerate(self.seated):
            seated.arrays.see(seated.episode, seated.seat, self._cells, place * self.size)
            seated.arrays.mask(seated.episode, seated.seat, self._mask, place * self.cap)

    def _seen(self) -> Batch:
        """A copy, because learners keep what they are given."""
        return {
            "observation": np.frombuffer(self._cells, np.int8).reshape(self.num_envs, self.size).copy(),
            "action_mask": np.frombuffer(self._mask, np.int8).reshape(self.num_envs, self.cap).copy(),
        }

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "seat": np.array([seated.seat for seated in self.seated]),
            "_seat": everywhere,
            "illegal": np.array([seated.illegal for seated in self.seated]),
            "_illegal": everywhere.copy(),
        }


for _name in names():
    gymnasium.register(
        f"fracas/{_name}-v0",
        entry_point="fracas.envs.gymnasium:OneSeat",
        vector_entry_point="fracas.envs.gymnasium:Tables",
        disable_env_checker=True,
        kwargs={"game": _name},
    )
