"""What a player has learned so far, in their own folder: lessons done, games played, tips seen."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from fracas import home
from fracas.core.refusal import FracasError


class Progress(msgspec.Struct):
    """Kept from one time to the next."""

    lessons: list[str] = []
    """Those that were played to their end, by their ids."""
    games: dict[str, int] = {}
    """How many whole games of each were played against bots."""
    tips: list[str] = []
    """Those that were seen, by their ids."""
    quiet: bool = False
    """Tips are switched off."""


def page() -> Path:
    """Where it is written down."""
    return home.folder() / "progress.json"


def lesson_slot(lesson: str) -> Path:
    """Where the table of a lesson is kept, so that a player goes on where they left it."""
    return home.folder() / "lessons" / f"{lesson}{home.SUFFIX}"


def progress() -> Progress:
    """What is known of the player; nothing, if it cannot be read: then they begin anew."""
    try:
        return msgspec.json.decode(home.text_of(page(), FracasError), type=Progress)
    except (FracasError, msgspec.DecodeError):
        return Progress()


def keep(known: Progress) -> None:
    """Write it down."""
    home.write(page(), msgspec.json.encode(known).decode())


def keep_quietly(known: Progress) -> None:
    """Write it down, if that can be done: a tip is not worth a refusal."""
    with contextlib.suppress(FracasError):
        keep(known)


def lesson_done(lesson: str) -> None:
    """A lesson was played to its end."""
    known = progress()
    if lesson not in known.lessons:
        known.lessons.append(lesson)
        keep_quietly(known)
