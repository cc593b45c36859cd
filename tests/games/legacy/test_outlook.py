"""The matrix that a player may look at while choosing."""

from __future__ import annotations

from typing import Any

import pytest

import fracas
from fracas.core.session import Session
from fracas.games.legacy.content import CHAMPION_IDS, CHAMPION_NUMBERS, PAIR
from fracas.games.legacy.outlook import Outlook
from tests.games.legacy.checks import quiet
from tests.kit.rules import rule


def opening(legacy: str, battle: str) -> int:
    return CHAMPION_NUMBERS[legacy] * PAIR + CHAMPION_NUMBERS[battle]


def begun(seed: int, *answers: int) -> Session[Any, Any]:
    table = fracas.game("legacy").start(seed=seed, settings={"beginner": True})
    for seat, answer in enumerate(answers):
        table.answer(seat, answer)
    return table


def test_it_foretells_what_happens_where_nobody_has_a_choice() -> None:
    """In beginner's mode, with the Knight and the Monk in the piles, nothing is optional but the Fatestone."""
    for seed in range(8):
        look = begun(seed).outlook(0, (CHAMPION_NUMBERS["knight"], CHAMPION_NUMBERS["monk"]))
        assert isinstance(look, Outlook)
        for cell in look.pairings:
            table = begun(
                seed, CHAMPION_NUMBERS["knight"] * PAIR + cell.mine, CHAMPION_NUMBERS["monk"] * PAIR + cell.theirs
            )
            asked = [each.ask for each in table.questions.values()]
            if cell.result == "tie":
                assert asked == ["pass_fatestone"]
                continue
            told = next(event for event in table.events if type(event).__name__ == "TotalsAdded")
            assert told.totals == (cell.my_total, cell.their_total)  # type: ignore[attr-defined]
            won = next(event for event in table.events if type(event).__name__ == "BattleWon")
            assert cell.result == ("win" if won.seat == 0 else "lose")  # type: ignore[attr-defined]


def test_both_see_the_same_from_their_sides() -> None:
    table = begun(3, opening("druid", "knight"), opening("wizard", "warrior"))
    mine, theirs = table.outlook(0), table.outlook(1)
    assert isinstance(mine, Outlook)
    assert isinstance(theirs, Outlook)
    turned = {(cell.theirs, cell.mine): cell for cell in theirs.pairings}
    opposite = {"win": "lose", "lose": "win", "tie": "tie"}
    assert len(mine.pairings) == len(turned) == 64
    for cell in mine.pairings:
        other = turned[cell.mine, cell.theirs]
        assert (other.result, other.my_total, other.their_total) == (
            opposite[cell.result],
            cell.their_total,
            cell.my_total,
        )


@rule("legacy.tie.holder", "legacy.tie.pass")
@pytest.mark.parametrize("holder", ["ann", "bob"])
def test_at_10_a_tie_is_lost_by_the_holder_of_the_fatestone(holder: str) -> None:
    mirrored = [(mine, mine) for mine in ("ranger", "monk", "paladin")]
    for value in (9, 10):
        look = quiet(holder=holder, value=value).session.outlook(0)
        assert isinstance(look, Outlook)
        cells = {(CHAMPION_IDS[cell.mine], CHAMPION_IDS[cell.theirs]): cell for cell in look.pairings}
        for pair in mirrored:
            cell = cells[pair]
            assert cell.my_total == cell.their_total
            assert cell.result == ("tie" if value == 9 else "lose" if holder == "ann" else "win")
    table = quiet(holder=holder, value=10).fight("ranger", "ranger")
    assert table.won == ("bob" if holder == "ann" else "ann")


def test_mirror_openings_do_not_roll_for_ever() -> None:
    knight = CHAMPION_NUMBERS["knight"]
    look = begun(1).outlook(0, (knight, knight))
    assert isinstance(look, Outlook)
    assert {cell.result for cell in look.pairings if cell.mine == cell.theirs} == {"tie"}


def test_there_is_nothing_to_look_at_but_while_choosing() -> None:
    table = begun(0)
    assert table.outlook(0) is None
    assert table.outlook(0, (0, 99)) is None
