"""Nothing is hidden: every viewer sees the same, and what is imagined is what is."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fracas.core.events import SPECTATOR
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.changes import state_of
from fracas.games.skirmish.shown import Shown
from tests.games.skirmish.wandering import TABLES, sessions, wander


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_all_see_the_same_but_whose_eyes_they_are(place: int) -> None:
    players, settings = TABLES[place]
    for flow in wander(place, players, settings, most=150):
        seen = [SKIRMISH.view(flow.state, viewer) for viewer in (SPECTATOR, *range(players))]
        assert [view.viewer for view in seen] == [SPECTATOR, *range(players)]
        bare = [msgspec.structs.replace(view, viewer=0) for view in seen]
        assert all(view == bare[0] for view in bare)


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_a_table_is_made_again_from_what_anybody_sees(place: int) -> None:
    players, settings = TABLES[place]
    random = Random(place)
    for number, flow in enumerate(wander(place + 50, players, settings, most=200)):
        if number % 5:
            continue
        viewer = random.randrange(-1, players)
        line = SKIRMISH.notation.write(flow.boundary)
        assert SKIRMISH.notation.write(state_of(SKIRMISH.view(flow.boundary, viewer))) == line
        imagination = SKIRMISH.imagination(SKIRMISH.view(flow.boundary, viewer), SKIRMISH.view(flow.state, viewer))
        one, other = imagination.sample(random.random), imagination.sample(random.random)
        assert SKIRMISH.notation.write(one) == SKIRMISH.notation.write(other) == line
        assert one is not other
        one.energy[0] += 7
        assert SKIRMISH.notation.write(imagination.sample(random.random)) == line, "a guess shares nothing"


def test_an_army_that_is_still_being_chosen_is_nowhere_to_be_seen() -> None:
    """Answers to a secret question wait outside the state, so no view can show them."""
    table = SKIRMISH.start(players=2, settings={"armies": ["choose", "build"]}, seed=1, names=["Ann", "Bob"])
    before = [table.view(viewer) for viewer in (None, 0, 1)]
    assert table.questions[0].secret
    assert table.questions[1].secret
    table.answer(0, table.questions[0].values[3])
    assert [table.view(viewer) for viewer in (None, 0, 1)] == before
    assert not table.view(1).units
    region = table.questions[1].region
    assert region is not None
    table.answer(1, region.sample(Random(1).random))
    shown = table.view(0)
    assert {unit.seat for unit in shown.units} == {0, 1}
    assert all(shown.mustered)


def test_views_go_over_the_wire() -> None:
    for table in sessions(5, most=60):
        seen = table.view(0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=Shown) == seen
