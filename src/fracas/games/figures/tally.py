"""What a game of figures came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fracas.core.events import Event
from fracas.core.sentences import counted, listed
from fracas.core.tally import Best, Tally, best_of, side
from fracas.games.figures import events as happened
from fracas.games.figures.state import NOBODY
from fracas.games.figures.view import View


def tally(events: Sequence[Event], view: View) -> Tally:
    """Figures left, captives, attacks; the best figure by its captures."""
    attacks: Counter[int] = Counter()
    failed: Counter[int] = Counter()
    specials: Counter[int] = Counter()
    captures: Counter[tuple[int, int]] = Counter()
    wounds: Counter[tuple[int, int]] = Counter()
    attacker, fighter = NOBODY, NOBODY
    decided = ""
    for event in events:
        match event:
            case happened.TurnBegins():
                attacker, fighter = NOBODY, NOBODY
            case happened.Attacks(seat=seat, figure=figure):
                attacker, fighter = seat, figure
                attacks[attacker] += 1
            case happened.AttackFails():
                failed[attacker] += 1
            case happened.SpecialUsed():
                specials[attacker] += 1
            case happened.Wounded() if fighter != NOBODY:
                wounds[attacker, fighter] += 1
            case happened.Captured(figure=figure, captor=captor) if fighter != NOBODY:
                if captor == attacker:
                    captures[attacker, fighter] += 1
                decided = f"{_name(view, fighter)} captured {_name(view, figure)}, and that was the last blow."
            case happened.TurnLimitReached(turns=turns):
                decided = f"Turn {turns} was the last: most figures win, then most unwounded ones."
    return Tally(
        tuple(
            side(
                seat,
                {
                    "figures left": len(view.lines[seat]),
                    "captives": len(view.captives[seat]),
                    "attacks won": f"{attacks[seat] - failed[seat]} of {attacks[seat]}",
                    "special actions": specials[seat],
                },
            )
            for seat in range(view.players)
        ),
        best_of(
            [
                (
                    (captures[seat, figure], wounds[seat, figure]),
                    Best(
                        seat,
                        "figure",
                        _name(view, figure),
                        _deed(captures[seat, figure], wounds[seat, figure]),
                    ),
                )
                for seat, figure in sorted(captures.keys() | wounds.keys())
            ]
        ),
        decided,
    )


def _name(view: View, figure: int) -> str:
    return view.cards[view.figures[figure].card].name


def _deed(captures: int, wounds: int) -> str:
    """``"2 captures, 1 wound dealt"``; what never happened is not told."""
    told = [counted(captures, "capture")] if captures else []
    return listed([*told, *([f"{counted(wounds, 'wound')} dealt"] if wounds else [])])
