"""Orders in one line: ``move 3 to f7``, ``attack 3 b``, ``use focus 1``. They answer two questions, or none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import TYPE_CHECKING, Any

from fracas.core.asked import Asked
from fracas.core.chance import derive
from fracas.core.question import Choice, Place, Question, Region
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.acts import (
    ABILITY,
    CHOOSE,
    END,
    ITEM,
    MARCH,
    MOVE,
    PUSH,
    SHOOT,
    STRIKE,
    act,
    kind_of,
    unit_of,
    what_of,
)
from fracas.games.skirmish.content import ITEMS
from fracas.games.skirmish.imagination import imagined
from fracas.games.skirmish.moving.pushing import COMPASS, POINTS, Direction
from fracas.games.skirmish.stats import rng
from fracas.games.skirmish.telling.naming import ABILITY_NAMES, point_name
from fracas.terminal.games.skirmish.reading import Reader, Unread, in_square, only_square, split
from fracas.terminal.games.skirmish.setting_up import deployed, in_their_squares
from fracas.terminal.screen import cut
from fracas.terminal.seats import hint

if TYPE_CHECKING:
    from fracas.terminal.play import Play

Order = Callable[["Play", Asked, str], bool]
CLOSE = 10
"""So far from where was said (0.01") is still there."""


def order(does: Callable[[Play, Asked, list[str], Reader], bool]) -> Order:
    """A command that reads units and places; what cannot be read is said, and nothing is done."""

    @wraps(does)
    def command(play: Play, asked: Asked, rest: str) -> bool:
        reader = Reader(imagined(play.table.view(asked.seat)), asked.seat)
        try:
            return does(play, asked, split(rest), reader)
        except Unread as no:
            play.message = no.sentence
            return False

    return command


def in_one_line(value: int, place: tuple[int, ...], reader: Reader) -> str:
    """An act as such an order: ``move 2 to j4 .7 .3``; empty where it is none."""
    kind, what = kind_of(value), what_of(value)
    if kind == END:
        return "end"
    me = reader.label(unit_of(value))
    if kind == MOVE and place:
        return f"move {me} to {point_name(place[-2], place[-1])}"
    if kind in (STRIKE, SHOOT):
        return f"attack {me} {reader.label(what)}"
    return f"use {ABILITY_NAMES[what]} {me}".lower() if kind == ABILITY else ""


# -- moving


@order
def move(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``move 3 to f7``, ``move 3 to f7 .25 .5 then g8``."""
    return _goes(play, asked, words, reader, MOVE)


@order
def march(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``march 3 to f7``."""
    return _goes(play, asked, words, reader, MARCH)


def _goes(play: Play, asked: Asked, words: list[str], reader: Reader, kind: int) -> bool:
    if asked.region is not None and asked.ask == "move":
        if reader.is_unit(words) and len(words) > 1:
            reader.unit(words)
        return _place(play, asked, reader.points(words))
    if not is_turn(play, asked):
        return False
    me = reader.unit(words)
    asked = chosen(play, asked, me)
    value = act(kind, me)
    if not _allowed(play, asked, value):
        return False
    if not words:
        return play.answer(asked, value)
    points = reader.points(words)
    region = region_after(play, asked, value)
    if region is None:
        return play.answer(asked, value)
    return _along(play, region, points, lambda place: _both(play, asked, value, place))


def _along(play: Play, region: Region, points: list[tuple[int, int]], take: Callable[[tuple[int, ...]], bool]) -> bool:
    """Take the path that is meant: as it was typed, or one that leads there. If there is none, it is said why, and
    Enter takes the nearest."""
    place = tuple(number for point in points for number in point)
    refused = region.refuse(place)
    if refused is None:
        return take(place)
    nearest = region.propose(place)
    if nearest and len(points) == 1:
        last = len(nearest) - len(nearest) % 2
        x, y = nearest[last - 2], nearest[last - 1]
        wanted = points[0]
        if (only_square(wanted) and in_square(x, y, wanted)) or (
            abs(x - wanted[0]) <= CLOSE and abs(y - wanted[1]) <= CLOSE
        ):
            return take(nearest)
    spot = f", at {point_name(refused.spot[0], refused.spot[1])}" if len(refused.spot) >= 2 else ""
    play.message = f"{refused.sentence} [{refused.rule}{spot}]"
    if nearest:
        way = nearest
        play.offered = lambda: take(way)
        play.message += f" Enter goes as near as can be: {_end_of(nearest)}."
    return False


def _end_of(place: tuple[int, ...]) -> str:
    last = len(place) - len(place) % 2
    return point_name(place[last - 2], place[last - 1])


def _place(play: Play, asked: Asked, points: list[tuple[int, int]]) -> bool:
    """Answer a question for a place."""
    assert asked.region is not None
    return _along(play, asked.region, points, lambda place: play.answer(asked, place))


def following(play: Play, value: int) -> tuple[Any, Question | None]:
    """What would be asked after this act, with the state then. Nothing happens at the table."""
    trial = play.table.flow.fork()
    trial.send(value)
    return trial.state, trial.question


def region_after(play: Play, asked: Asked, value: int) -> Region | None:
    """Where the place that an act asks for may be; None if it asks for none."""
    _, question = following(play, value)
    return question.region if isinstance(question, Place) and question.seat == asked.seat else None


def _both(play: Play, asked: Asked, value: int, answer: Any) -> bool:
    """Answer the act, then what it asks."""
    if not play.answer(asked, value):
        return False
    now = play.table.questions.get(asked.seat)
    if now is not None:
        play.answer(now, answer)
    return True


# -- fighting


@order
def attack(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``attack 3 b``: in melee if it can, else it shoots."""
    return _fights(play, asked, words, reader, (STRIKE, SHOOT))


@order
def strike(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``strike 3 b``: in melee."""
    return _fights(play, asked, words, reader, (STRIKE,))


@order
def shoot(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``shoot 3 b``."""
    return _fights(play, asked, words, reader, (SHOOT,))


@order
def push(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``push 3 b``, ``push 3 b north-east``; where a direction is asked for, ``push north-east``."""
    if asked.ask == "push":
        assert isinstance(asked.region, Direction)
        return play.place(asked, towards(words, asked.region, reader))
    return _fights(play, asked, words, reader, (PUSH,))


def _fights(play: Play, asked: Asked, words: list[str], reader: Reader, kinds: tuple[int, ...]) -> bool:
    if not is_turn(play, asked):
        return False
    me = reader.unit(words)
    other = reader.unit(words)
    asked = chosen(play, asked, me)
    for kind in kinds:
        if act(kind, me, other) in asked.values:
            return play.answer(asked, act(kind, me, other))
    shoots = SHOOT in kinds and (len(kinds) == 1 or rng(reader.state, me) > 0)
    return _allowed(play, asked, act(SHOOT if shoots else kinds[0], me, other))


def towards(words: list[str], region: Direction, reader: Reader) -> tuple[int, ...]:
    """The direction of a push: ``a`` or ``away``, ``north-east``, ``ne``, or a place that it goes towards."""
    said = "-".join(words).casefold()
    if said in ("a", "away"):
        return region.away()
    for name, (dx, dy) in zip(COMPASS, POINTS, strict=True):
        if said in (name, "".join(part[0] for part in name.split("-"))):
            return region.towards(dx, dy)
    try:
        return reader.point(words)
    except (Unread, IndexError):
        raise Unread("Say away, a direction such as north-east, or a place such as f7.") from None


# -- abilities and items


@order
def use(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``use focus 1``, ``use slice 1 b``; with a place where one is asked for: ``1 f7``."""
    if asked.ask == "fast":
        return _fast(play, asked, words)
    if not is_turn(play, asked):
        return False
    if not words:
        raise Unread("Say what to use, and which unit: use focus 1.")
    for length in range(len(words), 0, -1):
        said = " ".join(words[:length]).casefold()
        found = [value for value in asked.values if _used_name(value).casefold() == said]
        found = found or [value for value in asked.values if len(said) > 2 and said in _used_name(value).casefold()]
        if found:
            return _uses(play, asked, found, words[length:], reader)
    return _cannot_use(play, asked, words, reader)


def _used_name(value: int) -> str:
    """What an act uses: an ability or an item; empty for others."""
    if kind_of(value) == ABILITY:
        return ABILITY_NAMES[what_of(value)]
    return ITEMS[what_of(value)].name if kind_of(value) == ITEM else ""


def _uses(play: Play, asked: Asked, found: list[int], words: list[str], reader: Reader) -> bool:
    """These acts use what was named: whose is meant, and on which unit or where?"""
    users = {unit_of(value): value for value in found}
    Reader.skip(words)
    rest = list(words)
    if rest and reader.is_unit(rest):
        me = reader.unit(rest)
        if me in users:
            words, users = rest, {me: users[me]}
        elif reader.state.units[me].seat == asked.seat and not any(_aims(play, value, me) for value in found):
            raise Unread(f"{reader.name(me)} cannot use it now; {_or(reader, users)} can.")
    if len(users) > 1:
        raise Unread(f"Say who uses it: {_or(reader, users)}.")
    ((me, value),) = users.items()
    Reader.skip(words)
    state, question = following(play, value)
    if words and isinstance(question, Choice) and question.ask == "target":
        target = reader.unit(words)
        if target not in question.options:
            then = Asked(play.table.game, state, question, asked.seat, asked.id, play.table.names)
            why = then.why_not(f"unit:{target}")
            play.message = f"{why.sentence} [{why.rule}]" if why else "That is not one of the targets."
            return False
        return _both(play, asked, value, target)
    if words and isinstance(question, Place):
        return _along(play, question.region, reader.points(words), lambda place: _both(play, asked, value, place))
    return play.answer(asked, value)


def _aims(play: Play, value: int, target: int) -> bool:
    """Could this be the unit it is used on, and not the one that uses it?"""
    _, question = following(play, value)
    return isinstance(question, Choice) and question.ask == "target" and target in question.options


def _or(reader: Reader, units: Iterable[int]) -> str:
    return " or ".join(map(reader.name, units))


def _cannot_use(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """Why what was named cannot be used now."""
    for length in range(len(words), 0, -1):
        said = " ".join(words[:length]).casefold()
        numbers = [n for n, name in enumerate(ABILITY_NAMES) if name.casefold() == said]
        numbers = numbers or [n for n, name in enumerate(ABILITY_NAMES) if len(said) > 2 and said in name.casefold()]
        items = [item.number for item in ITEMS if len(said) > 2 and said in item.name.casefold()]
        rest = words[length:]
        if not numbers and not items:
            continue
        if rest and reader.is_unit(rest):
            me = reader.unit(list(rest))
            now = chosen(play, asked, me)
            if now is not asked:
                return use(play, now, " ".join(words))
            value = act(ABILITY, me, numbers[0]) if numbers else act(ITEM, me, items[0])
            return _allowed(play, asked, value)
        thing = f"ability:{ABILITY_IDS[numbers[0]]}" if numbers else f"item:{ITEMS[items[0]].id}"
        why = asked.why_not(thing)
        play.message = f"{why.sentence} [{why.rule}]" if why else "That cannot be used now."
        return False
    play.message = f"Nothing is called {cut(' '.join(words), 30)!r} that a unit could use."
    return False


def _fast(play: Play, asked: Asked, words: list[str]) -> bool:
    said = " ".join(words).casefold()
    for option in asked.options:
        if said and said in option.label.casefold():
            return play.answer(asked, option.value)
    play.message = "That is not one of the fast abilities that could be used now."
    return False


# -- setting up


@order
def deploy(play: Play, asked: Asked, words: list[str], reader: Reader) -> bool:
    """``deploy 1 to f2, 2 to g3``; ``deploy auto``."""
    if asked.ask != "deploy" or asked.region is None:
        play.message = "Nothing is to be set up now."
        return False
    if [word.casefold() for word in words] == ["auto"]:
        return auto(play, asked, "")
    return play.place(asked, in_their_squares(asked.region, deployed(words, reader)))


def auto(play: Play, asked: Asked, rest: str) -> bool:  # noqa: ARG001 - every command is given the same
    """Do it for me: a sensible place for all that is to be placed; a bot answers other questions."""
    answer: Any = asked.region.propose(()) if asked.region is not None and asked.ask != "move" else None
    if not answer:
        if play.screen.redraws:
            play.screen.say("Thinking …")
        answer = hint(play.table.sight(asked.seat), derive(play.table.header.seed, len(play.table.log))).answer
    said = asked.label_of(answer)
    if not play.answer(asked, answer):
        return False
    play.message = f"Answered for you: {cut(said, 60)}."
    return True


def back(play: Play, asked: Asked, rest: str) -> bool:  # noqa: ARG001
    """Not after all: where a place is asked for that need not be given."""
    if asked.region is not None and asked.region.refuse(()) is None:
        return play.answer(asked, ())
    play.message = "Here something must be answered; u takes back the last answer."
    return False


# -- what may be ordered


def is_turn(play: Play, asked: Asked) -> bool:
    """Is this the moment for orders?"""
    if asked.ask == "act":
        return True
    play.message = f"First: {asked.prompt}"
    return False


def chosen(play: Play, asked: Asked, me: int) -> Asked:
    """What is asked when this unit is chosen, where units must be chosen before they do anything; else as it was."""
    if act(CHOOSE, me) not in asked.values or not play.answer(asked, act(CHOOSE, me)):
        return asked
    return play.table.questions.get(asked.seat, asked)


def _allowed(play: Play, asked: Asked, value: int) -> bool:
    """Is this act among the options? If not, the reason is said, as the table itself would refuse it."""
    if value in asked.values:
        return True
    why = asked.why_not(f"option:{value}")
    play.message = f"{why.sentence} [{why.rule}]" if why is not None else "That is not possible now."
    return False
