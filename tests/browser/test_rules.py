"""The page of the rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from fracas.games import REGISTERED
from tests.browser.person import Person

RULE = "figures.action.explosion"


def test_search_finds_rules(ann: Person) -> None:
    ann.goto("/rules")
    ann.page.get_by_role("main").get_by_role("link", name=re.compile("Figures")).click()
    expect(ann.page).to_have_url(re.compile("/rules/figures$"))
    rules = ann.page.locator("article[id]")
    expect(rules.first).to_be_attached()
    everything = rules.count()
    expect(rules.filter(visible=True)).to_have_count(0)
    ann.page.get_by_label("Search the rules").fill("explosion")
    expect(ann.page.get_by_role("status").filter(has_text=re.compile(r"\d+ rules? found"))).to_be_visible()
    found = rules.count()
    expect(rules.filter(visible=True)).to_have_count(found)
    assert 0 < found < everything
    assert all("explosion" in words.lower() for words in rules.all_inner_texts())
    ann.page.get_by_label("Search the rules").fill("xyzzy")
    expect(rules).to_have_count(0)
    ann.page.get_by_label("Search the rules").fill("")
    expect(rules).to_have_count(everything)


def test_every_rule_has_an_address(ann: Person) -> None:
    ann.goto(f"/rules/figures#{RULE}")
    rule = ann.page.locator(f"[id='{RULE}']")
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("heading")).to_have_text("Explosion")

    ids = {each["id"] for each in ann.send("GET", "/api/games/figures/rules")}
    shown = set(ann.page.locator("article[id]").evaluate_all("(all) => all.map((each) => each.id)"))
    assert shown == ids

    other = ann.page.get_by_role("article").nth(1)  # of the section that is unfolded
    other.get_by_role("link", name=re.compile("Link to this rule")).click()
    expect(ann.page).to_have_url(re.compile(f"#{re.escape(other.get_attribute('id') or '')}$"))
    expect(other).to_be_in_viewport()


def test_how_to_win_comes_first_and_sections_are_folded(ann: Person) -> None:
    for game in REGISTERED.values():
        ann.goto(f"/rules/{game.name}")
        first = ann.page.locator(".sections > *").first
        usual = {setting.name: setting.default for setting in game.settings}
        expect(first.get_by_role("listitem")).to_have_text(list(game.how_to_win(usual)))
        expect(ann.page.get_by_role("article")).to_have_count(0)

    section = ann.page.locator(".sections details").nth(2)
    ann.page.get_by_role("navigation", name="Sections").get_by_role("link").nth(3).click()
    expect(section.get_by_role("article").first).to_be_visible()
    expect(section.locator("summary")).to_be_in_viewport()
    ann.button("Unfold all").click()
    expect(ann.page.locator(".sections details:not([open])")).to_have_count(0)
    ann.button("Fold all").click()
    expect(ann.page.locator(".sections details[open]")).to_have_count(1)
