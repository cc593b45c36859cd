"""Every ability of skirmish has one home: the rules, the terminal and the client name it nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import fracas.games.skirmish
from fracas.games.skirmish import passives
from fracas.games.skirmish.abilities.ability import ABILITIES
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_KINDS, COUNT, FIRST_HERO, FIRST_OWN
from fracas.games.skirmish.abilities.using import HERO_CLICKS, OWN_CLICKS
from fracas.games.skirmish.card import ALWAYS, FAST
from fracas.games.skirmish.rows import OWN_ROWS
from fracas.games.skirmish.striking.reactions import LOSSES, ROLLS

RULES = Path(fracas.games.skirmish.__file__).parent


def by_themselves() -> set[int]:
    """The numbers of all own abilities that are declared to work by themselves."""
    masks = [*passives.WEARS, *passives.ACTING]
    found = {number for number in passives.GIVERS if number != passives.NOTHING_GIVES}
    found |= {each.number for act in passives.BARS for each in act}
    return found | {number for number in range(COUNT) if any(bits >> number & 1 for bits in masks)}


def test_every_ability_has_a_home() -> None:
    clicks = {*HERO_CLICKS, *(number for kind in OWN_CLICKS for number in kind)}
    assert {it.number for it in ABILITIES if it is not None} == clicks
    fast = {each.number for each in (*ROLLS, *LOSSES)}
    assert fast == {number for number, kind in enumerate(ABILITY_KINDS) if kind == FAST}
    assert by_themselves() == {number for number in range(FIRST_OWN, COUNT) if ABILITY_KINDS[number] == ALWAYS}


ELSEWHERE = {"focus": {"reactions", "words"}, "recruit": {"words"}, "raise-husk": {"reached"}}
"""A setting makes Focus a fast ability; a recruit has its own price; a position may have Husks that were raised."""


def test_the_rules_name_an_ability_in_its_home_alone() -> None:
    modules = {path.stem: path.read_text("utf-8") for path in sorted(RULES.rglob("*.py"))}
    for number in range(FIRST_HERO, COUNT):
        name = ABILITY_IDS[number]
        homes = [stem for stem, text in modules.items() if f'("{name}"' in text.replace("(\n    ", "(")]
        assert len([stem for stem in homes if stem not in ELSEWHERE.get(name, ())]) == 1, (name, homes)


TREE = Path(__file__).parents[3]
ALLOWED = (
    "src/fracas/games/skirmish/abilities",  # rows and homes
    "src/fracas/games/skirmish/units.toml",
    "src/fracas/games/skirmish/rules.toml",  # the book
    "src/fracas/games/skirmish/lessons",
    "src/fracas/bots/evaluation/skirmish",
)
TOLD_OF = {
    "raise-husk": {"reached.py"},
    "granite-word": {"reactions.py", "damage.py", "fight.py"},  # their docstrings tell the steps of an attack
    "grave-pull": {"fight.py"},
    "grave-plate": {"adding-an-ability.md"},  # an example
}


def test_nobody_else_names_an_own_ability() -> None:
    """Nor the terminal, nor the client: those with a name of two words, and two that are like no other word."""
    ids = [row.id for row in OWN_ROWS if "-" in row.id or row.id in ("snare", "wail")]
    names = {each: re.compile(rf"(?<![\w.-]){each.replace('-', '[-_ ]')}d?\b", re.IGNORECASE) for each in ids}
    found = []
    for folder in ("src/fracas", "client/src", "docs/guides", "tests/kit"):
        for path in sorted(TREE.joinpath(folder).rglob("*")):
            name = path.relative_to(TREE).as_posix()
            if path.suffix not in (".py", ".toml", ".ts", ".svelte", ".md") or "/web/" in name or "generated" in name:
                continue
            if name.startswith(ALLOWED):
                continue
            text = path.read_text("utf-8")
            words = text.lower().replace("-", " ").replace("_", " ")
            found += [
                (each, name)
                for each, pattern in names.items()
                if each.replace("-", " ") in words and path.name not in TOLD_OF.get(each, ()) and pattern.search(text)
            ]
    assert {"mark-prey", "snare"} < {*ids}
    assert found == []
