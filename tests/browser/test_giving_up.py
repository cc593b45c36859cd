"""Tables that are given up or left, that do not exist, at which something fails: nobody is left waiting for ever."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import ASKED, Person, sit_down

GIVEN_UP = "This table was given up."


both_sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def waiting_room(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Waiting room")


def confirm(person: Person) -> None:
    person.page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).click()


def test_a_table_is_given_up_in_my_games_and_anybody_who_waits_is_told(ann: Person, bob: Person) -> None:
    table, [invitation, _] = ann.open_table("me", "open", "open")
    bob.join(invitation)
    bob.goto(table)
    expect(bob.page.get_by_role("region", name="Waiting room")).to_be_visible()
    ann.goto("/my-games")
    ann.page.get_by_role("button", name=re.compile("^Give up ")).click()
    ann.page.get_by_role("button", name="Keep it").click()
    expect(ann.page.get_by_role("region", name="Over", exact=True)).to_have_count(0)
    ann.page.get_by_role("button", name=re.compile("^Give up ")).click()
    confirm(ann)
    over = ann.page.get_by_role("region", name="Over", exact=True)
    expect(over).to_contain_text("Given up")
    expect(ann.page.get_by_role("button", name=re.compile("^Give up"))).to_have_count(0)

    expect(bob.prompt).to_have_text(GIVEN_UP)
    expect(bob.page.locator(ASKED)).to_have_count(0)
    bob.page.reload()
    expect(bob.prompt).to_have_text(GIVEN_UP)
    bob.page.get_by_role("region", name="Given up").get_by_role("link", name="My games").click()
    expect(bob.page).to_have_url(re.compile("/my-games$"))


def test_a_table_is_given_up_before_everybody_has_come(ann: Person) -> None:
    table, _ = ann.open_table("me", "open")
    ann.goto(table)
    ann.page.get_by_role("region", name="Waiting room").get_by_role("button", name="Give up").click()
    confirm(ann)
    expect(ann.prompt).to_have_text(GIVEN_UP)
    ann.page.reload()
    expect(ann.prompt).to_have_text(GIVEN_UP)
    expect(ann.page.get_by_text("One moment")).to_have_count(0)
    ann.page.get_by_role("link", name="A new game").click()
    expect(ann.page).to_have_url(re.compile("/setup/figures$"))


@both_sizes
@pytest.mark.parametrize("watchable", [False, True], ids=["closed", "watchable"])
def test_who_sat_down_leaves_before_the_game_begins(newcomer: Newcomer, phone: bool, watchable: bool) -> None:
    ann, bob, cy = (newcomer(name, phone=phone) for name in ("Ann", "Bob", "Cy"))
    table, [invitation, other] = ann.open_table("me", "open", "open", watchable=watchable)
    bob.join(invitation)
    for person in (ann, bob):
        person.goto(table)
        expect(waiting_room(person)).to_contain_text("one player")
    expect(waiting_room(ann).get_by_role("button", name="Leave the table")).to_have_count(0)
    expect(waiting_room(bob).get_by_role("button", name="Give up")).to_have_count(0)
    again = ann.page.get_by_label("Invite somebody to seat 2", exact=True)
    expect(again).to_have_count(0)

    bob.press(waiting_room(bob).get_by_role("button", name="Leave the table", exact=True))
    expect(bob.page).to_have_url(re.compile("/my-games$"))
    expect(bob.page.get_by_text("You have left the table.").first).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    expect(bob.page.locator(f"a[href='{table}']")).to_have_count(0)
    expect(waiting_room(ann)).to_contain_text("2 players")
    expect(waiting_room(ann)).not_to_contain_text("Bob")
    expect(again).to_have_value(ann.guard.origin + invitation)

    cy.goto(invitation)
    cy.button("Sit down").click()
    expect(waiting_room(ann)).to_contain_text("Cy")
    bob.goto(other)
    bob.button("Sit down").click()
    for person in (ann, bob, cy):
        expect(person.page.get_by_role("list", name="Players")).to_contain_text(re.compile("Ann.*Cy.*Bob", re.DOTALL))
        expect(waiting_room(person)).to_have_count(0)


@both_sizes
def test_who_leaves_too_late_stays_and_is_told_why(newcomer: Newcomer, phone: bool) -> None:
    """The game begins while they press the button."""
    ann, bob, cy = (newcomer(name, phone=phone) for name in ("Ann", "Bob", "Cy"))
    bob.guard.expect("/leave|the server responded with a status of")
    table, [invitation, other] = ann.open_table("me", "open", "open")
    bob.join(invitation)
    bob.goto(table)

    def first_the_game_begins(route: Route) -> None:
        cy.join(other)
        route.continue_()

    bob.page.route("**/leave", first_the_game_begins)
    bob.press(waiting_room(bob).get_by_role("button", name="Leave the table", exact=True))
    expect(bob.page.get_by_role("alert")).to_contain_text("resign at the table")
    expect(bob.page.get_by_role("list", name="Players")).to_contain_text("Cy")
    expect(bob.prompt).to_be_visible()
    expect(bob.prompt).not_to_contain_text("You are watching")


def test_a_table_that_is_not_there(ann: Person) -> None:
    sockets: list[str] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket.url))
    ann.goto("/table/nosuchtablenosuchtable")
    expect(ann.page.get_by_role("heading", name="This box is empty.")).to_be_visible()
    expect(ann.page.get_by_text("There is no such table.")).to_be_visible()
    ann.page.wait_for_timeout(2000)
    assert len(sockets) == 1
    expect(ann.page.get_by_text("reconnecting")).to_have_count(0)


def test_what_fails_is_said_and_asked_again(ann: Person) -> None:
    """The first answer is answered with a problem instead of being passed on."""
    failed: list[Any] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "Answer" and not failed:
                failed.append(said)
                browser.send(json.dumps({"type": "Problem", "code": "not-kept", "sentence": "It was not kept."}))
            else:
                server.send(message)

        browser.on_message(pass_on)

    ann.page.route_web_socket(re.compile("/socket$"), between)
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    assert ann.until_asked()
    before = ann.look()
    ann.answer()
    expect(ann.page.get_by_role("alert")).to_contain_text("It was not kept.")
    assert len(failed) == 1
    assert ann.until_asked()
    ann.until_it_looks(before)
    ann.play(2)


def test_what_is_picked_stays_picked_when_the_same_is_asked_again(ann: Person) -> None:
    """The last scene comes once more, its question under another number."""
    lines: list[WebSocketRoute] = []
    scenes: list[Any] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "Scene":
                scenes.append(said)
            browser.send(message)

        server.on_message(pass_on)
        lines.append(browser)

    ann.page.route_web_socket(re.compile("/socket$"), between)
    table, _ = ann.open_table("me", "random")
    ann.goto(table)
    ann.play_until("which card do you play")
    ann.press(ann.thing(ann.look().lit[0]))
    settle = ann.look().settle
    assert settle.startswith("Play ")

    def put_again(scene: Any, words: str) -> None:
        """In other words, so that the test sees when it has come."""
        scene["asked"]["id"] += 1000
        scene["asked"]["prompt"] = words
        lines[-1].send(json.dumps(scene))
        expect(ann.prompt).to_contain_text(words)

    put_again(scenes[-1], "Once more:")
    assert ann.look().settle == settle
    scenes[-1]["asked"]["options"].pop()
    put_again(scenes[-1], "And with one card less:")
    assert ann.look().settle == ""


def test_sitting_down_at_a_public_table_on_its_own_page(ann: Person, bob: Person) -> None:
    """And a second tab of the same guest plays as well."""
    table, _ = ann.open_table("me", "open", private=False)
    ann.goto(table)
    bob.goto(table)
    first = bob.page
    expect(bob.button("Sit down")).to_be_visible()
    bob.page = bob.context.new_page()
    bob.goto(table)
    bob.button("Sit down").click()
    for person in (ann, bob):
        expect(person.prompt).to_be_visible()
    expect(first.get_by_test_id("prompt")).to_have_text(re.compile("."))
    expect(first.get_by_test_id("prompt")).not_to_contain_text("You are watching")
    expect(first.get_by_test_id("prompt")).to_have_text(bob.prompt.inner_text())


def test_spectators_are_marked_in_the_chat(ann: Person, bob: Person, newcomer: Newcomer) -> None:
    sit_down(ann, bob, private=False)
    cy = newcomer("Cy")
    cy.goto(ann.page.url)
    cy.page.get_by_label("Say something").fill("Well played")
    cy.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("region", name="What was said")).to_contain_text(
        re.compile(r"Cy\s*\(watching\)\s*Well played")
    )
