"""The bots by name, and how a bot is asked for: ``greedy``, ``mcts:500``, ``mcts:0.1s``."""

from __future__ import annotations

import re
from typing import Any

from fracas.bots.bot import Bot
from fracas.bots.careless import CarelessBot
from fracas.bots.deadline import Over
from fracas.bots.greedy import GreedyBot
from fracas.bots.mcts import MctsBot
from fracas.bots.network import LearnedBot, has_network
from fracas.bots.plannable import can_be_planned, plannable
from fracas.bots.planner import PlannerBot
from fracas.bots.random import RandomBot
from fracas.bots.reflex import ReflexBot
from fracas.bots.reflexes import has_reflexes
from fracas.bots.solvable import can_be_solved, solvable
from fracas.bots.solver import SolverBot
from fracas.core.game import Game
from fracas.core.refusal import SetupError
from fracas.core.sentences import did_you_mean, shown

BOTS: dict[str, str] = {
    "random": "Answers at random.",
    "reflex": "Answers at a glance, by fitted weights: made for the lab, where many games count.",
    "careless": "Looks one answer ahead and slips now and then, but never into what is absurd.",
    "greedy": "Looks one answer ahead. greedy:20 tries each answer in 20 imagined games.",
    "mcts": "Thinks ahead for a tenth of a second a move. mcts:500 looks 500 times, mcts:2s takes two seconds.",
    "solver": (
        "For open games of two: exact near the end, a few turns ahead before. It takes up to 0.3 seconds a move; "
        "solver:2s takes up to two, solver:2 looks two turns ahead."
    ),
    "planner": (
        "For games with long turns: it plans the whole turn and the reply to it, a second a turn. planner:10s takes "
        "ten, planner:40 imagines 40 turns for each answer."
    ),
    "learned": (
        "A small network that taught itself, without looking ahead. It plays tables of two with the usual settings, "
        "and needs numpy."
    ),
}
"""What each bot does."""


def bots_for(game: Game[Any, Any]) -> list[str]:
    """The kinds of bots that play ``game``."""
    return [
        kind
        for kind in BOTS
        if (kind != "solver" or can_be_solved(game))
        and (kind != "planner" or can_be_planned(game))
        and (kind != "learned" or has_network(game))
        and (kind != "reflex" or has_reflexes(game))
    ]


def make(spec: str, seed: int = 0, game: Game[Any, Any] | None = None, over: Over | None = None) -> Bot:
    """The bot that ``spec`` asks for; SetupError if there is none, or if it cannot play ``game``. Once its time is
    ``over`` it answers with what it has found, however often it was asked to look.

    >>> make("mcts:500", seed=3).name
    'mcts:500'
    """
    name, colon, effort = spec.partition(":")
    if name not in BOTS:
        known = BOTS if game is None else bots_for(game)
        raise SetupError("unknown-bot", f"Unknown bot {shown(name)}{did_you_mean(name, known)}", rule="table.settings")
    if name == "random" and not colon:
        return RandomBot(seed=seed)
    if name == "reflex" and not colon:
        if game is not None and not has_reflexes(game):
            raise SetupError("bad-bot", f"Nobody has fitted reflexes for {game.title}.", rule="table.settings")
        return ReflexBot(seed=seed)
    if name == "careless" and not colon:
        return CarelessBot(seed=seed, over=over)
    if name == "greedy":
        if not colon:
            return GreedyBot(seed=seed, over=over)
        if _is_count(effort):
            return GreedyBot(samples=int(effort), seed=seed, over=over)
    if name == "mcts":
        if not colon:
            return MctsBot(seed=seed, over=over)
        if _is_count(effort):
            return MctsBot(iterations=int(effort), seed=seed, over=over)
        if _is_time(effort):
            return MctsBot(seconds=float(effort[:-1]), seed=seed, over=over)
    if name == "solver":
        if game is not None:
            solvable(game)
        if not colon:
            return SolverBot(seed=seed, over=over)
        if _is_turns(effort):
            return SolverBot(turns=int(effort), seed=seed, over=over)
        if _is_time(effort):
            return SolverBot(seconds=float(effort[:-1]), seed=seed, over=over)
    if name == "planner":
        if game is not None:
            plannable(game)
        if not colon:
            return PlannerBot(seed=seed, over=over)
        if _is_count(effort):
            return PlannerBot(looks=int(effort), seed=seed, over=over)
        if _is_time(effort):
            return PlannerBot(seconds=float(effort[:-1]), seed=seed, over=over)
    if name == "learned" and not colon:
        if game is not None and not has_network(game):
            raise SetupError("bad-bot", f"Nobody has taught a network {game.title}.", rule="table.settings")
        return LearnedBot(seed=seed)
    raise SetupError("bad-bot", f"{shown(spec)} is not a bot: {_WANTED[name]}", rule="table.settings")


_WANTED = {
    "random": "random takes no effort that could be set.",
    "reflex": "reflex takes no effort that could be set.",
    "careless": "careless takes no effort that could be set.",
    "learned": "learned takes no effort that could be set.",
    "greedy": "after greedy: comes how many games it imagines, such as greedy:20.",
    "mcts": "after mcts: comes how often it looks, such as mcts:500, or for how long, such as mcts:0.1s.",
    "solver": "after solver: comes for how long it looks, such as solver:2s, or how many turns ahead, up to 9.",
    "planner": "after planner: comes for how long it thinks in a turn, such as planner:2s, or how often, planner:40.",
}


def _is_count(effort: str) -> bool:
    return re.fullmatch(r"[1-9]\d{0,8}", effort, re.ASCII) is not None


def _is_turns(effort: str) -> bool:
    return re.fullmatch(r"[1-9]", effort, re.ASCII) is not None


def _is_time(effort: str) -> bool:
    return re.fullmatch(r"\d{0,5}\.?\d{1,9}s", effort, re.ASCII) is not None and float(effort[:-1]) > 0
