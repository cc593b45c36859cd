"""Anybody who points at much waits for it alone: the event loop goes on, and every address has its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from fracas.core.asked import Asked
from fracas.core.refusal import Stale
from fracas.core.standstill import Standstill
from fracas.server.workers.previews import WAITING, PreviewThread
from tests.server.kit import PATIENCE, Guest, Line, first_answer
from tests.server.test_leaving import sitting
from tests.server.test_undo import SETTINGS


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
    monkeypatch.setattr(Standstill, "outlook", noted(Standstill.outlook, beside))
    monkeypatch.setattr(Asked, "why_not", noted(Asked.why_not, beside))
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
        line.send("Why", seat=seat, question=question, thing="unit:0")
        line.until("Because")
    assert len(beside) >= 3 and all(beside)


def test_addresses_take_turns_and_one_has_so_many_looks_waiting() -> None:
    addresses = {"eve": "here", "eva": "here", "ann": "elsewhere"}

    async def go() -> tuple[list[str], list[str]]:
        looking, held, begun = PreviewThread(addresses.__getitem__), Event(), Event()
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


# -- nobody waits for a look

LOOKS: dict[str, dict[str, Any]] = {"Try": {"place": []}, "Why": {"thing": "seat:0"}, "Look": {"about": []}}


class Held:
    """A look that has begun and does not end until it may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self._may_end = Event(), Event()
        for name in ("asked", "outlook"):
            monkeypatch.setattr(Standstill, name, self._holding(getattr(Standstill, name)))

    def _holding(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def hold(*args: Any) -> Any:
            self.begun.set()
            assert self._may_end.wait(PATIENCE)
            return work(*args)

        return hold

    def __enter__(self) -> Held:
        return self

    def __exit__(self, *_: object) -> None:
        self._may_end.set()


def looks(line: Line, seat: int, kind: str) -> int:
    question = int(line.scenes[seat]["asked"]["id"])
    line.send(kind, seat=seat, question=question, **LOOKS[kind])
    return question


def first_legal(line: Line, seat: int) -> Any:
    asked = line.scenes[seat]["asked"]
    return first_answer(asked) if asked["shape"] is None or asked["shape"]["type"] != "Plane" else []


@pytest.mark.parametrize("kind", LOOKS)
@pytest.mark.parametrize("game", SETTINGS)
def test_no_answer_waits_for_a_look_of_ones_own(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    """Not even on the same socket. What was looked at is gone then."""
    with sitting(ann, bob, game) as (_, *lines):
        seat = int(lines[0].scenes[0]["waiting_for"][0])
        with Held(monkeypatch) as held:
            looked = looks(lines[seat], seat, kind)
            assert held.begun.wait(PATIENCE)
            assert lines[seat].answer(seat, first_legal(lines[seat], seat))["type"] == "Accepted"
            for each, line in enumerate(lines):
                line.scene(each)
        no = lines[seat].until("Refused", "Tried", "Because", "Seen")
        assert (no["type"], no["code"], no["question"]) == ("Refused", "stale", looked)


@pytest.mark.parametrize("kind", LOOKS)
@pytest.mark.parametrize("game", ["legacy", "skirmish"])
def test_no_answer_waits_for_a_look_of_an_opponent(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    with sitting(ann, bob, game) as (_, hers, his):
        assert hers.scenes[0]["waiting_for"] == [0, 1]
        with Held(monkeypatch) as held:
            looked = looks(hers, 0, kind)
            assert held.begun.wait(PATIENCE)
            assert his.answer(1)["type"] == "Accepted"
            assert his.scene(1)["waiting_for"] == [0] and hers.scene(0)["waiting_for"] == [0]
        seen = hers.until("Refused", "Tried", "Because", "Seen")
        assert seen["question"] == looked and seen.get("code") != "stale", "she is still asked the same"
