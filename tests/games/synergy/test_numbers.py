"""Rows and answers are numbered by the content, and no number means two things."""

from __future__ import annotations

import pytest

from fracas.games.synergy.content import CARDS, TEAM_POWERS, TEAMS
from fracas.games.synergy.numbers import (
    AT_CARD,
    AT_SQUARE,
    BASIC,
    COMBOS,
    FLAGS,
    MOVES,
    NO_TARGET,
    NUMBERS,
    STRIKES,
    TEAM_POWERS_FROM,
    USES,
    WITH,
    must_be_apart,
)
from fracas.games.synergy.rows import PROFILES, is_card, is_flag
from fracas.games.synergy.screens import CONTENT


def test_the_numbers_of_a_hundred_cards_are_those_of_the_records() -> None:
    """Golden records and stored games keep answers by number."""
    assert (FLAGS, TEAM_POWERS_FROM, BASIC, NUMBERS) == (100, 110, 127, 128)
    assert (MOVES, STRIKES, COMBOS, USES, WITH) == (128, 256, 384, 512, 1024)
    assert (NO_TARGET, AT_SQUARE, AT_CARD) == (255, 256, 512)


def test_every_number_is_one_thing() -> None:
    names = [card.id for card in CARDS]
    names += [f"flag-{team.id}" for team in TEAMS]
    names += [power.id for power in TEAM_POWERS]
    names.append("basic")
    assert [card.id for number, card in enumerate(PROFILES) if card.index == number] == names
    assert [card.id for card in PROFILES if is_card(card.index)] == names[: len(CARDS)]
    assert [number for number in range(NUMBERS) if is_flag(number) and PROFILES[number].index == number] == [
        FLAGS + team for team in range(len(TEAMS))
    ]


def test_numbers_that_meet_are_refused() -> None:
    must_be_apart([("flags", 100, 6), ("cards", 0, 100)])
    with pytest.raises(ValueError, match="cards and flags share numbers: 0 to 100 meet 100"):
        must_be_apart([("flags", 100, 6), ("cards", 0, 101)])


def test_screens_are_sent_the_numbers_that_the_rules_use() -> None:
    sent = CONTENT.numbering
    assert (sent.flags, sent.team_powers, sent.basic) == (FLAGS, TEAM_POWERS_FROM, BASIC)
    assert (sent.walk, sent.with_cards) == (MOVES + BASIC, WITH)
    assert (sent.no_target, sent.at_square, sent.at_card) == (NO_TARGET, AT_SQUARE, AT_CARD)
