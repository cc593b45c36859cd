"""The teams and the boards of synergy are what the rules print."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from fracas.games.synergy import content as printed
from fracas.games.synergy.card import GADGET, Board
from fracas.games.synergy.content import (
    BOARD_ROWS,
    BOARDS,
    CARDS,
    MARKERS,
    ROWS,
    SIZE,
    STATUSES,
    TEAM_POWER_ROWS,
    TEAM_POWERS,
    TEAMS,
)
from fracas.games.synergy.turns.gadgets import LIMIT
from tests.kit.rules import rule

# -- teams


def test_six_teams_with_colours_shapes_and_six_names_each() -> None:
    assert [(team.name, team.colour) for team in TEAMS] == [
        ("Orcs", "green"),
        ("Goths", "blue"),
        ("Cats", "yellow"),
        ("Mad Scientists", "red"),
        ("Librarians", "purple"),
        ("Lawn Gnomes", "orange"),
    ]
    assert len({team.shape for team in TEAMS}) == 6
    assert len({name for team in TEAMS for name in team.warriors}) == 36


@rule("synergy.team")
def test_a_team_power_for_each_team_and_five_others() -> None:
    assert len({team.power for team in TEAMS}) == 6
    assert [TEAM_POWERS[number].id for number in printed.ALTERNATIVES] == [
        "home-cooking",
        "sidesteppers",
        "sticky-paws",
        "thick-foreheads",
        "grand-entrance",
    ]
    own = {team.id: TEAM_POWERS[number] for team, number in zip(TEAMS, printed.POWER_OF_TEAM, strict=True)}
    assert own["orcs"].add == {"extra-hits": 1}
    assert own["goths"].add == {"basic-damage": 1}
    assert own["cats"].numbers == {"squares": 1}
    gadgets = sum(card.category == GADGET for card in CARDS) + len(TEAMS)
    assert own["mad-scientists"].add["load"] + LIMIT >= gadgets, "any number, flags included"
    assert own["librarians"].add == {"basic-hit": 1}
    assert own["lawn-gnomes"].numbers == {"against": -1}


def test_everything_has_a_picture_of_its_own() -> None:
    pictures = Counter(row.icon for row in ROWS)
    pictures += Counter(row.icon for row in STATUSES) + Counter(row.icon for row in MARKERS)
    pictures += Counter(row.icon for row in TEAMS) + Counter(row.icon for row in TEAM_POWER_ROWS)
    assert max(pictures.values()) == 1
    assert all(re.fullmatch(r"[a-z0-9-]+", icon) for icon in pictures)


# -- boards


def _turned(rows: list[str]) -> list[str]:
    """A quarter turn."""
    return ["".join(row[column] for row in reversed(rows)) for column in range(SIZE)]


def _solid(board: Board) -> list[int]:
    return [square for square, solid in enumerate(board.solid) if solid]


def _apart(one: int, other: int) -> int:
    """How many squares two squares are apart, diagonally too."""
    return max(abs(one % SIZE - other % SIZE), abs(one // SIZE - other // SIZE))


@rule("synergy.board")
def test_three_boards_of_15_by_15_squares() -> None:
    assert [board.id for board in BOARDS] == ["arena", "desert", "roundabout"]
    for row, board in zip(BOARD_ROWS, BOARDS, strict=True):
        assert [len(line) for line in row.map.split()] == [SIZE] * SIZE
        assert set("".join(row.map.split())) <= set(".#P")
        assert len(board.solid) == SIZE * SIZE


def test_a_square_is_numbered_row_by_row_from_the_north_west() -> None:
    arena = BOARDS[0]
    assert arena.solid[2 * SIZE + 5] == 1, "row 2, column 5"
    assert arena.solid[5 * SIZE + 2] == 1
    assert arena.solid[0] == 0


@pytest.mark.parametrize("row", BOARD_ROWS, ids=lambda row: row.id)
def test_the_symmetries_of_the_boards(row: printed.BoardRow) -> None:
    lines = row.map.split()
    assert _turned(lines) == lines
    mirrored = [line[::-1] for line in lines] == lines
    assert mirrored == (row.id != "roundabout"), "with the quarter turn: all eight symmetries, or four"


def test_sixteen_pillars_in_the_arena_and_no_two_touch() -> None:
    pillars = _solid(BOARDS[0])
    assert len(pillars) == 16
    assert min(_apart(one, other) for one, other in combinations(pillars, 2)) > 1
    open_rows = [row for row in range(SIZE) if not any(BOARDS[0].solid[row * SIZE : row * SIZE + SIZE])]
    assert open_rows == [0, 1, 3, 6, 8, 11, 13, 14]


def test_the_desert_has_a_pyramid_with_shut_corners() -> None:
    desert = BOARDS[1]
    assert desert.pyramid == [row * SIZE + column for row in (6, 7, 8) for column in (6, 7, 8)]
    pillars = [square for square in _solid(desert) if square not in desert.pyramid]
    assert len(pillars) == 16
    touching = [pillar for pillar in pillars if min(_apart(pillar, square) for square in desert.pyramid) == 1]
    assert touching == [row * SIZE + column for row in (5, 9) for column in (5, 9)]


def test_the_roundabout_has_a_fountain_and_four_walls() -> None:
    roundabout = BOARDS[2]
    assert roundabout.pyramid == [7 * SIZE + 7]
    assert len(_solid(roundabout)) == 29


@rule("synergy.board")
def test_the_ring_road_of_the_roundabout_is_three_squares_wide_with_single_pillars() -> None:
    """All that stands in the three outermost rows and columns; the walls begin at the fourth."""
    solid = {divmod(square, SIZE) for square in _solid(BOARDS[2])}
    road = {(row, column) for row, column in solid if min(row, column, 14 - row, 14 - column) < 3}
    assert road == {(0, 7), (1, 1), (1, 13), (7, 0), (7, 14), (13, 1), (13, 13), (14, 7)}
    for row, column in road:
        around = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} - {(row, column)}
        assert not around & solid, "each stands alone, so that there is a way past it"
    assert {(3, 3), (3, 11), (11, 3), (11, 11)} <= solid


@rule("synergy.place.base", "synergy.place.warriors")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_suggested_bases_are_legal(board: Board, players: int) -> None:
    bases = board.bases[players]
    assert len(bases) == players
    assert all(_apart(one, other) >= 2 for one, other in combinations(bases, 2))
    for base in bases:
        assert not board.solid[base]
        row, column = divmod(base, SIZE)
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        free = [(y, x) for y, x in around if 0 <= y < SIZE and 0 <= x < SIZE and not board.solid[y * SIZE + x]]
        assert len(free) >= 3, "room for four warriors"
