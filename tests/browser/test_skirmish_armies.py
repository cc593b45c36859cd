"""Armies of one's own in the browser: written out, read in, printed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person


def armies(newcomer: Newcomer) -> Person:
    """The page of armies, with a ready one to begin with."""
    ann = newcomer("Ann")
    ann.guard.expect("422")  # what may not be fielded is refused
    ann.goto("/armies")
    ann.page.get_by_label("Begin with a ready army").select_option("crown-100-b")
    expect(ann.button("Keep it")).to_be_enabled()
    return ann


def test_an_army_is_read_in_as_it_was_written_out(newcomer: Newcomer) -> None:
    """skirmish.card: what cannot be read is named, and nothing is lost meanwhile."""
    ann = armies(newcomer)
    ann.button("As text").click()
    dialog = ann.page.get_by_role("dialog")
    text = dialog.get_by_role("textbox").input_value()
    assert text.splitlines()[:3] == ["Brother Orwen", "Dame Iselle Varn", "Peasant with Climbing Hooks"]
    dialog.get_by_role("textbox").fill(f"{text}\nNobody at all")
    dialog.get_by_role("button", name="Read it in").click()
    expect(dialog).to_contain_text("Not read: Nobody at all")
    dialog.get_by_role("textbox").fill("Athum Tellur\n2x Peasant with Climbing Hooks")
    dialog.get_by_role("button", name="Read it in").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_text("29 of 100 points").first).to_be_visible()


def test_only_the_roster_is_printed(newcomer: Newcomer) -> None:
    """Each unit with its numbers, boxes for its Hp, and what it and its equipment can do."""
    ann = armies(newcomer)
    roster = ann.page.get_by_label("Roster", exact=True)
    expect(roster).to_be_hidden()
    ann.page.emulate_media(media="print")
    expect(roster).to_be_visible()
    expect(ann.button("Keep it")).to_be_hidden()
    expect(ann.page.get_by_role("banner")).to_be_hidden()
    expect(roster).to_contain_text("Brother Orwen (leader) 16 points")
    expect(roster).to_contain_text("Hp □□□□□")
    expect(roster).to_contain_text("Climbing Hooks. The unit has climb and quick. Climb:")
