"""Games and positions as single lines of text, for tests, bug reports and sharing.

A game is its table and its answers; a position is its table, the state at the last boundary, and the answers
since. Both begin with the same words::

    figures/1 players=2 settings={"army_size":3} : star-patrol doom-lab 2C AH … QH|7C yes
    figures/1 players=2 settings={"army_size":3} @ phase=battle turn=12 … : zapra p1

An answer is one word of the game: ``zapra``, ``QH``, ``yes``. Secret choices that were revealed together stand
as one word, joined by bars. What was taken back is left out, and so is a secret choice that still waits for the
others: who reads the line is asked again. Lines hold every secret of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import msgspec

from fracas.core.asked import place_of
from fracas.core.flow import Flow
from fracas.core.game import Game, S, V
from fracas.core.listener import Listener
from fracas.core.nesting import too_deep
from fracas.core.opening import first_question, header_of
from fracas.core.question import Answer, Choice, Commit, Part, Place, Question, Region, Roll
from fracas.core.record import CHANCE, Entry
from fracas.core.refusal import DamagedRecord, Malformed
from fracas.core.sentences import shown
from fracas.core.session import Session
from fracas.core.writing import read_whole


def write_game(session: Session[S, V]) -> str:
    """The whole game so far as one line."""
    flow = first_question(session.game, session.header)
    return _line(session, session.header.position, _words(flow, _together(flow, session.played)))


def write_position(session: Session[S, V]) -> str:
    """The position as one line: the last boundary, and the answers since."""
    here = session.flow
    words = _words(Flow(session.game, here.boundary), here.since)
    return _line(session, session.game.notation.write(here.boundary), words)


def read_line(game: Game[S, V], line: str, *, seed: int = 0, names: Sequence[str] | None = None) -> Session[S, V]:
    """The table at the end of a line that `write_game` or `write_position` wrote; chance goes on from ``seed``.

    >>> import fracas
    >>> figures = fracas.game("figures")
    >>> table = figures.start(players=2, seed=7)
    >>> read_line(figures, write_game(table)).view(0) == table.view(0)
    True
    """
    head, _, words = line.strip().partition(" :")
    table, _, position = head.partition(" @ ")
    fields = table.split(" ")
    if len(fields) != 3 or fields[0] != f"{game.name}/{game.version}" or not fields[1].startswith("players="):
        raise _no(f"it must begin with {game.name}/{game.version} players=… settings=…")
    if too_deep(fields[2]):
        raise _no("its settings are nested too deeply")
    try:
        players = read_whole(fields[1].removeprefix("players="))
        settings = msgspec.json.decode(fields[2].removeprefix("settings="), type=dict[str, Any])
    except ValueError:
        raise _no("its players or its settings cannot be read") from None
    header = header_of(game, players=players, settings=settings, seed=seed, names=names, position=position)
    flow = first_question(game, header)
    entries = [entry for word in words.split() for entry in _entries(flow, word)]
    return Session(game, header, entries)


def _no(why: str) -> DamagedRecord:
    return DamagedRecord("bad-line", f"This line cannot be read: {why}.", rule="table.record")


def _line(session: Session[S, V], position: str, words: list[str]) -> str:
    # Names in the settings may hold spaces; JSON has another way to write them.
    settings = msgspec.json.encode(session.header.settings).decode().replace(" ", "\\u0020")
    table = f"{session.game.name}/{session.game.version} players={session.players} settings={settings}"
    return " ".join([table, *(["@", position] if position else []), ":", *words])


def _together(flow: Flow[S], played: Iterable[Entry]) -> Iterator[Answer]:
    """The answers as ``flow`` wants them one after the other: secret choices together, once all are made."""
    secret: dict[int, Any] = {}
    for who, answer in played:
        question = flow.question
        if not isinstance(question, Commit):
            yield answer
            continue
        secret[who] = answer
        if len(secret) == len(question.seats):
            yield [secret[seat] for seat in question.seats]
            secret = {}


def _words(flow: Flow[S], answers: Iterable[Answer]) -> list[str]:
    """Send ``answers`` to the flow, and put each into a word."""
    words = []
    for answer in answers:
        question = flow.question
        assert question is not None
        values = cast("list[Part]", answer if isinstance(answer, list) else [answer])
        words.append("|".join(_word(flow, question, value) for value in values))
        flow.send(answer)
    return words


def _word(flow: Flow[S], question: Question, value: Part) -> str:
    if isinstance(value, int):
        return flow.game.words.option(flow.state, question, value, Listener.nobody()).token
    return ",".join(map(str, value))


def _entries(flow: Flow[S], word: str) -> list[Entry]:
    """Read one word as the answer to the flow's question, send it, and return it as it stands in a log."""
    question = flow.question
    if question is None:
        raise _no(f"the game is over before {shown(word)}")
    if isinstance(question, Commit):
        parts = word.split("|")
        if len(parts) != len(question.seats):
            raise _no(f"{shown(word)} must hold {len(question.seats)} secret choices")
        values = [_part(flow, mine, part) for mine, part in zip(question.options, parts, strict=True)]
        flow.send(values)
        return list(zip(question.seats, values, strict=True))
    if isinstance(question, Roll):
        outcome = _value(flow, question.outcomes, word)
        flow.send(outcome)
        return [(CHANCE, outcome)]
    assert isinstance(question, Choice | Place)
    value = _part(flow, question.options if isinstance(question, Choice) else question.region, word)
    flow.send(value)
    return [(question.seat, value)]


def _part(flow: Flow[S], mine: Sequence[int] | Region, word: str) -> Part:
    if not isinstance(mine, Region):
        return _value(flow, mine, word)
    try:
        place = place_of(word)
    except Malformed as no:
        raise _no(no.sentence) from None
    refused = mine.refuse(place)
    if refused is not None:
        raise _no(refused.sentence)
    return place


def _value(flow: Flow[S], values: Sequence[int], word: str) -> int:
    assert flow.question is not None
    for value in values:
        if _word(flow, flow.question, value) == word:
            return value
    raise _no(f"{shown(word)} is no answer to {shown(flow.question.ask)}")
