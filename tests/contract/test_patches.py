"""Patches: what each event changes in what each viewer sees. They add up to the view, and tell nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, ParamSpec, cast

import msgspec
import pytest

from fracas.core.events import SPECTATOR, Event
from fracas.core.flow import Flow
from fracas.core.game import Game
from fracas.core.patch import Patch, patched
from fracas.core.question import Commit, Question, Region, Roll, deciders, offered, some
from fracas.core.watch import Watch
from tests.kit.play import GAMES, Table, answer_any, table_of

P = ParamSpec("P")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_seed = pytest.mark.parametrize("seed", range(4))


def seen(game: Game[Any, Any], state: Any, viewer: int) -> Any:
    """A view as it comes over the wire."""
    return same(game.view(state, viewer))


def same(patch: Any) -> Any:
    """Anything as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(patch))


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.players)]


class Audience:
    """Everybody looks, and compares what they get with the view after each event."""

    def __init__(self, table: Table) -> None:
        self.watch: Watch[Any] = Watch(table.game.changes, table.flow.state)
        self.game = table.game
        self.views = {viewer: seen(table.game, table.flow.state, viewer) for viewer in viewers(table)}
        self.looks = 0
        table.watch = cast("Watch[Any]", self)  # a session only ever lets it look

    def look(self, number: int, state: Any) -> None:
        self.watch.look(number, state)
        self.looks += 1
        for viewer in self.views:
            self.must_lead_to(state, viewer, self.watch.patch(number, viewer))

    def must_lead_to(self, state: Any, viewer: int, patch: Patch) -> None:
        must_name_only_what_changes(self.views[viewer], patch)
        self.views[viewer] = patched(self.views[viewer], same(patch))
        assert self.views[viewer] == seen(self.game, state, viewer)


def must_name_only_what_changes(old: Any, patch: Any, path: str = "") -> None:
    """That a thing is named tells that it has changed. So it must have, for the viewer who gets the patch."""
    for key, change in patch.items():
        known = key in old if isinstance(old, dict) else key < len(old)
        if known and isinstance(change, dict):
            must_name_only_what_changes(old[key], change, f"{path}.{key}")
        elif known:
            assert old[key] != change, f"{path}.{key} is named and has not changed"


@every_game
@every_seed
def test_patches_add_up_to_the_view_after_every_event(game: Game[Any, Any], seed: int) -> None:
    """For every seat and the spectator, over whole games; what changes after the last event is settled."""
    random = Random(seed)
    table = table_of(game, seed)
    audience = Audience(table)
    while not table.over:
        answer_any(table, random)
        audience.watch.settle(table.flow.state)
        for viewer in viewers(table):
            _, rest = audience.watch.patches(viewer, range(len(table.events)))
            audience.must_lead_to(table.flow.state, viewer, rest)
        audience.watch.forget()
    assert audience.looks > 10


@every_game
@every_seed
def test_patches_go_on_after_an_undo(game: Game[Any, Any], seed: int) -> None:
    """An undo shows the view whole, and a new watch begins there."""
    random = Random(seed)
    table = table_of(game, seed)
    Audience(table)
    undone = 0
    while not table.over:
        answer_any(table, random)
        if undone < 40 and random.random() < 0.3:
            table.undo(consent=range(table.players))
            undone += 1
            Audience(table)
    assert undone > 3


@every_game
@every_seed
def test_patches_compose(game: Game[Any, Any], seed: int) -> None:
    """Anybody who hears only some of the events gets the rest with the next one that they do hear."""
    random = Random(seed)
    table = table_of(game, seed)
    first = {viewer: seen(game, table.flow.state, viewer) for viewer in viewers(table)}
    table.watch = Watch(game.changes, table.flow.state)
    told = len(table.events)
    while not table.over:
        answer_any(table, random)
        if random.random() < 0.5:
            continue
        table.watch.settle(table.flow.state)
        numbers = range(told, len(table.events))
        for viewer in first:
            heard = [number for number in numbers if random.random() < 0.4]
            patches, rest = table.watch.patches(viewer, heard)
            assert list(patches) == heard
            for patch in (*patches.values(), rest):
                first[viewer] = patched(first[viewer], same(patch))
            assert first[viewer] == seen(game, table.flow.state, viewer)
        table.watch.forget()
        told = len(table.events)


class World:
    """A flow with a watch: what one viewer is told and shown in it, event by event."""

    def __init__(self, game: Game[Any, Any], boundary: Any, since: Iterable[Any], viewer: int) -> None:
        self.game, self.viewer = game, viewer
        self.noted: list[tuple[Event | None, Any, Patch]] = []
        self.watch: Watch[Any] | None = None
        self.flow: Flow[Any] = Flow(game, boundary, since=since, tell=self.tell)
        self.watch = Watch(game.changes, self.flow.state)

    def tell(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        if self.watch is not None:
            self.watch.look(0, self.flow.state)
            self.note(event(*args, **kwargs).seen_by(self.viewer), self.watch.patch(0, self.viewer))

    def note(self, event: Event | None, patch: Patch) -> None:
        self.noted.append((event, self.game.view(self.flow.state, self.viewer), patch))

    def send(self, answer: Any) -> None:
        assert self.watch is not None
        self.noted = []
        self.flow.send(answer)
        self.watch.forget()
        self.watch.settle(self.flow.state)
        self.note(None, self.watch.patches(self.viewer, ())[1])


def answer_of(question: Question, random: Random) -> Any:
    """Any answer to a question, as a flow is sent it."""
    if isinstance(question, Roll):
        return random.choice(question.outcomes)
    answers = [some(offered(question, seat), random.random) for seat in deciders(question)]
    return answers if isinstance(question, Commit) else answers[0]


def possible(question: Question, answer: Any) -> bool:
    """Can it be answered so?"""
    if isinstance(question, Roll):
        return answer in set(question.outcomes)
    answers = answer if isinstance(question, Commit) else [answer]
    for seat, mine in zip(deciders(question), answers, strict=True):
        listed = offered(question, seat)
        if listed.refuse(mine) is not None if isinstance(listed, Region) else mine not in listed:
            return False
    return True


@every_game
@every_seed
def test_a_patch_tells_nothing_hidden(game: Game[Any, Any], seed: int) -> None:
    """In two worlds that a seat cannot tell apart by what it is told and shown, its patches are equal."""
    random = Random(seed)
    table = table_of(game, seed)
    compared = different = 0
    while not table.over:
        answer_any(table, random)
        flow = table.flow
        if flow.question is None or random.random() < 0.5:
            continue
        viewer = random.randrange(table.players)
        imagination = game.imagination(game.view(flow.boundary, viewer), game.view(flow.state, viewer))
        here = World(game, flow.boundary, flow.since, viewer)
        there = World(game, imagination.sample(random.random), flow.since, viewer)
        different += game.notation.write(here.flow.boundary) != game.notation.write(there.flow.boundary)
        for _ in range(12):
            mine, theirs = here.flow.question, there.flow.question
            if mine is None or theirs is None or mine.ask != theirs.ask or deciders(mine) != deciders(theirs):
                break
            answer = answer_of(mine, random)
            here.send(answer)
            there.send(answer if possible(theirs, answer) else answer_of(theirs, random))
            alike = 0
            for (event, view, patch), (other_event, other_view, other_patch) in zip(
                here.noted, there.noted, strict=False
            ):
                if event != other_event or view != other_view:
                    break
                assert patch == other_patch
                alike += 1
            compared += alike
            if not alike == len(here.noted) == len(there.noted):
                break
    assert compared > 30
    assert (different > 5) is game.has.hidden
