"""A position as one line, and what is refused."""

from __future__ import annotations

import pytest

from fracas.core.refusal import SetupError
from fracas.core.settings import settle
from fracas.games.synergy import SYNERGY
from tests.games.synergy.wandering import TABLES, random_session

SETTINGS = settle("synergy", SYNERGY.settings, {})


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_every_boundary_is_read_back(place: int) -> None:
    players, options = TABLES[place]
    settings = settle("synergy", SYNERGY.settings, options)
    last = ""
    for number, session in enumerate(random_session(players, place, **options)):
        if number > 400:
            break
        line = SYNERGY.notation.write(session.flow.boundary)
        if line != last:
            last = line
            read = SYNERGY.notation.read(line, players, settings)
            assert SYNERGY.notation.write(read) == line
            for viewer in range(-1, players):
                assert SYNERGY.view(read, viewer) == SYNERGY.view(session.flow.boundary, viewer)


def in_play() -> str:
    """A table in its first round."""
    for session in random_session(2, 3):
        if session.flow.state.round and session.flow.boundary.active < 0:
            return SYNERGY.notation.write(session.flow.boundary)
    raise AssertionError


LINE = in_play()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("phase=turn", "phase=supper", "phase"),
        ("seat=", "seat=7", ""),
        ("teams=", "teams=99,", ""),
        ("deck=", "deck=grenade,", "deck"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    assert old in LINE, LINE
    with pytest.raises(SetupError) as no:
        SYNERGY.notation.read(LINE.replace(old, new, 1), 2, SETTINGS)
    assert why in no.value.sentence
    assert no.value.rule == "table.record"


def test_a_card_in_two_places_is_refused() -> None:
    """Every power card lies somewhere, and only there."""
    deck = next(part for part in LINE.split() if part.startswith("deck="))
    first, second = deck.removeprefix("deck=").split(",")[:2]
    with pytest.raises(SetupError, match="one place"):
        SYNERGY.notation.read(LINE.replace(f"deck={first},{second}", f"deck={first},{first}"), 2, SETTINGS)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("round=1", "round=99", "60 rounds"),
        ("turns=1", "turns=999", "60 rounds"),
        ("figure:0;", "figure:0;hits:999;", "hits"),
        ("figure:0;", "figure:0;moves:999;", "left to do"),
        ("figure:0;", "figure:0;walk_left:999999;", "left to do"),
        ("figure:0;", "figure:0;travels:999999;", "than there were turns"),
        ("figure:0;", "figure:0;idle:999999;", "than there were turns"),
        ("figure:0;", "figure:0;statuses:1,1;makers:1,1;", "the same thing twice"),
        ("markers=", "markers=" + "0,1,0,1/" * 2000, "markers"),
        ("pending=", "pending=" + "0,1,1/" * 1000, "drawn"),
        ("winners=-", "winners=0,0,0", "players"),
    ],
)
def test_counts_that_no_play_leads_to_are_refused(old: str, new: str, why: str) -> None:
    """Anybody who uploads a record writes its position; what comes of it must not take longer than any game."""
    assert old in LINE, LINE
    line = LINE.replace(old, new, 1).replace("/ ", " ")
    with pytest.raises(SetupError) as no:
        SYNERGY.notation.read(line, 2, SETTINGS)
    assert why in no.value.sentence
