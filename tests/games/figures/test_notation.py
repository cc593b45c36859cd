"""Positions as a line of text: round trips, and lines that are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core.playout import play_out
from fracas.core.refusal import SetupError
from fracas.core.session import Session
from fracas.core.settings import settle
from fracas.games.figures import FIGURES
from fracas.games.figures.state import State
from tests.games.figures.enforced import rule
from tests.games.figures.wandering import cards_of, figures_of, wander
from tests.kit.figures import Table, Toy

NOTATION = FIGURES.notation

MADE = [{"id": "rag-doll", "name": "Rag Doll", "actions": ["sneak", "armor", "mindcontrol"]}]


def read(line: str, players: int, **options: Any) -> State:
    return NOTATION.read(line, players, settle("figures", FIGURES.settings, options))


def facts(state: State) -> dict[str, object]:
    """Everything that is true at the table; the draw pile has no order."""
    return {
        "phase": state.phase,
        "turns": state.turns,
        "seat": state.seat,
        "direction": state.direction,
        "sneaks": state.sneaks,
        "stuns": list(state.stuns),
        "orders": list(state.orders),
        "lines": [list(line) for line in state.lines],
        "captives": [list(held) for held in state.captives],
        "hands": [list(hand) for hand in state.hands],
        "discard": list(state.discard),
        "bag": sorted(state.bag),
        "sizes": state.sizes,
        "largest": state.largest,
        "limit": state.turn_limit,
        "figures": [
            (f.card, f.owner, f.start, f.power, f.wounded, f.blasts, f.dodges, f.fears, list(f.armor))
            for f in state.figures
        ],
        "battle": (state.attacker, state.opponent, state.defender, state.attack_card, state.defence_card),
    }


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_every_boundary_is_written_and_read_back(players: int, seed: int) -> None:
    options: dict[str, Any] = {"armies": ["choose"], "cards": MADE, "army_size": 2 if seed else None}
    boundaries = 0
    for flow in wander(players, seed, **options):
        if flow.since:
            continue
        boundaries += 1
        line = NOTATION.write(flow.boundary)
        assert "\n" not in line
        again = read(line, players, **options)
        assert facts(again) == facts(flow.boundary)
        assert NOTATION.write(again) == line
    assert boundaries > 10


def test_a_table_opens_at_a_position() -> None:
    for flow in wander(3, 7):
        if not flow.since and flow.boundary.turns == 20:
            break
    session = Session.new(FIGURES, players=3, position=NOTATION.write(flow.boundary), seed=1)
    assert session.turns >= 20
    assert session.record().header.position == NOTATION.write(flow.boundary)


def story() -> Table:
    return Table(
        ann=[Toy("zapra", 4, blasts=1, armor="9H"), Toy("the-cat", 2, start=5, wounded=True)],
        bob=["tyrannox 6", Toy("siege-ogre", 1, start=3, dodges=2, fears=1, of="ann")],
        captives={"ann": [Toy("night-heron", 3, wounded=True, of="bob")]},
        discard="2C 3D",
        stuns={"bob": 1},
        way="-",
        turns=11,
        phase="battle",
    ).deal(ann="QH 7C 2D", bob="9D")


GOOD = story().position


def test_the_line_says_what_the_story_says() -> None:
    assert GOOD == (
        "phase=battle turn=11 seat=0 way=- sneaks=0 stuns=0,1 orders=-,- "
        "armies=#0.zapra:4b!9H,#1.the-cat:2^5w/#2.tyrannox:6,#3.siege-ogre:1^3~0ddf "
        "captives=#4.night-heron:3~1w/- hands=QH,7C,2D/9D discard=2C,3D"
    )
    assert NOTATION.write(read(GOOD, 2)) == GOOD


BROKEN = {
    "nothing": "",
    "no fields": "hello world",
    "a field is missing": GOOD.replace(" way=-", ""),
    "a field too many": GOOD + " colour=red",
    "a field twice": GOOD + " seat=1",
    "unknown phase": GOOD.replace("phase=battle", "phase=tea"),
    "a turn that is no number": GOOD.replace("turn=11", "turn=x"),
    "a turn before the first": GOOD.replace("turn=11", "turn=-3"),
    "a seat that is no number": GOOD.replace("seat=0", "seat=ann"),
    "a seat below 0": GOOD.replace("seat=0", "seat=-1"),
    "a seat too high": GOOD.replace("seat=0", "seat=2"),
    "no direction": GOOD.replace("way=-", "way=left"),
    "sneaks without end": GOOD.replace("sneaks=0", "sneaks=many"),
    "stuns for one": GOOD.replace("stuns=0,1", "stuns=0"),
    "stuns for three": GOOD.replace("stuns=0,1", "stuns=0,0,1"),
    "stuns in words": GOOD.replace("stuns=0,1", "stuns=0,one"),
    "fewer than no stuns": GOOD.replace("stuns=0,1", "stuns=0,-1"),
    "more stuns than turns": GOOD.replace("stuns=0,1", "stuns=0,999999999"),
    "more sneaks than turns": GOOD.replace("sneaks=0", "sneaks=999999999"),
    "a turn after the last": GOOD.replace("turn=11", "turn=401"),
    "more blasts than turns": GOOD.replace("zapra:4b", "zapra:4" + "b" * 1000),
    "more dodges than turns": GOOD.replace("~0ddf", "~0" + "d" * 1000 + "f"),
    "a thousand figures": GOOD.replace(
        " captives=", "," + ",".join(f"#{place}.the-cat:1" for place in range(5, 1000)) + " captives="
    ),
    "a sixth figure": GOOD.replace(
        " captives=", "," + ",".join(f"#{place}.the-cat:1" for place in range(5, 9)) + " captives="
    ),
    "orders for one": GOOD.replace("orders=-,-", "orders=-"),
    "unknown order": GOOD.replace("orders=-,-", "orders=-,maybe"),
    "an army to come in battle": GOOD.replace("orders=-,-", "orders=-,random"),
    "unknown figure": GOOD.replace("zapra", "zappra"),
    "not a figure": GOOD.replace("#0.zapra:4b!9H", "zapra"),
    "no Power": GOOD.replace("zapra:4", "zapra:"),
    "Power 0": GOOD.replace("zapra:4", "zapra:0"),
    "Power 11": GOOD.replace("zapra:4", "zapra:11"),
    "it began with 11": GOOD.replace("the-cat:2^5", "the-cat:2^11"),
    "fielded by nobody": GOOD.replace("~0", "~7"),
    "a figure twice": GOOD.replace("#1.the-cat", "#0.the-cat"),
    "a number left out": GOOD.replace("#4.night-heron", "#5.night-heron"),
    "armor that is no card": GOOD.replace("!9H", "!1H"),
    "an army too few": GOOD.replace("/#2.tyrannox:6,#3.siege-ogre:1^3~0ddf", "").replace("#4.", "#2."),
    "captives for one": GOOD.replace("~1w/-", "~1w"),
    "hands for one": GOOD.replace("2D/9D", "2D"),
    "a hand that is no card": GOOD.replace("QH,7C", "QX,7C"),
    "an empty card": GOOD.replace("QH,7C", "QH,,7C"),
    "discards that are no cards": GOOD.replace("2C,3D", "2C;3D"),
    "a card in two hands": GOOD.replace("/9D", "/QH"),
    "a card held and discarded": GOOD.replace("/9D", "/2C"),
    "a card held and worn": GOOD.replace("/9D", "/9H"),
    "the player to move has no figure": GOOD.replace("#0.zapra:4b!9H,#1.the-cat:2^5w/", "-/").replace("#2", "#0"),
    "nobody to play against": "phase=turn turn=1 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- "
    "armies=#0.zapra:4/- captives=-/- hands=-/- discard=-",
    "an opening without armies": "phase=opening turn=0 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- "
    "armies=-/- captives=-/- hands=-/- discard=-",
    "an opening with cards already dealt": "phase=opening turn=0 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- "
    "armies=#0.zapra:4/#1.tyrannox:5 captives=-/- hands=QH/- discard=-",
    "a muster of nobody": "phase=muster turn=0 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- "
    "armies=-/- captives=-/- hands=-/- discard=-",
    "a muster for an army that stands": "phase=muster turn=0 seat=0 way=+ sneaks=0 stuns=0,0 orders=random,random "
    "armies=#0.zapra:4/- captives=-/- hands=-/- discard=-",
    "over and nobody left": "phase=over turn=9 seat=0 way=+ sneaks=0 stuns=0,0 orders=-,- "
    "armies=-/- captives=-/#0.zapra:4~0 hands=-/- discard=-",
}


@rule("table.record")
@pytest.mark.parametrize("line", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_line_is_refused(line: str) -> None:
    assert line != GOOD
    with pytest.raises(SetupError) as no:
        read(line, 2)
    assert no.value.code == "bad-position"
    assert no.value.rule == "table.record"
    assert no.value.sentence.startswith("This is not a position of figures: ")


@pytest.mark.parametrize("line", BROKEN.values(), ids=BROKEN.keys())
def test_the_refusal_is_a_sentence_for_people(line: str) -> None:
    """Not what Python says to itself, nor a bare word in quotes."""
    try:
        read(line, 2)
    except SetupError as no:
        reason = no.sentence.removeprefix("This is not a position of figures: ").rstrip(".")
        assert not any(word in reason for word in ("invalid literal", "tuple.index", "int()", "base 10")), no.sentence
        assert " " in reason, no.sentence


def test_a_position_for_another_number_of_players() -> None:
    for players in (3, 6):
        with pytest.raises(SetupError):
            read(GOOD, players)


def altered(line: str, random: Random) -> str:
    """The line with a character or two deleted, doubled, swapped or replaced."""
    for _ in range(random.randint(1, 2)):
        at = random.randrange(len(line) + 1)
        other = random.choice("0123456789abdfwCDHSTJQKA-+/,=!#^~. é²٣\t")
        line = random.choice(
            (
                line[:at] + line[at + 1 :],
                line[:at] + other + line[at + 1 :],
                line[:at] + other + line[at:],
                line[:at] + line[at : at + 1] * 2 + line[at + 1 :],
                line[: at - 1] + line[at : at + 1] + line[at - 1 : at] + line[at + 1 :],
                line[:at],
            )
        )
    return line


def fuzzed(phase: str) -> list[str]:
    """Positions of a game in this phase, each a little altered."""
    options = {"armies": ["choose", "doom-lab"], "turn_limit": 60}
    lines = [
        NOTATION.write(flow.boundary)
        for flow in wander(2, 3, **options)
        if not flow.since and FIGURES.view(flow.boundary, -1).phase == phase
    ]
    random = Random(phase)
    return [altered(random.choice(lines), random) for _ in range(500)]


@pytest.mark.parametrize("phase", ["muster", "opening", "turn", "battle", "over"])
def test_an_altered_line_is_read_or_refused(phase: str) -> None:
    """Never another exception than SetupError."""
    refused = 0
    for line in fuzzed(phase):
        try:
            state = read(line, 2, turn_limit=60)
        except SetupError:
            refused += 1
        else:
            assert facts(read(NOTATION.write(state), 2, turn_limit=60)) == facts(state), line
    assert refused > 200


@pytest.mark.parametrize("phase", ["muster", "opening", "turn", "battle", "over"])
def test_an_altered_line_that_is_accepted_can_be_played(phase: str) -> None:
    """What is not refused is a whole table that plays to its end."""
    for line in fuzzed(phase):
        try:
            state = read(line, 2, turn_limit=60)
        except SetupError:
            continue
        play_out(FIGURES, state, Random(1))
        assert cards_of(state) == [*range(52)], line
        assert figures_of(state) == [*range(len(state.figures))], line
