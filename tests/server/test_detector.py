"""The detector of leaks finds them: else all its searching would prove nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from fracas.games.figures.deck import code, face
from fracas.games.synergy.rows import PROFILES
from fracas.server.wire.to_browser import Happened, Scene
from tests.server.assembled import Views, read
from tests.server.detector import Detector, secret_words
from tests.server.kit import Served
from tests.server.secrets import SECRETS
from tests.server.snoops import Game, play_games
from tests.server.truth import Truth, stored

# -- figures


@pytest.fixture(scope="module")
def watched(served: Served) -> tuple[Game, Truth, dict[str, str]]:
    """A game that two have played, with somebody who looked on."""
    [game] = asyncio.run(play_games(served, 1))
    [(row, entries)] = stored(served.database, [game.table])
    ids = [seat.guest for seat in row.seats if seat.guest is not None]
    words = secret_words(game.codes, [each.cookie for each in game.everybody if each.cookie], ids)
    return game, Truth(row.header, entries), words


def scene_of(game: Game, truth: Truth) -> tuple[dict[str, Any], int]:
    """A scene for seat 0, and a card that seat 1 holds then."""
    views = Views()
    for text, message in game.players[0].heard:
        said = read(text)
        if isinstance(message, Happened):
            for told in said["events"]:
                views.told(message.seat, told)
        if isinstance(message, Scene):
            view = views.scene(said)
            hand = truth.after(message.upto)[-1].hands[1]
            if hand and message.asked is not None:
                return {**said, "view": view, "patch": {}}, min(hand)
    raise AssertionError("seat 1 never held a card")


def test_a_leak_in_a_scene_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    game, truth, words = watched
    scene, card = scene_of(game, truth)

    def found(**view: Any) -> list[str]:
        leaky = {**scene, "view": {**scene["view"], **view}}
        return list(Detector(truth, (0,), words).in_message(msgspec.json.encode(leaky).decode()))

    assert found() == []
    for field in ("hand", "discard"):
        assert found(**{field: [card]}) == [f"{code(card)} of seat 1 in a scene"]
    assert found(attack_card=card) and found(defence_card=card)
    assert found(phase=f"waits for {face(card)}") and found(phase=f"card:{code(card)}")
    assert found(hands=[[], [card]]) == ["nobody knows what hands holds"]
    choice = {"value": card, "label": "a card", "token": "x", "touches": [], "note": "", "verb": ""}
    message = msgspec.json.encode({**scene, "chosen": choice}).decode()
    assert list(Detector(truth, (0,), words).in_message(message)) == [f"{code(card)} of seat 1 in a scene"]
    figure = scene["view"]["figures"][0]
    assert found(figures=[{**figure, "armor": [card]}]) and found(figures=[{**figure, "hidden": 1}])


def test_a_leak_in_a_patch_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    game, truth, words = watched
    scene, card = scene_of(game, truth)
    number = next(n for n in range(scene["upto"], len(truth.session.events)) if not truth.shuffled_after(n))
    later = min(truth.during(number).hands[1])

    def found(patch: dict[str, Any]) -> tuple[list[str], list[str]]:
        """In the patch of an event, and in that of a scene."""
        event = {"number": number, "event": {"type": "Passed"}, "sentence": "", "rule": "", "patch": patch}
        happened = {"type": "Happened", "seat": 0, "after": number, "events": [event], "upto": number + 1}
        messages = happened, {**scene, "view": None, "patch": patch}
        findings = []
        for message in messages:
            detector = Detector(truth, (0,), words)
            assert list(detector.in_message(msgspec.json.encode(scene).decode())) == []
            findings.append(list(detector.in_message(msgspec.json.encode(message).decode())))
        return findings[0], findings[1]

    assert found({}) == ([], [])
    for field, leak in {"discard": [card, later], "hand": [later, card], "attack_card": later}.items():
        assert found({field: leak})[0], field
    assert found({"discard": [card]})[1] == [f"{code(card)} of seat 1 in a scene"]
    assert found({"figures": {"0": {"armor": [later, card]}}}) != ([], [])
    assert all(found({"phase": f"waits for {face(later)} and {face(card)}"}))
    assert found({"hands": [[], [card]]})[0] == ["nobody knows what hands holds"]
    same = scene["view"]["hand_sizes"]
    assert found({"hand_sizes": same})[0] == ["a patch of hand_sizes, which has not changed"]
    alone = Detector(truth, (0,), words).in_message(msgspec.json.encode({**scene, "view": None}).decode())
    assert list(alone) == ["a patch of nothing"]


def test_a_leak_in_any_message_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    game, truth, words = watched
    scene, card = scene_of(game, truth)

    def found(leaky: Any, seats: tuple[int, ...] = (0,)) -> list[str]:
        detector = Detector(truth, seats, words)
        assert list(detector.in_message(msgspec.json.encode(scene).decode())) == [] or seats != (0,)
        return list(detector.in_message(msgspec.json.encode(leaky).decode()))

    refused = {"type": "Refused", "code": "no", "rule": "", "sentence": "No.", "question": None}
    assert found(refused) == []
    assert found({**refused, "sentence": f"Seat 2 has chosen {face(card)}."})
    assert found({**refused, "sentence": f"The seed is {truth.header.seed}."}) == ["the seed"]
    assert found({**refused, "sentence": game.codes[0]}) == ["the code of an invitation"]
    assert found({**refused, "sentence": game.players[1].cookie}) == ["the token of a guest"]
    assert found({**refused, "hand": [card]}) == ["a Refused holds more than the protocol says"]
    assert found({"type": "Accepted", "seat": 1, "question": 1}) == ["a Accepted for seat 1"]
    assert found(scene, seats=(1,)) and found(scene, seats=())


def test_a_leak_in_an_event_is_found(watched: tuple[Game, Truth, dict[str, str]]) -> None:
    _, truth, words = watched
    number, drew = next(
        (number, event)
        for number, event in enumerate(truth.session.events)
        if type(event).__name__ == "Drew" and truth.event(number, 1)["seat"] == 1
    )
    event = truth.event(number, 1)

    def found(event: dict[str, Any], sentence: str) -> list[str]:
        told = {"number": number, "event": event, "sentence": sentence, "rule": drew.rule, "patch": {}}
        happened = {"type": "Happened", "seat": 0, "after": number, "events": [told], "upto": number + 1}
        return list(Detector(truth, (0,), words).in_message(msgspec.json.encode(happened).decode()))

    assert found({**event, "card": None}, "B draws a card.") == []
    assert found(event, "B draws a card.") == [f"{code(event['card'])} of seat 1 in a Drew"]
    assert found({**event, "card": None}, f"B draws {face(event['card'])}.")
    assert found({**event, "card": None}, "B draws a Queen.")
    assert found({**event, "card": None, "next": 3}, "B draws a card.") == ["nobody knows what Drew.next holds"]


# -- synergy


@pytest.fixture(scope="module")
def battle(served: Served) -> tuple[Truth, dict[str, Any], int]:
    """A game of synergy, a scene of it for seat 0 in the middle of play, and a card that seat 1 has face down."""
    for number in range(20):
        games = asyncio.run(play_games(served, 1, "synergy", first=number))
        [(row, entries)] = stored(served.database, [games[0].table])
        truth = Truth(row.header, entries)
        for moment in truth.moments:
            hidden = sorted(card for each in moment.state.warriors if each.owner == 1 for card in each.down)
            if 0 in moment.waiting_for and hidden and moment.state.covered and moment is truth.after(moment.events)[-1]:
                scene = {"type": "Scene", "seat": 0, "upto": moment.events, "waiting_for": [0], "turns": 1}
                return truth, {**scene, "view": moment.views[0]}, hidden[0]
    raise AssertionError("nobody ever had a card face down while something lay under coins")


def found_in(truth: Truth, message: dict[str, Any], after: dict[str, Any] | None = None) -> list[str]:
    """What the detector finds in a message for seat 0, which has been sent another before."""
    detector = Detector(truth, (0,), {})
    if after is not None:
        assert list(detector.in_message(msgspec.json.encode(after).decode())) == []
    return list(detector.in_message(msgspec.json.encode(message).decode()))


def test_leaks_in_a_view_of_synergy_are_found(battle: tuple[Truth, dict[str, Any], int]) -> None:
    truth, scene, card = battle
    view = scene["view"]
    moment = truth.after(scene["upto"])[-1]
    theirs = next(place for place, each in enumerate(view["warriors"]) if each["owner"] == 1)

    def found(**leaky: Any) -> list[str]:
        return found_in(truth, {**scene, "view": {**view, **leaky}})

    def with_warrior(**leaky: Any) -> list[str]:
        warriors = [{**each, **leaky} if place == theirs else each for place, each in enumerate(view["warriors"])]
        return found(warriors=warriors)

    assert found() == []
    leak = f"{PROFILES[card].id} of seat 1 in a scene"
    for field in ("hand", "discards", "removed", "team_cards"):
        assert found(**{field: [card]}) == [leak]
    assert found(offers=[0, 1, card]) == found(loose=[[card, 3]]) == found(suppressed=[[card, 0]]) == [leak]
    assert found(markers=[[0, 3, 0, card]]) == found(orphans=[[card, 0]]) == [leak]
    assert with_warrior(down=[card]) == [f"face-down cards [{card}] of seat 1", leak]
    for field in ("cards", "used", "spent"):
        assert with_warrior(**{field: [card]}) == [leak]
    assert with_warrior(raised_with=card) == [leak]
    assert with_warrior(hope=3) == ["nobody knows what hope of warriors holds"]
    assert found(hands=[[], [card]]) == ["nobody knows what hands holds"]
    assert found(goals_shown=moment.state.goals) and found(goal=view["goal"] + 1)
    assert found(unseen=view["unseen"] & ~(1 << card)) == [f"unseen tells that {PROFILES[card].id} lies nowhere"]
    covered = next(each for each, _ in moment.state.covered if each >= 0)
    assert found(loose=[[covered, 3]]) == [f"{PROFILES[covered].id} of nobody in a scene"]
    assert found(discards=[moment.state.deck[0]]) == [f"{PROFILES[moment.state.deck[0]].id} of nobody in a scene"]
    assert found(phase=PROFILES[card].name) == found(phase=f"card:{PROFILES[card].id}") == [leak]
    assert found_in(truth, {**scene, "seat": -1}), "a goal for somebody who only looks on"


def test_leaks_in_an_event_of_synergy_are_found(battle: tuple[Truth, dict[str, Any], int]) -> None:
    truth, scene, card = battle
    number = scene["upto"] - 1
    goals = truth.moments[-1].state.goals

    def found(kind: str, sentence: str = "", patch: dict[str, Any] | None = None, **event: Any) -> list[str]:
        told = {
            "number": number,
            "event": {"type": kind, **event},
            "sentence": sentence,
            "rule": "",
            "patch": patch or {},
        }
        happened = {"type": "Happened", "seat": 0, "after": number, "events": [told], "upto": number + 1}
        return found_in(truth, happened, after=scene if patch else None)

    name = PROFILES[card].id
    assert found("CardKept", warrior=0, card=-1) == []
    assert found("CardKept", warrior=0, card=card) == [f"{name} of seat 1 in a CardKept"]
    assert found("Dealt", seat=1, count=1, cards=None) == []
    assert found("Dealt", seat=1, count=1, cards=[card]) == [f"{name} of seat 1 in a Dealt"]
    assert found("Scattered", card=card, square=3) and found("CardsAssigned", warrior=0, cards=[card], down=0)
    assert found("CardKept", f"Vlad keeps {PROFILES[card].name}.", warrior=0, card=-1)
    assert found("CardKept", warrior=0, card=-1, next=3) == ["nobody knows what CardKept.next holds"]
    assert found("GoalsShown", goals=goals) and found("CardsShown", warrior=0, cards=[card])
    theirs = next(place for place, each in enumerate(scene["view"]["warriors"]) if each["owner"] == 1)
    assert found("WarriorEnds", patch={"warriors": {str(theirs): {"down": [card]}}}, warrior=0)
    assert found("WarriorEnds", patch={"loose": [[card, 3]]}, warrior=0)
    assert found("WarriorEnds", patch={"goal": scene["view"]["goal"] + 1}, warrior=0)


# -- skirmish


@pytest.fixture(scope="module")
def muster(served: Served) -> tuple[Truth, dict[str, Any], str]:
    """A game of skirmish, the scene of seat 0 while armies are chosen, and what seat 1 builds then."""
    for number in range(1, 20):
        games = asyncio.run(play_games(served, 1, "skirmish", first=number))
        [(row, entries)] = stored(served.database, [games[0].table])
        truth = Truth(row.header, entries)
        moment = truth.moments[0]
        built = [answer for (seat, at), (_, answer) in truth.answers.items() if seat == 1 and not at]
        if 0 in moment.waiting_for and built and isinstance(built[0], tuple):
            scene = {"type": "Scene", "seat": 0, "upto": moment.events, "waiting_for": [0, 1], "turns": 0}
            return truth, {**scene, "view": moment.views[0]}, msgspec.json.encode(built[0]).decode()
    raise AssertionError("seat 1 never built an army while seat 0 chose one")


def test_leaks_of_an_army_are_found(muster: tuple[Truth, dict[str, Any], str]) -> None:
    truth, scene, built = muster
    view = scene["view"]
    last = truth.moments[-1]

    def found(**leaky: Any) -> list[str]:
        return found_in(truth, {**scene, "view": {**view, **leaky}})

    def told(kind: str, patch: dict[str, Any] | None = None, number: int = 0, **event: Any) -> list[str]:
        each = {"number": number, "event": {"type": kind, **event}, "sentence": "", "rule": "", "patch": patch or {}}
        happened = {"type": "Happened", "seat": 0, "after": number, "events": [each], "upto": number + 1}
        return found_in(truth, happened, after=scene if patch else None)

    assert found() == []
    assert found(mustered=["", "Grave lords"]) and found(lefts=[0, 3]) and found(units=last.views[0]["units"])
    assert found(armies_chosen=[1, 2]) == ["nobody knows what armies_chosen holds"]
    units = [{**each, "plan": 1} for each in last.views[0]["units"]]
    assert "nobody knows what plan of units holds" in found(units=units)
    assert found_in(truth, {**scene, "placed": msgspec.json.decode(built)}) == ["what seat 1 has answered in secret"]
    assert found_in(truth, {**scene, "seat": -1}) != []
    assert told("Moved", unit=1, next=2) == ["nobody knows what Moved.next holds"]
    shown = next(n for n, each in enumerate(truth.session.events) if type(each).__name__ == "ArmyShown")
    assert told("ArmyShown", number=shown, **_facts(truth, shown)) == []
    early = Truth(truth.header, [])
    assert len(early.moments) == 1, "nobody has chosen yet"
    secrets = SECRETS["skirmish"]
    assert list(secrets.in_told({"event": {"type": "ArmyShown"}}, (0,), early.moments[0]))


def _facts(truth: Truth, number: int) -> dict[str, Any]:
    return {key: value for key, value in truth.event(number, 0).items() if key != "type"}
