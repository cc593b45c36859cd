"""Bots and hints: they think in processes of their own, so that nobody else's table waits for them.

There are five lanes, each with its own processes. A bot that is done in a moment never waits for one that thinks, nor a
bot for a hint, and nobody at a table waits for an analysis, or for what somebody tries out. Where more is to be thought
about than there are processes, everybody's bots think less, rather than later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

from fracas.bots import analysis, make
from fracas.bots.analysis import Weighing
from fracas.bots.deadline import after
from fracas.bots.hint import Advice, hinted
from fracas.bots.opponents import levels_of
from fracas.core.game import Game
from fracas.core.question import Part
from fracas.core.refusal import SetupError
from fracas.core.sight import Sight
from fracas.core.workshop import Made
from fracas.games import game_named
from fracas.lab.worth import victories
from fracas.server.bots.thinking_time import answers_after, is_quick, seconds_of, thinned
from fracas.server.workers.lane import Lane
from fracas.server.workers.previews import PreviewThread

MOST_SECONDS = 2.0
"""What a guest's bot may ask for. A bot that counts looks stops after so many seconds of processor time."""
LONGEST_SECONDS = 3.0
"""The most for a bot that counts seconds: the *expert* of skirmish takes more than two for an answer."""
MOST_LOOKS = 2_000
MOST_SAMPLES = 50
MOST_TURNS = 1
"""How many turns a solver looks ahead: a second one may take it a minute."""
THINKING = 5
"""How much the processes of bots that think give way to the server, and to bots that answer at once (``nice``)."""
ADVISING = 8
"""How much those of hints give way: a bot that thinks at another table comes first."""
ANALYSING = 10
"""How much those of analyses give way: nobody at a table waits for them. Where the system can do so, they run only
while nobody else wants to."""
TRYING = 19
"""How much the process gives way in which things are tried out that players make: it has what nobody else wants."""

T = TypeVar("T")

_log = logging.getLogger("fracas.server")


class Thought(NamedTuple):
    """What a bot answers, and why; a plain tuple, as it comes from another process."""

    answer: Part
    candidates: list[tuple[Part, float, int]]
    why: str


class BotProcesses:
    """The processes in which bots think: one for those that answer at once, ``workers`` for those that think, as
    many for analyses, one for hints; each starts when it is first needed. With no ``workers`` all think in a thread,
    for tests.

    ``address_of`` says from where an owner of tables comes: each address has the same share of the time.
    """

    def __init__(self, workers: int, address_of: Callable[[str], str] = str) -> None:
        self._workers = workers
        self._address_of = address_of
        self.quick = Lane(1)
        self.thinking = Lane(workers, THINKING)
        self.advising = Lane(min(1, workers), ADVISING)
        self.analysing = Lane(workers, ANALYSING, idle=True)
        self.trying = Lane(min(1, workers), TRYING)
        self.bringing = Lane(1, ANALYSING) if workers else None
        """Where records are played over again that somebody brought."""
        self.previews = PreviewThread(address_of)
        """Where players look before they answer."""

    async def decide(
        self, sight: Sight[Any, Any], bot: str, seed: int, owner: str = "", *, secret: bool = False
    ) -> Thought:
        """What ``bot`` would answer. It is sent what the seat knows, and nothing else. Where more is to be thought
        about than there are processes, the tables of one ``owner`` wait for each other and not the others for them;
        and the bot gets a part of its time. Where it chooses in ``secret``, how long it takes tells nothing."""
        begun = time.monotonic()
        parts = sight.parts()
        if not self._workers:
            thought = await asyncio.to_thread(think, sight.game.name, parts, bot, seed)
        else:
            lane = self.quick if is_quick(bot, sight) else self.thinking
            async with lane.queue.of(owner, self._address_of(owner)) as part:
                begun, bot = time.monotonic(), thinned(bot, part)
                thought = await lane.run(partial(think, sight.game.name, parts, bot, seed))
        if secret:
            took = time.monotonic() - begun
            await asyncio.sleep(answers_after(bot, took) - took)  # holding nobody up: the process is free again
        return thought

    async def advise(self, sight: Sight[Any, Any], bot: str, lot: int, owner: str = "") -> Advice:
        """What ``bot`` advises, with ``lot`` to draw from what it mixes. It never thinks less: who knows the same is
        told the same."""
        work = partial(advise, sight.game.name, sight.parts(), bot, lot)
        if not self._workers:
            return await asyncio.to_thread(work)
        async with self.advising.queue.of(owner, self._address_of(owner)):
            return await self.advising.run(work)

    async def weigh(self, sight: Sight[Any, Any], bot: str, played: dict[int, Part], owner: str = "") -> Weighing:
        """What ``bot`` thinks of a moment of a game, and of what was played there. It never thinks less: the same
        game always has the same analysis."""
        work = partial(weigh, sight.game.name, sight.parts(), bot, played)
        if not self._workers:
            return await asyncio.to_thread(work)
        async with self.analysing.queue.of(owner, self._address_of(owner)):
            return await self.analysing.run(work)

    async def try_out(self, game: str, made: Made, first: int, count: int, owner: str = "") -> float:
        """How many of ``count`` games are won with what somebody has ``made``."""
        work = partial(victories, game, made, first, count)
        if not self._workers:
            return await asyncio.to_thread(work)
        async with self.trying.queue.of(owner, self._address_of(owner)):
            return await self.trying.run(work)

    @property
    def processes(self) -> list[BaseProcess]:
        """The processes that are there now."""
        return [process for lane in self._lanes for process in lane.processes]

    def close(self) -> None:
        """End the processes."""
        for lane in self._lanes:
            lane.close()
        self.previews.close()

    @property
    def _lanes(self) -> tuple[Lane, ...]:
        lanes = (self.quick, self.thinking, self.advising, self.analysing, self.trying)
        return lanes if self.bringing is None else (*lanes, self.bringing)


def think(game: str, parts: tuple[Any, ...], bot: str, seed: int) -> Thought:
    """One decision, in whatever process this is. However often the bot is to look, its time ends."""
    over = after(LONGEST_SECONDS if seconds_of(bot) else MOST_SECONDS)
    decision = make(bot, seed, over=over).choose(Sight(game_named(game), *parts))
    weighed = [(each.answer, each.estimate, each.visits) for each in decision.candidates]
    return Thought(decision.answer, weighed, decision.why)


def advise(game: str, parts: tuple[Any, ...], bot: str, lot: int) -> Advice:
    """One hint, in whatever process this is. Its time is a ceiling that usual tables never come to, but for the last
    steps of a plan."""
    return hinted(Sight(game_named(game), *parts), bot, lot=lot, over=after(LONGEST_SECONDS))


def weigh(game: str, parts: tuple[Any, ...], bot: str, played: dict[int, Part]) -> Weighing:
    """One moment of an analysis, in whatever process this is."""
    return analysis.weigh(Sight(game_named(game), *parts), bot, played)


def read_bot(spec: str, game: Game[Any, Any]) -> str:
    """A bot that a guest may ask for, by level or by name; SetupError if there is none, or if it takes too much."""
    levels = levels_of(game)
    if spec in levels:
        return levels[spec].bot
    made = make(spec[:40])
    if made.name == "learned":  # at a table of another layout it could not answer, and everybody would wait
        raise SetupError("bad-bot", "learned plays in the terminal and in the lab.", rule="table.settings")
    effort = made.name.partition(":")[2]
    if effort.endswith("s"):
        too_much = float(effort[:-1]) > MOST_SECONDS
    else:
        most = {"mcts": MOST_LOOKS, "solver": MOST_TURNS}.get(spec.partition(":")[0], MOST_SAMPLES)
        too_much = bool(effort) and int(effort) > most
    if too_much:
        raise SetupError(
            "bad-bot",
            f"A bot here thinks for at most {MOST_SECONDS:g} seconds, or looks {MOST_LOOKS} times if it has the time.",
            rule="table.settings",
        )
    return spec
