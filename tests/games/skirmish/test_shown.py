"""What a view says of units besides the state: who can still do what, and their numbers as they count now."""

from __future__ import annotations

from random import Random

from fracas.core.patch import patched
from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import MARCH, MOVE, kind_of, unit_of
from fracas.games.skirmish.content import unit_named
from fracas.games.skirmish.maps import INCH
from fracas.games.skirmish.moving.actions import can_move
from fracas.games.skirmish.shown import derived, view
from fracas.games.skirmish.state import State
from fracas.games.skirmish.turns.menu import options
from fracas.games.skirmish.view import View
from tests.games.skirmish.wandering import TABLES
from tests.kit.skirmish import Table
from tests.kit.skirmish_fighter import Fighter

FIELDS = ("can_move", "can_act", "fresh", "defences", "speeds", "ranges", "melee_ranges")


def as_shown(state: State) -> dict[str, list[int]]:
    return {field: list(values) for field, values in zip(FIELDS, derived(state), strict=True)}


def still(table: Table, unit: Fighter) -> list[str]:
    """What it can still do, in words."""
    seen = view(table.state, 1)
    return [word for word in FIELDS[:3] if getattr(seen, word)[unit.number]]


def test_a_unit_that_has_done_nothing_can_do_everything() -> None:
    table = Table()
    soldier, husk = table.put(0, "crown.soldier", 10, 5), table.put(1, "grave.husk", 10, 15)
    assert still(table, soldier) == ["can_move", "can_act", "fresh"], "everybody sees it"
    assert still(table, husk) == [], "it is not its turn"


def test_who_has_shot_and_is_braced_does_not_move() -> None:
    """skirmish.own.braced: it neither moves and shoots, nor shoots and moves."""
    table = Table()
    bow = table.put(0, "crown.crossbow", 10, 5)
    husk = table.put(1, "grave.husk", 10, 9)
    table.never("fast")
    table.roll(1)
    bow.shoots(husk)
    assert still(table, bow) == []


def test_who_aims_steadily_stays() -> None:
    """skirmish.own.steady-aim: it may not move this turn, and has done nothing yet."""
    table = Table()
    athum = table.put(0, "crown.athum", 10, 5)
    table.put(1, "grave.husk", 10, 9)
    athum.lay("steady-aim")
    assert still(table, athum) == ["can_act", "fresh"]


def test_what_is_left_of_a_movement_can_still_be_gone() -> None:
    """skirmish.move: in parts; with nothing left it has moved."""
    table = Table()
    soldier = table.put(0, "crown.soldier", 10, 5)
    soldier.moves(10, 6)
    assert still(table, soldier) == ["can_move", "can_act"]
    soldier.moves(10, 8)
    assert still(table, soldier) == ["can_act"]


def test_numbers_are_those_that_count_now() -> None:
    """With equipment, and with all that lies on a unit (skirmish.equipment, skirmish.own.wail)."""
    table = Table()
    soldier = table.put(0, "crown.soldier", 10, 5, "hare-boots")
    pike = table.put(0, "crown.pike", 5, 5)
    bow = table.put(1, "crown.longbow", 15, 5)

    def numbers(unit: Fighter) -> tuple[int, ...]:
        seen = view(table.state, 0)
        return tuple(getattr(seen, field)[unit.number] for field in FIELDS[3:])

    card = unit_named("crown.soldier")
    assert numbers(soldier) == (card.defence, (card.spd + 1) * INCH, 0, INCH)
    assert numbers(pike)[3] == 2 * INCH, "it has reach"
    assert numbers(bow)[2] == unit_named("crown.longbow").rng * INCH
    soldier.lay("guard").lay("snare", by=1)
    assert numbers(soldier) == (card.defence + 2, INCH, 0, INCH)


def test_patches_tell_it_and_the_options_agree() -> None:
    """In games at random: the view by patches is the view whole, and nobody is offered what the view denies."""
    for seed in range(6):
        players, settings = TABLES[seed % len(TABLES)]
        random = Random(seed)
        table: Session[State, View] = Session.new(SKIRMISH, players=players, settings=settings, seed=seed)
        table.watch = Watch(SKIRMISH.changes, table.flow.state)
        shown: object = as_shown(table.flow.state)
        for _ in range(150):
            if table.over:
                break
            seat = random.choice(list(table.questions))
            asked = table.questions[seat]
            heard = len(table.events)
            region = asked.region
            table.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
            table.watch.settle(table.flow.state)
            patches, rest = table.watch.patches(-1, range(heard, len(table.events)))
            for patch in [*patches.values(), rest]:
                shown = patched(shown, {field: patch[field] for field in FIELDS if field in patch})
            table.watch.forget()
            state = table.flow.state
            assert shown == as_shown(state)
            seen = view(state, -1)
            offered = options(state, state.seat) if any(each.ask == "act" for each in table.questions.values()) else []
            for value in offered:
                me = unit_of(value)
                if kind_of(value) == MOVE:
                    assert seen.can_move[me]
                    assert can_move(state, me)
                if kind_of(value) == MARCH:
                    assert seen.can_move[me] or seen.can_act[me] or state.moving == me
