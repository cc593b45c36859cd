"""What the coach of a lesson says: parts of messages."""

from __future__ import annotations

from typing import Any

from fracas.core.course import Course, Moment
from fracas.core.lesson import LEARNER, Step, lessons_of
from fracas.core.session import Session
from fracas.server.wire.protocol import Thing


class TipInfo(Thing, frozen=True):
    """One sentence for what a player meets for the first time in their first games."""

    id: str
    say: str
    rule: str
    """The rule behind it."""


class CoachStep(Thing, frozen=True):
    """One thing that the player does."""

    number: int
    say: str
    rule: str
    """The rule that it teaches."""
    point: tuple[str, ...] = ()
    """What is lit: things by their names on the table, squares by theirs (``square:h7``), ``spot:x,y`` in inches."""
    look: str = ""
    """Nothing is answered: it is done when the details of this thing are open."""
    done: str = ""
    """Said when that has been looked at."""
    wanted: tuple[int, ...] = ()
    """The answers that it wants."""
    place: tuple[int, ...] | None = None
    """The place that it wants, in thousandths of an inch."""
    near: int = 0
    """So far from it the answer may be."""
    otherwise: dict[str, str] = {}
    """What is said of another legal answer, by its number as a word, or of any (``*``). It is not sent."""
    same: bool = False
    """It goes on with the step before in the same breath: only what is lit changes."""


class Coach(Thing, frozen=True):
    """What the coach says at this moment of a lesson."""

    lesson: str
    title: str
    of: int
    """How many steps there are until the free part."""
    after: str = ""
    """What came of the step before."""
    steps: tuple[CoachStep, ...] = ()
    """What is to be looked at, then what is to be answered; none in the free part."""
    free: bool = False
    """The script has ended: the player decides alone."""
    say: str = ""
    goal: str = ""
    when: dict[str, str] = {}
    """In the free part: said the first time that a question of this name is asked, or an event of this name happens."""
    end: str = ""
    """What is said of the end."""
    next: str = ""
    """The lesson that comes after this one."""


def coach_of(session: Session[Any, Any], viewer: int) -> Coach | None:
    """What the coach says to ``viewer`` now; None at a table where nothing is taught, and while others must answer."""
    course = session.course
    if course is None or viewer != LEARNER:
        return None
    lesson = course.lesson
    if session.over:
        return Coach(lesson.id, lesson.title, course.steps, end=_end(session, course), next=_next(session, course))
    if LEARNER not in session.waiting_for:
        return None
    played = session.played
    moment = course.moment(played)
    if moment is None:
        return _free(session, course)
    looks = course.looks.get(course.answered(played), []) if moment.first else []
    steps = [_step(session, Moment(number, step, True, step.ask)) for number, step in looks]
    first = looks[0][0] if looks else moment.number
    after = lesson.step[first - 2].after if moment.first and first > 1 else ""
    return Coach(lesson.id, lesson.title, course.steps, after, (*steps, _step(session, moment)))


def _free(session: Session[Any, Any], course: Course) -> Coach:
    lesson = course.lesson
    begins = course.fits(session.played) and course.answered(session.played) == len(course.told[LEARNER])
    return Coach(
        lesson.id,
        lesson.title,
        course.steps,
        after=lesson.step[-1].after if begins else "",
        free=True,
        say=lesson.free.say if begins else "",
        goal=lesson.free.goal,
        when=lesson.free.when,
    )


def _step(session: Session[Any, Any], moment: Moment) -> CoachStep:
    step, place = moment.step, moment.place
    return CoachStep(
        number=moment.number,
        say=step.say,
        rule=step.rule,
        point=step.point,
        look=step.look,
        done=step.after if step.look else "",
        wanted=moment.values,
        place=None if place is None else place.thousandths,
        near=0 if place is None else round(1000 * place.near),
        otherwise=_sentences(session, step, first=moment.first),
        same=not moment.first,
    )


def _sentences(session: Session[Any, Any], step: Step, *, first: bool) -> dict[str, str]:
    """What is said of other answers, by their numbers: the client knows options by these. Single words are answers to
    the first question of a step."""
    if not first:
        return {word: sentence for word, sentence in step.sentences.items() if word == "*"}
    numbers = {option.token: str(option.value) for option in session.questions[LEARNER].options}
    return {numbers.get(word, word): sentence for word, sentence in step.sentences.items()}


def _end(session: Session[Any, Any], course: Course) -> str:
    outcome = session.outcome
    if outcome is None:
        return ""
    won = LEARNER in outcome.winners
    return course.lesson.free.end(outcome.rule, won=won, drawn=won and len(outcome.winners) > 1)


def _next(session: Session[Any, Any], course: Course) -> str:
    ids = list(lessons_of(session.game))
    place = ids.index(course.lesson.id) + 1
    return ids[place] if place < len(ids) else ""
