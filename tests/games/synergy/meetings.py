"""Small tables at which two cards meet, somebody eager who plays them, and a watch that notes what cards did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, cast

from fracas.core.question import Choice, Commit, Question, Roll
from fracas.core.tell import Tell, silence
from fracas.games.synergy.board import DISTANCES, PLACES, SAME, SIDE, SQUARES
from fracas.games.synergy.card import KINDS, MOVE, MOVE_AND_STRIKE, PLUS_STRIKE, RANGE, STRIKE, THROWN
from fracas.games.synergy.content import CARDS, SECRET
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.events.cards import CardTurnedUp, CardUsed
from fracas.games.synergy.events.setup import CardsDrawn
from fracas.games.synergy.events.strike import StrikeDeclared
from fracas.games.synergy.numbers import COMBOS, DROP, END, FLAGS, GIVE, MOVES, NUMBERS, PICK, STRIKES, TAKE, USES
from fracas.games.synergy.rows import DOES, ROWS, Hook
from fracas.games.synergy.setting_up.draws import draws_at_set_up, start_draw
from fracas.games.synergy.standing import put, rebuild
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.terms import ALIVE, DEAD, TURN
from fracas.games.synergy.turns.used import added, plain
from fracas.games.synergy.windows import AURA, FOLDS, HANDLING, LOAD, REACTIONS, SCRIPTS, TARGETS, USE
from tests.games.synergy.checks import AT_A_DEATHBED, begin

SETTINGS = {"four_warriors": True}
PLACES_OF = (((7, 6), (6, 6), (5, 8), (7, 7)), ((8, 6), (7, 8), (10, 8), (8, 7)))
"""Where they stand, (column, row), by seat: who has the cards, two friends, and a body."""
BEARER, FOE = 0, 4
"""Who has the cards: both of them, or each one."""
BODIES = (3, 7)
TALLY = "tally"
"""A card that draws more cards at set-up has done so."""


NEEDS = {
    "mirror-shades": ("flameblast", "smoke-bomb"),
    "chameleon-skin": ("flameblast", "pocket-pistol", "zorch-ball", "withering-sarcasm", "laser-eyebrows"),
    "heroic-idiot": ("flameblast", "pocket-pistol", "withering-sarcasm", "two-heads"),
    "dustbin-lid": ("pocket-pistol", "grenade", "cutlery-knuckles", "battle-brolly"),
    "rear-view-eyes": ("light-fingers", "horseshoe-supermagnet"),
    "glow-in-the-dark": ("hypno-pinwheel", "deep-freeze"),
    "pincushion-hide": ("preposterous-mallet", "irresistible-polka", "hurricane-sneeze"),
    "detachable-tail": ("reactor-tummy", "preposterous-mallet", "might"),
    "dead-mans-switch": ("reactor-tummy", "preposterous-mallet", "might"),
    "eel-wiring": ("preposterous-mallet", "might", "strength"),
}
"""What a foe must have so that a card does all that it can."""


# -- the table


def table(first: list[int], second: list[int], random: Random) -> State:
    """Two of each side stand close, a third not far, and a body lies there; these cards are on the two in the middle.

    Everybody else has a card or none, so that strikes of all kinds fly about.
    """
    state = begin(2, **SETTINGS)
    state.phase = TURN
    state.round = state.turns = 2
    state.teams = random.sample(range(4), 2)
    state.goals = [state.teams[1], state.teams[0]]
    state.drawn = list(state.teams)
    state.bases = [0, SQUARES - 1]
    state.seat = state.first = random.randrange(2)
    taken = {*first, *second}
    given: list[list[int]] = [first, [], [], [], second, [], [], []]
    for me in (BEARER, FOE, 1, 5, 2, 6):
        if me in (BEARER, FOE) or random.random() < 0.6:
            ours, theirs = (second, first) if me >= FOE else (first, second)
            card = _partner(taken, ours if me in (BEARER, FOE) else [], theirs, random)
            if not given[me] or random.random() < 0.7:
                given[me] = [*given[me], card]
                taken.add(card)
    state.deck = bytearray(card for card in state.deck if card not in taken)
    for seat in (0, 1):
        for figure, (column, line) in enumerate(PLACES_OF[seat]):
            _stand(state, seat, figure, line * SIDE + column, given[seat * 4 + figure], random)
    rebuild(state)
    refresh_all(state, silence)
    for me, warrior in enumerate(state.warriors):
        if warrior.life == ALIVE and random.random() < 0.4:
            warrior.hits = random.randint(1, 2 if me in (BEARER, FOE) else warrior.hits)  # somebody dies, or is saved
        for card in [*warrior.cards, *warrior.down]:
            if card < FLAGS and draws_at_set_up(card):
                numbers = CARDS[card].numbers
                start_draw(state, me, numbers["draw"], numbers["keep"])
    state.falling = []
    state.overloaded = []
    return state


def _stand(state: State, seat: int, figure: int, square: int, cards: list[int], random: Random) -> None:
    warrior = Warrior.new(seat, state.teams[seat], figure, seat)
    state.warriors.append(warrior)
    me = len(state.warriors) - 1
    put(state, me, square)
    if me in BODIES:
        warrior.life, warrior.hits = DEAD, 0
        return
    for card in cards:
        if CARDS[card].secret and random.random() < 0.7:
            warrior.down = [*warrior.down, card]
        else:
            warrior.cards = [*warrior.cards, card]
            if card < SECRET:
                state.unseen &= ~(1 << card)
    if figure == 1:
        warrior.cards = [*warrior.cards, FLAGS + state.teams[seat]]


def _partner(taken: set[int], ours: list[int], theirs: list[int], random: Random) -> int:
    """A card to spar with: a strike from afar for cards that change strikes, one of a kind that foes stop, or any."""
    fitting: list[int] = []
    if any(CARDS[card].types & PLUS_STRIKE for card in ours):
        fitting = [card.index for card in CARDS if card.reach in (RANGE, THROWN)]
    kinds = [kind for kind, name in enumerate(KINDS) if any(_stops(card, name) for card in theirs)]
    fitting += [card.index for card in CARDS if card.kind in kinds and card.types & STRIKE]
    for need in [CARDS[card].id for card in theirs if CARDS[card].id in NEEDS]:
        fitting = [card.index for card in CARDS if card.id in NEEDS[need]]
    fitting = [card for card in fitting if card not in taken]
    if fitting and random.random() < 0.8:
        return random.choice(fitting)
    return random.choice([card.index for card in CARDS if card.index not in taken and not draws_at_set_up(card.index)])


def _stops(card: int, kind: str) -> bool:
    return bool(kind) and any(f"{what}-{kind}" in CARDS[card].add for what in ("immune", "soak"))


# -- the player


class Eager:
    """Answers at random, but likes to use the cards in question, and to strike, and to stay close."""

    def __init__(self, wanted: list[int], random: Random, *, calm: bool = False, lucky: bool = False) -> None:
        self.wanted = wanted
        self.random = random
        self.handy = any(HANDLING.name in CARDS[card].add for card in wanted)
        self.lucky = lucky
        """The dice fall high: some cards want a 6."""
        self.calm = calm
        """Anybody who has such a card does nothing else: some work only for the peaceful, and many for victims."""

    def answer(self, state: State, question: Question) -> Any:
        if isinstance(question, Choice):
            return self._one(state, question.ask, list(question.options))
        if isinstance(question, Commit):
            return [self._one(state, question.ask, list(options)) for options in question.options]  # type: ignore[arg-type]
        assert isinstance(question, Roll)
        if self.lucky and question.ask == "die":
            return max(self.random.choices(question.outcomes, k=3))
        return self.random.choice(question.outcomes)

    def _one(self, state: State, ask: str, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        if ask == "act":
            has = self._has_it(state, state.active)
            return self.random.choices(options, [self._likes(option, has) for option in options])[0]
        if ask == "warrior":
            options = [option for option in options if self._has_it(state, option)] or options
        if ask in ("walk", "land"):
            some = self.random.choices(options, k=3)
            return min(some, key=lambda square: self._far(state, square))
        if ask in _WINDOWS and self.random.random() < 0.9:
            mine = [option for option in options if option >= 0]
            wanted = [option for option in mine if option % NUMBERS in self.wanted]
            return self.random.choice(wanted or mine or options)
        return self.random.choice(options)

    def _has_it(self, state: State, me: int) -> bool:
        warrior = state.warriors[me]
        return any(card in warrior.cards or card in warrior.down for card in self.wanted)

    def _likes(self, act: int, mine: bool) -> float:
        if act >= MOVES and act % NUMBERS in self.wanted:
            return 12.0
        if act == END:
            return 0.5 if mine and not self.calm else 2.0
        if mine and self.calm and STRIKES <= act < USES:
            return 0.1
        if act in (PICK, TAKE, GIVE) and self.handy:
            return 6.0
        if act == DROP:
            return 0.2
        return 4.0 if STRIKES <= act < USES else 2.0 if act >= MOVES else 1.0

    @staticmethod
    def _far(state: State, square: int) -> int:
        if not 0 <= square < SQUARES:
            return 99
        foes = [each.square for each in state.warriors if each.seat != state.seat and each.life == ALIVE]
        return min((DISTANCES[PLACES[foe] - PLACES[square] + SAME] for foe in foes), default=0)


_WINDOWS = {window.name for window in REACTIONS}


# -- the watch


def facets(card: int) -> set[str]:
    """All the ways in which a card does something: its acts, its windows."""
    types = CARDS[card].types
    found = {name for name, kind in (("strike", STRIKE), ("move", MOVE), ("combo", MOVE_AND_STRIKE)) if types & kind}
    if DOES[USE.number][card] is not None:
        found.add("use")
    found |= {window.name for window in REACTIONS if DOES[window.number][card] is not None}
    found |= {window.name for window in FOLDS if ROWS[card].folds >> window.number & 1}
    for window in SCRIPTS:
        if window is not TARGETS and window is not USE and DOES[window.number][card] is not None:
            found.add(window.name)
    return found | ({TALLY} if draws_at_set_up(card) else set())


class Watch:
    """Notes which cards did something, and how; and that what is suppressed does nothing."""

    def __init__(self) -> None:
        self.seen: dict[int, set[str]] = {card.index: set() for card in CARDS}
        """Since the last `forget`."""
        self.ever: dict[int, set[str]] = {card.index: set() for card in CARDS}

    def forget(self) -> None:
        for facets_seen in self.seen.values():
            facets_seen.clear()

    def note(self, card: int, facet: str) -> None:
        if card in self.seen:
            self.seen[card].add(facet)
            self.ever[card].add(facet)

    def look_at(self, state: State) -> None:
        """Free handling of gadgets is seen on the warrior."""
        for warrior in state.warriors:
            for card in warrior.used:
                if card < FLAGS and HANDLING.name in CARDS[card].add:
                    self.note(card, HANDLING.name)

    def fired(self, card: int) -> bool:
        """Has it done something? That it gives room is nothing by itself."""
        return bool(self.seen[card] - {LOAD.name})

    def tell(self, events: list[Any] | None = None) -> Tell:
        def tell(event: Any, /, *facts: Any, **_: Any) -> None:
            if event is CardTurnedUp:
                self.note(facts[1], "turned up")
            elif event is CardUsed:
                self.note(facts[1], "use")
            elif event is StrikeDeclared:
                self.note(facts[1], "strike")
            elif event is CardsDrawn:
                for card in [card for card in self.seen if draws_at_set_up(card)]:
                    self.note(card, TALLY)
            if events is not None:
                events.append(event(*facts))

        return cast("Tell", tell)

    def acted(self, act: int) -> None:
        """An act was chosen."""
        for card in added(act):
            self.note(card, "strike")
        act = plain(act)
        if act >= MOVES:
            kind = act // NUMBERS * NUMBERS
            self.note(act % NUMBERS, {MOVES: "move", STRIKES: "strike", COMBOS: "combo", USES: "use"}[kind])

    @contextmanager
    def watching(self) -> Iterator[Watch]:
        """Put a note around everything that cards do."""
        undo: list[Callable[[], None]] = []
        for card in CARDS:
            number = card.index
            for window in FOLDS:
                if ROWS[number].folds >> window.number & 1 and window is not HANDLING:
                    self._fold(number, window.number, window.name, undo)
            for window in REACTIONS:
                hook = DOES[window.number][number]
                if hook is not None:
                    self._hook(number, hook, window.name, undo)
            hook = DOES[USE.number][number]
            if hook is not None:
                self._hook(number, hook, "use", undo)
            for window in SCRIPTS:
                if window is not TARGETS and window is not USE:
                    self._script(number, window.number, window.name, undo)
        try:
            yield self
        finally:
            for back in undo:
                back()

    def _fold(self, card: int, window: int, name: str, undo: list[Callable[[], None]]) -> None:
        row = ROWS[card]
        function = row.functions[window]
        fixed = row.adds[window] != 0 or row.times[window] != 1

        def noted(state: State, me: int) -> int:
            added = 0 if function is None else function(state, me)
            if fixed or added:
                if name not in (LOAD.name, AURA.name):  # how it was before is asked too, while all is found anew
                    must_work(state, card, me)
                self.note(card, name)
            return added

        row.functions[window] = noted
        undo.append(lambda: row.functions.__setitem__(window, function))

    def _hook(self, card: int, hook: Hook, name: str, undo: list[Callable[[], None]]) -> None:
        function = hook.function
        if function is None:
            return  # it is turned up, and told so

        def noted(state: State, tell: Tell, me: int) -> Any:
            must_work(state, card, me)
            assert state.warriors[me].life == ALIVE or name in AT_A_DEATHBED, (
                f"{CARDS[card].id} of somebody dead: {name}"
            )
            self.note(card, name)
            return function(state, tell, me)

        hook.function = noted
        undo.append(lambda: setattr(hook, "function", function))

    def _script(self, card: int, window: int, name: str, undo: list[Callable[[], None]]) -> None:
        hook = DOES[window][card]
        if hook is None:
            return
        function = hook.function
        assert function is not None

        def noted(*facts: Any) -> Any:
            self.note(card, name)
            return function(*facts)

        hook.function = noted
        undo.append(lambda: setattr(hook, "function", function))


def must_work(state: State, card: int, me: int) -> None:
    """What does something is not suppressed; the dead keep what worked when they died."""
    warrior = state.warriors[me]
    if warrior.life == ALIVE and card != state.team_cards[warrior.owner]:
        assert not any(each[0] == card for each in state.suppressed), f"{CARDS[card].id} works although suppressed"
