"""Everything that is sent to a viewer over many games is searched for what they must not know at that time.

``FRACAS_LEAK_GAMES=200`` plays more games than the few that every run of the tests can afford.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from itertools import pairwise

import pytest

from fracas.games.skirmish.state import MUSTER
from fracas.server.wire.to_browser import Because, Hint, Problem, Refused
from tests.server.detector import Detector, secret_words
from tests.server.kit import Served
from tests.server.snoops import play_games
from tests.server.truth import Truth, stored

GAMES = int(os.environ.get("FRACAS_LEAK_GAMES", "14"))
SHARES = {"figures": 1, "synergy": 4, "legacy": 7, "skirmish": 3}
"""Of each game one in so many of them is played."""


@pytest.mark.parametrize("name", SHARES)
def test_nobody_is_sent_what_he_must_not_know(served: Served, name: str) -> None:
    games = asyncio.run(play_games(served, GAMES // SHARES[name], name))
    hints = fetched = refusals = reasons = chosen = 0
    for game, (row, entries) in zip(games, stored(served.database, [game.table for game in games]), strict=True):
        assert row.state == "finished"
        ids = [seat.guest for seat in row.seats if seat.guest is not None]
        words = secret_words(game.codes, [each.cookie for each in game.everybody if each.cookie], ids)
        truth = Truth(row.header, entries)
        assert list(game.findings(truth, words)) == []
        assert list(shown_to_newcomers(truth)) == []
        assert list(shown_choices(truth)) == []
        if name == "skirmish":
            assert list(hidden_from_somebody(truth)) == []
            chosen += sum(truth.asking(question).state.phase == MUSTER for _, question in truth.answers)
        for player in game.everybody:
            fetched += len(player.fetched)
            hints += sum(isinstance(each.message, Hint) for each in player.heard)
            reasons += sum(isinstance(each.message, Because) for each in player.heard)
            refusals += sum(isinstance(each.message, Refused | Problem) for each in player.heard)
    assert fetched and refusals, "nobody snooped"
    # A hint comes too late if the snoop is quicker; over as many games as of figures some come in time.
    assert hints or name != "figures", "nobody was given a hint"
    assert reasons or name != "synergy", "nobody asked about cards"
    assert chosen > 1 or name != "skirmish", "nobody chose an army in secret"


def shown_choices(truth: Truth) -> Iterator[str]:
    """Anybody who has chosen in secret while others still choose has changed nothing that anybody sees."""
    for before, after in pairwise(truth.moments):
        who, _ = truth.session.log[before.log]
        if who < 0:
            continue  # An undo may lead back into an older secret choice, for which fewer are waited for.
        fewer = set(after.waiting_for) < set(before.waiting_for)
        if before.secret and after.secret and fewer and before.views != after.views:
            yield f"a secret choice shows after {after.log} entries"


def hidden_from_somebody(truth: Truth) -> Iterator[str]:
    """At skirmish nothing is hidden from anybody once the armies are shown: not in any view, not in any event."""
    for moment in truth.moments:
        if moment.state.phase != MUSTER:
            views = [{**view, "viewer": None} for view in moment.views.values()]
            yield from (f"a view hides something after {moment.log} entries" for view in views if view != views[0])
    for number in range(len(truth.session.events)):
        if any(truth.event(number, viewer) != truth.event(number, -1) for viewer in range(truth.session.players)):
            yield f"event {number} is not told to everybody"


def shown_to_newcomers(truth: Truth) -> Iterator[str]:
    """One who comes anew is sent a whole view: so each view of each moment is looked at, whether it was sent or not."""
    for moment in truth.moments:
        for viewer, view in moment.views.items():
            yield from Detector(truth, (viewer,) if viewer >= 0 else (), {}).in_view(view, viewer, moment)
