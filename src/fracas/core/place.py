"""Places as screens draw them: the shape of what may be answered, and what would happen there.

A region (`fracas.core.question.Region`) gives one of these shapes, or one of the game's own. Numbers are in the
game's smallest unit; a screen scales them.
"""

from __future__ import annotations

import msgspec


class Shape(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """What may be answered to a Place, for drawing."""


class Plane(Shape, frozen=True):
    """A point or a path on a surface: x and y by turns."""

    width: int
    height: int
    step: int
    """How far one press of an arrow key moves the point."""
    start: tuple[int, int]
    """Where the point stands before anything is picked."""
    path: bool = False
    """More than one point may be given, one after the other."""
    areas: tuple[tuple[int, ...], ...] = ()
    """Polygons that hold every legal end, for shading; none if everything may be legal."""
    radius: int = 0
    """Of the disc that is placed there; 0 for a point, and where that differs."""
    optional: bool = False
    """No point at all is an answer, too."""


class Split(Shape, frozen=True):
    """Things put into heaps: the answer names for each thing, in order, the number of its heap; -1 for none."""

    things: tuple[str, ...]
    """As options name what they touch: ``card:might``."""
    heaps: tuple[str, ...]
    room: tuple[int, ...]
    """How many things each heap takes at the most."""
    all: bool = True
    """Must every thing lie in a heap?"""


class Preview(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """What would happen at a place. Each game declares its own kinds."""

    sentence: str
    """In words, for everybody who does not look at a picture."""
