"""PettingZoo: every game as an AEC and as a parallel environment.

>>> from fracas.envs.pettingzoo import env
>>> table = env("legacy")
>>> table.reset(seed=1)
>>> table.agent_selection
'seat_0'

An observation has ``observation``, the array of `fracas.envs.arrays`, and ``action_mask``. Seats that choose at once
answer one after the other in the AEC environment, and nothing of what is pending is in any array.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.envs.arrays import LISTED
from fracas.envs.episode import PLACES
from fracas.envs.missing import without
from fracas.envs.table import SEEDS, Seen, Table

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as missing:
    raise without(missing) from missing


ILLEGAL: Final = -1.0
"""What an illegal action gets in `env`."""


def env(game: Game[Any, Any] | str, players: int | None = None, **options: Any) -> Guarded:
    """The AEC environment that does what PettingZoo's usual wrappers do, at a fraction of their cost: an illegal action
    ends the game, and is lost; what comes in the wrong order, or is no action at all, is refused."""
    return Guarded(game, players, **options)


def raw_env(game: Game[Any, Any] | str, players: int | None = None, **options: Any) -> AEC:
    """The AEC environment alone, for wrappers of PettingZoo or of your own: an illegal action is refused."""
    return AEC(game, players, **options)


def parallel_env(game: Game[Any, Any] | str, players: int | None = None, **options: Any) -> Parallel:
    """The parallel environment: an agent that is not asked has one action, the last, which is to wait."""
    return Parallel(game, players, **options)


class _Seats:
    """What both kinds have in common."""

    def _sit_down(
        self,
        game: Game[Any, Any] | str,
        players: int | None,
        settings: Mapping[str, Any] | None,
        actions: str,
        places: int,
        position: str,
        spare: int,
    ) -> None:
        self.table = Table(game, players, settings, actions=actions, places=places, position=position, spare=spare)
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self._begun = False
        self.render_mode: str | None = None
        self._seat: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        both = {agent: self.table.spaces() for agent in self.possible_agents}
        self._seen_in: dict[str, spaces.Dict] = {agent: seen for agent, (seen, _) in both.items()}
        self._acts_in: dict[str, spaces.Discrete] = {agent: acts for agent, (_, acts) in both.items()}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self._seen_in[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self._acts_in[agent]

    def _begin(self, seed: int | None) -> None:
        """A new game. With a seed it is the game of that seed, which a session plays, too; without, the next one."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
            self.table.episode.reset(seed)
        else:
            self.table.episode.reset(int(self._random.integers(SEEDS)))
        if not self.table.episode.waiting:
            raise FracasError("over", "A game that begins at this position is over before anybody is asked.")
        self.agents = self.possible_agents[:]
        self._begun = True


class AEC(_Seats, AECEnv[str, Any, Any]):
    """One agent acts after the other: the one that is asked."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: Game[Any, Any] | str,
        players: int | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        actions: str = LISTED,
        places: int = PLACES,
        position: str = "",
    ) -> None:
        super().__init__()
        self._sit_down(game, players, settings, actions, places, position, 0)
        self.metadata = {**self.metadata, "name": f"fracas_{self.table.episode.game.name}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game."""
        self._begin(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._rewarded = False
        self.agent_selection = self.possible_agents[self.table.episode.waiting[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, whether it is asked or not."""
        return self.table.see(self._seat[agent])

    def step(self, action: Any) -> None:
        """The agent that is asked answers; `None` from one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        episode = table.episode
        option = -1 if action is None else table.option(action)
        if option < 0:
            self._refuse(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._rewarded = False
        episode.answer(option)
        if episode.waiting:
            self.agent_selection = self.possible_agents[episode.waiting[0]]
            if len(self.agents) > 2:
                out = table.arrays.out(episode, [self._seat[other] for other in self.agents])
                if out:
                    self._end(out, dict.fromkeys(out, -1.0))
        else:
            live = [self._seat[other] for other in self.agents if not self.terminations[other]]
            self._end(live, dict(enumerate(episode.rewards())))

    def _refuse(self, agent: str, action: Any) -> None:  # noqa: ARG002
        """An action is illegal."""
        raise FracasError("action", f"{action} is no legal action at {self.table.episode.ask}: see action_mask.")

    def _end(self, seats: list[int], rewards: Mapping[int, float]) -> None:
        """It is over for these: each takes one more step, before anybody goes on."""
        for seat in seats:
            self.rewards[self.possible_agents[seat]] = rewards[seat]
            self.terminations[self.possible_agents[seat]] = True
        self._rewarded = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """There is nothing to see: `Episode.record` can be looked at in the browser."""

    def close(self) -> None:
        """Nothing is open."""


class Guarded(AEC):
    """The AEC environment, on its guard: what `TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and
    `OrderEnforcingWrapper` do around others."""

    def step(self, action: Any) -> None:
        """The agent that is asked answers. Somebody who is over gives `None`."""
        if not self.agents:
            self._must_have_begun()
            EnvLogger.warn_step_after_terminated_truncated()
            return
        known = isinstance(action, (int, np.integer)) and 0 <= action < self.table.cap
        if not known and action is not None:
            raise FracasError("action", f"{action} is no action: they are 0 to {self.table.cap - 1}.")
        super().step(action)

    def observe(self, agent: str) -> Seen:
        """What an agent sees, whether it is asked or not."""
        self._must_have_begun()
        return super().observe(agent)

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise FracasError("reset", "Nothing has begun: call reset() first.")

    def _refuse(self, agent: str, action: Any) -> None:  # noqa: ARG002
        """It loses, and the others get nothing."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()


class Parallel(_Seats, ParallelEnv[str, Any, Any]):
    """All agents act at once; those who are not asked, wait.

    An action that is not legal is the first option instead, and ``infos`` says so: an agent cannot hold up the others.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: Game[Any, Any] | str,
        players: int | None = None,
        *,
        settings: Mapping[str, Any] | None = None,
        actions: str = LISTED,
        places: int = PLACES,
        position: str = "",
    ) -> None:
        self._sit_down(game, players, settings, actions, places, position, 1)
        self.metadata = {**self.metadata, "name": f"fracas_{self.table.episode.game.name}_parallel_v0"}

    def _see(self, agents: list[str]) -> dict[str, Seen]:
        seen = {agent: self.table.see(self._seat[agent]) for agent in agents}
        waiting = self.table.episode.waiting
        for agent, each in seen.items():
            if self._seat[agent] not in waiting:
                each["action_mask"][-1] = 1
        return seen

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._begin(seed)
        return self._see(self.agents), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody who is asked answers."""
        episode, agents = self.table.episode, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat in list(episode.waiting):
            agent = self.possible_agents[seat]
            option = self.table.option(actions[agent])
            if option < 0:
                infos[agent]["illegal"] = True
                option = 0
            episode.answer(option)
        rewards = dict.fromkeys(agents, 0.0)
        ended = dict.fromkeys(agents, False)
        if not episode.waiting:
            whole = episode.rewards()
            rewards = {agent: whole[self._seat[agent]] for agent in agents}
            ended = dict.fromkeys(agents, True)
        else:
            for seat in self.table.arrays.out(episode, [self._seat[agent] for agent in agents]):
                rewards[self.possible_agents[seat]] = -1.0
                ended[self.possible_agents[seat]] = True
        seen = self._see(agents)
        self.agents = [agent for agent in agents if not ended[agent]]
        return seen, rewards, ended, dict.fromkeys(agents, False), infos

    def render(self) -> None:
        """There is nothing to see: `Episode.record` can be looked at in the browser."""

    def close(self) -> None:
        """Nothing is open."""
