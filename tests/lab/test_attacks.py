"""The benchmark of attacks, in small: an honest player plays on, the attacker is counted. No time is asserted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.attacks.__main__ import AT_THEIR_TABLES, MOST_SECONDS, QUIET, Run, run, section
from bench.attacks.attackers import ATTACKS, damage, huge_position, undo_chain
from bench.attacks.battles import horde_record, stacked_record
from bench.hordes import HORDES

from fracas.core.refusal import RecordError
from fracas.core.work import Work
from fracas.server.replay.replays import read_record
from fracas.server.storage.database import open_database


def test_an_honest_player_plays_on_under_a_tiny_attack() -> None:
    one = asyncio.run(run("lists", seconds=1, tables=1))
    assert one.latencies == sorted(one.latencies) and one.latencies
    assert one.counts["tables"] > 0 and one.counts["lists"] > 0


@pytest.mark.parametrize("name", AT_THEIR_TABLES)
def test_an_honest_player_plays_on_with_an_opponent_who_attacks(name: str) -> None:
    one = asyncio.run(run(name, seconds=2, tables=1))
    assert one.latencies and one.counts["tables"] > 0 and one.counts["messages"] > 0


def test_the_section_names_every_attack_and_what_is_over_the_aim() -> None:
    slow, fast = Run([0.1, 0.4], {"lists": 3}), Run([0.001, 0.002], {})
    names = {name: [fast, slow if name == "lists" else fast, fast] for name in (QUIET, *ATTACKS)}
    text = section(names, MOST_SECONDS)
    assert all(f"| {name} |" in text and (name == QUIET or f"**{name}**:" in text) for name in names)
    assert "All are within it." in text
    names["lists"] = [slow, slow, fast]
    assert "Over the aim: lists." in section(names, MOST_SECONDS)


@pytest.mark.parametrize(
    "text", [undo_chain(), huge_position(), stacked_record()], ids=["undo chain", "huge position", "stacked longbows"]
)
def test_the_records_of_the_attacker_are_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(Work(20_000), text, "attack")


@pytest.mark.parametrize("name", HORDES)
def test_the_worst_battles_of_the_attacker_are_read(name: str) -> None:
    """They stand as bases can, and are late enough to have been paid for: what they cost must be borne."""
    record = read_record(Work(20_000), horde_record(name), "attack")
    assert record is not None


def test_rows_are_really_damaged(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    engine = open_database(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guests VALUES ('ann', '', 'Ann', 0)")
        columns = "(id, game, header, state, private, owner, turns, replay, created, updated, rematch)"
        row = "('t', 'figures', '', 'open', 0, 'ann', 0, '', 0, 0, '')"
        connection.exec_driver_sql(f"INSERT INTO tables {columns} VALUES {row}")
    engine.dispose()
    assert len(set(damage(database))) == 200
