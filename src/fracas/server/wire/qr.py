"""QR codes: a link to be read by the camera of a phone, drawn in the terminal or as a picture.

Bytes only, with error correction of level M, up to version 10: more than any link of ours needs. The words are those
of the standard, ISO/IEC 18004: a *module* is one of the small squares, a *codeword* is a byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from fracas.core.refusal import FracasError

Rows = list[list[bool]]
"""The modules, from the top left on; True is dark."""


class _Version(NamedTuple):
    """One size of the code."""

    correction: int
    """Codewords of error correction in each block."""
    blocks: tuple[int, ...]
    """Codewords of data in each block."""
    alignment: tuple[int, ...]
    """Where the small squares stand by which a bent code is straightened, down and across."""


_VERSIONS: Final = (
    _Version(10, (16,), ()),
    _Version(16, (28,), (6, 18)),
    _Version(26, (44,), (6, 22)),
    _Version(18, (32, 32), (6, 26)),
    _Version(24, (43, 43), (6, 30)),
    _Version(16, (27,) * 4, (6, 34)),
    _Version(18, (31,) * 4, (6, 22, 38)),
    _Version(22, (38, 38, 39, 39), (6, 24, 42)),
    _Version(22, (36, 36, 36, 37, 37), (6, 26, 46)),
    _Version(26, (43, 43, 43, 43, 44), (6, 28, 50)),
)
BYTES: Final = 0b0100
"""The mode in which the text is written."""
PADDING: Final = (0b11101100, 0b00010001)
LEVEL_M: Final = 0b00
QUIET: Final = 4
"""So many light modules around it."""
LONGEST: Final = 213
"""Bytes of text that fit."""


def qr(text: str) -> Rows:
    """The code of a text, without the quiet zone around it."""
    written = text.encode()
    for number, version in enumerate(_VERSIONS, 1):
        room = sum(version.blocks) - (2 if number < 10 else 3)
        if len(written) <= room:
            return _drawn(number, version, _codewords(number, version, written))
    raise FracasError("too-long", f"A QR code holds {LONGEST} bytes here, not {len(written)}.")


def svg(text: str) -> str:
    """The code as a picture: black on white, whatever the page around it looks like."""
    rows = qr(text)
    whole = len(rows) + 2 * QUIET
    runs = [f"M{x + QUIET} {y + QUIET}h{wide}v1h-{wide}z" for y, row in enumerate(rows) for x, wide in _runs(row)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{whole}v{whole}H0z"/><path d="{"".join(runs)}"/></svg>'
    )


def in_terminal(text: str) -> str:
    """The code for a terminal, two rows of modules in each line; black on white, whatever its colours are."""
    rows = qr(text)
    edge = [False] * (len(rows) + 2 * QUIET)
    side = [False] * QUIET
    whole = [edge] * QUIET + [[*side, *row, *side] for row in rows] + [edge] * QUIET
    if len(whole) % 2:
        whole.append(edge)
    lines = []
    for upper, lower in zip(whole[::2], whole[1::2], strict=True):
        halves = "".join(" ▄▀█"[2 * up + down] for up, down in zip(upper, lower, strict=True))
        lines.append(f"\x1b[38;5;16;48;5;231m{halves}\x1b[0m")
    return "\n".join(lines)


def _runs(row: list[bool]) -> Iterator[tuple[int, int]]:
    """Where dark modules begin, and how many there are in a row."""
    start = None
    for x, dark in enumerate([*row, False]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            yield start, x - start
            start = None


# -- the codewords


def _codewords(number: int, version: _Version, written: bytes) -> list[int]:
    """Data and error correction, as they follow each other in the code."""
    bits = f"{BYTES:04b}{len(written):0{8 if number < 10 else 16}b}" + "".join(f"{byte:08b}" for byte in written)
    room = sum(version.blocks)
    bits += "0" * min(4, room * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    data += [PADDING[place % 2] for place in range(room - len(data))]
    blocks: list[list[int]] = []
    for size in version.blocks:
        blocks.append(data[:size])
        data = data[size:]
    corrections = [correction(block, version.correction) for block in blocks]
    return [*_in_turn(blocks), *_in_turn(corrections)]


def _in_turn(blocks: list[list[int]]) -> list[int]:
    """The first of each, then the second of each, and so on: a stain then spoils a little of all."""
    longest = max(map(len, blocks))
    return [block[place] for place in range(longest) for block in blocks if place < len(block)]


def correction(data: list[int], count: int) -> list[int]:
    """So many codewords of error correction for a block: what is left when it is divided by their polynomial."""
    divisor = [1]
    for power in range(count):
        divisor = [
            one ^ _times(other, _EXPONENTS[power]) for one, other in zip([*divisor, 0], [0, *divisor], strict=True)
        ]
    rest = [*data, *[0] * count]
    for place in range(len(data)):
        factor = rest[place]
        for at, each in enumerate(divisor):
            rest[place + at] ^= _times(factor, each)
    return rest[len(data) :]


def _powers() -> list[int]:
    """The powers of 2 in the field of 256 elements."""
    powers, value = [], 1
    for _ in range(255):
        powers.append(value)
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    return powers


_EXPONENTS: Final = _powers()
_LOGARITHMS: Final = {value: power for power, value in enumerate(_EXPONENTS)}


def _times(one: int, other: int) -> int:
    return _EXPONENTS[(_LOGARITHMS[one] + _LOGARITHMS[other]) % 255] if one and other else 0


# -- the drawing


def _drawn(number: int, version: _Version, codewords: list[int]) -> Rows:
    """The code under the mask that makes it easiest to read."""
    size = 17 + 4 * number
    plain: list[list[bool | None]] = [[None] * size for _ in range(size)]
    _fixed(plain, number, version)
    free = [(row, column) for row, column in way(size) if plain[row][column] is None]
    bits = "".join(f"{word:08b}" for word in codewords).ljust(len(free), "0")
    drawings = []
    for mask in range(8):
        rows = [[bool(module) for module in row] for row in plain]
        for (row, column), bit in zip(free, bits, strict=True):
            rows[row][column] = (bit == "1") != masked(mask, row, column)
        _format(rows, mask)
        drawings.append(rows)
    return min(drawings, key=_penalty)


def way(size: int) -> Iterator[tuple[int, int]]:
    """In which order the modules are filled: up and down in columns of two, from the right."""
    up = True
    for right in range(size - 1, 0, -2):
        column = right - (right <= 6)  # the timing pattern takes a whole column
        for step in range(size):
            row = size - 1 - step if up else step
            yield row, column
            yield row, column - 1
        up = not up


def masked(mask: int, row: int, column: int) -> bool:
    """Is the module here turned over under this mask?"""
    product = row * column
    return (
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((row + column) % 2 + product % 3) % 2,
    )[mask] == 0


def _fixed(modules: list[list[bool | None]], number: int, version: _Version) -> None:
    """All that does not depend on the text; where the format goes, there is room for it."""
    size = len(modules)

    def square(row: int, column: int, reach: int, light: tuple[int, ...]) -> None:
        for down in range(-reach, reach + 1):
            for across in range(-reach, reach + 1):
                if 0 <= row + down < size and 0 <= column + across < size:
                    modules[row + down][column + across] = max(abs(down), abs(across)) not in light

    for place in range(size):
        modules[6][place] = modules[place][6] = place % 2 == 0
    last = version.alignment[-1:]
    for row in version.alignment:
        for column in version.alignment:
            if (row, column) not in {(6, 6), *((6, far) for far in last), *((far, 6) for far in last)}:
                square(row, column, 2, (1,))
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        square(row, column, 4, (2, 4))
    for row, column, _ in _format_places(size):
        modules[row][column] = False
    modules[size - 8][8] = True
    if number >= 7:
        word = number << 12 | _remainder(number << 12, 0x1F25)
        for bit in range(18):
            down, across = bit // 3, size - 11 + bit % 3
            modules[down][across] = modules[across][down] = bool(word >> bit & 1)


def _format_places(size: int) -> Iterator[tuple[int, int, int]]:
    """Where each bit of the format stands: twice, around the corner and along two edges."""
    corner = [*range(6), 7, 8]
    for bit in range(15):
        yield (corner[bit], 8, bit) if bit < 8 else (8, 7 if bit == 8 else 14 - bit, bit)
        yield (8, size - 1 - bit, bit) if bit < 8 else (size - 15 + bit, 8, bit)


def _format(rows: Rows, mask: int) -> None:
    """Write which level of correction and which mask it is."""
    told = (LEVEL_M << 3 | mask) << 10
    word = (told | _remainder(told, 0x537)) ^ 0x5412
    for row, column, bit in _format_places(len(rows)):
        rows[row][column] = bool(word >> bit & 1)


def _remainder(word: int, divisor: int) -> int:
    """What is left of a word when it is divided without carrying."""
    while word.bit_length() >= divisor.bit_length():
        word ^= divisor << word.bit_length() - divisor.bit_length()
    return word


def _penalty(rows: Rows) -> int:
    """How hard it is to read: long runs, squares, what looks like a corner, too much dark or light."""
    columns = [list(column) for column in zip(*rows, strict=True)]
    points = 0
    for line in (*rows, *columns):
        text = "".join("1" if dark else "0" for dark in line)
        runs = text.replace("01", "0 1").replace("10", "1 0").split()
        points += sum(len(run) - 2 for run in runs if len(run) >= 5)
        points += 40 * sum(text.startswith(("10111010000", "00001011101"), at) for at in range(len(text)))
    for above, below in pairwise(rows):
        four = zip(above, above[1:], below, below[1:], strict=False)
        points += 3 * sum(len(set(each)) == 1 for each in four)
    dark = sum(map(sum, rows)) * 100 / len(rows) ** 2
    return points + 10 * int(abs(dark - 50) // 5)
