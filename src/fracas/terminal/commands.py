"""What a player can type instead of an answer."""

# ruff: noqa: ARG001 - every command is given the same
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas import home
from fracas.bots.hint import Row
from fracas.core.asked import Asked, place_of
from fracas.core.catalogue import TABLE, Rule
from fracas.core.chance import derive
from fracas.core.refusal import FracasError
from fracas.core.sentences import counted
from fracas.core.standing import YES, question_named
from fracas.terminal.leaving import note_help, resign
from fracas.terminal.reasons import things_of, why_lines
from fracas.terminal.rulebook import rule_lines
from fracas.terminal.screen import EXPLAIN, LEAVE, Line, cut, fit
from fracas.terminal.seats import NOBODY, hint
from fracas.terminal.story import story
from fracas.terminal.table import goal_lines, menu_of

if TYPE_CHECKING:
    from fracas.terminal.play import Play

Command = Callable[["Play", Asked, str], bool]
"""Does something for the one who is asked; True when their question is no longer the one that is asked."""

KEYS = [
    "a number    answers; so does the name of an option",
    "part of it  shows only the options that mention it;  + and − turn pages",
    "h           a hint from a bot that knows what you know",
    "p PLACE     what would happen at a place, where one is asked for",
    "u           takes back your last answer",
    "never, always  passes, or says yes, here from now on;  ask  ends that",
    "w, w NAME   why something is not possible",
    "? NAME      what is printed on a card, or the rules of that name",
    "t           the table in full;  g  how to win, and how far everybody is",
    "l           everything that has happened so far",
    "s, s NAME   saves the game under a name;  tips  switches tips off, or on again",
    "resign      leaves the game for good; you are asked once",
    "q           saves and quits; the game can be resumed",
]


MOST_RATED = 6
"""So many answers are listed under a hint: as many as fit on a screen with it."""


class Quit(Exception):
    """The player has had enough for now."""


def explain(play: Play, asked: Asked, rest: str) -> bool:
    """The question, its rule, the marks on the board, the keys; with a name, what is printed under it."""
    if rest:
        return look_up(play, asked, rest)
    rule = play.table.game.rules[asked.rule]
    width = play.screen.width
    lines: list[Line] = [asked.prompt, "", *rule_lines(rule, width)]
    if play.legend:
        lines += ["", "The table: " + play.legend]
    play.screen.page([*lines, "", *play.keys])
    return False


def goal(play: Play, asked: Asked, rest: str) -> bool:
    """How to win, and how far everybody is."""
    play.screen.page([*goal_lines(play.table, asked.seat)])
    return False


def book_of(rules: list[Rule], width: int) -> list[str]:
    """Rules one under the other."""
    return [line for rule in rules for line in ("", *rule_lines(rule, width))][1:]


def look_up(play: Play, asked: Asked, rest: str) -> bool:
    """A card or piece by its name, else the rules whose titles mention it."""
    lines: list[Line] = [*play.board.about(rest, play.table.view(asked.seat))]
    if not lines:
        word = rest.casefold()
        found = [rule for rule in play.table.game.rules if word in rule.title.casefold() or word == rule.id]
        lines = [*book_of(found, play.screen.width)]
    if lines:
        play.screen.page(lines)
    else:
        play.message = f"Neither a card nor a rule is called {cut(rest, 30)!r}."
    return False


def advise(play: Play, asked: Asked, rest: str) -> bool:
    """What a bot would answer, how it rates the options, and why."""
    table = play.table
    if play.screen.redraws:
        play.screen.say("Thinking …")
    advice = hint(table.sight(asked.seat), derive(table.header.seed, len(table.log)))
    menu = menu_of(play.board, asked, play.table.options(asked.seat))
    labels = {
        option.value: f"{number:>2}  {label}"
        for number, (option, label) in enumerate(zip(menu.options, menu.labels, strict=True), 1)
    }
    lines: list[Line] = [f"Hint: {asked.label_of(advice.answer)}{advice.where}. {advice.why}"]
    if advice.then:
        lines.append("Then: " + "; ".join(step.label for step in advice.then))
    lines.append("")
    rated = [each for each in weighed(advice.rows) if isinstance(each.answer, tuple) or each.answer in labels]
    mixes = any(row.rate is not None for row in rated)
    if rated:
        lines.append(f"  {'':40} {'in 100' if mixes else '':>6}  chance to win")
    for row in rated[:MOST_RATED]:
        label = fit(labels[row.answer] if isinstance(row.answer, int) else asked.label_of(row.answer), 40)
        rate = "" if row.rate is None else f"{100 * row.rate:.0f}"
        games = f" of {counted(row.visits, 'imagined game')}" if row.visits else ""
        lines.append(f"  {label} {rate:>6}  {row.said}{games}")
    if len(rated) > MOST_RATED:
        lines.append(f"  and {len(rated) - MOST_RATED:,} more")
    note_help(table, asked.seat)
    play.save()
    play.screen.page(lines)
    return False


def weighed(rows: list[Row]) -> list[Row]:
    """The answers that a bot has looked at. One that counts games has looked at those with a game; one that counts
    none has looked at all of them."""
    return [row for row in rows if row.visits] or rows


def foresee(play: Play, asked: Asked, rest: str) -> bool:
    """What would happen at a place, without answering it."""
    try:
        tried = asked.tried(place_of(rest.replace(" ", ",")))
    except FracasError as no:
        play.message = no.sentence
        return False
    said = [] if tried.refused is None else [f"{tried.refused.sentence} [{tried.refused.rule}]"]
    if tried.place is not None:
        said.append(f"{asked.label_of(tried.place)}: {getattr(tried.preview, 'sentence', 'possible.')}")
    play.message = " ".join(said)
    return False


def take_back(play: Play, asked: Asked, rest: str) -> bool:
    """Take back the seat's last answer. Bots do not mind; people are asked."""
    table, seat = play.table, asked.seat
    agreed = {other for other in range(table.players) if play.seats[other].bot is not None}
    learned = not table.can_undo(seat)
    try:
        table.undo(seat, consent=agreed)
    except FracasError as no:
        play.message = f"{no.sentence} [{no.rule}]"
        if no.code != "needs-consent":
            return False
        others = [other for other in play.people if other != seat]
        if not all(_agrees(play, other, seat) for other in others):
            return True  # the same question again, once the screen is back with the one it is for
        play.message = ""
        table.undo(seat, consent=agreed.union(others))
    while (now := table.questions.get(seat)) and play.passes_anyway(now) and table.can_ask_undo(seat):
        learned = learned or not table.can_undo(seat)
        table.undo(seat, consent=agreed)  # nobody was asked there, so the answer before it is meant
    if learned:
        note_help(table, seat)
    play.save()
    return True


def _agrees(play: Play, other: int, seat: int) -> bool:
    """Does a person agree to it? They are not to see the hand of the one who asks."""
    play.screen.wipe()
    play.facing = NOBODY
    names = play.table.names
    question = f"{names[other]}: may {names[seat]} take back the last answer? [y/N]: "
    while (typed := play.screen.ask(question).lower()) in EXPLAIN:
        play.screen.say(*rule_lines(TABLE["table.undo"], play.screen.width))
    if typed in LEAVE:
        raise Quit
    return typed in ("y", "yes")


def never(play: Play, asked: Asked, rest: str) -> bool:
    """Pass here for good (table.pass): now, and whenever the seat is asked the same again."""
    return _stand(play, asked, asked.ask, f"You pass from now on ({play.board.spoken(asked.ask)})")


def always(play: Play, asked: Asked, rest: str) -> bool:
    """Say yes here for good (table.pass), where the board says what that means."""
    usual = play.board.usual.get(asked.ask)
    if usual is None:
        play.message = "You cannot say yes to this once for all. [table.pass]"
        return False
    return _stand(play, asked, asked.ask + YES, f"From now on you always {usual}")


def _stand(play: Play, asked: Asked, wish: str, words: str) -> bool:
    before = len(play.table.events)
    try:
        play.table.stand(asked.seat, wish)
    except FracasError as no:
        play.message = f"{no.sentence} [{no.rule}]"
        return False
    play.told[asked.seat] = before  # what comes of it is news to them
    play.message = f"{words}, until you type: ask"
    play.save()
    return True


def ask_again(play: Play, asked: Asked, rest: str) -> bool:
    """Be asked again where the seat passes, or says yes, for good."""
    table, seat = play.table, asked.seat
    standing = table.standing(seat)
    for ask in standing:
        table.stand(seat, ask, on=False)
    again = ", ".join(play.board.spoken(question_named(wish)) for wish in standing)
    play.message = f"You are asked again: {again}." if again else "You are asked everything; nothing is passed for you."
    return False


def why_not(play: Play, asked: Asked, rest: str) -> bool:
    """What cannot be answered here, each with its reason and its rule; or only what is asked about."""
    found = things_of(asked, play.table.names, rest)
    if not rest:
        found = [thing for thing in found if thing.reason is not None]
    lines = why_lines(found)
    if len(lines) == 1 and rest:
        play.message = lines[0].strip()
    elif lines:
        play.screen.page([asked.prompt, "Not possible:", *lines] if not rest else [asked.prompt, *lines])
    elif rest:
        play.message = _not_refused(play, asked, rest)
    else:
        play.message = "Everything that could be answered here is possible."
    return False


def _not_refused(play: Play, asked: Asked, rest: str) -> str:
    """About something that is no thing of the question: an option, or nothing at all."""
    menu = menu_of(play.board, asked, play.table.options(asked.seat))
    option = menu.pick(rest)
    if option is not None:
        return f"{option.label}: This can be chosen."
    return f"Nothing that is asked about here is called {cut(rest, 30)!r}; w alone lists what is not possible."


def whole_table(play: Play, asked: Asked, rest: str) -> bool:
    """The table in full sentences."""
    play.screen.page([*play.board.tell(play.table.view(asked.seat), play.table.names)])
    return False


def whole_log(play: Play, asked: Asked, rest: str) -> bool:
    """The whole story so far, as this player knows it."""
    screen = play.screen
    paragraphs = story(play.table, play.board, asked.seat, whole=True)
    lines = [line for paragraph in paragraphs for line in paragraph.lines(screen, screen.width)]
    screen.page(lines or ["Nothing has happened yet."])
    return False


def save_as(play: Play, asked: Asked, rest: str) -> bool:
    """A copy of the record under a name of the player's own."""
    name = rest or _ask_name(play)
    if not name:
        return False
    try:
        path = home.save_path(name)
        home.save_record(path, play.table.record())
    except FracasError as no:
        play.message = no.sentence
        return False
    play.message = f"Saved in {path}"
    if play.unsaved:  # from now on the game lives there
        play.slot, play.unsaved = path, ""
    return False


def _ask_name(play: Play) -> str:
    """A name to save the game under; empty if they think better of it."""
    usual = play.slot.stem
    while True:
        typed = play.screen.ask(f"Save under which name [{usual}]: ") or usual
        if typed in LEAVE:
            return ""
        if typed not in EXPLAIN:
            return typed
        play.screen.say("A bare word is put among your saved games, a path where it says; q goes back to the table.")


def tips(play: Play, asked: Asked, rest: str) -> bool:
    """Tips off, or on again."""
    play.message = "There are tips only in a game against bots." if play.tips is None else play.tips.switch()
    return False


def leave(play: Play, asked: Asked, rest: str) -> bool:
    """Enough for now."""
    if not play.save():
        typed = play.screen.ask(f"{play.unsaved} Leave all the same? [y/N]: ")
        if typed.lower() not in ("y", "yes", *LEAVE):
            return False
    raise Quit


COMMANDS: dict[str, Command] = {
    "?": explain,
    "help": explain,
    "g": goal,
    "goal": goal,
    "h": advise,
    "hint": advise,
    "p": foresee,
    "preview": foresee,
    "u": take_back,
    "undo": take_back,
    "never": never,
    "always": always,
    "ask": ask_again,
    "w": why_not,
    "why": why_not,
    "t": whole_table,
    "table": whole_table,
    "l": whole_log,
    "log": whole_log,
    "s": save_as,
    "save": save_as,
    "tips": tips,
    "resign": resign,
    "q": leave,
    "quit": leave,
}
