"""The generated ``written.py``: the fields of a state in the notation, and back."""

from __future__ import annotations

from typing import Any

from fracas.core import fields as marks
from tools.fields.declared import Field, Game, Kind, Thing, Undeclared, names_in
from tools.fields.layout import call, imports, opening

CORE = "fracas.core.writing"
CODECS = {
    "flag",
    "listed",
    "parts",
    "rows",
    "text",
    "things",
    "read_byte",
    "read_flag",
    "read_signed",
    "read_text",
    "read_whole",
}


def written_file(game: Game) -> str:
    """The whole file."""
    state = game.state
    fields = [each for each in state.fields if is_written(each, in_state=True)]
    things = [each.kind.objects for each in fields if each.kind.objects is not None and not each.has(marks.ByHand)]
    body = _names("FIELDS", fields) + _names("LATER", [each for each in fields if each.has(marks.Later)])
    body += "\n\n" + _write(game, fields) + "\n\n" + _read(game, fields)
    for thing in things:
        upper = thing.snake.upper()
        body += "\n\n" + _names(f"_{upper}", _parts(thing))
        body += _names(f"_{upper}_LATER", [part for part in _parts(thing) if _may_be_missing(thing, part)])
        body += "\n\n" + _write_thing(game, thing) + "\n\n" + _read_thing(game, thing)
    core = {"Line"} | CODECS & names_in(body)
    modules: dict[str, set[str]] = {CORE: core}
    for each in [*fields, *(each for thing in things for each in thing.fields)]:
        coded = each.kind.core.coded
        for function in (coded.write, coded.read) if coded is not None and not each.has(marks.ByHand) else ():
            module, _, name = function.rpartition(".")
            modules.setdefault(f"{game.package}.{module}", set()).add(name)
    modules |= game.imported({"State", *(thing.name for thing in things)} | game.constants(body))
    text = opening("The fields of the table in the notation.")
    return text + "\n" + imports(modules) + "\n" + body


def is_written(each: Field, *, in_state: bool) -> bool:
    """Is it part of a position? What is Static in the state follows from the table's settings."""
    return not each.has(marks.Unwritten, marks.Passing) and not (in_state and each.has(marks.Static))


def name_of(each: Field) -> str:
    return getattr(each.mark(marks.Written), "name", "") or each.name


def _names(name: str, fields: list[Field]) -> str:
    names = [f'"{name_of(each)}"' for each in fields]
    return call(f"{name} = ", [*names, ""] if len(names) == 1 else names, "").replace(", )", ",)")


# -- writing


def _write(game: Game, fields: list[Field]) -> str:
    by_hand = [f"{name_of(each)}: str" for each in fields if each.has(marks.ByHand)]
    text = call("def write", ["state: State", *(["*", *by_hand] if by_hand else [])], "", " -> str:")
    told = " What has a form of its own is given." if by_hand else ""
    text += f'    """The table as one line.{told}"""\n'
    text += '    return " ".join(\n        (\n'
    for each in fields:
        value = name_of(each) if each.has(marks.ByHand) else _written(game, each, f"state.{each.name}")
        text += f'            f"{name_of(each)}={{{value}}}",\n'
    return text + "        )\n    )\n"


def _written(game: Game, each: Field, value: str) -> str:
    """An expression for the value as it is written."""
    if each.words:
        return f"{each.words}[{value}]"
    kind = each.kind
    if kind.objects is not None:
        return f"things({value}, _write_{kind.objects.snake})"
    if kind.plain:
        write = _writer(kind)
        return value if write == "str" else f"{write}({value})"
    if kind.listed and kind.item is not None:
        shown = f"sorted({value})" if each.has(marks.Sorted) and kind.name == "bytearray" else value
        if kind.item.plain:
            return f"listed({shown}, {_writer(kind.item)})"
        if kind.item.listed and kind.item.item is not None and kind.item.item.plain:
            return f"rows({shown}, {_writer(kind.item.item)})"
    raise Undeclared(f"{game.package}: {each.name} has no form in the notation: mark it ByHand or Unwritten.")


def _writer(kind: Kind) -> str:
    if kind.coded is not None:
        return str(kind.coded.write.rpartition(".")[2])
    return {"int": "str", "bool": "flag", "str": "text"}[kind.name]


def _write_thing(game: Game, thing: Thing) -> str:
    text = f"def _write_{thing.snake}(of: {thing.name}) -> str:\n    return parts(\n"
    for each in _parts(thing):
        pair = f'f"{name_of(each)}:{{{_written(game, each, f"of.{each.name}")}}}"'
        if _may_be_missing(thing, each):
            other = _other_than(f"of.{each.name}", each.start)
            pair = f'{pair} if {other} else ""'
        text += f"        {pair},\n"
    return text + "    )\n"


def _parts(thing: Thing) -> list[Field]:
    return [each for each in thing.fields if is_written(each, in_state=False)]


def _may_be_missing(thing: Thing, each: Field) -> bool:
    """Is it left out where it is as it starts? Not if that depends on what the object was given."""
    given = {other.name for other in thing.fields if other.given}
    return not each.given and not names_in(each.start) & given


# -- reading


def _read(game: Game, fields: list[Field]) -> str:
    text = "def read(line: Line, state: State) -> None:\n"
    told = " but those with a form of their own" if any(each.has(marks.ByHand) for each in fields) else ""
    text += f'    """Fill in all fields{told}."""\n'
    for each in fields:
        if each.has(marks.ByHand):
            continue
        value = _value(game, each)
        if each.has(marks.Later):
            text += f'    if "{name_of(each)}" in line:\n        state.{each.name} = {value}\n'
        else:
            text += f"    state.{each.name} = {value}\n"
    return text


def _value(game: Game, each: Field) -> str:
    name, kind = name_of(each), each.kind
    if each.words:
        return f'line.word("{name}", {each.words})'
    if kind.objects is not None:
        snake = kind.objects.snake
        return f'line.things("{name}", _read_{snake}, _{snake.upper()}, _{snake.upper()}_LATER)'
    if kind.plain:
        return f'line.one("{name}", {_reader(game, each, kind)})'
    assert kind.item is not None
    if kind.item.plain:
        reader = "read_byte" if kind.name == "bytearray" else _reader(game, each, kind.item)
        found = f'line.{"seats" if each.per_seat else "many"}("{name}", {reader})'
        return found if kind.name == "list" else f"{kind.name}({found})"
    assert kind.item.item is not None
    reader = "read_byte" if kind.item.name == "bytearray" else _reader(game, each, kind.item.item)
    found = f'line.{"seat_rows" if each.per_seat else "rows"}("{name}", {reader})'
    return found if kind.item.name == "list" else f"[{kind.item.name}(each) for each in {found}]"


def _reader(game: Game, each: Field, kind: Kind) -> str:
    if kind.coded is not None:
        return str(kind.coded.read.rpartition(".")[2])
    starts: Any = eval(each.start_of_one, {}, dict(game.names)) if _constant(game, each) else 0
    signed = each.has(marks.Signed) or (isinstance(starts, int) and starts < 0)
    return {"int": "read_signed" if signed else "read_whole", "bool": "read_flag", "str": "read_text"}[kind.name]


def _constant(game: Game, each: Field) -> bool:
    return not each.given and names_in(each.start_of_one) <= set(game.names)


def _read_thing(game: Game, thing: Thing) -> str:
    text = f"def _read_{thing.snake}(line: Line) -> {thing.name}:\n"
    given = [each for each in thing.fields if each.given]
    unknown = [each.name for each in given if not is_written(each, in_state=False)]
    if unknown:
        raise Undeclared(f"{thing.name} is given {unknown} when it is made, so that must be written.")
    text += call(f"new = {thing.name}.new", [_value(game, each) for each in given], "    ")
    for each in _parts(thing):
        if each.given:
            continue
        value = f"new.{each.name} = {_value(game, each)}"
        if _may_be_missing(thing, each):
            text += f'    if "{name_of(each)}" in line:\n        {value}\n'
        else:
            text += f"    {value}\n"
    return text + "    return new\n"


def _other_than(value: str, start: str) -> str:
    """Is a value not as it starts?"""
    if start == "False":
        return value
    return f"not {value}" if start == "True" else f"{value} != {start}"
