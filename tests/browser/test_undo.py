"""Taking back: free while nobody has learned anything, and with the others' consent after that."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, sit_down, who_is_asked
from tests.browser.test_synergy import begin

FREE = "Undo"
ASKS = "Ask to undo"


def taking_back(person: Person) -> Locator:
    return person.page.get_by_role("alert", name="Taking back")


def attack(ann: Person, bob: Person) -> tuple[Person, Person]:
    """A table for two at which one has just chosen who attacks; that one and the other."""
    sit_down(ann, bob, terms={"help": True})
    attacker = who_is_asked((ann, bob))
    defender = bob if attacker is ann else ann
    expect(attacker.prompt).to_contain_text("attacks")
    return attacker, defender


def test_there_is_nothing_to_take_back_at_first(ann: Person, bob: Person) -> None:
    attacker, defender = attack(ann, bob)
    for person in (attacker, defender):
        expect(person.button(FREE)).to_be_disabled()
        expect(person.button(ASKS)).to_have_count(0)
    attacker.page.keyboard.press("u")
    attacker.answer()
    assert defender.until_asked()
    expect(attacker.button(FREE)).to_be_enabled()
    expect(defender.button(FREE)).to_be_disabled()
    expect(attacker.page.get_by_role("alert")).to_have_count(0)


def test_nobody_is_asked_while_nothing_was_learned(ann: Person, bob: Person) -> None:
    attacker, defender = attack(ann, bob)
    before = attacker.look()
    attacker.answer()
    assert defender.until_asked()
    attacker.button(FREE).click()
    assert attacker.until_asked()
    attacker.until_it_looks(before)
    expect(defender.log).to_contain_text("take")
    expect(taking_back(defender)).to_have_count(0)
    attacker.answer()
    assert defender.until_asked()


def test_the_other_refuses_and_then_agrees(ann: Person, bob: Person) -> None:
    attacker, defender = attack(ann, bob)
    before = attacker.look()
    attacker.answer()
    assert defender.until_asked()
    defender.answer()
    assert attacker.until_asked()
    after = attacker.look()
    assert after != before

    attacker.button(ASKS).click()
    expect(taking_back(attacker)).to_contain_text("must agree")
    taking_back(defender).get_by_role("button", name="Refuse").click()
    expect(taking_back(attacker)).to_have_count(0)
    expect(taking_back(defender)).to_have_count(0)
    attacker.until_it_looks(after)

    attacker.button(ASKS).click()
    taking_back(defender).get_by_role("button", name="Let them take it back").click()
    expect(taking_back(attacker)).to_have_count(0)
    expect(attacker.prompt).to_contain_text(before.prompt.removesuffix("rule").strip())
    attacker.until_it_looks(before)
    attacker.answer()
    assert defender.until_asked()


def test_anybody_who_asked_withdraws(ann: Person, bob: Person) -> None:
    attacker, defender = attack(ann, bob)
    attacker.answer()
    assert defender.until_asked()
    defender.answer()
    assert attacker.until_asked()
    after = attacker.look()
    attacker.button(ASKS).click()
    expect(taking_back(defender).get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(taking_back(defender).get_by_role("button", name="Refuse")).to_be_visible()
    taking_back(attacker).get_by_role("button", name="Withdraw").click()
    for person in (attacker, defender):
        expect(taking_back(person)).to_have_count(0)
    attacker.until_it_looks(after)


def test_a_double_click_takes_back_one_answer(ann: Person) -> None:
    begin(ann)
    free = 0
    while free < 2:
        ann.answer()
        assert ann.until_asked()
        free = free + 1 if ann.button(FREE).is_enabled() else 0
    ann.button(FREE).dblclick()
    taken = ann.log.get_by_text("take back")
    expect(taken).to_have_count(1)
    assert ann.until_asked()
    expect(ann.button(FREE)).to_be_enabled()
    expect(taken).to_have_count(1)
