"""The content and the catalogue of synergy agree with the documents they were written from, and with each other."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest

from fracas.core.catalogue import Catalogue
from fracas.games.synergy import card as native
from fracas.games.synergy import content as printed
from fracas.games.synergy import terms, windows
from fracas.games.synergy.card import AREA, AUTO, GADGET, NO_HIT, SQUARE, THROWN, Card
from fracas.games.synergy.content import (
    CARD_NUMBERS,
    CARDS,
    MARKERS,
    PRIMITIVES,
    ROWS,
    SECRET,
    SIZE,
    STATUSES,
    TEAM_POWERS,
    TEAMS,
    CardRow,
    card_named,
    number_line,
    rules_of_content,
    type_line,
)
from fracas.games.synergy.rows import DOES, code, number_of, read_code
from fracas.games.synergy.screens import CONTENT
from fracas.games.synergy.windows import HANDLING
from tests.games.synergy.documents import CATALOGUE, COUNTERS, HOOKS, OPTIONS, PAIRS
from tests.kit.rules import rule

RULES = Catalogue.from_toml("synergy", files("fracas.games.synergy").joinpath("rules.toml").read_text("utf-8"))

SECRET_CARDS = """
4 7 12 19 21 26 29 32 33 36 37 38 40 42 44 49 59 62 67 68 69 70 77 82 83 88 89 93 97 98 100
"""

# -- cards


@rule("synergy.card.category")
def test_a_hundred_cards_in_six_categories() -> None:
    assert sorted(row.number for row in ROWS) == list(range(1, 101))
    assert len(CARD_NUMBERS) == len({row.name for row in ROWS}) == 100
    assert Counter(row.category for row in ROWS) == {
        "gadget": 20,
        "bio-mod": 15,
        "skill": 16,
        "mutation": 16,
        "super-power": 17,
        "magic": 16,
    }


@rule("synergy.secret")
def test_the_secret_cards_come_first_so_that_their_bits_stay_small() -> None:
    assert [row.number for row in ROWS if row.secret] == [int(number) for number in SECRET_CARDS.split()]
    assert SECRET == 31
    assert all(card.secret == (card.index < SECRET) for card in CARDS)
    assert [card.index for card in CARDS] == list(range(100))


def test_a_row_has_its_words() -> None:
    for row in ROWS:
        assert row.text.endswith("."), row.id
        assert row.ruling.endswith((".", ".)")), row.id
        assert 1 <= row.strength <= 5, row.id
        assert not re.search(r"\b(he|his|him|she|her)\b", f"{row.text} {row.ruling}"), row.id


def test_cards_are_made_of_the_41_primitives_and_each_of_them_is_used() -> None:
    assert len(PRIMITIVES) == 41
    assert {primitive for row in ROWS for primitive in row.uses} == set(PRIMITIVES)


@pytest.mark.parametrize(
    ("words", "native_words"),
    [
        (printed.Category, native.CATEGORIES),
        (printed.Type, native.TYPES),
        (printed.Kind, native.KINDS),
        (printed.ReachKind, native.REACHES),
        (printed.Target, native.TARGETS),
    ],
)
def test_the_words_of_rows_are_those_of_the_rules(words: object, native_words: list[str]) -> None:
    assert list(get_args(words)) == native_words


def test_statuses_and_markers_are_those_of_the_state() -> None:
    assert [row.id for row in STATUSES][: len(terms.STATUSES)] == list(terms.STATUSES)
    assert [row.id for row in MARKERS] == list(terms.MARKERS)
    assert {rider for row in ROWS for rider in row.riders} <= set(terms.STATUSES)
    assert {row.marker for row in ROWS} == {"", *terms.MARKERS} - {"life"}


def test_rows_add_and_multiply_at_folds() -> None:
    folds = {window.name for window in windows.FOLDS}
    adds = {content.id: content.add for content in CARDS} | {power.id: power.add for power in TEAM_POWERS}
    times = {content.id: content.times for content in CARDS} | {power.id: power.times for power in TEAM_POWERS}
    for content in adds:
        assert {*adds[content], *times[content]} <= folds, content
        assert 0 not in adds[content].values(), content
        assert not {0, 1} & set(times[content].values()), content


# -- the numbers agree with what is printed


def _range(row: CardRow) -> str:
    """The printed range, from the numbers of the row."""
    parts = []
    if (move := row.move) is not None:
        squares = f"within {move.within}" if move.within else f"{'2+1' if move.knight else move.squares} squares"
        parts.append(", ".join([squares, *["line"] * move.straight, move.mode]))
    if (reach := row.reach) is not None:
        words = {
            "thrown": f"thrown {reach.distance}",
            "area": f"area {reach.size}×{reach.size}",
            "adj": "adj",
            "adj8": "adj8",
            "self": "self",
        }.get(reach.kind, f"{reach.kind} {reach.distance}")
        if reach.kind == "thrown" and reach.size:
            words += f", {'cloud' if row.marker else 'blast'} {reach.size}×{reach.size}"
        if row.targets == ("empty",):
            words += ", empty square"
        if row.targets == ("friend",):
            words += " friend" if reach.kind == "adj" else ", friend"
        if row.targets == ("body",):
            words += ", body"
        parts.append(words)
    return "; then ".join(parts)


ODD_RANGES = {
    "jumper-cables": "adj, or body on adj or own square",
    "lunchbox-of-mercy": "self or adj friend",
    "body-bowling": "range 4, with a body from adj or own square",
    "circle-of-campfires": "within 3, empty squares",
    "toxic-drool": "adj strikes",
    "marsupial-pouch": "adj friend",
    "heroic-idiot": "adj friend",
    "low-blow": "adj strikes",
    "mood-ring-fists": "adj strikes",
    "bungee-arms": "+2 range",
    "patient-marksman": "+3 range",
    "hit-and-run": "+1 square",
    "anger-issues": "+1 square",
    "fast": "+2 squares",
    "too-many-legs": "×2 squares",
    "jelly-bones": "knock ×2",
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_the_range_is_the_printed_one(row: CardRow) -> None:
    assert row.printed.range == ODD_RANGES.get(row.id, _range(row))


ODD_HITS = {
    "mostly-reliable-boomerang": "4+, twice",
    "jumper-cables": "4+; body 5+",
    "switcheroo": "3+; friend Auto",
    "patient-marksman": "+1",
}
AUTOMATIC = """dead-mans-switch acrobatic-evasion borrowed-momentum heroic-idiot playing-possum glow-in-the-dark
magnetic-personality partly-cloudy"""
"""What is no strike, and is printed as Auto all the same."""


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_the_success_roll_is_the_printed_one(row: CardRow) -> None:
    words = ""
    if row.hit is not None:
        words = "Auto" if row.hit == "auto" else f"{row.hit}+"
    elif row.roll:
        words = f"{row.roll}+"
    elif row.id in AUTOMATIC.split():
        words = "Auto"
    assert row.printed.hit == ODD_HITS.get(row.id, words)
    assert (row.hit is not None) == bool({"strike", "move&strike"} & set(row.types)), "only strikes succeed"
    assert (row.other_hit is not None) == (";" in row.printed.hit)


ODD_DAMAGE = {
    "mostly-reliable-boomerang": "Sharp 1 per hit",
    "strength": "+2",
    "might": "×2",
    "anger-issues": "+2",
    "mood-ring-fists": "+1",
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_the_damage_is_the_printed_one(row: CardRow) -> None:
    amount = str(row.damage).replace("-", "–")
    words = f"{row.kind.capitalize()} {amount}" if row.kind else ""
    if row.knock:
        words += f", knock {row.knock}"
    assert row.printed.damage == ODD_DAMAGE.get(row.id, words)
    assert row.kind or row.damage == 0, "damage has a kind"


def test_numbers_of_the_odd_ones() -> None:
    assert card_named("jumper-cables").other_hit == 5
    assert card_named("switcheroo").other_hit == AUTO
    assert card_named("mostly-reliable-boomerang").numbers["rolls"] == 2
    assert card_named("fast").add == {"squares": 2}
    assert card_named("too-many-legs").times["squares"] == 2
    assert card_named("strength").add == {"damage": 2}
    assert card_named("might").times == {"damage": 2}
    assert card_named("jelly-bones").times == {"knock": 2}
    assert card_named("bungee-arms").numbers == {"reach": 2}
    assert card_named("patient-marksman").numbers == {"reach": 3, "to-hit": 1}
    assert card_named("hit-and-run").add == {"split": 1, "basic-squares": 1}
    assert card_named("anger-issues").numbers == {"damage": 2, "squares": 1}
    assert card_named("mood-ring-fists").numbers == {"damage": 1}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_what_the_words_say_stands_in_the_row(row: CardRow) -> None:
    words = f"{row.text} {row.ruling}"
    lasting = {status.id for status in STATUSES if status.turn_long}
    assert ", turn-long" not in row.text or lasting.issuperset(row.riders)
    assert (row.once == "turn" or HANDLING.name in row.add) == (  # that is free once per turn for every row
        "Once per turn" in row.text or "once per turn" in row.text or "each of your turns you may" in row.text
    )
    assert (row.once == "game") == ("Once per game" in row.text or "Once, on your turn" in row.text)
    if row.category == "gadget":
        assert row.magnetic == ("Not magnetic" not in row.ruling)
    if re.search(r"\bActive\b", row.ruling):
        assert needs_its_warrior_awake(row)
    if re.search(r"\bPassive\b|[Ww]orks passively", row.ruling):
        assert not needs_its_warrior_awake(row)
    found = re.search(r"[Aa]t most (three|four)", words)
    assert found is None or row.at_most == {"three": 3, "four": 4}[found[1]]


def needs_its_warrior_awake(row: CardRow) -> bool:
    """Does it react only while its warrior is neither Stunned nor Frozen?"""
    hooks = [DOES[window.number][number_of(row.id)] for window in windows.REACTIONS]
    return any(hook is not None and hook.active for hook in hooks)


def test_active_are_those_that_avoid_answer_or_redirect_unless_the_card_says_passive() -> None:
    """All other defences are passive."""
    for row in ROWS:
        if "defense" in row.types:
            answers = bool({"avoid", "retaliate", "redirect"} & set(row.uses)) and "Passive" not in row.ruling
            assert needs_its_warrior_awake(row) == answers, row.id


def test_targets_fit_the_reach() -> None:
    for card in CARDS:
        if card.hit == NO_HIT:
            continue
        assert card.targets, card.id
        if card.reach == AREA:
            assert card.size % 2 == 1, card.id
        if card.targets & SQUARE:
            assert card.reach == THROWN, card.id
            assert card.size == 3, card.id


def test_only_gadgets_are_magnetic() -> None:
    assert {card.id for card in CARDS if card.category == GADGET and not card.magnetic} == {
        "mostly-reliable-boomerang",
        "rubber-chicken",
        "crate-of-bananas",
        "load-bearing-corset",
        "tin-foil-hat",
    }
    assert not any(card.magnetic for card in CARDS if card.category != GADGET)


def test_a_card_has_one_word_in_the_notation() -> None:
    assert [read_code(code(number)) for number in range(-1, 100)] == list(range(-1, 100))


# -- which cards were meant to meet


def named(hook: str) -> list[Card]:
    return [card_named(name) for name in HOOKS[hook]]


def test_pairs_counters_and_hooks_name_cards() -> None:
    assert (len(PAIRS), len(COUNTERS), len(HOOKS)) == (10, 6, 48)
    for table in (PAIRS, COUNTERS, HOOKS):
        assert {name for cards in table.values() for name in cards} <= set(CARD_NUMBERS)
    assert set(PAIRS) | set(COUNTERS) <= set(CARD_NUMBERS)


@pytest.mark.parametrize("size", [3, 5, 7, 15])
def test_areas_have_the_size_of_their_hook(size: int) -> None:
    assert set(named(f"area {size}×{size}")) == {card for card in CARDS if card.reach == AREA and card.size == size}


@pytest.mark.parametrize(
    ("hook", "primitive"),
    [
        ("extra hits", "extra-hits"),
        ("stun", "stunned"),
        ("Move&Strike", "combo"),
        ("die shifts", "die"),
        ("healing", "heal"),
        ("raising the dead", "revive"),
        ("map markers", "marker"),
        ("gadget limit", "carry"),
        ("multiplying modifiers", "mult"),
        ("sharing a square", "share"),
    ],
)
def test_no_card_is_missing_from_its_hook(hook: str, primitive: str) -> None:
    assert {row.id for row in ROWS if primitive in row.uses} == set(HOOKS[hook])


def test_random_movement_is_a_drift_or_a_confused_one() -> None:
    drifting = {row.id for row in ROWS if {"drift", "confused"} & set(row.uses)}
    assert drifting == set(HOOKS["random movement"])


def test_secret_gadgets_and_auto_strikes_are_what_their_hooks_say() -> None:
    assert {card.id for card in CARDS if card.secret and card.category == GADGET} == set(HOOKS["secret gadgets"])
    assert all(card.hit == AUTO for card in named("auto strikes"))
    assert all(card.roll for card in named("defence reactions with rolls"))
    assert all(card.add["extra-hits"] > 0 for card in named("extra hits"))
    assert all(card.marker for card in named("map markers"))


def test_counters_against_mental_are_against_mental() -> None:
    assert all(card_named(name).kind == native.MENTAL for name in COUNTERS["tin-foil-hat"])


# -- rules and screens


def test_every_row_of_the_catalogue_is_a_rule() -> None:
    wanted = [f"synergy.{name}" for name in CATALOGUE] + [f"synergy.option.{name}" for name in OPTIONS]
    wanted += ["synergy.leave"]
    assert [each.id for each in RULES] == wanted
    assert len({each.title for each in RULES}) == len(wanted)
    for each in RULES:
        assert each.title
        assert each.section
        assert each.text.endswith("."), each.id
        assert not each.ruling or each.ruling.endswith("."), each.id
        assert not re.search(r"\b(he|his|him|she|her|shall)\b", f"{each.text} {each.ruling}"), each.id
        for mentioned in re.findall(r"synergy(?:\.[a-z-]+)+", each.ruling):
            assert mentioned in RULES, each.id


def test_every_card_status_and_team_power_is_a_rule() -> None:
    rules = rules_of_content()
    assert len({each.id for each in rules} | {each.id for each in RULES}) == len(rules) + len(RULES)
    assert {f"synergy.power.{row.id}" for row in ROWS} <= {each.id for each in rules}
    assert len(rules) == 100 + len(STATUSES) + len(TEAM_POWERS)
    grenade = next(each for each in rules if each.id == "synergy.power.grenade")
    assert grenade.text.startswith("Gadget · Strike. thrown 4, blast 3×3 · 3+ · Hard 2, knock 1. You lob it")


def test_lines_on_a_card() -> None:
    def lines(name: str) -> tuple[str, str]:
        row = ROWS[CARD_NUMBERS[name]]
        return type_line(row), number_line(row)

    assert lines("mirror-shades") == ("Gadget · Defense · Secret", "4+")
    assert lines("jumper-cables")[1] == "adjacent, or body on adjacent or own square · 4+; body 5+ · Energy 2"
    assert lines("flying-tackle") == (
        "Skill · Move&Strike",
        "4 squares, line, walk; then adjacent · 3+ · Hard 2, knock 2",
    )
    assert lines("anger-issues") == ("Super-Power · Special, +Strike, +Move · Secret", "+1 square · +2 damage")
    assert lines("patient-marksman")[1] == "+3 range · +1 to hit"
    assert lines("cutlery-knuckles")[1] == "any of the eight squares around · 3+ · Sharp 2"
    assert lines("luck")[1] == ""


def test_screens_get_cards_by_their_numbers() -> None:
    assert [info.id for info in CONTENT.cards] == [card.id for card in CARDS]
    assert [len(board.rows) for board in CONTENT.boards] == [SIZE] * 3
    assert [CONTENT.team_powers[team.power].id for team in CONTENT.teams] == [team.power for team in TEAMS]
