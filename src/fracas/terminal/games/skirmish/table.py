"""One moment of a game of skirmish: the field with all that stands on it, and the list of units beside it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fracas.core.sentences import counted, listed
from fracas.games.skirmish.content import ITEMS, UNITS, map_named, scenario_named
from fracas.games.skirmish.done import ACTED, NEW
from fracas.games.skirmish.effects import lying_on
from fracas.games.skirmish.imagination import imagined
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving.actions import can_march, can_move
from fracas.games.skirmish.setting_up.areas import boxes
from fracas.games.skirmish.setting_up.roster import stats
from fracas.games.skirmish.state import NOBODY, State
from fracas.games.skirmish.stats import full_hp
from fracas.games.skirmish.striking.melee import is_locked
from fracas.games.skirmish.telling.naming import square_name, unit_name
from fracas.games.skirmish.view import UnitView, View
from fracas.terminal.games.skirmish.field import (
    CELL,
    EDGE,
    LEAST_ROWS,
    STONE,
    Cell,
    FieldPicture,
    Window,
    window_of,
)
from fracas.terminal.screen import cut, fit
from fracas.terminal.short_names import short_names

COLOURS = ("bright_cyan", "bright_red", "bright_magenta", "bright_yellow")
SIDE_SIGNS = ("■", "◆", "●", "▲")
LIST = 34
"""Cells of the list at the least."""
WIDE_LIST = 50
"""The same for two columns of units beside a table of which only a part is shown anyway."""
ROOMY = 21
"""In a column of so many cells there is room for what a unit may still do."""
OWN, FOE = 100, 3
"""How much it is worth to show a unit, where not all of the table is shown; a stone is worth 1."""
LEGEND = (
    "numbers are units of your side, letters those of your enemies, each with the sign of its side; that sign alone "
    "is the rest of a large base; ◈ a rune-stone with the sign of who controls it; ## barrier, %% cover, ~~ water, "
    "▁▃▅▆ ground of level 1, 2, 3, 4, with a colon where its edge is easily climbed; ◦ can be reached. Columns go from "
    "the west, rows from the south: a1 is the "
    "south-west corner. In the list: Hp left of all, square and ↑level, then M may move, m may march, A has its "
    "standard action, x is locked in combat, ↯ is under something (t tells). * leads the army. "
    "? NAME tells what is on a card, look f7 what is on a square."
)


def labels_of(state: State | View, side: int) -> list[str]:
    """What each unit is called in orders: numbers on one side, letters for all its enemies."""
    found: list[str] = []
    friends = foes = 0
    for unit in state.units:
        if state.side_of[unit.seat] == side:
            friends += 1
            found.append(str(friends))
        else:
            found.append(letters(foes))
            foes += 1
    return found


def letters(number: int) -> str:
    """``a`` to ``z``, then ``A`` to ``Z``, then two letters."""
    if number < 26:
        return chr(ord("a") + number)
    if number < 52:
        return chr(ord("A") + number - 26)
    return letters((number - 52) // 26 % 26) + chr(ord("a") + (number - 52) % 26)


class Table:
    """One moment of a game, as one seat sees it."""

    def __init__(self, seen: Sequence[View], names: list[str]) -> None:
        self.seen = seen[0]
        self.names = names
        self.me = self.seen.viewer if len(seen) == 1 else NOBODY
        self.side = self.seen.side_of[max(self.me, 0)]
        self.state = imagined(self.seen)
        self.labels = labels_of(self.seen, self.side)

    def who(self, seat: int) -> str:
        return "You" if seat == self.me else self.names[seat]

    def side_of(self, me: int) -> int:
        return self.seen.side_of[self.seen.units[me].seat]

    def colour(self, side: int) -> str:
        return COLOURS[side % len(COLOURS)]

    def on_the_table(self) -> list[int]:
        """The units on the table."""
        return [me for me, unit in enumerate(self.seen.units) if unit.fate == "alive"]

    # -- the field

    def picture(self, width: int, room: int, legend: str, focus: tuple[int, int] | None = None) -> FieldPicture:
        """The field and the list beside it, in as many lines as there is room for."""
        size = map_named(self.seen.map).size // INCH
        rows = max(room - 1, LEAST_ROWS)
        columns = max((width - EDGE - 1 - LIST) // CELL, 8)
        living = sum(unit.fate not in ("killed", "gone") for unit in self.seen.units)
        if living > rows and size > columns:
            columns = max((width - EDGE - 1 - WIDE_LIST) // CELL, 8)
        window = self.window(size, columns, rows, focus)
        beside = self.beside(width - EDGE - window.columns * CELL - 1, window.rows + 1, window)
        return FieldPicture(self.seen.map, window, self.cells(), beside, legend)

    def window(self, size: int, columns: int, rows: int, focus: tuple[int, int] | None) -> Window:
        """Round the square that somebody wants to look at, else one's own units and as much of the fight as can be."""
        if focus is not None:
            worth = 1000
            column, row = focus
            points = [
                (column + dx, row + dy, worth)
                for dx in range(-columns // 2 + 1, columns // 2)
                for dy in range(-rows // 2 + 1, rows // 2)
            ]
            return window_of(size, columns, rows, points)
        units = [
            (unit.x // INCH, unit.y // INCH, OWN if self.side_of(me) == self.side else FOE)
            for me, unit in enumerate(self.seen.units)
            if unit.fate == "alive"
        ]
        if self.seen.phase == "deploy" and self.seen.homes:
            for west, south, east, north in boxes(self.state, self.side):
                rows_of_it = range(south // INCH, -(-north // INCH))
                units += [(column, row, OWN) for column in range(west // INCH, -(-east // INCH)) for row in rows_of_it]
        stones = [(stone.x // INCH, stone.y // INCH, 1) for stone in self.seen.stones]
        return window_of(size, columns, rows, [*units, *stones])

    def cells(self) -> dict[tuple[int, int], Cell]:
        """What stands on squares: stones, large bases, units."""
        found: dict[tuple[int, int], Cell] = {}
        for stone in self.seen.stones:
            side = stone.side
            sign = SIDE_SIGNS[side % 4] if side >= 0 else " "
            style = f"bold {self.colour(side) if side >= 0 else 'white'}"
            found[stone.x // INCH, stone.y // INCH] = ((f"{STONE}{sign}", style),)
        for me in self.on_the_table():
            side = self.side_of(me)
            for square in self.covered(me):
                found[square] = ((SIDE_SIGNS[side % 4] * CELL, self.colour(side)),)
        taken: dict[tuple[int, int], int] = {}
        for me in self.on_the_table():
            unit = self.seen.units[me]
            square = (unit.x // INCH, unit.y // INCH)
            first = taken.setdefault(square, me)
            found[square] = self.cell(me) if first == me else self.two(first, me)
        return found

    def covered(self, me: int) -> list[tuple[int, int]]:
        """The squares whose middle lies under its base, its own aside."""
        unit = self.seen.units[me]
        radius = UNITS[unit.kind].radius
        size = map_named(self.seen.map).size // INCH
        column, row = unit.x // INCH, unit.y // INCH
        return [
            (c, r)
            for c in range(max(column - 2, 0), min(column + 3, size))
            for r in range(max(row - 2, 0), min(row + 3, size))
            if (c, r) != (column, row)
            and (c * INCH + INCH // 2 - unit.x) ** 2 + (r * INCH + INCH // 2 - unit.y) ** 2 < radius**2
        ]

    def cell(self, me: int) -> Cell:
        """Its number or letter and the sign of its side; a leader is reversed."""
        side = self.side_of(me)
        label = self.labels[me]
        style = f"bold {self.colour(side)}" + (" reverse" if self.seen.units[me].leader else "")
        return ((label, style), (SIDE_SIGNS[side % 4], self.colour(side))) if len(label) == 1 else ((label, style),)

    def two(self, first: int, second: int) -> Cell:
        """Two units whose middles lie in one square: both labels, if they are short."""
        one, other = self.labels[first], self.labels[second]
        if len(one) + len(other) > CELL:
            return self.cell(first)
        return (
            (one, f"bold {self.colour(self.side_of(first))}"),
            (other, f"bold {self.colour(self.side_of(second))}"),
        )

    # -- the list

    def heading(self, window: Window | None = None) -> str:
        """``"R3 · your turn · energy ■2 ◆1"``."""
        seen = self.seen
        parts = {
            "muster": ["Armies"],
            "sides": ["Set-up"],
            "stones": ["Rune-stones"],
            "deploy": ["Set-up"],
            "over": ["The end"],
        }.get(seen.phase, [f"R{seen.round}"])
        if seen.phase == "turn" and seen.seat != NOBODY:
            parts.append("your turn" if seen.seat == self.me else f"{cut(self.who(seen.seat), 12)} to play")
        if seen.energy:
            parts.append("energy " + " ".join(f"{SIDE_SIGNS[s % 4]}{amount}" for s, amount in enumerate(seen.energy)))
        if window is not None and window.words():
            parts.append(window.words())
        return " · ".join(parts)

    def title(self, width: int, window: Window | None = None) -> Text:
        line = Text(cut(self.heading(window), width), "reverse")
        line.truncate(width, pad=True)
        return line

    def order(self) -> list[int]:
        """One's own side first; the dead last, where there is room for them."""
        units = list(range(len(self.seen.units)))
        return sorted(
            units, key=lambda me: (self.seen.units[me].fate in ("killed", "gone"), self.side_of(me) != self.side)
        )

    def beside(self, width: int, height: int, window: Window | None = None) -> list[Text]:
        """Who is on the table, in just so many lines."""
        room = height - 1
        order = self.order()
        if len(order) > room:
            order = [me for me in order if self.seen.units[me].fate not in ("killed", "gone")]
        lines = [self.line(me, width) for me in order]
        if len(lines) > room:
            half = (width - 1) // 2
            cells = [self.line(me, half, brief=True) for me in order]
            for cell in cells:
                cell.truncate(half, pad=True)
            down = -(-len(cells) // 2)
            pairs = zip(cells[:down], [*cells[down:], Text()], strict=False)
            lines = [left + Text(" ") + right for left, right in pairs]
        if len(lines) > room:
            lines = [*lines[: room - 1], Text("… t tells of all", "dim")]
        return [self.title(width, window), *lines, *[Text()] * height][:height]

    def may(self, me: int) -> str:
        """What it can still do in this turn: M, m, A; and x if it is locked."""
        seen, unit = self.seen, self.seen.units[me]
        if unit.fate != "alive":
            return ""
        found = ""
        if seen.phase == "turn" and seen.order and seen.order[0] == self.side_of(me) and not unit.done >> NEW & 1:
            found += "M" if can_move(self.state, me) else ""
            found += "m" if can_march(self.state, me) else ""
            found += "A" if not unit.done >> ACTED & 1 or unit.attacks else ""
        return found + ("x" if is_locked(self.state, me) else "") + ("↯" if self.under(me) else "")

    def under(self, me: int) -> list[str]:
        """What lies on it."""
        unit = self.state.units[me]
        return [each.word for each in lying_on(unit)] + ["hanging on an edge"] * unit.hanging

    def place(self, unit: UnitView) -> str:
        if unit.fate != "alive":
            return {"waiting": "waits", "killed": "dead", "gone": "left"}[unit.fate]
        return square_name(unit.x, unit.y) + (f"↑{unit.level}" if unit.level else "")

    def line(self, me: int, width: int, *, brief: bool = False) -> Text:
        """One unit: label, name, Hp, place, what it may still do."""
        unit, side = self.seen.units[me], self.side_of(me)
        dead = unit.fate in ("killed", "gone")
        row = Text(
            f"{self.labels[me]:>2}{SIDE_SIGNS[side % 4]}", f"bold {self.colour(side)}" + (" dim" if dead else "")
        )
        flags = not brief or width >= ROOMY
        name_width = max(width - (21 if not brief else 16 if flags else 12), 3)
        names = [unit_name(self.state, each) for each in range(len(self.seen.units))]
        short = short_names(tuple(names), name_width)
        row.append("*" if unit.leader else " ", "bold")
        row.append(f"{fit(short[names[me]], name_width)} ", "dim" if dead else "")
        if dead:
            row.append(self.place(unit), "dim")
        else:
            style = "bold red" if unit.hp == 1 else ""
            if brief:
                row.append(f"{unit.hp:>2} {self.place(unit):<4}", style)
            else:
                row.append(f"{unit.hp}/{full_hp(self.state, me)} {self.place(unit):<6} ", style)
            row.append(self.may(me) if flags else "", "bold cyan")
        row.truncate(width, overflow="ellipsis")
        return row

    # -- in sentences

    def sentence(self, me: int) -> str:
        """All that is open about a unit."""
        unit = self.seen.units[me]
        whose = "Your" if unit.seat == self.me else f"{self.names[unit.seat]}'s"
        said = f"{self.labels[me]}: {whose} {unit_name(self.state, me)}"
        if unit.leader:
            said += ", the leader,"
        if unit.fate != "alive":
            return f"{said} {({'waiting': 'waits', 'killed': 'was killed', 'gone': 'has left'})[unit.fate]}."
        card, items = UNITS[unit.kind], tuple(ITEMS[item] for item in unit.items)
        level = f", level {unit.level}" if unit.level else ""
        said += f" on {square_name(unit.x, unit.y)}{level} has {unit.hp} of {full_hp(self.state, me)} Hp; "
        said += stats(card, items).replace("  ", ", ")
        if card.abilities:
            said += f"; {', '.join(sorted(card.abilities))}"
        if items:
            said += f"; carries {listed([item.name for item in items])}"
        if self.under(me):
            said += f"; {', '.join(self.under(me))}"
        if is_locked(self.state, me):
            said += "; locked in combat"
        return f"{said}."

    def sentences(self) -> list[str]:
        seen = self.seen
        table = map_named(seen.map)
        size = table.size // INCH
        lines = [
            f"{self.heading()}. {scenario_named(seen.scenario).name} on {table.name}, {size} by {size} inches; "
            f"{counted(seen.points, 'point')}."
        ]
        for seat in range(seen.players):
            if seen.mustered[seat]:
                lines += ["", f"{self.who(seat)}: {seen.mustered[seat]}, energy {seen.energy[seen.side_of[seat]]}."]
            lines += [f"  {self.sentence(me)}" for me, unit in enumerate(seen.units) if unit.seat == seat]
        lines.append("")
        for stone in seen.stones:
            held = [seat for seat in range(seen.players) if seen.side_of[seat] == stone.side]
            holders = listed([self.who(seat) for seat in held]) if held else "nobody"
            holders = "you" if holders == "You" else holders
            lines.append(f"A rune-stone on {square_name(stone.x, stone.y)}, controlled by {holders}.")
        return lines
