"""Random play always ends, and all that happens has words and a rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from fracas.core.catalogue import TABLE
from fracas.core.game import Game
from fracas.core.opening import first_question
from fracas.core.playout import play_out
from fracas.core.question import Commit, Place, Region, Roll, forced
from fracas.core.settings import settle
from tests.kit.play import GAMES, Table, any_answer, decisions, table_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_random_play_always_ends(game: Game[Any, Any]) -> None:
    random = Random(1)
    rolls = 0
    options = settle(game.name, game.settings, None)
    for number in range(60):
        players = game.least + number % (game.most - game.least + 1)
        state = game.begin(players, options)
        played = play_out(game, state, random)
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.winners or game.has.draws
        assert len(outcome.winners) == 1 or game.has.draws
        assert outcome.rule in game.rules
        assert not outcome.winners or sum(outcome.shares) == pytest.approx(1)
        assert played.turns == game.turns(state) > 0
        assert played.decisions > 0
        rolls += played.rolls
    assert bool(rolls) is game.has.chance


def share(values: Sequence[Any], value: Any) -> float:
    """The number in [0, 1) that picks ``value``."""
    return (list(values).index(value) + 0.5) / len(values)


@every_game
def test_two_drivers_play_one_game(game: Game[Any, Any]) -> None:
    """A playout that is dealt the random numbers of a session's answers comes to the session's end."""

    class Same(Random):
        """Gives back, for each question of the playout, the numbers that lead to the answer in the record."""

        def __init__(self, table: Table, sampled: list[tuple[int, list[float]]]) -> None:
            super().__init__(0)
            self.flow = first_question(game, table.header)
            self.played = list(table.played)
            self.sampled = sampled
            self.numbers: list[float] = []

        def random(self) -> float:
            while not self.numbers:  # a region may have been sampled without any
                self.look_up()
            return self.numbers.pop(0)

        def look_up(self) -> None:
            while forced(self.flow.question):
                self.flow.send(self.played.pop(0)[1])  # a playout draws nothing for it
            question: Any = self.flow.question
            answers: list[Any]
            if isinstance(question, Commit):
                secret = dict(self.played.pop(0) for _ in question.seats)
                drawn = dict(self.sampled.pop(0) for mine in question.options if isinstance(mine, Region))
                answers = [secret[seat] for seat in question.seats]
                for seat, mine in zip(question.seats, question.options, strict=True):
                    self.numbers += drawn[seat] if isinstance(mine, Region) else [share(mine, secret[seat])]
                self.flow.send(answers)
                return
            answers = [self.played.pop(0)[1]]
            if isinstance(question, Place):
                self.numbers = self.sampled.pop(0)[1]
            elif isinstance(question, Roll) and question.weights is not None:
                before = sum(question.weights[: question.outcomes.index(answers[0])])
                self.numbers = [(before + 0.5) / sum(question.weights)]
            else:
                self.numbers = [share(getattr(question, "outcomes", None) or question.options, answers[0])]
            self.flow.send(answers[0])

    table, random = table_of(game, 3), Random(3)
    sampled: list[tuple[int, list[float]]] = []
    while not table.over:
        seat = random.choice(table.waiting_for)
        region = table.questions[seat].region
        if region is None:
            table.answer(seat, any_answer(table, seat, random))
            continue
        numbers: list[float] = []

        def draw(numbers: list[float] = numbers) -> float:
            numbers.append(random.random())
            return numbers[-1]

        table.answer(seat, region.sample(draw))
        sampled.append((seat, numbers))
    state = game.begin(table.players, table.header.settings)
    play_out(game, state, Same(table, sampled))
    assert game.notation.write(state) == game.notation.write(table.flow.state)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_every_question_has_words_and_a_rule(game: Game[Any, Any], seed: int) -> None:
    for table in decisions(table_of(game, seed), Random(seed)):
        for seat, asked in table.questions.items():
            assert asked.seat == seat
            assert asked.prompt.endswith(("?", ".", "!"))
            assert asked.rule in game.rules
            words = [option.token for option in asked.options]
            assert len(set(words)) == len(words)
            assert all(words), words
            assert all(" " not in word and "|" not in word for word in words)
            assert all(option.label for option in asked.options)
            for option in asked.options:
                assert asked.value_of(option) == asked.value_of(option.token) == option.value


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_every_event_has_a_rule_and_a_sentence_for_everybody(game: Game[Any, Any], seed: int) -> None:
    table = table_of(game, seed)
    for _ in decisions(table, Random(seed)):
        pass
    for viewer in (None, *range(table.players)):
        heard = table.heard(viewer)
        assert len(table.narration(viewer)) == len(heard)
        for event, sentence in zip(heard, table.narration(viewer), strict=True):
            assert event.rule in game.rules or event.rule in TABLE
            assert sentence
            assert msgspec.json.encode(event)


@every_game
def test_the_catalogue_is_in_good_order(game: Game[Any, Any]) -> None:
    for rule in game.rules:
        assert rule.id.startswith(f"{game.name}.")
        assert rule.title
        assert rule.text.endswith((".", "!"))
        assert not rule.ruling or rule.ruling.endswith((".", "!"))
        assert game.rules[rule.id.removeprefix(f"{game.name}.")] is rule
    assert game.rules["table.undo"] is TABLE["table.undo"]
