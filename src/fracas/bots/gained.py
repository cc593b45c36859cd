"""What an answer gains: it is tried at imagined tables, and what has become of the terms of the evaluation is said."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from fracas.bots.advising import seed_of
from fracas.bots.bot import Decision
from fracas.bots.evaluation import sense_of
from fracas.bots.imagined import at_random, joined, question_of, resolution_of
from fracas.bots.meeting import drawn
from fracas.bots.planner import fits
from fracas.bots.reasons import name_of
from fracas.bots.teaching import Gain, gains_of
from fracas.core.chance import derive, outcome_at
from fracas.core.listener import Listener
from fracas.core.question import Answer, Commit, Draw, Part, Question, Resolution, Roll, deciders, forced, options_of
from fracas.core.sentences import listed
from fracas.core.sight import Sight
from fracas.core.tell import silence

FIRST = 4
"""So many tables show whether luck has a say."""
TABLES = 40
"""And so many how much."""
OTHERS = 3
"""With so many other answers it is compared: what comes with all of them too is nothing that it gains."""
DIFFERENCE = 0.25
"""So much oftener than with one of them, or so much more, it must come about."""
BEST = 2
"""So many gains are told."""
MATTERS = 0.15
"""What counts for less than this part of the most is not told."""
SURE = 0.9
SELDOM = 0.2
"""What comes about less often than this is not told."""

DICED = ("dead:", "hurt:", "hits:", "wound:", "out:", "won", "lost", "under:", "mine:", "theirs:")
"""What hangs on dice, and on what others choose: that it came about at every table is no proof."""

PRICE = "energy:False"
"""What must be paid is known; anything else was paid for what the seat need not do."""

Tables = list[list[Gain]]
"""What an answer gained at each table."""


class Gained(NamedTuple):
    """What is said of an answer."""

    words: str
    """In sentences; empty if there is nothing to say."""
    good: bool
    """Something speaks for it."""


class Met:
    """What was met on the way."""

    __slots__ = ("guessed", "luck")

    def __init__(self) -> None:
        self.luck = False
        """Something was rolled, or somebody else chose."""
        self.guessed = False
        """The seat had to choose in secret, and nobody knows what it would."""


class Told(NamedTuple):
    """One gain over all tables."""

    worth: float
    words: str


def gained(sight: Sight[Any, Any], decision: Decision, then: list[Part]) -> Gained:
    """What the answer gains that others would not, and what it costs, in sentences; empty if there is nothing to say.
    ``then`` is what the seat would answer next."""
    gains = gains_of(sight.game)
    if gains is None:
        return Gained("", False)
    seed = seed_of(sight, 2)
    to = Listener(sight.seat, sight.names)
    others = _others(decision)
    found: list[Tables] = [[] for _ in range(1 + len(others))]
    met = Met()
    for number in range(TABLES):
        if number == FIRST and not met.luck and all(table == tables[0] for tables in found for table in tables):
            break
        for place, answer in enumerate([decision.answer, *others]):
            following = then if place == 0 else []
            before, after = _tried(sight, decision, answer, following, Random(derive(seed, number)).random, met)
            found[place].append(gains(before, after, sight.seat, to))
        if met.guessed:
            return Gained("", False)  # what comes of it hangs on that
    mine, *theirs = found
    told = _compared(mine, theirs, luck=met.luck)
    said = _sentences(told)
    good = any(each.worth > 0.0 for each in told)
    if theirs and not good and (spared := _spared(mine, theirs[0])):
        flow = sight.imagine(Random(seed).random)
        return Gained(" ".join(filter(None, (said, f"“{name_of(sight, flow, others[0])}” {spared}."))), True)
    return Gained(said, good)


def _compared(mine: Tables, theirs: list[Tables], *, luck: bool) -> list[Told]:
    """What it gains or costs, as far as that makes a difference."""
    found: list[Told] = []
    for key in dict.fromkeys(gain.key for table in mine for gain in table):
        if theirs and not any(_differs(key, mine, tables) for tables in theirs):
            continue
        if key.startswith("hurt:") and _surely(key.replace("hurt", "dead", 1), mine):
            continue  # who is dead has lost all of it
        each = _told(key, mine, luck=luck and key.startswith(DICED))
        if each is not None:
            less = theirs and all(_often(key, tables)[1] >= _often(key, mine)[1] for tables in theirs)
            if each.worth < 0.0 and less and all(_often(key, tables)[0] > 0.0 for tables in theirs):
                continue  # it costs less than all the others do: nothing speaks against it
            found.append(each)
    return found


def _surely(key: str, tables: Tables) -> bool:
    return _often(key, tables)[0] == 1.0


def _spared(mine: Tables, theirs: Tables) -> str:
    """The worst of what the next best answer would cost, and this one does not, or not so much."""
    worst: Told | None = None
    for key in dict.fromkeys(gain.key for table in theirs for gain in table):
        if _differs(key, theirs, mine) and _often(key, theirs)[1] > _often(key, mine)[1]:
            each = _told(key, theirs, luck=key.startswith(DICED))
            # What is less sure hangs on what the seat would choose then.
            sure = _often(key, theirs)[0] >= SURE
            if sure and each is not None and each.worth < 0.0 and (worst is None or each.worth < worst.worth):
                worst = each
    return "" if worst is None else worst.words


def _others(decision: Decision) -> list[Part]:
    """What it is compared with: the next best, and the worst that were looked at."""
    rest = [each.answer for each in decision.candidates if each.answer != decision.answer]
    return rest if len(rest) <= OTHERS else [rest[0], *rest[1 - OTHERS :]]


def _differs(key: str, one: Tables, other: Tables) -> bool:
    """Does it come about much oftener with the one, or is there much more of it?"""
    often, amount = _often(key, one)
    seldom, less = _often(key, other)
    return abs(often - seldom) >= DIFFERENCE or abs(amount - less) >= DIFFERENCE * max(abs(amount), abs(less))


def _often(key: str, tables: Tables) -> tuple[float, float]:
    """How often, and how much on average."""
    amounts = [gain.amount for table in tables for gain in table if gain.key == key]
    return len(amounts) / len(tables), sum(amounts) / len(tables)


def _tried(
    sight: Sight[Any, Any], decision: Decision, mine: Part, then: list[Part], draw: Draw, met: Met
) -> tuple[Any, Any]:
    """An imagined table before the answer, and after all that follows at once from it."""
    flow = sight.imagine(draw)
    state = flow.state
    before = state.clone()
    question = question_of(flow)
    onward: Resolution | None = resolution_of(flow)
    answer = _together(question, sight.seat, mine, decision, draw)
    following = list(then)
    if others_choose(question, sight.seat):
        met.luck = True
    while onward is not None:
        _finish(sight, state, onward, answer, following, draw, met)
        onward = sight.game.resolution(state, silence) if following else None
        if onward is not None:
            question = next(onward)
            if isinstance(question, Roll) or not fits(question, sight.seat, following[0]):
                break  # it goes on otherwise than was foreseen
            answer = joined(question, sight.seat, following.pop(0), draw)
    return before, state


def _finish(
    sight: Sight[Any, Any],
    state: Any,
    resolution: Resolution,
    answer: Answer,
    following: list[Part],
    draw: Draw,
    met: Met,
) -> None:
    """Play this to its end: as was planned, and where nothing was, with a little sense."""
    sense = sense_of(sight.game)
    try:
        while True:
            question = resolution.send(answer)
            planned: Answer | None = None
            if isinstance(question, Roll):
                met.luck = True
                planned = outcome_at(question, draw())
            elif following and fits(question, sight.seat, following[0]):
                planned = joined(question, sight.seat, following.pop(0), draw)
            else:
                met.luck = met.luck or not forced(question)
                if sense is None and others_choose(question, sight.seat) and is_asked(question, sight.seat):
                    met.guessed = True
                planned = None if sense is None else sense(state, question, draw)
            answer = at_random(question, draw) if planned is None else planned
    except StopIteration:
        return


def others_choose(question: Question, seat: int) -> bool:
    """Does anybody else choose at the same time?"""
    return isinstance(question, Commit) and any(other != seat for other in question.seats)


def is_asked(question: Question, seat: int) -> bool:
    """Has the seat a choice of its own?"""
    return seat in deciders(question) and len(options_of(question, seat)) > 1


def _together(question: Question, seat: int, mine: Part, decision: Decision, draw: Draw) -> Answer:
    """The answer, with what the others choose at the same time: as they should mix it, if that is known."""
    answer = joined(question, seat, mine, draw)
    if isinstance(question, Commit) and isinstance(answer, list):
        for place, other in enumerate(question.seats):
            mixture = decision.mixtures.get(other)
            if other != seat and mixture:
                answer[place] = mixture[drawn([rate for _, rate in mixture], draw)][0]
    return answer


def _told(key: str, tables: Tables, *, luck: bool) -> Told | None:
    """One gain, with how often it comes about; None if that is too seldom."""
    found = [gain for table in tables for gain in table if gain.key == key]
    often = len(found) / len(tables)
    worth = sum(gain.worth for gain in found) / len(tables)
    words = found[0].words
    amounts = {gain.amount for gain in found}
    if "{}" in words:
        mean = sum(gain.amount for gain in found) / len(tables)
        exact = often == 1.0 and len(amounts) == 1 and not luck
        number = f"{mean:.0f}" if exact or mean >= 4.0 else f"{mean:.1f}".removesuffix(".0")
        if mean < SELDOM or (not exact and key.startswith(PRICE)):
            return None
        several = number != "1"
        words = words.replace("{}", number if exact else f"about {number}")
        words = words.replace("{s}", "s" if several else "").replace("{es}", "es" if several else "")
        if not exact:
            words += " on average"
        return Told(worth, words)
    if often < SELDOM:
        return None
    return Told(worth, f"{'almost surely ' if luck and often == 1.0 else _likely(often)}{words}")


def _likely(often: float) -> str:
    """How often, in words: so few games are no ground for a percentage."""
    if often == 1.0:
        return ""
    if often >= 0.9:
        return "almost surely "
    if often >= 0.6:
        return "probably "
    return "as likely as not " if often >= 0.4 else "perhaps "


def _sentences(told: list[Told]) -> str:
    most = max((abs(each.worth) for each in told), default=0.0)
    kept = [each for each in told if abs(each.worth) >= MATTERS * most]
    good = sorted((each for each in kept if each.worth > 0.0), key=lambda each: -each.worth)[:BEST]
    bad = sorted((each for each in kept if each.worth < 0.0), key=lambda each: each.worth)[:1]
    said = []
    if good:
        said.append(f"It {listed([each.words for each in good])}.")
    if bad:
        said.append(f"It {bad[0].words}.")
    return " ".join(said)
