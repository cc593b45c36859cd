"""An episode for one who learns: others answer for the other seats, or the one who learns plays them all.

An illegal action changes nothing: it costs a little, and the same question is asked again. After `MOST_ILLEGAL` of them
in one episode it is cut short, so that it comes to an end, no matter who plays.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fracas.bots.bot import Bot
from fracas.bots.kinds import make
from fracas.core.chance import derive
from fracas.core.refusal import FracasError
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode

ILLEGAL: Final = -0.05
"""What an illegal action costs."""
MOST_ILLEGAL: Final = 100

RANDOM: Final = "random"


def others_of(opponents: str | Sequence[str] | None, players: int) -> list[str]:
    """Who sits at the other seats, clockwise from the one who learns; nobody, if that one plays them all."""
    if opponents is None:
        return []
    others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != players - 1:
        raise FracasError("opponents", f"There are {players - 1} other seats, and {len(others)} opponents.")
    return others


class Seated:
    """A place at a table for one who learns."""

    def __init__(self, episode: Episode, arrays: Arrays, others: list[str], seat: int = -1) -> None:
        """``others`` are bots by name, one for each other seat, or nobody. ``seat`` is where the one who learns sits;
        below 0, it is the seed that says so: seat ``seed % players``."""
        if seat >= episode.players:
            raise FracasError("seat", f"There is no seat {seat}: they are 0 to {episode.players - 1}.")
        for name in others:
            make(name, game=episode.game)  # refuses what nobody knows before the first game, not in it
        self.episode: Episode = episode
        self.arrays: Arrays = arrays
        self.others: list[str] = others
        self.fixed: int = seat
        self.seat: int = 0
        """Who is asked now, or was last: always the same seat, unless the one who learns plays them all."""
        self.over: bool = True
        """The episode is over: won, lost, or nothing can be won any more."""
        self.cut: bool = False
        """It was cut short, after too many illegal actions."""
        self.illegal: bool = False
        """The last action was illegal."""
        self._illegals: int = 0
        self._bots: list[Bot | None] = [None] * episode.players
        self._draws: Random = Random(0)

    def begin(self, seed: int) -> None:
        """A new game: the one that a session with this seed plays, if it is given the same answers."""
        episode, players = self.episode, self.episode.players
        if self.others:
            self.seat = seed % players if self.fixed < 0 else self.fixed
            for place, name in enumerate(self.others):
                seat = (self.seat + place + 1) % players
                bot = None if name == RANDOM else make(name, derive(seed, -1, seat))
                self._bots[seat] = bot
        self._draws.seed(derive(seed, -1, -1))
        self.over = self.cut = self.illegal = False
        self._illegals = 0
        episode.reset(seed)
        self._go_on()
        if self.over:
            raise FracasError("over", "This game is over before the one who learns is asked anything.")

    def act(self, action: int) -> float:
        """The seat that is asked takes this action; what that brings it."""
        if self.over or self.cut:
            raise FracasError("over", "This episode is over: begin another.")
        option = self.arrays.actions.option(self.episode, action)
        self.illegal = option < 0
        if self.illegal:
            self._illegals += 1
            self.cut = self._illegals >= MOST_ILLEGAL
            return ILLEGAL
        seat = self.seat
        self.episode.answer(option)
        self._go_on()
        return self.returns()[seat] if self.over else 0.0

    def returns(self) -> list[float]:
        """What each seat gets, 0 in sum. One who can win no more when others go on gets -1 at once."""
        episode = self.episode
        if not episode.waiting:
            return episode.rewards()
        found = [0.0] * episode.players
        if self.over:
            found[self.seat] = -1.0
        return found

    def _go_on(self) -> None:
        """Up to the next question to the one who learns. Those who choose at once and come first choose first: what
        they choose is pending, and nothing of it can be seen."""
        episode = self.episode
        if not self.others:
            if episode.waiting:
                self.seat = episode.waiting[0]
            else:
                self.over = True
            return
        while episode.waiting and episode.waiting[0] != self.seat and not self._is_out():
            bot = self._bots[episode.waiting[0]]
            if bot is None:
                episode.answer(int(self._draws.random() * episode.count()))
            else:
                episode.give(bot.choose(episode.sight()).answer)
        self.over = not episode.waiting or self._is_out()

    def _is_out(self) -> bool:
        """Is it over for the one who learns, though others go on?"""
        episode = self.episode
        return self.seat in self.arrays.out(episode, list(range(episode.players)))
