"""The words: every event told, every question with its prompt and its options, places by the grid."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.asked import Asked
from fracas.core.events import SPECTATOR, Event
from fracas.core.listener import Listener
from fracas.core.question import Choice, Place
from fracas.games.skirmish import SKIRMISH
from fracas.games.skirmish.acts import ABILITY, MARCH, MOVE, PUSH, SHOOT, STRIKE, act
from fracas.games.skirmish.events import fight, game, move
from fracas.games.skirmish.telling.asks import CHANCE_RULES, PROMPTS, RULES
from fracas.games.skirmish.telling.naming import (
    column_name,
    column_of,
    home_name,
    inches,
    point_name,
    read_point,
    square_name,
    unit_name,
)
from fracas.games.skirmish.telling.outlook import outlook
from fracas.games.skirmish.telling.story import STORY
from fracas.games.skirmish.telling.words import place_words
from fracas.games.skirmish.turns.menu import options
from fracas.games.skirmish.view import view
from tests.games.skirmish.fights import near, quick
from tests.games.skirmish.wandering import TABLES, sessions
from tests.kit.rules import rule
from tests.kit.skirmish import Fighter, Table

GAMES = 8
EVENTS = {
    kind
    for module in (fight, game, move)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
} - {fight.AbilityEvent, fight.ItemEvent}


def to(seat: int) -> Listener:
    return Listener(seat, ["Ann", "Bob", "Cyd", "Dee"])


def asked_of(table: Table, seat: int = 0) -> Asked:
    """What a seat is asked in its turn."""
    question = Choice(seat, "act", options(table.state, seat))
    return Asked(SKIRMISH, table.state, question, seat, 1, ["Ann", "Bob", "Cyd", "Dee"][: table.state.players])


def told(table: Table, viewer: int = 0, *, skip: tuple[type, ...] = ()) -> list[str]:
    """The story so far."""
    return [
        SKIRMISH.words.narrate(table.state, event, to(viewer)) for event in table.events if not isinstance(event, skip)
    ]


# -- every question


@pytest.fixture(scope="module")
def seen() -> dict[str, list[str]]:
    """Every question of some games with its prompts; what each must keep is looked at on the way."""
    prompts: dict[str, list[str]] = {}
    for seed in range(GAMES):
        for session in sessions(seed):
            for asked in session.questions.values():
                known = prompts.setdefault(asked.ask, [])
                if len(known) < 25:
                    known.append(asked.prompt)
                    must_be_clear(asked)
    return prompts


def must_be_clear(asked: Asked) -> None:
    """One word and one label for each option, none of them a bare number, and a rule that asks."""
    assert asked.rule in SKIRMISH.rules
    assert asked.prompt.endswith(("?", "."))
    assert "{" not in asked.prompt
    made = asked.options
    assert len({option.token for option in made}) == len(made), asked.ask
    assert len({option.label for option in made}) == len(made), (asked.ask, [option.label for option in made])
    for option in made:
        assert " " not in option.token
        assert not option.label.lstrip("-").isdecimal(), (asked.ask, option.label)
        assert all(":" in thing for thing in option.touches)
    if asked.region is not None:
        place = asked.region.propose(())
        if place:
            assert not asked.label_of(place).isdecimal()


def test_every_question_has_a_prompt_of_its_own(seen: dict[str, list[str]]) -> None:
    assert set(seen) <= set(PROMPTS), "no question goes without words"
    rare = {"partner", "hone", "shove", "cleave", "recruit", "items"}
    assert set(PROMPTS) - set(seen) <= rare, "what these games do not ask"
    assert all("the unit" not in prompt for ask in seen if ask != "spot" for prompt in seen[ask])


def test_each_prompt_has_a_rule_and_each_roll_too() -> None:
    assert set(PROMPTS) == set(RULES)
    assert all(rule in SKIRMISH.rules for rule in (*RULES.values(), *CHANCE_RULES.values()))


# -- places


@rule("skirmish.move")
def test_places_are_named_by_inches_from_the_south_west() -> None:
    assert square_name(0, 0) == "a1"
    assert square_name(5_250, 6_500) == "f7"
    assert square_name(25_999, 29_999) == "z30"
    assert [column_name(column) for column in (25, 26, 29)] == ["z", "aa", "ad"]
    assert all(column_of(column_name(column)) == column for column in range(52))
    assert point_name(5_500, 6_500) == "f7"
    assert point_name(5_250, 6_000) == "f7 .25 0"
    assert inches(1_250) == '1.25"'
    assert inches(3_000) == '3"'


@pytest.mark.parametrize(("x", "y"), [(0, 0), (5_500, 6_500), (19_999, 1), (26_001, 29_750), (30_000, 30_000)])
def test_a_named_place_is_read_back(x: int, y: int) -> None:
    assert read_point(point_name(x, y)) == (x, y)


@pytest.mark.parametrize("words", ["", "f", "7", "f7 .25", "f7 x y", "f7 2 3", "husk", "fff7", "f777"])
def test_what_is_no_place_is_not_read(words: str) -> None:
    assert read_point(words) is None


def test_paths_and_set_ups_in_words() -> None:
    assert place_words("move", (5_500, 6_500, 7_250, 8_500)) == "f7 then h9 .25 .5"
    assert place_words("move", (5_500, 6_500, 1)) == "f7, dropping down"
    assert place_words("stone", (500, 500)) == "a1"
    assert place_words("deploy", (3, 500, 500, 4, 1_500, 500)) == "3 to a1, 4 to b1"
    assert place_words("move", ()) == "nowhere"
    assert place_words("move", (1,)) == "nowhere"
    assert place_words("army", (0, 0, 4, 1, 13)) == "Athum Tellur, Soldier with Hare Boots"
    assert place_words("army", (99, 1)) == "no army"


# -- units


@rule("skirmish.win")
def test_the_points_alive_are_told_for_everybody() -> None:
    told_to_ann = SKIRMISH.words.narrate(Table().state, game.PointsAlive((46, 1)), to(0))
    assert told_to_ann == "The last round is over. Alive: you have 46 points, Bob has 1 point."


@rule("skirmish.army.leader")
def test_an_army_without_a_name_is_told_by_its_units_alone() -> None:
    table = Table()
    table.put(0, "crown.athum", 10, 10, leader=True)
    table.put(0, "crown.soldier", 12, 10)
    say = SKIRMISH.words.narrate
    built, named = game.ArmyShown(0, "Athum Tellur", (0, 1), 3), game.ArmyShown(0, "The two", (0, 1), 0)
    assert say(table.state, built, to(0)) == "You lead Athum Tellur, Soldier. 3 points left."
    assert say(table.state, named, to(1)) == "Ann leads The two: Athum Tellur, Soldier."


@rule("skirmish.move")
def test_a_way_is_called_by_who_goes_and_where_it_ends() -> None:
    """The legs round the corner of a barrier would fill lines of a hint or of an analysis."""
    table = Table()
    soldier = table.put(0, "crown.soldier", 10, 10)
    region = table.region(act(MOVE, soldier.number))
    say = SKIRMISH.words.place
    question = Place(0, "move", region)
    assert say(question, (10_250, 10_500, 10_500, 11_500, 11_500, 12_000)) == "Soldier to l13 .5 0"
    assert say(question, (10_500, 11_500, 1)) == "Soldier to k12, dropping down"
    assert say(question, ()) == "Soldier stays"


def test_units_of_one_kind_in_one_army_are_numbered() -> None:
    table = Table()
    first, second = table.put(0, "grave.husk", 3, 3), table.put(0, "grave.husk", 5, 3)
    other, osk = table.put(1, "grave.husk", 9, 9), table.put(0, "grave.osk", 7, 3)
    names = [unit_name(table.state, each.number) for each in (first, second, other, osk)]
    assert names == ["Husk 1", "Husk 2", "Husk", "Osk, Marrow King"]
    assert unit_name(table.state, 99) == "a unit", "it came with an answer that was taken back"


# -- options of an act


def duel() -> tuple[Table, Fighter, Fighter]:
    """Athum with a friend who holds Osk in melee, and 3 energy."""
    table = Table()
    osk = table.put(1, "grave.osk", 10, 10, leader=True)
    athum = near(osk, 0, "crown.athum", 0.5, leader=True)
    near(osk, 0, "crown.soldier", 0.5, "north")
    table.energy(0, 3)
    return table, athum, osk


@rule("skirmish.attack.roll", "skirmish.flank")
def test_an_attack_tells_its_odds_with_their_terms() -> None:
    table, athum, osk = duel()
    found = {option.value: option for option in asked_of(table).options}
    strike = found[act(STRIKE, athum.number, osk.number)]
    assert strike.label == "Athum Tellur: strike Bob's Osk, Marrow King"
    assert strike.note == "83 %: 1d6 + 2 + 1 flanking against 3"
    assert strike.token == "strike-athum-1-osk-0"
    assert strike.touches == ("unit:1", "unit:0")
    assert strike.verb == "Strike"
    shoot = found[act(SHOOT, athum.number, osk.number)]
    assert shoot.note == "69 %: lower of 2d6 + 2 + 1 flanking against 3", "locked: with difficulty"
    assert shoot.touches == strike.touches
    assert act(PUSH, athum.number, osk.number) not in found, "Osk is heavy"
    assert found[act(MOVE, athum.number)].touches == ("unit:1",)
    assert found[act(MOVE, athum.number)].note == 'up to 3"'
    assert found[act(MARCH, athum.number)].touches == ("unit:1", "act:march")
    mark = found[act(ABILITY, athum.number, table.ability("mark-prey"))]
    assert mark.label == "Athum Tellur: Mark prey"
    assert mark.note.startswith("3 energy. ")
    assert mark.touches == ("unit:1", "ability:mark-prey")


@rule("skirmish.ability.dodge", "skirmish.ability.critical")
def test_odds_count_escapes_and_name_damage() -> None:
    table = Table()
    hound = table.put(1, "grave.hound", 10, 10)
    axe = near(hound, 0, "cinder.axe", 0.5)
    found = {option.value: option for option in asked_of(table).options}
    note = found[act(STRIKE, axe.number, hound.number)].note
    assert note == "69 %: 1d6 + 2 against 3, 17 % of hits escaped, doubled on a 6"
    push = found[act(PUSH, axe.number, hound.number)]
    assert push.touches == ("unit:1", "act:push", "unit:0")
    assert push.note.startswith("69 %: 1d6 + 2 + 1 push against 3")


def test_the_outlook_tells_the_same_odds_as_the_options() -> None:
    table, athum, osk = duel()
    found = outlook(view(table.state, 0), 0, "act")
    assert found is not None
    notes = {info.act: info.note for info in found.attacks}
    offered = {option.value: option.note for option in asked_of(table).options if option.value in notes}
    assert notes == offered
    strike = next(info for info in found.attacks if info.act == act(STRIKE, athum.number, osk.number))
    assert (strike.needs, strike.chance, strike.dice, strike.defence) == (2, 83, 1, 3)
    assert [(term.name, term.by) for term in strike.terms] == [("Atk", 2), ("flanking", 1)]
    assert outlook(view(table.state, 0), 0, "back") is None
    assert outlook(view(table.state, 1), 1, "act") is None, "it is not their turn"


# -- the story


def test_no_kind_of_event_is_left_out() -> None:
    assert set(STORY) == EVENTS


def test_every_event_of_many_games_is_a_sentence() -> None:
    kinds: set[type] = set()
    for seed in range(GAMES):
        *_, session = sessions(seed, most=600)
        for event in session.events:
            kinds.add(type(event))
            for viewer in (SPECTATOR, 0, 1):
                sentence = session.sentence(event, viewer)
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence.endswith("."), sentence
                assert "nobody's" not in sentence
                assert "-1" not in sentence
                assert "  " not in sentence
                assert "you's" not in sentence.casefold()
    assert {fight.AttackRolled, fight.Damaged, fight.Killed, move.Moved, move.Pushed, game.StoneTaken} <= kinds


@rule("skirmish.attack.roll", "skirmish.flank", "skirmish.ease")
def test_an_attack_reads_like_its_steps() -> None:
    """The pike strikes first: flanking, and an attack back without difficulty."""
    table = Table()
    guard = table.put(1, "grave.guard", 10, 10)
    soldier, pike = near(guard, 0, "crown.soldier", 0.5), near(guard, 0, "crown.pike", 1.5, "west")
    table.roll(3)
    pike.strikes(guard)
    table.roll(2, 4)
    soldier.strikes(guard)
    assert told(table) == [
        "Your Pikeman attacks Bob's Bone Guard in melee.",
        "3 + 1 + 1 flanking = 5 against 4: a hit.",
        "Bob's Bone Guard takes 1 damage.",
        "Your Soldier attacks Bob's Bone Guard in melee.",
        "2 + 1 + 1 flanking = 4 against 4: a miss.",
        "Bob's Bone Guard strikes back at your Soldier.",
        "4 + 1 = 5 against 4: a hit.",
        "Your Soldier takes 1 damage.",
    ]


@rule("skirmish.attack.natural", "skirmish.ease", "skirmish.terrain.cover")
def test_the_log_says_what_always_hits_and_misses_and_which_die_counts() -> None:
    table = Table()
    event = fight.AttackRolled(0, 1, (6, 2), 6, (1, 0, 0, -1, 0, 0, 0, 0, 0), 6)
    say = SKIRMISH.words.narrate
    assert say(table.state, event, to(0)) == "6 and 2: 6 counts. 6 + 1 − 1 cover = 6 against 6: a 6 always hits."
    event = fight.AttackRolled(0, 1, (1,), 1, (3, 1, 0, 0, 0, 0, 0, 0, 0), 4)
    assert say(table.state, event, to(0)) == "1 + 3 + 1 flanking = 5 against 4: a 1 always misses."


@rule("skirmish.own.oath-shield", "skirmish.own.granite-word")
def test_fast_abilities_are_told_in_their_places() -> None:
    """Sworn shield, granite word, up to the attack back."""
    table = Table()
    axe = table.put(1, "cinder.axe", 10, 10)
    sorrel, _ = near(axe, 0, "thorn.sorrel", 0.5), near(axe, 0, "thorn.wolf", 0.5, "north")
    brokka, ildra = near(axe, 1, "cinder.brokka", 2, "south"), near(axe, 1, "cinder.ildra", 3, "east")
    table.energy(1, 5)
    table.roll(3)
    table.answer("fast", quick(brokka, "oath-shield"))
    table.answer("fast", quick(ildra, "granite-word"))
    table.never("back")
    sorrel.strikes(axe)
    said = told(table, 1)
    assert said[:3] == [
        "Ann's Sorrel Quickthorn attacks your Axe-Sworn in melee.",
        "Your Thane Brokka Ashmantle uses Oath shield on your Axe-Sworn for 1 energy.",
        "3 + 3 + 1 flanking = 7 against 6: a hit.",
    ]
    assert "Granite word of your Ildra Runesmith takes 1 damage from your Axe-Sworn: 1 left." in said
    assert "Your Axe-Sworn takes 1 damage." in said


@rule("skirmish.team")
def test_teams_are_told_together() -> None:
    table = Table(4, teams=(0, 1, 0, 1))
    say = SKIRMISH.words.narrate
    assert say(table.state, game.EnergyGained(0, 2, "stones"), to(0)) == "Cyd and you gain 2 energy from rune-stones."
    assert say(table.state, game.EnergyGained(1, 3, "harvest"), to(0)) == "Bob and Dee gain 3 energy by Harvest."
    assert say(table.state, game.HandedOver(0, 2), to(2)) == "Ann hands over to you."
    assert say(table.state, game.TurnBegins(1, 1), to(0)) == "It is the turn of Bob and Dee; Bob begins."
    assert say(table.state, game.TurnBegins(1, 1), to(1)) == "It is the turn of Dee and you; you begin."


def test_where_sides_set_up_has_a_name() -> None:
    names: dict[int, list[str]] = {}
    for place in (0, 3, 5, 1):
        players, settings = TABLES[place]
        session: Any = SKIRMISH.start(players=players, settings=settings, seed=1)
        names[place] = [home_name(session.flow.state, home) for home in range(session.flow.state.sides)]
    assert names[0] == names[1] == ["the south", "the north"]
    assert names[3] == ["the south-west", "the north-east"]
    assert names[5] == ["the south-west", "the north-west", "the north-east", "the south-east"]


def test_prompts_on_the_way_name_who_acts_on_whom() -> None:
    """The words of a question between declaration and its end, from the act that is being played."""
    table, athum, osk = duel()
    table.state.acting = (STRIKE, athum.number, osk.number)

    def prompt(ask: str, seat: int, values: list[int]) -> str:
        return Asked(SKIRMISH, table.state, Choice(seat, ask, values), seat, 1, ["Ann", "Bob"]).prompt

    assert prompt("back", 1, [1, 0]) == "Ann's Athum Tellur has attacked your Osk, Marrow King. Attack back?"
    assert prompt("push", 0, [0, 1]) == "Which way is Bob's Osk, Marrow King pushed?"
    assert prompt("hone", 1, [0, 1]).startswith("Does your Osk, Marrow King roll once more")
    assert prompt("hone", 0, [0, 1]).startswith("Does your Athum Tellur roll once more")
    guard = quick(osk, "guard")
    assert prompt("fast", 1, [0, guard]) == ("Ann's Athum Tellur attacks your Osk, Marrow King. Use a fast ability?")
    shrug = quick(athum, "shrug-off")
    assert prompt("fast", 0, [0, shrug]) == "Your Athum Tellur is about to lose Hp. Use a fast ability?"
    back = next(
        option
        for option in Asked(SKIRMISH, table.state, Choice(1, "back", [1, 0]), 1, 1, ["Ann", "Bob"]).options
        if option.value
    )
    assert back.note == "83 %: 1d6 + 3 against 3", "retaliate: without difficulty"
