"""A sample of all meetings; ``python -m tests.games.legacy.exhaustive`` resolves every one of them."""

from __future__ import annotations

import pytest

from tests.games.legacy.exhaustive import MEETINGS, resolve, tell_all

EVERY = 601
"""A prime, so that no pattern of the meetings is missed for good."""


@pytest.mark.parametrize("share", range(4))
def test_a_sample_of_all_meetings_resolves_in_every_way(share: int) -> None:
    assert sum(resolve(number) for number in range(share, MEETINGS, EVERY * 4)) > 300


def test_a_sample_is_told_and_explained() -> None:
    kinds = {type(event).__name__ for number in range(0, MEETINGS, EVERY * 7) for event in tell_all(number)}
    assert len(kinds) > 30
