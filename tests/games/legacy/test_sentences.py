"""Sentences that must be true for anybody who hears them, and reasons that fit what is asked."""

from __future__ import annotations

import re
from random import Random

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.games.legacy import LEGACY
from fracas.games.legacy.events import GameWon
from fracas.games.legacy.story import tell_story
from tests.games.legacy.checks import quiet, with_newcomers
from tests.kit.legacy import Side, Table
from tests.kit.play import decisions
from tests.kit.rules import rule

NAMES = ["Ann", "Bob"]


def heard(table: Table, viewer: int | None, part: str) -> list[str]:
    """The sentences with ``part`` in them, as this viewer hears them."""
    return [sentence for sentence in table.session.narration(viewer) if part in sentence]


def why_not(table: Table, seat: int, thing: str) -> Reason:
    session = table.session
    assert session.flow.question is not None
    why = LEGACY.words.why_not(session.flow.state, session.flow.question, seat, thing, Listener(seat, NAMES))
    assert why is not None
    assert why.rule in {each.id for each in LEGACY.rules}
    return why


def asked_after(table: Table, *answers: tuple[int, str]) -> Table:
    for seat, word in answers:
        table.session.answer(seat, word)
    return table


# -- the story


@rule("legacy.card.paladin.battle")
def test_ward_speaks_to_its_owner() -> None:
    table = quiet().fight("paladin", "knight")
    shields = "total cannot be lowered, nor"
    assert heard(table, 0, shields) == [f"Ward: your {shields} your legacy ability prevented."]
    assert heard(table, 1, shields) == [f"Ward: Ann's {shields} Ann's legacy ability prevented."]


@rule("legacy.card.jester.legacy", "legacy.card.sentinel.battle")
def test_what_a_jester_copies_is_not_told_of_a_champion_that_its_owner_has_not() -> None:
    sets = ("base jester", "base sentinel witch")
    table = Table(sets=sets, ann="jester", bob="witch", row="market").fight(
        "knight", "paladin", omen=["none", "none"], copy="yes"
    )
    assert heard(table, None, "not use Omen") == ["Bob does not use Omen.", "Ann does not use Omen."]
    table = Table(sets=("base jester shaman", "base sentinel"), ann="jester", bob="ranger", row="market")
    table.fight("knight", "sentinel", copy="yes")
    assert heard(table, 0, "because of the Wall") == [
        "Bob's Find a Path changes no total, because of the Wall.",
        "Your Find a Path changes no total, because of the Wall.",
    ]


@rule("legacy.card.knight.legacy")
def test_a_rally_of_the_stronger_side_says_whose_champion_is_stronger() -> None:
    table = quiet(ann="knight").fight("warrior", "ranger")
    assert heard(table, 0, "Rally") == ["Your Knight: Rally is prevented."]
    table = quiet(ann="knight").fight("ranger", "paladin")
    assert heard(table, 1, "does nothing") == [
        "Ann's Rally does nothing, because the battle champion of that side is the stronger one."
    ]


@rule("legacy.combat.reward")
def test_what_abilities_cost_is_told_with_a_minus_sign() -> None:
    table = Table(
        ann=Side(hand="knight druid", pile="warlord"),
        bob=Side(hand="paladin wizard", pile="knight"),
        sets=("base warlord", "base"),
        row="anvil mesa market",
        discards="",
        rounds=1,
        scores=(0, 3),
    )
    table.fight("knight", "paladin")
    assert table.view.sources[1][1] == -1
    assert "−1 from abilities" in heard(table, None, "Bob has")[-1]


@rule("legacy.card.ranger.legacy")
def test_a_path_that_leads_nowhere_still_adds_1() -> None:
    table = Table(ann="ranger", bob="warlord", sets=("base", "base warlord"), row="mesa", discards="", rounds=1)
    table.fight("knight", "paladin")
    told = table.session.narration(0)
    assert "Your total: +1 by Find a Path." in told
    assert "The battle stays at Red Mesa: there is no other location." in told
    assert not [sentence for sentence in told if "Find a Path does nothing" in sentence]


@rule("legacy.card.wizard.legacy", "legacy.tie.holder")
def test_two_hexes_say_that_they_cancel_each_other_out() -> None:
    table = quiet().fight("ranger", "ranger", pass_fatestone="keep")
    told = table.session.narration(0)
    tied = told.index("A tie at 5.")
    assert told[tied + 1] == "The Hexes of both players cancel each other out. The Fatestone decides."
    assert heard(table, 0, "Hex: ") == ["Hex: a tie will be won, unless both players have a Hex."] * 2
    alone = quiet(bob="knight").fight("monk", "monk")
    assert not heard(alone, 0, "cancel each other out")


@rule("legacy.card.paladin.battle", "legacy.card.warrior.legacy")
def test_ward_stops_what_lowers_the_total_and_says_nothing_of_the_rest() -> None:
    table = quiet(bob="warrior").fight("paladin", "druid")
    assert heard(table, 0, "Overrun") == [
        "Bob's Warrior: Overrun.",
        "Bob's Overrun takes nothing away, because of Ward.",
        "Overrun: a win will be worth less.",
    ]


@rule("legacy.combat.total", "legacy.tie.any")
def test_no_number_is_told_with_a_hyphen_for_a_minus() -> None:
    below_zero = 0
    for seed in range(12):
        session = LEGACY.start(seed=seed, settings={"champions": "mixed", "events": 6})
        for _ in decisions(session, Random(seed)):
            pass
        told = session.narration(0)
        assert not [sentence for sentence in told if re.search(r"(?<!\w)-\d", sentence)]
        below_zero += sum(" total is −" in sentence or "A tie at −" in sentence for sentence in told)
    assert below_zero


@rule("legacy.score.tie")
def test_a_tied_game_names_who_loses_it() -> None:
    won = GameWon(0, True)
    assert tell_story(won, Listener(0, NAMES)) == (
        "You win the game: the scores are equal, and Bob holds the Fatestone, which loses a tie."
    )
    assert tell_story(won, Listener(1, NAMES)) == (
        "Ann wins the game: the scores are equal, and you hold the Fatestone, which loses a tie."
    )


# -- what can be answered, and what cannot


@rule("legacy.tie.pass", "legacy.tie.holder")
def test_at_10_the_fatestone_says_who_loses_a_tie() -> None:
    table = quiet(holder="bob", value=10)
    assert why_not(table, 0, "fatestone").sentence == "Bob holds the Fatestone at 10, cannot pass it, and loses a tie."
    assert why_not(table, 1, "fatestone").sentence == "You hold the Fatestone at 10, cannot pass it, and lose a tie."
    assert why_not(quiet(value=9), 0, "fatestone").sentence == "You hold the Fatestone; it is passed only in a tie."


@rule("legacy.location.court-of-oaths")
def test_handing_over_says_who_holds_the_fatestone_then() -> None:
    for holder, viewer, note in (("ann", 0, "Bob holds it then"), ("bob", 0, "you hold it then")):
        table = asked_after(quiet(row="court", holder=holder), (0, "knight"), (1, "ranger"))
        notes = {option.token: option.note for option in table.session.questions[viewer].options}
        assert notes == {"no": "", "yes": note}


@rule("legacy.tie.pass")
def test_a_tie_is_not_answered_with_yes_or_no() -> None:
    table = asked_after(quiet(), (0, "ranger"), (1, "ranger"))
    assert table.asks == {"ann": "pass_fatestone"}
    assert why_not(table, 0, "champion:0:knight").sentence == "First say whether you keep the Fatestone or pass it."


@rule("legacy.card.barbarian.battle")
def test_a_pile_is_no_location() -> None:
    table = asked_after(quiet(), (0, "barbarian"), (1, "ranger"))
    assert why_not(table, 0, "pile:0").sentence == "Choose an upcoming location, or none."
    table = quiet()
    assert "choose a champion, not a pile" in why_not(table, 0, "pile:0").sentence


@rule("legacy.round.carry-choice")
def test_who_was_played_is_not_carried() -> None:
    table = Table(
        phase="carry",
        ann=Side(hand="wizard monk", pile="knight"),
        bob=Side(hand="knight", pile="wizard"),
        row="mesa tower ford",
    )
    assert table.asks == {"ann": "carry"}
    why = why_not(table, 0, "champion:0:knight")
    assert why.sentence == "The Knight was played; only a champion that is left can be carried."


@rule("legacy.location.bazaar-of-omens")
def test_at_the_bazaar_the_rule_is_that_of_the_bazaar() -> None:
    table = asked_after(quiet(row="bazaar", value=3), (0, "knight"), (1, "ranger"))
    assert why_not(table, 0, "fatestone").rule == "legacy.location.bazaar-of-omens"
    table = asked_after(quiet(row="bazaar", value=1), (0, "knight"), (1, "ranger"))
    assert why_not(table, 0, "option:-1").rule == "legacy.location.bazaar-of-omens"
    witch = asked_after(with_newcomers("witch", ann="witch", bob="druid"), (0, "knight"), (1, "ranger"))
    assert why_not(witch, 0, "fatestone").rule == "legacy.card.witch.legacy"
