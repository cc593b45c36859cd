"""The notes beside strikes, held against what the strikes do in many small fights."""

from __future__ import annotations

import re
from random import Random

from fracas.core.events import Event
from fracas.core.flow import Flow
from fracas.core.question import Answer, Choice, Commit, Question, Region, Roll
from fracas.core.tell import heard_into
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.events.strike import DamageAdded
from fracas.games.synergy.numbers import BASIC, NUMBERS, STRIKES, USES
from fracas.games.synergy.rows import PROFILES, number_of
from fracas.games.synergy.state import State
from fracas.games.synergy.telling.notes import strike_note
from fracas.games.synergy.terms import CONFUSED, NOBODY, RAGING
from fracas.games.synergy.turns.used import plain
from tests.games.synergy.meetings import table
from tests.kit.rules import rule
from tests.kit.synergy import Table

PLUS = [
    number_of(card)
    for card in ("strength", "might", "mood-ring-fists", "bungee-arms", "trick-shot", "anti-magic-aura", "anger-issues")
]
"""What changes what strikes do, or which warriors they harm."""
AMOUNT = re.compile(r"(?:Hard|Sharp|Energy|Mental) (\d+)(?:–(\d+))?(?: or (\d+))?")


def says(note: str, damage: int) -> bool:
    """Does a note tell of this damage?"""
    found = AMOUNT.search(note)
    if found is None:
        return False
    least, most, other = found.groups()
    return int(least) <= damage <= int(most or least) or other == str(damage)


def fight(seed: int, events: list[Event]) -> tuple[Flow[State], Random]:
    """A small table with two + cards among the cards of the one who is in the middle."""
    random = Random(seed)
    others = [card.index for card in CARDS if card.index not in PLUS]
    cards = random.sample(PLUS, 2)
    theirs = [random.choice([card for card in PLUS if card not in cards])] if random.random() < 0.3 else []
    return Flow(SYNERGY, table([*cards, *random.sample(others, 2)], theirs, random), tell=heard_into(events)), random


def any_answer(question: Question, random: Random) -> Answer:
    if isinstance(question, Roll):
        return random.choice(list(question.outcomes))
    if isinstance(question, Choice):
        return random.choice(list(question.options))
    assert isinstance(question, Commit)
    return [random.choice(list(mine)) for mine in question.options if not isinstance(mine, Region)]


def strikes_of(question: Question) -> list[int]:
    if question.ask != "act" or not isinstance(question, Choice | Commit):
        return []
    options = question.options if isinstance(question, Choice) else question.options[0]
    return [] if isinstance(options, Region) else [each for each in options if STRIKES <= plain(each) < USES]


@rule("synergy.card.modifier", "synergy.card.arithmetic")
def test_notes_say_what_strikes_do() -> None:
    """Not of the Confused, who strike somebody else, nor of those that their own strike makes angry."""
    compared = 0
    for seed in range(400):
        events: list[Event] = []
        flow, random = fight(seed, events)
        for _ in range(40):
            question = flow.question
            if question is None:
                break
            strikes = strikes_of(question)
            if not strikes:
                flow.send(any_answer(question, random))
                continue
            state = flow.state
            me = state.drill if state.drill != NOBODY else state.active
            under, card = state.warriors[me].under, plain(random.choice(strikes)) % NUMBERS
            what = next(each for each in strikes if each % NUMBERS == card)
            note = strike_note(state, me, card)
            events.clear()
            flow.send([what] if isinstance(question, Commit) else what)
            while flow.question is not None and flow.question.ask not in ("act", "warrior"):
                flow.send(any_answer(flow.question, random))
            changed = (flow.state.warriors[me].under ^ under) >> RAGING & 1
            if under >> CONFUSED & 1 or changed:
                continue
            for event in events:
                if isinstance(event, DamageAdded) and not event.soaked and event.warrior != me:
                    compared += 1
                    assert says(note, event.total), (seed, PROFILES[card].id, note, event)
    assert compared > 500


@rule("synergy.card.modifier", "synergy.power.mood-ring-fists", "synergy.power.bungee-arms")
def test_the_note_of_a_strike_says_so_if_its_damage_depends_on_who_is_struck() -> None:
    scene = Table()
    igor = scene.put(0, 5, 3, "mood-ring-fists", "bungee-arms")
    scene.put(1, 5, 4)
    scene.put(1, 8, 3)
    igor.begins()
    assert strike_note(scene.state, igor.number, BASIC) == "adj, 4+, Hard 1 or 2"


@rule("synergy.power.mood-ring-fists", "synergy.power.anti-magic-aura")
def test_the_note_of_a_strike_at_anybody_magic_cannot_touch_counts_no_magic() -> None:
    """The fists glow where they are, and not where they strike."""
    scene = Table()
    igor = scene.put(0, 5, 3, "mood-ring-fists", "bungee-arms")
    scene.put(1, 8, 3, "anti-magic-aura")
    igor.begins()
    assert strike_note(scene.state, igor.number, BASIC) == "adj, 4+, Hard 1"
