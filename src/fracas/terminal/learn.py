"""A lesson at this screen: the game's own table, where a coach says before each question what there is to know."""

# ruff: noqa: ARG001 - every command is given the same
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from fracas import home
from fracas.core.asked import Asked
from fracas.core.course import FOE, Course, Moment, course_of, opened
from fracas.core.game import Game
from fracas.core.lesson import LEARNER, Lesson, Step
from fracas.core.question import Part
from fracas.core.record import Record
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.started import command
from fracas.terminal.menu import Menu
from fracas.terminal.play import Play, spoken
from fracas.terminal.progress import lesson_done, lesson_slot
from fracas.terminal.reasons import things_of
from fracas.terminal.screen import Screen
from fracas.terminal.seats import Seat, seated

if TYPE_CHECKING:
    from fracas.terminal.commands import Command

USUAL_NAME = "You"
KEYS = [
    "b           goes back one step;  restart  begins the lesson anew",
    "skip        leaves the steps and plays on from where they end",
]
FOOT = "? explain · b back · skip · restart · w why not · t table · l log · q quit"
COACH = "bold green"
AFTER = "green"
MANY_ROWS = 4
FIRST_A_LOOK = "First have a look."


class Learn(Play):
    """One lesson."""

    def __init__(self, screen: Screen, table: Session[Any, Any], slot: Path) -> None:
        super().__init__(screen, table, _seats(table), slot)
        assert table.course is not None
        self.course: Course = table.course
        self.looked: set[int] = set()
        """The steps that only want a look, and got it."""
        self.from_answer = self.course.answered(table.played)
        """So often the player had answered when the table was opened: what came of that they have not seen here."""
        self.heard: set[str] = set()
        """What was said in the free part, and is said once."""
        own: Mapping[str, Command] = {"b": back, "back": back, "skip": skip, "restart": restart}
        self.commands = {**own, **self.commands, "never": every_question, "always": every_question, "b": back}
        self.keys = [*KEYS, *self.keys]
        self.foot = FOOT

    @property
    def lesson(self) -> Lesson:
        return self.course.lesson

    # -- where the lesson stands

    def moment(self) -> Moment | None:
        """What is wanted now; None in the free part."""
        return self.course.moment(self.table.played)

    def look(self) -> tuple[int, Step] | None:
        """What is to be looked at before anything is answered, with the number of the step."""
        looks = self.course.looks.get(self.course.answered(self.table.played), [])
        return next(((number, step) for number, step in looks if number not in self.looked), None)

    def number(self) -> int:
        """Of the step that is due; the free part is one more than there are."""
        look, moment = self.look(), self.moment()
        return look[0] if look else moment.number if moment else self.course.steps + 1

    def after(self) -> str:
        """What is said of what came of the last answer, or of the last look."""
        answered = self.course.answered(self.table.played)
        looked = [step for number, step in self.course.looks.get(answered, []) if number in self.looked]
        if looked:
            return looked[-1].after
        before, now = self.course.last(self.table.played), self.moment()
        if before is None or answered <= self.from_answer or (now is not None and now.number == before.number):
            return ""
        return before.step.after

    # -- what the coach says

    def said(self, asked: Asked, menu: Menu) -> list[Text]:
        """The step, and what to type; before it, what came of the last one. Where that is long, it goes on in one
        line, because some boards leave little room."""
        lines = self._lines(asked, menu)
        rows = sum(len(self.screen.wrap(line)) for line in lines)
        return lines if rows < MANY_ROWS else [Text(" ").join(lines)]

    def _lines(self, asked: Asked, menu: Menu) -> list[Text]:
        lines = [Text(self.after(), AFTER)] if self.after() else []
        look, moment = self.look(), self.moment()
        self.aims = False
        if look is not None:
            thing = look[1].look.rpartition(":")[2].replace("-", " ")
            return [*lines, *self._step(look[0], look[1].say, f"? {thing}")]
        if moment is not None:
            return [*lines, *self._step(moment.number, moment.step.say, self.typed_for(asked, moment, menu))]
        return [*lines, *self._free(asked)]

    def _step(self, number: int, say: str, typed: str) -> list[Text]:
        head = Text(f"{number}/{self.course.steps}  ", "dim")
        return [head.append(say, COACH).append(f"  (type: {typed})", "not bold dim")]

    def typed_for(self, asked: Asked, moment: Moment, menu: Menu) -> str:
        """What to type for the answer that is wanted: its number, or its name where no numbers are shown."""
        if moment.place is not None:
            return self.board.typed(moment.place.thousandths)
        places = [place for place, option in enumerate(menu.options, 1) if option.value in moment.values]
        option = menu.options[places[0] - 1]
        follows = next((want.thousandths for _, want in moment.step.then if not isinstance(want, str)), ())
        order = self.board.in_one_line(asked, option.value, follows, self.table.view(LEARNER))
        if order:
            return order
        if menu.is_closed:
            return option.label if option.label.isascii() else option.token
        return str(places[0])

    def _free(self, asked: Asked) -> list[Text]:
        """What is said once: at the beginning, and whenever something comes up for the first time."""
        free, table = self.lesson.free, self.table
        if self.course.answered(table.played) == len(self.course.told[LEARNER]):
            return [Text(free.say, COACH), Text(free.goal, AFTER)]
        self.aims = True
        happened = {type(event).__name__ for event in table.heard(LEARNER, self.told[LEARNER])}
        said = [name for name in free.when if (name == asked.ask or name in happened) and name not in self.heard]
        self.heard.update(said)
        return [Text(free.when[name], COACH) for name in said]

    # -- answers

    def bot_answers(self, seat: int) -> None:
        """The other side answers as the lesson says; then the bot of the free part does."""
        told = self.course.next(FOE, self.table.played) if seat == FOE else None
        if told is None:
            super().bot_answers(seat)
        else:
            self.table.answer(seat, told)

    def obey(self, typed: str, asked: Asked, menu: Menu) -> bool:
        look = self.look()
        if look is not None:
            words = typed.removeprefix("?").strip()
            option = menu.pick(words) if words else None
            if is_called(asked, self.table.names, look[1].look, words) or (
                option is not None and look[1].look in option.touches
            ):
                return self._looks(*look)
        return super().obey(typed, asked, menu)

    def _looks(self, number: int, step: Step) -> bool:
        """Open the details of the thing that a step wants looked at: then the step is done."""
        words = step.look.rpartition(":")[2].replace("-", " ")
        lines = self.board.about(words, self.table.view(LEARNER))
        if not lines:
            raise FracasError("lesson", f"Nothing is printed on {words!r}.")
        self.screen.page([*lines])
        self.looked.add(number)
        return True

    def answer(self, asked: Asked, value: Part) -> bool:
        """Give what is wanted to the table. Of another legal answer it is said why not now; the question stands."""
        moment = self.moment()
        if self.look() is not None:
            self.message = FIRST_A_LOOK
            return False
        if moment is not None and not moment.takes(value):
            try:
                asked.check(value)
            except FracasError as no:
                self.message = spoken(no)
            else:
                self.message = said_of(asked, moment.step, value)
            return False
        return super().answer(asked, value)

    # -- another step

    def open_at(self, step: int) -> bool:
        """The lesson anew, at a step."""
        self.table = opened(self.table.game, self.lesson.id, name=self.table.names[LEARNER], step=step)
        self.seats = _seats(self.table)
        self.told = [self.table.event_count] * self.table.players
        self.from_answer = self.course.answered(self.table.played)
        self.looked = {number for number in self.looked if number < step}
        for looks in self.course.looks.values():
            self.looked |= {number for number, _ in looks if number < step}
        self.heard = set()
        self.save()
        return True

    # -- leaving, and the end

    def go_on(self) -> str:
        return command("learn", self.table.game.name, "--lesson", self.lesson.id)

    def farewell(self) -> None:
        """How it ended, in the words of the lesson where it has some."""
        super().farewell()
        outcome = self.table.outcome
        assert outcome is not None
        if self.course.is_free(self.table.played):
            lesson_done(self.lesson.id)  # who resigns before has not seen all of it
        won, drawn = LEARNER in outcome.winners, len(outcome.winners) > 1
        words = self.lesson.free.end(outcome.rule, won=won and not drawn, drawn=drawn)
        if words:
            self.screen.say("", *self.screen.wrap(Text(words, COACH)))


def said_of(asked: Asked, step: Step, value: Part) -> str:
    """What a step says of a legal answer that it does not want."""
    words = step.sentences
    token = next((option.token for option in asked.options if option.value == value), "")
    return words.get(token, "") or words.get("*", "")


def is_called(asked: Asked, names: list[str], thing: str, words: str) -> bool:
    """Do the words name this thing, wholly or in part?"""
    if len(words) < 3:
        return False
    own = thing.rpartition(":")[2].replace("-", " ")
    named = [each.thing for each in things_of(asked, names, words)]
    return words.casefold() in own or (bool(named) and named[0] == thing)


def _seats(table: Session[Any, Any]) -> list[Seat]:
    return seated(table.names, list(table.header.bots), table.header.seed)


# -- what can be typed


def back(play: Play, asked: Asked, rest: str) -> bool:
    """One step back."""
    assert isinstance(play, Learn)
    number = play.number()
    if number == 1:
        play.message = "This is the first step."
        return False
    return play.open_at(number - 1)


def skip(play: Play, asked: Asked, rest: str) -> bool:
    """On to the free part."""
    assert isinstance(play, Learn)
    if play.number() > play.course.steps:
        play.message = "The steps are done; now you play on alone."
        return False
    return play.open_at(play.course.steps + 1)


def restart(play: Play, asked: Asked, rest: str) -> bool:
    """From the beginning."""
    assert isinstance(play, Learn)
    return play.open_at(1)


def every_question(play: Play, asked: Asked, rest: str) -> bool:
    """No standing passes here."""
    play.message = "In a lesson every question is put to you. [table.lesson]"
    return False


# -- opening one


def lesson_table(screen: Screen, game: Game[Any, Any], lesson: str, step: int | None = None) -> Learn:
    """The table of a lesson: where it was left, or anew at a step."""
    course_of(game, lesson)
    slot = lesson_slot(lesson)
    left = None if step is not None else _left(game, lesson, slot)
    play = Learn(screen, left or opened(game, lesson, name=USUAL_NAME, step=step or 1), slot)
    play.told = [play.table.event_count] * play.table.players
    if step is not None:
        play.looked = {number for looks in play.course.looks.values() for number, _ in looks if number < step}
    return play


def _left(game: Game[Any, Any], lesson: str, slot: Path) -> Session[Any, Any] | None:
    """The table where this lesson was left; None if it was not begun, is over, or cannot be read any more."""
    try:
        record: Record = home.load_record(slot)
        table: Session[Any, Any] = Session.replayed(game, record)
    except FracasError:
        return None
    goes_on = table.course is not None and table.header.lesson == lesson and not table.over
    return table if goes_on and (table.course is not None and table.course.fits(table.played)) else None


def step_left(game: Game[Any, Any], lesson: str) -> int:
    """The step at which a lesson was left; 0 if it was not begun."""
    table = _left(game, lesson, lesson_slot(lesson))
    if table is None or table.course is None:
        return 0
    moment = table.course.moment(table.played)
    return table.course.steps + 1 if moment is None else moment.number
