"""Reads a QR code back, module by module, as a phone would that sees it straight: for the tests of
`fracas.server.wire.qr`.

It is written from the standard and shares nothing with the generator. It does not mend errors; it finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Modules = Sequence[Sequence[bool]]

BLOCKS = {  # of level M: codewords of correction in a block, and those of data in each
    1: (10, [16]),
    2: (16, [28]),
    3: (26, [44]),
    4: (18, [32] * 2),
    5: (24, [43] * 2),
    6: (16, [27] * 4),
    7: (18, [31] * 4),
    8: (22, [38] * 2 + [39] * 2),
    9: (22, [36] * 3 + [37] * 2),
    10: (26, [43] * 4 + [44]),
}
CENTRES = {1: [], 2: [18], 3: [22], 4: [26], 5: [30], 6: [34], 7: [22, 38], 8: [24, 42], 9: [26, 46], 10: [28, 50]}
FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
ALIGNMENT = ["#####", "#...#", "#.#.#", "#...#", "#####"]
MASKS: list[Callable[[int, int], bool]] = [
    lambda i, j: (i + j) % 2 == 0,
    lambda i, j: i % 2 == 0,
    lambda i, j: j % 3 == 0,
    lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0,
    lambda i, j: (i * j) % 2 + (i * j) % 3 == 0,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2 == 0,
    lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2 == 0,
]
FORMATS = {  # as the standard prints them, for level M and each mask
    "101010000010010": 0,
    "101000100100101": 1,
    "101111001111100": 2,
    "101101101001011": 3,
    "100010111111001": 4,
    "100000011001110": 5,
    "100111110010111": 6,
    "100101010100000": 7,
}
VERSIONS = {7: "000111110010010100", 8: "001000010110111100", 9: "001001101010011001", 10: "001010010011010011"}


def read(modules: Modules) -> str:
    """The text of a code; AssertionError if anything in it is wrong."""
    size = len(modules)
    assert all(len(row) == size for row in modules)
    version = (size - 17) // 4
    taken = _patterns(modules, version)
    mask = MASKS[_format(modules)]
    bits = [modules[row][column] != mask(row, column) for row, column in _zigzag(size) if (row, column) not in taken]
    words = [int("".join("1" if bit else "0" for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    text = "".join(f"{word:08b}" for word in _data(words, version))
    assert text[:4] == "0100", "the mode is bytes"
    width = 8 if version < 10 else 16
    length = int(text[4 : 4 + width], 2)
    start = 4 + width
    return bytes(int(text[at : at + 8], 2) for at in range(start, start + 8 * length, 8)).decode()


def _looks(modules: Modules, row: int, column: int, picture: list[str]) -> set[tuple[int, int]]:
    for down, line in enumerate(picture):
        for across, sign in enumerate(line):
            assert modules[row + down][column + across] == (sign == "#"), (row + down, column + across)
    return {(row + down, column + across) for down in range(len(picture)) for across in range(len(picture))}


def _patterns(modules: Modules, version: int) -> set[tuple[int, int]]:
    """Where everything stands that is no data; and that it looks as it must."""
    size = len(modules)
    far = size - 7
    taken: set[tuple[int, int]] = set()
    for row, column in ((0, 0), (0, far), (far, 0)):
        taken |= _looks(modules, row, column, FINDER)
    for place in range(8):
        for row, column in ((7, place), (place, 7), (7, size - 1 - place), (place, far - 1), (far - 1, place)):
            assert not modules[row][column]
        assert not modules[size - 1 - place][7]
    taken |= {(row, column) for row in range(9) for column in range(9)}
    taken |= {(row, column) for row in range(9) for column in range(size - 8, size)}
    taken |= {(row, column) for row in range(size - 8, size) for column in range(9)}
    for place in range(8, size - 8):
        assert modules[6][place] == modules[place][6] == (place % 2 == 0)
        taken |= {(6, place), (place, 6)}
    centres = [6, *CENTRES[version]]
    for row in centres:
        for column in centres:
            corner = (row == 6 and column in (6, centres[-1])) or (column == 6 and row == centres[-1])
            if version > 1 and not corner:
                taken |= _looks(modules, row - 2, column - 2, ALIGNMENT)
    assert modules[size - 8][8], "the dark module"
    if version >= 7:
        for swapped in (False, True):
            read = ""
            for bit in range(17, -1, -1):
                row, column = bit // 3, size - 11 + bit % 3
                row, column = (column, row) if swapped else (row, column)
                read += "1" if modules[row][column] else "0"
                taken.add((row, column))
            assert read == VERSIONS[version]
    return taken


def _format(modules: Modules) -> int:
    """The mask; both copies of the format must say the same."""
    size = len(modules)
    one = [(8, each) for each in (0, 1, 2, 3, 4, 5, 7, 8)] + [(each, 8) for each in (7, 5, 4, 3, 2, 1, 0)]
    two = [(size - 1 - each, 8) for each in range(7)] + [(8, size - 8 + each) for each in range(8)]
    first, second = ("".join("1" if modules[row][column] else "0" for row, column in way) for way in (one, two))
    assert first == second
    return FORMATS[first]


def _zigzag(size: int) -> list[tuple[int, int]]:
    found = []
    column, upwards = size - 1, True
    while column > 0:
        if column == 6:
            column -= 1
        rows = range(size - 1, -1, -1) if upwards else range(size)
        found += [(row, each) for row in rows for each in (column, column - 1)]
        column, upwards = column - 2, not upwards
    return found


def _data(words: list[int], version: int) -> list[int]:
    count, sizes = BLOCKS[version]
    blocks: list[list[int]] = [[] for _ in sizes]
    left = iter(words)
    for place in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if place < size:
                block.append(next(left))
    whole = [list(block) for block in blocks]
    for _ in range(count):
        for block in whole:
            block.append(next(left))
    assert list(left) == []
    for block in whole:
        assert not any(_value(block, power) for power in range(count)), "the error correction fits the data"
    return [word for block in blocks for word in block]


def _value(block: list[int], power: int) -> int:
    """What the polynomial of a block comes to at 2 to this power; 0 everywhere if nothing is wrong."""
    at = 1
    for _ in range(power):
        at = _product(at, 2)
    total = 0
    for word in block:
        total = _product(total, at) ^ word
    return total


def _product(one: int, other: int) -> int:
    """In the field of 256 elements, bit by bit."""
    total = 0
    while other:
        if other & 1:
            total ^= one
        one <<= 1
        if one & 0x100:
            one ^= 0x11D
        other >>= 1
    return total
