"""How legacy speaks: prompts and options. Why something is no option is in reasons.py, the story in story.py."""

from __future__ import annotations

from fracas.core.events import Event
from fracas.core.game import Option, Reason, Words
from fracas.core.listener import Listener
from fracas.core.question import Question, deciders
from fracas.games.legacy import reasons
from fracas.games.legacy.abilities.base import NONE
from fracas.games.legacy.asks import (
    NO_LABELS,
    NONE_LABELS,
    OF_CHAMPIONS,
    OF_LOCATIONS,
    OF_THE_DIE,
    PROMPTS,
    RULES,
    VERBS,
    YES_LABELS,
    YES_OR_NO,
)
from fracas.games.legacy.combat import PASS
from fracas.games.legacy.content import CHAMPION_IDS, LOCATION_IDS, PAIR, POWER
from fracas.games.legacy.naming import (
    DECK,
    FATESTONE,
    ability,
    champion_name,
    champion_note,
    champion_thing,
    location_name,
    location_note,
    location_thing,
    the,
)
from fracas.games.legacy.order import NOW
from fracas.games.legacy.state import BOTH, NOBODY, State
from fracas.games.legacy.story import tell_story


class LegacyWords(Words[State]):
    """The words of legacy."""

    def prompt(self, state: State, question: Question, seat: int, to: Listener) -> str:
        other = 1 - seat
        facts = {"value": str(state.value)}
        if state.holder != NOBODY:
            facts["holder"] = to.does(state.holder, "hold", "holds")
        if state.row:
            facts |= {"location": location_name(state.row[0]), "points": location_note(state.row[0])}
        if state.newcomer >= 0:
            facts |= {"newcomer": the(state.newcomer), "power": str(POWER[state.newcomer])}
        if state.mains[seat] >= 0:
            facts["main"] = the(state.mains[seat])
        if state.piles[seat]:
            facts["top"] = the(state.piles[seat][-1])
            facts["below"] = the(state.piles[seat][-2]) if len(state.piles[seat]) > 1 else ""
        if state.piles[other]:
            top = state.piles[other][-1]
            facts["copied"] = f"{ability(top, 'legacy').name} of {the(top)}"
        return PROMPTS[question.ask].format_map(facts)

    def rule_of(self, question: Question) -> str:
        return RULES[question.ask]

    def option(self, state: State, question: Question, value: int, to: Listener) -> Option:
        ask = question.ask
        if ask == "opening":
            return opening_option(state, value, whose(question, to))
        if ask in OF_CHAMPIONS or ask in OF_LOCATIONS:
            if value == NONE:
                return Option(NONE, NONE_LABELS[ask], "none")
            if ask in OF_LOCATIONS:
                return location_option(value, ask)
            return champion_option(state, value, whose(question, to), ask)
        if ask in YES_OR_NO:
            return yes_or_no(state, question, value, to)
        if ask == "act_now":
            return Option(value, "Now", "now") if value == NOW else Option(value, "Wait", "wait")
        if ask == "pass_fatestone":
            return pass_option(state, value)
        if ask in OF_THE_DIE:
            word = {0: "none", 1: "raise", -1: "lower"}[value]
            label = "Leave it" if value == 0 else f"{word.capitalize()} it to {state.value + value}"
            return Option(value, label, word)
        if ask in ("location", "event"):
            return location_option(value)
        return Option(value, str(value), str(value))

    def why_not(self, state: State, question: Question, seat: int, thing: str, to: Listener) -> Reason | None:
        return reasons.why_not(state, question, seat, thing, to)

    def things(self, state: State, question: Question, seat: int, to: Listener) -> list[tuple[str, str]]:  # noqa: ARG002
        found = []
        for owner in (seat, 1 - seat):
            for champion in state.sets[owner]:
                found.append((champion_thing(owner, champion), f"{to.whose(owner)} {champion_name(champion)}"))
        places = [*state.row, *state.top, *state.bag, *state.bottom, *state.discards]
        found += [(location_thing(place), location_name(place)) for place in places]
        found += [(f"pile:{owner}", f"{to.whose(owner)} legacy pile") for owner in BOTH]
        return [*found, (FATESTONE, "the Fatestone"), (DECK, "the deck")]

    def narrate(self, state: State, event: Event, to: Listener) -> str:  # noqa: ARG002 - events say it all
        return tell_story(event, to)


def whose(question: Question, to: Listener) -> int:
    """Whose option it is: the listener's, if the listener is asked."""
    seats = deciders(question)
    return to.viewer if to.viewer in seats else seats[0]


def opening_option(state: State, value: int, seat: int) -> Option:
    legacy, battle = divmod(value, PAIR)
    touches = (champion_thing(seat, legacy), champion_thing(seat, battle))
    label = f"{champion_name(legacy)} in the pile, {champion_name(battle)} fights"
    note = champion_note(state, battle)
    return Option(value, label, f"{CHAMPION_IDS[legacy]}+{CHAMPION_IDS[battle]}", touches, note, "Choose both")


def champion_option(state: State, value: int, seat: int, ask: str) -> Option:
    note = champion_note(state, value) if ask != "carry" else f"power {POWER[value]}"
    name, thing = champion_name(value), champion_thing(seat, value)
    return Option(value, name, CHAMPION_IDS[value], (thing,), note, VERBS.get(ask, "").format(it=the(value)))


def location_option(value: int, ask: str = "") -> Option:
    name, thing = location_name(value), location_thing(value)
    return Option(value, name, LOCATION_IDS[value], (thing,), location_note(value), VERBS.get(ask, "").format(it=name))


def yes_or_no(state: State, question: Question, value: int, to: Listener) -> Option:
    ask = question.ask
    if not value:
        return Option(value, NO_LABELS.get(ask, "No"), "no")
    seat = deciders(question)[0]
    touches: tuple[str, ...] = ()
    note = ""
    if ask in ("claim_fatestone", "hand_over"):
        touches = (FATESTONE,)
    elif ask == "procession" and len(state.piles[seat]) > 1:
        touches = (champion_thing(seat, state.piles[seat][-2]),)
    elif ask in ("field", "trade_places") and state.piles[seat]:
        touches = (champion_thing(seat, state.piles[seat][-1]),)
    elif ask == "copy" and state.piles[1 - seat]:
        touches = (champion_thing(1 - seat, state.piles[1 - seat][-1]),)
    elif ask == "bury":
        touches = (champion_thing(seat, state.mains[seat]),)
    if ask == "hand_over":
        taker = 1 - state.holder
        note = f"{to.them(taker)} {'hold' if taker == to.viewer else 'holds'} it then"
    return Option(value, YES_LABELS[ask], "yes", touches, note)


def pass_option(state: State, value: int) -> Option:
    if value == PASS:
        return Option(value, "Pass it and win", "pass", (FATESTONE,), f"its value becomes {state.value + 1}")
    return Option(value, "Keep it and lose", "keep", (), f"it stays at {state.value}")
