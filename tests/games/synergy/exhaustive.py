"""Every pair of the hundred cards, on one warrior and across the board; and every card suppressed, stolen and dropped:
``python -m tests.games.synergy.exhaustive [--pairs N] [--seed S]``. The tests play a sample.

Each pair is played at a small table (`tests.games.synergy.meetings`) until both cards have done something, or some
actions long; if one did nothing, once more with other partners and dice. All invariants of
`tests.games.synergy.checks` are looked at after every answer and between all resolutions.

The whole run: 4,950 pairs, 9,900 meetings at 19,888 tables, 581,184 resolutions, 991,054 answers; 100 cards suppressed,
20 stolen, 20 dropped; no error. Everything that any card can do was seen. In 548 of 19,800 cases a card did nothing in
its meeting (most often Heroic Idiot 107, Low Blow 98, Detachable Tail 50: they wait for others, or for a 6). It takes
about three minutes of one core. The first whole run found that a sergeant who died of its own order kept the turn.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any

from fracas.core.listener import Listener
from fracas.core.question import Choice, Commit
from fracas.core.tell import silence
from fracas.games.synergy import SYNERGY
from fracas.games.synergy.content import CARDS
from fracas.games.synergy.effects.live import turn_up
from fracas.games.synergy.effects.suppression import suppress
from fracas.games.synergy.rows import is_gadget
from fracas.games.synergy.rules import resolution
from fracas.games.synergy.state import State
from fracas.games.synergy.terms import NOBODY, OVER, TURN
from fracas.games.synergy.turns.gadgets import drop, hand_over
from tests.games.synergy.checks import (
    ANSWERS,
    Twin,
    at_ease,
    companions,
    held_still,
    must_be_whole,
    must_be_written,
    must_have_begun,
    must_have_room,
    must_hide,
    must_keep_still,
    must_rest,
)
from tests.games.synergy.meetings import BEARER, FOE, SETTINGS, Eager, Watch, facets, table

PAIRS = list(combinations(range(len(CARDS)), 2))
WAYS = ("on one warrior", "across the board")
LEAST, MOST = 10, 40
"""Resolutions that a meeting lasts, if nobody wins before."""
TRIES = 6
"""How often a meeting is played in which a card did nothing."""


def play(state: State, player: Eager, watch: Watch, *, told: bool = False, look: int = 11) -> Counter[str]:
    """Play on until the wanted cards have done something; every ``look``-th table is also written and viewed."""
    counted: Counter[str] = Counter()
    events: list[Any] | None = [] if told else None
    tell = watch.tell(events)
    for number in range(MOST):
        if state.phase == OVER or (number >= LEAST and all(watch.fired(card) for card in player.wanted)):
            break
        before = state.clone() if state.active == NOBODY else None
        together, easy, still = companions(state), at_ease(state), held_still(state)
        twin = Twin(state, player.random.randrange(-1, 2), player.random) if number % look == 1 else None
        counted["answers"] += _resolve(state, player, watch, tell, twin)
        counted["resolutions"] += 1
        watch.look_at(state)
        must_rest(state, follow=number % 2 == 0)
        must_have_room(together, easy, state)
        must_keep_still(still, state)
        if before is not None:
            must_have_begun(before, state)
        if number % look == look - 1 and state.phase == TURN:
            must_be_written(state, SETTINGS)
            must_hide(state, player.random)
    for event in events or ():
        assert SYNERGY.words.narrate(state, event, Listener.nobody()) is not None
        assert event.rule in SYNERGY.rules, event.rule
    return counted


def _resolve(state: State, player: Eager, watch: Watch, tell: Any, twin: Twin | None) -> int:
    """One resolution to its end; how many answers it needed."""
    going = resolution(state, tell)
    assert going is not None
    answers = 0
    sent: Any = None
    while True:
        try:
            question = going.send(sent)
        except StopIteration:
            if twin is not None:
                twin.must_ask(None)
            return answers
        must_be_whole(state, question)
        sent = player.answer(state, question)
        if twin is not None:
            twin.must_ask(question)
            twin.answer(question, sent)
        if question.ask == "act":
            watch.acted(sent if isinstance(question, Choice) else sent[0])
        assert isinstance(question, Choice | Commit) or sent in question.outcomes  # type: ignore[attr-defined]
        answers += 1
        assert answers < ANSWERS, f"no end: {question.ask} is asked again and again"


def meet(first: int, second: int, across: bool, watch: Watch, seed: str = "") -> tuple[Counter[str], list[int]]:
    """One meeting of two cards; what it took, and which of them did nothing."""
    counted: Counter[str] = Counter()
    idle = [first, second]
    for attempt in range(TRIES):
        random = Random(f"{seed} {first} {second} {across} {attempt}")
        watch.forget()
        ours, theirs = ([first], [second]) if across else ([first, second], [])
        if random.random() < 0.5:
            ours, theirs = theirs, ours
        state = table(ours, theirs, random)
        must_rest(state)
        player = Eager(idle, random, calm=attempt % 3 == 1, lucky=attempt % 3 == 2)
        counted += play(state, player, watch, told=random.random() < 0.1)
        counted["tables"] += 1
        idle = [card for card in idle if not watch.fired(card)]
        if not idle:
            break
    return counted, idle


def suppressed(card: int, watch: Watch, seed: str = "") -> Counter[str]:
    """A card is blank for a while: it does nothing, and works again afterwards."""
    random = Random(f"{seed} {card} suppressed")
    watch.forget()
    state = table([card], [], random)
    if card in state.warriors[BEARER].down:
        turn_up(state, silence, BEARER, card)
    suppress(state, silence, BEARER, card, FOE)
    assert card not in state.warriors[BEARER].live
    watch.forget()
    return play(state, Eager([card], random), watch)


def handed_on(card: int, way: str, watch: Watch, seed: str = "") -> Counter[str]:
    """A gadget is stolen by a foe, or dropped, and play goes on with it."""
    random = Random(f"{seed} {card} {way}")
    watch.forget()
    state = table([card], [], random)
    if way == "stolen":
        hand_over(state, silence, BEARER, FOE, card, True)
        assert card in state.warriors[FOE].cards
    else:
        for _ in drop(state, silence, BEARER, [card]):
            raise AssertionError("nobody chooses on open ground")
    assert card not in state.warriors[BEARER].live
    state.overloaded = []
    if state.falling:  # without its corset
        return Counter()
    return play(state, Eager([card], random), watch)


def lose(card: int, way: str, watch: Watch, seed: str = "") -> Counter[str]:
    """A card does not work for its warrior any more: suppressed, stolen or dropped."""
    return suppressed(card, watch, seed) if way == "suppressed" else handed_on(card, way, watch, seed)


class Report:
    """What a run found."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self.idle: Counter[int] = Counter()
        self.errors: dict[str, list[str]] = {}

    def failed(self, what: str, error: Exception) -> None:
        where = traceback.extract_tb(error.__traceback__)[-1]
        kind = f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"
        self.errors.setdefault(kind, []).append(what)

    def told(self) -> str:
        found = sorted(self.errors.items(), key=lambda each: -len(each[1]))
        lines = [f"{len(where)} × {kind}, e.g. {where[0]}" for kind, where in found]
        return "\n".join([*lines, f"{sum(map(len, self.errors.values()))} errors"])


def run(pairs: list[tuple[int, int]], seed: str, watch: Watch, *, strict: bool = True) -> Report:
    """All these pairs both ways, then every card that is among them suppressed, stolen and dropped."""
    report = Report()
    with watch.watching():
        for number, (first, second) in enumerate(pairs):
            if not strict and number and number % 250 == 0:
                sys.stderr.write(f"{number} pairs, {dict(report.counted)}, {report.told()}\n")
            for across in (False, True):
                try:
                    counted, idle = meet(first, second, across, watch, seed)
                except Exception as error:
                    if strict:
                        raise
                    report.failed(f"{CARDS[first].id} + {CARDS[second].id} {WAYS[across]}", error)
                    continue
                report.counted += counted
                report.counted["meetings"] += 1
                report.idle.update(idle)
        for card in sorted({card for pair in pairs for card in pair}):
            for way in ("suppressed", "stolen", "dropped") if is_gadget(card) else ("suppressed",):
                try:
                    report.counted += (
                        suppressed(card, watch, seed) if way == "suppressed" else handed_on(card, way, watch, seed)
                    )
                    report.counted[way] += 1
                except Exception as error:
                    if strict:
                        raise
                    report.failed(f"{CARDS[card].id} {way}", error)
    return report


def never(watch: Watch) -> list[str]:
    """The facets of cards that were never seen: ``card: windows``."""
    found = []
    for card in CARDS:
        missing = facets(card.index) - watch.ever[card.index]
        if "turned up" in watch.ever[card.index]:
            missing -= {"armour", "at-zero", "escape", "use", "gate"}  # a card that is only turned up there is told so
        if missing:
            found.append(f"{card.id}: {', '.join(sorted(missing))}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=len(PAIRS), help="how many pairs, chosen at random; else all")
    parser.add_argument("--seed", default="", help="other partners, places and dice")
    given = parser.parse_args()
    pairs = Random(f"pairs {given.seed}").sample(PAIRS, min(given.pairs, len(PAIRS)))
    watch = Watch()
    started = perf_counter()
    report = run(pairs, given.seed, watch, strict=False)
    counted = report.counted
    lines = [
        f"{len(pairs):,} pairs, {counted['meetings']:,} meetings at {counted['tables']:,} tables: "
        f"{counted['resolutions']:,} resolutions, {counted['answers']:,} answers; {counted['suppressed']} suppressed, "
        f"{counted['stolen']} stolen, {counted['dropped']} dropped; {perf_counter() - started:.0f} s.",
        f"{sum(report.idle.values()):,} times a card did nothing in its meeting: "
        + ", ".join(f"{CARDS[card].id} {times}" for card, times in report.idle.most_common()),
        f"never seen: {'; '.join(never(watch)) or 'nothing'}",
    ]
    sys.stdout.write("\n".join([*lines, report.told()]) + "\n")
    sys.exit(1 if report.errors else 0)


if __name__ == "__main__":
    main()
