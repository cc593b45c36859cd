"""Does the easy bot do what nobody in their senses does? Its games against the normal bot, looked through afterwards.

python -m bench.absurd [GAME ...] [--games 200] [--seed 1] [--jobs 2] [--keep FILE] [--write]

With a file to keep games in, the same command goes on where it was ended. A game follows from its seed, so that any of
them can be played again; begin a new file when bots or games have changed.

Nothing here asks what the bots thought. What happened at the true table is heard from its events. Whenever a side hurt
itself, gave a flag away that it needs, or lost a leader that it had moved, the table is put back to before that answer,
and that answer and others are played on from there at the same dice. It was absurd if another one does no harm and the
game's evaluation does not say that anything was gained.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

from bench.results import circumstances, table, write_section
from fracas.bots import make
from fracas.bots.evaluation import evaluation, sense_of
from fracas.bots.imagined import answers, at_random, joined
from fracas.bots.opponents import levels_of
from fracas.core.events import Event
from fracas.core.flow import Flow
from fracas.core.question import Part, Roll, deciders, region_of
from fracas.core.session import Session
from fracas.core.tell import Tell
from fracas.games import REGISTERED, game_named
from fracas.games.skirmish.events.fight import Damaged, Killed
from fracas.games.skirmish.state import ALIVE
from fracas.games.synergy.events.strike import HitRolled, StrikeDeclared, Wounded
from fracas.games.synergy.events.thing import GadgetGiven
from fracas.games.synergy.numbers import BASIC, FLAGS
from fracas.games.synergy.rows import PROFILES

FUTURES: Final = 16
"""How often each answer is played on that is looked at again."""
OTHERS: Final = 30
WORLDS: Final = 6
"""The same, to the end of the enemy's turn."""
CERTAIN: Final = 40
"""Of so many it must be every one before a death is called certain; six alone may all end so by bad luck."""
PLACES: Final = 12
LONGEST: Final = 4000
"""Questions of one turn that is played on."""
MOST: Final = 3000
"""Answers of one game; synergy's seldom need so many."""

Table = Session[Any, Any]


def harms(card: int) -> bool:
    """Does a hit by it do damage? One that only throws about may still end in a collision, by chance."""
    return card == BASIC or PROFILES[card].damage > 0 or PROFILES[card].rolled


class Given(NamedTuple):
    """An answer, and the table before it."""

    before: Table
    answer: Part


class Future(NamedTuple):
    hurt: float
    """What the seat took from its own side."""
    share: float
    """What the evaluation says in the end."""
    led: bool
    """Do its leaders live?"""


def own_blows(state: Any, seat: int, heard: Iterable[tuple[Any, tuple[Any, ...]]]) -> float:
    """What a side has taken from itself, by what was told; ``state`` is that of the moment in which it was told."""
    hurt = 0.0
    for kind, facts in heard:
        if kind is Wounded:
            now = state.strike
            mine = now.striker >= 0 and state.warriors[now.striker].seat == seat == state.warriors[facts[0]].seat
            # What a foe's reaction sends back, or a collision by chance, is no blow of one's own.
            if mine and harms(now.card) and now.blow < len(now.blows) and now.blows[now.blow].victim == facts[0]:
                hurt += facts[1]
        elif kind is Damaged:
            victim, amount, by = facts[0], facts[1], facts[2]
            side = state.side_of[seat]
            if state.side(victim) == side and (by < 0 or state.side(by) == side):
                hurt += amount
    return hurt


def leaders_live(state: Any, seat: int) -> bool:
    units = getattr(state, "units", ())
    return all(unit.fate <= ALIVE for unit in units if unit.leader and state.side_of[unit.seat] == state.side_of[seat])


def played_on(given: Given, seat: int, answer: Part, luck: Random, *, turns: int) -> Future:
    """What came of ``answer``: to the next act of the seat, or over so many turns."""
    at = given.before.flow
    game, hurt, listening = at.game, 0.0, False

    def tell(kind: Any, *facts: Any) -> None:
        nonlocal hurt
        if listening:
            hurt += own_blows(flow.state, seat, [(kind, facts)])

    flow: Flow[Any] = Flow(game, at.boundary, since=at.since, tell=cast("Tell", tell))
    listening, draw, begun = True, luck.random, game.turns(flow.state)
    assert flow.question is not None
    flow.send(joined(flow.question, seat, answer, draw))
    sense = sense_of(game)
    for _ in range(LONGEST):
        question = flow.question
        if question is None or game.turns(flow.state) > begun + turns:
            break
        if not turns and question.ask == "act" and seat in deciders(question):
            break
        wise = None if sense is None or isinstance(question, Roll) else sense(flow.state, question, draw)
        flow.send(at_random(question, draw) if wise is None else wise)
    return Future(hurt, evaluation(game)(flow.state)[seat], leaders_live(flow.state, seat))


def futures(given: Given, seat: int, answer: Part, count: int, *, turns: int = 0) -> list[Future]:
    return [played_on(given, seat, answer, Random(k), turns=turns) for k in range(count)]


def others(given: Given, seat: int) -> Iterator[Part]:
    """What else could have been answered."""
    luck = Random(1)
    found = answers(given.before.flow.fork(), seat, luck.random, PLACES)
    luck.shuffle(found)
    yield from (each for each in found[:OTHERS] if each != given.answer)


def hurt_for_nothing(given: Given, seat: int) -> bool:
    """Does another answer hurt nobody of one's own, and is nothing gained by this one?"""
    chosen = futures(given, seat, given.answer, FUTURES)
    if not any(each.hurt for each in chosen):
        return False
    share = sum(each.share for each in chosen)
    for other in others(given, seat):
        found = futures(given, seat, other, FUTURES)
        if not any(each.hurt for each in found) and sum(each.share for each in found) >= share:
            return True
    return False


def sent_to_death(given: Given, seat: int) -> bool:
    """Does this leader die in every world by the end of the enemy's turn, and in none by another answer?"""
    for worlds in (WORLDS, CERTAIN):
        if any(each.led for each in futures(given, seat, given.answer, worlds, turns=1)):
            return False
    return any(all(each.led for each in futures(given, seat, o, WORLDS, turns=1)) for o in others(given, seat))


class Watcher:
    """Watches one game, and counts for each seat."""

    def __init__(self, at: Table) -> None:
        self.table = at
        self.seen = len(at.events)
        self.found = [Counter[str]() for _ in range(at.players)]
        self._aimed: dict[int, Given] = {}
        self._led: dict[int, tuple[Given, int]] = {}

    def answer(self, seat: int, answer: Part) -> None:
        """Give it at the table, and look at what it came to."""
        at = self.table
        given = Given(at.fork(), answer)
        if len(at.questions) == 1 and at.game.name == "skirmish":
            me = getattr(region_of(at.flow.question, seat), "me", -1) if at.flow.question is not None else -1
            if me >= 0 and at.flow.state.units[me].leader:
                self._led[seat] = given, at.turns
        self.found[seat]["answers"] += 1
        at.answer(seat, answer)
        for event in at.events[self.seen :]:
            LOOKS.get(type(event), _nothing)(self, seat, given, event)
        self.seen = len(at.events)

    def declared(self, seat: int, given: Given, event: StrikeDeclared) -> None:
        striker = self.table.flow.state.warriors[event.warrior].seat
        if striker == seat:
            self._aimed[seat] = given
        else:
            self._aimed.pop(striker, None)

    def wounded(self, seat: int, given: Given, event: Wounded) -> None:  # noqa: ARG002
        """Whose strike it was is known from who aimed it last."""
        state = self.table.flow.state
        mine = state.warriors[event.warrior].seat
        events = self.table.events
        place = next((k for k in range(len(events) - 1, -1, -1) if isinstance(events[k], StrikeDeclared)), -1)
        if place < 0 or mine not in self._aimed:
            return
        hits = [each for each in events[place:] if isinstance(each, HitRolled) and each.hit]
        declared = events[place]
        assert isinstance(declared, StrikeDeclared)
        if not harms(declared.card):
            return
        if state.warriors[declared.warrior].seat != mine or event.warrior not in [each.victim for each in hits]:
            return
        self.found[mine]["own blows"] += 1
        aimed = self._aimed.pop(mine)
        self.found[mine]["harm to a friend"] += hurt_for_nothing(aimed, mine)

    def gave(self, seat: int, given: Given, event: GadgetGiven) -> None:  # noqa: ARG002
        state = self.table.flow.state
        giver, taker = state.warriors[event.giver].seat, state.warriors[event.taker].seat
        needed = event.card in (FLAGS + state.teams[giver], FLAGS + state.goals[giver])
        if not event.stolen and giver != taker and needed and not state.to_the_death:
            self.found[giver]["flag given"] += 1

    def damaged(self, seat: int, given: Given, event: Damaged) -> None:
        if own_blows(self.table.flow.state, seat, [(Damaged, (event.victim, event.amount, event.by))]):
            self.found[seat]["own blows"] += 1
            self.found[seat]["harm to a friend"] += hurt_for_nothing(given, seat)

    def killed(self, seat: int, given: Given, event: Killed) -> None:  # noqa: ARG002
        unit = self.table.flow.state.units[event.victim]
        if unit.leader and unit.seat in self._led:
            moved, turns = self._led.pop(unit.seat)
            if self.table.turns <= turns + 1:
                self.found[unit.seat]["leader moved and lost"] += 1
                self.found[unit.seat]["leader sent to death"] += sent_to_death(moved, unit.seat)


def _nothing(watcher: Watcher, seat: int, given: Given, event: Event) -> None:
    """What is told besides."""


LOOKS: Final[dict[type, Callable[..., None]]] = {
    StrikeDeclared: Watcher.declared,
    Wounded: Watcher.wounded,
    GadgetGiven: Watcher.gave,
    Damaged: Watcher.damaged,
    Killed: Watcher.killed,
}
ABSURD: Final = ("flag given", "harm to a friend", "leader sent to death")
COUNTED: Final = ("answers", "own blows", "leader moved and lost", *ABSURD)


def watched(name: str, bots: tuple[str, ...], seed: int) -> list[Counter[str]]:
    """What each seat did in one game, and who won."""
    at = game_named(name).start(players=len(bots), seed=seed)
    players = [make(bot, 100 * seed + seat) for seat, bot in enumerate(bots)]
    watcher = Watcher(at)
    while not at.over and watcher.found[0]["answers"] + watcher.found[1]["answers"] < MOST:
        for seat in at.waiting_for:
            watcher.answer(seat, players[seat].choose(at.sight(seat)).answer)
    for seat, share in enumerate(at.outcome.shares if at.outcome is not None else ()):
        watcher.found[seat]["won"] += share > 0.99
        watcher.found[seat]["shared"] += 0.01 < share <= 0.99
    return watcher.found


Task = tuple[str, tuple[str, ...], int]
"""A game, its bots by seat, and its seed."""


def _one(task: Task) -> tuple[Task, list[Counter[str]]]:
    return task, watched(*task)


def told(task: Task, found: list[Counter[str]]) -> None:
    """Say which game to look at."""
    name, bots, seed = task
    for bot, counted in zip(bots, found, strict=True):
        for what in ABSURD:
            if counted[what]:
                print(f"{name}, seed {seed}, {' against '.join(bots)}: {bot}, {what}", file=sys.stderr, flush=True)


def kept(file: Path | None) -> dict[Task, list[Counter[str]]]:
    """The games that were played before; a line that was cut off is none."""
    found: dict[Task, list[Counter[str]]] = {}
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            try:
                name, bots, seed, counts = json.loads(line)
            except ValueError:
                continue
            found[name, tuple(bots), seed] = [Counter(each) for each in counts]
    return found


def count(
    name: str, bots: tuple[str, str], games: int, jobs: int, seed: int = 1, keep: Path | None = None
) -> dict[str, Counter[str]]:
    """What each of the two bots did in so many games, each in either seat equally often."""
    tasks: list[Task] = [(name, bots if k % 2 == 0 else bots[::-1], seed + k // 2) for k in range(games)]
    before = kept(keep)
    found = {bot: Counter[str]() for bot in bots}

    def add(task: Task, counts: list[Counter[str]]) -> None:
        told(task, counts)
        for bot, counted in zip(task[1], counts, strict=True):
            found[bot].update(counted)

    for task in tasks:
        if task in before:
            add(task, before[task])
    with ProcessPoolExecutor(jobs) as pool:
        for task, counts in pool.map(_one, [task for task in tasks if task not in before]):
            add(task, counts)
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*task, counts]) + "\n")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.absurd", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[*REGISTERED, []], metavar="GAME", help="all if none is named")
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games that are done, and to go on from")
    parser.add_argument("--bots", nargs=2, metavar=("A", "B"), help="instead of easy and normal")
    parser.add_argument("--write", action="store_true", help="into results.md")
    args = parser.parse_args()
    rows = []
    for name in args.game or REGISTERED:
        levels = levels_of(game_named(name))
        bots = tuple(args.bots) if args.bots else (levels["easy"].bot, levels["normal"].bot)
        counted = count(name, (bots[0], bots[1]), args.games, args.jobs, seed=args.seed, keep=args.keep)
        for bot, found in counted.items():
            rows.append([name, bot, f"{found['won']} of {args.games}", *(f"{found[what]:,}" for what in COUNTED)])
            print(rows[-1], flush=True)
    body = "\n\n".join(
        [
            "## What nobody in their senses does",
            f"{circumstances()} `python -m bench.absurd --games {args.games} --seed {args.seed}`: "
            "easy against normal, two players, the usual options, each in either seat equally often. "
            "Own blows: how often a side hurt itself, gained or "
            "not. The last three are absurd: a flag that the seat needs given away, harm to a friend for nothing, a "
            f"leader moved where every world of {CERTAIN} kills it by the end of the enemy's turn, although another "
            "answer saves it in all.",
            table(["game", "bot", "won", *COUNTED], rows),
        ]
    )
    if args.write:
        write_section("absurd", body)
    print(body)


if __name__ == "__main__":
    main()
