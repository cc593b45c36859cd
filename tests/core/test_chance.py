"""Chance from a seed, from a script, and every chance in turn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from fracas.core.chance import Chance, Enumerated, Scripted, Seeded, derive, every_chance, outcome_at, uniform
from fracas.core.question import Roll
from fracas.core.refusal import FracasError

D6 = Roll("die", range(1, 7))
LOADED = Roll("loaded", (0, 5, 9), (3, 1, 0))


def test_the_same_seed_and_place_give_the_same_outcome() -> None:
    one, two = Seeded(7), Seeded(7)
    assert [one.roll(D6, at) for at in range(50)] == [two.roll(D6, at) for at in range(50)]
    assert [Seeded(8).roll(D6, at) for at in range(50)] != [one.roll(D6, at) for at in range(50)]
    assert one.roll(D6, 3) == one.roll(D6, 3)


def test_a_seeded_die_is_fair() -> None:
    counts = Counter(Seeded(seed).roll(D6, at) for seed in range(60) for at in range(1000))
    assert set(counts) == set(range(1, 7))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_weights_are_kept() -> None:
    counts = Counter(Seeded(1).roll(LOADED, at) for at in range(40_000))
    assert 29_300 < counts[0] < 30_700
    assert counts[9] == 0
    assert outcome_at(LOADED, 0.7499) == 0
    assert outcome_at(LOADED, 0.75) == 5


def test_uniform_numbers_lie_between_zero_and_one() -> None:
    numbers = [uniform(2**63 - 1, at) for at in range(1000)]
    assert all(0 <= number < 1 for number in numbers)
    assert len(set(numbers)) == 1000


def test_derived_seeds_are_unrelated() -> None:
    seeds = {derive(seed, game, part) for seed in range(10) for game in range(100) for part in range(3)}
    assert len(seeds) == 3000
    assert derive(1, 2, 3) == derive(1, 2, 3)
    assert derive(1, 2, 3) != derive(1, 3, 2)


def test_a_script_is_read_aloud_in_order() -> None:
    script = Scripted([4, 6])
    assert [script.roll(D6, 0), script.roll(D6, 1)] == [4, 6]
    with pytest.raises(FracasError, match="at its end"):
        script.roll(D6, 2)


def test_a_script_cannot_ask_for_the_impossible() -> None:
    with pytest.raises(FracasError, match="cannot come out so"):
        Scripted([7]).roll(D6, 0)


def test_after_a_script_chance_takes_over() -> None:
    script = Scripted([4], after=Seeded(3))
    assert script.roll(D6, 0) == 4
    assert script.roll(D6, 1) == Seeded(3).roll(D6, 1)


def test_every_chance_in_turn_with_its_exact_probability() -> None:
    def run(chance: Chance) -> int:
        first = chance.roll(D6, 0)
        return first + (chance.roll(LOADED, 1) if first == 6 else 0)

    results = list(every_chance(run))
    assert len(results) == 5 + 3
    assert sum(probability for _, probability in results) == 1
    assert dict(results)[11] == Fraction(1, 24)


def test_every_chance_of_something_certain() -> None:
    assert list(every_chance(lambda chance: "sure")) == [("sure", Fraction(1))]


def test_a_script_is_not_shared_with_a_fork() -> None:
    script = Scripted([4, 2], after=Scripted([6]))
    fork = script.fork()
    assert [fork.roll(D6, at) for at in range(3)] == [4, 2, 6]
    assert [script.roll(D6, at) for at in range(3)] == [4, 2, 6]


def test_a_fork_of_one_path_goes_its_own_way() -> None:
    coin = Roll("coin", [0, 1])
    path = Enumerated([1])
    path.roll(coin, 0)
    fork = path.fork()
    fork.roll(coin, 1)
    assert (path.probability, fork.probability) == (Fraction(1, 2), Fraction(1, 4))
    assert path.next_path() is None
    assert fork.next_path() == [1, 1]
