"""What can be looked at before an order is given: ``reach 3``, ``try 3 f7``, ``sight 3 b``, ``measure 3 f7``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.asked import Asked
from fracas.core.place import Plane
from fracas.core.plane.disc import Disc, gap
from fracas.core.plane.numbers import span
from fracas.core.plane.sight import BLIND_SPOT, blocked_by, visible_fraction
from fracas.games.skirmish.acts import MARCH, MOVE, act
from fracas.games.skirmish.bodies import disc_of, ground_of, levels_apart, sees
from fracas.games.skirmish.content import map_named
from fracas.games.skirmish.maps import COVER, ELEVATION, INCH, STONE_RADIUS, TERRAIN, too_much
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import rng
from fracas.games.skirmish.striking.odds import in_cover
from fracas.games.skirmish.telling.naming import column_name, point_name, side_called, square_name, unit_name
from fracas.games.skirmish.telling.outlook import attack_note
from fracas.terminal.games.skirmish.field import inside, squares_in
from fracas.terminal.games.skirmish.orders import is_turn, order, region_after
from fracas.terminal.games.skirmish.reading import Reader, Unread

if TYPE_CHECKING:
    from fracas.core.listener import Listener
    from fracas.core.question import Region
    from fracas.terminal.games.skirmish.board import SkirmishBoard
    from fracas.terminal.play import Play

WAYS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
"""Columns and rows."""
MOST_LISTED = 40
"""So many squares are named where nothing is redrawn."""


def _region(play: Play, asked: Asked, me: int) -> Region | None:
    """Where a unit could move now, or march; None with a message if it cannot."""
    if asked.ask == "move" and asked.region is not None:
        return asked.region
    if not is_turn(play, asked):
        return None
    for kind in (MOVE, MARCH):
        if act(kind, me) in asked.values:
            return region_after(play, asked, act(kind, me))
    why = asked.why_not(f"option:{act(MOVE, me)}")
    play.message = f"{why.sentence} [{why.rule}]" if why else "It cannot move now."
    return None


@order
def reach(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``reach 3``: where a unit could go, marked on the field."""
    if asked.ask == "move" and not words and asked.region is not None:
        region: Region | None = asked.region
        name = "It"
    else:
        me = reader.unit(words)
        name, region = reader.name(me), _region(play, asked, me)
    if region is None:
        return False
    shape = region.shape()
    squares = squares_in(shape.areas, _size(reader.state)) if isinstance(shape, Plane) else set()
    play.board.marks = squares  # type: ignore[attr-defined]
    play.message = f"{name} can reach {len(squares)} squares{', marked ◦' if play.screen.redraws else ''}."
    if not play.screen.redraws:
        named = sorted(f"{column_name(column)}{row + 1}" for column, row in squares)
        play.message += f" {' '.join(named[:MOST_LISTED])}{' …' if len(named) > MOST_LISTED else ''}"
    return False


def _size(state: State) -> int:
    return map_named(state.map).size // INCH


@order
def foresee(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``try 3 f7``: what a movement would cost and bring, without making it."""
    me = -1
    if asked.ask != "move" or reader.is_unit(words):
        me = reader.unit(words)
    region = _region(play, asked, me)
    if region is None:
        return False
    place = tuple(number for point in reader.points(words) for number in point)
    refused = region.refuse(place)
    nearest = place if refused is None else region.propose(place)
    said = [] if refused is None else [f"{refused.sentence} [{refused.rule}]"]
    if nearest:
        last = len(nearest) - len(nearest) % 2
        where = point_name(nearest[last - 2], nearest[last - 1])
        said.append(f"{where}: {getattr(region.preview(nearest), 'sentence', 'possible.')}")
    play.message = " ".join(said)
    return False


@order
def sight(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:  # noqa: ARG001 - as every command
    """``sight 3 b``: do they see each other, and what would a shot meet?"""
    state = reader.state
    me, other = reader.unit(words), reader.unit(words)
    for each in (me, other):
        if state.units[each].fate != ALIVE:
            raise Unread(f"{reader.name(each)} is not on the table.")
    one, two = disc_of(state, me), disc_of(state, other)
    ground = ground_of(state)
    apart = f"They are {too_much(int(gap(one, two)))} apart"
    seen = visible_fraction(ground, one, two) // 10
    if sees(state, me, other):
        said = f"{reader.name(me)} and {reader.name(other)} see each other: {seen} % of a base is visible. {apart}."
        if in_cover(state, me, other):
            said += " A shot passes through cover."
        if state.side(me) != state.side(other) and 0 < gap(one, two) <= rng(state, me):
            said += f" A shot: {attack_note(state, me, other, ranged=True)}."
    else:
        why = _hides(state, one, two, seen)
        said = f"{reader.name(me)} and {reader.name(other)} do not see each other: {why}. {apart}."
    play.message = f"{said} [skirmish.los]"
    return False


def _hides(state: State, one: Disc, two: Disc, seen: int) -> str:
    """What bars the sight."""
    number = blocked_by(ground_of(state), one, two)
    if number == BLIND_SPOT:
        return "the lower one is in a blind spot below an edge"
    pieces = map_named(state.map).pieces
    what = TERRAIN[pieces[number].kind] if number is not None and 0 <= number < len(pieces) else "something"
    return f"{'an' if what[0] in 'aeiou' else 'a'} {what} leaves {seen} % of a base visible, and half is needed"


@order
def measure(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:  # noqa: ARG001
    """``measure 3 b``, ``measure 3 f7``, ``measure f7 k12``: from edge to edge of bases, to the middle of a square."""
    state = reader.state
    x, y, me = reader.spot(words)
    px, py, other = reader.spot(words)
    if me >= 0 and other >= 0:
        away = int(gap(disc_of(state, me), disc_of(state, other)))
        levels = levels_apart(state, me, other)
        heights = f", {levels} level{'s' if levels > 1 else ''} apart" if levels else ""
        play.message = f"{reader.name(me)} to {reader.name(other)}: {too_much(away)} from edge to edge{heights}."
        return False
    away = int(span(px - x, py - y))
    for each in (me, other):
        away -= disc_of(state, each).r if each >= 0 else 0
    ends = [reader.name(each) if each >= 0 else point_name(*point) for each, point in ((me, (x, y)), (other, (px, py)))]
    edge = " from the edge of the base" if max(me, other) >= 0 else ""
    play.message = f"{ends[0]} to {ends[1]}: {too_much(max(away, 0))}{edge}."
    return False


@order
def look(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``look f7``: what is there; and the field is shown round it, until the turn ends. ``look north`` goes on from
    what is shown, ``look`` alone back to where most of the fight is."""
    board: SkirmishBoard = play.board  # type: ignore[assignment]
    if not words:
        board.focus = None
        play.message = "The field is shown where most of the fight is."
        return False
    if len(words) == 1 and words[0].casefold() in WAYS and board.window is not None:
        east, north = WAYS[words[0].casefold()]
        window = board.window
        column = window.west + window.columns // 2 + east * (window.columns // 2)
        row = window.south + window.rows // 2 + north * (window.rows // 2)
        board.focus = (min(max(column, 0), window.size - 1), min(max(row, 0), window.size - 1))
        play.message = f"The field is shown farther {words[0].casefold()}."
        return False
    x, y, me = reader.spot(words)
    state = reader.state
    board.focus = (x // INCH, y // INCH)
    if me >= 0:
        play.message = f"{reader.name(me)} stands on {square_name(x, y)}."
        return False
    play.message = f"{square_name(x, y)}: {', '.join(_what_is_on(state, reader, x, y, _listener(play, asked)))}."
    return False


def _listener(play: Play, asked: Asked) -> Listener:
    from fracas.core.listener import Listener

    return Listener(asked.seat, play.table.names)


def _what_is_on(state: State, reader: Reader, x: int, y: int, to: Listener) -> list[str]:
    found = []
    level = ground_of(state).level_at(x, y)
    for piece in map_named(state.map).pieces:
        if piece.kind != ELEVATION and inside(piece.corners, x, y):
            found.append(TERRAIN[piece.kind] if piece.kind != COVER else "cover")
    found.append(f"level {level}" if level else "table level")
    for stone in state.stones:
        if span(stone.x - x, stone.y - y) <= STONE_RADIUS:
            found.append(f"a rune-stone of {side_called(state, stone.side, to)}")
    for me, unit in enumerate(state.units):
        if unit.fate == ALIVE and span(unit.x - x, unit.y - y) <= disc_of(state, me).r:
            found.append(f"{reader.label(me)} {unit_name(state, me)}")
    return found
