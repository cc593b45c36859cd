"""What a thing is worth that a guest is making: tried out in games of bots, a few at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import aclosing
from typing import Any

import msgspec
import pytest

from fracas.core.workshop import Made
from fracas.games.figures.content import CardInfo, CardTrials
from fracas.lab.statistics import wilson
from fracas.lab.worth import victories
from fracas.server.bots import worths
from fracas.server.bots.processes import BotProcesses
from fracas.server.bots.worths import AT_ONCE, ROUNDS, Worths
from fracas.server.wire.rest import Worth
from tests.server.kit import Guest, Refusal

CARD = CardInfo(id="ann", name="Ann", actions=("blast", "boost", "dodge"))
OTHER = CardInfo(id="bob", name="Bob", actions=("stun", "armor", "luck"))
TRIALS = CardTrials()
ADDRESS = "/api/me/made/figures/worth"


class Coins(BotProcesses):
    """Bots whose games are known beforehand, so that thousands take no time."""

    def __init__(self, won: int) -> None:
        super().__init__(0)
        self.won = won
        self.played: list[tuple[str, int]] = []

    async def try_out(self, game: str, made: Made, first: int, count: int, owner: str = "") -> float:
        await asyncio.sleep(0)
        self.played.append((made.name, first))
        return float(self.won)


def told(line: bytes) -> Worth:
    assert line.endswith(b"\n")
    return msgspec.json.decode(line, type=Worth)


async def heard(known: Worths, card: CardInfo, owner: str = "ann") -> list[Worth]:
    return [told(line) async for line in known.lines("figures", TRIALS, card, owner)]


def test_it_is_told_closer_and_closer_until_it_is_close_enough() -> None:
    bots = Coins(won=AT_ONCE // 2)
    all_told = asyncio.run(heard(Worths(bots), CARD))
    assert [worth.games for worth in all_told] == [AT_ONCE * (step + 1) for step in range(len(all_told))]
    assert [worth.done for worth in all_told] == [False] * (len(all_told) - 1) + [True]
    for worth in all_told:
        assert (worth.low, worth.high) == wilson(worth.games / 2, worth.games)
    last = all_told[-1]
    assert last.high - last.low <= 0.04 and last.games <= last.most == ROUNDS * TRIALS.count


def test_what_is_never_close_enough_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worths, "CLOSE", 0.0)
    *_, last = asyncio.run(heard(Worths(Coins(won=3)), CARD))
    assert last.done and last.games == last.most


def test_what_was_found_is_kept_for_everybody() -> None:
    bots = Coins(won=20)

    async def twice() -> list[Worth]:
        known = Worths(bots)
        await heard(known, CARD, "ann")
        return await heard(known, CardInfo(id="x", name="Another name", actions=CARD.actions), "bob")

    (again,) = asyncio.run(twice())
    assert again.done
    assert len(bots.played) * AT_ONCE == again.games


def test_games_go_on_where_somebody_left() -> None:
    bots = Coins(won=20)

    async def left() -> None:
        known = Worths(bots)
        async with aclosing(known.lines("figures", TRIALS, CARD, "ann")) as lines:
            assert told(await anext(lines)).games == AT_ONCE
        async with aclosing(known.lines("figures", TRIALS, CARD, "ann")) as lines:
            assert [told(await anext(lines)).games, told(await anext(lines)).games] == [AT_ONCE, 2 * AT_ONCE]

    asyncio.run(left())
    assert [first for _, first in bots.played] == [0, AT_ONCE]


def test_each_guest_has_one_thing_tried_out_at_a_time() -> None:
    async def changed_their_mind() -> tuple[list[Worth], list[Worth]]:
        known = Worths(Coins(won=20))
        earlier = known.lines("figures", TRIALS, CARD, "ann")
        first = [told(await anext(earlier))]
        later = await heard(known, OTHER, "ann")
        return first + [told(line) async for line in earlier], later

    earlier, later = asyncio.run(changed_their_mind())
    assert not earlier[-1].done and len(earlier) <= 2
    assert later[-1].done


def test_in_a_round_a_card_has_every_place_once_in_every_army() -> None:
    tables: Counter[Any] = Counter()
    for index in range(TRIALS.count):
        settings, seat = TRIALS.table(CARD, index)
        own, other = settings["armies"][seat], settings["armies"][1 - seat]
        places = [place for place, (card, _) in enumerate(own) if card == settings["cards"][0]["id"]]
        assert len(places) == 1 and isinstance(other, str)
        tables[seat, other, places[0], own[places[0] - 1][0]] += 1
    assert len(tables) == TRIALS.count == 2 * 8 * 8 * 4
    few = Counter(TRIALS.table(CARD, index)[1] for index in range(AT_ONCE))
    assert min(few[0], few[1]) >= AT_ONCE // 4, "a few in a row are nearly balanced"


def test_the_same_card_wins_the_same_games_and_another_wins_others() -> None:
    assert victories("figures", CARD, 0, 24) == victories("figures", CARD, 0, 16) + victories("figures", CARD, 16, 8)
    singly = [[victories("figures", card, index, 1) for index in range(24)] for card in (CARD, OTHER)]
    assert singly[0] != singly[1], "its actions matter"


def test_it_is_asked_over_http(ann: Guest) -> None:
    with ann.http.stream("POST", ADDRESS, json=msgspec.to_builtins(CARD)) as response:
        assert response.status_code == 200
        assert (response.headers["content-encoding"], response.headers["cache-control"]) == ("identity", "no-store")
        first = told(next(response.iter_raw()))
    assert first.games == AT_ONCE and not first.done
    assert first.share * AT_ONCE == victories("figures", CARD, 0, AT_ONCE)
    assert ann.get("/api/me/made/figures") == [], "nothing is kept"


@pytest.mark.parametrize(
    ("game", "thing", "status", "code"),
    [
        ("figures", {"id": "ann", "name": "Ann", "actions": ["blast"]}, 422, "bad-card"),
        ("skirmish", {"id": "two", "name": "Two", "points": 50, "text": "Athum Tellur"}, 404, "missing"),
        ("chess", {}, 404, "missing"),
    ],
)
def test_what_cannot_be_tried_out_is_refused(ann: Guest, game: str, thing: Any, status: int, code: str) -> None:
    with pytest.raises(Refusal) as no:
        ann.post(f"/api/me/made/{game}/worth", thing)
    assert (no.value.status, no.value.code) == (status, code)
