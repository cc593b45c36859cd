"""What is sent adds up: for every seat and the spectator, over whole games, through undo and lost lines."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from fracas.server.wire.to_browser import Happened, Scene, Welcome
from tests.server.assembled import Views, read
from tests.server.clients import Door, Player, all_of, open_table
from tests.server.kit import Guest, Served, play_to_the_end
from tests.server.truth import Truth, stored


class Restless(Player):
    """Plays, takes back, and now and then opens the page anew."""

    def where_to_begin(self) -> int:
        self._stays = True
        return self._random.choice([0, self.seen])

    def stays(self) -> bool:
        return self._stays

    async def looked(self, scene: Scene) -> None:
        self._stays = self._random.random() > 0.05


async def play(served: Served, number: int, seats: list[str], game: str) -> tuple[str, list[Restless]]:
    door = Door(served.port)
    people = [Restless(door, Random(f"{number} {each}"), undos=6) for each in range(seats.count("open") + 1)]
    watcher = Restless(door, Random(number))
    for each, player in enumerate(people):
        await player.come(f"Guest {chr(65 + each)}")
    table, _ = await open_table([*people], seats, SETTINGS[game], game)
    await all_of(*(player.play(table) for player in [*people, watcher]))
    for player in [*people, watcher]:
        await player.__aexit__()
    return table, [*people, watcher]


SETTINGS: dict[str, dict[str, Any]] = {
    "figures": {"army_size": 2, "turn_limit": 25},
    "skirmish": {"round_limit": 3, "armies": ["choose", "build"]},
}


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("figures", ["me", "open"]),
        ("figures", ["me", "me", "open"]),
        ("figures", ["me", "open", "random", "open", "open", "open"]),
        ("skirmish", ["me", "open"]),
        ("skirmish", ["me", "open", "random", "me"]),
    ],
)
def test_patches_add_up_to_the_view(served: Served, game: str, seats: list[str]) -> None:
    for attempt in range(5):
        table, viewers = asyncio.run(play(served, 100 * attempt + len(seats), seats, game))
        [(row, entries)] = stored(served.database, [table])
        if any(who < -1 for who, _ in entries):
            break  # who is faster decides whether anything can be taken back
    else:
        pytest.fail("in five games nothing was taken back")
    truth = Truth(row.header, entries)
    assert sum(viewer.lines for viewer in viewers) > len(viewers), "nobody came back"
    wholes = patches = 0
    for viewer in viewers:
        views = Views()
        for text, message in viewer.heard:
            said = read(text)
            if isinstance(message, Welcome):
                views = Views()  # a new line: everything that comes must stand by itself
            elif isinstance(message, Happened):
                for told in said["events"]:
                    views.told(message.seat, told)
                    patches += bool(told["patch"])
            elif isinstance(message, Scene):
                wholes += message.view is not None
                view = views.scene(said)
                assert view in [moment.views[message.seat] for moment in truth.after(message.upto)]
    assert wholes and patches > 3 * wholes


def test_a_patch_comes_only_with_what_is_seen(ann: Guest) -> None:
    """Whole views come on entering and after an undo; at no other time."""
    table = ann.table("me", "me", turn_limit=8)["table"]["id"]
    with ann.sit(table) as line:
        assert play_to_the_end({0: line, 1: line})["over"]
        wholes = [said for said in line.raw if said["type"] == "Scene" and said["view"] is not None]
        assert [said["seat"] for said in wholes] == [0, 1]


def test_what_a_viewer_has_never_seen_is_not_patched(ann: Guest, bob: Guest) -> None:
    opened = ann.table("me", "me", turn_limit=8, private=False)
    table = opened["table"]["id"]
    with ann.sit(table) as line:
        line.scene(0)
        line.scene(1)
        with bob.sit(table) as watching:
            first = watching.scene(-1)
            assert "hand" not in first["view"] or not first["view"]["hand"]
            seat = line.scenes[0]["waiting_for"][0]
            line.answer(seat)
            watching.scene(-1)
            [_, later] = [said for said in watching.raw if said["type"] == "Scene"]
            assert later["view"] is None
