"""Many effects at once: against hand-made cases, scipy, and thousands of made-up atlases."""

from __future__ import annotations

import random
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from fracas.lab.discovery import RATE, Effect, discoveries, p_value, shrunk, spread


@given(st.lists(st.floats(0, 1), min_size=1, max_size=50), st.sampled_from([0.01, 0.05, 0.2]))
def test_the_same_stand_out_as_for_scipy(p_values: list[float], rate: float) -> None:
    theirs = stats.false_discovery_control(p_values)
    ours = discoveries(p_values, rate)
    for mine, adjusted in zip(ours, theirs, strict=True):
        if abs(adjusted - rate) > 1e-9:
            assert mine == (adjusted < rate)


@given(st.floats(-8, 8), st.floats(0.01, 5))
def test_p_values_are_those_of_the_normal_distribution(size: float, error: float) -> None:
    assert p_value(Effect(size, error)) == pytest.approx(2 * stats.norm.sf(abs(size / error)))


def test_of_what_is_named_at_most_a_twentieth_is_chance() -> None:
    """150 atlases of 300 pairs, 30 of which are real: the false among the named, and what is named of nothing."""
    wrong = []
    found = of_nothing = 0
    for _ in range(150):
        effects = [Effect((4.0 if at < 30 else 0.0) + random.gauss(0, 1), 1.0) for at in range(300)]
        named = [at for at, each in enumerate(shrunk(effects)) if each.named]
        wrong.append(sum(at >= 30 for at in named) / max(len(named), 1))
        found += sum(at < 30 for at in named)
        of_nothing += any(each.named for each in shrunk([Effect(random.gauss(0, 1), 1.0) for _ in range(300)]))
    rate = sum(wrong) / len(wrong)
    assert rate < RATE + 5 * stats.tstd(wrong) / sqrt(len(wrong))
    assert found > 0.7 * 30 * 150  # it is not silent either
    assert of_nothing < 150 * RATE + 5 * sqrt(150 * RATE)


def test_what_is_shrunk_is_nearer_to_the_truth() -> None:
    """And its interval holds the truth as often as it says, which that of the measurement does for no winner."""
    truth = [random.gauss(0, 0.03) for _ in range(2000)]
    effects = [Effect(true + random.gauss(0, 0.05), 0.05) for true in truth]
    seen = shrunk(effects)
    far = sum((each.size - true) ** 2 for each, true in zip(effects, truth, strict=True))
    near = sum((each.size - true) ** 2 for each, true in zip(seen, truth, strict=True))
    assert near < 0.5 * far
    held = sum(each.low <= true <= each.high for each, true in zip(seen, truth, strict=True))
    assert 0.92 < held / len(truth) < 0.98
    best = max(range(2000), key=lambda at: effects[at].size)
    assert abs(seen[best].size - truth[best]) < abs(effects[best].size - truth[best])


def test_where_chance_explains_everything_nothing_is_left() -> None:
    assert spread([]) == spread([Effect(1.0, 0.0)]) == 0.0
    assert shrunk([Effect(0.5, 1.0), Effect(-0.5, 1.0)])[0][:3] == (0.0, 0.0, 0.0)
    assert not shrunk([Effect(3.0, 0.0)])[0].named, "an effect without an error was not measured"
