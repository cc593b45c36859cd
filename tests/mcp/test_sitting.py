"""A table with one seat for a model: what it is told, in which words, and what it is not told."""

from __future__ import annotations

from random import Random
from typing import Any

import jsonschema
import pytest
from tests.mcp.kit import any_answer

import fracas
from fracas.core.refusal import FracasError, SetupError
from fracas.mcp.sitting import Opening, Sitting


def sat_down(game: str, bots: list[str], seed: int = 1, **settings: Any) -> tuple[Sitting, dict[str, Any]]:
    """A table, and the first words at it."""
    sitting = Sitting("table", Opening(game=game, bots=bots, seed=seed, settings=settings))
    return sitting, sitting.begin()


def until(ask: str, sitting: Sitting, now: dict[str, Any]) -> dict[str, Any]:
    """Answer anything until this is asked."""
    luck = Random(1)
    while now["question"]["ask"] != ask:
        now = sitting.answer(now["question"]["id"], any_answer(now["question"], luck))
    return now


def test_a_place_may_be_said_in_words_or_numbers() -> None:
    sitting, now = sat_down("skirmish", ["", "random"])
    asked = until("move", sitting, now)["question"]
    assert "f7 then g8" in asked["in_words"] and "thousandths of an inch" in asked["schema"]["description"]
    place = asked["examples"][0]
    forms = (place["answer"], ",".join(map(str, place["answer"])), place["label"].removeprefix("to "))
    assert {"legal": place} == sitting.preview(forms[0]) == sitting.preview(forms[1])
    far = sitting.preview([90_000, 90_000])
    assert far["refused"]["rule"].startswith("skirmish.") and far["nearest"]["answer"]
    no = sitting.answer(asked["id"], "somewhere else")
    assert (
        "'somewhere else' is not a place. Answer whole numbers, or in words like these: f7" in no["refused"]["sentence"]
    )
    no = sitting.answer(asked["id"], [0, 0, 0, 10**2000])
    assert no["refused"]["rule"] == "table.answer"
    moved = sitting.answer(asked["id"], place["answer"])
    assert "refused" not in moved and moved["news"]


def test_cards_are_given_out_in_words() -> None:
    sitting, now = sat_down("synergy", ["random", ""])
    asked = until("assign", sitting, now)["question"]
    size = asked["schema"]["minItems"]
    each = size // 3
    numbers = [str(number) for number in range(1, size + 1)]
    words = "; ".join(" ".join(numbers[start : start + each]) for start in range(0, size, each))
    said = sitting.preview(words)["legal"]
    jsonschema.validate(said["answer"], asked["schema"])
    assert said["answer"] == [place // each for place in range(size)]
    assert "refused" not in sitting.answer(asked["id"], words)


def test_a_place_that_is_not_asked_for_is_refused() -> None:
    sitting, now = sat_down("figures", ["", "greedy"])
    assert sitting.preview([1, 2])["refused"]["rule"] == "table.answer"
    assert sitting.answer(now["question"]["id"], [1, 2])["refused"]["rule"] == "table.answer"
    assert sitting.why_not("zeppelin") == ["Nothing is called 'zeppelin' in this question."]


@pytest.mark.parametrize("game", [game.name for game in fracas.all_games()])
def test_what_was_said_once_is_all_that_is_printed(game: str) -> None:
    """Nothing is in sight that the model has not read, and it has read nothing twice."""
    sitting, now = sat_down(game, ["", "random"], seed=3)
    luck, read = Random(3), []
    for _ in range(60):
        if now["over"]:
            break
        read += now.get("once", {}).get("printed", [])
        assert set(sitting.board.printed(sitting.table.view(0))) <= set(read)
        now = sitting.answer(now["question"]["id"], any_answer(now["question"], luck))
    assert len(read) == len(set(read)) > 0


def test_nobody_is_told_what_another_has_chosen_and_not_shown() -> None:
    """Two bots that choose differently, in secret: the seat beside them is told the same."""
    replies, chosen = [], set()
    for seed in range(8):
        sitting = Sitting("table", Opening(game="legacy", bots=["random", ""], seed=5))
        sitting._bots[0] = type(sitting._bots[0])(seed=seed)  # type: ignore[misc, call-arg]
        replies.append(sitting.begin())
        assert sitting.table.waiting_for == [1], "the bot has chosen already"
        chosen.add(repr(sitting.table.log[-1]))
    assert len(chosen) > 1, "the bots choose differently"
    assert all(reply == replies[0] for reply in replies)


def test_what_a_model_sees_of_figures_is_its_own_hand_alone() -> None:
    sitting, now = sat_down("figures", ["", "greedy"], seed=2)
    luck = Random(2)
    other_words = 0
    while not now["over"]:
        hands = [sitting.table.view(seat).hand for seat in (0, 1)]
        said = "\n".join(sitting.look()["view"])
        mine = said.rpartition("Your hand: ")[2].rstrip(".").split(", ") if "Your hand" in said else []
        assert len(mine) == len(hands[0])
        other_words += hands[0] != hands[1]
        now = sitting.answer(now["question"]["id"], any_answer(now["question"], luck))
    assert other_words > 10


def test_at_a_table_of_three_a_bot_goes_on_for_whom_resigns() -> None:
    sitting, now = sat_down("figures", ["random", "", "random"], seed=4)
    assert now["question"]["id"] >= 0
    end = sitting.resign()
    assert end["over"] and sitting.table.over and not end["won"]
    with pytest.raises(FracasError, match="over"):
        sitting.why_not("")


@pytest.mark.parametrize("bots", [["greedy", "greedy"], ["", ""], ["", "nobody"], [""]])
def test_seats_that_cannot_be(bots: list[str]) -> None:
    with pytest.raises(SetupError):
        Sitting("table", Opening(game="legacy", bots=bots, seed=0))
