"""The field and the list of units in the terminal: what is drawn where, and that all of it fits."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.games.skirmish.fights import near
from tests.games.skirmish.wandering import NAMES, TABLES
from tests.kit.skirmish import Table
from tests.terminal.orders import TWO, Ann
from tests.terminal.test_table import screen_of

from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.content import MAPS
from fracas.games.skirmish.maps import BARRIER, COVER, ELEVATION, WATER
from fracas.games.skirmish.state import KILLED
from fracas.terminal.board import board_of
from fracas.terminal.games.skirmish.field import (
    SIGNS,
    SLOPE,
    ground_of,
    heading_of,
    inside,
    squares_in,
    window_of,
)
from fracas.terminal.games.skirmish.table import LEGEND, labels_of, letters
from fracas.terminal.games.skirmish.table import Table as Drawn
from fracas.terminal.table import menu_of, sheet, watching

# -- the field


def drawing(table: Table, viewer: int = 0) -> Drawn:
    return Drawn([SKIRMISH.view(table.state, viewer)], [*NAMES[: table.state.players]])


def field(table: Table, viewer: int = 0, room: int = 30) -> list[str]:
    return [line.plain for line in drawing(table, viewer).picture(80, room, LEGEND)]


def cell(table: Table, square: str, viewer: int = 0) -> str:
    """The two characters of a square, without any colour."""
    lines = field(table, viewer)
    row = next(line for line in lines[1:] if line[:2].strip() == square[1:])
    return row[3 + 2 * (ord(square[0]) - ord("a")) :][:2]


def test_columns_go_from_the_west_and_rows_from_the_south() -> None:
    table = Table()
    table.put(0, "crown.athum", 5.25, 6.5, leader=True)
    table.put(1, "grave.husk", 0.5, 0.5)
    lines = field(table)
    assert lines[0].startswith("N↑ a b c d e f g h i j k l m n o p q r s t ")
    assert [line[:2].strip() for line in lines[1:]] == [str(row) for row in range(20, 0, -1)]
    assert cell(table, "f7") == "1■"
    assert cell(table, "a1") == "a◆"
    assert cell(table, "a1", viewer=1) == "1◆", "one's own units are numbers"
    assert cell(table, "f7", viewer=1) == "a■"


def test_terrain_stones_and_large_bases_are_drawn() -> None:
    table = Table(map="keeps")
    table.stone(10, 10, side=1)
    table.stone(14.5, 7.5)
    table.put(0, "cinder.gorm", 10.5, 3.5)
    assert cell(table, "k11") == "◈◆"
    assert cell(table, "o8") == "◈ "
    assert cell(table, "k4") == "1■"
    assert cell(table, "c11") == "▅:", "a dotted edge is easily climbed"
    assert (cell(table, "k5"), cell(table, "j4"), cell(table, "l3")) == ("■■", "■■", "■■")
    assert cell(table, "k6") == "· "
    assert cell(table, "d9") == "▅▅"
    assert cell(table, "i5") == "##"
    assert cell(table, "p8") == "%%"
    assert cell(table, "a13") == "~~"


@pytest.mark.parametrize("table", MAPS[:8], ids=lambda table: table.id)
def test_every_dotted_edge_can_be_seen_on_the_field(table: Any) -> None:
    """On some square within it; and where no edge is dotted there is no such sign."""
    ground = ground_of(table.id)
    near = 1_000
    for piece in table.pieces:
        for edge in piece.dotted:
            corners = piece.corners[edge], piece.corners[(edge + 1) % len(piece.corners)]
            (west, east), (south, north) = (sorted(each) for each in zip(*corners, strict=True))
            squares = [
                ground[y // 1000][x // 1000][0]
                for x in range(max(west - near, 0), min(east + near, table.size), 500)
                for y in range(max(south - near, 0), min(north + near, table.size), 500)
            ]
            assert any(sign.endswith(SLOPE) for sign in squares), (piece, edge)
    if not any(piece.dotted for piece in table.pieces):
        assert not any(SLOPE in sign for row in ground for sign, _ in row)


def test_columns_with_two_letters_do_not_run_together() -> None:
    lines = field(Table(size=30), room=40)
    assert "z aa  ac  " in "".join(heading_of(column) for column in range(25, 30))
    assert "aaab" not in lines[0]


def test_the_set_up_is_shown_to_anybody_who_sets_up(tmp_path: Path) -> None:
    """All rows of it, however little room there is."""
    for seed in range(4):
        session = SKIRMISH.start(players=2, names=TWO, seed=seed, settings={"armies": ["crown-50-a", "grave-50-a"]})
        ann = Ann(tmp_path, session).to("deploy")
        rows = ("20", "16") if session.view(0).homes[0] == 1 else ("1", "5")
        shown = [line[:2].strip() for line in ann.types("t", "").splitlines()]
        assert set(rows) <= set(shown), (seed, shown)


@pytest.mark.parametrize("table", MAPS[:8], ids=lambda table: table.id)
def test_every_piece_of_terrain_can_be_seen_on_the_field(table: Any) -> None:
    """However thin it is, some square shows it."""
    ground = ground_of(table.id)
    size = table.size // 1000
    assert len(ground) == len(ground[0]) == size
    for piece in table.pieces:
        signs = set()
        for row in range(size):
            for column in range(size):
                parts = [(column * 1000 + x, row * 1000 + y) for x in (250, 500, 750) for y in (250, 500, 750)]
                if any(inside(piece.corners, x, y) for x, y in parts):
                    signs.add(ground[row][column][0])
        if piece.kind == ELEVATION:
            assert signs & {"▁▁", "▃▃", "▅▅", "▆▆"}, piece
        else:
            assert SIGNS[piece.kind] in signs, piece
    assert {BARRIER, COVER} <= {piece.kind for piece in table.pieces}
    assert WATER in SIGNS


def test_two_units_in_one_square_are_both_seen() -> None:
    table = Table()
    table.put(0, "thorn.sprite", 5.1, 5.1)
    table.put(1, "thorn.sprite", 5.95, 5.95)
    assert cell(table, "f6") == "1a"


def test_units_have_labels_that_stay_when_others_die() -> None:
    table = Table(3)
    units = [table.put(seat, "grave.husk", 3 + seat, 3 + number) for number in range(2) for seat in range(3)]
    assert labels_of(table.state, 0) == ["1", "a", "b", "2", "c", "d"]
    units[0].it.fate = KILLED
    assert labels_of(table.state, 0) == ["1", "a", "b", "2", "c", "d"]
    assert labels_of(table.state, 2) == ["a", "b", "1", "c", "d", "2"]
    assert [letters(number) for number in (0, 25, 26, 51, 52, 79)] == ["a", "z", "A", "Z", "aa", "bb"]
    team = Table(4, teams=(0, 1, 0, 1))
    for seat in range(4):
        team.put(seat, "grave.husk", 3 + seat, 3)
    assert labels_of(team.state, 0) == ["1", "a", "2", "b"], "team-mates are numbered too"


def test_a_window_shows_where_most_of_the_fight_is() -> None:
    window = window_of(30, 20, 15, [(25, 28, 1), (27, 27, 1), (2, 2, 1)])
    assert window.holds(25, 28)
    assert window.holds(27, 27)
    assert not window.holds(2, 2)
    assert window.words() == "i–ab 15–29"
    whole = window_of(20, 30, 30, [])
    assert whole.words() == ""


def test_squares_within_an_area() -> None:
    assert squares_in([(0, 0, 2000, 0, 2000, 1000, 0, 1000)], 20) == {(0, 0), (1, 0)}
    assert squares_in([(19_500, 19_500, 20_000, 19_500, 20_000, 20_000, 19_500, 20_000)], 20) == {(19, 19)}


# -- the list


def test_the_list_tells_hp_place_and_what_can_still_be_done() -> None:
    table = Table()
    osk = table.put(1, "grave.osk", 10, 10, leader=True, hp=3)
    athum = near(osk, 0, "crown.athum", 0.5, leader=True)
    table.put(0, "crown.soldier", 2, 2)
    lines = drawing(table).beside(36, 10)
    said = [line.plain.rstrip() for line in lines]
    assert said[0] == "R1 · your turn · energy ■0 ◆0"
    assert said[1].split() == ["1■*Athum", "Tellur", "6/6", "m11", "MmAx"]
    assert said[2].endswith("MmA"), said[2]
    assert "3/8" in said[3]
    assert said[3].endswith("x"), "locked, and not its turn"
    table.roll(5)
    athum.strikes(osk, back=0)
    assert drawing(table).may(athum.number) == "Mx"
    assert athum.number == 1


def test_a_large_army_is_listed_in_two_columns() -> None:
    table = Table(size=30)
    for seat in range(2):
        for number in range(14):
            table.put(seat, "grave.husk", 1 + 2 * number, 2 + 25 * seat)
    lines = drawing(table).beside(35, 18)
    assert len(lines) == 18
    assert all(cell_len(line.plain) <= 35 for line in lines)
    assert "14" in " ".join(line.plain for line in lines)


def test_a_large_army_keeps_its_names_beside_a_large_table() -> None:
    """Where only a part of the table is shown anyway, the list takes the room that two columns need."""
    table = Table(size=30)
    for seat in range(2):
        for number in range(9):
            table.put(seat, "cinder.delver", 1 + 2 * number, 2 + 25 * seat)
    lines = field(table, room=13)
    assert all(cell_len(line) <= 80 for line in lines)
    assert "a1" not in lines[0]
    first = next(line for line in lines if " 1■ " in line)
    assert first.rstrip().endswith(" 1■ Delver 1  2 b3  MmA   a◆ Delver 1  2 b28"), first


# -- every question fits


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_every_question_fits_80_by_24_under_the_field(seed: int) -> None:
    players, settings = TABLES[seed]
    session = SKIRMISH.start(players=players, names=NAMES[:players], seed=seed, settings=settings)
    screen, random = screen_of(), Random(seed)
    board, told = board_of(SKIRMISH), [0] * players
    kinds: set[str] = set()
    for number in range(120):
        if session.over:
            break
        seat = random.choice(session.waiting_for)
        asked = session.questions[seat]
        if number % 8 == 0 or asked.ask not in kinds | {"act", "move"}:
            kinds.add(asked.ask)
            menu = menu_of(board, asked)
            message = random.choice(["", "One clear line about what was typed, and the rule. [skirmish.move]"])
            lines = sheet(screen, session, board, asked, menu, told=told[seat], message=message)
            assert max(cell_len(line.plain) for line in lines) <= screen.width
            assert len(lines) + 1 <= screen.height, "\n".join(line.plain for line in lines)
            if asked.ask != "army":
                assert lines[0].plain.startswith("N↑ "), "the field is never scrolled away"
            assert len(watching(screen, session, board, seat, told[seat], "Thinking")) + 1 <= screen.height
            told[seat] = len(session.events)
        region = asked.region
        session.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
    assert {"act", "deploy"} <= kinds


def test_the_window_keeps_ones_own_units_even_if_others_are_more() -> None:
    table = Table(map="ford")
    table.put(0, "crown.athum", 10, 1.5, leader=True)
    for number in range(6):
        table.put(1, "grave.husk", 3 + number, 18.5)
    lines = field(table, room=13)
    assert len(lines) == 13
    assert any("1■" in line[:43] for line in lines)
    assert not any("1■" in line[:43] for line in field(table, viewer=1, room=13))
