"""How skirmish looks in a terminal, and what can be typed there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fracas.core.asked import Asked
from fracas.core.events import Event
from fracas.core.place import Plane
from fracas.core.question import Region
from fracas.core.refusal import FracasError
from fracas.games.skirmish.events import game
from fracas.games.skirmish.imagination import imagined
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving.pushing import Direction
from fracas.games.skirmish.setting_up.mustering import Muster, flat
from fracas.games.skirmish.state import WAITING
from fracas.games.skirmish.telling.naming import point_name, square_name, unit_name
from fracas.games.skirmish.view import View
from fracas.terminal.board import Ask, Board, Picture
from fracas.terminal.games.skirmish import armies, looking, orders
from fracas.terminal.games.skirmish.field import LEAST_ROWS, FieldPicture, Window, squares_in
from fracas.terminal.games.skirmish.reading import Reader, Unread, split
from fracas.terminal.games.skirmish.setting_up import deployed, in_their_squares
from fracas.terminal.games.skirmish.table import LEGEND, Table
from fracas.terminal.screen import cut


def legal_squares(region: Region, size: int) -> set[tuple[int, int]]:
    """The squares whose middle may be answered."""
    middle = INCH // 2
    return {
        (column, row)
        for column in range(size)
        for row in range(size)
        if region.refuse((column * INCH + middle, row * INCH + middle)) is None
    }


ON_THE_FIELD = (
    game.SideRolled,
    game.UnitPlaced,
    game.StonePlaced,
    game.SeatEnds,
    game.RoundEnds,
    game.LeftOverPaid,
    game.InitiativeRolled,
)
"""What the field and the list show anyway, and dice that only say who is first."""
PARAGRAPHS = (game.RoundBegins, game.TurnBegins, game.ArmyShown)
SPOKEN = {
    "fast": "fast abilities",
    "back": "attacking back",
    "opportunity": "striking at those who leave",
    "hone": "rolling again",
    "shove": "shoving",
    "partner": "teaming up",
}
"""What somebody may pass for good, in the players' words."""
USUAL = {"back": "attack back", "opportunity": "strike at those who leave"}
"""What most players answer whenever they can."""
MANY = 4
"""More acts than this are not listed one by one."""


class SkirmishBoard(Board):
    """How skirmish looks in a terminal."""

    commands = {
        "move": orders.move,
        "march": orders.march,
        "attack": orders.attack,
        "strike": orders.strike,
        "shoot": orders.shoot,
        "push": orders.push,
        "use": orders.use,
        "deploy": orders.deploy,
        "auto": orders.auto,
        "back": orders.back,
        "enough": orders.back,
        "reach": looking.reach,
        "try": looking.foresee,
        "sight": looking.sight,
        "measure": looking.measure,
        "look": looking.look,
        "army": armies.army,
        "check": armies.check,
        "units": armies.units,
    }
    keys = (
        "move 3 to f7        or f7 .25 .5, or f7 then g8;  march 3 to f7;  end",
        "attack 3 b          strikes, or shoots from afar;  strike, shoot, push 3 b",
        "use focus 1         an ability or an item;  use slice 1 b  on that unit",
        "reach 3             where it can go;  try 3 f7  what that would cost and bring",
        "sight 3 b           do they see each other;  measure 3 b  or 3 f7  how far it is",
        "look f7             what is there, and the field round it;  look north;  look  back again",
        "deploy auto         sets up everybody;  deploy 1 to f2, 2 to g3  where you want",
        "army NAME; 2x NAME  fields it where one is built;  army, units, check  tell more",
        "auto                does it for you;  back  is nothing after all",
    )

    usual = USUAL

    def __init__(self) -> None:
        self.focus: tuple[int, int] | None = None
        """The square that somebody wants to look at."""
        self.marks: set[tuple[int, int]] = set()
        """Squares that were asked about."""
        self.window: Window | None = None
        """The part of the table that was drawn last."""
        self._asked = self._turn = -1

    def draw(self, seen: Sequence[View], names: list[str], *, width: int, room: int) -> Picture:
        table = Table(seen, names)
        phase = table.seen.phase
        if phase == "muster" and room <= LEAST_ROWS:
            return Picture([table.title(width)], LEGEND)
        if phase == "over" and 0 < room <= LEAST_ROWS:  # under the field there is no room for who won
            return Picture([line for line in table.beside(width, room) if line.plain.strip()], LEGEND)
        if table.seen.turns != self._turn:
            self._turn, self.focus = table.seen.turns, None
        picture = table.picture(width, room, LEGEND, self.focus)
        self.window = picture.window
        return picture.marked(self.marks) if self.marks else picture

    def mark(self, picture: Picture, asked: Asked) -> Picture:
        """Where the place that is asked for may be."""
        if asked.region is None or not isinstance(picture, FieldPicture) or self.marks:
            return picture
        shape = asked.region.shape()
        if not isinstance(shape, Plane) or not shape.areas:
            return picture
        if asked.ask not in ("deploy", "move"):  # one point alone: it is as easily tried as drawn
            return picture.marked(legal_squares(asked.region, shape.width // INCH))
        return picture.marked(squares_in(shape.areas, shape.width // INCH))

    # -- what to type

    def brief(self, note: str) -> str:
        """Side by side there is room for the chance alone."""
        return note.partition(":")[0] if " %:" in note else note if len(note) < 15 else ""

    cuts = True

    def overview(self, asked: Asked) -> list[str]:
        """What to type; and what was asked about before is forgotten with the next question."""
        if asked.id != self._asked:
            self._asked, self.marks = asked.id, set()
        ask, region = asked.ask, asked.region
        if ask == "act" and len(asked.values) > MANY:
            return [
                "move 3 to f7 · march 3 to f7 · attack 3 b · push 3 b · use focus 1 · end",
                f"+ lists all {len(asked.values)} · reach 3 · try 3 f7 · sight 3 b · measure 3 b · look f7 · why",
            ]
        if ask == "push":
            return ["a: straight away; or north-east, ne, or f7: towards there · back: leave it there"]
        if region is None:
            return []
        if isinstance(region, Muster):
            return [
                f"{region.points} points, the leader first: army Athum Tellur; 2x Soldier; Peasant",
                "units: all cards · army: ready ones · check NAME; NAME: the cost · auto",
            ]
        if ask == "deploy":
            return [cut(f"Waiting: {', '.join(_waiting(asked))}", 78), "deploy auto, or 1 to f2, 2 to g3 .25 .5"]
        if ask == "stone":
            enough = " · enough: no further stone" if region.refuse(()) is None else ""
            return [f"f7, or f7 .25 .5 · auto: a good place{enough}"]
        if ask == "move":
            return ["f7, or f7 .25 .5, or f7 then g8 · try f7: what it brings · back: not after all"]
        return ["f7, or f7 .25 .5 · auto: a good place"]

    def place(self, asked: Asked, typed: str) -> tuple[int, ...] | None:
        """``f7``, ``f7 .25 .5``, ``f7 then g8``; units with places; an army as text."""
        region = asked.region
        if isinstance(region, Muster):
            try:
                return flat(armies.read_text(typed))
            except FracasError:
                return None
        state = getattr(region, "state", None)
        if state is None:
            return None
        reader = Reader(state, asked.seat)
        words = split(typed)
        try:
            if asked.ask == "deploy" and region is not None:
                return in_their_squares(region, deployed(words, reader)) or None
            if isinstance(region, Direction):
                return orders.towards(words, region, reader)
            return tuple(number for point in reader.points(words) for number in point)
        except Unread:
            return None

    def how_to_place(self, asked: Asked) -> str:
        if isinstance(asked.region, Muster):
            return f"army Athum Tellur; 2x Soldier; Peasant: {asked.region.points} points, the leader first"
        return {
            "deploy": "1 to f2, 2 to g3 .25 .5: your units by their numbers",
            "move": "f7, or f7 .25 .5 for a point in it, or f7 then g8 for a way",
            "push": "north-east, ne, or f7 for towards there",
        }.get(asked.ask, "f7, or f7 .25 .5 for a point in it")

    def place_in_numbers(self, asked: Asked) -> str:
        if isinstance(asked.region, Muster):
            return "Units and items by their numbers in the lists of cards; say it in words."
        lengths = "x and y in thousandths of an inch from the south-west corner"
        if asked.ask == "deploy":
            return f"Three numbers for each unit: which one, as in the examples, then {lengths}."
        return f"{lengths[0].upper()}{lengths[1:]}{', point after point' if asked.ask == 'move' else ''}."

    def in_one_line(self, asked: Asked, value: int, place: tuple[int, ...], seen: View) -> str:
        return orders.in_one_line(value, place, Reader(imagined(seen), asked.seat)) if asked.ask == "act" else ""

    def typed(self, place: tuple[int, ...]) -> str:
        """Where a way ends, by the grid."""
        return point_name(place[-2], place[-1]) if len(place) >= 2 else ""

    def spoken(self, ask: str) -> str:
        return SPOKEN.get(ask, ask)

    def about(self, words: str, seen: View | None = None) -> list[str]:  # noqa: ARG002 - cards are the same in every game
        return armies.about(words)

    # -- in sentences

    def tell(self, seen: View, names: list[str]) -> list[str]:
        return Table([seen], names).sentences()

    def printed(self, seen: View) -> list[str]:
        return armies.printed(seen)

    def hand(self, seen: View, names: list[str]) -> list[str]:
        """Who stands where, for somebody who listens."""
        table = Table([seen], names)
        return [
            f"{table.labels[me]} {unit_name(table.state, me)} on {square_name(unit.x, unit.y)}, {unit.hp} Hp"
            + (f", {table.may(me)}" if table.may(me) else "")
            for me, unit in enumerate(seen.units)
            if unit.fate == "alive"
        ]

    # -- the story

    def is_noise(self, event: Event) -> bool:
        return isinstance(event, ON_THE_FIELD)

    def opens_paragraph(self, event: Event) -> bool:
        return isinstance(event, PARAGRAPHS)

    # -- before the game

    def arrange(self, people: list[str], settings: Mapping[str, Any], ask: Ask) -> dict[str, Any]:
        if "armies" in settings:
            return {}
        return {"armies": armies.ask_armies(people, int(settings.get("points", 50)), ask)}

    def order(self, words: list[str]) -> Any:
        return [word if word in ("random", "choose", "build") else _ordered(word) for word in words]


def _ordered(word: str) -> str:
    """An army from the command line: an id, or units with semicolons between."""
    return word.replace(";", "\n") if ";" in word or " " in word else word


def _waiting(asked: Asked) -> list[str]:
    state = getattr(asked.region, "state", None)
    if state is None:
        return []
    reader = Reader(state, asked.seat)
    return [reader.name(me) for me, unit in enumerate(state.units) if unit.seat == asked.seat and unit.fate == WAITING]


BOARD = SkirmishBoard()
