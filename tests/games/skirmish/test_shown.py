"""What a view says of who can still do what: as the rules offer it, and in every patch."""

from __future__ import annotations

from random import Random

from fracas.core.patch import patched
from fracas.core.session import Session
from fracas.core.watch import Watch
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import MARCH, MOVE, kind_of, unit_of
from fracas.games.skirmish.moving.actions import can_move
from fracas.games.skirmish.shown import ACTS, FRESH, MOVES, can_still, view
from fracas.games.skirmish.state import State
from fracas.games.skirmish.turns.menu import options
from fracas.games.skirmish.view import View
from tests.games.skirmish.wandering import TABLES
from tests.kit.skirmish import Table


def test_a_unit_that_has_done_nothing_can_do_everything() -> None:
    table = Table()
    soldier, husk = table.put(0, "crown.soldier", 10, 5), table.put(1, "grave.husk", 10, 15)
    assert view(table.state, 1).can_still == (MOVES | ACTS | FRESH, 0), "everybody sees it; it is not the husk's turn"
    assert (soldier.number, husk.number) == (0, 1)


def test_who_has_shot_and_is_braced_does_not_move() -> None:
    """skirmish.own.braced: it neither moves and shoots, nor shoots and moves."""
    table = Table()
    bow = table.put(0, "crown.crossbow", 10, 5)
    husk = table.put(1, "grave.husk", 10, 9)
    table.never("fast")
    table.roll(1)
    bow.shoots(husk)
    assert can_still(table.state)[bow.number] == 0


def test_who_aims_steadily_stays() -> None:
    """skirmish.own.steady-aim: it may not move this turn, and has done nothing yet."""
    table = Table()
    athum = table.put(0, "crown.athum", 10, 5)
    table.put(1, "grave.husk", 10, 9)
    athum.lay("steady-aim")
    assert can_still(table.state)[athum.number] == ACTS | FRESH


def test_what_is_left_of_a_movement_can_still_be_gone() -> None:
    """skirmish.move: in parts; with nothing left it has moved."""
    table = Table()
    soldier = table.put(0, "crown.soldier", 10, 5)
    soldier.moves(10, 6)
    assert can_still(table.state)[soldier.number] == MOVES | ACTS
    soldier.moves(10, 8)
    assert can_still(table.state)[soldier.number] == ACTS


def test_patches_tell_it_and_the_options_agree() -> None:
    """In games at random: the view by patches is the view whole, and nobody is offered what the view denies."""
    for seed in range(6):
        players, settings = TABLES[seed % len(TABLES)]
        random = Random(seed)
        table: Session[State, View] = Session.new(SKIRMISH, players=players, settings=settings, seed=seed)
        table.watch = Watch(SKIRMISH.changes, table.flow.state)
        shown: object = {"can_still": list(can_still(table.flow.state))}
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
                if "can_still" in patch:
                    shown = patched(shown, {"can_still": patch["can_still"]})
            table.watch.forget()
            state = table.flow.state
            assert shown == {"can_still": list(can_still(state))}
            offered = options(state, state.seat) if any(each.ask == "act" for each in table.questions.values()) else []
            for value in offered:
                me = unit_of(value)
                if kind_of(value) == MOVE:
                    assert can_still(state)[me] & MOVES
                    assert can_move(state, me)
                if kind_of(value) == MARCH:
                    assert can_still(state)[me] & (MOVES | ACTS) or state.moving == me
