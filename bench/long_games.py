"""Measure what a very long game costs: to load it, to take back in it, to jump about in its replay.

python -m bench.long_games [--answers 20000] [--dry]

The game is the toy of the tests, with two players and random answers. It lies in an SQLite database as the server
writes it, with a snapshot about every hundred entries. Times are of the processor, so that
other work on the machine does not count; the median of several.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time, time
from typing import Any

import msgspec
from sqlalchemy.engine import Connection
from tests.kit.toy import TOY

import fracas
from bench.results import RESULTS, circumstances, table, write_section
from fracas.core.patch import patched
from fracas.core.record import played_of
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.games import REGISTERED
from fracas.server.replay import loading
from fracas.server.replay.replays import Replay, replay_info
from fracas.server.storage import guest_queries, queries
from fracas.server.storage.database import open_database
from fracas.server.storage.rows import Guest, Seat, TableRow, snapshot_row
from fracas.server.storage.writer import SNAPSHOT
from fracas.server.table.catch_up import LONGEST as STORY

ANY = Work(1 << 60)
"""It takes as long as it takes."""
TIMES = 9
JUMPS = 200
AIM = 50
"""Milliseconds."""


def played(answers: int, random: Random) -> tuple[Session[Any, Any], list[Any], int]:
    """A game with so many answers, and the snapshots that a server would have stored."""
    session = TOY.start(players=2, settings={"rounds": 9_999}, seed=1, names=["Ann", "Bob"])
    snapshots: list[Any] = []
    last = given = 0
    while given < answers:
        seat = session.waiting_for[0]
        asked = session.questions[seat]
        region = asked.region
        session.answer(seat, region.sample(random.random) if region is not None else random.choice(asked.values))
        given += 1
        if len(session.log) >= last + loading.EVERY:
            snapshot = session.snapshot()
            if snapshot is not None and snapshot.entries > last:
                snapshots.append(snapshot)
                last = snapshot.entries
    return session, snapshots, given


def row_of(session: Session[Any, Any]) -> TableRow:
    seats = [Seat(seat, "person", name, "ann") for seat, name in enumerate(session.names)]
    waiting = tuple(session.waiting_for)
    return TableRow(
        id="long",
        game="toy",
        header=session.header,
        state="playing",
        private=True,
        owner="ann",
        created=time(),
        updated=time(),
        waiting_for=waiting,
        seats=seats,
    )


def milliseconds(work: Callable[[], object], times: int = TIMES) -> float:
    """How long it takes, in the median."""
    took = []
    for _ in range(times):
        begun = process_time()
        work()
        took.append(1000 * (process_time() - begun))
    return median(took)


def undo_near(connection: Connection) -> float:
    """To take back the last answer of a table that has just been loaded."""
    took = []
    for _ in range(TIMES):
        found = loading.load(connection, ANY, "long")
        assert found is not None and found.session is not None
        took.append(milliseconds(partial(found.session.undo, 0, range(2)), 1))
    return median(took)


def undo_far(connection: Connection, row: TableRow) -> float:
    """To take back more than the loaded session has played, so that it is loaded again from further back."""
    found = loading.load(connection, ANY, "long")
    assert found is not None and found.session is not None
    session = found.session
    while session.reaches_back(0):
        session.undo(0, range(2))
    return milliseconds(lambda: loading.load_reaching(connection, ANY, row, session.log, 0).undo(0, range(2)))


def jumps(replay: Replay, random: Random) -> tuple[float, float, float, float]:
    """For a replay as one viewer sees it: ms to its first lines, seconds for all, megabytes, ms for a jump."""
    begun = process_time()
    chunks = replay.steps(ANY, (0,))
    first = next(chunks)
    to_first = 1000 * (process_time() - begun)
    text = first + b"".join(chunks)
    whole = process_time() - begun
    lines = [msgspec.json.decode(line) for line in text.splitlines()]

    def jump(frame: int) -> Any:
        start = frame
        while lines[start].get("views") is None:
            start -= 1
        view = lines[start]["views"][0]
        for line in lines[start + 1 : frame + 1]:
            for told in line["told"]:
                view = patched(view, told.get("patch", {}))
            view = patched(view, line["patches"][0])
        return view

    took = [milliseconds(partial(jump, random.randrange(len(lines))), 1) for _ in range(JUMPS)]
    return to_first, whole, len(text) / 1e6, max(took)


def crowded(random: Random) -> list[list[str]]:
    """What the whole replay of a game of figures with six players costs, for one viewer and for all."""
    session = fracas.game("figures").start(players=6, seed=3)
    while not session.over:
        seat = session.waiting_for[0]
        session.answer(seat, random.choice(session.questions[seat].values))
    info = replay_info(ANY, "crowd", session, 0.0)
    replay = Replay(ANY, info, session.header, played_of(session.log))
    rows = []
    for words, viewers, all_seeing in (("one seat", (0,), False), ("all six", tuple(range(6)), True)):
        size = sum(map(len, replay.steps(ANY, viewers, all_seeing=all_seeing)))
        took = milliseconds(partial(_all_steps, replay, viewers, all_seeing))
        what = f"replay of figures with six players, {info.frames} frames in one answer, through {words}"
        rows.append([what, f"{took:.0f} ms, {size / 1e6:.2f} MB"])
    return rows


def _all_steps(replay: Replay, viewers: tuple[int, ...], all_seeing: bool) -> None:
    for _ in replay.steps(ANY, viewers, all_seeing=all_seeing):
        pass


def measure(answers: int, folder: Path) -> list[list[str]]:
    random = Random(1)
    session, snapshots, given = played(answers, random)
    row = row_of(session)
    engine = open_database(f"sqlite:///{folder / 'long.sqlite3'}")
    with engine.begin() as connection:
        guest_queries.add_guest(connection, Guest("ann", "Ann"), "token")
        queries.add_table(connection, row, session.log)
        rows = [snapshot_row("long", each) for each in snapshots]
        connection.exec_driver_sql(SNAPSHOT, rows)
    with engine.connect() as connection:
        loaded = milliseconds(lambda: loading.load(connection, ANY, "long"))
        found = loading.load(connection, ANY, "long")
        assert found is not None and found.session is not None
        end, first = found.session.first_event, max(0, session.event_count - STORY)
        story = milliseconds(lambda: loading.load_story(connection, ANY, row, session.log, first, end))
        near = undo_near(connection)
        far = undo_far(connection, row)
    engine.dispose()
    anew = milliseconds(lambda: Session(TOY, session.header, session.log), 3)
    replay = Replay(ANY, replay_info(ANY, "long", session, 0.0), session.header, played_of(session.log))
    to_first, whole, megabytes, jump = jumps(replay, random)
    return [
        ["answers in the game; entries in its log", f"{given:,}; {len(session.log):,}"],
        ["**load the table** from the last but one snapshot", f"**{loaded:.1f} ms**"],
        ["the same by playing the whole log, as before", f"{anew:,.0f} ms"],
        [f"the last {STORY:,} events for somebody who comes anew, once", f"{story:.1f} ms"],
        ["**undo** in the loaded session", f"**{near:.2f} ms**"],
        ["**undo** of what lies before it, loaded again", f"**{far:.1f} ms**"],
        ["replay: the first lines of the stream", f"{to_first:.1f} ms"],
        [
            "**replay: a jump** in a browser that has the lines (here in Python), the longest of 200",
            f"**{jump:.1f} ms**",
        ],
        ["replay: the whole stream, in a thread", f"{whole:.1f} s, {megabytes:.1f} MB before gzip"],
        *crowded(random),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.long_games", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--answers", type=int, default=20_000, metavar="N", help="answers in the game (20,000)")
    parser.add_argument("--dry", action="store_true", help="print only; leave the results as they are")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="where to write (results.md)")
    args = parser.parse_args()
    REGISTERED["toy"] = TOY
    print("measuring a long game", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="fracas-bench-") as folder:
        rows = measure(args.answers, Path(folder))
    body = f"""## Long games

{circumstances()} `python -m bench.long_games --answers {args.answers}`. The toy game of the tests, two players, random
answers, in an SQLite database as the server writes it. Processor time, median of {TIMES}. Aim: loading, undo and a
jump under {AIM} ms.

{table(["", "measured"], rows)}
"""
    if not args.dry:
        write_section("long-games", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
