"""QR codes: read back by a reader of our own, and against numbers that the standard's textbooks print."""

from __future__ import annotations

import re

import pytest

from fracas.core.refusal import FracasError
from fracas.server.wire.qr import LONGEST, QUIET, correction, in_terminal, qr, svg
from tests.server.qr_reader import read

KNOWN = """
#######.......#######
#.....#..#....#.....#
#.###.#.##..#.#.###.#
#.###.#.###...#.###.#
#.###.#.##.##.#.###.#
#.....#.#...#.#.....#
#######.#.#.#.#######
........#####........
#.#####..#..#.#####..
##.#......#.#..#..###
#.#.#####.##.#..#..#.
#.##....#......####.#
#.....#...##.#..#..#.
........########..#..
#######...#.#.##.###.
#.....#.#..####.###.#
#.###.#.#...#..#...#.
#.###.#.#.#.#...#.#..
#.###.#.#.##.#...#...
#.....#..#.......##..
#######.##.#.#.#...#.
"""
"""The code of 'Fracas' as another program draws it."""

LINK = "http://192.168.178.123:8000/join/abcdefghijklmnopqrstuv"


def test_the_error_correction_of_a_known_block() -> None:
    """The worked example of every introduction: HELLO WORLD in version 1, level M."""
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert correction(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


def test_a_known_code() -> None:
    assert ["".join("#" if dark else "." for dark in row) for row in qr("Fracas")] == KNOWN.split()


@pytest.mark.parametrize(
    "length", [0, 1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 180, 181, 213]
)
def test_every_size_is_read_back(length: int) -> None:
    """At both ends of each version: the last text that fits, and the first that does not."""
    text = "".join(chr(33 + (7 * place + length) % 90) for place in range(length))
    assert read(qr(text)) == text


def test_a_link_is_read_back_and_small() -> None:
    rows = qr(LINK)
    assert read(rows) == LINK and len(rows) == 33
    assert read(qr("http://[fd00::1]:8000/join/ä-ö")) == "http://[fd00::1]:8000/join/ä-ö"


def test_codes_of_many_masks_are_read_back() -> None:
    """Which mask is best depends on the text; the reader knows all of them."""
    codes = {text: qr(text) for text in (f"{number}{LINK[number:]}{number}" for number in range(40))}
    assert all(read(rows) == text for text, rows in codes.items())
    marks = {tuple(rows[8][column] for column in (2, 3, 4)) for rows in codes.values()}
    assert len(marks) >= 5


def test_a_wrong_module_is_found() -> None:
    rows = qr(LINK)
    rows[20][20] = not rows[20][20]
    with pytest.raises(AssertionError):
        read(rows)


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(FracasError, match="holds 213 bytes"):
        qr("x" * (LONGEST + 1))


def test_the_picture_shows_the_same_modules() -> None:
    rows = qr(LINK)
    picture = svg(LINK)
    whole = len(rows) + 2 * QUIET
    assert f'viewBox="0 0 {whole} {whole}"' in picture
    drawn = [[False] * whole for _ in range(whole)]
    for x, y, wide in re.findall(r"M(\d+) (\d+)h(\d+)v1", picture):
        for at in range(int(x), int(x) + int(wide)):
            drawn[int(y)][at] = True
    inner = [row[QUIET:-QUIET] for row in drawn[QUIET:-QUIET]]
    assert inner == rows and sum(map(sum, drawn)) == sum(map(sum, rows)), "and nothing in the quiet zone"


def test_the_terminal_shows_the_same_modules() -> None:
    rows: list[list[bool]] = []
    for line in in_terminal(LINK).splitlines():
        halves = re.sub(r"\x1b\[[\d;]*m", "", line)
        rows.append([half in "▀█" for half in halves])
        rows.append([half in "▄█" for half in halves])
    assert read([row[QUIET:-QUIET] for row in rows[QUIET : QUIET + 33]]) == LINK
    assert not any(any(row) for row in rows[:QUIET] + rows[QUIET + 33 :])
