"""Bots under load: who waits, and how much each may still think. Nothing here measures seconds: what counts
are places in queues and the budgets that are handed out."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

import fracas
from fracas.bots import make
from fracas.bots.deadline import after
from fracas.core.sight import Sight
from fracas.server.bots.processes import MOST_SECONDS, BotProcesses, Thought, think
from fracas.server.bots.thinking_time import LEAST_SECONDS, answers_after, is_quick, seconds_of, thinned
from fracas.server.people.guests import NOBODY, Guests
from fracas.server.storage.storage import Storage
from fracas.server.table.seated_bots import SeatedBots
from fracas.server.wire.limits import counted
from fracas.server.workers.fair_queue import FairQueue

GAMES = [game.name for game in fracas.all_games()]


def a_sight(game: str = "figures") -> Sight[Any, Any]:
    table = fracas.game(game).start(players=2, seed=5)
    return table.sight(table.waiting_for[0])


class Held(BotProcesses):
    """Bots that think until the test lets them; it sees which began, in which order, and with what budget."""

    def __init__(self, workers: int, address_of: Callable[[str], str] = str) -> None:
        super().__init__(workers, address_of)
        self.gate = asyncio.Event()
        self.began: list[tuple[str, str]] = []
        for name, lane in (("quick", self.quick), ("thinking", self.thinking), ("analysing", self.analysing)):
            lane.run = partial(self._held, name)  # type: ignore[method-assign, assignment]

    async def _held(self, lane: str, work: Callable[[], Any]) -> Thought:
        assert isinstance(work, partial)
        self.began.append((lane, work.args[2]))
        await self.gate.wait()
        return Thought(0, [], "")

    def ask(self, bot: str, owner: str, sight: Sight[Any, Any]) -> asyncio.Task[Thought]:
        return asyncio.create_task(self.decide(sight, bot, 1, owner))


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("quick", ["random", "greedy"])
def test_a_quick_bot_waits_for_no_slow_one(game: str, quick: str) -> None:
    async def play() -> None:
        bots, sight = Held(1), a_sight(game)
        tasks = [bots.ask("mcts:2s", f"guest {number}", sight) for number in range(12)]
        await settled()
        assert bots.began == [("thinking", "mcts:2s")] and bots.thinking.queue.waiting == 11
        tasks.append(bots.ask(quick, "ann", sight))
        await settled()
        assert bots.began[-1] == ("quick", quick)  # it was the thirteenth to ask, and began at once
        bots.gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(play())


def test_nobody_at_a_table_waits_for_an_analysis() -> None:
    async def play() -> None:
        bots, sight = Held(1), a_sight()
        analyses = [asyncio.create_task(bots.weigh(sight, "mcts:500", {}, f"guest {n}")) for n in range(6)]
        await settled()
        seated = bots.ask("mcts:0.5s", "ann", sight)
        await settled()
        assert bots.began == [("analysing", "mcts:500"), ("thinking", "mcts:0.5s")]
        bots.gate.set()
        await asyncio.gather(*analyses, seated)
        # However many wait, an analysis is the same.
        assert [budget for lane, budget in bots.began if lane == "analysing"] == ["mcts:500"] * 6

    asyncio.run(play())


def test_under_load_bots_think_less_rather_than_later() -> None:
    async def play() -> None:
        bots, sight = Held(1), a_sight()
        tasks = [bots.ask("mcts:0.5s", f"guest {number}", sight) for number in range(12)]
        await settled()
        bots.gate.set()
        await asyncio.gather(*tasks)
        budgets = [seconds_of(bot) for _, bot in bots.began]
        assert budgets[0] == 0.5  # it was alone when it began
        assert budgets[1] == pytest.approx(0.5 / 11, abs=0.001)
        assert budgets[-1] == 0.5  # the last is alone again
        # Anybody who waits while others stream in waits for shares that add up to about one whole thought.
        assert all(budget <= 0.5 / (12 - place) + 0.001 for place, budget in enumerate(budgets[1:], 1))

    asyncio.run(play())


def test_one_address_has_one_share_however_many_guests_it_sends() -> None:
    async def play() -> None:
        home = {f"guest {number}": "192.0.2.1" for number in range(12)} | {"ann": "192.0.2.2"}
        bots, sight = Held(1, home.__getitem__), a_sight()
        tasks = [bots.ask("mcts:0.5s", guest, sight) for guest in home for _ in range(5 if guest != "ann" else 1)]
        await settled()
        assert bots.thinking.queue.waiting == 60
        bots.gate.set()
        await asyncio.gather(*tasks)
        budgets = [seconds_of(bot) for _, bot in bots.began]
        # One was in already, one more of the crowd was first in the row; then it is ann's turn, with half of the time.
        assert budgets.index(0.25) == 2
        assert budgets[1] == max(LEAST_SECONDS, 0.5 / (2 * 12 * 5)) and budgets[3] == LEAST_SECONDS

    asyncio.run(play())


def test_parts_of_a_turn() -> None:
    async def play() -> list[float]:
        turns = FairQueue(2)
        gate = asyncio.Event()
        parts: list[float] = []

        async def ask(owner: str, address: str) -> None:
            async with turns.of(owner, address) as part:
                parts.append(part)
                await gate.wait()

        asking = [
            asyncio.create_task(ask(*who)) for who in [("a", "x"), ("b", "x"), ("c", "y"), ("d", "x"), ("c", "y")]
        ]
        await settled()
        gate.set()
        await asyncio.gather(*asking)
        assert turns.waiting == 0 and not turns._here
        return parts

    # There is room for a and b. Then c, with two thoughts: 2 places / (2 addresses * 1 owner * 2 thoughts).
    assert asyncio.run(play()) == [1.0, 1.0, 0.5, 1.0, 1.0]


@pytest.mark.parametrize(
    ("bot", "part", "less"),
    [
        ("mcts:0.5s", 1.0, "mcts:0.5s"),
        ("mcts", 0.5, "mcts:0.050s"),
        ("mcts:0.5s", 0.0, f"mcts:{LEAST_SECONDS:.3f}s"),
        ("mcts:0.01s", 0.5, "mcts:0.010s"),
        ("mcts:2000", 0.25, "mcts:500"),
        ("mcts:5", 0.25, "mcts:5"),
        ("greedy", 0.1, "greedy"),
        ("greedy:50", 0.1, "greedy:5"),
        ("random", 0.1, "random"),
        ("solver:1", 0.5, "solver:0.150s"),
        ("solver", 0.5, "solver:0.150s"),
        ("planner:10s", 0.1, "planner:1.000s"),
        ("planner:40", 0.01, "planner:1"),
    ],
)
def test_a_bot_with_a_part_of_its_effort(bot: str, part: float, less: str) -> None:
    assert thinned(bot, part) == less


def test_a_bot_that_is_asked_to_look_longer_is_not_quick() -> None:
    sight = a_sight()
    assert is_quick("random", sight) and is_quick("greedy", sight)
    assert not any(is_quick(bot, sight) for bot in ["greedy:50", "mcts:1", "solver", "planner:1"])


@pytest.mark.parametrize("asked", ["options", "places"])
def test_where_much_is_asked_only_chance_is_quick(asked: str) -> None:
    """A hasty bot that has hundreds of units to look at holds up no other table's bots."""

    async def play() -> None:
        bots, sight = Held(1), a_big_sight(asked)
        tasks = [bots.ask(bot, "ann", sight) for bot in ("greedy", "careless", "random")]
        await settled()
        assert bots.began == [("thinking", "greedy"), ("quick", "random")] and bots.thinking.queue.waiting == 1
        bots.gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(play())


@cache
def a_big_sight(asked: str) -> Sight[Any, Any]:
    """Of a table with 242 units."""
    army = "\n".join(["Athum Tellur", *["Peasant"] * 120])
    options = {"points": 500, "armies": [army, army]}
    table = fracas.game("skirmish").start(players=2, seed=3, options=options)
    chance = make("random", seed=1)
    for _ in range(2_000):
        sight = table.sight(table.waiting_for[0])
        if (len(sight.values) > 100) if asked == "options" else (sight.ask == "move" and not sight.values):
            return sight
        table.answer(sight.seat, chance.choose(sight).answer)
    raise AssertionError(f"never asked for {asked}")


@pytest.mark.parametrize("bot", ["mcts:2000", "greedy:50"])
def test_a_number_of_looks_ends_with_the_time(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the server; elsewhere the same number of looks always gives the same answer."""
    sight = a_sight("synergy")
    clock = Clock(0.1)
    monkeypatch.setattr("fracas.server.bots.processes.after", lambda seconds: after(seconds, clock))
    thought = think("synergy", sight.parts(), bot, 1)
    assert thought.answer in sight.values
    assert clock.read <= 2 + MOST_SECONDS / clock.tick
    assert max(visits for _, _, visits in thought.candidates) <= MOST_SECONDS / clock.tick + 2


@pytest.mark.parametrize("bot", ["mcts:2000", "planner:50", "greedy:50", "careless"])
def test_at_a_big_table_no_bot_looks_on_when_its_time_is_over(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sight = a_big_sight("options")
    clock = Clock(MOST_SECONDS / 8)  # eight looks, or parts of one
    monkeypatch.setattr("fracas.server.bots.processes.after", lambda seconds: after(seconds, clock))
    assert think("skirmish", sight.parts(), bot, 1).answer in sight.values
    assert clock.read < 60  # each part of the search asks whether it is over, and ends


class Clock:
    """A clock that goes on by a tick each time that it is read."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        return self.read * self.tick


def test_from_where_guests_come(tmp_path: Any) -> None:
    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        guests = Guests(storage)
        try:
            assert guests.address_of("ann") == guests.address_of("bob") == NOBODY  # not here since the start
            guests.came("ann", "2001:db8::1")
            guests.came("bob", "2001:db8::ffff:1")
            assert guests.address_of("ann") == guests.address_of("bob") == "2001:db8::/64"
            guests.came("ann", "127.0.0.1")
            guests.came("bob", "::1")
            assert guests.address_of("ann") != guests.address_of("bob")
        finally:
            storage.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("unix", "unix", True),
    ],
)
def test_addresses_as_limits_count_them(one: str, other: str, same: bool) -> None:
    assert (counted(one) == counted(other)) is same


# -- how long a bot takes tells nothing


@pytest.mark.parametrize("bot", ["mcts:0.5s", "mcts", "planner:1s", "solver", "greedy", "mcts:500", "greedy:20"])
def test_a_bot_that_has_nothing_to_choose_answers_no_sooner_in_secret(bot: str) -> None:
    forced = 0.001
    thought = seconds_of(bot) + 0.01 if seconds_of(bot) else 0.08  # about as long as it takes to choose
    assert answers_after(bot, forced) == answers_after(bot, thought) >= thought
    assert answers_after(bot, 100.0) >= 100.0  # nobody answers before they have thought


@pytest.mark.parametrize(("secret", "padded"), [(True, [0.6]), (False, [])])
def test_only_secret_choices_are_padded(secret: bool, padded: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def play() -> None:
        bots, sight = Held(1), a_sight()
        bots.gate.set()
        really = asyncio.sleep

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            await really(0)

        monkeypatch.setattr("fracas.server.bots.processes.asyncio.sleep", sleep)
        monkeypatch.setattr("fracas.server.bots.processes.time.monotonic", lambda: 7.0)
        await bots.decide(sight, "mcts:0.5s", 1, "ann", secret=secret)
        assert bots.thinking.queue.waiting == 0 and bots.thinking.queue._free == 1

    asyncio.run(play())
    assert slept == padded


@pytest.mark.parametrize("game", GAMES)
def test_tables_say_which_choices_are_secret(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a bot is asked at a table, it is padded where the others do not see what it answers."""
    asked: list[tuple[bool, bool]] = []

    class Listening(BotProcesses):
        async def decide(self, sight: Sight[Any, Any], *_: object, secret: bool = False, **__: object) -> Thought:
            asked.append((secret, secret_now(sight)))
            return Thought(0, [], "")

    session = fracas.game(game).start(players=2, seed=5)

    def secret_now(sight: Sight[Any, Any]) -> bool:
        return session.questions[sight.seat].secret

    async def play() -> None:
        bots = SeatedBots(cast(Any, table), Listening(1))
        for _ in range(40):
            if session.over:
                break
            bots.prompt()
            for _ in range(5):
                await asyncio.sleep(0)
            seat = session.waiting_for[0]
            session.answer(seat, make("random", seed=len(session.log)).choose(session.sight(seat)).answer)

    class FakeTable:
        playing = False
        lock = None

        def __init__(self) -> None:
            self.session = session
            self.undos = SimpleNamespace(request=None)
            self.row = SimpleNamespace(
                id="t", owner="ann", seats=[SimpleNamespace(bot="mcts:0.5s") for _ in session.header.seats]
            )

    table = FakeTable()
    monkeypatch.setattr(SeatedBots, "_think", _only_thinks)
    table.playing = True
    asyncio.run(play())
    assert asked and all(told == true for told, true in asked)


async def _only_thinks(
    self: SeatedBots, sight: Sight[Any, Any], question: int, bot: str, seed: int, told: object, *, secret: bool
) -> None:
    await self._thought(sight, bot, seed, secret=secret)
    del self._thinking[sight.seat]


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no idle processes")
def test_who_reviews_runs_only_while_no_bot_wants_to() -> None:
    """The processes of bots and hints run as usual, those of reviews when nobody else does."""

    async def play() -> dict[str, int]:
        bots = BotProcesses(1)
        try:
            lanes = {"quick": bots.quick, "thinking": bots.thinking, "analysing": bots.analysing}
            return {name: await lane.run(partial(os.sched_getscheduler, 0)) for name, lane in lanes.items()}
        finally:
            bots.close()

    found = asyncio.run(play())
    assert found == {"quick": os.SCHED_OTHER, "thinking": os.SCHED_OTHER, "analysing": os.SCHED_IDLE}
