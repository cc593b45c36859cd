"""What a seat sees as an array: the same from the state and from its view, with a name for every cell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode
from tests.envs.kit import ENCODED, every_encoded, tables


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
    for episode, arrays in tables(game, seeds=6):
        random, array, whole = Random(3), bytearray(arrays.size), 0
        while episode.waiting:
            arrays.see(episode, episode.waiting[0], array)
            whole |= int.from_bytes(array, "little")
            episode.answer(random.randrange(episode.count()))
        found = bytearray(whole.to_bytes(arrays.size, "little"))
        idle = {kind_of(part) for part in arrays.parts} - {
            kind_of(part) for part in arrays.parts if any(cells(found, part))
        }
        unused = idle if unused is None else unused & idle
    assert unused == RARE.get(game.name, set())


RARE: dict[str, set[str]] = {"figures": {"gone"}}
"""What these games did not meet: nobody leaves a game of learners."""


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
