"""The script that teaches a network by letting it play itself: it runs, and what it teaches is worth something."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from examples import teach

from fracas.bots.network import LearnedBot, read
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode


def test_after_a_minute_it_beats_who_answers_at_random(tmp_path: Path) -> None:
    """After 200,000 decisions it got 60 to 75 % of 100 games; a network that knows nothing gets 50 %."""
    to = tmp_path / "legacy.npz"
    teach.main(["legacy", "--decisions", "200e3", "--every", "1000", "--rival", "random", "--to", str(to)])
    page = json.loads(to.with_suffix(".json").read_text())
    (last,) = page["curve"]
    assert last["decisions"] >= 200_000
    assert last["share"] > 0.55
    # What it wrote is what a bot reads, and fits the tables.
    network, episode = read(to), Episode("legacy", keep=True)
    assert network.layout == Arrays(episode, "numbered").layout
    episode.reset(1)
    assert LearnedBot(network).choose(episode.sight()).answer in episode.options()


@pytest.mark.parametrize("game", ["figures", "synergy", "skirmish"])
def test_it_begins_with_every_game(game: str, tmp_path: Path) -> None:
    to = tmp_path / "some.npz"
    teach.main([game, "--decisions", "600", "--games", "2", "--rival", "random", "--to", str(to)])
    assert {"layout", "w0", "wp", "wv"} <= set(np.load(to).files)


def test_what_was_decided_is_judged_by_what_came_of_it() -> None:
    """Who expected nothing, and won: the surprise is the last decision's, and less and less of it those' before."""
    life = [(None, None, 0, 0.0, 0.0)] * 3
    assert [row[4] for row in teach.judged(life, 1.0)] == pytest.approx([1.0, 0.95, 0.95**2])
    expected = [(None, None, 0, 0.0, 1.0)] * 3
    assert [row[4] for row in teach.judged(expected, 1.0)] == pytest.approx([0.0, 0.0, 0.0])
