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
from fracas.games.synergy.assigning import Assignment
from tests.kit.play import GAMES, Table, decisions, table_of
from tests.kit.toy import SPLITS

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


def numbers_for(mine: Any, answer: Any) -> list[float]:
    """The numbers that make a seat commit to ``answer``: one, or as many as a region takes to sample it."""
    if isinstance(mine, Assignment):
        left = [heap for heap in range(mine.warriors) for _ in range(mine.each)]
        left += [-1] * (len(mine.hand) - len(left))
        numbers: list[float] = []
        for heap in answer:
            numbers.append(share(left, heap))
            left.remove(heap)
        return numbers
    return [share(SPLITS if isinstance(mine, Region) else mine, answer)]


def share(values: Sequence[Any], value: Any) -> float:
    """The number in [0, 1) that picks ``value``."""
    return (list(values).index(value) + 0.5) / len(values)


@every_game
def test_two_drivers_play_one_game(game: Game[Any, Any]) -> None:
    """A playout that is dealt the random numbers of a session's answers comes to the session's end."""

    class Same(Random):
        """Gives back, for each question of the playout, the number that leads to the answer in the record."""

        def __init__(self, table: Table) -> None:
            super().__init__(0)
            self.flow = first_question(game, table.header)
            self.played = list(table.played)
            self.numbers: list[float] = []

        def random(self) -> float:
            if not self.numbers:
                self.look_up()
            return self.numbers.pop(0)

        def look_up(self) -> None:
            while forced(self.flow.question):
                self.flow.send(self.played.pop(0)[1])  # a playout draws nothing for it
            question: Any = self.flow.question
            answers: list[Any]
            if isinstance(question, Commit):
                secret = dict(self.played.pop(0) for _ in question.seats)
                answers = [secret[seat] for seat in question.seats]
                pairs = zip(question.options, answers, strict=True)
                self.numbers = [number for mine, answer in pairs for number in numbers_for(mine, answer)]
                self.flow.send(answers)
                return
            answers = [self.played.pop(0)[1]]
            if isinstance(question, Place):
                self.numbers = [(n + 0.5) / 100 for n in answers[0]]  # as the toy's board samples
            elif isinstance(question, Roll) and question.weights is not None:
                before = sum(question.weights[: question.outcomes.index(answers[0])])
                self.numbers = [(before + 0.5) / sum(question.weights)]
            else:
                self.numbers = [share(getattr(question, "outcomes", None) or question.options, answers[0])]
            self.flow.send(answers[0])

    table = table_of(game, 3)
    for _ in decisions(table, Random(3)):
        pass
    state = game.begin(table.players, table.header.settings)
    play_out(game, state, Same(table))
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
