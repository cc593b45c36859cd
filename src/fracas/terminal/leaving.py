"""Leaving a game at the terminal for good, who had help, and what the end says of both."""

# ruff: noqa: ARG001 - every command is given the same
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.bots.opponents import USUAL, levels_of
from fracas.core.asked import Asked
from fracas.core.catalogue import TABLE
from fracas.core.chance import derive
from fracas.core.incidents import ABORT, CLOCK, DRAW, LEAVE, departed
from fracas.core.refusal import FracasError
from fracas.core.sentences import counted, listed
from fracas.core.session import Session
from fracas.core.tell import silence
from fracas.terminal.rulebook import rule_lines
from fracas.terminal.screen import EXPLAIN
from fracas.terminal.seats import NOBODY, Seat

if TYPE_CHECKING:
    from fracas.terminal.play import Play

INCIDENTS = (LEAVE, CLOCK, DRAW, ABORT)


def resign(play: Play, asked: Asked, rest: str) -> bool:
    """Leave the game (table.leave), if that is meant."""
    table, seat = play.table, asked.seat
    question = f"Leave the game? {what_comes(play, seat)} It cannot be taken back. [y/N]: "
    while (typed := play.screen.ask(question).lower()) in EXPLAIN:
        play.screen.say(*rule_lines(TABLE[LEAVE], play.screen.width))
    if typed not in ("y", "yes"):
        play.message = "You play on."
        return False
    try:
        table.leave(seat)
    except FracasError as no:
        play.message = f"{no.sentence} [{no.rule}]"
        return False
    if not table.over:
        play.facing = NOBODY
        play.hands_over = True
        seat_bots(table, play.seats)
    play.save()
    return True


def what_comes(play: Play, seat: int) -> str:
    """What comes of it when ``seat`` leaves, in a sentence."""
    table = play.table
    others = [name for other, name in enumerate(table.names) if other != seat]
    if len(others) == 1:
        return f"{others[0]} wins."
    if len(play.people) == 1:
        return "No person is left then: the game ends, and all who are still in it share the victory."
    own = f"{table.game.name}.leave"
    if own in table.game.rules and table.game.leave(table.flow.state.clone(), seat, silence):
        return table.game.rules[own].text
    return "A bot plays on for you."


def seat_bots(table: Session[Any, Any], seats: list[Seat]) -> None:
    """Put a bot where a person has left."""
    for seat in table.incidents.stand_ins:
        if seats[seat].bot is None:
            bot = levels_of(table.game)[USUAL].bot
            seats[seat] = Seat(seats[seat].name, bot, derive(table.header.seed, seat))


def note_help(table: Session[Any, Any], seat: int) -> None:
    """The log says once that the seat was helped (table.hint)."""
    if seat not in table.incidents.helped and not table.over:
        table.help(seat)


def ending(table: Session[Any, Any], names: list[str]) -> list[str]:
    """How the game ended, and what else must be said of it: who left, and who had help."""
    outcome = table.outcome
    assert outcome is not None
    turns = counted(table.turns, "turn")
    if outcome.rule in INCIDENTS:
        lines = [f"{table.result} After {turns}."]
    else:
        winners = listed([names[seat] for seat in outcome.winners]) or "Nobody"
        share = "share the victory" if len(outcome.winners) > 1 else "win" if winners == "You" else "wins"
        lines = [f"{winners} {share} after {turns}.", *departed(outcome, table.incidents, table.names)]
    helped = [names[seat] for seat in sorted(table.incidents.helped)]
    if helped:
        lines.append(f"{listed(helped)} played with help.")
    return lines
