"""The generated ``view.py``: a Struct for each class, with no room for what is hidden, and how it is filled."""

from __future__ import annotations

from fracas.core import fields as marks
from tools.fields.declared import Field, Game, Kind, Thing
from tools.fields.layout import call, doc, imports, opening


def view_file(game: Game) -> str:
    """The whole file."""
    text = opening("What a seat, or a spectator, may know of the table.")
    text += "\nimport msgspec\n\n"
    names = {thing.name for thing in game.shown}
    names |= {each.words for thing in game.shown for each in thing.fields if each.seen and each.words}
    blanks = [each.start_of_one for thing in game.shown for each in thing.fields if each.has(marks.Own)]
    text += imports(game.imported(names | game.constants(*blanks)))
    for thing in game.shown:
        text += "\n\n" + _struct(thing)
    for thing in reversed(game.shown):
        text += "\n\n" + (_view(thing) if thing is game.state else _part(thing))
        for each in thing.fields:
            if remembered(each):
                text += "\n\n" + _memory(each)
    return text


def remembered(each: Field) -> bool:
    """Is it worth while to keep what was made of it? Then it is Static and has objects."""
    return each.has(marks.Static) and each.kind.listed and each.kind.core.thing is not None


def view_name(thing: Thing) -> str:
    return "View" if thing.name == "State" else f"{thing.name}View"


def view_hint(each: Field, kind: Kind) -> str:
    return "str" if each.words else kind.hint("{}View", "tuple")


def _struct(thing: Thing) -> str:
    text = f"class {view_name(thing)}(msgspec.Struct, frozen=True):\n"
    if thing.name == "State":
        text += '    """The table as one viewer sees it; of what belongs to seats, only what is their own."""\n'
        text += "\n    viewer: int\n"
        text += '    """The seat that looks; -1 for a spectator."""\n'
    else:
        text += doc(thing.doc, "    ") + "\n"
        text += "    id: int\n" if thing.numbered else ""
    for each in thing.fields:
        if each.has(marks.Hidden):
            continue
        if each.has(marks.Count):
            text += f"    {each.shown}: int\n" + doc(each.doc, "    ")
            continue
        kind = each.one if each.has(marks.Own) else each.kind
        text += f"    {each.shown}: {view_hint(each, kind)}\n" + doc(each.doc, "    ")
        if each.count:
            text += f"    {each.count}: {'tuple[int, ...]' if each.per_seat else 'int'}\n"
    return text


def _view(thing: Thing) -> str:
    text = "def view(state: State, viewer: int) -> View:\n"
    text += '    """What ``viewer`` may know."""\n'
    arguments = ["viewer", *(argument for each in thing.fields for argument in _shown(thing, each, "state"))]
    return text + _filled("View", arguments)


def _part(thing: Thing) -> str:
    taken = ["viewer: int"] if thing.private else []
    taken += ["place: int"] if thing.numbered else []
    text = f"def _{thing.snake}({', '.join([*taken, f'of: {thing.name}'])}) -> {view_name(thing)}:\n"
    arguments = ["place"] if thing.numbered else []
    arguments += [argument for each in thing.fields for argument in _shown(thing, each, "of")]
    return text + _filled(view_name(thing), arguments)


def _filled(name: str, arguments: list[str]) -> str:
    """By position: by keyword, making a Struct takes half as long again."""
    return call(f"return {name}", arguments, "    ")


def _shown(thing: Thing, each: Field, holder: str) -> list[str]:
    """What the view shows of a field."""
    value = f"{holder}.{each.name}"
    if each.has(marks.Hidden):
        return []
    if each.has(marks.Count):
        return [f"len({value})"]
    if remembered(each):
        return [f"_{each.name}({value})"]
    if not each.has(marks.Own):
        return [f"{each.words}[{value}]" if each.words else _seen(each.kind, value, each, each.per_seat)]
    if each.per_seat:
        mine, whose = _seen(each.one, f"{value}[viewer]", each), "viewer >= 0"
    else:
        mine, whose = _seen(each.kind, value, each), f"viewer == {holder}.{thing.owner} >= 0"
        mine = f"{each.words}[{value}]" if each.words else mine
    shown = [f"{mine} if {whose} else {blank(each)}"]
    if each.count:
        shown.append(f"tuple(map(len, {value}))" if each.per_seat else f"len({value})")
    return shown


def blank(each: Field) -> str:
    """What others see in the place of something that is not theirs."""
    if each.one.listed:
        return "()"
    return f"{each.words}[{each.start_of_one}]" if each.words else each.start_of_one


def _seen(kind: Kind, value: str, each: Field, rows: bool = False) -> str:
    if kind.thing is not None:
        return _object(kind.thing, value)
    if not kind.listed or kind.item is None:
        return value
    if kind.objects is not None:
        if kind.objects.numbered:
            return f"tuple([{_object(kind.objects, 'each', 'place')} for place, each in enumerate({value})])"
        return f"tuple([{_object(kind.objects, 'each')} for each in {value}])"
    if each.has(marks.Sorted) and not rows:
        return f"tuple(sorted({value}))"
    if kind.item.listed:
        if each.has(marks.Sorted):
            return f"tuple([tuple(sorted(each)) for each in {value}])"
        if kind.item.item is not None and kind.item.item.plain:
            return f"tuple(map(tuple, {value}))"
        return f"tuple([{_seen(kind.item, 'each', each)} for each in {value}])"
    return value if kind.name == "tuple" else f"tuple({value})"


def _object(thing: Thing, value: str, place: str = "0") -> str:
    taken = (["viewer"] if thing.private else []) + ([place] if thing.numbered else [])
    return f"_{thing.snake}({', '.join([*taken, value])})"


def _memory(each: Field) -> str:
    """A function for what never changes: the last one made is kept, as most views are of one table."""
    held, seen = each.kind.hint(), each.kind.hint("{}View", "tuple")
    first = "[]" if each.kind.name == "list" else "()"
    return (
        f"_last_{each.name}: tuple[{held}, {seen}] = {first}, ()\n"
        f"\n\ndef _{each.name}(of: {held}) -> {seen}:\n"
        f'    """They never change, so the last ones are kept: most views that follow each other are of one table."""\n'
        f"    global _last_{each.name}\n"
        f"    last, seen = _last_{each.name}\n"
        f"    if of is not last:\n"
        f"        seen = {_seen(each.kind, 'of', each)}\n"
        f"        _last_{each.name} = of, seen\n"
        f"    return seen\n"
    )
