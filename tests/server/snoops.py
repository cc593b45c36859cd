"""Players and watchers who try everything to learn more than they may, and what they were sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from fracas.games import game_named
from fracas.games.synergy.content import CARDS
from fracas.server.people.guests import COOKIE
from fracas.server.wire.from_browser import Answer, AskHint, AskUndo, Look, Say, Try, Why
from fracas.server.wire.to_browser import Accepted, Hint, Problem, Refused, Scene
from tests.server.clients import Door, Player, all_of, open_table, short_settings
from tests.server.detector import Detector
from tests.server.kit import Served
from tests.server.truth import Truth

AT_ONCE = 4
HINTED = ("card", "act", "champion")
"""Questions for which a snoop asks a hint."""

THINGS = [
    *(f"card:{card.id}" for card in CARDS),
    *(f"{kind}:{n}" for kind in ("figure", "warrior", "unit", "army") for n in range(9)),
]
"""What a snoop asks about, in any game."""

SEATINGS = (
    ["me", "open"],
    ["me", "open", "open"],
    ["me", "me", "open"],
    ["me", "open", "random"],
    ["me", "open", "open", "open"],
)


class Fetched(NamedTuple):
    """An answer over HTTP."""

    heard: int
    """How many messages had come before."""
    request: str
    status: int
    text: str
    headers: str


class Snoop(Player):
    """Plays, or watches, and tries everything to learn more than it may."""

    def __init__(self, door: Door, random: Random, *, undos: int = 0) -> None:
        super().__init__(door, random, undos=undos)
        self.fetched: list[Fetched] = []
        self.probed: set[int] = set()
        """What it has answered without being offered it."""
        self._table = ""
        self.hints = 0
        self._awaits_hint = False
        self._pries = 4
        self._stays = True

    async def watch(self, table: str) -> None:
        self._table = table
        await self.play(table)

    def where_to_begin(self) -> int:
        self._stays = True
        return self._random.randint(0, self.seen)

    def stays(self) -> bool:
        return self._stays

    def acknowledged(self, yes: Accepted) -> None:
        """What they send at random may be an answer of theirs, sent again: that is accepted, and comes to nothing."""
        if (yes.seat, yes.question) in self._tried:
            super().acknowledged(yes)

    def refused(self, no: Refused) -> None:
        """Snoops are used to it."""

    def troubled(self, problem: Problem) -> None:
        assert problem.code in ("malformed", "no-hint", "hello-twice"), problem

    async def looked(self, scene: Scene) -> None:
        self._awaits_hint = False
        chance = self._random.random()
        if chance < 0.03 and self._pries:
            self._pries -= 1
            await self._pry()
        elif chance < 0.06:
            await self._probe(scene)
        elif chance < 0.07:
            self._stays = False
        elif chance < 0.2 and scene.asked is not None:
            # Often, because most answers of theirs are quicker than a reason.
            await self._ask_about(scene, scene.seat)
        elif self.hints and scene.asked is not None and scene.asked.ask in HINTED:
            self.hints -= 1
            self._awaits_hint = True
            await self.say(AskHint(scene.seat))

    def last_seen(self) -> str:
        return f"{super().last_seen()} {self._awaits_hint=} {self._stays=}"

    async def _act(self) -> None:
        """Who has asked for a hint answers after it has come, not before: or it would come too late."""
        if isinstance(self.heard[-1].message, Hint | Problem | Refused):
            self._awaits_hint = False
        if not self._awaits_hint:
            await super()._act()

    async def _probe(self, scene: Scene) -> None:
        """Ask for what is not ours, answer for others, answer with their cards, talk nonsense."""
        other = self._random.randrange(4)
        question = scene.asked.id if scene.asked is not None else scene.upto
        probe = self._random.randrange(52)
        self.probed.add(probe)
        await self.say(Answer(other, question, probe))
        if other not in self.seats:
            await self.say(AskHint(other))
            await self.say(AskUndo(other))
        await self._ask_about(scene, other)
        if self.cookie:
            await self.say(Say("What do you hold?"))
        if self._random.random() < 0.3:
            await self.say_raw(self._random.choice(["{", "[]", '{"type":"Peek"}', '{"type":"Answer","seat":"all"}']))

    async def _ask_about(self, scene: Scene, other: int) -> None:
        """Ask about any card: for our own question, and for one that was put to somebody else."""
        if scene.asked is None:
            return
        thing = self._random.choice(THINGS)
        for seat in {scene.seat, other}:
            await self.say(Why(seat, scene.asked.id, thing))
            await self.say(Look(seat, scene.asked.id))
            if scene.asked.shape is not None:
                await self.say(Try(seat, scene.asked.id, (0, 0, 0)))

    async def _pry(self) -> None:
        table = f"/api/tables/{self._table}"
        replay = f"/api/replays/{self._table}"
        await self.fetch("GET", table)
        await self.fetch("GET", "/api/me")
        await self.fetch("GET", "/api/tables")
        await self.fetch("GET", "/api/replays")
        await self.fetch("POST", f"/api/join/{self._table}")
        refused = [
            await self.fetch("GET", f"{table}/record"),
            await self.fetch("GET", replay),
            await self.fetch("GET", f"{replay}/steps?seat=all"),
            await self.fetch("POST", f"{replay}/continue", {"frame": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}),
            await self.fetch("POST", f"{table}/rematch"),
            await self.fetch("POST", f"{table}/join"),
        ]
        await self.fetch("GET", f"{table}/invites")
        given = [each for each in refused if each.status < 400]
        if given:  # another player may just have ended the game, and then all is open; but only then
            assert '"state":"finished"' in (await self.fetch("GET", table)).text, given
            self.fetched = [each for each in self.fetched if each not in given]

    async def fetch(self, method: str, path: str, body: Any = None) -> Fetched:
        known = self.cookie
        response = await self.ask(method, path, body)
        headers = "\n".join(f"{name}: {value}" for name, value in response.headers.items())
        if not known:
            headers = headers.replace(f"{COOKIE}={self.cookie}", "")  # a newcomer's own token is for them to have
        fetched = Fetched(len(self.heard), f"{method} {path}", response.status_code, response.text, headers)
        self.fetched.append(fetched)
        return fetched


class Game:
    """One game of snoops, with snoops who watch."""

    def __init__(self, number: int, door: Door, game: str) -> None:
        self.game = game
        seatings = [seats for seats in SEATINGS if len(seats) <= game_named(game).most]
        self.seats = seatings[number % len(seatings)]
        self.options = short_settings(game, Random(number))
        people = self.seats.count("open") + 1
        self.players = [Snoop(door, Random(f"{number} {n}"), undos=number % 3) for n in range(people)]
        # A hint at skirmish takes a second of thought, at figures there are many games.
        self.players[number % people].hints = int(number % 5 == 0 or game not in ("figures", "skirmish"))
        self.watchers = [Snoop(door, Random(f"{number} watch {n}")) for n in range(1 + number % 2)]
        self.table = ""
        self.codes: list[str] = []

    @property
    def everybody(self) -> list[Snoop]:
        return [*self.players, *self.watchers]

    async def play(self, turn: asyncio.Semaphore) -> None:
        async with turn:
            for number, player in enumerate(self.everybody[:-1]):  # the last one who watches has no name and no cookie
                await player.come(f"Guest {chr(65 + number)}")
            self.table, self.codes = await open_table([*self.players], self.seats, self.options, self.game)
            try:
                await all_of(*(player.watch(self.table) for player in self.everybody))
            except AssertionError as failed:
                for player in self.players:
                    failed.add_note(player.last_seen())
                raise
        for player in self.everybody:
            await player.__aexit__()

    def findings(self, truth: Truth, words: dict[str, str]) -> Iterator[str]:
        """Whatever anybody was sent and must not know."""
        for player in self.everybody:
            detector = Detector(truth, player.seats, words, frozenset(player.probed))
            fetched = iter([*player.fetched, Fetched(len(player.heard), "", 0, "", "")])
            answer = next(fetched)
            for number, (text, _) in enumerate(player.heard):
                while answer.heard <= number:
                    yield from detector.in_words(answer.headers)
                    yield from detector.in_answer(answer.text)
                    answer = next(fetched)
                yield from detector.in_message(text)


async def play_games(served: Served, games: int, game: str = "figures", first: int = 0) -> list[Game]:
    """So many games; ``first`` is the number of the first, from which seats and settings follow."""
    door = Door(served.port)
    played = [Game(number, door, game) for number in range(first, first + games)]
    turn = asyncio.Semaphore(AT_ONCE)
    await all_of(*(game.play(turn) for game in played))
    return played
