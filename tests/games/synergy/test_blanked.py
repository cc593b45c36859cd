"""A sample of all mutants of cards; ``python -m tests.games.synergy.blanked`` makes every one of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from fracas.games.synergy.content import CARD_NUMBERS, CARDS
from fracas.games.synergy.rows import DOES, HOOKED, PROFILES, ROWS, SECRET_AT, SECRET_BITS
from fracas.games.synergy.windows import USE
from tests.games.synergy.blanked import WHOLE, mutants, mutated, rows
from tests.games.synergy.documents import HOOKS as HOOKS_OF_RULES
from tests.kit.fields import fields_of
from tests.kit.rules import ROOT

SAMPLE = (
    "mirror-shades",
    "eel-wiring",
    "low-blow",
    "jelly-bones",
    "the-human-bomb",
    "hickey-of-doom",
    "thick-foreheads",
)
"""One card of each category, and a team power."""


def test_the_tests_of_some_cards_find_every_mutant() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.games.synergy.blanked", *SAMPLE]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    assert " 0 survived" in told.stdout


def test_something_can_be_taken_from_every_card_and_every_team_power() -> None:
    for number, name, _ in rows():
        assert len(mutants(number)) > 1, name


FACETS = {
    "knockback": "knock|fold knock",
    "random movement": "on_miss|marker|script (move|after|hits)|riders",
    "area 3×3": "size",
    "area 5×5": "size|fold aura",
    "area 7×7": "size",
    "area 15×15": "size",
    "ranged strikes": "distance|fold reach",
    "thrown gadgets": "distance|fold over-heads",
    "diagonal moves": "fold diagonal-move|script targets|move_straight|squares",
    "diagonal strikes": "fold diagonal-strike|reach",
    "jumps that skip squares": "squares|move_knight|move_within|number within",
    "passing obstacles": "squares|script targets|fold (climb|share)|use",
    "Move&Strike": "script combo|size",
    "immunity to a damage type": "fold immune|use",
    "defence reactions with rolls": "roll",
    "automatic defence reactions": "reaction",
    "auto strikes": "hit 7",
    "penalties to hit": "fold against|riders|marker|reaction meddle",
    "stun": "riders|reaction rider",
    "turn-long effects on victims": "riders|script hits",
    "extra hits": "fold extra-hits",
    "death through power loss": "fold extra-hits|riders|script hits",
    "extra cards at set-up": "number draw",
    "extra cards in play": "number draw",
    "adding modifiers": "fold (squares|damage|reach|to-hit)|reaction wounded",
    "multiplying modifiers": "fold (damage|squares|knock) three times",
    "die shifts": "fold shift|reaction meddle",
    "denied areas": "fold aura|marker",
    "map markers": "marker|script lands",
    "strikes on empty squares": "marker|script lands",
    "strikes on dead bodies": "targets|script aim|wants of each",
    "strikes on allies": "targets|script hits|other_hit",
    "strikes on yourself": "targets|use|riders",
    "gadget stealing and dropping": "script (hits|after)",
    "magnetism": "script (targets|hits)|reaction begins",
    "gadget limit": "fold load",
    "secret gadgets": "reaction|hit",
    "mind control": "riders|script hits",
    "healing": "number heal|script chain",
    "raising the dead": "number hits",
    "suppression": "fold aura|script hits|riders|reaction wounded",
    "extra strikes or moves": "fold (strikes|gadget-strikes|handling)|use|script hits",
    "sharing a square": "fold (pouch|share)|use",
    "deliberate collisions": "reaction collided|fold unhurt",
    "blocking areas": "fold (immune-area|immune-strike)|use",
    "conditions on being struck": "fold (unnamed|pouch)|reaction gate",
    "added effects on your strikes": "reaction (rider|declares)",
    "changing the move itself": "fold (squares|split|diagonal-move|climb)",
}
"""By what a card uses a rule, as its mutants are called."""


def test_every_card_of_every_rule_hook_has_a_mutant_without_it() -> None:
    """So the whole run proves of each line that a test fails without it."""
    assert FACETS.keys() == HOOKS_OF_RULES.keys()
    for hook, cards in HOOKS_OF_RULES.items():
        for card in cards:
            facets = [what for what in mutants(CARD_NUMBERS[card]) if re.match(FACETS[hook], what)]
            assert facets, f"{hook}: {card}"


def test_what_is_taken_comes_back() -> None:
    before = _all()
    for card in CARDS:
        for what, change in mutants(card.index).items():
            with mutated(card.index, change):
                if what == WHOLE:
                    assert ROWS[card.index].folds == HOOKED[card.index] == 0
                    assert DOES[USE.number][card.index] is None
                    assert _all() != before, card.id
    assert _all() == before


def _all() -> object:
    cards = [[getattr(card, name) for name in fields_of(type(card))] for card in PROFILES]
    numbers = [dict(card.numbers) for card in PROFILES]
    folds = [(list(row.adds), list(row.times), list(row.functions), row.folds) for row in ROWS]
    hooks = [list(each) for each in DOES], list(HOOKED), [list(each) for each in SECRET_AT], list(SECRET_BITS)
    return cards, numbers, folds, hooks
