"""FairQueue: nobody waits for all that another has asked for, and no turn is lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fracas.server.workers.fair_queue import FairQueue
from tests.server.kit import PATIENCE


async def after_all_have_asked() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_owners_are_let_in_by_turns() -> None:
    async def play() -> list[str]:
        turns = FairQueue(1)
        gate = asyncio.Event()
        served: list[str] = []

        async def ask(owner: str) -> None:
            async with turns.of(owner):
                served.append(owner)
                await gate.wait()

        asking = [asyncio.create_task(ask(owner)) for owner in ["greedy"] * 5 + ["ann", "bob"]]
        await after_all_have_asked()
        gate.set()
        await asyncio.gather(*asking)
        return served

    assert asyncio.run(play()) == ["greedy", "greedy", "ann", "bob", "greedy", "greedy", "greedy"]


def test_no_more_are_in_than_there_are_places() -> None:
    async def play() -> int:
        turns = FairQueue(2)
        inside = most = 0

        async def ask(owner: str) -> None:
            nonlocal inside, most
            async with turns.of(owner):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.001)
                inside -= 1

        await asyncio.gather(*(ask(str(number % 3)) for number in range(12)))
        return most

    assert asyncio.run(play()) == 2


def test_anybody_who_goes_away_takes_no_turn_with_them() -> None:
    async def play() -> str:
        turns = FairQueue(1)
        gate = asyncio.Event()

        async def hold() -> None:
            async with turns.of("ann"):
                await gate.wait()

        async def ask(owner: str) -> str:
            async with turns.of(owner):
                return owner

        first = asyncio.create_task(hold())
        await after_all_have_asked()
        early, late, last = (asyncio.create_task(ask(owner)) for owner in ("early", "late", "last"))
        await after_all_have_asked()
        early.cancel()  # while it waits
        await after_all_have_asked()
        gate.set()
        await first  # now it is late's turn, and it has not yet noticed
        late.cancel()
        for gone in (early, late):
            with suppress(asyncio.CancelledError):
                await gone
        async with asyncio.timeout(PATIENCE):
            await last
            return await ask("somebody")

    assert asyncio.run(play()) == "somebody"
