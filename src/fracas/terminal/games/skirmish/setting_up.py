"""Units with their squares, as they are typed when an army is set up: ``1 to f2, 2 to g3``."""

from __future__ import annotations

from fracas.core.question import Region
from fracas.terminal.games.skirmish.reading import Reader, Unread, in_square, only_square


def in_their_squares(region: Region, place: tuple[int, ...]) -> tuple[int, ...]:
    """Who is to stand in a square without room in its middle stands beside that."""
    nearest = region.propose(place) if region.refuse(place) is not None else None
    return nearest if nearest and _same_squares(place, nearest) else place


def _same_squares(typed: tuple[int, ...], nearest: tuple[int, ...]) -> bool:
    """Is everybody still in the square that was typed? Then that is what was meant: a large base has no room in the
    middle of the last row."""
    if len(typed) != len(nearest):
        return False
    for n in range(0, len(typed) - 2, 3):
        wanted = (typed[n + 1], typed[n + 2])
        there = (nearest[n + 1], nearest[n + 2])
        if typed[n] != nearest[n] or (wanted != there and not (only_square(wanted) and in_square(*there, wanted))):
            return False
    return True


def deployed(words: list[str], reader: Reader) -> tuple[int, ...]:
    """Units with their places as an answer."""
    place: list[int] = []
    while words:
        Reader.skip(words, ",")
        if not words:
            break
        me = reader.unit(words)
        Reader.skip(words)
        if not words:
            raise Unread(f"Say where {reader.name(me)} stands: {reader.label(me)} to f2.")
        place += (me, *reader.point(words))
    return tuple(place)
