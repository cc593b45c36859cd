"""Games of one content, in a process of its own: the process that asks writes a line of JSON, and reads one.

``python -m fracas.lab.world`` reads an overlay, lays it before any game is loaded, and plays what it is sent until its
input ends. `world` starts one for each content, once in each process, and keeps it: loading takes half a second, and
nothing a game. It is the same under every engine, for it hangs on nothing but the process that asks.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from fracas.core import overlay, refusal
from fracas.core.refusal import FracasError
from fracas.lab import plan as plans
from fracas.lab.plan import Plan, Row


class _Make(msgspec.Struct, tag=True, frozen=True):
    """A plan is wanted."""

    game: str
    bots: list[str]
    seed: int
    players: int | None
    settings: dict[str, Any] | None
    alike: int
    longest: int


class _Play(msgspec.Struct, tag=True, frozen=True):
    """Games of a plan are wanted."""

    plan: Plan
    first: int
    count: int


class _Made(msgspec.Struct, tag=True, frozen=True):
    plan: Plan
    notes: list[str]


class _Played(msgspec.Struct, tag=True, frozen=True):
    rows: list[Row]


class _No(msgspec.Struct, tag=True, frozen=True):
    """A refusal on its way."""

    kind: str
    code: str
    sentence: str
    rule: str


_WANTED: Final[msgspec.json.Decoder[_Make | _Play]] = msgspec.json.Decoder(_Make | _Play)
_GIVEN: Final[msgspec.json.Decoder[_Made | _Played | _No]] = msgspec.json.Decoder(_Made | _Played | _No)
_encode: Final = msgspec.json.Encoder().encode

_worlds: dict[tuple[int, str], World] = {}
"""By the process that asks, for a copy of it must not write into the same pipe; and by the overlay."""


class World:
    """A process with one content."""

    __slots__ = ("notes", "process")

    def __init__(self, change: str) -> None:
        self.notes: list[str] = []
        """What a designer should know of the overlay, once a plan is made; see `fracas.core.overlay.notes`."""
        found = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": found},
        )
        self._write(_encode(change))

    def planned(
        self,
        game: str,
        bots: Sequence[str],
        seed: int,
        players: int | None,
        settings: Mapping[str, Any] | None,
        alike: int,
        longest: int,
    ) -> Plan:
        """A plan for this content."""
        given = None if settings is None else dict(settings)
        made = self._asked(_Make(game, list(bots), seed, players, given, alike, longest))
        assert isinstance(made, _Made)
        self.notes = made.notes
        return made.plan

    def play(self, plan: Plan, first: int, count: int) -> list[Row]:
        """Play these games there."""
        played = self._asked(_Play(plan, first, count))
        assert isinstance(played, _Played)
        return played.rows

    @property
    def alive(self) -> bool:
        """Has it not ended?"""
        return self.process.poll() is None

    def end(self) -> None:
        """Let it go, in the middle of a game if it must be."""
        self.process.kill()
        with suppress(OSError):
            self._close()
        self.process.wait()

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def _write(self, line: bytes) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        with suppress(BrokenPipeError):  # it has ended; the reader is told
            pipe.write(line + b"\n")
            pipe.flush()

    def _asked(self, wanted: _Make | _Play) -> _Made | _Played:
        assert self.process.stdout is not None
        try:
            line = b""
            if not self.process.stdout.closed:
                self._write(_encode(wanted))
                line = self.process.stdout.readline()
        except BaseException:
            self.end()  # interrupted: an answer that nobody has read must not be taken for the next one
            raise
        if not line.endswith(b"\n"):
            self.end()
            raise FracasError("world", "The process that played with the changed content has ended.")
        given = _GIVEN.decode(line)
        if isinstance(given, _No):
            kind = plans.OtherWorld if given.kind == plans.OtherWorld.__name__ else getattr(refusal, given.kind)
            raise kind(given.code, given.sentence, rule=given.rule)
        return given


def world(change: str) -> World:
    """The world of this overlay, for this process; started on first use."""
    me = os.getpid(), change
    found = _worlds.get(me)
    if found is None or not found.alive:
        if found is not None:
            found.end()
        found = _worlds[me] = World(change)
    return found


def notes(change: str) -> list[str]:
    """What a designer should know of this overlay, of which a plan was made here: texts that tell another number."""
    found = _worlds.get((os.getpid(), change))
    return [] if found is None else found.notes


def end_worlds() -> None:
    """Let all worlds of this process go."""
    for pid, change in list(_worlds):
        if pid == os.getpid():
            _worlds.pop((pid, change)).end()


atexit.register(end_worlds)


def serve() -> None:
    """Be a world: lay what is on the first line, then answer line after line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that asks
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nobody else writes into the pipe
    lines = sys.stdin.buffer
    change: str = msgspec.json.decode(lines.readline() or b'""')
    late: FracasError | None = None
    try:
        overlay.lay(change)
    except FracasError as error:
        late = error
    for line in lines:
        given: _Made | _Played | _No
        try:
            if late is not None:
                raise late
            wanted = _WANTED.decode(line)
            if isinstance(wanted, _Play):
                given = _Played(plans.play_chunk(wanted.plan, wanted.first, wanted.count))
            else:
                given = _Made(
                    plans.planned(
                        wanted.game,
                        wanted.bots,
                        seed=wanted.seed,
                        players=wanted.players,
                        settings=wanted.settings,
                        overlay=change,
                        alike=wanted.alike,
                        longest=wanted.longest,
                    ),
                    overlay.notes(),
                )
        except FracasError as error:
            given = _No(type(error).__name__, error.code, error.sentence, error.rule)
        try:
            out.write(_encode(given) + b"\n")
            out.flush()
        except BrokenPipeError:  # the process that asked has ended
            os._exit(0)


if __name__ == "__main__":
    serve()
