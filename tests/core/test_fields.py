"""Declared fields: what is committed follows from the declarations, and what is generated keeps its word."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tools.fields.declared import Undeclared
from tools.fields.games import ROOT, folders, package_of, written_for

from fracas.core.patch import patched
from fracas.core.refusal import SetupError
from fracas.core.watch import Watch
from fracas.core.writing import Line
from fracas.games import REGISTERED

HEAD = """
from __future__ import annotations
from typing import Annotated, final
from fracas.core.fields import *

SIDES = ("heads", "tails")
NOBODY = -1
"""

SOURCE = (
    HEAD
    + '''
@final
class Terrain:
    """A piece of the ground."""

    __slots__ = ("kind", "height")
    kind: Annotated[str, Static]
    height: Annotated[int, Static]

    def __init__(self, kind: str, height: int) -> None:
        self.kind = kind
        self.height = height


@final
class Wound:
    where: Annotated[str, Static]
    deep: Annotated[int, Open]
    # fields: begin
    # fields: end


@final
class Warrior:
    """One warrior."""

    name: Annotated[str, Static]
    seat: Annotated[int, Open, Given, Owner]
    x: Annotated[int, Open, Signed]
    side: Annotated[int, Own("goal"), Words("SIDES")]
    target: Annotated[int, Own(), Starts("NOBODY")]
    cards: Annotated[list[int], Own(count="cards_held"), Sorted]
    """Face down: only its seat sees them, others see how many."""
    plan: Annotated[int, Hidden]
    marks: Annotated[list[str], Open]
    wounds: Annotated[list[Wound], Open, Unwritten]
    # fields: begin
    # fields: end


@final
class State:
    """A table."""

    players: Annotated[int, Static]
    ground: Annotated[list[Terrain], Static]
    round: Annotated[int, Open]
    again: Annotated[bool, Open, Passing]
    seed: Annotated[int, Hidden]
    deck: Annotated[bytearray, Count("deck_size")]
    known: Annotated[bytearray, Open, Sorted, Unwritten]
    hands: Annotated[list[list[int]], Own("hand", count="hand_sizes"), PerSeat, Sorted]
    bids: Annotated[list[int], Own("bid"), PerSeat, Starts("NOBODY")]
    taken: Annotated[list[list[int]], Open, PerSeat]
    log: Annotated[list[str], Open, Later]
    warriors: Annotated[list[Warrior], Open, Numbered]
    # fields: begin
    # fields: end
'''
)

counter = itertools.count()


class Made:
    """The modules that the generator writes for a source, run."""

    def __init__(self, source: str) -> None:
        package = f"made{next(counter)}"
        self.files = written_for(source, package)
        sys.modules[package] = ModuleType(package)
        for name in ("state", "view", "changes", "written"):
            module = ModuleType(f"{package}.{name}")
            sys.modules[module.__name__] = module
            exec(compile(self.files[f"{name}.py"], name, "exec"), module.__dict__)
            setattr(self, name, module)

    state: Any
    view: Any
    changes: Any
    written: Any

    def seen(self, state: Any, viewer: int) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.view.view(state, viewer)))


@pytest.fixture(scope="module")
def made() -> Made:
    return Made(SOURCE)


@pytest.fixture
def table(made: Made) -> Any:
    state = made.state.State.new(players=3, ground=[made.state.Terrain("hill", 2)])
    state.deck, state.known = bytearray(range(40)), bytearray([9, 3])
    state.hands = [[5, 2], [7], []]
    for seat, name in enumerate(("Ann", "Bob")):
        warrior = made.state.Warrior.new(name, seat)
        warrior.cards, warrior.side, warrior.plan = [20 + seat, 10 + seat], 1, 99
        warrior.wounds.append(made.state.Wound.new("arm"))
        state.warriors.append(warrior)
    return state


# -- what is committed


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_what_is_generated_is_up_to_date(folder: Path) -> None:
    """If not: make fields."""
    for name, text in written_for((folder / "state.py").read_text("utf-8"), package_of(folder)).items():
        assert (folder / name).read_text("utf-8") == text, f"{folder / name} is out of date"


def test_every_game_declares_its_fields() -> None:
    assert {folder.name for folder in folders()} >= {*REGISTERED, "toy_table"}


def test_generating_again_changes_nothing(made: Made) -> None:
    assert written_for(made.files["state.py"], made.state.__name__.partition(".")[0]) == made.files


# -- states


def test_a_clone_has_all_and_shares_nothing_that_can_change(made: Made, table: Any) -> None:
    clone = table.clone()
    assert made.written.write(clone) == made.written.write(table)
    assert clone.ground is table.ground
    assert clone.warriors[0].plan == 99
    for inner in ("hands", "taken", "warriors", "deck", "log"):
        assert getattr(clone, inner) is not getattr(table, inner)
    assert clone.warriors[0] is not table.warriors[0]
    assert clone.warriors[0].cards is not table.warriors[0].cards
    assert clone.warriors[0].wounds[0] is not table.warriors[0].wounds[0]


# -- views


def test_a_view_has_what_the_viewer_may_see(made: Made, table: Any) -> None:
    ann, nobody = made.seen(table, 0), made.seen(table, -1)
    assert (ann["hand"], ann["hand_sizes"], ann["bid"], ann["deck_size"]) == ([2, 5], [2, 1, 0], -1, 40)
    assert ann["known"] == [3, 9]
    assert (nobody["hand"], nobody["hand_sizes"]) == ([], [2, 1, 0])
    mine, theirs = ann["warriors"]
    assert (mine["id"], mine["cards"], mine["cards_held"], mine["goal"]) == (0, [10, 20], 2, "tails")
    assert (theirs["id"], theirs["cards"], theirs["cards_held"], theirs["goal"]) == (1, [], 2, "heads")
    assert theirs["wounds"] == [{"where": "arm", "deep": 0}]
    assert ann["ground"] == [{"kind": "hill", "height": 2}]


def test_what_is_hidden_has_no_place_in_a_view(made: Made) -> None:
    assert not {"seed", "deck", "hands", "bids"} & set(made.view.View.__struct_fields__)
    assert not {"plan", "side"} & set(made.view.WarriorView.__struct_fields__)


def test_what_nobody_owns_nobody_sees_not_even_a_spectator(made: Made, table: Any) -> None:
    shown = Watch(made.changes.changes, table)
    table.warriors[0].seat = -1
    shown.look(0, table)
    for viewer in (-1, 0, 1):
        assert made.seen(table, viewer)["warriors"][0]["cards"] == []
    assert shown.patch(0, -1) == {"warriors": {0: {"seat": -1}}}
    assert shown.patch(0, 0) == {"warriors": {0: {"seat": -1, "goal": "heads", "cards": []}}}


def test_from_a_view_back_to_a_state(made: Made, table: Any) -> None:
    table.again = True
    for viewer in (-1, 0, 1):
        again = made.changes.state_of(made.view.view(table, viewer))
        assert not again.again, "what is passing is as it starts"
        assert len(again.deck) == again.seed == 0, "what is hidden is as it starts"
        assert again.warriors[0].plan == 0
        assert again.hands == [[2, 5] if viewer == 0 else [], [7] if viewer == 1 else [], []]
        seen, before = made.seen(again, viewer), made.seen(table, viewer)
        for unknown in ("hand_sizes", "deck_size", "again"):
            seen.pop(unknown)
            before.pop(unknown)
        for warrior in (*seen["warriors"], *before["warriors"]):
            warrior.pop("cards_held")
        assert seen == before


# -- patches


def grow(made: Made, table: Any) -> None:
    table.warriors.append(made.state.Warrior.new("Cyd", 2))
    table.warriors[-1].cards = [31, 30]


def swap_place(made: Made, table: Any) -> None:
    """Another warrior with the same number of things stands in the place of one that is gone."""
    del table.warriors[0]
    table.warriors.insert(0, made.state.Warrior.new("Eve", 1))
    table.warriors[0].cards = [44]


STEPS: dict[str, Any] = {
    "one number": lambda _, table: setattr(table, "round", 3),
    "a list grows": lambda _, table: table.log.extend(["a", "b", "c", "d", "e"]),
    "a list is cut": lambda _, table: table.log.clear(),
    "a row": lambda _, table: table.taken[1].append(4),
    "a hand": lambda _, table: table.hands[0].append(1),
    "the same size": lambda _, table: table.hands.__setitem__(1, [8]),
    "a bid": lambda _, table: table.bids.__setitem__(2, 4),
    "the deck": lambda _, table: table.deck.pop(),
    "an order that means nothing": lambda _, table: table.known.reverse(),
    "a warrior moves": lambda _, table: setattr(table.warriors[1], "x", -4),
    "a warrior's cards": lambda _, table: table.warriors[-1].cards.append(3),
    "a secret goal": lambda _, table: setattr(table.warriors[1], "side", 0),
    "a wound gets worse": lambda _, table: setattr(table.warriors[0].wounds[0], "deep", 2),
    "a wound more": lambda made, table: table.warriors[0].wounds.append(made.state.Wound.new("leg")),
    "wounds heal": lambda _, table: table.warriors[0].wounds.clear(),
    "another has it": lambda _, table: setattr(table.warriors[0], "seat", 1),
    "one comes": grow,
    "one goes": lambda _, table: table.warriors.pop(0),
    "one for another": swap_place,
    "nothing": lambda *_: None,
}


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS.keys())
def test_a_patch_leads_to_the_view(made: Made, table: Any, step: Any) -> None:
    viewers = (-1, 0, 1, 2)
    before = {viewer: made.seen(table, viewer) for viewer in viewers}
    watch = Watch(made.changes.changes, table)
    step(made, table)
    watch.look(0, table)
    watch.look(1, table)
    for viewer in viewers:
        patch = msgspec.json.decode(msgspec.json.encode(watch.patch(0, viewer)))
        assert patched(before[viewer], patch) == made.seen(table, viewer)
        assert watch.patch(1, viewer) == {}, "the shadow is up to date"


@pytest.mark.parametrize(
    "steps", list(itertools.permutations(["one goes", "one comes", "a warrior's cards", "one for another"], 3)), ids=str
)
def test_patches_compose(made: Made, table: Any, steps: tuple[str, ...]) -> None:
    viewers = (-1, 0, 1, 2)
    before = {viewer: made.seen(table, viewer) for viewer in viewers}
    watch = Watch(made.changes.changes, table)
    for number, step in enumerate(steps):
        STEPS[step](made, table)
        watch.look(number, table)
    for viewer in viewers:
        patches, rest = watch.patches(viewer, [2])
        assert rest == {}
        assert patched(before[viewer], patches[2]) == made.seen(table, viewer)


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("the same size", {1: {"hand": [8]}}),
        ("a bid", {2: {"bid": 4}}),
        ("an order that means nothing", {}),
        ("a secret goal", {1: {"warriors": {1: {"goal": "heads"}}}}),
    ],
)
def test_others_are_not_told_that_something_hidden_has_changed(
    made: Made, table: Any, step: str, expected: dict[int, Any]
) -> None:
    watch = Watch(made.changes.changes, table)
    STEPS[step](made, table)
    watch.look(0, table)
    assert {viewer: watch.patch(0, viewer) for viewer in (-1, 0, 1, 2) if watch.patch(0, viewer)} == expected


def test_a_patch_does_not_change_with_the_table(made: Made, table: Any) -> None:
    watch = Watch(made.changes.changes, table)
    grow(made, table)
    table.log.append("first")
    watch.look(0, table)
    before = msgspec.json.encode(watch.patch(0, 2))
    table.log.append("second")
    table.warriors[2].cards.append(1)
    table.warriors[2].marks.append("late")
    assert msgspec.json.encode(watch.patch(0, 2)) == before


# -- the notation


def line_of(made: Made, text: str, players: int = 3) -> Line:
    return Line("made-up", text, players, made.written.FIELDS, made.written.LATER)


def test_the_notation_goes_there_and_back(made: Made, table: Any) -> None:
    table.warriors[0].x, table.warriors[0].marks = -7, ["a b", "", "c/d;e:f,g=h-", "-"]
    table.log = ["née", "-"]
    text = made.written.write(table)
    again = made.state.State.new(players=3, ground=table.ground)
    made.written.read(line_of(made, text), again)
    assert made.written.write(again) == text
    assert again.warriors[0].marks == table.warriors[0].marks
    assert (again.warriors[0].x, again.warriors[0].target, again.warriors[1].x) == (-7, -1, 0)
    assert again.bids == [-1, -1, -1]
    assert again.log == table.log


def test_a_field_that_came_later_may_be_missing(made: Made, table: Any) -> None:
    text = " ".join(word for word in made.written.write(table).split(" ") if not word.startswith("log="))
    again = made.state.State.new(players=3, ground=[])
    made.written.read(line_of(made, text), again)
    assert again.log == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("round=0", ""),
        ("round=0", "round=-1"),
        ("round=0", "round=0 round=0"),
        ("round=0", "round=0 colour=red"),
        ("hands=5,2/7/-", "hands=5,2/7"),
        ("bids=-1,-1,-1", "bids=-1,-1"),
        ("bids=-1,-1,-1", "bids=-1,x,-1"),
        ("seat:0", "seat:x"),
        ("seat:0;", ""),
        ("seat:0", "seat:0;seat:0"),
        ("side:tails", "side:edge"),
    ],
)
def test_a_broken_line_is_refused(made: Made, table: Any, old: str, new: str) -> None:
    text = made.written.write(table)
    assert old in text, text
    with pytest.raises(SetupError, match="This is not a position of made-up: "):
        made.written.read(line_of(made, text.replace(old, new)), made.state.State.new(players=3, ground=[]))


# -- declarations that nothing can be made of


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("Annotated[int, PerSeat]", "who may see"),
        ("Annotated[int, Open, Hidden]", "who may see"),
        ("Annotated[int, Own()]", "nobody's"),
        ("Annotated[int, Count('x')]", "counted"),
        ("Annotated[list[int], Own(count='x'), PerSeat]", "counted"),
        ("Annotated[int, Open, PerSeat]", "must be a list"),
        ("Annotated[dict[int, int], Open]", "a field holds"),
        ("Annotated[int, Open, Words('MISSING')]", "words"),
        ("Annotated[int, Open, Sorted]", "Sorted"),
        ("Annotated[bytes, Open]", "nobody reads"),
        ("Annotated[bytes, Hidden]", "nobody reads"),
        ("Annotated[list[list[Thing]], Open]", "plain list"),
        ("Annotated[list[Thing], Own(), PerSeat]", "fields of the object"),
        ("Annotated[list[Still], Open]", "needs a line"),
        ("Annotated[Thing, Hidden]", "Starts"),
        ("Annotated[list[Secret], Static]", "of its owner"),
        ("Annotated[list[list[list[int]]], Open]", "ByHand"),
    ],
)
def test_a_wrong_declaration_is_refused(field: str, why: str) -> None:
    source = HEAD + "\n".join(
        [
            "class Still:\n    a: Annotated[int, Static]",
            "class Thing:\n    a: Annotated[int, Open]\n    # fields: begin\n    # fields: end",
            "class Secret:\n    a: Annotated[int, Static, Owner]\n    b: Annotated[int, Own()]\n"
            "    # fields: begin\n    # fields: end",
            f"class State:\n    players: Annotated[int, Static]\n    field: {field}\n"
            "    # fields: begin\n    # fields: end\n",
        ]
    )
    with pytest.raises(Undeclared, match=why):
        written_for(source, "wrong")


def test_the_generator_needs_nothing_that_it_writes() -> None:
    """It must not import the game: the files that it is to write may be missing or broken."""
    look = "import sys, tools.fields.__main__ as m; m.main(); assert not hasattr(sys.modules['fracas'], 'game')"
    done = subprocess.run(
        [sys.executable, "-c", look, "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
