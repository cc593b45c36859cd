"""Who wins the free parts of the lessons: players of three strengths against the bot that the lesson names.

python -m bench.lessons [LESSON ...] [--games 60] [--write]

A beginner who has followed a lesson plays about as the careless bot does. It is meant to win two of three.
"""

from __future__ import annotations

import argparse
from statistics import median
from typing import Final, NamedTuple

from bench.results import circumstances, table, write_section
from fracas.bots import make
from fracas.core.course import course_of, opened
from fracas.core.lesson import LEARNER, lessons_of
from fracas.games import REGISTERED, game_named

GAMES: Final = 60
LEAST_WON: Final = 40
BEGINNER: Final = "careless"
PLAYERS: Final = (BEGINNER, "greedy", "random")
APART: Final = 1_000
"""Between the seeds of the two bots, which else might draw the same."""


class Played(NamedTuple):
    """How a free part came out."""

    won: bool
    answers: int
    """So often the player was asked."""


def free_part(lesson: str, player: str, seed: int) -> Played:
    """Play one to the end."""
    game = game_named(lesson.partition(".")[0])
    course = course_of(game, lesson)
    at = opened(game, lesson, name="Ann", step=course.steps + 1, seed=seed)
    bots = [make(player, seed), make(course.lesson.free.bot, APART + seed)]
    answers = 0
    while not at.over:
        for seat in at.waiting_for:
            at.answer(seat, bots[seat].choose(at.sight(seat)).answer)
            answers += seat == LEARNER
    assert at.outcome is not None
    return Played(LEARNER in at.outcome.winners, answers)


def main() -> None:
    every = [lesson for game in REGISTERED.values() for lesson in lessons_of(game)]
    parser = argparse.ArgumentParser(
        prog="python -m bench.lessons", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("lesson", nargs="*", choices=[*every, []], metavar="LESSON", help="all if none is named")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N")
    parser.add_argument("--write", action="store_true", help="into results.md")
    args = parser.parse_args()
    rows = []
    for lesson in args.lesson or every:
        found = {player: [free_part(lesson, player, seed) for seed in range(args.games)] for player in PLAYERS}
        won = [str(sum(each.won for each in found[player])) for player in PLAYERS]
        bot = course_of(game_named(lesson.partition(".")[0]), lesson).lesson.free.bot
        rows.append([lesson, bot, *won, f"{median(each.answers for each in found[BEGINNER]):g}"])
        print(rows[-1], flush=True)
    body = "\n\n".join(
        [
            "## The free parts of the lessons",
            f"{circumstances()} `python -m bench.lessons --games {args.games}`: of {args.games} games each, from the "
            f"first free question, seeds 0 to {args.games - 1}, so many are won by the player. At least {LEAST_WON} of "
            f"{GAMES} are wanted for the careless one, which plays about as a beginner does "
            "(`tests/contract/test_free_parts.py` counts them, too).",
            table(["lesson", "against", *PLAYERS, "answers of the careless, median"], rows),
        ]
    )
    if args.write:
        write_section("lessons", body)
    print(body)


if __name__ == "__main__":
    main()
