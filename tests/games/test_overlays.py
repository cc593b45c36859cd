"""Rows that an overlay adds and removes, at play: cards and units do what the row does that they are like."""

from __future__ import annotations

from fracas.games.legacy.content import LOCATIONS, ORDINARY
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.windows import REACTIONS
from tests.core.test_overlay import tried

PLAY = """
from fracas.lab.plan import planned, play_chunk
def play(game, bots, games, **settings):
    plan = planned(game, bots, seed=5, settings=settings, overlay=overlay.laid())
    return [list(row.winners) for row in play_chunk(plan, 0, games)]
"""


def test_a_card_like_another_does_all_that_it_does() -> None:
    """At every window, reactions among them, as many secret cards as open ones."""
    # As they are when loaded: tests look for cards, too.
    named = tried("", "from fracas.games.synergy.rows import NAMED\nfound = sorted(NAMED)")
    models = [card.id for card in CARDS if card.id not in named]
    reacting = {content for window in REACTIONS for content in window.content} & set(models)
    assert len(models) > 50
    assert reacting >= {"bonus-kidneys", "tin-foil-hat"}, "or nothing is shown about reactions"
    overlay = "\n".join(f"synergy.powers.card.new-{model}.like = '{model}'" for model in models)
    found = tried(
        overlay,
        """
from fracas.games.synergy.content import CARDS, CARD_NUMBERS, COPIES, SECRET
from fracas.games.synergy.rows import DOES, HOOKED, PROFILES, ROWS, SECRET_AT, SECRET_BITS
from fracas.games.synergy.windows import WINDOWS
bad = []
for copy, model in COPIES.items():
    new, old = CARD_NUMBERS[copy], CARD_NUMBERS[model]
    same = (
        all(DOES[window.number][new] is DOES[window.number][old] for window in WINDOWS)
        and HOOKED[new] == HOOKED[old]
        and ROWS[new].folds == ROWS[old].folds
        and all((new in at) == (old in at) for at in SECRET_AT)
        and all((bits >> new & 1) == (bits >> old & 1) for bits in SECRET_BITS)
        and PROFILES[new].secret == (new < SECRET) == PROFILES[old].secret
    )
    if not same:
        bad.append(copy)
last = [card.id for card in CARDS[:SECRET]], [card.id for card in CARDS[SECRET:]]
late = all(ids.index(copy) >= sum(each not in COPIES for each in ids) for ids in last for copy in ids if copy in COPIES)
found = [bad, len(COPIES), late]
""",
    )
    assert found == [[], len(models), True]


def test_what_rules_look_for_by_name_has_no_copy() -> None:
    assert tried("synergy.powers.card.my-tail.like = 'detachable-tail'", "found = 'taken'") == (
        "No card can be like Detachable Tail: rules look for Detachable Tail itself, and would not find its copy."
    )


def test_a_copied_reaction_reacts() -> None:
    """Of thirty copies of one card, in six games: its holders are asked at its window, and it does what it says."""
    found = tried(
        "\n".join(f"synergy.powers.card.wish-{number}.like = 'tin-foil-hat'" for number in range(30)),
        PLAY
        + """
from collections import Counter
import fracas
from fracas import bots
used = Counter()
for seed in range(6):
    table = fracas.game("synergy").start(players=2, seed=seed, settings={"round_limit": 8})
    bots.play(table, [bots.make("random", seed=1), bots.make("random", seed=2)])
    used.update(type(event).__name__ for event in table.events if getattr(event, "card", -1) >= 0
        and event.card < len(CARDS) and CARDS[event.card].id.startswith("wish-"))
found = sum(used.values())
""".replace("import fracas\n", "import fracas\nfrom fracas.games.synergy.content import CARDS\n", 1),
    )
    assert found > 0


def test_removed_cards_are_dealt_to_nobody_and_imagined_by_nobody() -> None:
    found = tried(
        "synergy.powers.remove = ['card.grenade', 'card.flameblast', 'card.playing-possum']",
        PLAY
        + """
import fracas
from fracas import bots
from fracas.games.synergy.content import CARD_NUMBERS
gone = {CARD_NUMBERS[id] for id in ("grenade", "flameblast", "playing-possum")}
seen = set()
for seed in range(4):
    table = fracas.game("synergy").start(players=2, seed=seed, settings={"round_limit": 6})
    bots.play(table, [bots.make("greedy:1", seed=1), bots.make("random", seed=2)])
    for event in table.events:
        seen.update(getattr(event, "cards", None) or [])
found = [sorted(gone & seen), len(seen) > 30, play("synergy", ["greedy:1", "random"], 2, round_limit=6) != []]
""",
    )
    assert found == [[], True, True]


def test_units_and_armies_are_added_to_skirmish() -> None:
    """A hero with own abilities, leading an army that is added too."""
    found = tried(
        """
        [skirmish.units.unit."grave.vael-the-elder"]
        like = "grave.vael"
        name = "Vael the Elder"
        points = 20
        [skirmish.armies.army.elders]
        like = "grave-50-a"
        name = "The Elders"
        units = [{unit = "grave.vael-the-elder"}, {unit = "grave.guard", count = 2}, {unit = "grave.hound"}]
        """,
        PLAY
        + """
from fracas.games.skirmish.content import ARMIES, UNITS, unit_named
elder, vael = unit_named("grave.vael-the-elder"), unit_named("grave.vael")
rows = play("skirmish", ["greedy:1", "random"], 4, armies=["elders", "grave-50-a"])
same = [own.id for own in elder.own] == [own.id for own in vael.own]
found = [same, elder.points, elder.number == len(UNITS) - 1, ARMIES[-1].id, len(rows)]
""",
    )
    assert found == [True, 20, True, "elders", 4]


def test_removed_units_armies_lines_and_locations_are_not_offered() -> None:
    found = tried(
        """
        skirmish.units.remove = ["unit.free.troll", "unit.grave.hound"]
        skirmish.armies.remove = ["army.grave-50-a", "army.grave-100-a", "army.grave-100-b"]
        figures.roster.remove = ["line.star-patrol"]
        legacy.content.remove = ["location.LOCATION"]
        """,
        PLAY,
    )
    assert "Unknown id 'LOCATION'" in found
    place = LOCATIONS[ORDINARY[0]].id
    found = tried(
        f"""
        skirmish.units.remove = ["unit.free.troll", "unit.free.mage"]
        skirmish.armies.remove = ["army.grave-50-a"]
        figures.roster.remove = ["line.star-patrol"]
        legacy.content.remove = ["location.{place}"]
        """,
        PLAY
        + """
import fracas
from random import Random
from fracas.games.legacy.content import LOCATION_NUMBERS, ORDINARY
from fracas.games.skirmish.setting_up.armies import random_army, ready_armies
drawn = {unit.id for seed in range(60) for unit, _ in random_army(100, None, Random(seed).randrange)}
armies = {army.id for army in ready_armies(50)}
asked = fracas.game("figures").start(seed=1, settings={"armies": ["choose", "choose"]}).questions
lines = next(iter(asked.values())).values
places = play("legacy", ["random"], 3)
found = [sorted(drawn & {"free.troll", "free.mage"}), "free.duelist" in drawn, "grave-50-a" in armies, len(armies),
    0 in lines, 1 in lines, LOCATION_NUMBERS["PLACE"] in ORDINARY, len(places)]
""".replace("PLACE", place),
    )
    assert found == [[], True, False, 7, False, True, False, 3]
