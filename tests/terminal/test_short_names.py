"""Names cut short: as long as can be, never too long, never the same for two."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from fracas.games.figures.roster import CARDS
from fracas.terminal.short_names import short_names

ROSTER = tuple(card.name for card in CARDS)


@pytest.mark.parametrize("width", range(2, 31))
def test_all_figures_of_the_roster_keep_names_of_their_own(width: int) -> None:
    short = short_names(ROSTER, width)
    assert list(short) == list(ROSTER)
    assert len(set(short.values())) == len(ROSTER)
    assert max(map(cell_len, short.values())) <= width


def test_with_room_nothing_is_cut() -> None:
    assert all(name == short for name, short in short_names(ROSTER, 40).items())


@given(st.lists(st.text("ab 木-(", min_size=1, max_size=12), min_size=1, max_size=12), st.integers(3, 10))
def test_whatever_players_call_their_figures(names: list[str], width: int) -> None:
    short = short_names(tuple(names), width)
    assert set(short) == set(names)
    assert len(set(short.values())) == len(short)
    assert max(map(cell_len, short.values())) <= width
