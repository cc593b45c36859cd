"""The search for cheapest paths: lazy A* over places where a path may bend.

All places are pushed with their distance as a lower bound; a leg is tested and priced only when it comes first, and
pushed again if it costs more than its length. Costs of running jumps depend on the movement before, so a path that
walks a detour to earn one may be missed: what is found is always legal, sometimes not the cheapest.
"""

# mypyc: compiled

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, final

from fracas.core.plane.disc import Disc
from fracas.core.plane.field import Field
from fracas.core.plane.nodes import base_nodes, wall_nodes
from fracas.core.plane.numbers import FAR, floor_span, span
from fracas.core.plane.ways import Leg

if TYPE_CHECKING:
    from fracas.core.plane.native import i64

BITS: Final = 19
"""A heap's entry is one number: the cost, the place, the place before, and whether the cost is sure."""
MOST: Final = (1 << BITS) - 1


@final
class Root:
    """A place of a search: what it costs to get there, and from where."""

    __slots__ = ("bends", "cost", "cx", "cy", "done", "guess", "level", "prev", "start", "x", "y")

    x: i64
    y: i64
    level: i64
    bends: bool
    cx: i64
    cy: i64
    cost: i64
    guess: i64
    """At least so much is left from here to the goal."""
    prev: Root | None
    done: bool
    start: bool

    def __init__(self, x: i64, y: i64, level: i64, bends: bool, cx: i64, cy: i64, guess: i64) -> None:
        self.x = x
        self.y = y
        self.level = level
        self.bends = bends
        self.cx = cx
        self.cy = cy
        self.cost = FAR
        self.guess = guess
        self.prev = None
        self.done = False
        self.start = False


def roots_of(field: Field, start: Disc, goal: Disc | None, budget: i64) -> list[Root]:
    """The start, the goal if there is one, and all places within the budget where the path may bend."""
    first = Root(start.x, start.y, start.level, False, 0, 0, 0)
    first.start = True
    first.cost = 0
    roots = [first]
    if goal is not None:
        roots.append(Root(goal.x, goal.y, goal.level, False, 0, 0, 0))
    nodes = base_nodes(field, start, goal)
    if not field.walker.flies:
        nodes += [
            node
            for node in wall_nodes(field.ground, field.r, field.mask)
            if _near(start, node.x, node.y, budget) and _out_of_rings(field, node.x, node.y, node.level)
        ]
    for node in nodes:
        away: i64 = floor_span(node.x - start.x, node.y - start.y)
        left: i64 = 0
        if goal is not None:
            left = floor_span(node.x - goal.x, node.y - goal.y)
        if away + left <= budget:
            roots.append(Root(node.x, node.y, node.level, node.bends, node.cx, node.cy, left))
    return roots


def _near(start: Disc, x: i64, y: i64, budget: i64) -> bool:
    return -budget <= x - start.x <= budget and -budget <= y - start.y <= budget


def _out_of_rings(field: Field, x: i64, y: i64, level: i64) -> bool:
    for ring in field.rings:
        dx: i64 = x - ring.x
        dy: i64 = y - ring.y
        if dx * dx + dy * dy < ring.r * ring.r and -1 <= ring.level - level <= 1:
            return False
    return True


def search(field: Field, roots: list[Root], goal: Root | None, budget: i64) -> list[Root]:
    """The places that can be reached within the budget, by cost; with a goal, only as far as it takes to reach it."""
    reached: list[Root] = []
    if budget > MOST:
        budget = MOST
    heap: list[int] = [1]
    while heap:
        entry: i64 = heappop(heap)
        here: i64 = (entry >> (BITS + 2)) & MOST
        node = roots[here]
        if node.done:
            continue
        if here > 0:
            before: i64 = (entry >> 1) & MOST
            came = roots[before]
            if entry & 1:
                if node.prev is not came:
                    continue  # overtaken
            else:
                if not field.passes_walls(came.x, came.y, node.x, node.y):
                    continue
                leg: i64 = field.price(
                    came.x, came.y, came.level, node.x, node.y, node.level, came.cost, came.start, None
                )
                cost: i64 = came.cost + leg
                if cost >= node.cost or cost + node.guess > budget:
                    continue
                node.cost = cost
                node.prev = came
                if leg > span(node.x - came.x, node.y - came.y):
                    again: i64 = ((cost + node.guess) << (2 * BITS + 2)) | (here << (BITS + 2)) | (before << 1) | 1
                    heappush(heap, again)
                    continue
        node.done = True
        reached.append(node)
        if node is goal:
            return reached
        to: i64 = -1
        for other in roots:
            to += 1
            if other.done:
                continue
            lower: i64 = node.cost + span(other.x - node.x, other.y - node.y)
            if lower >= other.cost or lower + other.guess > budget or not _taut(node, other):
                continue
            heappush(heap, ((lower + other.guess) << (2 * BITS + 2)) | (to << (BITS + 2)) | (here << 1))
    return reached


def _taut(node: Root, to: Root) -> bool:
    """Does the path bend around the corner that it bends at? Any other bend is a detour."""
    came = node.prev
    if not node.bends or came is None:
        return True
    inx: i64 = node.x - came.x
    iny: i64 = node.y - came.y
    outx: i64 = to.x - node.x
    outy: i64 = to.y - node.y
    cx: i64 = node.cx - node.x
    cy: i64 = node.cy - node.y
    turn: i64 = inx * outy - iny * outx
    if turn == 0:
        return True
    if turn > 0:
        return inx * cy - iny * cx >= 0 and outx * cy - outy * cx >= 0
    return inx * cy - iny * cx <= 0 and outx * cy - outy * cx <= 0


def legs_to(field: Field, root: Root) -> list[Leg]:
    """The legs of the path that a search has found."""
    chain: list[Root] = []
    at: Root | None = root
    while at is not None:
        chain.append(at)
        at = at.prev
    legs: list[Leg] = []
    for i in range(len(chain) - 1, 0, -1):
        p = chain[i]
        q = chain[i - 1]
        field.price(p.x, p.y, p.level, q.x, q.y, q.level, p.cost, p.start, legs)
    return legs
