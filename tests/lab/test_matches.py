"""The matches that say how strong a level is: their arithmetic, and that the same seed gives the same games."""

from __future__ import annotations

import json
import tomllib
from itertools import pairwise
from pathlib import Path

from bench.matches import (
    FIRST,
    Match,
    levels_against_each_other,
    looks,
    play_all,
    play_pair,
    section,
    strengths_page,
    take_up,
)

from fracas.lab.statistics import wilson


def match(most: int = 100) -> Match:
    return Match("figures", "greedy", "random", seed=3, most=most)


def test_the_two_games_of_a_deal_have_the_seats_swapped_and_the_next_deal_is_another() -> None:
    plan = match().plan
    assert [plan.seating(index) for index in range(4)] == [[0, 1], [1, 0]] * 2
    seeds = [plan.chance_seed(index) for index in range(6)]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 3
    assert len({plan.bot_seed(index, seat) for index in range(6) for seat in range(2)}) == 12, "bots are their own"


def test_a_match_ends_when_it_is_looked_at_and_clear() -> None:
    going = match()
    for pair in range(FIRST - 1):
        going.add(pair, 1.0, 1.0)
        assert not going.over, "it was not looked at yet"
    going.add(FIRST - 1, 1.0, 0.5)
    assert going.over
    assert going.verdict == "stronger"
    low, high = wilson(23.5, 24)
    assert going.row()[3:8] == ["24", "23", "1", "**97.9%**", f"{low:.1%} to {high:.1%}"]
    going.add(FIRST, 0.0, 0.0)
    assert len(going.results) == 2 * FIRST, "what comes in after the end does not count"


def test_games_count_in_their_order_so_that_short_ones_are_not_preferred() -> None:
    going = match()
    for pair in range(1, 40):
        going.add(pair, 1.0, 1.0)
    assert (going.pairs, going.over, going.verdict) == (0, False, "open")
    going.add(0, 0.0, 0.0)
    assert going.pairs == FIRST, "as many as were needed at the first look"
    assert going.results == [0.0, 0.0, *[1.0] * (2 * FIRST - 2)]


def test_a_match_that_cannot_be_won_ends_too() -> None:
    weak, even = match(), match(most=30)
    for pair in range(30):
        weak.add(pair, 0.0, 0.5)
        even.add(pair, 1.0, 0.0)
    assert (weak.pairs, weak.verdict) == (FIRST, "not stronger")
    assert (even.pairs, even.over, even.verdict) == (30, True, "open")
    assert even.interval == wilson(30, 60)


def test_looks_come_more_seldom_and_end_at_the_end() -> None:
    found = looks(400)
    assert found[0] == FIRST
    assert found[-1] == 400
    gaps = [after - before for before, after in pairwise(found)]
    assert gaps[:-1] == sorted(gaps[:-1])


def test_the_same_seed_gives_the_same_games_however_many_play() -> None:
    """Bots that count looks: not even the number of processes changes an answer."""
    alone, together = (
        [Match("figures", "mcts:8", "easy", seed=5, most=2), Match("legacy", "mcts:8", "easy", seed=5, most=2)]
        for _ in range(2)
    )
    for each in alone:
        for pair in range(2):
            each.add(pair, *play_pair(each.plan, pair))
    play_all(together, jobs=2)
    assert [each.results for each in together] == [each.results for each in alone]
    assert all(each.over for each in together)


def test_what_takes_too_long_is_told_as_it_stands() -> None:
    slow = Match("figures", "mcts:100000", "mcts:100000", seed=1)
    play_all([slow], jobs=1, seconds=0.5)
    assert slow.row()[3:] == ["0", "0", "0", "**50.0%**", "0.0% to 100.0%", "open"]


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Played in two goes, from two files, it is the match that it is in one; and what belongs to another match, seed
    or bot is left alone."""
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    whole, before, other = (Match("figures", "easy", "random", seed=seed, most=4) for seed in (5, 5, 6))
    play_all([whole], jobs=1)
    for pair in (0, 2):
        before.add(pair, *play_pair(before.plan, pair))
        with here.open("a") as lines:
            lines.write(json.dumps([*before.key, pair, *play_pair(before.plan, pair)]) + "\n")
    play_all([other], jobs=1, kept=elsewhere)
    assert len(elsewhere.read_text().splitlines()) == 4
    after = Match("figures", "easy", "random", seed=5, most=4)
    take_up([after], [here, elsewhere, tmp_path / "nowhere"])
    assert after.pairs == 1
    play_all([after], jobs=1, kept=here)
    assert after.results == whole.results
    assert len(here.read_text().splitlines()) == 4, "nothing is played twice"
    again = Match("figures", "easy", "random", seed=5, most=4)
    take_up([again], [here])
    assert (again.results, again.over) == (whole.results, True)


def test_each_level_meets_the_one_below_it() -> None:
    found = levels_against_each_other(["legacy"])
    assert found == [
        ("legacy", "easy", "random"),
        ("legacy", "normal", "easy"),
        ("legacy", "hard", "normal"),
        ("legacy", "expert", "hard"),
    ]


def test_what_was_measured_is_written_where_the_levels_read_it() -> None:
    going = Match("figures", "normal", "easy", seed=3)
    for pair in range(FIRST):
        going.add(pair, 1.0, 0.5)
    before = '[legacy.hard]\nbot = "mcts:1"\n[figures.normal]\nbot = "mcts:2"\n'
    page = tomllib.loads(strengths_page([going], before))
    low, high = wilson(18, 24)
    assert page == {
        "legacy": {"hard": {"bot": "mcts:1"}},
        "figures": {
            "normal": {
                "bot": "greedy",
                "rival": "careless",
                "against": "easy",
                "games": 24,
                "points": 18.0,
                "low": round(low, 4),
                "high": round(high, 4),
            }
        },
    }
    assert "normal (`greedy`) | easy (`careless`) | 24 | 12 | 12 | **75.0%**" in section([going], 3)
