"""How many cells of an array each field has, and what they are called."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from fracas.core import fields as marks
from tools.fields.declared import Field, Game, Thing, Undeclared
from tools.fields.layout import call

NUMBERS = (marks.Of, marks.Upto, marks.Bits, marks.Turned, marks.Parts, marks.Cross)
BOUNDS = (*NUMBERS, marks.Room, marks.LeftOut)
CELL = 127
"""The largest number of a cell."""

Width = int | str
"""How many cells: a number, or an expression of what the encoder knows of its table."""


def number_of(each: Field) -> Any:
    """What is said of the numbers in it: by the field itself, or by the kind of its numbers."""
    for mark in (*each.marks, *each.kind.core.said):
        if mark is marks.Seat:
            return marks.Seat()
        if isinstance(mark, NUMBERS):
            return mark
    return marks.Upto(1) if each.kind.core.name == "bool" else None


def room_of(each: Field) -> Any:
    return each.mark(marks.Room)


def is_a_row(each: Field) -> bool:
    """Is it a tuple of several numbers, each with its mark, or an empty one?"""
    room = room_of(each)
    return room is not None and room.n == 1 and isinstance(each.mark(marks.Parts), marks.Parts)


def encoded(game: Game, thing: Thing, each: Field) -> bool:
    """Is it in the array? A field that somebody sees must say how large it may be, or why it is left out."""
    if each.has(marks.Hidden) or each.has(marks.LeftOut):
        return False
    if thing is game.state and each.has(marks.Static):
        return False
    where = f"{thing.name}.{each.name}"
    room, number = room_of(each), number_of(each)
    listed = each.one.listed and not each.has(marks.Count)
    if listed and room is None:
        raise Undeclared(f"{where} is a list, so an array needs a Room for it, or say why it is LeftOut.")
    if each.kind.core.thing is None and not each.words and number is None:
        raise Undeclared(
            f"{where}: how large may it be? Say Of, Upto, Bits, Seat, Turned or Parts, or that it is LeftOut."
        )
    if each.has(marks.Count) and not isinstance(number, marks.Upto):
        raise Undeclared(f"{where} is counted, so it needs Upto.")
    if room is not None and room.bag and not isinstance(number, marks.Of | marks.Turned | marks.Cross):
        raise Undeclared(f"{where} is a bag, so it must be a bag Of so many things.")
    if isinstance(number, marks.Cross) and (room is None or not room.bag):
        raise Undeclared(f"{where} is counted, so it must be a bag.")
    if room is not None and room.beside and not isinstance(number, marks.Cross):
        raise Undeclared(f"{where} has other lists beside it, so it must be counted with them: Cross.")
    return True


@dataclass
class Rooms:
    """The sizes that an encoder works out when it is made, each with its name."""

    game: Game
    lines: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lines.append(("players", "of.players"))
        for each in self.game.state.fields:
            room = room_of(each)
            if each.kind.objects is not None and room is not None and each.seen:
                self.lines.append((f"room_{each.name}", self.code(room.n)))
        for thing in self.game.shown:
            if thing is not self.game.state and not thing.fields[0].has(marks.LeftOut) and self._seen_in_array(thing):
                width = self.width_of_thing(thing)
                self.lines.append((f"cells_{thing.snake}", str(width)))

    def _seen_in_array(self, thing: Thing) -> bool:
        return any(
            each.kind.core.thing is thing and encoded(self.game, other, each)
            for other in self.game.shown
            for each in other.fields
        )

    def code(self, n: int | str) -> str:
        """A number, or an expression, as code."""
        if isinstance(n, int) or "of." in n:
            return str(n)
        return str(self.constant(n))

    def constant(self, n: int | str) -> int:
        if isinstance(n, int):
            return n
        value = self.game.names.get(n)
        if isinstance(value, tuple):
            return len(value)
        if not isinstance(value, int):
            raise Undeclared(f"{n} is no number, no constant and no list of objects of {self.game.package}.")
        return value

    def named(self, code: str) -> str:
        """The name of an expression of the table, worked out once."""
        for name, known in self.lines:
            if known == code:
                return name
        name = re.sub(r"\W+", "_", code).strip("_")
        self.lines.append((name, code))
        return name

    def size(self, n: int | str) -> Width:
        """How many: a number, or the name of a size."""
        if isinstance(n, str) and "of." in n:
            return self.named(n)
        if isinstance(n, str) and any(each.name == n and each.kind.objects for each in self.game.state.fields):
            return f"room_{n}"
        return self.constant(n)

    def width(self, mark: Any, words: str = "") -> Width:
        """The cells of one number."""
        if words:
            return self.constant(words)
        if isinstance(mark, marks.Of | marks.Turned | marks.Bits):
            return self.size(mark.n)
        if isinstance(mark, marks.Upto):
            return len(self.scales(mark))
        if isinstance(mark, marks.Cross):
            return plus(*[self.crossed(counted) for counted in mark.counted])
        assert isinstance(mark, marks.Parts)
        return plus(*[self.width(each) for each in made(mark)])

    def crossed(self, counted: dict[int, Any]) -> Width:
        """The cells of all combinations."""
        width: Width = 1
        for column in counted.values():
            width = times(width, self.width(seated(column)))
        return width

    def scales(self, mark: marks.Upto) -> list[int]:
        """What one in each cell is worth; 0 for a cell that has the number itself, as far as it goes. The next ones
        have what is left over, so nothing is lost."""
        most, least = self.constant(mark.most), self.constant(mark.least)
        if least < -CELL or (least < 0 and most > CELL):
            raise Undeclared(f"Upto({most}, {least}): a number below 0 must fit into one cell.")
        if most <= CELL:
            return [1]
        scales: list[int] = []
        if not mark.scaled:
            scales, most = [0], most - CELL
        while most > CELL:
            scales.append(-(-(most + 1) // (CELL + 1)))
            most = scales[-1] - 1
        return [*scales, 1]

    def width_of(self, each: Field) -> Width:
        """All the cells of a field of an object, or of the state."""
        if each.has(marks.Count):
            return self.width(number_of(each))
        inner: Width
        if each.kind.core.thing is not None:
            inner = f"cells_{each.kind.core.thing.snake}"
            return inner if each.kind.thing is not None else times(f"room_{each.name}", inner)
        inner = self.width(number_of(each), each.words)
        room = room_of(each)
        if each.one.listed and not room.bag:
            inner = times(self.size(room.n), inner)
        if each.has(marks.Own):
            count = 1 if each.count else 0
            return plus(inner, times("players", count)) if each.per_seat else plus(inner, count)
        return times("players", inner) if each.per_seat else inner

    def width_of_thing(self, thing: Thing) -> Width:
        return plus(*[self.width_of(each) for each in thing.fields if encoded(self.game, thing, each)])


def made(parts: marks.Parts) -> list[Any]:
    return [seated(mark) for mark in parts.marks]


def seated(mark: Any) -> Any:
    """A mark without words may stand as its bare class."""
    return marks.Seat() if mark is marks.Seat else mark


def plus(*widths: Width) -> Width:
    """Their sum, what can be added at once in one number."""
    known = sum(width for width in widths if isinstance(width, int))
    others = [str(width) for width in widths if not isinstance(width, int)]
    if not others:
        return known
    return " + ".join([*others, str(known)] if known else others)


def times(one: Width, other: Width) -> Width:
    if isinstance(one, int) and isinstance(other, int):
        return one * other
    if 0 in (one, other):
        return 0
    if 1 in (one, other):
        return other if one == 1 else one
    return f"{bracketed(one)} * {bracketed(other)}"


def bracketed(width: Width) -> str:
    return f"({width})" if "+" in str(width) else str(width)


class Layout:
    """The part of ``__init__`` that names all cells."""

    def __init__(self, game: Game, rooms: Rooms) -> None:
        self.game, self.rooms = game, rooms
        self.lines: list[str] = []

    def put(self, depth: int, line: str) -> None:
        self.lines.append("    " * (depth + 2) + line + "\n")

    def all(self) -> None:
        for each in self.game.state.fields:
            if encoded(self.game, self.game.state, each):
                self.field(each, "", 0)

    def add(self, depth: int, name: str, width: Width, meaning: str) -> None:
        written = f'f"{name}"' if "{" in name else f'"{name}"'
        said = f'f"{meaning}"' if "{" in meaning else f'"{meaning}"'
        self.lines.append(call("self.add", [written, str(width), said], "    " * (depth + 2)))

    def field(self, each: Field, before: str, depth: int) -> None:
        rooms, name = self.rooms, f"{before}{each.shown}"
        if each.has(marks.Count):
            self.add(depth, name, rooms.width(number_of(each)), self.meaning(number_of(each)))
            return
        thing = each.kind.core.thing
        if thing is not None:
            if each.kind.thing is None:
                self.put(depth, f"for i{depth} in range(room_{each.name}):")
                depth, name = depth + 1, f"{name}.{{i{depth}}}"
            for inner in thing.fields:
                if encoded(self.game, thing, inner):
                    self.field(inner, f"{name}.", depth)
            return
        room, number = room_of(each), number_of(each)
        one = rooms.width(number, each.words)
        meaning = self.meaning(number, each.words)
        if each.per_seat and not each.has(marks.Own):
            self.put(depth, f"for seat{depth} in range(players):")
            depth, name = depth + 1, f"{name}.{{seat{depth}}}"
        if each.one.listed and room.bag:
            meaning = meaning.replace("one of", "of each of").replace("a seat", "of each seat")
            self.add(depth, name, one, f"how many {meaning}")
        elif each.one.listed and not is_a_row(each):
            self.put(depth, f"for i{depth} in range({rooms.size(room.n)}):")
            self.add(depth + 1, f"{name}.{{i{depth}}}", one, meaning)
        else:
            self.add(depth, name, one, meaning)
        if each.count:
            if each.per_seat:
                self.put(depth, f"for seat{depth} in range(players):")
                self.add(depth + 1, f"{before}{each.count}.{{seat{depth}}}", 1, "how many")
            else:
                self.add(depth, f"{before}{each.count}", 1, "how many")

    def briefly(self, mark: Any) -> str:
        """A column that is counted."""
        if isinstance(mark, marks.Seat):
            return "seats, the viewer's first"
        if isinstance(mark.n, str) and "of." not in mark.n:
            return mark.n.lower()
        return self.meaning(mark).removeprefix("one of ")

    def meaning(self, mark: Any, words: str = "") -> str:
        if words:
            return f"one of {{', '.join({words})}}"
        if isinstance(mark, marks.Seat):
            return "a seat, the viewer's first"
        if isinstance(mark, marks.Turned):
            return f"one of {{{self.rooms.size(mark.n)}}}, the viewer's first"
        if isinstance(mark, marks.Of | marks.Bits):
            size = self.rooms.size(mark.n)
            many = str(size) if isinstance(size, int) else f"{{{size}}}"
            if isinstance(mark.n, str) and isinstance(size, str) and size.startswith("room_"):
                many += f" {mark.n}"
            if isinstance(mark.n, str) and mark.n in self.game.names and isinstance(self.game.names[mark.n], tuple):
                many = f"{{', '.join({mark.n})}}"
            if isinstance(mark, marks.Of) and mark.called:
                many += f" {mark.called}"
            return f"{'flags for' if isinstance(mark, marks.Bits) else 'one of'} {many}"
        if isinstance(mark, marks.Upto):
            least, scales = self.rooms.constant(mark.least), self.rooms.scales(mark)
            most = (
                f"{least} to {self.rooms.constant(mark.most)}" if least else f"up to {self.rooms.constant(mark.most)}"
            )
            steps = [str(scale) if scale else f"1 to {CELL}" for scale in scales]
            return most if len(scales) == 1 else f"{most}, in steps of {', '.join(steps)}"
        if isinstance(mark, marks.Cross):
            return "of each of " + "; ".join(
                " × ".join(self.briefly(seated(each)) for each in one.values()) for one in mark.counted
            )
        assert isinstance(mark, marks.Parts)
        return "; ".join(self.meaning(each) for each in made(mark))
