"""What a game was worth, moment by moment: each seat's chance to win, what was played and what that lost.

A bot looks at every decision as the seat that made it: it is given that seat's sight and never the
state, so that nobody is blamed for what they could not know. Nothing here is about one game. Any game that ``mcts``
plays has its curve and its key moments; one for which another bot sees more names it as ``ANALYSIS`` in its module in
`fracas.bots.evaluation`.

>>> import fracas
>>> from fracas import bots
>>> table = fracas.game("figures").start(players=2, settings={"turn_limit": 2}, seed=7)
>>> outcome = bots.play(table, [bots.make("random", seed=1), bots.make("random", seed=2)])
>>> story = analyse(table.game, table.header, table.played, bot="mcts:20")
>>> story.shares == tuple(outcome.shares), len(story.keys) <= 3
(True, True)
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from fracas.bots.advising import advised
from fracas.bots.analysed import AnalysedAnswer, AnalysedMoment, AnalysedSide, KeyMoment, SideReview
from fracas.bots.deadline import Over
from fracas.bots.decisions import decisions, retraced
from fracas.bots.key_moments import key_moments
from fracas.bots.opponents import analysis_of, first_look_of
from fracas.bots.planner import SEEN
from fracas.bots.review import reviewed, slip_of
from fracas.bots.teaching import subject_of
from fracas.core.certain import decided
from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.listener import Listener
from fracas.core.marks import WINS
from fracas.core.question import Part, Question, options_of, region_of
from fracas.core.record import Entry, Header
from fracas.core.refusal import Illegal
from fracas.core.session import Session
from fracas.core.sight import Sight
from fracas.core.work import Work

MOST = 300
"""Of a game with more moments than this only so many are looked at: where there was most to choose from."""
FIRST = 120
"""So many are looked at first, so that the whole curve is there within seconds."""
SCATTER = 0.2
"""Two standard errors between two answers that were tried in one imagined game each, with the same luck, about. Of what
the planner imagines only a part counts."""
SHOWN = 8
"""So many answers of a seat are told, besides the one that was played."""


class Analysis(NamedTuple):
    """A whole game."""

    moments: list[AnalysedMoment]
    keys: list[KeyMoment]
    shares: tuple[float, ...]
    """What each seat got in the end; empty while the game goes on."""
    sides: tuple[SideReview, ...] = ()
    """How well each seat played."""


def must_be_practice(bots: Sequence[str], seats: Collection[int]) -> None:
    """Refuse to look into a game that goes on, unless the player of these ``seats`` plays alone against bots:
    anybody else there would be told on, or would play against a program. ``bots`` names the bot of each seat."""
    people = [seat for seat, bot in enumerate(bots) if not bot]
    if len(people) != 1 or people != list(seats):
        raise Illegal(
            "between-people",
            "A game between people is analysed when it is over. Until then only your own game against bots is.",
            rule="table.analysis",
        )


# -- moments, before anybody has thought about them


class Moment:
    """A moment at which somebody has a choice. Its words hold until the next one is asked for."""

    __slots__ = ("_question", "_state", "at", "frame", "game", "names", "played", "seats", "sights", "turn")

    def __init__(self, session: Session[Any, Any], at: int, frame: int, seats: list[int], played: dict[int, Part]):
        question = session.flow.question
        assert question is not None
        self.game = session.game
        self.at = at
        """How many entries were played before it."""
        self.frame = frame
        self.turn = session.turns
        self.seats = seats
        """Those that had a choice, and that may be looked at."""
        self.played = {seat: answer for seat, answer in played.items() if seat in seats}
        self.sights = {seat: session.sight(seat) for seat in thinkers(self.game, seats)}
        """What is known to those whose knowledge has to be thought about."""
        self.names = session.names
        self._question: Question = question
        self._state = session.flow.state

    def is_answer(self, seat: int, answer: Part) -> bool:
        """Could the seat have answered that at this very table?"""
        region = region_of(self._question, seat)
        if region is None:
            return answer in options_of(self._question, seat)
        return isinstance(answer, tuple) and region.refuse(answer) is None

    def is_alike(self, seat: int, one: Part, other: Part | None) -> bool:
        """Are they the same to the rules?"""
        if one == other or region_of(self._question, seat) is not None:
            return one == other
        return isinstance(other, int) and self._key(one) == self._key(other)

    def _key(self, answer: Part) -> int:
        return self.game.alike(self._question, cast(int, answer))

    def label(self, answer: Part) -> str:
        """What the table calls an answer, to somebody who watches."""
        if isinstance(answer, tuple):
            return self.game.words.place(self._question, answer)
        return self.game.words.option(self._state, self._question, answer, self._to).label

    def things(self, answer: Part) -> tuple[str, ...]:
        """What on the table an answer is about: who acts, at what, where. A place stands in the answer itself."""
        subject = subject_of(self.game)
        touches: tuple[str, ...] = ()
        if not isinstance(answer, tuple):
            touches = tuple(self.game.words.option(self._state, self._question, answer, self._to).touches)
        who = "" if subject is None else subject(self._state, self._question.ask, touches)
        return tuple(dict.fromkeys((who, *touches) if ":" in who else touches))

    def wins(self, seat: int) -> set[int]:
        """What would have won at once, as the seat could know for certain."""
        sight = self.sights.get(seat)
        if sight is None or not self.game.finishing(sight.view, seat, sight.ask, sight.values):
            return set()
        return {answer for answer, mark in decided(sight).items() if mark == WINS}

    def prompt(self, seat: int) -> str:
        return self.game.words.prompt(self._state, self._question, seat, self._to)

    @property
    def _to(self) -> Listener:
        return Listener(SPECTATOR, self.names)


def thinkers(game: Game[Any, Any], seats: Sequence[int]) -> Sequence[int]:
    """Whose knowledge has to be thought about. Where nothing is hidden one search is about all who choose at once."""
    return seats if game.has.hidden else seats[:1]


class Planned(NamedTuple):
    """A moment, before it is known whether it will be looked at."""

    at: int
    turn: int
    options: int


def plan(
    game: Game[Any, Any],
    header: Header,
    played: list[Entry],
    *,
    seats: Collection[int] | None = None,
    most: int = MOST,
    work: Work | None = None,
) -> set[int]:
    """The places in ``played`` where somebody had a choice, at most ``most``; the set-up is left out. ``seats``
    are those of the player who asks while the game goes on: in a game with secrets only their moments are looked at.
    ``work`` is what playing it over again may take."""
    found: list[Planned] = []
    for session, at, _, _ in _walk(game, header, played, work):
        choosing = _choosing(session, seats)
        if choosing:
            found.append(Planned(at, session.turns, sum(_options(session, seat) for seat in choosing)))
    played_on = [each for each in found if each.turn]
    return _thinned(played_on or found, most)


def _thinned(found: list[Planned], most: int) -> set[int]:
    """No more than ``most``: of each turn the moment with most to choose from, then those with most of the others."""
    if len(found) > most:
        best: dict[int, Planned] = {}
        for each in found:
            if each.turn not in best or each.options > best[each.turn].options:
                best[each.turn] = each
        once = list(best.values())
        if len(once) >= most:
            return {once[place * len(once) // most].at for place in range(most)}
        rest = sorted((each for each in found if each is not best[each.turn]), key=lambda each: -each.options)
        found = once + rest[: most - len(once)]
    return {each.at for each in found}


def first_of(planned: Collection[int], most: int = FIRST) -> set[int]:
    """Those of a plan that are looked at first: evenly from all of the game."""
    places = sorted(planned)
    if len(places) <= most:
        return set(places)
    return {places[number * len(places) // most] for number in range(most)}


def moments(
    game: Game[Any, Any],
    header: Header,
    played: list[Entry],
    planned: Collection[int],
    *,
    seats: Collection[int] | None = None,
    work: Work | None = None,
) -> Iterator[Moment]:
    """The game played over again, with a stop at each place of the plan."""
    for session, at, frame, answers in _walk(game, header, played, work):
        if at in planned:
            yield Moment(session, at, frame, _choosing(session, seats), answers)


def _walk(
    game: Game[Any, Any], header: Header, played: list[Entry], work: Work | None
) -> Iterator[tuple[Session[Any, Any], int, int, dict[int, Part]]]:
    """The table at every question; where in ``played``; how many decisions before; what was answered."""
    session = retraced(game, header, played, work)
    for frame, stop in enumerate(decisions(session, played)):
        if not session.over:
            yield session, stop.at, frame, stop.answers


def _choosing(session: Session[Any, Any], seats: Collection[int] | None) -> list[int]:
    """The seats that have a choice and may be looked at."""
    asked = [seat for seat in session.waiting_for if _options(session, seat) > 1]
    return asked if seats is None or not session.game.has.hidden else [seat for seat in asked if seat in seats]


def _options(session: Session[Any, Any], seat: int) -> int:
    question = session.flow.question
    assert question is not None
    if region_of(question, seat) is not None:
        return MOST
    return len({session.game.alike(question, value) for value in options_of(question, seat)})


# -- thinking


class Weighing(NamedTuple):
    """What a bot thinks of a moment; plain, as it may come from another process."""

    seat: int
    value: float
    shares: list[float]
    weighed: dict[int, list[tuple[Part, float, int]]]
    mixtures: dict[int, list[tuple[Part, float]]]
    scatter: float = SCATTER
    """How far its estimates scatter (`doubt_of`)."""


def weigh(
    sight: Sight[Any, Any], bot: str, played: Mapping[int, Part], other: int = 0, over: Over | None = None
) -> Weighing:
    """What ``bot`` thinks of the moment, and of what was played there; ``other`` than 0 for another look."""
    decision = advised(sight, bot, also=dict(played), other=other, over=over)
    weighed = {**decision.weighed, sight.seat: decision.candidates}
    value = decision.value
    if value is None:
        value = decision.candidates[0].estimate if decision.candidates else 1.0 / len(sight.names)
    return Weighing(
        sight.seat,
        value,
        decision.shares,
        {seat: [(each.answer, each.estimate, each.visits) for each in those] for seat, those in weighed.items()},
        decision.mixtures,
        SCATTER * (SEEN if bot.startswith("planner") else 1.0),
    )


def judged(moment: Moment, weighings: Sequence[Weighing]) -> AnalysedMoment:
    """A moment with all that was thought about it."""
    players = len(moment.names)
    vectors = [_shares(each, players) for each in weighings]
    chances = tuple(sum(vector[seat] for vector in vectors) / len(vectors) for seat in range(players))
    sides = []
    for seat in moment.seats:
        own = next((each for each in weighings if each.seat == seat), weighings[0])
        sides.append(_side(moment, seat, own, _shares(own, players)[seat]))
    return AnalysedMoment(moment.frame, moment.turn, chances, tuple(sides))


def _shares(weighing: Weighing, players: int) -> list[float]:
    """What each seat may hope for: what is left by the one that thought, as it was in the games it imagined."""
    value = min(1.0, max(0.0, weighing.value))
    others = [weighing.shares[seat] if weighing.shares else 1.0 for seat in range(players) if seat != weighing.seat]
    total = sum(others)
    parts = iter([each / total if total > 0.0 else 1.0 / len(others) for each in others])
    return [value if seat == weighing.seat else (1.0 - value) * next(parts) for seat in range(players)]


def _side(moment: Moment, seat: int, weighing: Weighing, value: float) -> AnalysedSide:
    played = moment.played.get(seat)
    rates = dict(weighing.mixtures.get(seat, ()))
    winning = moment.wins(seat)
    answers = [
        AnalysedAnswer(
            answer,
            moment.label(answer),
            estimate,
            visits,
            rates.get(answer, 0.0) if rates else None,
            moment.is_alike(seat, answer, played),
            moment.things(answer),
            answer in winning,
        )
        for answer, estimate, visits in weighing.weighed.get(seat, ())
        if moment.is_answer(seat, answer)
    ]
    lost = None
    found = next((each for each in answers if each.played), None)
    if found is not None:
        # Of a mixture no part can be better than the whole.
        lost = max(0.0, (value if rates else answers[0].estimate) - found.estimate)
        if lost <= doubt_of(answers[0], found, weighing.scatter):
            lost = 0.0
    if found is not None and found.wins:
        lost = 0.0
    shown = [each for place, each in enumerate(answers) if place < SHOWN or each.played]
    word = "" if played is None else moment.label(played)
    return AnalysedSide(seat, moment.prompt(seat), value, tuple(shown), word, lost, slip_of(lost))


def doubt_of(best: AnalysedAnswer, played: AnalysedAnswer, scatter: float = SCATTER) -> float:
    """How much better one may look than another by the luck of imagined games alone. Summed up over a whole game, such
    luck would look like many small mistakes. What was solved is beyond doubt."""
    visits = min(best.visits, played.visits)
    return scatter / visits**0.5 if visits else 0.0


def analyse(
    game: Game[Any, Any],
    header: Header,
    played: list[Entry],
    *,
    bot: str = "",
    seed: int = 0,
    most: int = MOST,
    first: bool = False,
) -> Analysis:
    """The whole of it, here and now; or only a ``first`` look, within seconds. The same seed gives the same analysis;
    0 what hints say too."""
    bot = bot or (first_look_of(game) if first else analysis_of(game))
    planned = plan(game, header, played, most=most)
    if first:
        planned = first_of(planned)
    found = [
        judged(
            moment,
            [weigh(sight, bot, moment.played, seed) for sight in moment.sights.values()],
        )
        for moment in moments(game, header, played, planned)
    ]
    shares = shares_of(game, header, played)
    keys = key_moments(found, shares, header.seats, hidden=game.has.hidden)
    return Analysis(found, keys, shares, reviewed(found, shares, header.players))


def shares_of(game: Game[Any, Any], header: Header, played: list[Entry], work: Work | None = None) -> tuple[float, ...]:
    """What each seat got in the end; empty while the game goes on."""
    outcome = Session(game, header, played, work=work).outcome
    return () if outcome is None else tuple(outcome.shares)
