"""The script that teaches a network by letting it play itself: it runs, and what it teaches is worth something.

It runs in a process of its own: JAX does not like to be forked, and other tests do that.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from fracas.bots.network import LearnedBot, read
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode

ROOT = Path(__file__).parents[2]


def teach(game: str, to: Path, *words: str) -> None:
    order = [sys.executable, "-m", "examples.teach", game, "--every", "1000", "--rival", "random", "--to", str(to)]
    subprocess.run([*order, *words], cwd=ROOT, check=True, capture_output=True, timeout=600)


def test_after_a_minute_it_beats_who_answers_at_random(tmp_path: Path) -> None:
    to = tmp_path / "legacy.npz"
    teach("legacy", to, "--decisions", "150e3", "--games", "200")
    page = json.loads(to.with_suffix(".json").read_text())
    (last,) = page["curve"]
    assert last["decisions"] >= 150_000
    assert last["share"] > 0.55
    # What it wrote is what a bot reads, and fits the tables.
    network, episode = read(to), Episode("legacy", keep=True)
    assert network.layout == Arrays(episode, "numbered").layout
    episode.reset(1)
    assert LearnedBot(network).choose(episode.sight()).answer in episode.options()


@pytest.mark.parametrize("game", ["figures", "synergy", "skirmish"])
def test_it_begins_with_every_game(game: str, tmp_path: Path) -> None:
    to = tmp_path / "some.npz"
    teach(game, to, "--decisions", "600", "--games", "2")
    assert {"layout", "w0", "wp", "wv"} <= set(np.load(to).files)
