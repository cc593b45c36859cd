"""Why a strike cannot be aimed at something, or a move not go there: what is said, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    NO_TARGET,
)
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.terms import NO_CARD, STUNNED, TOAD
from tests.games.synergy.asking import IGOR, spot_of, why
from tests.kit.rules import rule
from tests.kit.synergy import Table, square_of


def aimed(card: str, *, at: str = "", spot: str = "", mine: str = "d6", **table_of: Any) -> tuple[str, str]:
    """Why Ann's warrior on d6 cannot aim a card at a square, or at Bob's Vlad who stands there."""
    table = Table()
    igor = table.put(0, *spot_of(mine), card)
    vlad = table.put(1, *spot_of(at)) if at else None
    for name, where in table_of.items():
        if name == "smoke":
            table.mark("smoke", where, table.put(1, 14, 13), "smoke-bomb")
        elif name == "barrier":
            table.mark("barrier", where, table.put(1, 14, 13, "mental-barrier"), "mental-barrier")
        elif name == "friend":
            table.put(0, *spot_of(where))
        elif name == "aura":
            table.put(1, *spot_of(where), "anti-magic-aura")
    igor.begins()
    thing = f"warrior:{vlad.number}" if vlad else f"square:{square_of(spot)}"
    return why(table, igor, "target", thing, card)


@rule("synergy.range", "synergy.sight", "synergy.throw", "synergy.area")
@pytest.mark.parametrize(
    ("card", "where", "rule_id", "sentence"),
    [
        ("pocket-pistol", {"at": "d13"}, "synergy.range", "d13 is 7 squares away; Pocket Pistol reaches 6."),
        (
            "pocket-pistol",
            {"at": "e8"},
            "synergy.range",
            f"e8 is not in a straight line from {IGOR}: Pocket Pistol goes north, east, south or west.",
        ),
        (
            "pocket-pistol",
            {"at": "d10", "friend": "d8"},
            "synergy.range",
            "Your Snagtooth Pete on d8 is in the way of the line to d10.",
        ),
        ("pocket-pistol", {"at": "d10", "smoke": "d8"}, "synergy.sight", "Smoke on d8 blocks the line to d10."),
        ("pocket-pistol", {"at": "d10", "barrier": "d8"}, "synergy.range", "A barrier on d8 blocks the line to d10."),
        ("pocket-pistol", {"spot": "d10"}, "synergy.strike.basic", "Nobody stands on d10."),
        ("grenade", {"spot": "d11"}, "synergy.range", "d11 is 5 squares away; Grenade reaches 4."),
        (
            "grenade",
            {"spot": "e7"},
            "synergy.throw",
            f"e7 is not in a straight line from {IGOR}: Grenade goes north, east, south or west.",
        ),
        (
            "grenade",
            {"spot": "d9", "friend": "d8"},
            "synergy.throw",
            "Your Snagtooth Pete on d8 is in the way of the line to d9.",
        ),
        ("grenade", {"at": "d9"}, "synergy.throw", "Grenade is aimed at a square, not at a warrior."),
        (
            "crate-of-bananas",
            {"spot": "d8", "friend": "d8"},
            "synergy.card.first",
            "Crate of Bananas needs an empty square, and d8 is not.",
        ),
        (
            "circle-of-campfires",
            {"spot": "d12"},
            "synergy.range",
            "d12 is 6 squares away; Circle of Campfires reaches 3.",
        ),
        (
            "reactor-tummy",
            {"at": "d7"},
            "synergy.area",
            "Reactor Tummy strikes everyone in its area; it is aimed at nobody.",
        ),
        (
            "light-fingers",
            {"at": "e7"},
            "synergy.strike.basic",
            f"e7 does not share a side with the square of {IGOR}.",
        ),
        ("light-fingers", {"spot": "d7"}, "synergy.strike.basic", "Nobody stands on d7."),
        (
            "pocket-pistol",
            {"at": "d8", "smoke": "d6"},
            "synergy.sight",
            f"{IGOR} stands in smoke and strikes nobody from afar.",
        ),
    ],
)
def test_why_a_strike_cannot_be_aimed_there(card: str, where: dict[str, str], rule_id: str, sentence: str) -> None:
    assert aimed(card, **where) == (rule_id, sentence)


@rule("synergy.death")
def test_a_strike_is_not_for_bodies() -> None:
    table = Table()
    igor, body = table.put(0, 5, 5, "pocket-pistol"), table.body(1, 5, 7)
    igor.begins()
    assert why(table, igor, "target", f"warrior:{body.number}", "pocket-pistol") == (
        "synergy.death",
        "Vlad is dead, and Pocket Pistol is not for bodies.",
    )


@rule("synergy.diagonal")
def test_a_diagonal_strike_says_between_what_it_would_go() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "pocket-pistol", "trick-shot"), table.put(1, 7, 7)
    table.put(1, 6, 5)
    table.put(1, 5, 6)
    igor.begins()
    assert why(table, igor, "target", f"warrior:{vlad.number}", "pocket-pistol") == (
        "synergy.diagonal",
        "The line to h8 goes between two obstacles that touch.",
    )


def test_a_card_that_hides_its_warrior_is_named() -> None:
    table = Table()
    igor, vlad = table.put(0, 3, 5, "pocket-pistol"), table.put(1, 3, 8, "chameleon-skin")
    igor.begins()
    table.state.round = 2
    assert why(table, igor, "target", f"warrior:{vlad.number}", "pocket-pistol") == (
        "synergy.card.first",
        "Vlad cannot be named by a foe now: it has Chameleon Skin.",
    )


def test_numbers_of_targets_have_their_reasons() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "pocket-pistol"), table.put(1, 6, 7)
    table.lay("grenade", "f9")
    igor.begins()
    for value, words in {
        vlad.number: "straight line",
        AT_SQUARE + 7: "f",
        AT_CARD + number_of("grenade"): "Pocket Pistol is not aimed at gadgets.",
        NO_TARGET: "This strike has no area: aim it.",
        9000: "That is not one of the answers.",
    }.items():
        assert words in why(table, igor, "target", f"option:{value}", "pocket-pistol")[1]


@rule("synergy.range", "synergy.strike.basic", "synergy.move.basic")
def test_what_is_in_the_way_is_named_before_a_strike_is_chosen() -> None:
    """Who points at a foe or a square while it is asked what a warrior does is told what is in the way."""
    table = Table()
    igor = table.put(0, *spot_of("d6"), "pocket-pistol")
    vlad = table.put(1, *spot_of("d9"))
    table.put(1, *spot_of("d8"))
    igor.begins()
    rule_id, sentence = why(table, igor, "act", f"warrior:{vlad.number}")
    assert rule_id == "synergy.range"
    assert "on d8 is in the way of the line to d9" in sentence
    assert why(table, igor, "act", f"square:{square_of('o15')}")[1].startswith("o15 is too far to walk")
    table.state.warriors[igor.number].strikes = 0
    assert why(table, igor, "act", f"warrior:{vlad.number}")[1] == f"{IGOR} has no strike left in this turn."


@rule("synergy.turn.basic", "synergy.move.basic")
def test_what_could_be_chosen_next_is_not_called_impossible() -> None:
    """Who points at a square or a foe that some act reaches is only told to say first which act it is."""
    table = Table()
    igor = table.put(0, 5, 8, "confuse", "grenade", "blink")
    vlad, keith = table.put(1, 7, 8), table.put(1, 4, 8)
    igor.begins()
    where = ("synergy.turn.basic", f"First say what {IGOR} does, then where.")
    said = ("synergy.turn.basic", f"First say what {IGOR} does, then who it does it to.")
    assert why(table, igor, "act", f"square:{square_of((6, 8))}") == where, "a walk"
    assert why(table, igor, "act", f"square:{square_of((5, 11))}") == where, "a throw"
    assert why(table, igor, "act", f"square:{square_of((7, 10))}") == where, "a leap"
    assert why(table, igor, "act", f"warrior:{vlad.number}") == said
    igor.it.strikes = 0
    assert why(table, igor, "act", f"warrior:{keith.number}")[1] == f"{IGOR} has no strike left in this turn."
    table.state.warriors[igor.number].gadget_strikes = 1
    assert why(table, igor, "act", f"warrior:{keith.number}") == said, "a trade"


@rule("synergy.move.basic", "synergy.move.share")
def test_nobody_is_told_to_run_into_itself() -> None:
    table = Table()
    igor = table.put(0, 5, 6)
    igor.begins()
    here = f"square:{igor.it.square}"
    for ask in ("walk", "act"):
        assert why(table, igor, ask, here) == ("synergy.move.basic", f"{IGOR} stands on f7 already.")
    table.put(1, 5, 6)
    assert why(table, igor, "walk", here) == ("synergy.move.share", f"{IGOR} shares f7 and must leave it.")


@rule("synergy.sight", "synergy.power.mirror-shades")
def test_smoke_is_not_called_an_aura() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 6, "mirror-shades", "pocket-pistol"), table.put(1, 8, 6)
    table.mark("smoke", (5, 6), vlad, "smoke-bomb")
    igor.begins()
    assert why(table, igor, "target", f"warrior:{vlad.number}", "pocket-pistol") == (
        "synergy.sight",
        f"No line leaves the smoke in which {IGOR} stands.",
    )


@rule("synergy.diagonal", "synergy.power.trick-shot")
def test_a_barred_corner_is_called_barred() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 6, "trick-shot"), table.put(1, 6, 5)
    table.put(1, 5, 5)
    table.put(1, 6, 6)
    igor.begins()
    assert why(table, igor, "target", f"warrior:{vlad.number}") == (
        "synergy.diagonal",
        "The way to g6 goes between two obstacles that touch.",
    )


@rule("synergy.power.flying-tackle")
def test_a_run_goes_straight_ahead_whatever_was_struck_before() -> None:
    """The reason follows from the question, not from the card of an earlier strike, which not every viewer knows."""
    for earlier in (NO_CARD, number_of("flying-tackle"), number_of("trick-shot")):
        table = Table()
        igor = table.put(0, 5, 6, "flying-tackle").begins()
        table.state.strike.card = earlier
        aside = why(table, igor, "run", f"square:{square_of((6, 8))}")
        assert aside == ("synergy.card.type", "g9 is not straight ahead.")
        assert why(table, igor, "land", f"square:{square_of((6, 8))}")[1] == "g9 cannot be reached with this move."


@rule("synergy.power.anti-magic-aura")
@pytest.mark.parametrize(("card", "magic"), [("grasshopper-legs", False), ("blink", True)])
def test_only_a_move_by_magic_is_stopped_by_an_aura(card: str, magic: bool) -> None:
    table = Table()
    igor = table.put(0, 5, 6, card)
    table.put(1, 9, 9, "anti-magic-aura")
    igor.begins()
    assert ("Magic" in why(table, igor, "land", f"square:{square_of((7, 8))}")[1]) is magic


@rule("synergy.turn.basic", "synergy.stun", "synergy.range")
def test_a_foe_that_is_pointed_at_early_hears_what_really_stops_the_strike() -> None:
    table = Table()
    igor, vlad, keith = table.put(0, 5, 8, "laser-eyebrows"), table.put(1, 5, 10), table.put(1, 5, 11)
    igor.begins()
    foe = f"warrior:{keith.number}"
    assert "is first on this line: the beam names the first" in why(table, igor, "act", foe)[1]
    igor.it.strikes, igor.it.gadget_strikes = 0, 1
    assert why(table, igor, "act", foe)[1].endswith(
        "has no strike left in this turn; what is left is for gadgets only."
    )
    igor.it.strikes, igor.it.gadget_strikes = 1, 0
    afflict(table.state, table.tell, igor.number, TOAD, vlad.number)
    assert why(table, igor, "act", foe)[1] == f"{IGOR} cannot strike as a toad."
    afflict(table.state, table.tell, igor.number, STUNNED, vlad.number)
    assert why(table, igor, "act", foe)[1] == f"{IGOR} is Stunned and can do nothing."


@rule("synergy.power.mind-control")
def test_a_foe_that_a_card_leaves_out_hears_why() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 8, "mind-control"), table.put(1, 5, 10)
    vlad.it.mastered = True
    igor.begins()
    told = why(table, igor, "act", f"warrior:{vlad.number}")
    assert told[1] == "Everybody in the reach of Mind Control has a turn of their own first."
