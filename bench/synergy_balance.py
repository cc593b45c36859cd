"""The balance of synergy in hasty hands, into docs/balance/synergy.md: two players, the usual options, one bot.

The page is written after every batch of games, so that a run that is broken off leaves what it has found so far.
What is proposed for the cards that do too much or too little stands in synergy_proposals.toml, by hand.

python -m bench.synergy_balance [--games 5000] [--bot greedy] [--jobs 2] [--seed 1] [--page FILE]
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from bench.balance import Balance, build
from bench.results import circumstances, table
from fracas.games.synergy.content import CARDS, TEAMS
from fracas.lab.extras.synergy import WAYS

PROPOSALS: Final = Path(__file__).with_name("synergy_proposals.toml")
FAIR: Final = (0.42, 0.58)
"""What a card may do for anybody who holds it."""


def page(numbers: dict[str, Any], bot: str, seed: int, seconds: float, jobs: int) -> str:
    """The page, from what `fracas.lab.extras.synergy` has counted."""
    names = {card.id: card.name for card in CARDS}
    ranked = sorted(numbers["cards"].items(), key=lambda item: -item[1]["share"])
    outside = [(card, held) for card, held in ranked if not FAIR[0] <= held["share"] <= FAIR[1]]
    proposals: dict[str, str] = tomllib.loads(PROPOSALS.read_text("utf-8"))
    ways = [[WAYS[way], *_interval(share)] for way, share in numbers["ways"].items()]
    teams = [[team.name, f"{held['held']:,}", *_interval(held)] for team, held in _held(numbers["teams"])]
    cards = [
        [names[card], f"{held['held']:,}", f"{held['used']:.2f}", *_interval(held), _verdict(held)]
        for card, held in ranked
    ]
    proposed = [
        [names[card], f"{held['share']:.3f}", _verdict(held), proposals.get(card, "none yet")] for card, held in outside
    ]
    return (
        "\n\n".join(
            [
                "# The balance of synergy",
                f"Written by `python -m bench.synergy_balance --games {numbers['games']} --bot {bot} --seed {seed}`. "
                f"{circumstances()} {numbers['games']:,} games of `{bot}` against itself, two players, the usual "
                f"options, {jobs} at a time, {seconds / 60:.0f} minutes, {build()} package. "
                f"A game lasts {numbers['rounds']:.1f} rounds. Intervals are of 95 %; a card was in about "
                f"{sum(held['held'] for _, held in ranked) / max(len(ranked), 1):,.0f} hands, so a share is known to "
                "about ± 0.03.",
                table(["won", "share", "interval"], ways),
                table(["team", "held", "won by its seat", "interval"], teams),
                "## Cards outside 42–58 %",
                "A share says what a card does for a player who looks one answer ahead: who plans would get more from "
                "cards that need a partner, or patience. Nothing was changed in the cards; these are proposals.",
                table(["card", "won by its seat", "", "proposal"], proposed) if proposed else "There are none.",
                "## All cards",
                "*Held*: hands that it was dealt to. *Used*: how often it was struck with, used or turned up in a game "
                "where somebody held it; many cards count without that.",
                table(["card", "held", "used", "won by its seat", "interval", ""], cards),
            ]
        )
        + "\n"
    )


def _held(teams: dict[str, Any]) -> list[tuple[Any, dict[str, float]]]:
    return [(team, teams[team.id]) for team in TEAMS if team.id in teams]


def _interval(share: dict[str, float]) -> list[str]:
    return [f"{share['share']:.3f}", f"{share['low']:.3f} to {share['high']:.3f}"]


def _verdict(held: dict[str, float]) -> str:
    """Outside the fair shares, and surely so, or within."""
    low, high = FAIR
    if held["share"] > high:
        return "strong, surely" if held["low"] > high else "strong"
    if held["share"] < low:
        return "weak, surely" if held["high"] < low else "weak"
    return ""


if __name__ == "__main__":
    Balance("synergy", page, games=5_000, bot="greedy", batch=250).main(__doc__)
