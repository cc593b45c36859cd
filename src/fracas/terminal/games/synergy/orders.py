"""Orders in one line: ``walk c4``, ``strike vlad``, ``use grenade d6``. They answer two questions, or none of them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from fracas.core.asked import Asked
from fracas.core.game import Option
from fracas.core.refusal import FracasError
from fracas.games.synergy.acts import MOVES, STRIKES
from fracas.games.synergy.rows import BASIC, NUMBERS
from fracas.games.synergy.targets import targets
from fracas.terminal.games.synergy.table import name_of
from fracas.terminal.menu import Menu
from fracas.terminal.screen import cut

if TYPE_CHECKING:
    from fracas.terminal.play import Play


def walk(play: Play, asked: Asked, rest: str) -> bool:
    """``walk c4``."""
    return _order(play, asked, _numbered(asked, MOVES + BASIC), rest, "walk")


def strike(play: Play, asked: Asked, rest: str) -> bool:
    """``strike vlad``."""
    return _order(play, asked, _numbered(asked, STRIKES + BASIC), rest, "strike")


def use(play: Play, asked: Asked, rest: str) -> bool:
    """``use grenade d6``: as many words as name a card, then what it is aimed at."""
    words = rest.split()
    if asked.ask == "act" and not words:
        play.message = "Type the name of a card: use grenade d6."
        return False
    for length in range(len(words), 0, -1):
        found = [option for option in asked.options if _names(option, " ".join(words[:length]))]
        if found and asked.ask == "act":
            return _order(play, asked, found[0], " ".join(words[length:]), "use")
    if asked.ask == "act":
        play.message = f"No card called {cut(rest, 30)!r} can be used now; w {cut(rest, 30)} says why."
        return False
    return _answer(play, asked, rest)


def _numbered(asked: Asked, value: int) -> Option | None:
    return next((option for option in asked.options if option.value == value), None) if asked.ask == "act" else None


def _names(option: Option, words: str) -> bool:
    """Is this option called so, as a card?"""
    return bool(option.touches) and words.casefold() in f"{option.label} {option.token}".casefold()


def _order(play: Play, asked: Asked, option: Option | None, rest: str, verb: str) -> bool:
    """Answer what is done, then where or whom. Where that is not possible, what was answered is taken back."""
    if asked.ask != "act":
        return _answer(play, asked, rest)
    if option is None:
        value = MOVES + BASIC if verb == "walk" else STRIKES + BASIC
        why = asked.why_not(f"option:{value}")
        play.message = f"{why.sentence} [{why.rule}]" if why is not None else f"Nobody can {verb} now."
        return False
    if rest and _only_target_is_another(play, asked, option, rest):
        return False
    if not play.answer(asked, option.value):
        return False
    following = play.table.questions.get(asked.seat)
    if not rest or following is None or following.ask == "act":
        return True
    if not _answer(play, following, rest):
        with suppress(FracasError):  # if something was turned up, the question stays
            play.table.undo(asked.seat)
        play.save()
    return True


def _only_target_is_another(play: Play, asked: Asked, option: Option, rest: str) -> bool:
    """A strike with one possible target is not asked for it: is that one meant?"""
    card = option.value % NUMBERS
    if option.value - card != STRIKES:
        return False
    state = play.table.flow.state.clone()
    me = state.drill if state.drill >= 0 else state.active
    found = targets(state, me, card)
    if len(found) != 1 or found[0] >= len(state.warriors):
        return False
    name = name_of(play.table.view(asked.seat).warriors[found[0]])
    if rest.casefold() in name.casefold():
        return False
    play.message = f"It can only strike {name}; type strike alone, or w {cut(rest, 20)}."
    return True


def _answer(play: Play, asked: Asked, rest: str) -> bool:
    """The option that these words mean."""
    menu = Menu(asked.options)
    option = menu.pick(rest)
    if option is None and rest and menu.narrow(rest) and len(menu.shown) == 1:
        option = menu.options[menu.shown[0]]
    if option is not None:
        return play.answer(asked, option.value)
    reasons = []
    for thing, name in asked.things:
        if rest and (rest.casefold() == name.casefold() or rest.casefold() in name.casefold().split()):
            reasons += [reason for reason in [asked.why_not(thing)] if reason is not None]
    if reasons:
        play.message = f"{reasons[0].sentence} [{reasons[0].rule}]"
    else:
        play.message = f"{cut(rest, 30)!r} is not possible here." if rest else "Say where, or whom."
    return False
