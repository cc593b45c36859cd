"""What answers would come to, over the wire."""

from __future__ import annotations

import pytest

from fracas.games.legacy.content import CHAMPION_NUMBERS
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Served

KNIGHT, WIZARD = CHAMPION_NUMBERS["knight"], CHAMPION_NUMBERS["wizard"]


@pytest.mark.parametrize("game", ["legacy", "figures"])
def test_who_is_asked_may_look_and_nobody_else(databases: Databases, game: str) -> None:
    with Served(databases.fresh(), limits=UNHURRIED) as served, served.guest("Ann") as ann:
        opened = ann.post(
            "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}], "watchable": True}
        )
        with ann.sit(opened["table"]["id"]) as line:
            seat = next(seat for seat in (0, 1) if line.scene(seat).get("asked"))
            question = line.scenes[seat]["asked"]["id"]
            line.send("Look", seat=seat, question=question, about=[KNIGHT, WIZARD])
            seen = line.until("Seen", "Refused", "Problem")
            if game == "figures":
                assert seen["outlook"]["attacks"]
                assert len(seen["outlook"]["fights"]) == 16
                return
            pairings = seen["outlook"]["pairings"]
            assert len(pairings) == 81
            assert KNIGHT not in {cell["mine"] for cell in pairings}
            assert WIZARD not in {cell["theirs"] for cell in pairings}
            # Without naming the champions of the piles there is nothing to count.
            for about in ([], [KNIGHT], [KNIGHT, 99], [-1, KNIGHT]):
                line.send("Look", seat=seat, question=question, about=about)
                assert line.until("Seen")["outlook"] is None
            line.send("Look", seat=seat, question=question + 1, about=[])
            assert line.until("Refused")["code"] == "stale"
            with served.guest("Cy") as cy, cy.sit(opened["table"]["id"]) as other:
                other.send("Look", seat=seat, question=question, about=[KNIGHT, WIZARD])
                assert other.until("Refused")["code"] == "not-your-seat"
