"""A plan makes the same rows in every process, and with the content that it was made for."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec
import pytest
from msgspec import structs

from fracas.core.refusal import FracasError, SetupError
from fracas.lab.plan import OtherWorld, Plan, Row, planned, play_chunk
from fracas.lab.world import end_worlds, world

SMALL = {"army_size": 3}
WEAK = "[legacy.content]\nterrain = 0\n"


def test_a_plan_survives_writing_down() -> None:
    plan = planned("figures", ["greedy:1", "random"], seed=3, players=3, settings=SMALL)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
    rows = play_chunk(plan, 0, 2)
    assert msgspec.json.decode(msgspec.json.encode(rows), type=list[Row]) == rows


def test_chunks_may_be_cut_anywhere() -> None:
    plan = planned("legacy", ["greedy:1", "random"], seed=3, settings={"rounds": 1})
    whole = play_chunk(plan, 0, 5)
    assert [row.index for row in whole] == list(range(5))
    assert [row.bots for row in whole] == [(0, 1), (1, 0), (0, 1), (1, 0), (0, 1)]
    assert play_chunk(plan, 3, 2) + play_chunk(plan, 0, 3) == whole[3:] + whole[:3]


def test_every_process_makes_the_same_rows() -> None:
    """Also one that was started anew and has loaded nothing, and one that holds copies of our pipes."""
    for overlay in ("", WEAK):
        plan = planned("legacy", ["random"], seed=8, settings={"rounds": 1}, overlay=overlay)
        here = play_chunk(plan, 0, 6)
        for how in ("spawn", "fork"):
            with ProcessPoolExecutor(2, get_context(how)) as pool:
                parts = [pool.submit(play_chunk, plan, first, 2) for first in (4, 0, 2)]
                assert [row for part in parts for row in part.result()] == here[4:] + here[:4], (overlay, how)


def test_an_overlay_is_played_in_a_world_of_its_own() -> None:
    """Without terrain other champions win, and the games of this process are what they were."""
    before = planned("legacy", ["random"], seed=8, settings={"rounds": 1})
    changed = planned("legacy", ["random"], seed=8, settings={"rounds": 1}, overlay=WEAK)
    assert changed.overlay == '{"legacy":{"content":{"terrain":0}}}'
    assert changed.content != before.content
    played = play_chunk(before, 0, 40)
    assert [row.winners for row in play_chunk(changed, 0, 40)] != [row.winners for row in played]
    assert play_chunk(before, 0, 40) == played


def test_a_change_of_nothing_is_no_other_content() -> None:
    assert planned("figures", ["random"], seed=1, overlay="# nothing\n") == planned("figures", ["random"], seed=1)


def test_another_version_or_content_is_refused() -> None:
    plan = planned("figures", ["random"], seed=1, settings=SMALL)
    with pytest.raises(OtherWorld, match="for version 0 of figures"):
        play_chunk(structs.replace(plan, version=0), 0, 1)
    with pytest.raises(OtherWorld, match="not the one that the plan was made for"):
        play_chunk(structs.replace(plan, content="0" * 16), 0, 1)
    changed = planned("legacy", ["random"], seed=1, overlay=WEAK)
    with pytest.raises(OtherWorld, match="not the one that the plan was made for"):
        play_chunk(structs.replace(changed, content=plan.content), 0, 1)


def test_what_a_world_refuses_comes_back_as_it_is() -> None:
    with pytest.raises(SetupError, match="Did you mean 'greedy'"):
        planned("legacy", ["gredy"], seed=1, overlay=WEAK)
    with pytest.raises(SetupError, match="Unknown page 'contents' of legacy"):
        planned("legacy", ["greedy"], seed=1, overlay="[legacy.contents]\nterrain = 1")
    with pytest.raises(SetupError, match="The overlay is not TOML"):
        planned("legacy", ["greedy"], seed=1, overlay="[legacy")


def test_a_world_that_was_killed_is_told_and_started_again() -> None:
    plan = planned("legacy", ["random"], seed=8, settings={"rounds": 1}, overlay=WEAK)
    rows = play_chunk(plan, 0, 2)
    killed = world(plan.overlay).process
    killed.kill()
    killed.wait()
    assert play_chunk(plan, 0, 2) == rows
    first = world(plan.overlay)
    end_worlds()
    assert not first.alive
    with pytest.raises(FracasError, match="has ended"):
        first.play(plan, 0, 1)


def test_a_plan_loads_no_game() -> None:
    """Or no process could ever be given another content."""
    code = "import sys, fracas.lab.plan, fracas.lab.world; print([each for each in sys.modules if '.games.' in each])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
