"""A newcomer, one click, and a whole game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.person import strongest

MOST_ANSWERS = 400


def test_a_newcomer_plays_a_whole_game_against_a_bot(newcomer: Newcomer) -> None:
    stranger = newcomer()
    stranger.goto("/")
    stranger.box("Figures").get_by_role("group", name="How strong should the bot be?").get_by_text("Easy").click()
    stranger.play_now().click()
    expect(stranger.page).to_have_url(re.compile("/table/"))

    stranger.play(MOST_ANSWERS, strongest)

    won = re.compile("You (win|lose)")
    expect(stranger.result.get_by_role("heading")).to_have_text(won)
    expect(stranger.result).to_contain_text(re.compile(r"After \d+ turns"))
    expect(stranger.log).to_contain_text(re.compile("wins? the game"))
    expect(stranger.result.get_by_test_id("best")).to_contain_text(re.compile(r"Best figure: .+ captures?"))
    expect(stranger.result.get_by_test_id("tally").get_by_role("row")).to_contain_text(
        ["", "figures left", "captives", "attacks won", "special actions"]
    )
    expect(stranger.result.get_by_role("link", name="Analyse")).to_be_visible()
    expect(stranger.log.locator("[data-past]").first).to_have_text(re.compile(r"plays .+ for -?\d+, .+ for -?\d+\."))
    expect(stranger.page.get_by_test_id("last-battle")).to_contain_text(re.compile("captured|fails|wounded|armor"))
    expect(stranger.result.get_by_role("group", name="Next").get_by_role("button")).to_have_text(
        ["Play the normal bot", "Three players"]
    )

    stranger.page.reload()
    expect(stranger.result_bar).to_contain_text(won)
    expect(stranger.result_bar.get_by_role("link", name="Replay")).to_be_visible()
    expect(stranger.page.get_by_test_id("table")).to_have_attribute("data-busy", "false")
    expect(stranger.result).to_have_count(0)
    stranger.result_bar.get_by_role("button", name="Share").click()
    expect(stranger.result.get_by_role("link", name="Save the record")).to_be_visible()
    stranger.page.keyboard.press("Escape")

    old = stranger.page.url
    stranger.result_bar.get_by_role("button", name="Rematch").click()
    expect(stranger.page).not_to_have_url(old)
    assert stranger.until_asked()


def test_after_a_game_there_is_a_stronger_bot(newcomer: Newcomer) -> None:
    """With the same settings, at a new table."""
    ann = newcomer("Ann")
    easy = ann.send("GET", "/api/games")[0]["levels"][0]["bot"]
    table, _ = ann.open_table("me", easy, turn_limit=2)
    ann.goto(table)
    ann.play(40)
    turning = ann.result.get_by_test_id("turning-point")
    expect(turning).to_have_attribute("data-ready", "true")
    expect(turning).to_have_text(re.compile(r"The turning point. Turn \d: .+\.|No single moment decided this game."))
    ann.result.get_by_role("button", name="Play the normal bot").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    assert ann.until_asked()
    expect(ann.page.get_by_role("list", name="Players")).to_contain_text("Bot, normal")
    number = ann.page.url.rpartition("/")[2]
    assert ann.send("GET", f"/api/tables/{number}")["settings"]["turn_limit"] == 2


def test_things_move_and_can_be_skipped(newcomer: Newcomer) -> None:
    """At the usual speed what happens is shown; the board says so, and Escape ends it."""
    watcher = newcomer("Ann", moving=True)
    table, _ = watcher.open_table("me", "random")
    watcher.goto(table)
    assert watcher.until_asked()
    busy = watcher.page.locator("[data-testid=table][data-busy=true]")
    for _ in range(6):
        watcher.answer()
        busy.wait_for()
        watcher.page.keyboard.press("Escape")
        assert watcher.until_asked()
    expect(busy).to_have_count(0)
