"""An episode: one game from its first decision to its end, driven by numbers. Every adapter sits on this one.

The seat that is asked answers with the place of an option in the list of options. Chance falls as it does for a
`Session` with the same seed, so every episode is a record, which that session replays answer for answer.

What cannot be listed (a `Region`) is offered as ``places`` places. Which these are follows from the seed, from where in
the log the answer will stand, and from their number: the same episode always offers the same ones. Each is sampled when
somebody looks at it or answers it, so those that nobody looks at cost nothing; two of them may be equal.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from fracas.core.chance import Seeded, derive
from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.core.opening import first_state, header_of
from fracas.core.question import Answer, Choice, Commit, Part, Place, Question, Region, Roll
from fracas.core.record import CHANCE, Entry, Header, Record
from fracas.core.refusal import FracasError
from fracas.core.sight import Sight
from fracas.games import game_named

PLACES: Final = 16
"""How many places are offered where they cannot be listed."""


class Episode:
    """One game after the other at one table. ``reset`` begins one; then `answer` until nobody is ``waiting``."""

    def __init__(
        self,
        game: Game[Any, Any] | str,
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        *,
        position: str = "",
        places: int = PLACES,
        keep: bool = False,
        chance: bool = False,
        like: Episode | None = None,
    ) -> None:
        """``position`` is where every game begins, in the game's notation. With ``keep`` it can be forked and gives
        sights to bots, and is slower. With ``chance``, chance is asked too, as seat -1: for those who walk its tree.
        ``like`` another one it is a copy of it (`fork`), and the rest is not looked at."""
        if like is not None:
            game = like.game
        elif isinstance(game, str):
            game = game_named(game)
        if places < 1:
            raise FracasError("places", f"An episode offers at least one place, not {places}.")
        self.game: Game[Any, Any] = game
        self.header: Header = (
            header_of(game, players=players, settings=settings, seed=0, position=position)
            if like is None
            else like.header
        )
        self.players: int = self.header.players
        self.places: int = places
        self.keep: bool = keep
        self.asks_chance: bool = chance
        self.log: list[Entry] = []
        """Who answered what, as a record has it."""
        self.waiting: list[int] = []
        """The seats that must answer, the one who is next first. Those who choose at once leave it one by one, and
        nothing is played before the last has chosen. Empty when the game is over."""
        self.offers: list[Sequence[int] | Region] = []
        """What each of them may answer."""
        self.pending: list[Part] = []
        """What those have answered who chose before the others; nobody may see it."""
        self.ask: str = ""
        """What is asked, in the game's words."""
        self.seed: int = 0
        self._chance: Seeded = Seeded(0)
        self._draws: Random = Random(0)
        self.flow: Flow[Any] = Flow(game, first_state(game, self.header), still=True) if like is None else like.flow

    # -- playing

    def reset(self, seed: int) -> None:
        """Begin a new game."""
        self.seed = seed
        self._chance = Seeded(seed)
        self.log = []
        self.pending = []
        self.flow = Flow(self.game, first_state(self.game, self.header), keep=self.keep)
        self._go_on()

    def _go_on(self) -> None:
        """Let chance answer, and whatever needs nobody, up to the next decision."""
        flow = self.flow
        log = self.log
        asks_chance = self.asks_chance
        self.offers = []
        self.waiting = []
        while True:
            question: Question | None = flow.question
            if question is None:
                self.ask = ""
                return
            if isinstance(question, Choice):
                options = question.options
                if len(options) == 1:
                    log.append((question.seat, options[0]))
                    flow.send(options[0])
                    continue
                self.waiting = [question.seat]
                self.offers = [options]
            elif isinstance(question, Roll):
                if asks_chance:
                    self.waiting = [CHANCE]
                    self.offers = [question.outcomes]
                else:
                    outcome = self._chance.roll(question, len(log))
                    log.append((CHANCE, outcome))
                    flow.send(outcome)
                    continue
            elif isinstance(question, Commit):
                if question.known:
                    known: list[int] = []
                    for seat, mine in zip(question.seats, question.options, strict=True):
                        assert not isinstance(mine, Region)
                        known.append(mine[0])
                        log.append((seat, mine[0]))
                    flow.send(known)
                    continue
                self.waiting = list(question.seats)
                self.offers = list(question.options)
            else:
                assert isinstance(question, Place)
                self.waiting = [question.seat]
                self.offers = [question.region]
            self.ask = question.ask
            return

    def count(self, place: int = 0) -> int:
        """How many answers the first of those who wait may give; or the one at this place among them."""
        offer = self.offers[place]
        return self.places if isinstance(offer, Region) else len(offer)

    def option(self, index: int, place: int = 0) -> Part:
        """The answer with this number."""
        offer = self.offers[place]
        if not 0 <= index < self.count(place):
            raise FracasError("option", f"There is no option {index}: {self.ask} has {self.count(place)}.")
        if not isinstance(offer, Region):
            return offer[index]
        self._draws.seed(derive(self.seed, len(self.log) + place, index))
        return offer.sample(self._draws.random)

    def options(self, place: int = 0) -> list[Part]:
        """All of them."""
        return [self.option(index, place) for index in range(self.count(place))]

    def answer(self, index: int) -> None:
        """The first of those who wait gives the answer with this number."""
        self.give(self.option(index))

    def give(self, answer: Part) -> None:
        """The first of those who wait gives this answer, trusted to be legal: for bots, whose places are their own."""
        flow = self.flow
        self.log.append((self.waiting[0], answer))
        if not isinstance(flow.question, Commit):
            flow.send(answer)
            self._go_on()
            return
        self.pending.append(answer)
        if len(self.waiting) > 1:
            self.waiting.pop(0)
            self.offers.pop(0)
            return
        whole = self.pending
        self.pending = []
        flow.send(whole)
        self._go_on()

    # -- what is known of it

    @property
    def state(self) -> Any:
        """What is true, secrets included."""
        return self.flow.state

    def shares(self) -> list[float]:
        """What each seat gets of the one victory; nobody gets anything before the end."""
        outcome = self.game.outcome(self.flow.state)
        return [0.0] * self.players if outcome is None else outcome.shares

    def rewards(self) -> list[float]:
        """The same, so that all sum to 0: for two seats 1, 0 or -1."""
        outcome = self.game.outcome(self.flow.state)
        if outcome is None:
            return [0.0] * self.players
        return [self.players * share - 1.0 for share in outcome.shares]

    def view(self, seat: int) -> Any:
        """What a seat knows, as structured data: a `msgspec.Struct`."""
        return self.game.view(self.flow.state, seat)

    def sight(self) -> Sight[Any, Any]:
        """All that a bot is given that answers next."""
        if not self.keep:
            raise FracasError("keep", "Only an episode that keeps its boundaries has sights: Episode(..., keep=True).")
        flow, game, seat = self.flow, self.game, self.waiting[0]
        offer = self.offers[0]
        values: list[int] = [] if isinstance(offer, Region) else list(offer)
        return Sight(
            game,
            seat,
            self.ask,
            values,
            game.view(flow.boundary, seat),
            game.view(flow.state, seat),
            list(flow.since),
            list(self.header.seats),
        )

    def record(self) -> Record:
        """The game so far, to be kept, replayed or looked at in the browser. It holds all secrets."""
        header = header_of(
            self.game,
            players=self.players,
            settings=self.header.settings,
            seed=self.seed,
            position=self.header.position,
        )
        return Record(header, self.log.copy(), self.game.notation.write(self.flow.state))

    def fork(self) -> Episode:
        """Another episode at the same question, which shares nothing that can change."""
        other = self.elsewhere(self.flow.boundary, self.flow.since, self.pending, self.log)
        other.seed = self.seed
        other._chance = self._chance
        return other

    def elsewhere(
        self, boundary: Any, since: Sequence[Answer], pending: Sequence[Part], log: Sequence[Entry]
    ) -> Episode:
        """Another episode of this kind of table. It has come from another boundary, which it takes over, to where these
        answers lead, and its log is this one. For those who imagine tables, or write them down."""
        if not self.keep:
            raise FracasError(
                "keep", "Only an episode that keeps its boundaries can be forked: Episode(..., keep=True)."
            )
        other = Episode(self.game, places=self.places, keep=True, chance=self.asks_chance, like=self)
        other.flow = Flow(self.game, boundary, since=since)
        other.pending = list(pending)
        other.log = list(log)
        question = other.flow.question
        if question is None:
            return other
        other.ask = question.ask
        if isinstance(question, Commit):
            other.waiting = list(question.seats)[len(pending) :]
            other.offers = list(question.options)[len(pending) :]
        elif isinstance(question, Choice):
            other.waiting, other.offers = [question.seat], [question.options]
        elif isinstance(question, Place):
            other.waiting, other.offers = [question.seat], [question.region]
        else:
            assert isinstance(question, Roll)
            other.waiting, other.offers = [CHANCE], [question.outcomes]
        return other
