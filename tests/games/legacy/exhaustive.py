"""Every pair of battle champions with every pair of tops, every answer to every question: ``python -m
tests.games.legacy.exhaustive``. The tests resolve a sample.

A player has one champion of each power, so champion and top of a side never have the same one; all other pairs can
meet, in sets that are mixed or split. Each meeting is resolved with either holder of the Fatestone, and where somebody
is asked, with each of the answers. Locations, and who else lies in the piles, change from meeting to meeting.

The last whole run: 259,200 meetings of 360 × 360 sides × 2 holders resolved in 2,268,539 ways (at most 3366), all
400 pairs of champions met, without an error.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from time import perf_counter
from typing import Any

from fracas.core.events import Event
from fracas.core.listener import Listener
from fracas.core.question import Choice, Commit, Roll
from fracas.core.tell import heard_into, silence
from fracas.games.legacy import LEGACY
from fracas.games.legacy.content import POWER
from fracas.games.legacy.events import TotalsAdded
from fracas.games.legacy.state import TURN, State
from fracas.games.legacy.turn import turn
from tests.games.legacy.wandering import begin, must_be_whole, must_rest

SIDES = [(main, top) for main in range(20) for top in range(20) if POWER[main] != POWER[top]]
MEETINGS = len(SIDES) ** 2 * 2
"""Both sides, and who holds the Fatestone."""


def meeting(number: int) -> tuple[State, int, int]:
    """A table before the turn in which these four meet, and the champions that are chosen."""
    rest, holder = divmod(number, 2)
    ours, theirs = SIDES[rest // len(SIDES)], SIDES[rest % len(SIDES)]
    state = begin(champions="split", events=6)
    state.phase = TURN
    for seat, (main, top) in enumerate((ours, theirs)):
        own = [power + 10 * ((rest >> power & 1) ^ seat) for power in range(10)]
        own[POWER[main]] = main
        own[POWER[top]] = top
        others = [champion for champion in own if champion not in (main, top)]
        below = [others[(rest + seat) % 8], others[(rest // 8 + seat) % 8]]
        few = rest % 5 == seat
        pile = [*dict.fromkeys([] if few else below), top]
        hand = [champion for champion in own if champion not in pile]
        aside = [hand.pop(hand.index(champion)) for champion in hand[:1] if rest % 3 == 0 and champion != main]
        if rest % 7 == seat:  # a small hand
            pile = [*[champion for champion in hand if champion != main][:5], *pile]
            hand = [champion for champion in hand if champion not in pile]
        state.sets[seat] = tuple(own)
        state.hands[seat], state.aside[seat], state.piles[seat] = tuple(hand), tuple(aside), tuple(pile)
    places = [(rest * 5 + step * 3) % 16 for step in range(16)]
    row = 3 if rest % 11 else 1 + rest % 2
    state.row = tuple(places[:row])
    if row == 3:
        state.top, state.bottom = tuple(places[3 : 3 + rest % 2]), tuple(places[4 : 4 + rest % 3])
        left = [place for place in places if place not in (*state.row, *state.top, *state.bottom)]
        state.bag = tuple(sorted(left)) if rest % 4 else ()
        state.discards = () if rest % 4 else tuple(left)
    else:
        state.discards = tuple(places[row:])
    state.holder, state.value = holder, 1 + rest % 10
    state.scores, state.sources = [3, 0], [(3, 0, 0, 0), (0, 0, 0, 0)]
    return state, ours[0], theirs[0]


def every_way(number: int, tell: Any = silence) -> Iterator[State]:
    """The table after the turn, for every way to answer."""
    before, mine, theirs = meeting(number)
    must_be_whole(before)
    waiting: list[list[int]] = [[]]
    while waiting:
        given = waiting.pop()
        state = before.clone()
        play = turn(state, tell)
        answers = iter(given)
        try:
            question = next(play)
            while True:
                if isinstance(question, Commit):
                    question = play.send([mine, theirs])
                elif isinstance(question, Roll):
                    question = play.send(question.outcomes[number % len(question.outcomes)])
                else:
                    assert isinstance(question, Choice)
                    assert len(question.options) > 1
                    answer = next(answers, None)
                    if answer is None:
                        waiting += [[*given, option] for option in question.options[1:]]
                        answer = question.options[0]
                        given.append(answer)
                    question = play.send(answer)
        except StopIteration:
            yield state


def resolve(number: int) -> int:
    """Resolve one meeting in every way; how many there were."""
    ways = 0
    for state in every_way(number):
        must_be_whole(state)
        must_rest(state)
        ways += 1
    return ways


def tell_all(number: int) -> list[Event]:
    """The same, told: every sum is explained, and every event has words."""
    events: list[Event] = []
    for _ in every_way(number, heard_into(events)):
        pass
    for event in events:
        if isinstance(event, TotalsAdded):
            for terms, total in zip(event.terms, event.totals, strict=True):
                assert sum(term.amount for term in terms) == total
        assert LEGACY.words.narrate(begin(), event, Listener.nobody())
        assert event.rule in LEGACY.rules
    return events


def main() -> None:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    started = perf_counter()
    ways = [resolve(number) for number in range(0, MEETINGS, every)]
    for number in range(0, MEETINGS, every * 50):
        tell_all(number)
    sides = len({pair for number in range(0, MEETINGS, every) for pair in product(*_four(number))})
    sys.stdout.write(
        f"{len(ways):,} meetings of {len(SIDES):,} × {len(SIDES):,} sides × 2 holders resolved in {sum(ways):,} ways "
        f"(at most {max(ways)}), {sides} of 400 pairs of champions met, {perf_counter() - started:.0f} s.\n"
    )


def _four(number: int) -> tuple[tuple[int], tuple[int]]:
    rest = number // 2
    return (SIDES[rest // len(SIDES)][0],), (SIDES[rest % len(SIDES)][0],)


if __name__ == "__main__":
    main()
