"""The lock of a table knows which task holds it."""

from __future__ import annotations

import asyncio

import pytest

from fracas.server.table.held_lock import HeldLock


def test_only_the_task_that_holds_it_may_go_on() -> None:
    async def go() -> None:
        lock = HeldLock()
        with pytest.raises(AssertionError, match="holds the lock"):
            lock.must_be_held()
        async with lock:
            lock.must_be_held()

            async def another() -> None:
                with pytest.raises(AssertionError, match="holds the lock"):
                    lock.must_be_held()

            await asyncio.create_task(another())
            lock.must_be_held()
        with pytest.raises(AssertionError, match="holds the lock"):
            lock.must_be_held()

    asyncio.run(go())


def test_who_waited_holds_it_next_and_who_gave_up_waiting_never_does() -> None:
    async def go() -> list[str]:
        lock, held = HeldLock(), list[str]()

        async def take(name: str) -> None:
            async with lock:
                lock.must_be_held()
                held.append(name)

        async with lock:
            first, second = asyncio.create_task(take("first")), asyncio.create_task(take("second"))
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.sleep(0)
        await second
        return held

    assert asyncio.run(go()) == ["second"]
