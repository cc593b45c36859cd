"""The sections about speed, in words and tables."""

from __future__ import annotations

from typing import Final

from bench.results import circumstances, table
from bench.rounds import Numbers, Variant, ratio

ROWS: Final = {
    "playout games/s": "random playouts: games/s",
    "playout decisions/s": "random playouts: **decisions/s**",
    "playout answers/s": "random playouts: answers/s, chance included",
    "session games/s": "a table that checks and logs all: games/s",
    "session decisions/s": "a table that checks and logs all: decisions/s",
    "session answers/s": "a table that checks and logs all: answers/s",
    "flow fork µs": "**fork** of a game in play, µs",
    "session fork µs": "fork of a table with its whole log, µs",
    "sight µs": "a sight: what a seat knows, ready to imagine, µs",
    "imagine µs": "one imagined game, µs",
    "read µs/answer": "reading a record, µs per answer",
    "replay µs/answer": "replaying a record, µs per answer",
}

TABLES: Final = {
    "figures": "figures, two players, three figures each",
    "legacy": "legacy, base champions, three rounds",
}
GAMES: Final = "playout games/s"
PLAYOUT: Final = "playout decisions/s"
SESSION: Final = "session decisions/s"
FORK: Final = "flow fork µs"


def speed_section(
    interpreted: Variant, compiled: Variant | None, why_not_compiled: str = "", game: str = "figures"
) -> str:
    """Everything about ourselves."""
    head = ["", "interpreted, best", "median"]
    if compiled is not None:
        head += ["compiled, best", "median", "gain"]
    rows = []
    for what, label in ROWS.items():
        cells = [label, number(interpreted.best(what)), number(interpreted.median(what))]
        if compiled is not None:
            gain = ratio(compiled, interpreted, what)
            cells += [number(compiled.best(what)), number(compiled.median(what)), f"{gain:.1f}×"]
        rows.append(cells)
    size = interpreted.median
    return "\n\n".join(
        [
            "## Speed" if game == "figures" else f"## Speed of {game}",
            f"{circumstances()} {TABLES.get(game, f'{game}, two players')}, everybody answers at random. "
            f"{len(interpreted.rounds)} rounds by turns, each in a process of its own, pinned to nothing. A decision "
            "is an answer of a seat that had something to decide (a choice of two or more, or a secret choice). "
            "Forks, sights and imagined games are measured at every decision of whole games.",
            *_warnings(compiled, why_not_compiled),
            table(head, rows),
            f"A record of a game has {size('record answers'):.0f} answers in {size('record bytes'):,.0f} bytes "
            f"({size('record bytes/answer'):.1f} per answer), zipped {size('zipped bytes'):,.0f} "
            f"({size('zipped bytes/answer'):.1f} per answer), header and last position included.",
            "Within this run: "
            + " ".join(
                f"{variant.name}, a table is {variant.median(SESSION) / variant.median(PLAYOUT):.0%} as fast as a "
                f"playout, and a fork costs as much as {variant.median(FORK) * variant.median(PLAYOUT) / 1e6:.1f} "
                "decisions of a playout."
                for variant in (interpreted, compiled)
                if variant
            ),
            table(["aim", "best", "median", ""], _aims(game, interpreted, compiled)),
        ]
    )


def comparison_section(
    interpreted: Variant, compiled: Variant | None, openspiel: Variant | None, retraced: Numbers
) -> str:
    """Ourselves against the same game under OpenSpiel."""
    title = "## Against OpenSpiel"
    if openspiel is None:
        return f"{title}\n\nNot measured in the last run: there was no `pyspiel` to import."
    rivals = {
        PLAYOUT: "the leanest loop we could write",
        "own driver decisions/s": "its own loop and random bots, in C++",
        "example loop decisions/s": "the loop of its example",
    }
    head = ["OpenSpiel's Python interface, driven by", "decisions/s, best", "median", "ours interpreted"]
    if compiled is not None:
        head.append("ours compiled")
    rows = []
    for what, label in rivals.items():
        cells = [label, number(openspiel.best(what)), number(openspiel.median(what))]
        cells += [f"{ratio(mine, openspiel, PLAYOUT, what):.1f}×" for mine in (interpreted, compiled) if mine]
        rows.append(cells)
    met = [f"{ratio(mine, openspiel, PLAYOUT):.1f}× {mine.name}" for mine in (interpreted, compiled) if mine]
    return "\n\n".join(
        [
            title,
            f"{circumstances()} The same game written for OpenSpiel (`bench/openspiel_figures.py`), in the same run, "
            "round by round; decisions are counted alike. Ratios are medians over the rounds.",
            table(head, rows),
            f"The aim is ten times the leanest loop; it is {' and '.join(met)}. Cloning a state of OpenSpiel in "
            f"mid-game takes {openspiel.median('clone µs'):,.0f} µs, a fork of ours {interpreted.median(FORK):.1f} µs"
            + (f" ({compiled.median(FORK):.1f} µs compiled)." if compiled else "."),
            f"Is it the same game? {retraced['games']:,.0f} games of ours were played over there answer for answer: "
            f"{retraced['questions']:,.0f} questions to the same seat with the same options, and the end at the same "
            f"moment; {retraced['differing']:,.0f} games differed. Independent random games:",
            table(["mean per game", "ours", "OpenSpiel", "difference"], _means(interpreted, openspiel)),
        ]
    )


AIMS: Final = {
    "figures": (
        ("playout ≥ 200,000 decisions/s interpreted", False, PLAYOUT, 200_000.0),
        ("playout ≥ 600,000 decisions/s compiled", True, PLAYOUT, 600_000.0),
        ("fork < 15 µs interpreted", False, FORK, 15.0),
    ),
    "legacy": (
        ("playout ≥ 1,000 games/s interpreted", False, GAMES, 1_000.0),
        ("playout ≥ 3,000 games/s compiled", True, GAMES, 3_000.0),
    ),
}
"""For each game what it should reach: in words, whether compiled, and the number."""


def _aims(game: str, interpreted: Variant, compiled: Variant | None) -> list[list[str]]:
    aims = [
        (label, variant, what, aim)
        for label, is_compiled, what, aim in AIMS.get(game, ())
        if (variant := compiled if is_compiled else interpreted) is not None
    ]
    rows = []
    for label, variant, what, aim in aims:
        best, usual = variant.best(what), variant.median(what)
        reached = [value >= aim if what.endswith("/s") else value < aim for value in (best, usual)]
        verdict = "met" if all(reached) else "met at best" if any(reached) else "missed"
        rows.append([label, number(best), number(usual), verdict])
    return rows


def _means(ours: Variant, theirs: Variant) -> list[list[str]]:
    rows = []
    for what in ("turns", "decisions"):
        (mine, my_error), (other, other_error) = ours.mean(what), theirs.mean(what)
        apart = abs(mine - other) / (my_error**2 + other_error**2) ** 0.5
        rows.append(
            [
                f"{what}, over {ours.total('games'):,.0f} and {theirs.total('games'):,.0f} games",
                f"{mine:.2f} ± {my_error:.2f}",
                f"{other:.2f} ± {other_error:.2f}",
                f"{apart:.1f} standard errors",
            ]
        )
    return rows


def _warnings(compiled: Variant | None, why_not_compiled: str) -> list[str]:
    if compiled is None:
        return [f"The compiled build was not measured: {why_not_compiled or 'it was not asked for'}"]
    if not all(compiled.values("compiled")):
        return ["**The compiled build ran interpreted: its numbers here are wrong.**"]
    return []


def number(value: float) -> str:
    """Three digits that matter, and no more decimals than those."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
