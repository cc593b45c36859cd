"""A game in one minute: pictures as the browser gets them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fracas.core.course import pictured
from fracas.core.lesson import LEARNER, minute_of
from fracas.games import REGISTERED, game_named
from tests.server.kit import Guest, Refusal

TAUGHT = [name for name, game in REGISTERED.items() if minute_of(game)]


@pytest.mark.parametrize("name", TAUGHT)
def test_each_picture_is_a_table_as_its_first_seat_sees_it(ann: Guest, name: str) -> None:
    game = game_named(name)
    told: list[dict[str, Any]] = ann.get(f"/api/games/{name}/minute")
    pictures = minute_of(game)
    assert [each["caption"] for each in told] == [picture.caption for picture in pictures]
    for each, picture in zip(told, pictures, strict=True):
        table = pictured(game, picture)
        assert each["shows"] == picture.shows
        assert each["lit"] == [*picture.lit]
        assert each["names"] == [*table.header.seats]
        assert each["view"] == msgspec.json.decode(msgspec.json.encode(table.view(LEARNER)))


def test_all_games_have_pictures() -> None:
    assert set(TAUGHT) == {"figures", "legacy", "synergy", "skirmish"}


def test_asking_again_gives_the_same(ann: Guest) -> None:
    assert ann.get("/api/games/legacy/minute") == ann.get("/api/games/legacy/minute")


def test_there_is_no_minute_of_an_unknown_game(ann: Guest) -> None:
    with pytest.raises(Refusal) as no:
        ann.get("/api/games/chess/minute")
    assert no.value.status == 404
