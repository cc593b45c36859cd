"""Reading the declarations: which classes a state is made of, which fields they have, and what is said of them.

The source of ``state.py`` is run by itself. It must not be imported through its package, because that imports the
very files that are to be written; nor as it was compiled, because a compiled class has no annotations.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from fracas.core import fields as marks

BEGIN = "# fields: begin"
END = "# fields: end"

PLAIN = {int: "0", bool: "False", str: '""', bytes: 'b""'}
"""Values of one piece, and what they start with."""


class Undeclared(Exception):
    """A declaration that nothing can be made of."""


@dataclass
class Kind:
    """What a field holds."""

    name: str
    """``int``, ``bool``, ``str``, ``bytes``, ``bytearray``, ``list``, ``tuple`` or ``object``."""
    item: Kind | None = None
    thing: Thing | None = None
    """Its class, if it is an object."""
    coded: Any = None
    said: tuple[Any, ...] = ()
    """What is said of the number itself, whatever field it is in."""

    @property
    def plain(self) -> bool:
        """In one piece?"""
        return self.name in ("int", "bool", "str", "bytes")

    @property
    def listed(self) -> bool:
        return self.name in ("list", "tuple", "bytearray")

    @property
    def objects(self) -> Thing | None:
        """The class of the objects in the list, if it is one of objects."""
        return self.item.thing if self.name == "list" and self.item else None

    @property
    def core(self) -> Kind:
        """What is in the list, however deep."""
        return self if self.item is None else self.item.core

    def hint(self, of_object: str = "{}", listed: str = "{}") -> str:
        """The type as it is written, with other names for objects and lists."""
        if self.thing is not None:
            return of_object.format(self.thing.name)
        if self.item is not None and self.name != "bytearray":
            inner = self.item.hint(of_object, listed)
            return f"tuple[{inner}, ...]" if "tuple" in (listed, self.name) else f"list[{inner}]"
        return "tuple[int, ...]" if self.name == "bytearray" and listed == "tuple" else self.name


@dataclass
class Field:
    """One field, with all that is said of it."""

    name: str
    kind: Kind
    marks: list[Any]
    doc: str

    def mark(self, kind: Any) -> Any:
        """The mark of this kind, or None. A mark without words may stand as its bare class."""
        for mark in self.marks:
            if mark is kind or isinstance(mark, kind):
                return mark
        return None

    def has(self, *kinds: Any) -> bool:
        return any(self.mark(kind) is not None for kind in kinds)

    @property
    def shown(self) -> str:
        """Its name in a view."""
        named = self.mark(marks.Own) or self.mark(marks.Count)
        return getattr(named, "name", "") or self.name

    @property
    def count(self) -> str:
        """Where everybody sees how many of its owner's things there are."""
        return getattr(self.mark(marks.Own), "count", "")

    @property
    def seen(self) -> bool:
        """Does anybody see more of it than how many?"""
        return not self.has(marks.Hidden, marks.Count)

    @property
    def per_seat(self) -> bool:
        return self.has(marks.PerSeat)

    @property
    def given(self) -> bool:
        """Is ``new`` told what it starts with?"""
        return self.has(marks.Given) or (self.has(marks.Static) and not self.has(marks.Starts))

    @property
    def shared(self) -> bool:
        """Do clones share it?"""
        return self.has(marks.Static, marks.Replaced)

    @property
    def words(self) -> str:
        return getattr(self.mark(marks.Words), "name", "")

    @property
    def one(self) -> Kind:
        """What one seat has of it; all of it, if it is not per seat."""
        if not self.per_seat:
            return self.kind
        assert self.kind.item is not None
        return self.kind.item

    @property
    def start_of_one(self) -> str:
        """What it starts with, or what each seat starts with."""
        starts = self.mark(marks.Starts)
        if starts is not None:
            return str(starts.code)
        kind = self.one
        plain = {each.__name__: start for each, start in PLAIN.items()}
        return {"list": "[]", "tuple": "()", "bytearray": "bytearray()", **plain}[kind.name]

    @property
    def start(self) -> str:
        if not self.per_seat:
            return self.start_of_one
        start = self.start_of_one
        return f"[{start}] * players" if self.one.plain else f"[{start} for _ in range(players)]"


@dataclass
class Thing:
    """A class of the state: the state itself, or objects in it."""

    name: str
    doc: str
    fields: list[Field] = field(default_factory=list)
    block: bool = False
    """Has it a place for generated code? If not, it is called with its fields in order, and never changes."""
    numbered: bool = False

    @property
    def snake(self) -> str:
        """``CharacterCard`` as part of a function's name: ``character_card``."""
        return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in self.name).lstrip("_")

    @property
    def owner(self) -> str:
        """The field with the seat that sees what is its own; empty if there is none."""
        return next((each.name for each in self.fields if each.has(marks.Owner)), "")

    @property
    def private(self) -> bool:
        """Does something in it look different to different seats?"""
        return any(
            each.has(marks.Own) or any(thing.private for thing in (each.kind.thing, each.kind.objects) if thing)
            for each in self.fields
            if each.seen
        )


@dataclass
class Game:
    """All that the state of a game declares."""

    package: str
    things: list[Thing]
    """In the order of the file; those in the state come before it."""
    names: dict[str, Any]
    """The constants that they may use."""
    homes: dict[str, str]
    """The module that defines each of those: the state's, or another of the game from which it imports."""

    @property
    def state(self) -> Thing:
        return next(thing for thing in self.things if thing.name == "State")

    @property
    def shown(self) -> list[Thing]:
        """The classes that somebody sees something of, each after those that are part of it."""
        found: list[Thing] = []

        def visit(thing: Thing) -> None:
            for each in thing.fields:
                inner = each.kind.core.thing
                if each.seen and inner is not None and inner not in found:
                    visit(inner)
            found.append(thing)

        visit(self.state)
        return found

    def constants(self, *codes: str) -> set[str]:
        """The names in these expressions that the game's state is made of, its classes included."""
        classes = {thing.name for thing in self.things}
        return {name for name in names_in(*codes) if name in self.names or name in classes}

    def imported(self, names: set[str]) -> dict[str, set[str]]:
        """From which modules to import these names."""
        found: dict[str, set[str]] = {}
        for name in names:
            found.setdefault(self.homes.get(name, f"{self.package}.state"), set()).add(name)
        return found


def names_in(*codes: str) -> set[str]:
    """The names that these expressions use."""
    return {node.id for code in codes for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Name)}


def declared_in(source: str, package: str) -> Game:
    """What the source of a ``state.py`` declares."""
    module = ModuleType(f"{package}.state")
    exec(compile(source, f"{package}/state.py", "exec"), module.__dict__)
    tree = ast.parse(source)
    lines = source.splitlines()
    things: dict[str, Thing] = {}
    nodes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for node in nodes:
        things[node.name] = Thing(node.name, ast.get_docstring(node) or "")
    for node in nodes:
        thing = things[node.name]
        thing.block = any(line.startswith(f"    {BEGIN}") for line in _body(tree, node, lines))
        docs = _docs(node)
        hints = get_type_hints(getattr(module, node.name), module.__dict__, include_extras=True)
        for name in docs:
            if get_origin(hints[name]) is Annotated:
                held, *said = get_args(hints[name])
                thing.fields.append(Field(name, _kind(held, things, f"{node.name}.{name}"), said, docs[name]))
    if "State" not in things or not things["State"].block:
        raise Undeclared(f"{package}.state needs a class State with a line {BEGIN!r}.")
    game = Game(package, [thing for thing in things.values() if thing.fields], *_constants(tree, module, package))
    for thing in game.things:
        for each in thing.fields:
            _must_make_sense(game, thing, each)
    return game


def _body(tree: ast.Module, node: ast.ClassDef, lines: list[str]) -> list[str]:
    """The lines of a class, comments at its end included."""
    after = [other.lineno for other in tree.body if other.lineno > node.lineno]
    return lines[node.lineno : min(after, default=len(lines) + 1) - 1]


def _constants(tree: ast.Module, module: ModuleType, package: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Each constant of ``state.py`` and of the game's modules from which it imports, and where it is defined."""
    used = [node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
    names: dict[str, Any] = {}
    homes: dict[str, str] = {}
    for each in (module, *(import_module(name) for name in used if name.startswith(f"{package}."))):
        for name, value in vars(each).items():
            if not name.startswith("_") and not callable(value):
                names[name], homes[name] = value, each.__name__
    return names, homes


def _docs(node: ast.ClassDef) -> dict[str, str]:
    """Each annotated name of a class with the string below it."""
    docs: dict[str, str] = {}
    for place, line in enumerate(node.body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            after = node.body[place + 1] if place + 1 < len(node.body) else None
            said = after.value if isinstance(after, ast.Expr) else None
            docs[line.target.id] = str(said.value) if isinstance(said, ast.Constant) else ""
    return docs


def _kind(hint: Any, things: dict[str, Thing], where: str) -> Kind:
    coded: Any = None
    said: list[Any] = []
    if get_origin(hint) is Annotated:
        hint, *said = get_args(hint)
        coded = next((mark for mark in said if isinstance(mark, marks.Coded)), None)
    if hint in PLAIN:
        return Kind(hint.__name__, coded=coded, said=tuple(said))
    if hint is bytearray:
        return Kind("bytearray", Kind("int"))
    if get_origin(hint) in (list, tuple):
        inner = [arg for arg in get_args(hint) if arg is not Ellipsis]
        if len(inner) == 1:
            return Kind(get_origin(hint).__name__, _kind(inner[0], things, where))
    thing = things.get(getattr(hint, "__name__", ""))
    if thing is not None:
        return Kind("object", thing=thing)
    raise Undeclared(f"{where} holds {hint}: a field holds numbers, words, flags, lists of them, or declared objects.")


def _must_make_sense(game: Game, thing: Thing, each: Field) -> None:
    """Refuse what would be generated wrongly."""
    where = f"{thing.name}.{each.name}"
    who = [kind.__name__ for kind in (marks.Open, marks.Static, marks.Own, marks.Count, marks.Hidden) if each.has(kind)]
    if len(who) != 1:
        raise Undeclared(f"{where} must say once who may see it: Open, Static, Own, Count or Hidden, not {who}.")
    if each.has(marks.Own) and not each.per_seat and not thing.owner:
        raise Undeclared(f"{where} is Own, but nobody's: mark it PerSeat, or a field of {thing.name} as Owner.")
    if each.has(marks.Own) and each.kind.core.thing is not None:
        raise Undeclared(f"{where} is a list of objects: mark the fields of the object as Own, not the list.")
    if each.has(marks.Count) and not each.kind.listed:
        raise Undeclared(f"{where} is one thing; nothing can be counted.")
    if each.count and not each.one.listed:
        raise Undeclared(f"{where} is one thing for each owner; nothing can be counted.")
    if each.per_seat and (each.kind.name != "list" or thing.name != "State"):
        raise Undeclared(f"{where} is PerSeat, so it must be a list in State.")
    if each.per_seat and not any(other.name == "players" for other in thing.fields):
        raise Undeclared(f"{where} is PerSeat, so State needs a field players.")
    if each.has(marks.Sorted) and (not each.one.listed or each.one.item is None or not each.one.item.plain):
        raise Undeclared(f"{where} is Sorted, so it must be a list of numbers or words.")
    if each.kind.core.name == "bytes" and not (each.has(marks.Hidden) and each.has(marks.Unwritten)):
        raise Undeclared(f"{where} holds bytes, which nobody reads: it must be Hidden and Unwritten.")
    if each.words and (each.kind.name != "int" or each.words not in game.names):
        raise Undeclared(f"{where} stands for words, so it must be a number, and {each.words} a tuple of words.")
    inner = each.kind.core.thing
    if inner is not None:
        if each.kind.thing is None and each.kind.objects is None and not each.has(marks.Static):
            raise Undeclared(f"{where}: objects stand alone or in a plain list. Say whose they are in the object.")
        if not inner.block and not each.has(marks.Static):
            raise Undeclared(f"{where} can change, so {inner.name} needs a line {BEGIN!r}.")
        if each.has(marks.Static) and inner.private:
            raise Undeclared(f"{where} never changes and is seen by all, but {inner.name} has something of its owner.")
        if each.kind.thing is not None and not each.has(marks.Starts) and not (each.given and each.seen):
            raise Undeclared(f"{where} is an object, so it must say what it Starts with, or be seen and Given.")
        if each.seen:
            inner.numbered = inner.numbered or each.has(marks.Numbered)
