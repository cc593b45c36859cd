"""The user's own folder: the games he has played and saved, and the character cards he has made.

::

    games/figures-20250131-201500.jsonl   every game, written after every answer
    saves/NAME.jsonl                      what a player saved under a name of his own
    figures.toml                          character cards of his own making

The folder is the platform's place for such things; the environment variable FRACAS_HOME names another.
"""

from __future__ import annotations

import json
import os
import tempfile
import tomllib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from fracas.core.record import Record
from fracas.core.refusal import DamagedRecord, FracasError, RecordError, SetupError
from fracas.games.figures.armies import read_cards
from fracas.games.figures.state import CharacterCard

SUFFIX = ".jsonl"


def folder() -> Path:
    """Where everything of this user lies."""
    named = os.environ.get("FRACAS_HOME")
    if named:
        return Path(named)
    try:
        from platformdirs import user_data_dir  # belongs to the extra `tui`
    except ImportError:
        raise FracasError("no-platformdirs", "Install fracas[tui], or name a folder in FRACAS_HOME.") from None
    return Path(user_data_dir("fracas", appauthor=False))


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all: whoever is killed half-way leaves the old file behind."""
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


def _text_of(path: Path, kind: type[FracasError]) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise kind("missing", f"There is no file {path}.") from None
    except UnicodeDecodeError:
        raise kind("not-text", f"{path} is not a text file in UTF-8.") from None
    except OSError as no:
        raise kind("unreadable", f"{path} cannot be read: {no.strerror}.") from None


# -- records


def save_record(path: Path, record: Record) -> None:
    """Write a record, whole or not at all."""
    write(path, record.text())


def load_record(path: Path) -> Record:
    """Read a record; RecordError says what is wrong with the file."""
    try:
        return Record.read(_text_of(path, RecordError))
    except DamagedRecord as no:
        raise type(no)(no.code, f"{path}: {no.sentence}", rule=no.rule) from None


def new_slot(game: str) -> Path:
    """A file for a game that begins now. No game is ever written over another."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    slot = folder() / "games" / f"{stem}{SUFFIX}"
    number = 2
    while slot.exists():
        slot = slot.with_name(f"{stem}-{number}{SUFFIX}")
        number += 1
    return slot


def slots(game: str) -> list[Path]:
    """The files of all games begun, the latest touched first."""
    found = (folder() / "games").glob(f"{game}-*{SUFFIX}")
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def save_path(name: str) -> Path:
    """Where a game saved under ``name`` goes: a path as it stands, a bare word among the saves."""
    path = Path(name).expanduser()
    if path.suffix != SUFFIX:
        path = path.with_name(path.name + SUFFIX)
    return folder() / "saves" / path if path.parent == Path(".") else path


# -- character cards


def collection() -> Path:
    """The file of character cards of the user's own making."""
    return folder() / "figures.toml"


def load_cards(path: Path | None = None) -> list[CharacterCard]:
    """The cards in a collection, checked; none if there is no file yet."""
    if path is None:
        path = collection()
        if not path.exists():
            return []
    text = _text_of(path, SetupError)
    try:
        page: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as no:
        raise SetupError("not-toml", f"{path} is not TOML: {no}.") from None
    try:
        unknown = [key for key in page if key != "card"]
        if unknown:
            raise SetupError(
                "bad-card",
                f"A collection holds [[card]] tables, not {unknown[0]!r}.",
                rule="figures.card.three",
            )
        roster = len(read_cards([]))
        return read_cards(page.get("card", []))[roster:]
    except SetupError as no:
        raise SetupError(no.code, f"{path}: {no.sentence}", rule=no.rule) from None


def save_cards(cards: list[CharacterCard]) -> None:
    """Write the collection anew, after it was read without an error."""
    write(collection(), "\n".join(card_toml(card) for card in cards))


def add_card(card: CharacterCard) -> None:
    """Put a card into the collection; what else the user wrote into the file stays as it is."""
    cards = [*load_cards(), card]
    read_cards([as_row(one) for one in cards])
    path = collection()
    before = path.read_text("utf-8").rstrip("\n") + "\n\n" if path.exists() and len(cards) > 1 else ""
    write(path, before + card_toml(card))


def remove_card(card: str) -> CharacterCard:
    """Take a card out of the collection."""
    cards = load_cards()
    for one in cards:
        if one.id == card:
            save_cards([other for other in cards if other is not one])
            return one
    known = ", ".join(one.id for one in cards) or "none"
    raise SetupError("unknown-card", f"There is no card {card!r} in your collection; there is {known}.")


def as_row(card: CharacterCard) -> Mapping[str, Any]:
    """A card as the option ``cards`` of a table takes it."""
    row: dict[str, Any] = {"id": card.id, "name": card.name, "actions": list(card.actions)}
    if card.icon:
        row["icon"] = card.icon
    return row


def card_toml(card: CharacterCard) -> str:
    """A card as a table of TOML. A JSON string of printable characters is a TOML string too."""
    rows = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in as_row(card).items()]
    return "\n".join(["[[card]]", *rows, ""])
