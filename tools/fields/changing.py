"""The generated ``changes.py``: patches from two states, and the way back from a view to a state.

It has no Structs, so it can be compiled. It compares what is seen and never what is hidden: that something is named
in a patch tells that it has changed.
"""

from __future__ import annotations

from fracas.core import fields as marks
from tools.fields.declared import Field, Game, Kind, Thing, names_in
from tools.fields.layout import WIDTH, call, imports, opening
from tools.fields.stating import copied
from tools.fields.viewing import blank, remembered, view_name


def changes_file(game: Game) -> str:
    """The whole file."""
    things = [thing for thing in reversed(game.shown) if thing is not game.state and not _only_static(game, thing)]
    body = "\n\n" + _changes(game.state, any(thing.owner for thing in game.shown))
    for thing in things:
        body += "\n\n" + _changes(thing) + "\n\n" + _whole(thing)
        if thing.private:
            body += "\n\n" + _own_of_new(thing)
    for thing in reversed(game.shown):
        body += "\n\n" + _back(thing)
        for each in thing.fields:
            if remembered(each):
                body += "\n\n" + _memory(each)
    starts = [each.start_of_one for thing in game.shown for each in thing.fields if not _from_view(each)]
    starts += [each.start_of_one for thing in game.shown for each in thing.fields if each.has(marks.Own)]
    words = {each.words for thing in game.shown for each in thing.fields if each.seen and each.words}
    text = opening(
        "What has changed for each viewer, and a table made again from what one of them sees.", compiled=True
    )
    text += "\n" + imports(
        {
            "fracas.core.patch": {"Patch", "Step", *(name for name in ("many", "put", "whole") if f" {name}(" in body)},
            **game.imported({thing.name for thing in game.shown} | words | game.constants(*starts)),
            f"{game.package}.view": {view_name(thing) for thing in game.shown},
        }
    )
    return text + body


def _only_static(game: Game, thing: Thing) -> bool:
    """Do objects of this class never change?"""
    holders = [each for other in game.shown for each in other.fields if each.seen and each.kind.core.thing is thing]
    return all(each.has(marks.Static) for each in holders)


# -- patches


def _changes(thing: Thing, owners: bool = False) -> str:
    if thing.name == "State":
        text = "def changes(old: State, new: State) -> Step:\n"
        text += '    """What has changed for everybody, and for seats besides; ``old`` is brought up to date."""\n'
        text += "    found: Patch = {}\n    own: dict[int, Patch] = {}\n"
    else:
        taken = f"old: {thing.name}, new: {thing.name}" + (", own: dict[int, Patch]" if thing.private else "")
        text = f"def _{thing.snake}_changes({taken}) -> Patch:\n    found: Patch = {{}}\n"
    # Whose things they are comes last: until then both owners are needed.
    fields = sorted(thing.fields, key=lambda each: each.has(marks.Owner))
    for each in fields:
        text += "".join(f"    {line}\n" for line in _change(thing, each))
    if thing.name != "State":
        return text + "    return found\n"
    text += "    own.pop(-1, None)  # what nobody owns, nobody sees\n" if owners else ""
    return text + "    return found, own\n"


def _change(thing: Thing, each: Field) -> list[str]:
    """The lines that compare one field."""
    old, new = f"old.{each.name}", f"new.{each.name}"
    if each.has(marks.Hidden, marks.Static):
        return []
    if each.has(marks.Count):
        return [
            f"if len({old}) != len({new}):",
            f'    found["{each.shown}"] = len({new})',
            f"    {old} = {copied(each, new)}",
        ]
    if each.has(marks.Own):
        return _own_per_seat(each) if each.per_seat else _own_by_owner(thing, each)
    if each.kind.thing is not None:
        return _one_object(each)
    if each.kind.objects is not None:
        return _objects(each, each.kind.objects)
    if each.has(marks.Sorted):
        return [
            f"if {old} != {new}:",
            f"    {each.name}_was, {each.name} = {_as_seen(each, old)}, {_as_seen(each, new)}",
            f"    if {each.name}_was != {each.name}:",
            f'        found["{each.shown}"] = many({each.name}_was, {each.name})',
            f"    {old} = {copied(each, new)}",
        ]
    value = f"many({old}, {new})" if each.kind.listed else f"{each.words}[{new}]" if each.words else new
    return [f"if {old} != {new}:", f'    found["{each.shown}"] = {value}', f"    {old} = {copied(each, new)}"]


def _as_seen(each: Field, value: str, one: bool = False) -> str:
    """A list with the order in which it is seen."""
    if not each.has(marks.Sorted):
        return value
    return f"[sorted(each) for each in {value}]" if each.per_seat and not one else f"sorted({value})"


def _own_per_seat(each: Field) -> list[str]:
    mine, was = each.shown, f"{each.shown}_was"
    lines = [f"for seat, {mine} in enumerate(new.{each.name}):"]
    if each.one.plain:
        return [
            *lines,
            f"    if {mine} != old.{each.name}[seat]:",
            f'        own.setdefault(seat, {{}})["{each.shown}"] = {mine}',
            f"        old.{each.name}[seat] = {mine}",
        ]
    lines += [f"    {was} = old.{each.name}[seat]", f"    if {mine} != {was}:"]
    before, after = _as_seen(each, was, one=True), _as_seen(each, mine, one=True)
    tell = f'own.setdefault(seat, {{}})["{each.shown}"] = many({before}, {after})'
    if each.has(marks.Sorted):
        lines += [f"        if {before} != {after}:", f"            {tell}"]
    else:
        lines += [f"        {tell}"]
    if each.count:
        lines += [
            f"        if len({mine}) != len({was}):",
            f'            found.setdefault("{each.count}", {{}})[seat] = len({mine})',
        ]
    copy = f"{mine}.copy()" if each.one.name != "tuple" else mine
    return [*lines, f"        old.{each.name}[seat] = {copy}"]


def _own_by_owner(thing: Thing, each: Field) -> list[str]:
    old, new, owner = f"old.{each.name}", f"new.{each.name}", thing.owner
    was, now = f"{each.name}_was", f"{each.name}_now"
    if each.words:
        before, after, change = f"{each.words}[{old}]", f"{each.words}[{new}]", now
    elif each.kind.listed:
        before, after, change = _as_seen(each, old), _as_seen(each, new), f"many({was}, {now})"
    else:
        before, after, change = old, new, now
    nothing = _nothing(each)
    given = f"whole({now})" if each.kind.listed else now
    lines = [
        f"if old.{owner} != new.{owner} or {old} != {new}:",
        f"    {was}, {now} = {before}, {after}",
        f"    if old.{owner} != new.{owner}:",
        f"        if {was} != {nothing}:",
        f'            own.setdefault(old.{owner}, {{}})["{each.shown}"] = {nothing}',
        f"        if {now} != {nothing}:",
        f'            own.setdefault(new.{owner}, {{}})["{each.shown}"] = {given}',
        f"    elif {was} != {now}:",
        f'        own.setdefault(new.{owner}, {{}})["{each.shown}"] = {change}',
    ]
    if each.count:
        lines += [f"    if len({old}) != len({new}):", f'        found["{each.count}"] = len({new})']
    return [*lines, f"    {old} = {copied(each, new)}"]


def _nothing(each: Field) -> str:
    """What others see of it, as plain data."""
    return "[]" if each.one.listed else blank(each)


def _one_object(each: Field) -> list[str]:
    thing = each.kind.thing
    assert thing is not None
    if not thing.private:
        return [
            f"{each.name} = _{thing.snake}_changes(old.{each.name}, new.{each.name})",
            f"if {each.name}:",
            f'    found["{each.shown}"] = {each.name}',
        ]
    return [
        f"own_{each.name}: dict[int, Patch] = {{}}",
        f"{each.name} = _{thing.snake}_changes(old.{each.name}, new.{each.name}, own_{each.name})",
        f"if {each.name}:",
        f'    found["{each.shown}"] = {each.name}',
        f'put(own, own_{each.name}, "{each.shown}")',
    ]


def _objects(each: Field, thing: Thing) -> list[str]:
    """A list of objects: those that changed, those that came; all of them, if some went away."""
    name, one = each.name, thing.snake if thing.snake != each.name else f"one_{each.name}"
    place = "place, " if thing.numbered else ""
    fixed = [f"{{0}}.{static.name} != {{1}}.{static.name}" for static in thing.fields if static.has(marks.Static)]
    own = f"own_{name}"
    lines = [
        f"if len(new.{name}) < len(old.{name}):",
        f'    found["{each.shown}"] = [_{thing.snake}_whole({place}each) for place, each in enumerate(new.{name})]'
        if place
        else f'    found["{each.shown}"] = [_{thing.snake}_whole(each) for each in new.{name}]',
        f"    old.{name} = [each.clone() for each in new.{name}]",
    ]
    if thing.private:
        lines += [
            f"    for place, {one} in enumerate(new.{name}):",
            f'        put(own, _{thing.snake}_own({one}), "{each.shown}", place)',
        ]
    lines += ["else:", f"    {name}: Patch = {{}}", f"    for place, {one} in enumerate(new.{name}):"]
    came = [f"{name}[place] = _{thing.snake}_whole({place}{one})"]
    came += [f'put(own, _{thing.snake}_own({one}), "{each.shown}", place)'] if thing.private else []
    lines += [f"        if place == len(old.{name}):"]
    lines += [f"            {line}" for line in [*came, f"old.{name}.append({one}.clone())"]]
    if fixed:
        # What never changes is different: another object stands in this place now.
        tests = [test.format(f"old.{name}[place]", one) for test in fixed]
        another = f"        elif {' or '.join(tests)}:"
        if len(another) + 4 <= WIDTH:
            lines += [another]
        else:
            lines += ["        elif (", f"            {tests[0]}"]
            lines += [*(f"            or {test}" for test in tests[1:]), "        ):"]
        lines += [f"            {line}" for line in [*came, f"old.{name}[place] = {one}.clone()"]]
    lines += ["        else:"]
    if thing.private:
        lines += [
            f"            {own}: dict[int, Patch] = {{}}",
            f"            {one}_changed = _{thing.snake}_changes(old.{name}[place], {one}, {own})",
            f'            put(own, {own}, "{each.shown}", place)',
        ]
    else:
        lines += [f"            {one}_changed = _{thing.snake}_changes(old.{name}[place], {one})"]
    lines += [
        f"            if {one}_changed:",
        f"                {name}[place] = {one}_changed",
        f"    if {name}:",
        f'        found["{each.shown}"] = {name}',
    ]
    return lines


def _whole(thing: Thing) -> str:
    """An object that nobody has seen before, as everybody sees it."""
    taken = ["place: int"] if thing.numbered else []
    text = f"def _{thing.snake}_whole({', '.join([*taken, f'of: {thing.name}'])}) -> Patch:\n"
    pairs = ['"id": place'] if thing.numbered else []
    for each in thing.fields:
        value = f"of.{each.name}"
        if each.has(marks.Hidden):
            continue
        if each.has(marks.Count):
            pairs.append(f'"{each.shown}": len({value})')
            continue
        if each.has(marks.Own):
            pairs.append(f'"{each.shown}": {_nothing(each)}')
            if each.count:
                pairs.append(f'"{each.count}": len({value})')
            continue
        pairs.append(f'"{each.shown}": {_plain(each, value)}')
    return text + call("return ", pairs, "    ", brackets="{}")


def _plain(each: Field, value: str) -> str:
    """A value as plain data, which changes no more."""
    kind: Kind = each.kind
    if each.words:
        return f"{each.words}[{value}]"
    if kind.thing is not None:
        return f"_{kind.thing.snake}_whole({'0, ' if kind.thing.numbered else ''}{value})"
    if kind.objects is not None:
        inner = kind.objects.snake
        if kind.objects.numbered:
            return f"[_{inner}_whole(place, each) for place, each in enumerate({value})]"
        return f"[_{inner}_whole(each) for each in {value}]"
    return f"whole({_as_seen(each, value)})" if kind.listed else value


def _own_of_new(thing: Thing) -> str:
    """What single seats see of an object that nobody has seen before."""
    text = f"def _{thing.snake}_own(of: {thing.name}) -> dict[int, Patch]:\n    own: dict[int, Patch] = {{}}\n"
    for each in thing.fields:
        value = f"of.{each.name}"
        if each.has(marks.Own):
            shown = f"{each.words}[{value}]" if each.words else value
            shown = f"whole({_as_seen(each, value)})" if each.kind.listed else shown
            test = value if each.kind.listed else f"{shown} != {_nothing(each)}"
            text += f'    if {test}:\n        own.setdefault(of.{thing.owner}, {{}})["{each.shown}"] = {shown}\n'
        elif each.seen and each.kind.thing is not None and each.kind.thing.private:
            text += f'    put(own, _{each.kind.thing.snake}_own({value}), "{each.shown}")\n'
        elif each.seen and each.kind.objects is not None and each.kind.objects.private:
            text += f"    for place, {each.name} in enumerate({value}):\n"
            text += f'        put(own, _{each.kind.objects.snake}_own({each.name}), "{each.shown}", place)\n'
    return text + "    return own\n"


# -- from a view back to a state


def _from_view(each: Field) -> bool:
    """Can its value be taken from a view?"""
    return not each.has(marks.Hidden, marks.Count, marks.Passing) and not (each.has(marks.Own) and each.per_seat)


def _back(thing: Thing) -> str:
    function = "state_of" if thing.name == "State" else f"{thing.snake}_of"
    text = f"def {function}(seen: {view_name(thing)}) -> {thing.name}:\n"
    if thing.name == "State":
        text += '    """A table with all that is seen; what is hidden is as it starts, to be filled in."""\n'
    if not thing.block:
        values = [_read(each, f"seen.{each.shown}") for each in thing.fields]
        return text + call(f"return {thing.name}", values, "    ")
    used = names_in(*(each.start for each in thing.fields if not _from_view(each)))
    for each in thing.fields:
        if each.given and each.name in used:
            text += f"    {each.name} = {_read(each, f'seen.{each.shown}')}\n"
    text += f"    new = {thing.name}()\n"
    for each in thing.fields:
        if _from_view(each):
            text += f"    new.{each.name} = {_read(each, f'seen.{each.shown}')}\n"
        else:
            text += f"    new.{each.name} = {each.start}\n"
        if each.has(marks.Own) and each.per_seat:
            text += "    if seen.viewer >= 0:\n"
            text += f"        new.{each.name}[seen.viewer] = {_value(each.one, f'seen.{each.shown}')}\n"
    return text + "    return new\n"


def _read(each: Field, value: str) -> str:
    if each.words:
        return f"{each.words}.index({value})"
    return f"_{each.name}_of({value})" if remembered(each) else _value(each.kind, value)


def _value(kind: Kind, value: str, deep: int = 0) -> str:
    """A value of the state from one of a view."""
    if kind.thing is not None:
        return f"{kind.thing.snake}_of({value})"
    if kind.plain or kind.name == "tuple":
        return value
    if kind.name == "bytearray" or (kind.item is not None and (kind.item.plain or kind.item.name == "tuple")):
        return f"{kind.name}({value})"
    assert kind.item is not None
    each = "each" if not deep else f"each{deep}"
    return f"[{_value(kind.item, each, deep + 1)} for {each} in {value}]"


def _memory(each: Field) -> str:
    """The way back for what never changes, with the last one kept."""
    held, seen = each.kind.hint(), each.kind.hint("{}View", "tuple")
    first = "[]" if each.kind.name == "list" else "()"
    made = _value(each.kind, "seen")
    if each.kind.name == "tuple" and each.kind.item is not None:
        made = f"tuple([{_value(each.kind.item, 'each')} for each in seen])"
    return (
        f"_last_{each.name}: tuple[{seen}, {held}] = (), {first}\n"
        f"\n\ndef _{each.name}_of(seen: {seen}) -> {held}:\n"
        f'    """They never change, so the last ones are kept: most views that follow each other are of one table."""\n'
        f"    global _last_{each.name}\n"
        f"    last, found = _last_{each.name}\n"
        f"    if seen is not last:\n"
        f"        found = {made}\n"
        f"        _last_{each.name} = seen, found\n"
        f"    return found\n"
    )
