"""Orders in one line: ``walk c4``, ``strike vlad``, ``use grenade d6``. They answer two questions, or none of them.
And what can be looked up: ``card 3``, ``card b``, ``card grenade``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.asked import Asked
from fracas.core.chance import derive
from fracas.core.game import Option
from fracas.core.question import Choice, Commit
from fracas.games.synergy.numbers import BASIC, MOVES, STRIKES
from fracas.games.synergy.telling.reasons import row_of
from fracas.games.synergy.view import View
from fracas.terminal.commands import look_up
from fracas.terminal.games.synergy.cards import cards_in_full
from fracas.terminal.games.synergy.table import LETTERS, Table, name_of
from fracas.terminal.menu import Menu
from fracas.terminal.screen import Line, cut, whole_number
from fracas.terminal.seats import hint

if TYPE_CHECKING:
    from fracas.terminal.play import Play


ONLY = ", only at "
"""How the words of a strike go on that has a single target."""
SAY = "Type one of the options."


def card(play: Play, asked: Asked, rest: str) -> bool:
    """``card 3``, of the hand or of that option; ``card b``, all of warrior B; ``card grenade``; alone, one's own."""
    seen: View = play.table.view(asked.seat)
    number = whole_number(rest)
    if number is not None:
        found = _numbered(play, asked, seen, number)
        if not found:
            play.message = f"There is no card {number} here. card NAME finds one by its name."
            return False
        play.screen.page([*cards_in_full(found)])
        return False
    word = rest.casefold()
    letters = {LETTERS[me].casefold(): me for me in range(len(seen.warriors))}
    if not word and seen.hand:
        play.screen.page(["Your hand:", "", *cards_in_full(seen.hand)])
    elif not word or word in letters:
        mine = [me for me, each in enumerate(seen.warriors) if each.owner == asked.seat]
        play.screen.page(_cards_of(play, seen, [letters[word]] if word else mine) or ["You have no cards."])
    elif not play.board.about(rest) and (named := [me for me in letters.values() if word in _name(seen, me)]):
        play.screen.page(_cards_of(play, seen, named))
    else:
        return look_up(play, asked, rest)
    return False


def _name(seen: View, me: int) -> str:
    return name_of(seen.warriors[me]).casefold()


def _numbered(play: Play, asked: Asked, seen: View, number: int) -> list[int]:
    """The card with this number in the hand; else the one that the option with this number is about."""
    if seen.hand:
        return [*seen.hand[number - 1 : number]] if number else []
    options = play.board.options(asked)
    touched = options[number - 1].touches if 0 < number <= len(options) else ()
    return [row for thing in touched if (row := row_of(*thing.split(":", 1))) is not None]


def _cards_of(play: Play, seen: View, warriors: list[int]) -> list[Line]:
    """Each of these warriors in a sentence, then what its cards say; face-down cards only to their owner."""
    table = Table([seen], play.table.names)
    lines: list[Line] = []
    for me in warriors:
        each = seen.warriors[me]
        powers = [power for power in (seen.powers[each.owner], seen.team_cards[each.owner]) if power >= 0]
        lines += [table.sentence(me), "", *cards_in_full([*each.cards, *each.down, *powers]), ""]
    return lines[:-1]


def auto(play: Play, asked: Asked, rest: str) -> bool:  # noqa: ARG001 - every command is given the same
    """Let a bot that knows what this seat knows answer for it."""
    table = play.table
    if play.screen.redraws:
        play.screen.say("Thinking …")
    decision = hint(table.sight(asked.seat), derive(table.header.seed, len(table.log)))
    said = asked.label_of(decision.answer)
    if not play.answer(asked, decision.answer):
        return False
    play.message = f"Answered for you: {said}."
    return True


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
    """What is done, then where or to which warrior: tried on a copy first, so that nothing is answered by halves."""
    if not rest:
        return _bare(play, asked, option)
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


def _bare(play: Play, asked: Asked, option: Option) -> bool:
    """Done without a word about where or to which warrior. Nobody strikes a friend like that, by a slip."""
    if ONLY in option.label and f"{ONLY}your " in option.label:
        friend = option.label.partition(f"{ONLY}your ")[2]
        play.message = f"Only your own {friend} is within reach. If you mean them, name them."
        return False
    return play.answer(asked, option.value)


def _answer(play: Play, asked: Asked, rest: str) -> bool:
    """The option that these words mean, or the last of them: ``use grenade d6`` where only a square is asked for."""
    words = rest.split()
    for start in range(len(words)):
        chosen = _meant(asked, " ".join(words[start:]))
        if chosen is not None:
            return play.answer(asked, chosen.value)
    whys = [why for start in range(len(words)) if (why := _why(asked, " ".join(words[start:])))]
    play.message = (whys or [f"{cut(rest, 30)!r} is not possible here."])[0] if rest else f"{asked.prompt} {SAY}"
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
