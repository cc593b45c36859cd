"""The content of synergy: cards, statuses, teams and boards as they are printed, and as the rules read them.

A card is a row of ``powers.toml``. Its words are shown to players from there; its numbers become a native `Card`:

* ``reach = {kind = "thrown", distance = 4, size = 3}``: adj, adj8, range, line, thrown, area, within or self;
* ``targets``: who or what its strike may be made at;
* ``hit = 4`` or ``"auto"`` makes it a strike; ``other_hit`` is for the second sort of target; ``roll`` is a defender's;
* ``damage = 2`` or ``"1-6"`` with its ``kind``; damage 0 with a kind is a typed 0; ``knock``; ``riders`` are statuses;
* ``move = {mode = "fly", squares = 6, straight = true}``;
* ``add = {damage = 2}`` and ``times = {squares = 2}``: what it changes without a condition, by the window's name;
* ``numbers``: what its function reads, where a row cannot say it all.
"""

from __future__ import annotations

import hashlib
import re
from typing import Literal, get_args

import msgspec

from fracas.core.catalogue import Rule
from fracas.core.overlay import page
from fracas.games.synergy import card as native
from fracas.games.synergy.card import AUTO, CATEGORIES, NO_HIT, Board, Card, TeamPower

Category = Literal["gadget", "bio-mod", "skill", "mutation", "super-power", "magic"]
Type = Literal["move", "strike", "move&strike", "defense", "special", "+move", "+strike"]
Kind = Literal["", "hard", "sharp", "energy", "mental"]
ReachKind = Literal["", "adj", "adj8", "range", "line", "thrown", "area", "within", "self"]
Target = Literal["any", "friend", "self", "body", "friend-body", "empty", "square", "loose", "carried"]
Marker = Literal["", "smoke", "peel", "hole", "barrier", "campfire"]

# fmt: off
Primitive = Literal[
    "strike", "move", "combo", "extra", "limit", "pay", "knock", "haul", "drift", "swap", "share", "add",
    "mult", "set", "diag", "pierce", "die", "immune", "soak", "avoid", "gate", "retaliate", "redirect",
    "stunned", "frozen", "confused", "blinded", "held", "poisoned", "heal", "extra-hits", "revive", "control",
    "transform", "suppress", "marker", "aura", "grab", "carry", "draw", "trigger",
]
# fmt: on
PRIMITIVES: tuple[Primitive, ...] = get_args(Primitive)
"""The 41 things of which all cards are made; events, sentences and animations belong to them."""

SIZE = 15
"""The side of every board (synergy.board)."""
HITS = 6
"""Of a warrior without extra hits (synergy.hits)."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line of numbers on a card, in words."""

    range: str = ""
    hit: str = ""
    damage: str = ""


class ReachRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a card reaches."""

    kind: ReachKind
    distance: int = 0
    """In squares: of a range, a line, a throw, or in every direction."""
    size: int = 0
    """The side of an area, a blast or a cloud."""


class MoveRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The move of a Move card, or the move part of a Move&Strike."""

    mode: Literal["walk", "fly", "leap"]
    squares: int = 0
    """0 for a move without a square count."""
    straight: bool = False
    """In one direction."""
    diagonal: bool = False
    """May go diagonally without The Moves."""
    within: int = 0
    """To any free square within so many."""
    knight: bool = False
    """Two squares in one direction and one to its side."""


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power card."""

    number: int
    id: str
    name: str
    category: Category
    types: tuple[Type, ...]
    icon: str
    printed: Printed
    text: str
    ruling: str
    strength: int
    """Our estimate, from 1, weak, to 5, game-bending."""
    uses: tuple[Primitive, ...]
    """What the card is made of. No rule asks for it; players search for it."""
    secret: bool = False
    reach: ReachRow | None = None
    targets: tuple[Target, ...] = ()
    hit: int | Literal["auto"] | None = None
    other_hit: int | Literal["auto"] | None = None
    roll: int = 0
    damage: int | Literal["1-6"] = 0
    kind: Kind = ""
    knock: int = 0
    riders: tuple[str, ...] = ()
    magnetic: bool = True
    """Of gadgets only."""
    theft: bool = False
    pierce: tuple[Literal["warriors", "barriers", "permanent"], ...] = ()
    on_miss: Literal["", "drift"] = ""
    marker: Marker = ""
    move: MoveRow | None = None
    once: Literal["", "turn", "game"] = ""
    at_most: int = 0
    add: dict[str, int] = {}
    times: dict[str, int] = {}
    numbers: dict[str, int] = {}


class StatusRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a warrior may suffer, or has become."""

    id: str
    name: str
    icon: str
    text: str
    ruling: str = ""
    turn_long: bool = False
    """It ends when the next turn of the warrior who made it begins, if nothing ends it before (synergy.duration)."""


class MarkerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may lie on a square."""

    id: str
    name: str
    icon: str
    text: str


class TeamPowerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all warriors of a team can do (synergy.team)."""

    id: str
    name: str
    icon: str
    text: str
    ruling: str = ""
    add: dict[str, int] = {}
    times: dict[str, int] = {}
    numbers: dict[str, int] = {}


class TeamRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team: its colour, its shape, its power and the names of its warriors."""

    id: str
    name: str
    colour: str
    shape: Literal["circle", "triangle", "square", "diamond", "hexagon", "star"]
    icon: str
    power: str
    """The id of its own team power."""
    warriors: tuple[str, str, str, str, str, str]


class BoardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board: its map, and where bases may well stand."""

    id: str
    name: str
    text: str
    map: str
    """A line for each row from the north: ``.`` floor, ``#`` pillar, ``P`` pyramid."""
    bases: dict[str, tuple[tuple[int, int], ...]]
    """By the number of players: (column, row)."""


class _Powers(msgspec.Struct, forbid_unknown_fields=True):
    card: list[CardRow]
    status: list[StatusRow]
    marker: list[MarkerRow]


class _Teams(msgspec.Struct, forbid_unknown_fields=True):
    team: list[TeamRow]
    power: list[TeamPowerRow]


class _Boards(msgspec.Struct, forbid_unknown_fields=True):
    board: list[BoardRow]


_PAGES = (
    page("synergy", "powers", _Powers, may_add=["card"], may_remove=["card"]),
    page("synergy", "teams", _Teams),
    page("synergy", "boards", _Boards),
)
_powers, _teams, _boards = _PAGES[0].rows, _PAGES[1].rows, _PAGES[2].rows

CONTENT_HASH: str = hashlib.sha256(b"\n".join(each.raw for each in _PAGES)).hexdigest()[:16]

COPIES: dict[str, str] = {added.removeprefix("card."): like for added, like in _PAGES[0].added.items()}
"""Cards that an overlay has added, and the card that each is like: it does what that one does."""


def _numbered(cards: list[CardRow]) -> list[CardRow]:
    """Added cards have the numbers after the printed ones, and so come last among the secret and the open cards."""
    last = max(row.number for row in cards)
    added = [row for row in cards if row.id in COPIES]
    new = {row.id: last + 1 + place for place, row in enumerate(added)}
    return [msgspec.structs.replace(row, number=new[row.id]) if row.id in new else row for row in cards]


ROWS: list[CardRow] = sorted(_numbered(_powers.card), key=lambda row: (not row.secret, row.number))
"""Every card as printed, in the order of `CARDS`."""
STATUSES: list[StatusRow] = _powers.status
MARKERS: list[MarkerRow] = _powers.marker
TEAMS: list[TeamRow] = _teams.team
TEAM_POWER_ROWS: list[TeamPowerRow] = _teams.power
"""Six that belong to the teams, then those that may take their place."""
BOARD_ROWS: list[BoardRow] = _boards.board


# -- as the rules read them


def _bits(words: tuple[str, ...], among: list[str]) -> int:
    return sum(1 << among.index(word) for word in words)


def _hit(number: int | Literal["auto"] | None) -> int:
    if number is None:
        return NO_HIT
    return AUTO if number == "auto" else number


def _card(index: int, row: CardRow) -> Card:
    card = Card(index, row.number, row.id, row.name)
    card.category = CATEGORIES.index(row.category)
    card.types = _bits(row.types, native.TYPES)
    card.secret = row.secret
    if row.reach is not None:
        card.reach = native.REACHES.index(row.reach.kind)
        card.distance, card.size = row.reach.distance, row.reach.size
    card.targets = _bits(row.targets, native.TARGETS)
    card.hit, card.other_hit, card.roll = _hit(row.hit), _hit(row.other_hit), row.roll
    card.rolled = row.damage == "1-6"
    card.damage = 0 if row.damage == "1-6" else row.damage
    card.kind = native.KINDS.index(row.kind)
    card.knock = row.knock
    card.riders = list(row.riders)
    card.magnetic = row.category == "gadget" and row.magnetic
    card.theft = row.theft
    card.pierce = _bits(row.pierce, native.PIERCED)
    card.on_miss, card.marker = row.on_miss, row.marker
    if row.move is not None:
        card.mode = native.MODES.index(row.move.mode)
        card.squares = row.move.squares
        card.move_straight, card.move_diagonal = row.move.straight, row.move.diagonal
        card.move_within, card.move_knight = row.move.within, row.move.knight
    card.once, card.at_most = native.ONCE.index(row.once), row.at_most
    card.add, card.times, card.numbers = dict(row.add), dict(row.times), dict(row.numbers)
    return card


def _team_power(index: int, row: TeamPowerRow) -> TeamPower:
    power = TeamPower(index, row.id, row.name)
    power.add, power.times, power.numbers = dict(row.add), dict(row.times), dict(row.numbers)
    return power


def _board(index: int, row: BoardRow) -> Board:
    board = Board(index, row.id, row.name)
    signs = "".join(row.map.split())
    board.solid = bytes(sign != "." for sign in signs)
    board.pyramid = [square for square, sign in enumerate(signs) if sign == "P"]
    board.bases = {int(players): [y * SIZE + x for x, y in places] for players, places in row.bases.items()}
    # No board suggests places for five: they take five of the six.
    board.bases[5] = board.bases[6][:5]
    return board


CARDS: list[Card] = [_card(index, row) for index, row in enumerate(ROWS)]
"""All power cards, the secret ones first: a card's number in the state is its place here."""
CARD_NUMBERS: dict[str, int] = {card.id: card.index for card in CARDS}
"""The place of each card, by its id."""
SECRET: int = sum(row.secret for row in ROWS)
"""So many cards may lie face down: the first ones of `CARDS`."""
REMOVED: list[int] = [card.index for card in CARDS if f"card.{card.id}" in _PAGES[0].removed]
"""Cards that are not dealt: none, unless an overlay removes some."""

TEAM_NUMBERS: dict[str, int] = {row.id: number for number, row in enumerate(TEAMS)}

TEAM_POWERS: list[TeamPower] = [_team_power(index, row) for index, row in enumerate(TEAM_POWER_ROWS)]
TEAM_POWER_NUMBERS: dict[str, int] = {power.id: power.index for power in TEAM_POWERS}
POWER_OF_TEAM: list[int] = [TEAM_POWER_NUMBERS[row.power] for row in TEAMS]
"""The team power of each team."""
ALTERNATIVES: list[int] = [power.index for power in TEAM_POWERS if power.index not in POWER_OF_TEAM]
"""The team powers that belong to no team."""

BOARDS: list[Board] = [_board(index, row) for index, row in enumerate(BOARD_ROWS)]
BOARD_NUMBERS: dict[str, int] = {board.id: board.index for board in BOARDS}


def card_named(id: str) -> Card:  # noqa: A002
    """The card with this id; KeyError if there is none."""
    return CARDS[CARD_NUMBERS[id]]


# -- for readers

_TYPE_WORDS: dict[str, str] = {
    "move": "Move",
    "strike": "Strike",
    "move&strike": "Move&Strike",
    "defense": "Defense",
    "special": "Special",
    "+move": "+Move",
    "+strike": "+Strike",
}
CATEGORY_WORDS: dict[str, str] = {
    "gadget": "Gadget",
    "bio-mod": "Bio-Mod",
    "skill": "Skill",
    "mutation": "Mutation",
    "super-power": "Super-Power",
    "magic": "Magic",
}


def type_line(row: CardRow) -> str:
    """``"Gadget · Strike, Defense · Secret"``."""
    types = ", ".join(_TYPE_WORDS[each] for each in row.types)
    return f"{CATEGORY_WORDS[row.category]} · {types}{' · Secret' if row.secret else ''}"


def number_line(row: CardRow) -> str:
    """``"range 4 · 3+ · Energy 3"``; empty for a card without numbers."""
    reach = re.sub(r"\badj\b", "adjacent", row.printed.range.replace("adj8", "any of the eight squares around"))
    hit, damage = row.printed.hit, row.printed.damage
    if hit.startswith("+"):
        hit += " to hit"
    if damage.startswith(("+", "×")):
        damage += " damage"
    return " · ".join(part for part in (reach, hit, damage) if part)


# -- rules


def rules_of_content() -> list[Rule]:
    """What each status, team power and card does, as rules of the catalogue."""
    rules = [Rule(f"synergy.status.{row.id}", row.name, row.text, row.ruling, "Statuses") for row in STATUSES]
    for power in TEAM_POWER_ROWS:
        rules.append(Rule(f"synergy.team.{power.id}", power.name, power.text, power.ruling, "Team powers"))
    for row in sorted(_powers.card, key=lambda row: row.number):
        line = f"{type_line(row)}. {numbers}." if (numbers := number_line(row)) else f"{type_line(row)}."
        section = f"{CATEGORY_WORDS[row.category]} cards"
        ruling = re.sub(r"\(([^()]*)\)$", r"\1", row.ruling)  # a remark at the end is a sentence of its own there
        rules.append(Rule(f"synergy.power.{row.id}", row.name, f"{line} {row.text}", ruling, section))
    return rules
