"""The table of figures in lines of text: roomy where there is room, one line for each player where not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Option
from fracas.core.sentences import counted, listed
from fracas.games.figures import events as happened
from fracas.games.figures.actions import BONUS
from fracas.games.figures.armies import BUILD, CHOOSE, POINTS
from fracas.games.figures.deck import RANK, face
from fracas.games.figures.naming import condition_of
from fracas.games.figures.roster import ACTIONS
from fracas.games.figures.state import NO_CARD, NOBODY
from fracas.games.figures.view import FigureView, View
from fracas.terminal.board import Ask, Board, Picture
from fracas.terminal.games.figures.collection import as_row, load_cards
from fracas.terminal.games.figures.rows import fitted
from fracas.terminal.games.figures.setup import ask_armies, ordered_army
from fracas.terminal.screen import cut, fit
from fracas.terminal.short_names import short_names

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red")
ATTACKS, DEFENDS = "»", "«"
LAST_DISCARDS = 5
SPACED = 4
"""Names of so many cells have a blank around them; shorter ones are for lines where every cell counts."""
SHORTEST = 2
"""Cells that even the shortest name gets."""
LONGEST_OWNER = 12
"""Cells for the name of the one who fielded a captive."""
ROOMY = 10_000
"""Cells that nothing fills."""

MARKS = "▶ is to move. » attacks, « defends."
IN_WORDS = "Under Q J / 10 9 / 8 7: the special actions that a figure has on those cards."
IN_SIGNS = (
    "(3): a figure's Power; (w): wounded, adds no Power. B+5 Blast, D+5 Dodge, −5 intimidated: pending. "
    "[Q♥]: an armor card. 3c: cards in hand; S: stunned, loses a turn; 2h: captives held. "
    "t shows the names and special actions in full."
)
IN_MUSTER = "(3): a figure's Power; (?): it is still to get it."

Layout = Callable[["Table", int, int], list[Text]]


class FiguresBoard(Board):
    """How figures looks in a terminal."""

    def draw(self, seen: Sequence[View], names: list[str], *, width: int, room: int) -> Picture:
        table = Table(seen, names)
        if table.seen.phase == "muster":
            return Picture(table.mustering(width), IN_MUSTER)
        pictures = (self.drawn(table, layout, width) for layout in LAYOUTS)
        return next((picture for picture in pictures if len(picture) <= room), None) or self.drawn(
            table, one_line_a_seat, width
        )

    def drawn(self, table: Table, layout: Layout, width: int) -> Picture:
        """The table in one of its layouts, with what its signs mean."""
        table.in_signs = layout is not one_figure_a_line
        lines = table.drawn(layout, width)
        in_words = [IN_WORDS] if layout is one_figure_a_line else []
        return Picture(lines, " ".join([MARKS, *in_words, *([IN_SIGNS] if table.in_signs else [])]))

    def options(self, asked: Asked) -> list[Option]:
        return sorted(asked.options, key=lambda option: by_rank(option.value)) if asked.ask == "card" else asked.options

    def tell(self, seen: View, names: list[str]) -> list[str]:
        used = "Special actions (King and Ace are Recover for every figure):"
        return [*self._told(seen, names), "", used, *(f"  {line}" for line in self.printed(seen))]

    def tell_now(self, seen: View, names: list[str]) -> list[str]:
        return [*self._told(seen, names), "", *self.hand(seen, names)]

    def _told(self, seen: View, names: list[str]) -> list[str]:
        lines = [Table([seen], names).piles()]
        for seat in range(seen.players):
            heading = Table([seen], names).heading(seat).plain
            lines += ["", heading[2:] + (" · to move" if heading.startswith("▶") else "")]
            for place in seen.lines[seat]:
                figure = seen.figures[place]
                card = seen.cards[figure.card]
                lines.append(f"  {card.name}: {condition_of(figure)}")
                lines.append("    Q J {}, 10 9 {}, 8 7 {}".format(*(ACTIONS[a].name for a in card.actions)))
            for place in seen.captives[seat]:
                figure = seen.figures[place]
                who = f"fielded by {names[figure.owner]} with Power {figure.start}"
                lines.append(f"  holds {seen.cards[figure.card].name} captive: {who}")
        return lines

    def printed(self, seen: View) -> list[str]:
        used = sorted({action for figure in seen.figures for action in (*seen.cards[figure.card].actions, "recover")})
        return [f"{ACTIONS[action].name}: {ACTIONS[action].text}" for action in used]

    def hand(self, seen: View, names: list[str]) -> list[str]:  # noqa: ARG002
        return [f"Your hand: {', '.join(faces(seen.hand))}."] if seen.hand else []

    def is_noise(self, event: Event) -> bool:
        if isinstance(event, happened.Drew):
            return event.card is None
        return isinstance(event, happened.DealtForFirst | happened.HandsDealt | happened.ArmyFielded)

    def opens_paragraph(self, event: Event) -> bool:
        return isinstance(event, happened.TurnBegins | happened.GoesFirst | happened.GameOver)

    def arrange(self, people: list[str], settings: Mapping[str, Any], ask: Ask) -> dict[str, Any]:
        return {} if "armies" in settings else {"armies": ask_armies(people, ask)}

    def order(self, words: list[str]) -> list[Any]:
        return [ordered_army(word) for word in words]

    def brought(self) -> dict[str, Any]:
        cards = load_cards()
        return {"cards": [as_row(card) for card in cards]} if cards else {}


class Table:
    """One moment of a game, as one or more seats see it."""

    def __init__(self, seen: Sequence[View], names: list[str]) -> None:
        self.seen = seen[0]
        self.names = names
        self.alone = len(seen) == 1
        self.hands = {view.viewer: view.hand for view in seen if view.viewer >= 0}
        self.in_signs = False
        """Is anything drawn in signs that has no room in words?"""

    def drawn(self, layout: Layout, width: int) -> list[Text]:
        """Title, the others, the clash, the viewer's own army, their hand."""
        seen = self.seen
        me = seen.viewer if self.alone else NOBODY
        others = (
            [(me + step) % seen.players for step in range(1, seen.players + 1)] if me >= 0 else [*range(seen.players)]
        )
        lines = [Text(cut(self.piles(width), width), "reverse")]
        lines[0].truncate(width, pad=True)
        for seat in others:
            if seat == me:
                lines.append(self.clash(width))
            lines += layout(self, seat, width)
        if me < 0:
            lines.append(self.clash(width))
        elif seen.hand:
            lines.append(Text("Your hand: ", "bold") + Text("  ".join(faces(seen.hand)), "bold"))
        return lines

    def mustering(self, width: int) -> list[Text]:
        """The armies as far as they stand, and what is left to spend."""
        seen = self.seen
        lines = []
        for seat in range(seen.players):
            line = [seen.figures[place] for place in seen.lines[seat]]
            left = POINTS - sum(figure.power for figure in line)
            row = Text(cut(self.who(seat), 20), f"bold {SEAT_STYLES[seat]}")
            if seen.orders[seat] in (CHOOSE, BUILD):
                of = f" of {seen.sizes[seat]}" if seen.sizes[seat] else ""
                row.append(f": {left} of {POINTS} points left, {len(line)}{of} figures")
            row.append(":" if line else ": no figures yet")

            def cell(figure: FigureView, longest: int) -> Text:
                return Text(f"{self.short(longest)[self.name(figure)]} ({figure.power or '?'})")

            lines += fitted(row, line, cell, width, longest=self.longest_name, shortest=SHORTEST)
        return lines

    def piles(self, width: int = ROOMY) -> str:
        """The turn and the last one, the direction of play, the draw pile and as many of the last discards as fit."""
        seen = self.seen
        parts = ["Figures", f"turn {seen.turns}" + (f" of {seen.turn_limit}" if seen.turn_limit else "")]
        if seen.players > 2:
            ways = ("left", "right") if seen.direction > 0 else ("right", "left")
            parts.append(f"play goes {ways[0]}" + (f", then {ways[1]}" if seen.sneaks % 2 else ""))
        parts.append(f"draw pile {seen.draw_pile}")
        parts.append(f"discards {len(seen.discard)}")
        row = " · ".join(parts)
        for count in range(min(LAST_DISCARDS, len(seen.discard)), 0, -1):
            last = f"{row}: " + " ".join(face(card) for card in seen.discard[-count:])
            if cell_len(last) <= width:
                return last
        return row

    def who(self, seat: int, *, you: str = "You") -> str:
        return you if self.alone and seat == self.seen.viewer else self.names[seat]

    def name(self, figure: FigureView) -> str:
        return self.seen.cards[figure.card].name

    def mark(self, place: int) -> str:
        """How a figure takes part in the battle."""
        return ATTACKS if place == self.seen.attacker else DEFENDS if place == self.seen.defender else " "

    def heading(self, seat: int, width: int = ROOMY) -> Text:
        """A seat's name, whether it is to move, its hand, its stuns, its captives; also those of one who is out."""
        seen = self.seen
        row = Text(self.to_move(seat) + self.who(seat), f"bold {SEAT_STYLES[seat]}")
        if seen.lines[seat]:
            row.append(f" · {counted(seen.hand_sizes[seat], 'card')}")
            if not self.alone and self.hands.get(seat):
                row.append(": " + " ".join(faces(self.hands[seat])), "bold")
        else:
            row.append(" · out of the game", "dim")
        if seen.stuns[seat] and seen.lines[seat]:
            row.append(" · stunned" + times(seen.stuns[seat]), "bold")
        if seen.captives[seat]:
            room = width - cell_len(row.plain)
            row.append(next(said for said in self.holds(seat) if cell_len(said) <= room or said.endswith("held")))
        return row

    def holds(self, seat: int) -> Iterator[str]:
        """The captives of a seat with who fielded them and with which Power: in fewer and fewer words."""
        captives = [self.seen.figures[place] for place in self.seen.captives[seat]]
        for longest in range(self.longest_name, SPACED - 1, -1):
            short = self.short(longest)
            yield " · holds " + listed([f"{short[self.name(f)]} ({f.start}, {self.whose(f.owner)})" for f in captives])
        for longest in range(self.longest_name, SHORTEST - 1, -1):
            short = self.short(longest)
            space = " " if longest >= SPACED else ""
            yield " · holds " + " ".join(f"{short[self.name(f)]}{space}({f.start})" for f in captives)
        yield f" · {len(captives)} held"

    def to_move(self, seat: int) -> str:
        return "▶ " if seat == self.seen.seat and self.seen.phase in ("turn", "battle") else "  "

    def whose(self, seat: int) -> str:
        return "yours" if self.alone and seat == self.seen.viewer else f"{cut(self.names[seat], LONGEST_OWNER)}'s"

    def short_heading(self, seat: int, width: int) -> str:
        """The same before a line of figures: in words if they fit, else in signs after as much of the name as does."""
        seen = self.seen
        cards, stuns, held = seen.hand_sizes[seat], seen.stuns[seat], len(seen.captives[seat])
        name = self.to_move(seat) + self.who(seat)
        words = [counted(cards, "card")]
        words += [f"stunned{times(stuns)}"] if stuns else []
        words += [f"{held} held"] if held else []
        whole = " · ".join([name, *words])
        if cell_len(whole) <= width:
            return whole
        signs = f" {cards}c" + (f" S{times(stuns)}" if stuns else "") + (f" {held}h" if held else "")
        return cut(name, width - cell_len(signs)) + signs

    def clash(self, width: int) -> Text:
        """The battle in the middle, as far as it is settled."""
        seen = self.seen
        row = Text("──", "dim")
        if seen.attacker != NOBODY:
            row.append(f" {ATTACKS} {self.fighter(seen.attacker, seen.attack_card)}", "bold")
            if seen.defender != NOBODY:
                row.append(f" against {DEFENDS} {self.fighter(seen.defender, seen.defence_card)}", "bold")
            elif seen.opponent != NOBODY:
                row.append(f" attacks {self.who(seen.opponent, you='you')}", "bold")
            row.append(" ")
        row.append("─" * (width - cell_len(row.plain)), "dim")
        row.truncate(width, overflow="ellipsis")
        return row

    def fighter(self, place: int, card: int) -> str:
        return self.name(self.seen.figures[place]) + ("" if card == NO_CARD else f" {face(card)}")

    @property
    def longest_name(self) -> int:
        return max((cell_len(self.name(figure)) for figure in self.seen.figures), default=0)

    def short(self, width: int) -> dict[str, str]:
        """The names of all figures at the table, in so many cells."""
        return short_names(tuple(self.name(figure) for figure in self.seen.figures), width)

    def cell(self, place: int, longest: int) -> Text:
        """A figure: its mark, its name in so many cells, how it stands in signs."""
        figure = self.seen.figures[place]
        name = self.short(longest)[self.name(figure)] + (" " if longest >= SPACED else "")
        cell = Text(self.mark(place) + name, "dim" if figure.wounded else "")
        return cell.append(brief(figure), "red" if figure.wounded else "bold")


def one_figure_a_line(table: Table, seat: int, width: int) -> list[Text]:
    """Every figure with its standing and its three special actions in words."""
    seen = table.seen
    heading = table.heading(seat, width)
    if not seen.lines[seat]:
        return [_cut(heading, width)]
    longest = min(max(cell_len(table.name(figure)) for figure in seen.figures), width * 3 // 10)
    middle = min(max([*(cell_len(condition_of(figure)) for figure in seen.figures), 9]), width * 3 // 10)
    printed = "Q J / 10 9 / 8 7"
    space = longest + middle + 7 - cell_len(heading.plain)
    if space > 1:
        heading.append(" " * space + printed, "dim")
    rows = [_cut(heading, width)]
    for place in seen.lines[seat]:
        figure = seen.figures[place]
        row = Text(f" {table.mark(place)} {fit(table.short(longest)[table.name(figure)], longest)}  ")
        stands = condition_of(figure)
        if cell_len(stands) > middle:
            stands, table.in_signs = brief(figure), True
        row.append(fit(stands, max(middle, cell_len(stands))), "red" if figure.wounded else "bold")
        row.append("  " + " / ".join(ACTIONS[a].name for a in seen.cards[figure.card].actions), "dim")
        rows.append(_cut(row, width))
    return rows


def two_figures_a_line(table: Table, seat: int, width: int) -> list[Text]:
    """Two figures side by side, under their player."""
    places = table.seen.lines[seat]
    half = (width - 2) // 2
    rows = [_cut(table.heading(seat, width), width)]
    for start in range(0, len(places), 2):
        row = Text(" ")
        for place in places[start : start + 2]:
            cell = table.cell(place, max(half - cell_len(brief(table.seen.figures[place])) - 3, SHORTEST))
            cell.truncate(half, overflow="ellipsis", pad=True)
            row += cell
        rows.append(_cut(row, width))
    return rows


def one_line_of_figures(table: Table, seat: int, width: int) -> list[Text]:
    """All figures on one line, under their player; on more, if they do not fit."""
    rows = [_cut(table.heading(seat, width), width)]
    if table.seen.lines[seat]:
        rows += _lines_of(table, seat, Text(), width)
    return rows


def one_line_a_seat(table: Table, seat: int, width: int) -> list[Text]:
    """Player and figures on one line, for a crowded table."""
    if not table.seen.lines[seat]:
        return [_cut(table.heading(seat, width), width)]
    limit = width * 7 // 20
    in_line = [other for other in range(table.seen.players) if table.seen.lines[other]]
    longest = max(cell_len(table.short_heading(other, limit)) for other in in_line)
    heading = Text(fit(table.short_heading(seat, limit), longest + 1), f"bold {SEAT_STYLES[seat]}")
    return _lines_of(table, seat, heading, width)


LAYOUTS: tuple[Layout, ...] = (one_figure_a_line, two_figures_a_line, one_line_of_figures)
"""Where there is room, the roomiest first."""


def _lines_of(table: Table, seat: int, heading: Text, width: int) -> list[Text]:
    """The figures side by side behind a heading, all names as long as the line allows."""
    return fitted(
        heading, table.seen.lines[seat], table.cell, width, longest=table.longest_name, shortest=SHORTEST, spaced=SPACED
    )


def _cut(row: Text, width: int) -> Text:
    row.truncate(width, overflow="ellipsis")
    return row


def faces(cards: Sequence[int]) -> list[str]:
    """A hand, from the lowest card to the highest."""
    return [face(card) for card in sorted(cards, key=by_rank)]


def by_rank(card: int) -> tuple[int, int]:
    """Where a card stands in a hand."""
    return RANK[card], card


def times(count: int) -> str:
    """``""`` for one, ``" ×2"`` for more."""
    return f" ×{count}" if count > 1 else ""


def brief(figure: FigureView) -> str:
    """How a figure stands, in signs."""
    parts = ["(w)" if figure.wounded else f"({figure.power})"]
    if figure.blasts:
        parts.append(f"B+{BONUS * figure.blasts}")
    if figure.dodges:
        parts.append(f"D+{BONUS * figure.dodges}")
    if figure.fears:
        parts.append(f"−{BONUS * figure.fears}")
    parts += [f"[{face(card)}]" for card in figure.armor]
    return " ".join(parts)


BOARD = FiguresBoard()
