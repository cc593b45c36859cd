"""What is asked and what happened: parts of messages."""

from __future__ import annotations

from typing import Any, Literal

from fracas.core.marks import Mark
from fracas.server.wire.protocol import Thing


class OptionInfo(Thing, frozen=True, omit_defaults=True):
    value: int
    label: str
    token: str
    touches: tuple[str, ...]
    """What on the table it is about, in the order in which it is pointed at: ``figure:3``, ``card:QH``, ``seat:1``."""
    note: str = ""
    verb: str = ""
    """What the button says that confirms it; empty if the label itself does."""
    facts: tuple[str, ...] = ()
    """What the note says, in pieces, for the game's own board."""
    mark: Mark = ""
    """What can be said of it for certain: it wins, gives something away, harms the own side, changes nothing."""
    warning: str = ""
    """What is said to players who are asked again before they give it."""


class RefusedPlace(Thing, frozen=True):
    """Why a place is not allowed, and where along it that shows."""

    rule: str
    sentence: str
    spot: tuple[int, ...] = ()


class AskedInfo(Thing, frozen=True, omit_defaults=True):
    id: int
    """To be sent back with the answer."""
    ask: str
    kind: Literal["choice", "commit", "place"]
    """One of the options; one in secret; or a place (also in secret, if ``secret`` says so)."""
    prompt: str
    rule: str
    options: tuple[OptionInfo, ...]
    sets: bool = False
    """What options touch are sets: they are picked in any order, and confirmed when the set is complete."""
    passing: int | None = None
    """The option that means "nothing now", where a player may say so once for all (see `Stand`)."""
    secret: bool = False
    """Others do not see what is answered, or not yet."""
    shape: dict[str, Any] | None = None
    """For a place: what may be answered, to be drawn (`fracas.core.place`), with its kind as ``type``."""


class Told(Thing, frozen=True, omit_defaults=True):
    """One event, as the viewer may know it."""

    number: int
    event: dict[str, Any]
    """With its class as ``type``."""
    sentence: str
    rule: str
    patch: dict[str, Any] = {}
    """What has changed in the viewer's view with it."""


class CandidateInfo(Thing, frozen=True):
    value: int | tuple[int, ...]
    label: str
    estimate: float
    visits: int
    """How many imagined games that rests on; 0 if none were needed."""
    rate: float | None
    """How often to play it, from 0 to 1, where no single answer is safe; null where one is."""
    said: str
    """Its worth in words: ``62 %``, or beside the best where too few games were imagined for a percentage."""


class StepInfo(Thing, frozen=True):
    """What to answer next, as a hint plans it."""

    ask: str
    value: int | tuple[int, ...]
    label: str
    touches: tuple[str, ...]
