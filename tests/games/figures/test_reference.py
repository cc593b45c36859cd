"""Random games, each turn played twice: by the rules, and by the reference."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fracas.core.question import Commit, Question, Roll, deciders, options_of
from fracas.core.tell import silence
from fracas.games.figures.deck import DECK, RANK
from fracas.games.figures.rules import resolution
from fracas.games.figures.state import BATTLE, OVER, TURN, State
from tests.games.figures.enforced import rule
from tests.games.figures.reference import Figure, Table, rank
from tests.games.figures.wandering import begin
from tests.kit.play import listed_answer

GAMES = 12
"""For each number of players and size of armies."""
ACTIONS = "armor blast boost dodge explosion intimidate luck masterplan mindcontrol recover sneak stun"


def told(question: Question) -> tuple[Any, ...]:
    """A question as the reference asks it."""
    if isinstance(question, Roll):
        return None, question.ask, set(question.outcomes)
    seats = tuple(deciders(question))
    options = [set(options_of(question, seat)) for seat in seats]
    return (seats, question.ask, options) if isinstance(question, Commit) else (seats[0], question.ask, options[0])


def copied(state: State) -> Table:
    """The table as the reference knows it."""
    figures = []
    for each in state.figures:
        figure = Figure(each.owner, each.start, state.cards[each.card].actions)
        figure.power, figure.wounded = each.power, each.wounded
        figure.blasts, figure.dodges, figure.fears = each.blasts, each.dodges, each.fears
        figure.armor = list(each.armor)
        figures.append(figure)
    table = Table(figures, [list(line) for line in state.lines], state.turn_limit)
    table.hands = [list(hand) for hand in state.hands]
    table.captives = [list(held) for held in state.captives]
    table.stuns = list(state.stuns)
    table.pile, table.discards = list(state.bag), list(state.discard)
    table.turn, table.seat, table.way, table.sneaks = state.turns, state.seat, state.direction, state.sneaks
    table.over = state.phase == OVER
    return table


def seen(table: Table) -> dict[str, Any]:
    """All there is; the order of hands and piles tells nothing."""
    found: dict[str, Any] = {"figures": [vars(figure) for figure in table.figures]}
    found["cards"] = [sorted(cards) for cards in (*table.hands, table.pile, table.discards)]
    for name in ("lines", "captives", "stuns", "turn", "over"):
        found[name] = getattr(table, name)
    if not table.over:
        found["next"] = (table.seat, table.way, table.sneaks)
    return found


def same_turn(state: State, random: Random, used: Counter[str]) -> None:
    """Play a turn by the rules, and the reference along with it."""
    table = copied(state)
    reference = table.play()
    sent: Any = None
    while state.phase in (TURN, BATTLE):
        going = resolution(state, silence)
        assert going is not None
        was = state.phase
        answer: Any = None
        while True:
            try:
                question = going.send(answer)
            except StopIteration:
                break
            assert reference.send(sent) == told(question)
            sent = answer = listed_answer(question, random)
            used[question.ask] += 1
        if was == BATTLE or state.phase != BATTLE:
            break
    with pytest.raises(StopIteration):
        reference.send(sent)
    assert seen(table) == seen(copied(state))


@rule("figures.turn.draw", "figures.turn.cards", "figures.battle.total", "figures.special.when", "figures.order")
@rule(*(f"figures.action.{action}" for action in ACTIONS.split()))
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_turn_goes_as_the_reference_says(players: int) -> None:
    used: Counter[str] = Counter()
    for size in (None, 1, 2, 4):
        for seed in range(GAMES):
            random = Random(f"{players} {size} {seed}")
            state = begin(players, army_size=size, **({} if seed % 3 else {"turn_limit": 25}))
            while state.phase != OVER:
                if state.phase == TURN:
                    same_turn(state, random, used)
                    continue
                going = resolution(state, silence)
                assert going is not None
                answer: Any = None
                try:
                    while True:
                        answer = listed_answer(going.send(answer), random)
                except StopIteration:
                    continue
    asked = "attacker defender card special spend armor boost explosion luck die masterplan mindcontrol recover draw"
    assert set(asked.split()) <= set(used), "everything has come up"


def test_the_reference_reads_cards_as_the_deck_has_them() -> None:
    assert {card: rank(card) for card in DECK} == {card: RANK[card] for card in DECK}
