"""Orders in one line: ``walk c4``, ``strike vlad``, ``use grenade d6``. They answer two questions, or none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.asked import Asked
from fracas.core.game import Option
from fracas.core.question import Choice, Commit
from fracas.games.synergy.acts import MOVES, STRIKES
from fracas.games.synergy.rows import BASIC
from fracas.terminal.menu import Menu
from fracas.terminal.screen import cut

if TYPE_CHECKING:
    from fracas.terminal.play import Play


def walk(play: Play, asked: Asked, rest: str) -> bool:
    """``walk c4``."""
    return _basic(play, asked, MOVES + BASIC, rest)


def strike(play: Play, asked: Asked, rest: str) -> bool:
    """``strike vlad``."""
    return _basic(play, asked, STRIKES + BASIC, rest)


def use(play: Play, asked: Asked, rest: str) -> bool:
    """``use grenade d6``: as many words as name a card, then what it is aimed at."""
    if asked.ask != "act":
        return _answer(play, asked, rest)
    words = rest.split()
    for length in range(len(words), 0, -1):
        named = " ".join(words[:length]).casefold()
        for option in asked.options:
            if option.touches and named in f"{option.label} {option.token}".casefold():
                return _order(play, asked, option, " ".join(words[length:]))
    why = _why(asked, rest)
    play.message = why or ("No card of that name can be used now." if words else "Name a card: use grenade d6.")
    return False


def _basic(play: Play, asked: Asked, value: int, rest: str) -> bool:
    """The basic move or strike."""
    if asked.ask != "act":
        return _answer(play, asked, rest)
    why = asked.why_not(f"option:{value}")
    if why is not None:
        play.message = f"{why.sentence} [{why.rule}]"
        return False
    return _order(play, asked, next(option for option in asked.options if option.value == value), rest)


def _order(play: Play, asked: Asked, option: Option, rest: str) -> bool:
    """What is done, then where or whom: tried on a copy first, so that nothing is answered by halves."""
    if not rest:
        return play.answer(asked, option.value)
    table = play.table
    trial = table.flow.fork()
    trial.send([option.value] if isinstance(trial.question, Commit) else option.value)
    question = trial.question
    if not isinstance(question, Choice) or question.seat != asked.seat or question.ask == "act":
        return play.answer(asked, option.value)
    following = Asked(table.game, trial.state, question, asked.seat, asked.id, table.names)
    chosen = _meant(following, rest)
    if chosen is None:
        play.message = _why(following, rest) or f"{cut(rest, 30)!r} is not possible there."
        return False
    if not play.answer(asked, option.value):
        return False
    now = table.questions.get(asked.seat)
    if now is not None and now.ask == following.ask and chosen.value in now.values:
        play.answer(now, chosen.value)
    return True


def _answer(play: Play, asked: Asked, rest: str) -> bool:
    """The option that these words mean."""
    chosen = _meant(asked, rest)
    if chosen is not None:
        return play.answer(asked, chosen.value)
    play.message = (_why(asked, rest) or f"{cut(rest, 30)!r} is not possible here.") if rest else "Say where, or whom."
    return False


def _meant(asked: Asked, words: str) -> Option | None:
    menu = Menu(asked.options)
    option = menu.pick(words)
    if option is None and words and menu.narrow(words) and len(menu.shown) == 1:
        option = menu.options[menu.shown[0]]
    return option


def _why(asked: Asked, words: str) -> str:
    """Why the first thing of this name is no answer; empty if there is none."""
    word = words.casefold()
    things = [thing for thing, name in asked.things if word == name.casefold()]
    things += [thing for thing, name in asked.things if word and word in name.casefold()]
    for thing in things:
        why = asked.why_not(thing)
        if why is not None:
            return f"{why.sentence} [{why.rule}]"
    return ""
