"""A sample of all pairs of cards; ``python -m tests.games.synergy.exhaustive`` plays every one of them."""

from __future__ import annotations

import os
from random import Random

import pytest

from fracas.core.tell import silence
from fracas.games.synergy.board import marked
from fracas.games.synergy.content import CARD_NUMBERS, CARDS
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.rows import DOES, ROWS
from fracas.games.synergy.standing import reground
from fracas.games.synergy.terms import CAMPFIRE, FROZEN, STUNNED
from tests.games.synergy.checks import (
    held_still,
    must_be_whole,
    must_follow,
    must_have_begun,
    must_hide,
    must_keep_still,
    must_rest,
)
from tests.games.synergy.exhaustive import PAIRS, play, run
from tests.games.synergy.meetings import BEARER, BODIES, FOE, Eager, Watch, facets, table

SHARES = 4
SAMPLE = int(os.environ.get("FRACAS_GAMES", "400")) // 10
"""Pairs, over all shares."""


@pytest.mark.parametrize("share", range(SHARES))
def test_a_sample_of_all_pairs_works_together(share: int) -> None:
    pairs = Random(f"share {share}").sample(PAIRS, min(len(PAIRS), max(1, SAMPLE // SHARES)))
    watch = Watch()
    report = run(pairs, f"share {share}", watch)
    assert report.counted["meetings"] == 2 * len(pairs)
    assert sum(report.idle.values()) <= len(pairs), "most cards do something in most meetings"


def test_every_card_can_do_something() -> None:
    assert [card.id for card in CARDS if not facets(card.index)] == []


def test_a_watch_leaves_no_trace() -> None:
    before = ([list(row.functions) for row in ROWS], [list(each) for each in DOES])
    functions = [hook.function for hooks in DOES for hook in hooks if hook is not None]
    with Watch().watching():
        assert [list(row.functions) for row in ROWS] != before[0]
    assert (
        [list(row.functions) for row in ROWS],
        [list(each) for each in DOES],
    ) == before
    assert [hook.function for hooks in DOES for hook in hooks if hook is not None] == functions


# -- the invariants catch what they are for


@pytest.mark.parametrize(
    ("field", "value"),
    [("hits", 99), ("hits", 0), ("square", 0), ("extra", 5), ("cards", []), ("live", []), ("folds", 1)],
)
def test_a_broken_warrior_is_found(field: str, value: object) -> None:
    state = table([0, 1], [2], Random(1))
    must_rest(state)
    setattr(state.warriors[BEARER], field, value)
    with pytest.raises(AssertionError):
        must_rest(state)


def test_a_lost_card_a_floating_gadget_and_a_forgotten_wall_are_found() -> None:
    lost, floating, walled = (table([0, 1], [2], Random(1)) for _ in range(3))
    lost.deck = lost.deck[1:]
    floating.loose = [(floating.warriors[BEARER].cards[0], 2 * 15 + 5)]
    floating.warriors[BEARER].cards = floating.warriors[BEARER].cards[1:]
    walled.blocked = marked(walled.blocked, 0, 1)
    for state in (lost, floating, walled):
        with pytest.raises(AssertionError):
            must_be_whole(state)


def test_what_does_not_follow_is_found() -> None:
    state = table([0, 1], [2], Random(1))
    state.unseen ^= 1
    with pytest.raises(AssertionError, match="unseen"):
        must_follow(state)


def test_a_status_that_did_not_end_is_found() -> None:
    before = table([0], [1], Random(1))
    before.warriors[FOE].statuses, before.warriors[FOE].makers = [STUNNED], [BEARER]
    after = before.clone()
    after.active = BEARER
    with pytest.raises(AssertionError, match="did not end"):
        must_have_begun(before, after)


def test_a_marker_without_a_maker_and_a_frozen_walker_are_found() -> None:
    orphaned, walking = table([0], [1], Random(1)), table([0], [1], Random(1))
    orphaned.markers = [(CAMPFIRE, 0, BODIES[0], CARD_NUMBERS["circle-of-campfires"])]
    reground(orphaned)
    with pytest.raises(AssertionError, match="outlives"):
        must_rest(orphaned)
    frozen = walking.warriors[FOE]
    frozen.statuses, frozen.makers, frozen.under = [FROZEN], [BEARER], 1 << FROZEN
    still = held_still(walking)
    must_keep_still(still, walking)
    frozen.square += 1
    with pytest.raises(AssertionError, match="frozen"):
        must_keep_still(still, walking)


def test_a_card_that_works_although_suppressed_is_found() -> None:
    watch = Watch()
    state = table([9], [], Random(1))
    card = state.warriors[BEARER].cards[0]
    with watch.watching():
        suppress(state, silence, BEARER, card, FOE)
        state.warriors[BEARER].live = [*state.warriors[BEARER].live, card]
        state.warriors[BEARER].bear(ROWS, state.warriors[BEARER].live)
        with pytest.raises(AssertionError):
            play(state, Eager([card], Random(1)), watch)
    must_hide(table([0, 1], [2], Random(1)), Random(2))
