"""Maps and scenarios as the rules read them. All lengths are integers of 1/1000 inch."""

# mypyc: compiled

from __future__ import annotations

from typing import Final, final

INCH: Final = 1000
"""So many units of length make an inch."""
STONE_RADIUS: Final = 750
"""Of a rune-stone (skirmish.rune.size)."""

Point = tuple[int, int]

# -- kinds of terrain (skirmish.terrain.*)

BARRIER: Final = 0
COVER: Final = 1
WATER: Final = 2
ELEVATION: Final = 3
TERRAIN: Final = ["barrier", "cover", "water", "elevation"]

TENTH: Final = 100
QUARTER: Final = 250


def too_much(length: int) -> str:
    """``'2"'``, ``'8.2"'``, ``'1.75"'``: rounded up, so that what is too far does not look near enough."""
    return _said(length if length % QUARTER == 0 else -(-length // TENTH) * TENTH)


def at_most(length: int) -> str:
    """What there is instead, rounded down."""
    return _said(length if length % QUARTER == 0 else length // TENTH * TENTH)


def _said(length: int) -> str:
    whole, rest = divmod(length, INCH)
    return f'{whole}"' if rest == 0 else f"{whole}.{rest:03d}".rstrip("0") + '"'


@final
class Piece:
    """A piece of terrain."""

    __slots__ = ("corners", "dotted", "kind", "level")

    def __init__(self, kind: int, corners: tuple[Point, ...], level: int, dotted: tuple[int, ...]) -> None:
        self.kind = kind
        self.corners = corners
        """Counter-clockwise, in 1/1000 inch."""
        self.level = level
        """Of an elevation, counted from the table; else 0."""
        self.dotted = dotted
        """Its easily climbed edges: edge ``i`` runs from corner ``i`` to the next."""

    def __repr__(self) -> str:
        return f"<{TERRAIN[self.kind]} at {self.corners[0]}>"


@final
class Layout:
    """How a map is used in a scenario by so many sides, in 1/1000 inch."""

    __slots__ = ("centre", "setups", "stones")

    def __init__(
        self,
        setups: tuple[tuple[Point, ...], ...],
        centre: tuple[Point, ...],
        stones: tuple[tuple[Point, ...], ...],
    ) -> None:
        self.setups = setups
        """A polygon for each side; empty where the set-up follows from the stones."""
        self.centre = centre
        """Stones that nobody places."""
        self.stones = stones
        """Suggested places for the stones of each side."""


@final
class Map:
    """A table with its terrain."""

    __slots__ = ("id", "layouts", "name", "number", "pieces", "players", "size", "text")

    def __init__(self, number: int, id: str, name: str, text: str, size: int) -> None:  # noqa: A002
        self.number = number
        """Its place in `MAPS`."""
        self.id = id
        self.name = name
        self.text = text
        self.size = size
        """The side of the square table, in 1/1000 inch."""
        self.players: tuple[int, ...] = ()
        """For how many sides it is made."""
        self.pieces: tuple[Piece, ...] = ()
        self.layouts: dict[tuple[str, int], Layout] = {}
        """By the id of the scenario and the number of sides."""

    def layout(self, scenario: str, sides: int) -> Layout | None:
        """How it is used in this scenario; None if it is not made for it."""
        return self.layouts.get((scenario, sides))

    def __repr__(self) -> str:
        return f"<map {self.id}>"


@final
class Scenario:
    """What is placed where, and what each round brings (skirmish.scenario.*). Lengths are in 1/1000 inch."""

    __slots__ = (
        "apart",
        "by_points",
        "centre",
        "centre_clear",
        "id",
        "least_stones",
        "maps",
        "most_stones",
        "name",
        "number",
        "owned",
        "place",
        "rule",
        "setup_within",
        "sides",
        "text",
        "typical_points",
    )

    def __init__(self, number: int, id: str, name: str, rule: str, text: str) -> None:  # noqa: A002
        self.number = number
        """Its place in `SCENARIOS`."""
        self.id = id
        self.name = name
        self.rule = rule
        self.text = text
        self.sides: tuple[int, ...] = ()
        self.centre = False
        """A stone lies in the centre."""
        self.least_stones = 0
        self.most_stones = 0
        """So many stones each side places."""
        self.apart = 0
        """A stone keeps so far from the edge of every other."""
        self.place = ""
        """Where stones are placed: outside-setups, own-claim, outside-enemy-setup, or nowhere."""
        self.setup_within = 0
        """The set-up lies so near to one's own stones; 0 where the map gives it."""
        self.centre_clear = 0
        """No claim or set-up so near to the edge of the centre stone."""
        self.owned = False
        """Placed stones are their placer's from the start."""
        self.by_points = False
        """Each round brings energy by the points of the game, not by stones."""
        self.typical_points: tuple[int, ...] = ()
        self.maps: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<scenario {self.id}>"
