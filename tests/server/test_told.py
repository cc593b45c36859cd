"""What tables tell besides the game: how good a bot is, how long it was played, and names within their limit."""

from __future__ import annotations

import pytest

from fracas.server.people.guests import LONGEST_NAME
from fracas.server.people.lookalikes import unlike
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Guest, Served, play_to_the_end


@pytest.mark.parametrize(
    ("game", "bot", "level"),
    [
        ("figures", "easy", "easy"),
        ("figures", "greedy", "normal"),
        ("legacy", "hard", "hard"),
        ("figures", "mcts:7", ""),
    ],
)
def test_a_bot_has_its_level_at_the_table(ann: Guest, game: str, bot: str, level: str) -> None:
    table = ann.table("me", bot, game=game)["table"]
    assert [seat["level"] for seat in table["seats"]] == ["", level]
    with ann.sit(table["id"]) as line:
        assert line.welcome["table"]["seats"][1]["level"] == level


def test_how_long_a_game_was_played_counts_from_the_last_seat_taken(databases: Databases) -> None:
    url = databases.fresh()
    with Served(url, limits=UNHURRIED) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        opened = ann.table("me", "open", turn_limit=2)
        table = opened["table"]["id"]
        # She waited for an hour; nobody has to wait for that here.
        row = served.tables._tables[table].row
        row.created -= 3600
        row.began -= 3600
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        with ann.sit(table) as hers, bob.sit(table) as his:
            assert hers.welcome["table"]["lasted"] == 0
            play_to_the_end({0: hers, 1: his})
        [over] = [each for each in ann.get("/api/me")["tables"] if each["id"] == table]
        [replay] = [each for each in ann.get("/api/replays") if each["id"] == table]
        assert 0 < over["lasted"] == replay["lasted"] < 3600
    with Served(url, limits=UNHURRIED) as served, served.guest() as cy:
        assert cy.get(f"/api/replays/{table}")["lasted"] == over["lasted"], "it is kept"


@pytest.mark.parametrize("name", ["W" * LONGEST_NAME, "Ann"])
def test_a_name_with_a_number_is_no_longer_than_any_other(name: str) -> None:
    taken: list[str] = []
    for _ in range(11):
        taken.append(unlike(taken, name))
    assert len(set(taken)) == 11
    assert max(map(len, taken)) <= LONGEST_NAME
