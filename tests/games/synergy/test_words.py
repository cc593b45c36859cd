"""The words: every event told, every question with its prompt and its options, and nobody's secret in any of them."""

from __future__ import annotations

import pytest

from fracas.core.asked import Asked
from fracas.core.events import SPECTATOR, Event
from fracas.core.listener import Listener
from fracas.core.question import Choice
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.board import NAMED
from fracas.games.synergy.card import HARD
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.events.cards import ExtraHits, StatusGained
from fracas.games.synergy.events.move import Knocked
from fracas.games.synergy.events.setup import CardKept, Dealt, Scattered
from fracas.games.synergy.events.strike import CardsCounted, DamageAdded, HitRolled, Immune, StrikeDeclared
from fracas.games.synergy.events.thing import MarkerGone, MarkerLaid, MarkerMet
from fracas.games.synergy.events.turn import GameWon, GoalsShown, WarriorBegins
from fracas.games.synergy.numbers import BASIC
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.striking.odds import odds
from fracas.games.synergy.striking.targets import targets
from fracas.games.synergy.telling.asks import MOMENTS, PROMPTS, RULES
from fracas.games.synergy.telling.naming import card_name, warrior_name
from fracas.games.synergy.telling.story import STORY
from fracas.games.synergy.telling.words import what_is_on
from fracas.games.synergy.terms import MARKERS, MIST, RAGING, SHAMED, STUNNED
from fracas.games.synergy.turns.options import options
from fracas.games.synergy.windows import REACTIONS
from tests.games.synergy.wandering import hidden_from, many
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table

GAMES = 60


@pytest.fixture(scope="module")
def seen() -> dict[str, list[str]]:
    """Every question of sixty games with its prompts; what each must keep is looked at on the way."""
    prompts: dict[str, list[str]] = {}
    for session in many(GAMES):
        for seat, asked in session.questions.items():
            known = prompts.setdefault(asked.ask, [])
            if len(known) < 100:
                known.append(asked.prompt)
                must_be_clear(asked)
                must_keep_secrets(asked, {card_name(card) for card in hidden_from(session.flow.state, seat)})
    return prompts


@pytest.fixture(scope="module")
def passed() -> set[str]:
    """Where somebody could pass for good in a few games."""
    return {asked.ask for session in many(6) for asked in session.questions.values() if asked.passing is not None}


def must_be_clear(asked: Asked) -> None:
    """One word and one label for each option, none of them a bare number, and a rule that asks."""
    assert asked.rule in SYNERGY.rules
    assert asked.prompt.endswith("?")
    assert "{" not in asked.prompt
    options = asked.options
    assert len({option.token for option in options}) == len(options), asked.ask
    assert len({option.label for option in options}) == len(options), asked.ask
    for option in options:
        assert " " not in option.token
        assert not option.label.lstrip("-").isdecimal(), (asked.ask, option.label)


def must_keep_secrets(asked: Asked, hidden: set[str]) -> None:
    """No word to one seat names a card that lies face down for it."""
    words = [asked.prompt, *(name for _, name in asked.things)]
    for option in asked.options:
        words += [option.label, *option.touches]
    for card in hidden:
        assert not any(card == word or f"{card} (" in word or f": {card}" in word for word in words), (asked.ask, card)


def test_every_question_has_a_prompt_of_its_own(seen: dict[str, list[str]]) -> None:
    assert set(seen) <= set(PROMPTS), "no question goes without words"
    rare = {"body", "follow", "pouch", "team-draw", "step-in", "collided", "ends", "attacks", "declares", "rider"}
    assert set(PROMPTS) - set(seen) <= rare | {"hand-in", "fling", "stray", "slide"}, "what sixty games do not ask"
    assert all("What now?" not in prompt for prompts in seen.values() for prompt in prompts)


def test_no_question_has_the_name_of_a_window() -> None:
    windows = {window.name for window in REACTIONS}
    assert not windows & set(RULES)
    assert set(PROMPTS) == windows | set(RULES)


@rule("table.pass")
def test_wherever_somebody_may_pass_for_good_there_are_a_few_words_for_it(passed: set[str]) -> None:
    assert {window.name for window in REACTIONS} <= set(MOMENTS)
    assert passed <= set(MOMENTS)
    assert set(MOMENTS) <= set(PROMPTS)


def test_options_that_touch_one_card_of_one_warrior_can_be_told_apart() -> None:
    """Anybody who clicks a card of the active warrior gets its act."""
    table = Table()
    igor = table.put(0, 5, 5, "grenade", "blink", down=("bonus-kidneys",))
    table.put(1, 5, 6)
    igor.begins()
    question = Choice(0, "act", options(table.state, igor.number))
    touched = {
        option.label: option.touches
        for option in (SYNERGY.words.option(table.state, question, value, to(0)) for value in question.options)
    }
    assert touched["Strike: Grenade"] == ("card:grenade",)
    assert touched["Move: Blink and You Missed Me"] == ("card:blink",)
    assert touched["Use: Bonus Kidneys (face down)"] == ("card:bonus-kidneys",)


def to(seat: int) -> Listener:
    return Listener(seat, ["Ann", "Bob", "Cyd"])


# -- the story


def told(table: Table, event: Event, viewer: int = SPECTATOR) -> str:
    shown = event.seen_by(viewer)
    assert shown is not None
    return SYNERGY.words.narrate(table.state, shown, to(viewer))


def test_no_kind_of_event_is_left_out() -> None:
    kinds = set(SYNERGY.event_types)
    assert set(STORY) == kinds
    for kind in kinds - {GameWon}:
        assert kind.rule in SYNERGY.rules, f"{kind.__name__} names its rule"


def test_every_event_of_many_games_is_a_sentence_and_gives_nothing_away() -> None:
    kinds: set[type] = set()
    for session in many(24):
        if not session.over:
            continue
        for event in session.events:
            kinds.add(type(event))
            for viewer in (SPECTATOR, 0, 1):
                shown = event.seen_by(viewer)
                assert shown is not None
                sentence = session.sentence(shown, viewer)
                assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == "−", sentence
                assert sentence.endswith("."), sentence
                assert "nobody's" not in sentence
                assert "-1" not in sentence
                assert "  " not in sentence
                if isinstance(shown, Dealt) and viewer != shown.seat:
                    assert shown.cards is None
    assert {CardsCounted, Immune, DamageAdded, Knocked, StatusGained} <= kinds


@rule("synergy.card.arithmetic", "synergy.damage.types")
def test_a_strike_tells_why_six_damage_became_five() -> None:
    """(1 + 2) × 2 is 6: every card that counts is named before the number that it changes."""
    table = Table()
    igor, vlad = table.put(0, 5, 5, "might", "strength"), table.put(1, 5, 6, "rhino-hide-graft")
    table.roll(5)
    igor.strikes(vlad)
    assert strike_told(table) == [
        "Mildred the Merciful-ish strikes Vlad.",
        "Mildred the Merciful-ish rolls 5.",
        "5 against 4+: Vlad is hit.",
        "Might and Strength of Mildred the Merciful-ish count.",
        "Rhino Hide Graft protects Vlad.",
        "1 Hard damage for Vlad, 6 with what counts, 1 of it soaked: 5.",
        "Vlad loses 5 hits; 1 hit left.",
    ]


@rule("synergy.damage.types", "synergy.strike.roll")
def test_a_strike_tells_why_six_damage_became_nothing() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "might", "strength"), table.put(1, 5, 6, "jelly-bones")
    table.roll(4)
    igor.strikes(vlad)
    assert strike_told(table) == [
        "Mildred the Merciful-ish strikes Vlad.",
        "Mildred the Merciful-ish rolls 4.",
        "4 against 4+: Vlad is hit.",
        "Jelly Bones protects Vlad.",
        "Vlad is immune to Hard and suffers nothing.",
    ]


def test_a_card_that_makes_its_bearer_easier_to_hit_does_not_protect_it() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5), table.put(1, 5, 6, "absolute-unit")
    table.roll(3)
    igor.strikes(vlad)
    assert strike_told(table)[1:4] == [
        "Mildred the Merciful-ish rolls 3.",
        "Absolute Unit of Vlad counts.",
        "4 against 4+: Vlad is hit.",
    ]


def act_labels(table: Table, fighter: Fighter) -> dict[str, tuple[str, str]]:
    question = Choice(0, "act", options(table.state, fighter.number))
    to = Listener(0, ["Ann", "Bob"])
    found = [SYNERGY.words.option(table.state, question, value, to) for value in question.options]
    return {option.token: (option.label, option.note) for option in found}


@rule("synergy.strike.basic")
def test_a_strike_with_one_target_names_it_because_nobody_will_ask() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "grenade", down=("hickey-of-doom",))
    friend = table.put(0, 5, 6)
    igor.begins()
    labels = act_labels(table, igor)
    assert labels["strike"][0] == f"Strike, only at your {name_of(friend)}"
    assert labels["hickey-of-doom"][0] == f"Strike: Hickey of Doom (face down), only at your {name_of(friend)}"
    assert labels["grenade"][0] == "Strike: Grenade", "it may be thrown at many squares"
    table.put(1, 5, 4)
    assert act_labels(table, igor)["strike"][0] == "Strike", "there are two to choose from"


def name_of(fighter: Fighter) -> str:
    return warrior_name(fighter.table.state, fighter.number)


@rule("synergy.team")
@pytest.mark.parametrize(
    ("team", "note"), [("orcs", "adj, 4+, Hard 1"), ("goths", "adj, 4+, Hard 2"), ("librarians", "adj, 3+, Hard 1")]
)
def test_the_basic_strike_is_shown_as_the_team_makes_it(team: str, note: str) -> None:
    table = Table(teams=(team, "cats"))
    igor = table.put(0, 5, 5)
    table.put(1, 5, 6)
    igor.begins()
    assert act_labels(table, igor)["strike"][1] == note


@rule("synergy.card.modifier", "synergy.card.arithmetic")
@pytest.mark.parametrize(
    ("cards", "option", "note"),
    [
        (("strength",), "strike", "adj, 4+, Hard 3"),
        (("strength", "might"), "strike", "adj, 4+, Hard 6"),
        (("mood-ring-fists",), "strike", "adj, 4+, Hard 2"),
        (("strength", "preposterous-mallet"), "preposterous-mallet", "adj, 5+, Hard 6, knock 2"),
        (("might", "mostly-reliable-boomerang"), "mostly-reliable-boomerang", "range 4, 4+, twice, Sharp 2 per hit"),
        (("strength", "might", "zorch-ball"), "zorch-ball", "range 3, Auto, Energy 6–16"),
        (("strength", "the-human-bomb"), "rush-the-human-bomb", "area 5×5, Auto, Hard 3–8, knock 1"),
        (("strength", "hypno-pinwheel"), "hypno-pinwheel", "range 3, 4+, Mental 0"),
    ],
)
def test_the_note_of_a_strike_says_what_it_does_with_plus_cards(cards: tuple[str, ...], option: str, note: str) -> None:
    table = Table()
    igor = table.put(0, 5, 5, *cards)
    table.put(1, 5, 6)
    table.put(1, 5, 7)
    igor.begins()
    assert act_labels(table, igor)[option][1] == note


@rule("synergy.card.modifier", "synergy.power.anger-issues")
def test_notes_and_odds_count_rage() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "anger-issues"), table.put(1, 5, 6)
    afflict(table.state, table.tell, igor.number, RAGING, igor.number)
    igor.begins()
    assert act_labels(table, igor)["strike"][1] == "adj, 4+, Hard 3"
    assert odds(table.state, igor.number, BASIC, vlad.number, vlad.number).damage == 3
    table.roll(4)
    igor.strikes(vlad)
    assert vlad.hits == 3


@rule("synergy.card.modifier", "synergy.secret")
def test_a_strike_with_a_face_down_plus_card_says_so() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "preposterous-mallet", down=("low-blow", "toxic-drool"))
    table.put(1, 5, 6)
    table.put(1, 5, 4)
    igor.begins()
    labels = act_labels(table, igor)
    assert labels["strike-with-low-blow"] == ("Strike, with Low Blow (face down)", "adj, 4+, Hard 1")
    both = "preposterous-mallet-with-toxic-drool-low-blow"
    assert labels[both][0] == "Strike: Preposterous Mallet, with Toxic Drool and Low Blow (face down)"


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("", "The basic strike: at which warrior?"),
        ("pocket-pistol", "Pocket Pistol: at which warrior?"),
        ("mental-barrier", "Mental Barrier: on which square?"),
        ("horseshoe-supermagnet", "Horseshoe Supermagnet: at what?"),
    ],
)
def test_what_a_strike_is_aimed_at_is_asked_for(card: str, prompt: str) -> None:
    table = Table()
    igor = table.put(0, 5, 5, *([card] if card else []))
    igor.begins()
    aims = targets(table.state, igor.number, number_of(card) if card else BASIC)
    question = Choice(0, "target", aims)
    assert SYNERGY.words.prompt(table.state, question, 0, Listener(0, ["Ann", "Bob"])) == prompt


def strike_told(table: Table) -> list[str]:
    """The story from the last strike on."""
    story = [told(table, event) for event in table.events]
    first = max(place for place, event in enumerate(table.events) if isinstance(event, StrikeDeclared))
    return story[first:]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CardsCounted(0, (number_of("might"),), (), False), "Might of Gutbuckle counts."),
        (CardsCounted(0, (), (SHAMED,), False), "Gutbuckle is Ashamed."),
        (CardsCounted(0, (), (MIST,), True), "Gutbuckle is mist."),
        (Immune(0, HARD), "Gutbuckle is immune to Hard and suffers nothing."),
        (Immune(0, 0), "Gutbuckle is immune and suffers nothing."),
        (DamageAdded(0, HARD, 1, 1, 0), "1 Hard damage for Gutbuckle."),
        (
            DamageAdded(0, HARD, 1, 6, 6),
            "1 Hard damage for Gutbuckle, 6 with what counts, and all of it is soaked: nothing is lost.",
        ),
        (DamageAdded(0, HARD, 3, 3, 1), "3 Hard damage for Gutbuckle, 1 of it soaked: 2."),
        (HitRolled(0, 1, 4, 3, False), "3 against 4+: Sinistra is missed."),
        (HitRolled(0, 1, 0, 0, True), "No roll is needed: Sinistra is hit."),
        (HitRolled(0, -1, 3, 2, False), "2 against 3+: the aim is bad."),
        (StrikeDeclared(0, BASIC, 1, 3), "Gutbuckle strikes Sinistra."),
        (StrikeDeclared(0, number_of("grenade"), -1, 33), "Gutbuckle uses Grenade at d3."),
        (StatusGained(1, STUNNED, 0), "Sinistra is Stunned."),
        (WarriorBegins(1, 1), "It is the turn of Bob's Sinistra."),
        (WarriorBegins(1, 0), "It is the turn of Bob's Sinistra, played by Ann."),
        (CardKept(0, -1), "Gutbuckle keeps a card, face down."),
        (Scattered(-2, 0), "Something hidden lies on a1."),
        (ExtraHits(0, 1, 7), "Gutbuckle has 1 extra hit: 7 hits now."),
        (ExtraHits(0, -4, -1), "Gutbuckle loses 4 extra hits; 0 hits left."),
        (GoalsShown((1, 0)), "Ann's goal was the flag of the Goths, Bob's goal was the flag of the Orcs."),
        (GameWon((0, 1), "limit"), "Ann and Bob share the victory when the rounds are over."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_what_events_say(event: Event, sentence: str) -> None:
    assert told(Table(), event) == sentence


@rule("synergy.deal", "synergy.secret")
def test_dealt_cards_are_named_to_their_player_only() -> None:
    event = Dealt(0, 2, (number_of("might"), number_of("grenade")))
    assert told(Table(), event, 0) == "You are dealt 2 cards: Might and Grenade."
    assert told(Table(), event, 1) == "Ann is dealt 2 cards."
    assert told(Table(), event) == "Ann is dealt 2 cards."


@pytest.mark.parametrize(
    ("marker", "laid", "gone"),
    [
        ("peel", "A banana peel lies on k1.", "The banana peel on k1 is gone."),
        ("hole", "A portable hole opens on k1.", "The portable hole on k1 closes."),
        ("campfire", "A campfire burns on k1.", "The campfire on k1 goes out."),
        ("smoke", "Smoke covers k1.", "The smoke on k1 lifts."),
        ("barrier", "A mental barrier stands on k1.", "The mental barrier on k1 is gone."),
        ("life", "A life point lies on k1.", "The life point on k1 is gone."),
    ],
)
def test_what_is_laid_on_a_square_does_there_what_it_is_for(marker: str, laid: str, gone: str) -> None:
    table = Table()
    number, square = MARKERS.index(marker), NAMED["k1"]
    assert told(table, MarkerLaid(number, square, 0)) == laid
    assert told(table, MarkerGone(number, square)) == gone


def test_anybody_who_meets_a_marker_is_told_what_it_does_to_them() -> None:
    table = Table()
    igor = table.put(0, 6, 6, "crate-of-bananas")
    name = warrior_name(table.state, igor.number)
    met = {
        marker: told(table, MarkerMet(igor.number, MARKERS.index(marker), igor.it.square))
        for marker in ("peel", "hole", "campfire")
    }
    assert met == {
        "peel": f"{name} slips on a banana peel.",
        "hole": f"{name} goes through a portable hole.",
        "campfire": f"{name} is burnt by a campfire.",
    }
    table.mark("smoke", "g6", igor, "smoke-bomb")
    table.lay("grenade", "g6")
    assert what_is_on(table.state, NAMED["g6"]) == "smoke and Grenade"
