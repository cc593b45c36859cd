"""What a seat sees as an array: the same from the state and from its view, with a name for every cell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode
from tests.envs.kit import ENCODED, NUMBERED, every_encoded, tables


@every_encoded
def test_the_state_and_the_view_give_the_same_array(game: Game[Any, Any]) -> None:
    """For every seat, at every decision, with every number of players and with settings that ask more."""
    seen: set[bytes] = set()
    looked = 0
    for episode, arrays in tables(game):
        one, two = bytearray(arrays.size), bytearray(b"\x07" * arrays.size)
        random = Random(1)
        while episode.waiting and looked < 4_000:
            for seat in range(episode.players):
                arrays.see(episode, seat, one)
                arrays.see_view(episode.view(seat), seat, episode.ask if seat in episode.waiting else "", two)
                assert one == two, [part for part in arrays.parts if cells(one, part) != cells(two, part)]
                looked += 1
            seen.add(bytes(one))
            episode.answer(random.randrange(episode.count()))
    assert len(seen) > 100


def cells(array: bytearray, part: Any) -> list[int]:
    """The cells of a part, as numbers from -128 to 127."""
    return [cell - 256 if cell > 127 else cell for cell in array[part.at : part.at + part.width]]


def kind_of(part: Any) -> str:
    """Its name without the numbers."""
    return ".".join(word for word in part.name.split(".") if not word.isdigit())


@every_encoded
def test_every_cell_has_a_name_and_no_two_the_same(game: Game[Any, Any]) -> None:
    arrays = Arrays(Episode(game))
    at = 0
    for part in arrays.parts:
        assert part.at == at
        assert part.width > 0
        at += part.width
    assert at == arrays.size
    assert len({part.name for part in arrays.parts}) == len(arrays.parts)
    assert {part.name.partition(".")[0] for part in arrays.parts} - {"ask"} <= set(game.view_type.__struct_fields__)


@every_encoded
def test_most_parts_are_used(game: Game[Any, Any]) -> None:
    """In some game, by somebody: a part in which never is anything would be one that is written wrongly."""
    unused: set[str] | None = None
    for episode, arrays in tables(game, seeds=6 if game.name in NUMBERED else 1):
        random, array, whole = Random(3), bytearray(arrays.size), 0
        while episode.waiting:
            if game.name in NUMBERED or random.random() < 0.2:
                arrays.see(episode, episode.waiting[0], array)
                whole |= int.from_bytes(array, "little")
            episode.answer(random.randrange(episode.count()))
        arrays.see(episode, 0, array)  # the end
        whole |= int.from_bytes(array, "little")
        found = bytearray(whole.to_bytes(arrays.size, "little"))
        idle = {kind_of(part) for part in arrays.parts} - {
            kind_of(part) for part in arrays.parts if any(cells(found, part))
        }
        unused = idle if unused is None else unused & idle
    assert unused == RARE.get(game.name, set())


SELDOM = {"units.plate", "units.attacks", "units.coin", "units.empty", "units.hanging", "lost"}
RARE: dict[str, set[str]] = {
    "figures": {"gone"},
    "skirmish": {"chosen", "handed", "looks", "stones.level", "striking"} | SELDOM,
    "synergy": {"orphans", "pending", "warriors.inside", "warriors.mastered"},
}
"""What so few games did not meet: nobody leaves a game of learners, there are neither teams nor the largest battles,
and some of what cards do is seldom seen."""


@every_encoded
def test_it_is_written_where_it_is_wanted(game: Game[Any, Any]) -> None:
    """Beside others, into memory that was used before."""
    episode = Episode(game)
    arrays = Arrays(episode)
    episode.reset(1)
    alone, among = bytearray(arrays.size), bytearray(b"\x05" * (3 * arrays.size))
    arrays.see(episode, 1, alone)
    arrays.see(episode, 1, among, arrays.size)
    assert among == b"\x05" * arrays.size + alone + b"\x05" * arrays.size


@every_encoded
def test_a_layout_has_a_name_that_follows_from_game_and_settings(game: Game[Any, Any]) -> None:
    names = {Arrays(Episode(game, players)).layout for players in range(game.least, game.most + 1)}
    assert len(names) == game.most - game.least + 1
    assert Arrays(Episode(game)).layout == Arrays(Episode(game)).layout
    assert all(name.startswith(f"{game.name}-") for name in names)


def test_the_same_table_from_both_sides() -> None:
    """Each seat sees itself first: its own figures, its own row, its own turn."""
    episode = Episode("figures", settings={"army_size": 3})
    arrays = Arrays(episode)
    episode.reset(4)
    state = episode.state
    for seat in range(2):
        array = bytearray(arrays.size)
        arrays.see(episode, seat, array)
        for place in range(3):
            own = state.figures[state.lines[seat][place]]
            assert cells(array, arrays.part(f"figures.{place}.power")) == [own.power]
            assert cells(array, arrays.part(f"figures.{place}.owner")) == [1, 0]
            assert cells(array, arrays.part(f"figures.{place}.card")).index(1) == own.card
        assert cells(array, arrays.part("lines.0")) == [1, 1, 1, 0, 0, 0]
        assert cells(array, arrays.part("lines.1")) == [0, 0, 0, 1, 1, 1]
        assert cells(array, arrays.part("seat")) == ([1, 0] if state.seat == seat else [0, 1])
        hand = [card % 13 for card in state.hands[seat]]
        assert cells(array, arrays.part("hand")) == [hand.count(rank) for rank in range(13)]
        assert cells(array, arrays.part("hand_sizes.1")) == [len(state.hands[1 - seat])]
        assert sum(cells(array, arrays.part("ask"))) == (seat in episode.waiting)


def begun(name: str, **settings: Any) -> tuple[Episode, Arrays, bytearray]:
    """A table at which warriors or units stand."""
    episode = Episode(name, settings=settings)
    episode.reset(3)
    random = Random(3)
    while not str(episode.ask).startswith(("act", "warrior")):
        episode.answer(random.randrange(episode.count()))
    arrays = Arrays(episode)
    return episode, arrays, bytearray(arrays.size)


def number(array: bytearray, part: Any, *steps: int) -> int:
    """A number that was written in steps."""
    return sum(cell * step for cell, step in zip(cells(array, part), steps, strict=True))


def test_warriors_from_both_sides() -> None:
    """synergy: one's own come first, with their face-down cards; squares, statuses and markers are in place."""
    episode, arrays, array = begun("synergy")
    state = episode.state
    first, victim = state.warriors[0], state.warriors[4]
    victim.statuses, victim.makers = [3, 3, 7], [0, 2, 0]
    first.hits = -3
    first.marks = [1 | 2 << 4, 0, 2 << 1]
    state.loose = [(32, 17), (101, 224)]
    state.markers = [(0, 17, 4, 36), (0, 17, 4, 36), (5, 3, -1, -1)]
    state.suppressed = [(7, 4)]
    for me in range(2):
        arrays.see(episode, me, array)
        turn = 3 * me
        part = arrays.part
        for place, warrior in enumerate(state.warriors):
            seen = f"warriors.{(place - turn) % 6}"
            assert cells(array, part(f"{seen}.owner")) == ([1, 0] if warrior.owner == me else [0, 1])
            assert cells(array, part(f"{seen}.hits")) == [warrior.hits]
            square = cells(array, part(f"{seen}.square"))
            assert (square.index(1), square.index(1, 15) - 15) == divmod(warrior.square, 15)
            down = cells(array, part(f"{seen}.down"))
            assert [card for card in range(128) if down[card]] == (sorted(warrior.down) if warrior.owner == me else [])
            assert cells(array, part(f"{seen}.downs")) == [len(warrior.down)]
        marks = [cells(array, part(f"warriors.{(0 - turn) % 6}.marks.{place}")) for place in range(3)]
        assert [row[0] for row in marks] == [1, 0, 0]
        assert [row[1:].count(1) for row in marks] == [1, 0, 1]
        assert marks[0][1 + (4 - turn) % 6] == marks[2][1 + (1 - turn) % 6] == 1
        statuses = cells(array, part(f"warriors.{(4 - turn) % 6}.statuses"))
        assert sum(statuses) == 3
        for status, maker in ((3, 0), (3, 2), (7, 0)):
            assert statuses[status * 6 + (maker - turn) % 6] == 1
        loose = cells(array, part("loose"))
        assert sum(loose) == 4
        for card, square in state.loose:
            assert loose[card * 15 + square // 15] == loose[128 * 15 + card * 15 + square % 15] == 1
        markers = cells(array, part("markers"))
        assert markers[17] == markers[6 * 225 + (4 - turn) % 6] == markers[6 * 225 + 36 + 36] == 2
        assert markers[5 * 225 + 3] == 1
        assert sum(markers) == 7
        assert cells(array, part("suppressed")).index(1) == 7 * 6 + (4 - turn) % 6


def test_units_from_both_sides() -> None:
    """skirmish: one's own come first; places are exact, and what lies on a unit is there with the side that laid it."""
    episode, arrays, array = begun("skirmish")
    state = episode.state
    mine = [sum(unit.seat < me for unit in state.units) for me in range(2)]
    last = state.units[-1]
    last.lying, last.laid_by = (5, 5, 60), (0, 1, 1)
    state.energy, state.order, state.acting = [3, 300], (1, 0), (4, 0, 200)
    for me in range(2):
        arrays.see(episode, me, array)
        room = arrays.encoder.room_units  # type: ignore[attr-defined]
        for place, unit in enumerate(state.units):
            seen = f"units.{(place - mine[me]) % room}"
            assert cells(array, arrays.part(f"{seen}.kind")).index(1) == unit.kind
            assert cells(array, arrays.part(f"{seen}.seat")).index(1) == (unit.seat - me) % 2
            assert number(array, arrays.part(f"{seen}.x"), 235, 2, 1) == unit.x
            assert number(array, arrays.part(f"{seen}.y"), 235, 2, 1) == unit.y
            items = cells(array, arrays.part(f"{seen}.items"))
            assert [item for item in range(18) for _ in range(items[item])] == sorted(unit.items)
        lying = cells(array, arrays.part(f"units.{(len(state.units) - 1 - mine[me]) % room}.lying"))
        assert [cell for cell in range(len(lying)) if lying[cell]] == [10, 11, 120 + (1 - me) % 2]
        energy = [number(array, arrays.part(f"energy.{side}"), 1, 781, 7, 1) for side in range(2)]
        assert energy == ([3, 300] if me == 0 else [300, 3])
        assert [cells(array, arrays.part(f"order.{place}")).index(1) for place in range(2)] == [1 - me, me]
        acting = cells(array, arrays.part("acting"))
        assert acting[4] == acting[11 + -mine[me] % room] == 1
        assert acting[11 + room] + 32 * acting[12 + room] + acting[13 + room] == 200


def test_a_battle_with_more_units_than_their_points_allow_is_refused() -> None:
    episode, arrays, array = begun("skirmish")
    state = episode.state
    state.units = [state.units[place % len(state.units)] for place in range(33)]
    with pytest.raises(FracasError, match="units has no room for 33"):
        arrays.see(episode, 0, array)


def test_numbers_in_several_cells_lose_nothing() -> None:
    episode = Episode("figures")
    arrays = Arrays(episode)
    episode.reset(1)
    array = bytearray(arrays.size)
    for number in (0, 1, 126, 127, 128, 130, 400, 9_999, 10_000):
        episode.state.turns = episode.state.stuns[0] = number
        arrays.see(episode, 0, array)
        high, low = cells(array, arrays.part("turns"))
        assert high * 79 + low == number
        first, middle, last = cells(array, arrays.part("stuns.0"))
        assert first + middle * 78 + last == number
        assert first == min(number, 127)


def test_what_has_no_room_is_refused() -> None:
    episode = Episode("figures")
    arrays = Arrays(episode)
    episode.reset(1)
    array = bytearray(arrays.size)
    for wrong in ("turns", "attacker", "seat", "blow"):
        before = getattr(episode.state, wrong)
        setattr(episode.state, wrong, 10_001)
        with pytest.raises(FracasError, match=f"{wrong} has no room for 10001"):
            arrays.see(episode, 0, array)
        setattr(episode.state, wrong, before)
    episode.state.discard.extend([3] * 60)
    with pytest.raises(FracasError, match="discard has no room for"):
        arrays.see(episode, 0, array)


def test_a_game_without_bounds_has_no_arrays() -> None:
    from tests.kit.toy import TOY

    assert TOY not in ENCODED
    with pytest.raises(FracasError, match="cannot be seen as arrays"):
        Arrays(Episode(TOY))
    with pytest.raises(FracasError, match="how large"):
        TOY.encoder(TOY.begin(2, {"rounds": 2}))


def test_what_is_asked_for_wrongly_is_refused() -> None:
    with pytest.raises(FracasError, match="listed or numbered"):
        Arrays(Episode("figures"), "by name")
    with pytest.raises(FracasError, match="There is no part"):
        Arrays(Episode("figures")).part("moon")
