"""The table of legacy in lines of text: roomy where there is room, four lines where there is hardly any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from rich.cells import cell_len
from rich.text import Text

from fracas.core.sentences import counted, plain, signed
from fracas.games.legacy.content import LOCATION_POINTS, LOCATIONS, POWER, SET, TERRAIN, number_of
from fracas.games.legacy.naming import ability, champion_name, location_name
from fracas.games.legacy.state import LANDSLIDE, NOBODY, WILD_WAYS
from fracas.games.legacy.view import View
from fracas.terminal.screen import cut, fit

SEAT_STYLES = ("cyan", "magenta")
BATTLES = SET - 2
"""Of a round: one champion lies in the pile from the beginning, and one is left at the end."""
EFFECT, CARRIED, NOW = "*", "°", "▶"
LONGEST_NAME = 10
"""Cells for a player's name where every cell counts."""
SHORTEST = 2
"""Cells that even the shortest name of a champion gets."""
COUNTED = ("totals", "winner", "points", "aftermath", "clean-up")
"""The steps in which the totals stand."""
WILD = number_of("druid", "legacy", "raise")
KINDS = ("battle", "legacy")

Part = tuple[str, int]
"""What a part of a total is called, and what it adds."""


def joined(left: Text, right: Text | str) -> Text:
    return left.append(right) if isinstance(right, str) else left.append_text(right)


def brief(champion: int, longest: int = 20) -> str:
    """``7 Warrior``, the name cut to so many letters: the power tells it from others that begin alike."""
    return f"{POWER[champion]} {champion_name(champion)[:longest]}"


class Table:
    """One moment of a game, as one or more seats see it."""

    def __init__(self, seen: Sequence[View], names: list[str]) -> None:
        self.seen = seen[0]
        self.names = names
        self.me = self.seen.viewer if len(seen) == 1 else NOBODY
        """The seat that is told "You"; nobody for a spectator, and where several look at once."""

    # -- who and what

    def who(self, seat: int) -> str:
        return "You" if seat == self.me else self.names[seat]

    def label(self, seat: int) -> str:
        return cut(self.who(seat), LONGEST_NAME)

    def margin(self) -> int:
        """Cells for the names of both players, before what is theirs."""
        return max(cell_len(self.label(seat)) for seat in (0, 1)) + 1

    def in_play(self) -> list[int]:
        """The champions of both players, by power."""
        return sorted({*self.seen.sets[0], *self.seen.sets[1]}, key=lambda champion: (POWER[champion], champion))

    def places(self) -> list[int]:
        """The locations of this game: an event that was not drawn is none."""
        seen = self.seen
        return sorted({*seen.row, *seen.top, *seen.bag, *seen.bottom, *seen.discards})

    def favoured(self, location: int) -> list[int]:
        """Those of them that the terrain of a location favours."""
        return [champion for champion in self.in_play() if TERRAIN[location][champion]]

    def is_fought(self) -> bool:
        """Are the champions of this battle turned up?"""
        return self.seen.mains[0] != NOBODY

    def parts(self, seat: int) -> list[Part]:
        """A total as far as it stands, part by part (legacy.combat.total)."""
        seen = self.seen
        main, armed = seen.mains[seat], seen.armed[seat]
        terrain = TERRAIN[seen.row[0]]
        power = POWER[main] if seen.set_powers[seat] == NOBODY else seen.set_powers[seat]
        found = [(champion_name(main), power)]
        found += [(champion_name(ally), POWER[ally]) for ally in seen.allies[seat]]
        if LANDSLIDE not in (*seen.armed[0], *seen.armed[1]):
            found += [("terrain", terrain[each]) for each in (main, *seen.allies[seat]) if terrain[each]]
        found += [(ability(term[1], KINDS[term[2]]).name, term[3]) for term in seen.terms if term[0] == seat]
        if WILD_WAYS in armed and not terrain[main]:
            found.append(("Wild Ways", WILD))
        if seen.step in COUNTED and (missing := seen.totals[seat] - sum(amount for _, amount in found)):
            found.append(("Stand Firm", missing))
        return found

    # -- single lines

    def title(self, width: int) -> Text:
        """Round, battle, scores and Fatestone."""
        seen = self.seen
        battle = max(seen.battle, 1)
        first = max(self.me, 0)
        scores = ", ".join(f"{self.label(seat)} {seen.scores[seat]}" for seat in (first, 1 - first))
        stone = f"{seen.value}: {self.label(seen.holder)}" if seen.holder >= 0 else "aside"
        where = (
            (f"Legacy · round {seen.round} of {seen.rounds} · battle {battle} of {BATTLES}", "Fatestone "),
            (f"Round {seen.round}/{seen.rounds} · battle {battle}/{BATTLES}", "Fatestone "),
            (f"{seen.round}/{seen.rounds} {battle}/{BATTLES}", "◆"),
        )
        ended = (("Legacy · the end", "Fatestone "), ("The end", "◆"))
        for begins, sign in ended if seen.phase == "over" else where:
            said = f"{begins} · {scores} · {sign}{stone}" + (" · beginner" if seen.beginner else "")
            if cell_len(said) <= width:
                break
        line = Text(cut(said, width), "reverse")
        line.truncate(width, pad=True)
        return line

    def place(self, location: int) -> str:
        """A location with its points; a sign if it does something."""
        return f"{location_name(location)}{EFFECT if LOCATIONS[location].effect else ''} {LOCATION_POINTS[location]}"

    def locations(self, width: int) -> list[Text]:
        """One location a line, the current one first, with those it favours."""
        longest = max((cell_len(self.place(location)) for location in self.seen.row), default=0)
        rows = []
        for number, location in enumerate(self.seen.row):
            row = Text(f"{' ' if number else NOW} {fit(self.place(location), longest)}  ", "" if number else "bold")
            row.append("favours ")
            room = width - cell_len(row.plain)
            named = "nobody"
            for most, between in product(self.lengths(), (", ", " ")):
                named = between.join(brief(champion, most) for champion in self.favoured(location)) or "nobody"
                if cell_len(named) <= room:
                    break
            row.append(named, "" if number else "bold")
            rows.append(_cut(row, width))
        return rows or [Text("  no location is left")]

    def row(self, width: int) -> Text:
        """All locations on one line."""
        row = Text()
        for longest in self.lengths():
            row = Text()
            for number, location in enumerate(self.seen.row):
                row.append(" · " if number else f"{NOW} ", "dim" if number else "bold")
                row.append(self.place(location), "" if number else "bold")
                names = [champion_name(champion)[:longest] for champion in self.favoured(location)]
                row.append(f" ({', '.join(names) or 'nobody'})", "dim" if number else "")
            if cell_len(row.plain) <= width:
                return row
        points = Text(f"{NOW} " + " · ".join(map(self.place, self.seen.row)), "bold")
        return _cut(points if self.seen.row else Text("  no location is left"), width)

    def deck(self, width: int, *, names: bool = False) -> Text:
        """The deck as far as it is known: top, how many in unknown order, bottom; and the discards."""
        seen = self.seen
        parts = []
        if seen.top:
            parts.append("top " + ", ".join(map(self.place, seen.top)))
        if seen.bag:
            which = " (" + ", ".join(map(self.place, seen.bag)) + ")" if names else ""
            parts.append(f"{len(seen.bag)} unknown{which}")
        if seen.bottom:
            parts.append("bottom " + ", ".join(map(self.place, seen.bottom)))
        size = len(seen.top) + len(seen.bag) + len(seen.bottom)
        thrown = f" · {counted(len(seen.discards), 'discard')}"
        line = f"  Deck {size}" + (": " + ", ".join(parts) if parts else "") + thrown
        if names and cell_len(line) > width:
            return self.deck(width)
        if cell_len(line) > width:  # the discards are to be seen however much is known
            line = cut(line.removesuffix(thrown), width - cell_len(thrown)) + thrown
        return Text(cut(line, width), "dim")

    def heading(self, seat: int, width: int) -> Text:
        """A player on a line of their own: points, Fatestone, what they carried, what is armed."""
        seen = self.seen
        row = Text(f"{self.who(seat)}", f"bold {SEAT_STYLES[seat]}")
        row.append(f" · {counted(seen.scores[seat], 'point')}")
        if seat == seen.holder:
            row.append(f" · {'hold' if seat == self.me else 'holds'} the Fatestone at {seen.value}", "bold")
        armed = dict.fromkeys(effect.replace("-", " ") for effect in seen.armed[seat])
        if armed:
            row.append(" · armed: " + ", ".join(armed), "italic")
        if seen.carried[seat] != NOBODY:
            row.append(f" · carried the {champion_name(seen.carried[seat])}{CARRIED}")
        return _cut(row, width)

    def hand(self, seat: int, room: int) -> Text:
        """Powers and names, and who is set aside, as long as the line allows."""
        hand, aside = self.seen.hands[seat], self.seen.aside[seat]
        row = Text()
        for longest in self.lengths():
            row = Text("hand ", "dim")
            row.append(" ".join(brief(each, longest) for each in hand) or "empty")
            if aside:
                row.append("  aside ", "dim")
                row.append(" ".join(brief(each, longest) for each in aside))
            if cell_len(row.plain) <= room:
                break
        return _cut(row, room)

    def pile(self, seat: int, room: int) -> Text:
        """The legacy pile, bottom to top, the top in brackets."""
        pile = self.seen.piles[seat]
        row = Text()
        for longest in self.lengths():
            row = Text("pile ", "dim")
            row.append(" ".join(f"{self.lying(seat, each, longest)}" for each in pile[:-1]))
            if pile:
                row.append(" " if len(pile) > 1 else "")
                row.append(f"[{self.lying(seat, pile[-1], longest)}]", "bold")
            else:
                row.append("empty")
            if cell_len(row.plain) <= room:
                break
        return _cut(row, room)

    def lying(self, seat: int, champion: int, longest: int) -> str:
        """A champion of a pile."""
        return brief(champion, longest) + (CARRIED if champion == self.seen.carried[seat] else "")

    def whole_hand(self, seat: int, width: int) -> list[Text]:
        """Full names, on as many lines as they take."""
        lines = [Text("  hand", "dim")]
        for each in self.seen.hands[seat]:
            if cell_len(lines[-1].plain) + len(champion_name(each)) + 4 > width:
                lines.append(Text("      "))
            lines[-1].append(f"  {brief(each)}", "not dim")
        for each in self.seen.aside[seat]:
            if cell_len(lines[-1].plain) + len(champion_name(each)) + 10 > width:
                lines.append(Text("      "))
            lines[-1].append("  aside ").append(brief(each), "not dim")
        return lines

    def lengths(self) -> range:
        """Of names, the longest first."""
        return range(max(map(len, map(champion_name, self.in_play()))), SHORTEST - 1, -1)

    def clash(self, width: int) -> Text:
        """The battle in the middle, with both totals as far as they stand."""
        row = Text("──", "dim")
        if self.is_fought():
            first = max(self.me, 0)
            sides = [self.side(seat, words=True) for seat in (first, 1 - first)]
            if sum(map(cell_len, sides)) + 8 > width:
                sides = [self.side(seat, words=False) for seat in (first, 1 - first)]
            row.append(f" {sides[0]} │ {sides[1]} ", "bold")
        row.append("─" * (width - cell_len(row.plain)), "dim")
        return _cut(row, width)

    def side(self, seat: int, *, words: bool) -> str:
        """One side of the battle: ``Knight 9, terrain +2, Backstab −1 = 10``."""
        parts = self.parts(seat)
        total = plain(sum(amount for _, amount in parts))
        fighting = 1 + len(self.seen.allies[seat])
        if words:
            said = [f"{what} {plain(amount)}" for what, amount in parts[:fighting]]
            said += [f"{what} {signed(amount)}" for what, amount in parts[fighting:]]
            told = ", ".join(said)
        else:
            told = " & ".join(f"{what} {plain(amount)}" for what, amount in parts[:fighting])
            told += "".join(f" {signed(amount)}" for _, amount in parts[fighting:])
        return f"{self.label(seat)}: {told}" + (f" = {total}" if len(parts) > 1 else "")

    # -- layouts

    def mine_last(self) -> tuple[int, int]:
        """The seats from the top of the screen to its foot."""
        return (1 - self.me, self.me) if self.me >= 0 else (0, 1)

    def of_seat(self, seat: int, width: int) -> list[Text]:
        """Hand and pile on two lines: the hand outside, the pile towards the battle."""
        margin = self.margin()
        name = Text(fit(self.label(seat), margin), f"bold {SEAT_STYLES[seat]}")
        blank = Text(" " * margin)
        hand, pile = self.hand(seat, width - margin), self.pile(seat, width - margin)
        return [name + hand, blank + pile] if seat == self.mine_last()[0] else [name + pile, blank + hand]

    def spacious(self, width: int) -> list[Text]:
        """A heading for each player, and every name in full."""
        return self.headed(width, self.whole_hand)

    def roomy(self, width: int) -> list[Text]:
        """A heading for each player."""
        return self.headed(width, lambda seat, width: [Text("  ") + self.hand(seat, width - 2)])

    def headed(self, width: int, hand: Callable[[int, int], list[Text]]) -> list[Text]:
        above, below = self.mine_last()
        piles = {seat: Text("  ") + self.pile(seat, width - 2) for seat in (0, 1)}
        lines = [self.title(width), *self.locations(width), self.deck(width, names=True)]
        lines += [self.heading(above, width), *hand(above, width), piles[above]]
        return [*lines, self.clash(width), self.heading(below, width), piles[below], *hand(below, width)]

    def usual(self, width: int) -> list[Text]:
        """One location a line."""
        above, below = self.mine_last()
        lines = [self.title(width), *self.locations(width), self.deck(width)]
        return [*lines, *self.of_seat(above, width), self.clash(width), *self.of_seat(below, width)]

    def narrow(self, width: int) -> list[Text]:
        """All locations on one line."""
        above, below = self.mine_last()
        lines = [self.title(width), self.row(width), self.deck(width)]
        return [*lines, *self.of_seat(above, width), self.clash(width), *self.of_seat(below, width)]

    def tight(self, width: int) -> list[Text]:
        """A line a player: powers in hand, the tops of the piles; once it is fought, the battle instead of the row."""
        margin = self.margin()
        lines = [self.title(width), self.clash(width) if self.is_fought() else self.row(width)]
        for seat in self.mine_last():
            pile, aside = self.seen.piles[seat], self.seen.aside[seat]
            line = Text(fit(self.label(seat), margin), f"bold {SEAT_STYLES[seat]}")
            line.append(f"[{POWER[pile[-1]]} {champion_name(pile[-1])}]" if pile else "[empty]", "bold")
            line.append(" hand " + " ".join(str(POWER[champion]) for champion in self.seen.hands[seat]))
            if aside:
                line.append(" aside " + " ".join(str(POWER[champion]) for champion in aside))
            lines.append(_cut(line, width))
        return lines


LAYOUTS: tuple[Callable[[Table, int], list[Text]], ...] = (
    Table.spacious,
    Table.roomy,
    Table.usual,
    Table.narrow,
    Table.tight,
)
"""The roomiest first."""


def _cut(row: Text, width: int) -> Text:
    row.truncate(width, overflow="ellipsis")
    return row
