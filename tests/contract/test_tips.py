"""Tips: each comes up in some game, reads only what its player knows, and is short and true to the catalogue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from random import Random
from typing import Any

import pytest

from fracas.core.game import Game
from fracas.core.lesson import first_game_of
from fracas.core.tips import ME, OTHERS, When, happened, tip_for, tips_of
from fracas.games import REGISTERED
from tests.kit.lessons import MOST_WORDS, Table, sentences_in, words_in
from tests.kit.play import GAMES, answer_any
from tests.kit.rules import rule

every_game = pytest.mark.parametrize("game", REGISTERED.values(), ids=REGISTERED)

FEWEST = 18
MOST = 48
"""A game of many kinds of cards has more kinds of questions; most of them are rare."""
FIRST = 24
"""So many games are looked at, to see what is met."""
MOST_GAMES = 40
MOST_ANSWERS = 1_500
OLD = ("whoever", "whomever", "shall", "dear", "reckon", " he ", " him ", " his ")


def a_first_game(game: Game[Any, Any], seed: int) -> Table:
    """A game as players have it in the beginning: set up for a first time, or as it usually is."""
    return game.start(players=2, seed=seed, settings=first_game_of(game).settings if seed % 2 else {})


def played(table: Table, luck: Random) -> Iterator[tuple[int, int]]:
    """Each time that a seat is asked, with the number of events that it had been told when it answered last."""
    told = [0] * table.players
    for _ in range(MOST_ANSWERS):
        if table.over:
            return
        for seat in table.waiting_for:
            yield seat, told[seat]
        before = table.event_count
        told[answer_any(table, luck)] = before


@rule("table.hint")
@every_game
def test_each_tip_comes_up_in_some_game(game: Game[Any, Any]) -> None:
    """A question that is asked no more, an answer or an event by another name, a field that has gone: all break it."""
    missing = {tip.id for tip in tips_of(game)}
    for seed in range(MOST_GAMES):
        table = a_first_game(game, seed)
        for seat, told in played(table, Random(seed)):
            asked, heard = table.questions[seat], table.heard(seat, told)
            seen = {tip.id for tip in tips_of(game)} - missing
            while (tip := tip_for(game, asked, heard, seen)) is not None:
                seen.add(tip.id)
                missing.discard(tip.id)
        if not missing:
            return
    assert missing == set()


@every_game
def test_tips_are_short_and_name_their_rule(game: Game[Any, Any]) -> None:
    tips = tips_of(game)
    assert FEWEST <= len(tips) <= MOST
    assert len({tip.id for tip in tips}) == len(tips) == len({tip.say for tip in tips})
    for tip in tips:
        assert tip.id.startswith(f"{game.name}.")
        assert 0 < words_in(tip.say) <= MOST_WORDS, tip.say
        assert sentences_in(tip.say) <= 2, tip.say
        assert tip.say[0].isupper() and tip.say[-1] in ".!?", tip.say
        assert not any(word in f" {tip.say.lower()} " for word in OLD), tip.say
        assert tip.rule in game.rules, tip.rule


@rule("table.hint")
@every_game
def test_every_kind_of_question_that_first_games_bring_has_its_tip(game: Game[Any, Any]) -> None:
    """What players are asked in one game of eight or more, and have to choose: one sentence for each."""
    met: Counter[str] = Counter()
    for seed in range(FIRST):
        table = a_first_game(game, seed)
        here = {
            asked.ask
            for seat, _ in played(table, Random(seed))
            if (asked := table.questions[seat]).region is not None or len(asked.values) > 1
        }
        met.update(here)
    told = {tip.when.ask for tip in tips_of(game)}
    assert {ask for ask, games in met.items() if games * 8 >= FIRST} - told == set()


@every_game
def test_what_brings_a_tip_up_is_of_the_game(game: Game[Any, Any]) -> None:
    events = {kind.__name__: kind for kind in game.event_types}
    for tip in tips_of(game):
        when = tip.when
        assert bool(when.ask) is not bool(when.event), f"{tip.id}: a question or an event"
        assert not when.option or when.ask, f"{tip.id}: an answer of which question?"
        if when.event:
            assert when.event in events, tip.id
            assert set(when.where) <= set(events[when.event].__struct_fields__), tip.id


@every_game
def test_a_tip_is_said_once_and_follows_from_what_the_seat_knows(game: Game[Any, Any]) -> None:
    """The same question and the same events bring the same tip up at a table where the others' secrets differ."""
    table, said = a_first_game(game, 3), set[str]()
    for seat, told in played(table, Random(3)):
        tip = tip_for(game, table.questions[seat], table.heard(seat, told), said)
        if tip is None:
            continue
        assert tip.id not in said
        said.add(tip.id)
        when, asked = tip.when, table.questions[seat]
        if when.option:
            assert any(fnmatchcase(option.token, when.option) for option in asked.options)
        elif when.ask:
            assert when.ask == asked.ask
        else:
            assert any(happened(when, event, seat) for event in table.heard(seat, told))
    assert len(said) >= 5


def test_a_hidden_field_brings_nothing_up() -> None:
    """A card that somebody else drew is not in the event that this seat hears, so no tip can ask for it."""
    hidden = 0
    for game in REGISTERED.values():
        table = a_first_game(game, 4)
        for _ in played(table, Random(4)):
            pass
        for event in table.events:
            for viewer in range(table.players):
                known = event.seen_by(viewer)
                if known is None:
                    continue
                for name in type(event).__struct_fields__:
                    told, kept = getattr(event, name), getattr(known, name)
                    if told != kept:
                        assert not happened(When(event=type(event).__name__, where={name: told}), known, viewer)
                        hidden += 1
    assert hidden > 10


def test_me_and_others_are_seats() -> None:
    game = next(iter(REGISTERED.values()))
    table = a_first_game(game, 1)
    event = next(each for each in table.events if "seat" in type(each).__struct_fields__)
    name, seat = type(event).__name__, event.seat  # type: ignore[attr-defined]
    assert happened(When(event=name, where={"seat": ME}), event, seat)
    assert not happened(When(event=name, where={"seat": ME}), event, 1 - seat)
    assert happened(When(event=name, where={"seat": OTHERS}), event, 1 - seat)
    assert not happened(When(event=name, where={"seat": OTHERS}), event, seat)
    assert not happened(When(event="Nothing"), event, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_without_tips_says_nothing(game: Game[Any, Any]) -> None:
    table = game.start(seed=1)
    seat = table.waiting_for[0]
    if game not in REGISTERED.values():
        assert tips_of(game) == () and tip_for(game, table.questions[seat], []) is None
    assert tip_for(game, table.questions[seat], table.heard(seat), {tip.id for tip in tips_of(game)}) is None
