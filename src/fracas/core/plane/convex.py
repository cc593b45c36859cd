"""Cutting a simple polygon into convex parts: ears off one by one, then merged again where that stays convex."""

# mypyc: compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.plane.shapes import Point

if TYPE_CHECKING:
    from fracas.core.plane.native import i64


def convex_parts(corners: list[Point]) -> list[list[Point]]:
    """Convex polygons, counter-clockwise like the one given, that make it up."""
    parts = _ears(corners)
    merged = True
    while merged:
        merged = False
        for i in range(len(parts)):
            for j in range(i + 1, len(parts)):
                both = _joined(parts[i], parts[j])
                if both is not None:
                    parts[i] = both
                    del parts[j]
                    merged = True
                    break
            if merged:
                break
    return parts


def is_convex(corners: list[Point]) -> bool:
    """Does every corner turn left, or go straight on?"""
    count = len(corners)
    return all(_turn(corners[i - 1], corners[i], corners[(i + 1) % count]) >= 0 for i in range(count))


def _turn(a: Point, b: Point, c: Point) -> i64:
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)


def _ears(corners: list[Point]) -> list[list[Point]]:
    if is_convex(corners):
        return [list(corners)]
    left = list(corners)
    ears: list[list[Point]] = []
    while len(left) > 3:
        for i in range(len(left)):
            a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
            if _turn(a, b, c) > 0 and not any(
                p is not a and p is not b and p is not c and _in_triangle(p, a, b, c) for p in left
            ):
                ears.append([a, b, c])
                del left[i]
                break
        else:
            raise ValueError("this polygon crosses itself")
    ears.append(left)
    return ears


def _in_triangle(p: Point, a: Point, b: Point, c: Point) -> bool:
    return _turn(a, b, p) >= 0 and _turn(b, c, p) >= 0 and _turn(c, a, p) >= 0


def _joined(one: list[Point], other: list[Point]) -> list[Point] | None:
    """Two parts as one, if they share an edge and the whole is convex."""
    for i in range(len(one)):
        a, b = one[i], one[(i + 1) % len(one)]
        for j in range(len(other)):
            if other[j] is b and other[(j + 1) % len(other)] is a:
                # once round the first from b to a, then round the second from a to b
                whole = [one[(i + 1 + k) % len(one)] for k in range(len(one))]
                whole += [other[(j + 2 + k) % len(other)] for k in range(len(other) - 2)]
                if is_convex(whole):
                    return whole
    return None
