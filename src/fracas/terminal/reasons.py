"""Why something cannot be chosen, for those who ask with ``w`` and for those who type it as an answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from fracas.core.asked import Asked
from fracas.core.listener import Listener

MOST_NAMES = 12
"""So many names that share a reason are listed; of squares there are hundreds."""


class Thing:
    """A thing that a question is about."""

    def __init__(self, asked: Asked, thing: str, name: str, owner: str) -> None:
        self.asked = asked
        self.thing = thing
        """As the question knows it: ``"champion:1:druid"``."""
        self.name = name
        """With its owner: ``"Rusty's Druid"``."""
        self.owner = owner
        """The word for that: ``"Rusty's"``, or ``"Axe-Sworn:"`` for what a unit does; empty if it is nobody's."""

    @cached_property
    def reason(self) -> tuple[str, str] | None:
        """Why it cannot be chosen, as a sentence and its rule; None if it can."""
        why = self.asked.why_not(self.thing)
        return None if why is None else (why.sentence, why.rule)

    @property
    def bare(self) -> str:
        """The name without its owner."""
        return self.name.removeprefix(f"{self.owner} ")

    def is_called(self, word: str) -> bool:
        """Is this its name, with or without what stands before it?"""
        whole = self.name.casefold()
        return word.casefold() in (whole, whole.removeprefix("the "), self.bare.casefold())

    @property
    def line(self) -> str:
        """Its name and the reason."""
        if self.reason is None:
            return f"  {self.name}: This can be chosen."
        unit = self.name.partition(":")[0]  # the sentence may name it once more
        return f"  {self.name}: {self.reason[0].removeprefix(f'{unit}: ')} [{self.reason[1]}]"


def things_of(asked: Asked, names: Sequence[str], word: str = "") -> list[Thing]:
    """What a question is about; with a ``word`` only what is called so, or else what has the word in its name."""
    to = Listener(asked.seat, names)
    owners = [to.whose(seat) for seat in range(len(names))]
    things = []
    for thing, name in asked.things:
        unit, colon, _ = name.rpartition(": ")
        whose = next((owner for owner in owners if name.startswith(f"{owner} ")), "")
        things.append(Thing(asked, thing, name, f"{unit}:" if colon else whose))
    exactly = [thing for thing in things if word and thing.is_called(word)]
    return exactly or [thing for thing in things if word.casefold() in thing.name.casefold()]


def why_lines(things: Sequence[Thing]) -> list[str]:
    """A line for each reason, and one for the other things of which the same is true."""
    said = Counter(thing.reason for thing in things)
    groups: dict[tuple[str, str] | None, list[Thing]] = {}
    for thing in things:
        alike = thing.reason
        if alike is not None and said[alike] == 1:  # it may be the same but for the name of the thing
            alike = re.sub(rf"(?i)(?<!\w){re.escape(thing.bare)}(?!\w)", "…", alike[0]), alike[1]
        groups.setdefault(alike, []).append(thing)
    lines = []
    for first, *others in groups.values():
        lines.append(first.line)
        if others:
            lines.append(f"    Likewise: {in_a_row(others, first.owner)}.")
    return lines


def in_a_row(things: Sequence[Thing], owner: str = "") -> str:
    """Names one after the other, each owner named once; of very many the first ones."""
    row = ""
    for place, thing in enumerate(things[:MOST_NAMES]):
        same = thing.owner == owner
        comma = "," if same and not any("," in each.name for each in things) else ";"
        row += f"{comma} " if place else ""
        row += thing.name.removeprefix(f"{owner} ") if same else thing.name
        owner = thing.owner
    more = len(things) - MOST_NAMES
    return f"{row} and {more:,} more" if more > 0 else row


def reason_for(asked: Asked, names: Sequence[str], typed: str) -> str:
    """Why what was typed is no answer, if it is the name of a thing that cannot be chosen and no option mentions it;
    else empty."""
    whole = re.compile(rf"\b{re.escape(typed.casefold())}\b")
    if any(whole.search(f"{option.label} {option.note}".casefold()) for option in asked.options):
        return ""
    found = things_of(asked, names, typed)
    return why_none(found, typed) if found and found[0].is_called(typed) else ""


def why_none(things: Sequence[Thing], typed: str) -> str:
    """Why none of these can be chosen, in one line; empty if one can, or if there is none."""
    if not things or any(thing.reason is None for thing in things):
        return ""
    first = things[0].reason
    if first is not None and all(thing.reason == first for thing in things):
        return f"{first[0]} [{first[1]}]"
    lines = why_lines(things)
    if len(lines) <= 2:
        return " ".join(line.strip() for line in lines)
    return f"Several things have {typed!r} in their name, and none can be chosen: w {typed} says why."
