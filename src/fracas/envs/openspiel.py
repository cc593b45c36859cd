"""OpenSpiel: every game as a sequential game with chance nodes, and legacy as a simultaneous one too.

>>> from fracas.envs.openspiel import load
>>> game = load("figures", settings={"army_size": 3})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())  # which character card comes first
(True, 8)

Where several choose at once, they choose one after the other, and nothing of what is pending can be seen. Actions are
places in the list of options, in order of their numbers; where places cannot be listed, some are offered, as in
`fracas.envs.episode`. With ``position`` a game begins anywhere.

An information state is all that a seat has been told since the beginning, as two digests: of the answers that everybody
knows, and of its own answers and of what it saw after each secret one. A state can be cloned, and written down.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from fracas.core.listener import Listener
from fracas.core.question import Commit, Part, Question, Region, Roll, some
from fracas.core.record import CHANCE, Entry
from fracas.core.refusal import FracasError
from fracas.envs.arrays import Arrays
from fracas.envs.episode import PLACES, Episode
from fracas.envs.missing import without
from fracas.games import game_named, names

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise without(missing) from missing

SIMULTANEOUS: Final = tuple(
    game.name for game in map(game_named, names()) if game.has.simultaneous and not (game.has.hidden or game.has.places)
)
"""The games that are simultaneous games, too: nothing is hidden but what is pending, and all answers can be listed."""
MOST_OUTCOMES: Final = 1 << 16
"""Of one chance node, at the most: a random army."""
LONGEST: Final = 100_000
"""No game has more decisions."""
BEGINNING: Final = b"fracas"
Kind = tuple[str, int, str, str, int]
"""A game, its players, settings, position and places."""


def load(
    game: str,
    players: int | None = None,
    settings: Mapping[str, Any] | None = None,
    *,
    position: str = "",
    places: int = PLACES,
    simultaneous: bool = False,
) -> Any:
    """The game for OpenSpiel: ``pyspiel.load_game`` with these parameters, which are written so that they survive
    ``str(game)``."""
    parameters: dict[str, Any] = {"players": game_named(game).least if players is None else players, "places": places}
    if settings:
        parameters["settings"] = packed(msgspec.json.encode(settings, order="deterministic").decode())
    if position:
        parameters["position"] = packed(position)
    return pyspiel.load_game(short_name(game, simultaneous), parameters)


def short_name(game: str, simultaneous: bool = False) -> str:
    if simultaneous and game not in SIMULTANEOUS:
        raise FracasError("simultaneous", f"Only {', '.join(SIMULTANEOUS)} is a simultaneous game.")
    return f"fracas_{game}" + ("_simultaneous" if simultaneous else "")


def packed(line: str) -> str:
    """A text as a parameter: without ``=`` and ``,``, which separate parameters."""
    return urlsafe_b64encode(line.encode()).decode().replace("=", ".")


def unpacked(parameter: str) -> str:
    return urlsafe_b64decode(parameter.replace(".", "=")).decode()


@lru_cache(maxsize=64)
def table(name: str, players: int, settings: str, position: str, places: int) -> Episode:
    """An episode that stands at its beginning, to be forked."""
    chosen = msgspec.json.decode(settings) if settings else None
    episode = Episode(name, players, chosen, position=position, places=places, keep=True, chance=True)
    episode.reset(0)
    return episode


def chained(memory: bytes, *told: object) -> bytes:
    """A memory with something more in it."""
    return blake2b(repr(told).encode(), digest_size=12, key=memory).digest()


class Course:
    """A game in progress, with what each seat remembers of it. In one object, because pyspiel clones a state by copying
    each of its attributes."""

    __slots__ = ("episode", "kind", "own", "public", "shared", "together", "told")

    def __init__(self, kind: Kind, episode: Episode, *, together: bool, shared: bool = False) -> None:
        self.kind = kind
        """What `table` was told."""
        self.together = together
        """Those who choose at once are asked at once."""
        self.shared = shared
        """It is the beginning of all games, and nobody may go on with it but with a copy."""
        self.episode = episode
        self.told = len(episode.log)
        """So many entries of the log are remembered."""
        self.public = BEGINNING
        """What everybody knows."""
        self.own = [BEGINNING] * episode.players
        """What each seat knows besides."""

    def copy(self, episode: Episode | None = None) -> Course:
        other = Course(self.kind, self.episode.fork() if episode is None else episode, together=self.together)
        other.told, other.public, other.own = self.told, self.public, self.own.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        """Rules in the middle of a resolution cannot be written down; where they began, and the answers since, can."""
        episode = self.episode
        line = episode.game.notation.write(episode.flow.boundary)
        since, pending = list(episode.flow.since), list(episode.pending)
        memory = (self.told, self.public, self.own)
        return again, (self.kind, self.together, line, since, pending, episode.log, memory)

    def option(self, action: int, place: int = 0) -> Part:
        """What an action means to the one at this place among those who wait. Options are in order of their numbers,
        because the order in which cards came into a hand or a bag is not known everywhere."""
        offer = self.episode.offers[place]
        return self.episode.option(action, place) if isinstance(offer, Region) else sorted(offer)[action]

    def answer(self, action: int) -> None:
        """The seat that is asked answers, and it is remembered."""
        episode = self.episode
        question = episode.flow.question
        assert question is not None
        seat, part = episode.waiting[0], self.option(action)
        episode.give(part)
        if seat != CHANCE:
            self.own[seat] = chained(self.own[seat], part)
        if not episode.pending:
            self._remember(question)

    def _remember(self, question: Question) -> None:
        """All who were asked have answered. What is secret is in the views of those who may know it."""
        episode = self.episode
        news: Sequence[Entry] = episode.log[self.told :]
        self.told = len(episode.log)
        secret = isinstance(question, Commit | Roll) and question.secret
        if secret:
            hidden = len(question.seats) if isinstance(question, Commit) else 1
            news = news[hidden:]
            for seat, before in enumerate(self.own):
                self.own[seat] = chained(before, *self.sight(seat))
        self.public = chained(self.public, news)

    def sight(self, seat: int) -> tuple[bytes, bytes]:
        """What a seat knows: its views of the boundary and of now."""
        game, flow = self.episode.game, self.episode.flow
        return (
            msgspec.json.encode(game.view(flow.boundary, seat)),
            msgspec.json.encode(game.view(flow.state, seat)),
        )

    def own_pending(self, seat: int) -> Part | None:
        """What a seat has chosen that is not yet revealed."""
        question = self.episode.flow.question
        if isinstance(question, Commit):
            for place, part in enumerate(self.episode.pending):
                if question.seats[place] == seat:
                    return part
        return None

    def imagined(self, seat: int, draw: Callable[[], float]) -> Course:
        """A game that looks the same to this seat."""
        episode = self.episode
        game, flow = episode.game, episode.flow
        idea = game.imagination(game.view(flow.boundary, seat), game.view(flow.state, seat))
        log: list[Entry] = [(CHANCE, 0)] * len(episode.log)  # what is in it may be secret, its length is not
        other = episode.elsewhere(idea.sample(draw), flow.since, (), log)
        question = other.flow.question
        if episode.pending:
            assert isinstance(question, Commit)
            guessed: list[Part] = []
            for place in range(len(episode.pending)):
                own = question.seats[place] == seat
                guessed.append(episode.pending[place] if own else some(question.options[place], draw))
            other = other.elsewhere(other.flow.boundary, flow.since, guessed, log)
        course = self.copy(other)
        for each in range(episode.players):
            if each != seat:
                course.own[each] = chained(BEGINNING, course.sight(each), course.own_pending(each))
        return course


def again(
    kind: Kind,
    together: bool,
    line: str,
    since: list[Any],
    pending: list[Part],
    log: list[Entry],
    memory: tuple[int, bytes, list[bytes]],
) -> Course:
    """A game that was written down."""
    episode = table(*kind)
    boundary = episode.game.notation.read(line, episode.players, episode.header.settings)
    course = Course(kind, episode.elsewhere(boundary, since, pending, log), together=together)
    course.told, course.public, course.own = memory
    return course


class State(pyspiel.State):
    """A state of any of the games."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.course = game.course
        """Shared with the game until it goes on."""

    def current_player(self) -> int:
        waiting = self.course.episode.waiting
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if waiting[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if len(waiting) > 1 and self.course.together:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.course.episode
        if player not in episode.waiting or (player != episode.waiting[0] and not self.course.together):
            return []
        return list(range(episode.count(episode.waiting.index(player))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome with its probability."""
        question = self.course.episode.flow.question
        assert isinstance(question, Roll)
        if question.weights is None:
            each = 1 / len(question.outcomes)
            return [(place, each) for place in range(len(question.outcomes))]
        whole = sum(question.weights)
        odds = sorted(zip(question.outcomes, question.weights, strict=True))
        return [(place, weight / whole) for place, (_, weight) in enumerate(odds)]

    def _going_on(self) -> Course:
        if self.course.shared:
            self.course = self.course.copy()
        return self.course

    def _apply_action(self, action: int) -> None:
        self._going_on().answer(action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        course = self._going_on()
        for seat in list(course.episode.waiting):
            course.answer(actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        """The option in the words of the notation. Of places that are offered, two may be equal."""
        course = self.course
        episode = course.episode
        question, game = episode.flow.question, episode.game
        place = episode.waiting.index(player) if player in episode.waiting else 0
        assert question is not None
        part = course.option(action, place)
        if isinstance(episode.offers[place], Region):
            assert isinstance(part, tuple)
            return f"{episode.ask} {game.words.place(question, part)} #{action}"
        assert isinstance(part, int)
        return f"{episode.ask} {game.words.option(episode.state, question, part, Listener.nobody()).token}"

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.course.episode.waiting

    def returns(self) -> list[float]:
        """What each seat gets: 0 in sum, and nothing before the end."""
        return self.course.episode.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has been told, as digests."""
        seat = self.current_player() if player is None else player
        course = self.course
        return f"{seat} {course.episode.ask} {course.public.hex()} {course.own[seat].hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        seat = self.current_player() if player is None else player
        pending = self.course.own_pending(seat)
        _, now = self.course.sight(seat)
        return f"{seat} {self.course.episode.ask} {'' if pending is None else pending} {now.decode()}"

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> State:
        """Another state of which the seat knows the same."""
        other: State = self.get_game().new_initial_state()
        other.course = self.course.imagined(player, draw)
        return other

    def __str__(self) -> str:
        episode = self.course.episode
        line = episode.game.notation.write(episode.flow.boundary)
        return f"{line} {episode.flow.since} {episode.pending}"


class Observer:
    """What a seat sees, as numbers and as text. Algorithms in C++ get their information states from here."""

    def __init__(self, arrays: Arrays, recall: bool) -> None:
        self.arrays, self.recall = arrays, recall
        self.tensor = np.zeros(0 if recall else arrays.size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}
        self._cells = bytearray(arrays.size)

    def set_from(self, state: State, player: int) -> None:
        """Write what a seat sees into ``tensor``."""
        if not self.recall:
            self.arrays.see(state.course.episode, player, self._cells)
            self.tensor[:] = np.frombuffer(self._cells, np.int8)

    def string_from(self, state: State, player: int) -> str:
        """What it sees, or all that it was told."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


class Game(pyspiel.Game):
    """Any of the games, with its players and settings."""

    name: str
    simultaneous: bool
    its_kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = params or {}
        game = game_named(self.name)
        players = int(given.get("players", game.least))
        self.described: Kind = (
            self.name,
            players,
            unpacked(given.get("settings", "")),
            unpacked(given.get("position", "")),
            int(given.get("places", PLACES)),
        )
        self.table = table(*self.described)
        self.arrays = Arrays(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.arrays.cap,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.its_kind, info, dict(given))
        self.course = Course(self.described, self.table, together=self.simultaneous, shared=True)

    def new_initial_state(self) -> State:
        """The beginning."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        """What looks at states."""
        return Observer(self.arrays, iig_obs_type is not None and bool(iig_obs_type.perfect_recall))


def _register(game: str, together: bool) -> None:
    rules = game_named(game)
    kinds = pyspiel.GameType
    its_kind = kinds(
        short_name=short_name(game, together),
        long_name=f"Fracas: {rules.title}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.least, "settings": "", "position": "", "places": PLACES},
    )
    made = type(f"Fracas{rules.title}", (Game,), {"name": game, "simultaneous": together, "its_kind": its_kind})
    pyspiel.register_game(its_kind, made)


for _game in names():
    _register(_game, False)
    if _game in SIMULTANEOUS:
        _register(_game, True)
