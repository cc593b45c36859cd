"""A table as it stood at one moment, for those who look at it while it goes on.

It shares nothing with the table that can change: it begins at the last boundary, and is sent the answers since. That is
played when somebody looks, and once only; so it costs nothing to stand still, and it can be looked at in a thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fracas.core.asked import Asked
from fracas.core.flow import Flow

if TYPE_CHECKING:
    from fracas.core.session import Session


class Standstill:
    """One table at one moment. It can be looked at by one thread at a time."""

    __slots__ = ("_boundary", "_flow", "_game", "_names", "_since")

    def __init__(self, session: Session[Any, Any]) -> None:
        self._game = session.game
        self._names = session.names
        self._boundary = session.flow.boundary
        self._since = list(session.flow.since)
        self._flow: Flow[Any] | None = None

    def asked(self, seat: int, number: int) -> Asked:
        """What ``seat`` is asked, which the caller knows it is, under this number."""
        flow = self._played()
        assert flow.question is not None
        return Asked(self._game, flow.state, flow.question, seat, number, self._names)

    def outlook(self, seat: int, about: tuple[int, ...]) -> msgspec.Struct | None:
        """What the answers of ``seat`` would come to, from what it knows; None where the game says nothing."""
        return outlook_of(self._played(), seat, about)

    def _played(self) -> Flow[Any]:
        if self._flow is None:
            self._flow = Flow(self._game, self._boundary, since=self._since)
        return self._flow


def outlook_of(flow: Flow[Any], seat: int, about: tuple[int, ...]) -> msgspec.Struct | None:
    """What the answers of ``seat`` to what is asked would come to, from what it knows."""
    assert flow.question is not None
    view = flow.game.view
    return flow.game.outlook(view(flow.boundary, seat), view(flow.state, seat), seat, flow.question.ask, about)
