"""Opening a table: a new one, or one that was left unfinished."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fracas import home, replay
from fracas.bots.opponents import free_names, spec_of
from fracas.core.game import Game
from fracas.core.lesson import first_game_of
from fracas.core.record import Record
from fracas.core.refusal import FracasError, SetupError
from fracas.core.sentences import ago, counted, listed
from fracas.core.session import Session
from fracas.started import command
from fracas.terminal.form import Form
from fracas.terminal.play import Play
from fracas.terminal.screen import LEAVE, Left, Screen
from fracas.terminal.seats import read_bots, seated
from fracas.terminal.setup import Arranger, Wishes
from fracas.terminal.tips import tips_at

YES, NO = ("", "y", "yes"), ("n", "no")
EASY = "easy"
REMINDER = 12
"""How many of the last events are news again after a break."""


def new_table(form: Form, game: Game[Any, Any], wishes: Wishes) -> Play:
    """A new game, set up by what is wished and what is asked."""
    arrangement = Arranger(form, game, wishes).arrange()
    names = arrangement.names
    table = game.start(
        players=len(names), settings=arrangement.settings, seed=wishes.seed, names=names, bots=arrangement.bots
    )
    seats = seated(names, arrangement.bots, table.header.seed)
    play = Play(form.screen, table, seats, home.new_slot(game.name))
    play.tips = tips_at(game, seats)
    return play


def resumed_table(screen: Screen, game: Game[Any, Any], path: Path, record: Record, bots: str | None = None) -> Play:
    """A saved game, to be played on in the same file."""
    header = record.header
    if header.game != game.name:
        raise SetupError("other-game", f"{path} is a game of {header.game}, not of {game.name}.")
    specs = list(header.bots)
    if bots is not None:
        given = read_bots(bots, game)
        specs = [""] * header.players
        specs[header.players - len(given) :] = given
        if len(given) >= header.players:
            raise SetupError(
                "no-person", f"{counted(len(given), 'bot')} would leave no seat of {header.players} for you."
            )
    if all(specs):
        see = command("replay", home.called(path))
        raise SetupError("no-person", f"Nobody sits at the table in {path}, only bots do; see it with {see}.")
    table = Session.replayed(game, record)
    if table.over:
        raise SetupError("over", f"The game in {path} is over; see it with {command('replay', home.called(path))}.")
    play = Play(screen, table, seated(table.names, specs, header.seed), path)
    play.told = [max(len(table.events) - REMINDER, 0)] * table.players
    play.tips = tips_at(game, play.seats)
    return play


def unfinished(paths: Iterable[Path]) -> tuple[Path, Record] | None:
    """The first of these games that a person can go on with."""
    for path in paths:
        try:
            record = home.load_record(path)
            if not all(record.header.bots) and not replay(record).over:
                return path, record
        except FracasError:
            pass  # made under other rules, or damaged: `fracas replay` says which
    return None


def last_left(game: str = "") -> tuple[Path, Record] | None:
    """The game that was played last, of this name or of any, if it is not over."""
    return unfinished((home.slots(game) if game else home.saved())[:1])


def goes_on(screen: Screen, path: Path, record: Record) -> bool:
    """Does the person want to go on with this game?"""
    table = replay(record)
    when = ago(time.time() - home.touched(path) / 1e9)
    turn = f"in turn {table.turns}" if table.turns else "before the first turn"
    said = f"There is an unfinished game of {table.game.name}: {listed(table.names)}, {turn}, left {when}."
    screen.say(*screen.wrap(said))
    while (typed := screen.ask("Go on with it? [Y/n]: ").lower()) not in (*YES, *NO):
        if typed in LEAVE:
            raise Left
        screen.say(*screen.wrap("Enter goes on where you left it, n begins another game and keeps this one, q leaves."))
    return typed in YES


def first_game(screen: Screen, game: Game[Any, Any]) -> Play:
    """A first whole game: everything is set up, and the opponent is easy."""
    bots = ["", spec_of(EASY, game)]
    names = ["Player 1", *free_names(["Player 1"])[:1]]
    table = game.start(players=2, settings=first_game_of(game).settings, names=names, bots=bots)
    play = Play(screen, table, seated(names, bots, table.header.seed), home.new_slot(game.name))
    play.tips = tips_at(game, play.seats)
    return play
