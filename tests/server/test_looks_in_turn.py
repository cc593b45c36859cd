"""Whoever points at much waits for it alone: the event loop goes on, and every address has its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from fracas.core.asked import Asked
from fracas.core.refusal import Stale
from fracas.core.session import Session
from fracas.server.looking import WAITING, Looking
from tests.server.kit import Guest


def is_beside_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return True
    return False


def noted(work: Callable[..., Any], beside: list[bool]) -> Callable[..., Any]:
    def note(*args: Any) -> Any:
        beside.append(is_beside_the_loop())
        return work(*args)

    return note


def test_what_a_place_would_come_to_is_worked_out_beside_the_event_loop(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A movement in skirmish takes milliseconds; twelve people who drag made everybody else wait."""
    beside: list[bool] = []
    monkeypatch.setattr(Asked, "tried", noted(Asked.tried, beside))
    monkeypatch.setattr(Session, "outlook", noted(Session.outlook, beside))
    armies = ["crown-50-a", "grave-50-a"]
    table = ann.table("me", "me", game="skirmish", armies=armies)["table"]["id"]
    with ann.sit(table) as line:
        for seat in (0, 1):
            line.scene(seat)
        seat = line.scenes[0]["waiting_for"][0]
        while line.scenes[seat]["asked"]["shape"] is None:
            assert line.answer(seat)["type"] == "Accepted"
            for each in (0, 1):
                line.scene(each)
            seat = line.scenes[0]["waiting_for"][0]
        question = line.scenes[seat]["asked"]["id"]
        assert line.tries(seat, ())["question"] == question
        line.send("Look", seat=seat, question=question, about=[])
        line.until("Seen")
    assert len(beside) >= 2 and all(beside)


def test_addresses_take_turns_and_one_has_so_many_looks_waiting() -> None:
    addresses = {"eve": "here", "eva": "here", "ann": "elsewhere"}

    async def go() -> tuple[list[str], list[str]]:
        looking, held, begun = Looking(addresses.__getitem__), Event(), Event()
        done: list[str] = []

        def look(owner: str) -> None:
            begun.set()
            held.wait()
            done.append(owner)

        async def asks(owner: str) -> str:
            try:
                await looking.of(owner, lambda: look(owner))
            except Stale as no:
                return no.code
            return "seen"

        first = [asyncio.create_task(asks("eve" if number % 2 else "eva")) for number in range(WAITING + 3)]
        await asyncio.to_thread(begun.wait)
        last = asyncio.create_task(asks("ann"))
        await asyncio.sleep(0)
        held.set()
        ends = await asyncio.gather(*first, last)
        looking.close()
        return ends, done

    ends, done = asyncio.run(go())
    assert ends.count("too-many-tries") == 3 and ends.count("seen") == WAITING + 1
    assert done.index("ann") <= 2, "she has waited for one look, or two, and not for all"
