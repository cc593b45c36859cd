"""The generated ``encode.py``: what a seat sees as an array, straight from the state, or from a view of it."""

from __future__ import annotations

import re
from typing import Any

from fracas.core import fields as marks
from tools.fields.cells import (
    BOUNDS,
    CELL,
    Layout,
    Rooms,
    Width,
    bracketed,
    encoded,
    is_a_row,
    made,
    number_of,
    plus,
    room_of,
    seated,
    times,
)
from tools.fields.declared import Field, Game, Thing, Undeclared
from tools.fields.layout import imports, opening, total


def is_encoded(game: Game) -> bool:
    """Does its state say of anything how large it may be? Then it must say it of everything that is seen."""
    return any(each.has(*BOUNDS) for thing in game.things for each in thing.fields)


def encode_file(game: Game) -> str:
    """The whole file."""
    if not any(each.name == "players" for each in game.state.fields):
        raise Undeclared("State needs a field players, to be encoded.")
    rooms = Rooms(game)
    layout, words = Layout(game, rooms), _words(game)
    layout.all()
    bodies = {source: _Writer(game, rooms, source).all() for source in ("state", "view")}
    text = opening("What a seat sees of the table as an array.", compiled=True)
    text += "\nfrom typing import Any, final\n\n"
    text += imports(
        {"fracas.core.encoding": {"Encoder", "no_room"}, f"{game.package}.state": {"State"}}
        | _homes(game, sorted({*words, *re.findall(r"join\((\w+)\)", "".join(layout.lines))}))
    )
    text += "".join(f"\n_AT_{name}: dict[str, int] = {{word: at for at, word in enumerate({name})}}" for name in words)
    text += ("\n" if words else "") + "\n\n@final\nclass ArrayEncoder(Encoder):\n"
    text += '    """Encodes tables that begin like this one."""\n\n'
    text += "    def __init__(self, of: State) -> None:\n        super().__init__()\n"
    locals_ = [*rooms.lines]
    for name, code in locals_:
        text += total(f"{name}: int", code, "        ") + f"        self.{name}: int = {name}\n"
    text += "".join(layout.lines)
    for source, typed in (("state", "State"), ("view", "Any")):
        lines, taken = bodies[source]
        argument = "table" if source == "state" else "of"
        text += f"\n    def {source}(self, {argument}: Any, me: int, out: bytearray, base: int = 0) -> None:\n"
        text += f"        of: {typed} = table\n" if source == "state" else ""
        text += "".join(f"        {name} = self.{name}\n" for name, _ in locals_ if name in taken)
        text += "        out[base : base + self.size] = self.zero\n        at = base\n"
        text += lines
    return text


def _homes(game: Game, words: list[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in words:
        found.setdefault(game.homes.get(name, f"{game.package}.state"), set()).add(name)
    state = found.pop(f"{game.package}.state", set())
    return found | {f"{game.package}.state": {"State", *state}}


def _words(game: Game) -> list[str]:
    """The tuples of words that numbers stand for, or that are numbered here."""
    found = {each.words for thing in game.shown for each in thing.fields if each.seen and each.words}
    for thing in game.shown:
        for each in thing.fields:
            mark = number_of(each)
            if isinstance(mark, marks.Of) and each.kind.core.name == "str" and not each.has(marks.LeftOut):
                found.add(str(mark.n))
    return sorted(found)


class _Writer:
    """The body of ``state`` or of ``view``."""

    def __init__(self, game: Game, rooms: Rooms, source: str) -> None:
        self.game, self.rooms, self.source = game, rooms, source
        self.lines: list[str] = []
        self.where = ""

    def put(self, depth: int, line: str) -> None:
        self.lines.append("    " * (depth + 2) + line + "\n")

    def all(self) -> tuple[str, set[str]]:
        for each in self.game.state.fields:
            room = room_of(each)
            if room is not None and room.first and encoded(self.game, self.game.state, each):
                self.put(0, f"turn_{each.name} = 0")
                self.put(0, f"for each in of.{each.name}:")
                self.put(1, f"if each.{room.first} == me:")
                self.put(2, "break")
                self.put(1, f"turn_{each.name} += 1")
                self.put(0, f"if turn_{each.name} == len(of.{each.name}):")
                self.put(1, f"turn_{each.name} = 0")
        for each in self.game.state.fields:
            if encoded(self.game, self.game.state, each):
                self.where = each.shown
                self.field(self.game.state, each, "of", 0)
        while self.lines and self.lines[-1].strip().startswith("at += "):
            self.lines.pop()
        text = "".join(self.lines)
        return text, set(re.findall(r"\b[a-z_]\w*\b", text))

    # -- one number

    def number(self, mark: Any, value: str, at: str, depth: int, words: str = "") -> None:
        """Write one number into the cells from ``at`` on."""
        if words:
            self.put(
                depth, f"out[{at} + {value}] = 1" if self.source == "state" else f"out[{at} + _AT_{words}[{value}]] = 1"
            )
            return
        if isinstance(mark, marks.Parts):
            for part in made(mark):
                self.number(part, value, at, depth)
                at = f"{at} + {self.rooms.width(part)}"
            return
        if isinstance(mark, marks.Upto):
            self.upto(mark, value, at, depth)
            return
        self.put(depth, f"v = {value}")
        if isinstance(mark, marks.Bits):
            size = self.rooms.size(mark.n)
            if mark.by:
                self.put(depth, f"v = {mark.by}")
            self.put(depth, f"if v >> {size}:")
            self.put(depth + 1, f'no_room("{self.where}", v)')
            self.put(depth, "bit = 0")
            self.put(depth, "while v:")
            self.put(depth + 1, "if v & 1:")
            mine = f"turn_{mark.n}" if self.turned(mark.n) else mark.mine
            index = f"(bit - {mine}) % {size}" if mine else "bit"
            self.put(depth + 2, f"out[{at} + {index}] = 1")
            self.put(depth + 1, "v >>= 1")
            self.put(depth + 1, "bit += 1")
            return
        self.put(depth, "if v >= 0:")
        self.put(depth + 1, f"out[{at} + {self.index(mark, depth + 1)}] = 1")

    def index(self, mark: Any, depth: int, v: str = "v") -> str:
        """Check that ``v`` has a cell, and where that is."""
        size = self.rooms.size(mark.n)
        if isinstance(mark, marks.Of) and mark.by:
            by = mark.by if v == "v" else re.sub(r"\bv\b", v, mark.by)
            self.put(depth, f"{v} = {by}")
        self.put(depth, f"if {v} >= {size}:")
        self.put(depth + 1, f'no_room("{self.where}", {v})')
        if isinstance(mark, marks.Turned):
            return f"({v} - {mark.mine}) % {size}"
        if self.turned(mark.n):
            return f"({v} - turn_{mark.n}) % {size}"
        return v

    def turned(self, n: Any) -> bool:
        """Is it the place in a list of objects that is turned?"""
        for each in self.game.state.fields:
            if each.name == n and each.kind.objects is not None:
                return bool(room_of(each).first)
        return False

    def upto(self, mark: marks.Upto, value: str, at: str, depth: int) -> None:
        most, least = self.rooms.constant(mark.most), self.rooms.constant(mark.least)
        if (least, most) == (0, 1):  # it may be a bool, which compiled code does not take for a number
            self.put(depth, f"if {value}:")
            self.put(depth + 1, f"out[{at}] = 1")
            return
        self.put(depth, f"v = {value}")
        self.put(depth, "if v:")
        depth += 1
        self.put(depth, f"if not {least} <= v <= {most}:")
        self.put(depth + 1, f'no_room("{self.where}", v)')
        scales = self.rooms.scales(mark)
        for place, scale in enumerate(scales):
            to = at if not place else f"{at} + {place}"
            if not scale:
                self.put(depth, f"if v <= {CELL}:")
                self.put(depth + 1, f"out[{to}] = v")
                self.put(depth, "else:")
                depth += 1
                self.put(depth, f"out[{to}] = {CELL}")
                self.put(depth, f"v -= {CELL}")
                continue
            worth = "v" if scale == 1 else f"v // {scale}"
            self.put(depth, f"out[{to}] = {worth}{' & 255' if least < 0 else ''}")
            if place < len(scales) - 1:
                self.put(depth, f"v %= {scale}")

    # -- lists

    def many(self, each: Field, value: str, depth: int) -> Width:
        """Write a list from ``at`` on; how many cells it has."""
        room, number, rooms = room_of(each), number_of(each), self.rooms
        size, width = rooms.size(room.n), rooms.width(number)
        if is_a_row(each):
            self.row(number, value, depth)
            return width
        self.put(depth, f"if len({value}) > {size}:")
        self.put(depth + 1, f'no_room("{self.where}", len({value}))')
        if isinstance(number, marks.Cross):
            self.crossed(each, number, value, depth)
            return width
        item = "v" if each.kind.core.name != "str" else f"_AT_{number.n}[word]"
        loop = "v" if item == "v" else "word"
        if room.bag:
            self.put(depth, f"for {loop} in {value}:")
            if loop == "word":
                self.put(depth + 1, f"v = {item}")
            index = self.index(number, depth + 1)
            cell = f"at + {index}"
            if isinstance(size, int) and size <= CELL:
                self.put(depth + 1, f"out[{cell}] += 1")
            else:
                self.put(depth + 1, f"c = {cell}")
                self.put(depth + 1, "out[c] += 1")
                self.put(depth + 1, f"if out[c] > {CELL}:")
                self.put(depth + 2, f'no_room("{self.where}", out[c])')
            return width
        if isinstance(number, marks.Parts) and each.one.item is not None and each.one.item.listed:
            self.put(depth, f"for place, row in enumerate({value}):")
            self.put(depth + 1, f"if len(row) != {len(number.marks)}:")
            self.put(depth + 2, f'no_room("{self.where}", len(row))')
            self.put(depth + 1, f"to = at + place * {bracketed(width)}")
            to = "to"
            for column, part in enumerate(made(number)):
                self.number(part, f"row[{column}]", to, depth + 1)
                to = f"{to} + {bracketed(rooms.width(part))}"
            return times(size, width)
        index = f"(place - {room.mine}) % {size}" if room.mine else "place"
        self.put(depth, f"for place, {'one' if item == 'v' else loop} in enumerate({value}):")
        at = f"at + {index}" if width == 1 else f"at + {_index(index)} * {bracketed(width)}"
        self.number(number, "one" if item == "v" else item, at, depth + 1)
        return times(size, width)

    def row(self, number: marks.Parts, value: str, depth: int) -> None:
        """Write a tuple that is one row, or none."""
        self.put(depth, f"if {value}:")
        self.put(depth + 1, f"if len({value}) != {len(number.marks)}:")
        self.put(depth + 2, f'no_room("{self.where}", len({value}))')
        at = "at"
        for column, part in enumerate(made(number)):
            self.number(part, f"{value}[{column}]", at, depth + 1)
            at = f"{at} + {bracketed(self.rooms.width(part))}"

    def crossed(self, each: Field, number: marks.Cross, value: str, depth: int) -> None:
        """Count the rows of a bag."""
        beside, rooms = room_of(each).beside, self.rooms
        holder = value.rpartition(".")[0]
        self.put(depth, f"for place, one in enumerate({value}):" if beside else f"for row in {value}:")
        to: Width = 0
        for counted in number.counted:
            names = []
            for column, bare in counted.items():
                mark, name = seated(bare), f"v{column}"
                names.append((name, mark))
                row = f"row[{column}]" if not beside else f"{holder}.{beside[column - 1]}[place]" if column else "one"
                self.put(depth + 1, f"{name} = {row}")
            self.put(depth + 1, f"if {' and '.join(f'{name} >= 0' for name, _ in names)}:")
            cell = ""
            for name, mark in names:
                index, size = self.index(mark, depth + 2, name), rooms.size(mark.n)
                cell = index if not cell else f"({cell}) * {bracketed(size)} + {_index(index)}"
            self.put(depth + 2, f"c = at + {cell}" if to == 0 else f"c = at + {to} + {cell}")
            self.put(depth + 2, "out[c] += 1")
            self.put(depth + 2, f"if out[c] > {CELL}:")
            self.put(depth + 3, f'no_room("{self.where}", out[c])')
            to = plus(to, rooms.crossed(counted))

    # -- fields

    def value(self, each: Field, holder: str, mine: bool = False) -> str:
        if self.source == "view":
            return f"{holder}.{each.shown}"
        return f"{holder}.{each.name}[me]" if mine else f"{holder}.{each.name}"

    def field(self, thing: Thing, each: Field, holder: str, depth: int) -> None:
        """Write a field from ``at`` on, and move ``at`` behind it."""
        rooms, number = self.rooms, number_of(each)
        inner = each.kind.core.thing
        if each.has(marks.Count):
            value = f"len({holder}.{each.name})" if self.source == "state" else f"{holder}.{each.shown}"
            self.number(number, value, "at", depth)
        elif inner is not None:
            self.objects(each, inner, holder, depth)
            return
        elif each.has(marks.Own):
            self.own(thing, each, holder, depth)
            return
        elif each.per_seat:
            self.put(depth, "for k in range(players):")
            self.put(depth + 1, "s = (me + k) % players")
            value, one = f"{holder}.{each.name}[s]", rooms.width(number, each.words)
            if each.one.listed:
                one = self.many(each, value, depth + 1)
            elif each.kind.core.name == "str":
                self.number(number, f"_AT_{number.n}[{value}]", "at", depth + 1)
            else:
                self.number(number, value, "at", depth + 1, each.words)
            self.put(depth + 1, f"at += {one}")
            return
        elif each.kind.listed:
            self.many(each, self.value(each, holder), depth)
        else:
            self.number(number, self.value(each, holder), "at", depth, each.words)
        self.put(depth, f"at += {rooms.width_of(each)}")

    def own(self, thing: Thing, each: Field, holder: str, depth: int) -> None:
        """The viewer's own; of the others', how many there are."""
        rooms, number = self.rooms, number_of(each)
        value = self.value(each, holder, each.per_seat)
        width = rooms.width(number, each.words)
        inside = depth
        if not each.per_seat:
            self.put(depth, f"if {holder}.{thing.owner} == me:")
            inside = depth + 1
        if each.one.listed:
            width = self.many(each, value, inside)
        else:
            self.number(number, value, "at", inside, each.words)
        self.put(depth, f"at += {width}")
        if not each.count:
            return
        if each.per_seat:
            self.put(depth, "for k in range(players):")
            self.put(depth + 1, "s = (me + k) % players")
            many = f"len({holder}.{each.name}[s])" if self.source == "state" else f"{holder}.{each.count}[s]"
            self.counted(many, depth + 1)
        else:
            self.counted(f"len({holder}.{each.name})" if self.source == "state" else f"{holder}.{each.count}", depth)

    def counted(self, many: str, depth: int) -> None:
        self.put(depth, f"v = {many}")
        self.put(depth, f"if v > {CELL}:")
        self.put(depth + 1, f'no_room("{self.where}", v)')
        self.put(depth, "if v:")
        self.put(depth + 1, "out[at] = v")
        self.put(depth, "at += 1")

    def objects(self, each: Field, inner: Thing, holder: str, depth: int) -> None:
        value, where = f"{holder}.{each.name}", self.where
        name = f"of_{inner.snake}"
        width = f"cells_{inner.snake}"
        if each.kind.thing is not None:
            self.put(depth, f"{name} = {value}")
            self.put(depth, f"end_{inner.snake} = at + {width}")
            self.inside(inner, name, depth, where)
            self.put(depth, f"at = end_{inner.snake}")
            return
        room = room_of(each)
        start = f"start_{inner.snake}"
        self.put(depth, f"{start} = at")
        self.put(depth, f"if len({value}) > room_{each.name}:")
        self.put(depth + 1, f'no_room("{where}", len({value}))')
        self.put(depth, f"for n_{inner.snake}, {name} in enumerate({value}):")
        index = f"(n_{inner.snake} - turn_{each.name}) % room_{each.name}" if room.first else f"n_{inner.snake}"
        self.put(depth + 1, f"at = {start} + {_index(index)} * {width}")
        self.inside(inner, name, depth + 1, where)
        self.put(depth, f"at = {start} + room_{each.name} * {width}")

    def inside(self, inner: Thing, name: str, depth: int, where: str) -> None:
        for each in inner.fields:
            if encoded(self.game, inner, each):
                self.where = f"{where}.{each.shown}"
                self.field(inner, each, name, depth)
        while self.lines[-1].strip().startswith("at += "):
            self.lines.pop()


def _index(index: str) -> str:
    return f"({index})" if " " in index else index
