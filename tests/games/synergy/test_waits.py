"""What a reaction waits for: where one need alone fails, it is told; without that need the card is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from fracas.core.flow import Flow
from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, say, slots_in
from fracas.core.window import Window
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.card import HARD
from fracas.games.synergy.effects.reactions import ready
from fracas.games.synergy.numbers import FLAGS
from fracas.games.synergy.rows import DOES, PROFILES, ROWS, Hook, number_of
from fracas.games.synergy.state import Blow, State
from fracas.games.synergy.striking.blows import present
from fracas.games.synergy.telling.aiming import SLOTS
from fracas.games.synergy.telling.refusing import why_it_waits
from fracas.games.synergy.terms import ALIVE, DEAD, FROZEN, HIT, MISSED, NOBODY, POSSUM, RAGING
from fracas.games.synergy.windows import REACTIONS
from tests.games.synergy.checks import AT_A_DEATHBED, any_answer, begin
from tests.games.synergy.test_many_games import TABLES
from tests.kit.needs import Blanking, Case

Twist = Callable[[State, int], None]
"""What is otherwise than in the game, for one warrior."""
GAMES = 4
"""At each table at most: as soon as each need has stood alone, it is over."""
TO = Listener.nobody()
WINDOWS = {window.name: window for window in REACTIONS}


def waiting() -> Iterator[tuple[Window, int, Hook]]:
    """Every reaction that waits for something: where, whose, what."""
    for window in REACTIONS:
        for card, hook in enumerate(DOES[window.number]):
            if hook is not None and hook.needs:
                yield window, card, hook


WAITING = list(waiting())


def whose(window: Window, card: int) -> str:
    return f"{PROFILES[card].id} at {window.name}"


def every_need() -> Iterator[tuple[str, Need[Any]]]:
    for window, card, hook in WAITING:
        yield from ((whose(window, card), need) for need in hook.needs)


def open_now(ask: str) -> list[Window]:
    """The window at which is asked; and those of which it could have been the turn just before."""
    return [WINDOWS[name] for name in dict.fromkeys([ask, "begins", "gate", "step-in"])] if ask in WINDOWS else []


def cases(state: State, window: Window) -> Iterator[Case]:
    """Every card that waits here, in the hands of everyone: it need not be there, as `ready` is asked of cards that
    may only be imagined."""
    for at, card, hook in WAITING:
        if at is window:
            for me in range(len(state.warriors)):
                if is_there(state, window, me):
                    yield from case(state, window, card, hook, me)


def case(state: State, window: Window, card: int, hook: Hook, me: int) -> Iterator[Case]:
    needs, hook.needs = hook.needs, []
    free = ready(state, window.number, card, me)
    hook.needs = needs
    if not free:
        return

    def told() -> str | None:
        why = why_it_waits(state, hook, me, card, TO)
        return None if why is None else why[1]

    yield Case(
        *(state, me, card, NOTHING, [(whose(window, card), hook.needs)]),
        offered=lambda: ready(state, window.number, card, me),
        told=told,
        sentence=lambda need: say(need.says, SLOTS, state, me, card, NOTHING, TO),
    )


# -- what random games hardly ever come to


def is_turned_away(state: State, me: int) -> None:
    present(state).result = MISSED


def is_at_somebody_else(state: State, me: int) -> None:
    present(state).victim = (me + 1) % len(state.warriors)


def is_lost(state: State, me: int) -> None:
    state.strike.lost = True


def was_saved(state: State, me: int) -> None:
    state.warriors[me].hits = 1


def is_a_second_blow(state: State, me: int) -> None:
    now = state.strike
    now.blows = [*(blow.clone() for blow in now.blows), present(state).clone()]
    now.blow = len(now.blows) - 1


def comes_from_afar(state: State, me: int) -> None:
    present(state).adjacent = False


def would_blind(state: State, me: int) -> None:
    state.kind, state.strike.card, state.strike.choice = 0, number_of("sticky-spit"), 1


def is_hard(state: State, me: int) -> None:
    state.kind = HARD


def hits_from_next_door(state: State, me: int) -> None:
    now = state.strike
    now.blow, now.blows = 0, [Blow.new(me, HIT, now.striker, True)]


def lies_open_too(state: State, me: int) -> None:
    hits_from_next_door(state, me)
    state.warriors[me].live = [*state.warriors[me].live, number_of("eel-wiring")]


def lies_like_dead(state: State, me: int) -> None:
    state.warriors[me].under |= 1 << POSSUM


def rages(state: State, me: int) -> None:
    state.warriors[me].under |= 1 << RAGING


def has_a_flag(state: State, me: int) -> None:
    state.warriors[me].cards = [*state.warriors[me].cards, FLAGS]


def is_the_last(state: State, me: int) -> None:
    for other, warrior in enumerate(state.warriors):
        if other != me and warrior.owner == state.warriors[me].owner:
            warrior.life, warrior.hits = DEAD, 0


def stands_fast(state: State, me: int) -> None:
    state.warriors[me].bear(ROWS, [*state.warriors[me].live, number_of("suction-cup-soles")])


def frozen(who: Callable[[State], int]) -> Twist:
    def twist(state: State, me: int) -> None:
        if who(state) not in (me, NOBODY):
            state.warriors[who(state)].under |= 1 << FROZEN

    return twist


def rolls_in_an_aura(state: State, me: int) -> None:
    if state.roller not in (me, NOBODY):
        bearer = state.warriors[state.roller]
        bearer.bear(ROWS, [*bearer.live, number_of("anti-magic-aura")])
        state.auras = [state.roller]


TWISTS: dict[str, list[Twist]] = {
    "escape": [is_turned_away, is_at_somebody_else, has_a_flag, is_the_last],
    "armour": [would_blind, is_hard],
    "answer": [is_a_second_blow, comes_from_afar, lies_like_dead, frozen(lambda state: state.strike.striker)],
    "dying": [hits_from_next_door, lies_open_too],
    "wounded": [rages],
    "gate": [has_a_flag, is_the_last, is_lost],
    "at-zero": [was_saved],
    "meddle": [rolls_in_an_aura],
    "step-in": [stands_fast, lies_like_dead, frozen(lambda state: state.strike.named)],
}


def is_there(state: State, window: Window, me: int) -> bool:
    life = state.warriors[me].life
    return life == ALIVE or (life == DEAD and window.name in AT_A_DEATHBED)


def twisted(state: State, window: Window, wanted: set[str]) -> Iterator[Case]:
    """The same moment, with one thing otherwise, for the cards that are still looked for."""
    here = [(card, hook) for at, card, hook in WAITING if at is window and whose(at, card) in wanted]
    for twist in TWISTS.get(window.name, []) if here else []:
        for me in range(len(state.warriors)):
            if is_there(state, window, me):
                other = state.clone()
                twist(other, me)
                for card, hook in here:
                    yield from case(other, window, card, hook, me)


def test_each_need_of_a_reaction_does_what_it_says() -> None:
    blanking = Blanking(every_need())
    for players, settings in TABLES:
        for seed in range(GAMES):
            if not blanking.left():
                return
            random = Random(f"waits {players} {settings} {seed}")
            flow = Flow(SYNERGY, begin(players, **settings))
            while flow.question is not None:
                for window in open_now(flow.question.ask):
                    for each in cases(flow.state, window):
                        blanking.look(each)
                    for each in twisted(flow.state, window, {who for who, _ in blanking.left()}):
                        blanking.look(each)
                flow.send(any_answer(flow.question, random))
    assert not blanking.left()


def test_every_sentence_knows_its_names() -> None:
    assert all(slot in SLOTS for _, need in every_need() for slot in slots_in(need.says))
