"""Two browsers at one table: the invitation, the hidden hands, the talk."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.hidden import cards_in, forms
from tests.browser.person import Person, play_together, sit_down, strongest, who_is_asked

TURNS = 12


def test_a_friend_joins_by_a_link(ann: Person, newcomer: Newcomer) -> None:
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goto("/")
    ann.box("Figures").get_by_role("link", name="Set up a table").click()
    ann.page.get_by_label("Who sits here").nth(1).select_option(label="A friend, by link")
    ann.button("Open the table").click()
    ann.button(re.compile("Copy link")).click()
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(re.escape(ann.guard.origin) + r"/join/[\w-]+", link)
    ann.page.get_by_role("link", name="Go to the table").click()
    expect(ann.page.get_by_role("region", name="Waiting room")).to_contain_text("one player")

    friend = newcomer()
    friend.goto(link)
    friend.page.get_by_label("Your name", exact=True).fill("Bob")
    friend.button("Sit down").click()
    expect(friend.page).to_have_url(re.compile("/table/"))
    expect(ann.page.get_by_role("list", name="Players")).to_contain_text("Bob")

    people = (ann, friend)
    seen = dict.fromkeys(people, 0)
    for _ in range(TURNS):
        asked = who_is_asked(people)
        other = friend if asked is ann else ann
        expect(other.log.get_by_role("listitem")).to_have_count(asked.log.get_by_role("listitem").count())
        own, hidden = asked.look().hand, other.look().hand
        assert not own & hidden
        assert cards_in(asked, hidden) == [] == cards_in(other, own)
        assert len(cards_in(asked, own)) >= len(own)
        asked.answer()
        seen[asked] += 1
    assert all(seen.values())


def test_anybody_who_opened_the_table_finds_the_links_again(ann: Person, newcomer: Newcomer) -> None:
    table, invitations = ann.open_table("me", "open", "open")
    elsewhere = newcomer(known=ann.context.storage_state())
    for person in (ann, elsewhere):
        person.goto(table)
        person.page.reload()
        for seat, invitation in enumerate(invitations, 2):
            link = person.page.get_by_label(f"Invite somebody to seat {seat}", exact=True)
            expect(link).to_have_value(ann.guard.origin + invitation)
    friend = newcomer("Bob")
    friend.join(invitations[0])
    expect(ann.page.get_by_label("Invite somebody to seat 2", exact=True)).to_have_count(0)
    friend.goto(table)
    expect(friend.page.get_by_role("region", name="Waiting room")).to_contain_text("The player who opened the table")
    expect(friend.page.get_by_label(re.compile("Invite somebody"))).to_have_count(0)


def test_a_secret_choice_is_still_there_after_a_reload(ann: Person, bob: Person) -> None:
    sit_down(ann, bob)
    play_together((ann, bob), 2)
    for person in (ann, bob):
        assert person.until_asked()
        expect(person.prompt).to_contain_text("which card")
    card = ann.look().lit[-1].removeprefix("card:")
    [_, _, face] = forms(card)
    ann.answer(strongest)
    expect(ann.prompt).to_contain_text(f"You chose {face}. Waiting for Bob")
    assert cards_in(bob, [card]) == []
    ann.page.reload()
    expect(ann.prompt).to_contain_text(f"You chose {face}. Waiting for Bob")
    expect(ann.thing(f"card:{card}")).to_have_count(0)
    bob.page.reload()
    assert bob.until_asked()
    assert cards_in(bob, [card]) == []


def test_a_link_is_good_for_one(ann: Person, bob: Person, newcomer: Newcomer) -> None:
    _, [invitation] = ann.open_table("me", "open")
    bob.join(invitation)
    late = newcomer()
    late.guard.expect("/api/join/|the server responded with a status of")
    late.goto(invitation)
    expect(late.page.get_by_role("alert")).to_contain_text("works for one person")
    expect(late.button("Sit down")).to_have_count(0)


def test_a_spectator_sees_no_hand(ann: Person, newcomer: Newcomer) -> None:
    table, _ = ann.open_table("me", "random", private=False)
    ann.goto(table)
    assert ann.until_asked()
    watcher = newcomer()
    watcher.goto("/watch")
    watcher.page.get_by_role("link", name=re.compile("Ann against")).first.click()
    expect(watcher.page).to_have_url(re.compile(table))
    expect(watcher.prompt).to_contain_text("You are watching.")
    for _ in range(4):
        hand = ann.look().hand
        expect(watcher.prompt).to_contain_text("Ann")
        assert cards_in(watcher, hand) == []
        ann.answer()
        assert ann.until_asked()
    expect(ann.page.get_by_role("list", name="Players")).to_contain_text("1 watching")


def test_people_talk_and_markup_stays_text(newcomer: Newcomer) -> None:
    ann, bob = newcomer("<i>Ann</i>"), newcomer("<b>Bob</b>")
    sit_down(ann, bob)
    said = "<img src=x onerror=alert(1)> & <script>alert(2)</script>"
    ann.page.get_by_label("Say something").fill(said)
    ann.page.get_by_label("Say something").press("Enter")
    heard = bob.page.get_by_role("region", name="What was said")
    expect(heard).to_contain_text(f"<i>Ann</i> {said}")
    expect(heard.locator("img, script, i, b")).to_have_count(0)
    expect(bob.page.get_by_role("list", name="Players")).to_contain_text("<i>Ann</i>")
    expect(ann.page.get_by_role("list", name="Players")).to_contain_text("<b>Bob</b>")
    play_together((ann, bob), 2)
    for person in (ann, bob):
        expect(person.log).to_contain_text(re.compile("<(i|b)>"))
        expect(person.log.locator("i, b")).to_have_count(0)

    bob.page.get_by_label("Say something").fill("Well played")
    bob.button("Send").click()
    expect(ann.page.get_by_role("region", name="What was said")).to_contain_text("Well played")
