"""Are the reflexes quick, sensible, and of the hasty bot's opinion? Into results.md.

python -m bench.reflexes [--seconds 20] [--share 1.0] [--jobs 1] [--part speed strength changes]

Three questions for each game. How many games a second between ``reflex`` are there beside random playouts, random bots
at a table and ``greedy:1``, by turns in one process? How much of the victory does it get against ``random``, seats
swapped on each deal? And what do ten known changes come to with it and with ``greedy:1``: the same sign wherever the
hasty bot is sure (a 95 % interval of its pairs, looked at once), and the same order?
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec
from scipy.stats import spearmanr

import fracas
from bench.measure import is_compiled
from bench.results import RESULTS, circumstances, table, write_section
from fracas.bots import make
from fracas.bots.evaluation import forget
from fracas.lab.comparison import Comparison, Wanted
from fracas.lab.pairs import HELD
from fracas.lab.plan import Plan, planned
from fracas.lab.play import play
from fracas.lab.statistics import wilson

GAMES: Final = ("figures", "legacy", "synergy", "skirmish")
ASKED: Final = "greedy:1"
LEGACY: Final = "[legacy.content.champion.{}]\nnumbers = {{ {} }}\n"
CARD: Final = "[synergy.powers.card.{}]\n{}\n"
COMETS: Final = (
    "[figures.roster.line.star-patrol.figure]\ncaptain-comet = {{ power = {} }}\nrobo-buddy = {{ power = {} }}\n"
)
CHANGES: Final = (
    # what it is called, the game, the overlay, pairs with the hasty bot, pairs at a glance
    ("Captain Comet has 1, Robo Buddy 7", "figures", COMETS.format(1, 7), 300, 3000),
    ("the druid raises by 9, not 1", "legacy", LEGACY.format("druid.legacy", "raise = 9"), 200, 2000),
    ("the ranger raises by 6, not 1", "legacy", LEGACY.format("ranger.legacy", "raise = 6"), 200, 2000),
    ("the barbarian's legacy gives 0, not 2", "legacy", LEGACY.format("barbarian.legacy", "points = 0"), 200, 2000),
    ("the knight's legacy raises by 0, not 2", "legacy", LEGACY.format("knight.legacy", "raise = 0"), 200, 2000),
    ("Grenade does 5, not 2", "synergy", CARD.format("grenade", "damage = 5"), 100, 800),
    ("Preposterous Mallet does 1, not 4", "synergy", CARD.format("preposterous-mallet", "damage = 1"), 60, 800),
    ("Flameblast does 6, not 3", "synergy", CARD.format("flameblast", "damage = 6"), 60, 800),
    ("Might does not double", "synergy", CARD.format("might", "times = { damage = 1 }"), 60, 800),
    ("Athum has 9 Hp", "skirmish", '[skirmish.units.unit."crown.athum"]\nhp = 9\n', 24, 240),
)


def speed(game: str, seconds: float) -> list[str]:
    """Games a second, by turns: random playouts, random bots at a table, reflexes, the hasty bot."""
    plans: dict[str, Plan] = {
        "random": planned(game, ["random"], seed=1),
        "random at a table": msgspec.structs.replace(planned(game, ["random"], seed=1), at_table=True),
        "reflex": planned(game, ["reflex"], seed=1),
        ASKED: planned(game, [ASKED], seed=1),
    }
    spent = dict.fromkeys(plans, 0.0)
    played = dict.fromkeys(plans, 0)
    for plan in plans.values():
        play(plan, 10_000)
    while min(spent.values()) < seconds / len(plans):
        who = min(spent, key=lambda each: spent[each])
        begun = process_time()
        play(plans[who], played[who])
        spent[who] += process_time() - begun
        played[who] += 1
    rates = {who: played[who] / spent[who] for who in plans}
    return [
        game,
        *(f"{rate:,.1f}" for rate in rates.values()),
        f"{rates['reflex'] / rates['random']:.2f}",
        f"{rates['reflex'] / rates[ASKED]:.0f}",
    ]


def strength(game: str, rival: str, seconds: float, most: int) -> list[str]:
    """What reflexes get against somebody, in both seats of each deal, one after the other."""
    rules = fracas.game(game)
    won = 0.0
    games = 0
    begun = process_time()
    while games < most and process_time() - begun < seconds:
        for mine in (0, 1):
            session: Any = rules.start(seed=5_000 + games // 2)
            forget(rules)
            bots = [make("reflex" if seat == mine else rival, seed=7 * games + seat, game=rules) for seat in (0, 1)]
            while not session.over:
                for seat in session.waiting_for:
                    session.answer(seat, bots[seat].choose(session.sight(seat)).answer)
            won += session.outcome.shares[mine]
            games += 1
    low, high = wilson(won, games)
    return [game, rival, str(games), f"{won:g}", f"**{won / games:.1%}**", f"{low:.1%} to {high:.1%}"]


Seen = tuple[float, float, int, float]
"""A difference in points, its standard error, pairs, seconds."""


def compared(game: str, change: str, bot: str, pairs: int, jobs: int) -> Seen:
    """A fixed number of pairs, looked at once."""
    comparison = Comparison(game, change, bot=bot, seed=11)
    begun = process_time()
    comparison.go_on(Wanted(pairs=pairs, seconds=None, reach=1e-6, precise=True), jobs=jobs)
    measured = comparison.pairs.measured[HELD]
    count = comparison.pairs.count
    differences = [(after - before, number) for (before, after), number in measured.pairs.items()]
    mean = sum(each * number for each, number in differences) / count
    variance = sum((each - mean) ** 2 * number for each, number in differences) / max(1, count - 1)
    return 100 * mean, 100 * sqrt(variance / count), count, process_time() - begun


def changes(games: list[str], share: float, jobs: int, told: Callable[[str], None]) -> str:
    """The ten changes with both bots, or those of some games."""
    rows, hasty, quick = [], [], []
    sure = same = 0
    for name, game, change, slow, fast in CHANGES:
        if game not in games:
            continue
        one = compared(game, change, ASKED, max(8, int(slow * share)), jobs)
        two = compared(game, change, "reflex", max(8, int(fast * share)), jobs)
        hasty.append(one[0])
        quick.append(two[0])
        is_sure = abs(one[0]) > 1.96 * one[1]
        alike = one[0] * two[0] > 0 and abs(two[0]) > 1.96 * two[1]
        sure += is_sure
        same += is_sure and alike
        verdict = ("yes" if alike else "**no**") if is_sure else "not sure"
        rows.append(
            [name, game, *(f"{each[0]:+.1f} ± {1.96 * each[1]:.1f} ({each[2]})" for each in (one, two)), verdict]
        )
        told(" | ".join(rows[-1]))
    order = spearmanr(hasty, quick).statistic
    return "\n\n".join(
        [
            table(["change", "game", f"`{ASKED}`: points (pairs)", "`reflex`: points (pairs)", "alike"], rows),
            f"Of {sure} changes of which `{ASKED}` is sure, `reflex` sees {same} as it does and is sure itself; the "
            f"rank correlation of all is {order:.2f}.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.reflexes", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="for each game and question (20)")
    parser.add_argument("--share", type=float, default=1.0, metavar="X", help="of the pairs of each change (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--part", nargs="+", default=["speed", "strength", "changes"])
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE")
    args = parser.parse_args()
    build = "compiled" if is_compiled() else "interpreted"
    parts = []
    if "speed" in args.part:
        head = ["games/s", "random", "random at a table", "reflex", ASKED, "of random", f"times {ASKED}"]
        parts.append(table(head, [speed(game, args.seconds) for game in args.games]))
    if "strength" in args.part:
        head = ["game", "against", "games", "won", "share", "95 %"]
        lines = [strength(game, "random", args.seconds, 400) for game in args.games]
        parts.append(table(head, lines))
    if "changes" in args.part:
        parts.append(changes(args.games, args.share, args.jobs, lambda name: print(name, file=sys.stderr, flush=True)))
    body = "\n\n".join(
        ["## Reflexes", f"{circumstances()} `python -m bench.reflexes`, {build}, processor time.", *parts]
    )
    if args.write:
        write_section("reflexes", body, args.results)
    print(body)


if __name__ == "__main__":
    main()
