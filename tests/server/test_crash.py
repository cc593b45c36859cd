"""The server is killed in the middle of many games, again and again; nothing that counts is lost, nothing is doubled.

``FRACAS_CRASH_GAMES=50`` plays more games than the few that every run of the tests can afford.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from fracas.core.refusal import Refusal
from fracas.games import game_named
from fracas.server.wire.to_browser import Happened, Scene, Welcome
from tests.server.assembled import Views, read
from tests.server.clients import PATIENCE, Door, Player, all_of, open_table, short_settings
from tests.server.conftest import Databases
from tests.server.truth import Truth, stored

GAMES = int(os.environ.get("FRACAS_CRASH_GAMES", "16"))
KILLS = max(4, GAMES // 3)
AT_ONCE = 8
"""Games under way at the same time."""

NAMES = ("figures", "synergy", "skirmish", "figures", "legacy")
"""Which games are played, in turn."""
SEATINGS = (["me", "open"], ["me", "open", "open"], ["me", "random"], ["me", "greedy"], ["me", "open", "random"])

T = TypeVar("T")


class Server:
    """``fracas serve`` in a process of its own, which can be killed."""

    def __init__(self, database: str, door: Door, errors: Path) -> None:
        self._database = database
        self._door = door
        self._errors = errors
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, wait until it says where it is, and open the door."""
        flags = ["--port", "0", "--workers", "1", "--rate", "10000", "--database", self._database]
        with self._errors.open("ab") as errors:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.luck", "serve", *flags, stdout=asyncio.subprocess.PIPE, stderr=errors
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = (await self._process.stdout.readline()).decode()
        assert "served at" in line, self._errors.read_text()
        await self._door.open(int(line.rstrip().rstrip("/").rpartition(":")[2]))

    def kill(self) -> None:
        """Kill it on the spot: it has no chance to finish anything."""
        assert self._process is not None
        self._door.shut()
        self._process.kill()

    def stop(self) -> None:
        """Ask it to end."""
        assert self._process is not None
        self._door.shut()
        self._process.terminate()

    async def gone(self) -> None:
        """Wait until it is gone, and with it the processes in which its bots think: they share its output."""
        assert self._process is not None and self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            await self._process.stdout.read()
            await self._process.wait()


class Storm:
    """Kills the server after a random number of messages, sent or heard by anybody; so many times."""

    def __init__(self, server: Server, random: Random, kills: int) -> None:
        self.kills = 0
        self._server = server
        self._random = random
        self._most = kills
        self._left = self._calm()
        self._struck = asyncio.Event()

    def _calm(self) -> int:
        return self._random.randint(5, 250)

    def note(self) -> None:
        """A message was sent or heard."""
        if self._struck.is_set() or self.kills == self._most:
            return
        self._left -= 1
        if self._left <= 0:
            self.kills += 1
            self._server.kill()
            self._struck.set()

    async def rage(self) -> None:
        """Start the server again each time it was killed."""
        while True:
            await self._struck.wait()
            await self._server.gone()
            self._left = self._calm()
            await self._server.start()
            self._struck.clear()


class Game:
    """One game of scripted players."""

    def __init__(self, number: int, door: Door, storm: Storm) -> None:
        self.game = NAMES[number % len(NAMES)]
        seatings = [seats for seats in SEATINGS if len(seats) <= game_named(self.game).most]
        self.seats = seatings[number // 2 % len(seatings)]
        self.table = ""
        self.options = short_settings(self.game, Random(number))
        people = sum(seat in ("me", "open") for seat in self.seats)
        self.players = [Player(door, Random(f"{number} {seat}"), undos=number % 4) for seat in range(people)]
        for player in self.players:
            player.noted = storm.note

    async def play(self, turn: asyncio.Semaphore) -> None:
        async with turn:
            for number, player in enumerate(self.players):
                await player.come(f"Guest {number}")
            self.table, _ = await open_table(self.players, self.seats, self.options, self.game)
            await all_of(*(player.play(self.table) for player in self.players))

    async def leave(self) -> None:
        for player in self.players:
            await player.__aexit__()


async def play_through_the_storm(database: str, errors: Path, games: int, kills: int) -> tuple[list[Game], Storm]:
    door = Door()
    server = Server(database, door, errors)
    storm = Storm(server, Random(games), kills)
    played = [Game(number, door, storm) for number in range(games)]
    await server.start()
    raging = asyncio.create_task(storm.rage())
    turn = asyncio.Semaphore(AT_ONCE)
    try:
        await all_of(*(game.play(turn) for game in played))
        for game in played:
            state = await game.players[0].surely("GET", f"/api/tables/{game.table}")
            assert state["state"] == "finished"
    finally:
        raging.cancel()
        await asyncio.gather(raging, return_exceptions=True)
        for game in played:
            await game.leave()
        server.stop()
        await server.gone()
    return played, storm


def test_nothing_is_lost_when_the_server_is_killed(databases: Databases, tmp_path: Path) -> None:
    database = databases.fresh()
    errors = tmp_path / "errors.txt"
    games, storm = asyncio.run(play_through_the_storm(database, errors, GAMES, KILLS))

    assert storm.kills == KILLS
    assert {game.game for game in games} == set(NAMES)
    for name in ("figures", "synergy", "skirmish"):
        assert any(player.lines > 1 for game in games if game.game == name for player in game.players), name
    for game, (row, entries) in zip(games, stored(database, [game.table for game in games]), strict=True):
        assert row.state == "finished" and row.outcome is not None
        truth = Truth(row.header, entries)
        assert truth.session.over
        check(game, truth)
    complaints = [line for line in errors.read_text().splitlines() if "rror" in line or "cannot" in line]
    assert complaints == []


def check(game: Game, truth: Truth) -> None:
    """Everything that players sent, were promised and were shown is in the log, once and in order."""
    for seat, player in enumerate(game.players):
        assert player.seats == (seat,)
        sent: dict[tuple[int, int], list[int | tuple[int, ...]]] = {}
        for each in player.sent:
            sent.setdefault((each.seat, each.question), []).append(each.answer)

        acknowledged = [(each.seat, each.question) for each in player.accepted]
        assert len(set(acknowledged)) == len(acknowledged), "an answer was acknowledged twice"
        places = [truth.answers[asked][0] for asked in acknowledged]
        assert places == sorted(places), "answers lie in another order than they were acknowledged in"
        for each in player.accepted:
            assert truth.answers[each[:2]][1] == each.answer, "another answer counts than the acknowledged one"
        for asked in [asked for asked in truth.answers if asked[0] == seat]:
            # It may have been sent twice, before and after a crash, and not be acknowledged.
            assert truth.answers[asked][1] in sent[asked], "an answer counts that nobody sent"
        check_shown(player, truth)


def check_shown(player: Player, truth: Truth) -> None:
    """Whatever a player was ever shown is still true."""
    views = Views()
    for text, message in player.heard:
        if isinstance(message, Welcome):
            views = Views()
        elif isinstance(message, Happened):
            assert message.upto <= len(truth.session.events), "events are lost that somebody was told"
            told = read(text)["events"]
            for each in told:
                views.told(message.seat, each)
            known = [(n, truth.event(n, message.seat)) for n in range(message.after, message.upto)]
            assert [(e["number"], e["event"]) for e in told] == [each for each in known if each[1] is not None]
        elif isinstance(message, Scene):
            known_views = [moment.views[message.seat] for moment in truth.after(message.upto)]
            assert views.scene(read(text)) in known_views, "somebody was shown a table that never was"


def without(log: list[T], place: int) -> list[T]:
    return log[:place] + log[place + 1 :]


def test_the_check_finds_what_is_wrong(databases: Databases, tmp_path: Path) -> None:
    """A log that lacks an answer, or has one twice, is found out; or all the checking above would prove nothing."""
    database = databases.fresh()
    games, _ = asyncio.run(play_through_the_storm(database, tmp_path / "errors.txt", len(NAMES), 0))
    for game, (row, entries) in zip(games, stored(database, [game.table for game in games]), strict=True):
        check(game, Truth(row.header, entries))
        # From the middle on: an answer of a person, because nobody checks those of a bot.
        answered = next(
            place
            for place, (who, _) in enumerate(entries)
            if who >= 0 and game.seats[who] in ("me", "open") and place > len(entries) // 2
        )
        twice = [*entries[: answered + 1], *entries[answered:]]
        for log in (without(entries, answered), entries[:answered], twice):
            with pytest.raises((AssertionError, KeyError, Refusal)):
                check(game, Truth(row.header, log))
