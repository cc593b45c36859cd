"""Who is away is shown as away, though their browser could not say that it goes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fracas.server.table.presence import PROMISED, Presence, noticed_within
from fracas.server.table.screen import Screen
from fracas.server.wire.limits import Limits
from tests.kit.cable import Cable
from tests.server.conftest import Databases
from tests.server.kit import UNHURRIED, Said, Served

LIMITS = Limits(quiet=3, away=7)
HASTY = msgspec.structs.replace(UNHURRIED, quiet=0.05, away=0.5, listen=0.02)


class FakeWire:
    """A connection on which one can be silent as long as one likes."""

    def __init__(self) -> None:
        self.last_heard = 0.0
        self.asked = 0

    def ask(self) -> None:
        self.asked += 1


class Room:
    """Somebody looks, and it is counted how often others are told of them."""

    def __init__(self) -> None:
        self.presence = Presence(LIMITS)
        self.wire = FakeWire()
        self.screen = Screen(None)
        self.told = 0
        self.presence.add(self.screen, self.wire, self._changed)

    def _changed(self) -> None:
        self.told += 1


def test_the_promise_holds_with_the_usual_limits() -> None:
    assert noticed_within(Limits()) <= PROMISED == 10
    assert Limits().quiet + 2 * Limits().listen < Limits().away, "there must be time to answer"


def test_anybody_who_is_silent_is_asked_once_and_then_away() -> None:
    room = Room()
    room.presence.listen(2.9)
    assert (room.wire.asked, room.screen.away) == (0, False)
    for now in (3.0, 4.0, 6.9):
        room.presence.listen(now)
    assert (room.wire.asked, room.screen.away, room.told) == (1, False, 0)
    for now in (7.0, 8.0):
        room.presence.listen(now)
    assert (room.screen.away, room.told) == (True, 1)


def test_anybody_who_answers_is_not_away_and_is_asked_again_later() -> None:
    room = Room()
    room.presence.listen(3.0)
    room.wire.last_heard = 3.1
    for now in (5.0, 6.2, 9.0):
        room.presence.listen(now)
    assert (room.wire.asked, room.screen.away, room.told) == (2, False, 0)


def test_anybody_who_speaks_again_is_back_without_coming_back() -> None:
    room = Room()
    room.presence.listen(20.0)
    room.wire.last_heard = 20.5
    room.presence.listen(21.0)
    assert (room.screen.away, room.told) == (False, 2)


def test_anybody_who_has_gone_is_not_listened_to() -> None:
    room = Room()
    room.presence.remove(room.screen)
    room.presence.listen(100.0)
    assert (room.wire.asked, room.told, len(room.presence)) == (0, 0, 0)


def online(seat: int, here: bool) -> Callable[[Said], bool]:
    def that(said: Said) -> bool:
        return bool(said["table"]["seats"][seat]["online"] == here)

    return that


def test_a_cut_cable_is_noticed_and_a_mended_one_too(databases: Databases) -> None:
    """Bob's network vanishes without a word, and comes back. Ann, who only listens, is there all the time."""
    with Served(databases.fresh(), limits=HASTY) as served, served.guest("Ann") as ann, served.guest("Bob") as bob:
        opened = ann.table("me", "open")
        table = opened["table"]["id"]
        bob.post(f"/api/join/{opened['invites'][0]['code']}")
        with Cable(served.port) as cable, ann.sit(table) as hers:
            with bob.sit(table, port=cable.port):
                hers.until("TableChanged", that=online(1, True))
                cable.cut()
                gone = hers.until("TableChanged", that=online(1, False))
                assert gone["table"]["seats"][0]["online"]
                cable.mend()
                hers.until("TableChanged", that=online(1, True))
            hers.until("TableChanged", that=online(1, False))
