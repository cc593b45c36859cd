"""What a game of skirmish came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fracas.core.events import Event
from fracas.core.sentences import counted
from fracas.core.tally import Best, Tally, best_of, side
from fracas.games.skirmish.content import UNITS
from fracas.games.skirmish.events import fight, move
from fracas.games.skirmish.goal import points_seen
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.state import ALIVE, FATES
from fracas.games.skirmish.view import View


def tally(events: Sequence[Event], view: View) -> Tally:
    """Units left, attacks, kills; the best unit by the damage that it did to the other side."""
    attacks: Counter[int] = Counter()
    kills: Counter[int] = Counter()
    walked: Counter[int] = Counter()
    damage: Counter[int] = Counter()
    killed: Counter[int] = Counter()
    for event in events:
        match event:
            case fight.AttackDeclared(attacker=attacker):
                attacks[view.units[attacker].seat] += 1
            case fight.Damaged(victim=victim, amount=amount, by=by) if by >= 0 and _foes(view, by, victim):
                damage[by] += amount
            case fight.Killed(victim=victim, by=by) if by >= 0:
                kills[view.units[by].seat] += 1
                if _foes(view, by, victim):
                    killed[by] += 1
            case move.Moved(unit=unit, cost=cost):
                walked[view.units[unit].seat] += cost
    alive = Counter(unit.seat for unit in view.units if unit.fate == FATES[ALIVE])
    dealt = Counter[int]()
    for unit, amount in damage.items():
        dealt[view.units[unit].seat] += amount
    return Tally(
        tuple(
            side(
                seat,
                {
                    "units left": alive[seat],
                    "points alive": points_seen(view, view.side_of[seat]),
                    "attacks": attacks[seat],
                    "damage dealt": dealt[seat],
                    "kills": kills[seat],
                    "inches moved": round(walked[seat] / INCH),
                },
            )
            for seat in range(view.players)
        ),
        best_of(
            [
                (
                    (damage[unit], killed[unit]),
                    Best(
                        view.units[unit].seat,
                        "unit",
                        UNITS[view.units[unit].kind].name,
                        f"{damage[unit]} damage, {counted(killed[unit], 'kill')}",
                    ),
                )
                for unit in sorted(damage.keys() | killed.keys())
            ]
        ),
    )


def _foes(view: View, one: int, other: int) -> bool:
    return view.side_of[view.units[one].seat] != view.side_of[view.units[other].seat]
