"""How long the largest armies keep the server busy: set up, and in a turn of theirs, with everybody looking on.

python -m bench.crowds [--rounds 3]

Each row is one table. Measured is the processor time of one answer on the event loop: the session takes it, and every
seat and a spectator are shown what came of it. Nothing is written to a disk.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from time import process_time
from typing import Any, Final

import fracas
from bench.hordes import HORDES, begun
from bench.measure import is_compiled
from bench.results import table
from fracas.core.place import Plane
from fracas.core.session import Session
from fracas.games.skirmish.setting_up.deploying import Deployment
from fracas.server.storage.rows import Guest
from fracas.server.table.screen import Screen
from fracas.server.table.screens import Screens
from fracas.server.wire.fast_sockets import leave_garbage
from fracas.server.wire.showing import Moment, moment

ROWS: Final[dict[str, tuple[int, str, dict[str, Any]]]] = {
    "4 × 121 Peasants": (4, "Brother Orwen\n121x Peasant", {"map": "hedges"}),
    "4 × 121 Thornlings": (4, "Sorrel\n121x Thornling", {"map": "ring"}),
    "4 × 37 Longbows": (4, "Athum Tellur\n37x Longbow", {"map": "hedges"}),
    "2 × 121 Peasants, wartide": (2, "Brother Orwen\n121x Peasant", {"scenario": "wartide"}),
    "2 × 37 Longbows, wartide": (2, "Athum Tellur\n37x Longbow", {"scenario": "wartide"}),
    "2 × 42 Glade Stalkers, dispute": (2, "Sorrel\n42x Glade Stalker", {"scenario": "dispute"}),
}
POINTS: Final = 500
ACTS: Final = 120
"""Answers after the set-up."""


class Audience:
    """Everybody who looks: all seats, and a spectator."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.longest = 0
        """The longest message that anybody was sent, in bytes."""
        self.screens = Screens(lambda _: None, "")  # type: ignore[arg-type, return-value]
        for seats in (tuple(range(session.header.players)), ()):
            screen = Screen(Guest("", "") if seats else None, self._write)
            screen.seats = seats
            self.screens.add(screen)
        self.show()

    def _write(self, text: bytes) -> bool:
        self.longest = max(self.longest, len(text))
        return True

    def _moment(self, session: Session[Any, Any]) -> Moment:
        return moment(session, playing=True, may_help=lambda _: True, may_hint=lambda _: True, may_draw=True)

    def show(self) -> None:
        self.screens.show(self.session, self._moment, playing=True)


def answered(session: Session[Any, Any], random: Random) -> tuple[int, Any]:
    """Whose answer it is, and a sensible one: as many units at once as can be set up, and those who can shoot do."""
    seat = session.waiting_for[0]
    asked = session.questions[seat]
    if isinstance(asked.region, Deployment):
        state = session.flow.state
        leader = next((me for me in asked.region.waiting() if state.units[me].leader), None)
        if leader is not None:  # first of all, or there is no room for it
            plane = asked.region.shape()
            assert isinstance(plane, Plane)
            return seat, asked.region.propose((leader, *plane.start))
    if asked.region is not None:
        return seat, asked.region.propose(()) or asked.region.sample(random.random)
    return seat, random.choice(asked.values[1:] or asked.values)


def played(name: str, seed: int) -> tuple[dict[str, list[float]], int]:
    """The milliseconds that each kind of question took, and the longest message."""
    players, army, settings = ROWS[name]
    given = {"points": POINTS, "armies": [army] * players, **settings}
    session = fracas.game("skirmish").start(players=players, settings=given, seed=seed)
    random = Random(seed)
    audience = Audience(session)
    took: dict[str, list[float]] = defaultdict(list)
    acts = 0
    while not session.over and acts < ACTS:
        seat, answer = answered(session, random)
        ask = session.questions[seat].ask
        acts += ask not in ("side", "stone", "deploy")
        took[ask].append(timed(session, audience, seat, answer))
    return took, audience.longest


def fought(name: str, seed: int) -> tuple[dict[str, list[float]], int]:
    """The same of a battle with as many units as can stand, from where it can be read."""
    session = begun(name, ["Ann", "Bob", "Cy", "Dee"])
    random = Random(seed)
    audience = Audience(session)
    took: dict[str, list[float]] = defaultdict(list)
    for _ in range(ACTS):
        seat, answer = answered(session, random)
        took["act"].append(timed(session, audience, seat, answer))
        if session.over:
            break
    return took, audience.longest


def timed(session: Session[Any, Any], audience: Audience, seat: int, answer: Any) -> float:
    """The milliseconds of one answer."""
    began = process_time()
    session.answer(seat, answer)
    audience.show()
    return 1000 * (process_time() - began)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="how often each table is played (3)")
    rounds = parser.parse_args().rounds
    leave_garbage()  # as the server does
    rows = []
    for name in (*ROWS, *HORDES):
        worst: dict[str, float] = defaultdict(float)
        longest = 0
        for seed in range(rounds):
            took, bytes_ = played(name, seed) if name in ROWS else fought(name, seed)
            longest = max(longest, bytes_)
            for ask, times in took.items():
                worst[ask] = max(worst[ask], *times)
        act = max((ms for ask, ms in worst.items() if ask not in ("side", "stone", "deploy")), default=0.0)
        deploy = f"{worst['deploy']:.1f}" if "deploy" in worst else "–"
        rows.append([name, deploy, f"{act:.1f}", f"{longest / 1000:.0f}"])
    print("compiled" if is_compiled() else "interpreted")
    print(table(["armies", "slowest deploy, ms", "slowest other answer, ms", "longest message, kB"], rows))


if __name__ == "__main__":
    main()
