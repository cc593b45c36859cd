"""A table with one seat for a model; bots sit in the others. All that it answers is plain JSON.

What never changes is said once: how the game is won, the text of a rule, what is printed on a card. `once` holds what
the model has not been told before. What happens in between is ``news``; `look` gives the whole table in words.
"""

from __future__ import annotations

from threading import RLock
from typing import Any

import msgspec

import fracas
from fracas.bots import make
from fracas.bots.bot import Bot
from fracas.bots.hint import hinted
from fracas.bots.opponents import USUAL, hints_of, levels_of, spec_of
from fracas.core.catalogue import TABLE, Rule
from fracas.core.chance import derive
from fracas.core.game import Game
from fracas.core.refusal import FracasError, Refusal, SetupError, Stale
from fracas.core.session import Session
from fracas.mcp.asking import Answered, asked_as_json, foreseen, read_answer
from fracas.terminal.board import Board, board_of
from fracas.terminal.reasons import things_of, why_lines
from fracas.terminal.story import story
from fracas.terminal.table import goal_lines

MOST_RATED = 8
"""So many answers are rated in a hint."""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with: the same opening and the same answers are the same game."""

    game: str
    bots: list[str]
    """The bot of each seat, by its level or its kind; empty for the seat of the model."""
    seed: int
    settings: dict[str, Any] = {}
    hints: bool = True
    """May it ask a bot what to do?"""
    rules: int = 0
    """The version of the rules, if the game is to be played over again; 0 for today's."""
    content: str = ""
    """Likewise the hash of the content."""


class Sitting:
    """A model at a table."""

    def __init__(self, key: str, opening: Opening) -> None:
        game = fracas.game(opening.game)
        seats = [seat for seat, bot in enumerate(opening.bots) if not bot]
        if len(seats) != 1:
            raise SetupError("bots", "One seat is the model's, and each other seat has a bot.", rule="table.seat")
        specs = [spec_of(bot, game) if bot else "" for bot in opening.bots]
        self.table: Session[Any, Any] = game.start(
            len(specs), opening.settings, opening.seed, names_for(opening.bots), specs
        )
        self.opening = msgspec.structs.replace(opening, rules=game.version, content=game.content_hash)
        self.key = key
        self.seat = seats[0]
        self.board: Board = board_of(game)
        self.lock = RLock()
        """Calls may come from several threads."""
        self.told = 0
        """Events that the model has heard of."""
        self.said: set[str] = set()
        """What never changes and has been told: rules by their ids, and printed lines."""
        self._bots: list[Bot | None] = [
            make(spec, derive(opening.seed, seat), game) if spec else None for seat, spec in enumerate(specs)
        ]

    @property
    def game(self) -> Game[Any, Any]:
        return self.table.game

    @property
    def ask(self) -> str:
        """What the model is asked, in the game's word; empty if nothing."""
        asked = self.table.questions.get(self.seat)
        return "" if asked is None else asked.ask

    @property
    def asked_id(self) -> int:
        """The id of that question; -1 if nothing is asked."""
        asked = self.table.questions.get(self.seat)
        return -1 if asked is None else asked.id

    # -- what the model is told

    def begin(self) -> dict[str, Any]:
        """The first words at the table: how the game is won, all that is on it, and what is asked."""
        self._bots_play()
        return {"you_are": self.table.names[self.seat], "how_to_win": self._how_to_win(), **self.look()}

    def _how_to_win(self) -> list[str]:
        return list(self.game.how_to_win(self.table.header.settings))

    def look(self) -> dict[str, Any]:
        """The whole table in words, the goal, and what is asked."""
        seen = self.table.view(self.seat)
        won = len(self._how_to_win())
        goal = [line for line in goal_lines(self.table, self.seat)[won:] if line]
        return {"view": self.board.tell_now(seen, self.table.names), "goal": goal, **self.news()}

    def news(self) -> dict[str, Any]:
        """What has happened since the model was told last, what is asked now, and what is new to it."""
        told, self.told = self.told, self.table.event_count
        paragraphs = story(self.table, self.board, self.seat, after=told, first=told)
        asked = self.table.questions.get(self.seat)
        reply: dict[str, Any] = {
            "table": self.key,
            "over": self.table.over,
            "news": [" ".join(paragraph.sentences) for paragraph in paragraphs],
        }
        if self.table.over:
            reply["result"] = self.table.result
            reply["won"] = self.table.outcome is not None and self.seat in self.table.outcome.winners
        if asked is not None:
            reply["question"] = asked_as_json(asked, self.board, self.table.options(self.seat))
        once = self.once([asked.rule] if asked else [])
        return {**reply, "once": once} if once else reply

    def once(self, rules: list[str]) -> dict[str, Any]:
        """Of these rules and of what is printed on things in sight: what has not been said yet."""
        fresh: dict[str, Any] = {}
        new = [rule for rule in dict.fromkeys(rules) if rule and rule not in self.said]
        if new:
            fresh["rules"] = [rule_as_json(self.game.rules[rule]) for rule in new]
        printed = [line for line in self.board.printed(self.table.view(self.seat)) if line not in self.said]
        if printed:
            fresh["printed"] = printed
        self.said.update(new, printed)
        return fresh

    def refused(self, no: FracasError) -> dict[str, Any]:
        """A refusal, with its rule: nothing has changed."""
        once = self.once([no.rule])
        said = {"refused": {"sentence": no.sentence, "rule": no.rule}, **self.news()}
        return {**said, "once": {**said.get("once", {}), **once}} if once else said

    # -- what the model does

    def answer(self, question: int, answer: Answered) -> dict[str, Any]:
        """Answer the question with this id."""
        try:
            asked = self._asked()
            if asked.id != question:
                raise Stale("stale", "That question is not asked now; answer the one below.", rule="table.question")
            self.table.answer(self.seat, read_answer(asked, self.board, answer), question)
        except Refusal as no:
            return self.refused(no)
        self._bots_play()
        return self.news()

    def preview(self, answer: Answered) -> dict[str, Any]:
        """What would come of a place."""
        try:
            return foreseen(self._asked(), self.board, answer)
        except Refusal as no:
            return self.refused(no)

    def why_not(self, thing: str) -> list[str]:
        """Why what is called so, or has this word in its name, cannot be chosen now; of all things, if it is empty."""
        found = things_of(self._asked(), self.table.names, thing)
        return [line.strip() for line in why_lines(found)] or [f"Nothing is called {thing!r} in this question."]

    def hint(self) -> dict[str, Any]:
        """What a good bot would answer that knows what this seat knows. The record says that there was help."""
        if not self.opening.hints:
            raise FracasError("no-hints", "There are no hints at this table.", rule="table.hint")
        asked, table = self._asked(), self.table
        advice = hinted(table.sight(self.seat), hints_of(self.game), lot=derive(table.header.seed, len(table.log)))
        if self.seat not in table.incidents.helped:
            table.help(self.seat)
        tokens = {option.value: option.token for option in asked.options}
        word = advice.answer if isinstance(advice.answer, int) else list(advice.answer)
        rated = [
            {"answer": tokens[each.answer], "share_of_victory": round(each.estimate, 3)}
            for each in advice.rows[:MOST_RATED]
            if each.answer in tokens and isinstance(each.answer, int)
        ]
        return {
            "answer": tokens.get(word, word) if isinstance(word, int) else word,
            "why": advice.why,
            "rated": rated,
        }

    def resign(self) -> dict[str, Any]:
        """Leave the game; where more than two play, a bot goes on in this seat."""
        self.table.leave(self.seat)
        if not self.table.over:
            level = levels_of(self.game)[USUAL].bot
            self._bots[self.seat] = make(level, derive(self.opening.seed, self.seat), self.game)
        self._bots_play()
        return self.news()

    def _asked(self) -> Any:
        asked = self.table.questions.get(self.seat)
        if asked is None:
            raise Stale("over", "The game is over: nothing is asked.", rule="table.question")
        return asked

    def _bots_play(self) -> None:
        """Let the bots answer until the model is asked, or the game is over."""
        table = self.table
        while not table.over:
            waiting = [seat for seat in table.waiting_for if self._bots[seat] is not None]
            if not waiting:
                return
            for seat in waiting:
                bot = self._bots[seat]
                assert bot is not None
                table.answer(seat, bot.choose(table.sight(seat)).answer)


def names_for(bots: list[str]) -> list[str]:
    """``["You", …]`` would be no name: the model is called Model, and each bot by what it is and its seat."""
    return [f"{bot.partition(':')[0].capitalize()} {seat + 1}" if bot else "Model" for seat, bot in enumerate(bots)]


def rule_as_json(rule: Rule) -> dict[str, str]:
    """A rule in full."""
    said = {"id": rule.id, "title": rule.title, "text": rule.text, "ruling": rule.ruling}
    return {name: words for name, words in said.items() if words}


def found_rules(game: Game[Any, Any], about: str) -> list[dict[str, str]]:
    """The rule with this id, or all that mention these words."""
    from fracas.terminal.rulebook import search_rules

    book = [rule for rule in (*game.rules, *TABLE) if rule.id.startswith(f"{about}.")]
    return [rule_as_json(rule) for rule in book or search_rules(game, about.split())]
