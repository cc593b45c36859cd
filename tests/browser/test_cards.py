"""The maker of character cards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.person import Person

NAME = "Sir <b>Bolt</b>"


def test_a_card_is_made_kept_and_fielded(ann: Person) -> None:
    ann.goto("/cards")
    page = ann.page
    ann.button("Save the card").click()
    expect(page.get_by_role("alert")).to_contain_text("name")

    page.get_by_label("Name", exact=True).fill(NAME)
    page.get_by_label("Search the pictures").fill("robot")
    page.get_by_role("radio").first.check(force=True)
    page.get_by_label("Queen or Jack").select_option(label="Explosion")
    page.get_by_label("10 or 9").select_option(label="Sneak")
    page.get_by_label("8 or 7").select_option(label="Armor")
    preview = page.get_by_role("list").filter(has_text="Recover").last
    expect(page.get_by_text(NAME).first).to_be_visible()
    expect(preview).to_contain_text(re.compile("Recover.*Explosion.*Sneak.*Armor", re.DOTALL))
    ann.button("Save the card").click()
    mine = page.get_by_role("region", name="Your own character cards")
    expect(mine).to_contain_text(NAME)

    page.reload()
    expect(mine).to_contain_text(NAME)
    expect(mine).to_contain_text("Explosion · Sneak · Armor")
    ann.button(f"Change {NAME}").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value(NAME)
    page.get_by_label("8 or 7").select_option(label="Stun")
    ann.button("Save the changes").click()
    expect(mine).to_contain_text("Explosion · Sneak · Stun")

    ann.goto("/setup/figures")
    page.get_by_label(NAME).check()
    ann.button(re.compile("Change your army")).click()
    page.get_by_role("dialog").get_by_text("Chosen at the table").click()
    ann.button("Take it").click()
    ann.button("Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.get_by_role("group", name="Options").get_by_role("button", name="An army of my own making").click()
    page.get_by_role("group", name="Options").get_by_role("button", name=NAME).click()
    expect(ann.prompt).to_contain_text(NAME)
    ann.play(6)
    expect(page.locator("[data-touch^='figure:']").filter(has_text=NAME).first).to_be_visible()
    expect(page.locator("[data-touch^='figure:'] b")).to_have_count(0)


def test_a_card_is_deleted_after_a_question(ann: Person) -> None:
    card = {"id": "bolt", "name": "Bolt", "actions": ["blast", "boost", "dodge"], "icon": "puppet"}
    ann.send("PUT", "/api/me/made/figures/bolt", card)
    ann.goto("/cards")
    mine = ann.page.get_by_role("region", name="Your own character cards")
    ann.button("Delete Bolt").click()
    ann.button("Keep").click()
    expect(mine).to_contain_text("Bolt")
    ann.button("Delete Bolt").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(mine).to_contain_text("None yet")


def test_a_card_says_what_it_is_worth_before_it_is_saved(ann: Person) -> None:
    ann.goto("/cards")
    page = ann.page
    worth = page.get_by_role("region", name="What it is worth")
    found = re.compile(r"It wins \d+ % ± \d+ in its place in a ready army")
    expect(worth).to_contain_text(found)
    with page.expect_request(lambda request: request.url.endswith("/worth")) as asked:
        page.get_by_label("8 or 7").select_option(label="Stun")
        expect(worth).not_to_contain_text(found)
    sent = asked.value.post_data_json
    assert sent is not None and sent["actions"][2] == "stun"
    expect(worth).to_contain_text(found)
