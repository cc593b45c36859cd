"""The words: every event told to everybody, every question with its prompt, options and reasons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fracas.core.asked import Asked
from fracas.core.events import SPECTATOR, Event
from fracas.core.listener import Listener
from fracas.core.question import Roll
from fracas.games.figures import FIGURES, events
from fracas.games.figures.deck import card_of
from fracas.games.figures.events import Drew
from tests.games.figures.enforced import rule
from tests.games.figures.wandering import random_session, wander
from tests.kit.figures import Table

ACE = card_of("AS")
EIGHT = card_of("8H")

STORY: list[tuple[Event, int | None, str, str]] = [
    # the event, the seat it is about, what that seat hears, what a spectator hears
    (
        events.ArmyFielded(0, ("Zapra", "The Cat"), (4, 3)),
        0,
        "You field Zapra (4), The Cat (3).",
        "Ann fields Zapra (4), The Cat (3).",
    ),
    (events.DealtForFirst(1, ACE), 1, "You are dealt an Ace.", "Bob is dealt an Ace."),
    (events.DealtForFirst(0, EIGHT), 0, "You are dealt an 8.", "Ann is dealt an 8."),
    (events.GoesFirst(1), 1, "You go first.", "Bob goes first."),
    (events.HandsDealt(), None, "", "Two cards are dealt to each player."),
    (events.TurnBegins(0, 12), 0, "Turn 12: your turn.", "Turn 12: Ann's turn."),
    (events.TurnLost(1), 1, "You are stunned and lose the turn.", "Bob is stunned and loses the turn."),
    (events.Drew(0, ACE), 0, "You draw A♠.", "Ann draws a card."),
    (events.Reshuffled(30), None, "", "The 30 discards are shuffled into a new draw pile."),
    (events.Reshuffled(1), None, "", "The one discard is the new draw pile."),
    (events.Attacks(0, 0, 1, 4), 1, "Zapra the Ray Gunner attacks you.", "Zapra the Ray Gunner attacks Bob."),
    (events.Defends(1, 1, 6), None, "", "Tyrannox defends."),
    (
        events.Revealed(0, ACE, 18, 1, EIGHT, 13),
        None,
        "",
        "Zapra the Ray Gunner plays A♠ for 18, Tyrannox plays 8♥ for 13.",
    ),
    (
        events.Revealed(0, ACE, 18, 1, -1, 5),
        None,
        "",
        "Zapra the Ray Gunner plays A♠ for 18, Tyrannox plays no card for 5.",
    ),
    (events.AttackFails(0), None, "", "The attack by Zapra the Ray Gunner fails."),
    (events.SpecialUsed(0, "masterplan"), None, "", "Zapra the Ray Gunner uses Master Plan."),
    (events.SpecialDeclined(0, "stun"), None, "", "Zapra the Ray Gunner does not use Stun."),
    (events.SpecialImpossible(0, "luck", "no die"), None, "", "Zapra the Ray Gunner cannot use Luck: no die."),
    (events.Wounded(1), None, "", "Tyrannox is wounded."),
    (events.Captured(1, 0), 0, "You capture Tyrannox.", "Ann captures Tyrannox."),
    (events.ArmorSpent(1, EIGHT), None, "", "Armor saves Tyrannox; 8♥ is discarded."),
    (events.PlayerOut(1), 1, "You are out of the game.", "Bob is out of the game."),
    (
        events.ArmyLeaves(1),
        1,
        "Your army leaves the field, and its captives leave with it.",
        "Bob's army leaves the field, and its captives leave with it.",
    ),
    (events.ArmorLaid(1, EIGHT), None, "", "8♥ lies beside Tyrannox as armor."),
    (events.BlastReady(1), None, "", "Tyrannox will add 5 to its next attack."),
    (events.Boosted(1, 7), None, "", "Tyrannox has Power 7 now."),
    (events.DodgeReady(1), None, "", "Tyrannox will add 5 to its next defence."),
    (events.Exploded(1), None, "", "The explosion hits Tyrannox."),
    (events.Intimidated(1), None, "", "Tyrannox will fight its next battle at −5."),
    (events.LuckRolled(1, 9, 9), None, "", "Tyrannox rolls 9: its Power is 9."),
    (events.LuckRolled(1, 2, 5), None, "", "Tyrannox rolls 2; its Power stays 5."),
    (events.HandDiscarded(1, (ACE, EIGHT)), 1, "You discard A♠ 8♥.", "Bob discards A♠ 8♥."),
    (events.HandDiscarded(1, ()), 1, "You discard no card.", "Bob discards no card."),
    (
        events.MindControlled(1, 0),
        0,
        "Tyrannox joins your army with Power 1.",
        "Tyrannox joins Ann's army with Power 1.",
    ),
    (events.Recovered(1, 6), None, "", "Tyrannox returns with Power 6."),
    (
        events.Sneaks(0, reverses=True),
        0,
        "You sneak: another turn, and then play goes round the other way.",
        "Ann sneaks: another turn, and then play goes round the other way.",
    ),
    (
        events.Sneaks(0, reverses=False),
        0,
        "You sneak again: another turn, and then play goes on the way it went before.",
        "Ann sneaks again: another turn, and then play goes on the way it went before.",
    ),
    (events.Stunned(1), 1, "You lose the next turn as attacker.", "Bob loses the next turn as attacker."),
    (events.NoEffect(0, "intimidate", "why"), None, "", "Intimidate comes to nothing: why."),
    (events.TurnLimitReached(400), None, "", "The limit of 400 turns is reached."),
    (events.TurnLimitReached(1), None, "", "The limit of 1 turn is reached."),
    (events.GameOver((1,)), 1, "You win the game.", "Bob wins the game."),
    (events.GameOver((0, 1)), None, "", "Ann and Bob share the victory."),
]


@pytest.fixture
def table() -> Table:
    return Table(ann=["zapra 4"], bob=["tyrannox 5"], cyd=["the-cat 3"])


def told(table: Table, event: Event, viewer: int) -> str:
    seen = event.seen_by(viewer)
    assert seen is not None
    return table.session.sentence(seen, viewer)


@pytest.mark.parametrize(
    ("event", "seat", "second_person", "third_person"), STORY, ids=lambda value: type(value).__name__
)
def test_each_event_is_told_to_everybody(
    event: Event, seat: int | None, second_person: str, third_person: str, table: Table
) -> None:
    for viewer in (0, 1, 2, SPECTATOR):
        sentence = told(table, event, viewer)
        assert sentence.endswith(".")
        if viewer == seat:
            assert sentence.lower() == second_person.lower()
    assert told(table, event, SPECTATOR) == third_person
    assert told(table, event, 2) == third_person, "Cyd is not concerned"


@rule("figures.win")
@pytest.mark.parametrize("viewer", [0, 1])
def test_anybody_who_shares_the_victory_hears_it_in_the_second_person(viewer: int, table: Table) -> None:
    sentence = told(table, events.GameOver((0, 1)), viewer)
    assert "you" in sentence.lower()
    assert ("Ann", "Bob")[viewer] not in sentence


def test_no_kind_of_event_is_left_out() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, *_ in STORY} == kinds
    for kind in kinds:
        assert kind.rule in FIGURES.rules, f"{kind.__name__} names its rule"


@rule("figures.turn.draw", "figures.setup.hands")
def test_drawn_cards_are_hidden_from_others() -> None:
    for session in random_session(3, 5, armies=["castle-guard", "ring-kings", "doom-lab"]):
        last = session
    draws = [event for event in last.events if isinstance(event, Drew)]
    assert len(draws) > 50
    for viewer in (0, 1, 2, None):
        heard = [event for event in last.heard(viewer) if isinstance(event, Drew)]
        assert [event.seat for event in heard] == [event.seat for event in draws], "everybody sees that one draws"
        for event, whole in zip(heard, draws, strict=True):
            assert event.card == (whole.card if event.seat == viewer else None)
    sentences = [sentence for sentence in last.narration() if "draws" in sentence]
    assert all(sentence.endswith("draws a card.") for sentence in sentences)


ASKS = {
    *("army", "recruit", "power", "attacker", "opponent", "defender", "card", "special", "spend"),
    *("armor", "boost", "luck", "masterplan", "mindcontrol", "recover", "explosion"),
}

LINE_UPS = [
    ["choose", "choose"],
    ["doom-lab", "salt-dogs", "choose"],
    ["doom-lab", "castle-guard", "ring-kings", "backyard-heroes"],
    ["salt-dogs", "doom-lab", "doom-lab", "star-patrol", "choose", "shadow-clan"],
]


def every_question() -> Iterator[Asked]:
    """The questions of some random games, of every kind."""
    for seed, armies in enumerate(LINE_UPS * 2):
        for session in random_session(len(armies), seed, armies=armies, turn_limit=150):
            yield from session.questions.values()


def test_each_question_has_its_words() -> None:
    seen = set()
    for asked in every_question():
        seen.add(asked.ask)
        assert asked.prompt.endswith(("?", "."))
        assert asked.rule in FIGURES.rules
        options = asked.options
        tokens = [option.token for option in options]
        assert len(set(tokens)) == len(tokens), f"two options of {asked.ask} are written alike"
        for option, value in zip(options, asked.values, strict=True):
            assert option.value == value
            assert option.label
            assert option.token
            assert not set(option.token) & set(" |"), "a token is one word"
            assert asked.value_of(option.token) == value
    assert seen == ASKS


def test_each_thing_that_cannot_be_chosen_says_why() -> None:
    kinds = set()
    for asked in every_question():
        for thing, name in asked.things:
            reason = asked.why_not(thing)
            if reason is not None:
                kinds.add(asked.ask)
                assert name
                assert reason.rule in FIGURES.rules
                assert reason.sentence.endswith(".")
    assert kinds >= {"recruit", "power", "attacker", "opponent", "defender", "boost", "explosion", "recover"}


@rule("figures.battle.total")
def test_a_card_shows_the_total_it_would_make() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 5"]).deal(ann="QH 6C 7C", bob="9D")
    notes = {option.token: option.note for option in table.session.questions[0].options}
    assert notes == {
        "QH": "total 16, Explosion not possible",
        "6C": "total 10",
        "7C": "total 11, Intimidate if you win",
    }
    assert [option.note for option in table.session.questions[1].options] == ["total 14"]


@rule("figures.special.when")
def test_a_card_promises_only_what_can_be_used() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 5", "the-cat 2"]).deal(ann="QH KC 2C", bob="9D")
    table.figure("zapra").attacks(table.players[1]).chooses("tyrannox")
    notes = {option.token: option.note for option in table.session.questions[0].options}
    assert notes == {"QH": "total 16, Explosion if you win", "KC": "total 17, Recover not possible", "2C": "total 6"}
    facts = {option.token: option.facts for option in table.session.questions[0].options}
    assert facts == {"QH": ("16", "Explosion"), "KC": ("17",), "2C": ("6",)}


def test_prompts_name_who_fights_whom() -> None:
    table = Table(ann=["zapra 4"], bob=["tyrannox 5"]).deal(ann="QH 6C 7C", bob="9D")
    prompts = {seat: asked.prompt for seat, asked in table.session.questions.items()}
    assert prompts[0] == "Zapra the Ray Gunner attacks Tyrannox: which card do you play?"
    assert prompts[1] == "Tyrannox defends against Zapra the Ray Gunner: which card do you play?"


@rule("figures.card.three")
def test_tokens_differ_whatever_players_call_their_cards() -> None:
    made = [{"id": word, "name": word, "actions": ["armor"] * 3} for word in ("enough", "own", "yes", "p0")]
    table = Table.from_the_start("ann", "bob", armies=["choose"], cards=made).chooses("OWN")
    for card, power in (("zapra", "3"), ("tyrannox", "3")):
        table.answer("recruit", card)
        table.answer("power", power)
    tokens = [option.token for option in table.session.questions[0].options]
    assert len(set(tokens)) == len(tokens)


def test_outcomes_of_chance_have_words_too() -> None:
    """A die is a die, not the figure of that number."""
    asks = set()
    for seed in range(4):
        for flow in wander(2, seed, armies=["ring-kings"]):
            question = flow.question
            if isinstance(question, Roll) and question.ask not in asks:
                asks.add(question.ask)
                options = [
                    FIGURES.words.option(flow.state, question, outcome, Listener.nobody())
                    for outcome in question.outcomes
                ]
                assert len({option.token for option in options}) == len(options)
                if question.ask == "die":
                    assert [option.token for option in options] == [str(die) for die in range(1, 11)]
    assert asks == {"army", "first", "deal", "draw", "die"}
