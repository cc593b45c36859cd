"""What a player is shown while choosing: ways, targets, odds and damage, from what they know."""

from __future__ import annotations

import random
from typing import cast

import pytest

import fracas
from fracas.games.synergy.board import NAMES
from fracas.games.synergy.moving.walking import STEP_BY_STEP
from fracas.games.synergy.numbers import BASIC, COMBOS, MOVES, STRIKES
from fracas.games.synergy.telling.outlook import AimInfo, Outlook, outlook
from fracas.games.synergy.view import view
from tests.kit.synergy import Table, row


def look(table: Table, ask: str = "act") -> Outlook:
    found = outlook(view(table.state, table.state.seat), ask)
    assert found is not None
    return found


def aim(seen: Outlook, card: str = "", warrior: int = -1) -> AimInfo:
    wanted = row(card) if card else BASIC
    [found] = [each for each in seen.aims if each.card == wanted and warrior in (-1, each.warrior)]
    return found


def test_the_ways_of_a_basic_walk_end_within_two_squares_and_go_around_what_blocks() -> None:
    """synergy.move.basic, synergy.obstacle"""
    table = Table()
    igor = table.put(0, 6, 7)
    table.put(1, 7, 7)
    igor.begins()
    ways = {NAMES[way.end]: [NAMES[square] for square in way.way] for way in look(table).ways}
    assert ways["g6"] == ["g7", "g6"]
    assert "h8" not in ways and "i8" not in ways
    assert all(len(way) <= 2 and way[-1] == end for end, way in ways.items())


def test_the_odds_of_a_basic_strike_are_those_of_four_or_more() -> None:
    """synergy.strike.basic"""
    table = Table()
    igor, vlad = table.put(0, 7, 7), table.put(1, 8, 7)
    igor.begins()
    basic = aim(look(table), warrior=vlad.number)
    assert (basic.needs, basic.chance, basic.damage, basic.expected) == (4, 50, 1.0, 0.5)


def test_strength_and_might_count_in_the_damage() -> None:
    """synergy.card.arithmetic"""
    table = Table()
    igor, vlad = table.put(0, 7, 7, "strength", "might"), table.put(1, 8, 7)
    igor.begins()
    assert aim(look(table), warrior=vlad.number).damage == 6.0


def test_a_rolled_damage_is_told_on_average_and_auto_needs_no_die() -> None:
    """synergy.damage.roll, synergy.strike.roll"""
    table = Table()
    igor, vlad = table.put(0, 7, 7, "zorch-ball"), table.put(1, 8, 7)
    igor.begins()
    zorch = aim(look(table), "zorch-ball", vlad.number)
    assert (zorch.needs, zorch.chance, zorch.damage) == (0, 100, 3.5)


def test_a_blast_counts_everybody_it_would_catch() -> None:
    """synergy.area"""
    table = Table()
    igor = table.put(0, 6, 7, "grenade")
    table.put(1, 6, 10)
    table.put(1, 7, 11)
    igor.begins()
    throws = {NAMES[each.square]: each for each in look(table).aims if each.card == row("grenade")}
    assert (throws["g11"].victims, throws["g11"].damage) == (2, 4.0)
    assert throws["g10"].victims == 1


def test_the_face_down_cards_of_others_change_nothing_that_is_shown() -> None:
    """synergy.secret"""
    shown = []
    for down in ((), ("tin-foil-hat",), ("mirror-shades",)):
        table = Table()
        igor = table.put(0, 7, 7, "zorch-ball")
        table.put(1, 8, 7, down=down)
        igor.begins()
        shown.append(look(table))
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.parametrize("ask", ["warrior", "base", "escape"])
def test_nothing_is_said_about_other_questions(ask: str) -> None:
    table = Table()
    table.put(0, 7, 7).begins()
    assert outlook(view(table.state, 0), ask) is None


def test_looking_changes_nothing() -> None:
    table = Table()
    igor = table.put(0, 7, 7, "grenade")
    table.put(1, 8, 7)
    igor.begins()
    before = view(table.state, 0)
    look(table)
    assert view(table.state, 0) == before


@pytest.mark.parametrize("seed", range(2))
def test_what_is_shown_is_what_is_then_offered(seed: int) -> None:
    """synergy.move.basic, synergy.strike.basic: in random play, with whatever cards there are."""
    table = fracas.game("synergy").start(players=2, settings={"round_limit": 6}, seed=seed)
    draw = random.Random(seed)
    walks = strikes = chosen = 0
    seen: Outlook | None = None
    while table.questions:
        seat, asked = next(iter(table.questions.items()))
        if asked.region is not None:
            table.answer(seat, asked.region.sample(draw.random))
            continue
        answer = draw.choice(asked.values)
        if asked.ask == "act":
            seen = cast("Outlook", table.outlook(seat))
            acts = {each.act for each in seen.aims}
            assert acts <= set(asked.values)
            chosen = answer = draw.choice(sorted(acts) or asked.values)
        elif asked.ask == "walk" and seen is not None and chosen == MOVES + BASIC:
            assert {way.end for way in seen.ways} == set(asked.values) - {STEP_BY_STEP}
            walks += 1
        elif asked.ask == "target" and seen is not None and STRIKES <= chosen < COMBOS:
            assert {each.target for each in seen.aims if each.act == chosen} == set(asked.values)
            strikes += 1
        if asked.ask != "act":
            seen = None
        table.answer(seat, answer)
    assert walks and strikes
