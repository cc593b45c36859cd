"""The wire contract for other languages: ``python -m fracas.server.schema`` writes it into the browser client.

Two files come of it: the JSON Schema of everything in `protocol.py` and `rest.py` and of the views and events of
every game, and the same as TypeScript. Both are committed, and a test demands that they are up to date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fracas.core import place
from fracas.core.events import Event
from fracas.core.session import TakenBack
from fracas.core.settings import Setting
from fracas.games.figures import events as figures_events
from fracas.games.figures.view import View as FiguresView
from fracas.server import protocol, rest
from fracas.server.content import FiguresContent
from fracas.server.protocol import Message, Thing

FOLDER = Path(__file__).parents[3] / "client" / "src" / "lib"
REFERENCE = "#/$defs/"
RENAMED = {"View": "FiguresView"}
"""Names that another game will want as well."""


def _declared(module: Any, kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The classes of ``module`` that are a ``kind``, in the order in which they stand there."""
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, kind)]
    return [thing for thing in own if thing.__module__ == module.__name__ and thing is not kind]


THINGS: list[type[msgspec.Struct]] = [
    *_declared(protocol, Thing),
    *_declared(protocol, Message),
    *_declared(rest, Thing),
    *_declared(place, place.Shape),
    Setting,
    FiguresContent,
    FiguresView,
]
EVENTS: dict[str, list[type[msgspec.Struct]]] = {
    "TableEvent": [TakenBack],
    "FiguresEvent": _declared(figures_events, Event),
}
UNIONS: dict[str, Any] = {"FromBrowser": protocol.FromBrowser, "ToBrowser": protocol.ToBrowser}

FROM_BROWSER = {kind.__name__ for kind in protocol.FromBrowser.__args__} | {
    kind.__name__ for kind in _declared(rest, Thing) if kind.__struct_config__.forbid_unknown_fields
}
"""What a browser writes: there it may leave out what has a default. Everything it reads is always there."""


def schema() -> dict[str, Any]:
    """The JSON Schema of everything."""
    events = [event for of_game in EVENTS.values() for event in of_game]
    _, found = msgspec.json.schema_components([*THINGS, *events], ref_template=REFERENCE + "{name}")
    named = {RENAMED.get(name, name): _renamed(shape) for name, shape in found.items()}
    for union, members in [*UNIONS.items(), *((name, kinds) for name, kinds in EVENTS.items())]:
        kinds = [kind.__name__ for kind in getattr(members, "__args__", members)]
        named[union] = {
            "title": union,
            "anyOf": [{"$ref": REFERENCE + kind} for kind in kinds],
            "discriminator": {"propertyName": "type", "mapping": {kind: REFERENCE + kind for kind in kinds}},
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fracas",
        "description": f"Protocol {protocol.PROTOCOL}. Written by python -m fracas.server.schema; do not edit.",
        "$defs": dict(sorted(named.items())),
    }


def _renamed(shape: Any) -> Any:
    if isinstance(shape, list):
        return [_renamed(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    changed = {key: _renamed(value) for key, value in shape.items()}
    reference = changed.get("$ref", "")
    if isinstance(reference, str) and reference.removeprefix(REFERENCE) in RENAMED:
        changed["$ref"] = REFERENCE + RENAMED[reference.removeprefix(REFERENCE)]
    if isinstance(changed.get("title"), str) and changed["title"] in RENAMED:
        changed["title"] = RENAMED[changed["title"]]
    return changed


# -- TypeScript


def typescript(whole: dict[str, Any]) -> str:
    """The same as TypeScript."""
    events = {event.__name__ for of_game in EVENTS.values() for event in of_game}
    lines = [
        "// Written by python -m fracas.server.schema; do not edit.",
        "",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
        f"export const SPECTATOR = {protocol.SPECTATOR};",
        "",
    ]
    for name, shape in whole["$defs"].items():
        if name in events:
            continue  # written out in the union of its game, so that two games may use one word
        lines += _declaration(name, shape, whole["$defs"])
    return "\n".join([*lines, *_filling(whole["$defs"])])


def _filling(known: dict[str, Any]) -> Iterator[str]:
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


def _declaration(name: str, shape: dict[str, Any], known: dict[str, Any]) -> Iterator[str]:
    if shape.get("description"):
        yield f"/** {' '.join(shape['description'].split())} */"
    if name in EVENTS:
        yield f"export type {name} ="
        kinds = [kind.__name__ for kind in EVENTS[name]]
        for kind in kinds:
            yield f"  | {{ {'; '.join(_fields(kind, known[kind]))} }}{';' if kind == kinds[-1] else ''}"
    elif shape.get("type") == "object":
        yield f"export interface {name} {{"
        yield from (f"  {field};" for field in _fields(name, shape))
        yield "}"
    else:
        yield f"export type {name} = {_type(shape)};"
    yield ""


def _fields(name: str, shape: dict[str, Any]) -> Iterator[str]:
    for field, inner in shape.get("properties", {}).items():
        optional = "?" if name in FROM_BROWSER and field not in shape.get("required", ()) else ""
        yield f"{field}{optional}: {_type(inner)}"


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
    whole = schema()
    return {
        "protocol.schema.json": json.dumps(whole, indent=2, ensure_ascii=False) + "\n",
        "protocol.ts": typescript(whole),
    }


def main() -> None:
    """Write the files anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
