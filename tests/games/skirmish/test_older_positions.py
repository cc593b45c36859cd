"""Positions as version 1 wrote them are still read: with all that lay on units, and which side laid it.

``older_positions.jsonl`` was written in that form, in games at random: each line of it says what lay on which unit,
in the words of then, and which side had laid it (-1 where the line does not say).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fracas.core.refusal import SetupError
from fracas.core.settings import settle
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.effects import DECLARED, effect_of, lying_on
from fracas.games.skirmish.state import State

LINES = (Path(__file__).parent / "older_positions.jsonl").read_text("utf-8").splitlines()
TOLD: list[Any] = [msgspec.json.decode(line) for line in LINES]


def read(told: Any, line: str) -> State:
    return SKIRMISH.notation.read(line, told["players"], settle("skirmish", SKIRMISH.settings, told["settings"]))


@pytest.mark.parametrize("told", TOLD, ids=range(len(TOLD)))
def test_what_lay_on_units_still_does(told: Any) -> None:
    state = read(told, told["line"])
    lies = dict(told["lies"])
    for me, unit in enumerate(state.units):
        found = {(effect_of(each).word, by) for each, by in zip(unit.lying, unit.laid_by, strict=True)}
        wanted = {(word, by) for word, by in lies.get(me, [])}
        assert {word for word, _ in found} == {word for word, _ in wanted}
        assert {each for each in wanted if each[1] >= 0} <= found
        assert {each.word for each in lying_on(unit)} == {word for word, _ in wanted}
        assert all(0 <= by < state.sides for by in unit.laid_by)
    assert "under:" not in SKIRMISH.notation.write(state)


def test_all_effects_are_among_them() -> None:
    assert {word for told in TOLD for _, lies in told["lies"] for word, _ in lies} == {each.word for each in DECLARED}


def test_who_laid_what_the_line_does_not_say_follows_from_whom_it_is_for() -> None:
    """A trick is played on enemies, in one's own turn; a guard is one's own."""
    sides = set()
    for told in TOLD:
        state = read(told, told["line"])
        for me, unit in enumerate(state.units):
            for each, by in zip(unit.lying, unit.laid_by, strict=True):
                if effect_of(each).word in ("tricked", "guarded", "in smoke"):
                    sides.add((effect_of(each).word, by == state.side(me), by == state.playing()))
    assert ("tricked", False, True) in sides
    assert {mine for word, mine, _ in sides if word != "tricked"} == {True}


@pytest.mark.parametrize("under", [1 << 12, 1 << 20 | 1 << 5])
def test_bits_that_stood_for_nothing_are_refused_by_their_number(under: int) -> None:
    told = TOLD[0]
    with pytest.raises(SetupError, match=f"nothing that can lie on a unit was written as {under}"):
        read(told, told["line"].replace("units=seat:0;", f"units=seat:0;under:{under};", 1))


@pytest.mark.parametrize("spoilt", ["under:x", "under:-1", "marked_by:", "marked_by:9", "smoke:maybe", "wailed_by:0,0"])
def test_what_was_no_position_then_is_refused(spoilt: str) -> None:
    told = TOLD[0]
    with pytest.raises(SetupError):
        read(told, told["line"].replace("units=seat:0;", f"units=seat:0;{spoilt};", 1))
