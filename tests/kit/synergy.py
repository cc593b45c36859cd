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
from fracas.games.synergy.board import DIRECTION_NAMES, NAMED, NAMES, SIDE
from fracas.games.synergy.content import BOARD_NUMBERS, CARDS, POWER_OF_TEAM, SECRET, TEAM_NUMBERS
from fracas.games.synergy.effects.live import refresh_all
from fracas.games.synergy.moving.walking import STEP_BY_STEP, STOP
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    COMBOS,
    DROP,
    END,
    FLAGS,
    GIVE,
    HOP_IN,
    MOVES,
    NO_TARGET,
    NUMBERS,
    PICK,
    STRIKES,
    TAKE,
    TEAM_POWERS_FROM,
    USES,
    WIPE,
    WITH,
)
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.standing import put, rebuild, reground
from fracas.games.synergy.state import State, Warrior
from fracas.games.synergy.terms import ALIVE, LIVES, MARKERS, NOBODY, OVER, STATUSES, TURN, WAYS
from fracas.games.synergy.turns.gadgets import gadgets_of
from fracas.games.synergy.turns.options import options
from fracas.games.synergy.turns.used import ADDED

E = TypeVar("E", bound=Event)
Spot = str | tuple[int, int]


class StoryError(AssertionError):
    """The table did not go the way the story tells it."""


def square_of(spot: Spot) -> int:
    """``"f6"`` or ``(5, 5)``."""
    return NAMED[spot] if isinstance(spot, str) else spot[1] * SIDE + spot[0]


def row(card: str) -> int:
    """A card, a flag (``"flag-orcs"``) or a team power by its id."""
    if card.startswith("flag-"):
        return FLAGS + TEAM_NUMBERS[card.removeprefix("flag-")]
    return number_of(card)


class Fighter:
    """One warrior in a story."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    # -- what is seen

    @property
    def it(self) -> Warrior:
        return self.table.state.warriors[self.number]

    @property
    def hits(self) -> int:
        return self.it.hits

    @property
    def alive(self) -> bool:
        return self.it.life == ALIVE

    @property
    def life(self) -> str:
        return LIVES[self.it.life]

    @property
    def at(self) -> tuple[int, int]:
        """(column, row)."""
        return self.it.square % SIDE, self.it.square // SIDE

    @property
    def square(self) -> str:
        return NAMES[self.it.square]

    @property
    def cards(self) -> set[str]:
        """Face up, gadgets and flags included."""
        return {PROFILES[card].id for card in self.it.cards}

    @property
    def down(self) -> set[str]:
        return {PROFILES[card].id for card in self.it.down}

    @property
    def working(self) -> set[str]:
        """The ids of all rows that work for it now."""
        return {PROFILES[card].id for card in self.it.live}

    @property
    def statuses(self) -> set[str]:
        return {STATUSES[status] for status in self.it.statuses}

    def can(self, what: str, card: str = "", plus: Sequence[str] = ()) -> bool:
        """May it do this now, in its own turn? ``igor.can("strike", "flameblast")``; ``plus`` as in `strikes`."""
        return self._code(what, card, plus) in options(self.table.state, self.number)

    def targets(self, card: str = "") -> set[str]:
        """What it may aim its strike at now: names of squares, of cards, or numbers of warriors as ``#3``."""
        from fracas.games.synergy.striking.targets import forget, targets

        found = targets(self.table.state, self.number, row(card) if card else BASIC)
        forget(self.table.state)
        return {self._target(each) for each in found}

    @staticmethod
    def _target(target: int) -> str:
        if target == NO_TARGET:
            return "area"
        if target >= AT_CARD:
            return PROFILES[target - AT_CARD].id
        return NAMES[target - AT_SQUARE] if target >= AT_SQUARE else f"#{target}"

    def __repr__(self) -> str:
        return f"#{self.number}"

    # -- what it does

    @staticmethod
    def _code(what: str, card: str, plus: Sequence[str] = ()) -> int:
        base = {"move": MOVES, "strike": STRIKES, "combo": COMBOS, "use": USES}
        plain = {"end": END, "pick": PICK, "take": TAKE, "give": GIVE, "drop": DROP, "wipe": WIPE, "hop": HOP_IN}
        if what in plain:
            return plain[what]
        added = sum(WITH << place for place, (each, _) in enumerate(ADDED) if each in [row(card) for card in plus])
        return base[what] + (row(card) if card else BASIC) + added

    def begins(self) -> Fighter:
        """Its turn begins, if it has not."""
        self.table.turn_of(self)
        return self

    def strikes(self, target: Fighter | Spot | str | None = None, card: str = "", plus: Sequence[str] = ()) -> Fighter:
        """It strikes: a fighter, a square, a card (``"card:grenade"``), or nobody in particular (an area).

        ``plus`` are the face-down + cards that it turns up for it.
        """
        self.begins()
        aim = self._aimed(target)
        self.table.play(self._code("strike", card, plus), [] if aim is None else [("target", aim)])
        return self

    @staticmethod
    def _aimed(target: Fighter | Spot | None) -> int | None:
        if target is None:
            return None
        if isinstance(target, Fighter):
            return target.number
        if isinstance(target, str) and target.startswith("card:"):
            return AT_CARD + row(target.removeprefix("card:"))
        return AT_SQUARE + square_of(target)

    def walks(self, to: Spot, card: str = "") -> Fighter:
        """Its basic move, to the square where it ends."""
        self.begins()
        self.table.play(self._code("move", card), [("walk", square_of(to))])
        return self

    def steps(self, *directions: str) -> Fighter:
        """Its basic move step by step: ``igor.steps("N", "E")``. It stops where the story stops."""
        self.begins()
        steps = [("step", DIRECTION_NAMES.index(direction)) for direction in directions]
        self.table.play(self._code("move", ""), [("walk", STEP_BY_STEP), *steps, ("step", STOP)], loose=("step",))
        return self

    def moves(self, card: str, *to: Spot) -> Fighter:
        """A Move card, to the square or squares where it lands; walks after it are told with `Table.answer`."""
        self.begins()
        self.table.play(self._code("move", card), [("land", square_of(each)) for each in to])
        return self

    def hops(self, to: Spot) -> Fighter:
        """The move of a toad."""
        self.begins()
        self.table.play(self._code("move", ""), [("land", square_of(to))])
        return self

    def combines(
        self, card: str, to: Spot | None = None, target: Fighter | Spot | None = None, plus: Sequence[str] = ()
    ) -> Fighter:
        """A Move&Strike: where it goes, and which warrior it strikes there."""
        self.begins()
        ask = "run" if card == "flying-tackle" else "land"
        answers: list[tuple[str, int]] = [] if to is None else [(ask, square_of(to))]
        aim = self._aimed(target)
        if aim is not None:
            answers.append(("target", aim))
        self.table.play(self._code("combo", card, plus), answers)
        return self

    def uses(self, card: str, **answers: int) -> Fighter:
        """An act of a card's own; what it asks besides is told by name."""
        self.begins()
        self.table.play(self._code("use", card), list(answers.items()))
        return self

    def picks(self, card: str) -> Fighter:
        self.begins()
        self.table.play(PICK, [("pick", row(card))])
        return self

    def drops(self, card: str) -> Fighter:
        self.begins()
        self.table.play(DROP, [("drop", row(card))])
        return self

    def gives(self, other: Fighter, card: str, agreed: bool = True) -> Fighter:
        self.begins()
        self.table.play(
            GIVE, [("partner", other.number), ("give", row(card)), ("trade", int(agreed))], loose=("trade",)
        )
        return self

    def takes(self, other: Fighter, card: str, agreed: bool = True) -> Fighter:
        self.begins()
        self.table.play(
            TAKE, [("partner", other.number), ("take", row(card)), ("trade", int(agreed))], loose=("trade",)
        )
        return self

    def does(self, what: str, **answers: int) -> Fighter:
        """Any act: ``igor.does("wipe")``, ``igor.does("hop", pouch=vlad.number)``."""
        self.begins()
        self.table.play(self._code(what, ""), list(answers.items()))
        return self

    def ends(self) -> Fighter:
        """Its turn ends (it begins first, if it has not)."""
        self.begins()
        self.table.play(END, [])
        return self


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
        from fracas.games.synergy.standing import lift

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
