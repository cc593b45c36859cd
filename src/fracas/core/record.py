"""A game on paper: the header, the answers in order, and the last position, as lines of JSON.

::

    {"fracas": 2, "game": "figures", "rules": 1, "content": "…", "players": 2, "settings": {…}, …}
    [0, 3]          seat 0 answered 3
    [-1, 17]        chance answered 17
    [-2, 5]         all answers from place 5 on were taken back (counted from 0, among those that still count)
    [-3, 7]         only the one at place 7 was: a secret choice, before anybody knew it
    [-4, 1]         seat 1 left; from -4 down these are incidents (`fracas.core.incidents`), never taken back
    {"entries": 3, "position": "…", "sum": "…"}

A record holds every secret of the game. It belongs to the authority of the table, or to everybody once the
game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from fracas.core.game import Game
from fracas.core.nesting import too_deep
from fracas.core.question import Part
from fracas.core.refusal import DamagedRecord, OtherRules

CHANCE = -1
"""Who answered: chance."""
UNDO = -2
"""Who answered: nobody; everything from this place on was taken back."""
WITHDRAWN = -3
"""Who answered: nobody; the secret choice at this place was taken back, and nothing else."""
LEFT = -4
"""An incident: this seat resigned, or left."""
OUT_OF_TIME = -5
"""An incident: the clock of this seat ran out."""
CLAIMED = -6
"""An incident: a bot plays on for this seat, because it kept another waiting."""
DRAWN = -7
"""An incident: all agreed on a draw."""
ABORTED = -8
"""An incident: this seat broke the game off before it had begun for everybody."""
SPENT = -9
"""An incident: this seat used so many milliseconds for the answer that follows, `(seat, milliseconds)`."""
HELPED = -10
"""An incident: this seat had a hint."""
UNSEEN = -11
"""An incident: this seat never came to the table, and the game was broken off."""

Entry = tuple[int, Part]
"""Who answered, and what."""

FORMAT = 2
FIRST = 1
"""The format before. It is read, and written again as it was; `fracas.core.retelling` knows what its log means."""
FORMER = "options"
"""What settings were called in it."""


def place_in(answer: Part) -> int:
    """The place in the list of answers that an UNDO or a WITHDRAWN names."""
    assert isinstance(answer, int)
    return answer


def played_of(log: Iterable[Entry]) -> list[Entry]:
    """The answers of a log without those that were taken back, and without incidents.

    >>> played_of([(0, 4), (-1, 6), (1, 2), (-2, 1), (-1, 3)])
    [(0, 4), (-1, 3)]
    """
    played: list[Entry] = []
    for who, answer in log:
        if who == UNDO:
            del played[place_in(answer) :]
        elif who == WITHDRAWN:
            del played[place_in(answer)]
        elif who >= CHANCE:
            played.append((who, answer))
    return played


def story_of(log: Iterable[Entry]) -> list[Entry]:
    """The log without what was taken back, but with all incidents: what must be played to be where the log ends.

    >>> story_of([(0, 4), (-10, 0), (1, 2), (-2, 0), (0, 3), (-4, 1)])
    [(-10, 0), (0, 3), (-4, 1)]
    """
    story: list[Entry] = []
    places: list[int] = []  # where in the story each answer stands
    for who, answer in log:
        if who == WITHDRAWN:
            gone = places.pop(place_in(answer))
            del story[gone]
            places = [place - (place > gone) for place in places]
        elif who == UNDO:
            first = place_in(answer)
            if first < len(places):
                story[places[first] :] = [entry for entry in story[places[first] :] if entry[0] < WITHDRAWN]
                del places[first:]
        else:
            if who >= CHANCE:
                places.append(len(story))
            story.append((who, answer))
    return story


class Snapshot(msgspec.Struct, frozen=True):
    """The table at a boundary between two resolutions, so that nothing before it need be played again."""

    entries: int
    """How much of the log had been written."""
    played: int
    """How much of it counted."""
    events: int
    """How many events had been told."""
    position: str
    """The state, in the game's notation."""

    def fits(self, log: Sequence[Entry]) -> bool:
        """Can the log be played on from here? Not if something before it was taken back later."""
        if self.entries > len(log):
            return False
        return all(who != UNDO or place_in(answer) >= self.played for who, answer in log[self.entries :])


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What must be known before the first answer."""

    game: str
    rules: int
    """The version of the game's rules."""
    content: str
    """The hash of the game's content."""
    players: int
    settings: dict[str, Any]
    seats: list[str]
    """Who sat where, by name."""
    bots: list[str] = []
    """For each seat the bot that plays it; an empty word for a person."""
    seed: int
    position: str = ""
    """Where play began, if not with the set-up."""
    lesson: str = ""
    """The lesson that is played, if it is one (`fracas.core.lesson`)."""
    fracas: int = FORMAT


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: it shows that nothing is missing, and how the table stood."""

    entries: int
    position: str
    """The state at the last boundary between two resolutions, in the game's notation."""
    sum: str
    """Of all the lines before, and the position."""


class Record:
    """A game as it was played."""

    __slots__ = ("entries", "header", "position")

    def __init__(self, header: Header, entries: list[Entry], position: str) -> None:
        self.header = header
        self.entries = entries
        self.position = position

    def text(self) -> str:
        """The record as lines of JSON."""
        lines = [_written(self.header), *map(msgspec.json.encode, self.entries)]
        footer = Footer(len(self.entries), self.position, _sum([*lines, self.position.encode()]))
        return b"\n".join([*lines, msgspec.json.encode(footer), b""]).decode()

    @classmethod
    def read(cls, text: str) -> Record:
        """Read what `text` wrote. A record that is truncated or edited is refused."""
        lines = text.encode(errors="replace").rstrip(b"\n").split(b"\n")
        header = _header(lines[0])
        try:
            footer = msgspec.json.decode(lines[-1], type=Footer)
        except (msgspec.DecodeError, RecursionError):
            raise DamagedRecord(
                "truncated", "The record is truncated: its last line is missing.", rule="table.record"
            ) from None
        if footer.entries != len(lines) - 2 or footer.sum != _sum([*lines[:-1], footer.position.encode()]):
            raise DamagedRecord("edited", "The record has been changed since it was written.", rule="table.record")
        try:
            entries = [msgspec.json.decode(line, type=tuple[int, int | tuple[int, ...]]) for line in lines[1:-1]]
        except (msgspec.DecodeError, RecursionError) as no:
            raise DamagedRecord(
                "entry", f"The record holds a line that is no answer: {no}", rule="table.record"
            ) from None
        return cls(header, list(entries), footer.position)

    def must_fit(self, game: Game[Any, Any]) -> None:
        """Refuse a record that was made under other rules or with other content."""
        header = self.header
        if header.rules != game.version:
            raise OtherRules(
                "other-rules",
                f"The record was made under version {header.rules} of the rules of {game.name}; these are version "
                f"{game.version}. It cannot be replayed, but its last position can be opened.",
                rule="table.record",
            )
        if header.content != game.content_hash:
            raise OtherRules(
                "other-content",
                f"The cards of {game.name} have changed since the record was made. "
                "It cannot be replayed, but its last position can be opened.",
                rule="table.record",
            )


class _Format(msgspec.Struct):
    """The one field of a header that every format has."""

    fracas: int


def _header(line: bytes) -> Header:
    no_record = DamagedRecord("no-header", "This is not a record of a game.", rule="table.record")
    if too_deep(line):
        raise no_record
    try:
        written_in = msgspec.json.decode(line, type=_Format).fracas
        if written_in == FORMAT:
            return msgspec.json.decode(line, type=Header)
        if written_in == FIRST:
            return _renamed(msgspec.json.decode(line, type=dict[str, Any]), FORMER, "settings")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise no_record from None
    raise OtherRules(
        "other-format",
        f"The record is written in format {written_in}; this is format {FORMAT}.",
        rule="table.record",
    )


def _written(header: Header) -> bytes:
    """A header as the first line of a record, in the format that it names."""
    fields = msgspec.structs.asdict(header)
    if not header.lesson:
        del fields["lesson"]  # written as before there were any
    if header.fracas != FIRST:
        return msgspec.json.encode(fields)
    return msgspec.json.encode({FORMER if name == "settings" else name: value for name, value in fields.items()})


def _renamed(fields: dict[str, Any], old: str, new: str) -> Header:
    return msgspec.convert({new if name == old else name: value for name, value in fields.items()}, Header)


def _sum(lines: list[bytes]) -> str:
    return hashlib.sha256(b"\n".join(lines)).hexdigest()[:16]
