"""What wins skirmish, and how far everybody is (skirmish.win, skirmish.army.leader-dead)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.goal import Goal, GoalPart, SideGoal, seats_from
from fracas.core.listener import Listener
from fracas.core.sentences import counted, listed
from fracas.games.skirmish.acts import END, kind_of
from fracas.games.skirmish.content import ITEMS, UNITS, scenario_named
from fracas.games.skirmish.state import ALIVE, FATES, WAITING
from fracas.games.skirmish.turns.energy import PER_STONE, by_points
from fracas.games.skirmish.view import UnitView, View

WINS = "Kill the other side's leader. A side without a leader loses when the round ends."
HERE = (FATES[WAITING], FATES[ALIVE])


def goal(view: View, to: Listener) -> Goal | None:
    """The leaders' hits, stones and energy a round, and what counts if the round limit comes."""
    if not view.units:
        return None
    sides = tuple(SideGoal(seat, _parts(view, seat)) for seat in seats_from(view.viewer, view.players))
    return Goal(WINS, sides, _now(view, to))


def _parts(view: View, seat: int) -> tuple[GoalPart, ...]:
    parts = [_leader(unit) for unit in view.units if unit.seat == seat and unit.leader]
    side = view.side_of[seat]
    if scenario_named(view.scenario).by_points:
        mates = sum(1 for each in range(view.players) if view.side_of[each] == side and not view.lost[each])
        income = by_points(view.points) * mates
    else:
        stones = [stone.id for stone in view.stones if stone.side == side]
        income = PER_STONE * len(stones)
        things = tuple(f"stone:{number}" for number in stones)
        parts.append(
            GoalPart(
                "stones", "Stones", f"{len(stones)} of {len(view.stones)}", len(stones), len(view.stones), things=things
            )
        )
    parts.append(GoalPart("energy", "Energy", f"{view.energy[side]}, +{income} a round", view.energy[side]))
    parts.append(GoalPart("points", "Points alive", f"{points_seen(view, side)}", points_seen(view, side)))
    return tuple(parts)


def _leader(unit: UnitView) -> GoalPart:
    card = UNITS[unit.kind]
    alive = unit.fate in HERE
    state = f"{unit.hp} of {card.hp} Hp" if alive else "has fallen"
    return GoalPart("leader", card.name, state, unit.hp if alive else 0, card.hp, things=(f"unit:{unit.id}",))


def points_seen(view: View, side: int) -> int:
    """The points of a side's units on the table, their items included: they decide at the round limit."""
    points = 0
    for unit in view.units:
        if unit.fate in HERE and view.side_of[unit.seat] == side:
            card = UNITS[unit.kind]
            points += card.points + sum(ITEMS[item].points(card) for item in unit.items)
    return points


def _now(view: View, to: Listener) -> str:
    if view.phase == "over":
        return ""
    fallen = [seat for seat in range(view.players) if view.lost[seat]]
    standing = {view.side_of[seat] for seat in range(view.players) if not view.lost[seat]}
    if fallen and len(standing) == 1:
        ours = view.viewer >= 0 and view.side_of[view.viewer] in standing
        whose = "You win" if ours else f"{to.all_of([s for s in range(view.players) if not view.lost[s]])} win"
        if not ours and sum(not lost for lost in view.lost) == 1:
            whose += "s"
        return f"{whose} when this round ends, unless the last leader falls, too."
    told = ""
    if fallen:
        names = listed([to.label(seat) for seat in fallen])
        have = "have" if len(fallen) > 1 or view.viewer in fallen else "has"
        told = f"{names} {have} lost; the army leaves when the round ends. "
    left = view.round_limit - view.round
    if view.round and left <= 2:
        when = "This is the last round" if left <= 0 else f"{counted(left, 'more round')} after this"
        told += f"{when}: most points alive win."
    return told.strip()


def how_to_win(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """In five lines."""
    income = (
        f"Every stone you control brings {PER_STONE} energy at the start of a round: have most units within 1″ of it."
    )
    if scenario_named(str(settings.get("scenario") or "battlefield")).by_points:
        income = "Every round brings energy, by the points of the game."
    return (
        "Kill the other side's leader.",
        "A player whose leader falls has lost; the army fights on until the round ends.",
        income,
        "Energy pays for the abilities of your units.",
        f"After round {settings['round_limit']} most points alive win."
        if settings.get("round_limit")
        else "At the round limit most points alive win.",
    )


def finishing(view: View, seat: int, ask: str, values: list[int]) -> list[int]:
    """Ending the last turn of a round in which the game is decided."""
    if ask != "act" or len(view.order) > 1:
        return []
    standing = {view.side_of[each] for each in range(view.players) if not view.lost[each]}
    if len(standing) > 1 and view.round < view.round_limit:
        return []
    return [value for value in values if kind_of(value) == END and view.seat == seat]
