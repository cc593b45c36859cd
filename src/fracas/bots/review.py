"""How well each side played: its accuracy, its mistakes, and what it owes to luck.

A choice is judged by the chance to win that it lost, as far as its seat could know. All that the curve moved besides is
luck: so both together are the curve.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from fracas.bots.analysed import AnalysedMoment, AnalysedSide, SideReview, Slip

INACCURACY = 0.05
MISTAKE = 0.1
BLUNDER = 0.15
"""What loses as much of the chance to win is called so; the limits of lichess."""
FULL = 103.1669
STEEP = 4.354
OFF = 3.1669
"""How accurate a choice is, by what it lost: the curve of lichess, too."""


def slip_of(lost: float | None) -> Slip:
    """What a choice is called that lost so much.

    >>> [slip_of(lost) for lost in (None, 0.04, 0.05, 0.12, 0.5)]
    ['', '', 'inaccuracy', 'mistake', 'blunder']
    """
    if lost is None or lost < INACCURACY:
        return ""
    return "inaccuracy" if lost < MISTAKE else "mistake" if lost < BLUNDER else "blunder"


def accuracy_of(lost: float) -> float:
    """How accurate a choice was that lost so much, from 0 to 100.

    >>> [round(accuracy_of(lost)) for lost in (0.0, 0.05, 0.15, 1.0)]
    [100, 80, 51, 0]
    """
    return min(100.0, max(0.0, FULL * exp(-STEEP * lost) - OFF))


def reviewed(found: Sequence[AnalysedMoment], shares: Sequence[float], players: int) -> tuple[SideReview, ...]:
    """Each side, from all moments that were looked at and what everybody got; ``shares`` are empty while it goes on."""
    return tuple(_side(found, shares, seat) for seat in range(players)) if found else ()


def _side(found: Sequence[AnalysedMoment], shares: Sequence[float], seat: int) -> SideReview:
    sides = [side for moment in found for side in moment.sides if side.seat == seat and side.lost is not None]
    losses = [side.lost or 0.0 for side in sides]
    slips = [side.slip for side in sides]
    # While the game goes on, what is chosen last has not come to anything yet.
    told = found if shares else found[:-1]
    lost = sum(_lost(side) for moment in told for side in moment.sides if side.seat == seat)
    gave = sum(_given(moment, side, seat) for moment in told for side in moment.sides if side.seat != seat)
    start = found[0].chances[seat]
    end = shares[seat] if shares else found[-1].chances[seat]
    return SideReview(
        seat,
        len(sides),
        sum(map(accuracy_of, losses)) / len(losses) if losses else None,
        slips.count("inaccuracy"),
        slips.count("mistake"),
        slips.count("blunder"),
        start,
        end,
        lost,
        gave,
        end - start + lost - gave,
    )


def _lost(side: AnalysedSide) -> float:
    return side.lost or 0.0


def _given(moment: AnalysedMoment, side: AnalysedSide, seat: int) -> float:
    """What one seat gets of what another has lost: as much as it has of the rest."""
    rest = 1.0 - moment.chances[side.seat]
    others = len(moment.chances) - 1
    return _lost(side) * (moment.chances[seat] / rest if rest > 0.0 else 1.0 / others)
