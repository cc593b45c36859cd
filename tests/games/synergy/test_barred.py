"""Settings that do not go together: what the rules refuse is what the browser bars.

Rules and browser share a file with every combination: here the rules write it, and `synergy.test.ts` reads it.
``python -m tests.games.synergy.test_barred`` writes it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fracas.core.refusal import SetupError
from fracas.core.settings import barred, settle
from fracas.games.synergy.setting_up.setup import SETTINGS, sizes_of
from tests.kit.rules import rule

FILE = Path(__file__).parents[3] / "client" / "src" / "games" / "synergy" / "barred.json"
SWITCHES = ("more_players", "four_warriors", "elite_force", "outnumbered")
PLAYERS = range(2, 7)


def tables() -> Iterator[tuple[dict[str, Any], int]]:
    for players, *switched in product(PLAYERS, *[(False, True)] * len(SWITCHES)):
        yield settle("synergy", SETTINGS, dict(zip(SWITCHES, switched, strict=True))), players


def shared() -> str:
    settings = [setting for setting in SETTINGS if setting.bars]
    cases = [
        {
            "on": [name for name in SWITCHES if values[name]],
            "players": players,
            "barred": barred(settings, values, players),
        }
        for values, players in tables()
    ]
    lines = [json.dumps(each) for each in msgspec.to_builtins(settings)]
    return (
        '{\n"settings": [\n'
        + ",\n".join(lines)
        + '\n],\n"cases": [\n'
        + ",\n".join(map(json.dumps, cases))
        + "\n]\n}\n"
    )


def is_refused(values: dict[str, Any], players: int) -> bool:
    try:
        sizes_of(players, values)
    except SetupError:
        return True
    return False


def test_the_browser_is_tested_with_what_the_rules_bar() -> None:
    """If not: python -m tests.games.synergy.test_barred."""
    assert FILE.read_text("utf-8") == shared()


@rule("synergy.option.four-warriors", "synergy.option.elite-force", "synergy.option.outnumbered")
def test_a_switch_is_barred_where_changing_it_would_be_refused() -> None:
    usual = settle("synergy", SETTINGS, None)
    seen = set()
    for values, players in tables():
        if is_refused(values, players):
            continue
        for name in SWITCHES:
            if values[name] == usual[name]:
                refused = is_refused({**values, name: not values[name]}, players)
                assert (name in barred(SETTINGS, values, players)) is refused, (name, values, players)
                seen.add(refused)
    assert seen == {False, True}


@pytest.mark.parametrize(
    ("players", "on", "rule_id"),
    [
        (2, ("four_warriors", "elite_force"), "synergy.option.elite-force"),
        (2, ("four_warriors", "outnumbered"), "synergy.option.outnumbered"),
        (2, ("elite_force", "outnumbered"), "synergy.option.outnumbered"),
        (3, ("four_warriors",), "synergy.option.four-warriors"),
        (3, ("outnumbered",), "synergy.option.outnumbered"),
    ],
)
def test_what_does_not_go_together_is_refused_by_its_rule(players: int, on: tuple[str, ...], rule_id: str) -> None:
    with pytest.raises(SetupError) as refused:
        sizes_of(players, settle("synergy", SETTINGS, dict.fromkeys(on, True)))
    assert refused.value.rule == rule_id


if __name__ == "__main__":
    FILE.write_text(shared(), "utf-8", newline="\n")
