"""The small matrix of a player who chooses: each of mine against each of theirs, and what this battle would come to."""

from __future__ import annotations

from typing import Literal

import msgspec

from fracas.games.legacy.changes import state_of
from fracas.games.legacy.content import PAIR
from fracas.games.legacy.pairings import Pairing, preview_pairing
from fracas.games.legacy.state import OPENING
from fracas.games.legacy.view import View

ASKS = ("opening", "champion")


class PairingInfo(msgspec.Struct, frozen=True):
    """One pairing, seen from the one who looks."""

    mine: int
    theirs: int
    """The champions as chosen from the hands."""
    result: Literal["win", "lose", "tie"]
    """A tie is left to the Fatestone, unless Hex decides it, or its holder cannot pass it any more and loses."""
    my_total: int
    their_total: int
    my_points: int
    their_points: int
    """What each side gains; in a tie, if the Fatestone is kept."""
    location: int
    """Where it is fought: a Ranger may have moved it."""
    drawn: bool
    """That location would have to be drawn first, so it may be another one."""


class Outlook(msgspec.Struct, frozen=True):
    """What each pairing would come to, if nobody uses what is optional (see pairings.py)."""

    pairings: tuple[PairingInfo, ...]


def outlook(boundary: View, seat: int, ask: str, about: tuple[int, ...]) -> Outlook | None:
    """From the view at the boundary before the turn. In the first turn the results depend on the legacy champions as
    well: ``about`` names mine and theirs, and only the pairings with these are told."""
    if ask not in ASKS:
        return None
    state = state_of(boundary)
    other = 1 - seat
    mine, theirs = list(state.hands[seat]), list(state.hands[other])
    lead_mine = lead_theirs = 0
    if state.phase == OPENING:
        if len(about) != 2 or about[0] not in mine or about[1] not in theirs:
            return None
        mine.remove(about[0])
        theirs.remove(about[1])
        lead_mine, lead_theirs = about[0] * PAIR, about[1] * PAIR
    cells = []
    for one in mine:
        for two in theirs:
            answers = [0, 0]
            answers[seat], answers[other] = lead_mine + one, lead_theirs + two
            cells.append(_told(preview_pairing(state, answers[0], answers[1]), seat, one, two))
    return Outlook(tuple(cells))


def _told(pairing: Pairing, seat: int, mine: int, theirs: int) -> PairingInfo:
    other = 1 - seat
    result: Literal["win", "lose", "tie"] = "win" if pairing.winner == seat else "lose"
    return PairingInfo(
        mine,
        theirs,
        result if pairing.decided else "tie",
        pairing.totals[seat],
        pairing.totals[other],
        pairing.points[seat],
        pairing.points[other],
        pairing.location,
        pairing.drawn,
    )
