"""Another content for a process: numbers, texts and rows laid over those of the games, before any game is loaded.

A designer writes what changes, and nothing else, by game, page, table and id::

    [synergy.powers.card.grenade]       # fields laid over a row
    damage = 5
    [skirmish.units.unit.sharpshooter]  # a new row: one like another, then its fields
    like = "bone-archer"
    points = 9
    [synergy.powers]
    remove = ["card.taser"]             # it stays known, and is not dealt

Rules read content when they are loaded, and compiled rules keep what they read. So an overlay is laid once, first of
all, and a process has one content as long as it lives; to compare two, start two processes (`fracas.lab.world`).
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import resources
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from fracas.core.nesting import too_deep
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown

T = TypeVar("T")

GAMES: Final = "fracas.games"
LARGEST: Final = 1024 * 1024
"""Bytes of an overlay. The largest page of the games has a fifth of that."""

_laid = ""
_changes: dict[str, dict[str, Any]] = {}
_notes: list[str] = []

WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
TEXTS: Final = ("text", "ruling", "printed")
"""Fields in which players read numbers."""


class Page(NamedTuple, Generic[T]):
    """A page of content as the rules read it."""

    rows: T
    raw: bytes
    """What the hash of the content is made of: the file, and what was laid over it."""
    removed: frozenset[str]
    """What is not dealt, as ``card.grenade``."""
    added: dict[str, str]
    """What was added, as ``card.petard``, and the id of the row that it is like."""


def refused(sentence: str) -> SetupError:
    """An overlay that cannot be laid."""
    return SetupError("overlay", sentence, rule="table.settings")


def canonical(text: str) -> str:
    """An overlay as one line that is the same for the same changes; empty if it changes nothing.

    >>> canonical("[legacy.content]\\nterrain = 3  # it was 2")
    '{"legacy":{"content":{"terrain":3}}}'
    >>> canonical(canonical("[legacy.content]\\nterrain = 3")) == canonical("legacy.content.terrain = 3")
    True
    """
    if len(text) > LARGEST:
        raise refused(f"An overlay has at most {LARGEST:,} characters.")
    if too_deep(text.encode()):
        raise refused("The overlay is nested too deeply.")
    try:
        changes = msgspec.json.decode(text) if text.startswith("{") else tomllib.loads(text)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, RecursionError) as error:
        raise refused(f"The overlay is not TOML: {error}.") from None
    if not isinstance(changes, dict):
        raise refused("An overlay is a table of games.")
    for game, pages in changes.items():
        if not isinstance(pages, dict) or not all(isinstance(page, dict) for page in pages.values()):
            raise refused(f"An overlay names a game, then a page of its content: [{game}.PAGE …].")
    try:
        return msgspec.json.encode(changes, order="deterministic").decode() if changes else ""
    except (TypeError, ValueError, RecursionError):
        raise refused("An overlay holds words, numbers and lists.") from None


def lay(text: str) -> None:
    """Lay an overlay, as TOML or as `canonical` gives it, over the content of this process; before any game is
    loaded, and once."""
    global _laid
    change = canonical(text)
    if change == _laid:
        return
    if _laid:
        raise refused("This process has another overlay already; each content needs a process of its own.")
    loaded = sorted(name for name in sys.modules if name.startswith(f"{GAMES}.") and name.count(".") == 2)
    if loaded:
        raise refused(
            f"The overlay comes too late: {loaded[0].rpartition('.')[2]} is loaded already, and its rules keep the "
            "content that they have read. Each content needs a process of its own."
        )
    changes = msgspec.json.decode(change)
    for game, pages in changes.items():
        folder = resources.files(GAMES).joinpath(game)
        if not folder.joinpath("__init__.py").is_file():
            known = sorted(
                each.name for each in resources.files(GAMES).iterdir() if each.joinpath("rules.toml").is_file()
            )
            raise refused(f"Unknown game {shown(game)}{did_you_mean(game, known)}")
        known = sorted(each.name.removesuffix(".toml") for each in folder.iterdir() if each.name.endswith(".toml"))
        known.remove("rules")
        for page_name in pages:
            if page_name not in known:
                raise refused(f"Unknown page {shown(page_name)} of {game}{did_you_mean(page_name, known)}")
    _laid = change
    _changes.update(changes)


def laid() -> str:
    """The overlay of this process, as `canonical` gives it; empty without one."""
    return _laid


def changed(game: str) -> bool:
    """Has this process another content of this game than the one that is printed?"""
    return game in _changes


def notes() -> list[str]:
    """What a designer should know of the overlay, though it can be played: texts that tell another number."""
    return list(_notes)


def page(
    game: str, name: str, kind: type[T], *, may_add: Collection[str] = (), may_remove: Collection[str] = ()
) -> Page[T]:
    """A page of content, ``NAME.toml`` beside the rules of ``game``, with the overlay of this process. Rows can be
    added to and removed from the tables that are named."""
    raw = resources.files(f"{GAMES}.{game}").joinpath(f"{name}.toml").read_bytes()
    change: dict[str, Any] | None = _changes.get(game, {}).get(name)
    if not change:
        return Page(msgspec.toml.decode(raw, type=kind), raw, frozenset(), {})
    merging = Merging(f"{game}.{name}", may_add, may_remove)
    merged = merging.page(tomllib.loads(raw.decode()), change)
    try:
        rows = msgspec.convert(merged, kind)
    except msgspec.ValidationError as error:
        raise refused(f"The overlay does not fit {game}.{name}: {_told(str(error), merged)}.") from None
    _notes.extend(merging.notes)
    more = msgspec.json.encode(change, order="deterministic")
    return Page(rows, raw + more, frozenset(merging.removed), merging.added)


def _told(error: str, merged: Any) -> str:
    """The row by its id, where msgspec counts: "… - at `$.card[12].damage`"."""
    sentence, at, path = error.partition(" - at `$")
    if not at:
        return error[:1].lower() + error[1:]
    words = []
    for key, index in re.findall(r"\.(\w+)|\[(\w+|\.\.\.)\]", path):
        if key:
            words.append(key)
            merged = merged.get(key) if isinstance(merged, dict) else None
        else:
            merged = merged[int(index)] if isinstance(merged, list) and index.isdigit() else None
            words.append(str(merged["id"]) if isinstance(merged, dict) and "id" in merged else index)
    return f"{sentence[:1].lower()}{sentence[1:]} (in {'.'.join(words)})"


class Merging:
    """A change being laid over one page."""

    def __init__(self, name: str, may_add: Collection[str] = (), may_remove: Collection[str] = ()) -> None:
        self.name = name
        self.may_add = may_add
        self.may_remove = may_remove
        self.removed: set[str] = set()
        self.added: dict[str, str] = {}
        self.notes: list[str] = []

    def page(self, rows: dict[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
        """The page with the change laid over it."""
        for path in self._listed(change):
            table, _, id_ = path.partition(".")
            self._known(id_, ids(self._table(rows, table)), f"{self.name}.{table}")
            if table not in self.may_remove:
                raise refused(f"Nothing can be removed from {self.name}.{table}: the rules need all of it.")
            self.removed.add(path)
        merged = dict(rows)
        for table, changed in change.items():
            if table == "remove":
                continue
            before = self._table(rows, table)
            if isinstance(before, list) and isinstance(changed, dict):
                merged[table] = self._rows(before, changed, f"{self.name}.{table}", table)
            else:
                merged[table] = self._over(before, changed, f"{self.name}.{table}", [])
        return merged

    def _listed(self, change: Mapping[str, Any]) -> list[str]:
        words = change.get("remove", [])
        if not isinstance(words, list) or not all(isinstance(word, str) and "." in word for word in words):
            raise refused(f"What {self.name} removes is a list like ['TABLE.ID'].")
        return words

    def _table(self, rows: Mapping[str, Any], table: str) -> Any:
        if table not in rows:
            raise refused(f"Unknown table {shown(table)} in {self.name}{did_you_mean(table, rows)}")
        return rows[table]

    def _known(self, id_: str, known: Iterable[str], where: str) -> None:
        if id_ not in known:
            raise refused(f"Unknown id {shown(id_)} in {where}{did_you_mean(id_, known)}")

    def _rows(self, before: list[Any], changed: Mapping[str, Any], where: str, path: str) -> list[Any]:
        """Rows with an id each: changed in their place, and new ones at the end."""
        merged = list(before)
        places = {row["id"]: place for place, row in enumerate(before) if isinstance(row, dict) and "id" in row}
        if len(places) != len(before):
            raise refused(f"The rows of {where} have no ids; give the whole list.")
        for id_, given in changed.items():
            if not isinstance(given, dict):
                raise refused(f"{where}.{id_} is a table of fields, not {shown(given)}.")
            fields = dict(given)
            like = fields.pop("like", None)
            if "id" in fields:
                raise refused(f"The id of {where}.{id_} cannot be changed; add a row that is like it.")
            if like is None:
                if id_ not in places:
                    hint = "" if did_you_mean(id_, places).startswith(". Did") else " Or say which row it is like."
                    raise refused(f"Unknown id {shown(id_)} in {where}{did_you_mean(id_, places)}{hint}")
                row = before[places[id_]]
                after = merged[places[id_]] = self._over(row, fields, f"{where}.{id_}", before)
                self.notes += left_behind(row, after, f"{where}.{id_}")
            else:
                if path not in self.may_add:
                    raise refused(f"Nothing can be added to {where}: the rules would not know what it does.")
                self._known(like if isinstance(like, str) else shown(like), places, where)
                if id_ in places:
                    raise refused(f"{where}.{id_} is there already; a new row needs an id of its own.")
                if not re.fullmatch(r"[a-z][a-z0-9.-]{0,39}", id_):
                    raise refused(f"The id {shown(id_)} in {where} has other letters than a-z, 0-9, - and the dot.")
                row = {**before[places[like]], "id": id_}
                after = self._over(row, fields, f"{where}.{id_}", before)
                merged.append(after)
                self.notes += left_behind(row, after, f"{where}.{id_}")
                self.added[f"{path}.{id_}"] = like
        return merged

    def _over(self, row: Any, changed: Any, where: str, alike: list[Any]) -> Any:
        """A value with another laid over it: tables field by field, all else whole."""
        if not isinstance(changed, dict):
            return changed
        if isinstance(row, list) and row and all(isinstance(each, dict) and "id" in each for each in row):
            return self._rows(row, changed, where, where.removeprefix(f"{self.name}."))
        if row is None:
            row = {}
        if not isinstance(row, dict):
            raise refused(f"{where} is {shown(row)}, and no table of fields.")
        merged = dict(row)
        for field, value in changed.items():
            others = [other[field] for other in alike if isinstance(other, dict) and isinstance(other.get(field), dict)]
            if isinstance(value, dict) and others:
                known = {key for other in others for key in other}
                for key in value:
                    if key not in known:
                        raise refused(
                            f"Unknown field {shown(key)} in {where}.{field}{did_you_mean(key, sorted(known))}"
                        )
            merged[field] = self._over(row.get(field), value, f"{where}.{field}", [])
        return merged


def left_behind(before: dict[str, Any], after: dict[str, Any], where: str) -> list[str]:
    """Texts of a row that still tell a number which was changed.

    >>> left_behind({"damage": 2, "text": "Two damage."}, {"damage": 5, "text": "Two damage."}, "grenade")
    ["grenade.damage is 5 now, and was 2; text still says 'Two damage.'"]
    >>> left_behind({"damage": 2, "text": "Two damage."}, {"damage": 5, "text": "Five damage."}, "grenade")
    []
    """
    old, new = dict(_leaves(before)), dict(_leaves(after))
    texts = {
        name: text
        for name, text in new.items()
        if isinstance(text, str) and name.partition(".")[0] in TEXTS and old.get(name) == text
    }
    found = []
    for name, number in old.items():
        now = new.get(name)
        if isinstance(number, bool) or not isinstance(number, int) or now == number:
            continue
        for there, text in texts.items():
            if re.search(rf"(?<![\w.]){number}(?![\w.]*\d)|\b{_word(number)}\b", text, re.IGNORECASE):
                found.append(f"{where}.{name} is {now} now, and was {number}; {there} still says {shown(text)}")
    return found


def _word(number: int) -> str:
    return WORDS[number] if 0 < number < len(WORDS) else str(number)


def _leaves(row: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for field, value in row.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{path}{field}.")
        else:
            yield f"{path}{field}", value


def ids(rows: Any) -> list[str]:
    """The ids of the rows of a table."""
    if isinstance(rows, dict):
        return list(rows)
    return [row["id"] for row in rows if isinstance(row, dict) and "id" in row] if isinstance(rows, list) else []
