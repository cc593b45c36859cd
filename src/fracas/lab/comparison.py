"""Two contents against each other: what does a designer's change do?

Both contents play on the same seeds, each in processes of its own, and the holder of what is changed is the same seat
in both (`fracas.lab.holding`). One seed is one observation: the difference of what the holder won. The interval may be
looked at after every round of tables (`fracas.lab.confidence`), so the comparison stops by itself when it knows enough.

What is counted is always a complete beginning of the rounds, in their order; so the result follows from the seed and
from where it stopped, and not from the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from fracas.core.chance import derive
from fracas.core.overlay import canonical
from fracas.core.refusal import FracasError
from fracas.lab.engines import engine, played
from fracas.lab.folder import Chunk, Folder
from fracas.lab.holding import NOBODY, Held, tables
from fracas.lab.pairs import HELD, MEASURES, Difference, Pairs, Seen, seen, seen_again
from fracas.lab.plan import Plan, planned, play_chunk
from fracas.lab.run import must_count, row_of

MOST: Final = 200_000
"""Pairs, unless somebody wants more."""
SECONDS: Final = 300.0
AGAIN: Final = 0.02
"""A look is taken when there are so many more pairs, as a part of those at the last look."""
REACH: Final = 0.02
"""A difference that is surely smaller than this is none that matters."""
AT_ONCE: Final = 2
"""Games in a chunk of bots that think: small, for a look is taken when all tables have had one."""
AT_ONCE_AT_RANDOM: Final = 10

Told = Callable[[int, int, str], None]
"""Told how many games are played, of how many at most, and the present estimate."""


class Compared(msgspec.Struct, frozen=True):
    """What came out. Its fields are the JSON of ``fracas lab compare --json``."""

    game: str
    change: str
    """As `fracas.core.overlay.canonical` gives it."""
    against: str
    """What it is compared with; empty for the content as it is printed."""
    bot: str
    seed: int
    players: int
    settings: dict[str, Any]
    """Those that were given."""
    things: list[str]
    """What the holder has; empty if the change is common to all, and the holder is seat 0."""
    tables: int
    pairs: int
    measures: dict[str, Difference]
    verdict: str
    """``stronger``, ``weaker``, ``alike`` (less than ``reach`` apart), or empty: no verdict yet."""
    reach: float
    saved: float
    """The part of the variance that pairing saved."""
    same: float
    """The share of pairs in which both games went alike."""
    turns: tuple[float, float]
    """How long a game was on average, before and after."""
    seconds: float
    stopped: str
    """Why it ended: ``verdict``, ``width``, ``pairs``, ``time`` or ``stopped``."""


class Wanted(NamedTuple):
    """How long to go on."""

    pairs: int = MOST
    seconds: float | None = SECONDS
    reach: float = REACH
    precise: bool = False
    """Go on after the verdict, until the interval is that narrow."""


class Comparison:
    """What is compared, and what is known of it."""

    def __init__(
        self,
        game: str,
        change: str,
        *,
        bot: str,
        seed: int,
        against: str = "",
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        things: Sequence[str] = (),
        not_reproducible: bool = False,
    ) -> None:
        """``change`` and ``against`` are overlays, as TOML."""
        from fracas.games import game_named

        must_count([bot], not_reproducible=not_reproducible)
        self.game, self.bot, self.seed = game, bot, seed
        self.change, self.against = canonical(change), canonical(against)
        if self.change == self.against:
            raise FracasError("no-change", "Both contents are the same; there is nothing to compare.")
        self.players = game_named(game).least if players is None else players
        self.settings = dict(settings or {})
        self.things, self.held = tables(game, self.change, self.settings, self.players, things)
        self.plans = [plan for number, held in enumerate(self.held) for plan in self._plans(number, held)]
        self.pairs = Pairs()
        self.looked_at = 0

    def _plans(self, number: int, held: Held) -> list[Plan]:
        """A table with the one content and with the other, on the same seed."""
        found = []
        for overlay, settings, given in (
            (self.against, held.before, held.given_before),
            (self.change, held.after, held.given_after),
        ):
            plan = planned(
                self.game,
                [self.bot],
                seed=derive(self.seed, number),
                players=self.players,
                settings=settings or None,
                overlay=overlay,
            )
            found.append(msgspec.structs.replace(plan, keep="facts", given=given, at_table=True))
        return found

    # -- playing

    def go_on(
        self,
        wanted: Wanted,
        *,
        on: str = "local",
        jobs: int = 1,
        keep: Path | None = None,
        progress: Told | None = None,
    ) -> str:
        """Play until enough is known. Why it ended. An interrupt goes on to who calls; what was seen stays."""
        is_quick = self.plans[0].all_random or self.plans[0].at_a_glance
        size = AT_ONCE_AT_RANDOM if is_quick else AT_ONCE
        games = -(-wanted.pairs // (size * len(self.held))) * size
        folder = None if keep is None else self._folder(keep, games, size)
        before = {} if folder is None else self._before(folder)
        started = perf_counter()
        rounds = Rounds(self, games, size, before)
        with nullcontext() if folder is None else folder.alone():
            why = self._enough(rounds, wanted, started)
            if why:
                return why
            with (
                engine(on, jobs) as players,
                closing(played(players, play_chunk, self.plans, rounds.missing())) as coming,
            ):
                for chunk, rows in coming:
                    if folder is not None:
                        folder.write(chunk, [row_of(self.plans[chunk.table], row) for row in rows])
                    rounds.add(chunk, [seen(row, self.held[chunk.table // 2].seat) for row in rows])
                    why = self._enough(rounds, wanted, started)
                    if progress is not None:
                        done = 2 * self.pairs.count
                        most = at_most(done, 2 * games * len(self.held), perf_counter() - started, wanted.seconds)
                        progress(done, most, str(self))
                    if why:
                        return why
        return "pairs"

    def _folder(self, path: Path, games: int, size: int) -> Folder:
        folder = Folder.begun(path, self.plans, games=games, chunk=size)
        if games > folder.manifest.games:
            folder.extend(games)
        return folder

    def _before(self, folder: Folder) -> dict[Chunk, list[Seen]]:
        """What a folder has, chunk by chunk."""
        size, found = folder.manifest.chunk, dict[tuple[int, int], list[Seen]]()
        for row in folder.rows():
            key = row["plan"], row["game"] - row["game"] % size
            found.setdefault(key, []).append(seen_again(row, self.held[row["plan"] // 2].seat))
        return {Chunk(*key, len(games)): games for key, games in found.items() if len(games) == size}

    def _enough(self, rounds: Rounds, wanted: Wanted, started: float) -> str:
        """Count the rounds that are complete, look after each; and say why that is enough, if it is."""
        while rounds.next():
            if self.pairs.count < (1 + AGAIN) * self.looked_at and self.pairs.count < wanted.pairs:
                continue
            self.looked_at = self.pairs.count
            low, high = self.pairs.look()
            reach = (high - low) / 2
            if wanted.precise:
                if reach <= wanted.reach:
                    return "width"
            elif self._verdict(low, high, wanted.reach):
                return "verdict"
        if wanted.seconds is not None and perf_counter() - started >= wanted.seconds:
            return "time"
        return ""

    @staticmethod
    def _verdict(low: float, high: float, reach: float) -> str:
        if low > 0:
            return "stronger"
        if high < 0:
            return "weaker"
        return "alike" if -reach <= low and high <= reach else ""

    # -- telling

    def told(self, wanted: Wanted, seconds: float, stopped: str) -> Compared:
        """All that is known."""
        pairs = self.pairs
        pairs.look_at_all()
        held = pairs.measured[HELD]
        count = pairs.count or 1
        return Compared(
            game=self.game,
            change=self.change,
            against=self.against,
            bot=self.plans[0].bots[0],
            seed=self.seed,
            players=self.players,
            settings=self.settings,
            things=self.things,
            tables=len(self.held),
            pairs=pairs.count,
            measures={name: pairs.measured[name].told() for name in MEASURES},
            verdict=self._verdict(held.confidence.low, held.confidence.high, wanted.reach),
            reach=wanted.reach,
            saved=held.saved,
            same=pairs.same / count,
            turns=(pairs.turns[0] / count, pairs.turns[1] / count),
            seconds=seconds,
            stopped=stopped,
        )

    def __str__(self) -> str:
        low, high = self.pairs.measured[HELD].confidence.low, self.pairs.measured[HELD].confidence.high
        size = self.pairs.measured[HELD].confidence.mean
        return f"{'holder' if self.things else NOBODY} {100 * size:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"


def at_most(done: int, games: int, elapsed: float, seconds: float | None) -> int:
    """How many games there will be when the time is over, if they go on as they do.

    >>> at_most(100, 5000, 10.0, 60.0), at_most(100, 5000, 10.0, None), at_most(0, 5000, 1.0, 60.0)
    (600, 5000, 5000)
    """
    if seconds is None or not done or elapsed <= 0:
        return games
    return max(done, min(games, round(done * seconds / elapsed)))


class Rounds:
    """Chunks as they come in, and rounds as they are complete: each table once with both contents."""

    def __init__(self, comparison: Comparison, games: int, size: int, before: dict[Chunk, list[Seen]]) -> None:
        self.comparison = comparison
        self.games = games
        self.size = size
        self.there = dict(before)
        self.at = 0

    def missing(self) -> Iterator[Chunk]:
        """What is still to be played, in order."""
        before = set(self.there)
        for at in range(0, self.games, self.size):
            for table in range(len(self.comparison.plans)):
                chunk = Chunk(table, at, self.size)
                if chunk not in before:
                    yield chunk

    def add(self, chunk: Chunk, games: list[Seen]) -> None:
        """A chunk has come."""
        self.there[chunk] = games

    def next(self) -> bool:
        """Count the next round, if it is complete."""
        chunks = [Chunk(table, self.at, self.size) for table in range(len(self.comparison.plans))]
        if self.at >= self.games or not all(chunk in self.there for chunk in chunks):
            return False
        games = [self.there.pop(chunk) for chunk in chunks]
        for before, after in zip(games[::2], games[1::2], strict=True):
            for one, other in zip(before, after, strict=True):
                self.comparison.pairs.add(one, other)
        self.at += self.size
        return True


def compare(
    game: str,
    change: str,
    *,
    bot: str,
    seed: int,
    wanted: Wanted | None = None,
    on: str = "local",
    jobs: int = 1,
    **more: Any,
) -> Compared:
    """What this change, an overlay as TOML, does to a game: the holder of what is changed wins more, less, or alike.

    >>> from fracas.lab.comparison import compare, Wanted
    >>> change = '[synergy.powers.card.might]\\ntimes = { damage = 1 }'
    >>> found = compare("synergy", change, bot="random", seed=1, wanted=Wanted(pairs=20), settings={"round_limit": 3})
    >>> found.things, found.pairs, found.verdict
    (['card.might'], 20, '')
    """
    comparison = Comparison(game, change, bot=bot, seed=seed, **more)
    wanted = wanted or Wanted()
    started = perf_counter()
    why = comparison.go_on(wanted, on=on, jobs=jobs)
    return comparison.told(wanted, perf_counter() - started, why)
