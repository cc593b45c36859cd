"""What a game of synergy came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fracas.core.events import Event
from fracas.core.sentences import counted
from fracas.core.tally import Best, Tally, best_of, side
from fracas.games.synergy.content import TEAMS
from fracas.games.synergy.events import turn
from fracas.games.synergy.events.strike import Died, StrikeDeclared, Wounded
from fracas.games.synergy.terms import ALIVE, LIVES, NOBODY
from fracas.games.synergy.view import View


def tally(events: Sequence[Event], view: View) -> Tally:
    """Warriors left, strikes and hits; the best warrior by the hits that its strikes took from others."""
    strikes: Counter[int] = Counter()
    done: Counter[int] = Counter()
    hits: Counter[int] = Counter()
    felled: Counter[int] = Counter()
    striker = NOBODY
    for event in events:
        match event:
            case turn.WarriorBegins():
                striker = NOBODY
            case StrikeDeclared(warrior=warrior):
                striker = warrior
                strikes[view.warriors[striker].owner] += 1
            case Wounded(warrior=warrior, lost=lost) if striker != NOBODY:
                done[view.warriors[striker].owner] += lost
                if _foes(view, striker, warrior):
                    hits[striker] += lost
            case Died(warrior=warrior) if striker != NOBODY and _foes(view, striker, warrior):
                felled[striker] += 1
    living = Counter(each.owner for each in view.warriors if each.life == LIVES[ALIVE])
    return Tally(
        tuple(
            side(
                seat,
                {
                    "warriors left": f"{living[seat]} of {view.sizes[seat]}",
                    "hits left": sum(w.hits for w in view.warriors if w.owner == seat and w.life == LIVES[ALIVE]),
                    "strikes": strikes[seat],
                    "hits dealt out": done[seat],
                },
            )
            for seat in range(view.players)
        ),
        best_of(
            [
                (
                    (hits[warrior], felled[warrior]),
                    Best(
                        view.warriors[warrior].owner,
                        "warrior",
                        TEAMS[view.warriors[warrior].team].warriors[view.warriors[warrior].figure],
                        f"{counted(hits[warrior], 'hit')} dealt, {felled[warrior]} felled",
                    ),
                )
                for warrior in sorted(hits.keys() | felled.keys())
            ]
        ),
    )


def _foes(view: View, one: int, other: int) -> bool:
    return view.warriors[one].owner != view.warriors[other].owner
