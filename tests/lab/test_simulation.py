"""Simulations: the same numbers in any number of processes, fair seats, honest counts."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

import fracas
from fracas.core.events import Event
from fracas.core.playout import play_out
from fracas.core.refusal import FracasError, SetupError
from fracas.core.tell import heard_into
from fracas.lab import Report, simulate
from fracas.lab.plan import planned
from fracas.lab.play import SAMPLE, play
from fracas.lab.workers import LARGEST_OF_BOTS, chunks, count_chunk, play_all

SMALL = {"army_size": 1}


def without_speeds(report: Report) -> Report:
    return msgspec.structs.replace(report, games_per_second=0.0, decisions_per_second=0.0)


@pytest.mark.parametrize("bots", [["random", "random"], ["greedy:1", "random"]])
def test_the_same_seed_gives_the_same_numbers_whatever_the_number_of_jobs(bots: list[str]) -> None:
    games = 40 if bots[0] == "random" else 10
    one, two, three = (
        without_speeds(simulate("figures", bots, games, seed=5, jobs=jobs, settings=SMALL)) for jobs in (1, 2, 3)
    )
    assert one == two == three
    other = simulate("figures", bots, games, seed=6, settings=SMALL)
    assert other.length != one.length


def test_games_are_the_same_in_processes_that_are_spawned() -> None:
    program = (
        "import multiprocessing\n"
        "from fracas.lab import simulate\n"
        "if __name__ == '__main__':\n"
        "    multiprocessing.set_start_method('spawn')\n"
        "    print(simulate('figures', ['random'], 12, seed=5, jobs=2, settings={'army_size': 1}).length.turns.mean)\n"
    )
    spawned = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    here = simulate("figures", ["random"], 12, seed=5, settings=SMALL)
    assert float(spawned.stdout) == here.length.turns.mean


def test_a_game_depends_on_its_index_and_on_nothing_played_before() -> None:
    plan = planned("figures", ["greedy:1", "random"], seed=9, settings=SMALL)
    alone = play(plan, 3)
    for index in range(4):
        after_others = play(plan, index)
    assert (alone.outcome, alone.turns, alone.decisions) == (
        after_others.outcome,
        after_others.turns,
        after_others.decisions,
    )
    assert alone.events == after_others.events


@pytest.mark.parametrize(
    ("bots", "players"), [(bots, players) for players in range(2, 7) for bots in range(1, players + 1)]
)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    plan = planned("figures", ["random"] * bots, seed=1, players=players)
    seats = Counter((seat, bot) for index in range(3 * bots) for seat, bot in enumerate(plan.seating(index)))
    assert seats == {(seat, bot): 3 for seat in range(players) for bot in range(bots)}


def test_seats_are_evened_out_over_a_real_run() -> None:
    """Anybody who is listed first must have no advantage from it: with one and the same bot both win half."""
    report = simulate("figures", ["random", "random"], 1000, seed=3, settings=SMALL)
    first = report.bots[0]
    assert first.low < 0.5 < first.high


def test_the_chunks_are_all_the_games_in_order() -> None:
    for games, jobs in [(1, 1), (7, 3), (1000, 2), (100_001, 4)]:
        assert [index for chunk in chunks(games, jobs) for index in chunk] == list(range(games))
        assert all(len(chunk) == 1 for chunk in list(chunks(games, jobs))[:jobs])


def test_chunks_grow_but_those_of_bots_that_think_stay_small() -> None:
    sizes = [len(chunk) for chunk in chunks(100_000, 1)]
    assert max(sizes) == 500
    assert sizes[:-1] == sorted(sizes[:-1])
    assert max(len(chunk) for chunk in chunks(100_000, 1, LARGEST_OF_BOTS)) == 10


def test_no_more_processes_than_there_is_work_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more of the work is handed out at once than is needed to keep them busy."""
    pools: list[Pool] = []

    class Pool(ThreadPoolExecutor):
        def __init__(self, jobs: int, initializer: object) -> None:
            super().__init__(jobs)
            self.jobs = jobs
            self.under_way = self.most = 0
            pools.append(self)

        def submit(self, *work: Any, **more: Any) -> Any:
            self.under_way += 1
            self.most = max(self.most, self.under_way)
            return super().submit(*work, **more)

    def counted(done: int, games: int) -> None:
        if done:
            pools[0].under_way -= 1

    monkeypatch.setattr("fracas.lab.workers.ProcessPoolExecutor", Pool)
    plan = planned("figures", ["random"], seed=1, settings=SMALL)
    assert play_all(plan, 3, 500).games == 3
    assert [pool.jobs for pool in pools] == [3]
    pools.clear()
    assert play_all(planned("figures", ["random"], seed=1, settings=SMALL), 200, 2, counted).games == 200
    assert pools[0].most <= 6


def test_shares_add_up_to_one_and_lie_within_their_intervals() -> None:
    report = simulate("figures", ["random", "random", "random"], 60, seed=2, settings=SMALL)
    assert sum(bot.share for bot in report.bots) == pytest.approx(1.0)
    assert all(bot.low <= bot.share <= bot.high for bot in report.bots)
    assert sum(bot.wins for bot in report.bots) == report.games == 60
    assert report.unfinished == 0
    assert report.length.turns.min <= report.length.turns.mean <= report.length.turns.max
    assert report.length.decisions.min <= report.length.decisions.mean <= report.length.decisions.max


def test_a_shared_victory_is_a_draw() -> None:
    """After a single turn the armies are often as strong as each other, and the victory is shared."""
    report = simulate("figures", ["random", "random"], 200, seed=1, settings={"army_size": 3, "turn_limit": 1})
    first, second = report.bots
    assert first.draws == second.draws > 0
    assert first.wins + second.wins + first.draws == 200
    assert first.share == (first.wins + first.draws / 2) / 200
    assert report.extras["ended"] == {"last_standing": 0, "turn_limit": 200}


def test_a_bot_that_shares_only_with_itself_has_won() -> None:
    report = simulate("figures", ["random"], 50, seed=1, settings={"army_size": 3, "turn_limit": 1})
    assert [(bot.wins, bot.draws, bot.share) for bot in report.bots] == [(50, 0, 1.0)]


def test_the_same_bot_named_twice_is_two() -> None:
    report = simulate("figures", ["greedy:1", "greedy:1"], 4, seed=1, settings=SMALL)
    assert [bot.bot for bot in report.bots] == ["greedy:1", "greedy:1"]
    assert sum(bot.wins for bot in report.bots) == 4


def test_fewer_bots_than_players_are_dealt_round() -> None:
    plan = planned("figures", ["greedy", "random"], seed=1, players=3)
    assert [plan.seating(index) for index in range(2)] == [[0, 1, 0], [1, 0, 1]]


def test_there_are_as_many_players_as_bots_unless_told_otherwise() -> None:
    assert planned("figures", ["random"], seed=1).players == 2
    assert planned("figures", ["random"] * 4, seed=1).players == 4
    assert planned("figures", ["random"] * 2, seed=1, players=5).players == 5


def test_games_that_do_not_end_are_counted_as_unfinished() -> None:
    plan = planned("figures", ["random", "greedy:1"], seed=1, settings=SMALL, longest=2)
    report = play_all(plan, 3, jobs=1).report(plan, seconds=1.0)
    assert report.unfinished == 3
    assert [(bot.wins, bot.draws, bot.share) for bot in report.bots] == [(0, 0, 0.0)] * 2
    assert report.extras["games"] == 0


def test_a_told_playout_is_the_very_same_game() -> None:
    game = fracas.game("figures")
    plan = planned("figures", ["random"], seed=1)
    for seed in range(30):
        quiet, told = game.begin(3, plan.settings), game.begin(3, plan.settings)
        in_silence = play_out(game, quiet, Random(seed))
        events: list[Event] = []
        aloud = play_out(game, told, Random(seed), heard_into(events))
        assert events
        assert (in_silence.turns, in_silence.decisions, in_silence.rolls) == (
            aloud.turns,
            aloud.decisions,
            aloud.rolls,
        )
        assert game.notation.write(quiet) == game.notation.write(told)


def test_random_games_beyond_the_sample_are_not_listened_to() -> None:
    plan = planned("figures", ["random", "random"], seed=1, settings=SMALL)
    tally = count_chunk(plan, range(SAMPLE - 2, SAMPLE + 2))
    assert tally.games == 4
    assert tally.extra is not None
    assert tally.extra.numbers()["games"] == 2


def test_the_extras_of_figures_count_what_happened() -> None:
    plan = planned("figures", ["random", "random"], seed=4, settings={"army_size": 3})
    told = Counter(type(event).__name__ for index in range(40) for event in play(plan, index).events or ())
    extras = simulate("figures", plan.bots, 40, seed=4, settings={"army_size": 3}).extras
    specials = extras["specials"].values()
    assert sum(special["used"] for special in specials) == told["SpecialUsed"] > 0
    assert sum(special["declined"] for special in specials) == told["SpecialDeclined"] > 0
    assert sum(special["impossible"] for special in specials) == told["SpecialImpossible"] > 0
    assert all(special["users"] <= special["used"] for special in specials)
    assert all(special["low"] <= special["share"] <= special["high"] for special in specials)
    assert extras["ended"]["last_standing"] == extras["games"] == 40
    assert extras["first"]["low"] <= extras["first"]["share"] <= extras["first"]["high"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_up_to_all_games(jobs: int) -> None:
    seen: list[tuple[int, int]] = []
    simulate("figures", ["random"], 70, seed=1, jobs=jobs, settings=SMALL, progress=lambda *now: seen.append(now))
    assert seen == sorted(seen)
    assert seen[0] == (0, 70)
    assert seen[-1] == (70, 70)
    assert len(seen) > 10


def test_without_a_seed_one_is_made_up_and_told() -> None:
    report = simulate("figures", ["random"], 3, settings=SMALL)
    again = simulate("figures", ["random"], 3, seed=report.seed, settings=SMALL)
    assert without_speeds(again) == without_speeds(report)


def test_a_refusal_in_a_worker_comes_back_as_it_is() -> None:
    plan = planned("figures", ["greedy:1", "random"], seed=1, settings=SMALL)
    plan = structs.replace(plan, bots=("nobody", "random"))  # as if the bot were known here and not there
    with pytest.raises(SetupError, match="Unknown bot 'nobody'"):
        play_all(plan, 8, jobs=2)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "Unknown game 'chess'"),
        ({"bots": ["gredy"]}, "Did you mean 'greedy'"),
        ({"bots": []}, "at least one bot"),
        ({"bots": ["random"] * 3, "players": 2}, "3 bots for 2 seats"),
        ({"bots": ["random"] * 7}, "2 to 6 players, not 7"),
        ({"players": 1}, "2 to 6 players, not 1"),
        ({"games": 0}, "1 to 1,000,000,000 games are played, not 0"),
        ({"seed": -1}, "A seed is a whole number from 0 to"),
        ({"seed": 1 << 64}, "A seed is a whole number from 0 to"),
        ({"jobs": 0}, "1 to 1,000 processes play, not 0"),
        ({"settings": {"army": 3}}, "has no setting 'army'"),
        ({"settings": {"army_size": 99}}, "whole number from 1 to 15"),
        ({"settings": {"armies": ["nobody"]}}, "Unknown army 'nobody'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_sentence(change: dict[str, object], sentence: str) -> None:
    asked: dict[str, object] = {"game": "figures", "bots": ["random"], "games": 2, "seed": 1, **change}
    with pytest.raises(FracasError, match=sentence):
        simulate(**asked)  # type: ignore[arg-type]
