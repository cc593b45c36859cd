"""``fracas mcp``: games as tools of the Model Context Protocol, with the official SDK, over standard input and output.

Every tool answers with plain JSON. A refused answer is an answer too: it says why, by which rule, and what is asked
now. What cannot be done at all (an unknown table, settings that a game does not know) is an error of the tool.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import SystemRandom
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

import fracas
from fracas import home
from fracas.bots.opponents import USUAL, levels_of
from fracas.core.chance import MOST_SEED
from fracas.core.lesson import minute_of
from fracas.core.refusal import FracasError, SetupError
from fracas.core.sentences import did_you_mean
from fracas.mcp.answers import Answers
from fracas.mcp.asking import Answered
from fracas.mcp.sitting import Opening, Sitting, found_rules

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:
    raise FracasError(
        "no-mcp", "fracas mcp needs the official SDK of the protocol: pip install 'fracas[mcp]'."
    ) from None

P = ParamSpec("P")
R = TypeVar("R")

MOST_TABLES: Final = 100
"""So many tables are kept; then the oldest that is over is forgotten."""
INSTRUCTIONS: Final = """\
Four board games, played to the end against bots. Begin with list_games; rules(game) teaches one. start(game) seats you
at a table and asks you the first question. Answer with answer(table, question, answer): the id of the question, and the
word of one of its options (or a place, where it asks for one). What you are told once is not told again: rules and
printed cards stand under "once". look(table) shows the whole table in words. A refused answer changes nothing."""


def sentence(no: FracasError) -> str:
    """A refusal in one line."""
    return no.sentence + (f" [{no.rule}]" if no.rule else "")


def told(tool: Callable[P, R]) -> Callable[P, R]:
    """A tool whose refusals reach the model: the SDK hides the text of every other exception."""

    @wraps(tool)
    def refusing(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except FracasError as no:
            raise ToolError(sentence(no)) from None

    return refusing


class Tables:
    """The tables of one server."""

    def __init__(self, *, hints: bool = True, keep: Path | None = None) -> None:
        self.hints = hints
        self.keep = keep
        """The folder for the record and the answers of each table."""
        self._tables: dict[str, Answers] = {}
        self._count = 0
        self._lock = Lock()

    def start(self, opening: Opening) -> Answers:
        """Open a table."""
        with self._lock:
            key = self._free_key(opening.game)
            over = [each for each, answers in self._tables.items() if answers.sitting.table.over]
            if len(self._tables) >= MOST_TABLES:
                if not over:
                    raise SetupError("tables", f"{MOST_TABLES} games are under way; play or resign one of them first.")
                del self._tables[over[0]]
            sitting = Sitting(key, opening)
            self._tables[key] = answers = Answers(sitting, self._writer(key))
            return answers

    def _free_key(self, game: str) -> str:
        """A name that no table has, nor any that was kept before."""
        while True:
            self._count += 1
            key = f"{game}-{self._count}"
            if self.keep is None or not (self.keep / f"{key}.answers.jsonl").exists():
                return key

    def _writer(self, key: str) -> Callable[[str], None]:
        if self.keep is None:
            return lambda _: None
        path = self.keep / f"{key}.answers.jsonl"
        home.write(path, "")

        def write(line: str) -> None:
            with path.open("a", encoding="utf-8") as file:
                file.write(line)

        return write

    def __getitem__(self, key: str) -> Answers:
        if key not in self._tables:
            raise FracasError("unknown-table", f"There is no table {key!r}{did_you_mean(key, self._tables)}")
        return self._tables[key]

    def save(self, key: str) -> None:
        """Keep the record of a table, as far as it has come."""
        if self.keep is not None:
            home.save_record(self.keep / f"{key}.jsonl", self[key].sitting.table.record())


def server_of(tables: Tables, bot: str = USUAL) -> MCPServer[Any]:
    """The server; ``bot`` sits opposite where nobody asks for another."""
    # What the SDK has to say besides goes to standard error; refusals are no news there.
    server: MCPServer[Any] = MCPServer(
        "fracas", instructions=INSTRUCTIONS, version=fracas.__version__, log_level="WARNING"
    )

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """Every game: what it is about, how many play it, and the bots that can be played against."""
        return [
            {
                "name": game.name,
                "title": game.title,
                "about": game.about,
                "players": [game.least, game.most],
                "bots": {word: level.help for word, level in levels_of(game).items()},
            }
            for game in fracas.all_games()
        ]

    @server.tool()
    @told
    def rules(game: str, about: str = "") -> dict[str, Any]:
        """The rules of a game. Without ``about``: the game in a minute, its settings, and the titles of all rules by
        id. With an id, the rule; with the beginning of ids (figures.battle), those rules; else the rules that mention
        the words."""
        book = fracas.game(game)
        if about:
            return {"rules": found_rules(book, about)}
        settings = {setting.name: {"help": setting.help, "default": setting.default} for setting in book.settings}
        return {
            "in_one_minute": [picture.caption for picture in minute_of(book)],
            "settings": settings,
            "titles": {rule.id: rule.title for rule in book.rules},
        }

    @server.tool()
    @told
    def start(
        game: str,
        seat: int = 0,
        bots: list[str] | None = None,
        seed: int | None = None,
        settings: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Sit down at a new table, in ``seat``, counted from 0. ``bots`` sit in the other seats: a level (easy, normal,
        hard) or a kind (random, greedy:20, mcts:500) for each. The same ``seed`` is the same chance again."""
        found = fracas.game(game)
        others = [bot] * (found.least - 1) if bots is None else bots
        if not 0 <= seat <= len(others):
            raise SetupError("seat", f"The seats are 0 to {len(others)}.", rule="table.seat")
        opening = Opening(
            game=game,
            bots=[*others[:seat], "", *others[seat:]],
            seed=SystemRandom().randint(0, MOST_SEED) if seed is None else seed,
            settings=settings or {},
            hints=tables.hints,
        )
        sitting = tables.start(opening).sitting
        with sitting.lock:
            reply = sitting.begin()
        tables.save(sitting.key)
        return reply

    @server.tool()
    @told
    def look(table: str) -> dict[str, Any]:
        """All that your seat may know, in words: the table, the goal and how far everybody is, what is asked."""
        sitting = tables[table].sitting
        with sitting.lock:
            return sitting.look()

    @server.tool()
    @told
    def answer(table: str, question: int, answer: Answered) -> dict[str, Any]:
        """Answer the question with this id. ``answer`` fits its schema: the word of an option, or a place as whole
        numbers; a place may also be given in words, as ``in_words`` says."""
        answers = tables[table]
        with answers.sitting.lock:
            reply = answers.answer(question, answer)
            tables.save(table)
            return reply

    @server.tool()
    @told
    def preview(table: str, place: Answered) -> dict[str, Any]:
        """Where a place is asked for: what would happen there, without answering; the nearest legal place, if it is
        not legal, and why it is not."""
        sitting = tables[table].sitting
        with sitting.lock:
            return sitting.preview(place)

    @server.tool()
    @told
    def why_not(table: str, thing: str = "") -> list[str]:
        """Why something cannot be chosen now: by its name or a part of it, or everything."""
        sitting = tables[table].sitting
        with sitting.lock:
            return sitting.why_not(thing)

    @server.tool()
    @told
    def hint(table: str) -> dict[str, Any]:
        """What a good bot would answer that knows what you know. The record of the game says that you had help. Not
        every table allows it."""
        answers = tables[table]
        with answers.sitting.lock:
            reply = answers.hint()
            tables.save(table)
            return reply

    @server.tool()
    @told
    def resign(table: str) -> dict[str, Any]:
        """Leave the game. Where more than two play, a bot goes on in your seat."""
        answers = tables[table]
        with answers.sitting.lock:
            reply = answers.resign()
            tables.save(table)
            return reply

    return server
