"""What wins synergy, and how far everybody is (synergy.win.*)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.goal import Goal, GoalPart, SideGoal, seats_from
from fracas.core.listener import Listener
from fracas.core.sentences import counted
from fracas.games.synergy.board import NAMES
from fracas.games.synergy.content import TEAMS
from fracas.games.synergy.numbers import END, FLAGS, PICK, TAKE
from fracas.games.synergy.terms import ALIVE, LIVES, NOBODY, NOWHERE
from fracas.games.synergy.turns.ending import HOMES, LOST_TURNS
from fracas.games.synergy.view import View, WarriorView

LIVING = LIVES[ALIVE]
BY_FLAGS = "Bring your own flag and {goal} home: on your base, or on a square beside it."
BY_LAST = "The last player with warriors wins."


def goal(view: View, to: Listener) -> Goal | None:
    """The flags with where they are, and who still lives."""
    if not view.warriors:
        return None
    sides = tuple(SideGoal(seat, _parts(view, seat)) for seat in seats_from(view.viewer, view.players))
    if view.to_the_death or view.viewer < 0:
        return Goal(BY_LAST if view.to_the_death else BY_FLAGS.format(goal="the one they chose"), sides)
    goal = f"that of the {TEAMS[view.goal].name}" if view.goal != NOBODY else "another one"
    wins = BY_FLAGS.format(goal=goal)
    home = tuple(f"square:{square}" for square in home_of(view, view.viewer)) if _carries(view) else ()
    return Goal(wins, sides, _now(view, to), home)


def home_of(view: View, seat: int) -> tuple[int, ...]:
    """The squares that count as home: the base, and those that share a side with it."""
    base = view.bases[seat]
    return HOMES[base] if base >= 0 else ()


def flags_missing(view: View, seat: int, moved: int = NOBODY, to: int = NOWHERE) -> int:
    """How many of the two flags this seat still lacks at home, as its player knows; if a warrior ``moved``, as if it
    stood on another square."""
    missing = 0
    home = home_of(view, seat)
    for flag in _wanted(view, seat):
        bearer = _bearer(view, flag)
        if bearer is None or not _counts_for(bearer, seat) or (to if bearer.id == moved else bearer.square) not in home:
            missing += 1
    return missing


def _counts_for(warrior: WarriorView, seat: int) -> bool:
    return warrior.owner == seat and warrior.raised_by == NOBODY and warrior.life == LIVING


def _carries(view: View) -> bool:
    """Is one of the flags that the viewer wants in the hands of a warrior that can bring it home?"""
    bearers = [_bearer(view, flag) for flag in _wanted(view, view.viewer)]
    return any(bearer is not None and _counts_for(bearer, view.viewer) for bearer in bearers)


def _goal_of(view: View, seat: int) -> int:
    """The flag that a seat wants besides its own, as far as the viewer knows."""
    if seat == view.viewer:
        return view.goal
    return view.goals_shown[seat] if seat < len(view.goals_shown) else NOBODY


def _wanted(view: View, seat: int) -> list[int]:
    teams = (view.teams[seat], _goal_of(view, seat))
    return [FLAGS + team for team in teams if team != NOBODY]


def _bearer(view: View, flag: int) -> WarriorView | None:
    for warrior in view.warriors:
        if flag in warrior.cards:
            return warrior
    return None


def _parts(view: View, seat: int) -> tuple[GoalPart, ...]:
    parts = [] if view.to_the_death else [_flag(view, seat, flag) for flag in _wanted(view, seat)]
    mine = [each for each in view.warriors if each.owner == seat]
    alive = [each for each in mine if each.life == LIVING and each.raised_by == NOBODY]
    stuck = sum(1 for each in alive if each.idle >= LOST_TURNS)
    # A blow that kills takes more than there is, and somebody may still answer it.
    hits = sum(max(each.hits, 0) for each in alive)
    state = f"{len(alive)}, {counted(hits, 'hit')}" if alive else "out"
    if stuck:
        state += f", {stuck} neutralized"
    things = tuple(f"warrior:{each.id}" for each in alive)
    return (*parts, GoalPart("warriors", "Warriors", state, len(alive), len(mine), things=things))


def _flag(view: View, seat: int, flag: int) -> GoalPart:
    team = TEAMS[flag - FLAGS]
    name = "Own flag" if team is TEAMS[view.teams[seat]] else f"Flag of the {team.name}"
    things = (f"flag:{team.id}",)
    bearer = _bearer(view, flag)
    if bearer is not None:
        who = _short(bearer)
        if _counts_for(bearer, seat) and bearer.square in home_of(view, seat):
            return GoalPart("flag", name, f"home, with {who}", 1, 1, True, things)
        return GoalPart("flag", name, f"carried by {who}", 0, 1, False, (*things, f"warrior:{bearer.id}"))
    for card, square in view.loose:
        if card == flag:
            return GoalPart("flag", name, f"lies on {NAMES[square]}", 0, 1, False, (*things, f"square:{square}"))
    return GoalPart("flag", name, "not on the board", 0, 1, False, things)


def _short(warrior: WarriorView) -> str:
    """What a warrior is called where there is little room: without what comes after "the"."""
    return TEAMS[warrior.team].warriors[warrior.figure].partition(" the ")[0]


def _now(view: View, to: Listener) -> str:  # noqa: ARG001 - as in every game
    """Does ending this warrior's turn win? And who else is nearly there?"""
    if view.phase != "turn" or view.winners:
        return ""
    seat = view.viewer
    if len(_wanted(view, seat)) == 2 and flags_missing(view, seat) == 0:
        if view.seat == seat and view.active != NOBODY:
            me = view.warriors[view.active]
            return f"End {_short(me)}'s turn now and you win."
        return "Both flags are home: the end of this warrior's turn decides."
    return ""


def how_to_win(settings: Mapping[str, Any]) -> tuple[str, ...]:
    """In five lines."""
    last = "You also win when nobody else has a warrior left that can fight."
    if settings.get("to_the_death"):
        return (
            "Be the last player with warriors.",
            "A warrior whose hits are gone is dead. A hit takes as many as its damage says.",
            "A warrior that can neither move nor strike for three turns in a row counts no more.",
            "Cards beat the rules: read what each warrior carries.",
        )
    return (
        "Bring home two flags: your own, and the one that you chose in secret.",
        "Home is your base, and the four squares that share a side with it.",
        "Each flag must be carried by a living warrior of yours. Two warriors may carry one each.",
        "It counts at the end of any warrior's turn.",
        last,
    )


def finishing(view: View, seat: int, ask: str, values: list[int]) -> list[int]:
    """Ending a turn with both flags at home, and what brings the last one there."""
    acting = view.drill if view.drill != NOBODY else view.active
    if view.to_the_death or acting == NOBODY or len(_wanted(view, seat)) < 2:
        return []
    missing = flags_missing(view, seat)
    if ask == "act":
        wanted = [END] if missing == 0 else []
        if missing == 1 and view.warriors[acting].square in home_of(view, seat):
            wanted = [PICK, TAKE]
        return [value for value in values if value in wanted]
    if missing > 1:
        return []
    if ask in ("pick", "take"):
        return [value for value in values if value in _wanted(view, seat)]
    if ask in ("walk", "land", "run", "follow"):
        return [square for square in values if square >= 0 and flags_missing(view, seat, acting, square) == 0]
    return []
