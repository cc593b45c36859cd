"""The wire contract for other languages: ``python -m fracas.server.wire.schema`` writes it into the browser client.

`protocol.schema.json` describes everything: what goes over sockets (`from_browser.py`, `to_browser.py`) and over HTTP
(`rest.py`), and under ``GAME.`` the view, the events, the content and the places of each game. `protocol.ts` and one
``games/GAME.ts`` for each game say the same in TypeScript. All are committed, and a test demands that they are up to
date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fracas.bots import analysed
from fracas.core import place
from fracas.core.events import AT_TABLE
from fracas.core.game import Game
from fracas.core.packed import Packed
from fracas.core.settings import Setting
from fracas.games import REGISTERED
from fracas.server.wire import asked_info, from_browser, rest, table_info, to_browser
from fracas.server.wire.protocol import PROTOCOL, SPECTATOR, Message, Thing

FOLDER = Path(__file__).parents[4] / "client" / "src" / "lib"
REFERENCE = "#/$defs/"
WRITTEN = "// Written by python -m fracas.server.wire.schema; do not edit."

Shapes = dict[str, Any]
"""By name, what each thing is made of: the $defs of a JSON Schema."""


def _declared(module: Any, kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The classes of ``module`` that are a ``kind``, in the order in which they stand there."""
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, kind)]
    return [thing for thing in own if thing.__module__ == module.__name__ and thing is not kind]


SAID = (table_info, asked_info, from_browser, to_browser)
"""The modules of what goes over sockets."""
THINGS: list[type[msgspec.Struct]] = [
    *(kind for module in SAID for kind in (*_declared(module, Thing), *_declared(module, Message))),
    *_declared(rest, Thing),
    *_declared(place, place.Shape),
    *_declared(analysed, msgspec.Struct),
    Setting,
]
UNIONS: dict[str, Any] = {"FromBrowser": from_browser.FromBrowser, "ToBrowser": to_browser.ToBrowser}

FROM_BROWSER = {kind.__name__ for kind in from_browser.FromBrowser.__args__} | {
    kind.__name__ for kind in _declared(rest, Thing) if kind.__struct_config__.forbid_unknown_fields
}
"""What a browser writes: there it may leave out what has a default. Everything it reads is always there."""


class Part:
    """What is written into one file: the table's things, or those of one game."""

    def __init__(
        self,
        kinds: list[type[msgspec.Struct]],
        *,
        events: tuple[str, tuple[type[msgspec.Struct], ...]],
        unions: dict[str, Any] | None = None,
        renamed: dict[str, str] | None = None,
        from_browser: set[str] = FROM_BROWSER,
        rows: dict[tuple[str, str], tuple[str, ...]] | None = None,
    ) -> None:
        union, members = events
        _, found = msgspec.json.schema_components([*kinds, *members], ref_template=REFERENCE + "{name}")
        renamed = renamed or {}
        named = {renamed.get(name, name): _renamed(shape, renamed) for name, shape in found.items()}
        self.events = {union: [kind.__name__ for kind in members]}
        """The union of all events, which is written out in one piece."""
        for name, kinds_of in {**(unions or {}), union: members}.items():
            names = [kind.__name__ for kind in getattr(kinds_of, "__args__", kinds_of)]
            named[name] = {
                "title": name,
                "anyOf": [{"$ref": REFERENCE + each} for each in names],
                "discriminator": {"propertyName": "type", "mapping": {each: REFERENCE + each for each in names}},
            }
        self.shapes: Shapes = dict(sorted(named.items()))
        self.from_browser = from_browser
        self.rows = rows or {}
        """The fields, by what they are of, that are lists of rows of numbers; and what stands where in a row."""

    def typescript(self) -> Iterator[str]:
        """All of it as TypeScript."""
        inside = {kind for kinds in self.events.values() for kind in kinds}
        for name, shape in self.shapes.items():
            if name not in inside:
                yield from self._declaration(name, shape)

    def _declaration(self, name: str, shape: Shapes) -> Iterator[str]:
        if shape.get("description"):
            yield f"/** {' '.join(shape['description'].split())} */"
        if name in self.events:
            yield f"export type {name} ="
            kinds = self.events[name]
            for kind in kinds:
                fields = "; ".join(self._fields(kind, self.shapes[kind]))
                yield f"  | {{ {fields} }}{';' if kind == kinds[-1] else ''}"
        elif shape.get("type") == "object":
            yield f"export interface {name} {{"
            yield from (f"  {field};" for field in self._fields(name, shape))
            yield "}"
        else:
            yield f"export type {name} = {_type(shape)};"
        yield ""

    def _fields(self, name: str, shape: Shapes) -> Iterator[str]:
        for field, inner in shape.get("properties", {}).items():
            optional = "?" if name in self.from_browser and field not in shape.get("required", ()) else ""
            row = self.rows.get((name, field))
            shown = _type(inner) if row is None else f"[{', '.join(f'{each}: number' for each in row)}][]"
            yield f"{field}{optional}: {shown}"


def table_part() -> Part:
    """What is the same for every game."""
    return Part(THINGS, events=("TableEvent", AT_TABLE), unions=UNIONS)


def game_part(game: Game[Any, Any]) -> Part:
    """What one game shows: its view, its events, its content, its places, its outlook, and what players make for it."""
    title = game.name.capitalize()
    kinds: list[type[msgspec.Struct]] = [game.view_type, *game.place_types]
    renamed = {game.view_type.__name__: f"{title}View"}
    if game.content is not None:
        kinds.append(type(game.content))
        renamed[type(game.content).__name__] = f"{title}Content"
    made = set()
    if game.workshop is not None:
        kinds.append(game.workshop.kind)
        made.add(game.workshop.kind.__name__)
    if game.outlook_type is not None:
        kinds.append(game.outlook_type)
        renamed[game.outlook_type.__name__] = f"{title}Outlook"
    rows = {(f"{title}View", field): row for field, row in game.rows.items()}
    return Part(kinds, events=(f"{title}Event", game.event_types), renamed=renamed, from_browser=made, rows=rows)


def schema() -> dict[str, Any]:
    """The JSON Schema of everything."""
    shapes = dict(table_part().shapes)
    for game in REGISTERED.values():
        shapes |= _prefixed(game_part(game).shapes, f"{game.name}.")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fracas",
        "description": f"Protocol {PROTOCOL}. Written by python -m fracas.server.wire.schema; do not edit.",
        "$defs": shapes,
    }


def _prefixed(shapes: Shapes, prefix: str) -> Shapes:
    """The shapes of one game, each under its name after the game's, so that two games may use one word."""
    text = json.dumps(shapes).replace(REFERENCE, REFERENCE + prefix)
    return {prefix + name: shape for name, shape in json.loads(text).items()}


def _renamed(shape: Any, names: dict[str, str]) -> Any:
    if isinstance(shape, list):
        return [_renamed(each, names) for each in shape]
    if not isinstance(shape, dict):
        return shape
    changed = {key: _renamed(value, names) for key, value in shape.items()}
    reference = changed.get("$ref", "")
    if isinstance(reference, str) and reference.removeprefix(REFERENCE) in names:
        changed["$ref"] = REFERENCE + names[reference.removeprefix(REFERENCE)]
    if isinstance(changed.get("title"), str) and changed["title"] in names:
        changed["title"] = names[changed["title"]]
    return changed


# -- TypeScript


def protocol_file() -> str:
    """What every table needs."""
    part = table_part()
    lines = [
        WRITTEN,
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        f"export const SPECTATOR = {SPECTATOR};",
        "",
    ]
    return "\n".join([*lines, *part.typescript(), *_filling(part.shapes)])


def game_file(game: Game[Any, Any]) -> str:
    """What one game needs besides."""
    readers = [line for packed in game.packed for line in _reader(packed)]
    return "\n".join([WRITTEN, "", *game_part(game).typescript(), *readers])


def _reader(packed: Packed) -> Iterator[str]:
    """A function that reads an answer which is several numbers in one."""
    ask = packed.ask
    title = ask.capitalize()
    word, *numbers = packed.parts
    words = f"{ask.upper()}_{word.upper()}S"
    yield f'/** What an answer to "{ask}" may begin with, by its number. */'
    yield f"export const {words} = {json.dumps(packed.words)} as const;"
    yield ""
    yield f'/** An answer to "{ask}", which is one number, in its parts. */'
    yield f"export interface {title} {{"
    yield f"  {word}: (typeof {words})[number];"
    yield from (f"  {number}: number;" for number in numbers)
    yield "}"
    yield ""
    yield f"export function read{title}(value: number): {title} {{"
    most = 2**packed.bits - 1
    lower = [f"{number}: (value >> {packed.shift(number)}) & {most}" for number in numbers[:-1]]
    parts = [f"{word}: {words}[value >> {packed.shift(word)}]!", *lower, f"{numbers[-1]}: value & {most}"]
    yield f"  return {{ {', '.join(parts)} }};"
    yield "}"
    yield ""


def _filling(known: Shapes) -> Iterator[str]:
    """A function that puts back what was left out because it is as usual."""
    sparse = [kind for kind in THINGS if kind.__struct_config__.omit_defaults]
    usual = {
        kind.__name__: {
            name: inner["default"] for name, inner in known[kind.__name__]["properties"].items() if "default" in inner
        }
        for kind in sparse
    }
    within: dict[str, dict[str, str]] = {}
    for kind in THINGS:
        for name, inner in known.get(kind.__name__, {}).get("properties", {}).items():
            found = [each for each in _references(inner) if each in usual]
            if found:
                within.setdefault(kind.__name__, {})[name] = found[0]
    yield "/** What each of these is if it was left out. */"
    yield f"const USUAL: Record<string, Record<string, unknown>> = {json.dumps(usual, indent=2)};"
    yield ""
    yield "/** Where such things are a part of others. */"
    yield f"const WITHIN: Record<string, Record<string, string>> = {json.dumps(within, indent=2)};"
    yield ""
    yield "/** What came over the wire, with all that was left out because it is as usual. */"
    yield "export function filled<T extends object>(thing: T, kind = (thing as { type?: string }).type ?? ''): T {"
    yield "  const whole: Record<string, unknown> = { ...USUAL[kind], ...thing };"
    yield "  for (const [field, inner] of Object.entries(WITHIN[kind] ?? {})) {"
    yield "    const part = whole[field];"
    yield "    if (Array.isArray(part)) whole[field] = part.map((each: object) => filled(each, inner));"
    yield "    else if (part) whole[field] = filled(part, inner);"
    yield "  }"
    yield "  return whole as T;"
    yield "}"
    yield ""


def _references(shape: Any) -> Iterator[str]:
    """The names of all that a shape is made of."""
    if isinstance(shape, dict):
        for key, each in shape.items():
            if key == "$ref":
                yield str(each).removeprefix(REFERENCE)
            else:
                yield from _references(each)
    elif isinstance(shape, list):
        for each in shape:
            yield from _references(each)


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in shape:
        return " | ".join(_type(each) for each in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(json.dumps(each) for each in shape["enum"])
    kind = shape.get("type")
    if kind == "array":
        return _array(shape)
    if kind == "object":
        inner = shape.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _array(shape: dict[str, Any]) -> str:
    if "prefixItems" in shape:
        return f"[{', '.join(_type(each) for each in shape['prefixItems'])}]"
    items = shape.get("items")
    inner = _type(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def files() -> dict[str, str]:
    """What is written, by file name."""
    return {
        "protocol.schema.json": json.dumps(schema(), indent=2, ensure_ascii=False) + "\n",
        "protocol.ts": protocol_file(),
        **{f"games/{game.name}.ts": game_file(game) for game in REGISTERED.values()},
    }


def main() -> None:
    """Write the files anew."""
    for name, text in files().items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
