"""What has happened is put into words once for each viewer, however often somebody comes back."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.game import Game
from fracas.core.session import Session
from fracas.games import REGISTERED
from fracas.server.table import catch_up
from fracas.server.table.catch_up import FEW, CatchUp
from fracas.server.wire.showing import in_words, seen_of
from tests.server.kit import Guest


def plays(session: Session[Any, Any], answers: int, luck: Random) -> None:
    for _ in range(answers):
        if not session.over:
            seat = session.waiting_for[0]
            asked = session.questions[seat]
            session.answer(
                seat, luck.choice(asked.values) if asked.region is None else asked.region.sample(luck.random)
            )


@pytest.mark.parametrize("game", REGISTERED.values(), ids=list(REGISTERED))
def test_a_story_is_what_that_viewer_may_know(game: Game[Any, Any]) -> None:
    """From wherever they come back, no matter who came before."""
    luck, known = Random(4), CatchUp()
    session = game.start(players=game.least, seed=4)
    for _ in range(12):
        plays(session, 12, luck)
        for viewer in range(-1, session.players):
            first = luck.choice(
                [0, session.event_count // 2, session.event_count, luck.randint(0, session.event_count)]
            )
            events = session.events_since(first)
            found = [msgspec.json.decode(text) for text in known.tell("t", session, viewer, first, events)]
            true = in_words(session, viewer, seen_of(events, first, viewer), {})
            assert [each["number"] for each in found] == [each.number for each in true]
            assert [each["event"] for each in found] == [
                msgspec.json.decode(msgspec.json.encode(each.event)) for each in true
            ]


def test_anybody_who_comes_back_again_and_again_has_nothing_told_anew(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reconnecting crowd at a long table filled the event loop with words."""
    table = ann.table("me", "me", army_size=3)["table"]["id"]
    with ann.sit(table) as line:
        for seat in (0, 1):
            line.scene(seat)
        while line.scenes[0]["upto"] < 2 * FEW and not line.scenes[0]["over"]:
            seat = line.scenes[0]["waiting_for"][0]
            assert line.answer(seat)["type"] == "Accepted"
            for each in (0, 1):
                line.scene(each)
    words: list[int] = []
    sentence = Session.sentence

    def counted(self: Session[Any, Any], event: Any, viewer: int) -> str:
        words.append(viewer)
        return sentence(self, event, viewer)

    monkeypatch.setattr(Session, "sentence", counted)
    with ann.served.guest("Eve") as eve:
        heard = []
        for after in (0, 0, 5, 0):
            with eve.sit(table, after) as line:
                heard.append(line.until("Happened")["events"])
    assert words and len(words) == len(heard[0]), "each event once"
    assert heard[0] == heard[1] == heard[3]
    assert heard[2] == [each for each in heard[0] if each["number"] >= 5]


def test_what_was_taken_back_is_told_anew_and_no_more_than_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = REGISTERED["figures"].start(players=2, seed=1)
    plays(session, 60, Random(1))
    known = CatchUp()
    monkeypatch.setattr(catch_up, "KEPT", 3)
    for number in range(5):
        known.tell(f"table {number}", session, 0, 0, session.events)
    assert [table for table, _ in known._known] == ["table 2", "table 3", "table 4"]
    known.forget("table 3")
    assert [table for table, _ in known._known] == ["table 2", "table 4"]
