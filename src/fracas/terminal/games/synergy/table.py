"""The table of synergy in lines of text: the map on the left, who is on it on the right; before that, the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from fracas.core.sentences import counted
from fracas.games.synergy.board import NAMES, SIDE
from fracas.games.synergy.content import BOARDS, ROWS, STATUSES, TEAMS, number_line
from fracas.games.synergy.effects.live import worn_out
from fracas.games.synergy.numbers import BASIC, FLAGS
from fracas.games.synergy.rows import is_flag
from fracas.games.synergy.telling.naming import card_name
from fracas.games.synergy.terms import BARRIER, CAMPFIRE, HOLE, LIFE, NOWHERE, PEEL, SMOKE
from fracas.games.synergy.view import View, WarriorView
from fracas.terminal.screen import cut, fit
from fracas.terminal.short_names import short_names

COLOURS = {"green": "green", "blue": "bright_blue", "yellow": "yellow", "red": "red", "purple": "magenta"}
SHAPES = {"square": "■", "diamond": "◆", "triangle": "▲", "circle": "●", "hexagon": "⬢", "star": "★"}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BODY, FLAG, THING, COIN, BASE, REACH = "†", "⚑", "*", "?", "⌂", "◦"
GROUND = {PEEL: "~", HOLE: "o", CAMPFIRE: "^", SMOKE: "░", BARRIER: "▒", LIFE: "+"}
BEFORE_THE_MAP = ("deal", "team", "power", "team-card", "assign", "draw", "goal", "cup")
CELL = 2
EMPTY = "· "
COLUMNS = "   " + "".join(f"{chr(ord('a') + column)} " for column in range(SIDE))
MAP = 3 + SIDE * CELL
"""Cells of the map: the number of the row, the squares."""
MOST_ACROSS = 4
"""Columns of the list at the most."""
NARROW = 13
"""Cells of a line of the list besides the name: letter, sign, hits and square."""
LEGEND = (
    f"letters are warriors, in the colour and with the sign of their team, or with {FLAG} if they carry a flag; on the "
    f"ground {BODY} a body, {FLAG} a flag, {BASE} a base with the sign of its team (a letter on a base is underlined), "
    f"{THING} a gadget, {COIN} something hidden, ██ an obstacle; {REACH} can be chosen; "
    "~ banana peel, o portable hole, ^ campfire, ░ smoke, ▒ barrier, + life point. "
    "In the list: hits, square, statuses, cards; ×: it does nothing now; [2]: so many face down; "
    "▶ acts now, ✓ has acted. ? NAME tells what a card does, t tells everything."
)


def colour(team: int) -> str:
    return COLOURS.get(TEAMS[team].colour, "dark_orange")


def sign(team: int) -> str:
    return SHAPES.get(TEAMS[team].shape, "■")


def name_of(warrior: WarriorView) -> str:
    return TEAMS[warrior.team].warriors[warrior.figure]


def abridged(names: list[str], width: int) -> str:
    """Names side by side, each with its share of the room; short ones leave theirs to the others."""
    left = width - len(names) + 1
    shares: dict[int, str] = {}
    for place, name in sorted(enumerate(names), key=lambda each: cell_len(each[1])):
        share = max(3, left // (len(names) - len(shares)))
        shares[place] = cut(name, share)
        left -= cell_len(shares[place])
    return " ".join(shares[place] for place in range(len(names)))


def in_the_hand(place: int, card: int, width: int) -> list[Text]:
    """A card of the hand in full: its number, its name, what it says, in as many lines as that takes."""
    row = ROWS[card]
    numbers = number_line(row)
    name = f"{row.name}{' (secret)' if row.secret else ''}"
    rows = wrap(f"{name}  {f'{numbers}. ' if numbers else ''}{row.text}", width - 4)
    first = Text(f"{place:>2}  ", "bold cyan")
    first.append(row.name, "bold")
    first.append(rows[0][len(row.name) :])
    return [first, *(Text(f"    {line}") for line in rows[1:])]


def marked(lines: list[Text], squares: Iterable[int]) -> list[Text]:
    """The map with a mark on those squares on which nothing is drawn."""
    lines = list(lines)
    for square in squares:
        row, at = square // SIDE + 1, 3 + square % SIDE * CELL
        if lines[row].plain[at : at + CELL] == EMPTY:
            lines[row] = lines[row][:at] + Text(f"{REACH} ", "bold cyan") + lines[row][at + CELL :]
    return lines


class Table:
    """One moment of a game, as one or more seats see it."""

    def __init__(self, seen: Sequence[View], names: list[str]) -> None:
        self.seen = seen[0]
        self.views = seen
        self.names = names
        self.me = self.seen.viewer if len(seen) == 1 else NOWHERE
        self.down = {me: each.down for view in seen for me, each in enumerate(view.warriors) if each.down}
        """The face-down cards that those who look may see."""

    def who(self, seat: int) -> str:
        return "You" if seat == self.me else self.names[seat]

    # -- before the map

    def hand(self, width: int, room: int) -> list[Text]:
        """The viewer's cards, numbered as they are typed; then who has which team."""
        seen = self.seen
        if self.me == NOWHERE and seen.hand:
            return [self.title(width), *self.hands(width)]
        cards = [in_the_hand(place, card, width) for place, card in enumerate(seen.hand, 1)]
        shown = [1] * len(cards)
        spare = room - 2 - len(cards)
        for lines_each in (2, 3):  # first every card gets a second line, as long as there are any to spare
            for place, whole in enumerate(cards):
                if spare > 0 and len(whole) >= lines_each:
                    shown[place] += 1
                    spare -= 1
        lines = [self.title(width)]
        for whole, count in zip(cards, shown, strict=True):
            lines += whole[:count]
            if count < len(whole):
                lines[-1] = lines[-1].copy()
                lines[-1].append(" …" if cell_len(lines[-1].plain) < width - 1 else "…")
                lines[-1].truncate(width, overflow="ellipsis")
        if len(lines) < room:
            parts = [
                f"{self.who(seat)}: {TEAMS[team].name if team >= 0 else 'no team yet'}"
                for seat, team in enumerate(seen.teams)
            ]
            lines.append(Text(cut(" · ".join(parts), width), "dim"))
        if not seen.hand:
            lines += [self.one_line(me, width) for me in range(len(seen.warriors))][: max(room - len(lines), 0)]
        return lines

    def hands(self, width: int) -> list[Text]:
        """All hands, one under the other, for somebody who sees all."""
        lines: list[Text] = []
        for view in self.views:
            team = view.teams[view.viewer]
            whose = f"{self.names[view.viewer]}{f', {TEAMS[team].name}' if team >= 0 else ''}: "
            rows = wrap(f"{whose}{', '.join(map(card_name, view.hand))}", width)
            first = Text(whose, "bold")
            first.append(rows[0][len(whose) :])
            lines += [first, *map(Text, rows[1:])]
        return lines

    def summary(self, width: int, room: int) -> list[Text]:
        """How it ended, without the map: everybody in so many lines at the most."""
        return [line for line in self.beside(width, room) if line.plain]

    def title(self, width: int) -> Text:
        line = Text(cut(self.heading(), width), "reverse")
        line.truncate(width, pad=True)
        return line

    def heading(self) -> str:
        seen = self.seen
        if seen.phase == "over":
            return "Synergy · the end"
        parts = ["Synergy"]
        if seen.phase == "turn":
            parts = [f"Round {seen.round}", "your turn" if seen.seat == self.me else f"{self.who(seen.seat)} to play"]
        if seen.goal >= 0 and self.me >= 0:
            parts.append(f"goal {FLAG} {TEAMS[seen.goal].name}")
        if self.me >= 0 and seen.bases[self.me] != NOWHERE:
            parts.append(f"{BASE} {NAMES[seen.bases[self.me]]}")
        return " · ".join(parts)

    # -- the map

    def drawn(self, width: int) -> list[Text]:
        """The map with its list beside it; one more line than the board has rows."""
        lines = self.map()
        listed = self.beside(width - MAP - 2, len(lines))
        return [line + Text("  ") + other for line, other in zip(lines, listed, strict=True)]

    def map(self) -> list[Text]:
        """Column letters, then row by row from the north."""
        lines = [Text(COLUMNS, "dim")]
        for row in range(SIDE):
            line = Text(f"{row + 1:>2} ", "dim")
            for column in range(SIDE):
                line += self.square(row * SIDE + column)
            lines.append(line)
        return lines

    def square(self, square: int) -> Text:
        """Two cells: who or what is there, and a sign."""
        seen = self.seen
        markers = [marker[0] for marker in seen.markers if marker[1] == square]
        things = [thing[0] for thing in seen.loose if thing[1] == square]
        if BOARDS[seen.board].solid[square]:
            ground, style = "██", "dim"
        elif BARRIER in markers or SMOKE in markers:
            ground, style = GROUND[BARRIER if BARRIER in markers else SMOKE] * CELL, ""
        elif markers:
            ground, style = f"{GROUND[markers[0]]} ", "bold"
        else:
            ground, style = EMPTY, "dim"
        cell = Text(ground, style)
        if square in seen.bases:
            team = seen.teams[seen.bases.index(square)]
            cell = Text(f"{BASE}{sign(team)}", f"bold {colour(team)}")
        flags = [card for card in things if is_flag(card)]
        if flags:
            team = flags[0] - FLAGS
            cell = Text(f"{FLAG}{sign(team)}", f"bold {colour(team)}")
        elif things:
            cell = Text(THING, "bold") + cell[1:]
        elif square in seen.coins:
            cell = Text(COIN, "bold") + cell[1:]
        here = [me for me, each in enumerate(seen.warriors) if each.square == square and each.life != "gone"]
        here.sort(key=lambda me: seen.warriors[me].life != "alive")
        return self.stands(here, cell) if here else cell

    def stands(self, here: list[int], ground: Text) -> Text:
        """The letter of a warrior, and its team or the flag that it carries; a second warrior's letter instead."""
        first = self.seen.warriors[here[0]]
        if first.life != "alive":
            return Text(BODY, f"dim {colour(first.team)}") + ground[1:]
        style = f"bold {colour(first.team)}"
        if here[0] == self.seen.active:
            style += " reverse"
        if first.square in self.seen.bases:
            style += " underline"
        cell = Text(LETTERS[here[0]], style)
        living = [me for me in here if self.seen.warriors[me].life == "alive"]
        if len(living) > 1:
            return cell + Text(LETTERS[living[1]], f"bold {colour(self.seen.warriors[living[1]].team)}")
        flags = [card for card in first.cards if is_flag(card)]
        if flags:
            return cell + Text(FLAG, f"bold {colour(flags[0] - FLAGS)}")
        return cell + Text(sign(first.team), colour(first.team))

    # -- the list

    def beside(self, width: int, height: int) -> list[Text]:
        """Who is on the map, as fully as there is room for, in just so many lines."""
        seen = self.seen
        title = [self.title(width)]
        order = [me for seat in self.seats() for me, each in enumerate(seen.warriors) if each.owner == seat]
        short = [self.one_line(me, width) for me in order]
        if len(order) > height - 1:
            across = min(-(-len(order) // max(height - 1, 1)), MOST_ACROSS)
            part = (width - 2 * (across - 1)) // across
            cells = [self.one_line(me, part) for me in order]
            down = -(-len(cells) // across)
            for cell in cells:
                cell.truncate(part, pad=True)
            short = [Text("  ").join(cells[row::down]) for row in range(down)]
        double = [self.in_two(me, width) for me in order]
        spare = height - 1 - sum(map(len, double))
        for place, me in enumerate(order):  # one's own cards first
            whole = self.in_full(me, width)
            if spare >= len(whole) - len(double[place]):
                spare -= len(whole) - len(double[place])
                double[place] = whole
        lines = title + ([line for each in double for line in each] if spare >= 0 else short)
        return [*lines, *[Text()] * height][:height]

    def seats(self) -> Sequence[int]:
        """The viewer first."""
        players = self.seen.players
        return [(max(self.me, 0) + step) % players for step in range(players)]

    def brief(self, me: int) -> Text:
        """Mark of the turn, letter, sign."""
        each = self.seen.warriors[me]
        mark = "▶" if me == self.seen.active else "✓" if each.acted and each.seat == self.seen.seat else " "
        return Text(f"{mark}{LETTERS[me]}{sign(each.team)} ", f"bold {colour(each.team)}")

    def state_of(self, me: int) -> str:
        """``6♥ c4 Stunned``."""
        each = self.seen.warriors[me]
        if each.life == "dead":
            return "dead"
        if each.life == "gone":
            return "left"
        where = NAMES[each.square] if each.square != NOWHERE else ""
        under = " ".join(dict.fromkeys(STATUSES[status].name for status in each.statuses))
        return " ".join(part for part in (f"{max(each.hits, 0)}♥", where, under) if part)

    def cards(self, me: int) -> list[str]:
        """Its open cards, then its face-down ones: by name to those who may see them, else counted."""
        each = self.seen.warriors[me]
        blank = {card for card, *_ in self.seen.suppressed}
        found = [
            f"{FLAG}{TEAMS[card - FLAGS].name}" if is_flag(card) else f"{card_name(card)}{'×' if card in blank else ''}"
            for card in each.cards
            if card < BASIC
        ]
        down = self.down.get(me, ())
        marks = [*each.marks, *[0] * len(down)][: len(down)]
        return [
            *found,
            *(f"[{card_name(card)}{'×' * worn_out(mark, card)}]" for card, mark in zip(down, marks, strict=True)),
            *([f"[{each.downs}]"] if each.downs > len(down) else []),
        ]

    def in_full(self, me: int, width: int) -> list[Text]:
        """Two lines and more: name and state, then the cards."""
        each = self.seen.warriors[me]
        state = self.state_of(me)
        row = self.brief(me)
        name = cut(name_of(each), max(width - cell_len(row.plain) - cell_len(state) - 1, 6))
        row.append(f"{name} ", f"bold {colour(each.team)}" if each.life == "alive" else "dim")
        row.append(state, "" if each.life == "alive" else "dim")
        row.truncate(width, overflow="ellipsis")
        if each.life != "alive":
            return [row]
        lines = [row]
        said = ", ".join(self.cards(me))
        while said:
            part = (
                said if cell_len(said) <= width - 4 else said[: said.rfind(", ", 0, width - 4) + 1] or said[: width - 4]
            )
            lines.append(Text(f"    {part.strip()}", "dim"))
            said = said[len(part) :].strip()
        return lines

    def in_two(self, me: int, width: int) -> list[Text]:
        """Name and state; then the cards, cut short."""
        lines = self.in_full(me, width)
        mine = self.cards(me)
        if len(lines) <= 2 or not mine:
            return lines
        return [lines[0], Text(f"    {abridged(mine, width - 4)}", "dim")]

    def one_line(self, me: int, width: int) -> Text:
        """All of it in one line, cards cut short."""
        each = self.seen.warriors[me]
        row = self.brief(me)
        longest = min(10, max(width - NARROW, 4))
        names = short_names(tuple(map(name_of, self.seen.warriors)), longest)
        row.append(f"{fit(names[name_of(each)], longest)} ", "bold" if each.life == "alive" else "dim")
        row.append(f"{self.state_of(me)} ")
        left = width - cell_len(row.plain)
        mine = self.cards(me) if each.life == "alive" else []
        if left > 4 and mine:
            row.append(abridged(mine, left), "dim")
        row.truncate(width, overflow="ellipsis")
        return row

    # -- in sentences

    def sentence(self, me: int) -> str:
        each = self.seen.warriors[me]
        whose = "Your" if each.owner == self.me else f"{self.names[each.owner]}'s"
        said = f"{LETTERS[me]}: {whose} {name_of(each)} of the {TEAMS[each.team].name}"
        if each.life != "alive":
            return f"{said} is {'dead' if each.life == 'dead' else 'out of the game'}."
        where = f" on {NAMES[each.square]}" if each.square != NOWHERE else ""
        said += f" has {counted(max(each.hits, 0), 'hit')}{where}"
        under = [STATUSES[status].name for status in dict.fromkeys(each.statuses)]
        if under:
            said += f"; it is {', '.join(under)}"
        mine = self.cards(me)
        return f"{said}; cards: {', '.join(mine)}." if mine else f"{said}; no cards."
