"""``fracas mcp``, as a model meets it."""

from __future__ import annotations

from pathlib import Path
from random import Random, randrange
from typing import Any

import pytest
from tests.mcp.kit import Caller, any_answer, talk
from tests.terminal.kit import Typist

import fracas as package
from fracas.core.record import Record

LONGEST_LOOK = 16_000
"""Characters: a raw view of synergy alone has 45,000."""


@pytest.mark.parametrize("game", [game.name for game in package.all_games()])
def test_a_whole_game_at_random(game: str, tmp_path: Path, fracas: Typist) -> None:
    """The client of the SDK plays it, and the file of its answers leads to the very same game."""
    seed = randrange(1000)
    seat, random = seed % 2, Random(seed)

    async def play(call: Caller) -> dict[str, Any]:
        now: dict[str, Any] = await call("start", game=game, bots=["random"], seed=seed, seat=seat)
        told: list[str] = []
        while not now["over"]:
            assert "refused" not in now
            once = now.get("once", {})
            told += [rule["id"] for rule in once.get("rules", [])] + once.get("printed", [])
            question = now["question"]
            assert question["rule"] in told
            now = await call("answer", table=now["table"], question=question["id"], answer=any_answer(question, random))
        assert len(told) == len(set(told)), "what never changes is said once"
        after = await call("look", table=now["table"])
        assert len(str(after)) < LONGEST_LOOK
        gone = await call("answer", table=now["table"], question=0, answer="x")
        assert gone["refused"]["rule"] == "table.question"
        return now

    end: dict[str, Any] = talk(play, "--keep", str(tmp_path))
    kept = Record.read((tmp_path / f"{game}-1.jsonl").read_text())
    table = package.replay(kept)
    assert table.over and table.result == end["result"]
    assert table.header.bots[seat] == ""
    again = fracas(
        "mcp", "--answers", str(tmp_path / f"{game}-1.answers.jsonl"), "--record", str(tmp_path / "again.jsonl")
    )
    assert again.status == 0 and again.out.startswith(end["result"]), again.out + again.err
    assert Record.read((tmp_path / "again.jsonl").read_text()).entries == kept.entries


def test_a_refusal_has_its_rule_and_its_sentence() -> None:
    async def play(call: Caller) -> None:
        now = await call("start", game="figures", bots=["greedy"], seed=1)
        asked = now["question"]
        no = await call("answer", table=now["table"], question=asked["id"], answer="nobody")
        assert no["refused"] == {"sentence": "'nobody' is not one of the options.", "rule": "table.answer"}
        assert [rule["id"] for rule in no["once"]["rules"]] == ["table.answer"]
        assert no["question"] == asked
        late = await call("answer", table=now["table"], question=asked["id"] + 1, answer="nobody")
        assert late["refused"]["rule"] == "table.question"
        why = await call("why_not", table=now["table"])
        assert any("[figures." in line for line in why)

    talk(play)


def test_what_cannot_be_done_at_all_is_an_error_with_its_sentence() -> None:
    async def ask(call: Caller) -> None:
        assert "Unknown game 'chess'" in await call.error("start", game="chess")
        assert "Unknown bot 'rando'. Did you mean 'random'?" in await call.error("start", game="legacy", bots=["rando"])
        assert "has no setting 'armie'" in await call.error("start", game="figures", settings={"armie": 1})
        assert "from 1 to 15, not 99. [figures.army.size]" in await call.error(
            "start", game="figures", settings={"army_size": 99}
        )
        assert "The seats are 0 to 1." in await call.error("start", game="figures", seat=2)
        assert "[table.seat]" in await call.error("start", game="legacy", bots=["random", "random", "random", "random"])
        assert "There is no table 'x'" in await call.error("look", table="x")
        assert "No rule of figures mentions 'zeppelin'." in await call.error("rules", game="figures", about="zeppelin")

    talk(ask)


def test_rules_by_id_by_the_beginning_of_ids_and_by_words() -> None:
    async def ask(call: Caller) -> None:
        games = await call("list_games")
        assert [game["name"] for game in games] == ["figures", "legacy", "synergy", "skirmish"]
        assert all("normal" in game["bots"] for game in games)
        book = await call("rules", game="figures")
        assert book["in_one_minute"] and "army_size" in book["settings"]
        one = await call("rules", game="figures", about="figures.turn.attack")
        assert [rule["id"] for rule in one["rules"]] == ["figures.turn.attack"]
        some = await call("rules", game="figures", about="figures.battle")
        assert len(some["rules"]) > 1 and all(rule["id"].startswith("figures.battle.") for rule in some["rules"])
        assert (await call("rules", game="figures", about="wounded"))["rules"]

    talk(ask)


def test_hints_only_where_they_are_allowed() -> None:
    async def allowed(call: Caller) -> None:
        now = await call("start", game="figures", bots=["random"], seed=2, settings={"army_size": 3})
        said = await call("hint", table=now["table"])
        assert said["answer"] in [option["answer"] for option in now["question"]["options"]] and said["why"]
        end = await call("resign", table=now["table"])
        assert end["over"] and not end["won"] and "resigned" in end["result"]

    async def forbidden(call: Caller) -> None:
        now = await call("start", game="figures", bots=["random"], seed=2)
        assert "There are no hints at this table. [table.hint]" in await call.error("hint", table=now["table"])

    talk(allowed)
    talk(forbidden, "--no-hints")
