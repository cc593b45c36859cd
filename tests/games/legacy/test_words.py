"""Words: every question, every option, every refusal and every event has them."""

from __future__ import annotations

from random import Random

import pytest

from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.games.legacy import LEGACY, events
from fracas.games.legacy.asks import PROMPTS, RULES
from fracas.games.legacy.events import CardEvent
from fracas.games.legacy.story import STORY
from fracas.games.legacy.windows import WINDOWS
from tests.games.legacy.checks import quiet, with_newcomers
from tests.games.legacy.wandering import wander
from tests.kit.legacy import Side, Table
from tests.kit.play import decisions
from tests.kit.rules import rule

KINDS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, CardEvent)
]


def test_every_event_has_a_sentence() -> None:
    assert set(STORY) == set(KINDS)


def test_every_question_has_a_prompt_and_a_rule() -> None:
    asked = {
        flow.question.ask for seed in range(60) for flow in wander(seed, champions="mixed", events=6) if flow.question
    }
    of_seats = asked - {"location", "event", "coin", "drawn", "die"}
    assert of_seats == set(PROMPTS)
    assert set(RULES) == set(PROMPTS) | {"location", "event", "coin", "drawn", "die"}
    assert all(rule in LEGACY.rules for rule in RULES.values())


def test_windows_are_in_the_order_of_a_turn() -> None:
    names = [window.name for window in WINDOWS]
    assert names == ["reveal", "battle", "legacy", "phase", "compare", "points", "won", "cleanup", "end"]


@pytest.mark.parametrize("seed", range(3))
def test_everything_on_the_table_can_be_asked_about(seed: int) -> None:
    """Whatever a player may point at is an option, or there is a reason why it is not."""
    table = LEGACY.start(settings={"champions": "split", "events": 6, "rounds": 1}, seed=seed)
    for at_play in decisions(table, Random(seed)):
        for asked in at_play.questions.values():
            touched = {thing for option in asked.options for thing in option.touches}
            names = [thing for thing, _ in asked.things]
            assert len(set(names)) == len(names)
            assert touched <= set(names)
            for thing in names:
                reason = asked.why_not(thing)
                assert (reason is None) is (thing in touched), thing
                assert reason is None or reason.rule in LEGACY.rules


def why(table: Table, thing: str, seat: int = 0) -> str:
    reason = table.session.questions[seat].why_not(thing)
    assert reason is not None
    return reason.sentence


def test_reasons_say_what_is_in_the_way() -> None:
    table = quiet(ann=Side(pile="knight wizard", aside="druid"), bottom="court")
    assert why(table, "champion:1:knight") == "The Knight belongs to Bob; choose one of your own champions."
    assert why(table, "champion:0:knight") == "The Knight lies in your legacy pile until the next round."
    assert why(table, "champion:0:druid") == "The Druid is set aside and comes back when your hand is empty."
    assert why(table, "location:red-mesa") == "The battle is at Whisper Market; choose a champion."
    assert why(table, "fatestone") == "You hold the Fatestone; it is passed only in a tie."
    assert "order of the deck" in why(table, "deck")


def asking(table: Table, ann: str, bob: str) -> Table:
    table.session.answer(0, ann)
    table.session.answer(1, bob)
    return table


def test_reasons_within_a_battle() -> None:
    table = asking(quiet(ann="knight"), "wizard", "paladin")
    assert why(table, "champion:0:warrior") == "The Warrior has power 7; only power 5 or less may come."
    assert why(table, "champion:0:wizard") == "The Wizard is in the battle already."
    assert why(table, "option:7") == "The Warrior has power 7; only power 5 or less may come."
    assert why(table, "option:12") == "The Herald is not one of your champions."
    table = asking(quiet(), "barbarian", "paladin")
    assert why(table, "location:whisper-market").startswith("Whisper Market is the current location")
    assert (
        why(table, "location:court-of-oaths") == "Court of Oaths is in the deck; only upcoming locations can be chosen."
    )
    assert why(table, "champion:0:druid") == "Choose an upcoming location, or none."
    table = asking(with_newcomers("witch", ann="witch", bob="druid", value=10), "knight", "ranger")
    assert why(table, "option:1") == "The Fatestone shows 10 and goes no higher."


@rule("legacy.location.bazaar-of-omens", "legacy.card.witch.legacy")
def test_anybody_who_may_turn_the_fatestone_is_told_by_which_rule() -> None:
    for table, of_it in (
        (asking(quiet(row="bazaar", value=1), "knight", "ranger"), "legacy.location.bazaar-of-omens"),
        (asking(with_newcomers("witch", ann="witch", bob="druid"), "knight", "ranger"), "legacy.card.witch.legacy"),
    ):
        (asked,) = table.session.questions.values()
        reason = asked.why_not("option:-1")
        assert reason is not None
        assert (asked.rule, reason.rule) == (of_it, of_it)
        assert asked.prompt.endswith(" the Fatestone at 1. Do you turn it?")


def test_a_sum_is_told_part_by_part() -> None:
    table = Table(ann="knight", bob="ranger", row="cloister mesa tower")
    table.fight("paladin", "druid")
    told = [sentence for sentence in table.session.narration(0) if sentence.startswith("Your total is")]
    assert told == ["Your total is 4 (Paladin 4); Bob's total is 3 (Druid 0, terrain +2 for Druid, Find a Path +1)."]
    told = [sentence for sentence in table.session.narration(1) if "total is" in sentence]
    assert told[0].startswith("Ann's total is 4 (Paladin 4); your total is 3")


def test_tokens_depend_on_nobody() -> None:
    table = quiet()
    question = table.session.flow.question
    assert question is not None
    state = table.session.flow.state
    for value in table.session.questions[0].values:
        tokens = {LEGACY.words.option(state, question, value, Listener(seat, ["A", "B"])).token for seat in (-1, 0, 1)}
        assert len(tokens) == 1


def test_cards_name_their_own_rules() -> None:
    table = quiet().fight("knight", "ranger")
    rules = [event.rule for event in table.session.events if isinstance(event, CardEvent)]
    assert rules[0] == "legacy.card.knight.battle"
    assert "legacy.card.wizard.legacy" in rules


def prompts(table: Table, seat: int) -> tuple[str, list[str]]:
    """What the seat is asked, and the answers."""
    asked = table.session.questions[seat]
    return asked.prompt, [option.label for option in asked.options]


@rule("legacy.tie.pass")
def test_a_tie_says_what_it_is_about() -> None:
    table = asking(Table(ann="druid knight", bob="knight paladin", row="deep mesa tower"), "warrior", "warrior")
    (seat,) = table.session.questions
    assert prompts(table, seat) == (
        "Anvil Deep (1 point) is tied. Do you keep the Fatestone and lose, or pass it and win?",
        ["Keep it and lose", "Pass it and win"],
    )


@rule("legacy.location.court-of-oaths")
def test_handing_over_says_who_holds_the_fatestone() -> None:
    table = asking(quiet(row="court mesa tower", beginner=True), "knight", "druid")
    prompt, answers = prompts(table, 0)
    assert prompt.endswith(" the Fatestone at 1. Does it change sides?")
    assert set(answers) == {"No, it stays", "Yes, to the other side"}
