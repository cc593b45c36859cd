"""The table of figures in lines of text: roomy where there is room, one line for each player where not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Option
from fracas.core.sentences import listed
from fracas.games.figures import events as happened
from fracas.games.figures.actions import BONUS
from fracas.games.figures.armies import BUILD, CHOOSE, POINTS
from fracas.games.figures.deck import RANK, face
from fracas.games.figures.naming import standing_of
from fracas.games.figures.roster import ACTIONS
from fracas.games.figures.state import NO_CARD, NOBODY
from fracas.games.figures.view import FigureView, View
from fracas.terminal.board import Ask, Board, Picture
from fracas.terminal.games.figures.collection import as_row, load_cards
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

MARKS = "▶ is to move. » attacks, « defends. "
IN_WORDS = "Under Q J / 10 9 / 8 7: the special actions that a figure has on those cards."
IN_SIGNS = (
    "(3): a figure's Power; (w): wounded, adds no Power. B+5 Blast, D+5 Dodge, −5 intimidated: pending. "
    "[Q♥]: an armor card. t shows the names and special actions in full."
)
IN_MUSTER = "(3): a figure's Power; (?): it is still to get it."

Layout = Callable[["Table", int, int], list[Text]]


class FiguresBoard(Board):
    """How figures looks in a terminal."""

    def draw(self, seen: Sequence[View], names: list[str], *, width: int, room: int) -> Picture:
        table = Table(seen, names)
        if table.seen.phase == "muster":
            return Picture(table.mustering(width), IN_MUSTER)
        around = 3 if table.seen.hand else 2  # the piles, the clash, the hand
        for layout, height in LAYOUTS:
            if around + sum(map(height, map(len, table.seen.lines))) <= room:
                return Picture(table.drawn(layout, width), MARKS + LEGENDS[layout])
        return Picture(table.drawn(one_line_a_seat, width), MARKS + IN_SIGNS)

    def options(self, asked: Asked) -> list[Option]:
        return sorted(asked.options, key=lambda option: by_rank(option.value)) if asked.ask == "card" else asked.options

    def tell(self, seen: View, names: list[str]) -> list[str]:
        lines = [Table([seen], names).piles()]
        for seat in range(seen.players):
            heading = Table([seen], names).heading(seat).plain
            lines += ["", heading[2:] + (" · to move" if heading.startswith("▶") else "")]
            for place in seen.lines[seat]:
                figure = seen.figures[place]
                card = seen.cards[figure.card]
                lines.append(f"  {card.name}: {standing_of(figure)}")
                lines.append("    Q J {}, 10 9 {}, 8 7 {}".format(*(ACTIONS[a].name for a in card.actions)))
        used = sorted({action for figure in seen.figures for action in (*seen.cards[figure.card].actions, "recover")})
        lines += ["", "Special actions (King and Ace are Recover for every figure):"]
        lines += [f"  {ACTIONS[action].name}: {ACTIONS[action].text}" for action in used]
        return lines

    def hand(self, seen: View, names: list[str]) -> list[str]:  # noqa: ARG002
        return [f"Your hand: {', '.join(faces(seen.hand))}."] if seen.hand else []

    def is_noise(self, event: Event) -> bool:
        if isinstance(event, happened.Drew):
            return event.card is None
        return isinstance(event, happened.DealtForFirst | happened.HandsDealt | happened.ArmyFielded)

    def opens_paragraph(self, event: Event) -> bool:
        return isinstance(event, happened.TurnBegins | happened.GoesFirst | happened.GameOver)

    def tally(self, events: Sequence[Event], seen: View, names: list[str]) -> list[str]:
        attacks: Counter[int] = Counter()
        failed: Counter[int] = Counter()
        specials: Counter[int] = Counter()
        attacker = NOBODY
        for event in events:
            if isinstance(event, happened.Attacks):
                attacker = event.seat
                attacks[attacker] += 1
            elif isinstance(event, happened.AttackFails):
                failed[attacker] += 1
            elif isinstance(event, happened.SpecialUsed):
                specials[attacker] += 1
        longest = max(map(cell_len, names))
        return [
            f"  {fit(names[seat], longest)}  figures left {len(seen.lines[seat])}, "
            f"captives {len(seen.captives[seat])}, attacks won {attacks[seat] - failed[seat]} of {attacks[seat]}, "
            f"special actions {specials[seat]}"
            for seat in range(seen.players)
        ]

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

    def drawn(self, layout: Layout, width: int) -> list[Text]:
        """Title, the others, the clash, the viewer's own army, their hand."""
        seen = self.seen
        me = seen.viewer if self.alone else NOBODY
        others = (
            [(me + step) % seen.players for step in range(1, seen.players + 1)] if me >= 0 else [*range(seen.players)]
        )
        lines = [Text(cut(self.piles(), width), "reverse")]
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
            army = ", ".join(f"{self.name(figure)} ({figure.power or '?'})" for figure in line)
            left = POINTS - sum(figure.power for figure in line)
            row = Text(cut(self.who(seat), 20), f"bold {SEAT_STYLES[seat]}")
            row.append(f": {army or 'no figures yet'}")
            if seen.orders[seat] in (CHOOSE, BUILD):
                row.append(f"; {left} of {POINTS} points left")
            row.truncate(width, overflow="ellipsis")
            lines.append(row)
        return lines

    def piles(self) -> str:
        """The turn, the direction of play, the draw pile and the last discards."""
        seen = self.seen
        parts = ["Figures", f"turn {seen.turns}"]
        if seen.players > 2:
            parts.append("play goes " + ("left" if seen.direction > 0 else "right"))
        parts.append(f"draw pile {seen.draw_pile}")
        last = " ".join(face(card) for card in seen.discard[-LAST_DISCARDS:])
        parts.append(f"discards {len(seen.discard)}" + (f": {last}" if last else ""))
        return " · ".join(parts)

    def who(self, seat: int, *, you: str = "You") -> str:
        return you if self.alone and seat == self.seen.viewer else self.names[seat]

    def name(self, figure: FigureView) -> str:
        return self.seen.cards[figure.card].name

    def mark(self, place: int) -> str:
        """How a figure takes part in the battle."""
        return ATTACKS if place == self.seen.attacker else DEFENDS if place == self.seen.defender else " "

    def heading(self, seat: int, *, short: bool = False) -> Text:
        """A seat's name, whether it is to move, its hand, its captives, its stuns."""
        seen = self.seen
        mine = seat == seen.seat and seen.phase in ("turn", "battle")
        row = Text(("▶ " if mine else "  ") + self.who(seat), f"bold {SEAT_STYLES[seat]}")
        if not seen.lines[seat]:
            return row.append(" · out of the game", "dim")
        count = seen.hand_sizes[seat]
        row.append(f" · {count} card{'' if count == 1 else 's'}")
        if not self.alone and self.hands.get(seat):
            row.append(": " + " ".join(faces(self.hands[seat])), "bold")
        if seen.stuns[seat]:
            row.append(" · stunned" + (f" ×{seen.stuns[seat]}" if seen.stuns[seat] > 1 else ""), "bold")
        held = seen.captives[seat]
        if held:
            row.append(f" · {len(held)} held" if short else " · holds " + self.figures(held), "italic")
        return row

    def figures(self, places: Sequence[int]) -> str:
        return listed([self.name(self.seen.figures[place]) for place in places])

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
    heading = table.heading(seat)
    if not seen.lines[seat]:
        return [_cut(heading, width)]
    longest = min(max(cell_len(table.name(figure)) for figure in seen.figures), width * 3 // 10)
    states = [standing_of(figure) for figure in seen.figures]
    middle = min(max([*map(cell_len, states), 9]), width * 3 // 10)
    printed = "Q J / 10 9 / 8 7"
    space = longest + middle + 7 - cell_len(heading.plain)
    if space > 1:
        heading.append(" " * space + printed, "dim")
    rows = [_cut(heading, width)]
    for place in seen.lines[seat]:
        figure = seen.figures[place]
        row = Text(f" {table.mark(place)} {fit(table.short(longest)[table.name(figure)], longest)}  ")
        row.append(fit(states[place], middle), "red" if figure.wounded else "bold")
        row.append("  " + " / ".join(ACTIONS[a].name for a in seen.cards[figure.card].actions), "dim")
        rows.append(_cut(row, width))
    return rows


def two_figures_a_line(table: Table, seat: int, width: int) -> list[Text]:
    """Two figures side by side, under their player."""
    places = table.seen.lines[seat]
    half = (width - 2) // 2
    rows = [_cut(table.heading(seat), width)]
    for start in range(0, len(places), 2):
        row = Text(" ")
        for place in places[start : start + 2]:
            cell = table.cell(place, max(half - cell_len(brief(table.seen.figures[place])) - 3, SHORTEST))
            cell.truncate(half, overflow="ellipsis", pad=True)
            row += cell
        rows.append(_cut(row, width))
    return rows


def one_line_of_figures(table: Table, seat: int, width: int) -> list[Text]:
    """All figures on one line, under their player."""
    rows = [_cut(table.heading(seat), width)]
    if table.seen.lines[seat]:
        rows.append(_line_of(table, seat, width))
    return rows


def one_line_a_seat(table: Table, seat: int, width: int) -> list[Text]:
    """Player and figures on one line, for a crowded table."""
    heading = table.heading(seat, short=True)
    if not table.seen.lines[seat]:
        return [_cut(heading, width)]
    longest = max(cell_len(table.heading(other, short=True).plain) for other in range(table.seen.players))
    heading = Text(fit(heading.plain, min(longest, width * 7 // 20) + 1), heading.style)
    return [_cut(heading + _line_of(table, seat, width - cell_len(heading.plain)), width)]


LAYOUTS: tuple[tuple[Layout, Callable[[int], int]], ...] = (
    (one_figure_a_line, lambda figures: 1 + figures),
    (two_figures_a_line, lambda figures: 1 + (figures + 1) // 2),
    (one_line_of_figures, lambda figures: 2 if figures else 1),
)
"""The roomiest first, each with the lines that it takes for an army of so many figures."""


LEGENDS: dict[Layout, str] = {one_figure_a_line: IN_WORDS, two_figures_a_line: IN_SIGNS, one_line_of_figures: IN_SIGNS}


def _line_of(table: Table, seat: int, width: int) -> Text:
    """The figures side by side, all names as long as the line allows."""
    places = table.seen.lines[seat]
    for longest in range(max(cell_len(table.name(figure)) for figure in table.seen.figures), SHORTEST - 1, -1):
        between = Text(" " if longest >= SPACED else "")
        row = Text(" ") + between.join(table.cell(place, longest) for place in places)
        if cell_len(row.plain) <= width:
            break
    return row


def _cut(row: Text, width: int) -> Text:
    row.truncate(width, overflow="ellipsis")
    return row


def faces(cards: Sequence[int]) -> list[str]:
    """A hand, from the lowest card to the highest."""
    return [face(card) for card in sorted(cards, key=by_rank)]


def by_rank(card: int) -> tuple[int, int]:
    """Where a card stands in a hand."""
    return RANK[card], card


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
