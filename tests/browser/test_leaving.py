"""Leaving, draws, breaking off, clocks and seats that are claimed: two browsers, at both sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Newcomer, arrivals
from tests.browser.person import Person, play_together, sit_down, who_is_asked
from tests.browser.serving import Server

both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@pytest.fixture
def impatient(browser: Browser, tmp_path: Path) -> Iterator[Newcomer]:
    """Brings people to a server where nobody need wait long for somebody who is away."""
    with Server(tmp_path, flags=["--claim-after", "0.5"]) as server, arrivals(browser, server) as newcomer:
        yield newcomer


def menu(person: Person) -> Locator:
    """The menu of the game, opened."""
    person.press(person.button("Game menu"))
    return person.page.get_by_role("group", name="Game menu")


def choose(person: Person, item: str) -> None:
    person.press(menu(person).get_by_role("button", name=item))


def dialog(person: Person, title: str) -> Locator:
    return person.page.get_by_role("dialog", name=title, exact=True)


def confirm(person: Person, title: str, deed: str) -> None:
    person.press(dialog(person, title).get_by_role("button", name=deed, exact=True))


def players(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Players")


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2]


# -- leaving


@both_sizes
def test_a_game_is_resigned_and_its_replay_says_so(newcomer: Newcomer, phone: bool) -> None:
    ann, bob = newcomer("Ann", phone=phone), newcomer("Bob", phone=phone)
    sit_down(ann, bob)
    play_together((ann, bob), 3)
    choose(ann, "Resign")
    expect(dialog(ann, "Resign?")).to_contain_text("Bob wins.")
    confirm(ann, "Resign?", "Play on")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(players(bob)).not_to_contain_text("resigned")
    choose(ann, "Resign")
    confirm(ann, "Resign?", "Resign")

    expect(ann.result).to_contain_text("You lose")
    expect(bob.result).to_contain_text("You win")
    for person in (ann, bob):
        expect(person.result).to_contain_text("Ann resigned.")
        expect(person.log).to_contain_text("leave")
        expect(person.button("Game menu")).to_have_count(0)
        person.page.reload()
        expect(person.result_bar).to_contain_text("Ann resigned.")
        expect(players(person)).to_contain_text("resigned")

    bob.goto(f"/replay/{table_of(bob)}")
    slider = bob.page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    expect(bob.page.get_by_test_id("replay-end")).to_have_count(0)
    slider.press("End")
    expect(bob.page.get_by_test_id("replay-end")).to_contain_text("Bob wins. Ann resigned.")
    expect(bob.log).to_contain_text("Ann leaves the game.")


def test_of_three_the_others_play_on(newcomer: Newcomer) -> None:
    ann, bob, cy = newcomer("Ann"), newcomer("Bob", phone=True), newcomer("Cy")
    table, invitations = ann.open_table("me", "open", "open", armies=["random"] * 3)
    for person, invitation in zip((bob, cy), invitations, strict=True):
        person.join(invitation)
    for person in (ann, bob, cy):
        person.goto(table)
        expect(person.prompt).to_be_visible()
    play_together((ann, bob, cy), 4)
    choose(bob, "Leave the game")
    expect(dialog(bob, "Leave the game?")).to_contain_text("The army leaves the field")
    confirm(bob, "Leave the game?", "Leave the game")
    expect(bob.prompt).to_contain_text("You left;")
    expect(bob.button("Game menu")).to_have_count(0)
    play_together((ann, cy), 6)  # a battle that is being fought is fought to its end first
    for person in (ann, bob, cy):
        expect(players(person)).to_contain_text("left; the army has left the field")
    expect(bob.prompt).to_contain_text("You left; the army has left the field.")
    assert not bob.is_asked


def test_against_bots_one_can_break_off_and_then_resign(ann: Person) -> None:
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    assert ann.until_asked()
    expect(menu(ann).get_by_role("button", name="Break off")).to_be_visible()
    expect(menu(ann).get_by_role("button", name="Offer a draw")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.play(2)
    assert ann.until_asked()
    expect(menu(ann).get_by_role("button", name="Break off")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    choose(ann, "Resign")
    confirm(ann, "Resign?", "Resign")
    expect(ann.result).to_contain_text("Ann resigned.")


@both_sizes
def test_a_game_is_broken_off_before_everybody_has_answered(newcomer: Newcomer, phone: bool) -> None:
    ann, bob = newcomer("Ann", phone=phone), newcomer("Bob", phone=phone)
    sit_down(ann, bob)
    who_is_asked((ann, bob)).answer()
    who_is_asked((ann, bob))  # whose focus goes to the board, and would close the menu
    choose(bob, "Break off")
    confirm(bob, "Break the game off?", "Break off")
    for person in (ann, bob):
        expect(person.result).to_contain_text("Broken off")
        expect(person.result).to_contain_text("it does not count")
        person.page.reload()
        expect(person.result_bar).to_contain_text("Broken off")
        expect(players(person)).not_to_contain_text("wins")
    ann.goto("/my-games")
    expect(ann.page.get_by_role("region", name="Over", exact=True)).to_contain_text("Broken off")


def test_a_game_that_is_given_up_from_my_games_is_lost(ann: Person, bob: Person) -> None:
    """The one who opened the table could otherwise erase a game that they are losing."""
    sit_down(ann, bob)
    play_together((ann, bob), 3)
    ann.goto("/my-games")
    ann.page.get_by_role("button", name=re.compile("^Give up .*Ann against Bob")).click()
    expect(dialog(ann, "Give up this game?")).to_contain_text("Bob wins.")
    confirm(ann, "Give up this game?", "Give up")
    expect(bob.result).to_contain_text("Ann resigned.")
    expect(ann.page.get_by_role("region", name="Over", exact=True)).to_contain_text("You lost")


# -- draws


def draw(person: Person) -> Locator:
    return person.page.get_by_role("alert", name="Draw", exact=True)


@both_sizes
def test_a_draw_is_declined_withdrawn_and_agreed(newcomer: Newcomer, phone: bool) -> None:
    ann, bob = newcomer("Ann", phone=phone), newcomer("Bob", phone=phone)
    sit_down(ann, bob)
    play_together((ann, bob), 2)
    choose(ann, "Offer a draw")
    expect(draw(ann)).to_contain_text("Bob must agree.")
    bob.press(draw(bob).get_by_role("button", name="Play on"))
    for person in (ann, bob):
        expect(draw(person)).to_have_count(0)
    choose(ann, "Offer a draw")
    expect(draw(bob)).to_contain_text("Ann")
    ann.press(draw(ann).get_by_role("button", name="Withdraw"))
    expect(draw(bob)).to_have_count(0)
    choose(bob, "Offer a draw")
    ann.page.reload()
    ann.press(draw(ann).get_by_role("button", name="Agree to the draw"))
    ann.press(draw(ann).get_by_role("button", name="End it as a draw"))
    for person in (ann, bob):
        expect(person.result).to_contain_text("Draw")
        expect(person.result_bar).to_contain_text("Draw")
        expect(person.log).to_contain_text("A draw is agreed.")


# -- being away


def away(person: Person, name: str) -> Locator:
    return person.page.get_by_role("region", name=f"{name} is away", exact=True)


def test_it_is_said_when_somebody_who_is_away_can_be_replaced(ann: Person, bob: Person) -> None:
    sit_down(ann, bob)
    asked = who_is_asked((ann, bob))
    other, name = (bob, "Ann") if asked is ann else (ann, "Bob")
    asked.goto("/about")
    expect(away(other, name)).to_contain_text(re.compile(rf"{name} is away\. In [45]:\d\d you may let a bot play on\."))
    expect(other.button(f"Let a bot play for {name}")).to_have_count(0)
    asked.page.go_back()
    assert asked.until_asked()
    expect(away(other, name)).to_have_count(0)


@both_sizes
def test_a_seat_is_claimed_and_a_bot_plays_on(impatient: Newcomer, phone: bool) -> None:
    ann, bob = impatient("Ann", phone=phone), impatient("Bob", phone=phone)
    sit_down(ann, bob)
    gone = who_is_asked((ann, bob))
    stays, name = (bob, "Ann") if gone is ann else (ann, "Bob")
    table = gone.page.url
    gone.goto("/about")
    claim = f"Let a bot play for {name}"
    stays.press(stays.button(claim))
    confirm(stays, f"{claim}?", "Wait on")
    stays.press(stays.button(claim))
    confirm(stays, f"{claim}?", "Let a bot play")
    expect(players(stays)).to_contain_text("away; a bot plays on")
    expect(away(stays, name)).to_have_count(0)
    stays.play(3)
    gone.goto(table)
    expect(gone.prompt).to_contain_text("You were away; a bot plays on.")
    assert not gone.is_asked


# -- clocks


def clock(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-testid=clock][data-seat='{seat}']:visible").first


@both_sizes
def test_clocks_run_while_people_think(newcomer: Newcomer, phone: bool) -> None:
    ann, bob = newcomer("Ann", phone=phone), newcomer("Bob", phone=phone)
    sit_down(ann, bob, terms={"clock": {"bank": 3000, "increment": 5}})
    for person in (ann, bob):
        expect(person.page.get_by_role("list", name="Terms").first).to_contain_text("50 min + 5 s")
    play_together((ann, bob), 3)
    asked = who_is_asked((ann, bob))
    seat = 0 if asked is ann else 1
    for person in (ann, bob):
        expect(clock(person, seat)).to_have_attribute("data-running", "true")
        expect(clock(person, seat)).to_have_attribute("data-short", "false")
        expect(clock(person, 1 - seat)).to_have_text(re.compile(r"^\s*\d\d:\d\d\s*$"))
    before = clock(asked, seat).inner_text()
    expect(clock(asked, seat)).not_to_have_text(before)


@both_sizes
def test_anybody_who_runs_out_of_time_has_lost(newcomer: Newcomer, phone: bool) -> None:
    """Nobody answers; so the one who is asked first runs out, however busy the machine is."""
    ann, bob = newcomer("Ann", phone=phone), newcomer("Bob", phone=phone)
    table, [invitation] = ann.open_table("me", "open", terms={"clock": {"move": 5}})
    ann.goto(table)
    bob.join(invitation)
    bob.goto(table)
    expect(ann.result_bar).to_be_visible()
    loser = "Ann" if "You lose" in ann.result_bar.inner_text() else "Bob"
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        expect(person.result_bar).to_contain_text("You lose" if name == loser else "You win")
        expect(person.result_bar).to_contain_text(f"{loser} ran out of time.")
        expect(players(person)).to_contain_text("ran out of time")
        expect(person.page.get_by_test_id("clock")).to_have_count(0)


def test_the_clock_and_the_help_are_chosen_and_shown(ann: Person, newcomer: Newcomer) -> None:
    ann.goto("/setup/figures")
    expect(ann.page.get_by_role("group", name="Clock")).to_have_count(0)
    ann.page.get_by_label("Who sits here").nth(1).select_option("A friend, by link")
    ann.page.get_by_text("Whole game", exact=True).click()
    ann.page.get_by_label("Time for the whole game").select_option("15 minutes + 10 seconds a move")
    ann.page.get_by_role("switch", name="Hints and taking back allowed").check()
    ann.page.get_by_role("switch", name="Listed").check()
    ann.button("Open the table").click()
    expect(ann.page.get_by_role("list", name="Terms")).to_contain_text("15 minutes for the whole game")
    expect(ann.page.get_by_role("list", name="Terms")).to_contain_text("Hints and taking back are allowed")
    bob = newcomer("Bob", phone=True)
    bob.goto("/watch")
    row = bob.page.get_by_role("listitem").filter(has_text="15 min + 10 s · hints and taking back allowed")
    bob.press(row.get_by_role("button", name=re.compile("^Sit down")).first)
    expect(bob.page.get_by_role("list", name="Terms")).to_contain_text("help allowed")
    for person in (ann, bob):  # anybody who waits with the links is brought to the table
        expect(person.page.locator("[data-testid=clock][data-running=true]:visible").first).to_be_visible()


# -- help


def test_between_people_there_is_no_help_unless_the_table_was_opened_so(ann: Person, bob: Person) -> None:
    sit_down(ann, bob)
    asked = who_is_asked((ann, bob))
    for name in ("Hint", "Undo", "Ask to undo"):
        expect(asked.button(name)).to_have_count(0)
    asked.page.keyboard.press("h")
    asked.answer()
    play_together((ann, bob), 1)
    expect(asked.button("Ask to undo")).to_have_count(0)
    expect(asked.page.get_by_role("alert")).to_have_count(0)


def test_with_a_hint_the_result_says_so(ann: Person) -> None:
    table, _ = ann.open_table("me", "random", turn_limit=2)
    ann.goto(table)
    assert ann.until_asked()
    ann.button("Hint").click()
    expect(ann.page.get_by_role("complementary", name="Hint")).to_be_visible()
    ann.play(40)
    expect(ann.result).to_contain_text("It says: with help.")
    ann.page.reload()
    expect(ann.result_bar).to_contain_text(re.compile("You (win|lose)|Draw|You share"))
    expect(ann.result_bar).not_to_contain_text("with help")
    expect(players(ann)).not_to_contain_text("with help")
