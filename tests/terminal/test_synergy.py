"""Synergy at the terminal: orders and their refusals, cards given out by text, the end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.games.synergy.wandering import TABLES
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table
from tests.terminal.kit import Heard
from tests.terminal.test_table import NAMES, screen_of

from fracas import game
from fracas.core.session import Session
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import NAMES as SQUARE_NAMES
from fracas.games.synergy.content import ROWS, TEAMS
from fracas.games.synergy.events.turn import CardsShown, GoalsShown
from fracas.terminal.board import board_of
from fracas.terminal.games.synergy.board import BOARD
from fracas.terminal.games.synergy.cards import card_lines
from fracas.terminal.games.synergy.table import COLUMNS, LETTERS, sign
from fracas.terminal.games.synergy.table import Table as Drawn
from fracas.terminal.play import Play
from fracas.terminal.seats import Seat
from fracas.terminal.table import menu_of, sheet, watching

TWO = ["Ann", "Bob"]


# -- every question fits


@pytest.mark.parametrize("seed", range(0, len(TABLES), 2))
def test_every_question_fits_80_by_24_under_the_map(seed: int) -> None:
    players, settings = TABLES[seed]
    session = game("synergy").start(players=players, names=NAMES[:players], seed=seed, settings=settings)
    screen, random = screen_of(), Random(seed)
    board, told = board_of(session.game), [0] * players
    for number in range(400):
        if session.over:
            break
        seat = random.choice(session.waiting_for)
        asked = session.questions[seat]
        if number % 4 == 0 or asked.ask not in ("act", "walk", "target"):
            menu = menu_of(board, asked)
            message = random.choice(["", "One clear line about what was typed, and the rule. [synergy.turn.basic]"])
            lines = sheet(screen, session, board, asked, menu, told=told[seat], message=message)
            assert max(cell_len(line.plain) for line in lines) <= screen.width
            assert len(lines) + 1 <= screen.height, "\n".join(line.plain for line in lines)
            if session.view(seat).phase == "turn":
                assert lines[0].plain.startswith(COLUMNS), "the map is never scrolled away"
            assert len(watching(screen, session, board, seat, told[seat], "Thinking")) + 1 <= screen.height
            told[seat] = len(session.events)
        region = asked.region
        session.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))


# -- typed


class Enough(Exception):
    """Ann has typed all that she wanted to."""


class Ann:
    """Ann at a terminal against a bot: what she types, and what she reads."""

    def __init__(self, tmp_path: Path, session: Session[Any, Any]) -> None:
        self.session = session
        self.typed: list[str] = []
        self.screen = Heard(self.next)
        self.play = Play(self.screen, session, [Seat("Ann"), Seat("Bob", "random", 1)], tmp_path / "game.jsonl")

    def types(self, *words: str) -> str:
        """What she reads from here on; she is asked as often as she types."""
        self.typed = [*words]
        self.screen.lines.clear()
        try:
            while not self.session.over:
                self.play.step()
        except Enough:
            pass
        return "\n".join([*self.screen.lines, self.play.message])

    def next(self, _: str) -> str:
        if not self.typed:
            raise Enough
        return self.typed.pop(0)

    def to(self, ask: str) -> Ann:
        """Play on, with any answers, until she is asked this."""
        random = Random(1)
        while not (0 in self.session.questions and self.session.questions[0].ask == ask):
            seat = self.session.waiting_for[0]
            asked = self.session.questions[seat]
            region = asked.region
            self.session.answer(seat, random.choice(asked.values) if region is None else region.sample(random.random))
        return self

    @property
    def asked(self) -> str:
        return self.session.questions[0].ask


@pytest.fixture
def ann(tmp_path: Path) -> Ann:
    return Ann(tmp_path, game("synergy").start(players=2, names=TWO, seed=7, settings={}))


@rule("synergy.assign")
def test_cards_are_given_out_by_their_numbers(ann: Ann) -> None:
    hand = ann.to("assign").session.view(0).hand
    read = ann.types("3 5 7; 1 2 9; 4 6 8")
    assert "Type card numbers for" in read
    assert "such as 1 4 7; 2 5 8; 3 6 9." in read
    seen = ann.session.view(0)
    mine = [each for each in seen.warriors if each.owner == 0]
    got = [{*each.cards, *each.down} for each in mine]
    for heap, cards in zip([(3, 5, 7), (1, 2, 9), (4, 6, 8)], got, strict=True):
        assert {hand[n - 1] for n in heap} <= cards


@rule("synergy.assign")
@pytest.mark.parametrize("typed", ["1 2; 3", "1 2 3 4; 5 6; 7 8 9", "1 1 1; 2 2 2; 3", "0 99; 4", "5"])
def test_too_few_or_doubled_cards_are_refused_and_filled_up_with_enter(ann: Ann, typed: str) -> None:
    ann.to("assign")
    read = ann.types(typed)
    assert "Each warrior gets 3 cards. [synergy.assign] Enter takes the nearest place, " in read
    assert ann.asked == "assign"
    ann.types(typed, "")
    assert ann.asked != "assign"


def test_the_hand_is_numbered_and_card_shows_one_in_full(ann: Ann) -> None:
    ann.to("assign")
    row = ROWS[ann.session.view(0).hand[3]]
    read = ann.types("card 4")
    assert f"{row.name}: " in read
    assert row.ruling[:20] in " ".join(read.split())
    assert "There is no card 40 here." in ann.types("card 40")
    assert "Your hand:" in ann.types("card")


def test_a_bot_answers_for_somebody_who_types_auto(ann: Ann) -> None:
    ann.to("assign")
    assert "Answered for you: " in ann.types("auto")
    assert ann.asked != "assign"


@rule("synergy.place.base")
def test_a_square_that_cannot_be_chosen_says_why(ann: Ann) -> None:
    ann.to("base")
    assert "There is an obstacle on f3. [synergy.place.base]" in ann.types("f3")
    assert "'z9' is neither an option nor a command." in ann.types("z9")
    read = ann.types("why f3")
    assert "f3: There is an obstacle on f3. [synergy.place.base]" in read
    assert "Type a square, such as" in read


# -- a fight, set up


def fight(tmp_path: Path, table: Table, fighter: Fighter) -> Ann:
    """Ann's turn at this table, with this warrior to act."""
    for seat, column in ((0, 0), (1, 14)):
        for line in range(10, 13 - sum(each.owner == seat for each in table.state.warriors)):
            table.put(seat, column, line)  # three warriors each
    fighter.begins()
    session = Session.new(SYNERGY, players=2, names=TWO, seed=3, position=SYNERGY.notation.write(table.state))
    return Ann(tmp_path, session)


@pytest.fixture
def duel(tmp_path: Path) -> Ann:
    """Gutbuckle's friend Mildred on f6 with a grenade and a friend beside her, Vlad two squares to the north."""
    table = Table()
    mildred = table.put(0, 5, 5, "grenade", "the-moves")
    table.put(0, 6, 5)
    table.put(1, 5, 3)
    return fight(tmp_path, table, mildred)


@rule("synergy.move.basic", "synergy.obstacle")
def test_walk_is_one_order_and_says_what_is_wrong_with_it(duel: Ann) -> None:
    assert duel.asked == "act"
    assert "a9 is too far to walk, by the ways that are free. [synergy.move.basic]" in duel.types("walk a9")
    assert "There is an obstacle on f8. Step by step you can run into it." in duel.types("walk f8")
    assert "Somebody stands on g6. Step by step you can run into them. [synergy.obstacle]" in duel.types("walk g6")
    assert "'xyz' is not possible there." in duel.types("walk xyz")
    assert duel.asked == "act", "nothing is answered by halves"
    duel.types("walk f5")
    assert SQUARE_NAMES[duel.session.view(0).warriors[2].square] == "f5"
    assert "has no move left in this turn. [synergy.move.basic]" in duel.types("walk f6")


@rule("synergy.strike.basic")
def test_a_bare_strike_is_never_made_at_a_friend(duel: Ann) -> None:
    read = duel.types("strike")
    assert "Only your own Snagtooth Pete is within reach. If you mean them, name them." in read
    assert "Strike (only your Snagtooth)" in duel.types("only"), "it stands last, behind what may do some good"
    assert duel.asked == "act"
    assert "f4 does not share a side with the square of Mildred" in duel.types("strike vlad").replace(
        "a side or a corner", "a side"
    )
    duel.types("strike pete")
    assert any(type(event).__name__ == "StrikeDeclared" for event in duel.session.events)


@rule("synergy.throw")
def test_a_card_is_used_by_its_name_and_what_it_is_aimed_at(duel: Ann) -> None:
    assert "a1 is not in a straight line from Mildred" in duel.types("use grenade a1")
    assert "No card of that name can be used now." in duel.types("use fireworks")
    assert "Name a card: use grenade d6." in duel.types("use")
    assert "The Moves works by itself, or when something happens" in duel.types("use moves")
    assert duel.asked == "act"
    duel.types("use grenade f4")
    assert any("uses Grenade at f4" in line for line in duel.session.narration(0)), duel.session.narration(0)


def test_why_tells_of_the_acts_and_cards_of_the_warrior_that_acts(duel: Ann) -> None:
    read = duel.types("why")
    assert "Pick up a gadget: Nothing lies on f6" in read
    assert "The Moves: The Moves works by itself" in read
    assert "a1:" not in read


def test_cards_of_a_warrior_are_shown_by_its_letter_or_its_name(duel: Ann) -> None:
    assert "Grenade: Gadget" in duel.types("card c")
    assert "Bob's Vlad of the Goths has 6 hits on f4; no cards." in duel.types("card vlad")
    assert "The Moves: " in duel.types("card 2", "card")
    assert "Stunned: status" in duel.types("card stunned")


def test_squares_in_reach_are_marked_on_the_map(duel: Ann) -> None:
    asked_before = duel.types("t")
    assert "◦" not in asked_before.split("What does")[0]
    duel.types("walk")
    picture = sheet(
        screen_of(),
        duel.session,
        BOARD,
        duel.session.questions[0],
        menu_of(BOARD, duel.session.questions[0]),
        told=0,
    )
    drawn = "\n".join(line.plain for line in picture)
    assert drawn.count("◦") >= 8
    assert duel.asked == "walk"


def test_take_back_goes_past_questions_that_nobody_was_asked(tmp_path: Path) -> None:
    """Where all others are bots a question with nothing but a pass is passed; taking back means the answer before."""
    table = Table()
    igor = table.put(0, 5, 5, down=("bonus-kidneys",))
    table.put(0, 5, 6, down=("tin-foil-hat",))
    duel = fight(tmp_path, table, igor)
    read = duel.types("strike pete")
    assert "Nothing now" not in read
    assert duel.asked == "act"
    duel.types("u")
    assert duel.asked == "act"
    assert 2 not in [event.warrior for event in duel.session.heard(0)[-1:] if hasattr(event, "warrior")]
    assert duel.session.view(0).warriors[2].strikes == 1, "the strike is taken back, not the pass after it"


@rule("table.pass")
def test_anybody_who_passes_for_good_is_told_where_in_plain_words(tmp_path: Path) -> None:
    table = Table()
    igor = table.put(0, 5, 5, "luck")
    table.put(1, 5, 6)
    duel = fight(tmp_path, table, igor)
    duel.types("strike vlad")
    assert duel.asked == "shift"
    assert "You pass from now on (when a die could be shifted), until you type: ask" in duel.types("never")
    assert "You are asked again: when a die could be shifted." in duel.types("ask")
    assert BOARD.spoken("at-zero") == "when a warrior would die"


def test_two_people_are_asked_although_there_is_nothing_but_a_pass(tmp_path: Path) -> None:
    """The other would see that there was no question."""
    table = Table()
    igor = table.put(0, 5, 5, down=("bonus-kidneys",))
    duel = fight(tmp_path, table, igor)
    duel.play.seats[1].bot = None
    asked = duel.session.questions[0]
    assert not duel.play.passes_anyway(asked)
    assert len(duel.play.people) == 2


# -- words about cards, and the end


def test_a_card_is_found_by_a_part_of_its_name_and_one_of_that_very_name_alone() -> None:
    assert card_lines("luck")[0].startswith("Luck: ")
    assert len([line for line in card_lines("bones") if not line.startswith(" ")]) >= 1
    assert card_lines("seven hits")[0] == "Seven Hits: team power"
    assert card_lines("nothing like that") == []


def test_everybody_is_in_the_list_at_the_end() -> None:
    """With six players there are 18 warriors for five lines: they stand in four columns."""
    session = game("synergy").start(players=6, names=NAMES[:6], seed=5, settings={"round_limit": 1})
    random = Random(3)
    while not session.over:
        seat = session.waiting_for[0]
        region = session.questions[seat].region
        values = session.questions[seat].values
        session.answer(seat, random.choice(values) if region is None else region.sample(random.random))
    drawn = Drawn([session.view(0)], NAMES[:6])
    for room in (6, 8, 12):
        lines = drawn.summary(80, room)
        assert len(lines) <= room
        assert all(cell_len(line.plain) <= 80 for line in lines)
        said = "\n".join(line.plain for line in lines)
        for me, each in enumerate(session.view(0).warriors):
            assert f"{LETTERS[me]}{sign(each.team)} " in said
            assert drawn.state_of(me).split(" ")[0] in said


@pytest.mark.parametrize(("players", "seed"), [(2, 6), (6, 8)])
def test_the_end_fits_80_by_24(players: int, seed: int, tmp_path: Path) -> None:
    settings = {"round_limit": 1} if players == 6 else {"round_limit": 2}
    session = game("synergy").start(players=players, names=NAMES[:players], seed=seed, settings=settings)
    random = Random(3)
    while not session.over:
        seat = session.waiting_for[0]
        region = session.questions[seat].region
        values = session.questions[seat].values
        session.answer(seat, random.choice(values) if region is None else region.sample(random.random))
    screen = Heard(lambda _: "")
    seats = [Seat(NAMES[0]), *(Seat(name, "random", 1) for name in NAMES[1:players])]
    Play(screen, session, seats, tmp_path / "game.jsonl").farewell()
    lines = [row for line in screen.lines for row in range(max(1, -(-cell_len(line) // 80)))]
    assert len(lines) <= 24, "\n".join(screen.lines)
    assert any("after" in line and "turn" in line for line in screen.lines)
    said = " ".join(line.strip() for line in screen.lines)
    assert re.search("(wins|share the victory) when the rounds are over", said), "what has come out does not hide it"
    goals = next(event.goals for event in session.events if isinstance(event, GoalsShown))
    for seat, team in enumerate(goals):
        assert f"{TEAMS[team].name} ({'You' if seat == 0 else NAMES[seat]})" in said.partition("Flags wanted: ")[2]
    shown = [card for event in session.events if isinstance(event, CardsShown) for card in event.cards]
    assert shown
    for card in shown:
        assert ROWS[card].name in said.partition("Face down lay ")[2]


def test_an_all_seeing_eye_reads_every_hand_with_its_player() -> None:
    session = game("synergy").start(players=2, names=TWO, seed=5)
    views = [session.view(seat) for seat in range(2)]
    lines = [line.plain for line in BOARD.draw(views, TWO, width=80, room=20)]
    assert any(line.startswith("Ann: ") for line in lines)
    assert any(line.startswith("Bob: ") for line in lines)
    assert all(cell_len(line) <= 80 for line in lines)
