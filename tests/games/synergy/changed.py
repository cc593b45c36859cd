"""What a row of synergy says is changed, field by field, and small tables are played until somebody notices.

`changes` lists the fields of a row that the rules should read, each with another value; `noticed` plays tables at which
eager players have the card, once with the row as it is and once with it changed, and says whether a question, an event
or a value of the table differed. Which tables those are does not depend on the change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec

from fracas.core.flow import Flow
from fracas.core.listener import Listener
from fracas.core.question import Choice, Commit, Roll
from fracas.core.tell import silence
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import NEIGHBOURS4, RAYS
from fracas.games.synergy.card import BARRIERS, NO_HIT
from fracas.games.synergy.content import (
    CARD_NUMBERS,
    CardRow,
    Kind,
    MoveRow,
    ReachRow,
    TeamPowerRow,
    _card,
)
from fracas.games.synergy.effects.live import refresh_all, restore
from fracas.games.synergy.numbers import FLAGS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.rows import ROWS as FOLDED
from fracas.games.synergy.setting_up.draws import draws_at_set_up
from fracas.games.synergy.standing import rebuild
from fracas.games.synergy.state import State
from fracas.games.synergy.striking.targets import forget
from fracas.games.synergy.telling.aiming import why_not_aim
from fracas.games.synergy.terms import ALIVE, BARRIER, NO_CARD, NOBODY
from fracas.games.synergy.windows import FOLDS
from tests.games.synergy.meetings import BEARER, FOE, Eager, table
from tests.kit.fields import fields_of

Row = CardRow | TeamPowerRow
TABLES = 40
"""So many tables a change may take until it is noticed."""
ANSWERS = 90
"""So many answers a table is played for."""
WORDS = ("number", "id", "name", "icon", "text", "ruling", "printed", "strength", "secret", "uses")
"""What players are shown: `test_every_field` compares what screens are sent."""
MEETS = {
    "tin-foil-hat": ("", "horseshoe-supermagnet"),
    "crate-of-bananas": ("", "horseshoe-supermagnet"),
    "load-bearing-corset": ("", "horseshoe-supermagnet"),
    "mostly-reliable-boomerang": ("", "horseshoe-supermagnet"),
    "rubber-chicken": ("", "horseshoe-supermagnet"),
    "horseshoe-supermagnet": ("bungee-arms", "pocket-pistol"),
    "light-fingers": ("bungee-arms", "pocket-pistol"),
    "laser-eyebrows": ("trick-shot", ""),
    "cargo-pants": ("grenade pocket-pistol rubber-chicken", ""),
    "spare-arms": ("grenade pocket-pistol rubber-chicken dustbin-lid", ""),
    "playing-possum": ("", "might"),
    "anger-issues": ("", "pocket-pistol"),
    "deep-pockets": ("grenade pocket-pistol rubber-chicken dustbin-lid battle-brolly", ""),
    "thick-foreheads": ("", "preposterous-mallet hurricane-sneeze"),
}
"""What must lie beside a card, and beside a foe's warrior, so that all of its row matters."""
WINDOWS = {window.name: window for window in FOLDS}


# -- another value for each field


def changes(row: Row) -> Iterator[tuple[str, Row]]:
    """Every field that the row gives and rules should read, as it would be called, and the row with another value."""
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if field.name in WORDS or value == field.default or value in ({}, None):
            continue
        for name, other in others(field.name, value):
            yield name, msgspec.structs.replace(row, **{field.name: other})


def others(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Values that a field might have instead; a part of it at a time."""
    if isinstance(value, ReachRow | MoveRow):
        for part in msgspec.structs.fields(value):
            now = getattr(value, part.name)
            if now != part.default:
                for called, other in others(f"{name}.{part.name}", now):
                    yield called, msgspec.structs.replace(value, **{part.name: other})
    elif isinstance(value, dict):
        for key, amount in value.items():
            yield f"{name}.{key}", {**value, key: amount + 1}
            yield f"{name}.{key}", {**value, key: name == "times"}
    elif name == "types":
        for each in value:
            if each in ("move", "strike", "move&strike"):  # the others are shown, and what they do follows otherwise
                yield f"types {each}", tuple(other for other in value if other != each)
    elif name == "targets":
        yield name, ("self",) if value != ("self",) else ("any",)
    elif name == "riders":
        yield name, ("shamed",) if value != ("shamed",) else ("blinded",)
    elif name == "pierce":
        for each in value:
            yield f"pierce {each}", tuple(other for other in value if other != each)
    elif name == "kind":
        kinds = [kind for kind in get_args(Kind) if kind not in ("", value)]
        yield name, kinds[0]
        yield name, kinds[-1]
    elif name == "category":
        yield name, "gadget" if value != "gadget" else "skill"
    elif name == "reach.kind":
        yield name, "area" if value != "area" else "adj"
    elif name == "move.mode":
        yield name, "walk" if value != "walk" else "leap"
    elif name in ("hit", "other_hit"):
        yield name, 6 if value in ("auto", 1, 2, 3) else 1
    elif name == "damage":
        yield name, 9
        yield name, 0
    elif name == "marker":
        yield name, "peel" if value != "peel" else "campfire"
    elif isinstance(value, bool):
        yield name, not value
    elif isinstance(value, int):
        yield name, value + 1
        if value > 1:
            yield name, 1
    else:
        yield name, ""


# -- with it


def number_of(row: Row) -> int:
    """Its number, as the rules have it."""
    return next(card.index for card in PROFILES if card.id == row.id)


@contextmanager
def with_row(row: Row) -> Iterator[None]:
    """The rules read this row in place of the one with its id; afterwards as it was."""
    number = number_of(row)
    card, folded = PROFILES[number], FOLDED[number]
    before = {name: getattr(card, name) for name in fields_of(type(card))}
    folds = (list(folded.adds), list(folded.times), folded.folds)
    try:
        if isinstance(row, CardRow):
            other = _card(number, row)
            for name in before:
                setattr(card, name, getattr(other, name))
        else:
            card.add, card.times, card.numbers = dict(row.add), dict(row.times), dict(row.numbers)
        for name, amount in card.add.items():
            folded.adds[WINDOWS[name].number] += amount - before["add"].get(name, 0)
        for name, by in card.times.items():
            folded.times[WINDOWS[name].number] = by
        yield
    finally:
        for name, value in before.items():
            setattr(card, name, value)
        folded.adds[:], folded.times[:], folded.folds = folds


# -- at a table


@cache
def laid(number: int, seed: int, *, as_team_power: bool) -> State:
    """A table with the card, by turns on both sides, and with what it wants to meet; or the team has it."""
    random = Random(f"{number} {seed}")
    ours, theirs = MEETS.get(PROFILES[number].id, ("", ""))
    with_it = [CARD_NUMBERS[card] for card in ours.split()]
    against = [CARD_NUMBERS[card] for card in theirs.split()]
    if number < FLAGS and not as_team_power:
        with_it = [number, *with_it]
    state = table(with_it, against, random) if seed % 3 or ours or theirs else table(against, with_it, random)
    if as_team_power:
        state.team_cards[0] = number
    elif number >= TEAM_POWERS_FROM:
        state.powers[0] = number
        state.bases[0] = state.warriors[BEARER].square
    if PROFILES[number].pierce & BARRIERS:
        for square in NEIGHBOURS4[state.warriors[BEARER].square]:
            if not state.blocked[square]:
                state.markers = [*state.markers, (BARRIER, square, FOE, NO_CARD)]
    rebuild(state)
    restore(state)
    return state


def sentences(state: State, number: int) -> Iterator[str]:
    """Why a strike with the card cannot be aimed at this and that."""
    to = Listener.nobody()
    card, me = PROFILES[number], state.warriors[BEARER]
    if card.hit == NO_HIT or me.life != ALIVE:
        return
    for other, warrior in enumerate(state.warriors):
        if warrior.square >= 0:
            yield why_not_aim(state, BEARER, number, warrior.square, other, to)[1]
    for ray in RAYS[me.square]:
        for square in ray:
            yield why_not_aim(state, BEARER, number, square, NOBODY, to)[1]


def played(number: int, seed: int, *, as_team_power: bool) -> Iterator[Any]:
    """What happens at this table, piece by piece."""
    state = laid(number, seed, as_team_power=as_team_power).clone()
    refresh_all(state, silence)
    if draws_at_set_up(number):
        numbers = PROFILES[number].numbers
        state.pending = [(BEARER, numbers["draw"], numbers["keep"])]
    state.strike.striker, state.strike.card = BEARER, number
    yield list(sentences(state, number))
    forget(state)
    told: list[Any] = []

    def tell(event: Callable[..., Any], /, *facts: Any, **named: Any) -> None:
        told.append(event(*facts, **named))

    eager = Eager([number] if number < FLAGS else [], Random(seed), calm=seed % 4 == 0, lucky=seed % 2 == 1)
    flow = Flow(SYNERGY, state, tell=tell)
    for _ in range(ANSWERS):
        question = flow.question
        if question is None:
            break
        if isinstance(question, Choice):
            yield tuple(question.options), SYNERGY.words.prompt(flow.state, question, question.seat, Listener.nobody())
        elif isinstance(question, Commit):
            yield question.ask, repr(question.options)
        else:
            assert isinstance(question, Roll)
        flow.send(eager.answer(flow.state, question))
        yield tuple(told)
        told.clear()
    yield SYNERGY.notation.write(flow.state)


@cache
def as_it_is(number: int, seed: int, *, as_team_power: bool) -> tuple[Any, ...]:
    return tuple(played(number, seed, as_team_power=as_team_power))


def noticed(row: Row, tables: int = TABLES) -> int:
    """At which table somebody noticed that the row is another; -1 if nobody did."""
    number = number_of(row)
    for seed in range(tables):
        as_team_power = number < FLAGS and seed % 5 == 4
        before = as_it_is(number, seed, as_team_power=as_team_power)
        with with_row(row):
            try:
                if tuple(played(number, seed, as_team_power=as_team_power)) != before:
                    return seed
            except Exception:
                return seed
    return -1


def unnoticed(row: Row) -> list[str]:
    """The fields of a row that can be changed without anybody noticing it."""
    found: dict[str, bool] = {}
    for name, other in changes(row):
        found[name] = found.get(name, False) or noticed(other) >= 0
    return [name for name, was in found.items() if not was]
