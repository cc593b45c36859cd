"""The content of synergy as it is sent to screens, with what its numbers mean."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import fracas.games.synergy.powers  # noqa: F401 - what is hooked is known when they are loaded
from fracas.games.synergy.card import CATEGORIES
from fracas.games.synergy.content import (
    BOARD_ROWS,
    MARKERS,
    ROWS,
    STATUSES,
    TEAM_POWER_ROWS,
    TEAMS,
    BoardRow,
    CardRow,
    MarkerRow,
    ReachRow,
    StatusRow,
    TeamPowerRow,
    TeamRow,
    number_line,
    type_line,
)
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    FLAGS,
    MOVES,
    NO_TARGET,
    TEAM_POWERS_FROM,
    WITH,
)
from fracas.games.synergy.rows import HOOKED
from fracas.games.synergy.terms import ATTACKED, BARRIER, CAMPFIRE, HOLE, PEEL, cursed_by
from fracas.games.synergy.windows import ATTACKS


class CardInfo(msgspec.Struct, frozen=True):
    """A card as a screen shows it. Its place in the list is its number in views and options."""

    number: int
    id: str
    name: str
    category: str
    types: tuple[str, ...]
    secret: bool
    icon: str
    type_line: str
    number_line: str
    text: str
    ruling: str
    strength: int
    reach: ReachRow | None
    kind: str
    attack_spends: bool
    """Face down, it is spent by an attack of its warrior."""


class TeamInfo(msgspec.Struct, frozen=True):
    """A team as a screen shows it."""

    id: str
    name: str
    colour: str
    shape: str
    icon: str
    power: int
    """Its own team power."""
    warriors: tuple[str, ...]


class TeamPowerInfo(msgspec.Struct, frozen=True):
    """A team power as a screen shows it."""

    id: str
    name: str
    icon: str
    text: str
    ruling: str


class BoardInfo(msgspec.Struct, frozen=True):
    """A board as a screen draws it."""

    id: str
    name: str
    text: str
    rows: tuple[str, ...]
    """From the north: ``.`` floor, ``#`` pillar, ``P`` pyramid."""


class Numbering(msgspec.Struct, frozen=True):
    """What numbers in views, events and options stand for. It follows from the content (`numbers.py`)."""

    flags: int
    """Below it are cards; a flag is this plus its team."""
    team_powers: int
    """A team power is this plus its place."""
    basic: int
    """The basic strike and the basic move."""
    walk: int
    """The answer to "act" that is the basic move."""
    with_cards: int
    """Added to a strike for each face-down + card that is turned up for it."""
    no_target: int
    """The answer to "target" that is an area. Below it are warriors."""
    at_square: int
    """A square as a target is this plus its number."""
    at_card: int
    """A gadget as a target is this plus its row."""
    attacked: int
    """The bit of what has happened to a face-down card: its warrior has attacked since it lies there."""
    cursed: int
    """A face-down gadget to which so much or more has happened counts as blank."""


class SynergyContent(msgspec.Struct, frozen=True):
    """What synergy is made of, for screens. Numbers of cards, statuses, teams and boards are their places here."""

    cards: tuple[CardInfo, ...]
    statuses: tuple[StatusRow, ...]
    markers: tuple[MarkerRow, ...]
    obstacles: tuple[int, ...]
    """The markers that nobody walks through."""
    dangers: tuple[int, ...]
    """The markers that do something to those who walk over them."""
    teams: tuple[TeamInfo, ...]
    team_powers: tuple[TeamPowerInfo, ...]
    boards: tuple[BoardInfo, ...]
    categories: tuple[str, ...]
    numbering: Numbering


def _card_info(number: int, row: CardRow) -> CardInfo:
    return CardInfo(
        number=row.number,
        id=row.id,
        name=row.name,
        category=row.category,
        types=row.types,
        secret=row.secret,
        icon=row.icon,
        type_line=type_line(row),
        number_line=number_line(row),
        text=row.text,
        ruling=row.ruling,
        strength=row.strength,
        reach=row.reach,
        kind=row.kind,
        attack_spends=row.category != "gadget" and HOOKED[number] >> ATTACKS.number & 1 == 1,
    )


def content_of(
    cards: Sequence[CardRow],
    statuses: Sequence[StatusRow],
    markers: Sequence[MarkerRow],
    teams: Sequence[TeamRow],
    powers: Sequence[TeamPowerRow],
    boards: Sequence[BoardRow],
) -> SynergyContent:
    """What screens are sent of these rows."""
    places = {power.id: place for place, power in enumerate(powers)}
    return SynergyContent(
        cards=tuple(_card_info(number, row) for number, row in enumerate(cards)),
        statuses=tuple(statuses),
        markers=tuple(markers),
        obstacles=(BARRIER,),
        dangers=(PEEL, HOLE, CAMPFIRE),
        teams=tuple(
            TeamInfo(row.id, row.name, row.colour, row.shape, row.icon, places[row.power], row.warriors)
            for row in teams
        ),
        team_powers=tuple(TeamPowerInfo(row.id, row.name, row.icon, row.text, row.ruling) for row in powers),
        boards=tuple(BoardInfo(row.id, row.name, row.text, tuple(row.map.split())) for row in boards),
        categories=tuple(CATEGORIES),
        numbering=Numbering(
            flags=FLAGS,
            team_powers=TEAM_POWERS_FROM,
            basic=BASIC,
            walk=MOVES + BASIC,
            with_cards=WITH,
            no_target=NO_TARGET,
            at_square=AT_SQUARE,
            at_card=AT_CARD,
            attacked=ATTACKED,
            cursed=cursed_by(0),
        ),
    )


CONTENT = content_of(ROWS, STATUSES, MARKERS, TEAMS, TEAM_POWER_ROWS, BOARD_ROWS)
