"""What an attacker does: each coroutine goes on until it is told to stop, and counts what came of it.

python -m bench.attacks.attackers NAME PORT DATABASE SECONDS

It runs in a process of its own, so that it can be niced; all of it comes from one address, as far as the server knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import fracas
from bench.attacks.attacker import ADDRESS, GUESTS, Attacker, Seats, watching
from bench.attacks.battles import horde_records, stacked_record
from bench.attacks.opponents import looks, stands
from bench.server_wire import open_wire
from fracas.core.record import UNDO, Record
from fracas.core.session import Session
from fracas.server.wire.protocol import PROTOCOL

UNDOS: Final = 20_000
"""As many as fit into the largest upload."""
FIGURES: Final = 1_000
TABLES: Final = 30
CARDS: Final = 100
HALF_OPEN: Final = 600
STORM: Final = 40
"""Sockets that are opened at once, again and again."""
DAMAGED: Final = 200
SERVERS: Final = 3
TRIES: Final = 25
"""Places that one guest points at, a second; the server takes 15."""
LEGS: Final = 4
"""of a way."""
PREPARED_WITHIN: Final = 60.0
"""Seconds, on the busiest machine."""
ME: Final = {"kind": "me"}


Attack = Callable[[Attacker], Awaitable[None]]


def figures(answers: int, army_size: int = 3) -> Session[Any, Any]:
    """A game of figures after so many answers."""
    table = fracas.game("figures").start(players=2, settings={"army_size": army_size}, seed=5)
    random = Random(5)
    for _ in range(answers):
        if not table.over:
            seat = table.waiting_for[0]
            table.answer(seat, random.choice(table.questions[seat].values))
    return table


def battle(answers: int) -> Session[Any, Any]:
    """A battle of skirmish after so many answers: its story is long to tell."""
    settings = {"armies": ["crown-50-a", "grave-50-a"]}
    table = fracas.game("skirmish").start(players=2, settings=settings, seed=5)
    random = Random(5)
    while not table.over and len(table.played) < answers:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        region = asked.region
        table.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
    return table


def undo_chain(times: int = UNDOS) -> str:
    """A small record in which the same answers are taken back again and again."""
    record = figures(60).record()
    place = next(place for place, (who, _) in enumerate(record.entries) if who >= 0 and place > 20)
    again = [(UNDO, place), record.entries[place]]
    return Record(record.header, record.entries[: place + 1] + again * times, record.position).text()


def huge_position() -> str:
    """A thousand figures and stuns without end."""
    table = figures(12)
    line = table.game.notation.write(table.flow.boundary)
    more = "," + ",".join(f"#{number}.the-cat:1" for number in range(6, FIGURES))
    position = line.replace("stuns=0,0", "stuns=0,999999999").replace(" captives=", f"{more} captives=")
    return Record(msgspec.structs.replace(table.header, position=position), [], line).text()


async def records(me: Attacker) -> None:
    """Records whose replay takes long, from ever new guests; and tables that go on from a long one."""
    texts = [undo_chain(), huge_position(), figures(600).record().text()]

    async def bring(number: int) -> None:
        cookie = await me.guest()
        replay = await me.ask("uploads", "POST", "/api/replays", cookie, {"record": texts[number % 3]})
        if replay is not None:
            wish = {"frame": replay["frames"] - 2, "seats": [ME, ME]}
            await me.ask("tables", "POST", f"/api/replays/{replay['id']}/continue", cookie, wish)

    await me.all_at_once(bring)


async def battles(me: Attacker) -> None:
    """Guests who go on from the worst battles that can be read, and answer for every seat as fast as they are let; and
    one whose battle, of 480 units in one place, must be refused."""
    texts, refused = await asyncio.to_thread(horde_records), await asyncio.to_thread(stacked_record)

    async def fight(number: int) -> None:
        cookie = await me.guest()
        if number == 0:
            await me.ask("stacked uploads", "POST", "/api/replays", cookie, {"record": refused})
            return
        text = texts[number % len(texts)]
        seats = [ME] * json.loads(text.partition("\n")[0])["players"]
        replay = await me.ask("uploads", "POST", "/api/replays", cookie, {"record": text})
        if replay is None:
            return
        wish = {"frame": replay["frames"] - 1, "seats": seats}
        opened = await me.ask("tables", "POST", f"/api/replays/{replay['id']}/continue", cookie, wish)
        if opened is None:
            return
        async with watching(me, opened["table"]["id"], cookie) as line:
            while me.on:
                await line.answer()
                me.counts["answers"] += 1

    await me.all_at_once(fight)


async def replays(me: Attacker) -> None:
    """Twelve guests who fetch whole replays of a long record, as many at once as they are let."""
    cookies = [await me.guest() for _ in range(GUESTS)]
    text = figures(600, army_size=8).record().text()
    found = await me.ask("uploads", "POST", "/api/replays", cookies[0], {"record": text})

    async def look(number: int) -> None:
        await me.fetch("replays", f"/api/replays/{found['id']}/steps?seat=all", cookies[number % GUESTS])

    await me.all_at_once(look, 4 * GUESTS)


async def bots(me: Attacker) -> None:
    """Twelve guests, each at a table of their own against a bot that thinks for two seconds."""

    async def play(number: int) -> None:
        cookie = await me.guest()
        seats: Seats = [ME, {"kind": "bot", "bot": "mcts:2s"}]
        table = await me.table(cookie, "figures", seats, army_size=3 + number % 2)
        async with watching(me, table, cookie) as line:
            while me.on:
                await line.answer()
                me.counts["answers"] += 1

    await me.all_at_once(play)


async def lists(me: Attacker) -> None:
    """Thirty public tables with as many cards of one's own as there may be; then lists of them."""
    cards = [
        {"id": f"card-{number}", "name": f"A Long Name {number:03}", "actions": ["luck", "luck", "luck"]}
        for number in range(CARDS)
    ]
    cookies = [await me.guest() for _ in range(GUESTS)]
    for number in range(TABLES):
        await me.table(cookies[number % GUESTS], "figures", [ME, {"kind": "open"}], private=False, cards=cards)

    async def look(number: int) -> None:
        await me.ask("lists", "GET", "/api/tables", cookies[number])

    await me.all_at_once(look)


async def half_open(me: Attacker) -> None:
    """Connections that send the half of a request, and then a letter a second."""

    async def hold(_number: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", me.server.port)
        me.counts["connections"] += 1
        try:
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            while not writer.is_closing():
                await writer.drain()
                await asyncio.sleep(1)
                writer.write(b"x")
        finally:
            writer.close()

    await me.all_at_once(hold, HALF_OPEN)


async def reconnects(me: Attacker) -> None:
    """Sockets that come to a table with a long story, say hello and go, as fast as they can."""
    cookies = [await me.guest() for _ in range(GUESTS)]
    replay = await me.ask("uploads", "POST", "/api/replays", cookies[0], {"record": battle(480).record().text()})
    wish = {"frame": replay["frames"] - 2, "seats": [ME, ME]}
    opened = await me.ask("tables", "POST", f"/api/replays/{replay['id']}/continue", cookies[0], wish)
    table = opened["table"]["id"]

    async def come(number: int) -> None:
        wire = await open_wire(me.server, table, cookies[number % GUESTS], lambda _: None, ADDRESS)
        wire.send(b'{"type":"Hello","protocol":%d}' % PROTOCOL)
        me.counts["sockets"] += 1
        await asyncio.sleep(0)
        wire.close()

    await me.all_at_once(come, STORM)


async def storage(me: Attacker) -> None:
    """Records and tables, until no more are kept."""
    text = figures(600).record().text()

    async def fill(_number: int) -> None:
        cookie = await me.guest()
        for _ in range(10):
            await me.ask("uploads", "POST", "/api/replays", cookie, {"record": text})
            await me.table(cookie, "figures", [ME, {"kind": "open"}])

    await me.all_at_once(fill)


async def two_servers(me: Attacker) -> None:
    """A second server on the same database, three times one after the other."""
    me.begin()
    for _ in range(SERVERS):
        flags = ("serve", "--port", "0", "--database", me.database)
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "fracas", *flags, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            async with asyncio.timeout_at(me.until):
                await other.wait()
            me.counts["servers refused" if other.returncode else "servers"] += 1
        except TimeoutError:
            other.kill()
            await other.wait()
            return


async def damaged(me: Attacker) -> None:
    """Public tables whose rows cannot be read, in every list and looked for by name."""
    cookie = await me.guest()
    await me.table(cookie, "figures", [ME, {"kind": "open"}], private=False)
    names = await asyncio.to_thread(damage, me.database)
    me.counts["rows"] = len(names)

    async def look(number: int) -> None:
        await me.ask("lists", "GET", "/api/tables", cookie)
        await me.ask("tables", "GET", f"/api/tables/{names[number]}", cookie)

    await me.all_at_once(look)


def damage(database: str) -> list[str]:
    """Copies of the newest table that make no sense; their names."""
    names = [f"damaged{number:04}" for number in range(DAMAGED)]
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=10)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        row = connection.execute("SELECT * FROM tables ORDER BY created DESC").fetchone()
        values = dict(zip(columns, row, strict=True))
        marks = ",".join("?" * len(columns))
        for number, name in enumerate(names):
            header = ("{", "", "[1,2]", '{"game": "figures"}')[number % 4]
            bad = {**values, "id": name, "header": header, "state": "playing", "private": False}
            connection.execute(f"INSERT INTO tables VALUES ({marks})", [bad[column] for column in columns])
        connection.commit()
    return names


async def tries(me: Attacker) -> None:
    """Twelve guests who point at places of a battlefield as fast as they are let."""

    async def point(number: int) -> None:
        cookie = await me.guest()
        table = await me.table(cookie, "skirmish", [ME, ME], armies=["crown-50-a", "grave-50-a"])
        random = Random(number)
        async with watching(me, table, cookie) as line:
            while me.on:
                seat, asked = await line.asked()
                if asked["ask"] != "move":
                    await line.answer()
                    continue
                line.tried(seat, asked, [random.randrange(36_000) for _ in range(2 * LEGS)])
                me.counts["tries"] += 1
                await asyncio.sleep(1 / TRIES)

    await me.all_at_once(point)


async def assets(me: Attacker) -> None:
    """The largest files of the client, again and again, by people who take them compressed."""
    folder = Path(fracas.__file__).parent / "web"
    largest = sorted(folder.rglob("*.js"), key=lambda path: path.stat().st_size)[-3:]
    paths = [f"/{path.relative_to(folder).as_posix()}" for path in largest]

    async def load(number: int) -> None:
        await me.fetch("files", paths[number % len(paths)], more="Accept-Encoding: gzip\r\n")

    await me.all_at_once(load)


ATTACKS: Final[dict[str, Attack]] = {
    "records": records,
    "battles": battles,
    "replays": replays,
    "bots": bots,
    "lists": lists,
    "half-open": half_open,
    "reconnects": reconnects,
    "storage": storage,
    "two servers": two_servers,
    "damaged rows": damaged,
    "tries": tries,
    "assets": assets,
    "looks": looks,
    "stands": stands,
}


async def attack(name: str, port: int, database: str, seconds: float) -> Counter[str]:
    """One attack, for so many seconds after it was prepared; what was done and refused."""
    me = Attacker(port, database, seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PREPARED_WITHIN + seconds):
            await ATTACKS[name](me)
    return me.counts


def main() -> None:
    name, port, database, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(name, int(port), database, float(seconds)))))


if __name__ == "__main__":
    main()
