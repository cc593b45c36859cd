"""The contract that every game keeps. What a game implements, every driver, bot and screen can use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, final

import msgspec

from fracas.core.catalogue import Catalogue
from fracas.core.encoding import Encoder
from fracas.core.events import Event
from fracas.core.goal import Goal
from fracas.core.listener import Listener
from fracas.core.marks import Mark
from fracas.core.numbering import Numbering
from fracas.core.packed import Packed
from fracas.core.patch import Step
from fracas.core.question import Draw, Question, Resolution
from fracas.core.refusal import FracasError
from fracas.core.settings import Setting
from fracas.core.tally import Tally
from fracas.core.tell import Tell
from fracas.core.workshop import Workshop

if TYPE_CHECKING:
    from fracas.core.session import Session


class State(Protocol):
    """Everything that is true at the table, secrets included. Plain data; no generator, no closure."""

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""


S = TypeVar("S", bound=State)
V = TypeVar("V")
S_co = TypeVar("S_co", bound=State, covariant=True)


class Outcome:
    """How a game ended."""

    __slots__ = ("rule", "shares", "winners")

    def __init__(self, players: int, winners: tuple[int, ...], rule: str) -> None:
        self.winners = winners
        """The seats that won; several if they share the victory."""
        self.rule = rule
        """The rule that ended it."""
        self.shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        """What each seat gets of the one victory."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winners, self.rule) == (other.winners, other.rule)

    def __hash__(self) -> int:
        return hash((self.winners, self.rule))

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, rule={self.rule!r})"


class Option:
    """One thing that a seat may answer, with the words for it."""

    __slots__ = ("facts", "label", "mark", "note", "token", "touches", "value", "verb", "warning")

    def __init__(
        self,
        value: int,
        label: str,
        token: str,
        touches: tuple[str, ...] = (),
        note: str = "",
        verb: str = "",
        mark: Mark = "",
        warning: str = "",
        facts: tuple[str, ...] = (),
    ) -> None:
        self.value = value
        self.label = label
        """For people."""
        self.token = token
        """For the text notation: one word, unlike that of any other option of the question."""
        self.touches = touches
        """The things on the table that it is about, in the order in which a player points at them:
        ``("figure:3",)``. Where `Words.sets` says so, the order does not matter."""
        self.note = note
        """What a player would like to know before they pick it."""
        self.verb = verb
        """What the button says that confirms it; empty if the label itself does."""
        self.mark: Mark = mark
        """What can be said of it for certain (`fracas.core.marks`); empty if nothing."""
        self.warning = warning
        """What players are told who are asked again before they give it."""
        self.facts = facts
        """What the note says, in pieces: for a board of the game's own that shows them where a sentence has no room."""

    def __eq__(self, other: object) -> bool:
        """The same answer to the same question, as far as words can tell."""
        if not isinstance(other, Option):
            return NotImplemented
        return (self.value, self.token, self.touches) == (other.value, other.token, other.touches)

    def __hash__(self) -> int:
        return hash((self.value, self.token))

    def __repr__(self) -> str:
        return f"Option({self.token})"


class Reason:
    """Why something is refused: a rule and a sentence."""

    __slots__ = ("rule", "sentence")

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence

    def __repr__(self) -> str:
        return f"Reason({self.rule}: {self.sentence})"


@final
class Has:
    """What a game has. The contract suite tests what is declared, and assumes nothing else."""

    __slots__ = ("chance", "draws", "hidden", "places", "simultaneous")

    def __init__(
        self,
        *,
        hidden: bool = False,
        simultaneous: bool = False,
        chance: bool = False,
        draws: bool = False,
        places: bool = False,
    ) -> None:
        self.hidden = hidden
        """Somebody cannot see something besides choices that are still pending."""
        self.simultaneous = simultaneous
        """Several seats choose at once: there are Commits."""
        self.chance = chance
        """There are Rolls."""
        self.draws = draws
        """More than one seat can win, or none."""
        self.places = places
        """There are answers that cannot be listed."""


class Imagination(Protocol[S_co]):
    """A seat's idea of the whole table: what it knows, and a guess at the rest."""

    def sample(self, draw: Draw) -> S_co:
        """A state in which everything that the seat knows is as it is, and the rest as it may be."""


class Words(ABC, Generic[S]):
    """How a game speaks: the one place where its things get names. Every word is ``to`` somebody."""

    @abstractmethod
    def prompt(self, state: S, question: Question, seat: int, to: Listener) -> str:
        """What is asked of ``seat``, in one sentence."""

    @abstractmethod
    def rule_of(self, question: Question) -> str:
        """The rule that asks."""

    @abstractmethod
    def option(self, state: S, question: Question, value: int, to: Listener) -> Option:
        """An option of a Choice or Commit, or an outcome of a Roll, with its words. The token depends on nobody."""

    def sets(self, question: Question) -> bool:  # noqa: ARG002 - most games have none
        """Do its options touch sets of things, which are picked in any order?"""
        return False

    @abstractmethod
    def why_not(self, state: S, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        """Why ``seat`` cannot choose this thing now: ``figure:3``, or ``option:7`` for an answer by its number. From
        public facts and what the seat itself may know; None if there is nothing to say."""

    def things(self, state: S, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:  # noqa: ARG002
        """What ``seat`` might point at by name, for those who type: (``figure:3``, its name)."""
        return []

    def place(self, question: Question, place: tuple[int, ...]) -> str:  # noqa: ARG002
        """A place in words."""
        return ",".join(map(str, place))

    @abstractmethod
    def narrate(self, state: S, event: Event, to: Listener) -> str:
        """The event, already as the listener may see it, as a sentence."""


class Notation(ABC, Generic[S]):
    """A position as one line of text, and back."""

    @abstractmethod
    def write(self, state: S) -> str:
        """The whole state, secrets included, as one line."""

    @abstractmethod
    def read(self, line: str, players: int, settings: Mapping[str, Any]) -> S:
        """The state that `write` wrote; SetupError if it is not one."""


class Game(ABC, Generic[S, V]):
    """One game: its rules, its words, its content."""

    name: str
    """One lower-case word: ``"figures"``."""
    title: str
    about: str
    """Two sentences for somebody who chooses what to play."""
    minutes: int
    """How long a game among people takes, about."""
    weight: float
    """How much there is to think about: from 1, light, to 5, heavy."""
    version: int
    """Raised whenever a record made before would no longer replay to the same game."""
    content_hash: str
    """Of all content that rules read: cards, armies, maps."""
    least: int
    """The fewest players."""
    most: int
    """The most players."""
    settings: tuple[Setting, ...]
    has: Has
    """What kinds of things it has: the contract suite and the bots look here."""
    horizon: int = 1
    """How many of its own turns (see `turns`) a search looks ahead before it judges."""
    rules: Catalogue
    words: Words[S]
    notation: Notation[S]
    view_type: type[V]
    event_types: tuple[type[Event], ...]
    """Every kind of event that it tells: `fracas.core.events.told_in` finds them in a module."""
    place_types: tuple[type[msgspec.Struct], ...] = ()
    """The kinds of shapes and previews of its places, besides those in `fracas.core.place`."""
    content: msgspec.Struct | None = None
    """What it is made of, for screens that show it or let players choose from it; None if there is nothing."""
    workshop: Workshop | None = None
    """What players may make for it themselves; None if there is nothing."""
    retells: frozenset[int] = frozenset()
    """Older versions of the rules whose games these rules can tell (`fracas.core.retelling`): nothing but questions
    has changed since, and no answer that is still asked for means something else."""
    outlook_type: type[msgspec.Struct] | None = None
    """What `outlook` gives; None if it never gives anything."""
    packed: tuple[Packed, ...] = ()
    """The questions whose answers are several numbers in one."""

    @abstractmethod
    def begin(self, players: int, settings: Mapping[str, Any]) -> S:
        """The table before the first question. ``settings`` are settled."""

    @abstractmethod
    def resolution(self, state: S, tell: Tell) -> Resolution | None:
        """What is to be played next from this boundary; None when the game is over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def still_in(self, state: S, seats: list[int]) -> list[int]:  # noqa: ARG002
        """Those of ``seats`` that can still win."""
        return seats

    def leave(self, state: S, seat: int, tell: Tell) -> bool:  # noqa: ARG002
        """``seat`` leaves a game of more than two, at a boundary: what becomes of what is theirs? False if nothing
        does, and a bot plays on for the seat."""
        return False

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """What ``viewer`` may know, and nothing else. Its type has no room for more."""

    def encoder(self, state: S) -> Encoder:  # noqa: ARG002
        """What sees tables that begin like this one as arrays, from the declared fields (`fracas.core.encoding`)."""
        raise FracasError("arrays", f"{self.title} does not say of its fields how large they may be.")

    def numbering(self, state: S) -> Numbering | None:  # noqa: ARG002
        """Numbers for good of all answers at tables that begin like this one; None where they cannot be counted."""
        return None

    def stands(self, view: V, seat: int) -> str:  # noqa: ARG002
        """What ``seat`` has reached or has left, in two or three words, so that a player can tell their tables apart;
        empty if there is nothing to say. It gets what everybody sees."""
        return ""

    def goal(self, view: V, to: Listener) -> Goal | None:  # noqa: ARG002
        """What wins, how far each side is and what would win now, as the viewer knows it; None where nothing can be
        told yet."""
        return None

    def how_to_win(self, settings: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """How the game is won with these settings, in about five lines."""
        return ()

    def tally(self, events: Sequence[Event], view: V) -> Tally | None:  # noqa: ARG002
        """What a game that is over came to: numbers for each side, and who was best. It gets what everybody has seen,
        without what was taken back; None where there is nothing to count."""
        return None

    def finishing(self, view: V, seat: int, ask: str, values: list[int]) -> Sequence[int]:  # noqa: ARG002
        """Those of the answers that may decide the game at once: `fracas.core.certain` tries to prove it of each. It
        must be cheap, and should name few."""
        return ()

    @abstractmethod
    def changes(self, old: S, new: S) -> Step:
        """What has changed in everybody's view, and in the views of single seats besides; ``old`` is brought up
        to date. It says only what a viewer sees: that something is named tells them that it has changed."""

    def covering(self, boundary: V, now: V) -> list[S]:  # noqa: ARG002
        """States as an imagination has them, which have between them all that other seats may answer in secret before
        this resolution ends: what is proved in all of them holds whatever is hidden. None where nobody can list them;
        then nothing is proved of a question that several answer in secret."""
        return []

    @abstractmethod
    def imagination(self, boundary: V, now: V) -> Imagination[S]:
        """From what a seat knew when the resolution began and what it knows now: the states, as of the
        boundary, that may be true. It gets two views and so cannot know more than they do."""

    def outlook(
        self,
        boundary: V,  # noqa: ARG002
        now: V,  # noqa: ARG002
        seat: int,  # noqa: ARG002
        ask: str,  # noqa: ARG002
        about: tuple[int, ...],  # noqa: ARG002
    ) -> msgspec.Struct | None:
        """What the answers of ``seat`` to ``ask`` would come to, for players who want to think it through; None if
        there is nothing to say. ``about`` says which part of it, in the game's own numbers, and comes from outside.
        Like `imagination` it gets two views, and so cannot know more than the seat."""
        return None

    @abstractmethod
    def turns(self, state: S) -> int:
        """How long the game has lasted, in the players' own measure."""

    def turn_to_come(self, state: S) -> int:
        """The turn that the next resolution belongs to, at a boundary; a search looks `horizon` of them ahead."""
        return self.turns(state)

    def alike(self, question: Question, value: int) -> int:  # noqa: ARG002
        """A key that options share if no rule tells them apart (two cards of one rank)."""
        return value

    def start(
        self,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        seed: int | None = None,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        *,
        options: Mapping[str, Any] | None = None,
    ) -> Session[S, V]:
        """Sit down at a new table. ``bots`` only notes in the record which seats are played by programs;
        ``options`` is the former name of ``settings``.

        >>> import fracas
        >>> table = fracas.game("figures").start(players=2, settings={"army_size": 3}, seed=7)
        >>> table.over
        False
        """
        from fracas.core.session import Session  # a session needs games; here it is only made

        settings = options if settings is None else settings
        return Session.new(self, players=players, settings=settings, seed=seed, names=names, bots=bots)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.title}>"
