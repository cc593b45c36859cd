"""Tables of skirmish that read like a story.

::

    table = Table()
    athum, golem = table.put(0, "crown.athum", 10, 5), table.put(1, "cinder.golem", 10, 12)
    table.roll(4)
    athum.shoots(golem)
    assert golem.hp == 4

Places are inches. It is the turn of seat 0 in round 1; `Table.turn` gives it to another. Nobody has a leader, stones or
energy unless the story says so, and the table is open ground unless it names a map or lays terrain. Dice fall as
`Table.roll` tells them, in order, and every die must be told. Other questions are answered as `Table.answer` tells, by
the name of the question; where nothing is told, the first option is taken, which is what a player gets who presses one
key (no fast ability, attack back, opportunity attack, straight push). `Table.never` passes at a question for good.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar

from fracas.core.events import Event
from fracas.core.question import Choice, Commit, Place, Question, Resolution, Roll
from fracas.core.tell import heard_into
from fracas.games.skirmish import content
from fracas.games.skirmish.abilities.ids import ABILITY_IDS
from fracas.games.skirmish.acts import END, HAND_OVER, act
from fracas.games.skirmish.bodies import ground_of
from fracas.games.skirmish.content import read_item, read_unit
from fracas.games.skirmish.maps import TERRAIN, Map, Piece
from fracas.games.skirmish.state import ALIVE, NOBODY, OVER, TURN, State, Stone, Unit
from fracas.games.skirmish.stats import full_hp
from fracas.games.skirmish.telling.asks import CHANCE_RULES
from fracas.games.skirmish.turns.turn import clear
from tests.kit.skirmish_fighter import Fighter, Inches, thousandths
from tests.kit.story import StoryError

__all__ = ["OPEN_GROUND", "Fighter", "Inches", "Table", "laid_out", "thousandths"]

E_ = TypeVar("E_", bound=Event)
OPEN_GROUND = "open-ground"
"""The map without terrain that stories are told on."""


def laid_out(terrain: Sequence[Mapping[str, Any]], size: int) -> str:
    """A map of these pieces, made for the story; its id. The same pieces are the same map."""
    pieces = tuple(
        Piece(
            TERRAIN.index(row["kind"]),
            tuple((thousandths(x), thousandths(y)) for x, y in row["at"]),
            row.get("level", 0),
            tuple(row.get("dotted", ())),
        )
        for row in terrain
    )
    told = f"{size}{[(piece.kind, piece.corners, piece.level, piece.dotted) for piece in pieces]}"
    name = f"story-{hashlib.sha256(told.encode()).hexdigest()[:12]}" if pieces or size != 20 else OPEN_GROUND
    if name not in content.MAP_NUMBERS:
        table = Map(len(content.MAPS), name, "A story", "", thousandths(size))
        table.pieces = pieces
        content.MAPS += (table,)
        content.MAP_NUMBERS[name] = table.number
    return name


class Table:
    """A table of skirmish in the middle of play."""

    def __init__(
        self,
        players: int = 2,
        *,
        map: str = OPEN_GROUND,  # noqa: A002 - the setting's own word
        teams: Sequence[int] = (),
        scenario: str = "battlefield",
        points: int = 50,
        terrain: Sequence[Mapping[str, Any]] = (),
        size: int = 20,
        **settings: Any,
    ) -> None:
        """``terrain`` is laid as in ``maps.toml``: ``{"kind": "cover", "at": [[2, 2], [4, 2], [4, 4]]}``."""
        side_of = tuple(teams) if teams else tuple(range(players))
        given: dict[str, Any] = {
            "round_limit": 20,
            "water_rounds_down": False,
            "elevation_ranged_only": False,
            "fall_on_six": False,
            "focus_is_fast": False,
            **settings,
        }
        if map == OPEN_GROUND or terrain:
            map = laid_out(terrain, size)  # noqa: A001
        sides = max(side_of) + 1
        self.state = State.new(
            players=players,
            sides=sides,
            side_of=side_of,
            map=map,
            scenario=scenario,
            points=points,
            armies=("",) * players,
            **given,
        )
        state = self.state
        state.phase = TURN
        state.round = state.turns = 1
        state.homes = tuple(range(sides))
        state.stones_left = (0,) * sides
        state.rolls = (7,) * sides
        state.order = tuple(range(sides))
        state.energy = [0] * sides
        state.seat = side_of.index(0)
        self.events: list[Event] = []
        self.tell = heard_into(self.events)
        self.dice: list[int] = []
        self.told: list[tuple[str, int, Any]] = []
        """Answers to come: the question's name, who gives it (-1: anybody), the answer."""
        self.asked: list[tuple[int, str]] = []
        """Who was asked what in the last act: real questions only."""
        self._never: set[tuple[str, int]] = set()

    # -- how it stands

    def put(
        self,
        seat: int,
        kind: str,
        x: Inches,
        y: Inches,
        *items: str,
        hp: int | None = None,
        leader: bool = False,
        level: int | None = None,
    ) -> Fighter:
        """A unit with its centre at a place, at the level of the ground there; ``hp`` if it is wounded."""
        unit = Unit.new(seat, read_unit(kind), tuple(read_item(item) for item in items), 1)
        unit.fate = ALIVE
        unit.leader = leader
        unit.x, unit.y = thousandths(x), thousandths(y)
        self.state.units.append(unit)
        number = len(self.state.units) - 1
        unit.hp = full_hp(self.state, number) if hp is None else hp
        unit.level = self.level(x, y) if level is None else level
        return Fighter(self, number)

    def stone(self, x: Inches, y: Inches, side: int = NOBODY) -> int:
        """A rune-stone; its number."""
        stone = Stone.new(thousandths(x), thousandths(y), self.level(x, y))
        stone.side = side
        self.state.stones.append(stone)
        return len(self.state.stones) - 1

    def level(self, x: Inches, y: Inches) -> int:
        return ground_of(self.state).level_at(thousandths(x), thousandths(y))

    def energy(self, side: int, amount: int) -> None:
        """A side has so much energy."""
        self.state.energy[side] = amount

    @staticmethod
    def ability(name: str) -> int:
        """The number of an ability by its id: ``great-strike``."""
        return ABILITY_IDS.index(name)

    # -- what is told

    def roll(self, *dice: int) -> None:
        """The next dice, whatever they are rolled for."""
        self.dice += dice

    def answer(self, ask: str, value: Any, by: int = NOBODY) -> None:
        """The next answer to a question with this name, perhaps of this seat only."""
        self.told.append((ask, by, value.number if isinstance(value, Fighter) else value))

    def never(self, ask: str, by: int = NOBODY) -> None:
        """A seat (or everybody) passes at this question from now on."""
        self._never.add((ask, by))

    # -- what happens

    def turn(self, seat: int) -> None:
        """It is this seat's turn now, and the one before it is over; nothing of what comes as a turn begins happens."""
        state = self.state
        side = state.side_of[seat]
        state.seat = seat
        state.order = tuple((side + step) % state.sides for step in range(state.sides))
        state.ended = [False] * state.players
        clear(state)

    def ends(self) -> None:
        """The seat that is asked ends its turn, with all that follows to the next question "act"."""
        self.play(act(END), [])
        while self.state.phase not in (TURN, OVER):
            self.run(self._next(), [])

    def hands_over(self, seat: int) -> None:
        self.play(act(HAND_OVER, 0, seat), [])

    def acts(self) -> list[int]:
        """The acts that the seat whose turn it is could choose now."""
        going = self._next()
        question = next(going)
        assert isinstance(question, Choice), question
        assert question.ask == "act", question.ask
        return list(question.options)

    def region(self, number: int) -> Any:
        """Where the place that this act asks for may be. Nothing happens."""
        other = self.state.clone()
        going = self._next(other)
        next(going)
        question = going.send(number)
        assert isinstance(question, Place), question
        return question.region

    def play(self, number: int, answers: Sequence[tuple[str, Any]]) -> None:
        """One act of the one whose turn it is, to its end."""
        self.run(self._next(), [("act", number), *answers])

    def _next(self, state: State | None = None) -> Resolution:
        from fracas.games.skirmish.rules import resolution

        going = resolution(self.state if state is None else state, self.tell)
        if going is None:
            raise StoryError("the game is over")
        return going

    def run(self, going: Generator[Question, Any, Any], answers: Sequence[tuple[str, Any]] = ()) -> Any:
        """Any piece of play to its end, with answers by the name of the question; what it returns."""
        self.asked = []
        left = [(ask, value.number if isinstance(value, Fighter) else value) for ask, value in answers]
        sent: Any = None
        while True:
            try:
                question = going.send(sent)
            except StopIteration as end:
                if left:
                    raise StoryError(f"nobody was asked {left}; asked was {self.asked}") from None
                return end.value
            if isinstance(question, Roll):
                sent = self._rolled(question)
            elif isinstance(question, Choice):
                sent = self._chosen(question.seat, question, question.options, left)
            elif isinstance(question, Commit):
                sent = [
                    self._chosen(seat, question, mine, left)
                    for seat, mine in zip(question.seats, question.options, strict=True)
                ]
            else:
                assert isinstance(question, Place)
                sent = self._placed(question, left)

    def _rolled(self, question: Roll) -> int:
        if question.ask not in CHANCE_RULES:
            raise StoryError(f"no rule is known that asks for the roll {question.ask!r}")
        if not self.dice:
            raise StoryError(f"a die is rolled ({question.ask}) that the story does not tell; asked was {self.asked}")
        die = self.dice.pop(0)
        if die not in question.outcomes:
            raise StoryError(f"{die} is no outcome of {question.ask!r}: {list(question.outcomes)}")
        return die

    def _said(self, seat: int, ask: str, left: list[tuple[str, Any]]) -> tuple[bool, Any]:
        for place, (name, by, value) in enumerate(self.told):
            if name == ask and by in (NOBODY, seat):
                del self.told[place]
                return True, value
        for place, (name, value) in enumerate(left):
            if name == ask:
                del left[place]
                return True, value
        return False, None

    def _chosen(self, seat: int, question: Question, listed: Any, left: list[tuple[str, Any]]) -> Any:
        ask = question.ask
        if not isinstance(listed, Sequence):
            self.asked.append((seat, ask))
            said, value = self._said(seat, ask, left)
            return self._legal(listed, value, ask) if said else listed.propose(())
        if len(listed) > 1:
            self.asked.append((seat, ask))
        said, value = self._said(seat, ask, left)
        if said:
            if value not in listed:
                raise StoryError(f"{value} is no answer to {ask!r}: {list(listed)}")
            return value
        if ask == "act":
            raise StoryError(f"seat {seat} is asked for an act, which the story does not tell")
        passing = question.passing
        if passing is not None and ((ask, seat) in self._never or (ask, NOBODY) in self._never):
            return passing
        return listed[0]

    def _placed(self, question: Place, left: list[tuple[str, Any]]) -> Any:
        self.asked.append((question.seat, question.ask))
        said, value = self._said(question.seat, question.ask, left)
        if not said and question.ask == "push":
            return question.region.propose(())
        if not said:
            raise StoryError(f"seat {question.seat} is asked for a place, which is not told: {question.ask}")
        return self._legal(question.region, value, question.ask)

    @staticmethod
    def _legal(region: Any, place: tuple[int, ...], ask: str) -> tuple[int, ...]:
        refused = region.refuse(place)
        if refused is not None:
            raise StoryError(f"{place} is refused for {ask!r} ({refused.rule}): {refused.sentence} {refused.spot}")
        return place

    # -- what is seen

    def heard(self, kind: type[E_]) -> list[E_]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def were_asked(self, ask: str) -> list[int]:
        """The seats that were really asked this in the last act."""
        return [seat for seat, name in self.asked if name == ask]

    @property
    def won(self) -> tuple[int, ...] | None:
        """Who has won, once it is over."""
        return self.state.winners if self.state.phase == OVER else None
