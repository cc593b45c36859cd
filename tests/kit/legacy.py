"""Tables of legacy that read like a story.

::

    table = Table(ann="knight", bob="ranger", row="cloister tower mesa", deck="market ford", holder="ann")
    table.fight("paladin", "barbarian", raze="none")
    assert table.totals == (6, 9)
    assert table.scores == (0, 4)
    assert table.pile("bob") == "ranger barbarian"

A pile is told from bottom to top, a row from the current location on. The table is a real `Session`; everything
asserted is read from its view and its events, as a player would see it. Every question that comes up in a fight must be
answered by its name, and every answer must be asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fracas.core.events import Event
from fracas.core.question import Roll
from fracas.core.session import Session
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import (
    CHAMPION_IDS,
    CHAMPION_NUMBERS,
    EVENTS,
    LOCATION_IDS,
    ORDINARY,
    POWER,
)
from fracas.games.legacy.events import BattleWon, TotalsAdded
from fracas.games.legacy.state import State
from fracas.games.legacy.view import View
from tests.kit.story import StoryError

E = TypeVar("E", bound=Event)

BETWEEN_BATTLES = ("champion", "carry", "opening")
"""Questions that belong to no battle."""
OF_PLACES = ("raze", "reroute", "foresee")


def place(word: str) -> int:
    """A location by a part of its id: ``"mesa"``."""
    found = [number for number, known in enumerate(LOCATION_IDS) if word in known.split("-") or word == known]
    if len(found) != 1:
        raise StoryError(f"{word!r} is no location")
    return found[0]


def short(location: int) -> str:
    """The last word of a location's id, which is enough for a story."""
    words = LOCATION_IDS[location].split("-")
    return {"deep": "anvil", "oaths": "court", "field": "eclipse", "omens": "bazaar"}.get(words[-1], words[-1])


def champions(words: str) -> list[int]:
    return [CHAMPION_NUMBERS[word] for word in words.split()]


@dataclass(frozen=True)
class Side:
    """What a player has: ``Side(hand="barbarian", aside="wizard", pile="knight")``.

    Without a hand, everybody is in hand who is not mentioned. With one, everybody who is not mentioned lies at the
    bottom of the pile.
    """

    pile: str = ""
    hand: str | None = None
    aside: str = ""
    below: str = ""
    """Who lies at the bottom of the pile besides, if the hand is not told."""

    def dealt(self, own: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
        """Hand, set aside, pile."""
        pile, aside = champions(self.pile), champions(self.aside)
        if self.hand is None:
            under = champions(self.below)
            hand = [champion for champion in own if champion not in (*pile, *aside, *under)]
            return hand, aside, [*under, *pile]
        hand = champions(self.hand)
        rest = [champion for champion in own if champion not in (*hand, *aside, *pile)]
        return hand, aside, [*rest, *pile]


class Tale:
    """Chance as the story tells it: the locations, coins and dice it names, then the lowest there are."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def roll(self, question: Roll, at: int) -> int:
        if not self.told:
            return min(question.outcomes)
        outcome = self.told.pop(0)
        if outcome not in question.outcomes:
            raise StoryError(f"the story wants {outcome} for {question.ask!r}, out of {list(question.outcomes)}")
        return outcome

    def fork(self) -> Tale:
        other = Tale()
        other.told = self.told.copy()
        return other


class Table:
    """A table of legacy before a battle."""

    def __init__(
        self,
        *,
        ann: str | Side = "",
        bob: str | Side = "",
        row: str = "mesa",
        deck: str = "",
        top: str = "",
        bottom: str = "",
        discards: str | None = None,
        holder: str = "ann",
        value: int = 1,
        scores: tuple[int, int] = (0, 0),
        round: int = 1,  # noqa: A002 - the word of the game
        battle: int = 1,
        phase: str = "turn",
        sets: tuple[str, str] = ("base", "base"),
        chance: Sequence[int] = (),
        **settings: Any,
    ) -> None:
        """``deck`` are the next draws, from a bag with all that is not mentioned; with ``discards`` the deck is empty,
        and all that is not mentioned is discarded. A short row is filled up."""
        self.names = ["ann", "bob"]
        self.chance = Tale()
        plain = sets[0] if sets[0] in ("base", "expansion") else "mixed"
        self.settings: dict[str, Any] = {"champions": plain if sets[0] == sets[1] else "split", **settings}
        own = [self._set(words) for words in sets]
        sides = [Side(pile=side) if isinstance(side, str) else side for side in (ann, bob)]
        dealt = [side.dealt(mine) for side, mine in zip(sides, own, strict=True)]
        places = [place(word) for word in row.split()]
        drawn = [place(word) for word in deck.split()]
        ends = [[place(word) for word in end.split()] for end in (top, bottom)]
        mentioned = [*places, *drawn, *ends[0], *ends[1], *(place(word) for word in (discards or "").split())]
        events = [number for number in EVENTS if number in mentioned]
        self.settings.setdefault("events", len(events))
        rest = [number for number in [*ORDINARY, *events] if number not in mentioned]
        if discards is None:
            while len(places) < 3 and rest:
                places.append(rest.pop(0))
        bag = sorted([*drawn, *rest]) if discards is None else sorted(drawn)
        thrown = [place(word) for word in (discards or "").split()] + (rest if discards is not None else [])
        self.chance.told = [*chance, *drawn]

        def cards(rows: list[list[int]]) -> str:
            return "/".join(",".join(CHAMPION_IDS[c] for c in row) or "-" for row in rows)

        def spots(numbers: list[int]) -> str:
            return ",".join(LOCATION_IDS[number] for number in numbers) or "-"

        started = phase != "opening"
        self.position = " ".join(
            (
                f"phase={phase} round={round} battle={battle if started else 0} turns={battle if started else 0}",
                f"sets={cards(own)}",
                f"hands={cards([sorted(hand, key=POWER.__getitem__) for hand, _, _ in dealt])}",
                f"aside={cards([sorted(aside, key=POWER.__getitem__) for _, aside, _ in dealt])}",
                f"piles={cards([pile for _, _, pile in dealt])}",
                f"carried=none,none row={spots(places)} top={spots(ends[0])} bag={spots(bag)} bottom={spots(ends[1])}",
                f"discards={spots(thrown)} scores={scores[0]},{scores[1]}",
                f"sources={scores[0]},0,0,0/{scores[1]},0,0,0",
                f"holder={self.names.index(holder) if started else -1} value={value if started else 0} pairings=",
            )
        )
        self.session: Session[State, View] = Session.new(
            LEGACY,
            players=2,
            names=["Ann", "Bob"],
            settings=self.settings,
            position=self.position,
            chance=self.chance,
            seed=1,
        )
        self.asked: list[tuple[str, str]] = []
        """Who was asked what in the last fight."""

    @staticmethod
    def _set(words: str) -> list[int]:
        """``base``, ``expansion``, or one of them with others put in for the same power: ``"base jester herald"``."""
        kind, *others = words.split()
        own = list(range(10)) if kind == "base" else list(range(10, 20))
        for champion in champions(" ".join(others)):
            own[POWER[champion]] = champion
        return own

    # -- what is done

    def fight(self, ann: str, bob: str, **answers: str | Sequence[str]) -> Table:
        """Both choose, and every question of the battle is answered by its name; several answers to one in turn."""
        return self._play("champion", ann, bob, answers)

    def open(self, ann: str, bob: str, **answers: str | Sequence[str]) -> Table:
        """The first turn: ``table.open("knight paladin", "ranger barbarian")``, the legacy champion first."""
        return self._play("opening", ann.replace(" ", "+"), bob.replace(" ", "+"), answers)

    def _play(self, ask: str, ann: str, bob: str, answers: Mapping[str, str | Sequence[str]]) -> Table:
        for seat, word in enumerate((ann, bob)):
            if self.session.questions[seat].ask != ask:
                raise StoryError(f"nobody is asked {ask!r}, but {self.asks}")
            self.session.answer(seat, word)
        left = {name: [words] if isinstance(words, str) else list(words) for name, words in answers.items()}
        self.asked = []
        while not self.session.over:
            seat, asked = next(iter(self.session.questions.items()))
            if asked.ask in BETWEEN_BATTLES:
                break
            self.asked.append((self.names[seat], asked.ask))
            if not left.get(asked.ask):
                raise StoryError(f"{self.names[seat]} is asked {asked.ask!r}, which the story does not tell")
            word = left[asked.ask].pop(0)
            if asked.ask in OF_PLACES and word != "none":
                word = LOCATION_IDS[place(word)]
            self.session.answer(seat, word)
        untold = {name: words for name, words in left.items() if words}
        if untold:
            raise StoryError(f"nobody was asked {untold}")
        return self

    def carry(self, **champions: str) -> Table:
        """Who is carried into the next round: ``table.carry(ann="wizard")``."""
        for name, champion in champions.items():
            seat = self.names.index(name)
            if self.session.questions[seat].ask != "carry":
                raise StoryError(f"{name} is not asked which champions to carry, but {self.asks}")
            self.session.answer(seat, champion)
        return self

    # -- what is seen

    @property
    def view(self) -> View:
        return self.session.view()

    @property
    def asks(self) -> dict[str, str]:
        """Who is asked what."""
        return {self.names[seat]: asked.ask for seat, asked in self.session.questions.items()}

    @property
    def scores(self) -> tuple[int, ...]:
        return self.view.scores

    @property
    def fatestone(self) -> tuple[str, int]:
        """Who holds it, and what it shows."""
        return self.names[self.view.holder], self.view.value

    @property
    def totals(self) -> tuple[int, ...]:
        """Of the last battle."""
        return self.told(TotalsAdded)[-1].totals

    @property
    def won(self) -> str:
        """Who won the last battle."""
        return self.names[self.told(BattleWon)[-1].seat]

    @property
    def row(self) -> str:
        return " ".join(map(short, self.view.row))

    @property
    def top(self) -> str:
        return " ".join(map(short, self.view.top))

    @property
    def bottom(self) -> str:
        return " ".join(map(short, self.view.bottom))

    @property
    def discards(self) -> str:
        return " ".join(map(short, self.view.discards))

    def pile(self, name: str) -> str:
        return self._cards(self.view.piles[self.names.index(name)])

    def hand(self, name: str) -> str:
        return self._cards(self.view.hands[self.names.index(name)])

    def aside(self, name: str) -> str:
        return self._cards(self.view.aside[self.names.index(name)])

    @staticmethod
    def _cards(cards: Sequence[int]) -> str:
        return " ".join(CHAMPION_IDS[champion] for champion in cards)

    @property
    def winner(self) -> str:
        """Who won the game."""
        outcome = self.session.outcome
        if outcome is None:
            raise StoryError("the game goes on")
        return self.names[outcome.winners[0]]

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.session.events if isinstance(event, kind)]
