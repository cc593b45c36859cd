"""Every field of every toy line and every special action matters: somebody notices it in play, or it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from fracas.games.figures import FIGURES
from fracas.games.figures.content import CONTENT
from tests.kit.every_field import Change, all_said, leaves, page_of, unnoticed

ROSTER = page_of("figures", "roster.toml")
ACTIONS = page_of("figures", "actions.toml")
LINES: list[dict[str, Any]] = ROSTER["line"]
OTHER = {"armor": "luck"}


def heard(seed: int) -> Iterator[str]:
    line = seed % len(LINES)
    armies = [LINES[line]["id"], LINES[(line + 1) % len(LINES)]["id"]]
    return all_said(FIGURES.start(players=2, settings={"armies": armies}, seed=seed), Random(seed))


def changes(line: int) -> Iterator[Change]:
    """The fields of a line's figures that rules read, each with another value."""
    tables = [line + len(LINES) * each for each in range(60)]
    for place, figure in enumerate(LINES[line]["figure"]):
        path = ("line", line, "figure", place)
        power = figure["power"] - 1 if figure["power"] > 1 else 2
        yield Change(f"{figure['id']}: power", "roster.toml", [((*path, "power"), power)], tables)
        for slot, action in enumerate(figure["actions"]):
            other = [*figure["actions"]]
            other[slot] = OTHER.get(action, "armor")
            yield Change(f"{figure['id']}: actions {slot}", "roster.toml", [((*path, "actions"), other)], tables)


@pytest.mark.parametrize("line", range(len(LINES)), ids=lambda line: LINES[line]["id"])
def test_whatever_changes_in_a_line_is_noticed_in_play(line: int) -> None:
    assert unnoticed(heard, "figures", changes(line)) == []


def test_what_changes_nothing_is_noticed_by_nobody() -> None:
    """So the test above can fail."""
    same = Change("same", "roster.toml", [(("line", 0, "figure", 0, "power"), LINES[0]["figure"][0]["power"])], [0, 8])
    picture = Change("picture", "roster.toml", [(("line", 0, "figure", 0, "icon"), "anvil")], [0, 8])
    assert unnoticed(heard, "figures", [same, picture]) == ["same", "picture"]


@pytest.mark.parametrize(("page", "sent"), [(ROSTER, {"line": CONTENT.lines}), (ACTIONS, {"action": CONTENT.actions})])
def test_every_word_of_every_row_is_sent_to_screens(page: dict[str, Any], sent: dict[str, Any]) -> None:
    assert dict(leaves(page)) == dict(leaves(msgspec.json.decode(msgspec.json.encode(sent))))
