"""Another content laid over that of the games: what it changes, and what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from fracas.core.overlay import LARGEST, Merging, canonical, laid, lay
from fracas.core.refusal import SetupError

HERE = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


def tried(overlay: str, code: str) -> Any:
    """What ``found`` is after this code, in a process with this overlay; a refusal as its sentence."""
    whole = f"""
import json, sys
from fracas.core import overlay
from fracas.core.refusal import SetupError
try:
    overlay.lay({overlay!r})
    import fracas
    fracas.all_games()
except SetupError as error:
    found = error.sentence
else:
{"".join(f"    {line}" for line in code.strip().splitlines(keepends=True))}
print(json.dumps(found))
"""
    done = subprocess.run([sys.executable, "-c", whole], env=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def sentence(overlay: str) -> str:
    """Why this overlay is refused."""
    found = tried(overlay, "found = [game.content_hash for game in fracas.all_games()]")
    assert isinstance(found, str), "it was taken"
    return found


def test_numbers_texts_and_nested_rows_are_laid_over() -> None:
    found = tried(
        """
        [synergy.powers.card.grenade]
        damage = 5
        printed = {range = "thrown 3, blast 3×3", damage = "Hard 5, knock 1"}
        reach = {distance = 3}
        [legacy.content]
        terrain = 3
        [legacy.content.champion.knight.battle]
        text = "Another text."
        [figures.roster.line.star-patrol.figure.captain-comet]
        power = 4
        [figures.roster.line.star-patrol.figure.zapra]
        power = 5
        [skirmish.units.unit."crown.athum"]
        hp = 5
        """,
        """
from fracas.games.synergy.content import card_named
from fracas.games.legacy.content import CHAMPIONS, TERRAIN
from fracas.games.figures.roster import LINES
from fracas.games.skirmish.content import unit_named
from fracas.games.skirmish.stats import _HP
grenade = card_named("grenade")
found = [grenade.damage, grenade.distance, grenade.size, max(TERRAIN[0]), CHAMPIONS[9].battle.text,
    [figure.power for figure in LINES[0].figure], unit_named("crown.athum").hp, _HP[0], overlay.notes()]
""",
    )
    assert found == [5, 3, 3, 3, "Another text.", [4, 3, 5, 3], 5, 5, []]


def test_the_hash_of_the_content_follows_the_overlay() -> None:
    ask = "found = {game.name: game.content_hash for game in fracas.all_games()}"
    plain, changed = tried("", ask), tried("legacy.content.terrain = 3", ask)
    again = tried("[legacy]\n[legacy.content]  # the same in other words\nterrain = 3\n", ask)
    assert changed == again
    assert changed["legacy"] != plain["legacy"]
    assert {**changed, "legacy": plain["legacy"]} == plain


def test_a_record_of_the_printed_content_is_refused() -> None:
    found = tried(
        "legacy.content.terrain = 3",
        """
import fracas
from msgspec import structs
from fracas.core.record import Record
made = fracas.game("legacy").start(seed=1).record()
header = structs.replace(made.header, content="0123456789abcdef")
try:
    Record(header, made.entries, made.position).must_fit(fracas.game("legacy"))
except fracas.FracasError as error:
    found = error.sentence
""",
    )
    assert "have changed since the record was made" in found


def test_a_text_that_tells_another_number_is_noted() -> None:
    found = tried("[synergy.powers.card.grenade]\ndamage = 5", "found = overlay.notes()")
    assert found == [
        "synergy.powers.card.grenade.damage is 5 now, and was 2; printed.damage still says 'Hard 2, knock 1'"
    ]


@pytest.mark.parametrize(
    ("overlay", "why"),
    [
        ("[chess.board]", "Unknown game 'chess'. Choose one of: figures, legacy, skirmish, synergy."),
        ("[synergy.power]", "Unknown page 'power' of synergy. Did you mean 'powers'?"),
        ("[synergy.rules]\nrule = 1", "Unknown page 'rules' of synergy"),
        ("[synergy.powers.cards.grenade]", "Unknown table 'cards' in synergy.powers. Did you mean 'card'?"),
        ("[synergy.powers.card.grenad]", "Unknown id 'grenad' in synergy.powers.card. Did you mean 'grenade'?"),
        ("synergy.powers.card.grenade.damge = 5", "unknown field `damge` (in card.grenade)"),
        ("synergy.powers.card.grenade.damage = 'much'", "(in card.grenade.damage)"),
        ("synergy.powers.card.grenade.damage = 50", "Grenade: damage is from 0 to 6, not 50."),
        ("synergy.powers.card.grenade.add = {damag = 1}", "Unknown field 'damag' in synergy.powers.card.grenade.add."),
        ("synergy.powers.card.grenade.riders = ['sleepy']", "Grenade leaves 'sleepy', no status"),
        ("synergy.powers.card.grenade = 5", "synergy.powers.card.grenade is a table of fields, not 5."),
        ("synergy.powers.card.grenade.id = 'x'", "The id of synergy.powers.card.grenade cannot be changed"),
        ("synergy.powers.card.Petard.like = 'grenade'", "other letters than a-z"),
        ("synergy.powers.card.flameblast.like = 'grenade'", "is there already; a new row needs an id of its own"),
        ("synergy.powers.card.petard.like = 'grenad'", "Unknown id 'grenad' in synergy.powers.card."),
        ("synergy.powers.card.eels.like = 'eel-wiring'", "No card can be like Eel Wiring: rules look for"),
        ("synergy.powers.remove = ['card.grenad']", "Unknown id 'grenad'"),
        ("synergy.powers.remove = 'card.grenade'", "is a list like ['TABLE.ID']"),
        ("synergy.powers.remove = ['status.frozen']", "Nothing can be removed from synergy.powers.status"),
        ("synergy.teams.team.elves.like = 'cats'", "Nothing can be added to synergy.teams.team"),
        (
            "synergy.teams.team.cats.power = 'nap'",
            "With the overlay synergy does not fit together: nothing is called 'nap'.",
        ),
        ("legacy.content.champion.knight.power = 8", "of power 8 the base set has Barbarian and Knight."),
        ("legacy.content.champion.knight.power = 12", "Knight has printed power 12; it is from 0 to 9."),
        ("legacy.content.champion.druid.power = -1", "Druid has printed power -1; it is from 0 to 9."),
        ("legacy.content.champion.baker.like = 'druid'", "Nothing can be added to legacy.content.champion"),
        ("skirmish.units.unit.'grave.vael'.points = 30", "The ready army The Unburied could not be fielded any more."),
        ("skirmish.units.remove = ['unit.grave.vael']", "Vael the Unburied: an overlay has removed it."),
        ("skirmish.units.unit.'grave.vael'.hp = 0", "Vael the Unburied: hp is from 1 to 9, not 0."),
        ("figures.roster.line.star-patrol.figure.zapra.power = 9", "The army has 20 points of Power; there are 15."),
        ("figures.roster.line.star-patrol.figure.zapra.power = 3", "share 15 points of Power, and all of them"),
        ("figures.roster.line.star-patrol.figure.zapra.actions = ['a', 'b', 'c']", "has 'a', no special action"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(overlay: str, why: str) -> None:
    assert why in sentence(overlay)


def test_what_is_no_overlay_is_refused() -> None:
    for text, why in (
        ("[legacy", "The overlay is not TOML"),
        ("{", "The overlay is not TOML"),
        ("legacy = 3", r"An overlay names a game, then a page of its content: \[legacy.PAGE …\]"),
        ("a = " + "[" * 40 + "]" * 40, "nested too deeply"),
        ("#" * (LARGEST + 1), "at most 1,048,576 characters"),
    ):
        with pytest.raises(SetupError, match=why):
            canonical(text)


def test_an_overlay_comes_before_the_games_and_once() -> None:
    import fracas.games.legacy.content  # noqa: F401

    with pytest.raises(SetupError, match="The overlay comes too late"):
        lay("legacy.content.terrain = 3")
    assert laid() == ""
    lay("")  # nothing is no other content
    found = tried(
        "legacy.content.terrain = 3",
        """
overlay.lay("[legacy.content]\\nterrain = 3")
try:
    overlay.lay("legacy.content.terrain = 4")
except SetupError as error:
    found = error.sentence
""",
    )
    assert found == "This process has another overlay already; each content needs a process of its own."


def test_added_rows_come_last_whatever_their_names() -> None:
    merging = Merging("game.page", ["row"], [])
    rows = {"row": [{"id": "b", "points": 1}, {"id": "c", "points": 2}]}
    merged = merging.page(rows, {"row": {"a": {"like": "c", "points": 3}, "b": {"points": 4}}})
    assert merged == {"row": [{"id": "b", "points": 4}, {"id": "c", "points": 2}, {"id": "a", "points": 3}]}
    assert merging.added == {"row.a": "c"}
    assert rows["row"][0] == {"id": "b", "points": 1}, "the page itself is left alone"
