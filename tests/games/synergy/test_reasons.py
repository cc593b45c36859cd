"""Whatever a player might click or type says why it cannot be chosen, by which rule, and gives nothing away."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.game import Reason
from fracas.core.listener import Listener
from fracas.core.question import Choice
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.card import MENTAL
from fracas.games.synergy.effects.statuses import afflict
from fracas.games.synergy.numbers import (
    BASIC,
    COMBOS,
    DROP,
    HOP_IN,
    MOVES,
    NUMBERS,
    PICK,
    STRIKES,
    TAKE,
    USES,
    WIPE,
    WITH,
)
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.state import Blow
from fracas.games.synergy.telling.naming import card_name, card_thing, warrior_name
from fracas.games.synergy.telling.refusing import why_not_act
from fracas.games.synergy.telling.words import cards_known_to
from fracas.games.synergy.terms import ATTACKED, CONTROLLED, FROZEN, HELD, HIT, MIST, STUNNED, TOAD, cursed_by
from fracas.games.synergy.turns.used import ADDED
from tests.games.synergy.asking import IGOR, why
from tests.games.synergy.powers.hands import under
from tests.games.synergy.test_reasons_of_aiming import aimed
from tests.games.synergy.wandering import hidden_from, many
from tests.kit.rules import rule
from tests.kit.synergy import Fighter, Table


def test_everything_that_can_be_clicked_can_be_chosen_or_says_why() -> None:
    """Every warrior, every card that the seat sees, some squares, and numbers that are no answers."""
    asks: dict[str, int] = {}
    for session in many(36):
        state = session.flow.state
        for seat, asked in session.questions.items():
            asks[asked.ask] = asks.get(asked.ask, 0) + 1
            if asks[asked.ask] > 12:
                continue
            lit = {thing for option in asked.options for thing in option.touches}
            hidden = {card_name(card) for card in hidden_from(state, seat)}
            things = {
                *(f"warrior:{me}" for me in range(len(state.warriors))),
                *(card_thing(card) for card in cards_known_to(state, seat)),
                *(f"square:{square}" for square in range(0, 225, 16)),
                *("team:orcs", "team:cats"),
            }
            for thing in things:
                reason = asked.why_not(thing)
                assert (reason is None) is (thing in lit), (asked.ask, thing)
                must_be_a_reason(reason)
            for value in (0, 1, 5, 128, 255, 300, 383, 400, 512, 600, 999, -1, -7):
                reason = asked.why_not(f"option:{value}")
                assert asked.region is not None or (reason is None) is (value in asked.values), (asked.ask, value)
                must_be_a_reason(reason)
            named = {name for thing, name in asked.things if not thing.startswith("option:")}
            assert not named & hidden, "nobody else's face-down card is named"
    assert {"act", "target", "walk", "land", "warrior", "escape", "assign", "base", "place", "drop"} <= set(asks)


def test_only_what_a_question_is_about_is_listed_with_its_reasons() -> None:
    """Anybody who types `why` at a base reads of squares, not of every card on the table."""
    kinds: dict[str, set[str]] = {}
    for session in many(4):
        for asked in session.questions.values():
            kinds.setdefault(asked.ask, set()).update(thing.partition(":")[0] for thing, _ in asked.things)
            if asked.ask == "act":
                state = session.flow.state
                mine = state.warriors[state.drill if state.drill >= 0 else state.active]
                own = (*mine.cards, *mine.down, state.team_cards[mine.owner])
                named = {thing for thing, _ in asked.things if thing.startswith("card:")}
                assert named <= {card_thing(card) for card in own if card >= 0}
    assert kinds["team"] == kinds["goal"] == {"team"}
    assert kinds["base"] == kinds["walk"] == {"square"}
    assert kinds["warrior"] == {"warrior"}
    assert kinds["act"] >= {"option", "card"}
    assert not kinds["act"] & {"square", "warrior", "team"}
    assert {"warrior", "square"} <= kinds["target"]
    assert "square" not in kinds["escape"]


def must_be_a_reason(reason: Reason | None) -> None:
    if reason is not None:
        assert reason.rule in SYNERGY.rules
        assert reason.sentence.endswith(".")
        assert "-1" not in reason.sentence
        assert reason.sentence[0].isupper() or reason.sentence[1].isdigit(), reason.sentence


def test_what_lies_face_down_changes_no_reason() -> None:
    """Bob's face-down card is asked about by Ann: the same sentence, whether it lies there or not."""

    def said(down: str) -> list[Any]:
        table = Table()
        igor = table.put(0, 5, 5)
        table.put(1, 5, 6, down=(down,))
        igor.begins()
        return [why(table, igor, "act", f"card:{card}") for card in ("mirror-shades", "low-blow")]

    assert said("mirror-shades") == said("low-blow")


@rule("synergy.turn.basic", "synergy.gadget.pick", "synergy.gadget.drop", "synergy.gadget.trade")
@pytest.mark.parametrize(
    ("act", "rule_id", "sentence"),
    [
        (PICK, "synergy.gadget.pick", f"Nothing lies on f6, where {IGOR} stands."),
        (DROP, "synergy.gadget.drop", f"{IGOR} has no gadget."),
        (TAKE, "synergy.gadget.trade", f"Nobody who could trade is next to {IGOR}."),
        (WIPE, "synergy.card.first", f"{IGOR} is not Poisoned."),
        (HOP_IN, "synergy.move.share", f"No friend with a free pouch is next to {IGOR}."),
        (STRIKES + BASIC, "synergy.strike.basic", f"{IGOR} has nobody next to it that it may strike."),
        (STRIKES + number_of("grenade"), "synergy.card.first", f"{IGOR} does not have Grenade."),
        (USES + number_of("might"), "synergy.card.type", None),
        (9999, "synergy.turn.basic", "A warrior cannot do that."),
    ],
)
def test_why_an_act_is_not_possible(act: int, rule_id: str, sentence: str | None) -> None:
    table = Table()
    igor = table.put(0, 5, 5, "might")
    igor.begins()
    told = why(table, igor, "act", f"option:{act}")
    assert told[0] == rule_id
    assert sentence is None or told[1] == sentence


@rule("synergy.stun")
@pytest.mark.parametrize(
    ("status", "act", "words"),
    [
        (STUNNED, MOVES + BASIC, "is Stunned and can do nothing"),
        (FROZEN, STRIKES + BASIC, "is Frozen and can do nothing"),
        (HELD, MOVES + BASIC, "is Held and cannot move"),
        (TOAD, STRIKES + BASIC, "cannot strike as a toad"),
        (MIST, PICK, "cannot handle gadgets as mist"),
    ],
)
def test_what_a_status_forbids_is_said(status: int, act: int, words: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5), table.put(1, 5, 6)
    igor.begins()
    afflict(table.state, table.tell, igor.number, status, vlad.number)
    assert words in why(table, igor, "act", f"option:{act}")[1]


def test_a_spent_strike_is_the_reason_for_all_that_takes_one() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "pocket-pistol"), table.put(1, 5, 6)
    table.roll(1)
    igor.strikes(vlad)
    table.lay("grenade", "f6")
    for act in (STRIKES + BASIC, PICK):
        assert "has no strike left" in why(table, igor, "act", f"option:{act}")[1]
    assert why(table, igor, "act", "card:pocket-pistol")[1] == f"{IGOR} has no strike left in this turn."


@rule("synergy.flag", "synergy.team")
def test_flags_and_team_powers_say_what_they_are() -> None:
    table = Table(teams=("orcs", "cats"))
    igor = table.put(0, 5, 5, "flag-cats")
    igor.begins()
    assert why(table, igor, "act", "flag:cats") == (
        "synergy.flag",
        "A flag has no power. It can only be dropped or given away.",
    )
    assert why(table, igor, "act", "flag:orcs") == ("synergy.flag", f"{IGOR} does not have the flag of the Orcs.")
    assert why(table, igor, "act", "power:seven-hits")[1].endswith("it is not used as an act.")
    assert why(table, igor, "act", "power:light-feet")[1] == f"{IGOR} does not have Light Feet."


@rule("synergy.secret")
def test_a_card_says_why_it_is_not_for_this_window() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "grenade", down=("bonus-kidneys",))
    vlad = table.put(1, 5, 6)
    igor.begins()
    state = table.state
    question = Choice(0, "escape", [-1])
    to = Listener(0, ["Ann", "Bob"])
    for thing, words in {
        "card:grenade": "Grenade is not for this moment.",
        "card:bonus-kidneys": "Bonus Kidneys is not for this moment.",
        "card:mirror-shades": "Mirror Shades is not yours.",
        "flag:cats": "A flag has no power: it is never used.",
        f"warrior:{vlad.number}": "You may use a card now, or nothing.",
        f"option:{vlad.number * NUMBERS + number_of('mirror-shades')}": "Vlad is not yours.",
    }.items():
        reason = SYNERGY.words.why_not(state, question, 0, thing, to)
        assert reason is not None
        assert reason.sentence == words


@rule("synergy.flag")
@pytest.mark.parametrize("ask", ["act", "escape", "hand-in", "pinch", "target", "drop", "give", "take", "keep"])
@pytest.mark.parametrize("flag", ["orcs", "cats", "goths"])
def test_anybody_who_clicks_at_a_flag_reads_of_flags_or_gadgets(ask: str, flag: str) -> None:
    """One's own, somebody else's, and one that is nowhere."""
    table = Table(teams=("orcs", "cats"))
    igor = table.put(0, 5, 5, "flag-cats", "horseshoe-supermagnet")
    table.put(1, 5, 6, "flag-orcs")
    igor.begins()
    rule, sentence = why(table, igor, ask, f"flag:{flag}", "horseshoe-supermagnet")
    assert rule == "synergy.flag" or rule.startswith("synergy.gadget."), sentence


@rule("synergy.power.inner-peace", "synergy.power.luddite-hex", "synergy.secret")
def test_a_face_down_card_says_why_nothing_comes_of_it() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, down=("inner-peace", "tin-foil-hat", "low-blow")), table.put(1, 5, 6)
    igor.it.mark_all_down(ATTACKED | cursed_by(vlad.number))
    igor.begins()
    told = {
        ("gate", "inner-peace"): ("synergy.power.inner-peace", f"{IGOR} has attacked, and Inner Peace is spent."),
        ("armour", "tin-foil-hat"): ("synergy.card.first", "Tin-Foil Hat is suppressed."),
        ("act", "tin-foil-hat"): ("synergy.card.first", "Tin-Foil Hat is suppressed."),
        ("rider", "low-blow"): ("synergy.card.type", "Low Blow must be turned up before: here it is too late."),
    }
    for (ask, card), reason in told.items():
        assert why(table, igor, ask, f"card:{card}") == reason


@rule("synergy.power.dustbin-lid", "synergy.power.mirror-shades", "synergy.power.heroic-idiot")
def test_a_reaction_says_what_it_waits_for() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "dustbin-lid", "mirror-shades", "heroic-idiot"), table.put(1, 5, 6)
    keith = table.put(0, 9, 9)
    igor.begins()
    now = table.state.strike
    now.striker, now.named, now.kind, now.card = vlad.number, keith.number, MENTAL, number_of("withering-sarcasm")
    now.blows = [Blow.new(igor.number, HIT, vlad.number, True)]
    told = {
        ("escape", "dustbin-lid"): "Dustbin Lid works against Hard and Sharp strikes only.",
        ("escape", "mirror-shades"): "Mirror Shades works against Energy strikes only.",
        ("step-in", "heroic-idiot"): f"{warrior_name(table.state, keith.number)} is not next to {IGOR}.",
    }
    for (ask, card), sentence in told.items():
        assert why(table, igor, ask, f"card:{card}") == (f"synergy.power.{card}", sentence)
    under(igor, "mist", by=vlad)
    assert why(table, igor, "escape", "card:dustbin-lid")[1] == f"{IGOR} cannot use gadgets as mist."


@rule("synergy.card.modifier", "synergy.secret")
def test_a_plus_card_says_why_it_is_not_declared() -> None:
    table = Table()
    igor = table.put(0, 5, 5, "pocket-pistol", "toxic-drool", down=("low-blow",))
    table.put(1, 5, 6)
    igor.begins()
    stun = 2 * WITH if ADDED[1][0] == number_of("low-blow") else WITH
    drool = 3 * WITH - stun
    shot = STRIKES + number_of("pocket-pistol")
    told = {
        shot + stun: ("synergy.card.modifier", "Low Blow does nothing for this strike."),
        shot + drool: ("synergy.card.modifier", "Toxic Drool lies open, and counts by itself."),
    }
    for value, reason in told.items():
        assert why(table, igor, "act", f"option:{value}") == reason
    table.put(0, 9, 9)
    assert why(table, igor, "act", f"option:{COMBOS + BASIC + stun}")[0].startswith("synergy.")


def test_somebody_elses_gadgets_are_not_handled_by_anybody_who_controls_it() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, "grenade"), table.put(1, 5, 6)
    igor.begins()
    afflict(table.state, table.tell, igor.number, CONTROLLED, vlad.number)
    assert "its gadgets are not yours" in why(table, igor, "act", f"option:{DROP}")[1]


@rule("synergy.power.drill-sergeant")
def test_an_order_is_for_friends() -> None:
    told = aimed("drill-sergeant", at="d9")
    assert told == ("synergy.card.first", "Drill Sergeant is for your own warriors.")


@rule("synergy.gadget.trade")
def test_a_refused_trade_is_the_reason_why_no_foe_is_asked() -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 6), table.put(1, 6, 6, "grenade")
    igor.takes(vlad, "grenade", agreed=False)
    told = ("synergy.gadget.trade", f"{IGOR} was refused a trade, and does not ask the same player again in this turn.")
    assert why(table, igor, "act", f"option:{TAKE}") == told
    assert why(table, igor, "partner", f"warrior:{vlad.number}") == told


@rule("synergy.gadget.trade")
def test_who_was_refused_may_ask_another_player() -> None:
    table = Table(3)
    igor, vlad, boris = table.put(0, 5, 6), table.put(1, 6, 6, "grenade"), table.put(2, 4, 6, "pocket-pistol")
    igor.takes(vlad, "grenade", agreed=False)
    assert why(table, igor, "partner", f"warrior:{vlad.number}")[1].endswith(
        "does not ask the same player again in this turn."
    )
    igor.takes(boris, "pocket-pistol")
    assert igor.cards == {"pocket-pistol"}


SPENT = "Playing Possum takes the move and all strikes of a turn, and {} has spent some of them."


@pytest.mark.parametrize(
    ("card", "others", "sentence"),
    [
        ("playing-possum", ("walks",), SPENT),
        ("patient-marksman", ("walks", "pocket-pistol"), "{} has moved in this turn, so it cannot aim."),
        ("patient-marksman", ("strikes", "pocket-pistol"), "{} has no strike left to aim."),
        ("patient-marksman", (), "{} has no ranged or thrown strike to aim."),
        ("partly-cloudy", ("strikes",), "{} has no strike left, in place of which it would turn to mist."),
        ("adrenal-turbo", ("sinks",), "Adrenal Turbo costs a hit, and {} has only 1."),
        ("stubby-wings", ("grenade", "flag-orcs"), "{} carries more than one gadget, too much for Stubby Wings."),
        ("rent-a-zombie", ("two-heads", "rents"), "A zombie of {} walks already, and there is one at a time."),
        ("rent-a-zombie", ("covers",), "Somebody stands on each body in the reach of Rent-a-Zombie."),
        ("mind-control", ("masters",), "Everybody in the reach of Mind Control has a turn of their own first."),
        ("switcheroo", ("suction-cup-soles",), "{} cannot be moved, so it can change squares with nobody."),
        ("switcheroo", ("roots",), "Nobody in the reach of Switcheroo can be moved."),
        ("body-bowling", (), "No body lies on the square of {} or beside it."),
        ("drill-sergeant", ("stuns",), "No friend in the reach of Drill Sergeant can act."),
    ],
)
def test_a_card_says_what_it_wants_besides(card: str, others: tuple[str, ...], sentence: str) -> None:
    table = Table()
    deeds = {"walks", "strikes", "sinks", "rents", "covers", "masters", "roots", "stuns"}
    igor = table.put(0, 5, 8, card, *(each for each in others if each not in deeds))
    vlad = table.put(1, 7, 8, *(("suction-cup-soles",) if "roots" in others else ()))
    igor.begins()
    for deed in deeds.intersection(others):
        do(deed, table, igor, vlad)
    assert why(table, igor, "act", f"card:{card}") == ("synergy.card.first", sentence.format(IGOR))


def do(deed: str, table: Table, igor: Fighter, vlad: Fighter) -> None:
    """What happens before somebody asks why not."""
    if deed == "walks":
        igor.walks((5, 9))
    elif deed == "strikes":
        igor.it.strikes = 0
    elif deed == "sinks":
        igor.it.hits = 1
    elif deed == "rents":
        body = table.body(1, 5, 10)
        table.body(1, 3, 8)
        table.roll(5)
        igor.strikes(body, "rent-a-zombie")
    elif deed == "covers":
        table.body(1, 7, 8)
    elif deed == "masters":
        vlad.it.mastered = True
    elif deed == "stuns":
        petra = table.put(0, 5, 10)
        afflict(table.state, table.tell, petra.number, STUNNED, vlad.number)


@rule("synergy.power.drill-sergeant")
def test_an_order_is_for_a_move_or_a_strike() -> None:
    table = Table()
    igor, petra = table.put(0, 3, 0, "drill-sergeant"), table.put(0, 6, 0, "adrenal-turbo")
    igor.begins()
    table.answer("order", 1)
    igor.strikes(petra, "drill-sergeant")
    assert "acts on an order now: it may only move or strike" in why(table, petra, "act", "card:adrenal-turbo")[1]


@rule("synergy.power.drill-sergeant")
@pytest.mark.parametrize(("order", "ordered", "none"), [(0, "move", "strike"), (1, "strike", "move")])
def test_who_acts_on_an_order_has_spent_nothing(order: int, ordered: str, none: str) -> None:
    table = Table()
    igor, petra = table.put(0, 3, 8, "drill-sergeant"), table.put(0, 6, 8, "the-human-bomb", "zorch-ball", "blink")
    table.put(1, 7, 8)
    igor.begins()
    table.answer("order", order)
    igor.strikes(petra, "drill-sergeant")
    name = warrior_name(table.state, petra.number)
    card = "card:zorch-ball" if none == "strike" else "card:blink"
    assert why(table, petra, "act", card)[1] == f"{name} was ordered to {ordered}, and has no {none}."
    act = (STRIKES if none == "strike" else MOVES) + BASIC
    assert why_not_act(table.state, 0, act, Listener.nobody())[1].endswith(f"ordered to {ordered}, and has no {none}.")
    assert "it may only move or strike" in why(table, petra, "act", "card:the-human-bomb")[1]


@rule("synergy.secret")
@pytest.mark.parametrize(
    ("card", "status", "sentence"),
    [
        ("eel-wiring", "", "Eel Wiring works by itself here."),
        ("eel-wiring", "toad", "Eel Wiring is suppressed."),
        ("tin-foil-hat", "raging", "Tin-Foil Hat is suppressed."),
    ],
)
def test_what_lies_open_works_by_itself_unless_it_is_suppressed(card: str, status: str, sentence: str) -> None:
    table = Table()
    igor, vlad = table.put(0, 5, 5, card), table.put(1, 5, 6)
    if status:
        under(igor, status, by=vlad)
    igor.begins()
    ask = "answer" if card == "eel-wiring" else "armour"
    assert why(table, igor, ask, f"card:{card}")[1] == sentence
