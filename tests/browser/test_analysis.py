"""The analysis of a game: beside its replay, and while one practises against bots."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person, sit_down
from tests.browser.test_axe import AXE, report, violations

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
COME = 90_000
"""Milliseconds after which a whole game has been looked at, on a busy machine."""


def brought(person: Person, record: str) -> str:
    """A record of ours as a replay; its address."""
    info = person.send("POST", "/api/replays", {"record": (GOLDEN / f"{record}.jsonl").read_text("utf-8")})
    return f"/replay/{info['id']}"


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Analysis")


def curve(person: Person) -> Locator:
    return panel(person).get_by_role("slider", name="Chances to win")


def moment(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Moment")


def keys(person: Person) -> Locator:
    return panel(person).get_by_role("list", name="Key moments").get_by_role("button")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_curve_the_bars_and_the_key_moments(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.goto(brought(ann, "legacy-base"))
    expect(panel(ann)).to_have_count(0)
    ann.press(ann.button("Analyse"))
    expect(keys(ann).first).to_be_visible(timeout=COME)
    assert 1 <= keys(ann).count() <= 3
    assert panel(ann).locator("svg path.line").count() == 1, "the other one has the rest"
    turns = panel(ann).get_by_test_id("turns").locator("span")
    expect(turns.first).to_have_text("1")
    assert 2 <= turns.count() <= 8
    played = panel(ann).get_by_role("table", name="How well everybody played").get_by_role("row")
    expect(played).to_have_count(3)
    expect(played.nth(1)).to_contain_text(re.compile(r"\d+"))

    ann.press(keys(ann).first)
    expect(keys(ann).first).to_have_attribute("aria-current", "true")
    turn = re.match(r"Turn (\d+):", keys(ann).first.inner_text())
    assert turn
    expect(panel(ann).get_by_role("heading", name=f"Turn {turn[1]}", exact=True)).to_be_visible()
    choices = panel(ann).get_by_role("figure", name=re.compile("could choose"))
    expect(choices.first.get_by_text("played")).to_have_count(1)
    lost = re.compile(r"(lost nothing|about as good|won at once|\d+\s% instead of \d+\s%)$")
    expect(choices.first.get_by_text(lost)).to_be_visible()
    expect(choices.first.get_by_role("columnheader", name="Chance to win")).to_be_visible()
    expect(ann.page.locator("[data-arrow=played]").first).not_to_have_attribute("data-rings", "0")

    # By keyboard: from moment to moment, and the replay follows.
    curve(ann).focus()
    ann.page.keyboard.press("Home")
    expect(curve(ann)).to_have_attribute("aria-valuenow", "0")
    first = moment(ann).input_value()
    expect(choices).to_have_count(2)  # both choose at once, and each has its own bars
    ann.page.keyboard.press("ArrowRight")
    expect(curve(ann)).to_have_attribute("aria-valuenow", "1")
    expect(moment(ann)).not_to_have_value(first)
    expect(curve(ann)).to_have_attribute("aria-valuetext", re.compile(r"^Turn \d+: .* \d+ %, .* \d+ %$"))
    ann.page.keyboard.press("End")
    last = int(curve(ann).get_attribute("aria-valuemax") or 0)
    expect(curve(ann)).to_have_attribute("aria-valuenow", str(last))

    # By pointing at the middle of the curve.
    box = curve(ann).bounding_box()
    assert box and box["width"] > 150
    curve(ann).click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(curve(ann)).not_to_have_attribute("aria-valuenow", str(last))
    assert 0 < int(curve(ann).get_attribute("aria-valuenow") or 0) < last
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # And on from there, at a table of one's own.
    ann.press(panel(ann).get_by_role("button", name="Play on from here"))
    dialog = ann.page.get_by_role("dialog", name="Continue from here")
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")

    ann.press(panel(ann).get_by_role("button", name="Close the analysis"))
    expect(panel(ann)).to_have_count(0)


def test_from_the_end_of_a_game_to_its_analysis(ann: Person) -> None:
    table, _ = ann.open_table("me", "random", turn_limit=3)
    ann.goto(table)
    ann.play(40)
    expect(ann.result).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.result_bar.get_by_role("link", name="Analyse").click()
    expect(ann.page).to_have_url(re.compile(r"/replay/.*\?analysis$"))
    expect(panel(ann).get_by_text(re.compile("mattered"))).to_be_visible(timeout=COME)
    expect(panel(ann).get_by_role("progressbar")).to_have_count(0)


def test_only_practice_is_analysed_while_it_goes_on(ann: Person, bob: Person) -> None:
    table, _ = ann.open_table("me", "random", army_size=3)
    ann.goto(table)
    ann.play(4)
    assert ann.until_asked()
    ann.button("Analyse").click()
    expect(panel(ann).get_by_role("figure", name="What Ann could choose")).to_be_visible(timeout=COME)
    expect(panel(ann).get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(panel(ann).get_by_role("progressbar")).to_have_count(0, timeout=COME)
    ann.page.keyboard.press("Escape")

    sit_down(ann, bob)
    expect(ann.button("Game menu")).to_be_visible()
    expect(ann.button("Analyse")).to_have_count(0)


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: pnpm install in client/")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_analysis_shuts_nobody_out(newcomer: Newcomer, phone: bool) -> None:
    ann = newcomer("Ann", phone=phone)
    ann.goto(f"{brought(ann, 'figures-duel')}?analysis")
    expect(keys(ann).first).to_be_visible(timeout=COME)
    ann.page.evaluate(AXE.read_text())
    wrong = {"day": violations(ann)}
    ann.page.emulate_media(color_scheme="dark")
    wrong["night"] = violations(ann, colours_only=True)
    assert not any(wrong.values()), "\n".join(report(wrong))
