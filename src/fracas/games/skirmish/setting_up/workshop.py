"""Armies that players build, keep, and bring to a table (skirmish.army.*)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from fracas.core.place import Shape
from fracas.core.refusal import SetupError
from fracas.core.sentences import shown
from fracas.core.workshop import Made, Workshop
from fracas.games.skirmish.setting_up.armies import LONGEST_TEXT, faction_of, read, refuse, written

LONGEST_NAME = 40
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class ArmyInfo(Made, frozen=True, kw_only=True):
    """An army that a player has built."""

    points: int
    """Of the game that it is built for."""
    text: str
    """A unit on each line, the leader first."""


class ArmyShape(Shape, frozen=True):
    """An army is asked for: (unit, how many items, the items, unit, …) by their numbers, the leader first."""

    points: int


class ArmyWorkshop(Workshop):
    """Where players build armies."""

    setting = "armies"
    kind = ArmyInfo
    word = "army"
    words = "armies"
    rule = "skirmish.army.points"

    def check(self, given: object) -> ArmyInfo:
        if not isinstance(given, Mapping):
            raise _refused("An army has an id, a name, its points and a list.")
        if strangers := sorted(str(each) for each in set(given) - {"id", "name", "points", "text"}):
            raise _refused(f"An army has no {shown(strangers[0])}.")
        id_, name, points, text = (given.get(each) for each in ("id", "name", "points", "text"))
        if not isinstance(id_, str) or len(id_) > LONGEST_NAME or not _ID.fullmatch(id_):
            raise _refused(f"An id is lower-case words joined by dashes, {LONGEST_NAME} characters at the most.")
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise _refused(f"The army needs a name of {LONGEST_NAME} characters at the most.")
        if not isinstance(points, int) or isinstance(points, bool):
            raise _refused("The points of the game are a whole number.")
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise _refused("The army is a list of units, one on each line.")
        build = read(text)
        refuse(build, points, faction_of(build))
        return ArmyInfo(id=id_, name=name.strip(), points=points, text=written(build))


def _refused(sentence: str) -> SetupError:
    return SetupError("bad-army", sentence, rule="skirmish.army.points")
