"""``fracas learn``: each lesson as a newcomer plays it who types what the coach says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.kit.lessons import Taught, every_lesson
from tests.kit.rules import rule
from tests.terminal.kit import Heard, Typist, must_refuse

from fracas import home
from fracas.bots import make
from fracas.core.lesson import LEARNER, lessons_of
from fracas.games import REGISTERED
from fracas.terminal.learn import FIRST_A_LOOK, Learn, lesson_table, step_left
from fracas.terminal.progress import lesson_slot, progress
from fracas.terminal.screen import Left, Line
from fracas.terminal.table import menu_of

FIGURES = REGISTERED["figures"]
WIDTH, HEIGHT = 80, 24


MOST_TYPED = 300


def number_of(play: Learn, value: int) -> str:
    """The number of an answer in the list on the screen."""
    menu = menu_of(play.board, play.table.questions[LEARNER])
    return str(next(number for number, option in enumerate(menu.options, 1) if option.value == value))


class Measured(Heard):
    """Knows how many lines its longest picture had."""

    longest = 0

    def show(self, lines: Iterable[Line]) -> None:
        lines = list(lines)
        self.longest = max(self.longest, len(lines))
        super().show(lines)


class Newcomer:
    """Types what the coach says; in the free part what a bot would. ``before`` may type something else first."""

    def __init__(self, taught: Taught, before: Callable[[Learn], str | None] = lambda _: None) -> None:
        self.before = before
        self.typed = 0
        self.bot = make("greedy", 1)
        self.screen = Measured(self.types)
        self.play = lesson_table(self.screen, taught.game, taught.lesson.id)

    def types(self, prompt: str) -> str:
        play = self.play
        if "Enter" in prompt:
            return ""
        if prompt != "> ":
            return "y"
        self.typed += 1
        assert self.typed < MOST_TYPED, self.screen.lines[-40:]
        other = self.before(play)
        if other is not None:
            return other
        told = self.told()
        if told:
            return told
        answer = self.bot.choose(play.table.sight(LEARNER)).answer
        if isinstance(answer, tuple):
            return " ".join(map(str, answer))
        return number_of(play, answer)

    def told(self) -> str:
        """What the coach said last, if the steps are not over."""
        play = self.play
        if play.look() is None and play.moment() is None:
            return ""
        said = " ".join(line.strip() for line in self.screen.lines)
        return str(re.findall(r"\(type: ([^)]*)\)", said)[-1])

    @property
    def heard(self) -> str:
        return " ".join(line.strip() for line in self.screen.lines)


@rule("table.lesson")
@every_lesson
def test_a_newcomer_who_types_what_is_said_comes_to_the_end(taught: Taught) -> None:
    newcomer = Newcomer(taught)
    assert newcomer.play.run() == 0
    assert newcomer.play.table.over
    heard, lesson = newcomer.heard, taught.lesson
    for number, step in enumerate(lesson.step, 1):
        assert f"{number}/{len(lesson.step)} {step.say}" in re.sub(" +", " ", heard), step.say
        assert step.after in heard, step.after
    assert lesson.free.say in heard and lesson.free.goal in heard
    assert progress().lessons == [lesson.id]
    outcome = newcomer.play.table.outcome
    assert outcome is not None
    assert lesson.free.end(outcome.rule, won=LEARNER in outcome.winners, drawn=len(outcome.winners) > 1) in heard
    assert newcomer.screen.longest < HEIGHT, "the line that is typed on has room"
    assert max(map(len, newcomer.screen.lines)) <= max(WIDTH, len(str(newcomer.play.slot)) + 40)


@every_lesson
def test_another_legal_answer_gets_its_sentence_and_the_question_stands(taught: Taught) -> None:
    tried: list[tuple[str, str]] = []
    done: set[int] = set()

    def another(play: Learn) -> str | None:
        moment = play.moment()
        number = play.course.answered(play.table.played)
        if moment is None or moment.place is not None or play.look() is not None or number in done:
            return None
        done.add(number)
        asked = play.table.questions[LEARNER]
        others = [option for option in asked.options if option.value not in moment.values]
        if not others:
            return None
        words = moment.step.sentences
        tried.append((words.get(others[0].token) or words["*"], repr(play.table.played)))
        return number_of(play, others[0].value)

    newcomer = Newcomer(taught, another)
    newcomer.play.run()
    assert len(tried) >= 4
    heard = newcomer.heard
    assert all(sentence in heard for sentence, _ in tried)
    assert [step.say for step in taught.lesson.step if step.say not in heard] == []


@every_lesson
def test_an_illegal_answer_gets_the_sentence_of_the_rules(taught: Taught) -> None:
    tried: list[int] = []

    def illegal(play: Learn) -> str | None:
        if play.moment() is None or tried or play.look() is not None:
            return None
        tried.append(len(play.table.played))
        return "99"

    newcomer = Newcomer(taught, illegal)
    newcomer.play.run()
    said = re.search(rf"([A-Z][^.]*\.) \[{taught.game.name}\.[\w.-]+\]", newcomer.heard)
    assert said is not None, "why it cannot be answered, with the rule that says so"
    assert newcomer.play.table.over


@every_lesson
def test_a_step_that_wants_a_look_is_done_by_looking(taught: Taught) -> None:
    looks = [number for number, step in enumerate(taught.lesson.step, 1) if step.look]
    refused: list[str] = []

    def answers_first(play: Learn) -> str | None:
        look = play.look()
        if look is None or str(look[0]) in refused:
            return None
        refused.append(str(look[0]))
        asked = play.table.questions[LEARNER]
        return number_of(play, next(each.value for each in asked.options if look[1].look not in each.touches))

    newcomer = Newcomer(taught, answers_first)
    newcomer.play.run()
    assert refused == [str(number) for number in looks]
    assert newcomer.heard.count(FIRST_A_LOOK) == len(looks)


def at(word: str, step: int, *typed: str) -> Learn:
    """The first lesson of figures at a step, after something was typed."""
    left = list(typed)

    def types(_: str) -> str:
        if left:
            return left.pop(0)
        raise Left

    game = REGISTERED[word]
    play = lesson_table(Heard(types), game, f"{word}.first", step)
    play.run()
    return play


def test_b_opens_the_step_before_anew() -> None:
    play = at("figures", 4, "b")
    assert play.number() == 3
    assert play.table.played == play.course.before(3)
    assert at("figures", 4, "back", "back").number() == 2
    assert "This is the first step." in at("figures", 1, "b").screen.lines  # type: ignore[attr-defined]


def test_b_from_the_free_part_comes_to_the_last_step() -> None:
    play = at("figures", 10, "1", "1", "b")
    assert play.number() == 9


def test_b_comes_back_to_a_look() -> None:
    play = at("legacy", 3, "b")
    assert play.number() == 2
    assert play.look() is not None


def test_skip_leaves_for_the_free_part() -> None:
    play = at("figures", 2, "skip")
    assert play.number() == 10
    assert play.moment() is None
    assert play.table.questions[LEARNER].ask == play.lesson.free.ask
    assert any("you play on alone" in line for line in at("figures", 10, "skip").screen.lines)  # type: ignore[attr-defined]


def test_restart_begins_anew() -> None:
    assert at("legacy", 8, "restart").number() == 1


def test_no_question_is_passed_for_good_in_a_lesson() -> None:
    play = at("skirmish", 5, "never")
    assert play.number() == 5
    assert any("every question is put to you" in line for line in play.screen.lines)  # type: ignore[attr-defined]


def test_coming_back_goes_on_where_one_left(fracas: Typist) -> None:
    fracas("learn", "figures", typed="1\n3\nq\n")
    assert step_left(FIGURES, "figures.first") == 3
    assert "begun, at step 3" in fracas("learn").out
    told = fracas("learn", "figures", typed="q\n")
    assert "3/9" in told.out
    assert "12 beats 8" not in told.out, "it was said before"


def test_a_step_can_be_named(fracas: Typist) -> None:
    assert "7/9" in fracas("learn", "figures", "--step", "7", typed="q\n").out
    assert "1/12" in fracas("learn", "figures", "--lesson", "second", typed="q\n").out
    assert "1/12" in fracas("learn", "figures", "--lesson", "figures.second", typed="q\n").out
    must_refuse(fracas("learn", "figures", "--step", "11"), "steps 1 to 10", "table.lesson")
    must_refuse(fracas("learn", "figures", "--lesson", "third"), "There is no lesson", "table.lesson")
    must_refuse(fracas("learn", "--step", "2"), "Say which game")
    must_refuse(fracas("learn", "chess"), "chess")


def test_a_damaged_table_of_a_lesson_is_begun_anew(fracas: Typist) -> None:
    fracas("learn", "figures", typed="1\nq\n")
    slot = lesson_slot("figures.first")
    slot.write_text(slot.read_text()[:-20])
    assert "1/9" in fracas("learn", "figures", typed="q\n").out


def test_lessons_are_listed_with_what_is_done(fracas: Typist, own_home: Path) -> None:
    told = fracas("learn").out
    for game in REGISTERED.values():
        assert all(lesson.title in told for lesson in lessons_of(game).values())
    assert "done" not in told
    (own_home / "progress.json").parent.mkdir(parents=True, exist_ok=True)
    (own_home / "progress.json").write_text('{"lessons": ["figures.first"]}')
    told = fracas("learn").out
    assert re.search(r"Stop Doctor Dreadful.*done", told)
    assert "1/12" in fracas("learn", "figures", typed="q\n").out, "the second is next"
    (own_home / "progress.json").write_text("nonsense")
    assert "done" not in fracas("learn").out


def test_after_a_lesson_comes_the_next_and_then_a_first_game(fracas: Typist, own_home: Path) -> None:
    """A free part of figures ends whatever is typed."""
    over = "1\n" * 400
    told = fracas("learn", "figures", "--step", "10", typed=over)
    assert "Next: Shields, prisoners and secrets." in told.out
    (own_home / "progress.json").write_text('{"lessons": ["figures.first"]}')
    left = "resign\ny\nn\ny\n"
    told = fracas("learn", "figures", "--step", "13", typed=left + "q\n")
    assert "Next: a first game of Figures, all set up." in told.out
    assert progress().lessons == ["figures.first", "figures.second"]
    (path,) = (own_home / "games").glob("*.jsonl")
    header = home.load_record(path).header
    assert header.settings["armies"] == ["star-patrol", "doom-lab"]
    assert not header.lesson


def test_a_player_who_has_lost_may_try_again_from_the_free_part(fracas: Typist) -> None:
    told = fracas("learn", "figures", "--step", "10", typed="resign\ny\ny\nq\n")
    assert told.out.count(lessons_of(FIGURES)["figures.first"].free.say) == 2
    assert "Next:" not in told.out
    assert progress().lessons == ["figures.first"]


def test_a_lesson_that_is_resigned_before_its_free_part_is_not_done(fracas: Typist) -> None:
    told = fracas("learn", "figures", typed="1\nresign\ny\n")
    assert told.status == 0
    assert progress().lessons == []
    assert "Next:" not in told.out
