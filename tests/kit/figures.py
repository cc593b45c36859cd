"""Tables of figures that read like a story.

::

    table = Table(ann=["zapra 4"], bob=["henchman-bob 3", "brain-in-a-jar 4"])
    table.deal(ann="QH 7C 2D", bob="9D")
    zapra, henchman, brain = table.figures("zapra", "henchman-bob", "brain-in-a-jar")
    ann, bob = table.players

    zapra.attacks(bob)
    henchman.defends()
    table.cards("QH", "9D")
    table.uses_special().chooses(brain)
    assert brain.wounded

The table is a real `Session`; everything asserted is read from its views, as a player would see it. A choice of one
is answered by the flow itself, so the verbs do not mind a question that was not asked, but they see to it that the
flow did what the story says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fracas.core.events import Event
from fracas.core.question import Roll
from fracas.core.session import Session
from fracas.games.figures import FIGURES
from fracas.games.figures.deck import DECK, RANK, card_of, code
from fracas.games.figures.events import Attacks, Defends, Revealed, SpecialImpossible, SpecialUsed
from fracas.games.figures.state import State
from fracas.games.figures.view import FigureView, View
from tests.kit.story import StoryError

E = TypeVar("E", bound=Event)


OF_THE_BATTLE = ("attacker", "opponent", "defender", "card", "special", "spend")
"""Questions that no special action asks."""


@dataclass(frozen=True)
class Toy:
    """A figure as the story finds it."""

    card: str
    power: int = 5
    start: int = 0
    """Its Power at set-up, if that was another."""
    wounded: bool = False
    blasts: int = 0
    dodges: int = 0
    fears: int = 0
    armor: str = ""
    """Playing cards beside it: ``"QH 7C"``."""
    of: str = ""
    """Who fielded it at set-up, if somebody else has it now."""

    @classmethod
    def told(cls, what: str | Toy) -> Toy:
        """``"zapra"`` and ``"zapra 4"`` will do for an ordinary figure."""
        if isinstance(what, Toy):
            return what
        card, _, power = what.partition(" ")
        return cls(card, int(power or 5))

    def written(self, place: int, seat: int, names: list[str]) -> str:
        """The figure in the notation."""
        owner = names.index(self.of) if self.of else seat
        return "".join(
            (
                f"#{place}.{self.card}:{self.power}",
                f"^{self.start}" if self.start and self.start != self.power else "",
                f"~{owner}" if owner != seat else "",
                "w" if self.wounded else "",
                "b" * self.blasts + "d" * self.dodges + "f" * self.fears,
                *(f"!{card}" for card in self.armor.split()),
            )
        )


class Tale:
    """Chance as the story tells it: the cards and dice it names, then the lowest there are."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.dice: list[int] = []

    def roll(self, question: Roll, at: int) -> int:
        named = self.dice if question.ask in ("die", "army") else self.cards
        if not named:
            of_cards = named is self.cards
            return min(question.outcomes, key=lambda outcome: (RANK[outcome] if of_cards else 0, outcome))
        outcome = named.pop(0)
        if outcome not in question.outcomes:
            raise StoryError(f"the story wants {outcome} for {question.ask!r}, out of {list(question.outcomes)}")
        return outcome

    def fork(self) -> Tale:
        other = Tale()
        other.cards, other.dice = self.cards.copy(), self.dice.copy()
        return other


@dataclass(frozen=True)
class Player:
    """Somebody at the table."""

    table: Table
    seat: int

    @property
    def hand(self) -> list[str]:
        """Their cards, which only they see; sorted."""
        return sorted(map(code, self.table.session.view(self.seat).hand))

    @property
    def line(self) -> list[str]:
        """Their army, in line."""
        return [self.table.card_id(figure) for figure in self.table.view.lines[self.seat]]

    @property
    def captives(self) -> list[str]:
        """The figures that they hold captive."""
        return [self.table.card_id(figure) for figure in self.table.view.captives[self.seat]]

    @property
    def stuns(self) -> int:
        """How many turns they are still to lose."""
        return self.table.view.stuns[self.seat]

    @property
    def out(self) -> bool:
        return not self.line


@dataclass(frozen=True)
class Piece:
    """A figure at the table."""

    table: Table
    id: int

    @property
    def seen(self) -> FigureView:
        return self.table.view.figures[self.id]

    @property
    def power(self) -> int:
        return self.seen.power

    @property
    def wounded(self) -> bool:
        return self.seen.wounded

    @property
    def pending(self) -> tuple[int, int, int]:
        """Pending Blasts, Dodges and Intimidations."""
        return self.seen.blasts, self.seen.dodges, self.seen.fears

    @property
    def armor(self) -> list[str]:
        return [code(card) for card in self.seen.armor]

    def attacks(self, opponent: Player) -> Table:
        """It attacks ``opponent``."""
        self.table.answer("attacker", self.id)
        self.table.answer("opponent", opponent.seat)
        last = self.table.told(Attacks)[-1]
        if (last.figure, last.opponent) != (self.id, opponent.seat):
            raise StoryError(f"{self.table.card_id(last.figure)} attacks seat {last.opponent} instead")
        return self.table

    def defends(self) -> Table:
        """It is chosen to defend."""
        self.table.answer("defender", self.id)
        last = self.table.told(Defends)[-1]
        if last.figure != self.id:
            raise StoryError(f"{self.table.card_id(last.figure)} defends instead")
        return self.table

    def fights(self, defender: Piece, attack: str, defence: str = "") -> Table:
        """It attacks with a card, and ``defender`` defends with another."""
        lines = self.table.view.lines
        self.attacks(self.table.players[next(seat for seat, line in enumerate(lines) if defender.id in line)])
        defender.defends()
        return self.table.cards(attack, defence)


class Table:
    """A table of figures in the middle of a game: whose figures stand where, with which cards."""

    def __init__(
        self,
        *,
        turn: str = "",
        way: str = "+",
        turns: int = 0,
        phase: str = "turn",
        stuns: Mapping[str, int] | None = None,
        captives: Mapping[str, Sequence[str | Toy]] | None = None,
        discard: str = "",
        draw_pile: str | None = None,
        options: Mapping[str, Any] | None = None,
        **armies: Sequence[str | Toy],
    ) -> None:
        """Each player's army by their name, in the order of the seats; the first one is to play.

        Cards that the story does not mention are in the draw pile; if ``draw_pile`` is given they are discards.
        """
        self.names = list(armies)
        self.players = [Player(self, seat) for seat in range(len(armies))]
        self.chance = Tale()
        held = [(captives or {}).get(name, ()) for name in self.names]
        self._toys = [[Toy.told(toy) for toy in group] for group in (*armies.values(), *held)]
        self._hands = [""] * len(armies)
        self._discard = discard
        self._draw_pile = draw_pile
        self._options = dict(options or {})
        self._turn = f"phase={phase} turn={turns} seat={self.names.index(turn or self.names[0])} way={way} sneaks=0"
        self._stuns = [(stuns or {}).get(name, 0) for name in self.names]
        self._session: Session[State, View] | None = None

    @classmethod
    def from_the_start(cls, *names: str, **options: Any) -> Table:
        """A table before the set-up, with these options."""
        nobody_yet: dict[str, Any] = dict.fromkeys(names, ())
        table = cls(**nobody_yet)
        table._options = options
        table._turn = ""
        return table

    def deal(self, **hands: str) -> Table:
        """What the players hold: ``table.deal(ann="QH 7C 2D", bob="9D")``."""
        if self._session is not None:
            raise StoryError("the cards are dealt before anybody looks at the table")
        for name, hand in hands.items():
            self._hands[self.names.index(name)] = hand
        return self

    def draws(self, *cards: str) -> Table:
        """The next cards that are drawn or dealt."""
        self.chance.cards += map(card_of, cards)
        return self

    def rolls(self, *dice: int) -> Table:
        """The next dice."""
        self.chance.dice += dice
        return self

    @property
    def position(self) -> str:
        """The story's beginning in the notation; empty if it begins with the set-up."""
        if not self._turn:
            return ""
        places = iter(range(100))
        groups = [
            ",".join(toy.written(next(places), place % len(self.names), self.names) for toy in group) or "-"
            for place, group in enumerate(self._toys)
        ]
        discard = self._discard.split()
        if self._draw_pile is not None:
            worn = (toy.armor for group in self._toys for toy in group)
            told = " ".join((*self._hands, *worn, self._draw_pile, self._discard)).split()
            discard += [code(card) for card in DECK if code(card) not in told]
        return " ".join(
            (
                self._turn,
                f"stuns={','.join(map(str, self._stuns))}",
                f"orders={','.join('-' for _ in self.names)}",
                f"armies={'/'.join(groups[: len(self.names)])}",
                f"captives={'/'.join(groups[len(self.names) :])}",
                f"hands={'/'.join(','.join(hand.split()) or '-' for hand in self._hands)}",
                f"discard={','.join(discard) or '-'}",
            )
        )

    @property
    def session(self) -> Session[State, View]:
        """The table at play; it starts when the story first looks at it."""
        if self._session is None:
            self._session = Session.new(
                FIGURES,
                players=len(self.names),
                names=[name.title() for name in self.names],
                settings=self._options,
                position=self.position,
                chance=self.chance,
                seed=1,
            )
        return self._session

    def figures(self, *names: str) -> list[Piece]:
        """The figures with these character cards."""
        return [self.figure(name) for name in names]

    def figure(self, name: str) -> Piece:
        """The figure with this character card; ``"zapra@bob"`` is the one that Bob fielded."""
        card, _, owner = name.partition("@")
        for seen in self.view.figures:
            if self.card_id(seen.id) == card and (not owner or seen.owner == self.names.index(owner)):
                return Piece(self, seen.id)
        raise StoryError(f"there is no {name} at the table")

    def card_id(self, figure: int) -> str:
        return self.view.cards[self.view.figures[figure].card].id

    def answer(self, ask: str, value: int | str) -> bool:
        """Answer the question ``ask``, if it is asked."""
        for seat, asked in self.session.questions.items():
            if asked.ask == ask:
                self.session.answer(seat, value, asked.id)
                return True
        return False

    def cards(self, attack: str = "", defence: str = "") -> Table:
        """The card of the attacker and the card of the defender; empty for one who has none."""
        for seat, card in ((self.view.seat, attack), (self.view.opponent, defence)):
            if card:
                self.session.answer(seat, card)
        return self

    def uses_special(self) -> Table:
        return self.says("special", "yes")

    def declines(self) -> Table:
        return self.says("special", "no")

    def says(self, ask: str, word: str) -> Table:
        """Answer a question that must be asked: ``table.says("spend", "yes")``."""
        if not self.answer(ask, word):
            raise StoryError(f"nobody is asked {ask!r}, but {self.asks}")
        return self

    def chooses(self, *what: Piece | Player | str) -> Table:
        """Answer the one pending choice with a figure, a player (for a Master Plan several) or a word."""
        pending = list(self.session.questions.items())
        first = what[0]
        if isinstance(first, Piece) and (len(pending) != 1 or pending[0][1].ask in OF_THE_BATTLE):
            return self._has_chosen(first)
        if len(pending) != 1:
            raise StoryError(f"there is no one choice to be made, but {self.asks}")
        seat, asked = pending[0]
        value: int | str = first.id if isinstance(first, Piece) else first if isinstance(first, str) else first.seat
        if asked.ask == "masterplan" and isinstance(first, Player):
            value = sum(1 << player.seat for player in what if isinstance(player, Player))
        self.session.answer(seat, value)
        return self

    def _has_chosen(self, piece: Piece) -> Table:
        """The flow answered a choice of one: the special action fell on this figure, or the story is wrong."""
        used = self.told(SpecialUsed)[-1]
        later = self.session.events[self.session.events.index(used) + 1 :]
        effects = [event for event in later if event.rule == f"figures.action.{used.action}"]
        if not any(getattr(event, "figure", None) == piece.id for event in effects):
            raise StoryError(f"{self.card_id(piece.id)} was not chosen, but {self.asks}")
        return self

    @property
    def view(self) -> View:
        """What everybody sees."""
        return self.session.view()

    @property
    def asks(self) -> dict[str, str]:
        """Who is asked what."""
        return {self.names[seat]: asked.ask for seat, asked in self.session.questions.items()}

    @property
    def turn_of(self) -> str:
        """Whose turn it is."""
        return self.names[self.view.seat]

    @property
    def discard(self) -> list[str]:
        return [code(card) for card in self.view.discard]

    @property
    def totals(self) -> tuple[int, int]:
        """The last combat totals: attack, defence."""
        last = self.told(Revealed)[-1]
        return last.attack, last.defence

    @property
    def impossible(self) -> tuple[str, str]:
        """The last special action that could not be used, and why."""
        last = self.told(SpecialImpossible)[-1]
        return last.action, last.why

    @property
    def winners(self) -> list[str]:
        outcome = self.session.outcome
        return [] if outcome is None else [self.names[seat] for seat in outcome.winners]

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.session.events if isinstance(event, kind)]
