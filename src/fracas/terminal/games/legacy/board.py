"""How legacy looks in a terminal, and what is asked before it begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas import home
from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.game import Option
from fracas.core.refusal import SetupError
from fracas.core.sentences import counted, listed, plain
from fracas.games.legacy import events as happened
from fracas.games.legacy.abilities.expansion import TOP_OF_THE_DIE
from fracas.games.legacy.asks import OF_CHAMPIONS
from fracas.games.legacy.content import LOCATION_POINTS, PAIR, POWER
from fracas.games.legacy.naming import champion_name, location_name
from fracas.games.legacy.state import NOBODY
from fracas.games.legacy.view import View
from fracas.terminal.board import Ask, Board, Picture
from fracas.terminal.commands import look_up
from fracas.terminal.games.legacy.cards import card_lines, champion_lines, location_lines
from fracas.terminal.games.legacy.matrix import show_pairings
from fracas.terminal.games.legacy.table import BATTLES, CARRIED, EFFECT, LAYOUTS, Table
from fracas.terminal.screen import cut

LEGEND = (
    f"the location of this battle comes first, with its points and which champions it favours (+2); {EFFECT}: it does "
    f"something more. In a pile the bottom comes first, [the top] last; {CARRIED}: carried over from the last round. "
    "Numbers before names are powers. ? NAME tells what a champion or a location does, t tells everything."
)
BEGINNER = (
    "Beginner's mode leaves the battle abilities out: champions fight with their power and act from the pile only.",
    "It is meant for a first game; later, --set beginner=true asks for it.",
)
ON_THE_TABLE = (
    happened.SetsDrawn,
    happened.EventDrawn,
    happened.LocationsShuffled,
    happened.BattleBegins,
    happened.LocationRevealed,
    happened.PileMoved,
    happened.Armed,
    happened.TotalChanged,
)
"""What the board shows anyway, and changes of totals, which are told when they are added up."""
PARAGRAPHS = (happened.ChampionsRevealed, happened.RoundBegins, happened.RoundEnds, happened.FinalScore)


class LegacyBoard(Board):
    """How legacy looks in a terminal."""

    commands = {"m": show_pairings, "matrix": show_pairings, "card": look_up}
    keys = (
        "m           what each pairing would come to;  m NAME  for one of yours",
        "card NAME   what a champion or a location does; so does ? NAME",
    )
    footer = "m matrix"

    def draw(self, seen: Sequence[View], names: list[str], *, width: int, room: int) -> Picture:
        table = Table(seen, names)
        lines = []
        for layout in LAYOUTS:
            lines = layout(table, width)
            if len(lines) <= room:
                break
        return Picture(lines, LEGEND)

    def options(self, asked: Asked) -> list[Option]:
        """In order of power; to use nobody comes last."""
        options = asked.options
        if asked.ask == "opening":
            return sorted(options, key=lambda option: tuple(POWER[each] for each in divmod(option.value, PAIR)))
        if asked.ask not in OF_CHAMPIONS:
            return options
        named = sorted((each for each in options if each.touches), key=lambda option: POWER[option.value])
        return [*named, *(each for each in options if not each.touches)]

    def brief(self, note: str) -> str:
        """The power, and what the terrain adds."""
        return note.replace("power ", "").replace(", favoured", "")

    def overview(self, asked: Asked) -> list[str]:
        """The first turn has ninety options: two names are typed instead."""
        if asked.ask != "opening":
            return []
        return [
            "Type two names, the one in the pile first: monk knight",
            "+ shows all pairs; one name, the pairs with it.",
        ]

    def about(self, words: str, seen: View | None = None) -> list[str]:
        if seen is None:
            return card_lines(words)
        table = Table([seen], [""] * seen.players)
        return card_lines(words, table.in_play(), table.places())

    # -- in sentences

    def tell(self, seen: View, names: list[str]) -> list[str]:
        table = Table([seen], names)
        lines = [*sentences(table), "", "Champions:"]
        for champion in table.in_play():
            lines += [f"  {line}" for line in champion_lines(champion, table.places())]
        lines += ["", "Locations:"]
        for location in table.places():
            lines += [f"  {line}" for line in location_lines(location, table.in_play())]
        return lines

    def tell_now(self, seen: View, names: list[str]) -> list[str]:
        return sentences(Table([seen], names))

    def printed(self, seen: View) -> list[str]:
        table = Table([seen], [""] * seen.players)
        cards = [champion_lines(champion, table.places()) for champion in table.in_play()]
        cards += [location_lines(location, table.in_play()) for location in table.places()]
        return [" ".join(line.strip() for line in card) for card in cards]

    def hand(self, seen: View, names: list[str]) -> list[str]:
        return in_short(Table([seen], names))

    # -- the story

    def is_noise(self, event: Event) -> bool:
        return isinstance(event, ON_THE_TABLE)

    def opens_paragraph(self, event: Event) -> bool:
        return isinstance(event, PARAGRAPHS)

    # -- before the game

    def arrange(self, people: list[str], settings: Mapping[str, Any], ask: Ask) -> dict[str, Any]:  # noqa: ARG002
        """The first game is offered in beginner's mode."""
        if "beginner" in settings or home.slots("legacy"):
            return {}
        return {"beginner": ask("Your first game: beginner's mode, yes or no", "yes", read_yes_or_no, more=BEGINNER)}


def read_yes_or_no(typed: str) -> bool:
    word = typed.casefold()
    if word not in ("y", "yes", "n", "no"):
        raise SetupError("yes-or-no", f"Answer yes or no, not {cut(typed, 20)!r}.", rule="legacy.beginner")
    return word.startswith("y")


# -- the table in sentences


def names_of(champions: Sequence[int]) -> str:
    return listed([f"{champion_name(champion)} {POWER[champion]}" for champion in champions])


def places_of(locations: Sequence[int]) -> str:
    return listed([f"{location_name(location)} {LOCATION_POINTS[location]}" for location in locations])


def sentences(table: Table) -> list[str]:
    """All that lies on the table."""
    seen = table.seen
    where = "The game is over." if seen.phase == "over" else ""
    lines = [where or f"Round {seen.round} of {seen.rounds}, battle {max(seen.battle, 1)} of {BATTLES}."]
    lines += in_short(table, whole=True)
    known = []
    if seen.top:
        known.append(f"on top {places_of(seen.top)}")
    if seen.bag:
        known.append(f"in unknown order {places_of(seen.bag)}")
    if seen.bottom:
        known.append(f"at the bottom {places_of(seen.bottom)}")
    lines.append(f"The deck: {'; '.join(known) or 'empty'}.")
    lines.append(f"Discarded: {places_of(seen.discards) or 'nothing'}.")
    for round_, location, _, _, one, two, my, their, winner, *gained in seen.pairings:
        sides = f"{champion_name(one)} {plain(my)} to {champion_name(two)} {plain(their)}"
        points = f"{plain(gained[0])} to {plain(gained[1])} points"
        lines.append(f"  Round {round_}, {location_name(location)}: {sides}; {table.who(winner)} won, {points}.")
    return lines


def in_short(table: Table, *, whole: bool = False) -> list[str]:
    """What somebody who listens needs before they choose: location, scores, hands, piles."""
    seen = table.seen
    lines = []
    if seen.row:
        here = table.favoured(seen.row[0])
        named = listed([champion_name(champion) for champion in here]) or "nobody"
        lines.append(f"The battle is at {places_of(seen.row[:1])}, which favours {named}.")
        if seen.row[1:]:
            comes = "comes" if len(seen.row) == 2 else "come"
            lines.append(f"Then {comes} {places_of(seen.row[1:])}.")
    if table.is_fought():
        if not whole:
            lines = lines[:1]  # the rest was said when champions were chosen
        lines.append(". ".join(table.side(seat, words=True) for seat in (0, 1)) + ".")
        if not whole:
            return lines
    for seat in (0, 1):
        lines.append(_of_seat(table, seat, whole=whole))
    if seen.holder >= 0:
        mine = seen.holder == table.me
        holds = "You hold" if mine else f"{_named(table, seen.holder)} holds"
        stuck = f" It cannot be passed any more: {'you lose' if mine else 'they lose'} a tie."
        lines.append(f"{holds} the Fatestone, which shows {seen.value}.{stuck if seen.value >= TOP_OF_THE_DIE else ''}")
    return lines


def _named(table: Table, seat: int) -> str:
    return "You" if seat == table.me else table.names[seat]


def _of_seat(table: Table, seat: int, *, whole: bool) -> str:
    seen = table.seen
    have = "have" if seat == table.me else "has"
    said = f"{_named(table, seat)} {have} {counted(seen.scores[seat], 'point')}; "
    said += f"in hand {names_of(seen.hands[seat]) or 'nobody'}"
    if seen.aside[seat]:
        said += f"; set aside {names_of(seen.aside[seat])}"
    pile = seen.piles[seat]
    if pile:
        said += f"; on top of the pile {names_of(pile[-1:])}"
        if len(pile) > 1:
            said += f", below it, from the bottom up, {names_of(pile[:-1])}"
    if whole and seen.carried[seat] != NOBODY:
        said += f"; carried over the {champion_name(seen.carried[seat])}"
    return f"{said}."


BOARD = LegacyBoard()
