"""Everything that is sent to a viewer over many games is searched for what they must not know at that time.

``FRACAS_LEAK_GAMES=200`` plays more games than the few that every run of the tests can afford.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from fracas.games import game_named
from fracas.games.figures.deck import code, face
from fracas.server.guests import COOKIE
from fracas.server.protocol import Answer, AskHint, AskUndo, Happened, Hint, Problem, Refused, Say, Scene
from tests.server.assembled import Views, read
from tests.server.clients import Door, Player, all_of, open_table
from tests.server.detector import Detector, secret_words
from tests.server.kit import Served
from tests.server.truth import Truth, stored

GAMES = int(os.environ.get("FRACAS_LEAK_GAMES", "20"))
SHARES = {"figures": 1, "synergy": 5, "legacy": 10}
"""Of each game one in so many of them is played."""
AT_ONCE = 4
HINTED = ("card", "act", "champion")
"""Questions for which a snoop asks a hint."""

SEATINGS = (
    ["me", "open"],
    ["me", "open", "open"],
    ["me", "me", "open"],
    ["me", "open", "random"],
    ["me", "open", "open", "open"],
)


def settings_of(game: str, random: Random) -> dict[str, Any]:
    """Settings that make a game short, and rich in secrets."""
    if game == "legacy":
        return {"rounds": 1, "events": random.randint(0, 3)}
    if game == "synergy":
        return {
            "warriors": random.randint(1, 3),
            "round_limit": random.randint(3, 6),
            "power_ups": random.choice(["off", "open", "hidden", "hidden"]),
            "extra_team_powers": random.random() < 0.5,
        }
    return {"army_size": random.randint(1, 3), "turn_limit": random.randint(8, 30)}


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

    def refused(self, no: Refused) -> None:
        """Snoops are used to it."""

    def troubled(self, problem: Problem) -> None:
        assert problem.code in ("malformed", "no-hint", "hello-twice"), problem

    async def looked(self, scene: Scene) -> None:
        chance = self._random.random()
        if chance < 0.03 and self._pries:
            self._pries -= 1
            await self._pry()
        elif chance < 0.06:
            await self._probe(scene)
        elif chance < 0.07:
            self._stays = False
        elif self.hints and scene.asked is not None and scene.asked.ask in HINTED:
            self.hints -= 1
            await self.say(AskHint(scene.seat))

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
        if self.cookie:
            await self.say(Say("What do you hold?"))
        if self._random.random() < 0.3:
            await self.say_raw(self._random.choice(["{", "[]", '{"type":"Peek"}', '{"type":"Answer","seat":"all"}']))

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
        self.options = settings_of(game, Random(number))
        people = self.seats.count("open") + 1
        self.players = [Snoop(door, Random(f"{number} {n}"), undos=number % 3) for n in range(people)]
        self.players[number % people].hints = int(number % 5 == 0)
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
            await all_of(*(player.watch(self.table) for player in self.everybody))
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


async def play_games(served: Served, games: int, game: str = "figures") -> list[Game]:
    door = Door(served.port)
    played = [Game(number, door, game) for number in range(games)]
    turn = asyncio.Semaphore(AT_ONCE)
    await all_of(*(game.play(turn) for game in played))
    return played


@pytest.mark.parametrize("name", SHARES)
def test_nobody_is_sent_what_he_must_not_know(served: Served, name: str) -> None:
    games = asyncio.run(play_games(served, GAMES // SHARES[name], name))
    hints = fetched = refusals = 0
    for game, (row, entries) in zip(games, stored(served.database, [game.table for game in games]), strict=True):
        assert row.state == "finished"
        ids = [seat.guest for seat in row.seats if seat.guest is not None]
        words = secret_words(game.codes, [each.cookie for each in game.everybody if each.cookie], ids)
        truth = Truth(row.header, entries)
        assert list(game.findings(truth, words)) == []
        assert list(shown_to_newcomers(truth)) == []
        assert list(shown_choices(truth)) == []
        for player in game.everybody:
            fetched += len(player.fetched)
            hints += sum(isinstance(each.message, Hint) for each in player.heard)
            refusals += sum(isinstance(each.message, Refused | Problem) for each in player.heard)
    assert hints and fetched and refusals, "nobody snooped"


def shown_choices(truth: Truth) -> Iterator[str]:
    """Whoever has chosen in secret while others still choose has changed nothing that anybody sees."""
    for before, after in pairwise(truth.moments):
        fewer = set(after.waiting_for) < set(before.waiting_for)
        if before.secret and after.secret and fewer and before.views != after.views:
            yield f"a secret choice shows after {after.log} entries"


def shown_to_newcomers(truth: Truth) -> Iterator[str]:
    """Whoever comes anew is sent a whole view: so each view of each moment is looked at, whether it was sent or not."""
    for moment in truth.moments:
        for eyes, view in moment.views.items():
            yield from Detector(truth, (eyes,) if eyes >= 0 else (), {}).in_view(view, eyes, moment)


# -- the detector itself


@pytest.fixture(scope="module")
def watched(served: Served) -> tuple[Game, Truth, dict[str, str]]:
    """A game that two have played, with somebody who looked on."""
    [game] = asyncio.run(play_games(served, 1))
    [(row, entries)] = stored(served.database, [game.table])
    ids = [seat.guest for seat in row.seats if seat.guest is not None]
    words = secret_words(game.codes, [each.cookie for each in game.everybody if each.cookie], ids)
    return game, Truth(row.header, entries), words


def scene_of(game: Game, truth: Truth) -> tuple[dict[str, Any], int]:
    """A scene for seat 0, and a card that seat 1 holds then."""
    views = Views()
    for text, message in game.players[0].heard:
        said = read(text)
        if isinstance(message, Happened):
            for told in said["events"]:
                views.told(message.seat, told)
        if isinstance(message, Scene):
            view = views.scene(said)
            hand = truth.after(message.upto)[-1].hands[1]
            if hand and message.asked is not None:
                return {**said, "view": view, "patch": {}}, min(hand)
    raise AssertionError("seat 1 never held a card")


def test_a_leak_in_a_scene_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    game, truth, words = watched
    scene, card = scene_of(game, truth)

    def found(**view: Any) -> list[str]:
        leaky = {**scene, "view": {**scene["view"], **view}}
        return list(Detector(truth, (0,), words).in_message(msgspec.json.encode(leaky).decode()))

    assert found() == []
    for field in ("hand", "discard"):
        assert found(**{field: [card]}) == [f"{code(card)} of seat 1 in a scene"]
    assert found(attack_card=card) and found(defence_card=card)
    assert found(phase=f"waits for {face(card)}") and found(phase=f"card:{code(card)}")
    assert found(hands=[[], [card]]) == ["nobody knows what hands holds"]
    choice = {"value": card, "label": "a card", "token": "x", "touches": [], "note": "", "verb": ""}
    message = msgspec.json.encode({**scene, "chosen": choice}).decode()
    assert list(Detector(truth, (0,), words).in_message(message)) == [f"{code(card)} of seat 1 in a scene"]
    figure = scene["view"]["figures"][0]
    assert found(figures=[{**figure, "armor": [card]}]) and found(figures=[{**figure, "hidden": 1}])


def test_a_leak_in_a_patch_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    game, truth, words = watched
    scene, card = scene_of(game, truth)
    number = next(n for n in range(scene["upto"], len(truth.session.events)) if not truth.shuffled_after(n))
    later = min(truth.during(number).hands[1])

    def found(patch: dict[str, Any]) -> tuple[list[str], list[str]]:
        """In the patch of an event, and in that of a scene."""
        event = {"number": number, "event": {"type": "Passed"}, "sentence": "", "rule": "", "patch": patch}
        happened = {"type": "Happened", "seat": 0, "after": number, "events": [event], "upto": number + 1}
        messages = happened, {**scene, "view": None, "patch": patch}
        findings = []
        for message in messages:
            detector = Detector(truth, (0,), words)
            assert list(detector.in_message(msgspec.json.encode(scene).decode())) == []
            findings.append(list(detector.in_message(msgspec.json.encode(message).decode())))
        return findings[0], findings[1]

    assert found({}) == ([], [])
    for field, leak in {"discard": [card, later], "hand": [later, card], "attack_card": later}.items():
        assert found({field: leak})[0], field
    assert found({"discard": [card]})[1] == [f"{code(card)} of seat 1 in a scene"]
    assert found({"figures": {"0": {"armor": [later, card]}}}) != ([], [])
    assert all(found({"phase": f"waits for {face(later)} and {face(card)}"}))
    assert found({"hands": [[], [card]]})[0] == ["nobody knows what hands holds"]
    same = scene["view"]["hand_sizes"]
    assert found({"hand_sizes": same})[0] == ["a patch of hand_sizes, which has not changed"]
    alone = Detector(truth, (0,), words).in_message(msgspec.json.encode({**scene, "view": None}).decode())
    assert list(alone) == ["a patch of nothing"]


def test_a_leak_in_any_message_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    game, truth, words = watched
    scene, card = scene_of(game, truth)

    def found(leaky: Any, seats: tuple[int, ...] = (0,)) -> list[str]:
        detector = Detector(truth, seats, words)
        assert list(detector.in_message(msgspec.json.encode(scene).decode())) == [] or seats != (0,)
        return list(detector.in_message(msgspec.json.encode(leaky).decode()))

    refused = {"type": "Refused", "code": "no", "rule": "", "sentence": "No.", "question": None}
    assert found(refused) == []
    assert found({**refused, "sentence": f"Seat 2 has chosen {face(card)}."})
    assert found({**refused, "sentence": f"The seed is {truth.header.seed}."}) == ["the seed"]
    assert found({**refused, "sentence": game.codes[0]}) == ["the code of an invitation"]
    assert found({**refused, "sentence": game.players[1].cookie}) == ["the token of a guest"]
    assert found({**refused, "hand": [card]}) == ["a Refused holds more than the protocol says"]
    assert found({"type": "Accepted", "seat": 1, "question": 1}) == ["a Accepted for seat 1"]
    assert found(scene, seats=(1,)) and found(scene, seats=())


def test_a_leak_in_an_event_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    _, truth, words = watched
    number, drew = next(
        (number, event)
        for number, event in enumerate(truth.session.events)
        if type(event).__name__ == "Drew" and truth.event(number, 1)["seat"] == 1
    )
    event = truth.event(number, 1)

    def found(event: dict[str, Any], sentence: str) -> list[str]:
        told = {"number": number, "event": event, "sentence": sentence, "rule": drew.rule, "patch": {}}
        happened = {"type": "Happened", "seat": 0, "after": number, "events": [told], "upto": number + 1}
        return list(Detector(truth, (0,), words).in_message(msgspec.json.encode(happened).decode()))

    assert found({**event, "card": None}, "B draws a card.") == []
    assert found(event, "B draws a card.") == [f"{code(event['card'])} of seat 1 in a Drew"]
    assert found({**event, "card": None}, f"B draws {face(event['card'])}.")
    assert found({**event, "card": None}, "B draws a Queen.")
    assert found({**event, "card": None, "next": 3}, "B draws a card.") == ["nobody knows what Drew.next holds"]
