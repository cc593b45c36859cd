"""A position as one line, and what is refused."""

from __future__ import annotations

import pytest

from fracas.core.refusal import SetupError
from fracas.core.settings import settle
from fracas.games.legacy import LEGACY
from tests.games.legacy.checks import quiet
from tests.games.legacy.wandering import wander

SETTINGS = settle("legacy", LEGACY.settings, {})


@pytest.mark.parametrize("champions", ["base", "expansion", "mixed", "split"])
def test_every_boundary_is_read_back(champions: str) -> None:
    settings = settle("legacy", LEGACY.settings, {"champions": champions, "events": 4, "rounds": 2})
    for flow in wander(1, champions=champions, events=4, rounds=2):
        line = LEGACY.notation.write(flow.boundary)
        assert LEGACY.notation.write(LEGACY.notation.read(line, 2, settings)) == line


LINE = quiet(bottom="court", row="market mesa tower").position


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("phase=turn", "phase=supper", "phase"),
        ("round=1", "round=4", "3 rounds"),
        ("holder=0", "holder=2", "one of the two"),
        ("holder=0", "holder=-1", "first turn"),
        ("value=1", "value=11", "1 to 10"),
        ("value=1", "value=0", "first turn"),
        ("aside=-/-", "aside=wizard/-", "in hand, set aside or in the pile"),
        ("piles=wizard/wizard", "piles=-/wizard", "in hand, set aside or in the pile"),
        ("hands=druid,assassin", "hands=assassin,druid", "order of power"),
        ("sets=druid,assassin", "sets=assassin,druid", "one champion of each power"),
        ("sets=druid,", "sets=jester,", "in hand, set aside or in the pile"),
        ("row=whisper-market,", "row=", "row is filled"),
        ("bottom=court-of-oaths", "bottom=-", "10 locations"),
        ("bottom=court-of-oaths", "bottom=red-mesa", "10 locations"),
        ("bottom=court-of-oaths", "bottom=mirror-lake", "a location is missing"),
        ("scores=0,0", "scores=1,0", "sources"),
        ("pairings=", "pairings=1,2,3", "11 numbers"),
        ("pairings=", "pairings=1,2,4,8,4,8,6,9,5,0,4", "11 numbers"),
        ("pairings=", "pairings=" + "/".join(["1,2,4,8,4,8,6,9,1,0,4"] * 200), "than were fought"),
        ("turns=", "turns=9999", "so many battles"),
        ("battle=", "battle=99", "so many battles"),
        ("scores=0,0 sources=0,0,0,0", "scores=99999,0 sources=99999,0,0,0", "scored so much"),
        ("carried=none,none", "carried=none", "2 players"),
        ("piles=wizard", "piles=none", ""),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    assert old in LINE
    line = LINE.replace(old, new, 1)
    if old.startswith("row="):
        line = line.replace("bag=", "bag=", 1).replace("discards=-", "discards=whisper-market")
    with pytest.raises(SetupError) as no:
        LEGACY.notation.read(line, 2, SETTINGS)
    assert why in no.value.sentence
    assert no.value.rule == "table.record"


def test_a_hand_that_should_have_been_refreshed_is_refused() -> None:
    hand = "druid,assassin,necromancer,paladin,ranger,monk,warrior,barbarian,knight"
    line = LINE.replace(f"hands={hand}/", "hands=-/").replace("aside=-/", f"aside={hand}/")
    with pytest.raises(SetupError, match="empty hand"):
        LEGACY.notation.read(line, 2, SETTINGS)
