"""A network learns a game by playing itself: policy and value, proximal policy optimisation, JAX.

python -m examples.teach legacy --decisions 6e6 --to legacy.npz     (python -m examples.teach --help)

256 tables are played at once. Both seats answer with the network, which sees what the seat sees, never more. Every now
and then it plays 100 games against greedy, which are printed and kept as its curve, and learns nothing from them.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import jax
import numpy as np

import fracas
from examples.network import Weights, act, fresh, update
from fracas.bots import make
from fracas.bots.network import Network
from fracas.envs.arrays import Arrays
from fracas.envs.episode import Episode

TABLES: Final = 256
BATCH: Final = 32_768
"""Decisions between two updates, in parts of so many, so often:"""
PART, EPOCHS = 4096, 2
FADE: Final = 0.95
"""How much less the surprises of later decisions count (the λ of generalised advantages)."""


def actions_of(game: str) -> str:
    """Numbers for good, where a game has them."""
    return "numbered" if fracas.game(game).numbering(Episode(game, 2).state) else "listed"


class Tables:
    """Many tables, and what was decided at them."""

    def __init__(self, game: str, seed: int) -> None:
        self.episodes = [Episode(game, 2) for _ in range(TABLES)]
        self.arrays = Arrays(self.episodes[0], actions_of(game))
        self.lives: list[tuple[list[Any], list[Any]]] = [([], []) for _ in self.episodes]
        """For each table, what each seat decided in this game."""
        self.seed, self.games, self.decisions = seed, 0, 0
        for episode in self.episodes:
            self.begin(episode)

    def begin(self, episode: Episode) -> None:
        episode.reset(self.seed)
        self.seed += 1

    def look(self) -> tuple[Any, Any]:
        """What the seat sees that is asked, and what it may answer: a row for each table."""
        arrays = self.arrays
        seen, mask = bytearray(TABLES * arrays.size), bytearray(TABLES * arrays.cap)
        for at, episode in enumerate(self.episodes):
            seat = episode.waiting[0]
            arrays.see(episode, seat, seen, at * arrays.size)
            arrays.mask(episode, seat, mask, at * arrays.cap)
        rows = np.frombuffer(seen, np.int8).reshape(TABLES, arrays.size)
        return rows, np.frombuffer(mask, np.int8).reshape(TABLES, arrays.cap)

    def play(self, net: Weights, key: Any, decided: list[Any]) -> None:
        """One decision at each table; what belongs to games that are over then is added to ``decided``."""
        seen, mask = self.look()
        picked, odds, worth = (np.asarray(each) for each in act(net, key, seen, mask))
        for at, episode in enumerate(self.episodes):
            lives = self.lives[at]
            lives[episode.waiting[0]].append((seen[at], mask[at], picked[at], odds[at], worth[at]))
            episode.answer(self.arrays.actions.option(episode, int(picked[at])))
            if not episode.waiting:
                for life, reward in zip(lives, episode.rewards(), strict=True):
                    decided += judged(life, reward)
                self.lives[at] = ([], [])
                self.games += 1
                self.begin(episode)
        self.decisions += TABLES


def judged(life: list[Any], reward: float) -> list[Any]:
    """Each decision of a seat in one game with how much better it went from there than was expected."""
    rows, gain, after = [], 0.0, reward
    for seen, mask, picked, odds, worth in reversed(life):
        gain = (after - worth) + FADE * gain
        rows.append((seen, mask, picked, odds, gain, gain + worth))
        after = worth
    return rows


def against(game: str, network: Network, rival: str, games: int, seed: int) -> float:
    """The share that the network gets, each seat in half of the games, two games to a deal."""
    episode, draw, got = Episode(game, 2, keep=True), Random(seed), 0.0
    arrays = Arrays(episode, actions_of(game))
    for number in range(games):
        bot, me = make(rival, seed + number), number % 2
        episode.reset(seed + number // 2)
        while episode.waiting:
            if episode.waiting[0] != me:
                episode.give(bot.choose(episode.sight()).answer)
                continue
            cells, mask = bytearray(arrays.size), bytearray(arrays.cap)
            arrays.see(episode, me, cells)
            arrays.mask(episode, me, mask)
            numbers = [each for each, may in enumerate(mask) if may]
            picked = draw.choices(numbers, network.weigh(cells, numbers)[0])[0]
            episode.answer(arrays.actions.option(episode, picked))
        got += episode.shares()[me]
    return got / games


def teach(args: argparse.Namespace) -> None:
    tables = Tables(args.game, 1_000_000 * (1 + args.seed))
    arrays = tables.arrays
    rng, key = np.random.default_rng(args.seed), jax.random.PRNGKey(args.seed)
    net = fresh(rng, arrays.size, arrays.cap)
    mean, spread = ({name: np.zeros_like(each) for name, each in net.items()} for _ in range(2))
    began = tested = monotonic()
    decided: list[Any] = []
    curve: list[dict[str, Any]] = []
    steps, done, looks = 0, 0.0, partial(against, args.game, rival=args.rival, games=args.games, seed=7)
    while done < 1:
        key, drawn = jax.random.split(key)
        tables.play(net, drawn, decided)
        spent = (monotonic() - began) / 60
        done = max(tables.decisions / args.decisions, spent / args.minutes)
        if len(decided) >= BATCH:
            whole = [np.stack(column) for column in zip(*decided, strict=True)]
            whole[4] = (whole[4] - whole[4].mean()) / (whole[4].std() + 1e-6)
            whole = [each.astype(np.float32) if each.dtype == np.float64 else each for each in whole]
            rate = args.rate * max(0.05, 1 - done)
            for _ in range(EPOCHS):
                order = rng.permutation(len(decided))
                for at in range(0, len(order) - PART + 1, PART):
                    steps += 1
                    part = (each[order[at : at + PART]] for each in whole)
                    net, mean, spread = update(net, mean, spread, float(steps), rate, *part)
            decided = []
        if done >= 1 or monotonic() - tested > args.every:
            net = {name: np.asarray(each) for name, each in net.items()}
            point = {"minutes": round(spent, 2), "decisions": tables.decisions, "games": tables.games}
            curve.append(point | {"share": looks(network=Network(net, arrays.layout))})
            print(json.dumps(curve[-1]), flush=True)
            tested = monotonic()
            np.savez(args.to, layout=arrays.layout, **net)
            args.to.with_suffix(".json").write_text(json.dumps(vars(args) | {"to": args.to.name, "curve": curve}))


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.teach", description=__doc__)
    parser.add_argument("game", choices=[game.name for game in fracas.all_games()])
    parser.add_argument("--decisions", type=float, default=6e6, help="stop after so many")
    parser.add_argument("--minutes", type=float, default=1e9, help="or after so many; what came then is not repeatable")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rate", type=float, default=7e-4, help="how far a step goes at first")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between two looks at the rival")
    parser.add_argument("--rival", default="greedy", help="the bot that it plays now and then, and learns nothing from")
    parser.add_argument("--games", type=int, default=100, help="how often, each time")
    parser.add_argument("--to", type=Path, required=True, help="where the weights go; the curve lies beside them")
    teach(parser.parse_args(words))


if __name__ == "__main__":
    main()
