"""Tables of synergy that read like a story.

::

    table = Table()
    igor, vlad = table.put(0, 5, 5, "might", "strength"), table.put(1, 5, 6, down=("mirror-shades",))
    table.roll(4)
    igor.strikes(vlad)
    assert not vlad.alive

Squares are (column, row) from the north-west corner, counted from 0, or names: ``"f6"``. Dice fall as `Table.roll`
tells them, in order, and every die must be told. Other questions are answered as `Table.answer` tells, by the name of
the question; where nothing is told, one who may pass passes. A choice of one needs no answer. One who acts takes its
turn first: turns of others are given up until it comes.

Each side has a bystander in a corner (a15 for seat 0, o1 for seat 1), so that nobody wins by the first death.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from fracas.core.events import Event
from fracas.core.question import Choice, Commit, Place, Resolution, Roll
from fracas.core.tell import heard_into
from fracas.games.synergy.board import SIDE
from fracas.games.synergy.content import BOARD_NUMBERS, CARDS, POWER_OF_TEAM, SECRET, TEAM_NUMBERS
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.numbers import END, NUMBERS, TEAM_POWERS_FROM
from fracas.games.synergy.rows import PROFILES
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.standing import lift, put, rebuild, reground
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.terms import MARKERS, NOBODY, OVER, TURN, WAYS
from fracas.games.synergy.turns.gadgets import gadgets_of
from tests.kit.story import StoryError
from tests.kit.synergy_fighter import Fighter, Spot, row, square_of

__all__ = ["Fighter", "Spot", "Table", "row", "square_of"]

E = TypeVar("E", bound=Event)


class Table:
    """A table of synergy in the middle of play."""

    def __init__(
        self,
        players: int = 2,
        *,
        board: str = "arena",
        teams: Sequence[str] = (),
        bystanders: bool = True,
        bases: Sequence[Spot] = ("a1", "o15", "a8", "o8", "h1", "h15"),
        **settings: Any,
    ) -> None:
        """``teams`` gives each seat its team with its team power; without it nobody has one."""
        given: dict[str, Any] = {
            "round_limit": 60,
            "to_the_death": False,
            "open_cards": False,
            "faster": False,
            "elite": False,
            "extra_team_powers": False,
            "alternatives": False,
            "more": False,
            "power_ups": 0,
            **settings,
        }
        self.state = State.new(
            players=players,
            board=BOARD_NUMBERS[board],
            sizes=[3] * players,
            hand_size=[9] * players,
            least=[3] * players,
            **given,
        )
        state = self.state
        state.phase = TURN
        state.round = state.turns = 1
        state.teams = [TEAM_NUMBERS[team] for team in teams] if teams else list(range(players))
        if teams:
            state.powers = [TEAM_POWERS_FROM + POWER_OF_TEAM[team] for team in state.teams]
        state.goals = [(team + 1) % players for team in range(players)]
        state.bases = [square_of(base) for base in bases[:players]]
        state.unseen = (1 << SECRET) - 1
        state.deck = bytearray(range(len(CARDS)))
        self.events: list[Event] = []
        self.tell = heard_into(self.events)
        self.dice: list[int] = []
        self.told: list[tuple[str, int, int]] = []
        """Answers to come: the question's name, who gives it (-1: anybody), the answer."""
        self.asked: list[tuple[int, str]] = []
        """Who was asked what in the last act: real questions only."""
        self._started = False
        rebuild(state)
        if bystanders:
            for seat, spot in enumerate(("a15", "o1", "a1", "o15", "h15", "h1")[:players]):
                square = square_of(spot)
                self.put(seat, square % SIDE, square // SIDE)

    # -- how it stands

    def put(
        self, seat: int, column: int, line: int, *cards: str, down: Sequence[str] = (), hits: int | None = None
    ) -> Fighter:
        """A warrior on a square, with cards face up and face down. ``hits`` sets what it has left."""
        state = self.state
        figure = sum(warrior.owner == seat for warrior in state.warriors)
        warrior = Warrior.new(seat, state.teams[seat], figure, seat)
        warrior.cards = [row(card) for card in cards]
        warrior.down = [row(card) for card in down]
        warrior.live = []
        for card in warrior.cards:
            if card < SECRET:
                state.unseen &= ~(1 << card)
        state.deck = bytearray(card for card in state.deck if card not in [*warrior.cards, *warrior.down])
        state.warriors.append(warrior)
        number = len(state.warriors) - 1
        put(state, number, line * SIDE + column)
        refresh_all(state, self.tell)
        if hits is not None:
            warrior.hits = hits
        self.events.clear()
        return Fighter(self, number)

    def body(self, seat: int, column: int, line: int) -> Fighter:
        """A dead warrior on a square."""
        fighter = self.put(seat, column, line)
        state = self.state
        lift(state, fighter.number)
        fighter.it.life = 1
        fighter.it.hits = 0
        return fighter

    def lay(self, card: str, spot: Spot) -> None:
        """A loose gadget or flag on a square."""
        self.state.loose = [*self.state.loose, (row(card), square_of(spot))]
        self.state.deck = bytearray(each for each in self.state.deck if each != row(card))
        reground(self.state)

    def mark(self, marker: str, spot: Spot, by: Fighter, card: str) -> None:
        """A marker on a square, laid by a fighter with a card."""
        self.state.markers = [*self.state.markers, (MARKERS.index(marker), square_of(spot), by.number, row(card))]
        reground(self.state)

    def give_team_card(self, seat: int, card: str) -> None:
        """A card as a team power (synergy.option.extra-team-powers)."""
        self.state.team_cards[seat] = row(card)
        refresh_all(self.state, self.tell)

    # -- what is told

    def roll(self, *dice: int) -> None:
        """The next dice."""
        self.dice += dice

    def answer(self, ask: str, value: int, by: Fighter | None = None) -> None:
        """The next answer to a question with this name."""
        self.told.append((ask, -1 if by is None else self.state.player(by.number), value))

    def uses(self, fighter: Fighter, card: str, window: str) -> None:
        """A reaction: ``table.uses(vlad, "mirror-shades", "escape")``."""
        self.told.append((window, fighter.it.owner, fighter.number * NUMBERS + row(card)))

    # -- what happens

    def turn_of(self, fighter: Fighter) -> None:
        """Play on until it is this fighter's turn, everybody else giving theirs up."""
        state = self.state
        if state.drill == fighter.number:
            return
        if not self._started:
            self._started = True
            state.seat = state.first = fighter.it.seat
        for _ in range(200):
            if state.active == fighter.number or state.phase == OVER:
                return
            if not fighter.alive:
                raise StoryError(f"{fighter} is dead")
            if state.active == NOBODY:
                mine = state.seat == fighter.it.seat and not fighter.it.acted
                self._run([("warrior", fighter.number)] if mine else [], begin=True)
            else:
                self._run([("act", END)], loose=("act",))  # anybody who was killed in its own turn is not asked
        raise StoryError(f"the turn of {fighter} does not come")

    def play(self, act: int, answers: list[tuple[str, int]], loose: Sequence[str] = ()) -> None:
        """One act of the one whose turn it is, to its end."""
        self._run([("act", act), *answers], loose)

    def goes_on(self, **answers: int) -> None:
        """What is played next is no act: a draw, and which card is kept."""
        self._run(list(answers.items()))

    def _run(self, answers: list[tuple[str, int]], loose: Sequence[str] = (), begin: bool = False) -> None:
        self.asked = []
        going: Resolution | None = resolution(self.state, self.tell)
        if going is None:
            raise StoryError("the game is over")
        sent: Any = None
        left = list(answers)
        while True:
            try:
                question = going.send(sent)
            except StopIteration:
                break
            if isinstance(question, Roll):
                sent = self._rolled(question)
            elif isinstance(question, Choice):
                sent = self._chosen(question.seat, question.ask, question.options, question.passing, left, begin)
            elif isinstance(question, Commit):
                sent = [
                    self._chosen(seat, question.ask, mine, question.passing, left, begin, hidden=True)  # type: ignore[arg-type]
                    for seat, mine in zip(question.seats, question.options, strict=True)
                ]
            else:
                assert isinstance(question, Place)
                raise StoryError(f"a place is asked: {question.ask}")
        untold = [(ask, value) for ask, value in left if ask not in loose]
        if untold:
            raise StoryError(f"nobody was asked {untold}; asked was {self.asked}")

    def _rolled(self, question: Roll) -> int:
        if question.ask != "die":
            for place, (ask, _, value) in enumerate(self.told):
                if ask == question.ask:
                    del self.told[place]
                    return value
            return question.outcomes[0]
        if not self.dice:
            raise StoryError(f"a die is rolled that the story does not tell; asked was {self.asked}")
        return self.dice.pop(0)

    def _chosen(
        self,
        seat: int,
        ask: str,
        listed: Sequence[int],
        passing: int | None,
        left: list[tuple[str, int]],
        begin: bool,
        *,
        hidden: bool = False,
    ) -> int:
        if len(listed) > 1 or hidden:
            self.asked.append((seat, ask))
        for place, (name, by, value) in enumerate(self.told):
            if name == ask and by in (-1, seat):
                if value not in listed:
                    raise StoryError(f"{value} is no answer to {ask!r}: {list(listed)}")
                del self.told[place]
                return value
        for place, (name, value) in enumerate(left):
            if name == ask:
                if value not in listed:
                    raise StoryError(f"{value} is no answer to {ask!r}: {list(listed)}")
                del left[place]
                return value
        if len(listed) == 1:
            return listed[0]
        if passing is not None and passing in listed:
            return passing
        if begin and ask == "warrior":
            return listed[0]
        raise StoryError(f"seat {seat} is asked {ask!r}, which the story does not tell: {list(listed)}")

    # -- what is seen

    def heard(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def loose(self, spot: Spot) -> set[str]:
        return {PROFILES[card].id for card, square in self.state.loose if square == square_of(spot)}

    def markers(self, spot: Spot) -> set[str]:
        return {MARKERS[marker[0]] for marker in self.state.markers if marker[1] == square_of(spot)}

    def gadgets(self, fighter: Fighter) -> set[str]:
        return {PROFILES[card].id for card in gadgets_of(self.state, fighter.number)}

    @property
    def discards(self) -> set[str]:
        return {PROFILES[card].id for card in self.state.discards}

    @property
    def won(self) -> tuple[list[int], str] | None:
        """Who has won, and how."""
        return (self.state.winners, WAYS[self.state.won_by]) if self.state.phase == OVER else None
