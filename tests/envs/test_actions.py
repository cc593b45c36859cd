"""What an action's number means, and that there is always one for every option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fracas
from fracas.core.game import Game
from fracas.core.refusal import FracasError
from fracas.envs.actions import Actions, Numbered
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode
from tests.envs.kit import NUMBERED, every_encoded, tables


@every_encoded
def test_no_list_is_longer_than_there_are_actions(game: Game[Any, Any]) -> None:
    """With all numbers of players, and with settings that ask more; and the masks count the options."""
    for episode, arrays in tables(game, seeds=3 if game.name in NUMBERED else 1):
        random = Random(5)
        while episode.waiting:
            mask = bytearray(arrays.cap)
            arrays.mask(episode, episode.waiting[0], mask)
            assert sum(mask) == episode.count() <= arrays.cap
            assert mask.startswith(b"\x01" * episode.count())
            episode.answer(random.randrange(episode.count()))


def test_the_largest_battles_have_no_longer_lists() -> None:
    """skirmish: where all acts are too many to list, units are chosen one by one."""
    episode = Episode("skirmish", settings={"points": 500, "armies": ["random", "random"]})
    arrays, random, chosen = Arrays(episode), Random(1), 0
    episode.reset(1)
    for _ in range(200):
        assert sum(seen_mask(arrays, episode)) == episode.count() <= arrays.cap
        chosen = max(chosen, episode.count())
        episode.answer(random.randrange(episode.count()))
    assert chosen > 50


def seen_mask(arrays: Arrays, episode: Episode) -> bytearray:
    mask = bytearray(arrays.cap)
    arrays.mask(episode, episode.waiting[0], mask)
    return mask


@pytest.mark.parametrize("name", NUMBERED)
def test_numbers_are_for_good(name: str) -> None:
    """A number stands for one answer to one ask, and those that no rule tells from it; each is found again."""
    for episode, arrays in tables(fracas.game(name), actions="numbered"):
        actions, random = arrays.actions, Random(5)
        assert isinstance(actions, Numbered)
        meant: dict[tuple[int, int], tuple[str, Any]] = {}
        while episode.waiting:
            seat, question = episode.waiting[0], episode.flow.question
            assert question is not None
            numbers = actions.numbers(episode)
            assert len(numbers) == episode.count()
            mask = bytearray(arrays.cap)
            arrays.mask(episode, seat, mask)
            assert {number for number in range(arrays.cap) if mask[number]} == set(numbers)
            for index, number in enumerate(numbers):
                value = episode.option(index)
                assert isinstance(value, int)
                kind = index if episode.ask == "opening" else episode.game.alike(question, value)
                assert meant.setdefault((seat, number), (episode.ask, kind)) == (episode.ask, kind)
                found = episode.option(actions.option(episode, number))
                assert isinstance(found, int)
                assert episode.game.alike(question, found) == episode.game.alike(question, value)
            legal = set(numbers)
            assert all(actions.option(episode, number) == -1 for number in range(arrays.cap) if number not in legal)
            episode.answer(random.randrange(episode.count()))
        assert len(meant) > 20


def test_both_seats_of_figures_number_their_own_figures_alike() -> None:
    episode = Episode("figures", settings={"army_size": 3})
    arrays = Arrays(episode, "numbered")
    actions = arrays.actions
    assert isinstance(actions, Numbered)
    seen = set()
    random = Random(1)
    for seed in range(6):
        episode.reset(seed)
        while episode.waiting:
            if episode.ask in ("attacker", "defender") and len(episode.offers[0]) == 3:  # type: ignore[arg-type]
                numbers = actions.numbers(episode)
                base = actions.numbering.blocks[episode.ask]
                if set(episode.options()) == {3 * episode.waiting[0] + place for place in range(3)}:
                    assert sorted(numbers) == [base, base + 1, base + 2]
                    assert numbers[0] - base == int(episode.options()[0]) % 3  # type: ignore[arg-type]
                    seen.add((episode.waiting[0], episode.ask))
            episode.answer(random.randrange(episode.count()))
    assert len(seen) == 4


def test_sets_of_players_are_turned_to_the_one_who_picks_them() -> None:
    """Master Plan of three players: the player alone is set 1, no matter which."""
    episode = Episode("figures", 3)
    arrays = Arrays(episode, "numbered")
    actions: Any = arrays.actions
    random, found = Random(1), set()
    for seed in range(40):
        episode.reset(seed)
        while episode.waiting:
            if episode.ask == "masterplan":
                me = episode.waiting[0]
                numbers = actions.numbers(episode)
                for plan, number in zip(episode.options(), numbers, strict=True):
                    assert isinstance(plan, int)
                    turned = {(seat - me) % 3 for seat in range(3) if plan >> seat & 1}
                    assert number - actions.numbering.blocks["masterplan"] == sum(1 << seat for seat in turned)
                found.add(me)
            episode.answer(random.randrange(episode.count()))
    assert found == {0, 1, 2}


def test_a_longer_list_is_refused() -> None:
    episode = Episode("legacy")
    episode.reset(1)
    with pytest.raises(FracasError, match="opening has 90 options, and there are 12 actions"):
        Actions(12).mask(episode, 0, bytearray(12))


@every_encoded
def test_actions_beyond_the_list_are_none(game: Game[Any, Any]) -> None:
    episode = Episode(game)
    arrays = Arrays(episode)
    episode.reset(1)
    assert arrays.actions.option(episode, episode.count()) == -1
    assert arrays.actions.option(episode, -1) == -1
    assert arrays.actions.option(episode, episode.count() - 1) == episode.count() - 1
