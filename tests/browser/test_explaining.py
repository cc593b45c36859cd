"""The table explains itself: why not, by which rule, and what a bot would do."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.person import Person

WHICH_FIGURE = re.compile("Which of your figures")


def stuck(person: Person) -> str:
    """A table at which a figure is asked for; one of the figures that cannot be chosen."""
    table, _ = person.open_table("me", "random")
    person.goto(table)
    assert person.until_asked()
    expect(person.prompt).to_have_text(WHICH_FIGURE)
    now = person.look()
    grey = next(thing for thing in now.figures if thing not in now.lit)
    expect(person.thing(grey)).to_have_attribute("aria-disabled", "true")
    return grey


def why_not(person: Person) -> Locator:
    return person.page.get_by_test_id("why-not")


def test_pointing_at_it_says_why_and_leads_to_the_rule(ann: Person) -> None:
    grey = stuck(ann)
    ann.thing(grey).hover()
    expect(why_not(ann)).to_contain_text("is not in your army.")
    rule = why_not(ann).get_by_role("link", name=re.compile("Rule: (Attacking|The defender)"))
    rule.hover()  # the pointer can go over to it, and it stays
    with ann.context.expect_page() as opened:
        rule.click()
    expect(opened.value).to_have_url(re.compile(r"/rules/figures#figures\.turn\.\w+$"))
    ann.page.bring_to_front()
    ann.page.get_by_role("heading", level=1).hover()
    expect(why_not(ann)).to_have_count(0)


def test_reaching_it_with_tab_says_why_and_enter_leads_to_the_rule(ann: Person) -> None:
    grey = stuck(ann)
    ann.page.get_by_role("button", name="Keys").focus()
    for _ in range(20):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("() => document.activeElement.dataset.touch") == grey:
            break
    expect(ann.thing(grey)).to_be_focused()
    expect(why_not(ann)).to_contain_text("is not in your army.")
    expect(ann.thing(grey)).to_have_accessible_description(re.compile("is not in your army. Enter leads to the rule."))
    ann.page.keyboard.press("Enter")
    expect(why_not(ann).get_by_role("link")).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(ann.thing(grey)).not_to_be_focused()
    expect(ann.page.locator("[data-touch]:focus")).to_have_count(1)
    ann.page.keyboard.press("Shift+Tab")
    expect(ann.thing(grey)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Escape")
    expect(ann.thing(grey)).to_be_focused()
    expect(why_not(ann)).to_have_count(0)


def test_cards_figures_and_players_say_why_whatever_is_asked(ann: Person) -> None:
    stuck(ann)
    card = next(iter(ann.look().cards))
    ann.thing(card).hover()  # which waits until the hand has come to rest above the prompt
    ann.thing(card).click(force=True)
    expect(why_not(ann)).to_contain_text("Cards are played once attacker and defender are chosen.")
    ann.thing("seat:1").click(force=True)
    expect(why_not(ann)).to_contain_text(re.compile("which of your figures (attacks|defends)"))
    ann.play_until("which card do you play")
    for thing in ("figure:0", "seat:0", "seat:1"):
        ann.thing(thing).click(force=True)
        expect(why_not(ann)).to_contain_text("what you choose now is a card from your hand.")
        expect(why_not(ann).get_by_role("link", name="Rule: Playing cards")).to_be_visible()


def test_a_tap_says_why_and_leads_to_the_rule(newcomer: Newcomer) -> None:
    ann = newcomer("Ann", phone=True)
    grey = stuck(ann)
    before = ann.look()
    ann.thing(grey).tap(force=True)  # Playwright would wait until it is enabled
    why = why_not(ann)
    expect(why).to_contain_text("is not in your army.")
    expect(why).to_be_in_viewport()
    assert ann.look() == before
    ann.page.evaluate("() => scrollBy(0, 20)")  # a page that makes room takes it along
    with ann.context.expect_page() as opened:
        why.get_by_role("link").tap()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"/rules/figures#figures\.[\w.]+$"))
    rule = rules.locator(f"[id='{rules.url.partition('#')[2]}']")
    expect(rule).to_be_in_viewport()
    expect(rule.get_by_role("heading")).not_to_be_empty()


def test_the_question_itself_leads_to_its_rule(ann: Person) -> None:
    stuck(ann)
    with ann.context.expect_page() as opened:
        ann.prompt.get_by_role("link").click()
    rules = opened.value
    expect(rules.locator(f"[id='{rules.url.partition('#')[2]}']")).to_be_in_viewport()


def test_a_hint_names_candidates_and_a_reason(ann: Person) -> None:
    stuck(ann)
    before = ann.look()
    ann.button("Hint").click()
    hint = ann.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text(re.compile(r"Hint: \S[^.]*\. \S.+\."))
    expect(hint.get_by_role("columnheader", name="Chance to win")).to_be_visible()
    expect(ann.page.locator("[data-arrow=hint]")).not_to_have_attribute("data-rings", "0")
    names = [before.figures[thing] for thing in before.lit]
    rows = hint.get_by_role("rowheader")
    expect(rows.nth(1)).to_be_visible()
    assert all(any(name.startswith(words) for name in names) for words in rows.all_inner_texts()), names
    expect(hint).to_contain_text(re.compile(r"\d+\s%"))
    said = hint.inner_text()
    hint.get_by_role("button", name="Do that").click()
    expect(ann.prompt).not_to_have_text(before.prompt)
    expect(hint.filter(has_text=said)).to_have_count(0)


def test_odds_are_shown_before_a_card_is_laid(ann: Person) -> None:
    stuck(ann)
    ann.play_until("which card do you play")
    names = list(ann.look().cards.values())
    assert all(re.search(r"total -?\d+", name) for name in names), names
    odds = re.compile(r"It (wins the battle|holds) against \d+ of the \d+ cards you cannot see, \d+ %|no card: it")
    expect(ann.page.get_by_role("region", name="Your hand").get_by_role("button", name=odds)).to_have_count(len(names))
