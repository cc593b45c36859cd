"""The user's own folder: the games they have played and saved, and what they have made themselves.

::

    games/GAME-20250131-201500.jsonl   every game, written after every answer
    saves/NAME.jsonl                   what a player saved under a name of their own
    GAME.toml                          what they have made for a game; the game's part of the terminal reads it

The folder is the platform's place for such things; the environment variable FRACAS_HOME names another.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_dir

from fracas.core.record import Record
from fracas.core.refusal import DamagedRecord, FracasError, RecordError
from fracas.core.sentences import listed

SUFFIX = ".jsonl"


def folder() -> Path:
    """Where everything of this user lies."""
    named = os.environ.get("FRACAS_HOME")
    if named:
        return Path(named)
    return Path(user_data_dir("fracas", appauthor=False))


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all: anybody who is killed half-way leaves the old file behind."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as no:
        raise FracasError("cannot-write", f"{path} cannot be written: {no.strerror}.") from None


def text_of(path: Path, kind: type[FracasError]) -> str:
    """What is written in a file; a refusal of this ``kind`` says why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        raise kind("missing", f"There is no file {path}.") from None
    except UnicodeDecodeError:
        raise kind("not-text", f"{path} is not a text file in UTF-8.") from None
    except OSError as no:
        raise kind("unreadable", f"{path} cannot be read: {no.strerror}.") from None


def own_page(game: str) -> Path:
    """The file of what the user has made for a game."""
    return folder() / f"{game}.toml"


# -- records


def save_record(path: Path, record: Record) -> None:
    """Write a record, whole or not at all."""
    write(path, record.text())


def load_record(path: Path) -> Record:
    """Read a record; RecordError says what is wrong with the file."""
    try:
        return Record.read(text_of(path, RecordError))
    except DamagedRecord as no:
        raise type(no)(no.code, f"{path}: {no.sentence}", rule=no.rule) from None


def find_record(named: str) -> tuple[Path, Record]:
    """The game in a file, or the one that was saved under a name; RecordError says where it was looked for."""
    places = _places(named)
    there = list(filter(_is_there, places))
    if there:
        path = next((path for path in there if not os.path.isdir(path)), there[0])
        return path, load_record(path)
    looked = listed([str(path) for path in places])
    raise RecordError("missing", f"There is no game {named}: looked for {looked}.")


def _places(named: str) -> list[Path]:
    """Where a game of this name may lie: the file itself, what was saved under the name, the games that were played."""
    try:
        given = Path(named).expanduser()
    except RuntimeError:
        raise FracasError("no-home", f"There is no home folder for {named}.") from None
    if given.name in ("", ".."):
        return [given]
    found = [given] if given.suffix == SUFFIX else [given, given.with_name(given.name + SUFFIX)]
    if given.parent == Path("."):
        found += [folder() / kept / found[-1] for kept in ("saves", "games")]
    return found


def _is_there(path: Path) -> bool:
    """Is anything there? What cannot even be looked at is: reading it says what is wrong with it."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        pass
    return True


def called(path: Path) -> str:
    """What to call the game in this file: its bare name, if `find_record` finds it so."""
    found = next(filter(_is_there, _places(path.stem)), None)
    return path.stem if found is not None and found.absolute() == path.absolute() else str(path)


def new_slot(game: str) -> Path:
    """A file for a game that begins now. No game is ever written over another."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    slot = folder() / "games" / f"{stem}{SUFFIX}"
    number = 2
    while os.path.lexists(slot):
        slot = slot.with_name(f"{stem}-{number}{SUFFIX}")
        number += 1
    return slot


def slots(game: str) -> list[Path]:
    """The files of all games begun, the latest touched first."""
    return _latest_first((folder() / "games").glob(f"{game}-*{SUFFIX}"))


def saved() -> list[Path]:
    """The files of all games in the folder, begun or saved under a name, the latest touched first."""
    return _latest_first(path for kept in ("saves", "games") for path in (folder() / kept).glob(f"*{SUFFIX}"))


def _latest_first(paths: Iterable[Path]) -> list[Path]:
    touched_at = [(touched(path), path) for path in paths]
    return [path for when, path in sorted(touched_at, reverse=True) if when]


def touched(path: Path) -> int:
    """When the file was last written, in nanoseconds since 1970; 0 for a link that leads nowhere."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def save_path(name: str) -> Path:
    """Where a game saved under ``name`` goes: a path as it stands, a bare word among the saves."""
    if not name.isprintable():
        raise FracasError("bad-name", f"A game is saved under printable characters, not {name!r}.")
    try:
        path = Path(name).expanduser()
    except RuntimeError:
        raise FracasError("no-home", f"There is no home folder for {name}.") from None
    bare = path.parent == Path(".")
    if name.endswith(("/", os.sep)) or path.name in ("", "..") or (not bare and os.path.isdir(path)):
        raise FracasError("a-folder", f"{name} is a folder; a game is saved in a file.")
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    return folder() / "saves" / path if bare else path
