"""What strangers bring is played over again within a budget, beside everybody's tables, and not after the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from time import sleep
from typing import Any, cast

import msgspec
import pytest

from fracas.core.record import Record, Snapshot
from fracas.core.refusal import RecordError
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.server.bots.processes import BotProcesses
from fracas.server.endpoints.endpoint import Call, answer
from fracas.server.replay import replays
from fracas.server.replay.loading import EVERY, _early_enough
from fracas.server.wire.errors import Denied
from fracas.server.workers import replaying
from fracas.server.workers.replaying import Patience, Replaying
from tests.core.test_work import played, taking_back
from tests.server.conftest import Databases
from tests.server.kit import Guest, Refusal, Served

TWO = [{"kind": "me"}, {"kind": "me"}]


def test_a_record_of_many_undos_is_refused_after_its_budget(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """3,000 undos in 60 kB would have played the same answers 3,000 times; hours, had the game been longer."""
    monkeypatch.setattr(replaying, "MOST_STEPS", 5_000)
    taken: list[Work] = []
    monkeypatch.setattr(Replaying, "patience", _noted(Replaying.patience, taken))
    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (422, "too-long")):
        ann.post("/api/replays", {"record": taking_back(3_000).text()})
    assert [work.done for work in taken] == [5_001]


def _noted(make: Callable[[Replaying], Patience], taken: list[Work]) -> Callable[[Replaying], Patience]:
    def noted(self: Replaying) -> Patience:
        taken.append(make(self))
        return taken[-1]  # type: ignore[return-value]

    return noted


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("stuns=0,0", "stuns=0,999999999"),
        (" captives=", "," + ",".join(f"#{n}.the-cat:1" for n in range(6, 1000)) + " captives="),
    ],
)
def test_a_position_that_no_play_leads_to_is_refused(ann: Guest, old: str, new: str) -> None:
    """A thousand figures and turns that nobody plays: 17 kB that took a quarter of a minute."""
    begun = played(12)
    line = begun.game.notation.write(begun.flow.boundary)
    assert old in line, line
    good = msgspec.structs.replace(begun.header, position=line)
    assert ann.post("/api/replays", {"record": Record(good, [], line).text()})["id"]
    bad = msgspec.structs.replace(begun.header, position=line.replace(old, new))
    with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (422, "unplayable")):
        ann.post("/api/replays", {"record": Record(bad, [], line).text()})


def test_an_honest_record_takes_a_small_part_of_the_budget() -> None:
    work = Work(replaying.MOST_STEPS)
    record = played(400).record()
    Session.replayed(played(0).game, record, work)
    assert work.done < replaying.MOST_STEPS / 20


def test_taking_back_is_played_beside_the_event_loop(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    beside: list[bool] = []
    undo = Session.undo

    def noted(self: Session[Any, Any], *args: Any) -> None:
        beside.append(_is_beside_the_loop())
        undo(self, *args)

    monkeypatch.setattr(Session, "undo", noted)
    table = ann.table("me", "me")["table"]["id"]
    with ann.sit(table) as line:
        for seat in (0, 1):
            line.scene(seat)
        seat = line.scenes[0]["waiting_for"][0]
        assert line.answer(seat)["type"] == "Accepted"
        before = line.scene(seat)["asked"]
        line.send("AskUndo", seat=seat)
        assert line.until("Scene", that=lambda m: m["seat"] == seat and m["view"])["asked"] != before
    assert beside == [True]


def _is_beside_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return True
    return False


def test_a_replay_that_does_not_end_ends_with_the_server() -> None:
    begun = Event()

    def for_ever(work: Work) -> None:
        while True:
            work.step()
            begun.set()

    async def go() -> list[Any]:
        threads = Replaying()
        jobs = [asyncio.create_task(threads.played(for_ever)) for _ in range(5)]
        await asyncio.to_thread(begun.wait)
        await asyncio.to_thread(threads.close)
        return await asyncio.gather(*jobs, return_exceptions=True)

    ends = asyncio.run(go())
    assert len(ends) == 5, "those that had not begun do not begin any more"
    assert any(isinstance(end, Denied) and end.status == 503 for end in ends)


def test_strangers_records_wait_for_each_other_and_nobody_else_for_them() -> None:
    held, begun = Event(), Event()

    def hold(_: Work) -> None:
        begun.set()
        held.wait()

    async def go() -> str:
        threads = Replaying()
        slow = [asyncio.create_task(threads.brought("eve", hold)) for _ in range(3)]
        await asyncio.to_thread(begun.wait)
        found = await threads.played(lambda _: "a table")
        held.set()
        await asyncio.gather(*slow)
        threads.close()
        return found

    assert asyncio.run(go()) == "a table"


def test_anybody_who_looks_at_replays_has_turns_and_no_table_waits_for_them() -> None:
    """A chunk at a time: 48 threads that made them at once held the event loop up for a third of a second."""
    held, begun = Event(), Event()

    def chunks(name: str, made: list[str]) -> Iterator[bytes]:
        for _ in range(3):
            made.append(name)
            begun.set()
            held.wait()
            yield name.encode()

    async def read(threads: Replaying, owner: str, made: list[str]) -> int:
        return len([chunk async for chunk in threads.streamed(owner, chunks(owner, made))])

    async def go() -> tuple[str, list[str], list[int]]:
        threads, made = Replaying(), list[str]()
        threads.lend(None, lambda owner: "here" if owner.startswith("eve") else owner)
        readers = [asyncio.create_task(read(threads, owner, made)) for owner in ("eve 1", "eve 2", "eve 3")]
        await asyncio.to_thread(begun.wait)
        readers.append(asyncio.create_task(read(threads, "ann", made)))
        found = await threads.played(lambda _: "a table")
        assert made == ["eve 1"], "one is made at a time"
        held.set()
        sizes = await asyncio.gather(*readers)
        threads.close()
        return found, made, sizes

    found, made, sizes = asyncio.run(go())
    assert found == "a table" and sizes == [3, 3, 3, 3]
    assert made.index("ann") <= 2, "she waits for one chunk of that address, or two"
    last = len(made) - 1 - made[::-1].index("ann")
    assert last <= 9, "and so for each of hers; in one row she would be the last of all"


def test_a_new_table_does_not_wait_for_strangers_records(
    ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could open a table while a record was checked, which may take 20 seconds."""
    held, begun = Event(), Event()
    text = played(5).record().text()
    check = replays.read_record

    def hold(*args: Any) -> Any:
        begun.set()
        held.wait()
        return check(*args)

    monkeypatch.setattr(replays, "read_record", hold)
    with ThreadPoolExecutor(1) as elsewhere:
        upload = elsewhere.submit(bob.post, "/api/replays", {"record": text})
        try:
            begun.wait()
            assert ann.table("me", "me")["table"]["state"] == "playing"
            assert not upload.done()
        finally:
            held.set()
        assert upload.result()["id"]


def test_brought_records_are_played_in_another_process(databases: Databases) -> None:
    """There they take no time from the event loop; what is refused says why all the same."""
    good = played(60).record()
    bad = Record(good.header, [(0, 12_345)], "").text()
    with Served(databases.fresh(), workers=1) as served, served.guest("Ann") as ann:
        bringing = served.tables._bots.bringing
        assert bringing is not None and bringing.processes == []
        replay = ann.post("/api/replays", {"record": good.text()})
        [process] = bringing.processes
        with pytest.raises(Refusal, check=lambda no: (no.status, no.code) == (422, "unplayable")):
            ann.post("/api/replays", {"record": bad})
        assert ann.get(f"/api/replays/{replay['id']}")["frames"] == replay["frames"]
        wish = {"frame": 2, "seats": TWO, "hidden": "anew"}
        assert ann.post(f"/api/replays/{replay['id']}/continue", wish)["table"]["state"] == "playing"
        assert [each.pid for each in bringing.processes] == [process.pid]
    assert not process.is_alive()


def test_long_steps_are_stopped_by_the_processor_time_they_take() -> None:
    patience = Patience(1_000_000, 0.0, Event())
    patience.step()
    with pytest.raises(RecordError, match="too long"):
        patience.step()


def test_bots_that_think_for_long_end_with_the_server() -> None:
    async def go() -> tuple[list[Any], Any]:
        bots = BotProcesses(1)
        thinking = asyncio.create_task(bots.thinking.run(partial(sleep, 3600)))
        while not bots.processes:
            await asyncio.sleep(0)
        processes = bots.processes
        await asyncio.to_thread(bots.close)
        return processes, await asyncio.gather(thinking, return_exceptions=True)

    processes, ends = asyncio.run(go())
    assert processes and not any(process.is_alive() for process in processes)
    assert isinstance(ends[0], BaseException)


def test_the_only_snapshot_of_a_long_game_is_used() -> None:
    """Or a table that went on from a long record would be played from its start whenever it is loaded."""
    short, long, later = (Snapshot(entries, entries, 0, "") for entries in (EVERY + 5, 50 * EVERY, 51 * EVERY))
    assert _early_enough([short]) == []
    assert _early_enough([long]) == [long]
    assert _early_enough([long, later]) == [long]


def test_anybody_who_waits_when_the_server_ends_is_told_so() -> None:
    """And the log is spared a trace for each of them."""

    async def go() -> tuple[int, bytes]:
        async def wait(_: Call) -> Any:
            await asyncio.Event().wait()

        waiting = asyncio.create_task(answer(cast(Call, None), wait))
        await asyncio.sleep(0)
        waiting.cancel()  # as uvicorn does when its grace is over
        response = await waiting
        return response.status_code, bytes(response.body)

    status, body = asyncio.run(go())
    assert status == 503 and b'"closing"' in body
