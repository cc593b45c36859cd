"""A finished game, seen again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

CARD = re.compile(" of (clubs|diamonds|hearts|spades)")


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Moment")


def open_cards(person: Person) -> Locator:
    """Cards in a hand that lie open for anybody who looks."""
    return person.page.locator("[data-spot^='hand:']").get_by_role("img", name=CARD)


def finish(person: Person) -> None:
    """A short game, to its end."""
    table, _ = person.open_table("me", "random", turn_limit=4)
    person.goto(table)
    person.play(40)
    expect(person.result).to_be_visible()


def see_again(person: Person) -> int:
    """From the end of a game to its replay; how many moments it has."""
    person.result.get_by_role("link", name="Watch the replay").click()
    expect(slider(person)).to_have_value("0")
    return int(slider(person).get_attribute("max") or 0)


def test_scrub_step_and_look_through_every_eye(ann: Person) -> None:
    finish(ann)
    last = see_again(ann)
    assert last > 8
    expect(ann.button("Back")).to_be_disabled()

    slider(ann).fill("6")
    expect(ann.page.get_by_text(f"6 / {last}")).to_be_visible()
    ann.button("On").click()
    expect(slider(ann)).to_have_value("7")
    ann.button("Back").click()
    ann.button("Back").click()
    expect(slider(ann)).to_have_value("5")
    ann.page.get_by_role("heading", level=1).click()
    ann.page.keyboard.press("ArrowRight")
    expect(slider(ann)).to_have_value("6")

    viewer = ann.page.get_by_label("Viewer")
    expect(viewer).to_have_value("all")
    everybody = open_cards(ann)
    expect(everybody.nth(2)).to_be_visible()

    viewer.select_option(label="A spectator")
    expect(everybody).to_have_count(0)
    expect(ann.page.get_by_role("region", name="Your hand")).to_have_count(0)

    viewer.select_option(label="Ann")
    expect(ann.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(slider(ann)).to_have_value("6")
    slider(ann).fill("0")  # where nobody has played a card yet
    expect(ann.page.locator("[data-touch^='card:']").nth(1)).to_be_visible()

    viewer.select_option(label="All-seeing")
    ann.page.keyboard.press("Escape")
    slider(ann).fill("0")
    ann.button("Play").click()
    expect(slider(ann)).not_to_have_value("0")
    ann.button("Pause").click()
    expect(ann.button("Play")).to_be_visible()
    slider(ann).fill(str(last))
    expect(ann.button("On")).to_be_disabled()
    expect(ann.button("Continue from here")).to_be_disabled()
    expect(ann.log).to_contain_text(re.compile("wins? the game|share the victory"))


def test_play_on_from_a_moment(ann: Person) -> None:
    finish(ann)
    see_again(ann)
    slider(ann).fill("5")
    ann.page.get_by_label("Viewer").select_option(label="Ann")
    expect(ann.page.get_by_role("region", name="Your hand")).to_be_visible()
    then = ann.look()
    ann.button("Continue from here").click()
    dialog = ann.page.get_by_role("dialog", name="Continue from here")
    dialog.get_by_label("Ann").select_option(label="Me, or somebody here")
    dialog.get_by_role("button", name="Play on").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    assert ann.until_asked()
    now = ann.look()
    assert then.hand <= now.hand
    assert list(now.figures) == list(then.figures)
    ann.play(3)


def test_a_record_is_saved_and_opened_again(ann: Person, bob: Person, tmp_path: Path) -> None:
    finish(ann)
    with ann.page.expect_download() as begun:
        ann.result.get_by_role("link", name="Save the record").click()
    record = tmp_path / begun.value.suggested_filename
    begun.value.save_as(record)
    last = see_again(ann)

    bob.goto("/replays")
    field = bob.page.get_by_label("Open a record")
    accepted = (field.get_attribute("accept") or "").split(",")
    assert record.suffix in accepted, "the chooser of files hides the very file that was saved"
    field.set_input_files(record)
    expect(bob.page).to_have_url(re.compile("/replay/"))
    expect(slider(bob)).to_have_attribute("max", str(last))
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Ann")

    with bob.page.expect_download() as again:
        bob.page.get_by_role("link", name="Save the record").click()
    assert again.value.path().read_text() == record.read_text()


def test_what_is_no_record_is_refused(ann: Person, tmp_path: Path) -> None:
    ann.guard.expect("/api/replays|the server responded with a status of")
    ann.goto("/replays")
    rubbish = tmp_path / "rubbish.json"
    rubbish.write_text("{}")
    ann.page.get_by_label("Open a record").set_input_files(rubbish)
    expect(
        ann.page.get_by_role("alert").or_(ann.page.get_by_role("status").filter(has_text="record")).first
    ).to_be_visible()
    expect(ann.page).to_have_url(re.compile("/replays$"))
