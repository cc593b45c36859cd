"""Walks and the ways that are proposed, against trying every walk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from fracas.games.synergy.board import NAMED, NAMES, NOWHERE, SQUARES, area, barred, step
from fracas.games.synergy.moving.paths import FAR, distances, reach, way
from tests.games.synergy.geometry import mask_of
from tests.kit.rules import rule


class Ground(NamedTuple):
    """Where somebody walks, as sets."""

    start: int
    squares: int
    blocked: frozenset[int]
    stops: frozenset[int]
    danger: tuple[int, ...]
    diagonal: bool
    touching: frozenset[int] | None

    @property
    def obstacles(self) -> frozenset[int]:
        """For diagonal steps."""
        return self.blocked - {self.start} if self.touching is None else self.touching


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    """A walk of up to four squares with a lot in the way of it."""
    start = draw(st.integers(0, SQUARES - 1))
    around = area(start, 9)
    near = st.sets(st.sampled_from(around), max_size=len(around) // 2)
    dangers = draw(st.dictionaries(st.sampled_from(around), st.integers(1, 3)))
    return Ground(
        start=start,
        squares=draw(st.integers(0, 4)),
        blocked=frozenset(draw(near)) | ({start} if draw(st.booleans()) else frozenset()),
        stops=frozenset(draw(st.sets(st.sampled_from(around), max_size=6))),
        danger=tuple(dangers.get(each, 0) for each in range(SQUARES)),
        diagonal=draw(st.booleans()),
        touching=draw(st.none() | near.map(frozenset)),
    )


def walks(ground: Ground, done: tuple[int, ...] = (), here: int | None = None) -> Iterator[tuple[int, ...]]:
    """Every walk, as the directions of its steps."""
    square = ground.start if here is None else here
    yield done
    if len(done) == ground.squares or (done and square in ground.stops):
        return
    for direction in range(8 if ground.diagonal else 4):
        there = step(square, direction)
        if there == NOWHERE or there == ground.start or there in ground.blocked:
            continue
        if not barred(square, direction, mask_of(ground.obstacles)):
            yield from walks(ground, (*done, direction), there)


def squares_of(start: int, directions: tuple[int, ...]) -> list[int]:
    squares = []
    for direction in directions:
        start = step(start, direction)
        squares.append(start)
    return squares


def best_ways(ground: Ground) -> dict[int, list[int]]:
    """The safest, then shortest, then first walk to each square that any walk reaches."""
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {}
    for walk in walks(ground):
        if not walk:
            continue
        squares = squares_of(ground.start, walk)
        rank = (sum(ground.danger[each] for each in squares), len(walk), walk)
        if squares[-1] not in best or rank < best[squares[-1]]:
            best[squares[-1]] = rank
    return {end: squares_of(ground.start, walk) for end, (_, _, walk) in best.items()}


def masks(ground: Ground) -> tuple[bytes, bytes, bytes, bytes | None]:
    touching = None if ground.touching is None else mask_of(ground.touching)
    return mask_of(ground.blocked), bytes(ground.danger), mask_of(ground.stops), touching


# -- against every walk


@rule("synergy.move.basic", "synergy.obstacle", "synergy.diagonal")
@given(grounds())
def test_a_walk_ends_wherever_some_walk_ends(ground: Ground) -> None:
    blocked, _, stops, touching = masks(ground)
    found = reach(ground.start, ground.squares, blocked, ground.diagonal, stops, touching)
    assert len(found) == len(set(found))
    ends = {squares_of(ground.start, walk)[-1] for walk in walks(ground) if walk}
    assert set(found) == ends


@rule("synergy.move.basic", "synergy.obstacle", "synergy.diagonal")
@given(grounds())
def test_the_proposed_way_is_the_safest_then_the_shortest_then_the_first(ground: Ground) -> None:
    blocked, danger, stops, touching = masks(ground)
    best = best_ways(ground)
    for goal in area(ground.start, 11):
        found = way(ground.start, goal, ground.squares, blocked, danger, ground.diagonal, stops, touching)
        assert found == best.get(goal, []), NAMES[goal]


@rule("synergy.move.basic", "synergy.obstacle")
@given(grounds())
def test_where_nothing_is_dangerous_the_way_is_found_faster_and_is_the_same(ground: Ground) -> None:
    blocked, nothing = mask_of(ground.blocked), bytes(SQUARES)
    for goal in area(ground.start, 7):
        found = way(ground.start, goal, ground.squares, blocked)
        assert found == way(ground.start, goal, ground.squares, blocked, nothing, False, nothing), NAMES[goal]


@rule("synergy.move.basic", "synergy.diagonal")
@given(grounds(), st.integers(0, SQUARES - 1))
def test_distances_shrink_by_one_with_the_best_step(ground: Ground, goal: int) -> None:
    """Each square is one farther than the nearest it can step to; nothing else is 0."""
    blocked = mask_of(ground.blocked)
    left = distances(goal, blocked, ground.diagonal)
    for here in range(SQUARES):
        if here == goal:
            assert left[here] == 0
            continue
        onward = [FAR]
        for direction in range(8 if ground.diagonal else 4):
            there = step(here, direction)
            open_to_it = there != NOWHERE and (there == goal or there not in ground.blocked)
            if open_to_it and not barred(here, direction, blocked):
                onward.append(left[there])
        assert left[here] == min(min(onward) + 1, FAR)


# -- cases to read


def masked(names: str) -> bytes:
    return mask_of(NAMED[name] for name in names.split())


def names(found: list[int]) -> str:
    return " ".join(NAMES[each] for each in found)


@rule("synergy.move.basic")
def test_a_basic_move_is_two_squares_without_diagonals() -> None:
    assert names(reach(NAMED["h8"], 2, masked("h8"))) == "h7 i8 h9 g8 h6 i7 g7 j8 i9 h10 g9 f8"
    assert names(reach(NAMED["a1"], 1, masked("a1"))) == "b1 a2"
    assert names(way(NAMED["h8"], NAMED["i7"], 1, masked(""))) == ""
    assert names(way(NAMED["h8"], NAMED["i7"], 2, masked(""))) == "h7 i7"


@rule("synergy.move.basic", "synergy.diagonal")
def test_a_diagonal_step_counts_one_square() -> None:
    assert names(way(NAMED["h8"], NAMED["i7"], 2, masked(""), diagonal=True)) == "i7"
    assert names(way(NAMED["h8"], NAMED["i7"], 2, masked("h7"), diagonal=True)) == "i7"
    assert names(way(NAMED["h8"], NAMED["i7"], 2, masked("h7 i8"), diagonal=True)) == ""


@rule("synergy.move.basic")
def test_a_way_goes_round_what_is_dangerous_if_the_squares_suffice() -> None:
    fire = masked("h7")
    assert names(way(NAMED["h8"], NAMED["h6"], 4, masked(""), fire)) == "i8 i7 i6 h6"
    assert names(way(NAMED["h8"], NAMED["h6"], 3, masked(""), fire)) == "h7 h6"
    assert names(way(NAMED["h8"], NAMED["h6"], 4, masked("i7"), fire)) == "g8 g7 g6 h6"
    assert names(way(NAMED["h8"], NAMED["h7"], 4, masked(""), fire)) == "h7"


@rule("synergy.move.basic")
def test_a_way_goes_over_no_square_that_would_stop_the_walker() -> None:
    peel = masked("h7")
    assert names(way(NAMED["h8"], NAMED["h6"], 3, masked(""), stops=peel)) == ""
    assert names(way(NAMED["h8"], NAMED["h6"], 4, masked(""), stops=peel)) == "i8 i7 i6 h6"
    assert names(way(NAMED["h8"], NAMED["h7"], 3, masked(""), stops=peel)) == "h7"
    assert names(way(NAMED["h7"], NAMED["h6"], 1, masked(""), stops=peel)) == "h6"


@rule("synergy.collide")
def test_no_proposed_way_runs_into_anything() -> None:
    assert way(NAMED["h8"], NAMED["h7"], 2, masked("h7")) == []
    assert way(NAMED["h8"], NAMED["h8"], 2, masked("h8")) == []
