"""A game at this screen: people take turns before it, bots answer at once, and every answer is saved."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from rich.text import Text

from fracas import home
from fracas.core.asked import Asked
from fracas.core.events import SPECTATOR
from fracas.core.marks import ASKED_AGAIN
from fracas.core.question import Part
from fracas.core.record import story_of
from fracas.core.refusal import FracasError
from fracas.core.session import Session
from fracas.started import command
from fracas.terminal.board import Picture, board_of, tally_lines
from fracas.terminal.commands import COMMANDS, KEYS, Quit
from fracas.terminal.leaving import ending, seat_bots
from fracas.terminal.menu import Menu
from fracas.terminal.reasons import reason_for, things_of, why_none
from fracas.terminal.screen import EXPLAIN, LEAVE, LONGEST_ECHO, Left, Screen, cut
from fracas.terminal.seats import NOBODY, Seat
from fracas.terminal.story import last_lines, story
from fracas.terminal.table import menu_of, plain_sheet, sheet, watching
from fracas.terminal.tips import Tips

PATIENCE = 0.5
"""Seconds after which the table is shown anew while bots play among themselves."""
PLACE = re.compile(r"-?[0-9]{1,9}([ ,]+-?[0-9]{1,9})*")
"""Numbers with blanks or commas between: a point or a path."""
LAST_STORY = 6
"""Lines of story at the end of a game."""
HELP = "Type the number of an option, or ? for help."
HELP_WITH_PLACES = "Type what is asked for, or ? for help."


class Play:
    """One table, its seats, and the screen they share."""

    def __init__(self, screen: Screen, table: Session[Any, Any], seats: list[Seat], slot: Path) -> None:
        self.screen = screen
        self.table = table
        self.seats = seats
        self.slot = slot
        """The file that the game is saved in after every answer."""
        self.board = board_of(table.game)
        self.commands = {**COMMANDS, **self.board.commands}
        self.told = [0] * len(seats)
        """For each seat, how many events it had been told when it last answered."""
        self.facing = NOBODY
        """The person who sees the screen."""
        self.hands_over = False
        """Somebody has left, and still sits before the screen."""
        seat_bots(table, seats)
        self.shown_at = 0.0
        self.message = ""
        """One line about the last thing typed, shown where the keys are explained."""
        self.tips: Tips | None = None
        """For somebody who has not played much; None where there are none."""
        self.offered: Callable[[], bool] | None = None
        """What Enter does: take the place next to one that was refused."""
        self.unsaved = ""
        """Why the game as it stands could not be written down; empty if it was."""
        self.legend = ""
        """What the signs on the screen mean."""
        self.keys: Sequence[str] = [*self.board.keys, *KEYS]
        """What can be typed, a line for each."""
        self.foot = ""
        """The same in a few words, where it is not what the board says."""
        self.aims = True
        """The goal stands above each question."""
        self.warned: tuple[int, int] = (-1, -1)
        """The question, and the answer to it, of which a player was told that it gives something away."""

    # -- the loop

    def run(self) -> int:
        """Play until the game is over or the players leave; either way it is saved. The exit status."""
        home.save_record(self.slot, self.table.record())  # where nothing can be saved, nothing is begun
        if not self.screen.redraws:
            self.screen.say("Type ? for help, t for the whole table.")
        try:
            with self.screen.opened():
                while not self.table.over:
                    self.step()
        except (Left, Quit, KeyboardInterrupt):
            if self.save():
                self.screen.say(f"The game is saved in {self.slot}", f"Go on with: {self.go_on()}")
        else:
            self.save()
            self.farewell()
        if self.unsaved:
            raise FracasError("unsaved", f"{self.unsaved} What was answered since then is lost.")
        return 0

    def step(self) -> None:
        """Let the next seat answer: people first, and of those the one who sits before the screen."""
        waiting = self.table.waiting_for
        people = [seat for seat in waiting if self.seats[seat].bot is None]
        if not people:
            self.bot_answers(waiting[0])
        elif self.facing in people:
            self.person_answers(self.facing)
        else:
            self.person_answers(people[0])

    def save(self) -> bool:
        """Write the game down as it stands. Where that fails the players are told, and the game goes on."""
        try:
            home.save_record(self.slot, self.table.record())
        except FracasError as no:
            self.unsaved = no.sentence
        else:
            self.unsaved = ""
        return not self.unsaved

    def go_on(self) -> str:
        """What to type to go on with this game another time."""
        named = [] if self.slot.parent == home.folder() / "games" else [str(self.slot)]
        return command("play", self.table.game.name, "--resume", *named)

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    # -- bots

    def bot_answers(self, seat: int) -> None:
        """A bot decides from what its seat may know."""
        player = self.seats[seat]
        if self.screen.redraws and (player.is_slow or monotonic() - self.shown_at > PATIENCE):
            viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
            told = self.told[viewer] if viewer >= 0 else len(self.table.events)
            line = f"{player.name} is thinking … (Ctrl-C saves and quits)"
            self.show(watching(self.screen, self.table, self.board, viewer, told, line))
        self.table.answer(seat, player.choose(self.table.sight(seat)))

    # -- people

    def person_answers(self, seat: int) -> None:
        """Ask until there is an answer, or until a command has changed what is asked."""
        if not self.face(seat):
            return
        asked = self.table.questions[seat]
        if self.passes_anyway(asked):
            self.table.answer(seat, asked.values[0], asked.id)
            return
        menu = menu_of(self.board, asked, self.table.options(seat))
        self.present(asked, menu)
        while not self.obey(self.screen.ask(), asked, menu):
            if self.screen.redraws:
                self.present(asked, menu)
            elif self.message:
                self.remark(menu)

    def passes_anyway(self, asked: Asked) -> bool:
        """Can nothing be answered but a pass? Such a question is put for those who must not see that it is empty, and
        where all others are bots there is nobody who could notice."""
        return len(self.people) == 1 and asked.passing is not None and asked.values == [asked.passing]

    def present(self, asked: Asked, menu: Menu) -> None:
        """Show the table and the question."""
        told, message = self.told[asked.seat], self.message
        if self.unsaved and not message:
            message = f"{self.unsaved} s NAME saves the game elsewhere."
        self.message = ""
        said, table, board = self.said(asked, menu), self.table, self.board
        if self.screen.plain:
            self.screen.say(*([message] if message else []))
            self.screen.say(*plain_sheet(table, board, asked, menu, told=told, said=said))
        else:
            picture = sheet(
                self.screen,
                table,
                board,
                asked,
                menu,
                told=told,
                message=message,
                said=said,
                foot=self.foot,
                aims=self.aims,
            )
            self.show(picture)

    def said(self, asked: Asked, menu: Menu) -> list[Text]:  # noqa: ARG002 - what a coach may need
        """What stands above a question besides the story: a tip, in somebody's first games."""
        if self.tips is None:
            return []
        return self.tips.said(asked, self.table.heard(asked.seat, self.told[asked.seat]))

    def remark(self, menu: Menu) -> None:
        """Where nothing is redrawn: only what there is to say, and the options if other ones are shown."""
        self.screen.say(self.message)
        self.message = ""
        if menu.narrowed or menu.pages > 1:
            self.screen.say(*menu.fitted(self.screen.width, self.screen.height - 4))

    def obey(self, typed: str, asked: Asked, menu: Menu) -> bool:
        """Do what was typed. True when the question is settled or gone."""
        offered, self.offered = self.offered, None
        option = menu.pick(typed, [*self.commands])
        if option is not None:
            if option.mark in ASKED_AGAIN and self.warned != (asked.id, option.value):
                self.warned = (asked.id, option.value)
                self.message = f"{option.warning} Type it again to do it all the same."
                return False
            return self.answer(asked, option.value)
        if menu.heard:
            self.message = menu.refused or ("" if self.screen.redraws else menu.asks)
            return False
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            return command(self, asked, rest.strip())
        if typed in ("+", "-", "−"):
            opens = menu.is_closed
            menu.turn(-1 if typed != "+" else 1)
            if not self.screen.redraws:
                menu.fitted(self.screen.width, self.screen.height - 4)  # counts the pages
                self.message = f"Page {menu.page + 1} of {menu.pages}." if menu.pages > 1 else "That is all of them."
            elif menu.pages == 1 and not opens:  # else the list says which page it is
                self.message = "That is all of them."
        elif not typed and offered is not None:
            return offered()
        elif not typed and menu.narrowed:
            menu.widen()
            self.message = "All options again."
        elif not typed:
            self.message = HELP if asked.region is None else HELP_WITH_PLACES
        elif asked.region is not None and (own := self.board.place(asked, typed)) is not None:
            return self.place(asked, own)
        elif why := reason_for(asked, self.table.names, typed):
            self.message = why
        elif PLACE.fullmatch(typed):
            place = tuple(map(int, re.split(r"[ ,]+", typed)))
            return self.answer(asked, NO_OPTION) if menu.options else self.place(asked, place)
        elif menu.narrow(typed):
            only = len(menu.shown) == 1
            self.message = f"Options with {typed!r}; " + ("Enter takes it." if only else "Enter shows all again.")
        elif why := why_none(things_of(asked, self.table.names, typed), typed):
            self.message = why
        else:
            help_ = HELP if asked.region is None else HELP_WITH_PLACES
            self.message = f"{cut(typed, LONGEST_ECHO)!r} is neither an option nor a command. {help_}"
        return False

    def place(self, asked: Asked, place: tuple[int, ...]) -> bool:
        """A place is typed: answered if it is legal; else it says why not, and what the nearest is."""
        tried = asked.tried(place)
        if tried.refused is None:
            return self.answer(asked, place)
        self.message = f"{tried.refused.sentence} [{tried.refused.rule}]"
        nearest = tried.place
        if nearest is not None:
            self.offered = lambda: self.answer(asked, nearest)
            self.message += f" Enter takes the nearest place, {asked.label_of(nearest)}."
        return False

    def answer(self, asked: Asked, value: Part) -> bool:
        """Give the answer to the table, which may refuse it."""
        before = len(self.table.events)
        try:
            self.table.answer(asked.seat, value, asked.id)
        except FracasError as no:
            self.message = spoken(no)
            return False
        self.told[asked.seat] = before  # what comes of the answer is news to them
        self.save()
        return True

    def face(self, seat: int) -> bool:
        """Make sure that ``seat`` looks at the screen and nobody else. False if that was called off."""
        if self.facing == seat or (len(self.people) == 1 and not self.hands_over):
            self.facing = seat
            return True
        self.hands_over = False
        before, self.facing = self.facing, NOBODY
        self.screen.wipe()
        name = self.seats[seat].name
        undo = " (u: the last answer is taken back)" if before >= 0 and self.table.can_undo(before) else ""
        prompt = f"Pass the screen to {name}, then press Enter{undo}: "
        while (typed := self.screen.ask(prompt).lower()) in EXPLAIN:
            self.screen.say(f"What follows is for {name} alone to see; q saves the game and quits.")
        if typed == "u" and undo:
            self.table.undo(before)
            self.facing = before
            self.save()
            return False
        if typed in LEAVE:
            raise Quit
        self.facing = seat
        return True

    def show(self, picture: Picture) -> None:
        self.shown_at = monotonic()
        self.legend = picture.legend
        self.screen.show(picture)

    # -- the end

    def farewell(self) -> None:
        """Who won, a few numbers, and where the record lies."""
        table, screen = self.table, self.screen
        if self.tips is not None:
            self.tips.game_over()
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        seen = table.view(viewer)
        told = self.told[viewer] if viewer >= 0 else max(self.told)
        names = ["You" if seat == viewer else name for seat, name in enumerate(table.names)]
        as_it_counts = Session(table.game, table.header, story_of(table.log))  # what was taken back never happened
        numbers = tally_lines(as_it_counts.tally(), names) + self.board.came_out(as_it_counts.events, seen, names)
        tally = [row for line in numbers for row in screen.wrap(line)]
        paragraphs = story(table, self.board, viewer, after=told, without=self.board.tallied)
        fewer = min(len(tally) - table.players, LAST_STORY - 2)  # what else has come out takes their place
        news = last_lines(paragraphs, screen, LAST_STORY - fewer, more="  …")
        result, *more = ending(table, names)
        if not screen.plain:
            last = len(screen.wrap(f"The record: {self.slot}")) + len(news) + len(tally) + len(more)
            room = screen.height - last - 5  # who won with a line before it, how to see it again, the shell's own two
            if room > 0:  # with many players the numbers alone fill the screen
                screen.say(*self.board.draw([seen], table.names, width=screen.width, room=room))
        screen.say(*news)
        screen.say("", Text(result, "bold"), *more)
        screen.say(*tally)
        if not self.unsaved:
            screen.say(f"The record: {self.slot}", f"See it again with: {command('replay', home.called(self.slot))}")


NO_OPTION = -(10**9)
"""An answer that no question takes: the table says what is wrong with it."""


def spoken(no: FracasError) -> str:
    """A refusal as one line, with its rule."""
    return f"{no.sentence} [{no.rule}]" if no.rule else no.sentence
