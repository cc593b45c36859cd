"""What wins figures, and how far everybody is (figures.win)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fracas.core.goal import Goal, GoalPart, SideGoal, seats_from
from fracas.core.listener import Listener
from fracas.core.sentences import counted, listed
from fracas.games.figures.outlook import outlook
from fracas.games.figures.rules import NO
from fracas.games.figures.view import View

WINS = "The last player with figures in play wins."


def goal(view: View, to: Listener) -> Goal | None:
    """Armies left, and captives."""
    if not any(view.lines):
        return None
    sides = tuple(SideGoal(seat, _parts(view, seat)) for seat in seats_from(view.viewer, view.players))
    return Goal(WINS, sides, _now(view, to))


def _parts(view: View, seat: int) -> tuple[GoalPart, ...]:
    line = view.lines[seat]
    fielded = sum(1 for figure in view.figures if figure.owner == seat)
    wounded = sum(1 for number in line if view.figures[number].wounded)
    state = counted(len(line), "figure") if line else "out"
    if wounded:
        state += f", {wounded} wounded"
    held = view.captives[seat]
    return (
        GoalPart("army", "Army", state, len(line), max(fielded, len(line)), things=tuple(f"figure:{n}" for n in line)),
        GoalPart("captives", "Captives", counted(len(held), "captive") if held else "none", len(held)),
    )


def _now(view: View, to: Listener) -> str:
    """Who is one capture away from being out, and how long the game lasts at the most."""
    last = [seat for seat, line in enumerate(view.lines) if len(line) == 1 and view.figures[line[0]].wounded]
    told = []
    if last:
        names = listed([to.label(seat) for seat in last])
        are = "are" if len(last) > 1 or view.viewer in last else "is"
        told.append(f"{names} {are} out with the next defeat.")
    if view.turn_limit and view.turn_limit - view.turns < 10:
        left = counted(max(view.turn_limit - view.turns, 0), "turn")
        told.append(f"The game ends in {left}: most figures win.")
    return " ".join(told)


def how_to_win(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """In five lines."""
    lines = [
        "Be the last player with figures in play.",
        "On your turn one of your figures attacks. Power plus card: the higher total wins, and the attacker wins ties.",
        "A figure that loses once is wounded and has no Power. If it loses again, it is captured.",
        "Win an attack with a 7 or more, and the figure's special action is yours.",
        "Kings and Aces bring your captured figures back.",
    ]
    if settings.get("turn_limit"):
        lines.append(f"After turn {settings['turn_limit']} most figures win, then most unwounded ones.")
    return tuple(lines)


LAST_BLOW = ("defender", "card", "special", "explosion", "spend", "mindcontrol", "recover", "boost", "luck")
"""What is asked from the choice of the one who defends to the end of a turn, and may decide who is best off then."""


def finishing(view: View, seat: int, ask: str, values: list[int]) -> list[int]:
    """On the last turn all that is still asked; before it, the blow that takes the last figure of the last opponent, or
    one's own: which cards surely strike it, and which surely let it happen."""
    if not any(view.lines):
        return []
    if view.turns >= view.turn_limit and ask in LAST_BLOW:
        return values
    if ask == "spend":
        return [NO] if len(view.lines[seat]) == 1 and view.figures[view.victim].wounded else []
    if ask not in ("attacker", "card"):
        return []
    if seat == view.seat:
        others = [each for each in range(view.players) if each != seat and view.lines[each]]
        if len(others) != 1 or not _falls_next(view, others[0]):
            return []
        return _surely(view, seat, ask, lambda won, of: won == of)
    return _surely(view, seat, ask, lambda won, _: won == 0) if _falls_next(view, seat) else []


def _falls_next(view: View, seat: int) -> bool:
    """Is one figure left, which falls with the next blow?"""
    line = view.lines[seat]
    return len(line) == 1 and view.figures[line[0]].wounded and not view.figures[line[0]].armor


def _surely(view: View, seat: int, ask: str, so: Callable[[int, int], bool]) -> list[int]:
    """The answers whose fights all come out so, against every card that may be hidden."""
    seen = outlook(view, seat, ask)
    fights = () if seen is None else seen.fights
    return sorted({each.mine if ask == "attacker" else each.card for each in fights if so(each.won, each.of)})
