"""Legacy at the terminal: the table at every size, the keys, plain mode, two people at one screen."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from tests.games.legacy.checks import quiet
from tests.terminal.kit import FOREVER, Heard, Typist
from tests.terminal.test_table import NAMES, screen_of

from fracas import game, home, replay
from fracas.core.game import Option
from fracas.core.sentences import signed
from fracas.core.session import Session
from fracas.games.legacy.content import EVENTS, LOCATIONS, POWER
from fracas.games.legacy.naming import champion_name, location_name
from fracas.games.legacy.outlook import Outlook
from fracas.terminal.board import board_of
from fracas.terminal.games.legacy.matrix import as_table, in_words
from fracas.terminal.games.legacy.table import COUNTED, Table
from fracas.terminal.menu import Menu
from fracas.terminal.play import Play
from fracas.terminal.screen import Screen
from fracas.terminal.seats import NOBODY, seated
from fracas.terminal.table import menu_of, sheet, watching

GAME = ("play", "legacy", "--bots", "easy", "--name", "Ann", "--seed", "7", "--set", "beginner=false")
OPENED = "monk knight\n"


def table_of(seed: int = 1, **settings: Any) -> Session[Any, Any]:
    return game("legacy").start(players=2, names=NAMES[:2], seed=seed, settings=settings)


def play_through(table: Session[Any, Any], screen: Screen) -> None:
    """Draw every question of a random game, and see that it fits."""
    board = board_of(table.game)
    random = Random(table.header.seed)
    told = [0, 0]
    while not table.over:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        menu = menu_of(board, asked)
        if asked.ask == "opening" and seat:
            assert menu.narrow(champion_name(table.view().hands[seat][6]))
        message = random.choice(["", "One clear line about what was typed, and the rule. [legacy.turn.select]"])
        lines = sheet(screen, table, board, asked, menu, told=told[seat], message=message)
        assert max(cell_len(line.plain) for line in lines) <= screen.width
        assert len(lines) + 1 <= screen.height, "\n".join(line.plain for line in lines)
        assert len(watching(screen, table, board, seat, told[seat], "Thinking")) + 1 <= screen.height
        told[seat] = len(table.events)
        table.answer(seat, random.choice(asked.values))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("champions", ["base", "split"])
def test_every_question_fits_80_by_24(champions: str, seed: int) -> None:
    play_through(table_of(seed, champions=champions, events=6 * seed), screen_of())


@pytest.mark.parametrize(("width", "height"), [(60, 18), (120, 50), (40, 16)])
def test_other_screens_fit_too(width: int, height: int) -> None:
    play_through(table_of(2, champions="mixed", events=3), screen_of(width, height))


def drawn(table: Session[Any, Any], seat: int = 0, *, width: int = 80, room: int) -> str:
    picture = board_of(table.game).draw([table.view(seat)], table.names, width=width, room=room)
    return "\n".join(line.plain for line in picture)


def test_with_room_the_board_says_more() -> None:
    table = table_of()
    heights = [drawn(table, room=room).count("\n") + 1 for room in (0, 9, 10, 12, 40)]
    assert heights == sorted(heights)
    assert len(set(heights)) == 5


@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_open_is_on_the_screen(seed: int) -> None:
    """At 80 by 24, before each choice of a champion: hands, piles, row, deck, scores, Fatestone."""
    table = game("legacy").start(players=2, names=["Ann", "Bob"], seed=seed, settings={"champions": "split"})
    board = board_of(table.game)
    random = Random(seed)
    while not table.over:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        seen = table.view(seat)
        if asked.ask == "champion":
            text = "\n".join(
                line.plain for line in sheet(screen_of(), table, board, asked, menu_of(board, asked), told=0)
            )
            rows = text.splitlines()
            assert f"round {seen.round} of 3 · battle {seen.battle} of 8" in rows[0]
            assert f"You {seen.scores[seat]}, " in rows[0]
            assert f"Fatestone {seen.value}: " in rows[0]
            assert location_name(seen.row[0]) in rows[1]
            assert rows[1].startswith("▶")
            assert all(location_name(location) in text for location in seen.row)
            assert f"Deck {len(seen.top) + len(seen.bag) + len(seen.bottom)}" in text
            assert all(f"bottom {location_name(seen.bottom[0])}" in text for _ in seen.bottom[:1])
            for owner in (0, 1):
                for champion in (*seen.hands[owner], *seen.aside[owner], *seen.piles[owner]):
                    assert f"{POWER[champion]} {champion_name(champion)[:4]}" in text
                assert f"[{POWER[seen.piles[owner][-1]]} {champion_name(seen.piles[owner][-1])[:3]}" in text
                if seen.carried[owner] in seen.piles[owner]:
                    assert re.search(
                        rf"{POWER[seen.carried[owner]]} {champion_name(seen.carried[owner])[:3]}\w*°", text
                    )
        table.answer(seat, random.choice(asked.values))


@pytest.mark.parametrize("seed", range(8))
def test_the_battle_in_the_middle_adds_up(seed: int) -> None:
    """Wherever somebody is asked once the totals stand, the parts on the board come to the very totals."""
    table = table_of(seed, champions=("base", "split")[seed % 2], events=6)
    random = Random(seed)
    checked = 0
    while not table.over:
        seat = table.waiting_for[0]
        seen = table.view(seat)
        if seen.step in COUNTED:
            shown = Table([seen], table.names)
            for side in (0, 1):
                told = shown.side(side, words=True)
                numbers = [int(number.replace("−", "-")) for number in re.findall(r"[−+]?\d+", told)]
                parts = numbers[:-1] if "=" in told else numbers
                assert sum(parts) == seen.totals[side] == numbers[-1]
                checked += 1
        table.answer(seat, random.choice(table.questions[seat].values))
    assert checked


def test_options_are_in_order_of_power_and_nobody_comes_last() -> None:
    random = Random(5)
    table = table_of(5, champions="split")
    board = board_of(table.game)
    asks = set()
    while not table.over:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        options = board.options(asked)
        assert sorted(option.value for option in options) == sorted(asked.values)
        if asked.ask in ("champion", "exchange", "vanish", "call", "carry"):
            powers = [POWER[option.value] for option in options if option.touches]
            assert powers == sorted(powers)
            assert all(not option.touches for option in options[len(powers) :])
            asks.add(asked.ask)
        table.answer(seat, random.choice(asked.values))
    assert {"champion", "exchange"} <= asks


def test_the_first_turn_is_typed_by_two_names() -> None:
    table = table_of()
    asked = table.questions[0]
    menu = menu_of(board_of(table.game), asked)
    assert len(menu.fitted(80, 20)) == 2
    picked = menu.pick("monk knight")
    assert picked is not None
    assert picked.label == "Monk in the pile, Knight fights"
    assert menu.narrow("kni mon")
    assert [menu.labels[place] for place in menu.shown] == ["Knight in the pile, Monk fights"]
    assert menu.narrow("assassin")
    assert len(menu.shown) == 18
    menu.widen()
    assert len(menu.fitted(80, 20)) == 2
    menu.turn(1)
    assert "page 1 of" in menu.fitted(80, 20)[-1].plain


def test_a_command_is_not_taken_for_the_beginning_of_a_champion() -> None:
    """With two champions in hand, w is the question why and not the Warrior."""
    two = Menu([Option(7, "Warrior", "warrior"), Option(9, "Knight", "knight")])
    assert two.pick("w", ["w", "m"]) is None
    assert two.pick("k", ["w", "m"]) is two.options[1]
    assert two.pick("warrior", ["w"]) is two.options[0]


# -- the keys


def test_a_whole_game_is_played(fracas: Typist, own_home: Path) -> None:
    told = fracas(*GAME, typed=OPENED + FOREVER)
    assert told.status == 0, told.err
    (path,) = (own_home / "games").glob("*.jsonl")
    assert replay(home.load_record(path)).over
    assert re.search(r"(Ann|You) +points \d+, battles won \d+ of 24, tied \d+, Fatestone passed \d+", told.out)
    table = [line for line in told.out.splitlines() if not line.startswith("The record: ")]
    assert max(map(len, table)) <= 80


@pytest.mark.parametrize("word", ["? warrior", "card Warrior", "card warr"])
def test_a_champion_is_read_by_its_name(fracas: Typist, word: str) -> None:
    told = " ".join(fracas(*GAME, typed=f"{word}\n").out.split())
    assert "Warrior: power 7, Dwarf. Favoured at" in told
    assert "Battle, Drown Them Out: Legacy abilities, yours and the opponent's, are prevented this turn." in told
    assert "Legacy, Overrun: The opponent's total is lower by the points of the current location." in told


def test_locations_and_rules_are_read_by_their_names(fracas: Typist) -> None:
    told = " ".join(fracas(*GAME, typed="? hollow\n? overrun\n? chess\n").out.split())
    assert "Hollow Barrows: 2 points. It favours" in told
    assert "When won: You may put your battle champion on the bottom" in told
    assert "[legacy.card.warrior.legacy]" in told
    assert "Neither a card nor a rule is called 'chess'." in told


def test_t_tells_everything(fracas: Typist) -> None:
    told = " ".join(fracas(*GAME, typed=OPENED + "t\n").out.split())
    for name in ("Shift the Roots", "Wild Ways", "Ransom", "Rally"):
        assert f"{name}: " in told
    assert "The deck: in unknown order" in told
    assert "Round 1, " in told  # the first battle
    assert "Discarded: " in told


def test_w_says_why_not(fracas: Typist) -> None:
    told = " ".join(fracas(*GAME, typed=OPENED + "w your monk\n").out.split())
    assert "The Monk lies in your legacy pile until the next round. [legacy.turn.select]" in told


def test_m_shows_the_pairings(fracas: Typist) -> None:
    told = fracas(*GAME, typed="m\nm monk knight\n" + OPENED + "m\nm druid\nm dragon\n")
    assert "In the first turn it depends on the piles" in told.out
    assert "Monk in your pile, Knight in theirs." in told.out
    assert "Totals, and what you gain." in told.out
    assert "against the " in told.out
    assert "You have nobody in hand who is called 'dragon'." in told.out
    assert max(len(line) for line in told.out.splitlines() if "saved in" not in line) <= 80


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("seed", range(2))
def test_the_pairings_fit_and_are_those_of_the_game(seed: int, width: int) -> None:
    table = table_of(seed, champions="split", events=6)
    random = Random(seed)
    checked = 0
    while not table.over:
        seat = table.waiting_for[0]
        asked = table.questions[seat]
        if asked.ask == "champion" and seat == 0:
            outlook = table.outlook(seat)
            assert isinstance(outlook, Outlook)
            seen = table.view(seat)
            lines = [str(line) for line in as_table(outlook.pairings, width)]
            assert max(map(cell_len, lines)) <= width
            assert len(lines) == 1 + len(seen.hands[0]) <= 22
            for row, champion in zip(lines[1:], seen.hands[0], strict=True):
                assert row.startswith(f"{POWER[champion]} {champion_name(champion)[:2]}")
                mine = [pairing for pairing in outlook.pairings if pairing.mine == champion]
                gains = ["tie" if p.result == "tie" else signed(p.my_points - p.their_points) for p in mine]
                assert re.findall(r"(?:−?\d+:−?\d+ ?)?(tie|[+−]\d+)", row) == gains
            checked += 1
        table.answer(seat, random.choice(asked.values))
    assert checked > 10


def test_a_tie_that_nobody_can_change_says_who_loses_it() -> None:
    stories = {("ann", 10): "a tie that you lose", ("bob", 10): "a tie that you win", ("ann", 9): "a tie,"}
    for (holder, value), words in stories.items():
        outlook = quiet(holder=holder, value=value).session.outlook(0)
        assert isinstance(outlook, Outlook)
        lines = [str(line) for line in in_words([each for each in outlook.pairings if each.mine == 5], "Bob")]
        assert [line for line in lines if "against the Ranger 5 to 5, " + words in line], lines


def test_anybody_who_holds_the_fatestone_at_10_hears_that_it_is_stuck() -> None:
    told = {
        value: board_of(game("legacy")).hand(quiet(value=value).session.view(0), NAMES[:2])[-1] for value in (9, 10)
    }
    assert told[9] == "You hold the Fatestone, which shows 9."
    assert told[10] == "You hold the Fatestone, which shows 10. It cannot be passed any more: you lose a tie."
    other = board_of(game("legacy")).hand(quiet(value=10).session.view(1), NAMES[:2])[-1]
    assert other.endswith("It cannot be passed any more: they lose a tie.")


def test_what_comes_next_comes_or_come() -> None:
    board = board_of(game("legacy"))
    two = board.hand(quiet(row="market mesa tower").session.view(0), NAMES[:2])
    assert re.fullmatch(r"Then come [\w ]+ \d and [\w ]+ \d\.", two[1]), two[1]
    one = board.hand(quiet(row="market mesa", discards="").session.view(0), NAMES[:2])
    assert re.fullmatch(r"Then comes [\w ]+ \d\.", one[1]), one[1]


@pytest.mark.parametrize(("champions", "events"), [("base", 0), ("split", 2), ("mixed", 6)])
def test_only_cards_of_this_game_are_listed(champions: str, events: int) -> None:
    table = table_of(3, champions=champions, events=events)
    seen = table.view(0)
    board = board_of(table.game)
    here = {*seen.row, *seen.top, *seen.bag, *seen.bottom, *seen.discards}
    absent = [location_name(place) for place in range(len(LOCATIONS)) if place not in here]
    assert len(absent) == len(EVENTS) - events
    everything = "\n".join(board.tell(seen, NAMES[:2]))
    for champion in Table([seen], NAMES[:2]).in_play():
        everything += "\n".join(board.about(champion_name(champion), seen)[:1])
    everything += "\n".join(board.about("e", seen))
    assert "Favoured at" in everything
    assert not [name for name in absent if f"{name}: " in everything or re.search(f"Favoured at .*{name}", everything)]
    away = [champion_name(each) for each in range(len(POWER)) if each not in {*seen.sets[0], *seen.sets[1]}]
    assert not [name for name in away if re.search(f"It favours .*{name}", everything)]
    assert board.about("court of oaths", seen)[0].startswith("Court of Oaths: "), (
        "anybody who asks for it by name is told"
    )


# -- before the game


def test_the_first_game_is_offered_in_beginners_mode(fracas: Typist, own_home: Path) -> None:
    first = fracas("play", "legacy", typed="easy\n?\nperhaps\n\n")
    assert "How many players" not in first.out
    assert "2. Your first game: beginner's mode, yes or no [yes]" in first.out
    assert "leaves the battle abilities out" in " ".join(first.out.split())
    assert "Answer yes or no, not 'perhaps'." in first.out
    assert "beginner" in first.out.rpartition("Round 1")[0]
    (path,) = (own_home / "games").glob("*.jsonl")
    assert home.load_record(path).header.settings["beginner"] is True
    second = fracas("play", "legacy", "--bots", "easy", typed="")
    assert "beginner's mode" not in second.out


@pytest.mark.parametrize(("typed", "kept"), [("no\n", False), ("Y\n", True)])
def test_the_offer_is_answered_either_way(fracas: Typist, own_home: Path, typed: str, kept: bool) -> None:
    fracas("play", "legacy", "--bots", "easy", typed=typed)
    (path,) = (own_home / "games").glob("*.jsonl")
    assert home.load_record(path).header.settings["beginner"] is kept


def test_set_spares_the_question(fracas: Typist) -> None:
    told = fracas("play", "legacy", "--bots", "easy", "--set", "beginner=true", "--set", "rounds=1", typed="")
    assert "beginner's mode" not in told.out
    assert "1/1" in told.out or "round 1 of 1" in told.out


# -- plain mode


def test_plain_says_everything_in_sentences(fracas: Typist) -> None:
    told = fracas(*GAME, "--plain", typed=OPENED + "m druid\n" + FOREVER)
    assert "▶" not in told.out
    assert "── " not in told.out
    assert re.search(r"The battle is at [\w ]+ \d, which favours ", told.out)
    assert re.search(r"You have \d+ points?; in hand Druid 0, ", told.out)
    assert re.search(r"on top of the pile \w+ \d, below it, from the bottom up, ", told.out)
    assert re.search(r"(You hold|Rusty holds) the Fatestone, which shows \d+\.", told.out)
    assert re.search(r"^ +1  Druid +power 0", told.out, re.M)
    assert "90  " not in told.out.partition("Who fights")[0]


# -- two people


@pytest.mark.parametrize("plain", [False, True])
def test_a_secret_choice_does_not_stay_on_the_screen(plain: bool) -> None:
    """What Bob sees after Ann has chosen is the same whatever she chose; and nothing is shown between the two."""

    def seen_by_bob(choice: str) -> list[str]:
        table = game("legacy").start(players=2, names=["Ann", "Bob"], seed=3)
        shown: list[str] = []

        def types(prompt: str) -> str:
            if play.facing == NOBODY:
                if screen.lines and "Pass the screen to Bob" in screen.lines[-1]:
                    shown.extend(screen.lines[screen.lines.index("WIPED") :])
                screen.lines.clear()
                return ""
            if play.facing == 1:
                shown.extend(screen.lines)
                return "q"
            screen.lines.clear()
            return choice

        class Wiped(Heard):
            def wipe(self) -> None:
                self.lines[:] = ["WIPED"]

        screen = Wiped(types, plain=plain)
        play = Play(screen, table, seated(["Ann", "Bob"], ["", ""], 3), home.new_slot("legacy"))
        play.run()
        assert table.waiting_for == [1]
        return [line for line in shown if "saved in" not in line]

    first, second = seen_by_bob("monk knight"), seen_by_bob("druid assassin")
    assert first == second
    assert any("Who goes into your legacy pile" in line for line in first)


def test_replays_show_a_table_of_legacy(fracas: Typist, own_home: Path) -> None:
    fracas(*GAME, "--set", "rounds=1", typed=OPENED + FOREVER)
    (path,) = (own_home / "games").glob("*.jsonl")
    told = fracas("replay", str(path), typed="\n\n\ne\nq\n")
    assert told.status == 0
    assert "Legacy · the end" in told.out
    assert "You" not in told.out.partition("all-seeing")[0]


def test_a_bot_that_knows_one_game_is_offered_there_alone(fracas: Typist) -> None:
    assert "random, reflex, careless, greedy, mcts, solver, learned;" in " ".join(
        fracas("play", "legacy", typed="?\n").out.split()
    )
    assert "solver" not in fracas("play", "figures", typed="\n?\n").out
    refused = fracas("play", "figures", "--bots", "solver", typed="")
    assert refused.status == 2
    assert "Unknown bot 'solver'." in refused.err
